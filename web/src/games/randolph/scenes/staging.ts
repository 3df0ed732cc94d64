/** How Randolph's game is put on stage: its events as scenes, in order, each a function of one time. */
import type { Eyes, Scene, Staging } from "../../../clock/scene";
import type { GameEvent } from "../../../table/viewpoint";
import { HQ, type RandolphView } from "../view";
import { part, soft } from "../../../clock/easing";
import { type Drawn, type Leg, STILL } from "./drawn";
import { challenge, duel, duelAtRest, laid } from "./duel/duelling";
import { ending } from "./end/ending";
import { fold, folded } from "./fold";
import { type Group, legOf, line, small, STEP_MS } from "./group";
import { opening } from "./case/opening";

/** At the end of a step an agent stands still for a moment: a pill, a duel or the next step follows. */
const PAUSE_MS = 80;

type Maker = (group: Group) => Scene<Drawn>;

/** The table is changed at a moment of the scene: what is said of it is said from its beginning. */
function changes(kind: string, length: number, tells: number, sound?: string): Maker {
  return (group) => {
    const after = folded(group.before, group.events);
    const event = group.events.find(({ type }) => type === "setup_shown") ?? group.events[0]!;
    return small(kind, group, {
      length,
      tells,
      captions: [{ at: 0, say: line(event, group) }],
      cues: sound ? [{ at: tells, sound }] : [],
      draw: (ms) => ({ ...STILL, view: ms < tells ? group.before : after, look: event["city"] ?? event["place"] ?? null }),
    });
  };
}
/** Cases are seen to be in place, all at once. */
const shown = changes("shown", 1_400, 0, "thud");

/** Everybody rolls for the first turn, one after the other. */
const ROLL_MS = 520;
function start(group: Group): Scene<Drawn> {
  const after = folded(group.before, group.events);
  const rolls = group.events.filter(({ type }) => type === "start_rolled");
  const began = group.events.find(({ type }) => type === "game_began");
  const decided = rolls.length * ROLL_MS + 200;
  const length = decided + 1_500;
  return small("start", group, {
    length,
    tells: decided,
    captions: [
      ...rolls.map((roll, i) => ({ at: i * ROLL_MS, say: line(roll, group) })),
      ...(began ? [{ at: decided, say: line(began, group) }] : []),
    ],
    cues: rolls.map((_, i) => ({ at: i * ROLL_MS, sound: "die" })),
    draw: (ms) => ({
      ...STILL,
      view: ms < decided ? group.before : after,
      paper: { kind: "start", rolls: rolls.slice(0, Math.floor(ms / ROLL_MS) + 1), begins: ms >= decided && began ? began["seat"] : null },
    }),
  });
}

/** A turn ends and the next player rolls. */
function roll(group: Group): Scene<Drawn> {
  const after = folded(group.before, group.events);
  const rolled = group.events.find(({ type }) => type === "rolled");
  const unused = group.events.find(({ type, unused }) => type === "turn_ended" && unused > 0);
  const begins = unused && rolled ? 700 : 0;
  const length = rolled ? begins + 900 : unused ? 700 : 120;
  return small("roll", group, {
    length,
    tells: rolled ? begins + 560 : 0,
    captions: [
      ...(unused ? [{ at: 0, say: line(unused, group) }] : []),
      ...(rolled ? [{ at: begins, say: null }, { at: begins + 560, say: line(rolled, group) }] : []),
    ],
    cues: rolled ? [{ at: begins, sound: "die" }] : [],
    draw: (ms) => ({ ...STILL, view: rolled && ms < begins ? group.before : after, tumbled: rolled ? part(ms, begins, 560) : 1 }),
  });
}

/** An agent walks, one thread after the other. */
function walk(group: Group): Scene<Drawn> {
  const views = [group.before];
  for (const event of group.events) views.push(fold(views.at(-1)!, event));
  const length = group.events.length * STEP_MS + PAUSE_MS;
  return small("walk", group, {
    length,
    captions: group.events.map((event, i) => ({ at: i * STEP_MS, say: line(event, group) })),
    cues: group.events.map((_, i) => ({ at: i * STEP_MS, sound: "steps" })),
    draw(ms) {
      const step = Math.min(group.events.length - 1, Math.floor(ms / STEP_MS));
      const legs = group.events.slice(0, step + 1).map((event, i): Leg => legOf(event, part(ms, i * STEP_MS, STEP_MS), views[i + 1]!));
      const arrived = legs.at(-1)!.part >= 1;
      return { ...STILL, view: views[arrived ? step + 1 : step]!, legs, look: group.events[step]!["to"] };
    },
  });
}

/** The courier comes home: the suitcase is opened when it is there, not before. */
const HOME_MS = 1_300;
const HOME_BEHIND_MS = 600;
function arrive(group: Group): Scene<Drawn> {
  const event = group.events[0]!;
  const after = fold(group.before, event);
  const colour = group.before.players[event["seat"]]?.colour ?? "red";
  const home = group.eyes.hurried ? HOME_BEHIND_MS : HOME_MS;
  return small("arrive", group, {
    length: home + 200,
    captions: [{ at: 0, say: { id: event["seat"] === group.eyes.seat ? "randolph-scene-courier-you" : "randolph-scene-courier" } }],
    cues: [0, STEP_MS, 2 * STEP_MS].filter((at) => at < home).map((at) => ({ at, sound: "steps" })),
    draw: (ms) => ({
      ...STILL,
      view: ms < home ? group.before : after,
      legs: [legOf(event, part(ms, 0, home), after)],
      look: `hq ${colour}`,
    }),
  });
}

const SIGN_MS = 200;
/** A suitcase is taken, dropped or exchanged. */
function handled(group: Group): Scene<Drawn> {
  const event = group.events[0]!;
  const after = fold(group.before, event);
  const kind = event.type === "dropped" ? "drop" : "take";
  const mine = group.before.suitcases.find(({ id }) => id === event["suitcase"])?.owner === group.eyes.seat && event["seat"] !== group.eyes.seat;
  return small(kind, group, {
    length: 700,
    tells: SIGN_MS,
    cues: [{ at: SIGN_MS, sound: kind === "take" ? "clasp" : "thud", ...(mine && kind === "take" ? { shake: [20] } : {}) }],
    draw: (ms) => ({
      ...STILL,
      view: ms < SIGN_MS ? group.before : after,
      sign: { seat: event["seat"], kind, suitcase: event["suitcase"], city: event["city"], part: soft(part(ms, SIGN_MS, 240)) },
      look: event["city"],
    }),
  });
}

/** What a move taken back was like is not told: the table is shown as it is again. */
function undone(group: Group): Scene<Drawn> {
  return small("undone", group, { length: 160, tells: 0, draw: () => ({ ...STILL, view: null }) });
}

const HIDING = new Set(["contents_hidden", "suitcase_placed", "guards_chosen", "setup_ready"]);
/** Events that go with the one before them, since they only say what follows from it. */
const RUNS: readonly { readonly first: readonly string[]; readonly with: readonly string[]; readonly make: Maker }[] = [
  { first: ["setup_shown"], with: [], make: shown },
  { first: ["suitcase_placed"], with: [], make: changes("placed", 700, 200, "thud") },
  { first: ["start_rolled", "start_tied", "game_began"], with: ["start_rolled", "start_tied", "game_began"], make: start },
  { first: ["turn_ended", "turn_began", "rolled"], with: ["turn_began", "rolled"], make: roll },
  { first: ["taken", "dropped", "exchanged"], with: [], make: handled },
  { first: ["defenders_met"], with: [], make: changes("met", 900, 0) },
  { first: ["defender_picked", "duel_began"], with: ["duel_began"], make: challenge },
  { first: ["duel_revealed"], with: ["cards_back", "loot_offered"], make: duel },
  { first: ["loot_left"], with: [], make: changes("left", 700, 0) },
  { first: ["delivered"], with: ["bomb_exploded", "agent_lost", "losses_due"], make: opening },
  { first: ["agent_lost"], with: ["losses_due"], make: changes("lost", 800, 300, "thud") },
  { first: ["player_out"], with: [], make: changes("out", 1_100, 0) },
  { first: ["game_over"], with: [], make: ending },
  { first: ["undone"], with: [], make: undone },
];

/** Returns how many of the events make the next scene, and what makes it. */
function next(events: readonly GameEvent[], { hurried }: Eyes): { count: number; make: Maker } {
  const event = events[0]!;
  const type = event.type;
  if (type === "stepped" && event["to"] === HQ) return { count: 1, make: arrive };
  if (type === "stepped") {
    let count = 1;
    const same = (one: GameEvent | undefined): boolean => one?.type === "stepped" && one["agent"] === event["agent"] && one["to"] !== HQ;
    while (hurried && same(events[count])) count += 1;
    return { count, make: walk };
  }
  if (type === "card_laid") {
    const both = events.findIndex((one) => one.type === "duel_revealed");
    if (both > 0 && events.slice(0, both).every((one) => one.type === "card_laid")) {
      const { count } = next(events.slice(both), { seat: null, live: false, hurried });
      return { count: both + count, make: duel };
    }
    return { count: 1, make: laid };
  }
  if (HIDING.has(type)) {
    const other = events.findIndex((one) => !HIDING.has(one.type));
    if (other >= 0 && events[other]!.type === "setup_shown") return { count: other + 1, make: shown };
  }
  const run = RUNS.find(({ first }) => first.includes(type));
  if (!run) return { count: 1, make: undone };
  let count = 1;
  while (count < events.length && run.with.includes(events[count]!.type)) count += 1;
  return { count, make: run.make };
}

/** In the set-up all hide at once, each with papers of their own: nothing of it is to be watched. */
function unseen(events: readonly GameEvent[], view: RandolphView): boolean {
  return view.phase === "setup" && events.every(({ type }) => HIDING.has(type) || type === "undone");
}

export const staging: Staging<RandolphView, Drawn> = {
  rest: (view) => ({ ...STILL, view, paper: duelAtRest(view) }),
  scenes(events, before, eyes) {
    if (unseen(events, before)) return [];
    const made: Scene<Drawn>[] = [];
    let view = before;
    let left = events;
    while (left.length > 0) {
      const { count, make } = next(left, eyes);
      const group = { events: left.slice(0, count), before: view, eyes };
      made.push(make(group));
      view = folded(view, group.events);
      left = left.slice(count);
    }
    return made;
  },
  many: {
    moves: new Set(["walk", "arrive", "take", "drop"]),
    who: ({ view }) => view?.turn ?? null,
    agents: ({ legs }) => legs.map(({ seat, agent }) => `${seat} ${agent}`),
    // The paths are those of all moves that were told.
    still: (drawn) => ({ ...drawn, legs: [], sign: null }),
  },
};
