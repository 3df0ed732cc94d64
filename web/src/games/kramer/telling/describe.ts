/** Every action of Kramer's game in words, for the list of everything that can be done. */
import { type Action, type Viewpoint, type Message, player } from "../../../table/viewpoint";
import { agent, agents, building, card, numbers } from "./names";
import { isCard, isLine, isMove, isSafe } from "../view";

export function describe(action: Action, viewpoint: Viewpoint): Message {
  if (isMove(action)) {
    const { points } = action.data;
    return Object.keys(points).length === 0 ? { id: "kramer-do-stay" } : { id: "kramer-do-move", args: { agents: numbers(points, false) } };
  }
  if (isSafe(action)) return { id: "kramer-do-safe", args: { building: building(action.data.building) } };
  if (isCard(action)) {
    const { card: id, agents: colours = [], steps, building: place } = action.data;
    const args = { card: card(id) };
    const [first] = colours;
    if (steps !== undefined && first)
      return { id: steps > 0 ? "kramer-do-card-forward" : "kramer-do-card-back", args: { ...args, agent: agent(first), n: Math.abs(steps) } };
    if (place && first) return { id: "kramer-do-card-to", args: { ...args, agent: agent(first), building: building(place) } };
    if (place) return { id: "kramer-do-card-safe", args: { ...args, building: building(place) } };
    return first ? { id: "kramer-do-card-agents", args: { ...args, agents: agents(colours) } } : { id: "kramer-do-card", args };
  }
  if (isLine(action)) {
    const about = agent(action.data.agent);
    return action.data.seat === null
      ? { id: "kramer-do-line-free", args: { agent: about } }
      : { id: "kramer-do-line", args: { agent: about, who: player(viewpoint, action.data.seat) } };
  }
  return { id: action.data.kind === "stop" ? "kramer-do-stop" : "kramer-do-pass" };
}
