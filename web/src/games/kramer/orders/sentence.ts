/** The sentence over the orders: what is asked, made more precise by what is planned so far. */
import type { Chip, Message } from "../../../table/viewpoint";
import { asked } from "../telling/asked";
import { agent, agents, building, card } from "../telling/names";
import { wanted } from "./round/narrowing";
import type { Plan } from "./plan.svelte";
import { agentOf, type Colour, playing } from "../view";

export function sentence(plan: Plan): Message {
  if (plan.mode === "points" && plan.given.length > 0) {
    const [fewest, most] = plan.left;
    if (most === 0) return { id: "kramer-given-all" };
    return fewest > 0 ? { id: "kramer-give-more", args: { n: most } } : { id: "kramer-give-may", args: { n: most } };
  }
  if (plan.mode === "safe" && plan.place) return { id: "kramer-safe-chosen", args: { building: building(plan.place) } };
  if (plan.mode === "round" && plan.choice) return choosing(plan);
  return asked(plan.viewpoint);
}

function choosing(plan: Plan): Message {
  const choice = plan.choice!;
  const name: Record<string, Chip> = { card: card(choice.card) };
  const [first] = choice.agents;
  switch (wanted(plan.viewpoint.legal, choice, plan.view)) {
    case "agent":
      return { id: "kramer-choose-agent", args: name };
    case "agents":
      return first ? { id: "kramer-choose-second", args: { ...name, agent: agent(first) } } : { id: "kramer-choose-agents", args: name };
    case "another":
      return { id: "kramer-choose-another", args: name };
    case "building":
      return first ? { id: "kramer-choose-where", args: { ...name, agent: agent(first) } } : { id: "kramer-choose-building", args: name };
    case "nothing":
      return { id: "kramer-choose-done", args: name };
  }
}

/** What the plan would come to, as the server sees it; before all is chosen, only who would stand at the safe. */
export function consequence(plan: Plan): Message | null {
  const { outcome, view } = plan;
  const told = outcome?.events ?? [];
  const reached = (colours: readonly Colour[]): Chip => agents(colours);
  if (plan.scoring) return { id: "kramer-note-scores", args: { agents: reached(plan.scoring.armed) } };
  if (told.some((event) => event.type === "card_played" && event["stops_scoring"])) return { id: "kramer-note-disarmed" };
  if (outcome?.view.agents) {
    const armed = playing(outcome.view).filter((colour) => agentOf(outcome.view, colour).armed_by !== null);
    if (armed.length > 0) return { id: "kramer-note-armed", args: { agents: reached(armed) } };
    if (outcome.view.phase === "draw") return { id: "kramer-note-draws" };
    return plan.mode === "points" ? { id: "kramer-note-quiet" } : null;
  }
  const there = plan.landings.filter(({ to }) => to === view.safe).map(({ colour }) => colour);
  return there.length > 0 ? { id: "kramer-note-safe", args: { agents: reached(there) } } : null;
}
