// Two devices at a match of a boardgame.io server, spoken to as its own client does: socket.io, `sync` once, then `update`.
import { io } from "socket.io-client";

import { post } from "./http.js";

const GAME = "race";
const AGENTS = 5;

class Device {
  constructor(table, seat) {
    this.table = table;
    this.seat = seat;
    this.state = null;
    this.ready = null; // called once the match was sent and the server has put this device into it
    this.synced = false;
  }

  connect() {
    this.socket = io(`${this.table.url}/${GAME}`, { transports: ["websocket"], forceNew: true, reconnection: false });
    this.socket.on("sync", (match, { state }) => {
      this.state = state;
      this.synced = true;
    });
    this.socket.on("matchData", () => {
      if (this.synced && this.ready) this.ready();
    });
    this.socket.on("update", (match, state) => {
      if (match !== this.table.game.match) return;
      this.state = state;
      this.table.told(this, state._stateID);
    });
    this.socket.on("disconnect", (why) => this.table.trouble(`a socket was closed: ${why}`));
    return new Promise((resolve, reject) => {
      this.socket.on("connect", resolve);
      this.socket.on("connect_error", reject);
    });
  }

  enter(game) {
    this.synced = false;
    this.credentials = game.credentials[this.seat];
    const done = new Promise((resolve) => (this.ready = resolve));
    this.socket.emit("sync", game.match, String(this.seat), this.credentials, 2);
    return done;
  }

  move() {
    const { G, _stateID } = this.state;
    const payload = { type: "go", args: [split(G.roll)], playerID: String(this.seat), credentials: this.credentials };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.table.game.match, String(this.seat));
    return _stateID + 1;
  }
}

// The server calls no move durable.
export function acknowledged() {
  return 0;
}

export class Table {
  constructor(url, number) {
    this.url = url;
    this.number = number;
    this.devices = [new Device(this, 0), new Device(this, 1)];
    this.stock = [];
    this.made = 0; // games that had to be set up while the clock was running
    this.finished = 0;
    this.underway = new Map(); // state number a move leads to -> when it began and how many devices have not heard of it
    this.mover = null;
    this.troubles = [];
  }

  async open() {
    await Promise.all(this.devices.map((device) => device.connect()));
    await this.next();
  }

  async prepare(games) {
    while (this.stock.length < games) this.stock.push(await newMatch(this.url, this.number));
  }

  async next() {
    this.mover = null;
    if (!this.stock.length) {
      this.made += 1;
      await this.prepare(1);
    }
    this.game = this.stock.pop();
    await this.devices[0].enter(this.game);
    await this.devices[1].enter(this.game);
    this.mover = this.devices[Number(this.devices[0].state.ctx.currentPlayer)];
    this.onTurn?.();
  }

  canMove() {
    return this.mover !== null;
  }

  busy() {
    return this.underway.size > 0 || this.mover === null;
  }

  move(began) {
    const mover = this.mover;
    this.mover = null;
    this.underway.set(mover.move(), { began, left: this.devices.length });
  }

  told(device, version) {
    const move = this.underway.get(version);
    if (move && --move.left === 0) {
      this.underway.delete(version);
      this.onMoved(move.began);
    }
    const { ctx } = device.state;
    if (ctx.gameover) {
      if (this.underway.size) return;
      this.finished += 1;
      this.next().catch((error) => this.trouble(String(error)));
    } else if (Number(ctx.currentPlayer) === device.seat) {
      this.mover = device;
      this.onTurn();
    }
  }

  trouble(words) {
    if (!this.closing) this.troubles.push(words);
  }

  close() {
    this.closing = true;
    for (const device of this.devices) device.socket.disconnect();
  }
}

export async function newMatch(url, number) {
  const { matchID: match } = await post(`${url}/games/${GAME}/create`, { numPlayers: 2, unlisted: true });
  const credentials = [];
  for (const seat of [0, 1]) {
    const body = { playerID: String(seat), playerName: `Player ${2 * number + seat}` };
    credentials.push((await post(`${url}/games/${GAME}/${match}/join`, body)).playerCredentials);
  }
  return { match, credentials };
}

export async function idleTable(url, number) {
  await newMatch(url, number);
}

// A socket that is connected and has no match.
export function idleSocket(url) {
  const socket = io(`${url}/${GAME}`, { transports: ["websocket"], forceNew: true, reconnection: false });
  return new Promise((resolve, reject) => {
    socket.on("connect", () => resolve(() => socket.disconnect()));
    socket.on("connect_error", reject);
  });
}

// Any division of the points among the agents.
function split(points) {
  const steps = new Array(AGENTS).fill(0);
  for (let k = 0; k < points; k += 1) steps[Math.floor(Math.random() * AGENTS)] += 1;
  return steps;
}
