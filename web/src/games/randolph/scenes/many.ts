/** Moves that somebody who is far behind sees at once: where everything has come to. Their paths are those of all moves that were told. */
import type { Scene } from "../../../clock/scene";
import { type Sum, together } from "../../../clock/together";
import type { Drawn } from "./drawn";

const MOVES = new Set(["walk", "arrive", "take", "drop"]);

export function many(scenes: readonly Scene<Drawn>[], all: boolean): Scene<Drawn>[] {
  return together(scenes, all, ({ length, draw }) => draw(length).view?.turn ?? null, sum);
}

function sum(run: readonly Scene<Drawn>[]): Sum<Drawn> {
  const ends = run.map(({ length, draw }) => draw(length));
  return {
    drawn: { ...ends.at(-1)!, legs: [], sign: null },
    moves: run.filter(({ kind }) => MOVES.has(kind)).length,
    agents: new Set(ends.flatMap(({ legs }) => legs.map(({ seat, agent }) => `${seat} ${agent}`))).size,
  };
}
