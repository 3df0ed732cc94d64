/** Giving out points: which moves of the server's list go on from what was given so far. */
import type { Action } from "../../../../table/viewpoint";
import { type Colour, COLOURS, isMove, type MoveAction } from "../../view";

/** Points in the order in which they were given, one entry a point. */
export type Given = readonly Colour[];

export function countOf(given: Given, colour: Colour): number {
  return given.filter((each) => each === colour).length;
}

export function tally(given: Given): Partial<Record<Colour, number>> {
  const out: Partial<Record<Colour, number>> = {};
  for (const colour of given) out[colour] = (out[colour] ?? 0) + 1;
  return out;
}

/** The moves that give every agent at least what it has. */
function further(legal: readonly Action[], given: Given): MoveAction[] {
  const so = tally(given);
  return legal.filter(isMove).filter((move) => COLOURS.every((colour) => (move.data.points[colour] ?? 0) >= (so[colour] ?? 0)));
}

/** The legal move that is exactly this. */
export function exactly(legal: readonly Action[], given: Given): MoveAction | undefined {
  return further(legal, given).find((move) => total(move) === given.length);
}

/** How many points the agent may have in all, with the others as they are. */
export function mostFor(legal: readonly Action[], given: Given, colour: Colour): number {
  let most = countOf(given, colour);
  for (const move of further(legal, given)) most = Math.max(most, move.data.points[colour] ?? 0);
  return most;
}

/** The fewest and most points that can still be added. */
export function left(legal: readonly Action[], given: Given): readonly [number, number] {
  const totals = further(legal, given).map((move) => total(move) - given.length);
  return totals.length === 0 ? [0, 0] : [Math.min(...totals), Math.max(...totals)];
}

/** The same points with the agent's share changed; what is added comes last, what is taken goes from the end. */
export function withShare(given: Given, colour: Colour, share: number): Given {
  const now = countOf(given, colour);
  if (share >= now) return [...given, ...Array.from({ length: share - now }, () => colour)];
  let drop = now - share;
  const kept = [...given].reverse().filter((each) => !(each === colour && drop-- > 0));
  return kept.reverse();
}

function total(move: MoveAction): number {
  return Object.values(move.data.points).reduce((sum, points) => sum + points, 0);
}
