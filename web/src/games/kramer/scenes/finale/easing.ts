/** How things move in the big scenes: each takes 0 to 1 and gives 0 to 1. */

/** Returns how far something is at this moment that begins at `from` and takes so long. */
export function part(ms: number, from: number, length: number): number {
  return Math.max(0, Math.min(1, (ms - from) / length));
}

/** Arrives softly. */
export function soft(at: number): number {
  return 1 - (1 - at) ** 3;
}

/** Lands a little too far and comes back. */
export function drop(at: number): number {
  return soft(at) + 0.35 * Math.sin(at * Math.PI) * (1 - at);
}

/** Turns over as a card does. */
export function turn(at: number): number {
  return at < 0.5 ? 4 * at ** 3 : 1 - (2 - 2 * at) ** 3 / 2;
}
