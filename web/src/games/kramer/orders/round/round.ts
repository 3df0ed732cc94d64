/** The Top Secret round, from what is public: how many passed in a row, and which card was played last. */
import { eventsOf } from "../../../../clock/clock.svelte";
import type { Viewpoint } from "../../../../table/viewpoint";
import type { CardId, KramerView } from "../../view";

/** The seats that passed one after the other before the one that is asked now. */
export function passedInRow(view: KramerView): number[] {
  const { asked, cards, seats } = view;
  if (asked === null || !cards) return [];
  return Array.from({ length: Math.min(cards.passes, seats.length - 1) }, (_, k) => (asked - 1 - k + 2 * seats.length) % seats.length);
}

/** The last card of this turn's round. */
export function lastPlayed(viewpoint: Viewpoint): { seat: number; card: CardId } | null {
  const last = eventsOf(viewpoint.items).findLast(({ type }) => type === "card_played" || type === "turn_began");
  return last?.type === "card_played" ? { seat: last["seat"], card: last["card"] } : null;
}

/** How a seat stands in the round, as a sign on its chip. */
export function stateOf(view: KramerView, seat: number): "asked" | "passed" | "waiting" {
  return seat === view.asked ? "asked" : passedInRow(view).includes(seat) ? "passed" : "waiting";
}
export const SIGNS = { asked: "▸", passed: "✓", waiting: "…" } as const;
