/** What this device has last seen of a table, by pair of eyes: so many items. Kept on the device alone. */
import type { Item } from "../../api/http";

const KEPT = "topsecret.seen";
const MOST_TABLES = 30;

type Seen = Record<string, number>;

function read(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Seen) : {};
  } catch {
    return {};
  }
}

const name = (table: string, audience: number): string => `${table}/${audience}`;

/** Null: these eyes have never looked at this table here. */
export function seenOf(table: string, audience: number): number | null {
  const seen = read()[name(table, audience)];
  return typeof seen === "number" ? seen : null;
}

export function saw(table: string, audience: number, items: number): void {
  const { [name(table, audience)]: _, ...others } = read();
  const kept = Object.entries(others).slice(-(MOST_TABLES - 1));
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...kept, [name(table, audience), items]])));
  } catch {
    // Storage is full or closed to us: then nothing was missed.
  }
}

/** How many events of the game these items hold; those that were taken back are gone from a replay too. */
export function eventsIn(items: readonly Item[]): number {
  return items.filter((item) => item.kind === "game" && item.event["type"] !== "undone").length;
}
