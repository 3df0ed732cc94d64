/** What a scene is: a piece of the game as it is shown, a pure function of one time. */
import type { Message } from "../i18n/words.svelte";
import { SMALL_STILL_MS } from "./pace";

// The shapes of views and events differ by game and by kind; each game types its own in games/GAME/view.ts.
export type Plain = any;
export type GameEvent = { readonly type: string } & Readonly<Record<string, Plain>>;

/** A sentence from a moment of the scene on; null is silence, written "…". */
export interface Caption {
  readonly at: number;
  readonly say: Message | null;
}

/** Something to hear, and to feel, at a moment of the scene. */
export interface Cue {
  readonly at: number;
  readonly sound?: string;
  /** Vibration: milliseconds on, off, on … */
  readonly shake?: readonly number[];
}

/** All times are milliseconds at the calm pace; the clock divides them. */
export interface Scene<Drawn = Plain> {
  /** A name for tests and styles: "walk", "scoring", "duel". */
  readonly kind: string;
  /** How many events it shows, counted on from the scene before. */
  readonly events: number;
  readonly length: number;
  /** When the game has moved on: from here its lines stand in the log and, if it is the last of its frame, the new view holds. */
  readonly tells: number;
  /** Big scenes are never dropped or merged. */
  readonly weight: "small" | "big";
  /** At its end it waits until the person goes on. */
  readonly waits: boolean;
  /** The moments that are shown instead of motion; at least one, ascending, the last tells how it ended. */
  readonly stills: readonly number[];
  /** How long each of them stands. */
  readonly still: number;
  readonly captions: readonly Caption[];
  readonly cues: readonly Cue[];
  /** What the board shows at a moment, from 0 to `length`. */
  draw(ms: number): Drawn;
}

/** What a small scene is made of; the rest follows from it. */
type Sketch<Drawn> = Pick<Scene<Drawn>, "length" | "captions" | "draw"> & Partial<Pick<Scene<Drawn>, "events" | "tells" | "cues">>;

/** Returns a small scene: it may be merged with others, and nobody is waited for. */
export function small<Drawn>(kind: string, { length, ...more }: Sketch<Drawn>): Scene<Drawn> {
  return { kind, events: 1, length, tells: length, weight: "small", waits: false, stills: [length], still: Math.min(length, SMALL_STILL_MS), cues: [], ...more };
}

/** Whose eyes look, and how. */
export interface Eyes {
  /** Null: a spectator, a replay without eyes, or a device that is being passed on. */
  readonly seat: number | null;
  /** Something can be asked of this seat: a live table or a lesson, not a replay. */
  readonly live: boolean;
  /** The page is behind: what is small is told in fewer and shorter scenes. */
  readonly hurried: boolean;
  /** The device belongs to several seats: the others look on, so that nothing may be shown as this seat's secret. */
  readonly shared?: boolean | undefined;
  /** What has been told before: what is rare is to stay rare. */
  readonly told?: readonly GameEvent[];
}

/** How a game puts itself on stage. */
export interface Staging<View = Plain, Drawn = Plain> {
  /** What the board shows while nothing moves. */
  rest(view: View): Drawn;
  /** The scenes of these events, in order; each event belongs to exactly one. `before` is the table as it was last shown. */
  scenes(events: readonly GameEvent[], before: View, eyes: Eyes): Scene<Drawn>[];
  /** What is told of small scenes in a row that a page far behind shows as one still, by the last picture of each. */
  readonly many?: Many<Drawn>;
}

export interface Many<Drawn> {
  /** The kinds of scenes that are moves. */
  readonly moves: ReadonlySet<string>;
  /** Whose scene it is. */
  who(drawn: Drawn): number | null;
  /** Whoever moves in it. */
  agents(drawn: Drawn): readonly string[];
  /** The picture without what moves. */
  still(drawn: Drawn): Drawn;
}

/** Returns the last entry whose time has come, or null. */
export function latest<T extends { readonly at: number }>(entries: readonly T[], ms: number): T | null {
  let found: T | null = null;
  for (const entry of entries) if (entry.at <= ms) found = entry;
  return found;
}

/** Returns the entries whose time lies after `from`, up to and with `to`. */
export function between<T extends { readonly at: number }>(entries: readonly T[], from: number, to: number): T[] {
  return entries.filter(({ at }) => at > from && at <= to);
}
