import { expect, test, vi } from "vitest";
import { acted, hints } from "./hints.svelte";

test("a decision wants its help until it is understood, also on the next visit", async () => {
  expect([hints.wants("kramer-hint-move"), hints.wants("kramer-hint-safe")]).toEqual([true, true]);
  hints.learn("kramer-hint-move");
  expect([hints.wants("kramer-hint-move"), hints.wants("kramer-hint-safe")]).toEqual([false, true]);
  vi.resetModules();
  const later = await import("./hints.svelte");
  expect([later.hints.wants("kramer-hint-move"), later.hints.wants("kramer-hint-safe")]).toEqual([false, true]);
});

test("only what one does oneself is understood by doing", () => {
  const item = (event: object) => ({ kind: "game", event });
  expect(acted([item({ type: "moved", seat: 1 }), { kind: "chat" }], 0)).toBe(false);
  expect(acted([item({ type: "moved", seat: 1 }), item({ type: "scored", by: 0 })], 0)).toBe(true);
});
