import { beforeEach, expect, test, vi } from "vitest";

/** A connection whose other end is this test. */
class Wire {
  static readonly OPEN = 1;
  static readonly all: Wire[] = [];
  readyState = Wire.OPEN;
  sent: { type: string; id?: string }[] = [];
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3; // and nobody says that it is closed
  }
  tell(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
  pings(): number {
    return this.sent.filter(({ type }) => type === "ping").length;
  }
}
const HELLO = { type: "hello", epoch: "1", version: "1", now: 0 };
const touch = (): boolean => dispatchEvent(new Event("pointerdown"));
const newest = (): Wire => Wire.all.at(-1)!;
vi.stubGlobal("WebSocket", Wire);

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all.length = 0;
  vi.resetModules();
  const listening = vi.spyOn(window, "addEventListener");
  return () => {
    for (const [kind, listener, how] of listening.mock.calls) removeEventListener(kind, listener, how);
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

/** A line that is open, to a table of one's own. */
async function opened(): Promise<ReturnType<typeof import("./socket.svelte").line>> {
  const { line } = await import("./socket.svelte");
  const made = line();
  made.watch({ key: "KEY", wanted: () => ({ seat: null, since: 0 }), take: () => undefined, refused: () => undefined });
  newest().tell(HELLO);
  return made;
}

test("a line on which nothing happens wakes nobody for a minute", async () => {
  await opened();
  vi.advanceTimersByTime(59_000);
  expect([newest().pings(), vi.getTimerCount()]).toEqual([0, 1]);
});

test("a server that answers is kept, and asked again only after another minute", async () => {
  await opened();
  vi.advanceTimersByTime(60_000);
  newest().tell({ type: "pong", now: 0 });
  vi.advanceTimersByTime(59_000);
  expect([newest().pings(), Wire.all.length]).toEqual([1, 1]);
});

test("a connection that died in silence is given up, and another one opened", async () => {
  await opened();
  vi.advanceTimersByTime(60_000 + 4_000 + 1_000);
  expect(Wire.all).toHaveLength(2);
});

test("who touches a page whose connection is dead soon has another, however often it is touched", async () => {
  await opened();
  vi.advanceTimersByTime(11_000);
  for (let at = 0; at < 5; at++) {
    touch();
    vi.advanceTimersByTime(1_000);
  }
  expect([Wire.all[0]!.pings(), Wire.all.length]).toEqual([1, 2]);
});

test("who has just heard the server does not ask it", async () => {
  await opened();
  vi.advanceTimersByTime(9_000);
  touch();
  expect(newest().pings()).toBe(0);
});

test("a command on a dead connection goes over the next one under the same number", async () => {
  const open = await opened();
  vi.advanceTimersByTime(11_000);
  const done = open.do("KEY", { do: "ready" });
  vi.advanceTimersByTime(5_000);
  newest().tell(HELLO);
  const asked = Wire.all.map(({ sent }) => sent.find(({ type }) => type === "do")?.id);
  expect([asked.length, asked[0]]).toEqual([2, asked[1]]);
  newest().tell({ type: "done", id: asked[1], n: 1, data: "yes" });
  expect(await done).toBe("yes");
});

test("a connection that never comes about is given up", async () => {
  await opened();
  newest().onclose({ code: 1006 });
  vi.advanceTimersByTime(1_000);
  vi.advanceTimersByTime(31_000);
  expect(Wire.all.length).toBeGreaterThan(2);
});
