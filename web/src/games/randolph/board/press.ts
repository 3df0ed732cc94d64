/** Enter and Space do what a tap does, on things of the map that are no buttons of the browser. */
export function pressed(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
}

/** Whether a click came from a finger, which is broader than a mouse. */
export function byFinger(event: MouseEvent): boolean {
  return "pointerType" in event && event.pointerType === "touch";
}
