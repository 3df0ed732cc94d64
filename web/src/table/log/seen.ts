/** What this device has last seen of a table, by pair of eyes: so many items. Kept on the device alone. */
import type { Item } from "../../api/http";
import { keep, recall } from "../../device/kept";

const MOST_TABLES = 30;

const name = (table: string, audience: number): string => `${table}/${audience}`;
const read = (): Record<string, number> => Object(recall("seen"));

/** Null: these eyes have never looked at this table here. */
export function seenOf(table: string, audience: number): number | null {
  return read()[name(table, audience)] ?? null;
}

export function saw(table: string, audience: number, items: number): void {
  const { [name(table, audience)]: _, ...others } = read();
  const kept = Object.entries(others).slice(-(MOST_TABLES - 1));
  keep("seen", Object.fromEntries([...kept, [name(table, audience), items]]));
}

/** How many events of the game these items hold; those that were taken back are gone from a replay too. */
export function eventsIn(items: readonly Item[]): number {
  return items.filter((item) => item.kind === "game" && item.event["type"] !== "undone").length;
}
