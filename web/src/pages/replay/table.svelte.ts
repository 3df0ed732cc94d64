/** A game looked at again: the same table, with one moment of it laid out. */
import { api, type Item } from "../../api/http";
import { asItems, Clock, type Snapshot } from "../../clock/clock.svelte";
import type { Action, GameEvent, GameModule, GameName, Plain, Viewpoint } from "../../table/viewpoint";
import { placeOf, stopsOf } from "./marks";
import { openView } from "./open";

/** Whose eyes: a seat's, a spectator's (null), or everything open. */
export type Eyes = number | null | "open";

/** Moments fetched at a time; with everything open each holds every seat's view. */
const CHUNK = 30;
const CHUNK_OPEN = 12;

export class ReplayTable implements Viewpoint {
  readonly game: GameName;
  readonly live = false;
  readonly spots: readonly string[] = [];
  readonly canUndo = false;
  readonly busy = false;
  readonly legal: readonly Action[] = [];
  readonly ways: readonly (readonly Action[])[] = [];
  readonly clock: Clock<Snapshot>;
  readonly bots: readonly boolean[];
  /** The moment that is laid out, or on its way to be. */
  moment = $state(0);
  /** What was told at each moment, from the first on. */
  story = $state.raw<readonly (readonly GameEvent[])[]>([]);
  eyes = $state<Eyes>(null);
  /** A moment is being fetched. */
  waiting = $state(false);

  readonly #key: string;
  readonly #views = new Map<number, Plain>();
  readonly #asked = new Map<number, Promise<void>>();
  #wanted = 0;

  constructor(module: GameModule, key: string, bots: readonly boolean[]) {
    this.game = module.name;
    this.#key = key;
    this.bots = bots;
    this.clock = new Clock(() => module.staging, false);
  }

  get view(): Plain {
    return this.clock.shown?.view ?? null;
  }
  get seat(): number | null {
    return typeof this.eyes === "number" ? this.eyes : null;
  }
  get items(): readonly Item[] {
    return this.clock.items;
  }
  get last(): number {
    return this.story.length;
  }
  /** The moments that are worth stopping at. */
  readonly stops: readonly number[] = $derived(stopsOf(this.story));
  /** Where among them the moment is that is laid out. */
  readonly place: number = $derived(placeOf(this.stops, this.moment));
  /** What was told since the stop before the moment that is laid out. */
  get recent(): readonly GameEvent[] {
    return this.story.slice(this.stops[this.place - 1] ?? 0, this.moment).flat();
  }

  get #query(): { seat?: number | null; open?: boolean } {
    return this.eyes === "open" ? { open: true } : { seat: this.eyes };
  }

  leave(): void {
    this.clock.close();
  }

  /** Looks with these eyes from now on. Moments are counted by what they were told, so the place is found anew. */
  async look(eyes: Eyes, moment: number | ((story: readonly (readonly GameEvent[])[]) => number)): Promise<void> {
    const before = this.eyes;
    this.eyes = eyes;
    try {
      const { moments } = await api.story(this.#key, this.#query);
      this.#views.clear();
      this.#asked.clear();
      this.story = moments as GameEvent[][];
    } catch (error) {
      this.eyes = before;
      throw error;
    }
    await this.goto(typeof moment === "function" ? moment(this.story) : moment);
  }

  /** More may have happened in a game that is on. */
  async refresh(): Promise<void> {
    const { moments } = await api.story(this.#key, this.#query);
    this.story = moments as GameEvent[][];
  }

  /** Lays out a moment at once. */
  async goto(moment: number): Promise<void> {
    const to = await this.#ready(moment);
    if (to === null) return;
    this.moment = to;
    this.clock.jump({ items: asItems(this.story.slice(0, to).flat()), after: { view: this.#views.get(to), seat: this.seat } });
  }

  /** Shows in motion what comes next; a run of passes counts as one moment. */
  async forward(): Promise<void> {
    if (this.moment >= this.last) return;
    const from = this.moment;
    const next = this.stops.find((stop) => stop > from) ?? this.last;
    const to = await this.#ready(next);
    if (to === null) return;
    // Whoever goes on does not want to see the rest of what still runs.
    if (!this.clock.idle) await this.goto(from);
    this.moment = to;
    this.clock.push({ items: asItems(this.story.slice(from, to).flat()), after: { view: this.#views.get(to), seat: this.seat } });
  }

  /** Fetches a moment; null: somebody was quicker than the network and wants another one. */
  async #ready(moment: number): Promise<number | null> {
    const to = Math.max(0, Math.min(moment, this.last));
    this.#wanted = to;
    if (!this.#views.has(to)) {
      this.waiting = true;
      try {
        await this.#fetch(to);
      } finally {
        this.waiting = false;
      }
    }
    if (!this.#views.has(to) || this.#wanted !== to) return null;
    this.#prefetch(to);
    return to;
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
        for (const { moment: at, view, seats } of frames as { moment: number; view: Plain; seats?: Plain[] }[]) {
          this.#views.set(at, seats ? openView(view, seats) : view);
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
    if (!this.#views.has(ahead)) void this.#fetch(ahead).catch(() => undefined);
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
