import { describe, expect, test } from "vitest";
import { cell, guessesOf, lines, nextGuess, openLines, shade } from "./dossier";
import { byCards, finishers, freeAgents, judged, ranking } from "../result/result";
import { passedInRow } from "../orders/round/round";
import { viewpointOf, MOMENTS } from "../fixtures/viewpoint";
import { agentOf, type CaseFile, type KramerView, LETTERS, playing, viewOf } from "../view";

const file: CaseFile = {
  moved: { "1": { red: { points: 4, by_card: -2, into_ruin: 1, out_of_ruin: 0 } } },
  scorings: [
    { seat: 1, round: 2, armed: ["red"], gains: { red: 7, blue: -3 } },
    { seat: 0, round: 3, armed: ["red"], gains: { red: 5 } },
  ],
  stopped: [],
};

describe("the case file", () => {
  test("counts only the scorings that the player caused", () => {
    expect(cell(file, 1, "red")).toMatchObject({ steps: 2, gain: 7, into_ruin: 1 });
    expect(cell(file, 0, "red")).toMatchObject({ steps: 0, gain: 5 });
    expect(cell(file, 0, "blue")).toMatchObject({ steps: 0, gain: 0 });
  });

  test("shades only what stands out", () => {
    expect([0, 3, 6, 9, 12].map((steps) => shade(steps, 12))).toEqual([0, 1, 2, 3, 3]);
    expect(shade(2, 2)).toBe(0);
  });

  test("guesses go round through everybody else and nobody", () => {
    const view = viewOf(viewpointOf(MOMENTS["dossier"]!));
    let guess = nextGuess(view, 0, null);
    const seen = [guess];
    while (guess !== null) seen.push((guess = nextGuess(view, 0, guess)));
    expect(seen).toEqual([...view.seats.map(({ seat }) => seat).filter((seat) => seat !== 0), "free", null]);
  });

  test("guesses are read from the notes and never mixed up with them", () => {
    expect(guessesOf({ "guess red": "2", "guess blue": "free", green: "3" })).toEqual({ red: 2, blue: "free" });
  });
});

describe("the form", () => {
  const viewpoint = viewpointOf(MOMENTS["dossier"]!);
  const view = viewOf(viewpoint);

  test("one's own agents are filled in already", () => {
    const own = view.seats[viewpoint.seat!]!.identities!;
    for (const colour of own) expect(openLines(viewpoint)).not.toContain(colour);
    expect(openLines(viewpoint).length).toBe(playing(view).length - own.length);
  });

  test("a form is sent line by line in the order in which the server asks", () => {
    const open = openLines(viewpoint);
    const form = Object.fromEntries(open.map((colour) => [colour, "free" as const]));
    expect(lines(open, form, LETTERS)).toEqual(open.map((colour) => `${LETTERS[colour]}=-`));
    expect(lines(open, { ...form, [open[0]!]: 1 }, LETTERS)[0]).toBe(`${LETTERS[open[0]!]}=1`);
    expect(MOMENTS["dossier"]!.legal.map(({ text }) => text)).toContain(lines(open, { ...form, [open[0]!]: viewpoint.seat === 0 ? 1 : 0 }, LETTERS)[0]);
  });
});

describe("the Top Secret round", () => {
  const view = { asked: 1, cards: { passes: 2 }, seats: [{}, {}, {}, {}] } as unknown as KramerView;

  test("those who passed in a row sit before the one that is asked", () => {
    expect(passedInRow(view)).toEqual([0, 3]);
    expect(passedInRow({ ...view, asked: null })).toEqual([]);
  });
});

describe("the result", () => {
  const view = MOMENTS["over-dossier"]!.view as KramerView;

  test("players stand by their totals, the winner first", () => {
    const placed = ranking(view);
    expect(placed.map(({ total }) => total)).toEqual([...placed.map(({ total }) => total)].sort((a, b) => b - a));
    for (const { marker, dossier, total, best } of placed) {
      expect(marker + dossier).toBe(total);
      expect(agentOf(view, best!).score).toBe(marker);
    }
  });

  test("every agent is somebody's or free", () => {
    const owned = ranking(view).flatMap(({ agents }) => agents);
    expect([...owned, ...freeAgents(view)].sort()).toEqual([...playing(view)].sort());
    expect(finishers(view).length).toBeGreaterThan(0);
  });

  test("five points for every line that is right", () => {
    for (const { seat, dossier } of ranking(view))
      expect(playing(view).filter((colour) => judged(view, seat, colour) === "right").length * 5).toBe(dossier);
  });

  test("what no scoring gave came by cards", () => {
    const over = { ...view, agents: { ...view.agents, red: { ...agentOf(view, "red"), score: 15 } } };
    expect(byCards(over, file, "red")).toBe(3);
  });
});
