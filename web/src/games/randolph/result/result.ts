/** How it ended: who delivered what when, and who won how many duels. */
import type { GameEvent } from "../../../table/viewpoint";
import type { Content } from "../view";

export interface Delivery {
  readonly seat: number;
  readonly suitcase: string;
  readonly content: Content;
  /** The seat's secrets after it. */
  readonly secrets: number;
  readonly round: number;
}
export type Story = ReturnType<typeof story>;

export function story(events: readonly GameEvent[], seats: number) {
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

/** Something worth a word while the race is drawn, from its round on. */
export interface Remark {
  readonly id: "randolph-scene-led" | "randolph-scene-bomb-round";
  readonly seat: number | null;
  readonly round: number;
}

/** Returns at most two remarks in the order of their rounds: who led for longest before losing the lead, and the last bomb. */
export function remarks({ deliveries }: Story): Remark[] {
  const totals = new Map<number, number>();
  let leader: number | null = null;
  const found: Remark[] = [];
  for (const { seat, secrets, round } of deliveries) {
    totals.set(seat, secrets);
    const most = Math.max(...totals.values());
    const ahead = [...totals].filter(([, count]) => count === most && most > 0).map(([who]) => who);
    if (leader !== null && !ahead.includes(leader)) found.push({ id: "randolph-scene-led", seat: leader, round });
    if (ahead.length === 1) leader = ahead[0]!;
    else if (leader !== null && !ahead.includes(leader)) leader = null;
  }
  const bomb = deliveries.findLast(({ content }) => content === "bomb");
  const last: Remark[] = bomb ? [{ id: "randolph-scene-bomb-round", seat: null, round: bomb.round }] : [];
  return [...found.slice(-1), ...last].sort((a, b) => a.round - b.round);
}
