/** Duels: both hands in sight, silence, both cards turn at the same instant, the numbers alone, then the words. */
import type { Scene } from "../../../../clock/scene";
import { about, type Message } from "../../../../table/viewpoint";
import { cityName, suitcase } from "../../telling/names";
import type { DuelView, RandolphView } from "../../view";
import { part, soft, turn } from "../../../../clock/easing";
import { type Drawn, type DuelPaper, STILL } from "../drawn";
import { fight, folded } from "../fold";
import { type Group, small } from "../group";

/** A duel as it lies on the table. */
function paperOf(duel: DuelView, stage: DuelPaper["stage"]): DuelPaper {
  const { city, attacker, defender, chosen, card } = duel;
  return { kind: "duel", city, attacker, defender, stage, chosen, card, slid: 0, turned: 0, revealed: null, stamped: 0, fate: false, over: false };
}

/** Returns the duel that is being fought while nothing moves: its cards are being chosen. */
export function duelAtRest(view: RandolphView): DuelPaper | null {
  return view.phase === "duel" && view.duel ? paperOf(view.duel, "choose") : null;
}

function mine({ eyes }: Group, duel: Pick<DuelView, "attacker" | "defender"> | null): boolean {
  return eyes.seat !== null && (duel?.attacker.seat === eyes.seat || duel?.defender.seat === eyes.seat);
}

const HANDS_MS = 1_400;
/** Somebody walks in on somebody: both hands are shown. */
export function challenge(group: Group): Scene<Drawn> {
  const after = folded(group.before, group.events);
  const duel = after.duel!;
  // Behind, the duels of others begin with their cards.
  const length = group.eyes.hurried && !mine(group, duel) ? 200 : HANDS_MS;
  return small("challenge", group, {
    length,
    tells: 0,
    captions: [{ at: 0, say: { id: "randolph-duel-title", args: { city: cityName(after.board, duel.city) } } }],
    cues: [{ at: 0, sound: "door" }],
    draw: () => ({ ...STILL, view: after, look: duel.city, paper: paperOf(duel, "hands") }),
  });
}

/** One of two has chosen. */
export function laid(group: Group): Scene<Drawn> {
  const after = folded(group.before, group.events);
  const seat = group.events[0]!["seat"] as number;
  const who = { view: after, seat: group.eyes.seat };
  return small("laid", group, {
    length: 420,
    tells: 0,
    captions: [{ at: 0, say: about(who, seat, "randolph-scene-laid") }],
    cues: [{ at: 0, sound: "card" }],
    draw: () => ({ ...STILL, view: after, look: after.duel?.city ?? null, paper: duelAtRest(after) }),
  });
}

const SLIDE_MS = 420;
const HUSH_MS = 700;
const SILENCE_MS = 1_100;
const SHORT_SILENCE_MS = 400;
const TURN_MS = 620;

/** Both cards are shown and the duel is decided. */
export function duel(group: Group): Scene<Drawn> {
  const event = group.events.find(({ type }) => type === "duel_revealed")!;
  const { before, eyes } = group;
  const own = mine(group, event as unknown as DuelView);
  const turns = HUSH_MS + (eyes.hurried && !own ? SHORT_SILENCE_MS : SILENCE_MS);
  const words = turns + 1_400;
  const fate = words + 700;
  const over = fate + 800;
  const length = over + 1_500;
  const after = folded(before, group.events);
  const mineLaid = group.events.find(({ type, seat }) => type === "card_laid" && seat === eyes.seat && eyes.seat !== null);
  const card = (mineLaid?.["card"] as number | undefined) ?? before.duel?.card ?? null;
  const fought = fight(before.duel?.city ?? event["city"], event["attacker"], event["defender"]);
  const base = { ...paperOf({ ...fought, card, chosen: [event["attacker"].seat, event["defender"].seat] }, "backs"), revealed: event };
  const who = { view: before, seat: eyes.seat };
  const loot = event["left"];
  const [high, low] = [event["attacker"].card as number, event["defender"].card as number].sort((a, b) => b - a) as [number, number];
  const numbers: Message = event["tie"] ? { id: "randolph-scene-tie", args: { card: high } } : { id: "randolph-scene-beats", args: { won: high, lost: low } };
  return {
    kind: "duel",
    events: group.events.length,
    length,
    tells: fate,
    weight: "big",
    waits: own,
    stills: [SLIDE_MS, turns + TURN_MS, length],
    still: 800,
    captions: [
      { at: 0, say: { id: "randolph-scene-chosen" } },
      { at: HUSH_MS, say: null },
      { at: words, say: numbers },
      { at: fate, say: about(who, event["winner"], "randolph-scene-duel-won") },
      ...(loot ? [{ at: over, say: { id: "randolph-scene-stays", args: { suitcase: suitcase(before, loot), city: cityName(before.board, event["city"]) } } }] : []),
    ],
    cues: [
      { at: 1, sound: "card" },
      { at: 120, sound: "card" },
      { at: turns, sound: "flip" },
      { at: words + 100, sound: "stamp", shake: [30] },
      { at: fate, sound: "thud" },
    ],
    draw(ms) {
      const stage = ms < HUSH_MS ? "backs" : ms < turns ? "silence" : ms < words ? "turn" : "words";
      const told = ms >= fate;
      return {
        ...STILL,
        view: told ? after : before,
        look: event["city"],
        sign: told ? { seat: event["winner"], kind: "duel", suitcase: null, city: event["city"], part: 1 } : null,
        paper: {
          ...base,
          stage,
          slid: soft(part(ms, 0, SLIDE_MS)),
          turned: turn(part(ms, turns, TURN_MS), 2),
          stamped: part(ms, words + 100, 260),
          fate: told,
          over: ms >= over,
        },
      };
    },
  };
}
