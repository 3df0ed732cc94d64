/** Which routes light up for an agent, and how many steps it is to each city: as the server says. */
import type { Action } from "../../../table/viewpoint";
import { deeds, HQ, type RandolphView } from "../view";

export interface Lit {
  readonly from: string;
  readonly to: string;
  /** The first step is lit more strongly; further ones show where the way leads. */
  readonly step: number;
}
export interface Target {
  readonly city: string;
  readonly steps: number;
  /** An enemy stands there: to enter is to fight. */
  readonly duel: boolean;
  /** The actions that lead there. */
  readonly path: readonly number[];
}
export interface Reach {
  readonly lit: readonly Lit[];
  readonly targets: ReadonlyMap<string, Target>;
}

/** Where the agent can be sent: with the steps that are legal, and on the ways that go on from them. */
export function reach(view: RandolphView, legal: readonly Action[], ways: readonly (readonly Action[])[], agent: number): Reach {
  const mine = view.turn;
  const me = mine === null ? undefined : view.players[mine]?.agents[agent - 1];
  const lit = new Map<string, Lit>();
  const targets = new Map<string, Target>();
  if (!me) return { lit: [], targets };
  const enemy = (city: string): boolean => view.players.some(({ seat, agents }) => seat !== mine && agents.some(({ place }) => place === city));
  for (const way of [...legal.map((action) => [action]), ...ways]) {
    const steps = deeds(way, "step");
    if (steps[0]?.deed.agent !== agent) continue;
    let from = me.place;
    for (const [at, { deed: { to } }] of steps.entries()) {
      const edge = `${from} ${to}`;
      if (!lit.has(edge)) lit.set(edge, { from, to, step: at + 1 });
      from = to;
    }
    targets.set(from, { city: from, steps: steps.length, duel: from !== HQ && enemy(from), path: steps.map(({ id }) => id) });
  }
  return { lit: [...lit.values()], targets };
}
