/** The one WebSocket of this device: it comes back after every break, and nothing that was asked is lost or done twice. */
import { freshId } from "./fresh-id";
import { api, Fault } from "./http";

export interface TableFrame {
  type: "table";
  table: string;
  audience: number;
  n: number;
  /** To a seat: how many items all at the table have been told by now. */
  public?: number;
  items?: unknown[];
  state?: unknown;
  view?: unknown;
  actions?: number[];
  ways?: number[][];
  undo?: boolean;
  clock?: unknown;
  now: number;
}
export interface PresenceFrame {
  type: "presence";
  table: string;
  seats: boolean[];
  spectators: number;
  /** By seat: when (server time) somebody plays for one who is asked and away; null: nobody will as things are. */
  standin_at?: (number | null)[];
}
/** Somebody who looks at a table. */
export interface Watcher {
  readonly key: string;
  /** What to ask for: which eyes, and how much of their stream is here already. */
  wanted(): { seat: number | null; since: number };
  take(frame: TableFrame | PresenceFrame): void;
  /** The server does not let this device look. */
  refused(fault: Fault): void;
}

type Frame =
  | { type: "hello"; epoch: string; version: string; now: number; heartbeat: number }
  | TableFrame
  | PresenceFrame
  | { type: "done"; id: string; n: number; data: unknown }
  | { type: "refused"; id: string; code: string; message: string; retry_after?: number }
  | { type: "error"; table?: string; code: string; message: string }
  | { type: "pong"; now: number }
  | { type: "bye"; reason: string };

interface Waiting {
  text: string;
  done: (data: unknown) => void;
  failed: (fault: Fault) => void;
}

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;

class Line {
  /** `open`: everything arrives; `closed`: trying again; `away`: the device itself has no network. */
  state = $state<"opening" | "open" | "closed" | "away">("opening");
  /** The server has been renewed since this page was loaded. */
  renewed = $state(false);
  /** The server says that it is being restarted. */
  restarting = $state(false);
  /** What to add to this device's clock to have the server's. */
  ahead = 0;

  #socket: WebSocket | null = null;
  #watchers = new Map<string, Watcher>();
  #waiting = new Map<string, Waiting>();
  #epoch = "";
  #heartbeatMs = 20_000;
  #heardAt = 0;
  #wait = FIRST_WAIT_MS;
  #again: ReturnType<typeof setTimeout> | undefined;
  #due: ReturnType<typeof setTimeout> | undefined;
  #next = 0;
  #pace: string | null = null;
  readonly #name = freshId();

  constructor() {
    this.#rest();
    addEventListener("online", () => this.#hurry());
    addEventListener("offline", () => {
      this.state = "away";
      this.#send({ type: "ping" }); // A server on this very device, or in its own network, still answers.
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#hurry();
    });
  }

  watch(watcher: Watcher): void {
    this.#watchers.set(watcher.key, watcher);
    if (this.state === "open") this.#ask(watcher);
    else this.#open();
  }

  /** The same watcher with other eyes, or from an earlier number. */
  again(watcher: Watcher): void {
    if (this.state === "open" && this.#watchers.get(watcher.key) === watcher) this.#ask(watcher);
  }

  unwatch(watcher: Watcher): void {
    if (this.#watchers.get(watcher.key) !== watcher) return;
    this.#watchers.delete(watcher.key);
    if (this.state === "open") this.#send({ type: "unwatch", table: watcher.key });
  }

  /** Carries out a command once, however often the connection breaks meanwhile. */
  do(table: string, command: object): Promise<unknown> {
    const id = `${this.#name}-${++this.#next}`;
    const text = JSON.stringify({ type: "do", id, table, command });
    return new Promise((done, failed) => {
      this.#waiting.set(id, { text, done, failed });
      if (this.state === "open") this.#socket?.send(text);
      else this.#open();
    });
  }

  /** Tells the server how fast this device shows what happens: bots wait for it. */
  show(pace: string): void {
    this.#pace = pace;
    if (this.state === "open") this.#send({ type: "pace", pace });
  }

  #open(): void {
    if (this.#socket !== null) return;
    clearTimeout(this.#again);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.#socket = socket;
    this.#heardAt = Date.now();
    socket.onmessage = (message) => {
      if (this.#socket !== socket) return;
      this.#heardAt = Date.now();
      const frame = JSON.parse(String(message.data)) as Frame;
      if (this.state === "away" && frame.type !== "hello") this.#goOn();
      this.#take(frame);
    };
    socket.onclose = (event) => this.#closed(socket, event.code);
  }

  #closed(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    const wasOpen = this.state === "open";
    this.state = navigator.onLine ? "closed" : "away";
    if (code === 1008 && !wasOpen) void api.me().catch(() => undefined); // The cookie was missing or has run out: this brings one.
    const wait = this.#wait * (0.7 + Math.random() * 0.6);
    this.#wait = Math.min(this.#wait * 1.8, LONGEST_WAIT_MS);
    this.#again = setTimeout(() => this.#open(), wait);
  }

  /** The device woke up or found a network: do not wait any longer. */
  #hurry(): void {
    if (this.#socket === null) {
      this.#wait = FIRST_WAIT_MS;
      this.#open();
    } else if (this.state === "away") {
      // Whether the old connection still lives is not known: a new one tells sooner.
      const old = this.#socket;
      this.#socket = null;
      old.close();
      this.#wait = FIRST_WAIT_MS;
      this.#open();
    } else if (this.state === "open") {
      this.#send({ type: "ping" });
      setTimeout(() => this.#beat(4_000), 4_000);
    }
  }

  #beat(patience = this.#heartbeatMs * 1.6): void {
    if (this.#socket === null || this.state === "opening") return;
    if (Date.now() - this.#heardAt > patience) {
      const socket = this.#socket;
      socket.close();
      this.#closed(socket, 0); // A dead connection may take minutes to say that it is closed.
    } else if (Date.now() - this.#heardAt >= this.#heartbeatMs * 0.7) this.#send({ type: "ping" });
  }

  /** Wakes the page only when the silence has been long enough for something to be due: a ping, or the end of the connection. */
  #rest(): void {
    clearTimeout(this.#due);
    const silent = Date.now() - this.#heardAt;
    const due = this.#heartbeatMs * (silent < this.#heartbeatMs * 0.7 ? 0.7 : 1.6) - silent;
    this.#due = setTimeout(() => (this.#beat(), this.#rest()), this.#socket === null ? 5_000 : Math.max(1_000, due));
  }

  #take(frame: Frame): void {
    switch (frame.type) {
      case "hello":
        this.#hello(frame);
        break;
      case "table":
        this.ahead = frame.now - Date.now();
        this.#watchers.get(frame.table)?.take(frame);
        break;
      case "presence":
        this.#watchers.get(frame.table)?.take(frame);
        break;
      case "done":
        this.#waiting.get(frame.id)?.done(frame.data);
        this.#waiting.delete(frame.id);
        break;
      case "refused":
        // Whether it was carried out is not known: it is sent again with the same id when the server is back.
        if (frame.code === "unavailable") setTimeout(() => this.#resend(frame.id), 1_000);
        else {
          this.#waiting.get(frame.id)?.failed(new Fault(frame.code, frame.message, 0, frame.retry_after));
          this.#waiting.delete(frame.id);
        }
        break;
      case "error":
        if (frame.table) this.#watchers.get(frame.table)?.refused(new Fault(frame.code, frame.message));
        break;
      case "bye":
        this.restarting = true;
        break;
    }
  }

  #hello(frame: { epoch: string; now: number; heartbeat: number }): void {
    if (this.#epoch && this.#epoch !== frame.epoch) this.renewed = true;
    this.#epoch = frame.epoch;
    this.ahead = frame.now - Date.now();
    this.#heartbeatMs = frame.heartbeat * 1000;
    this.#wait = FIRST_WAIT_MS;
    this.restarting = false;
    this.#goOn();
  }

  /** Everything arrives from now on: look again, and ask again what has no answer yet. */
  #goOn(): void {
    this.state = "open";
    if (this.#pace !== null) this.#send({ type: "pace", pace: this.#pace });
    for (const watcher of this.#watchers.values()) this.#ask(watcher);
    for (const { text } of this.#waiting.values()) this.#socket?.send(text);
  }

  #resend(id: string): void {
    const waiting = this.#waiting.get(id);
    if (waiting && this.state === "open") this.#socket?.send(waiting.text);
  }

  #ask(watcher: Watcher): void {
    this.#send({ type: "watch", table: watcher.key, ...watcher.wanted() });
  }

  #send(frame: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }
}

let one: Line | undefined;

/** The line to the server; opened when first asked for. */
export function line(): Line {
  return (one ??= new Line());
}
