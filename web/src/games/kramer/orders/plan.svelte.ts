/** What a player is about to do: points given, a card and its targets, a place for the safe. Nothing is sent before Confirm. */
import type { Action, Viewpoint, GameEvent } from "../../../table/viewpoint";
import * as narrow from "./round/narrowing";
import * as split from "./points/splitting";
import { nearSteps, wayOf } from "../board/ways/way";
import { agentOf, along, type Building, type CardId, type Colour, COLOURS, forward, isMove, isSafe, type KramerView, type Scored, type Step, viewOf } from "../view";

/** What is asked, by the kind of the first legal action; all others are those of the Top Secret round. */
const MODES: Readonly<Record<string, "points" | "safe" | "dossier">> = { move: "points", safe: "safe", dossier: "dossier" };

/** A pawn where it would come to stand, and the way there. */
export interface Landing {
  readonly colour: Colour;
  readonly from: Building;
  readonly to: Building;
  /** The buildings on the way, both ends included; only the ends where it leaps. */
  readonly way: readonly Building[];
}

export interface Outcome {
  readonly view: KramerView;
  readonly events: readonly GameEvent[];
}

/** What is staged, as it is kept over a reload. */
export interface Staged {
  readonly given: readonly Colour[];
  readonly choice: narrow.Choice | null;
  readonly place: Building | null;
}

export class Plan {
  readonly #viewpoint: () => Viewpoint;
  /** Points in the order in which they were given. */
  given = $state.raw<split.Given>([]);
  /** The agent that was touched last: the buildings ahead of it are lit. */
  held = $state<Colour | null>(null);
  choice = $state.raw<narrow.Choice | null>(null);
  place = $state<Building | null>(null);
  /** What the server says it would come to. */
  outcome = $state.raw<Outcome | null>(null);

  constructor(viewpoint: () => Viewpoint) {
    this.#viewpoint = viewpoint;
  }

  get viewpoint(): Viewpoint {
    return this.#viewpoint();
  }
  get view(): KramerView {
    return viewOf(this.viewpoint);
  }

  readonly mode = $derived.by(() => {
    const { live, view, legal } = this.viewpoint;
    return live && view !== null && legal[0] ? (MODES[legal[0].data.kind] ?? "round") : "watch";
  });

  /** The move that Confirm would send. */
  readonly action: Action | undefined = $derived.by(() => {
    const { legal } = this.viewpoint;
    if (this.mode === "points") return split.exactly(legal, this.given);
    if (this.mode === "safe") return legal.filter(isSafe).find((action) => action.data.building === this.place);
    if (this.mode === "round" && this.choice) return narrow.chosen(legal, this.choice);
    return undefined;
  });

  readonly left = $derived(this.mode === "points" ? split.left(this.viewpoint.legal, this.given) : ([0, 0] as const));

  readonly playable: readonly CardId[] = $derived(this.mode === "round" ? narrow.playable(this.viewpoint.legal) : []);

  /** The mode in which something is planned; null: nothing is. */
  readonly begunAs = $derived(this.given.length > 0 ? "points" : this.choice ? "round" : this.place ? "safe" : null);
  readonly begun = $derived(this.begunAs !== null);

  /** The agents that may be touched now. */
  readonly agents: readonly Colour[] = $derived.by(() => {
    const { legal } = this.viewpoint;
    if (this.mode === "points") return COLOURS.filter((colour) => split.mostFor(legal, this.given, colour) > 0);
    if (this.mode === "round" && this.choice) return [...this.choice.agents, ...narrow.agentTargets(legal, this.choice)];
    return [];
  });

  /** The buildings that may be touched now, and what is written on them. */
  readonly buildings: readonly narrow.Target[] = $derived.by(() => {
    const { legal } = this.viewpoint;
    if (this.mode === "safe") return legal.filter(isSafe).map(({ data }) => ({ building: data.building, steps: null }));
    if (this.mode === "round" && this.choice) return narrow.buildingTargets(legal, { ...this.choice, building: null, steps: null }, this.view);
    if (this.mode === "points" && this.held) {
      const [colour, from] = [this.held, agentOf(this.view, this.held).building];
      const [now, most] = [split.countOf(this.given, colour), split.mostFor(legal, this.given, colour)];
      const ahead = Array.from({ length: Math.max(0, most - now) }, (_, k) => now + k + 1).filter((steps) => steps < 12);
      return ahead.map((steps) => ({ building: along(from, steps), steps }));
    }
    return [];
  });

  /** The pawns that are staged. */
  readonly landings: readonly Landing[] = $derived.by(() => {
    if (this.mode === "points") {
      return COLOURS.flatMap((colour) => {
        const share = this.share(colour);
        if (share === 0) return [];
        const from = agentOf(this.view, colour).building;
        return [{ colour, from, to: along(from, share), way: wayOf(from, along(from, share), share) }];
      });
    }
    if (this.mode === "round" && this.choice && this.outcome && this.action) {
      const moves = (this.#told("card_played")?.["moves"] ?? []) as Step[];
      const { steps } = this.choice;
      return moves.map(({ agent, from, to }) => ({ colour: agent, from, to, way: wayOf(from, to, steps ?? nearSteps(from, to)) }));
    }
    return [];
  });

  #told(type: string): GameEvent | undefined {
    return this.outcome?.events.find((event) => event.type === type);
  }

  /** The scoring that would follow at once. */
  readonly scoring: Scored | null = $derived((this.#told("scored") as Scored | undefined) ?? null);

  /** Where markers would stand: after a scoring, or moved by a card. */
  readonly totals: Scored["totals"] | null = $derived(this.scoring?.totals ?? this.#told("card_played")?.["markers"] ?? null);

  share(colour: Colour): number {
    return split.countOf(this.given, colour);
  }

  /** Whoever plans on has seen enough of what is being shown once more. */
  #attend(): void {
    const { clock } = this.viewpoint;
    if (clock.scene !== null) clock.next();
  }

  /** One more point for an agent, or an agent for the card. */
  touchAgent(colour: Colour): void {
    if (this.mode === "points") return this.setShare(colour, this.share(colour) + 1);
    this.#attend();
    if (this.mode !== "round" || !this.choice) return;
    const next = narrow.withAgent(this.viewpoint.legal, this.choice, colour);
    if (next !== this.choice) this.#choose(next);
  }

  takePoint(colour: Colour): void {
    if (this.share(colour) > 0) this.setShare(colour, this.share(colour) - 1);
  }

  /** Gives an agent so many points, as far as that is legal. */
  setShare(colour: Colour, share: number): void {
    this.#attend();
    this.held = colour;
    const wanted = Math.max(0, Math.min(share, split.mostFor(this.viewpoint.legal, this.given, colour)));
    if (wanted === this.share(colour)) return;
    this.given = split.withShare(this.given, colour, wanted);
    this.outcome = null;
  }

  /** Draws an agent to a building by its share of points. */
  drag(colour: Colour, to: Building): void {
    if (this.mode !== "points") return;
    const steps = forward(agentOf(this.view, colour).building, to);
    if (steps <= split.mostFor(this.viewpoint.legal, this.given, colour) && steps !== this.share(colour)) this.setShare(colour, steps);
  }

  touchBuilding(building: Building): void {
    this.#attend();
    if (this.mode === "safe") {
      this.place = this.place === building ? null : building;
      this.outcome = null;
    } else if (this.mode === "round" && this.choice) this.#choose(narrow.withBuilding(this.viewpoint.legal, this.choice, building, this.view));
    else if (this.mode === "points" && this.held) {
      const target = this.buildings.find((each) => each.building === building);
      if (target?.steps) this.setShare(this.held, target.steps);
    }
  }

  chooseCard(card: CardId): void {
    this.#attend();
    if (!this.playable.includes(card)) return;
    this.#choose(this.choice?.card === card ? null : narrow.begin(this.viewpoint.legal, card));
  }

  #choose(choice: narrow.Choice | null): void {
    this.choice = choice;
    this.outcome = null;
  }

  /** Takes the last step of the plan back; with none left, the last move itself where the server allows it. */
  back(): void {
    this.outcome = null;
    if (this.given.length > 0) {
      this.given = this.given.slice(0, -1);
      this.held = this.given.at(-1) ?? null;
    } else if (this.choice) this.choice = narrow.stepBack(this.choice);
    else if (this.place) this.place = null;
    else if (this.viewpoint.canUndo) void this.viewpoint.takeBack();
  }

  get canBack(): boolean {
    return this.viewpoint.live && (this.begun || this.viewpoint.canUndo);
  }

  get staged(): Staged {
    return { given: this.given, choice: this.choice, place: this.place };
  }

  /** Stages again what was staged before, as far as it is still legal. */
  restage({ given = [], choice = null, place = null }: Partial<Staged>): void {
    this.clear();
    for (const colour of given) this.touchAgent(colour);
    if (choice && this.mode === "round" && narrow.remaining(this.viewpoint.legal, choice).length > 0) this.#choose(choice);
    if (place) this.touchBuilding(place);
  }

  clear(): void {
    this.given = [];
    this.held = null;
    this.choice = null;
    this.place = null;
    this.outcome = null;
  }

  confirm(): Promise<void> {
    return this.#play(this.action);
  }

  /** Passes in the round, or stops after having played. */
  pass(): Promise<void> {
    return this.#play(this.quiet);
  }

  async #play(action: Action | undefined): Promise<void> {
    if (action && !this.viewpoint.busy && (await this.viewpoint.play(action.id))) this.clear();
  }

  /** The action of playing nothing, if it may be done. */
  get quiet(): Action | undefined {
    return this.viewpoint.legal.find((action) => action.data.kind === "pass" || action.data.kind === "stop");
  }

  /** The move of giving no point at all. */
  get stays(): boolean {
    return this.given.length === 0 && this.action !== undefined && isMove(this.action);
  }
}
