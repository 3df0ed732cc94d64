/** The form of a new table: what was chosen, what is wrong with it, and what the server is asked for. */
import type { GameName } from "../../table/viewpoint";
import type { Schemas } from "../../api/http";
import type { Message } from "../../i18n/words.svelte";
import { agentsFor, differing, type GameShown, highest, lowest, matters, printed, told, type Values } from "./options/options";

export type NewTableBody = Schemas["NewTable"];
export type Seat =
  | { readonly who: "you" | "open" }
  | { readonly who: "bot"; readonly level: string }
  | { readonly who: "here"; readonly name: string };
export type How = "friends" | "bots" | "here";
export type ClockKind = "none" | "move" | "game" | "days";

export interface Time {
  readonly kind: ClockKind;
  /** Seconds for a move or for the game. */
  readonly each: number;
  /** Seconds until somebody plays for one who is asked and not there; null: nobody does. */
  readonly grace: number | null;
}

export interface Form {
  readonly game: GameName;
  readonly values: Values;
  /** Under which name you sit down. */
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly time: Time;
  readonly absent: "default" | "bot";
  readonly public: boolean;
  readonly spectators: boolean;
  readonly title: string;
}

export const LENGTHS: Record<Exclude<ClockKind, "none">, readonly number[]> = {
  move: [30, 60, 120, 300, 600],
  game: [600, 900, 1800, 2700, 3600, 7200],
  days: [86_400, 172_800, 259_200, 604_800],
};
export const USUAL: Record<Exclude<ClockKind, "none">, number> = { move: 120, game: 1800, days: 172_800 };
export const GRACES: readonly number[] = [60, 120, 300, 900, 3600, 86_400];

/** A new form: the printed rules, you in the first seat, the others open. */
export function blank(game: GameShown, players = 4): Omit<Form, "name"> {
  return {
    game: game.name as GameName,
    values: printed(game, players),
    seats: seatsFor("friends", players, "normal"),
    time: { kind: "none", each: 0, grace: null },
    absent: "bot",
    public: false,
    spectators: true,
    title: "",
  };
}

export function seatsFor(how: How, players: number, level: string): Seat[] {
  return Array.from({ length: players }, (_, seat): Seat => {
    if (seat === 0) return { who: "you" };
    return how === "friends" ? { who: "open" } : how === "bots" ? { who: "bot", level } : { who: "here", name: "" };
  });
}

/** How most seats are filled; null for a mixture. */
export function howOf(seats: readonly Seat[]): How | null {
  const others = new Set(seats.filter(({ who }) => who !== "you").map(({ who }) => who));
  if (others.size !== 1 || seats[0]?.who !== "you") return null;
  return others.has("open") ? "friends" : others.has("bot") ? "bots" : "here";
}

/** As many seats as play, in the same manner as those that are there. */
export function resized(seats: readonly Seat[], players: number, level: string): Seat[] {
  const more = seatsFor(howOf(seats) ?? "friends", players, level);
  return more.map((seat, index) => seats[index] ?? seat);
}

/** Whether nobody is waited for: the game can begin at once. */
export function complete(form: Form): boolean {
  return form.seats.every(({ who }) => who !== "open");
}

export function clockOf(time: Time): { move: number | null; game: number | null; grace: number | null } {
  const { kind, each, grace } = time;
  return { move: kind === "move" || kind === "days" ? each : null, game: kind === "game" ? each : null, grace };
}

export function timeOf(clock: { move?: number | null; game?: number | null; grace?: number | null }): Time {
  const grace = clock.grace ?? null;
  if (clock.move) return { kind: clock.move >= LENGTHS.days[0]! ? "days" : "move", each: clock.move, grace };
  return clock.game ? { kind: "game", each: clock.game, grace } : { kind: "none", each: 0, grace };
}

/** What is wrong with the options, each in a sentence. */
export function wrongOptions(game: GameShown, values: Values): Message[] {
  const found: Message[] = [];
  for (const { name, kind } of game.options) {
    const value = values[name];
    if (!matters(name, values) || !kind.includes("number") || value === null || value === undefined) continue;
    const [low, high] = [lowest(game, name), highest(game, name, values)];
    if (typeof value !== "number" || !Number.isInteger(value) || value < low || value > high) {
      found.push({ id: "setup-wrong-number", args: { what: `setup-${game.name}-${name}`, low, high } });
    }
  }
  const agents = values["agents"];
  const needed = agentsFor(Number(values["players"]));
  if (typeof agents === "string" && matters("agents", values) && agents.length !== needed) {
    found.push({ id: "setup-wrong-agents", args: { n: needed } });
  }
  return found;
}

/** What is wrong with the seats, each in a sentence. */
export function wrongSeats(form: Form): Message[] {
  const found: Message[] = [];
  if (form.seats.filter(({ who }) => who === "you").length > 1) found.push({ id: "setup-wrong-you-twice" });
  const names = new Set<string>();
  form.seats.forEach((seat) => {
    const name = nameOf(form, seat);
    if (name === null) return;
    if (names.has(name) && seat.who === "here") found.push({ id: "setup-wrong-twice", args: { name } });
    names.add(name);
  });
  return found;
}

function nameOf(form: Form, seat: Seat): string | null {
  if (seat.who === "you") return form.name.trim();
  return seat.who === "here" ? seat.name.trim() : null;
}

/** What the server is asked for. */
export function body(game: GameShown, form: Form): NewTableBody {
  return {
    game: form.game,
    options: told(game, form.values),
    title: form.title.trim(),
    public: form.public && !complete(form),
    spectators: form.spectators,
    clock: clockOf(form.time),
    absent: form.absent,
    autostart: !complete(form),
    seats: form.seats.map((seat) => {
      const name = nameOf(form, seat);
      return name !== null ? { name } : seat.who === "bot" ? { bot: seat.level } : null;
    }),
  };
}

/** How many options are not as printed and folded away. */
export function hiddenChanges(game: GameShown, values: Values, simple: readonly string[]): number {
  return differing(game, values).filter((name) => !simple.includes(name)).length;
}
