/** What a player has staged and not yet confirmed, kept in this tab: a reload loses nothing. */

interface Staged {
  readonly seat: number;
  /** How much had been told when it was staged. When more is told, it is of the past. */
  readonly told: number;
  readonly plan: unknown;
}

const PREFIX = "topsecret.staged.";

/** Keeps a plan; null: there is none any more. */
export function keep(key: string, seat: number, told: number, plan: unknown): void {
  try {
    if (plan === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify({ seat, told, plan } satisfies Staged));
  } catch {
    // Storage is full or closed to us: the plan does not outlive the page.
  }
}

/** Returns the plan that was staged at this moment by this seat, or null. */
export function kept(key: string, seat: number, told: number): unknown {
  try {
    const found = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? "null") as Staged | null;
    return found?.seat === seat && found.told === told ? found.plan : null;
  } catch {
    return null;
  }
}
