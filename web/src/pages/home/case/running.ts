/** Whether a game was on when this device looked last: so that its place on Home is there before the server has answered. */
const KEPT = "topsecret.running";

export function recall(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

export function remember(running: boolean): void {
  try {
    if (running) localStorage.setItem(KEPT, "1");
    else localStorage.removeItem(KEPT);
  } catch {
    // Storage is closed to us: the list comes in when it is read.
  }
}
