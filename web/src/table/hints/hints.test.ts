import { expect, test, vi } from "vitest";
import { hints } from "./hints.svelte";

test("a decision wants its help until it is understood, also on the next visit", async () => {
  expect([hints.wants("kramer-hint-move"), hints.wants("kramer-hint-safe")]).toEqual([true, true]);
  hints.learn("kramer-hint-move");
  expect([hints.wants("kramer-hint-move"), hints.wants("kramer-hint-safe")]).toEqual([false, true]);
  vi.resetModules();
  const later = await import("./hints.svelte");
  expect([later.hints.wants("kramer-hint-move"), later.hints.wants("kramer-hint-safe")]).toEqual([false, true]);
});

test("a decision is understood when this seat has made it, at the table where it was asked", () => {
  const item = (event: object) => ({ kind: "game", event });
  const [here, elsewhere] = [{}, {}];
  hints.asked("kramer-hint-round", here, 1);
  const others = [item({ type: "rolled", seat: 0 }), item({ type: "moved", seat: 1 }), { kind: "chat" }];
  hints.told(here, others, 0);
  hints.told(elsewhere, [...others, item({ type: "passed", seat: 0 })], 0);
  expect(hints.wants("kramer-hint-round")).toBe(true);
  hints.told(here, [...others, item({ type: "passed", seat: 0 })], 0);
  expect(hints.wants("kramer-hint-round")).toBe(false);
});
