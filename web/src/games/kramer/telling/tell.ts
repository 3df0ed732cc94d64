/** Every event of Kramer's game as a line of the log. */
import { about, type Listener, type GameEvent, type Message, player } from "../../../table/viewpoint";
import { face } from "./asked";
import { agent, building, card, journeys, numbers, players } from "./names";
import type { Building, CardId, Colour, KramerView, Scored, Step } from "../view";

type Teller = (event: GameEvent, viewpoint: Listener) => Message | null;

/** The secret of an event is told to the one whose it is, unless others look on; in an open replay everybody's is there. */
function own(event: GameEvent, viewpoint: Listener, secret: string): boolean {
  return event[secret] !== undefined && event["seat"] === viewpoint.seat && !viewpoint.shared;
}

const silent: Teller = () => null;

export const TELLERS: Record<string, Teller> = {
  identity_dealt: (event, viewpoint) => (own(event, viewpoint, "agent") ? { id: "kramer-log-identity-you", args: { agent: agent(event["agent"] as Colour) } } : null),
  card_dealt: (event, viewpoint) => (own(event, viewpoint, "card") ? { id: "kramer-log-dealt-you", args: { card: card(event["card"] as CardId) } } : null),
  // The roll that follows says whose turn it is.
  turn_began: silent,
  rolled: (event, viewpoint) => about(viewpoint, event["seat"], "kramer-log-rolled", { face: face(String(event["face"])) }),
  moved: (event, viewpoint) => {
    const moves = event["moves"] as Step[];
    if (moves.length === 0) return about(viewpoint, event["seat"], "kramer-log-stayed");
    return about(viewpoint, event["seat"], "kramer-log-moved", { agents: numbers(Object.fromEntries(moves.map((move) => [move.agent, move.points ?? 0])), false) });
  },
  card_drawn: (event, viewpoint): Message =>
    own(event, viewpoint, "card")
      ? { id: "kramer-log-drew-you", args: { card: card(event["card"] as CardId) } }
      : { id: "kramer-log-drew", args: { who: player(viewpoint, event["seat"]) } },
  card_removed: (event) => ({ id: "kramer-log-removed", args: { card: card(event["card"] as CardId) } }),
  reshuffled: (event) => ({ id: "kramer-log-shuffled", args: { n: Number(event["cards"]) } }),
  card_played: (event, viewpoint) => played(event, viewpoint),
  passed: (event, viewpoint) => {
    const seats = event["seats"] as number[] | undefined;
    if (seats === undefined) return about(viewpoint, event["seat"], "kramer-log-passed");
    if (seats.length === (viewpoint.view as KramerView).seats.length) return { id: "kramer-log-passed-all" };
    return { id: "kramer-log-passed-several", args: { who: players(viewpoint, seats), n: seats.length } };
  },
  stopped: (event, viewpoint) => about(viewpoint, event["seat"], "kramer-log-stopped"),
  identity_taken: (event, viewpoint): Message =>
    own(event, viewpoint, "agent")
      ? { id: "kramer-log-second-you", args: { agent: agent(event["agent"] as Colour) } }
      : { id: "kramer-log-second", args: { who: player(viewpoint, event["seat"]) } },
  scored: (event, viewpoint) => {
    const scored = event as Scored;
    return about(viewpoint, scored.by, "kramer-log-scored", { building: building(scored.safe), gains: numbers(scored.gains, true) });
  },
  safe_moved: (event, viewpoint) => about(viewpoint, event["seat"], "kramer-log-safe", { building: building(event["to"] as Building) }),
  dossiers_opened: () => ({ id: "kramer-log-dossiers" }),
  dossier_line: (event, viewpoint): Message | null => {
    if (viewpoint.shared) return null;
    const about = agent(event["agent"] as Colour);
    return event["seat"] === null
      ? { id: "kramer-log-line-free", args: { agent: about } }
      : { id: "kramer-log-line", args: { agent: about, who: player(viewpoint, event["seat"]) } };
  },
  dossier_handed_in: (event, viewpoint) => about(viewpoint, event["seat"], "kramer-log-handed-in"),
  game_over: (event, viewpoint) => {
    const winners = (event["winners"] ?? []) as number[];
    if (winners.length === 0) return { id: "kramer-log-over-nobody" };
    if (winners.length === 1 && winners[0] === viewpoint.seat) return { id: "kramer-log-over-you" };
    return { id: "kramer-log-over", args: { who: players(viewpoint, winners), n: winners.length } };
  },
  undone: (event, viewpoint) => about(viewpoint, event["seat"], "kramer-log-undone"),
};

function played(event: GameEvent, viewpoint: Listener): Message {
  const args: NonNullable<Message["args"]> = { card: card(event["card"] as CardId), stops: event["stops_scoring"] ? "yes" : "no" };
  const moves = (event["moves"] ?? []) as Step[];
  const markers = event["markers"] as Partial<Record<Colour, number>> | undefined;
  if (markers && Object.keys(markers).length > 0)
    return about(viewpoint, event["seat"], "kramer-log-card-markers", { ...args, agents: numbers(markers, false) });
  if (moves.length > 0) return about(viewpoint, event["seat"], "kramer-log-card-moves", { ...args, agents: journeys(moves) });
  if (event["building"]) return about(viewpoint, event["seat"], "kramer-log-card-safe", { ...args, building: building(event["building"] as Building) });
  return about(viewpoint, event["seat"], "kramer-log-card", args);
}

/** Returns passes in a row as one pass of several seats. */
export function folded(before: GameEvent, event: GameEvent): GameEvent | null {
  if (before.type !== "passed" || event.type !== "passed") return null;
  const seats = [...((before["seats"] as number[] | undefined) ?? [before["seat"] as number]), event["seat"] as number];
  return { type: "passed", seats: [...new Set(seats)] };
}

export function tell(event: GameEvent, viewpoint: Listener): Message | null {
  return TELLERS[event.type]?.(event, viewpoint) ?? null;
}
