/** How fast time runs on the page. The server counts the same times, so that bots wait for them (src/topsecret/server/pace.py). */
import type { Pace } from "../device/settings.svelte";
import type { Scene } from "./scene";

/** What the calm times are divided by. At once, every beat is one still picture of this many milliseconds. */
const DIVISOR: Record<Pace, number> = { calm: 1, normal: 1.7, fast: 3.5, at_once: 3.5 };
export const AT_ONCE_MS = 250;

/** At the calm pace, so long a still picture stands of what is small, and never longer than it would move. */
export const SMALL_STILL_MS = 600;
/** The least a big scene takes, however far behind the page is. */
export const LEAST_BIG_MS = 1_500;
/** The most a small scene takes while the page catches up. */
const MOST_SMALL_MS = AT_ONCE_MS;

/** Who has to wait longer than this, or for more scenes, is offered to catch up. */
const PATIENCE_MS = 4_000;
const FEW_SCENES = 3;

export type Haste = 1 | 2 | 4;
type Timed = Pick<Scene, "length" | "weight" | "stills" | "still">;

/** Returns how much faster scenes run with so many events behind the one that is being shown. */
export function haste(behind: number, catching: boolean): Haste {
  if (catching || behind > 14) return 4;
  return behind > 6 ? 2 : 1;
}

export function worthCatching(scenes: number, ms: number): boolean {
  return scenes > FEW_SCENES || ms > PATIENCE_MS;
}

/** Returns how many milliseconds of a scene pass in one of the device's. */
export function speed(pace: Pace, faster: Haste, scene: Timed): number {
  const wanted = DIVISOR[pace] * faster;
  if (scene.weight === "big") return faster === 1 ? wanted : Math.max(DIVISOR[pace], Math.min(wanted, scene.length / LEAST_BIG_MS));
  return faster === 1 ? wanted : Math.max(wanted, scene.length / MOST_SMALL_MS);
}

/** Returns for how long each still picture of a scene stands. */
export function stillFor(pace: Pace, faster: Haste, { still, stills, weight }: Timed): number {
  if (pace === "at_once") return AT_ONCE_MS;
  const wanted = still / DIVISOR[pace] / faster;
  return weight === "big" ? Math.max(wanted, LEAST_BIG_MS / stills.length) : wanted;
}

/** Returns how long a scene takes while nothing is behind it. */
export function lasts(pace: Pace, still: boolean, scene: Timed): number {
  if (pace === "at_once") return AT_ONCE_MS;
  return still ? scene.stills.length * stillFor(pace, 1, scene) : scene.length / speed(pace, 1, scene);
}
