/** How it ended: places, who was who, and where every marker's points came from. */
import type { Item } from "../../../api/http";
import { eventsOf } from "../../../clock/clock.svelte";
import { held } from "../scenes/again";
import { journeysOf } from "../scenes/small";
import { agentOf, type AgentView, type CaseFile, type Colour, type KramerView, type Owner, playing } from "../view";

/** Everybody by their points; those who are level share a place. */
export function ranking(view: KramerView) {
  const rows = [...(view.scoring ?? [])].sort((a, b) => b.total - a.total || a.seat - b.seat);
  return rows.map((row) => ({
    ...row,
    place: 1 + rows.filter((other) => other.total > row.total).length,
    /** The agent that counts: the one furthest ahead. */
    best: [...row.agents].sort((a, b) => agentOf(view, b).score - agentOf(view, a).score)[0] ?? null,
    wins: view.result?.winners.includes(row.seat) ?? false,
  }));
}

/** The agents of which this is true, the furthest first. */
function furthest(view: KramerView, which: (agent: AgentView) => boolean): Colour[] {
  const score = (colour: Colour): number => agentOf(view, colour).score;
  return playing(view).filter((colour) => which(agentOf(view, colour))).sort((a, b) => score(b) - score(a));
}

/** The agents that belonged to nobody. */
export const freeAgents = (view: KramerView): Colour[] => furthest(view, ({ owner }) => owner === "free");

/** The agents that stand on Finish or past it. */
export const finishers = (view: KramerView): Colour[] => furthest(view, ({ score }) => score >= view.finish);

/** A line of a dossier, now that all is known. */
export function judged(view: KramerView, seat: number, colour: Colour): "own" | "right" | "wrong" | null {
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
