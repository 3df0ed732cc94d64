/** The end: one player after the other is unmasked, from the last place up, and the winner is crowned. */
import type { Caption, Cue, Scene } from "../../../../clock/scene";
import { about, type GameEvent, type Message, player } from "../../../../table/viewpoint";
import { agents, players } from "../../telling/names";
import { type Colour, COLOURS, type Each, type KramerView, type Owner } from "../../view";
import { atRest, type Drawn, type Position, type Scores, type Told } from "../drawn";

const BONUS = 5;
const CURTAIN_MS = 1_200;
const FREE_MS = 1_400;
const CHAIR_MS = 1_300;
const CROWN_MS = 2_600;
/** How long a player is on stage: with dossiers at a small table, at a large one, without dossiers. */
const ACT_MS = { few: 4_800, many: 3_600, plain: 2_400 } as const;
const MANY = 5;
export const CROWN = { falls: 300, fall: 620, rays: 500, stamp: 900 } as const;

/** A player on stage. Times are those of the scene. */
export type Act = ReturnType<typeof actOf>;
type Plan = ReturnType<typeof planned>;
export type Unmasking = Plan & { readonly ms: number };

type Dossier = Each<Owner>;

/** What the end tells: whose every agent was, who won, and what was written. */
interface Ending {
  readonly identities: Each<number | "free">;
  readonly winners: readonly number[];
  readonly totals: readonly number[];
  readonly dossiers: readonly Dossier[] | null;
}

export function unmask(event: GameEvent, before: Position, told: Told): Scene<Drawn> {
  const plan = planned(event, before, told.view);
  const length = plan.crownAt + CROWN_MS;
  const { captions, cues, stills } = script(plan, told);
  const rest = atRest(before);
  return {
    kind: "unmasking",
    events: 1,
    length,
    tells: plan.crownAt + CROWN.falls + CROWN.fall,
    weight: "big",
    waits: true,
    stills: [...stills, length],
    still: 1_600,
    captions,
    cues,
    draw: (ms) => ({ ...rest, unmasking: { ...plan, ms } }),
  };
}

function planned(event: GameEvent, { scores }: Position, view: KramerView) {
  const ending = { identities: {}, winners: [], totals: [], dossiers: null, ...event } as unknown as Ending;
  const score = (colour: Colour): number => scores[colour] ?? 0;
  const free = COLOURS.filter((colour) => ending.identities[colour] === "free").sort((a, b) => score(a) - score(b));
  const last = Math.min(...ending.totals);
  const behind = free.filter((colour) => score(colour) < last);
  const withDossiers = ending.dossiers !== null;
  const scale = withDossiers && ending.totals.length >= MANY ? ACT_MS.many / ACT_MS.few : 1;
  const long = withDossiers ? ACT_MS.few * scale : ACT_MS.plain;
  const seats = ending.totals
    .map((_, seat) => seat)
    .sort((a, b) => Number(ending.winners.includes(a)) - Number(ending.winners.includes(b)) || ending.totals[a]! - ending.totals[b]! || a - b);

  /** The places in the row below: covered until their time. */
  const row: { seat: number | null; colours: readonly Colour[]; points: number; opens: number }[] = [];
  behind.forEach((colour, at) => row.push({ seat: null, colours: [colour], points: score(colour), opens: CURTAIN_MS + 250 * at }));
  const acts: Act[] = [];
  /** Free agents in their rank, each beside an empty chair. */
  const chairs: { colour: Colour; points: number; from: number; until: number }[] = [];
  const waiting = free.filter((colour) => score(colour) >= last);
  let now = CURTAIN_MS + (behind.length > 0 ? FREE_MS : 0);
  const sit = (colour: Colour): void => {
    chairs.push({ colour, points: score(colour), from: now, until: now + CHAIR_MS });
    row.push({ seat: null, colours: [colour], points: score(colour), opens: now + 100 });
    now += CHAIR_MS;
  };
  for (const seat of seats) {
    const total = ending.totals[seat]!;
    while (waiting.length > 0 && score(waiting[0]!) < total) sit(waiting.shift()!);
    const act = actOf(seat, now, long, scale, { ...ending, scores });
    acts.push(act);
    row.push({ seat, colours: act.agents, points: total, opens: act.opens });
    now = act.until;
  }
  const top = waiting.length > 0 ? Math.max(...waiting.map(score)) : 0;
  // Whoever is level with a player has not come in before it.
  const crowned = ending.winners.length === 0 ? waiting.filter((colour) => score(colour) === top) : [];
  for (const colour of waiting) sit(colour);
  return {
    withDossiers,
    seats: seats.length,
    /** The agents nobody had that came in behind everybody, shown together; and when. */
    behind,
    behindAt: CURTAIN_MS,
    scores,
    finishers: COLOURS.filter((colour) => scores[colour] !== undefined && score(colour) >= view.finish).sort((a, b) => score(b) - score(a)),
    acts,
    chairs,
    row,
    crownAt: now,
    /** Nobody has won: the agents whose empty chair is crowned. */
    crowned,
  };
}

function actOf(seat: number, from: number, long: number, scale: number, ending: Ending & { readonly scores: Scores }) {
  const { identities, winners, totals, dossiers, scores } = ending;
  const mine = COLOURS.filter((colour) => identities[colour] === seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const at = (ms: number): number => from + ms * scale;
  const others = totals.map((_, other) => other).filter((other) => other !== seat);
  const gap = Math.min(380, 1_200 / Math.max(1, others.length - 1));
  const doubts = (dossiers ? others : []).map((other, k) => {
    const took = COLOURS.filter((colour) => dossiers![other]?.[colour] === seat);
    return { seat: other, took, right: took.some((colour) => identities[colour] === seat), at: at(1_500 + k * gap) };
  });
  const written = dossiers?.[seat] ?? {};
  const lines = COLOURS.filter((colour) => identities[colour] !== seat && written[colour] !== undefined && written[colour] !== null);
  return {
    seat,
    place: 1 + totals.filter((total) => total > totals[seat]!).length,
    /** The better one first. */
    agents: mine,
    marker: Math.max(0, ...mine.map((colour) => scores[colour] ?? 0)),
    total: totals[seat]!,
    wins: winners.includes(seat),
    from,
    until: from + long,
    turns: at(700),
    doubts,
    dossier: dossiers ? lines.map((colour, k) => ({ colour, named: written[colour]!, right: written[colour] === identities[colour], at: at(2_800 + k * 170) })) : [],
    opens: at(dossiers ? 4_000 : 1_900),
  };
}

/** What is said and heard when, and which pictures stand still. */
function script(plan: Plan, told: Told): { captions: Caption[]; cues: Cue[]; stills: number[] } {
  const captions: Caption[] = [{ at: 0, say: { id: plan.withDossiers ? "kramer-end-dossiers" : "kramer-end-identities", args: { n: plan.seats } } }];
  const cues: Cue[] = [{ at: 1, sound: "curtain" }];
  const stills = [CURTAIN_MS - 100];
  if (plan.behind.length > 0) {
    captions.push({ at: plan.behindAt, say: { id: "kramer-end-free", args: { agents: agents(plan.behind), n: plan.behind.length } } });
    cues.push({ at: plan.behindAt, sound: "paper" }, { at: plan.behindAt + 250, sound: "paper" });
    stills.push(plan.behindAt + FREE_MS - 100);
  }
  for (const { colour, points, from, until } of plan.chairs) {
    captions.push({ at: from, say: { id: "kramer-end-chair", args: { agents: agents([colour]), n: points } } });
    cues.push({ at: from, sound: "chair" });
    stills.push(until - 100);
  }
  for (const act of plan.acts) {
    const mine = act.seat === told.seat;
    captions.push({ at: act.from, say: about(told, act.seat, "kramer-end-place", { n: act.place }) });
    captions.push({ at: act.turns + 500, say: about(told, act.seat, "kramer-end-was", { agents: agents(act.agents) }) });
    cues.push({ at: act.from, sound: "drum" }, { at: act.turns, sound: "card", ...(mine ? { shake: [30] } : {}) });
    if (act.doubts.length > 0) {
      captions.push({ at: act.doubts[0]!.at, say: about(told, act.seat, "kramer-end-suspected") });
      captions.push({ at: act.doubts.at(-1)!.at + 250, say: seenThrough(act, told) });
      cues.push(...act.doubts.map(({ at }) => ({ at, sound: "pencil" })));
    }
    if (act.dossier.length > 0) {
      cues.push(...act.dossier.map(({ at, right }) => ({ at, sound: right ? "tick" : "thud" })));
      const right = act.dossier.filter((line) => line.right).length;
      captions.push({ at: act.opens, say: about(told, act.seat, "kramer-end-dossier", { n: right, points: right * BONUS, total: act.total }) });
    } else captions.push({ at: act.opens, say: about(told, act.seat, "kramer-end-points", { n: act.total }) });
    cues.push({ at: act.opens, sound: "till" });
    stills.push(act.until - 50);
  }
  captions.push({ at: plan.crownAt, say: crowning(plan, told) });
  cues.push({ at: plan.crownAt, sound: "fanfare", shake: [40, 60, 80] });
  captions.sort((a, b) => a.at - b.at);
  return { captions, cues, stills: stills.sort((a, b) => a - b) };
}

function seenThrough(act: Act, told: Told): Message {
  const right = act.doubts.filter((doubt) => doubt.right).map(({ seat }) => seat);
  const args = { n: right.length, others: players(told, right) };
  if (right.length === 0) return about(told, act.seat, "kramer-end-unseen");
  // What one did oneself is said to oneself.
  if (told.seat !== null && right.includes(told.seat)) {
    return right.length === 1
      ? { id: "kramer-end-seen-by-you", args: { who: player(told, act.seat) } }
      : { id: "kramer-end-seen-by-you-too", args: { who: player(told, act.seat), n: right.length - 1 } };
  }
  return about(told, act.seat, "kramer-end-seen", args);
}

function crowning(plan: Plan, told: Told): Message {
  const winners = plan.acts.filter(({ wins }) => wins).map(({ seat }) => seat);
  if (winners.length === 0) return { id: "kramer-end-nobody" };
  if (winners.length === 1) return about(told, winners[0]!, "kramer-end-wins");
  return { id: told.seat !== null && winners.includes(told.seat) ? "kramer-end-shared-you" : "kramer-end-shared", args: { who: players(told, winners) } };
}
