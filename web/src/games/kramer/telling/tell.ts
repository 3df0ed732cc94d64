/** Every event of Kramer's game as a line of the log. */
import { type Desk, type GameEvent, type Message, player } from "../../game";
import { face } from "./asked";
import { agent, building, card, journeys, numbers, players } from "./names";
import type { Building, CardId, Colour, Scored, Step } from "../view";

type Teller = (event: GameEvent, desk: Desk) => Message | null;

/** A message about a player, or its twin about you. */
function of(id: string, event: GameEvent, desk: Desk, args: NonNullable<Message["args"]> = {}, seat: number = event["seat"]): Message {
  return seat === desk.seat ? { id: `${id}-you`, args } : { id, args: { who: player(desk, seat), ...args } };
}

/** The secret of an event is told to the one whose it is; in an open replay everybody's is there. */
function own(event: GameEvent, desk: Desk, secret: string): boolean {
  return event[secret] !== undefined && event["seat"] === desk.seat;
}

const silent: Teller = () => null;

export const TELLERS: Record<string, Teller> = {
  identity_dealt: (event, desk) => (own(event, desk, "agent") ? { id: "kramer-log-identity-you", args: { agent: agent(event["agent"] as Colour) } } : null),
  card_dealt: (event, desk) => (own(event, desk, "card") ? { id: "kramer-log-dealt-you", args: { card: card(event["card"] as CardId) } } : null),
  // The roll that follows says whose turn it is.
  turn_began: silent,
  rolled: (event, desk) => of("kramer-log-rolled", event, desk, { face: face(String(event["face"])) }),
  moved: (event, desk) => {
    const moves = event["moves"] as Step[];
    if (moves.length === 0) return of("kramer-log-stayed", event, desk);
    return of("kramer-log-moved", event, desk, { agents: numbers(Object.fromEntries(moves.map((move) => [move.agent, move.points ?? 0])), false) });
  },
  card_drawn: (event, desk): Message =>
    own(event, desk, "card")
      ? { id: "kramer-log-drew-you", args: { card: card(event["card"] as CardId) } }
      : { id: "kramer-log-drew", args: { who: player(desk, event["seat"]) } },
  card_removed: (event) => ({ id: "kramer-log-removed", args: { card: card(event["card"] as CardId) } }),
  reshuffled: (event) => ({ id: "kramer-log-shuffled", args: { n: Number(event["cards"]) } }),
  card_played: (event, desk) => played(event, desk),
  passed: (event, desk) => of("kramer-log-passed", event, desk),
  stopped: (event, desk) => of("kramer-log-stopped", event, desk),
  identity_taken: (event, desk): Message =>
    own(event, desk, "agent")
      ? { id: "kramer-log-second-you", args: { agent: agent(event["agent"] as Colour) } }
      : { id: "kramer-log-second", args: { who: player(desk, event["seat"]) } },
  scored: (event, desk) => {
    const scored = event as Scored;
    return of("kramer-log-scored", event, desk, { building: building(scored.safe), gains: numbers(scored.gains, true) }, scored.by);
  },
  safe_moved: (event, desk) => of("kramer-log-safe", event, desk, { building: building(event["to"] as Building) }),
  dossiers_opened: () => ({ id: "kramer-log-dossiers" }),
  dossier_line: (event, desk): Message => {
    const about = agent(event["agent"] as Colour);
    return event["seat"] === null
      ? { id: "kramer-log-line-free", args: { agent: about } }
      : { id: "kramer-log-line", args: { agent: about, who: player(desk, event["seat"]) } };
  },
  dossier_handed_in: (event, desk) => of("kramer-log-handed-in", event, desk),
  game_over: (event, desk) => {
    const winners = (event["winners"] ?? []) as number[];
    if (winners.length === 0) return { id: "kramer-log-over-nobody" };
    if (winners.length === 1 && winners[0] === desk.seat) return { id: "kramer-log-over-you" };
    return { id: "kramer-log-over", args: { who: players(desk, winners), n: winners.length } };
  },
  undone: (event, desk) => of("kramer-log-undone", event, desk),
};

function played(event: GameEvent, desk: Desk): Message {
  const args: NonNullable<Message["args"]> = { card: card(event["card"] as CardId), stops: event["stops_scoring"] ? "yes" : "no" };
  const moves = (event["moves"] ?? []) as Step[];
  const markers = event["markers"] as Partial<Record<Colour, number>> | undefined;
  if (markers && Object.keys(markers).length > 0)
    return of("kramer-log-card-markers", event, desk, { ...args, agents: numbers(markers, false) });
  if (moves.length > 0) return of("kramer-log-card-moves", event, desk, { ...args, agents: journeys(moves) });
  if (event["building"]) return of("kramer-log-card-safe", event, desk, { ...args, building: building(event["building"] as Building) });
  return of("kramer-log-card", event, desk, args);
}

export function tell(event: GameEvent, desk: Desk): Message | null {
  return TELLERS[event.type]?.(event, desk) ?? null;
}
