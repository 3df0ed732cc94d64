import { expect, test } from "vitest";
import { soundOf } from "./sound";

test("of all that happened at once only the weightiest is heard", () => {
  expect(soundOf([{ type: "moved" }, { type: "scored" }, { type: "turn_began" }])).toBe("score");
  expect(soundOf([{ type: "stepped" }, { type: "delivered" }, { type: "bomb_exploded" }])).toBe("bomb");
});

test("what has no sound is silent", () => {
  expect(soundOf([{ type: "turn_began" }])).toBeNull();
  expect(soundOf([])).toBeNull();
});
