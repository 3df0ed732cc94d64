import { expect, test, vi } from "vitest";
import { asItems, Clock, eventsOf, type Snapshot } from "../../../clock/clock.svelte";
import { together } from "../../../clock/together";
import type { GameEvent } from "../../../table/viewpoint";
import games from "../fixtures/games.json";
import { english, MOMENTS } from "../fixtures/viewpoint";
import { agentOf, along, type Colour, type KramerView } from "../view";
import { type Drawn, positionOf } from "./drawn";
import { after, staging } from "./staging";

vi.mock("../../../i18n/words.svelte", () => ({ chips: {}, t: (id: string) => id }));
vi.mock("../../../device/settings.svelte", () => ({ settings: { pace: "at_once", sound: false, vibration: false, theme: "light" }, still: () => false }));

const view = MOMENTS["move-two"]!.view as KramerView;
const eyes = { seat: 0, live: true, hurried: true };
const moved = (seat: number, ...colours: Colour[]): GameEvent => ({
  type: "moved",
  seat,
  moves: colours.map((agent) => ({ agent, from: agentOf(view, agent).building, to: along(agentOf(view, agent).building, 1), points: 1 })),
});

/** A clock on which all these frames wait at once; its pictures, one for each beat. */
function beats(frames: readonly GameEvent[][]): { clock: Clock<Snapshot>; shown: { kind: string; events: number; say: unknown; drawn: Drawn }[] } {
  vi.useFakeTimers();
  const clock = new Clock<Snapshot>(() => staging, true);
  clock.jump({ items: [], after: { view, seat: 0 } });
  for (const events of frames) clock.push({ items: asItems(events), after: { view, seat: 0 } });
  const shown = [];
  let last: unknown = null;
  while (!clock.idle) {
    const scene = clock.scene!;
    if (scene !== last) shown.push({ kind: scene.kind, events: scene.events, say: clock.caption, drawn: clock.drawn as Drawn });
    last = scene;
    vi.advanceTimersToNextTimer();
  }
  vi.useRealTimers();
  return { clock, shown };
}

test("passes that wait are one beat, although each came by itself; the log has them all", () => {
  const passes = view.seats.map(({ seat }) => [{ type: "passed", seat }]);
  const { clock, shown } = beats([[moved(0, "red")], ...passes]);
  expect(shown.map(({ kind, events }) => [kind, events])).toEqual([["walk", 1], ["pass", passes.length]]);
  expect(english(shown[1]!.say as never)).toBe("Everyone passed.");
  expect(clock.items).toHaveLength(1 + passes.length);
});

test("a little behind, the moves of one player are one still; far behind, everybody's are", () => {
  const scenes = staging.scenes([moved(1, "red"), moved(1, "green"), moved(0, "red", "yellow")], view, eyes);
  const some = together(scenes, false, staging.many!);
  expect(some.map(({ kind, events }) => [kind, events])).toEqual([["many", 2], ["walk", 1]]);
  const [all, ...none] = together(scenes, true, staging.many!);
  expect([all!.events, none]).toEqual([3, []]);
  expect(all!.captions[0]!.say).toEqual({ id: "page-scene-many", args: { n: 3, agents: 3 } });
  expect(all!.draw(0).where).toEqual(scenes.at(-1)!.draw(scenes.at(-1)!.length).where);
});

test.each(Object.entries(games as unknown as Record<string, { first: KramerView; frames: { events: GameEvent[] }[] }>))(
  "a whole game that waits is shown to its end: every event once and in order, every big scene by itself (%s)",
  (_, { first, frames }) => {
    const told = frames.flatMap(({ events }) => events);
    vi.useFakeTimers();
    const clock = new Clock<Snapshot>(() => staging, false);
    clock.jump({ items: [], after: { view: first, seat: null } });
    let position = positionOf(first);
    const at = (): KramerView => ({ ...first, safe: position.safe, agents: Object.fromEntries(Object.keys(position.where).map((c) => [c, { ...agentOf(first, c as Colour), building: position.where[c as Colour]!, score: position.scores[c as Colour]! }])) });
    for (const { events } of frames) {
      position = events.reduce(after, position);
      clock.push({ items: asItems(events), after: { view: at(), seat: null } });
    }
    const big: string[] = [];
    let last: unknown = null;
    let sum = 0;
    while (!clock.idle) {
      const scene = clock.scene!;
      if (scene !== last) {
        sum += scene.events;
        if (scene.weight === "big") big.push(scene.kind);
        // What is folded shows the table as the events have left it.
        const { where, scores } = told.slice(0, sum).reduce(after, positionOf(first));
        const end = scene.draw(scene.length) as Drawn;
        expect([end.where, end.scores]).toEqual([where, scores]);
      }
      last = scene;
      vi.advanceTimersToNextTimer();
    }
    expect(eventsOf(clock.items)).toEqual(told);
    expect(big).toEqual(told.flatMap(({ type }) => (type === "scored" ? ["scoring"] : type === "game_over" ? ["unmasking"] : [])));
    clock.close();
    vi.useRealTimers();
  },
);
