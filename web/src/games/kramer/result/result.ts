/** How it ended: places, who was who, and where every marker's points came from. */
import type { Item } from "../../../api/http";
import { eventsOf } from "../../../clock/clock.svelte";
import { held } from "../scenes/again";
import { journeysOf } from "../scenes/small";
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

/** Whom a player took another one for; nothing: it wrote that name nowhere. */
export function took(view: KramerView, by: number, about: number): Colour[] {
  return playing(view).filter((colour) => view.seats[by]?.dossier?.[colour] === about);
}

/** The players whom nobody named rightly, where dossiers were written. */
export function unseen(view: KramerView): number[] {
  const written = view.seats.some(({ dossier }) => dossier);
  const named = (about: number): boolean => view.seats.some(({ seat }) => seat !== about && took(view, seat, about).some((colour) => agentOf(view, colour).owner === about));
  return written ? view.seats.map(({ seat }) => seat).filter((seat) => !named(seat)) : [];
}

/** How far each player moved its own agents, and all agents together. */
export function moved(view: KramerView, items: readonly Item[]): { readonly own: number; readonly all: number }[] {
  const found = view.seats.map(() => ({ own: 0, all: 0 }));
  for (const journey of held(eventsOf(items)).flatMap(journeysOf)) {
    const of = found[journey.seat];
    if (!of || journey.steps === null) continue;
    of.all += Math.abs(journey.steps);
    if (agentOf(view, journey.colour).owner === journey.seat) of.own += Math.abs(journey.steps);
  }
  return found;
}

/** What a marker has that no scoring gave it: moved by cards. */
export function byCards(view: KramerView, file: CaseFile, colour: Colour): number {
  return agentOf(view, colour).score - file.scorings.reduce((sum, { gains }) => sum + (gains[colour] ?? 0), 0);
}
