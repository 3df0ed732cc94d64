import { beforeEach, expect, test } from "vitest";
import { keep, kept } from "./staged";

beforeEach(() => sessionStorage.clear());

test("a plan outlives a reload, for the same table and moment", () => {
  keep("KEY", { moment: "1 20", plan: { given: ["red"] } });
  expect(kept("KEY", "1 20")).toEqual({ given: ["red"] });
  expect([kept("OTHER", "1 20"), kept("KEY", "0 20"), kept("KEY", "1 21")]).toEqual([null, null, null]);
});

test("a plan that was given up is gone, and what is no plan is none", () => {
  keep("KEY", { moment: "1 20", plan: { given: ["red"] } });
  keep("KEY", null);
  expect(kept("KEY", "1 20")).toBeNull();
  sessionStorage.setItem("topsecret.staged.KEY", "{");
  expect(kept("KEY", "1 20")).toBeNull();
});
