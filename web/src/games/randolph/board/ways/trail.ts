/** What the others did since one's own last turn, and what this turn did: ways, suitcases taken and dropped, duels. */
import type { GameEvent } from "../../../../table/viewpoint";
import type { Sign } from "../../scenes/drawn";
import { type Places, type Point, baseCorner, hqCorner } from "../places";
import { BASE, type Colour, emptyCorner, GUARD, HQ, type RandolphView } from "../../view";

export interface Way {
  readonly seat: number;
  readonly agent: number;
  readonly from: string;
  readonly to: string;
  /** Of the turn that is going on. */
  readonly now: boolean;
  /** The first of its move: the mover's portrait is put here. */
  readonly first: boolean;
  /** 1 is the newest turn, then 2, then 3 and all that is older. */
  readonly age: 1 | 2 | 3;
}
export interface Trail {
  readonly ways: readonly Way[];
  readonly signs: readonly (Omit<Sign, "part"> & { readonly now: boolean })[];
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
    const last = kept.findLastIndex(({ type, seat }) => ACTIONS.has(type) && seat === event["seat"]);
    if (last >= 0) kept.splice(last);
  }
  return kept;
}

/** What is to be seen of the moves since the seat's own last turn; without a seat, since the last turn of whoever is at turn. */
export function trail(events: readonly GameEvent[], seat: number | null): Trail {
  const kept = standing(events);
  const turns = kept.flatMap((event, i) => (event.type === "turn_began" ? [i] : []));
  const began = turns.at(-1) ?? kept.length;
  const who = seat ?? kept[began]?.["seat"];
  const own = turns.slice(0, -1).findLastIndex((i) => kept[i]!["seat"] === who);
  const first = turns[own + 1] ?? began;
  const ways: (Omit<Way, "age"> & { turn: number })[] = [];
  const signs: (Omit<Sign, "part"> & { now: boolean })[] = [];
  let turn = 0;
  for (let i = first; i < kept.length; i++) {
    const event = kept[i]!;
    const now = i >= began;
    if (event.type === "turn_began") turn += 1;
    else if (event.type === "stepped") {
      const last = ways.at(-1);
      const on = last !== undefined && last.turn === turn && last.agent === event["agent"] && last.to === event["from"];
      ways.push({ seat: event["seat"], agent: event["agent"], from: event["from"], to: event["to"], now, first: !on, turn });
    } else if (event.type === "taken" || event.type === "exchanged" || event.type === "dropped") {
      signs.push({ seat: event["seat"], kind: event.type === "dropped" ? "drop" : "take", suitcase: event["suitcase"], city: event["city"], now });
    } else if (event.type === "duel_revealed") signs.push({ seat: event["winner"], kind: "duel", suitcase: null, city: event["city"], now });
  }
  const aged = ways.map(({ turn: of, ...way }): Way => ({ ...way, age: of === turn ? 1 : of === turn - 1 ? 2 : 3 }));
  // Once one has moved oneself, what the others did has been seen.
  const moved = aged.some(({ seat: mover, now }) => now && mover === seat);
  return moved ? { ways: aged.filter(({ now }) => now), signs: signs.filter(({ now }) => now) } : { ways: aged, signs };
}

/** The line of a step: from where to where it is drawn. */
export function lineOf(places: Places, view: RandolphView, seat: number, from: string, to: string): readonly [Point, Point] | null {
  const colour: Colour = view.players[seat]?.colour ?? "red";
  if (to === HQ) {
    return hqCorner(places, colour).links.find(({ city }) => city === from)?.gate ?? null;
  }
  if (from === BASE || from === GUARD) {
    return baseCorner(places, from === BASE ? colour : (emptyCorner(view) ?? colour)).links.find(({ city }) => city === to)?.exit ?? null;
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

const SHOE_EVERY = 11;

/** Returns a leg as it is drawn: its line between the two pins, its tip, and where each shoe falls when. */
export function stepsOf([a, b]: readonly [Point, Point], corner: boolean) {
  const from = along(a, b, corner ? 2 : 9);
  const to = along(b, a, corner ? 4 : 15);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const count = Math.max(1, Math.floor(length / SHOE_EVERY));
  const shoes = Array.from({ length: count }, (_, k) => {
    const d = ((k + 0.6) * length) / count;
    const off = k % 2 ? 3.1 : -3.1;
    return { at: [from[0] + ux * d - uy * off, from[1] + uy * d + ux * off] as Point, when: d / length };
  });
  return { from, to, turn: (Math.atan2(uy, ux) * 180) / Math.PI, shoes };
}
