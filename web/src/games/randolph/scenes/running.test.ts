/** Whole games on the clock: what was told is shown, all of it, in order, once, and everything tells the same moment. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asItems, Clock, eventsOf, type Snapshot } from "../../../clock/clock.svelte";
import { settings } from "../../../device/settings.svelte";
import type { GameEvent } from "../../../table/viewpoint";
import games from "../fixtures/games.json";
import { headline } from "../../../table/headline";
import game from "../index";
import { viewOf, type RandolphView } from "../view";
import type { Drawn } from "./drawn";
import { folded } from "./fold";
import { staging } from "./staging";

const motion = vi.hoisted(() => ({ still: false }));
vi.mock("../../../device/settings.svelte", () => ({ settings: { pace: "at_once", sound: false, vibration: false, theme: "light" }, still: () => motion.still }));

interface Game {
  readonly first: RandolphView;
  readonly frames: readonly { readonly events: readonly GameEvent[]; readonly view?: RandolphView }[];
}
const GAMES = Object.entries(games as unknown as Record<string, Game>);
const BIG: Record<string, (event: GameEvent) => string | null> = {
  duel_revealed: () => "duel",
  delivered: ({ content }) => (content === "bomb" ? "bomb" : "delivery"),
  game_over: () => "end",
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  motion.still = false;
  vi.useRealTimers();
});

/** Lets a game run and looks at every picture that stands. */
function run({ first, frames }: Game, look: (clock: Clock<Snapshot>) => void, together: boolean): Clock<Snapshot> {
  const clock = new Clock<Snapshot>(() => staging, false);
  clock.jump({ items: [], after: { view: first, seat: 0 } });
  let view = first;
  for (const { events, view: known } of frames) {
    view = known ?? folded(view, events);
    clock.push({ items: asItems(events), after: { view, seat: 0 } });
    while (!together && !clock.idle) {
      look(clock);
      vi.advanceTimersToNextTimer();
    }
  }
  while (!clock.idle) {
    look(clock);
    vi.advanceTimersToNextTimer();
  }
  look(clock);
  return clock;
}

test.each(GAMES)("every event comes into the log once and in order, every big scene is shown (%s)", (_, told) => {
  const events = told.frames.flatMap((frame) => frame.events);
  for (const together of [false, true]) {
    for (const still of [false, true]) {
      motion.still = still;
      settings.pace = still ? "fast" : "at_once";
      const shown: unknown[] = [];
      const clock = run(told, ({ scene }) => scene && scene !== shown.at(-1) && shown.push(scene), together);
      expect(eventsOf(clock.items)).toEqual(events);
      const big = (shown as { weight: string; kind: string }[]).filter(({ weight }) => weight === "big").map(({ kind }) => kind);
      expect(big).toEqual(events.flatMap((event) => BIG[event.type]?.(event) ?? []));
    }
  }
});

const LONG_MS = 30_000;
test.each(GAMES)("log, secrets and sentence tell the same moment, and no winner is named before the crown (%s)", (_, told) => {
  run(
    told,
    (clock) => {
      const viewpoint = { game: "randolph", view: clock.shown!.view, seat: 0, clock, live: false, items: clock.items } as never;
      const view = viewOf(viewpoint);
      const events = eventsOf(clock.items);
      const secrets = view.players.map(() => 0);
      for (const event of events) if (event.type === "delivered") secrets[event["seat"]] = event["secrets"];
      expect(view.players.map((player) => player.secrets)).toEqual(secrets);
      const over = events.some(({ type }) => type === "game_over");
      expect(view.result !== undefined).toBe(over);
      if (!over) expect(headline(viewpoint, game).id).not.toMatch(/^randolph-won/);
      const paper = (clock.drawn as Drawn).paper;
      if (paper?.kind === "duel" && paper.revealed && !paper.fate) expect(events.includes(paper.revealed)).toBe(false);
      if (paper?.kind === "case" && !paper.told) expect(events.findLast(({ type }) => type === "delivered")?.["suitcase"]).not.toBe(paper.suitcase);
    },
    false,
  );
}, LONG_MS);
