import { describe, expect, test, vi } from "vitest";
import { asItems } from "../../../clock/clock.svelte";
import type { GameEvent } from "../../../table/viewpoint";
import { MOMENTS } from "../fixtures/viewpoint";
import { agentOf, type Colour, type KramerView, playing } from "../view";
import { chartOf, raceOf } from "./race";
import { moved, took, unseen } from "./result";

vi.mock("../../../i18n/words.svelte", () => ({ chips: {}, t: (id: string) => id }));

const view = MOMENTS["over-dossier"]!.view as KramerView;
const colours = playing(view);
const totals = (n: number) => Object.fromEntries(colours.map((colour, at) => [colour, n + at]));
const scored = (n: number): GameEvent => ({ type: "scored", by: 0, safe: "7", armed: [], gains: {}, totals: totals(n) });

describe("the race", () => {
  const race = raceOf(view, asItems([scored(3), { type: "dossiers_opened" }, scored(20)]));

  test("begins at Start, has a point for every scoring, and ends where the markers stand", () => {
    for (const [at, colour] of colours.entries()) expect(race.points[colour]).toEqual([0, 3 + at, 20 + at, agentOf(view, colour).score]);
    expect([race.scorings, race.dossiers]).toEqual([2, 1]);
  });

  test.each([
    [800, 250, 140],
    [370, 300, 62],
  ])("fits %i × %i, with every name apart from the others", (width, height, room) => {
    const many = raceOf(view, asItems(Array.from({ length: 24 }, (_, k) => scored(k))));
    const chart = chartOf(many, view.finish, width, height, room);
    expect(chart.right).toBeLessThanOrEqual(width - room + 1);
    const labels = chart.lines.map(({ labelY }) => labelY).sort((a, b) => a - b);
    labels.forEach((y, at) => {
      expect(y).toBeLessThanOrEqual(chart.floor);
      if (at > 0) expect(y - labels[at - 1]!).toBeGreaterThanOrEqual(23.9);
    });
    const columns = chart.columns.map(({ x }) => x);
    columns.forEach((x, at) => at > 0 && expect(x - columns[at - 1]!).toBeGreaterThan(20));
    expect(chart.columns.at(-1)!.n).toBe(24);
  });
});

describe("who fooled whom", () => {
  const [one, two] = colours as [Colour, Colour];
  const known: KramerView = {
    ...view,
    agents: { ...view.agents, [one]: { ...agentOf(view, one), owner: 0 }, [two]: { ...agentOf(view, two), owner: 1 } },
    seats: view.seats.map((seat) => ({ ...seat, dossier: seat.seat === 1 ? { [one]: 0, [two]: 1 } : seat.seat === 0 ? { [one]: 0, [two]: "free" } : {} })),
  };

  test("a player took another one for the agents it wrote that name beside", () => {
    expect(took(known, 1, 0)).toEqual([one]);
    expect(took(known, 0, 1)).toEqual([]);
  });

  test("nobody named the second rightly", () => {
    expect(unseen(known)).toContain(1);
    expect(unseen(known)).not.toContain(0);
  });

  test("steps are counted for one's own agents and for all", () => {
    const move: GameEvent = { type: "moved", seat: 1, moves: [{ agent: two, from: "1", to: "3", points: 2 }, { agent: one, from: "1", to: "2", points: 1 }] }; // prettier-ignore
    expect(moved(known, asItems([move]))[1]).toEqual({ own: 2, all: 3 });
  });
});
