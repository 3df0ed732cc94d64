/** What happened, as lines of the log. */
import type { Desk, GameEvent, Message } from "../../game";
import { about, between, cityName, placeName, players, suitcase } from "./names";
import { viewOf } from "../view";

type Teller = (event: GameEvent, desk: Desk) => Message | null;

const city = (event: GameEvent, desk: Desk): string => cityName(viewOf(desk).board, event["city"]);
const silent: Teller = () => null;

export const TELLERS: Record<string, Teller> = {
  contents_hidden: () => ({ id: "randolph-tell-packed-you" }),
  suitcase_placed: (e, desk) =>
    about(desk, e["seat"], "randolph-tell-placed", { suitcase: suitcase(viewOf(desk), e["suitcase"]), city: city(e, desk) }),
  guards_chosen: (e) => ({ id: "randolph-tell-guards-you", args: { count: e["count"] } }),
  setup_ready: (e, desk) => about(desk, e["seat"], "randolph-tell-ready"),
  setup_shown: () => ({ id: "randolph-tell-shown" }),
  start_rolled: (e, desk) =>
    about(desk, e["seat"], "randolph-tell-start", { first: e["dice"][0], second: e["dice"][1], total: e["total"] }),
  start_tied: (e, desk) => ({ id: "randolph-tell-start-tied", args: { players: players(desk, e["seats"]) } }),
  game_began: (e, desk) => about(desk, e["seat"], "randolph-tell-begins"),
  turn_began: silent,
  rolled: (e, desk) =>
    about(desk, e["seat"], "randolph-tell-rolled", { first: e["dice"][0], second: e["dice"][1], total: e["total"] }),
  stepped: (e, desk) => {
    const view = viewOf(desk);
    const ways = { from: placeName(view, e["seat"], e["from"]), to: placeName(view, e["seat"], e["to"]) };
    if (e["carries"] === null) return about(desk, e["seat"], "randolph-tell-step", ways);
    return about(desk, e["seat"], "randolph-tell-step-with", { ...ways, suitcase: suitcase(view, e["carries"]) });
  },
  taken: (e, desk) =>
    about(desk, e["seat"], "randolph-tell-taken", { suitcase: suitcase(viewOf(desk), e["suitcase"]), city: city(e, desk) }),
  dropped: (e, desk) =>
    about(desk, e["seat"], "randolph-tell-dropped", { suitcase: suitcase(viewOf(desk), e["suitcase"]), city: city(e, desk) }),
  exchanged: (e, desk) =>
    about(desk, e["seat"], "randolph-tell-exchanged", {
      suitcase: suitcase(viewOf(desk), e["suitcase"]),
      left: suitcase(viewOf(desk), e["left"]),
      city: city(e, desk),
    }),
  defenders_met: (e, desk) => between(desk, e["seat"], e["defender"], "randolph-tell-met-two", { city: city(e, desk) }),
  defender_picked: silent,
  duel_began: (e, desk) =>
    between(desk, e["attacker"].seat, e["defender"].seat, "randolph-tell-attack", { city: city(e, desk) }),
  card_laid: silent,
  duel_revealed: duel,
  cards_back: (e, desk) => about(desk, e["seat"], "randolph-tell-cards-back"),
  loot_offered: silent,
  loot_left: (e, desk) => about(desk, e["seat"], "randolph-tell-loot-left", { suitcase: suitcase(viewOf(desk), e["suitcase"]) }),
  delivered: (e, desk) => {
    const args = { suitcase: suitcase(viewOf(desk), e["suitcase"]) };
    if (e["content"] === "bomb") return about(desk, e["seat"], "randolph-tell-bomb", args);
    return about(desk, e["seat"], "randolph-tell-delivered", { ...args, count: e["content"], secrets: e["secrets"] });
  },
  bomb_exploded: (e, desk) => about(desk, e["seat"], "randolph-tell-exploded", { count: e["losses"] }),
  losses_due: silent,
  agent_lost: (e, desk) => {
    const view = viewOf(desk);
    const place = placeName(view, e["seat"], e["place"]);
    if (e["dropped"] === null) return about(desk, e["seat"], "randolph-tell-lost", { place });
    return about(desk, e["seat"], "randolph-tell-lost-with", { place, suitcase: suitcase(view, e["dropped"]) });
  },
  player_out: (e, desk) => about(desk, e["seat"], "randolph-tell-out"),
  turn_ended: (e, desk) => (e["unused"] > 0 ? about(desk, e["seat"], "randolph-tell-unused", { count: e["unused"] }) : null),
  game_over: (e, desk) => ended(e["winners"], e["totals"], e["reason"], desk),
  undone: (e, desk) => about(desk, e["seat"], "randolph-tell-undone"),
};

function duel(e: GameEvent, desk: Desk): Message {
  const view = viewOf(desk);
  const [won, lost] = e["winner"] === e["attacker"].seat ? [e["attacker"], e["defender"]] : [e["defender"], e["attacker"]];
  return between(desk, won.seat, lost.seat, "randolph-tell-duel", {
    city: city(e, desk),
    won: won.card,
    lost: lost.card,
    fate: e["loser"].fate,
    drops: e["left"] === null ? "no" : "yes",
    suitcase: e["left"] === null ? "" : suitcase(view, e["left"]),
  });
}

/** How it ended, in one sentence. */
export function ended(winners: readonly number[], totals: readonly number[], reason: string, desk: Desk): Message {
  const first = winners[0];
  if (winners.length === 1 && first !== undefined) {
    return about(desk, first, "randolph-won", { secrets: totals[first] ?? 0, reason });
  }
  return { id: "randolph-won-shared", args: { players: players(desk, winners), reason } };
}

export function tell(event: GameEvent, desk: Desk): Message | null {
  const teller = TELLERS[event.type];
  return teller ? teller(event, desk) : null;
}

