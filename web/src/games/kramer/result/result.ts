/** How it ended: places, who was who, and where every marker's points came from. */
import type { Owner } from "../view";
import { agentOf, type CaseFile, type Colour, type KramerView, playing } from "../view";

export interface Placed {
  readonly seat: number;
  readonly place: number;
  readonly agents: readonly Colour[];
  /** The agent that counts: the one furthest ahead. */
  readonly best: Colour | null;
  readonly marker: number;
  readonly dossier: number;
  readonly total: number;
  readonly wins: boolean;
}

/** Everybody by their points; those who are level share a place. */
export function ranking(view: KramerView): Placed[] {
  const rows = [...(view.scoring ?? [])].sort((a, b) => b.total - a.total || a.seat - b.seat);
  return rows.map((row) => ({
    ...row,
    place: 1 + rows.filter((other) => other.total > row.total).length,
    best: [...row.agents].sort((a, b) => agentOf(view, b).score - agentOf(view, a).score)[0] ?? null,
    wins: view.result?.winners.includes(row.seat) ?? false,
  }));
}

/** The agents that belonged to nobody, the furthest first. */
export function freeAgents(view: KramerView): Colour[] {
  return playing(view)
    .filter((colour) => agentOf(view, colour).owner === "free")
    .sort((a, b) => agentOf(view, b).score - agentOf(view, a).score);
}

/** The agents that stand on Finish or past it, the furthest first. */
export function finishers(view: KramerView): Colour[] {
  return playing(view)
    .filter((colour) => agentOf(view, colour).score >= view.finish)
    .sort((a, b) => agentOf(view, b).score - agentOf(view, a).score);
}

export type Judged = "own" | "right" | "wrong";

/** A line of a dossier, now that all is known. */
export function judged(view: KramerView, seat: number, colour: Colour): Judged | null {
  const line: Owner | undefined = view.seats[seat]?.dossier?.[colour];
  if (line === undefined || line === null) return null;
  const { owner } = agentOf(view, colour);
  if (owner === seat) return "own";
  return owner === line ? "right" : "wrong";
}

/** What a marker has that no scoring gave it: moved by cards. */
export function byCards(view: KramerView, file: CaseFile, colour: Colour): number {
  return agentOf(view, colour).score - file.scorings.reduce((sum, { gains }) => sum + (gains[colour] ?? 0), 0);
}
