/** A tap on the board goes on from what is being shown, as the space bar does; it never plays or plans a move. */
import type { Attachment } from "svelte/attachments";
import type { Viewpoint } from "../viewpoint";

/** A press that moves farther drags the map. */
const SLACK_PX = 7;
/** For so long the next tap may still be meant for the scene that one has gone on from. */
const MEANT_MS = 600;

export function onward(viewpoint: () => Viewpoint): Attachment<HTMLElement> {
  let pressed: { x: number; y: number; meant: boolean; watched: boolean } | null = null;
  let went = -MEANT_MS;

  function watching(): boolean {
    const { live, clock } = viewpoint();
    return live && clock.scene !== null && !clock.idle;
  }

  function down(event: PointerEvent): void {
    if (!event.isPrimary) {
      // Two fingers enlarge the map.
      if (pressed) pressed.meant = false;
      return;
    }
    const late = !watching() && event.timeStamp - went < MEANT_MS;
    pressed = { x: event.clientX, y: event.clientY, meant: event.button === 0, watched: watching() || late };
    if (late) event.stopPropagation();
  }

  function move(event: PointerEvent): void {
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLACK_PX) pressed.meant = false;
  }

  function click(event: MouseEvent): void {
    // A key's click has no press; buttons over the board say themselves what they do.
    if (event.detail === 0 || !pressed?.watched) return;
    const now = watching();
    if (now && (event.target as Element).closest("button, a")) return;
    event.stopPropagation();
    event.preventDefault();
    if (!now || !pressed.meant) return;
    went = event.timeStamp;
    viewpoint().clock.next();
  }

  return (board) => {
    const listening = new AbortController();
    const early = { capture: true, signal: listening.signal };
    board.addEventListener("pointerdown", down, early);
    board.addEventListener("pointermove", move, early);
    board.addEventListener("click", click, early);
    return () => listening.abort();
  };
}
