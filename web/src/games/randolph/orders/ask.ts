/** Which decision the orders ask for now. */
import type { Viewpoint } from "../../../table/viewpoint";
import { viewOf } from "../view";

export type Ask = "hide" | "turn" | "duel" | "pick" | "loot" | "bomb" | "watch";

const ASKS = { setup: "hide", place: "hide", move: "turn", duel: "duel", pick: "pick", loot: "loot", bomb: "bomb" } as const;

/** Returns what is asked of these eyes; nothing while anything is still to be shown. */
export function askOf(viewpoint: Viewpoint): Ask {
  const { live, seat, clock } = viewpoint;
  const { phase, to_move } = viewOf(viewpoint);
  if (!live || seat === null || !clock.idle) return "watch";
  if (phase === "setup") return "hide";
  if (!to_move.includes(seat) || phase === "start" || phase === "roll" || phase === "over") return "watch";
  return ASKS[phase];
}
