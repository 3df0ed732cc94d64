import { beforeEach, expect, test } from "vitest";
import { words } from "../i18n/words.svelte";
import { toast } from "./toasts.svelte";

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
