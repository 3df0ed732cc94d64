// Two devices at a table of ours, each with its own socket: they choose among the actions they were sent, and nothing else.
import WebSocket from "ws";

import { post } from "./http.js";

const GAME = { game: "kramer", options: { players: 2, finish: 60 }, public: false };

class Device {
  constructor(table, seat) {
    this.table = table;
    this.seat = seat;
    this.actions = [];
    this.n = 0;
    this.asked = 0; // commands sent so far: their numbers are the ids
    this.waiting = null; // the move of this device that is not acknowledged yet
    this.entered = null; // called once the game is on this device
  }

  async connect() {
    this.token = await newVisitor(this.table.url, `Player ${this.seat}`);
    this.socket = await socket(this.table.url, this.token);
    this.socket.on("message", (text) => this.hear(JSON.parse(text)));
    this.socket.on("close", () => this.table.trouble("a socket was closed"));
  }

  hear(message) {
    if (message.table !== this.table.key) return;
    if (message.type === "table") this.see(message);
    else if (message.type === "done") this.table.acknowledged(this, message.id);
    else if (message.type === "refused") this.table.trouble(`${message.code}: ${message.message}`);
  }

  see(frame) {
    this.n = frame.n;
    if (frame.actions) this.actions = frame.actions;
    if (frame.state) this.over = frame.state.status === "over";
    if (this.entered) {
      this.entered();
      this.entered = null;
    } else if (frame.items.length) this.table.told(this);
  }

  enter() {
    this.actions = [];
    this.over = false;
    this.waiting = null;
    const done = new Promise((resolve) => (this.entered = resolve));
    this.say({ type: "watch", table: this.table.key, seat: this.seat, since: 0 });
    return done;
  }

  move() {
    const move = this.actions[Math.floor(Math.random() * this.actions.length)];
    const command = { do: "play", seat: this.seat, move, at: this.n };
    this.actions = [];
    this.waiting = `c-${++this.asked}`;
    this.say({ type: "do", id: this.waiting, table: this.table.key, command });
  }

  say(message) {
    this.socket.send(JSON.stringify(message));
  }
}

let acknowledgedMoves = 0;

// Moves that the server has called durable, since this process began.
export function acknowledged() {
  return acknowledgedMoves;
}

export class Table {
  constructor(url, number) {
    this.url = url;
    this.number = number;
    this.devices = [new Device(this, 0), new Device(this, 1)];
    this.stock = [];
    this.made = 0; // games that had to be set up while the clock was running
    this.finished = 0;
    this.underway = []; // moves in order: when each began, whether it is acknowledged, whether the other device has the news
    this.mover = null;
    this.entering = true;
    this.troubles = [];
  }

  async open() {
    await Promise.all(this.devices.map((device) => device.connect()));
    await this.next();
  }

  async prepare(games) {
    while (this.stock.length < games) this.stock.push(await newGame(this.url, this.devices));
  }

  async next() {
    this.mover = null;
    this.entering = true;
    if (this.key) for (const device of this.devices) device.say({ type: "unwatch", table: this.key });
    if (!this.stock.length) {
      this.made += 1;
      await this.prepare(1);
    }
    this.key = this.stock.pop();
    await Promise.all(this.devices.map((device) => device.enter()));
    this.entering = false;
    this.look();
  }

  canMove() {
    return this.mover !== null;
  }

  busy() {
    return this.underway.length > 0 || this.entering;
  }

  move(began) {
    const mover = this.mover;
    this.mover = null;
    this.underway.push({ mover, began, acknowledged: false, told: false });
    mover.move();
  }

  // A frame shows a device its own move before it is acknowledged, so what comes to a device that waits for nothing is the other's.
  told(device) {
    if (device.waiting) return;
    const move = this.underway.find((one) => one.mover !== device && !one.told);
    if (move) move.told = true;
    this.look();
  }

  acknowledged(device, id) {
    if (device.waiting !== id) return;
    device.waiting = null;
    acknowledgedMoves += 1;
    this.underway.find((one) => one.mover === device && !one.acknowledged).acknowledged = true;
    this.look();
  }

  look() {
    while (this.underway.length && this.underway[0].acknowledged && this.underway[0].told) {
      this.onMoved(this.underway.shift().began);
    }
    if (this.entering || this.mover) return;
    const device = this.devices.find((one) => one.actions.length && !one.waiting);
    if (device) {
      this.mover = device;
      this.onTurn?.();
    } else if (!this.underway.length && this.devices.some((one) => one.over)) {
      this.finished += 1;
      this.next().catch((error) => this.trouble(String(error)));
    }
  }

  trouble(words) {
    if (!this.closing) this.troubles.push(words);
  }

  close() {
    this.closing = true;
    for (const device of this.devices) device.socket.terminate();
  }
}

async function newVisitor(url, name) {
  return (await post(`${url}/api/visitors`, { name, language: "en" })).token;
}

const HEARTBEAT_MS = 20_000;
const BEATS = 200; // so many small groups of sockets give their signs of life one after the other
const groups = Array.from({ length: BEATS }, () => new Set());
let beat = 0;
let sockets = 0;

setInterval(() => {
  beat = (beat + 1) % BEATS;
  for (const one of groups[beat]) one.send('{"type":"ping"}');
}, HEARTBEAT_MS / BEATS).unref();

function socket(url, token) {
  const headers = { Authorization: `Bearer ${token}` };
  const opened = new WebSocket(`${url.replace("http", "ws")}/api/socket`, { headers, perMessageDeflate: false });
  const group = groups[sockets++ % BEATS];
  opened.once("close", () => group.delete(opened));
  return new Promise((resolve, reject) => {
    opened.once("open", () => {
      group.add(opened);
      resolve(opened);
    });
    opened.once("error", reject);
  });
}

let commands = 0;

// A game that has begun, with both players in their seats; its key.
async function newGame(url, players) {
  const { key } = await post(`${url}/api/tables`, GAME, players[0].token);
  const say = (seat, command) =>
    post(`${url}/api/tables/${key}/commands`, { id: `s-${++commands}`, command }, players[seat].token);
  for (const seat of [0, 1]) {
    await say(seat, { do: "sit", seat, name: `Player ${seat}` });
    await say(seat, { do: "ready", ready: true });
  }
  await say(0, { do: "start" });
  return key;
}

const household = [];

// A game under way with nobody connected. All of them belong to one pair of players.
export async function idleTable(url) {
  household[0] ??= Promise.all(["Anna", "Ben"].map(async (name) => ({ token: await newVisitor(url, name) })));
  return newGame(url, await household[0]);
}

// A socket that is connected and watches nothing.
export async function idleSocket(url) {
  return socket(url, await newVisitor(url, "Anna"));
}
