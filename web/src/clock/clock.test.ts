import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../device/settings.svelte";
import type { Item } from "../api/http";
import { asItems, Clock, eventsOf, type Snapshot } from "./clock.svelte";
import type { GameEvent, Scene, Staging } from "./scene";

const motion = vi.hoisted(() => ({ still: false }));
vi.mock("../device/settings.svelte", () => ({ settings: { pace: "calm", sound: false, vibration: false }, still: () => motion.still }));
const heard = vi.hoisted(() => ({ sounds: [] as string[] }));
vi.mock("../device/sound", () => ({ play: (name: string) => heard.sounds.push(name), shake: () => undefined }));

/** A game of numbers: "add" moves the number on in a second, "boom" is big, "quiet" shows nothing. */
const numbers: Staging<number, { kind: string; at: number }> = {
  rest: (view) => ({ kind: "rest", at: view }),
  scenes: (events, before) => {
    const found: Scene<{ kind: string; at: number }>[] = [];
    let so = before;
    for (const event of events) {
      const from = so;
      so += Number(event["by"] ?? 0);
      const length = event.type === "boom" ? 4_000 : event.type === "quiet" ? 0 : 1_000;
      found.push({
        kind: event.type,
        events: 1,
        length,
        tells: length / 2,
        weight: event.type === "boom" ? "big" : "small",
        waits: event.type === "boom" && event["mine"] === true,
        stills: event.type === "boom" ? [0, length] : [length],
        captions: [{ at: 0, say: { id: `${event.type}-begins` } }, { at: length / 2, say: null }],
        cues: [{ at: length / 2, sound: event.type }],
        draw: (ms) => ({ kind: event.type, at: from + (length === 0 ? 1 : ms / length) * Number(event["by"] ?? 0) }),
      });
    }
    return found;
  },
};

const add = (by = 1): GameEvent => ({ type: "add", by });
const boom = (mine = false): GameEvent => ({ type: "boom", by: 10, mine });
const frame = (view: number, ...events: GameEvent[]) => ({ items: asItems(events), after: { view, seat: 0 } });
const types = (items: readonly Item[]): string[] => eventsOf(items).map(({ type }) => type);

function hide(hidden: boolean): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(hidden ? "hidden" : "visible");
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("the clock", () => {
  let clock: Clock<Snapshot>;
  beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = "calm";
    motion.still = false;
    heard.sounds = [];
    hide(false);
    clock = new Clock(() => numbers, true);
    clock.jump(frame(0));
  });
  afterEach(() => {
    clock.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test("at rest no frame is asked for and no timer runs", () => {
    expect(clock.idle).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    clock.push(frame(1, add()));
    vi.advanceTimersByTime(1_100);
    expect(clock.idle).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("frames that arrive together are shown one after the other, none swallowed", () => {
    const shown: string[] = [];
    for (let n = 1; n <= 3; n++) clock.push(frame(10 * n, boom()));
    for (let ms = 0; ms < 13_000; ms += 100) {
      const drawn = clock.drawn as { kind: string; at: number };
      if (drawn.kind === "boom") shown.push(String(Math.floor(drawn.at / 10)));
      vi.advanceTimersByTime(100);
    }
    expect([...new Set(shown)]).toEqual(["0", "1", "2"]);
    expect(clock.drawn).toEqual({ kind: "rest", at: 30 });
    expect(clock.ended).toBe(3);
  });

  test("log, view and picture tell the same moment: nothing of a scene before it tells", () => {
    clock.push(frame(10, boom()));
    vi.advanceTimersByTime(1_900);
    expect([clock.shown!.view, types(clock.items), clock.idle]).toEqual([0, [], false]);
    vi.advanceTimersByTime(300);
    expect([clock.shown!.view, types(clock.items), clock.idle]).toEqual([10, ["boom"], false]);
    vi.advanceTimersByTime(2_000);
    expect(clock.idle).toBe(true);
  });

  test("the events of one frame get their lines one by one, the view comes with the last", () => {
    clock.push(frame(12, add(), { type: "quiet" }, add()));
    vi.advanceTimersByTime(600);
    expect([types(clock.items), clock.shown!.view]).toEqual([["add"], 0]);
    vi.advanceTimersByTime(1_100);
    expect([types(clock.items), clock.shown!.view]).toEqual([["add", "quiet", "add"], 12]);
  });

  test("what is not of the game keeps its place between the events", () => {
    const chat = { kind: "chat", text: "!" } as unknown as Item;
    clock.push({ items: [...asItems([add()]), chat, ...asItems([add()])], after: { view: 2, seat: 0 } });
    vi.advanceTimersByTime(600);
    expect(clock.items.map(({ kind }) => kind)).toEqual(["game"]);
    vi.advanceTimersByTime(1_000);
    expect(clock.items.map(({ kind }) => kind)).toEqual(["game", "chat", "game"]);
  });

  test("a scene that waits stops everything behind it until the person goes on", () => {
    clock.push(frame(10, boom(true)));
    clock.push(frame(11, add()));
    vi.advanceTimersByTime(60_000);
    expect([clock.waiting, clock.shown!.view]).toEqual([true, 10]);
    expect(vi.getTimerCount()).toBe(0);
    clock.next();
    expect(clock.scene!.kind).toBe("add");
    vi.advanceTimersByTime(1_100);
    expect(clock.shown!.view).toBe(11);
  });

  test("next goes to the end of what runs, and does not skip what comes after it", () => {
    clock.push(frame(10, boom()));
    clock.push(frame(20, boom()));
    vi.advanceTimersByTime(100);
    clock.next();
    expect([clock.shown!.view, clock.scene!.kind, clock.ms]).toEqual([10, "boom", 0]);
    expect(types(clock.items)).toEqual(["boom"]);
  });

  test("pace divides all times", () => {
    settings.pace = "fast";
    clock.push(frame(10, boom()));
    vi.advanceTimersByTime(1_300);
    expect(clock.idle).toBe(true);
  });

  test("at once every beat is one still picture, and none is of no length", () => {
    settings.pace = "at_once";
    clock.push(frame(10, boom()));
    clock.push(frame(11, add()));
    expect(clock.drawn).toEqual({ kind: "boom", at: 10 });
    vi.advanceTimersByTime(200);
    expect(clock.scene!.kind).toBe("boom");
    vi.advanceTimersByTime(100);
    expect(clock.scene!.kind).toBe("add");
    vi.advanceTimersByTime(300);
    expect(clock.idle).toBe(true);
  });

  test("who wants no motion sees the same beats as still pictures", () => {
    motion.still = true;
    const pictures = new Set<number>();
    clock.push(frame(10, boom()));
    for (let ms = 0; ms < 3_000; ms += 50) {
      if (clock.scene) pictures.add(clock.ms);
      vi.advanceTimersByTime(50);
    }
    expect([...pictures]).toEqual([0, 4_000]);
    expect(clock.idle).toBe(true);
  });

  test("behind, what is small takes no time to speak of, what is big is never under a second and a half", () => {
    for (let n = 1; n <= 20; n++) clock.push(frame(n, add()));
    clock.push(frame(30, boom()));
    vi.advanceTimersByTime(4_500);
    expect(clock.shown!.view).toBeGreaterThan(10);
    const began = clock.ended;
    clock.catchUp();
    let longest = 0;
    while (!clock.idle) {
      vi.advanceTimersByTime(20);
      if (clock.scene?.kind === "boom") longest += 20;
    }
    expect(longest).toBeGreaterThanOrEqual(1_400);
    expect(clock.ended - began).toBe(21 - began);
  });

  test("sounds come with their moment, and not while catching up", () => {
    clock.push(frame(1, add()));
    expect(heard.sounds).toEqual([]);
    vi.advanceTimersByTime(600);
    expect(heard.sounds).toEqual(["add"]);
    vi.advanceTimersByTime(600);
    clock.push(frame(2, add()));
    clock.catchUp();
    vi.advanceTimersByTime(2_000);
    expect(heard.sounds).toEqual(["add"]);
  });

  test("a hidden tab jumps, and offers what happened", () => {
    clock.push(frame(10, boom()));
    vi.advanceTimersByTime(100);
    hide(true);
    expect([clock.shown!.view, clock.idle]).toEqual([10, true]);
    clock.push(frame(20, boom()));
    expect(clock.shown!.view).toBe(20);
    hide(false);
    expect(clock.missed).toEqual({ boom: 2 });
    clock.again();
    expect([clock.shown!.view, clock.items.length, clock.scene!.kind]).toEqual([0, 0, "boom"]);
    vi.advanceTimersByTime(9_000);
    expect([clock.shown!.view, types(clock.items), clock.missed]).toEqual([20, ["boom", "boom"], null]);
  });

  test("a few small things that went by are not worth an offer", () => {
    hide(true);
    clock.push(frame(1, add()));
    hide(false);
    expect(clock.missed).toBeNull();
  });

  test("other eyes see no motion of what others were told", () => {
    clock.push({ items: asItems([add()]), after: { view: 1, seat: 1 } });
    expect([clock.idle, clock.shown!.seat, clock.items.length]).toEqual([true, 1, 1]);
  });

  test("something shown once more keeps nothing waiting, and ends when the game goes on", () => {
    const scene = numbers.scenes([boom()], 0, { seat: 0, live: true, hurried: false })[0]!;
    clock.aside(scene);
    vi.advanceTimersByTime(100);
    expect([clock.idle, clock.scene!.kind, clock.items.length]).toEqual([true, "boom", 0]);
    clock.push(frame(1, add()));
    expect([clock.idle, clock.scene!.kind]).toEqual([false, "add"]);
  });

  test("captions are those of the moment; silence is silence", () => {
    expect(clock.caption).toBeUndefined();
    clock.push(frame(1, add()));
    expect(clock.caption).toEqual({ id: "add-begins" });
    vi.advanceTimersByTime(600);
    expect(clock.caption).toBeNull();
  });
});
