/** The scoring: one step before the safe, the safe opens, gains from the smallest up to one's own, the markers run. */
import type { Caption, Cue, Scene } from "../../../clock/scene";
import { about, type GameEvent, type Message } from "../../../table/viewpoint";
import { agent, agents } from "../telling/names";
import { along, type Colour, COLOURS, type Scored } from "../view";
import { atRest, type Drawn, flight, type Journey, type Position, ran, type Scores, type Told } from "./drawn";
import { FIELD_MS, journeysOf, ticks } from "./small";

/** When what begins, in milliseconds of a scoring that has every part. */
export const AT = { dark: 0, hop: 1_300, open: 1_900, gains: 2_500, each: 260, silence: 420, mine: 900, run: 1_500, fact: 1_000, follow: 920 } as const;
const DIAL_MS = 260;

export interface ScoringPicture {
  readonly event: Scored;
  readonly was: Scores;
  /** In the order in which the gains come; the last is one's own, for others the largest. */
  readonly order: readonly Colour[];
  /** Whose gain is one's own: the last of the order, or nobody's. */
  readonly mine: Colour | null;
  /** The one that took the last step into the safe's building. */
  readonly tension: Colour | null;
  /** Time, counted as in a scoring that has every part. */
  readonly at: number;
  readonly lastAt: number;
  readonly runAt: number;
  /** Which of its five parts is shown. */
  readonly part: number;
}

/** What is there before a scoring, and what comes with it. */
interface Occasion {
  readonly event: Scored;
  /** The last step into the safe's building, if it is part of the scene. */
  readonly step: Journey | null;
  /** The dossiers are due now. */
  readonly dossiers: boolean;
  readonly events: number;
}

/** Returns the step with which an agent triggers a scoring from the building before the safe, if a move has one; the first of several. */
export function lastStep(move: GameEvent | undefined, event: Scored): Journey | null {
  if (move?.type !== "moved") return null;
  const from = along(event.safe, -1);
  return journeysOf(move).find((journey) => event.armed.includes(journey.colour) && journey.from === from && journey.steps === 1) ?? null;
}

/** Returns whether a scoring of this round came with such a step. */
export function breathed(told: readonly GameEvent[]): boolean {
  let round: unknown = null;
  for (let at = told.length - 1; at >= 0; at--) {
    const event = told[at]!;
    if (event.type === "scored" && lastStep(told[at - 1], event as Scored)) return true;
    if (event.type !== "turn_began") continue;
    round ??= event["round"];
    if (event["round"] !== round) return false;
  }
  return false;
}

export function scoring({ event, step, dossiers, events }: Occasion, before: Position, told: Told): Scene<Drawn> {
  const skipped = told.hurried ? AT.open : step ? 0 : AT.hop;
  const was = wasOf(event);
  const { order, mine } = ordered(event, told);
  const lastAt = AT.gains + (order.length - 1) * AT.each + AT.silence;
  const runAt = lastAt + AT.mine;
  const factAt = runAt + AT.run;
  const followAt = factAt + AT.fact;
  const length = followAt + AT.follow - skipped;
  const last = order.at(-1)!;

  const captions: Caption[] = [];
  if (skipped === 0 && step) {
    captions.push({ at: AT.dark, say: { id: "kramer-scene-near", args: { agent: agent(step.colour) } } });
    captions.push({ at: AT.hop, say: about(told, step.seat, "kramer-scene-moves-in", { agent: agent(step.colour) }) });
  } else if (skipped === AT.hop) captions.push({ at: AT.hop, say: { id: "kramer-scene-at-safe", args: { agents: agents(event.armed) } } });
  captions.push(
    { at: AT.open, say: { id: "kramer-scene-open" } },
    { at: AT.gains, say: { id: "kramer-scene-all-score" } },
    { at: lastAt - AT.silence, say: mine ? { id: "kramer-scene-and-you" } : null },
    { at: lastAt, say: gained(last, event, mine !== null) },
    { at: runAt, say: { id: "kramer-scene-run" } },
    { at: factAt, say: fact(event, was) },
    { at: followAt, say: following(event, dossiers, told) },
  );
  const most = Math.max(0, ...Object.values(event.gains).map((gain) => Math.abs(gain ?? 0)));
  const cues: Cue[] = [
    ...(step ? [0, 1, 2, 3].map((tick) => ({ at: tick * DIAL_MS + 1, sound: "dial" })) : []),
    { at: AT.hop + 1, sound: "breath" },
    { at: AT.open, sound: "lock", shake: [30] },
    ...order.slice(0, -1).map((_, at) => ({ at: AT.gains + at * AT.each, sound: `gain-${at}` })),
    { at: lastAt, sound: "chord", ...(mine ? { shake: [20, 40, 20] } : {}) },
    ...ticks(runAt, most),
    ...(dossiers ? [{ at: followAt, sound: "paper" }] : []),
  ];
  const stills = [...(told.hurried ? [] : [step ? AT.hop - 100 : AT.open - 500]), AT.gains - 100, runAt - 100].map((at) => at - skipped);
  const shift = <T extends { readonly at: number }>(all: readonly T[]): T[] =>
    all.filter(({ at }) => at >= skipped).map((each) => ({ ...each, at: each.at - skipped }));
  const shown = step ? { ...before, where: { ...before.where, [step.colour]: step.from } } : before;
  return {
    kind: "scoring",
    events,
    length,
    tells: factAt - skipped,
    weight: "big",
    waits: false,
    stills: [...stills, length],
    still: 900,
    captions: shift(captions),
    cues: shift(cues),
    draw: (ms) => {
      const at = ms + skipped;
      const hop = Math.max(0, Math.min(1, (at - AT.hop) / (AT.open - AT.hop)));
      const there = step !== null && hop >= 1 ? { ...shown, where: { ...shown.where, [step.colour]: step.to } } : shown;
      const part = at < AT.hop ? 0 : at < AT.open ? 1 : at < AT.gains ? 2 : at < runAt ? 3 : 4;
      return {
        ...atRest(there),
        flights: step && hop > 0 && hop < 1 ? [flight(step, hop)] : [],
        mover: step ? step.seat : null,
        scores: ran({ ...before.scores, ...was }, event.totals, Math.max(0, at - runAt) / FIELD_MS),
        scoring: { event, was, order, mine, tension: step?.colour ?? null, at, lastAt, runAt, part },
      };
    },
  };
}

/** Returns the scores before a scoring. */
function wasOf(event: Scored): Scores {
  return Object.fromEntries(COLOURS.filter((colour) => event.totals[colour] !== undefined).map((colour) => [colour, event.totals[colour]! - (event.gains[colour] ?? 0)]));
}

/** Returns the agents in the order of their gains, one's own last, unless others look on; the better one last, where one has two. */
function ordered(event: Scored, told: Told): { order: Colour[]; mine: Colour | null } {
  const own = told.seat === null || told.shared ? [] : (told.view.seats[told.seat]?.identities ?? []);
  const rising = COLOURS.filter((colour) => event.totals[colour] !== undefined).sort((a, b) => (event.gains[a] ?? 0) - (event.gains[b] ?? 0));
  const order = [...rising.filter((colour) => !own.includes(colour)), ...rising.filter((colour) => own.includes(colour))];
  const last = order.at(-1)!;
  return { order, mine: own.includes(last) ? last : null };
}

function gained(colour: Colour, event: Scored, mine: boolean): Message {
  const gain = event.gains[colour] ?? 0;
  const how = gain > 0 ? "gains" : gain < 0 ? "loses" : "nothing";
  const id = `kramer-scene-${how}${mine ? "-you" : ""}`;
  return { id, args: { agent: agent(colour), n: Math.abs(gain) } };
}

/** Returns one thing worth saying of the markers: who passed whom, else who is in front. */
function fact(event: Scored, was: Scores): Message {
  const colours = COLOURS.filter((colour) => event.totals[colour] !== undefined);
  const now = (colour: Colour): number => event.totals[colour] ?? 0;
  const passed = (by: Colour): Colour[] => colours.filter((other) => (was[other] ?? 0) > (was[by] ?? 0) && now(other) < now(by));
  const [first, ...rest] = [...colours].sort((a, b) => now(b) - now(a));
  const passing = [first!, ...rest].find((colour) => passed(colour).length > 0);
  if (!passing) return { id: "kramer-scene-front", args: { agents: agents(colours.filter((colour) => now(colour) === now(first!))), n: now(first!) } };
  const other = passed(passing).sort((a, b) => now(b) - now(a))[0]!;
  const place = 1 + colours.filter((colour) => now(colour) > now(passing)).length;
  return { id: "kramer-scene-passes", args: { agent: agent(passing), other: agent(other), n: place } };
}

function following(event: Scored, dossiers: boolean, told: Told): Message {
  const over = COLOURS.filter((colour) => (event.totals[colour] ?? 0) >= told.view.finish);
  if (over.length > 0) return { id: "kramer-scene-finish", args: { agents: agents(over), n: over.length } };
  return about(told, event.by, dossiers ? "kramer-scene-dossiers-safe" : "kramer-scene-safe-next");
}
