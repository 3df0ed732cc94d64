/** Giving up agents to a bomb, one after the other, by the numbers under which the server knows them. */
import type { Action } from "../../game";
import { namedAs } from "./twins";
import { deeds, type PlayerView } from "../view";

/** The action for one of the chosen agents, and those that remain to be given up. */
export function losing(
  player: PlayerView,
  legal: readonly Action[],
  chosen: readonly number[],
): { readonly id: number; readonly rest: number[] } | null {
  const losses = deeds(legal, "lose");
  for (const number of chosen) {
    const as = namedAs(player, number, legal);
    const action = losses.find(({ deed }) => deed.agent === as);
    if (!action) continue;
    // If a twin goes first under its lower number, the chosen one stands in for it afterwards.
    const rest = chosen.filter((one) => one !== number);
    const twin = rest.indexOf(action.deed.agent);
    if (twin >= 0) rest[twin] = number;
    return { id: action.id, rest };
  }
  return null;
}
