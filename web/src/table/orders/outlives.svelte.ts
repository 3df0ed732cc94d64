/** What is staged outlives a reload. */
import { untrack } from "svelte";
import { keep, kept } from "./staged";

interface Now {
  /** The table's; null: nothing may be kept now. */
  readonly key: string | null;
  /** Which decision it is: what was staged for another one is of the past. */
  readonly moment: string;
  readonly staged: object | null;
}

/** Keeps what is staged; at each new decision `restage` gets what was kept for it, or null. */
export function outlivesReload(now: () => Now, restage: (plan: object | null) => void): void {
  let found = "";
  $effect(() => {
    const { key, moment, staged } = now();
    if (found !== `${key} ${moment}`) {
      found = `${key} ${moment}`;
      untrack(() => restage(key === null ? null : kept(key, moment)));
    } else if (key !== null) keep(key, staged && { moment, plan: staged });
  });
}
