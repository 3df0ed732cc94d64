/** What the page shows of Randolph's game at one moment. */
import type { GameEvent } from "../../../table/viewpoint";
import type { RandolphView } from "../view";

/** A step that is being taken. */
export interface Leg {
  readonly seat: number;
  readonly agent: number;
  readonly from: string;
  readonly to: string;
  /** From 0 to 1: how much of the way is behind the walker. */
  readonly part: number;
  /** The table when it has arrived; null: the agent stands elsewhere by now, and only its way is shown. */
  readonly then: RandolphView | null;
}

/** A small sign over a city: what was taken or dropped there, or that a duel was fought. */
export interface Sign {
  readonly seat: number;
  readonly kind: "take" | "drop" | "duel";
  readonly suitcase: string | null;
  readonly city: string;
  readonly part: number;
}

export interface StartPaper {
  readonly kind: "start";
  readonly rolls: readonly GameEvent[];
  readonly begins: number | null;
}

export interface DuelPaper {
  readonly kind: "duel";
  readonly city: string;
  readonly attacker: { readonly seat: number; readonly agent: number | null };
  readonly defender: { readonly seat: number; readonly agent: number | null };
  readonly stage: "hands" | "choose" | "backs" | "silence" | "turn" | "words";
  readonly chosen: readonly number[];
  /** Only for the one who laid it. */
  readonly card: number | null;
  /** From 0 to 1: both backs slide in; both cards turn. */
  readonly slid: number;
  readonly turned: number;
  /** What was decided; the cards in it are drawn from the turn on, its winner from the words on. */
  readonly revealed: GameEvent | null;
  /** From 0 to 1: the stamp falls. */
  readonly stamped: number;
  /** What becomes of both is said, and the log has it. */
  readonly fate: boolean;
  readonly over: boolean;
}

export interface CasePaper {
  readonly kind: "case";
  readonly seat: number;
  readonly suitcase: string;
  /** Null while nobody can know. */
  readonly content: RandolphView["suitcases"][number]["content"];
  /** All from 0 to 1. */
  readonly up: number;
  readonly clasps: readonly [number, number];
  readonly lid: number;
  /** Milliseconds since the papers began to fan out. */
  readonly fan: number;
  /** Secrets before it, and how many of the new ones the bar has counted. */
  readonly before: number;
  readonly counted: number;
  /** The figure on the clock of a bomb. */
  readonly ticks: 3 | 2 | 1 | 0;
  /** From 0 to 1: the flash of a bomb; at its end it is gone. */
  readonly burst: number;
  /** Pixels to the side. */
  readonly shaken: number;
  /** The bomb has taken what it takes: the case makes room for those who are lost. */
  readonly lost: readonly GameEvent[] | null;
  readonly losses: number;
  readonly told: boolean;
}

export interface EndPaper {
  readonly kind: "end";
  readonly event: GameEvent;
  /** From 0 to 1: how much of the race is drawn. */
  readonly race: number;
  readonly crown: number;
  /** Milliseconds since the columns began to rise; below 0: they have not. */
  readonly columns: number;
}

export type Paper = StartPaper | DuelPaper | CasePaper | EndPaper;

export interface Drawn {
  /** The table at this moment; null: as the clock shows it. */
  readonly view: RandolphView | null;
  readonly legs: readonly Leg[];
  readonly sign: Sign | null;
  /** What is spoken of: a city, or "base red", "hq red". The map goes there where it cannot be seen. */
  readonly look: string | null;
  /** From 0 to 1: the dice have come to rest. */
  readonly tumbled: number;
  readonly paper: Paper | null;
}

export const STILL: Omit<Drawn, "view"> = { legs: [], sign: null, look: null, tumbled: 1, paper: null };
