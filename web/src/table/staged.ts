/** What a player has staged and not yet confirmed, kept in this tab: a reload loses nothing. */

export interface Staged {
  /** Whose it is, and how much had been told: when more is told, it is of the past. */
  readonly moment: string;
  readonly plan: object;
}

const PREFIX = "topsecret.staged.";

/** Keeps what is staged at a table; null: nothing is. */
export function keep(key: string, staged: Staged | null): void {
  try {
    if (staged === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(staged));
  } catch {
    // Storage is full or closed to us: the plan does not outlive the page.
  }
}

/** Returns what was staged at this moment, or null. */
export function kept(key: string, moment: string): object | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? "null") as Staged | null;
    return found?.moment === moment ? found.plan : null;
  } catch {
    return null;
  }
}
