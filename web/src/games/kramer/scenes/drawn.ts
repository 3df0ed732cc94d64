/** What Kramer's board shows at a moment: at rest as the view has it, in a scene on the way from one view to the next. */
import { wayOf } from "../board/ways/way";
import { type Building, type CardId, type Colour, type Each, type KramerView, playing } from "../view";
import type { Unmasking } from "./finale/unmasking";
import type { ScoringPicture } from "./scoring";

/** To whom a scene speaks: the eyes that look, and the table as it was last shown. */
export interface Told {
  readonly view: KramerView;
  readonly seat: number | null;
  readonly hurried: boolean;
  /** Others look on: no secret of the seat may be seen. */
  readonly shared: boolean;
  /** In this round an agent has been watched one step before the safe already. */
  readonly breathed?: boolean;
}

export type Where = Each<Building>;
export type Scores = Each<number>;

/** Where everything stands that events can move. */
export interface Position {
  readonly where: Where;
  /** A fraction is a marker between two fields. */
  readonly scores: Scores;
  readonly safe: Building;
  readonly face: string | null;
}

/** A way that an agent goes: by a player's points or by a card. */
export interface Journey {
  readonly colour: Colour;
  /** Whose move it is. */
  readonly seat: number;
  readonly from: Building;
  readonly to: Building;
  /** Buildings along the ring, backward if negative; null where it leaps. */
  readonly steps: number | null;
}

/** A pawn in the air: `at` counts the hops it has made. */
export interface Flight {
  readonly colour: Colour;
  readonly way: readonly Building[];
  readonly at: number;
}

/** The trail of a journey, as far as it has come: 0 to 1. */
export interface Trail extends Journey {
  readonly part: number;
}

export interface Drawn extends Position {
  /** The die while it rolls: 0 to 1. */
  readonly tumble: number;
  readonly flights: readonly Flight[];
  readonly trails: readonly Trail[];
  /** Who moves what moves. */
  readonly mover: number | null;
  /** The safe on its way from another building: 0 to 1. */
  readonly slide: { readonly from: Building; readonly at: number } | null;
  /** The card that is held up: 0 to 1. */
  readonly card: { readonly card: CardId; readonly seat: number; readonly at: number } | null;
  readonly scoring: ScoringPicture | null;
  readonly unmasking: Unmasking | null;
}

export function positionOf(view: KramerView): Position {
  const colours = playing(view);
  return {
    where: Object.fromEntries(colours.map((colour) => [colour, view.agents[colour]!.building])),
    scores: Object.fromEntries(colours.map((colour) => [colour, view.agents[colour]!.score])),
    safe: view.safe,
    face: view.roll,
  };
}

/** Returns the picture of a position in which nothing moves. */
export function atRest(position: Position): Drawn {
  return { ...position, tumble: 1, flights: [], trails: [], mover: null, slide: null, card: null, scoring: null, unmasking: null };
}

export function rest(view: KramerView): Drawn {
  return atRest(positionOf(view));
}

/** Returns the pawn of a journey so far on its way: 0 to 1. */
export function flight(journey: Journey, part: number): Flight {
  const way = wayOf(journey.from, journey.to, journey.steps);
  return { colour: journey.colour, way, at: part * (way.length - 1) };
}

/** Returns markers so many fields on their way. */
export function ran(was: Scores, totals: Scores, fields: number): Scores {
  const out: Partial<Record<Colour, number>> = { ...was };
  for (const [colour, total] of Object.entries(totals) as [Colour, number][]) {
    const from = was[colour] ?? 0;
    out[colour] = total >= from ? Math.min(total, from + fields) : Math.max(total, from - fields);
  }
  return out;
}
