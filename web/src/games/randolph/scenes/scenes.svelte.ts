/** Which scene is shown over the board: what is asked now, and what was just decided. */
import type { Viewpoint, GameEvent } from "../../game";
import { viewOf } from "../view";

export type Scene =
  | { readonly kind: "start"; readonly events: readonly GameEvent[] }
  | { readonly kind: "duel"; readonly event: GameEvent; readonly number: number; readonly mine: boolean }
  | { readonly kind: "delivery"; readonly event: GameEvent; readonly mine: boolean }
  | { readonly kind: "bomb"; readonly event: GameEvent; readonly losses: number; readonly mine: boolean };

const OTHERS_MS = 3_200;
const START_MS = 3_600;
/** How long later changes wait for a scene of this player's own. */
const OWN_MS = 2_600;

/** The scenes that a change gives, in order. `before` is the number of duels fought until then. */
export function scenesOf(events: readonly GameEvent[], seat: number | null, before: number): Scene[] {
  const found: Scene[] = [];
  let duels = before;
  for (const event of events) {
    if (event.type === "game_began") found.push({ kind: "start", events });
    else if (event.type === "duel_revealed") {
      duels += 1;
      const mine = event["attacker"].seat === seat || event["defender"].seat === seat;
      found.push({ kind: "duel", event, number: duels, mine });
    } else if (event.type === "delivered" && event["content"] !== "bomb") {
      found.push({ kind: "delivery", event, mine: event["seat"] === seat });
    } else if (event.type === "delivered") {
      const losses = events.find(({ type }) => type === "bomb_exploded")?.["losses"] ?? 0;
      found.push({ kind: "bomb", event, losses, mine: event["seat"] === seat });
    }
  }
  return found;
}

/** The first turn has just begun: whoever comes now has missed nothing yet, and the rolls that decided it are still news. */
export function beginning(events: readonly GameEvent[]): boolean {
  return events.some(({ type }) => type === "game_began") && !events.some(({ type }) => type === "stepped" || type === "turn_ended");
}

/** How often in the game there was a duel that was decided. */
export function duelsIn(viewpoint: Viewpoint): number {
  return viewpoint.items.filter((item) => item.kind === "game" && item.event.type === "duel_revealed").length;
}

export class Scenes {
  readonly #viewpoint: () => Viewpoint;
  #queue = $state.raw<readonly Scene[]>([]);
  /** The player put away what is asked, to look at the map. */
  away = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(viewpoint: () => Viewpoint) {
    this.#viewpoint = viewpoint;
  }

  get current(): Scene | null {
    return this.#queue[0] ?? null;
  }

  /** What this player has to decide in a scene: nothing, a card, a defender, agents to lose, or what to do with loot. */
  get asks(): "pick" | "duel" | "bomb" | "loot" | null {
    const viewpoint = this.#viewpoint();
    const view = viewOf(viewpoint);
    if (!viewpoint.live || viewpoint.seat === null) return null;
    if (view.phase === "duel" && view.duel && (view.duel.attacker.seat === viewpoint.seat || view.duel.defender.seat === viewpoint.seat)) return "duel";
    if (!view.to_move.includes(viewpoint.seat)) return null;
    return view.phase === "pick" || view.phase === "bomb" || view.phase === "loot" ? view.phase : null;
  }

  /** Takes in a change; a quiet one gives no scenes and ends those that were shown. */
  take(events: readonly GameEvent[], quiet: boolean, duels: number): void {
    this.away = false;
    if (quiet && !beginning(events)) return;
    // In a replay nothing is asked of anybody: all scenes are told in passing.
    const viewpoint = this.#viewpoint();
    const fresh = scenesOf(events, viewpoint.live ? viewpoint.seat : null, duels - events.filter(({ type }) => type === "duel_revealed").length);
    if (fresh.length === 0) return;
    const still = this.#queue.filter((scene) => scene.kind !== "start" && scene.mine);
    this.#queue = [...still, ...fresh];
    this.#begin();
  }

  #begin(): void {
    clearTimeout(this.#timer);
    const scene = this.current;
    if (!scene) return;
    const own = scene.kind !== "start" && scene.mine;
    const time = scene.kind === "start" ? START_MS : own ? OWN_MS : OTHERS_MS;
    this.#viewpoint().hold(time);
    if (!own) this.#timer = setTimeout(() => this.next(), time);
  }

  /** Goes on to the next scene, or back to the map. */
  next(): void {
    clearTimeout(this.#timer);
    this.#queue = this.#queue.slice(1);
    if (this.current) this.#begin();
  }

  /** Away with what is shown, because the player says so. */
  dismiss(): void {
    const told = this.current?.kind;
    this.next();
    if (this.current) return;
    // The same paper asks what to do now: it would come up again at once.
    this.away = (told === "duel" && this.asks === "loot") || (told === "bomb" && this.asks === "bomb");
    this.#viewpoint().skip();
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
