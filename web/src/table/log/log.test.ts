import { expect, test } from "vitest";
import type { Item } from "../../api/http";
import { asItems } from "../../clock/clock.svelte";
import type { GameEvent, GameModule, Viewpoint } from "../viewpoint";
import { lineOf, lines } from "./log";

/** A game in which knocks in a row are one line, and whispers have none. */
const game = {
  tell: (event: GameEvent) => (event.type === "whisper" ? null : { id: event.type, args: { n: Number(event["n"] ?? 1) } }),
  folded: (before: GameEvent, event: GameEvent) =>
    before.type === "knock" && event.type === "knock" ? { type: "knock", n: Number(before["n"] ?? 1) + 1 } : null,
} as unknown as GameModule;

function told(...types: string[]): string[] {
  const viewpoint = { items: asItems(types.map((type) => ({ type }))) } as unknown as Viewpoint;
  return lines(viewpoint, game).map(({ key, message }) => `${key} ${message.id} ${String(message.args?.["n"])}`);
}

test("what belongs together is one line, where the last of it stands", () => {
  expect(told("knock", "knock", "knock", "bell", "knock")).toEqual(["2 knock 3", "3 bell 1", "4 knock 1"]);
});

test("what comes between keeps lines apart, even if it has no line", () => {
  expect(told("knock", "whisper", "knock")).toEqual(["0 knock 1", "2 knock 1"]);
});

test("how a game ended is told where its own rules have not told it", () => {
  const ended = (reason: string) => lineOf({ kind: "table", what: "ended", at: 0, reason } as unknown as Item, {} as Viewpoint, game)?.id;
  expect(["agreed", "abandoned", "closed"].map(ended)).toEqual(["page-told-ended-agreed", "page-told-ended-abandoned", "page-told-ended-closed"]);
  expect(["finish", "secrets", "resigned"].map(ended)).toEqual([undefined, undefined, undefined]);
});
