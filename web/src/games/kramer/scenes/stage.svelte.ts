/** What the board shows at this moment: the view, or on the way to it what the last change told, in motion. */
import { still } from "../../../device/settings.svelte";
import type { Viewpoint, GameEvent } from "../../game";
import { wayOf } from "../orders/plan.svelte";
import { type Building, type CardId, type Colour, forward, type KramerView, playing, type Scored, type Step, viewOf } from "../view";

export const HOP_MS = 240;
const LEAP_MS = 420;
const STAGGER_MS = 70;
const TUMBLE_MS = 600;
const CARD_MS = 900;
const SAFE_MS = 480;
/** The scoring: the safe opens, gains pop up, markers walk, a stamp comes down. */
export const SCORING = { open: 600, pop: 60, walk: 900, field: 120, stamp: 240, hold: 900 } as const;

/** A pawn in the air: `at` counts the hops it has made. */
export interface Flight {
  readonly colour: Colour;
  readonly way: readonly Building[];
  readonly at: number;
}

export interface ScoringScene {
  readonly event: Scored;
  readonly was: Readonly<Partial<Record<Colour, number>>>;
  readonly ms: number;
  readonly length: number;
  /** Which of its four parts is shown, 0 to 3. */
  readonly part: number;
}

interface Scene {
  readonly length: number;
  frame(ms: number): void;
  end(): void;
}

export class Stage {
  where = $state.raw<Readonly<Partial<Record<Colour, Building>>>>({});
  scores = $state.raw<Readonly<Partial<Record<Colour, number>>>>({});
  safe = $state<Building>("7");
  face = $state<string | null>(null);
  flights = $state.raw<readonly Flight[]>([]);
  /** The safe on its way: 0 to 1. */
  safeFrom = $state<Building | null>(null);
  safeAt = $state(1);
  /** The die while it rolls: 0 to 1. */
  tumble = $state(1);
  /** The card that is being shown, and the one that lies on the discards. */
  shown = $state.raw<{ card: CardId; seat: number; at: number } | null>(null);
  top = $state<CardId | null>(null);
  scoring = $state.raw<ScoringScene | null>(null);

  #scenes: Scene[] = [];
  #began = 0;
  #request = 0;
  #view: KramerView | null = null;
  #round = 0;

  /** The next change of the table. */
  take(viewpoint: Viewpoint): void {
    this.finish();
    const view = viewOf(viewpoint);
    if (!view) return;
    const before = this.#view;
    this.#view = view;
    for (const event of viewpoint.recent) if (event.type === "card_played") this.top = event["card"] as CardId;
    if (viewpoint.quiet || still() || !before || typeof requestAnimationFrame === "undefined") {
      this.#show(view);
      return;
    }
    this.#scenes = viewpoint.recent.flatMap((event) => this.#sceneOf(event, view));
    const length = this.#scenes.reduce((sum, scene) => sum + scene.length, 0);
    if (length === 0) {
      this.#show(view);
      return;
    }
    viewpoint.hold(length);
    this.#begin();
  }

  /** Ends what moves: everything stands where it belongs. */
  finish(): void {
    cancelAnimationFrame(this.#request);
    if (this.#scenes.length > 0) {
      this.#scenes = [];
      if (this.#view) this.#show(this.#view);
    }
  }

  get moving(): boolean {
    return this.flights.length > 0 || this.scoring !== null || this.tumble < 1 || this.safeFrom !== null || this.shown !== null;
  }

  #show(view: KramerView): void {
    this.where = Object.fromEntries(playing(view).map((colour) => [colour, view.agents[colour]!.building]));
    this.scores = Object.fromEntries(playing(view).map((colour) => [colour, view.agents[colour]!.score]));
    this.safe = view.safe;
    this.face = view.roll ?? this.face;
    this.flights = [];
    this.safeFrom = null;
    this.safeAt = 1;
    this.tumble = 1;
    this.shown = null;
    this.scoring = null;
    const discard = view.cards?.discard ?? [];
    if (discard.length === 0) this.top = null;
    else if (!this.top || !discard.includes(this.top)) this.top = discard.at(-1) ?? null;
  }

  #begin(): void {
    this.#began = performance.now();
    const frame = (now: number): void => {
      const scene = this.#scenes[0];
      if (!scene) {
        if (this.#view) this.#show(this.#view);
        return;
      }
      const ms = now - this.#began;
      if (ms >= scene.length) {
        scene.end();
        this.#scenes.shift();
        this.#began += scene.length;
        // A page that slept goes on from now.
        if (now - this.#began > 1_000) this.#began = now;
        return frame(now);
      }
      scene.frame(Math.max(0, ms));
      this.#request = requestAnimationFrame(frame);
    };
    this.#request = requestAnimationFrame(frame);
  }

  #sceneOf(event: GameEvent, view: KramerView): Scene[] {
    switch (event.type) {
      case "rolled":
        return [this.#roll(String(event["face"]))];
      case "moved":
        return [this.#walk(event["moves"] as Step[], "points")];
      case "card_played": {
        const moves = (event["moves"] ?? []) as Step[];
        const steps = typeof event["steps"] === "number" ? event["steps"] : null;
        const scenes = [this.#card(event["card"] as CardId, Number(event["seat"]))];
        if (moves.length > 0) scenes.push(this.#walk(moves, steps));
        if (event["markers"]) scenes.push(this.#markers(event["markers"] as Partial<Record<Colour, number>>));
        if (event["building"] && moves.length === 0) scenes.push(this.#slide(event["building"] as Building));
        return scenes;
      }
      case "safe_moved":
        return [this.#slide(event["to"] as Building)];
      case "scored":
        return [this.#score(event as Scored, view)];
      default:
        return [];
    }
  }

  #roll(face: string): Scene {
    return {
      length: TUMBLE_MS,
      frame: (ms) => {
        this.tumble = ms / TUMBLE_MS;
        const round = Math.floor(ms / 90);
        if (round !== this.#round) {
          this.#round = round;
          const faces = ["1-3", "2", "3", "4", "5", "6"].filter((each) => each !== this.face);
          this.face = ms > TUMBLE_MS * 0.8 ? face : faces[round % faces.length]!;
        }
      },
      end: () => {
        this.tumble = 1;
        this.face = face;
      },
    };
  }

  #walk(moves: readonly Step[], steps: number | "points" | null): Scene {
    const ways = moves.map(({ agent, from, to, points }) => {
      const count = steps === "points" ? (points ?? forward(from, to)) : steps;
      const way = wayOf(from, to, count === null && (forward(from, to) === 1 || forward(to, from) === 1) ? (forward(from, to) === 1 ? 1 : -1) : count);
      return { colour: agent, way, hop: way.length === 2 && count === null ? LEAP_MS : HOP_MS };
    });
    const length = Math.max(...ways.map(({ way, hop }, at) => at * STAGGER_MS + (way.length - 1) * hop));
    return {
      length,
      frame: (ms) => {
        this.flights = ways.map(({ colour, way, hop }, at) => {
          const hops = Math.max(0, Math.min(way.length - 1, (ms - at * STAGGER_MS) / hop));
          return { colour, way, at: hops };
        });
      },
      end: () => {
        this.flights = [];
        this.where = { ...this.where, ...Object.fromEntries(moves.map(({ agent, to }) => [agent, to])) };
      },
    };
  }

  #card(card: CardId, seat: number): Scene {
    return {
      length: CARD_MS,
      frame: (ms) => (this.shown = { card, seat, at: ms / CARD_MS }),
      end: () => {
        this.shown = null;
        this.top = card;
      },
    };
  }

  #markers(totals: Partial<Record<Colour, number>>): Scene {
    const was = this.scores;
    const most = Math.max(0, ...Object.entries(totals).map(([colour, total]) => Math.abs((total ?? 0) - (was[colour as Colour] ?? 0))));
    return {
      length: most * SCORING.field,
      frame: (ms) => (this.scores = walked(was, totals, ms / SCORING.field)),
      end: () => (this.scores = { ...this.scores, ...totals }),
    };
  }

  #slide(to: Building): Scene {
    return {
      length: SAFE_MS,
      frame: (ms) => {
        if (this.safeFrom === null) {
          this.safeFrom = this.safe;
          this.safe = to;
        }
        this.safeAt = ms / SAFE_MS;
      },
      end: () => {
        this.safe = to;
        this.safeFrom = null;
        this.safeAt = 1;
      },
    };
  }

  #score(event: Scored, view: KramerView): Scene {
    const was = Object.fromEntries(
      playing(view).map((colour) => [colour, (event.totals[colour] ?? 0) - (event.gains[colour] ?? 0)]),
    ) as Partial<Record<Colour, number>>;
    const fields = Math.max(1, ...Object.values(event.gains).map((gain) => Math.abs(gain ?? 0)));
    const stamped = SCORING.walk + fields * SCORING.field;
    const length = stamped + SCORING.stamp + SCORING.hold;
    return {
      length,
      frame: (ms) => {
        const part = ms < SCORING.open / 2 ? 0 : ms < SCORING.walk ? 1 : ms < stamped ? 2 : 3;
        this.scoring = { event, was, ms, length, part };
        this.scores = walked(was, event.totals, Math.max(0, ms - SCORING.walk) / SCORING.field);
      },
      end: () => {
        this.scoring = null;
        this.scores = { ...this.scores, ...event.totals };
      },
    };
  }
}

/** Markers so many fields on their way; a fraction is a marker between two fields. */
function walked(
  was: Readonly<Partial<Record<Colour, number>>>,
  totals: Readonly<Partial<Record<Colour, number>>>,
  fields: number,
): Partial<Record<Colour, number>> {
  const out: Partial<Record<Colour, number>> = { ...was };
  for (const [colour, total] of Object.entries(totals) as [Colour, number][]) {
    const from = was[colour] ?? 0;
    out[colour] = total >= from ? Math.min(total, from + fields) : Math.max(total, from - fields);
  }
  return out;
}
