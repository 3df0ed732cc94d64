/** A suitcase is opened: clasp by clasp, then its papers, or a clock that ticks. */
import type { Caption, Cue, Scene } from "../../../../clock/scene";
import { about } from "../../../../table/viewpoint";
import { suitcase } from "../../telling/names";
import { part, soft } from "../../../../clock/easing";
import { type CasePaper, type Drawn, STILL } from "../drawn";
import { folded } from "../fold";
import type { Group } from "../group";

const CLASP = 800;
const BETWEEN_CLASPS_MS = 700;
const A_SECRET_MS = 120;
/** From the last clasp on. */
const LID_MS = 800;
const FAN_MS = 1_300;
const BAR_MS = 2_300;
const TICKS_MS = [1_400, 2_270, 3_140] as const;
const BANG_MS = 4_000;
const LOSSES_MS = 4_900;
/** So long the outcome stands before the game goes on by itself. */
const HOLD_MS = 2_500;

export function opening(group: Group): Scene<Drawn> {
  const { before, events, eyes } = group;
  const event = events[0]!;
  const bomb = event["content"] === "bomb";
  const after = folded(before, events);
  const seat = event["seat"] as number;
  const own = seat === eyes.seat;
  const home = `hq ${before.players[seat]?.colour ?? "red"}`;
  const fresh = bomb ? 0 : (event["content"] as number);
  const had = before.players[seat]?.secrets ?? 0;
  // Behind, both clasps give way together.
  const clasps = eyes.hurried ? [CLASP] : [CLASP, CLASP + BETWEEN_CLASPS_MS];
  const free = clasps.at(-1)!;
  const [lid, fan, bar, bang] = [free + LID_MS, free + FAN_MS, free + BAR_MS, free + BANG_MS];
  const ticks = TICKS_MS.map((at) => free + at) as [number, number, number];
  const tells = bomb ? free + LOSSES_MS : bar + fresh * A_SECRET_MS;
  const length = tells + (own ? 1_500 : HOLD_MS);
  const losses = (events.find(({ type }) => type === "bomb_exploded")?.["losses"] ?? 0) as number;
  const lost = events.filter(({ type }) => type === "agent_lost");
  const who = { view: before, seat: eyes.seat };
  const captions: Caption[] = [
    { at: 0, say: { id: "randolph-scene-on-table", args: { suitcase: suitcase(before, event["suitcase"]) } } },
  ];
  if (!eyes.hurried) captions.push({ at: CLASP, say: { id: "randolph-scene-clasp" } }, { at: free, say: { id: "randolph-scene-clasp-other" } });
  const cues: Cue[] = [
    { at: 1, sound: "thud" },
    ...clasps.map((at) => ({ at, sound: "click", shake: [10] })),
    { at: lid, sound: "hinge" },
  ];
  if (bomb) {
    captions.push({ at: lid, say: { id: "randolph-scene-ticks" } });
    ticks.forEach((at, i) => {
      captions.push({ at, say: { id: "randolph-scene-count", args: { left: 3 - i } } });
      cues.push({ at, sound: "tick", shake: [15] });
    });
    captions.push({ at: bang, say: { id: "randolph-bomb-word" } }, { at: tells, say: about(who, seat, "randolph-bomb-about", { count: losses }) });
    cues.push({ at: bang, sound: "bang", shake: [120] });
  } else {
    captions.push(
      { at: lid, say: { id: "randolph-scene-opens" } },
      { at: fan, say: { id: "randolph-scene-secrets", args: { count: fresh } } },
      { at: tells, say: about(who, seat, "randolph-scene-stands", { secrets: event["secrets"], target: before.target }) },
    );
    cues.push({ at: fan, sound: "paper", shake: [20, 30, 20] }, ...Array.from({ length: fresh }, (_, i) => ({ at: bar + (i + 1) * A_SECRET_MS, sound: "tick" })));
  }
  return {
    kind: bomb ? "bomb" : "delivery",
    events: events.length,
    length,
    tells,
    weight: "big",
    waits: own,
    stills: [500, bomb ? ticks[2] : fan + 800, length],
    still: 900,
    captions,
    cues,
    draw(ms) {
      const told = ms >= tells;
      const open = ms >= lid;
      const paper: CasePaper = {
        kind: "case",
        seat,
        suitcase: event["suitcase"],
        content: open ? event["content"] : null,
        up: soft(part(ms, 0, 500)),
        clasps: [soft(part(ms, CLASP, 160)), soft(part(ms, free, 160))],
        lid: part(ms, lid, 420),
        fan: ms - fan + 300,
        before: had,
        counted: bomb ? 0 : Math.min(fresh, Math.max(0, Math.floor((ms - bar) / A_SECRET_MS))),
        ticks: ms >= bang ? 0 : ms >= ticks[2] ? 1 : ms >= ticks[1] ? 2 : 3,
        burst: bomb ? part(ms, bang, 240) : 0,
        shaken: bomb && ms >= bang && ms < bang + 360 ? Math.sin(ms / 18) * 5 * (1 - part(ms, bang, 360)) : 0,
        lost: bomb && told ? lost : null,
        losses,
        told,
      };
      return { ...STILL, view: told ? after : before, look: home, paper };
    },
  };
}
