/** What scenes are made of. */
import { type Eyes, type Scene, small as smallScene } from "../../../clock/scene";
import type { GameEvent, Message } from "../../../table/viewpoint";
import { tell } from "../telling/tell";
import type { RandolphView } from "../view";
import type { Drawn, Leg } from "./drawn";

/** The events of one scene, the table before them, and whose eyes look. */
export interface Group {
  readonly events: readonly GameEvent[];
  readonly before: RandolphView;
  readonly eyes: Eyes;
}
export const STEP_MS = 420;

/** A sentence of the log as the scene says it. */
export function line(event: GameEvent, { before, eyes }: Group): Message {
  return tell(event, { view: before, seat: eyes.seat })!;
}

/** Returns a small scene. Unless told otherwise it says its first event. */
export function small(kind: string, group: Group, given: Partial<Scene<Drawn>> & Pick<Scene<Drawn>, "length" | "draw">): Scene<Drawn> {
  return smallScene(kind, { events: group.events.length, captions: [{ at: 0, say: line(group.events[0]!, group) }], ...given });
}

export function legOf({ seat, agent, from, to }: GameEvent, done: number, then: RandolphView | null): Leg {
  return { seat, agent, from, to, part: done, then } as Leg;
}
