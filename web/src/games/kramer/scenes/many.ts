/** Moves that somebody who is far behind sees at once: where everything has come to. Their trails are those of all moves that were told. */
import type { Scene } from "../../../clock/scene";
import { type Sum, together } from "../../../clock/together";
import type { Drawn } from "./drawn";

const MOVES = new Set(["walk", "card", "safe"]);

export function many(scenes: readonly Scene<Drawn>[], all: boolean): Scene<Drawn>[] {
  return together(scenes, all, ({ draw }) => draw(0).mover, sum);
}

function sum(run: readonly Scene<Drawn>[]): Sum<Drawn> {
  const ends = run.map(({ length, draw }) => draw(length));
  return {
    drawn: { ...ends.at(-1)!, trails: [] },
    moves: run.filter(({ kind }) => MOVES.has(kind)).length,
    agents: new Set(ends.flatMap(({ trails }) => trails.map(({ colour }) => colour))).size,
  };
}
