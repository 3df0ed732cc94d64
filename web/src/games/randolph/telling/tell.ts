/** What happened, as lines of the log. */
import { about, type Chip, type GameEvent, type Listener, type Message } from "../../../table/viewpoint";
import { between, cityName, placeName, players, suitcase } from "./names";
import { viewOf } from "../view";

type Teller = (event: GameEvent, viewpoint: Listener) => Message | null;

const cityOf = (event: GameEvent, viewpoint: Listener): string => cityName(viewOf(viewpoint).board, event["city"]);
const caseOf = (event: GameEvent, viewpoint: Listener, which = "suitcase"): Chip => suitcase(viewOf(viewpoint), event[which]);
/** A sentence about whoever did it; what was done to a suitcase, and where. */
const said =
  (id: string, args: (event: GameEvent, viewpoint: Listener) => NonNullable<Message["args"]> = () => ({})): Teller =>
  (event, viewpoint) =>
    about(viewpoint, event["seat"], id, args(event, viewpoint));
const done = (id: string): Teller => said(id, (e, viewpoint) => ({ suitcase: caseOf(e, viewpoint), city: cityOf(e, viewpoint) }));
const thrown = (id: string): Teller => said(id, (e) => ({ first: e["dice"][0], second: e["dice"][1], total: e["total"] }));
const silent: Teller = () => null;

export const TELLERS: Record<string, Teller> = {
  contents_hidden: said("randolph-tell-packed"),
  suitcase_placed: done("randolph-tell-placed"),
  guards_chosen: said("randolph-tell-guards", (e) => ({ count: e["count"] })),
  setup_ready: said("randolph-tell-ready"),
  setup_shown: () => ({ id: "randolph-tell-shown" }),
  start_rolled: thrown("randolph-tell-start"),
  start_tied: (e, viewpoint) => ({ id: "randolph-tell-start-tied", args: { players: players(viewpoint, e["seats"]) } }),
  game_began: said("randolph-tell-begins"),
  turn_began: silent,
  rolled: thrown("randolph-tell-rolled"),
  stepped: (e, viewpoint) => {
    const view = viewOf(viewpoint);
    const ways = { from: placeName(view, e["seat"], e["from"]), to: placeName(view, e["seat"], e["to"]) };
    if (e["carries"] === null) return about(viewpoint, e["seat"], "randolph-tell-step", ways);
    return about(viewpoint, e["seat"], "randolph-tell-step-with", { ...ways, suitcase: caseOf(e, viewpoint, "carries") });
  },
  taken: done("randolph-tell-taken"),
  dropped: done("randolph-tell-dropped"),
  exchanged: said("randolph-tell-exchanged", (e, viewpoint) => ({ suitcase: caseOf(e, viewpoint), left: caseOf(e, viewpoint, "left"), city: cityOf(e, viewpoint) })),
  defenders_met: (e, viewpoint) => between(viewpoint, e["seat"], e["defender"], "randolph-tell-met-two", { city: cityOf(e, viewpoint) }),
  defender_picked: silent,
  duel_began: (e, viewpoint) => between(viewpoint, e["attacker"].seat, e["defender"].seat, "randolph-tell-attack", { city: cityOf(e, viewpoint) }),
  card_laid: silent,
  duel_revealed: duel,
  cards_back: said("randolph-tell-cards-back"),
  loot_offered: silent,
  loot_left: said("randolph-tell-loot-left", (e, viewpoint) => ({ suitcase: caseOf(e, viewpoint) })),
  delivered: (e, viewpoint) => {
    const args = { suitcase: caseOf(e, viewpoint) };
    if (e["content"] === "bomb") return about(viewpoint, e["seat"], "randolph-tell-bomb", args);
    return about(viewpoint, e["seat"], "randolph-tell-delivered", { ...args, count: e["content"], secrets: e["secrets"] });
  },
  bomb_exploded: said("randolph-tell-exploded", (e) => ({ count: e["losses"] })),
  losses_due: silent,
  agent_lost: (e, viewpoint) => {
    const place = placeName(viewOf(viewpoint), e["seat"], e["place"]);
    if (e["dropped"] === null) return about(viewpoint, e["seat"], "randolph-tell-lost", { place });
    return about(viewpoint, e["seat"], "randolph-tell-lost-with", { place, suitcase: caseOf(e, viewpoint, "dropped") });
  },
  player_out: said("randolph-tell-out"),
  turn_ended: (e, viewpoint) => (e["unused"] > 0 ? about(viewpoint, e["seat"], "randolph-tell-unused", { count: e["unused"] }) : null),
  game_over: (e, viewpoint) => ended(e["winners"], e["totals"], e["reason"], viewpoint),
  undone: said("randolph-tell-undone"),
};

function duel(e: GameEvent, viewpoint: Listener): Message {
  const [won, lost] = e["winner"] === e["attacker"].seat ? [e["attacker"], e["defender"]] : [e["defender"], e["attacker"]];
  return between(viewpoint, won.seat, lost.seat, "randolph-tell-duel", {
    city: cityOf(e, viewpoint),
    won: won.card,
    lost: lost.card,
    fate: e["loser"].fate,
    drops: e["left"] === null ? "no" : "yes",
    suitcase: e["left"] === null ? "" : caseOf(e, viewpoint, "left"),
  });
}

/** How it ended, in one sentence. */
export function ended(winners: readonly number[], totals: readonly number[], reason: string, viewpoint: Listener): Message {
  const first = winners[0];
  if (winners.length === 1 && first !== undefined) {
    return about(viewpoint, first, "randolph-won", { secrets: totals[first] ?? 0, reason });
  }
  return { id: "randolph-won-shared", args: { players: players(viewpoint, winners), reason } };
}

export function tell(event: GameEvent, viewpoint: Listener): Message | null {
  return TELLERS[event.type]?.(event, viewpoint) ?? null;
}
