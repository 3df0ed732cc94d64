import { beforeEach, describe, expect, test, vi } from "vitest";
import type { TableFrame } from "../api/socket.svelte";
import type { GameEvent, Scene } from "../clock/scene";
import type { GameModule } from "./viewpoint";
import { HANDOVER, LiveTable } from "./live.svelte";

const STATE = { game: "kramer", status: "playing", you: { seats: [0], invited: [], host: true, player: true }, seats: [], catalogue: null };

function frame(over: Partial<TableFrame>): TableFrame {
  return { type: "table", table: "KEY", audience: 0, n: 0, items: [], now: 0, ...over };
}

function event(type: string): object {
  return { kind: "game", event: { type } };
}

/** Every event takes a second. */
function second({ type }: GameEvent): Scene {
  return { kind: type, events: 1, length: 1_000, tells: 1_000, weight: "small", waits: false, stills: [0], still: 600, captions: [], cues: [], draw: () => type };
}
const module = {
  staging: { rest: () => "rest", scenes: (events: readonly GameEvent[]) => events.map(second) },
  forAll: ({ secret: _, ...open }: { secret?: string }) => open,
} as unknown as GameModule;

describe("a live table", () => {
  let table: LiveTable;
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no server in this test")));
    table = new LiveTable("KEY", async () => module);
    table.take(frame({ n: 1, items: [event("rolled")], state: STATE, view: { turn: 0 }, actions: [3], undo: true }));
    await vi.advanceTimersByTimeAsync(0);
    return () => {
      table.leave();
      vi.useRealTimers();
    };
  });

  test("the first picture is not animated, the next change is", () => {
    expect([table.view, table.clock.idle]).toEqual([{ turn: 0 }, true]);
    table.take(frame({ n: 2, items: [event("moved")], view: { turn: 1 }, actions: [] }));
    expect([table.view, table.clock.scene?.kind]).toEqual([{ turn: 0 }, "moved"]);
    vi.advanceTimersByTime(1_100);
    expect(table.view).toEqual({ turn: 1 });
  });

  test("what arrives before the game's part of the page is shown after it, in order", async () => {
    let here: (module: GameModule) => void = () => undefined;
    const slow = new LiveTable("SLOW", () => new Promise((done) => (here = done)));
    slow.take(frame({ n: 1, items: [event("rolled")], state: STATE, view: { turn: 0 } }));
    slow.take(frame({ n: 2, items: [event("moved")], view: { turn: 1 } }));
    expect(slow.view).toBeNull();
    here(module);
    await vi.advanceTimersByTimeAsync(0);
    expect([slow.view, slow.clock.scene?.kind]).toEqual([{ turn: 0 }, "moved"]);
    slow.leave();
  });

  test("nothing is asked before it is known what can be answered; without that the table is shown all the same", async () => {
    for (const there of [true, false]) {
      let answer: () => void = () => undefined;
      const body = { actions: [{ id: 3, text: "J1", data: {} }] };
      const late = new Promise<Response>((done, failed) => (answer = () => (there ? done(new Response(JSON.stringify(body))) : failed(new Error("no network")))));
      vi.stubGlobal("fetch", () => late);
      const asked = new LiveTable("LATE", async () => module);
      asked.take(frame({ state: { ...STATE, catalogue: "/api/catalogues/kramer" }, view: { turn: 0 }, actions: [3] }));
      await vi.advanceTimersByTimeAsync(0);
      expect(asked.view).toBeNull();
      answer();
      await vi.advanceTimersByTimeAsync(0);
      expect([asked.view, asked.legal.map(({ text }) => text)]).toEqual([{ turn: 0 }, there ? ["J1"] : []]);
      asked.leave();
    }
  });

  test("items that were already told are not told twice", () => {
    table.take(frame({ n: 2, items: [event("rolled"), event("moved")], view: { turn: 1 } }));
    vi.advanceTimersByTime(1_100);
    expect(table.items).toHaveLength(2);
  });

  test("what does not go on from what is here changes nothing", () => {
    table.take(frame({ n: 9, items: [event("moved")], view: { turn: 1 } }));
    vi.advanceTimersByTime(2_000);
    expect(table.view).toEqual({ turn: 0 });
  });

  test("what a frame leaves out stays as it was, and a word in the chat moves nothing", () => {
    table.take(frame({ n: 2, items: [{ kind: "chat", room: "players", seat: 1, name: "B", text: "hello", at: 0 }] }));
    expect([table.view, table.canUndo, table.clock.idle, table.items.length]).toEqual([{ turn: 0 }, true, true, 2]);
  });

  test("nothing can be done or taken back while something is still to be shown", () => {
    table.take(frame({ n: 2, items: [event("moved")], view: { turn: 0 }, actions: [3], undo: true }));
    expect([table.legal, table.canUndo]).toEqual([[], false]);
    vi.advanceTimersByTime(1_100);
    expect(table.canUndo).toBe(true);
  });

  test("the end of the game is known when it has been shown", () => {
    table.take(frame({ n: 2, items: [event("game_over")], view: { turn: 0 }, state: { ...STATE, status: "over" } }));
    expect(table.state?.status).toBe("playing");
    vi.advanceTimersByTime(1_100);
    expect(table.state?.status).toBe("over");
  });

  test("no number of changes is too many", () => {
    for (let n = 2; n < 30; n++) table.take(frame({ n, items: [event("moved")], view: { turn: n } }));
    vi.advanceTimersByTime(40_000);
    expect([table.view.turn, table.clock.ended, table.items.length]).toEqual([29, 28, 29]);
  });

  test("after a break much is not shown in motion but offered", () => {
    table.wanted();
    const told = Array.from({ length: 9 }, () => event("moved"));
    table.take(frame({ n: 10, items: told, view: { turn: 9 } }));
    expect([table.view.turn, table.clock.idle, table.clock.missed]).toEqual([9, true, {}]);
  });

  test("handing the device over forgets the seat's secrets at once", () => {
    table.show(null);
    expect([table.view, table.legal, table.items, table.audience, table.seat]).toEqual([null, [], [], HANDOVER, null]);
  });

  test("what others did while the device was being handed over is shown to all, from a table without the seat's secrets", () => {
    table.take(frame({ n: 2, public: 1, items: [event("drawn")], view: { turn: 1, secret: "C5" } }));
    vi.advanceTimersByTime(1_100);
    table.show(null);
    table.take(frame({ audience: HANDOVER, n: 3, items: [event("rolled"), event("moved"), event("rolled")], view: { turn: 2 } }));
    expect([table.view, table.items.length, table.clock.scene?.kind]).toEqual([{ turn: 1 }, 1, "moved"]);
    vi.advanceTimersByTime(2_100);
    expect([table.view, table.items.length, table.clock.idle]).toEqual([{ turn: 2 }, 3, true]);
  });

  test("where nobody else did anything nothing is shown again", () => {
    table.show(null);
    table.take(frame({ audience: HANDOVER, n: 1, items: [event("rolled")], view: { turn: 0 } }));
    expect([table.view, table.items.length, table.clock.idle]).toEqual([{ turn: 0 }, 1, true]);
  });

  test("what a seat is still told when it has given the device away is shown to all, once", () => {
    table.show(null);
    table.take(frame({ n: 2, public: 2, items: [event("moved")], view: { turn: 1, secret: "C5" } }));
    expect([table.view, table.audience, table.items]).toEqual([null, HANDOVER, []]);
    table.take(frame({ audience: HANDOVER, n: 2, items: [event("rolled"), event("moved")], view: { turn: 1 } }));
    expect([table.view, table.clock.scene?.kind]).toEqual([{ turn: 0 }, "moved"]);
  });

  test("what happens while somebody takes the device is shown to all before a seat's secrets are", () => {
    table.show(null);
    table.take(frame({ audience: HANDOVER, n: 1, items: [event("rolled")], view: { turn: 0 } }));
    table.show(1);
    table.take(frame({ audience: 1, n: 2, public: 2, items: [event("rolled"), event("moved")], view: { turn: 1, secret: "C7" } }));
    expect([table.view, table.audience, table.wanted().seat]).toEqual([{ turn: 0 }, HANDOVER, null]);
    table.take(frame({ audience: HANDOVER, n: 2, items: [event("moved")], view: { turn: 1 } }));
    expect(table.clock.scene?.kind).toBe("moved");
    vi.advanceTimersByTime(1_100);
    table.show(1);
    table.take(frame({ audience: 1, n: 2, public: 2, items: [event("rolled"), event("moved")], view: { turn: 1, secret: "C7" } }));
    expect([table.view, table.audience]).toEqual([{ turn: 1, secret: "C7" }, 1]);
  });
});
