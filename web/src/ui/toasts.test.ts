import { beforeEach, expect, test } from "vitest";
import { words } from "../i18n/words.svelte";
import { Fault } from "../api/http";
import { refusal, toast } from "./toasts.svelte";

beforeEach(async () => {
  await words.need("page");
  for (const { id } of toast.shown) toast.close(id);
});

test("a refusal goes when something else has been done; a confirmation stays its time", () => {
  toast.say("bad", { id: "page-fault-stale" });
  toast.say("ok", { id: "page-copied" });
  toast.past();
  expect(toast.shown.map(({ kind }) => kind)).toEqual(["ok"]);
});

test("whoever has done too much is told when it can be tried again", () => {
  expect(refusal(new Fault("limit", "too many new tables", 429, 1_700))).toBe("Too much at once. Try again in 29 minutes.");
  expect(refusal(new Fault("limit", "too many lines of chat", 429, 20))).toMatch(/Wait a moment/);
});
