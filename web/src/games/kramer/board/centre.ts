/** What lies in the square, as far as it has been shown. */
import type { Item } from "../../../api/http";
import { eventsOf } from "../../../clock/clock.svelte";
import type { CardId } from "../view";

/** Returns the card on top of the discards: the one that was played last; of those played unseen, any. */
export function topCard(items: readonly Item[], discard: readonly CardId[]): CardId | null {
  const last = eventsOf(items).findLast(({ type }) => type === "card_played" || type === "reshuffled");
  return last?.type === "reshuffled" ? null : (last?.["card"] ?? discard.at(-1) ?? null);
}

/** Returns what the die showed last; null before the first throw. */
export function lastFace(items: readonly Item[]): string | null {
  return eventsOf(items).findLast(({ type }) => type === "rolled")?.["face"] ?? null;
}
