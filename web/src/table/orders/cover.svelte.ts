/** Whether one's own secrets lie covered on this device. */
class Cover {
  on = $state(false);
}
export const cover = new Cover();
