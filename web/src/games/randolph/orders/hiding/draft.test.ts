import { expect, test } from "vitest";
import { begun, EMPTY, fill, loose, moves, put, shuffled, takeUp } from "./draft";
import { moment } from "../../fixtures/viewpoint";

const ALL = { cities: true, guards: false };
const full = (["A", "B", "C", "D"] as const).reduce(
  (draft, letter, i) => put(fill(draft, letter, ([5, 3, 1, "bomb"] as const)[i]!), letter, ["oslo", "rome", "cairo", "lima"][i]!),
  EMPTY,
);

test("a slip that goes into a filled suitcase changes places with what was there", () => {
  const draft = fill(fill(fill(EMPTY, "A", 5), "B", 3), "A", 3);
  expect(draft.contents).toEqual({ A: 3, B: 5 });
  expect(loose(draft)).toEqual([1, "bomb"]);
});

test("a suitcase that goes where one of the same colour lies changes places with it", () => {
  const draft = put(put(put(EMPTY, "A", "oslo"), "B", "rome"), "B", "oslo");
  expect(draft.cities).toEqual({ A: "rome", B: "oslo" });
  expect(put(put(EMPTY, "A", "oslo"), "B", "oslo").cities).toEqual({ B: "oslo" });
});

test("what is told to the server comes in the order in which it asks", () => {
  expect(moves(full, EMPTY, ALL)).toEqual(["contents 5 3 1 bomb", "A oslo", "B rome", "C cairo", "D lima"]);
  expect(moves({ ...full, guards: 1 }, EMPTY, { cities: true, guards: true })?.at(-1)).toBe("guards 1");
  expect(moves(full, EMPTY, { cities: false, guards: false })).toEqual(["contents 5 3 1 bomb"]);
});

test("nothing is told while something is missing", () => {
  expect(moves(takeUp(full, "C"), EMPTY, ALL)).toBeNull();
  expect(moves(full, EMPTY, { cities: true, guards: true })).toBeNull();
});

test("what was told before a break is not told again", () => {
  const told = { contents: full.contents, cities: { A: "oslo" }, guards: null };
  expect(moves(full, told, ALL)).toEqual(["B rome", "C cairo", "D lima"]);
});

test("a shuffled set-up is complete and uses four different cities", () => {
  const cities = ["oslo", "rome", "cairo", "lima", "perth", "tokyo"];
  const draft = shuffled(EMPTY, cities, EMPTY);
  expect(loose(draft)).toEqual([]);
  expect(new Set(Object.values(draft.cities)).size).toBe(4);
  expect(moves(draft, EMPTY, ALL)).toHaveLength(5);
});

test("a fresh set-up has told nothing yet", () => {
  const { view, seat } = moment("setup-4");
  expect(begun(view, seat)).toEqual({ contents: {}, cities: {}, guards: null });
});
