/** The case file of an earlier moment: what was told until then, counted. The server's is that of now. */
import type { GameEvent } from "../../../table/viewpoint";
import { type Building, type CaseFile, type Colour, forward, type Moved } from "../view";

interface Step {
  readonly agent: Colour;
  readonly from: Building;
  readonly to: Building;
  /** None: a card moved the agent. */
  readonly points?: number;
}

export function caseFile(events: readonly GameEvent[]): CaseFile {
  const moved: Record<string, Partial<Record<Colour, Moved>>> = {};
  const scorings: CaseFile["scorings"][number][] = [];
  const stopped: CaseFile["stopped"][number][] = [];
  let round = 1;
  for (const event of events) {
    if (event.type === "turn_began") round = event["round"];
    for (const step of (event["moves"] ?? []) as Step[]) {
      const row = (moved[event["seat"]] ??= {});
      row[step.agent] = after(row[step.agent], step);
    }
    if (event["stops_scoring"]) stopped.push({ seat: event["seat"], card: event["card"], round });
    if (event.type === "scored") {
      const gains = Object.fromEntries(Object.entries(event["gains"] as Record<Colour, number>).filter(([, gain]) => gain !== 0));
      scorings.push({ seat: event["by"], round, armed: event["armed"], gains });
    }
  }
  return { moved, scorings, stopped };
}

function after(was: Moved = { points: 0, by_card: 0, into_ruin: 0, out_of_ruin: 0 }, step: Step): Moved {
  return {
    points: was.points + (step.points ?? 0),
    by_card: was.by_card + (step.points === undefined ? shortest(step) : 0),
    into_ruin: was.into_ruin + Number(step.to === "ruin"),
    out_of_ruin: was.out_of_ruin + Number(step.from === "ruin"),
  };
}

/** How far a card carried an agent, forward positive, the shorter way round. */
function shortest({ from, to }: Step): number {
  const ahead = forward(from, to);
  return ahead <= 6 ? ahead : ahead - 12;
}
