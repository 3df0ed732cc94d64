/** What an event changes in the view: so that a scene knows the table at its moment from what was told, and from nothing else. */
import type { GameEvent } from "../../../table/viewpoint";
import { type AgentView, BASE, CARDS, type DuelView, type Duellist, GUARD, HQ, OUT, type PlayerView, type RandolphView, type SuitcaseView } from "../view";

type Played = Readonly<Record<"seat" | "agent" | "card", number>>;
type Fold = (view: RandolphView, event: GameEvent) => RandolphView;

function withPlayer(view: RandolphView, seat: number, change: (player: PlayerView) => Partial<PlayerView>): RandolphView {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)) };
}

function withAgent(view: RandolphView, seat: number, number: number, change: (agent: AgentView) => Partial<AgentView>): RandolphView {
  return withPlayer(view, seat, ({ agents }) => ({ agents: agents.map((agent) => (agent.number === number ? { ...agent, ...change(agent) } : agent)) }));
}

function withSuitcase(view: RandolphView, id: string, change: Partial<SuitcaseView>): RandolphView {
  return { ...view, suitcases: view.suitcases.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

/** Lays what the agent carries into its city, if it carries anything. */
function dropped(view: RandolphView, seat: number, agent: number, id: string | null, city: string): RandolphView {
  if (id === null) return view;
  return withSuitcase(withAgent(view, seat, agent, () => ({ carries: null })), id, { place: city, carrier: null });
}

function carried(view: RandolphView, seat: number, agent: number, id: string): RandolphView {
  return withSuitcase(withAgent(view, seat, agent, () => ({ carries: id })), id, { place: null, carrier: { seat, agent } });
}

/** Takes away all bonus steps: they are a turn's own. */
function plain(view: RandolphView): RandolphView {
  return { ...view, pool: 0, players: view.players.map((player) => ({ ...player, agents: player.agents.map((agent) => (agent.bonus > 0 ? { ...agent, bonus: 0 } : agent)) })) };
}

function shown(view: RandolphView, event: GameEvent): RandolphView {
  const lie = event["suitcases"] as Record<string, string>;
  const guards = event["guards"] as Record<string, number>;
  return {
    ...view,
    phase: "start",
    suitcases: view.suitcases.map((one) => ({ ...one, place: lie[one.id] ?? one.place })),
    players: view.players.map((player) => {
      const posted = guards[String(player.seat)] ?? 0;
      return { ...player, agents: player.agents.map((agent) => (agent.number <= posted ? { ...agent, place: GUARD } : agent)) };
    }),
  };
}

function stepped(view: RandolphView, e: GameEvent): RandolphView {
  const paid = e["bonus"] ? view : { ...view, pool: Math.max(0, view.pool - 1) };
  const moved = withAgent(paid, e["seat"], e["agent"], ({ bonus }) => ({ place: e["to"], bonus: e["bonus"] ? Math.max(0, bonus - 1) : bonus }));
  const here = e["to"] === HQ ? [] : (moved.players[e["seat"]]?.agents.filter(({ place }) => place === e["to"]) ?? []);
  return { ...moved, crowd: here.length > 2 ? { city: e["to"], agents: here.map(({ number }) => number) } : null };
}

/** Returns a duel in which nobody has chosen yet. */
export function fight(city: string, attacker: Duellist, defender: Duellist, exact = false): DuelView {
  return { city, attacker, defender, exact, chosen: [], card: null, prize: null };
}

function revealed(view: RandolphView, e: GameEvent): RandolphView {
  const { attacker, defender, loser, city } = e as GameEvent & { attacker: Played; defender: Played; loser: Played & { fate: string } };
  let next = view;
  for (const { seat, card } of [attacker, defender]) {
    next = withPlayer(next, seat, ({ hand, spent }) => ({ hand: without(hand, card), spent: [...spent, card].sort((a, b) => a - b) }));
  }
  next = dropped(next, loser.seat, loser.agent, e["left"], city);
  next = withAgent(next, loser.seat, loser.agent, () => ({ place: loser.fate === "base" ? BASE : OUT, carries: null }));
  if (e["winner"] === attacker.seat) {
    next = view.options["bonus"] === "pool" ? { ...next, pool: next.pool + 1 } : withAgent(next, attacker.seat, attacker.agent, ({ bonus }) => ({ bonus: bonus + 1 }));
  } else next = plain(next);
  return { ...next, duel: null, phase: "move" };
}

function without(hand: readonly number[], card: number): number[] {
  const at = hand.indexOf(card);
  return hand.filter((_, i) => i !== at);
}

function delivered(view: RandolphView, e: GameEvent): RandolphView {
  const home = withAgent(view, e["seat"], e["agent"], () => ({ place: BASE, carries: null }));
  const opened = withSuitcase(home, e["suitcase"], { place: null, carrier: null, delivered_by: e["seat"], content: e["content"] });
  const ids = opened.suitcases.filter(({ delivered_by }) => delivered_by === e["seat"]).map(({ id }) => id);
  return withPlayer(opened, e["seat"], () => ({ secrets: e["secrets"], delivered: ids }));
}

function lost(view: RandolphView, e: GameEvent): RandolphView {
  const gone = dropped(view, e["seat"], e["agent"], e["dropped"], e["place"]);
  return { ...withAgent(gone, e["seat"], e["agent"], () => ({ place: OUT, carries: null, bonus: 0 })), phase: "move", losses: null };
}

function over(view: RandolphView, e: GameEvent): RandolphView {
  const { winners, totals, reason, contents } = e as GameEvent & NonNullable<RandolphView["result"]> & { contents: Record<string, SuitcaseView["content"]> };
  return {
    ...view,
    phase: "over",
    to_move: [],
    result: { winners, totals, reason },
    suitcases: view.suitcases.map((one) => ({ ...one, content: contents[one.id] ?? one.content })),
  };
}

const FOLDS: Record<string, Fold> = {
  setup_shown: shown,
  suitcase_placed: (view, e) => withSuitcase(view, e["suitcase"], { place: e["city"] }),
  start_rolled: (view, e) => ({ ...view, start_rolls: (view.start_rolls ?? view.players.map(() => null)).map((roll, seat) => (seat === e["seat"] ? e["total"] : roll)) }),
  start_tied: (view, e) => ({ ...view, start_rolls: (view.start_rolls ?? []).map((roll, seat) => ((e["seats"] as number[]).includes(seat) ? null : roll)) }),
  game_began: (view, e) => ({ ...view, starter: e["seat"], start_rolls: null }),
  turn_ended: (view) => plain(view),
  turn_began: (view, e) => ({ ...plain(view), phase: "roll", turn: e["seat"], round: e["round"], to_move: [e["seat"]], dice: null, duel: null, crowd: null }),
  rolled: (view, e) => ({ ...view, phase: "move", dice: e["dice"], pool: e["total"] }),
  stepped,
  taken: (view, e) => carried({ ...view, duel: null }, e["seat"], e["agent"], e["suitcase"]),
  dropped: (view, e) => dropped(view, e["seat"], e["agent"], e["suitcase"], e["city"]),
  exchanged: (view, e) => carried(dropped({ ...view, duel: null }, e["seat"], e["agent"], e["left"], e["city"]), e["seat"], e["agent"], e["suitcase"]),
  defenders_met: (view, e) => {
    const duel = fight(e["city"], { seat: e["seat"], agent: e["agent"] }, { seat: e["defender"], agent: null });
    return { ...view, phase: "pick", duel };
  },
  duel_began: (view, e) => {
    const duel = fight(e["city"], e["attacker"], e["defender"], e["exact"]);
    return { ...view, phase: "duel", to_move: [duel.attacker.seat, duel.defender.seat], duel };
  },
  card_laid: (view, e) => {
    if (!view.duel) return view;
    const card = e["seat"] === view.seat ? ((e["card"] as number | undefined) ?? null) : view.duel.card;
    return { ...view, to_move: view.to_move.filter((seat) => seat !== e["seat"]), duel: { ...view.duel, chosen: [...view.duel.chosen, e["seat"]].sort(), card } };
  },
  duel_revealed: revealed,
  cards_back: (view, e) => withPlayer(view, e["seat"], () => ({ spent: [], hand: [...CARDS].sort((a, b) => a - b) })),
  loot_left: (view) => ({ ...view, duel: null }),
  delivered,
  losses_due: (view, e) => ({ ...view, phase: "bomb", losses: e["count"] }),
  agent_lost: lost,
  player_out: (view, e) => withPlayer(view, e["seat"], () => ({ out: true })),
  game_over: over,
};

/** Returns the view after an event that was told; what an undone move was cannot be known from its event alone. */
export function fold(view: RandolphView, event: GameEvent): RandolphView {
  return FOLDS[event.type]?.(view, event) ?? view;
}

export function folded(view: RandolphView, events: readonly GameEvent[]): RandolphView {
  return events.reduce(fold, view);
}
