import { expect, test } from "vitest";
import { freeName, LONGEST_NAME } from "./me";

test("who comes later with the same name gets a number", () => {
  expect(freeName("Guest", [])).toBe("Guest");
  expect(freeName("Guest", ["Guest", "Guest 2"])).toBe("Guest 3");
  const long = "N".repeat(LONGEST_NAME);
  expect(freeName(long, [long]).length).toBeLessThanOrEqual(LONGEST_NAME);
});
