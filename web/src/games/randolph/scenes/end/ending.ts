/** The end: what the last case held, how it came to this, the line that is crossed, the crown, and what was in every suitcase. */
import type { Caption, Cue, Scene } from "../../../../clock/scene";
import { ended } from "../../telling/tell";
import { type RandolphView, suitcaseOf } from "../../view";
import { part } from "../../../../clock/easing";
import { type Drawn, STILL } from "../drawn";
import { folded } from "../fold";
import type { Group } from "../group";

const RACE = 700;
const RACE_MS = 3_600;
const CROSSED = 4_300;
const CROWN = 5_200;
const COLUMNS = 6_100;
const LENGTH = 7_400;

export function ending(group: Group): Scene<Drawn> {
  const { before, events, eyes } = group;
  const event = events[0]!;
  const after = folded(before, events);
  const who = { view: before, seat: eyes.seat };
  const totals = event["totals"] as NonNullable<RandolphView["result"]>["totals"];
  const most = Math.max(...totals);
  const reached = event["reason"] === "secrets";
  // Whoever is at turn has just brought the case that was the last.
  const bringer = before.players[before.turn ?? -1];
  const last = reached && bringer?.delivered.length ? suitcaseOf(before, bringer.delivered.at(-1)!).content : null;
  const captions: Caption[] = [
    { at: 0, say: typeof last === "number" ? { id: "randolph-scene-last-held", args: { count: last } } : { id: "randolph-scene-last" } },
    { at: RACE, say: { id: "randolph-scene-race" } },
    ...(reached ? [{ at: CROSSED, say: { id: "randolph-scene-crossed", args: { secrets: most, target: before.target } } }] : []),
    { at: CROWN, say: ended(event["winners"], totals, event["reason"], who) },
  ];
  const brought = before.players.reduce((sum, { delivered }) => sum + delivered.length, 0);
  const cues: Cue[] = [
    { at: 1, sound: "paper" },
    ...Array.from({ length: brought }, (_, i) => ({ at: RACE + ((i + 1) * RACE_MS) / (brought + 1), sound: "tick" })),
    ...(reached ? [{ at: CROSSED, sound: "chord" }] : []),
    { at: CROWN, sound: "fanfare", shake: [40, 60, 80] },
    { at: COLUMNS, sound: "paper" },
  ];
  return {
    kind: "end",
    events: events.length,
    length: LENGTH,
    tells: CROWN,
    weight: "big",
    waits: true,
    stills: [CROSSED, LENGTH],
    still: 1_600,
    captions,
    cues,
    draw: (ms) => ({
      ...STILL,
      // Contents are shown with the columns, in the paper; the board below keeps its secrets until then.
      view: ms >= CROWN ? after : before,
      paper: { kind: "end", event, race: part(ms, RACE, RACE_MS), crown: part(ms, CROWN, 620), columns: ms - COLUMNS },
    }),
  };
}
