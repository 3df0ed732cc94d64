/** What the others moved since one's own last turn, from what has been shown. */
import type { Item } from "../../../api/http";
import { eventsOf } from "../../../clock/clock.svelte";
import type { GameEvent } from "../../../table/viewpoint";
import { held } from "./again";
import type { Journey } from "./drawn";
import { journeysOf } from "./small";

/** 1: the newest move; 3: the older ones. */
export type Age = 1 | 2 | 3;
export interface Trace extends Journey {
  readonly age: Age;
}

/** Returns what was told since one's own last move, the oldest first; to those who have no seat, of the last round. */
export function sinceOwn(items: readonly Item[], seat: number | null, seats: number): GameEvent[] {
  const told = held(eventsOf(items));
  let turns = 0;
  for (let at = told.length - 1; at >= 0; at--) {
    const { type, seat: by } = told[at]!;
    if (type === "moved" && by === seat) return told.slice(at + 1);
    if (type === "turn_began" && seat === null && ++turns === seats) return told.slice(at);
  }
  return told;
}

/** Returns the ways that agents went, the oldest first; the newest move is the strongest. */
export function tracesOf(items: readonly Item[], seat: number | null, seats: number): Trace[] {
  const moves = sinceOwn(items, seat, seats).map(journeysOf).filter((journeys) => journeys.length > 0);
  let age = 0;
  let by: number | null = null;
  const found: Trace[] = [];
  for (const journeys of moves.reverse()) {
    if (journeys[0]!.seat !== by) age = Math.min(3, age + 1);
    by = journeys[0]!.seat;
    found.unshift(...journeys.map((journey) => ({ ...journey, age: age as Age })));
  }
  return found;
}
