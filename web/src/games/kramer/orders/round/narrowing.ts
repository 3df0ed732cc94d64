/** Playing a card: the plays of the server's list become fewer with every choice until one is left. */
import type { Action } from "../../../../table/viewpoint";
import { agentOf, along, type Building, type CardAction, type CardId, type Colour, COLOURS, isCard, type KramerView } from "../../view";

export interface Choice {
  readonly card: CardId;
  readonly agents: readonly Colour[];
  readonly steps: number | null;
  readonly building: Building | null;
}

/** What is to be chosen next. */
export type Wanted = "agent" | "agents" | "another" | "building" | "nothing";

export interface Target {
  readonly building: Building;
  /** How far, for cards that count buildings. */
  readonly steps: number | null;
}

/** The cards that can be played now. */
export function playable(legal: readonly Action[]): CardId[] {
  return [...new Set(legal.filter(isCard).map((action) => action.data.card))];
}

export function begin(legal: readonly Action[], card: CardId): Choice {
  return settle(legal, { card, agents: [], steps: null, building: null });
}

/** The plays that go on from what was chosen. */
export function remaining(legal: readonly Action[], choice: Choice): CardAction[] {
  return legal.filter(isCard).filter(
    ({ data }) =>
      data.card === choice.card &&
      choice.agents.every((agent) => data.agents?.includes(agent)) &&
      (choice.steps === null || data.steps === choice.steps) &&
      (choice.building === null || data.building === choice.building),
  );
}

/** The play that is exactly what was chosen. */
export function chosen(legal: readonly Action[], choice: Choice): CardAction | undefined {
  return remaining(legal, choice).find(
    ({ data }) =>
      (data.agents?.length ?? 0) === choice.agents.length &&
      (data.steps ?? null) === choice.steps &&
      (data.building ?? null) === choice.building,
  );
}

/** The agents that can be chosen next. */
export function agentTargets(legal: readonly Action[], choice: Choice): Colour[] {
  const found = new Set(remaining(legal, choice).flatMap(({ data }) => data.agents ?? []));
  return COLOURS.filter((colour) => found.has(colour) && !choice.agents.includes(colour));
}

/** The buildings that can be chosen next. Which one a number of steps leads to is drawn from where the agent stands. */
export function buildingTargets(legal: readonly Action[], choice: Choice, view: KramerView): Target[] {
  const out: Target[] = [];
  for (const { data } of remaining(legal, choice)) {
    if (data.building !== undefined && choice.building === null && (data.agents ?? []).length === choice.agents.length)
      out.push({ building: data.building, steps: null });
    else if (data.steps !== undefined && choice.steps === null && choice.agents.length === 1)
      out.push({ building: along(agentOf(view, choice.agents[0]!).building, data.steps), steps: data.steps });
  }
  return out.filter((target, at) => out.findIndex(({ building }) => building === target.building) === at);
}

export function wanted(legal: readonly Action[], choice: Choice, view: KramerView): Wanted {
  const agents = agentTargets(legal, choice).length;
  const ready = chosen(legal, choice) !== undefined;
  if (agents > 0 && ready) return "another";
  if (agents > 0) return choice.agents.length > 0 || remaining(legal, choice).some(({ data }) => data.agents?.length === 2) ? "agents" : "agent";
  return buildingTargets(legal, choice, view).length > 0 && !ready ? "building" : "nothing";
}

/** Chooses an agent, or takes the choice back if it was chosen; unchanged if it cannot be. */
export function withAgent(legal: readonly Action[], choice: Choice, agent: Colour): Choice {
  if (choice.agents.includes(agent))
    return { ...choice, agents: choice.agents.filter((each) => each !== agent), steps: null, building: null };
  if (agentTargets(legal, choice).includes(agent)) return settle(legal, { ...choice, agents: [...choice.agents, agent] });
  // Another agent instead of the one that was chosen, where only one can be.
  const instead = settle(legal, { card: choice.card, agents: [agent], steps: null, building: null });
  return choice.agents.length === 1 && remaining(legal, instead).length > 0 ? instead : choice;
}

export function withBuilding(legal: readonly Action[], choice: Choice, building: Building, view: KramerView): Choice {
  const open = choice.building === null && choice.steps === null ? choice : { ...choice, building: null, steps: null };
  const target = buildingTargets(legal, open, view).find((each) => each.building === building);
  if (!target) return choice;
  return settle(legal, target.steps === null ? { ...open, building } : { ...open, steps: target.steps });
}

/** Takes the last choice back; null: the card itself. */
export function stepBack(choice: Choice): Choice | null {
  if (choice.building !== null || choice.steps !== null) {
    if (choice.agents.length > 0 || choice.building !== null) return { ...choice, building: null, steps: null };
  }
  if (choice.agents.length > 0) return { ...choice, agents: choice.agents.slice(0, -1), steps: null, building: null };
  return null;
}

/** What can be chosen in only one way is chosen: one agent in the ruin, one building to go to. */
function settle(legal: readonly Action[], choice: Choice): Choice {
  const [only, ...others] = remaining(legal, choice);
  if (!only || others.length > 0) return choice;
  return {
    card: choice.card,
    agents: only.data.agents ?? [],
    steps: only.data.steps ?? null,
    building: only.data.building ?? null,
  };
}
