/** A suitcase is opened: clasp by clasp, then its papers, or a clock that ticks. */
import type { Caption, Cue, Scene } from "../../../clock/scene";
import type { Viewpoint } from "../../../table/viewpoint";
import { about, suitcase } from "../telling/names";
import { type CasePaper, type Drawn, part, soft, STILL } from "./drawn";
import { folded } from "./fold";
import type { Group } from "./group";

const CLASPS = [800, 1_500] as const;
const LID = 2_300;
const FAN = 2_800;
const BAR = 3_800;
const A_SECRET_MS = 120;
const TICKS = [2_900, 3_770, 4_640] as const;
const BANG = 5_500;
const LOSSES = 6_400;
/** So long the outcome stands before the game goes on by itself. */
const HOLD_MS = 2_500;

export function opening(group: Group): Scene<Drawn> {
  const { before, events, eyes } = group;
  const event = events[0]!;
  const bomb = event["content"] === "bomb";
  const after = folded(before, events);
  const seat = event["seat"] as number;
  const own = seat === eyes.seat;
  const fresh = bomb ? 0 : (event["content"] as number);
  const had = before.players[seat]?.secrets ?? 0;
  const tells = bomb ? LOSSES : BAR + fresh * A_SECRET_MS;
  const length = tells + (own ? 1_500 : HOLD_MS);
  const losses = (events.find(({ type }) => type === "bomb_exploded")?.["losses"] ?? 0) as number;
  const lost = events.filter(({ type }) => type === "agent_lost");
  const who = { view: before, seat: eyes.seat } as Viewpoint;
  const captions: Caption[] = [
    { at: 0, say: { id: "randolph-scene-on-table", args: { suitcase: suitcase(before, event["suitcase"]) } } },
    { at: CLASPS[0], say: { id: "randolph-scene-clasp" } },
    { at: CLASPS[1], say: { id: "randolph-scene-clasp-other" } },
  ];
  const cues: Cue[] = [
    { at: 1, sound: "thud" },
    ...CLASPS.map((at) => ({ at, sound: "click", shake: [10] })),
    { at: LID, sound: "hinge" },
  ];
  if (bomb) {
    captions.push({ at: LID, say: { id: "randolph-scene-ticks" } });
    TICKS.forEach((at, i) => {
      captions.push({ at, say: { id: "randolph-scene-count", args: { left: 3 - i } } });
      cues.push({ at, sound: "tick", shake: [15] });
    });
    captions.push({ at: BANG, say: { id: "randolph-bomb-word" } }, { at: LOSSES, say: about(who, seat, "randolph-bomb-about", { count: losses }) });
    cues.push({ at: BANG, sound: "bang", shake: [120] });
  } else {
    captions.push(
      { at: LID, say: { id: "randolph-scene-opens" } },
      { at: FAN, say: { id: "randolph-scene-secrets", args: { count: fresh } } },
      { at: tells, say: about(who, seat, "randolph-scene-stands", { secrets: event["secrets"], target: before.target }) },
    );
    cues.push({ at: FAN, sound: "paper", shake: [20, 30, 20] }, ...Array.from({ length: fresh }, (_, i) => ({ at: BAR + (i + 1) * A_SECRET_MS, sound: "tick" })));
  }
  return {
    kind: bomb ? "bomb" : "delivery",
    events: events.length,
    length,
    tells,
    weight: "big",
    waits: own,
    stills: [500, bomb ? TICKS[2] : FAN + 800, length],
    still: 900,
    captions,
    cues,
    draw(ms) {
      const told = ms >= tells;
      const open = ms >= LID;
      const paper: CasePaper = {
        kind: "case",
        seat,
        suitcase: event["suitcase"],
        content: open ? event["content"] : null,
        up: soft(part(ms, 0, 500)),
        clasps: [soft(part(ms, CLASPS[0], 160)), soft(part(ms, CLASPS[1], 160))],
        lid: part(ms, LID, 420),
        fan: ms - FAN + 300,
        before: had,
        counted: bomb ? 0 : Math.min(fresh, Math.max(0, Math.floor((ms - BAR) / A_SECRET_MS))),
        ticks: ms >= BANG ? 0 : ms >= TICKS[2] ? 1 : ms >= TICKS[1] ? 2 : 3,
        burst: bomb ? part(ms, BANG, 240) : 0,
        shaken: bomb && ms >= BANG && ms < BANG + 360 ? Math.sin(ms / 18) * 5 * (1 - part(ms, BANG, 360)) : 0,
        lost: bomb && told ? lost : null,
        losses,
        told,
      };
      return { ...STILL, view: told ? after : before, paper };
    },
  };
}
