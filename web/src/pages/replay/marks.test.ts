import { describe, expect, it } from "vitest";
import { marksOf, momentBefore, nextMark, placeOf, sameMoment, stopsOf } from "./marks";
import { openView } from "./open";
import { eventsIn } from "../../table/log/seen";

const story = [
  [{ type: "turn_began", seat: 0, round: 1 }],
  [{ type: "rolled", seat: 0 }, { type: "moved", seat: 0 }],
  [{ type: "scored", by: 0 }, { type: "turn_began", seat: 1 }],
  [{ type: "delivered", seat: 1 }, { type: "bomb_exploded", seat: 1 }],
  [{ type: "game_over" }],
]; // prettier-ignore

describe("the timeline", () => {
  it("marks turns, scorings, deliveries, bombs and the end at their moments", () => {
    expect(marksOf(story)).toEqual([
      { moment: 1, kind: "turn", seat: 0 },
      { moment: 3, kind: "scoring", seat: 0 },
      { moment: 3, kind: "turn", seat: 1 },
      { moment: 4, kind: "bomb", seat: 1 },
      { moment: 5, kind: "end", seat: null },
    ]);
  });

  it("jumps to the next and the last turn or highlight", () => {
    const marks = marksOf(story);
    expect(nextMark(marks, 0, 1, true)?.moment).toBe(1);
    expect(nextMark(marks, 1, 1, true)?.moment).toBe(3);
    expect(nextMark(marks, 5, -1, true)?.moment).toBe(3);
    expect(nextMark(marks, 3, 1, false)?.kind).toBe("bomb");
    expect(nextMark(marks, 5, 1, false)).toBeUndefined();
  });

  it("stops once at a run of passes, and every mark is at a stop", () => {
    const pass = [{ type: "passed", seat: 0 }];
    const long = [...story.slice(0, 2), pass, pass, pass, ...story.slice(2), pass];
    const stops = stopsOf(long);
    expect(stops).toEqual([0, 1, 2, 5, 6, 7, 8, 9]);
    expect(marksOf(long).every(({ moment }) => stops.includes(moment))).toBe(true);
    expect([0, 2, 3, 4, 5, 6, 99].map((moment) => placeOf(stops, moment))).toEqual([0, 2, 3, 3, 3, 4, 7]);
  });

  it("finds where somebody left who has not seen the last events", () => {
    expect(momentBefore(story, 0)).toBe(5);
    expect(momentBefore(story, 1)).toBe(4);
    expect(momentBefore(story, 2)).toBe(3);
    expect(momentBefore(story, 99)).toBe(0);
  });

  it("does not count chat and what was taken back as missed", () => {
    const items = [{ kind: "game", event: { type: "moved" } }, { kind: "chat" }, { kind: "game", event: { type: "undone" } }];
    expect(eventsIn(items as never)).toBe(1);
  });
});

describe("other eyes", () => {
  const line = (by: number) => ({ type: "dossier_line", by, agent: "red", seat: 1 });
  const open = [[{ type: "dealt", seat: 0, agent: "red" }], [line(0)], [line(1)], [line(0)], [{ type: "handed_in", seat: 1 }]];
  const first = [[{ type: "dealt", seat: 0, agent: "red" }], [line(0)], [line(0)], [{ type: "handed_in", seat: 1 }]];
  const second = [[{ type: "dealt", seat: 0 }], [line(1)], [{ type: "handed_in", seat: 1 }]];

  it("find the same moment, though they were told other things", () => {
    expect(sameMoment(open, open, 3, first)).toBe(2);
    expect(sameMoment(open, open, 3, second)).toBe(2);
    expect(sameMoment(open, first, 2, second)).toBe(1);
    expect(sameMoment(open, second, 3, first)).toBe(4);
    expect(sameMoment(open, first, 0, second)).toBe(0);
  });
});

describe("everything open", () => {
  it("fills in what each seat knows and leaves what belongs to one pair of eyes", () => {
    const whole = openView(
      { seat: null, notes: {}, agents: { red: { score: 3, owner: null }, blue: { score: 1 } }, list: [{ hand: null }, {}], duel: null },
      [
        { seat: 0, notes: { red: "mine" }, agents: { red: { score: 3, owner: 0 }, blue: { score: 1 } }, list: [{ hand: [1] }, {}], duel: null },
        { seat: 1, notes: {}, agents: { red: { score: 3 }, blue: { score: 1, owner: 1 } }, list: [{ hand: null }, { hand: [2] }], duel: null },
      ],
    );
    expect(whole).toEqual({
      seat: null,
      notes: {},
      agents: { red: { score: 3, owner: 0 }, blue: { score: 1, owner: 1 } },
      list: [{ hand: [1] }, { hand: [2] }],
      duel: null,
    });
  });
});
