/** Which kinds of decisions somebody has understood on this device: done once, or the help put away. */
import { keep, recall } from "../../device/kept";

class Hints {
  #known: ReadonlySet<unknown> = $state.raw(new Set([recall("hints") ?? []].flat()));
  #open: { readonly kind: string; readonly table: object; readonly from: number } | null = null;

  /** Whether this kind of decision still wants its sentence of help. */
  wants(kind: string): boolean {
    return !this.#known.has(kind);
  }

  /** From now on it goes without. */
  learn(kind: string): void {
    if (this.#known.has(kind)) return;
    this.#known = new Set([...this.#known, kind]);
    keep("hints", [...this.#known]);
  }

  /** A decision is asked for at this table, after so many items. */
  asked(kind: string, table: object, items: number): void {
    this.#open = { kind, table, from: items };
  }

  /** These are all items of a table now: what this seat was asked for may have been done. */
  told(table: object, items: readonly { readonly kind: string }[], seat: number | null): void {
    if (this.#open?.table !== table || !acted(items.slice(this.#open.from), seat)) return;
    this.learn(this.#open.kind);
    this.#open = null;
  }
}

export const hints = new Hints();

/** Whether this seat has done something of the game among these items. */
function acted(items: readonly { readonly kind: string }[], seat: number | null): boolean {
  return items.some((item) => {
    if (item.kind !== "game") return false;
    const { event } = item as unknown as { event: { seat?: unknown; by?: unknown } };
    return event.seat === seat || event.by === seat;
  });
}
