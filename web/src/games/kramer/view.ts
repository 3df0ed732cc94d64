/** What the server shows a seat of Kramer's game, and the names of the things on the board. */
import type { Action, Viewpoint, GameEvent } from "../../table/viewpoint";

export const COLOURS = ["grey", "yellow", "orange", "red", "green", "blue", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
export const LETTERS: Record<Colour, string> = { grey: "S", yellow: "P", orange: "B", red: "J", green: "M", blue: "D", purple: "L" };
export const NAMES: Record<Colour, string> = {
  grey: "Schulz",
  yellow: "Perry",
  orange: "Bucci",
  red: "Jacques",
  green: "Mirkov",
  blue: "Doyle",
  purple: "Larsson",
};

/** The ring of buildings, clockwise from the church. */
export const BUILDINGS = ["church", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "ruin"] as const;
export type Building = (typeof BUILDINGS)[number];
/** What is painted on a building's plate. */
export const PLATE = { ...Object.fromEntries(BUILDINGS.map((name) => [name, name])), church: "0", ruin: "−3" } as Record<Building, string>;

export type CardId = `C${number}`;
export type Phase = "deal" | "hand" | "roll" | "move" | "draw" | "round" | "second" | "safe" | "dossier" | "over";
/** Who an agent belongs to: a seat, nobody, or not known to these eyes. */
export type Owner = number | "free" | null;

export interface AgentView {
  readonly building: Building;
  readonly score: number;
  readonly armed_by: number | null;
  readonly owner: Owner;
}

export interface SeatView {
  readonly seat: number;
  readonly second_identities: number;
  readonly cards?: number;
  readonly handed_in?: boolean;
  readonly identities?: readonly Colour[];
  readonly hand?: readonly CardId[];
  readonly drawn?: CardId | null;
  readonly dossier?: Each<Owner> | null;
}

export interface KramerView {
  readonly options: { readonly dossier: boolean; readonly dossier_dashes: "consistent" | "free" };
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly to_move: readonly number[];
  readonly phase: Phase;
  readonly turn: number;
  readonly round: number;
  readonly roll: string | null;
  readonly points: readonly [number, number] | null;
  readonly safe: Building;
  readonly asked: number | null;
  readonly finish: number;
  readonly agents: Each<AgentView>;
  readonly seats: readonly SeatView[];
  /** Where dossiers are played: the field that makes them due, and how often a form may hold each seat's name. */
  readonly dossiers?: { readonly due: number; readonly names: readonly number[] };
  readonly cards?: { readonly pile: number; readonly discard: readonly CardId[]; readonly passes: number; readonly has_played: boolean };
  readonly result?: { readonly winners: readonly number[]; readonly totals: readonly number[]; readonly reason: string } | null;
  readonly scoring?: readonly {
    readonly seat: number;
    readonly agents: readonly Colour[];
    readonly marker: number;
    readonly dossier: number;
    readonly total: number;
  }[];
}

/** Something of each agent in play. */
export type Each<T> = Readonly<Partial<Record<Colour, T>>>;

export interface Step {
  readonly agent: Colour;
  readonly from: Building;
  readonly to: Building;
  readonly points?: number;
}
export interface Scored extends GameEvent {
  readonly by: number;
  readonly safe: Building;
  readonly armed: readonly Colour[];
  readonly gains: Each<number>;
  readonly totals: Each<number>;
}

/** The automatic case file of a table. */
export interface CaseFile {
  readonly moved: Readonly<Record<string, Each<Moved>>>;
  readonly scorings: readonly { seat: number; round: number; armed: Colour[]; gains: Partial<Record<Colour, number>> }[];
  readonly stopped: readonly { seat: number; card: CardId; round: number }[];
}
export interface Moved {
  readonly points: number;
  readonly by_card: number;
  readonly into_ruin: number;
  readonly out_of_ruin: number;
}

export function viewOf(viewpoint: Viewpoint): KramerView {
  return viewpoint.view as KramerView;
}

/** The agents in play, in the order of the box. */
export function playing(view: KramerView): Colour[] {
  return COLOURS.filter((colour) => view.agents[colour] !== undefined);
}

/** Returns a seat's view without its secrets. */
export function forAll(view: KramerView): KramerView {
  const agents = Object.fromEntries(Object.entries(view.agents).map(([colour, agent]) => [colour, agent.owner === view.seat ? { ...agent, owner: null } : agent]));
  return { ...view, seat: null, agents, seats: view.seats.map(({ identities: _i, hand: _h, drawn: _d, dossier: _n, ...open }) => open) };
}

/** Whether these eyes are nobody's and know everybody: a replay with everything open, or a game that is over. */
export function opened(view: KramerView): boolean {
  return view.seat === null && view.seats.every(({ identities }) => identities !== undefined);
}

/** The agents that no player is known to have, in the order of the box. */
export function unowned(view: KramerView): Colour[] {
  return playing(view).filter((colour) => typeof agentOf(view, colour).owner !== "number");
}

export function agentOf(view: KramerView, colour: Colour): AgentView {
  const agent = view.agents[colour];
  if (!agent) throw new Error(`${colour} is not in play`);
  return agent;
}

export function ownSeat(viewpoint: Viewpoint): SeatView | null {
  return viewpoint.seat === null ? null : (viewOf(viewpoint).seats[viewpoint.seat] ?? null);
}

export function ringIndex(building: Building): number {
  return BUILDINGS.indexOf(building);
}

/** The building that many further along the ring; backward if negative. */
export function along(building: Building, steps: number): Building {
  return BUILDINGS[(((ringIndex(building) + steps) % 12) + 12) % 12]!;
}

/** How many buildings forward from one to the other, 0 to 11. */
export function forward(from: Building, to: Building): number {
  return (ringIndex(to) - ringIndex(from) + 12) % 12;
}

export function colourOf(letter: string): Colour | undefined {
  return COLOURS.find((colour) => LETTERS[colour] === letter.toUpperCase());
}

type Of<Kind extends string, Data> = Action & { readonly data: { readonly kind: Kind } & Readonly<Data> };
export type MoveAction = Of<"move", { points: Partial<Record<Colour, number>> }>;
export type CardAction = Of<"card", { card: CardId; agents?: Colour[]; steps?: number; building?: Building }>;
type SafeAction = Of<"safe", { building: Building }>;
type LineAction = Of<"dossier", { agent: Colour; seat: number | null }>;

export const isMove = (action: Action): action is MoveAction => action.data.kind === "move";
export const isCard = (action: Action): action is CardAction => action.data.kind === "card";
export const isSafe = (action: Action): action is SafeAction => action.data.kind === "safe";
export const isLine = (action: Action): action is LineAction => action.data.kind === "dossier";
