/** Randolph's game as a seat sees it: the view of docs/events.md, typed. */
import type { Action, Viewpoint } from "../../table/viewpoint";
import type { Drawn } from "./scenes/drawn";

export type Colour = "red" | "blue" | "green" | "yellow";
export type Letter = "A" | "B" | "C" | "D";
export type Content = 1 | 3 | 5 | "bomb";
export type Phase = "setup" | "place" | "start" | "roll" | "move" | "pick" | "duel" | "loot" | "bomb" | "over";

/** Where an agent is: a city by its id, or one of these. */
export const BASE = "base";
export const GUARD = "guard";
export const OUT = "out";
export const HQ = "hq";

export interface AgentView {
  readonly number: number;
  readonly place: string;
  readonly carries: string | null;
  readonly bonus: number;
  /** The number under which the actions name it: the lowest of those that are as good. */
  readonly named: number;
}
export interface PlayerView {
  readonly seat: number;
  readonly colour: Colour;
  readonly agents: readonly AgentView[];
  readonly secrets: number;
  readonly delivered: readonly string[];
  readonly spent: readonly number[];
  readonly hand: readonly number[];
  readonly out: boolean;
  readonly ready?: boolean;
  readonly guards?: number | null;
  readonly posts_guards?: boolean;
}
export interface SuitcaseView {
  readonly id: string;
  readonly colour: Colour;
  readonly letter: Letter;
  readonly owner: number;
  readonly place: string | null;
  readonly carrier: { readonly seat: number; readonly agent: number } | null;
  readonly delivered_by: number | null;
  readonly content: Content | null;
}
export interface Duellist {
  readonly seat: number;
  readonly agent: number | null;
}
export interface DuelView {
  readonly city: string;
  readonly attacker: Duellist;
  readonly defender: Duellist;
  readonly exact: boolean;
  readonly chosen: readonly number[];
  readonly card: number | null;
  readonly prize: string | null;
}
export interface RandolphView {
  readonly game: "randolph";
  readonly options: Readonly<Record<string, string | number | boolean | null>>;
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly to_move: readonly number[];
  readonly phase: Phase;
  readonly turn: number | null;
  readonly round: number;
  readonly starter: number | null;
  readonly start_rolls: readonly (number | null)[] | null;
  readonly dice: readonly [number, number] | null;
  readonly pool: number;
  readonly target: number;
  readonly board: { readonly id: string; readonly name: string; readonly digest: string; readonly json?: string };
  readonly players: readonly PlayerView[];
  readonly suitcases: readonly SuitcaseView[];
  readonly crowd: { readonly city: string; readonly agents: readonly number[] } | null;
  readonly duel: DuelView | null;
  readonly losses: number | null;
  readonly result?: { readonly winners: readonly number[]; readonly totals: readonly number[]; readonly reason: string };
}

/** An action's data, by its kind. */
export type Deed =
  | { readonly kind: "contents"; readonly contents: readonly Content[] }
  | { readonly kind: "place"; readonly letter: Letter; readonly city: string }
  | { readonly kind: "guards"; readonly count: number }
  | { readonly kind: "step"; readonly agent: number; readonly to: string }
  | { readonly kind: "take"; readonly agent: number; readonly suitcase: string }
  | { readonly kind: "drop"; readonly agent: number }
  | { readonly kind: "end" }
  | { readonly kind: "pick"; readonly agent: number }
  | { readonly kind: "duel"; readonly card: number }
  | { readonly kind: "loot"; readonly take: boolean }
  | { readonly kind: "lose"; readonly agent: number };

export const LETTERS: readonly Letter[] = ["A", "B", "C", "D"];
export const CONTENTS: readonly Content[] = [5, 3, 1, "bomb"];
/** The seven duel cards of a player in the order in which they are shown. */
export const CARDS: readonly number[] = [1, 2, 3, 4, 5, 0, 0];

/** The table at the moment that is shown: inside a scene it is between two views. */
export function viewOf({ view, clock }: Pick<Viewpoint, "view"> & { readonly clock?: Viewpoint["clock"] }): RandolphView {
  return ((clock?.drawn as Drawn | null | undefined)?.view ?? view) as RandolphView;
}

/** Returns a seat's view without its secrets; null in the set-up, of which everybody sees something else. */
export function forAll(view: RandolphView): RandolphView | null {
  if (view.phase === "setup" || view.phase === "place") return null;
  const suitcases = view.suitcases.map((one) => (one.delivered_by === null ? { ...one, content: null } : one));
  return { ...view, seat: null, suitcases, duel: view.duel && { ...view.duel, card: null } };
}

export function deedOf(action: Action): Deed {
  return action.data as unknown as Deed;
}

/** The legal actions of one kind, with what they do. */
export function deeds<K extends Deed["kind"]>(
  legal: readonly Action[],
  kind: K,
): { readonly id: number; readonly deed: Extract<Deed, { kind: K }> }[] {
  return legal
    .filter((action) => action.data.kind === kind)
    .map((action) => ({ id: action.id, deed: deedOf(action) as Extract<Deed, { kind: K }> }));
}

/** The suitcase with that id. */
export function suitcaseOf(view: RandolphView, id: string): SuitcaseView {
  const found = view.suitcases.find((suitcase) => suitcase.id === id);
  if (!found) throw new Error(`no suitcase ${id} at this table`);
  return found;
}

export function agentOf(view: RandolphView, seat: number, number: number): AgentView {
  const found = view.players[seat]?.agents[number - 1];
  if (!found) throw new Error(`no agent ${number} of seat ${seat}`);
  return found;
}

/** How many agents a player has left. */
export function left(player: PlayerView): number {
  return player.agents.filter((agent) => agent.place !== OUT).length;
}

/** Which of the seven duel cards are spent, in the order of CARDS; of the two zeros the first is spent first. */
export function spentCards(player: PlayerView): boolean[] {
  const spent = [...player.spent];
  return CARDS.map((card) => {
    const at = spent.indexOf(card);
    if (at < 0) return false;
    spent.splice(at, 1);
    return true;
  });
}

/** The colour of the base in which guards stand: that of the corner where nobody starts. */
export function emptyCorner(view: RandolphView): Colour | null {
  const all: Colour[] = ["red", "blue", "green", "yellow"];
  const free = all.filter((colour) => view.players.every((player) => player.colour !== colour));
  return view.players.length === 3 ? (free[0] ?? null) : null;
}
