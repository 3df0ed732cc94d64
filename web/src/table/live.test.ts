import { beforeEach, describe, expect, test, vi } from "vitest";
import type { TableFrame } from "../api/socket.svelte";
import { HANDOVER, LiveTable } from "./live.svelte";

const STATE = { game: "kramer", status: "playing", you: { seats: [0], invited: [], host: true, player: true }, seats: [] };

function frame(over: Partial<TableFrame>): TableFrame {
  return { type: "table", table: "KEY", audience: 0, n: 0, items: [], now: 0, ...over };
}

function event(type: string): object {
  return { kind: "game", event: { type } };
}

describe("a live table", () => {
  let table: LiveTable;
  beforeEach(() => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no server in this test")));
    table = new LiveTable("KEY");
    table.take(frame({ n: 1, items: [event("rolled")], state: STATE, view: { turn: 0 }, actions: [3], undo: false }));
  });

  test("the first picture is not animated, the next change is", () => {
    expect(table.quiet).toBe(true);
    table.take(frame({ n: 2, items: [event("moved")], view: { turn: 1 }, actions: [] }));
    expect(table.quiet).toBe(false);
    expect(table.recent.map(({ type }) => type)).toEqual(["moved"]);
    expect(table.beat).toBe(2);
  });

  test("items that were already told are not told twice", () => {
    table.take(frame({ n: 2, items: [event("rolled"), event("moved")], view: { turn: 1 } }));
    expect(table.items).toHaveLength(2);
    expect(table.recent.map(({ type }) => type)).toEqual(["moved"]);
  });

  test("what does not go on from what is here changes nothing", () => {
    table.take(frame({ n: 9, items: [event("moved")], view: { turn: 1 } }));
    expect(table.view).toEqual({ turn: 0 });
  });

  test("what a frame leaves out stays as it was", () => {
    table.take(frame({ n: 2, items: [{ kind: "chat", table: "players", seat: 1, name: "B", text: "hello", at: 0 }] }));
    expect(table.view).toEqual({ turn: 0 });
    expect(table.actions).toEqual([3]);
    expect(table.beat).toBe(1);
  });

  test("handing the device over forgets the seat's secrets at once", () => {
    table.show(null);
    expect(table.view).toBeNull();
    expect(table.actions).toEqual([]);
    expect(table.items).toEqual([]);
    expect(table.audience).toBe(HANDOVER);
  });

  test("a change waits for the end of a scene, in order", () => {
    vi.useFakeTimers();
    table.hold(1000);
    table.take(frame({ n: 2, items: [event("moved")], view: { turn: 1 } }));
    table.take(frame({ n: 3, items: [event("scored")], view: { turn: 2 } }));
    expect(table.view).toEqual({ turn: 0 });
    vi.advanceTimersByTime(1100);
    expect(table.view).toEqual({ turn: 2 });
    expect(table.items).toHaveLength(3);
    vi.useRealTimers();
  });

  test("a scene can be skipped: everything that waited is shown", () => {
    table.hold(4000);
    table.take(frame({ n: 2, items: [event("moved")], view: { turn: 1 } }));
    table.skip();
    expect(table.view).toEqual({ turn: 1 });
    expect(table.quiet).toBe(true);
  });

  test("no scene holds back more than a few changes", () => {
    table.hold(4000);
    for (let n = 2; n < 12; n++) table.take(frame({ n, items: [event("moved")], view: { turn: n } }));
    expect(table.view.turn).toBeGreaterThan(6);
  });
});
