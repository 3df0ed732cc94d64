/** Agents that are as good as each other: the server names one of them, a player may tap any. */
import type { Action } from "../../../table/viewpoint";
import { type AgentView, deedOf, type PlayerView } from "../view";

/** Which of a player's agents the legal actions name. */
export function named(legal: readonly Action[]): Set<number> {
  const numbers = new Set<number>();
  for (const action of legal) {
    const deed = deedOf(action);
    if (deed.kind === "step" || deed.kind === "take" || deed.kind === "drop" || deed.kind === "lose") numbers.add(deed.agent);
  }
  return numbers;
}

/** Two agents that are as good as each other. */
export function alike(a: AgentView, b: AgentView): boolean {
  return a.named === b.named;
}

/** The number under which the legal actions name this agent: its own, or that of a twin; null if neither is named. */
export function namedAs(player: PlayerView, number: number, legal: readonly Action[]): number | null {
  const as = player.agents[number - 1]?.named;
  return as !== undefined && named(legal).has(as) ? as : null;
}

/** One agent of each kind: of those that look the same, the first. */
export function kinds(player: PlayerView): AgentView[] {
  return player.agents.filter(({ number, named }) => number === named);
}

/** All agents that may do something now, twins included. */
export function able(player: PlayerView, legal: readonly Action[]): Set<number> {
  return new Set(player.agents.map(({ number }) => number).filter((number) => namedAs(player, number, legal) !== null));
}
