/** The dossier: guesses, notes, the form, and what the case file says of each player and agent. */
import type { Viewpoint } from "../../../table/viewpoint";
import { type CaseFile, type Colour, COLOURS, type Each, type KramerView, ownSeat, playing, viewOf } from "../view";

/** Whom one believes an agent to be: a seat, nobody, or not known. */
export type Guess = number | "free" | null;
export type Guesses = Each<Guess>;

/** The private notes of a seat hold its guesses too, under these names. */
const guessKey = (colour: Colour): string => `guess ${colour}`;

export function guessesOf(notes: Readonly<Record<string, string>>): Guesses {
  const found: Partial<Record<Colour, Guess>> = {};
  for (const colour of COLOURS) {
    const written = notes[guessKey(colour)];
    if (written === undefined || written === "") continue;
    found[colour] = written === "free" ? "free" : Number(written);
  }
  return found;
}

export function writeGuess(viewpoint: Viewpoint, colour: Colour, guess: Guess): Promise<boolean> {
  return viewpoint.note(guessKey(colour), guess === null ? "" : String(guess));
}

/** The next guess when one taps: not known, each other player, nobody. */
export function nextGuess(view: KramerView, own: number | null, guess: Guess): Guess {
  const order: Guess[] = [null, ...view.seats.map(({ seat }) => seat).filter((seat) => seat !== own), "free"];
  return order[(order.indexOf(guess) + 1) % order.length] ?? null;
}

/** An agent's owner as far as these eyes know it. */
export function known(viewpoint: Viewpoint, colour: Colour): Guess {
  const seat = ownSeat(viewpoint);
  return seat?.identities?.includes(colour) ? seat.seat : null;
}

/** Returns how a player moved an agent, and what the agent gained in scorings that the player caused. */
export function cell(file: CaseFile, seat: number, colour: Colour) {
  const moved = file.moved[String(seat)]?.[colour] ?? { points: 0, by_card: 0, into_ruin: 0, out_of_ruin: 0 };
  const gain = file.scorings.filter((scoring) => scoring.seat === seat).reduce((sum, scoring) => sum + (scoring.gains[colour] ?? 0), 0);
  return { ...moved, steps: moved.points + moved.by_card, gain };
}

/** How strongly a cell is shaded, 0 to 3, by the most that anybody moved anyone. */
export function shade(steps: number, most: number): number {
  return most < 4 || steps <= 0 ? 0 : Math.min(3, Math.floor((steps / most) * 4));
}

/** The agents whose line is still to be written, in order. */
export function openLines(viewpoint: Viewpoint): Colour[] {
  const form = ownSeat(viewpoint)?.dossier;
  return playing(viewOf(viewpoint)).filter((colour) => (form?.[colour] ?? null) === null);
}

/** The form as moves, in the order in which the lines are asked for. */
export function lines(open: readonly Colour[], form: Guesses, letters: Readonly<Record<Colour, string>>): string[] {
  return open.map((colour) => {
    const name = form[colour];
    return `${letters[colour]}=${name === "free" || name === null || name === undefined ? "-" : name}`;
  });
}
