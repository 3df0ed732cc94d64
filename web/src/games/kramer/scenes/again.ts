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

/** What moves on the board. */
const MAKERS: Readonly<Record<string, (event: GameEvent, before: Position, told: Told) => Scene<Drawn>>> = {
  moved: walk,
  card_played: play,
  safe_moved: moveSafe,
  scored: (event, before, told) => scoring({ event: event as Scored, step: null, dossiers: false, events: 1 }, before, told),
  game_over: unmask,
};

export function again(event: GameEvent, viewpoint: Viewpoint): Scene<Drawn> | null {
  const [make, view] = [MAKERS[event.type], viewOf(viewpoint)];
  if (!make || !view || (event.type === "moved" && journeysOf(event).length === 0)) return null;
  const told: Told = { view, seat: viewpoint.seat, hurried: false, shared: viewpoint.shared ?? false };
  // The others have gone on in the meantime: nobody waits at its end.
  return { ...make(event, positionAt(event, viewpoint.items, positionOf(view)), told), waits: false };
}

/** Returns where everything stood before an event that was told: going back from now, move by move. */
function positionAt(event: GameEvent, items: readonly Item[], now: Position): Position {
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
    const last = event.type === "undone" ? found.findLastIndex((other) => (other["by"] ?? other["seat"]) === event["seat"]) : null;
    if (last === null) found.push(event);
    else if (last >= 0) found.splice(last, 1);
  }
  return found;
}
