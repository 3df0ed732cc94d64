import { describe, expect, test } from "vitest";
import { caseFile } from "./casefile";

const EVENTS = [
  { type: "turn_began", seat: 0, round: 1 },
  { type: "moved", seat: 0, moves: [{ agent: "red", from: "church", to: "2", points: 2 }] },
  { type: "turn_began", seat: 1, round: 2 },
  { type: "card_played", seat: 1, card: "C1", moves: [{ agent: "red", from: "2", to: "ruin" }], stops_scoring: true },
  { type: "scored", by: 1, armed: ["blue"], gains: { red: -3, blue: 7, green: 0 } },
];

describe("the case file of a moment", () => {
  test("is empty before anything happened", () => {
    expect(caseFile([])).toEqual({ moved: {}, scorings: [], stopped: [] });
  });

  test("knows only what was told until then", () => {
    expect(caseFile(EVENTS.slice(0, 3))).toEqual({ moved: { "0": { red: { points: 2, by_card: 0, into_ruin: 0, out_of_ruin: 0 } } }, scorings: [], stopped: [] });
  });

  test("counts a card's way the shorter way round, and the ruin", () => {
    expect(caseFile(EVENTS).moved["1"]).toEqual({ red: { points: 0, by_card: -3, into_ruin: 1, out_of_ruin: 0 } });
  });

  test("has every scoring with what it gave, and every one that was stopped", () => {
    const file = caseFile(EVENTS);
    expect(file.scorings).toEqual([{ seat: 1, round: 2, armed: ["blue"], gains: { red: -3, blue: 7 } }]);
    expect(file.stopped).toEqual([{ seat: 1, card: "C1", round: 2 }]);
  });
});
