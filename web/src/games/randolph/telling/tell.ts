/** What happened, as lines of the log. */
import type { Viewpoint, GameEvent, Message } from "../../../table/viewpoint";
import { about, between, cityName, placeName, players, suitcase } from "./names";
import { viewOf } from "../view";

type Teller = (event: GameEvent, viewpoint: Viewpoint) => Message | null;

const city = (event: GameEvent, viewpoint: Viewpoint): string => cityName(viewOf(viewpoint).board, event["city"]);
const silent: Teller = () => null;

export const TELLERS: Record<string, Teller> = {
  contents_hidden: (e, viewpoint) => about(viewpoint, e["seat"], "randolph-tell-packed"),
  suitcase_placed: (e, viewpoint) =>
    about(viewpoint, e["seat"], "randolph-tell-placed", { suitcase: suitcase(viewOf(viewpoint), e["suitcase"]), city: city(e, viewpoint) }),
  guards_chosen: (e, viewpoint) => about(viewpoint, e["seat"], "randolph-tell-guards", { count: e["count"] }),
  setup_ready: (e, viewpoint) => about(viewpoint, e["seat"], "randolph-tell-ready"),
  setup_shown: () => ({ id: "randolph-tell-shown" }),
  start_rolled: (e, viewpoint) =>
    about(viewpoint, e["seat"], "randolph-tell-start", { first: e["dice"][0], second: e["dice"][1], total: e["total"] }),
  start_tied: (e, viewpoint) => ({ id: "randolph-tell-start-tied", args: { players: players(viewpoint, e["seats"]) } }),
  game_began: (e, viewpoint) => about(viewpoint, e["seat"], "randolph-tell-begins"),
  turn_began: silent,
  rolled: (e, viewpoint) =>
    about(viewpoint, e["seat"], "randolph-tell-rolled", { first: e["dice"][0], second: e["dice"][1], total: e["total"] }),
  stepped: (e, viewpoint) => {
    const view = viewOf(viewpoint);
    const ways = { from: placeName(view, e["seat"], e["from"]), to: placeName(view, e["seat"], e["to"]) };
    if (e["carries"] === null) return about(viewpoint, e["seat"], "randolph-tell-step", ways);
    return about(viewpoint, e["seat"], "randolph-tell-step-with", { ...ways, suitcase: suitcase(view, e["carries"]) });
  },
  taken: (e, viewpoint) =>
    about(viewpoint, e["seat"], "randolph-tell-taken", { suitcase: suitcase(viewOf(viewpoint), e["suitcase"]), city: city(e, viewpoint) }),
  dropped: (e, viewpoint) =>
    about(viewpoint, e["seat"], "randolph-tell-dropped", { suitcase: suitcase(viewOf(viewpoint), e["suitcase"]), city: city(e, viewpoint) }),
  exchanged: (e, viewpoint) =>
    about(viewpoint, e["seat"], "randolph-tell-exchanged", {
      suitcase: suitcase(viewOf(viewpoint), e["suitcase"]),
      left: suitcase(viewOf(viewpoint), e["left"]),
      city: city(e, viewpoint),
    }),
  defenders_met: (e, viewpoint) => between(viewpoint, e["seat"], e["defender"], "randolph-tell-met-two", { city: city(e, viewpoint) }),
  defender_picked: silent,
  duel_began: (e, viewpoint) =>
    between(viewpoint, e["attacker"].seat, e["defender"].seat, "randolph-tell-attack", { city: city(e, viewpoint) }),
  card_laid: silent,
  duel_revealed: duel,
  cards_back: (e, viewpoint) => about(viewpoint, e["seat"], "randolph-tell-cards-back"),
  loot_offered: silent,
  loot_left: (e, viewpoint) => about(viewpoint, e["seat"], "randolph-tell-loot-left", { suitcase: suitcase(viewOf(viewpoint), e["suitcase"]) }),
  delivered: (e, viewpoint) => {
    const args = { suitcase: suitcase(viewOf(viewpoint), e["suitcase"]) };
    if (e["content"] === "bomb") return about(viewpoint, e["seat"], "randolph-tell-bomb", args);
    return about(viewpoint, e["seat"], "randolph-tell-delivered", { ...args, count: e["content"], secrets: e["secrets"] });
  },
  bomb_exploded: (e, viewpoint) => about(viewpoint, e["seat"], "randolph-tell-exploded", { count: e["losses"] }),
  losses_due: silent,
  agent_lost: (e, viewpoint) => {
    const view = viewOf(viewpoint);
    const place = placeName(view, e["seat"], e["place"]);
    if (e["dropped"] === null) return about(viewpoint, e["seat"], "randolph-tell-lost", { place });
    return about(viewpoint, e["seat"], "randolph-tell-lost-with", { place, suitcase: suitcase(view, e["dropped"]) });
  },
  player_out: (e, viewpoint) => about(viewpoint, e["seat"], "randolph-tell-out"),
  turn_ended: (e, viewpoint) => (e["unused"] > 0 ? about(viewpoint, e["seat"], "randolph-tell-unused", { count: e["unused"] }) : null),
  game_over: (e, viewpoint) => ended(e["winners"], e["totals"], e["reason"], viewpoint),
  undone: (e, viewpoint) => about(viewpoint, e["seat"], "randolph-tell-undone"),
};

function duel(e: GameEvent, viewpoint: Viewpoint): Message {
  const view = viewOf(viewpoint);
  const [won, lost] = e["winner"] === e["attacker"].seat ? [e["attacker"], e["defender"]] : [e["defender"], e["attacker"]];
  return between(viewpoint, won.seat, lost.seat, "randolph-tell-duel", {
    city: city(e, viewpoint),
    won: won.card,
    lost: lost.card,
    fate: e["loser"].fate,
    drops: e["left"] === null ? "no" : "yes",
    suitcase: e["left"] === null ? "" : suitcase(view, e["left"]),
  });
}

/** How it ended, in one sentence. */
export function ended(winners: readonly number[], totals: readonly number[], reason: string, viewpoint: Viewpoint): Message {
  const first = winners[0];
  if (winners.length === 1 && first !== undefined) {
    return about(viewpoint, first, "randolph-won", { secrets: totals[first] ?? 0, reason });
  }
  return { id: "randolph-won-shared", args: { players: players(viewpoint, winners), reason } };
}

export function tell(event: GameEvent, viewpoint: Viewpoint): Message | null {
  const teller = TELLERS[event.type];
  return teller ? teller(event, viewpoint) : null;
}

