/** How Kramer's game is put on stage: events become scenes, each a pure function of one time. */
import type { Eyes, Scene, Staging } from "../../../clock/scene";
import type { GameEvent } from "../../../table/viewpoint";
import type { KramerView, Scored } from "../view";
import { type Drawn, type Position, positionOf, rest, type Told } from "./drawn";
import { breathed, lastStep, scoring } from "./scoring";
import { journeysOf, moveSafe, passes, play, roll, walk, word } from "./small";
import { unmask } from "./finale/unmasking";

/** Nothing is seen of these: they are told with what comes next, or with what came before. */
const SILENT = new Set(["identity_dealt", "card_dealt", "turn_began", "card_removed", "reshuffled", "dossier_line", "undone"]);
const WORDS: Readonly<Record<string, string>> = {
  card_drawn: "draw",
  identity_taken: "second",
  stopped: "stop",
  dossiers_opened: "dossiers",
  dossier_handed_in: "handed-in",
};

/** Each of these is a scene by itself. */
const ALONE: Readonly<Record<string, (event: GameEvent, before: Position, told: Told) => Scene<Drawn>>> = {
  rolled: roll,
  card_played: play,
  safe_moved: moveSafe,
  game_over: unmask,
};

export const staging: Staging<KramerView, Drawn> = {
  rest,
  scenes,
  many: {
    moves: new Set(["walk", "card", "safe"]),
    who: ({ mover }) => mover,
    agents: ({ trails }) => trails.map(({ colour }) => colour),
    // The trails are those of all moves that were told.
    still: (drawn) => ({ ...drawn, trails: [] }),
  },
};

function scenes(events: readonly GameEvent[], view: KramerView, eyes: Eyes): Scene<Drawn>[] {
  const told: Told = { view, seat: eyes.seat, hurried: eyes.hurried, shared: eyes.shared ?? false, breathed: breathed(eyes.told ?? []) };
  const found: Scene<Drawn>[] = [];
  let position = positionOf(view);
  let waiting = 0;
  for (let at = 0; at < events.length; ) {
    const made = next(events, at, position, told);
    for (const event of events.slice(at, at + made.taken)) position = after(position, event);
    at += made.taken;
    if (made.scenes.length === 0) {
      waiting += made.taken;
      continue;
    }
    const [first, ...others] = made.scenes;
    found.push({ ...first!, events: first!.events + waiting }, ...others);
    waiting = 0;
  }
  const last = found.at(-1);
  // Nothing to see in all of it: the table shows it at once.
  if (last && waiting > 0) found[found.length - 1] = { ...last, events: last.events + waiting };
  return found;
}

/** Returns the scenes of the next events, and how many they are. */
function next(events: readonly GameEvent[], at: number, position: Position, told: Told): { scenes: Scene<Drawn>[]; taken: number } {
  const event = events[at]!;
  const one = (scene: Scene<Drawn>) => ({ scenes: [scene], taken: 1 });
  switch (event.type) {
    case "moved":
      return moved(events, at, position, told);
    case "passed": {
      let until = at + 1;
      while (events[until]?.type === "passed") until += 1;
      return { scenes: [passes(events.slice(at, until), position, told)], taken: until - at };
    }
    case "scored":
      return scored(events, at, null, position, told);
    default: {
      const [make, kind] = [ALONE[event.type], WORDS[event.type]];
      if (make) return one(make(event, position, told));
      if (kind !== undefined) return one(word(kind, event, position, told));
      if (SILENT.has(event.type)) return { scenes: [], taken: 1 };
      throw new Error(`no scene for ${event.type}`);
    }
  }
}

/** The last step into the safe's building from the one before belongs to the scoring that it brings on, once a round. */
function moved(events: readonly GameEvent[], at: number, position: Position, told: Told): { scenes: Scene<Drawn>[]; taken: number } {
  const event = events[at]!;
  const follows = events[at + 1];
  const step = follows?.type === "scored" && !told.hurried && !told.breathed ? lastStep(event, follows as Scored) : null;
  if (step === null) return { scenes: [walk(event, position, told)], taken: 1 };
  const moves = (event["moves"] as readonly { agent: string }[]).filter(({ agent }) => agent !== step.colour);
  const others = { ...event, moves };
  const then = scored(events, at + 1, step, after(position, others), told);
  const walking = moves.length > 0 ? [{ ...walk(others, position, told), events: 0 }] : [];
  return { scenes: [...walking, ...then.scenes.map((scene) => ({ ...scene, events: scene.events + 1 }))], taken: then.taken + 1 };
}

function scored(events: readonly GameEvent[], at: number, step: ReturnType<typeof lastStep>, position: Position, told: Told): { scenes: Scene<Drawn>[]; taken: number } {
  const dossiers = events[at + 1]?.type === "dossiers_opened";
  const taken = dossiers ? 2 : 1;
  return { scenes: [scoring({ event: events[at] as Scored, step, dossiers, events: taken }, position, told)], taken };
}

/** Returns where everything stands after an event. */
export function after(position: Position, event: GameEvent): Position {
  switch (event.type) {
    case "rolled":
      return { ...position, face: String(event["face"]) };
    case "moved":
      return { ...position, where: { ...position.where, ...arrivals(event) } };
    case "card_played": {
      const moved = event["moves"] !== undefined;
      return {
        ...position,
        where: { ...position.where, ...arrivals(event) },
        scores: { ...position.scores, ...(event["markers"] ?? {}) },
        safe: event["building"] && !moved ? event["building"] : position.safe,
      };
    }
    case "safe_moved":
      return { ...position, safe: event["to"] };
    case "scored":
      return { ...position, scores: { ...position.scores, ...(event as Scored).totals } };
    default:
      return position;
  }
}

function arrivals(event: GameEvent): Position["where"] {
  return Object.fromEntries(journeysOf(event).map(({ colour, to }) => [colour, to]));
}
