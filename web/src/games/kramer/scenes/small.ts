/** The small scenes of Kramer's game: the die, agents on their way, a card, the safe, a pass. */
import { type Caption, type Cue, type Scene, small } from "../../../clock/scene";
import { about, type GameEvent, type Message } from "../../../table/viewpoint";
import { nearSteps } from "../board/ways/way";
import { agent, card as cardChip, players } from "../telling/names";
import { tell } from "../telling/tell";
import type { Building, CardId, Colour, Step } from "../view";
import { atRest, type Drawn, flight, type Journey, type Position, ran, type Scores, type Told } from "./drawn";

const HOP_MS = 240;
const LEAP_MS = 420;
export const FIELD_MS = 110;
const STAGGER_MS = 70;
const TIP_MS = 120;
const BETWEEN_MS = 300;
const TUMBLE_MS = 600;
const ROLLED_MS = 900;
const CARD_MS = 1_100;
const SLIDE_MS = 600;
const SLID_MS = 900;
const PREVENTED_MS = 900;
const PASS_MS = 200;
const WORD_MS = 700;
const FACES = ["1-3", "2", "3", "4", "5", "6"] as const;

export function roll(event: GameEvent, before: Position, told: Told): Scene<Drawn> {
  const face = String(event["face"]);
  const others = FACES.filter((each) => each !== face);
  const rest = atRest(before);
  return small("roll", {
    length: ROLLED_MS,
    captions: [
      { at: 0, say: about(told, Number(event["seat"]), "kramer-asked-turn") },
      { at: TUMBLE_MS, say: tell(event, told) },
    ],
    cues: [{ at: 0, sound: "die" }],
    draw: (ms) => ({
      ...rest,
      tumble: Math.min(1, ms / TUMBLE_MS),
      face: ms > TUMBLE_MS * 0.8 ? face : others[Math.floor(ms / 90) % others.length]!,
    }),
  });
}

/** Agents moved by points go one after the other; behind, all at once. */
export function walk(event: GameEvent, before: Position, told: Told): Scene<Drawn> {
  const seat = Number(event["seat"]);
  const journeys = journeysOf(event);
  if (journeys.length === 0) return word("stay", event, before, told);
  const legs = timed(journeys, 0, ({ from, until }) => (told.hurried ? from : until + TIP_MS + BETWEEN_MS));
  const length = ending(legs) + TIP_MS + (told.hurried ? 0 : BETWEEN_MS);
  const captions = told.hurried
    ? [{ at: 0, say: tell(event, told) }]
    : legs.map(({ from, journey }) => ({ at: from, say: about(told, seat, "kramer-scene-moves", { agent: agent(journey.colour) }) }));
  return small("walk", { length, captions, cues: steps(legs), draw: (ms) => ({ ...travelled(before, legs, ms), mover: seat }) });
}

export function play(event: GameEvent, before: Position, told: Told): Scene<Drawn> {
  const [seat, card] = [Number(event["seat"]), event["card"] as CardId];
  const shown = told.hurried ? CARD_MS / 2 : CARD_MS;
  // What a card moves goes almost at the same time.
  const legs = timed(journeysOf(event), shown, ({ from }) => from + STAGGER_MS);
  const markers = event["markers"] as Scores | undefined;
  const safe = legs.length === 0 ? (event["building"] as Building | undefined) : undefined;
  const fields = markers ? Math.max(0, ...Object.entries(markers).map(([colour, total]) => Math.abs(total! - (before.scores[colour as Colour] ?? 0)))) : 0;
  const moved = Math.max(shown, ending(legs), shown + fields * FIELD_MS, safe ? shown + SLIDE_MS : 0);
  const prevents = event["stops_scoring"] === true;
  const length = moved + (prevents ? PREVENTED_MS : TIP_MS);
  const captions: Caption[] = [{ at: 0, say: about(told, seat, "kramer-scene-plays", { card: cardChip(card) }) }];
  if (prevents) captions.push({ at: moved, say: { id: "kramer-scene-prevented" } });
  return small("card", {
    length,
    captions,
    cues: [{ at: 0, sound: "card" }, ...steps(legs), ...(safe ? [{ at: shown, sound: "slide" }] : []), ...ticks(shown, fields)],
    draw: (ms) => {
      const so = travelled(before, legs, ms);
      return {
        ...so,
        mover: seat,
        card: ms < shown ? { card, seat, at: ms / shown } : null,
        scores: markers ? ran(before.scores, markers, Math.max(0, ms - shown) / FIELD_MS) : so.scores,
        ...(safe && ms >= shown ? slid(before.safe, safe, (ms - shown) / SLIDE_MS) : {}),
      };
    },
  });
}

export function moveSafe(event: GameEvent, before: Position, told: Told): Scene<Drawn> {
  const to = event["to"] as Building;
  const rest = atRest(before);
  return small("safe", {
    length: SLID_MS,
    captions: [
      { at: 0, say: about(told, Number(event["seat"]), "kramer-scene-safe") },
      { at: SLIDE_MS, say: tell(event, told) },
    ],
    cues: [{ at: 0, sound: "slide" }],
    draw: (ms) => ({ ...rest, ...slid(before.safe, to, ms / SLIDE_MS) }),
  });
}

/** Passes one after the other are one short beat. */
export function passes(events: readonly GameEvent[], before: Position, told: Told): Scene<Drawn> {
  const seats = events.map((event) => Number(event["seat"]));
  const rest = atRest(before);
  const all = new Set(seats).size === told.view.seats.length;
  const say: Message | null =
    seats.length === 1
      ? tell(events[0]!, told)
      : all
        ? { id: "kramer-scene-passed-all" }
        : { id: "kramer-scene-passed", args: { who: players(told, [...new Set(seats)]) } };
  return small("pass", { events: events.length, length: PASS_MS, captions: [{ at: 0, say }], draw: () => rest });
}

/** Something that is only said: nothing on the board moves. */
export function word(kind: string, event: GameEvent, before: Position, told: Told): Scene<Drawn> {
  const rest = atRest(before);
  return small(kind, {
    length: told.hurried ? PASS_MS : WORD_MS,
    captions: [{ at: 0, say: tell(event, told) }],
    cues: kind === "draw" ? [{ at: 0, sound: "card" }] : [],
    draw: () => rest,
  });
}

/** The ways of an event that moves agents. */
export function journeysOf(event: GameEvent): Journey[] {
  const moves = (event["moves"] ?? []) as readonly Step[];
  const counted = typeof event["steps"] === "number" ? event["steps"] : null;
  return moves.map(({ agent: colour, from, to, points }) => ({
    colour,
    seat: Number(event["seat"]),
    from,
    to,
    steps: points ?? counted ?? nearSteps(from, to),
  }));
}

/** A journey and when it is made. */
interface Leg {
  readonly journey: Journey;
  readonly from: number;
  readonly until: number;
}

/** Returns when each is made: the first at `start`, and each `next` after the one before. */
function timed(journeys: readonly Journey[], start: number, next: (leg: Leg) => number): Leg[] {
  const legs: Leg[] = [];
  for (const journey of journeys) {
    const before = legs.at(-1);
    const from = before ? next(before) : start;
    legs.push({ journey, from, until: from + (journey.steps === null ? LEAP_MS : Math.abs(journey.steps) * HOP_MS) });
  }
  return legs;
}

const ending = (legs: readonly Leg[]): number => Math.max(0, ...legs.map(({ until }) => until));

/** Returns the board with the agents of these legs on their way. */
function travelled(before: Position, legs: readonly Leg[], ms: number): Drawn {
  const where = { ...before.where };
  for (const { journey, until } of legs) if (ms >= until) where[journey.colour] = journey.to;
  const going = legs.filter(({ from, until }) => ms >= from && ms < until);
  return {
    ...atRest({ ...before, where }),
    flights: going.map(({ journey, from, until }) => flight(journey, (ms - from) / (until - from))),
    trails: legs.filter(({ from }) => ms >= from).map(({ journey, from, until }) => ({ ...journey, part: Math.min(1, (ms - from) / (until - from)) })),
  };
}

function slid(from: Building, to: Building, part: number): Pick<Drawn, "safe" | "slide"> {
  return { safe: to, slide: part < 1 ? { from, at: Math.max(0, part) } : null };
}

/** A soft step at every building that is reached. */
function steps(legs: readonly Leg[]): Cue[] {
  return legs.flatMap(({ journey, from, until }) => {
    const hops = Math.max(1, Math.abs(journey.steps ?? 1));
    return Array.from({ length: hops }, (_, hop) => ({ at: from + ((until - from) * (hop + 1)) / hops, sound: "step" }));
  });
}

export function ticks(from: number, fields: number): Cue[] {
  return Array.from({ length: fields }, (_, field) => ({ at: from + (field + 1) * FIELD_MS, sound: "tick" }));
}
