/** How it ended: who delivered what when, and who won how many duels. */
import type { GameEvent } from "../../game";
import type { Content } from "../view";

export interface Delivery {
  readonly seat: number;
  readonly suitcase: string;
  readonly content: Content;
  /** The seat's secrets after it. */
  readonly secrets: number;
  readonly round: number;
}
export interface Story {
  readonly deliveries: readonly Delivery[];
  readonly duelsWon: readonly number[];
  readonly rounds: number;
}

export function story(events: readonly GameEvent[], seats: number): Story {
  const deliveries: Delivery[] = [];
  const duelsWon = Array.from({ length: seats }, () => 0);
  let round = 1;
  for (const event of events) {
    if (event.type === "turn_began") round = event["round"];
    else if (event.type === "duel_revealed") duelsWon[event["winner"]] = (duelsWon[event["winner"]] ?? 0) + 1;
    else if (event.type === "delivered") {
      const { seat, suitcase, content, secrets } = event;
      deliveries.push({ seat, suitcase, content, secrets, round } as Delivery);
    }
  }
  return { deliveries, duelsWon, rounds: round };
}
