/** The table of a lesson. The server has computed every picture; here they are shown, and moves are compared with what is wanted. */
import type { Action, Viewpoint, GameEvent, GameName, Move, Plain } from "../../games/game";
import type { Item, Schemas } from "../../api/http";

export type LessonStep = Schemas["LessonStep"];
type Moment = Schemas["LessonMoment"];

/** So long a move of the others is looked at before the next one. */
const PAUSE_MS = 1_100;
const LONGEST_HOLD_MS = 5_000;

export class LessonTable implements Viewpoint {
  readonly game: GameName;
  readonly seat: number;
  readonly live = true;
  busy = $state(false);
  items = $state.raw<readonly Item[]>([]);
  recent = $state.raw<readonly GameEvent[]>([]);
  beat = $state(0);
  quiet = $state(true);
  /** The learner tried something that is legal but not wanted; grows with every such try. */
  strayed = $state(0);

  #step = $state.raw<LessonStep>()!;
  #at = $state(0);
  #you: () => string;
  #beyond: (move: Move) => Promise<boolean>;
  #actions = new Map<number, Action>();
  #heldUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `you` is what the learner is called; `beyond` is asked about moves when the step is done. */
  constructor(game: GameName, seat: number, you: () => string, beyond: (move: Move) => Promise<boolean>) {
    this.game = game;
    this.seat = seat;
    this.#you = you;
    this.#beyond = beyond;
  }

  get #moment(): Moment {
    return this.#step.moments[this.#at]!;
  }
  readonly view: Plain = $derived.by(() => {
    const view = this.#moment.view as { names: string[] };
    return { ...view, names: view.names.map((name, seat) => (seat === this.seat ? this.#you() : name)) };
  });
  readonly legal: readonly Action[] = $derived(this.#step.asks ? this.#moment.legal.map((id) => this.#actions.get(id)!) : []);
  get canUndo(): boolean {
    return this.#moment.undo && this.#moment.on === null && !this.done;
  }
  /** Everything that was asked is done, and the others have answered. */
  get done(): boolean {
    return !this.#step.asks || this.#moment.done;
  }
  /** The learner has done what was asked; perhaps the others still move. */
  get acted(): boolean {
    return this.done || (this.#at > 0 && Object.keys(this.#moment.moves).length === 0 && this.#reaches(this.#at));
  }
  /** The others move by themselves now. */
  get waiting(): boolean {
    return this.#moment.on !== null;
  }

  #reaches(at: number): boolean {
    let moment = this.#step.moments[at]!;
    while (moment.on !== null) moment = this.#step.moments[moment.on]!;
    return moment.done;
  }

  /** Lays out a step. With `seen`, as it looks when all is done. */
  lay(step: LessonStep): void {
    clearTimeout(this.#timer);
    this.#heldUntil = 0;
    const goesOn = step.goes_on && this.#step !== undefined && this.#moment.done;
    this.#step = step;
    this.#actions = new Map(step.actions.map((action) => [action.id, action as Action]));
    this.#at = 0;
    this.#show(step.moments[0]!.events as GameEvent[], !goesOn);
    this.items = goesOn ? [...this.items, ...told(this.recent)] : told(this.recent);
    this.#wait();
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  #show(events: readonly GameEvent[], quiet: boolean): void {
    this.quiet = quiet;
    this.recent = events;
    this.beat += 1;
  }

  #go(to: number, events: readonly GameEvent[]): void {
    this.#at = to;
    this.items = [...this.items, ...told(events)];
    this.#show(events, false);
    this.#wait();
  }

  /** Goes on by itself where the others move, but not before a scene is over. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#moment.on === null) return;
    this.#timer = setTimeout(
      () => {
        const rest = this.#heldUntil - Date.now();
        if (rest > 0) this.#timer = setTimeout(() => this.#others(), rest);
        else this.#others();
      },
      PAUSE_MS,
    );
  }

  #others(): void {
    const next = this.#moment.on;
    if (next !== null) this.#go(next, this.#step.moments[next]!.events as GameEvent[]);
  }

  hold(milliseconds: number): void {
    this.#heldUntil = Date.now() + Math.min(milliseconds, LONGEST_HOLD_MS);
  }

  skip(): void {
    this.#heldUntil = 0;
    this.#others();
  }

  async play(move: Move): Promise<boolean> {
    if (this.waiting) this.skipOthers();
    if (this.#moment.done) return this.#beyond(move);
    const way = this.#way(move);
    if (way === null) {
      this.strayed += 1;
      return false;
    }
    this.#go(way.at, way.events);
    return true;
  }

  /** Shows at once how the others have moved. */
  skipOthers(): void {
    while (this.#moment.on !== null) this.#others();
    clearTimeout(this.#timer);
  }

  /** Where a move leads, if all of it is wanted here; its parts in any order that is. */
  #way(move: Move): { at: number; events: GameEvent[] } | null {
    const left = (Array.isArray(move) ? [...move] : typeof move === "string" ? move.split(";") : [move]).map((one) => this.#number(one));
    const events: GameEvent[] = [];
    let at = this.#at;
    while (left.length > 0) {
      const moves = this.#step.moments[at]!.moves;
      const which = left.findIndex((id) => id !== null && moves[id] !== undefined);
      if (which < 0) return null;
      at = moves[left[which]!]!;
      events.push(...(this.#step.moments[at]!.events as GameEvent[]));
      left.splice(which, 1);
    }
    return { at, events };
  }

  #number(move: number | string): number | null {
    if (typeof move === "number") return move;
    const wanted = normal(move);
    for (const action of this.#actions.values()) if (normal(action.text) === wanted) return action.id;
    return null;
  }

  async takeBack(): Promise<boolean> {
    const before = this.#moment.of;
    if (!this.canUndo || before === null || before === undefined) return false;
    this.#at = before;
    const undone = [{ type: "undone", seat: this.seat }];
    this.items = [...this.items, ...told(undone)];
    this.#show(undone, false);
    return true;
  }

  async preview(move: Move): Promise<{ view: Plain; events: GameEvent[] } | null> {
    const way = this.#way(move);
    return way && { view: this.#step.moments[way.at]!.view, events: way.events };
  }

  async note(): Promise<boolean> {
    return true; // A lesson is over too soon to need notes.
  }

  async log(): Promise<{ log: Plain; notes: Record<string, string> }> {
    return { log: this.#step.log, notes: {} };
  }
}

function normal(text: string): string {
  return text.trim().toLowerCase().split(/\s+/).join(" ");
}

function told(events: readonly GameEvent[]): Item[] {
  return events.map((event) => ({ kind: "game", event }) as unknown as Item);
}
