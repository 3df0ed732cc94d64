/** What stays on this device, as JSON. A store that is full or closed to us keeps nothing, and nothing may depend on it. */

/** Returns what was kept under a name; null: nothing, or nothing that can be read. */
export function recall(name: string, store: () => Storage = () => localStorage): unknown {
  try {
    return JSON.parse(store().getItem(`topsecret.${name}`) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps it; null: forgets what was there. */
export function keep(name: string, value: unknown, store: () => Storage = () => localStorage): void {
  try {
    if (value === null) store().removeItem(`topsecret.${name}`);
    else store().setItem(`topsecret.${name}`, JSON.stringify(value));
  } catch {
    // It holds until the page is left.
  }
}
