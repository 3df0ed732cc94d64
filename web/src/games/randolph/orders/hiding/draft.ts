/** The set-up as a player makes it, in any order: which content in which suitcase, which suitcase in which city. */
import { CONTENTS, type Content, LETTERS, type Letter, type RandolphView } from "../../view";

export interface Draft {
  readonly contents: Readonly<Partial<Record<Letter, Content>>>;
  readonly cities: Readonly<Partial<Record<Letter, string>>>;
  readonly guards: number | null;
}

export const EMPTY: Draft = { contents: {}, cities: {}, guards: null };

/** What the seat has told the server already. */
export function begun(view: RandolphView, seat: number): Draft {
  const contents: Partial<Record<Letter, Content>> = {};
  const cities: Partial<Record<Letter, string>> = {};
  for (const suitcase of view.suitcases) {
    if (suitcase.owner !== seat) continue;
    if (suitcase.content !== null) contents[suitcase.letter] = suitcase.content;
    if (suitcase.place !== null) cities[suitcase.letter] = suitcase.place;
  }
  return { contents, cities, guards: view.players[seat]?.guards ?? null };
}

/** Puts something to a letter; what was there goes where it came from. */
function swapped<T>(all: Readonly<Partial<Record<Letter, T>>>, letter: Letter, thing: T): Partial<Record<Letter, T>> {
  const from = LETTERS.find((other) => other !== letter && all[other] === thing);
  const { [letter]: before, ...rest } = from ? without(all, from) : all;
  return { ...rest, ...(from && before !== undefined ? { [from]: before } : {}), [letter]: thing } as Partial<Record<Letter, T>>;
}

function without<T>(all: Readonly<Partial<Record<Letter, T>>>, letter: Letter): Partial<Record<Letter, T>> {
  const { [letter]: _, ...rest } = all;
  return rest as Partial<Record<Letter, T>>;
}

/** A content goes into a suitcase; one that was there goes where the new one came from. */
export const fill = (draft: Draft, letter: Letter, content: Content): Draft => ({ ...draft, contents: swapped(draft.contents, letter, content) });

/** A suitcase goes into a city; one of the same colour that lies there goes where this one came from. */
export const put = (draft: Draft, letter: Letter, city: string): Draft => ({ ...draft, cities: swapped(draft.cities, letter, city) });

export const takeUp = (draft: Draft, letter: Letter): Draft => ({ ...draft, cities: without(draft.cities, letter) });

/** Contents that lie in no suitcase yet. */
export function loose(draft: Draft): Content[] {
  const packed = new Set(LETTERS.map((letter) => draft.contents[letter]));
  return CONTENTS.filter((content) => !packed.has(content));
}

/** What is still to be told, in the order in which the server takes it; null while something is missing. */
export function moves(draft: Draft, told: Draft, asks: { readonly cities: boolean; readonly guards: boolean }): string[] | null {
  const list: string[] = [];
  const contents = LETTERS.map((letter) => draft.contents[letter]);
  if (contents.some((content) => content === undefined)) return null;
  if (LETTERS.every((letter) => told.contents[letter] === undefined)) list.push(`contents ${contents.join(" ")}`);
  if (asks.cities) {
    for (const letter of LETTERS) {
      const city = draft.cities[letter];
      if (city === undefined) return null;
      if (told.cities[letter] === undefined) list.push(`${letter} ${city}`);
    }
  }
  if (asks.guards) {
    if (draft.guards === null) return null;
    if (told.guards === null) list.push(`guards ${draft.guards}`);
  }
  return list;
}

/** Everything at random, keeping what was told. */
export function shuffled(draft: Draft, cities: readonly string[], told: Draft, random: () => number = Math.random): Draft {
  const mixed = <T>(list: readonly T[]): T[] => {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [out[i], out[j]] = [out[j]!, out[i]!];
    }
    return out;
  };
  const order = mixed(CONTENTS);
  const contents = Object.fromEntries(LETTERS.map((letter, i) => [letter, order[i]])) as Record<Letter, Content>;
  const taken = new Set(Object.values(told.cities));
  const free = mixed(cities.filter((city) => !taken.has(city)));
  const where = Object.fromEntries(LETTERS.map((letter) => [letter, told.cities[letter] ?? free.pop()])) as Record<Letter, string>;
  const known = LETTERS.every((letter) => told.contents[letter] !== undefined);
  return { contents: known ? told.contents : contents, cities: where, guards: draft.guards };
}
