/** A move of the log, shown once more on the board as it stood then. */
import type { Item } from "../../../api/http";
import { eventsOf } from "../../../clock/clock.svelte";
import type { Scene } from "../../../clock/scene";
import type { GameEvent, Viewpoint } from "../../../table/viewpoint";
import { type Building, type Colour, type Scored, viewOf } from "../view";
import { type Drawn, type Position, positionOf, type Told } from "./drawn";
import { scoring } from "./scoring";
import { journeysOf, moveSafe, play, walk } from "./small";
import { after } from "./staging";
import { unmask } from "./finale/unmasking";

export function again(event: GameEvent, viewpoint: Viewpoint): Scene<Drawn> | null {
  const view = viewOf(viewpoint);
  if (!seen(event) || !view) return null;
  const told: Told = { view, seat: viewpoint.seat, hurried: false, shared: viewpoint.shared ?? false };
  const before = positionAt(event, viewpoint.items, positionOf(view));
  const scene = sceneOf(event, before, told);
  // The others have gone on in the meantime: nobody waits at its end.
  return { ...scene, waits: false };
}

function sceneOf(event: GameEvent, before: Position, told: Told): Scene<Drawn> {
  switch (event.type) {
    case "moved":
      return walk(event, before, told);
    case "card_played":
      return play(event, before, told);
    case "safe_moved":
      return moveSafe(event, before, told);
    case "scored":
      return scoring({ event: event as Scored, step: null, dossiers: false, events: 1 }, before, told);
    default:
      return unmask(event, before, told);
  }
}

/** Whether anything moves on the board. */
function seen(event: GameEvent): boolean {
  if (event.type === "moved") return journeysOf(event).length > 0;
  return event.type === "card_played" || event.type === "safe_moved" || event.type === "scored" || event.type === "game_over";
}

/** Returns where everything stood before an event that was told: going back from now, move by move. */
export function positionAt(event: GameEvent, items: readonly Item[], now: Position): Position {
  const told = held(eventsOf(items));
  const at = told.indexOf(event);
  if (at < 0) return now;
  const where: Partial<Record<Colour, Building>> = { ...now.where };
  for (const next of told.slice(at).reverse()) for (const { colour, from } of journeysOf(next)) where[colour] = from;
  // What a card does to the safe or to the markers says only how they stand afterwards: there one reads forward.
  const start = told.find(({ type }) => type === "safe_moved");
  const begun: Position = { where, scores: Object.fromEntries(Object.keys(now.scores).map((colour) => [colour, 0])), safe: start ? start["from"] : now.safe, face: null };
  return { ...told.slice(0, at).reduce<Position>(after, begun), where };
}

/** Returns the events without those that were taken back. */
export function held(events: readonly GameEvent[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of events) {
    if (event.type !== "undone") found.push(event);
    else {
      const last = found.findLastIndex((other) => (other["by"] ?? other["seat"]) === event["seat"]);
      if (last >= 0) found.splice(last, 1);
    }
  }
  return found;
}
