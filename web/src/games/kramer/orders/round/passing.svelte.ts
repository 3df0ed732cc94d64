/** Passing ahead: orders that a player gives this device for the Top Secret rounds to come. The server hears ordinary passes, in turn. */
import type { Item } from "../../../../api/http";
import { eventsOf } from "../../../../clock/clock.svelte";
import type { Move, Plain } from "../../../../table/viewpoint";
import { type KramerView, playing } from "../../view";

/** Until somebody plays a card; this whole round; whenever no scoring stands, for the rest of the game. */
export const ORDERS = ["card", "round", "scoring"] as const;
export type Order = (typeof ORDERS)[number];
/** Why an order has ended: a card was played, one's own turn came, or the round is over. */
export type Why = "card" | "turn" | "round";

/** What a seat's order comes to at a table as it is shown. */
export interface Standing {
  readonly order: Order;
  /** Null: it still stands. */
  readonly ended: Why | null;
  /** It passes now; false: it sleeps or has ended, and the person decides. */
  readonly passes: boolean;
}

interface Given {
  readonly order: Order;
  /** How many cards and turns had been told of when it was given. Both are public, so every seat of the device counts alike. */
  readonly cards: number;
  readonly turns: number;
}

/** What is looked at: the table as it is shown to anybody, spectators included. */
export interface Public {
  readonly view: Plain;
  readonly items: readonly Item[];
}

export class Passing {
  readonly #kept: string;
  #given = $state.raw<Readonly<Record<number, Given>>>({});

  /** `key`: the table's. An order outlives a reload of the tab, not the tab. */
  constructor(key: string) {
    this.#kept = `topsecret.passing.${key}`;
    this.#given = read(this.#kept);
  }

  give(seat: number, order: Order, table: Public): void {
    this.#keep({ ...this.#given, [seat]: { order, ...counted(table.items) } });
  }

  revoke(seat: number): void {
    if (this.#given[seat] === undefined) return;
    const { [seat]: _, ...rest } = this.#given;
    this.#keep(rest);
  }

  /** Returns what a seat's order comes to now; null: it has given none. */
  standing(seat: number, table: Public): Standing | null {
    const given = this.#given[seat];
    const view = table.view as KramerView | null;
    if (given === undefined || view === null) return null;
    const ended = whyEnded(given, seat, view, table.items);
    const sleeps = given.order === "scoring" && scoringStands(view);
    return { order: given.order, ended, passes: ended === null && !sleeps && view.phase === "round" && view.asked === seat };
  }

  /** Returns the move that a seat has ordered for now; null: it decides itself. */
  answer(seat: number, table: Public): Move | null {
    return this.standing(seat, table)?.passes ? "pass" : null;
  }

  #keep(given: Readonly<Record<number, Given>>): void {
    this.#given = given;
    try {
      sessionStorage.setItem(this.#kept, JSON.stringify(given));
    } catch {
      // Storage is full or closed to us: the order holds until the page is left.
    }
  }
}

const tables = new Map<string, Passing>();

/** Returns the orders given at a table. */
export function passingAt(key: string): Passing {
  let found = tables.get(key);
  if (!found) tables.set(key, (found = new Passing(key)));
  return found;
}

/** Returns whether an agent was moved onto the safe, so that the round may end in a scoring. */
export function scoringStands(view: KramerView): boolean {
  return playing(view).some((colour) => view.agents[colour]!.armed_by !== null);
}

function whyEnded(given: Given, seat: number, view: KramerView, items: readonly Item[]): Why | null {
  if (given.order === "scoring") return null;
  const { cards, turns } = counted(items);
  if (given.order === "round") return turns > given.turns ? "round" : null;
  if (cards > given.cards) return "card";
  return turns > given.turns && view.turn === seat ? "turn" : null;
}

function counted(items: readonly Item[]): { cards: number; turns: number } {
  const count = (wanted: string): number => eventsOf(items).filter(({ type }) => type === wanted).length;
  return { cards: count("card_played"), turns: count("turn_began") };
}

function read(kept: string): Record<number, Given> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(kept) ?? "{}");
    const entries = Object.entries(found as Record<string, Partial<Given>>);
    return Object.fromEntries(
      entries.filter(([, given]) => ORDERS.includes(given.order as Order) && Number.isInteger(given.cards) && Number.isInteger(given.turns)),
    ) as Record<number, Given>;
  } catch {
    return {};
  }
}
