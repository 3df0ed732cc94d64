import { beforeEach, describe, expect, test, vi } from "vitest";
import type { TableFrame } from "../api/socket.svelte";
import { HANDOVER, TableRoom } from "./live.svelte";

const STATE = { game: "kramer", status: "playing", you: { seats: [0], invited: [], host: true, player: true }, seats: [] };

function frame(over: Partial<TableFrame>): TableFrame {
  return { type: "table", table: "KEY", audience: 0, n: 0, items: [], now: 0, ...over };
}

function event(type: string): object {
  return { kind: "game", event: { type } };
}

describe("a live table", () => {
  let room: TableRoom;
  beforeEach(() => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no server in this test")));
    room = new TableRoom("KEY");
    room.take(frame({ n: 1, items: [event("rolled")], state: STATE, view: { turn: 0 }, actions: [3], undo: false }));
  });

  test("the first picture is not animated, the next change is", () => {
    expect(room.quiet).toBe(true);
    room.take(frame({ n: 2, items: [event("moved")], view: { turn: 1 }, actions: [] }));
    expect(room.quiet).toBe(false);
    expect(room.recent.map(({ type }) => type)).toEqual(["moved"]);
    expect(room.beat).toBe(2);
  });

  test("items that were already told are not told twice", () => {
    room.take(frame({ n: 2, items: [event("rolled"), event("moved")], view: { turn: 1 } }));
    expect(room.items).toHaveLength(2);
    expect(room.recent.map(({ type }) => type)).toEqual(["moved"]);
  });

  test("what does not go on from what is here changes nothing", () => {
    room.take(frame({ n: 9, items: [event("moved")], view: { turn: 1 } }));
    expect(room.view).toEqual({ turn: 0 });
  });

  test("what a frame leaves out stays as it was", () => {
    room.take(frame({ n: 2, items: [{ kind: "chat", room: "players", seat: 1, name: "B", text: "hello", at: 0 }] }));
    expect(room.view).toEqual({ turn: 0 });
    expect(room.actions).toEqual([3]);
    expect(room.beat).toBe(1);
  });

  test("handing the device over forgets the seat's secrets at once", () => {
    room.show(null);
    expect(room.view).toBeNull();
    expect(room.actions).toEqual([]);
    expect(room.items).toEqual([]);
    expect(room.audience).toBe(HANDOVER);
  });

  test("a change waits for the end of a scene, in order", () => {
    vi.useFakeTimers();
    room.hold(1000);
    room.take(frame({ n: 2, items: [event("moved")], view: { turn: 1 } }));
    room.take(frame({ n: 3, items: [event("scored")], view: { turn: 2 } }));
    expect(room.view).toEqual({ turn: 0 });
    vi.advanceTimersByTime(1100);
    expect(room.view).toEqual({ turn: 2 });
    expect(room.items).toHaveLength(3);
    vi.useRealTimers();
  });

  test("a scene can be skipped: everything that waited is shown", () => {
    room.hold(4000);
    room.take(frame({ n: 2, items: [event("moved")], view: { turn: 1 } }));
    room.skip();
    expect(room.view).toEqual({ turn: 1 });
    expect(room.quiet).toBe(true);
  });

  test("no scene holds back more than a few changes", () => {
    room.hold(4000);
    for (let n = 2; n < 12; n++) room.take(frame({ n, items: [event("moved")], view: { turn: n } }));
    expect(room.view.turn).toBeGreaterThan(6);
  });
});
