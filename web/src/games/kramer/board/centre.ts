/** What lies in the square, as far as it has been shown. */
import type { Item } from "../../../api/http";
import type { CardId } from "../view";

/** Returns the card on top of the discards: the one that was played last; of those played unseen, any. */
export function topCard(items: readonly Item[], discard: readonly CardId[]): CardId | null {
  const last = lastOf(items, "card_played", "reshuffled");
  if (last?.type === "reshuffled") return null;
  return (last?.["card"] as CardId | undefined) ?? discard.at(-1) ?? null;
}

/** Returns what the die showed last; null before the first throw. */
export function lastFace(items: readonly Item[]): string | null {
  return lastOf(items, "rolled")?.["face"] ?? null;
}

function lastOf(items: readonly Item[], ...types: string[]): ({ type: string } & Record<string, any>) | null {
  for (let at = items.length - 1; at >= 0; at--) {
    const item = items[at]!;
    if (item.kind === "game" && types.includes(item.event["type"] as string)) return item.event as { type: string };
  }
  return null;
}
