/** A player hiding secrets: the draft, and what is held by a finger, a mouse or the keyboard just now. */
import type { Viewpoint } from "../../../../table/viewpoint";
import { begun, type Draft, EMPTY, fill, loose, moves, put, shuffled, takeUp } from "./draft";
import { type Content, deeds, LETTERS, type Letter, type RandolphView, type SuitcaseView, viewOf } from "../../view";

/** A slip or a suitcase. */
export type Held = { readonly slip?: Content; readonly bag?: Letter } | null;

export class Setting {
  readonly #viewpoint: () => Viewpoint;
  #draft = $state.raw<Draft>(EMPTY);
  /** Which seat the draft belongs to: a device may go from hand to hand. */
  #of = $state<number | null>(null);
  held = $state.raw<Held>(null);
  /** Where a dragged thing is on the screen; null: it was taken by a tap. */
  drag = $state.raw<{ readonly x: number; readonly y: number } | null>(null);
  /** The city under it. */
  over = $state<string | null>(null);

  constructor(viewpoint: () => Viewpoint) {
    this.#viewpoint = viewpoint;
  }

  get view(): RandolphView {
    return viewOf(this.#viewpoint());
  }
  get seat(): number {
    return this.#viewpoint().seat ?? -1;
  }
  /** Everybody hides suitcases at once, or one places the next one openly. */
  get openly(): boolean {
    return this.view.phase === "place";
  }
  get told(): Draft {
    return begun(this.view, this.seat);
  }
  get draft(): Draft {
    const told = this.told;
    const own = this.#of === this.seat ? this.#draft : EMPTY;
    return {
      contents: { ...own.contents, ...told.contents },
      cities: { ...own.cities, ...told.cities },
      guards: told.guards ?? own.guards,
    };
  }
  #change(draft: Draft): void {
    this.#of = this.seat;
    this.#draft = draft;
  }

  /** What is drafted and not told yet; null: nothing. */
  get staged(): Draft | null {
    return this.#of === this.seat ? this.#draft : null;
  }
  /** Drafts again what was drafted before, on a page that is gone. */
  restage(draft: Partial<Draft>): void {
    this.#change({ ...EMPTY, ...draft });
  }

  /** It is this seat's business now. */
  get asked(): boolean {
    return this.seat >= 0 && this.view.to_move.includes(this.seat) && (this.view.phase === "setup" || this.openly);
  }
  get asksContents(): boolean {
    return LETTERS.some((letter) => this.told.contents[letter] === undefined);
  }
  get asksCities(): boolean {
    return this.view.options["placement"] !== "round_robin";
  }
  get asksGuards(): boolean {
    return this.view.players[this.seat]?.posts_guards ?? false;
  }
  /** Most guards that may be posted. */
  get mostGuards(): number {
    return Number(this.view.options["guards"] ?? 0);
  }
  get loose(): Content[] {
    return loose(this.draft);
  }
  /** Suitcases that may be put into a city, or into another one. */
  get movable(): Letter[] {
    return this.asked && (this.openly || this.asksCities) ? LETTERS.filter((letter) => this.told.cities[letter] === undefined) : [];
  }
  /** The one suitcase that was chosen to be placed openly. */
  get next(): { readonly letter: Letter; readonly city: string } | null {
    const letter = LETTERS.find((one) => this.told.cities[one] === undefined && this.draft.cities[one] !== undefined);
    const city = letter ? this.draft.cities[letter] : undefined;
    return letter && city ? { letter, city } : null;
  }

  /** What would be told to the server now; null: something is missing. */
  get moves(): string[] | null {
    if (!this.asked) return null;
    if (this.openly) return this.next ? [`${this.next.letter} ${this.next.city}`] : null;
    return moves(this.draft, this.told, { cities: this.asksCities, guards: this.asksGuards });
  }

  /** Cities where the held suitcase can go; without one in hand, none are lit. */
  cities(all: readonly string[]): readonly string[] {
    const letter = this.held?.bag;
    if (!this.asked || !letter) return [];
    if (!this.openly) return all;
    return deeds(this.#viewpoint().legal, "place").filter(({ deed }) => deed.letter === letter).map(({ deed }) => deed.city);
  }

  letGo(): void {
    this.held = null;
    this.drag = null;
    this.over = null;
  }
  fill(letter: Letter, content: Content): void {
    if (this.asksContents) this.#change(fill(this.draft, letter, content));
    this.letGo();
  }
  put(letter: Letter, city: string): void {
    const one = this.openly ? { ...this.draft, cities: { ...this.told.cities } } : this.draft;
    if (this.movable.includes(letter)) this.#change(put(one, letter, city));
    this.letGo();
  }
  takeUp(letter: Letter): void {
    if (this.movable.includes(letter)) this.#change(takeUp(this.draft, letter));
  }
  post(guards: number): void {
    this.#change({ ...this.draft, guards });
  }
  shuffle(cities: readonly string[]): void {
    const { contents, cities: mixed } = shuffled(this.draft, cities, this.told);
    this.#change({ contents, cities: this.asksCities ? mixed : this.draft.cities, guards: this.asksGuards ? (this.draft.guards ?? 1) : null });
    this.letGo();
  }
  async ready(): Promise<void> {
    const list = this.moves;
    if (list && list.length > 0) await this.#viewpoint().play(list.length === 1 ? list[0]! : list);
  }

  /** The table as this player sees it while hiding: with the drafted suitcases in their cities. */
  get shown(): RandolphView {
    const view = this.view;
    if (!this.asked) return view;
    const { cities } = this.draft;
    const placed = (one: SuitcaseView): string | null => (one.owner === this.seat && !one.carrier ? (one.place ?? cities[one.letter] ?? null) : one.place);
    return { ...view, suitcases: view.suitcases.map((one) => ({ ...one, place: placed(one) })) };
  }
}
