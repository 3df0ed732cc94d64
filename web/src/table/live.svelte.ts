/** A live table on this device: always what the latest frames said. */
import type { Action, Viewpoint, GameEvent, GameName, Move, Plain } from "../games/game";
import { toast } from "../ui/toasts.svelte";
import { api, Fault, type Item, type Schemas, type TableState } from "../api/http";
import { line, type PresenceFrame, type TableFrame, type Watcher } from "../api/socket.svelte";

export const SPECTATOR = -1;
/** A player's device that shows no seat just now, since it goes from hand to hand. */
export const HANDOVER = -2;

type GameItem = Schemas["GameItem"];
type Clock = Schemas["ClockRunning"];

const MOST_HELD = 6;
const LONGEST_HOLD_MS = 5_000;
const MANY_EVENTS = 12;
const LAST_LOOK_MS = 1_200;

export class LiveTable implements Viewpoint, Watcher {
  readonly key: string;
  /** The table itself: seats, settings, status, result. Null until the first frame. */
  state = $state.raw<TableState | null>(null);
  view = $state.raw<Plain>(null);
  /** The seat that is shown; or SPECTATOR, or HANDOVER. */
  audience = $state(SPECTATOR);
  /** All that these eyes were told, in order. */
  items = $state.raw<readonly Item[]>([]);
  actions = $state.raw<readonly number[]>([]);
  canUndo = $state(false);
  busy = $state(false);
  recent = $state.raw<readonly GameEvent[]>([]);
  beat = $state(0);
  quiet = $state(true);
  clock = $state.raw<Clock | null>(null);
  /** By seat: whether somebody is connected. */
  present = $state.raw<readonly boolean[]>([]);
  spectators = $state(0);
  /** A scene is being shown; see hold. */
  holding = $state(false);
  /** Why the table cannot be shown. */
  fault = $state.raw<Fault | null>(null);
  readonly live = true;

  #catalogue = $state.raw<ReadonlyMap<number, Action>>(new Map());
  #told = new Map<number, Item[]>();
  /** The seat this device asked to show; undefined: as the server thinks best. */
  #asked: number | undefined;
  #held: TableFrame[] = [];
  #heldUntil = 0;
  #release: ReturnType<typeof setTimeout> | undefined;

  constructor(key: string) {
    this.key = key;
  }

  readonly legal: readonly Action[] = $derived.by(() => {
    const found: Action[] = [];
    for (const id of this.actions) {
      const action = this.#catalogue.get(id);
      if (action) found.push(action);
    }
    return found;
  });

  get game(): GameName {
    return (this.state?.game ?? "kramer") as GameName;
  }
  get seat(): number | null {
    return this.audience >= 0 ? this.audience : null;
  }
  /** The seats that belong to this device. */
  get mine(): readonly number[] {
    return this.state?.you.seats ?? [];
  }
  get host(): boolean {
    return this.state?.you.host ?? false;
  }
  /** Several seats of this device: it is passed around. */
  get shared(): boolean {
    return this.mine.length > 1;
  }
  get n(): number {
    return this.items.length;
  }

  enter(): void {
    line().watch(this);
  }

  leave(): void {
    clearTimeout(this.#release);
    line().unwatch(this);
  }

  /** Looks with a seat's eyes, or with nobody's (null): only that seat's secrets are sent from then on. */
  show(seat: number | null): void {
    this.#asked = seat ?? undefined;
    this.#held = [];
    if (seat === null && this.audience >= 0) {
      // The secrets go at once, not when the server answers.
      this.view = null;
      this.actions = [];
      this.audience = HANDOVER;
      this.items = this.#told.get(HANDOVER) ?? [];
    }
    line().again(this);
  }

  wanted(): { seat: number | null; since: number } {
    const mine = this.mine;
    const audience = this.#asked ?? (this.state === null ? null : mine.length === 1 ? mine[0]! : mine.length > 1 ? HANDOVER : SPECTATOR);
    return { seat: this.#asked ?? null, since: audience === null ? 0 : (this.#told.get(audience)?.length ?? 0) };
  }

  refused(fault: Fault): void {
    if (this.#asked !== undefined) {
      this.#asked = undefined;
      line().again(this);
    } else if (fault.code === "unavailable" || fault.code === "limit") setTimeout(() => line().again(this), 2_000);
    else this.fault = fault;
  }

  take(frame: TableFrame | PresenceFrame): void {
    if (frame.type === "presence") {
      this.present = frame.seats;
      this.spectators = frame.spectators;
      return;
    }
    this.fault = null;
    if (this.#held.length > 0 || (Date.now() < this.#heldUntil && frame.audience === this.audience)) {
      this.#held.push(frame);
      if (this.#held.length > MOST_HELD) this.skip();
    } else this.#apply(frame);
  }

  hold(milliseconds: number): void {
    this.holding = true;
    this.#heldUntil = Date.now() + Math.min(milliseconds, LONGEST_HOLD_MS);
    clearTimeout(this.#release);
    this.#release = setTimeout(() => this.#next(), milliseconds);
  }

  skip(): void {
    this.#heldUntil = 0;
    this.holding = false;
    clearTimeout(this.#release);
    this.quiet = true;
    while (this.#held.length > 0) this.#apply(this.#held.shift()!, true);
  }

  /** Shows what waited, one after the other: each may be a scene of its own. */
  #next(): void {
    this.#heldUntil = 0;
    this.holding = false;
    while (this.#held.length > 0 && Date.now() >= this.#heldUntil) this.#apply(this.#held.shift()!);
  }

  #apply(frame: TableFrame, hasty = false): void {
    const known = this.#told.get(frame.audience) ?? [];
    const items = (frame.items ?? []) as Item[];
    const first = frame.n - items.length;
    if (first > known.length || frame.n < known.length) {
      // What we have does not go on with this: begin anew.
      this.#told.delete(frame.audience);
      line().again(this);
      return;
    }
    const fresh = items.slice(known.length - first);
    const told = fresh.length > 0 ? [...known, ...fresh] : known;
    const same = frame.audience === this.audience && this.view !== null;
    this.#told.set(frame.audience, told);
    this.items = told;
    const played = this.state?.status === "playing";
    if (frame.state !== undefined) this.state = frame.state as TableState;
    if (frame.clock !== undefined) this.clock = frame.clock as Clock | null;
    const changed = frame.view !== undefined || !same;
    const events = fresh.filter((item): item is GameItem => item.kind === "game").map((item) => item.event as GameEvent);
    this.audience = frame.audience;
    if (changed) {
      this.view = frame.view ?? null;
      this.actions = frame.actions ?? [];
      this.canUndo = frame.undo ?? false;
      if (this.view !== null && this.#catalogue.size === 0) void this.#learn();
    } else {
      if (frame.actions !== undefined) this.actions = frame.actions;
      if (frame.undo !== undefined) this.canUndo = frame.undo;
    }
    if (changed || events.length > 0) {
      this.quiet = hasty || !same || events.length > MANY_EVENTS || document.visibilityState === "hidden";
      this.recent = events;
      this.beat += 1;
      // The last move is seen before the result takes its place.
      if (played && this.state?.status === "over" && !this.quiet) this.hold(LAST_LOOK_MS);
    }
  }

  /** Which number stands for which action; the same for the whole game. */
  async #learn(): Promise<void> {
    try {
      const { actions } = await api.actions(this.key);
      this.#catalogue = new Map(actions.map((action) => [action.id, action as Action]));
    } catch {
      setTimeout(() => void this.#learn(), 1_500);
    }
  }

  /** Carries out a command; false: refused, and the reason was shown. */
  async do(command: object): Promise<boolean> {
    return (await this.ask(command)) !== undefined;
  }

  /** Carries out a command and gives its answer; undefined: refused, and the reason was shown. */
  async ask(command: object): Promise<unknown> {
    this.busy = true;
    try {
      return (await line().do(this.key, command)) ?? null;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      toast.fault(error);
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  play(move: Move): Promise<boolean> {
    return this.do({ do: "play", seat: this.seat, move, at: this.n });
  }

  takeBack(): Promise<boolean> {
    return this.do({ do: "undo", seat: this.seat, at: this.n });
  }

  note(about: string, text: string): Promise<boolean> {
    return this.do({ do: "note", seat: this.seat, about, text });
  }

  say(room: "players" | "spectators", text: string): Promise<boolean> {
    return this.do({ do: "say", room, text });
  }

  async preview(move: Move): Promise<{ view: Plain; events: GameEvent[] } | null> {
    if (this.seat === null) return null;
    try {
      const found = await api.preview(this.key, this.seat, move as Schemas["Tried"]["move"]);
      return { view: found.view, events: (found.events ?? []) as GameEvent[] };
    } catch {
      return null; // A preview is a courtesy: without it one can still move.
    }
  }

  async log(): Promise<{ log: Plain; notes: Record<string, string> }> {
    return api.log(this.key, this.seat);
  }
}
