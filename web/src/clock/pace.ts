/** How fast time runs on the page. */
import type { Pace } from "../device/settings.svelte";

/** What the calm times are divided by. At once, every beat is one still picture of this many milliseconds. */
const DIVISOR: Record<Pace, number> = { calm: 1, normal: 1.7, fast: 3.5, at_once: 3.5 };
export const AT_ONCE_MS = 250;

/** So long a still picture stands at the calm pace, where motion is not wanted. */
export const STILL_MS = 900;
/** The least a big scene takes, however far behind the page is. */
export const LEAST_BIG_MS = 1_500;
/** The most a small scene takes while the page catches up. */
const MOST_SMALL_MS = 160;

/** Returns how much faster scenes run with so many events still to be shown. */
export function haste(behind: number, catching: boolean): 1 | 2 | 4 {
  if (catching || behind > 14) return 4;
  return behind > 6 ? 2 : 1;
}

/** Returns how many milliseconds of a scene pass in one of the device's. */
export function speed(pace: Pace, faster: 1 | 2 | 4, scene: { readonly length: number; readonly weight: "small" | "big" }): number {
  const wanted = DIVISOR[pace] * faster;
  if (scene.weight === "big") return faster === 1 ? wanted : Math.max(DIVISOR[pace], Math.min(wanted, scene.length / LEAST_BIG_MS));
  return faster === 1 ? wanted : Math.max(wanted, scene.length / MOST_SMALL_MS);
}

/** Returns for how long each still picture of a scene stands. */
export function stillFor(pace: Pace, faster: 1 | 2 | 4): number {
  return pace === "at_once" ? AT_ONCE_MS : STILL_MS / DIVISOR[pace] / faster;
}
