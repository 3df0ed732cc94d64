import { expect, test } from "vitest";
import { CHARACTERS, characterOf, faceOf, nameOf } from "./characters";

test("a character is known by its name, and nobody else is", () => {
  expect(characterOf("Zofia")).toBe("zofia");
  expect(characterOf("zofia")).toBe(null);
  expect(characterOf("Bot 1")).toBe(null);
});

test("every character has a portrait of its own", () => {
  expect(new Set(CHARACTERS.map(faceOf)).size).toBe(7);
  expect(CHARACTERS.map(faceOf).every((face) => face.length > 0)).toBe(true);
  expect(CHARACTERS.map(nameOf)).toContain("Ekow");
});
