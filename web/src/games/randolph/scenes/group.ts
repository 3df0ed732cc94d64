/** What scenes are made of. */
import { SMALL_STILL_MS } from "../../../clock/pace";
import type { Caption, Cue, Eyes, Scene } from "../../../clock/scene";
import type { GameEvent, Message, Viewpoint } from "../../../table/viewpoint";
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
export function line(event: GameEvent, { before, eyes }: Pick<Group, "before" | "eyes">): Message {
  return tell(event, { view: before, seat: eyes.seat } as Viewpoint)!;
}

interface Given {
  readonly length: number;
  readonly tells?: number;
  readonly stills?: readonly number[];
  readonly captions?: readonly Caption[];
  readonly cues?: readonly Cue[];
  draw(ms: number): Drawn;
}
/** Returns a small scene: it may be merged with others, and nobody is waited for. Unless told otherwise it says its first event. */
export function small(kind: string, group: Group, { length, tells = length, stills = [length], captions = [{ at: 0, say: line(group.events[0]!, group) }], cues = [], draw }: Given): Scene<Drawn> {
  return { kind, events: group.events.length, length, tells, weight: "small", waits: false, stills, still: Math.min(length, SMALL_STILL_MS), captions, cues, draw };
}

export function legOf(event: GameEvent, done: number, then: RandolphView | null): Leg {
  return { seat: event["seat"], agent: event["agent"], from: event["from"], to: event["to"], part: done, then };
}
