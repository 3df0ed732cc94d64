/** A table on the server, as this device sees it: what arrives goes onto the clock, and what is read here is what the clock shows. */
import { freshId } from "../api/fresh-id";
import { api, Fault, type Item, type Schemas, type TableState } from "../api/http";
import { line, type PresenceFrame, type TableFrame, type Watcher } from "../api/socket.svelte";
import { Clock, eventsOf, type Snapshot } from "../clock/clock.svelte";
import { settings } from "../device/settings.svelte";
import type { Action, GameEvent, GameModule, GameName, Move, Plain, Viewpoint } from "./viewpoint";
import { toast } from "../ui/toasts.svelte";

export const SPECTATOR = -1;
/** A player's device that shows no seat just now, since it goes from hand to hand. */
export const HANDOVER = -2;

type Timer = Schemas["ClockRunning"];

interface TableSnapshot extends Snapshot {
  /** The seat that is shown; or SPECTATOR, or HANDOVER. */
  readonly audience: number;
  /** How many items all at the table have been told. */
  readonly public: number;
  readonly actions: readonly number[];
  readonly ways: readonly (readonly number[])[];
  readonly undo: boolean;
  readonly state: TableState;
  readonly timer: Timer | null;
}

/** After a break so few events are shown as if nothing had happened. */
const FEW_EVENTS = 3;

export class LiveTable implements Viewpoint, Watcher {
  readonly key: string;
  readonly live = true;
  readonly spots: readonly string[] = [];
  readonly clock: Clock<TableSnapshot>;
  busy = $state(false);
  /** The game's own part of the page. Nothing is shown before it is here. */
  module = $state.raw<GameModule | null>(null);
  /** By seat: whether somebody is connected. */
  present = $state.raw<readonly boolean[]>([]);
  spectators = $state(0);
  /** By seat: when (server time) somebody plays for one who is asked and away; null: nobody will as things are. */
  standinAt = $state.raw<readonly (number | null)[]>([]);
  /** Why the table cannot be shown. */
  fault = $state.raw<Fault | null>(null);

  #catalogue = $state.raw<ReadonlyMap<number, Action>>(new Map());
  readonly #load: (game: GameName) => Promise<GameModule>;
  /** What arrived before the game's part of the page did, or before it was known what the numbers of actions mean. */
  #early: TableFrame[] = [];
  #loading = false;
  #learning: "not yet" | "now" | "tried" = "not yet";
  readonly #told = new Map<number, readonly Item[]>();
  #newest: TableSnapshot | null = null;
  /** The seat this device asked to show; undefined: as the server thinks best. */
  #asked: number | undefined;
  /** What all may see of the table as it was when a seat gave the device away, until the table for everybody is here. */
  #given: TableSnapshot | null = null;
  /** Ends telling the server this device's pace. */
  #paced = (): void => undefined;
  /** The connection is new: what comes first may be long past. */
  #afresh = true;

  constructor(key: string, load: (game: GameName) => Promise<GameModule>) {
    this.key = key;
    this.#load = load;
    this.clock = new Clock(() => this.module?.staging ?? null, true);
  }

  readonly #shown: TableSnapshot | null = $derived.by(() => this.clock.shown);
  /** What the seat may do, once everything before has been shown. */
  readonly legal: readonly Action[] = $derived.by(() => {
    if (!this.clock.idle) return [];
    return this.#named(this.#shown?.actions);
  });
  readonly ways: readonly (readonly Action[])[] = $derived.by(() => (this.legal.length > 0 ? (this.#shown?.ways ?? []).map((way) => this.#named(way)) : []));

  /** The table itself: seats, settings, status, result. Null until the first frame. */
  get state(): TableState | null {
    return this.#shown?.state ?? null;
  }
  get view(): Plain {
    return this.#shown?.view ?? null;
  }
  get items(): readonly Item[] {
    return this.clock.items;
  }
  get audience(): number {
    return this.#shown?.audience ?? SPECTATOR;
  }
  get seat(): number | null {
    return this.#shown?.seat ?? null;
  }
  get bots(): readonly boolean[] {
    return this.state?.seats.map(({ kind }) => kind === "bot") ?? [];
  }
  get timer(): Timer | null {
    return this.#shown?.timer ?? null;
  }
  get canUndo(): boolean {
    return this.clock.idle && (this.#shown?.undo ?? false);
  }
  get game(): GameName {
    return (this.state?.game ?? "kramer") as GameName;
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

  enter(): void {
    this.#paced = $effect.root(() => {
      $effect(() => line().show(settings.pace));
    });
    line().watch(this);
  }

  leave(): void {
    this.#paced();
    this.clock.close();
    line().unwatch(this);
  }

  /** Looks with a seat's eyes, or with nobody's (null): only that seat's secrets are sent from then on. */
  show(seat: number | null): void {
    this.#asked = seat ?? undefined;
    if (seat === null && this.#newest && this.audience >= 0) {
      // The secrets go at once, not when the server answers.
      const given = { ...this.#newest, view: this.module?.forAll(this.#newest.view) ?? null, seat: null, audience: HANDOVER, actions: [], ways: [], undo: false };
      this.#given = given.view && given;
      this.#newest = { ...given, view: null };
      this.clock.jump({ items: this.#told.get(HANDOVER) ?? [], after: this.#newest });
    }
    line().again(this);
  }

  wanted(): { seat: number | null; since: number } {
    this.#afresh = true;
    const mine = this.#newest?.state.you.seats ?? [];
    const audience = this.#asked ?? (this.#newest === null ? null : mine.length === 1 ? mine[0]! : mine.length > 1 ? HANDOVER : SPECTATOR);
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
      this.standinAt = frame.standin_at ?? [];
      return;
    }
    this.fault = null;
    this.#early.push(frame);
    if (frame.state) this.#prepare(frame.state as TableState);
    this.#flow();
  }

  #prepare({ game, catalogue }: TableState): void {
    if (!this.#loading) void this.#begin(game as GameName);
    if (catalogue !== null && this.#learning === "not yet") void this.#learn(catalogue);
  }

  /** Shows what has arrived. Nobody is asked anything before there are buttons to answer with. */
  #flow(): void {
    if (this.module === null || this.#learning === "now") return;
    for (const frame of this.#early.splice(0)) this.#apply(frame);
  }

  async #begin(game: GameName): Promise<void> {
    this.#loading = true;
    try {
      this.module = await this.#load(game);
    } catch (error) {
      this.fault = new Fault("offline", String(error));
      this.#loading = false;
      return;
    }
    this.#flow();
  }

  #apply(frame: TableFrame): void {
    if (this.#isLate(frame)) return;
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
    this.#told.set(frame.audience, told);
    const before = this.#newest;
    const same = before !== null && before.audience === frame.audience && before.view !== null;
    const after = this.#after(frame, same);
    this.#newest = after;
    if (!same) this.#turn(told, after);
    else if (this.#afresh && eventsOf(fresh).length > FEW_EVENTS) this.clock.pass({ items: fresh, after });
    else this.clock.push({ items: fresh, after });
    this.#afresh = false;
  }

  /** Whether a frame was under way while the device changed its eyes: what it tells is shown to all first, and the device handed over after it. */
  #isLate({ audience, public: open = 0 }: TableFrame): boolean {
    if (this.#newest?.audience !== HANDOVER || audience < 0) return false;
    if (audience !== this.#asked) return true;
    if (open <= this.items.length) return false;
    this.#asked = undefined;
    line().again(this);
    this.#afresh = false;
    return true;
  }

  /** Looks with other eyes. What was done since a seat gave the device away is shown, for nobody has seen it. */
  #turn(told: readonly Item[], after: TableSnapshot): void {
    const given = after.audience === HANDOVER ? this.#given : null;
    this.#given = null;
    if (given && given.public < told.length) {
      this.clock.jump({ items: told.slice(0, given.public), after: given });
      this.clock.push({ items: told.slice(given.public), after });
    } else this.clock.jump({ items: told, after });
  }

  /** Returns the table after a frame: what the frame leaves out stays as it was, for the same eyes. */
  #after(frame: TableFrame, same: boolean): TableSnapshot {
    const before = this.#newest;
    const renewed = frame.view !== undefined || !same;
    const state = (frame.state as TableState | undefined) ?? before!.state;
    return {
      audience: frame.audience,
      public: frame.public ?? frame.n,
      seat: frame.audience >= 0 ? frame.audience : null,
      shared: state.you.seats.length > 1,
      view: renewed ? (frame.view ?? null) : before!.view,
      actions: frame.actions ?? (renewed ? [] : before!.actions),
      ways: frame.ways ?? (renewed ? [] : before!.ways),
      undo: frame.undo ?? (renewed ? false : before!.undo),
      state,
      timer: frame.clock !== undefined ? (frame.clock as Timer | null) : (before?.timer ?? null),
    };
  }

  #named(numbers: readonly number[] = []): Action[] {
    return numbers.flatMap((id) => this.#catalogue.get(id) ?? []);
  }

  /** Learns which number stands for which action; the same for the whole game. */
  async #learn(catalogue: string): Promise<void> {
    if (this.#learning === "not yet") this.#learning = "now";
    try {
      const { actions } = await api.catalogue(catalogue);
      this.#catalogue = new Map(actions.map((action) => [action.id, action as Action]));
    } catch {
      setTimeout(() => void this.#learn(catalogue), 1_500);
    }
    this.#learning = "tried";
    this.#flow();
  }

  /** Carries out a command; false: refused, and the reason was shown. */
  async do(command: object): Promise<boolean> {
    return (await this.ask(command)) !== undefined;
  }

  /** Carries out a command and returns its answer; undefined: refused, and the reason was shown. */
  ask(command: object): Promise<unknown> {
    return this.#carry(() => line().do(this.key, command));
  }

  async #carry(send: () => Promise<unknown>): Promise<unknown> {
    this.busy = true;
    try {
      const answer = await send();
      toast.past();
      return answer ?? null;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      toast.fault(error);
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  /** Plays a move; a second one before the first is answered does nothing. */
  async play(move: Move): Promise<boolean> {
    if (this.busy) return false;
    return this.do({ do: "play", seat: this.seat, move, at: this.items.length });
  }

  /** Plays what a seat of this device has ordered ahead, whoever looks at the device now: the line itself acts for nobody but the seat it shows. */
  async answer(seat: number, move: Move): Promise<boolean> {
    if (seat === this.seat) return this.play(move);
    return (await this.#carry(() => api.command(this.key, freshId(), { do: "play", seat, move }))) !== undefined;
  }

  takeBack(): Promise<boolean> {
    return this.do({ do: "undo", seat: this.seat, at: this.items.length });
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
