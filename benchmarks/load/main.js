// The players: pairs of devices in one process that does what it is told, one JSON line a command on standard input, one a result.
//
//   node main.js topsecret|boardgameio http://127.0.0.1:PORT
//   {"do":"open","tables":200}         seat two devices at each of so many tables
//   {"do":"stock","seconds":3,"rate":null}   set up the games that so much play will use up
//   {"do":"play","seconds":3,"rate":null}    play ping-pong; a rate is in moves a second over all tables, null as fast as it goes
//   {"do":"close"}                     take all devices away; says how many moves were acknowledged altogether
//   {"do":"idle","what":"tables","count":2000}   tables nobody sits at, or "sockets" that do nothing
import readline from "node:readline";

import * as boardgameio from "./boardgameio.js";
import { Pace } from "./pace.js";
import * as topsecret from "./topsecret.js";

const MOVES_A_GAME = 40; // fewer than most games have, so that the stock lasts
const AT_ONCE = 16;

const [kind, url] = process.argv.slice(2);
const server = { topsecret, boardgameio }[kind];
let tables = [];
let pace = null;
let rate = 0; // of the last slice: how many games the next one needs

async function all(count, work) {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, worker));
}

const commands = {
  async open({ tables: count }) {
    tables = Array.from({ length: count }, (_, number) => new server.Table(url, number));
    await all(count, (k) => tables[k].open());
    rate = 0;
    pace = new Pace(tables);
    return {};
  },

  // As many games as the rate of the last slice will use up.
  async stock({ seconds, rate: asked }) {
    const games = Math.ceil(((asked ?? rate) * seconds) / tables.length / MOVES_A_GAME);
    await all(tables.length, (k) => tables[k].prepare(games));
    return {};
  },

  async play({ seconds, rate: asked }) {
    for (const table of tables) table.made = table.finished = 0;
    const result = await pace.run(seconds, asked);
    rate = result.moves / result.seconds;
    const sum = (key) => tables.reduce((total, table) => total + table[key], 0);
    return { ...result, finished: sum("finished"), made: sum("made"), troubles: tables.flatMap((t) => t.troubles).slice(0, 5) };
  },

  async close() {
    for (const table of tables) table.close();
    tables = [];
    return { acknowledged: server.acknowledged() };
  },

  async idle({ what, count }) {
    await all(count, what === "tables" ? (k) => server.idleTable(url, k) : () => server.idleSocket(url));
    return {};
  },
};

for await (const line of readline.createInterface({ input: process.stdin })) {
  const { do: name, ...rest } = JSON.parse(line);
  const began = performance.now();
  try {
    const result = await commands[name](rest);
    console.log(JSON.stringify({ ...result, took: (performance.now() - began) / 1000 }));
  } catch (error) {
    console.log(JSON.stringify({ error: String(error.stack ?? error) }));
  }
}
process.exit(0);
