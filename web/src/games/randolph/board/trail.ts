/** The ways that agents went lately: this turn's, and what the others did since one's own last turn. */
import type { GameEvent } from "../../game";
import { linkOf, type Places, type Point, baseCorner, hqCorner } from "./places";
import { BASE, type Colour, emptyCorner, GUARD, HQ, type RandolphView } from "../view";

export interface Way {
  readonly seat: number;
  readonly agent: number;
  readonly from: string;
  readonly to: string;
  /** Of the turn that is going on. */
  readonly now: boolean;
}
const ACTIONS = new Set(["stepped", "taken", "dropped", "exchanged"]);

/** The events with what was taken back left out. */
export function standing(events: readonly GameEvent[]): GameEvent[] {
  const kept: GameEvent[] = [];
  for (const event of events) {
    if (event.type !== "undone") {
      kept.push(event);
      continue;
    }
    let last = kept.length - 1;
    while (last >= 0 && !(ACTIONS.has(kept[last]!.type) && kept[last]!["seat"] === event["seat"])) last -= 1;
    if (last >= 0) kept.splice(last);
  }
  return kept;
}

/** Steps since the seat's own last turn ended; of the turn that is going on marked as such. */
export function ways(events: readonly GameEvent[], seat: number | null): Way[] {
  const kept = standing(events);
  let began = kept.length;
  while (began > 0 && kept[began - 1]!.type !== "turn_began") began -= 1;
  const turn = kept[began - 1]?.["seat"];
  let first = began;
  if (turn === seat) {
    // Back to the seat's own last turn.
    while (first > 0 && !(kept[first - 1]!.type === "turn_ended" && kept[first - 1]!["seat"] === seat)) first -= 1;
  }
  const found: Way[] = [];
  for (let i = first; i < kept.length; i++) {
    const event = kept[i]!;
    if (event.type !== "stepped") continue;
    found.push({ seat: event["seat"], agent: event["agent"], from: event["from"], to: event["to"], now: i >= began });
  }
  // Once one has moved oneself, what the others did has been seen.
  return found.some(({ seat: mover, now }) => now && mover === seat) ? found.filter(({ now }) => now) : found;
}

/** The line of a step: from where to where it is drawn. */
export function lineOf(places: Places, view: RandolphView, seat: number, from: string, to: string): [Point, Point] | null {
  const colour: Colour = view.players[seat]?.colour ?? "red";
  if (to === HQ) {
    const link = linkOf(hqCorner(places, colour), from);
    return link ? [link.gate[0], link.gate[1]] : null;
  }
  if (from === BASE || from === GUARD) {
    const link = linkOf(baseCorner(places, from === BASE ? colour : (emptyCorner(view) ?? colour)), to);
    return link ? [link.exit[0], link.exit[1]] : null;
  }
  const a = places.at.get(from);
  const b = places.at.get(to);
  return a && b ? [[a.x, a.y], [b.x, b.y]] : null;
}

/** The point so far along from p to q. */
export function along(p: Point, q: Point, distance: number): Point {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  return [p[0] + ((q[0] - p[0]) * distance) / length, p[1] + ((q[1] - p[1]) * distance) / length];
}
