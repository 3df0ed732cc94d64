/** Which routes light up for an agent, and how many steps it is to each city. */
import type { Action } from "../../../table/viewpoint";
import type { Places } from "./places";
import { deeds, GUARD, HQ, BASE, type RandolphView } from "../view";

export interface Lit {
  readonly from: string;
  readonly to: string;
  /** The first step is a legal action of the server; further ones show where the way leads. */
  readonly step: number;
}
export interface Target {
  readonly city: string;
  readonly steps: number;
  /** An enemy stands there: to enter is to fight. */
  readonly duel: boolean;
  /** The moves that lead there: the legal action first, then steps in notation. */
  readonly path: readonly (number | string)[];
}
export interface Reach {
  readonly lit: readonly Lit[];
  readonly targets: ReadonlyMap<string, Target>;
}

/** How many agents of each seat stand in each city. */
function standing(view: RandolphView): Map<string, Map<number, number>> {
  const found = new Map<string, Map<number, number>>();
  for (const player of view.players) {
    for (const { place } of player.agents) {
      const here = found.get(place) ?? new Map<number, number>();
      here.set(player.seat, (here.get(player.seat) ?? 0) + 1);
      found.set(place, here);
    }
  }
  return found;
}

/**
 * Where the agent can be sent. One step away is what the server allows. Further on only ways are drawn that nobody bars:
 * no enemy on the way, no third agent at its end. The server judges the whole way when it is taken.
 */
export function reach(view: RandolphView, places: Places, legal: readonly Action[], agent: number): Reach {
  const mine = view.turn;
  const me = mine === null ? undefined : view.players[mine]?.agents[agent - 1];
  const lit: Lit[] = [];
  const targets = new Map<string, Target>();
  if (!me || mine === null) return { lit, targets };
  const there = standing(view);
  const enemy = (city: string): boolean => [...(there.get(city)?.keys() ?? [])].some((seat) => seat !== mine);
  const full = (city: string): boolean => (there.get(city)?.get(mine) ?? 0) >= 2;
  let edge: Target[] = [];
  for (const { id, deed } of deeds(legal, "step")) {
    if (deed.agent !== agent) continue;
    const target = { city: deed.to, steps: 1, duel: deed.to !== HQ && enemy(deed.to), path: [id] };
    targets.set(deed.to, target);
    lit.push({ from: me.place, to: deed.to, step: 1 });
    edge.push(target);
  }
  const budget = view.pool + me.bonus;
  for (let step = 2; step <= budget; step++) {
    const next: Target[] = [];
    for (const from of edge) {
      if (from.city === HQ || from.duel || (step > 2 && full(from.city))) continue;
      for (const city of places.near.get(from.city) ?? []) {
        if (city === me.place || full(city)) continue;
        const known = targets.get(city);
        if (known && known.steps < step) continue;
        lit.push({ from: from.city, to: city, step });
        if (known) continue;
        const target = { city, steps: step, duel: enemy(city), path: [...from.path, `${agent}-${city}`] };
        targets.set(city, target);
        next.push(target);
      }
    }
    edge = next;
  }
  return { lit, targets };
}

/** A name for where an agent stands that is the same for all of a base: to say and to compare. */
export function inCity(place: string): boolean {
  return place !== BASE && place !== GUARD && place !== HQ && place !== "out";
}
