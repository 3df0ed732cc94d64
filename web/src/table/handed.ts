/** What was told while a device changed its eyes. */
import type { Item } from "../api/http";

/** Returns how many of the items that all are told had been told to a seat too, whatever else it alone was told. */
export function toldTo(seat: readonly Item[], all: readonly Item[]): number {
  let at = 0;
  for (const item of seat) if (at < all.length && same(item, all[at]!)) at += 1;
  return at;
}

function same(a: Item, b: Item): boolean {
  if (a.kind !== "game" || b.kind !== "game") return a.kind === b.kind;
  return a.event["type"] === b.event["type"] && a.event["seat"] === b.event["seat"];
}
