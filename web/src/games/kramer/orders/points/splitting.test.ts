import { describe, expect, test } from "vitest";
import { MOMENTS } from "../../fixtures/viewpoint";
import { exactly, left, mostFor, withShare } from "./splitting";
import { COLOURS } from "../../view";

const two = MOMENTS["move-two"]!.legal;
const upTo = MOMENTS["move-upto"]!.legal;
const some = MOMENTS["move-some"]!.legal;

describe("giving out points", () => {
  test("a split is confirmed when all points of the roll are given", () => {
    expect(exactly(two, [])).toBeUndefined();
    expect(exactly(two, ["red"])).toBeUndefined();
    expect(exactly(two, ["red", "green"])?.data.points).toEqual({ red: 1, green: 1 });
    expect(exactly(two, ["red", "red"])?.data.points).toEqual({ red: 2 });
  });

  test("a roll of 1–3 leaves the number of points to the player", () => {
    expect(left(some, [])).toEqual([1, 3]);
    expect(exactly(some, [])).toBeUndefined();
    expect(exactly(some, ["grey"])?.text).toBe("S1");
    expect(left(some, ["grey"])).toEqual([0, 2]);
    expect(left(some, ["grey", "grey", "red"])).toEqual([0, 0]);
  });

  test("with cards nobody need be moved on 1–3", () => {
    expect(left(upTo, [])).toEqual([0, 3]);
    expect(exactly(upTo, [])?.text).toBe("stay");
  });

  test("no agent gets more than the roll leaves for it", () => {
    expect(mostFor(two, [], "red")).toBe(2);
    expect(mostFor(two, ["green"], "red")).toBe(1);
    expect(mostFor(two, ["green", "green"], "red")).toBe(0);
  });

  test("agents that sit out get nothing", () => {
    expect(mostFor(two, [], "purple")).toBe(0);
  });

  test("every legal move can be given point by point", () => {
    for (const move of [...two, ...upTo, ...some]) {
      const given = COLOURS.flatMap((colour) => Array.from({ length: move.data["points"][colour] ?? 0 }, () => colour));
      const list = two.includes(move) ? two : upTo.includes(move) ? upTo : some;
      given.forEach((colour, at) => expect(mostFor(list, given.slice(0, at), colour)).toBeGreaterThan(given.slice(0, at).filter((c) => c === colour).length));
      expect(exactly(list, given)?.id).toBe(move.id);
    }
  });

  test("a share that shrinks loses its latest points, the order of the others stays", () => {
    expect(withShare(["red", "green", "red"], "red", 1)).toEqual(["red", "green"]);
    expect(withShare(["red", "green"], "red", 3)).toEqual(["red", "green", "red", "red"]);
    expect(withShare(["red"], "red", 0)).toEqual([]);
  });
});
