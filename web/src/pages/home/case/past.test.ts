import { expect, test } from "vitest";
import { type Past, won } from "./past";

const game = (winners: number[] | null, mine: number[]): Past => ({
  key: "k", game: "kramer", title: "", names: ["Guest", "Zofia", "Ekow"], winners, mine, at: 0,
}); // prettier-ignore
const list = (names: readonly string[]): string => names.join("+");

test("one's own victory is told to oneself, not as somebody's", () => {
  expect(won(game([0], [0]), list)).toEqual({ id: "home-won-you" });
  expect(won(game([0, 2], [0]), list)).toEqual({ id: "home-won-with-you", args: { who: "Ekow" } });
});

test("others' victories have their names", () => {
  expect(won(game([1, 2], [0]), list)).toEqual({ id: "home-won", args: { who: "Zofia+Ekow" } });
  expect(won(game([], [0]), list)).toEqual({ id: "home-nobody-won" });
  expect(won(game(null, []), list)).toBe(null);
});

test("on a device that went from hand to hand everybody has a name", () => {
  expect(won(game([0], [0, 1]), list)).toEqual({ id: "home-won", args: { who: "Guest" } });
});
