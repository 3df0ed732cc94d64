/** The table of a lesson. The server has computed every picture; here they are shown, and moves are compared with what is wanted. */
import type { Item, Schemas } from "../../api/http";
import { asItems, Clock, type Snapshot } from "../../clock/clock.svelte";
import type { Action, GameEvent, GameModule, GameName, Move, Plain, Viewpoint } from "../../table/viewpoint";

export type LessonStep = Schemas["LessonStep"];
type Moment = Schemas["LessonMoment"];

interface LessonSnapshot extends Snapshot {
  readonly moment: Moment;
}

export class LessonTable implements Viewpoint {
  readonly game: GameName;
  readonly seat: number;
  readonly live = true;
  readonly busy = false;
  readonly bots: readonly boolean[] = [];
  readonly clock: Clock<LessonSnapshot>;
  /** The learner tried something that is legal but not wanted; grows with every such try. */
  strayed = $state(0);

  /** How many tables have been laid out afresh: what was begun at one is no part of the next. */
  laid = $state(0);

  #step = $state.raw<LessonStep>()!;
  /** Where the step will be when everything has been shown. */
  #at = $state(0);
  readonly #you: () => string;
  readonly #beyond: (move: Move) => Promise<boolean>;
  #actions = new Map<number, Action>();

  /** `you` is what the learner is called; `beyond` is asked about moves when the step is done. */
  constructor(module: GameModule, seat: number, you: () => string, beyond: (move: Move) => Promise<boolean>) {
    this.game = module.name;
    this.seat = seat;
    this.#you = you;
    this.#beyond = beyond;
    this.clock = new Clock(() => module.staging, true);
  }

  get #moment(): Moment {
    return this.#step.moments[this.#at]!;
  }
  /** What the step speaks of, by the names of the drawings. */
  get spots(): readonly string[] {
    return this.#step.spots;
  }
  get view(): Plain {
    return this.clock.shown?.view ?? null;
  }
  get items(): readonly Item[] {
    return this.clock.items;
  }
  readonly legal: readonly Action[] = $derived.by(() => {
    const shown = this.clock.idle ? this.clock.shown : null;
    return shown && this.#step.asks ? this.#named(shown.moment.legal) : [];
  });
  readonly ways: readonly (readonly Action[])[] = $derived.by(() => (this.legal.length > 0 ? this.clock.shown!.moment.ways.map((way) => this.#named(way)) : []));
  get canUndo(): boolean {
    return this.clock.idle && this.#moment.undo && !this.done;
  }
  /** Everything that was asked is done, and the others have answered. */
  get done(): boolean {
    return this.clock.idle && (!this.#step.asks || this.#moment.done);
  }
  /** The learner has done what was asked; perhaps the others still move. */
  get acted(): boolean {
    return !this.#step.asks || this.#moment.done;
  }
  /** Something is still being shown. */
  get waiting(): boolean {
    return !this.clock.idle;
  }

  #named(numbers: readonly number[]): Action[] {
    return numbers.flatMap((id) => this.#actions.get(id) ?? []);
  }

  /** Lays out a step. */
  lay(step: LessonStep): void {
    const goesOn = step.goes_on && this.#step !== undefined && this.#moment.done;
    this.#step = step;
    this.#actions = new Map(step.actions.map((action) => [action.id, action as Action]));
    const events = step.moments[0]!.events as GameEvent[];
    if (goesOn) this.#go(0, events);
    else {
      this.#at = 0;
      this.laid += 1;
      this.clock.jump({ items: asItems(events), after: this.#after(0) });
      this.#others();
    }
  }

  leave(): void {
    this.clock.close();
  }

  #after(at: number): LessonSnapshot {
    const moment = this.#step.moments[at]!;
    const view = moment.view as { names: string[] };
    return { moment, seat: this.seat, view: { ...view, names: view.names.map((name, seat) => (seat === this.seat ? this.#you() : name)) } };
  }

  #go(to: number, events: readonly GameEvent[]): void {
    this.#at = to;
    this.clock.push({ items: asItems(events), after: this.#after(to) });
    this.#others();
  }

  /** Lets the others move, where they do so by themselves. */
  #others(): void {
    const next = this.#moment.on;
    if (next !== null) this.#go(next, this.#step.moments[next]!.events as GameEvent[]);
  }

  async play(move: Move): Promise<boolean> {
    if (this.#moment.done) return this.#beyond(move);
    const way = this.#way(move);
    if (way === null) {
      this.strayed += 1;
      return false;
    }
    this.#go(way.at, way.events);
    return true;
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
    this.#go(before, [{ type: "undone", seat: this.seat }]);
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
