import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LessonDesk, type LessonStep } from "./table.svelte";

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
  const table = (): LessonDesk => new LessonDesk("kramer", 0, () => "Alex", beyond);

  it("goes on when the wanted move is made, by number or by its text", async () => {
    for (const move of [0, "j2  d2", ["J2 D2"]]) {
      const desk = table();
      desk.lay(step([moment(null, { moves: { "0": 1 } }), moment(0, { done: true, events: told("moved") })]));
      expect(desk.view.names).toEqual(["Alex", "Vera"]);
      expect(desk.done).toBe(false);
      expect(await desk.play(move)).toBe(true);
      expect(desk.done).toBe(true);
      expect(desk.recent).toEqual(told("moved"));
      expect(desk.items).toHaveLength(1);
    }
  });

  it("stays where it is when another legal move is made, and counts the try", async () => {
    const desk = table();
    desk.lay(step([moment(null, { moves: { "0": 1 } }), moment(0, { done: true })]));
    const beat = desk.beat;
    expect(await desk.play(1)).toBe(false);
    expect([desk.strayed, desk.beat, desk.done]).toEqual([1, beat, false]);
  });

  it("takes several moves at once in any order in which they are wanted, all or none", async () => {
    const moments = [
      moment(null, { moves: { "2": 1 } }),
      moment(0, { moves: { "3": 2 }, events: told("passed") }),
      moment(1, { done: true, events: told("stopped") }),
    ];
    const desk = table();
    desk.lay(step(moments));
    expect(await desk.play(["stop", "M4"])).toBe(false);
    expect(await desk.play(["stop", "pass"])).toBe(true);
    expect(desk.recent.map(({ type }) => type)).toEqual(["passed", "stopped"]);
    expect(desk.done).toBe(true);
  });

  it("shows the others' moves by themselves, after scenes, and is done then", async () => {
    const desk = table();
    desk.lay(step([moment(null, { moves: { "0": 1 } }), moment(0, { on: 2, events: told("moved") }), moment(1, { done: true, events: told("rolled") })]));
    await desk.play(0);
    expect([desk.acted, desk.done, desk.waiting]).toEqual([true, false, true]);
    desk.hold(3_000);
    vi.advanceTimersByTime(2_000);
    expect(desk.done).toBe(false);
    vi.advanceTimersByTime(1_500);
    expect(desk.done).toBe(true);
    expect(desk.recent).toEqual(told("rolled"));
  });

  it("takes a move back only where the server would", async () => {
    const desk = table();
    desk.lay(step([moment(null, { moves: { "2": 1 } }), moment(0, { undo: true, moves: { "3": 2 } }), moment(1, { done: true, undo: true })]));
    expect(await desk.takeBack()).toBe(false);
    await desk.play("pass");
    expect(await desk.takeBack()).toBe(true);
    expect(desk.recent).toEqual([{ type: "undone", seat: 0 }]);
    await desk.play(["pass", "stop"]);
    expect(desk.canUndo).toBe(false);
  });

  it("asks what to do with a move when the step is done, and offers nothing where one only looks", async () => {
    const desk = table();
    desk.lay(step([moment(null)], { asks: false }));
    expect([desk.done, desk.legal]).toEqual([true, []]);
    desk.lay(step([moment(null, { moves: { "0": 1 } }), moment(0, { done: true })]));
    await desk.play(0);
    await desk.play(1);
    expect(beyond).toHaveBeenCalledWith(1);
  });

  it("previews wanted moves only", async () => {
    const desk = table();
    desk.lay(step([moment(null, { moves: { "0": 1 } }), moment(0, { done: true, events: told("scored") })]));
    expect((await desk.preview(0))?.events).toEqual(told("scored"));
    expect(await desk.preview(1)).toBeNull();
  });
});
