import { describe, expect, test, vi } from "vitest";
import type { Scene } from "../../../../clock/scene";
import type { GameEvent } from "../../../../table/viewpoint";
import { english, MOMENTS } from "../../fixtures/viewpoint";
import { agentOf, type Colour, type KramerView, playing } from "../../view";
import type { Drawn } from "../drawn";
import { staging } from "../staging";

vi.mock("../../../i18n/words.svelte", () => ({ chips: {}, t: (id: string) => id }));

const table = MOMENTS["move-two"]!.view as KramerView;
const free = "free";

/** A table whose markers stand so, and its end. */
function ended(scores: Partial<Record<Colour, number>>, over: Partial<Record<string, unknown>>): { view: KramerView; event: GameEvent } {
  const agents = Object.fromEntries(Object.entries(scores).map(([colour, score]) => [colour, { ...agentOf(table, playing(table)[0]!), score }]));
  const names = (over["totals"] as number[]).map((_, seat) => `Seat ${seat}`);
  return { view: { ...table, agents, names, finish: 42 } as KramerView, event: { type: "game_over", reason: "finish", ...over } };
}
const scene = ({ view, event }: { view: KramerView; event: GameEvent }, seat: number | null = null): Scene<Drawn> =>
  staging.scenes([event], view, { seat, live: true, hurried: false })[0]!;
const shown = (found: Scene<Drawn>) => found.draw(0).unmasking!;

const usual = ended(
  { grey: 17, yellow: 39, orange: 31, red: 33, green: 36, blue: 44, purple: 20 },
  {
    identities: { grey: free, yellow: 2, orange: 3, red: 1, green: 0, blue: free, purple: free },
    winners: [0],
    totals: [56, 53, 49, 41],
    dossiers: [
      { grey: free, yellow: 2, orange: 1, red: 3, green: 0, blue: free, purple: free },
      { grey: 2, yellow: free, orange: 3, red: 1, green: 0, blue: free, purple: free },
      { grey: 3, yellow: 2, orange: free, red: 0, green: 1, blue: free, purple: free },
      { grey: free, yellow: 1, orange: 3, red: 2, green: free, blue: 0, purple: free },
    ],
  },
);

describe("the unmasking", () => {
  test("goes from the last place to the first, and waits at the crown", () => {
    const found = scene(usual);
    expect(shown(found).acts.map(({ seat, place }) => [seat, place])).toEqual([
      [3, 4],
      [2, 3],
      [1, 2],
      [0, 1],
    ]);
    expect([found.weight, found.waits]).toEqual(["big", true]);
    expect(found.tells).toBeGreaterThan(shown(found).crownAt);
  });

  test("shows free agents behind everybody together, others in their rank beside an empty chair", () => {
    const { behind, chairs, row, acts } = shown(scene(usual));
    expect(behind).toEqual(["grey", "purple"]);
    expect(chairs.map(({ colour }) => colour)).toEqual(["blue"]);
    expect(chairs[0]!.until).toBe(acts[1]!.from);
    expect(row.map(({ seat, points }) => [seat, points])).toEqual([
      [null, 17],
      [null, 20],
      [3, 41],
      [null, 44],
      [2, 49],
      [1, 53],
      [0, 56],
    ]);
  });

  test("says who took whom for whom, and opens the dossier line by line", () => {
    const act = shown(scene(usual)).acts[0]!;
    expect(act.doubts.map(({ seat, took, right }) => [seat, took, right])).toEqual([
      [0, ["red"], false],
      [1, ["orange"], true],
      [2, ["grey"], false],
    ]);
    expect(act.dossier.filter(({ right }) => right).map(({ colour }) => colour)).toEqual(["grey", "purple"]);
    expect(act.dossier.map(({ colour }) => colour)).not.toContain("orange");
  });

  test("is as long for everybody", () => {
    const lengths = [null, 0, 1, 2, 3].map((seat) => scene(usual, seat).length);
    expect(new Set(lengths).size).toBe(1);
    const beats = [null, 0, 3].map((seat) => scene(usual, seat).captions.map(({ at }) => at));
    expect(beats[1]).toEqual(beats[0]);
    expect(beats[2]).toEqual(beats[0]);
  });

  test("tells no winner before the crown", () => {
    const found = scene(usual);
    const { crownAt } = shown(found);
    for (const { at, say } of found.captions) if (at < crownAt) expect(say!.id).not.toMatch(/wins|shared|nobody/);
    expect(english(found.captions.at(-1)!.say!)).toBe("Seat 0 wins.");
    expect(english(scene(usual, 0).captions.at(-1)!.say!)).toBe("You win.");
  });

  test("covers every place until its time", () => {
    const { row, acts, crownAt } = shown(scene(usual));
    for (const { opens } of row) expect(opens).toBeLessThan(crownAt);
    for (const act of acts) expect(row.find(({ seat }) => seat === act.seat)!.opens).toBeGreaterThan(act.turns);
  });

  test("without dossiers has neither doubts nor sums, and is shorter", () => {
    const { dossiers: _, ...plain } = usual.event as GameEvent & { dossiers: unknown };
    const found = scene({ view: usual.view, event: plain as GameEvent });
    expect(shown(found).acts.every(({ doubts, dossier }) => doubts.length === 0 && dossier.length === 0)).toBe(true);
    expect(found.length).toBeLessThan(scene(usual).length);
  });

  test("turns two cards for a second identity, the better one in front", () => {
    const found = scene(ended({ grey: 10, yellow: 30, orange: 20, red: 44 }, { identities: { grey: 0, yellow: 0, orange: 1, red: 2 }, winners: [2], totals: [30, 20, 44] }));
    expect(shown(found).acts.find(({ seat }) => seat === 0)!.agents).toEqual(["yellow", "grey"]);
  });

  test("crowns both who share the win, last of all", () => {
    const found = scene(ended({ grey: 44, yellow: 10, red: 44 }, { identities: { grey: 0, yellow: 1, red: 2 }, winners: [0, 2], totals: [44, 10, 44] }), 2);
    expect(shown(found).acts.map(({ seat, wins }) => [seat, wins])).toEqual([
      [1, false],
      [0, true],
      [2, true],
    ]);
    expect(english(found.captions.at(-1)!.say!)).toBe("You share the win: Seat 0, Seat 2.");
  });

  test("crowns the empty chair when nobody wins", () => {
    const found = scene(ended({ grey: 44, yellow: 10, red: 20, blue: 43 }, { identities: { grey: free, yellow: 0, red: 1, blue: free }, winners: [], totals: [10, 20] }));
    const { crowned, chairs, row } = shown(found);
    expect(crowned).toEqual(["grey"]);
    expect(chairs.map(({ colour }) => colour)).toEqual(["blue", "grey"]);
    expect(row.at(-1)!.colours).toEqual(["grey"]);
    expect(english(found.captions.at(-1)!.say!)).toBe("Nobody wins.");
  });
});
