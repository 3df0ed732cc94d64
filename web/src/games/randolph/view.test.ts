import { expect, test } from "vitest";
import { MOMENTS } from "./fixtures/viewpoint";
import { forAll } from "./view";

const views = Object.entries(MOMENTS).filter(([, { view }]) => !view.result);

test.each(views)("what all may see of a seat's view tells nothing of the seat (%s)", (_, { view }) => {
  const open = forAll(view);
  if (open === null) return expect(["setup", "place"]).toContain(view.phase);
  const hidden = view.suitcases.filter(({ owner, delivered_by }) => owner === view.seat && delivered_by === null);
  expect(open.seat).toBeNull();
  for (const { id } of hidden) expect(open.suitcases.find((one) => one.id === id)!.content).toBeNull();
  expect(open.duel?.card ?? null).toBeNull();
});
