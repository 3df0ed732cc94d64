/** What a player has staged and not yet confirmed, kept in this tab: a reload loses nothing. */
import * as device from "../../device/kept";

export interface Staged {
  /** Whose it is, and how much had been told: when more is told, it is of the past. */
  readonly moment: string;
  readonly plan: object;
}

const tab = (): Storage => sessionStorage;

/** Keeps what is staged at a table; null: nothing is. */
export function keep(key: string, staged: Staged | null): void {
  device.keep(`staged.${key}`, staged, tab);
}

/** Returns what was staged at this moment, or null. */
export function kept(key: string, moment: string): object | null {
  const found = device.recall(`staged.${key}`, tab) as Staged | null;
  return found?.moment === moment ? found.plan : null;
}
