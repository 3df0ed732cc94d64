import { expect, test } from "vitest";
import moments from "./fixtures/moments.json";
import { forAll, type KramerView } from "./view";

const views = Object.entries(moments as unknown as Record<string, { seat: number; view: KramerView }>).filter(([, { view }]) => !view.result);

test.each(views)("what all may see of a seat's view tells nothing of the seat (%s)", (_, { seat, view }) => {
  const open = forAll(view);
  expect([view.seat, open.seat]).toEqual([seat, null]);
  expect(view.seats[seat]!.identities).not.toHaveLength(0);
  for (const each of open.seats) for (const secret of ["identities", "hand", "drawn", "dossier"]) expect(each).not.toHaveProperty(secret);
  expect(Object.values(open.agents).filter(({ owner }) => typeof owner === "number")).toEqual([]);
});
