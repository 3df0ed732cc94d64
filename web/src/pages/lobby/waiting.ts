/** Who a table waits for before the start, in one sentence, and what this device can do about it. */
import type { TableState } from "../../api/http";
import type { Message } from "../../i18n/words.svelte";

export interface Waiting {
  readonly message: Message;
  /** Nobody is waited for: the host can start. */
  readonly complete: boolean;
  /** Only free seats are left, which bots can take. */
  readonly fillable: boolean;
}

type Seat = TableState["seats"][number];

/** `list` writes names as a list in the reader's language. */
export function waiting(state: TableState, list: (names: readonly string[]) => string): Waiting {
  const { seats, you, waiting_for: waits } = state;
  const free = waits?.free.length ?? 0;
  const [invited, others] = [waits?.invited ?? [], waits?.unready ?? []].map((these) => these.map((seat) => seats[seat]!)) as [Seat[], Seat[]];
  const fillable = invited.length === 0 && others.length === 0;
  return { message: said(), complete: free === 0 && fillable, fillable };

  function said(): Message {
    if (!you.player && !you.host) return free > 0 ? { id: "setup-wait-sit", args: { n: free } } : { id: "setup-wait-full" };
    if (!you.host && you.seats.some((seat) => !seats[seat]?.ready)) return { id: "setup-wait-you" };
    if (free > 0) return { id: you.host ? "setup-wait-free" : "setup-wait-free-guest", args: { n: free } };
    if (invited.length > 0) return { id: "setup-wait-invited", args: { names: list(invited.map(({ name }) => name)) } };
    if (others.length > 0) return { id: "setup-wait-ready", args: { names: list(others.map(({ name }) => name)) } };
    return { id: you.host ? "setup-wait-start" : "setup-wait-host" };
  }
}

/** The fewest players without taking a seat from somebody. */
export function leastPlayers(seats: readonly Seat[]): number {
  return seats.reduce((least, { kind }, index) => (kind === "free" ? least : index + 1), 0);
}
