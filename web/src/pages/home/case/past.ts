/** A finished game in a list, and who won it. */
import type { Message } from "../../../i18n/words.svelte";

export interface Past {
  readonly key: string;
  readonly game: string;
  readonly title: string;
  readonly names: readonly string[];
  /** Null: not told in this list. */
  readonly winners: readonly number[] | null;
  /** The seats that were this device's. */
  readonly mine: readonly number[];
  readonly at: number;
}

/** Returns who won, as one would say it to whoever looks; null: not known. `list` writes names as a list in the reader's language. */
export function won({ winners, names, mine }: Past, list: (names: readonly string[]) => string): Message | null {
  if (winners === null) return null;
  if (winners.length === 0) return { id: "home-nobody-won" };
  const [own] = mine;
  // Several seats of one device are several people: each is called by name.
  if (own === undefined || mine.length > 1 || !winners.includes(own)) return { id: "home-won", args: { who: list(winners.map((seat) => names[seat]!)) } };
  const others = winners.filter((seat) => seat !== own).map((seat) => names[seat]!);
  return others.length === 0 ? { id: "home-won-you" } : { id: "home-won-with-you", args: { who: list(others) } };
}
