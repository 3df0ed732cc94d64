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
        still: event.type === "boom" ? 1_600 : 600,
        captions: [{ at: 0, say: { id: `${event.type}-begins` } }, { at: length / 2, say: null }],
        cues: [{ at: 0, sound: `${event.type}-begins` }, { at: length / 2, sound: event.type }],
        draw: (ms) => ({ kind: event.type, at: from + (length === 0 ? 1 : ms / length) * Number(event["by"] ?? 0) }),
      });
    }
    return found;
  },
  many: { moves: new Set(["add"]), who: () => null, agents: () => ["red"], still: (drawn) => drawn },
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
  /** Nobody is asked anything here, so that nothing waits at the calm pace, in which all times are as they are written. */
  function replayed(): void {
    clock.close();
    clock = new Clock(() => numbers, false);
    clock.jump(frame(0));
  }
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
    replayed();
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
    replayed();
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
    replayed();
    clock.push(frame(10, boom()));
    clock.push(frame(20, boom()));
    vi.advanceTimersByTime(100);
    clock.next();
    expect([clock.shown!.view, clock.scene!.kind, clock.ms]).toEqual([10, "boom", 0]);
    expect(types(clock.items)).toEqual(["boom"]);
  });

  test("at calm every big scene waits, at normal one's own, faster none", () => {
    const waits = (pace: typeof settings.pace, mine: boolean): boolean => {
      settings.pace = pace;
      clock.jump(frame(0));
      clock.push(frame(10, boom(mine)));
      vi.advanceTimersByTime(60_000);
      return clock.waiting;
    };
    const paces = ["calm", "normal", "fast", "at_once"] as const;
    expect(paces.map((pace) => waits(pace, false))).toEqual([true, false, false, false]);
    expect(paces.map((pace) => waits(pace, true))).toEqual([true, true, false, false]);
    replayed();
    expect(paces.map((pace) => waits(pace, true))).toEqual([false, false, false, false]);
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

  test("who wants no motion sees the same beats as still pictures, each for its own time", () => {
    replayed();
    motion.still = true;
    const pictures = new Set<number>();
    clock.push(frame(10, boom()));
    clock.push(frame(11, add()));
    const lasted = (): number => {
      const scene = clock.scene;
      let ms = 0;
      for (; clock.scene === scene && scene !== null; ms += 50) {
        pictures.add(clock.ms);
        vi.advanceTimersByTime(50);
      }
      return ms;
    };
    expect([lasted(), lasted()]).toEqual([3_200, 600]);
    expect([...pictures]).toEqual([0, 4_000, 1_000]);
    expect(clock.idle).toBe(true);
  });

  test.each([false, true])("however far behind, what is big is never under a second and a half (stills: %s)", (still) => {
    motion.still = still;
    settings.pace = "fast";
    replayed();
    clock.push(frame(10, boom()));
    clock.push(frame(20, boom()));
    clock.catchUp();
    clock.next();
    let ms = 0;
    for (; clock.scene !== null; ms += 20) vi.advanceTimersByTime(20);
    expect(ms).toBeGreaterThanOrEqual(still ? 1_480 : 1_120);
  });

  test("only what waits behind the running frame counts as being behind", () => {
    clock.push(frame(20, ...Array.from({ length: 20 }, () => add())));
    expect(clock.behind).toBe(0);
    vi.advanceTimersByTime(500);
    expect(clock.ms).toBeGreaterThan(450);
    expect(clock.ms).toBeLessThan(520);
    for (let n = 21; n <= 23; n++) clock.push(frame(n, add()));
    expect(clock.behind).toBe(0);
    clock.push(frame(24, add()));
    expect(clock.behind).toBe(4);
  });

  test("one big scene that waits is as much as many small ones, at the pace that was chosen", () => {
    replayed();
    clock.push(frame(1, add()));
    clock.push(frame(11, boom()));
    expect(clock.behind).toBe(0);
    clock.push(frame(12, add()));
    expect(clock.behind).toBe(2);
    settings.pace = "fast";
    clock.push(frame(13, { type: "quiet" }));
    expect(clock.behind).toBe(0);
  });

  test("behind, small frames in a row are one beat, and each event still gets its line; big scenes are their own", () => {
    replayed();
    const beats: [string, number][] = [];
    for (let n = 1; n <= 20; n++) clock.push(frame(n, add()));
    clock.push(frame(30, boom()));
    for (let n = 31; n <= 50; n++) clock.push(frame(n, add()));
    const seen = new Set<unknown>();
    while (!clock.idle) {
      if (clock.scene && !seen.has(clock.scene)) beats.push([clock.scene.kind, clock.scene.events]);
      seen.add(clock.scene);
      if (clock.scene?.kind === "many") expect(clock.drawn).toEqual({ kind: "add", at: clock.shown!.view });
      vi.advanceTimersByTime(20);
    }
    expect(beats).toEqual([["add", 1], ["many", 19], ["boom", 1], ["many", 20]]);
    expect(types(clock.items)).toEqual([...Array.from({ length: 20 }, () => "add"), "boom", ...Array.from({ length: 20 }, () => "add")]);
    expect(clock.shown!.view).toBe(50);
  });

  test("a move that was taken back is never told together with others: its event does not say what the table is then", () => {
    replayed();
    for (let n = 1; n <= 8; n++) clock.push(frame(n, add()));
    clock.push(frame(7, { type: "undone" }));
    for (let n = 8; n <= 23; n++) clock.push(frame(n, add()));
    const views = new Set<number>();
    while (!clock.idle) {
      views.add(clock.shown!.view);
      vi.advanceTimersByTime(20);
    }
    expect([...views].slice(-3)).toEqual([8, 7, 23]);
  });

  test("the table after each frame comes with the last of its events, also where several are told together", () => {
    settings.pace = "at_once";
    const chat = { kind: "chat", text: "!" } as unknown as Item;
    clock.push(frame(1, add()));
    clock.push({ items: [...asItems([add()]), chat], after: { view: 2, seat: 0 } });
    clock.push(frame(3, add()));
    const moments: unknown[] = [];
    while (!clock.idle) {
      moments.push([clock.shown!.view, clock.items.length]);
      vi.advanceTimersByTime(250);
    }
    expect(moments).toEqual([[1, 1], [2, 3], [3, 4]]);
  });

  test("sounds come with their moment, and not while catching up", () => {
    clock.push(frame(1, add()));
    expect(heard.sounds).toEqual(["add-begins"]);
    vi.advanceTimersByTime(600);
    expect(heard.sounds).toEqual(["add-begins", "add"]);
    vi.advanceTimersByTime(600);
    heard.sounds = [];
    clock.push(frame(2, add()));
    clock.push(frame(3, add()));
    clock.catchUp();
    heard.sounds = [];
    vi.advanceTimersByTime(2_000);
    expect(heard.sounds).toEqual([]);
  });

  test("a still picture is heard with its own sound alone, and so is a scene that is cut short", () => {
    motion.still = true;
    clock.push(frame(10, boom()));
    expect(heard.sounds).toEqual(["boom-begins"]);
    vi.advanceTimersByTime(1_700);
    expect(heard.sounds).toEqual(["boom-begins", "boom"]);
    clock.jump(frame(0));
    heard.sounds = [];
    settings.pace = "at_once";
    clock.push(frame(1, add()));
    expect(heard.sounds).toEqual(["add"]);
    clock.jump(frame(0));
    heard.sounds = [];
    motion.still = false;
    settings.pace = "calm";
    clock.push(frame(1, add()));
    clock.next();
    expect(heard.sounds).toEqual(["add-begins", "add"]);
  });

  test("hidden in the middle of a frame, it shows that frame again from its beginning", () => {
    replayed();
    clock.push(frame(12, add(), add(), boom()));
    vi.advanceTimersByTime(1_600);
    expect(types(clock.items)).toEqual(["add", "add"]);
    hide(true);
    expect([clock.shown!.view, types(clock.items)]).toEqual([12, ["add", "add", "boom"]]);
    hide(false);
    clock.again();
    expect([clock.shown!.view, clock.items, (clock.drawn as { at: number }).at]).toEqual([0, [], 0]);
    vi.advanceTimersByTime(6_500);
    expect([clock.shown!.view, types(clock.items), clock.idle]).toEqual([12, ["add", "add", "boom"], true]);
  });

  test("a hidden tab jumps, and offers what happened", () => {
    replayed();
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
