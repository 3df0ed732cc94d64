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
  | { type: "hello"; epoch: string; version: string; now: number }
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
const CONNECT_MS = 30_000;
/** Whoever has just been heard is there. */
const FRESH_MS = 10_000;
/** An answer comes at once, or the connection is dead. */
const ANSWER_MS = 4_000;
/**
 * After this much silence the server is asked whether it is there. Nearly every break tells of itself, and the server's own pings are answered
 * by the browser without waking the page; but a router that forgot us or a server without power says nothing to a screen that nobody touches.
 */
const SILENCE_MS = 60_000;

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
  #heardAt = 0;
  /** The server was asked whether it is there, and has not answered yet. */
  #asked = false;
  #wait = FIRST_WAIT_MS;
  #again: ReturnType<typeof setTimeout> | undefined;
  #due: ReturnType<typeof setTimeout> | undefined;
  #next = 0;
  #pace: string | null = null;
  readonly #name = freshId();

  constructor() {
    addEventListener("online", () => this.#hurry());
    addEventListener("offline", () => {
      this.state = "away";
      this.#check(); // A server on this very device, or in its own network, still answers.
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#hurry();
    });
    for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => this.#doubt(), { capture: true, passive: true });
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
      if (this.state !== "open") return this.#open();
      this.#doubt();
      this.#socket?.send(text);
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
    this.#asked = false;
    this.#expect(CONNECT_MS);
    socket.onmessage = (message) => {
      if (this.#socket !== socket) return;
      this.#heard();
      const frame = JSON.parse(String(message.data)) as Frame;
      if (this.state === "away" && frame.type !== "hello") this.#goOn();
      this.#take(frame);
    };
    socket.onclose = (event) => this.#closed(socket, event.code);
  }

  #closed(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearTimeout(this.#due);
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
    } else if (this.state === "open") this.#check();
  }

  #heard(): void {
    this.#heardAt = Date.now();
    this.#asked = false;
    clearTimeout(this.#due);
    this.#due = setTimeout(() => this.#check(), SILENCE_MS);
  }

  /** The person does something: if nothing was heard for a while, whether anybody listens is asked first. */
  #doubt(): void {
    if (this.state === "open" && Date.now() - this.#heardAt > FRESH_MS) this.#check();
  }

  #check(): void {
    if (this.#asked || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#asked = true;
    this.#send({ type: "ping" });
    this.#expect(ANSWER_MS);
  }

  /** Gives the connection up if nothing is heard in time: a dead one may take minutes to say that it is closed. */
  #expect(ms: number): void {
    const socket = this.#socket!;
    clearTimeout(this.#due);
    this.#due = setTimeout(() => {
      socket.close();
      this.#closed(socket, 0);
    }, ms);
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

  #hello(frame: { epoch: string; now: number }): void {
    if (this.#epoch && this.#epoch !== frame.epoch) this.renewed = true;
    this.#epoch = frame.epoch;
    this.ahead = frame.now - Date.now();
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
