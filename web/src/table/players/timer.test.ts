import { expect, test } from "vitest";
import { left, shown } from "./timer";

const say = (id: string, { n }: Record<string, number>): string => `${id} ${n}`;

test("a deadline counts before the time for the whole game", () => {
  expect(left({ deadlines: { "1": 5_000 }, left: [null, 90_000] }, 1, 2_000)).toBe(3_000);
  expect(left({ deadlines: {}, left: [null, 90_000] }, 1, 2_000)).toBe(90_000);
});

test("no clock shows nothing, and no time is ever below zero", () => {
  expect(left(null, 0, 0)).toBeNull();
  expect(left({ deadlines: { "0": 1_000 }, left: [null] }, 0, 9_000)).toBe(0);
});

test("time is written as people read it", () => {
  expect(shown(42_900, say)).toBe("0:42");
  expect(shown(12 * 60_000 + 5_000, say)).toBe("12:05");
  expect(shown(5 * 3_600_000, say)).toBe("page-hours 5");
  expect(shown(3 * 86_400_000 + 1, say)).toBe("page-days 3");
});
