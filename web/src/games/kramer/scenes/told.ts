/** To whom a scene speaks: the eyes that look, and the table as it was last shown. */
import type { Message } from "../../../table/viewpoint";
import { player } from "../../../table/viewpoint";
import type { KramerView } from "../view";

export interface Told {
  readonly view: KramerView;
  readonly seat: number | null;
  readonly hurried: boolean;
  /** Others look on: no secret of the seat may be seen. */
  readonly shared: boolean;
  /** In this round an agent has been watched one step before the safe already. */
  readonly breathed?: boolean;
}

/** Returns a sentence about a player, or its twin about you. */
export function sayOf(id: string, told: Told, seat: number, args: NonNullable<Message["args"]> = {}): Message {
  return seat === told.seat ? { id: `${id}-you`, args } : { id, args: { who: player(told, seat), ...args } };
}
