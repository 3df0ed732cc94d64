/** An action in words: an entry of the list of everything a player may do. */
import type { Action, Chip, Message, Viewpoint } from "../../../table/viewpoint";
import { cityName, contentName, placeName, suitcase } from "./names";
import { agentOf, deedOf, HQ, viewOf } from "../view";

export function describe(action: Action, viewpoint: Viewpoint): Message {
  const view = viewOf(viewpoint);
  const deed = deedOf(action);
  const seat = viewpoint.seat ?? view.turn ?? 0;
  const named = (id: string | null): Chip | "" => (id === null ? "" : suitcase(view, id));
  switch (deed.kind) {
    case "contents": {
      const [a = "", b = "", c = "", d = ""] = deed.contents.map(contentName);
      return { id: "randolph-do-contents", args: { a, b, c, d } };
    }
    case "place":
      return { id: "randolph-do-place", args: { letter: deed.letter, city: cityName(view.board, deed.city) } };
    case "guards":
      return { id: "randolph-do-guards", args: { count: deed.count } };
    case "step": {
      const agent = agentOf(view, seat, deed.agent);
      const from = placeName(view, seat, agent.place);
      const carries = named(agent.carries);
      if (deed.to === HQ) return { id: "randolph-do-deliver", args: { from, suitcase: carries } };
      const to = cityName(view.board, deed.to);
      const foe = view.players.find((p) => p.seat !== seat && p.agents.some(({ place }) => place === deed.to));
      const args = { from, to, suitcase: carries, bonus: agent.bonus, enemy: foe ? "yes" : "no" };
      return { id: agent.carries ? "randolph-do-step-with" : "randolph-do-step", args };
    }
    case "take": {
      const agent = agentOf(view, seat, deed.agent);
      const args = { suitcase: suitcase(view, deed.suitcase), city: placeName(view, seat, agent.place) };
      if (agent.carries === null) return { id: "randolph-do-take", args };
      return { id: "randolph-do-exchange", args: { ...args, left: suitcase(view, agent.carries) } };
    }
    case "drop": {
      const agent = agentOf(view, seat, deed.agent);
      return { id: "randolph-do-drop", args: { suitcase: named(agent.carries), city: placeName(view, seat, agent.place) } };
    }
    case "end":
      return { id: "randolph-do-end", args: { count: view.pool } };
    case "pick": {
      const foe = view.duel?.defender.seat ?? 0;
      const carries = agentOf(view, foe, deed.agent).carries;
      if (carries === null) return { id: "randolph-do-pick" };
      return { id: "randolph-do-pick-with", args: { suitcase: suitcase(view, carries) } };
    }
    case "duel":
      return { id: "randolph-do-card", args: { card: deed.card } };
    case "loot": {
      const prize = named(view.duel?.prize ?? null);
      const fighter = view.duel?.defender;
      const held = fighter && fighter.agent !== null ? agentOf(view, fighter.seat, fighter.agent).carries : null;
      if (!deed.take) return { id: "randolph-do-leave", args: { suitcase: prize } };
      if (held === null) return { id: "randolph-do-loot", args: { suitcase: prize } };
      return { id: "randolph-do-loot-exchange", args: { suitcase: prize, left: suitcase(view, held) } };
    }
    case "lose": {
      const agent = agentOf(view, seat, deed.agent);
      const place = placeName(view, seat, agent.place);
      if (agent.carries === null) return { id: "randolph-do-lose", args: { place } };
      return { id: "randolph-do-lose-with", args: { place, suitcase: suitcase(view, agent.carries) } };
    }
  }
}
