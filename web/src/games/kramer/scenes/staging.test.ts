import { describe, expect, test, vi } from "vitest";
import { asItems, eventsOf } from "../../../clock/clock.svelte";
import { type Eyes, latest, type Scene } from "../../../clock/scene";
import type { GameEvent } from "../../../table/viewpoint";
import { english, EVENTS, MOMENTS, viewpointOf } from "../fixtures/viewpoint";
import { agentOf, along, type Colour, COLOURS, type KramerView, playing, type Scored } from "../view";
import { again } from "./again";
import { type Drawn, positionOf, rest } from "./drawn";
import { AT } from "./scoring";
import { after, staging } from "./staging";

// Chips are drawn by components; here their words are enough.
vi.mock("../../../i18n/words.svelte", () => ({ chips: {}, t: (id: string) => id }));

const view = MOMENTS["move-two"]!.view as KramerView;
const eyes = { seat: 0, live: true, hurried: false };
const scores = (of: KramerView = view) => Object.fromEntries(playing(of).map((colour) => [colour, agentOf(of, colour).score]));
const show = (events: readonly GameEvent[], over: Partial<Eyes> = {}, from = view): Scene<Drawn>[] => staging.scenes(events, from, { ...eyes, ...over });

/** A move that brings an agent to the safe, and the scoring that it brings on; one's own agent gains something in the middle. */
function cracked(steps: number, own: Colour = "yellow"): { before: KramerView; moved: GameEvent; scored: Scored } {
  const gains = { grey: 1, yellow: 4, orange: 9, red: 7, green: 0 };
  const agents = Object.fromEntries(playing(view).map((colour) => [colour, { ...agentOf(view, colour), building: along(view.safe, colour === "red" ? -steps : 2), score: 5, owner: null }]));
  const seats = view.seats.map((seat) => ({ ...seat, ...(seat.seat === 0 ? { identities: [own] } : {}) }));
  const totals = Object.fromEntries(playing(view).map((colour) => [colour, 5 + (gains[colour as keyof typeof gains] ?? 0)]));
  return {
    before: { ...view, agents, seats },
    moved: { type: "moved", seat: 1, moves: [{ agent: "red", from: along(view.safe, -steps), to: view.safe, points: steps }] },
    scored: { type: "scored", by: 1, safe: view.safe, armed: ["red"], gains, totals } as Scored,
  };
}

describe("every event", () => {
  test.each(EVENTS.map((event) => [`${event.type} ${event["card"] ?? ""} ${event["stops_scoring"] ?? ""}`, event] as const))("%s is shown in one scene at most", (_, event) => {
    const found = show([event]);
    expect(found.length).toBeLessThanOrEqual(1);
    for (const scene of found) expect(scene.events).toBe(1);
  });

  test("of a whole run belongs to exactly one scene, in order, whoever looks and however much is waiting", () => {
    for (const seat of [0, 1, null])
      for (const hurried of [false, true]) {
        const found = show(EVENTS, { seat: seat as number, hurried });
        expect(found.reduce((sum, { events }) => sum + events, 0)).toBe(EVENTS.length);
        for (const scene of found) {
          expect(scene.length).toBeGreaterThan(0);
          expect(scene.tells).toBeLessThanOrEqual(scene.length);
          expect(scene.captions[0]?.at).toBe(0);
          expect(scene.stills.length).toBeGreaterThan(0);
          expect([...scene.stills].sort((a, b) => a - b)).toEqual(scene.stills);
          expect(scene.stills.at(-1)).toBe(scene.length);
          for (const { at } of [...scene.captions, ...scene.cues]) expect(at).toBeLessThanOrEqual(scene.length);
        }
      }
  });

  test.each(EVENTS.map((event) => [`${event.type} ${event["card"] ?? ""}`, event] as const))("%s is said in whole words", (_, event) => {
    for (const seat of [0, 1, null])
      for (const { captions } of show([event], { seat: seat as number }))
        for (const { say } of captions) if (say) expect(english(say)).not.toMatch(/[{}]|undefined|null|NaN|⟨/);
  });

  test("leaves the board as the events say", () => {
    // The records are of several tables: one with all agents holds them all.
    const everybody = Object.fromEntries(COLOURS.map((colour) => [colour, { ...(view.agents[colour] ?? agentOf(view, "red")), building: "church" as const }]));
    let position = positionOf({ ...view, agents: everybody });
    for (const event of EVENTS) {
      const [scene] = staging.scenes([event], { ...view, agents: agentsAt(position), safe: position.safe }, eyes);
      position = after(position, event);
      if (!scene) continue;
      const drawn = scene.draw(scene.length);
      expect([drawn.where, drawn.scores, drawn.safe]).toEqual([position.where, position.scores, position.safe]);
      expect([drawn.flights, drawn.slide, drawn.card]).toEqual([[], null, null]);
    }
  });

  test("a frame in which nothing is seen is shown at once", () => {
    expect(show([{ type: "undone", seat: 0 }])).toEqual([]);
  });
});

function agentsAt({ where, scores: so }: ReturnType<typeof positionOf>): KramerView["agents"] {
  return Object.fromEntries(Object.keys(where).map((colour) => [colour, { ...agentOf(view, "red"), building: where[colour as Colour]!, score: so[colour as Colour] ?? 0 }]));
}

describe("a move", () => {
  const from = agentOf(view, "red").building;
  const moved: GameEvent = { type: "moved", seat: 1, moves: [{ agent: "red", from, to: along(from, 2), points: 2 }] };

  test("goes building by building, its trail behind it", () => {
    const [scene] = show([moved]);
    expect(scene!.draw(240).flights).toEqual([{ colour: "red", way: [from, along(from, 1), along(from, 2)], at: 1 }]);
    expect(scene!.draw(240).trails[0]).toMatchObject({ colour: "red", seat: 1, steps: 2, part: 0.5 });
    expect(scene!.draw(240).mover).toBe(1);
    expect(scene!.draw(480).where.red).toBe(along(from, 2));
  });

  test("is as in the view that follows", () => {
    const then = { ...view, agents: { ...view.agents, red: { ...agentOf(view, "red"), building: along(from, 2) } } };
    const [scene] = show([moved]);
    const { where, scores: shown, safe } = scene!.draw(scene!.length);
    expect({ where, scores: shown, safe }).toEqual((({ where, scores, safe }) => ({ where, scores, safe }))(rest(then)));
  });

  test("of several agents goes one after the other, behind all at once", () => {
    const two: GameEvent = { ...moved, moves: [...moved["moves"], { agent: "green", from: agentOf(view, "green").building, to: along(agentOf(view, "green").building, 1), points: 1 }] };
    expect(show([two])[0]!.draw(100).flights).toHaveLength(1);
    expect(show([two], { hurried: true })[0]!.draw(100).flights).toHaveLength(2);
    expect(show([two], { hurried: true })[0]!.length).toBeLessThan(show([two])[0]!.length);
  });

  test("passes one after the other are one beat", () => {
    const seats = view.seats.map(({ seat }) => seat);
    const found = show(seats.map((seat) => ({ type: "passed", seat })));
    expect(found.map(({ kind, events }) => [kind, events])).toEqual([["pass", seats.length]]);
    expect(english(found[0]!.captions[0]!.say!)).toBe("Everyone passed.");
  });
});

describe("a scoring", () => {
  test("holds its breath when the agent comes from the building before the safe", () => {
    const { before, moved, scored } = cracked(1);
    const [scene, ...more] = show([moved, scored], {}, before);
    expect(more).toEqual([]);
    expect([scene!.kind, scene!.events]).toEqual(["scoring", 2]);
    expect(scene!.draw(1_000).where.red).toBe(along(view.safe, -1));
    expect(scene!.draw(1_600).flights).toHaveLength(1);
    expect(scene!.draw(AT.open).where.red).toBe(view.safe);
    expect(english(scene!.captions[0]!.say!)).toBe("Jacques is one step from the safe.");
  });

  test("does not when it comes from further away, or when the page is behind", () => {
    const { before, moved, scored } = cracked(2);
    expect(show([moved, scored], {}, before).map(({ kind }) => kind)).toEqual(["walk", "scoring"]);
    const near = cracked(1);
    expect(show([near.moved, near.scored], { hurried: true }, near.before).map(({ kind }) => kind)).toEqual(["walk", "scoring"]);
  });

  test("holds its breath once a round", () => {
    const { before, moved, scored } = cracked(1);
    const turn = (round: number): GameEvent => ({ type: "turn_began", seat: 1, round });
    const kinds = (...told: GameEvent[]) => show([moved, scored], { told }, before).map(({ kind }) => kind);
    expect(kinds(turn(1), cracked(2).moved, scored, turn(1))).toEqual(["scoring"]);
    expect(kinds(turn(1), moved, scored, turn(1))).toEqual(["walk", "scoring"]);
    expect(kinds(turn(1), moved, scored, turn(1), turn(2))).toEqual(["scoring"]);
  });

  test("shows the agents that moved with it before it", () => {
    const { before, moved, scored } = cracked(1);
    const from = agentOf(before, "green").building;
    const both = { ...moved, moves: [...moved["moves"], { agent: "green", from, to: along(from, 1), points: 1 }] };
    const found = show([both, scored], {}, before);
    expect(found.map(({ kind, events }) => [kind, events])).toEqual([
      ["walk", 0],
      ["scoring", 2],
    ]);
    expect(found[1]!.draw(0).where.green).toBe(along(from, 1));
  });

  test("rises to one's own gain; for those who look on to the largest", () => {
    const { before, scored } = cracked(2);
    const orderFor = (seat: number | null) => show([scored], { seat: seat as number }, before)[0]!.draw(0).scoring!;
    expect(orderFor(0).order).toEqual(["green", "grey", "red", "orange", "yellow"]);
    expect(orderFor(0).mine).toBe("yellow");
    expect(orderFor(null).order.at(-1)).toBe("orange");
    expect(orderFor(null).mine).toBeNull();
  });

  test("on a device that goes from hand to hand rises to the largest, and calls nobody's gain one's own", () => {
    const { before, moved, scored } = cracked(1);
    const [held, looked] = [{ seat: 0, shared: true }, { seat: null }].map((over) => show([moved, scored], over, before)[0]!);
    expect(held!.draw(0).scoring).toEqual(looked!.draw(0).scoring);
    expect(held!.captions).toEqual(looked!.captions);
    expect(held!.cues).toEqual(looked!.cues);
  });

  test("takes as long for everybody, with as many beats", () => {
    const { before, moved, scored } = cracked(1);
    const [mine, theirs] = [0, null].map((seat) => show([moved, scored], { seat: seat as number }, before)[0]!);
    expect(mine!.length).toBe(theirs!.length);
    expect(mine!.tells).toBe(theirs!.tells);
    expect(mine!.stills).toEqual(theirs!.stills);
    expect(mine!.captions.map(({ at }) => at)).toEqual(theirs!.captions.map(({ at }) => at));
  });

  test("tells no total before the markers have run", () => {
    const { before, scored } = cracked(2);
    const [scene] = show([scored], {}, before);
    const { runAt, at } = scene!.draw(0).scoring!;
    expect(scene!.draw(runAt - at).scores).toEqual(scores(before));
    expect(scene!.draw(scene!.tells).scores).toEqual(scored.totals);
    expect(scene!.tells).toBeGreaterThan(runAt - at);
  });

  test("says what follows: the safe, or first the dossiers, which belong to it", () => {
    const { before, scored } = cracked(2);
    const last = (events: GameEvent[], seat = 0) => english(show(events, { seat }, before)[0]!.captions.at(-1)!.say!);
    expect(last([scored])).toBe("Now Seat 1 moves the safe.");
    expect(last([scored], 1)).toBe("Now you move the safe.");
    expect(last([scored, { type: "dossiers_opened" }])).toBe("Dossiers are due. Then Seat 1 moves the safe.");
    expect(show([scored, { type: "dossiers_opened" }], {}, before)[0]!.events).toBe(2);
  });
});

describe("once more", () => {
  test("a move goes again from where it went, whatever happened since", () => {
    const from = agentOf(view, "red").building;
    const first: GameEvent = { type: "moved", seat: 1, moves: [{ agent: "red", from, to: along(from, 2), points: 2 }] };
    const second: GameEvent = { type: "moved", seat: 0, moves: [{ agent: "red", from: along(from, 2), to: along(from, 5), points: 3 }] };
    const then = { ...view, agents: { ...view.agents, red: { ...agentOf(view, "red"), building: along(from, 5) } } };
    const items = asItems([first, second]);
    const viewpoint = viewpointOf({ ...MOMENTS["move-two"]!, view: then }, { items });
    const scene = again(eventsOf(items)[0]!, viewpoint)!;
    expect(scene.draw(0).flights[0]).toMatchObject({ colour: "red", at: 0 });
    expect(scene.draw(0).where.red).toBe(from);
    expect((scene.draw(scene.length) as Drawn).where.red).toBe(along(from, 2));
    expect(scene.waits).toBe(false);
  });

  test("a move that was taken back did not happen", () => {
    const from = agentOf(view, "red").building;
    const back: GameEvent = { type: "moved", seat: 1, moves: [{ agent: "red", from: along(from, 3), to: along(from, 4), points: 1 }] };
    const held: GameEvent = { type: "moved", seat: 1, moves: [{ agent: "green", from: "church", to: "1", points: 1 }] };
    const items = asItems([held, back, { type: "undone", seat: 1 }]);
    const scene = again(held, viewpointOf(MOMENTS["move-two"]!, { items }))!;
    expect((scene.draw(0) as Drawn).where.red).toBe(from);
  });

  test("there is nothing to see of a pass", () => {
    expect(again({ type: "passed", seat: 0 }, viewpointOf(MOMENTS["move-two"]!))).toBeNull();
  });
});

test("a caption is said when its time has come", () => {
  const { before, scored } = cracked(2);
  const [scene] = show([scored], {}, before);
  expect(english(latest(scene!.captions, 100)!.say!)).toBe("Jacques at the safe.");
  expect(latest(show([scored], { seat: null as never }, before)[0]!.captions, 2_400)!.say).toBeNull();
});
