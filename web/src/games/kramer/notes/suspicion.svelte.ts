/** The dossier while it is being filled in: of each agent whose it is, at most one name; whoever is not named is nobody's. */
import type { Viewpoint } from "../../../table/viewpoint";
import { type Guess, type Guesses, lines, openLines } from "./dossier";
import { type Colour, LETTERS, ownSeat, playing, viewOf } from "../view";

export class Suspicion {
  readonly #viewpoint: () => Viewpoint;
  /** In the order in which they were named. */
  #named = $state.raw<readonly (readonly [Colour, number])[]>([]);
  /** One press has asked for it; the next one hands it in. */
  sure = $state(false);

  constructor(viewpoint: () => Viewpoint) {
    this.#viewpoint = viewpoint;
  }

  /** The agents whose lines may still be written. */
  readonly open: readonly Colour[] = $derived.by(() => openLines(this.#viewpoint()));
  /** Whom each agent is said to be; null: nobody is named. */
  readonly form: Guesses = $derived.by(() => {
    const written = ownSeat(this.#viewpoint())?.dossier ?? {};
    return { ...written, ...Object.fromEntries(this.#named.filter(([colour]) => this.open.includes(colour))) };
  });
  /** The others, each with how many agents are theirs. */
  readonly suspects: readonly { readonly seat: number; readonly many: number }[] = $derived.by(() => {
    const own = this.#viewpoint().seat;
    const names = viewOf(this.#viewpoint()).dossiers?.names ?? [];
    return names.map((many, seat) => ({ seat, many })).filter(({ seat }) => seat !== own);
  });
  /** The others who are not named, or not often enough. */
  readonly missing: readonly number[] = $derived.by(() => this.suspects.filter(({ seat, many }) => this.of(seat).length < many).map(({ seat }) => seat));
  readonly ready: boolean = $derived.by(() => this.missing.length === 0 || viewOf(this.#viewpoint()).options["dossier_dashes"] === "free");
  readonly begun: boolean = $derived.by(() => this.#named.length > 0);

  of(seat: number): Colour[] {
    return playing(viewOf(this.#viewpoint())).filter((colour) => this.form[colour] === seat);
  }

  /** Names a player for an agent, or takes that back; a player who is named too often loses the first name. */
  name(seat: number, colour: Colour): void {
    if (!this.open.includes(colour)) return;
    this.sure = false;
    const others = this.#named.filter(([each]) => each !== colour);
    if (this.form[colour] === seat) {
      this.#named = others;
      return;
    }
    const most = this.suspects.find((each) => each.seat === seat)?.many ?? 0;
    const before = others.filter(([, each]) => each === seat);
    const first = before.length >= most ? before[0] : undefined;
    this.#named = [...others.filter((each) => each !== first), [colour, seat]];
  }

  /** Begins with what was guessed during the game. */
  begin(guesses: Guesses): void {
    if (this.begun) return;
    for (const colour of this.open) {
      const guess: Guess = guesses[colour] ?? null;
      if (typeof guess === "number" && this.missing.includes(guess)) this.name(guess, colour);
    }
  }

  clear(): void {
    this.#named = [];
    this.sure = false;
  }

  async handIn(): Promise<void> {
    const viewpoint = this.#viewpoint();
    if (!this.ready || viewpoint.busy) return;
    if (!this.sure) {
      this.sure = true;
      return;
    }
    if (await viewpoint.play(lines(this.open, this.form, LETTERS))) this.clear();
    this.sure = false;
  }
}
