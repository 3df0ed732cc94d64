/** The one clock of a table: what arrives waits in its queue, and everything on the page shows the moment that it shows. */
import { untrack } from "svelte";
import type { Item } from "../api/http";
import { settings, still } from "../device/settings.svelte";
import { play, shake } from "../device/sound";
import type { Message } from "../i18n/words.svelte";
import { type Haste, haste, lasts, speed, stillFor, worthCatching } from "./pace";
import { between, type Cue, type GameEvent, latest, type Plain, type Scene, type Staging } from "./scene";
import { together } from "./together";

/** The table after a change: what is shown when the change has been told. */
export interface Snapshot {
  readonly view: Plain;
  /** Whose eyes; null: nobody's. */
  readonly seat: number | null;
  /** The device belongs to several seats. */
  readonly shared?: boolean;
}

/** A change as it arrived: what was told, and the table after it. */
export interface Frame<S extends Snapshot> {
  readonly items: readonly Item[];
  readonly after: S;
}

interface Beat<S extends Snapshot> {
  readonly scene: Scene;
  readonly items: readonly Item[];
  /** The last beat of a frame brings the table after it. */
  readonly after: S | null;
  /** How far behind the page was when it was made: what is small was folded for this. */
  readonly faster: Haste;
}

/** What went by unseen, to be shown if the person wants. */
interface Missed<S extends Snapshot> {
  readonly from: S;
  readonly items: readonly Item[];
  readonly frames: Frame<S>[];
}

/** Fewer small events than this can be read in the log at a glance. */
const WORTH_TELLING = 4;

export class Clock<S extends Snapshot> {
  /** The table as it is shown; null before the first picture. */
  shown = $state.raw<S | null>(null);
  /** All that has been shown, as items of the log. */
  items = $state.raw<readonly Item[]>([]);
  /** The scene that runs, and how far it is. */
  scene = $state.raw<Scene | null>(null);
  ms = $state(0);
  /** The scene is over and waits for the person. */
  waiting = $state(false);
  /** How many scenes of the game have been shown to their end. */
  ended = $state(0);

  #queue = $state.raw<readonly Frame<S>[]>([]);
  #beats = $state.raw<readonly Beat<S>[]>([]);
  #missed = $state.raw<Missed<S> | null>(null);
  #catching = $state(false);
  /** What runs has been shown before: nothing waits for it. */
  #aside = $state(false);
  readonly #give: () => Staging | null;
  readonly #live: boolean;
  #told = false;
  /** The end of the last frame that was shown whole: from there on it can be shown again. */
  #since: { readonly from: S; readonly items: readonly Item[] } | null = null;
  #still = 0;
  /** Until when the scene has been heard; -1: nothing of it. */
  #heard = -1;
  #last = 0;
  #request = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #turned = (): void => this.#look();

  /** `live`: something can be asked of the seat that looks; false in a replay. Without a staging nothing is shown in motion. */
  constructor(staging: () => Staging | null, live: boolean) {
    this.#give = staging;
    this.#live = live;
    if (typeof document !== "undefined") document.addEventListener("visibilitychange", this.#turned);
  }

  /** Nothing moves and nothing waits: questions, buttons and the result may come. */
  readonly idle: boolean = $derived((this.scene === null || this.#aside) && this.#queue.length === 0);
  /** How many moves wait behind the one that is being shown; 0: none, or so few that nobody need catch up with them. */
  readonly behind: number = $derived.by(() => {
    const { shown } = this;
    if (this.#queue.length === 0 || shown === null || this.#staging === null) return 0;
    let moves = 0;
    const scenes: Scene[] = [];
    let before = this.#beats.findLast(({ after }) => after !== null)?.after ?? shown;
    for (const frame of this.#queue) {
      const found = this.#scenesOf(frame, before, false);
      if (found.length > 0) moves += 1;
      scenes.push(...found);
      before = frame.after;
    }
    const ms = scenes.reduce((sum, scene) => sum + lasts(settings.pace, still(), scene), 0);
    return worthCatching(scenes.length, ms) ? moves : 0;
  });
  /** What the board shows at this moment. */
  readonly drawn: Plain = $derived.by(() => {
    if (this.#staging === null || this.shown === null || this.shown.view === null) return null;
    return this.scene ? this.scene.draw(this.ms) : this.#staging.rest(this.shown.view);
  });
  /** What the running scene says; undefined: no scene runs, or it has said nothing yet; null: silence. */
  readonly caption: Message | null | undefined = $derived.by(() => (this.scene ? latest(this.scene.captions, this.ms)?.say : undefined));
  readonly catching: boolean = $derived(this.#catching);

  /** By kind, how many big scenes went by unseen; null: nothing worth telling. */
  readonly missed: Readonly<Record<string, number>> | null = $derived.by(() => {
    const missed = this.#missed;
    if (missed === null || this.#staging === null) return null;
    const found: Record<string, number> = {};
    let events = 0;
    let view = missed.from.view;
    for (const { items, after } of missed.frames) {
      const told = eventsOf(items);
      events += told.length;
      for (const { kind, weight } of this.#staging.scenes(told, view, { seat: after.seat, live: false, hurried: true, shared: after.shared })) {
        if (weight === "big") found[kind] = (found[kind] ?? 0) + 1;
      }
      view = after.view;
    }
    return events >= WORTH_TELLING || Object.keys(found).length > 0 ? found : null;
  });

  /** Takes in a change; it is shown when everything before it has been. */
  push(frame: Frame<S>): void {
    if (this.shown === null || this.shown.view === null || this.#staging === null) this.#append(frame);
    else if (hidden()) this.#pass(frame);
    else {
      this.#endAside();
      this.#queue = [...this.#queue, frame];
      if (this.scene === null) this.#next();
    }
  }

  /** Takes in a change that is not to be shown in motion: after a break of the connection, say. What was missed is offered. */
  pass(frame: Frame<S>): void {
    this.#fold();
    if (this.shown === null || this.shown.view === null) this.#append(frame);
    else this.#pass(frame);
  }

  /** Shows a table at once, with all that was told until then: the first picture, other eyes, a jump in a replay. */
  jump({ items, after }: Frame<S>): void {
    this.#halt();
    this.#queue = [];
    this.#beats = [];
    this.scene = null;
    this.waiting = false;
    this.#aside = false;
    this.#catching = false;
    this.#missed = null;
    this.items = items;
    this.shown = after;
    this.#since = null;
  }

  /** Goes on: to the end of the scene that runs, or away from one that waits. */
  next(): void {
    const scene = this.scene;
    if (scene === null) return;
    this.#halt();
    this.#show(scene.length);
    if (this.waiting) this.#end();
    else this.#over(scene);
  }

  /** Shows what is small at once and what is big quickly, until nothing is left. */
  catchUp(): void {
    this.#catching = true;
    if (this.waiting) this.#end();
  }

  /** Shows what went by unseen. */
  again(): void {
    const missed = this.#missed;
    if (missed === null) return;
    this.jump({ items: missed.items, after: missed.from });
    this.#queue = missed.frames;
    this.#next();
  }

  /** Shows something once more, while nothing else is to be shown. */
  aside(scene: Scene): void {
    this.#endAside();
    if (this.scene !== null || this.shown === null) return;
    this.#aside = true;
    this.#beats = [{ scene, items: [], after: null, faster: 1 }];
    this.#next();
  }

  #endAside(): void {
    if (!this.#aside) return;
    this.#halt();
    this.#aside = false;
    this.#beats = [];
    this.scene = null;
  }

  /** Does not want to know what went by unseen. */
  dismiss(): void {
    this.#missed = null;
  }

  close(): void {
    this.#halt();
    document.removeEventListener("visibilitychange", this.#turned);
  }

  #halt(): void {
    cancelAnimationFrame(this.#request);
    clearTimeout(this.#timer);
  }

  #look(): void {
    if (hidden()) this.#fold();
    else if (this.scene && !this.waiting) this.#run();
  }

  /** Lets everything that is queued go by unseen. */
  #fold(): void {
    this.#endAside();
    if (this.shown === null || (this.scene === null && this.#queue.length === 0)) return;
    this.#halt();
    const since = this.#since;
    const untold = this.#beats.slice(this.#told ? 1 : 0);
    const after = untold.at(-1)?.after ?? null;
    const queue = this.#queue;
    this.#queue = [];
    this.#beats = [];
    this.scene = null;
    this.waiting = false;
    // Of a frame that was shown in part all is kept: it can only be shown again from its beginning.
    if (after && since) {
      const rest = untold.flatMap(({ items }) => items);
      this.#miss({ items: [...this.items.slice(since.items.length), ...rest], after }, since);
      this.#append({ items: rest, after });
    }
    for (const frame of queue) this.#pass(frame);
  }

  #pass(frame: Frame<S>): void {
    this.#miss(frame, { from: this.shown!, items: this.items });
    this.#append(frame);
  }

  #miss(frame: Frame<S>, since: { from: S; items: readonly Item[] }): void {
    const missed = this.#missed ?? { ...since, frames: [] };
    // Other eyes, or a table that is not going on: nothing that could be shown in between.
    if (missed.from.seat !== frame.after.seat) this.#missed = null;
    else if (frame.items.length > 0) this.#missed = { ...missed, frames: [...missed.frames, frame] };
  }

  #append({ items, after }: Frame<S>): void {
    if (items.length > 0) this.items = [...this.items, ...items];
    this.shown = after;
  }

  /** Begins the next beat, or comes to rest. */
  #next(): void {
    this.#halt();
    this.#told = false;
    this.waiting = false;
    while (this.#beats.length === 0 && this.#queue.length > 0) {
      this.#since = { from: this.shown!, items: this.items };
      this.#beats = this.#take();
    }
    const beat = this.#beats[0];
    if (!beat) {
      this.scene = null;
      this.#aside = false;
      this.#catching = false;
      return;
    }
    this.scene = beat.scene;
    this.ms = 0;
    this.#still = 0;
    this.#heard = -1;
    this.#run();
  }

  /** Takes the next frame from the queue and makes beats of it; behind, small ones in a row are taken together. */
  #take(): Beat<S>[] {
    const [first, ...rest] = this.#queue;
    this.#queue = rest;
    const before = this.shown!;
    const faster = this.#haste;
    const hurried = faster > 1 || settings.pace === "at_once";
    const run = [first!];
    let scenes = this.#scenesOf(first!, before, hurried);
    if (hurried && scenes.length > 0 && this.#folds(first!, scenes)) {
      let last = first!.after;
      while (rest.length > 0 && this.#folds(rest[0]!, this.#scenesOf(rest[0]!, last, hurried))) {
        const next = rest.shift()!;
        last = next.after;
        run.push(next);
      }
      this.#queue = rest;
      if (run.length > 1) scenes = this.#scenesOf({ items: run.flatMap(({ items }) => items), after: last }, before, hurried);
    }
    if (scenes.length === 0) this.#append(first!);
    else if (faster > 1 && this.#staging!.many) scenes = together(scenes, faster === 4, this.#staging!.many);
    return beatsOf(scenes, run, faster);
  }

  #scenesOf(frame: Frame<S>, before: S, hurried: boolean): Scene[] {
    const events = eventsOf(frame.items);
    if (events.length === 0 || this.#staging === null || before.seat !== frame.after.seat) return [];
    return this.#staging.scenes(events, before.view, { seat: before.seat, live: this.#live, hurried, shared: before.shared, told: eventsOf(this.items) });
  }

  /** Whether a frame may be told together with its neighbours: nothing in it is big, and its events tell the table after it. */
  #folds({ items, after }: Frame<S>, scenes: readonly Scene[]): boolean {
    const events = eventsOf(items);
    if (after.seat !== this.shown!.seat || events.some(({ type }) => type === "undone")) return false;
    return scenes.every(({ weight }) => weight === "small") && (scenes.length > 0 || events.length === 0);
  }

  get #staging(): Staging | null {
    return this.#give();
  }

  get #haste(): Haste {
    const waiting = this.#queue.reduce((sum, { items }) => sum + eventsOf(items).length, 0);
    const now = haste(waiting, this.#catching);
    return Math.max(now, this.#beats[0]?.faster ?? 1) as Haste;
  }

  /** A scene waits for its person, at *calm* every big one; at *fast* and *at once* only a choice waits, and that is asked when nothing moves. */
  #mustWait({ waits, weight }: Scene): boolean {
    if (!this.#live || this.#aside || this.#catching) return false;
    return settings.pace === "calm" ? waits || weight === "big" : waits && settings.pace === "normal";
  }

  #run(): void {
    this.#halt();
    if (still() || settings.pace === "at_once") this.#stills();
    else {
      this.#show(this.ms, true);
      this.#last = performance.now();
      this.#request = requestAnimationFrame((now) => this.#move(now));
    }
  }

  #move(now: number): void {
    const scene = this.scene;
    if (scene === null) return;
    // A page that slept goes on from where it was.
    const passed = Math.min(250, Math.max(0, now - this.#last));
    this.#last = now;
    this.#show(Math.min(scene.length, this.ms + passed * speed(settings.pace, this.#haste, scene)), true);
    if (this.ms >= scene.length) this.#over(scene);
    else this.#request = requestAnimationFrame((later) => this.#move(later));
  }

  /** Goes from one still picture to the next; at once there is only the last. */
  #stills(): void {
    const scene = this.scene;
    if (scene === null) return;
    const stills = settings.pace === "at_once" ? scene.stills.slice(-1) : scene.stills;
    const at = stills[this.#still];
    if (at === undefined) {
      this.#show(scene.length);
      this.#over(scene);
      return;
    }
    this.#still += 1;
    this.#show(Math.max(at, this.ms));
    this.#timer = setTimeout(() => this.#run(), stillFor(settings.pace, this.#haste, scene));
  }

  /** Shows a moment of the scene: on the way to it, with all that is heard until then, else with what belongs to that picture alone. */
  #show(ms: number, moving = false): void {
    const scene = this.scene!;
    this.ms = ms;
    if (!this.#told && ms >= scene.tells) this.#tell();
    const cues = between(scene.cues, this.#heard, ms);
    this.#heard = ms;
    if (!this.#catching) for (const cue of moving ? cues : strongest(cues)) sound(cue);
  }

  /** The log and, at the end of a frame, the table say what the scene has shown. */
  #tell(): void {
    const beat = this.#beats[0]!;
    this.#told = true;
    this.items = [...this.items, ...beat.items];
    if (beat.after === null) return;
    this.shown = beat.after;
    this.#since = { from: beat.after, items: this.items };
  }

  #over(scene: Scene): void {
    if (this.#mustWait(scene)) this.waiting = true;
    else this.#end();
  }

  #end(): void {
    if (!this.#told) this.#tell();
    this.#beats = this.#beats.slice(1);
    if (!this.#aside) this.ended += 1;
    this.scene = null;
    untrack(() => this.#next());
  }
}

/** Returns the events of the game among these items. */
export function eventsOf(items: readonly Item[]): GameEvent[] {
  return items.flatMap((item) => (item.kind === "game" ? [item.event as GameEvent] : []));
}

/** Returns events of the game as items of a log. */
export function asItems(events: readonly GameEvent[]): Item[] {
  return events.map((event) => ({ kind: "game", event }) as unknown as Item);
}

/** Makes a beat of each scene: with the items that it stands for, and the table after the last frame that ends with it. */
function beatsOf<S extends Snapshot>(scenes: readonly Scene[], frames: readonly Frame<S>[], faster: Haste): Beat<S>[] {
  /** An event with what stands before it in the log, at the end of a frame also with what stands behind it. */
  const steps: { items: Item[]; after: S | null }[] = [];
  for (const { items, after } of frames) {
    let before: Item[] = [];
    for (const item of items) {
      before.push(item);
      if (item.kind !== "game") continue;
      steps.push({ items: before, after: null });
      before = [];
    }
    const last = steps.at(-1);
    if (last === undefined) continue;
    last.items.push(...before);
    last.after = after;
  }
  return scenes.map((scene, index) => {
    const own = steps.splice(0, index === scenes.length - 1 ? steps.length : scene.events);
    return { scene, faster, items: own.flatMap(({ items }) => items), after: own.findLast(({ after }) => after !== null)?.after ?? null };
  });
}

/** Returns the one cue that a still picture is heard and felt with: the last that is felt, else the last. */
function strongest(cues: readonly Cue[]): readonly Cue[] {
  const inOrder = [...cues].sort((a, b) => a.at - b.at);
  return (inOrder.some(({ shake }) => shake) ? inOrder.filter(({ shake }) => shake) : inOrder).slice(-1);
}

function sound({ sound: name, shake: pattern }: Cue): void {
  if (name) play(name);
  if (pattern) shake(pattern);
}

function hidden(): boolean {
  return typeof document !== "undefined" && document.visibilityState === "hidden";
}
