/** How things move in scenes: each takes 0 to 1 and gives 0 to 1. */

/** Returns how far something is at this moment that begins at `from` and takes so long. */
export function part(ms: number, from: number, length: number): number {
  return Math.max(0, Math.min(1, (ms - from) / length));
}

/** Fast at first, gently at the end: what arrives. */
export function soft(at: number): number {
  return 1 - (1 - at) ** 3;
}

/** Lands a little too far and comes back. */
export function drop(at: number): number {
  return soft(at) + 0.35 * Math.sin(at * Math.PI) * (1 - at);
}

/** Slow, fast, slow: what turns over. */
export function turn(at: number, power = 3): number {
  return at < 0.5 ? (2 * at) ** power / 2 : 1 - (2 - 2 * at) ** power / 2;
}
