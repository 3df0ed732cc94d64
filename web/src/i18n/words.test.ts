import { expect, test } from "vitest";
import { ofBrowser } from "./languages";
import { words } from "./words.svelte";

test("the browser's first language that we speak is taken", () => {
  expect(ofBrowser(["pl-PL", "de-AT", "en"])).toBe("de");
  expect(ofBrowser(["pl"])).toBe("en");
});

test("a message keeps its chips in the order of the language", async () => {
  await words.speak("en");
  await words.need("page");
  const who = { chip: "player", of: 2, words: "Nora" };
  expect(words.parts("page-told-left", { who })).toEqual([who, " has left the table."]);
  expect(words.text("page-told-left", { who })).toBe("Nora has left the table.");
});

test("what closes a sentence or a part of it stays with the chip before it", async () => {
  await words.need("kramer");
  const agents = { chip: "kramer-agents", of: "purple", words: "Bucci" };
  expect(words.parts("kramer-scene-finish", { agents, n: 1 })).toEqual(["Past Finish: ", { chip: agents, after: "." }, " The game is over."]);
});

test("numbers choose the form of a word", () => {
  expect(words.text("page-watching", { n: 1 })).toBe("One spectator");
  expect(words.text("page-watching", { n: 3 })).toBe("3 spectators");
});

test("a message that is missing is seen at once", () => {
  expect(words.text("page-nonsense")).toBe("⟨page-nonsense⟩");
  expect(words.has("page-nonsense")).toBe(false);
});
