import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LessonTable, type LessonStep } from "./table.svelte";

const ACTIONS = ["J2 D2", "M4", "pass", "stop"].map((text, id) => ({ id, text, data: { kind: "move" } }));

function moment(of: number | null, more: object = {}): object {
  return { of, events: [], view: { names: ["You", "Vera"], n: 0 }, legal: [0, 1], undo: false, moves: {}, on: null, done: false, ...more };
}
function step(moments: object[], more: object = {}): LessonStep {
  return { id: "x", clause: "K1", goes_on: false, asks: true, spots: [], moments, actions: ACTIONS, log: {}, ...more } as unknown as LessonStep;
}
const told = (type: string) => [{ type }];

describe("the table of a lesson", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const beyond = vi.fn(async () => true);
  const table = (): LessonTable => new LessonTable("kramer", 0, () => "Alex", beyond);

  it("goes on when the wanted move is made, by number or by its text", async () => {
    for (const move of [0, "j2  d2", ["J2 D2"]]) {
      const viewpoint = table();
      viewpoint.lay(step([moment(null, { moves: { "0": 1 } }), moment(0, { done: true, events: told("moved") })]));
      expect(viewpoint.view.names).toEqual(["Alex", "Vera"]);
      expect(viewpoint.done).toBe(false);
      expect(await viewpoint.play(move)).toBe(true);
      expect(viewpoint.done).toBe(true);
      expect(viewpoint.recent).toEqual(told("moved"));
      expect(viewpoint.items).toHaveLength(1);
    }
  });

  it("stays where it is when another legal move is made, and counts the try", async () => {
    const viewpoint = table();
    viewpoint.lay(step([moment(null, { moves: { "0": 1 } }), moment(0, { done: true })]));
    const beat = viewpoint.beat;
    expect(await viewpoint.play(1)).toBe(false);
    expect([viewpoint.strayed, viewpoint.beat, viewpoint.done]).toEqual([1, beat, false]);
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
    expect(viewpoint.recent.map(({ type }) => type)).toEqual(["passed", "stopped"]);
    expect(viewpoint.done).toBe(true);
  });

  it("shows the others' moves by themselves, after scenes, and is done then", async () => {
    const viewpoint = table();
    viewpoint.lay(step([moment(null, { moves: { "0": 1 } }), moment(0, { on: 2, events: told("moved") }), moment(1, { done: true, events: told("rolled") })]));
    await viewpoint.play(0);
    expect([viewpoint.acted, viewpoint.done, viewpoint.waiting]).toEqual([true, false, true]);
    viewpoint.hold(3_000);
    vi.advanceTimersByTime(2_000);
    expect(viewpoint.done).toBe(false);
    vi.advanceTimersByTime(1_500);
    expect(viewpoint.done).toBe(true);
    expect(viewpoint.recent).toEqual(told("rolled"));
  });

  it("takes a move back only where the server would", async () => {
    const viewpoint = table();
    viewpoint.lay(step([moment(null, { moves: { "2": 1 } }), moment(0, { undo: true, moves: { "3": 2 } }), moment(1, { done: true, undo: true })]));
    expect(await viewpoint.takeBack()).toBe(false);
    await viewpoint.play("pass");
    expect(await viewpoint.takeBack()).toBe(true);
    expect(viewpoint.recent).toEqual([{ type: "undone", seat: 0 }]);
    await viewpoint.play(["pass", "stop"]);
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

  it("previews wanted moves only", async () => {
    const viewpoint = table();
    viewpoint.lay(step([moment(null, { moves: { "0": 1 } }), moment(0, { done: true, events: told("scored") })]));
    expect((await viewpoint.preview(0))?.events).toEqual(told("scored"));
    expect(await viewpoint.preview(1)).toBeNull();
  });
});
