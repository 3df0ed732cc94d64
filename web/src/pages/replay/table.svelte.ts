/** A game looked at again: the same table, with one moment of it laid out. */
import type { Action, Viewpoint, GameEvent, GameName, Plain } from "../../games/game";
import { api, type Item } from "../../api/http";
import { openView } from "./open";

/** Whose eyes: a seat's, a spectator's (null), or everything open. */
export type Eyes = number | null | "open";

interface Frame {
  readonly moment: number;
  readonly events: readonly GameEvent[];
  readonly view: Plain;
}

/** Moments fetched at a time; with everything open each holds every seat's view. */
const CHUNK = 30;
const CHUNK_OPEN = 12;

export class ReplayTable implements Viewpoint {
  readonly game: GameName;
  readonly live = false;
  readonly canUndo = false;
  readonly busy = false;
  readonly legal: readonly Action[] = [];
  moment = $state(0);
  /** What was told at each moment, from the first on. */
  story = $state.raw<readonly (readonly GameEvent[])[]>([]);
  recent = $state.raw<readonly GameEvent[]>([]);
  beat = $state(0);
  quiet = $state(true);
  view = $state.raw<Plain>(null);
  eyes = $state<Eyes>(null);
  /** A moment is being fetched. */
  waiting = $state(false);
  heldUntil = 0;

  #key: string;
  #frames = new Map<number, Frame>();
  #asked = new Map<number, Promise<void>>();
  #wanted = 0;

  constructor(game: GameName, key: string) {
    this.game = game;
    this.#key = key;
  }

  get seat(): number | null {
    return typeof this.eyes === "number" ? this.eyes : null;
  }
  get last(): number {
    return this.story.length;
  }
  readonly items: readonly Item[] = $derived(
    this.story.slice(0, this.moment).flatMap((events) => events.map((event) => ({ kind: "game", event }) as unknown as Item)),
  );

  get #query(): { seat?: number | null; open?: boolean } {
    return this.eyes === "open" ? { open: true } : { seat: this.eyes };
  }

  /** Looks with these eyes from now on. Moments are counted by what they were told, so the place is found anew. */
  async look(eyes: Eyes, moment: number | ((story: readonly (readonly GameEvent[])[]) => number)): Promise<void> {
    const before = this.eyes;
    this.eyes = eyes;
    try {
      const { moments } = await api.story(this.#key, this.#query);
      this.#frames.clear();
      this.#asked.clear();
      this.story = moments as GameEvent[][];
    } catch (error) {
      this.eyes = before;
      throw error;
    }
    await this.goto(typeof moment === "function" ? moment(this.story) : moment, true);
  }

  /** More may have happened in a game that is on. */
  async refresh(): Promise<void> {
    const { moments } = await api.story(this.#key, this.#query);
    this.story = moments as GameEvent[][];
  }

  /** Lays out a moment; one step forward is shown in motion, anything else at once. */
  async goto(moment: number, quiet = false): Promise<void> {
    const to = Math.max(0, Math.min(moment, this.last));
    this.#wanted = to;
    if (!this.#frames.has(to)) {
      this.waiting = true;
      try {
        await this.#fetch(to);
      } finally {
        this.waiting = false;
      }
    }
    const frame = this.#frames.get(to);
    if (!frame || this.#wanted !== to) return; // Somebody was quicker than the network.
    this.quiet = quiet || to !== this.moment + 1 || this.view === null;
    this.moment = to;
    this.view = frame.view;
    this.recent = frame.events;
    this.heldUntil = 0;
    this.beat += 1;
    this.#prefetch(to);
  }

  get #chunk(): number {
    return this.eyes === "open" ? CHUNK_OPEN : CHUNK;
  }

  #fetch(moment: number): Promise<void> {
    const size = this.#chunk;
    const from = Math.floor(moment / size) * size;
    let asked = this.#asked.get(from);
    if (!asked) {
      const eyes = this.eyes;
      asked = api.replay(this.#key, this.#query, from, size).then(({ frames }) => {
        if (eyes !== this.eyes) return;
        for (const { moment: at, events, view, seats } of frames as { moment: number; events: GameEvent[]; view: Plain; seats?: Plain[] }[]) {
          this.#frames.set(at, { moment: at, events, view: seats ? openView(view, seats) : view });
        }
      });
      this.#asked.set(from, asked);
      // A game that is on fills its last chunk later; and what failed may be asked again.
      const forget = (): void => {
        if (from + size > this.last) this.#asked.delete(from);
      };
      asked.then(forget, () => this.#asked.delete(from));
    }
    return asked;
  }

  #prefetch(moment: number): void {
    const ahead = Math.min(this.last, moment + Math.ceil(this.#chunk / 2));
    if (!this.#frames.has(ahead)) void this.#fetch(ahead).catch(() => undefined);
  }

  hold(milliseconds: number): void {
    this.heldUntil = Date.now() + milliseconds;
  }
  skip(): void {
    this.heldUntil = 0;
  }
  async play(): Promise<boolean> {
    return false;
  }
  async takeBack(): Promise<boolean> {
    return false;
  }
  async preview(): Promise<null> {
    return null;
  }
  async note(): Promise<boolean> {
    return false;
  }
  /** The case file of the moment that is shown. Notes were never dated: none are shown. Only Kramer's game reads this. */
  async log(): Promise<{ log: Plain; notes: Record<string, string> }> {
    const { caseFile } = await import("../../games/kramer/notes/casefile");
    return { log: caseFile(this.story.slice(0, this.moment).flat()), notes: {} };
  }
}
