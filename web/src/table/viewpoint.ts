/** What a game is to the page, and what a game's components may look at and do. */
import type { Component, Snippet } from "svelte";
import type { Item } from "../api/http";
import type { Clock, Snapshot } from "../clock/clock.svelte";
import type { GameEvent, Plain, Scene, Staging } from "../clock/scene";
import type { LiveTable } from "./live.svelte";
import type { Chip, Message } from "../i18n/words.svelte";

export type { GameEvent, Plain } from "../clock/scene";
export type { Arg, Chip, Message } from "../i18n/words.svelte";

export const GAME_NAMES = ["kramer", "randolph"] as const;
export type GameName = (typeof GAME_NAMES)[number];

export function isGame(name: string | undefined): name is GameName {
  return (GAME_NAMES as readonly unknown[]).includes(name);
}

export interface Action {
  readonly id: number;
  readonly text: string;
  readonly data: { readonly kind: string } & Readonly<Record<string, Plain>>;
}
export type Move = number | string | readonly (number | string)[];

/** A table as one pair of eyes sees it. Live tables, replays and lessons all provide one. */
export interface Viewpoint {
  readonly game: GameName;
  readonly view: Plain;
  /** Whose eyes; null: a spectator, or a device that shows no seat. */
  readonly seat: number | null;
  /** By seat: whether a bot plays there. Empty where that is not known. */
  readonly bots: readonly boolean[];
  /** What this seat may do now; nothing while anything is still to be shown. */
  readonly legal: readonly Action[];
  /** Rows of actions that may be played as one move, each legal after the one before. */
  readonly ways: readonly (readonly Action[])[];
  readonly canUndo: boolean;
  /** A command is under way. */
  readonly busy: boolean;
  /** All that these eyes were told so far, in order: events of the game, chat, what happened at the table. */
  readonly items: readonly Item[];
  /** What is shown at this moment, and when it goes on. Everything else here is what the clock shows. */
  readonly clock: Clock<Snapshot>;
  /** What a teacher speaks of ("city:tokyo", "agent:red"): a board of which a part is in sight goes there. */
  readonly spots: readonly string[];
  /** The device belongs to several seats, so that others look on. */
  readonly shared?: boolean;
  /** False in a replay: nothing can be done. */
  readonly live: boolean;
  /** Does it; false: refused, and the reason was already shown. */
  play(move: Move): Promise<boolean>;
  takeBack(): Promise<boolean>;
  /** What a legal move would come to, as far as this seat can know; null if it cannot. */
  preview(move: Move): Promise<{ view: Plain; events: GameEvent[] } | null>;
  note(about: string, text: string): Promise<boolean>;
  /** The case file: what is worth remembering of each player and agent, and the seat's own notes. */
  log(): Promise<{ log: Plain; notes: Record<string, string> }>;
}

/** A further tab beside Log and Chat. */
export interface Tab {
  readonly id: string;
  readonly icon: string;
  readonly title: Message;
  readonly body: Snippet;
  /** A number on the tab, if there is something new. */
  readonly count?: number;
  /** There is nothing in it now: its place in the dock stays, so that the others keep theirs. */
  readonly empty?: boolean;
}

export interface GameModule {
  readonly name: GameName;
  /** The whole table screen, built with Frame. `strip` is shown instead of the orders in a replay. */
  readonly Table: Component<{ viewpoint: Viewpoint; table: LiveTable | null; strip?: Snippet }>;
  /** How the game is shown in time. */
  readonly staging: Staging;
  /** Something that was told, to be looked at once more on the board as it is now; null: there is nothing to see. */
  again(event: GameEvent, viewpoint: Viewpoint): Scene | null;
  /** How it ended: secrets revealed, how each player's points came. */
  readonly result: () => Promise<{ readonly default: Component<{ viewpoint: Viewpoint; table: LiveTable | null }> }>;
  /** Whose turn it is and what is asked of *you*, in one sentence, always. */
  asked(viewpoint: Viewpoint): Message;
  /** A line of the log; null: not worth a line. */
  tell(event: GameEvent, viewpoint: Viewpoint): Message | null;
  /** One event that stands for two lines of the log, the older first; null: each has its own. */
  readonly folded?: (before: GameEvent, event: GameEvent) => GameEvent | null;
  /** An action as an entry of the list of all actions. */
  describe(action: Action, viewpoint: Viewpoint): Message;
  /** What a seat of this device has ordered ahead to do now; null: its player decides. Decided from what is public. */
  readonly answer?: (table: LiveTable, seat: number) => Move | null;
  /** A seat's view as everybody may see it; null: not while everybody hides something of their own. */
  forAll(view: Plain): Plain;
  /** Which kind of decision is to be made, as the id of its sentence of help; null: none that needs one. */
  hint(viewpoint: Viewpoint): string | null;
  /** The clause of the rules that matters now, as "K3.5". */
  clause(viewpoint: Viewpoint): string;
}

/** Who is told something: what the table shows, and whose eyes. */
export type Listener = Pick<Viewpoint, "view" | "seat" | "shared">;

/** A sentence about a player, or its twin about you. */
export function about(viewpoint: Listener, seat: number, id: string, args: NonNullable<Message["args"]> = {}): Message {
  return seat === viewpoint.seat ? { id: `${id}-you`, args } : { id, args: { who: player(viewpoint, seat), ...args } };
}

/** A player in a sentence. */
export function player(viewpoint: { readonly view: Plain }, seat: number): Chip {
  return { chip: "player", of: seat, words: String(viewpoint.view?.names?.[seat] ?? seat + 1) };
}

/** Shows something that was told once more, on the board. */
export function showAgain(game: GameModule, event: GameEvent, viewpoint: Viewpoint): void {
  const scene = game.again(event, viewpoint);
  if (scene) viewpoint.clock.aside(scene);
}
