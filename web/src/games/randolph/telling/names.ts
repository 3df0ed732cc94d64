/** What things are called: cities, bases, suitcases, agents; as words and as chips inside a sentence. */
import { type Chip, type Listener, type Message, player } from "../../../table/viewpoint";
import { t, words } from "../../../i18n/words.svelte";
import { placesOf } from "../board/places";
import { BASE, type Colour, type Content, emptyCorner, GUARD, HQ, type RandolphView, suitcaseOf, viewOf } from "../view";

export const SUITCASE = "randolph-suitcase";

/** A city in the language of the page; one of somebody's own board as that board calls it. */
export function cityName(board: RandolphView["board"], id: string): string {
  if (!board.json && words.has(`city-${id}`)) return t(`city-${id}`);
  return placesOf(board)?.at.get(id)?.name ?? id;
}

/** Where an agent of that seat is: a city, a base, the headquarters. */
export function placeName(view: RandolphView, seat: number, place: string): string {
  const colour = view.players[seat]?.colour ?? "red";
  if (place === BASE) return t("randolph-base", { colour });
  if (place === GUARD) return t("randolph-base", { colour: emptyCorner(view) ?? colour });
  if (place === HQ) return t("randolph-hq", { colour });
  return cityName(view.board, place);
}

export function colourName(colour: Colour): string {
  return t("randolph-colour", { colour });
}

export function contentName(content: Content): string {
  return content === "bomb" ? t("randolph-content-bomb") : t("randolph-content-secrets", { count: content });
}

/** "Red A" */
export function suitcaseName(colour: Colour, letter: string): string {
  return t("randolph-suitcase", { colour, letter });
}

/** A suitcase inside a sentence. */
export function suitcase(view: RandolphView, id: string): Chip {
  const found = suitcaseOf(view, id);
  return { chip: SUITCASE, of: `${found.colour} ${found.letter}`, words: suitcaseName(found.colour, found.letter) };
}

/** Several players in a sentence. */
export function players(viewpoint: Listener, seats: readonly number[]): string {
  const names = seats.map((seat) => (seat === viewpoint.seat ? t("randolph-you") : String(viewOf(viewpoint).names[seat] ?? seat + 1)));
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}

/** A sentence about two players: `-you` if it is the first, `-at-you` if it is the second who reads it. */
export function between(viewpoint: Listener, first: number, second: number, id: string, args: NonNullable<Message["args"]> = {}): Message {
  const who = player(viewpoint, first);
  const other = player(viewpoint, second);
  if (first === viewpoint.seat) return { id: `${id}-you`, args: { other, ...args } };
  if (second === viewpoint.seat) return { id: `${id}-at-you`, args: { who, ...args } };
  return { id, args: { who, other, ...args } };
}
