/** Giving up agents to a bomb, by the numbers under which the server knows them. */
import { alike } from "./twins";
import { OUT, type PlayerView } from "../view";

/** Returns the moves that give up these agents, one after the other. Of twins the lowest is named; where no choice is left the rules go on by themselves. */
export function losing(player: PlayerView, chosen: readonly number[]): string[] {
  let left = player.agents.filter(({ place }) => place !== OUT);
  const moves: string[] = [];
  for (const number of [...chosen].sort((a, b) => a - b)) {
    const meant = player.agents[number - 1]!;
    const sorts = left.filter((one, at) => left.findIndex((other) => other === one || alike(other, one)) === at);
    if (sorts.length === 1) break;
    const one = left.find((other) => other === meant || alike(other, meant));
    if (!one) continue;
    moves.push(`lose ${one.number}`);
    left = left.filter((other) => other !== one);
  }
  return moves;
}
