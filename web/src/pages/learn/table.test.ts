import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventsOf } from "../../clock/clock.svelte";
import type { GameEvent, Scene } from "../../clock/scene";
import type { GameModule } from "../../table/viewpoint";
import { LessonTable, type LessonStep } from "./table.svelte";

vi.mock("../../device/sound", () => ({ play: () => undefined, shake: () => undefined }));

/** A game of which every event is shown for a second. */
const LENGTH = 1_000;
const scene = ({ type }: GameEvent): Scene => ({
  kind: type, events: 1, length: LENGTH, tells: LENGTH, weight: "small", waits: false, stills: [LENGTH], still: 600, captions: [], cues: [], draw: () => null,
}); // prettier-ignore
const game = { name: "kramer", staging: { rest: () => null, scenes: (events: readonly GameEvent[]) => events.map(scene) } } as unknown as GameModule;

const ACTIONS = ["J2 D2", "M4", "pass", "stop"].map((text, id) => ({ id, text, data: { kind: "move" } }));

function moment(of: number | null, more: object = {}): object {
  return { of, events: [], view: { names: ["You", "Vera"], n: 0 }, legal: [0, 1], undo: false, moves: {}, on: null, done: false, ...more };
}
function step(moments: object[], more: object = {}): LessonStep {
  return { id: "x", clause: "K1", goes_on: false, asks: true, spots: [], moments, actions: ACTIONS, log: {}, ...more } as unknown as LessonStep;
}
const told = (type: string) => [{ type }];
const types = (viewpoint: LessonTable): string[] => eventsOf(viewpoint.items).map(({ type }) => type);
/** Everything that moves has arrived. */
const rest = (): void => void vi.advanceTimersByTime(10 * LENGTH);

describe("the table of a lesson", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const beyond = vi.fn(async () => true);
  const table = (): LessonTable => new LessonTable(game, 0, () => "Alex", beyond);

  it("goes on when the wanted move is made, by number or by its text", async () => {
    for (const move of [0, "j2  d2", ["J2 D2"]]) {
      const viewpoint = table();
      viewpoint.lay(step([moment(null, { moves: { "0": 1 } }), moment(0, { done: true, events: told("moved") })]));
      expect(viewpoint.view.names).toEqual(["Alex", "Vera"]);
      expect(viewpoint.done).toBe(false);
      expect(await viewpoint.play(move)).toBe(true);
      rest();
      expect(viewpoint.done).toBe(true);
      expect(types(viewpoint)).toEqual(["moved"]);
    }
  });

  it("stays where it is when another legal move is made, and counts the try", async () => {
    const viewpoint = table();
    viewpoint.lay(step([moment(null, { moves: { "0": 1 } }), moment(0, { done: true })]));
    expect(await viewpoint.play(1)).toBe(false);
    expect([viewpoint.strayed, viewpoint.clock.idle, viewpoint.done]).toEqual([1, true, false]);
  });

  it("takes several moves at once in any order in which they are wanted, all or none", async () => {
    const moments = [
      moment(null, { moves: { "2": 1 } }),
      moment(0, { moves: { "3": 2 }, events: told("passed") }),
      moment(1, { done: true, events: told("stopped") }),
    ];
    const viewpoint = table();
    viewpoint.lay(step(moments));
    expect(await viewpoint.play(["stop", "M4"])).toBe(false);
    expect(await viewpoint.play(["stop", "pass"])).toBe(true);
    rest();
    expect(types(viewpoint)).toEqual(["passed", "stopped"]);
    expect(viewpoint.done).toBe(true);
  });

  it("shows the others' moves by themselves, after scenes, and is done then", async () => {
    const viewpoint = table();
    viewpoint.lay(step([moment(null, { moves: { "0": 1 } }), moment(0, { on: 2, events: told("moved") }), moment(1, { done: true, events: told("rolled") })]));
    await viewpoint.play(0);
    expect([viewpoint.acted, viewpoint.done, viewpoint.waiting]).toEqual([true, false, true]);
    expect([types(viewpoint), viewpoint.legal]).toEqual([[], []]);
    rest();
    expect(viewpoint.done).toBe(true);
    expect(types(viewpoint)).toEqual(["moved", "rolled"]);
  });

  it("takes a move back only where the server would", async () => {
    const viewpoint = table();
    viewpoint.lay(step([moment(null, { moves: { "2": 1 } }), moment(0, { undo: true, moves: { "3": 2 } }), moment(1, { done: true, undo: true })]));
    expect(await viewpoint.takeBack()).toBe(false);
    await viewpoint.play("pass");
    rest();
    expect(await viewpoint.takeBack()).toBe(true);
    rest();
    expect(types(viewpoint)).toEqual(["undone"]);
    await viewpoint.play(["pass", "stop"]);
    rest();
    expect(viewpoint.canUndo).toBe(false);
  });

  it("asks what to do with a move when the step is done, and offers nothing where one only looks", async () => {
    const viewpoint = table();
    viewpoint.lay(step([moment(null)], { asks: false }));
    expect([viewpoint.done, viewpoint.legal]).toEqual([true, []]);
    viewpoint.lay(step([moment(null, { moves: { "0": 1 } }), moment(0, { done: true })]));
    await viewpoint.play(0);
    await viewpoint.play(1);
    expect(beyond).toHaveBeenCalledWith(1);
  });

  it("is another table when a step does not go on from the one before", async () => {
    const viewpoint = table();
    const done = step([moment(null, { moves: { "0": 1 } }), moment(0, { done: true })]);
    viewpoint.lay(done);
    const first = viewpoint.laid;
    await viewpoint.play(0);
    viewpoint.lay(step([moment(null)], { goes_on: true, spots: ["city:tokyo"] }));
    expect([viewpoint.laid, viewpoint.spots]).toEqual([first, ["city:tokyo"]]);
    viewpoint.lay(done);
    expect(viewpoint.laid).not.toBe(first);
    viewpoint.lay(step([moment(null)], { goes_on: true })); // skipped: it goes on from nothing
    expect(viewpoint.laid).toBe(first + 2);
  });

  it("previews wanted moves only", async () => {
    const viewpoint = table();
    viewpoint.lay(step([moment(null, { moves: { "0": 1 } }), moment(0, { done: true, events: told("scored") })]));
    expect((await viewpoint.preview(0))?.events).toEqual(told("scored"));
    expect(await viewpoint.preview(1)).toBeNull();
  });
});
