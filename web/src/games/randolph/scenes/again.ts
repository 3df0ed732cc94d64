/** A line of the log, tapped: what it tells is shown once more, on the table as it is now. */
import type { Scene } from "../../../clock/scene";
import type { GameEvent, Viewpoint } from "../../../table/viewpoint";
import { viewOf } from "../view";
import { part, soft } from "../../../clock/easing";
import { type Drawn, STILL } from "./drawn";
import { duel } from "./duel/duelling";
import { ending } from "./end/ending";
import { legOf, small, STEP_MS } from "./group";

export function again(event: GameEvent, viewpoint: Viewpoint): Scene<Drawn> | null {
  const view = viewOf(viewpoint);
  const group = { events: [event], before: view, eyes: { seat: viewpoint.seat, live: false, hurried: false } };
  switch (event.type) {
    case "stepped":
      return small("walk", group, {
        length: 3 * STEP_MS,
        draw: (ms) => ({ ...STILL, view, legs: [legOf(event, part(ms, 0, 2 * STEP_MS), null)], look: event["to"] }),
      });
    case "taken":
    case "dropped":
    case "exchanged": {
      const kind = event.type === "dropped" ? "drop" : "take";
      return small(kind, group, {
        length: 1_400,
        draw: (ms) => ({ ...STILL, view, sign: { seat: event["seat"], kind, suitcase: event["suitcase"], city: event["city"], part: soft(part(ms, 0, 240)) }, look: event["city"] }),
      });
    }
    case "duel_revealed": {
      const scene = duel(group);
      // The table is not to be changed by what is long past.
      return { ...scene, waits: false, draw: (ms) => ({ ...scene.draw(ms), view }) };
    }
    case "game_over":
      return { ...ending(group), waits: false };
    default:
      return null;
  }
}
