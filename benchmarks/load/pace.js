// Who moves when: every table as soon as it can ("as fast as it goes"), or all together at a given rate.
import { performance } from "node:perf_hooks";

import { Latencies } from "./latency.js";

const PATIENCE_MS = 30_000; // for moves still under way when the time is up

export class Pace {
  constructor(tables) {
    this.tables = tables;
    this.running = false;
    for (const table of tables) {
      table.onTurn = () => this.turn(table);
      table.onMoved = (began) => this.moved(began);
    }
  }

  // Play for that many seconds; with a rate, so many moves a second over all tables together.
  async run(seconds, rate) {
    this.latencies = new Latencies();
    this.moves = 0;
    this.late = 0; // moves under way when the time was up: they count for nothing but the server's work
    this.period = rate ? (1000 * this.tables.length) / rate : 0;
    this.running = true;
    const cpu = process.cpuUsage();
    const began = performance.now();
    this.end = began + seconds * 1000;
    this.tables.forEach((table, k) => {
      table.due = began + (this.period * k) / this.tables.length;
      if (table.canMove()) this.turn(table);
    });
    await pause(seconds * 1000);
    this.running = false;
    const spent = process.cpuUsage(cpu);
    const taken = (Math.min(performance.now(), this.end) - began) / 1000;
    const counted = { moves: this.moves, seconds: taken, latencies: this.latencies.data() };
    const stopped = performance.now();
    while (this.tables.some((table) => table.busy()) && performance.now() - stopped < PATIENCE_MS) await pause(5);
    const stuck = this.tables.filter((table) => table.busy()).length;
    return { ...counted, late: this.late, cpu: (spent.user + spent.system) / 1e6, stuck };
  }

  turn(table) {
    if (!this.running) return;
    const now = performance.now();
    if (!this.period) table.move(now);
    // A move that could not be made when it was due, because the news of the one before came late, counts from when it was due.
    else if (table.due <= now) this.go(table, table.due);
    else setTimeout(() => this.running && this.go(table, performance.now()), table.due - now);
  }

  go(table, began) {
    table.due += this.period;
    table.move(began);
  }

  // A move was acknowledged and the other device has the news.
  moved(began) {
    const now = performance.now();
    if (!this.running || now > this.end) {
      this.late += 1;
      return;
    }
    this.moves += 1;
    this.latencies.add(now - began);
  }
}

export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
