import { beforeEach, describe, expect, test } from "vitest";
import { asItems } from "../../../../clock/clock.svelte";
import type { GameEvent } from "../../../../table/viewpoint";
import { MOMENTS } from "../../fixtures/viewpoint";
import type { KramerView } from "../../view";
import { Passing, type Public } from "./passing.svelte";

const SEAT = MOMENTS["round"]!.seat;
const began: GameEvent = { type: "turn_began", seat: 0 };
const played: GameEvent = { type: "card_played", seat: 0, card: "C9" };
const passed: GameEvent = { type: "passed", seat: 0 };

/** The recorded round, with somebody asked, somebody's turn, agents armed or not, and what has been told. */
function table(told: readonly GameEvent[], over: Partial<KramerView> = {}, armed = false): Public {
  const view = MOMENTS["round"]!.view as KramerView;
  const agents = Object.fromEntries(Object.entries(view.agents).map(([colour, agent], at) => [colour, { ...agent, armed_by: armed && at === 0 ? 1 : null }]));
  return { view: { ...view, agents, phase: "round", asked: SEAT, turn: SEAT === 0 ? 1 : 0, ...over }, items: asItems(told) };
}

describe("an order to pass", () => {
  let passing: Passing;
  beforeEach(() => {
    sessionStorage.clear();
    passing = new Passing("KEY");
  });

  test("nobody is passed for without an order", () => {
    expect(passing.answer(SEAT, table([began]))).toBeNull();
    expect(passing.standing(SEAT, table([began]))).toBeNull();
  });

  test("until a card is played: it passes from turn to turn, and a card ends it", () => {
    passing.give(SEAT, "card", table([began]));
    expect(passing.answer(SEAT, table([began, passed]))).toBe("pass");
    expect(passing.answer(SEAT, table([began, passed, began]))).toBe("pass");
    expect(passing.standing(SEAT, table([began, passed, began, played]))).toEqual({ order: "card", ended: "card", passes: false });
  });

  test("until a card is played: in one's own turn one is asked at the latest", () => {
    passing.give(SEAT, "card", table([began]));
    expect(passing.standing(SEAT, table([began, began], { turn: SEAT }))).toEqual({ order: "card", ended: "turn", passes: false });
  });

  test("given in one's own turn, it holds for the rest of that turn", () => {
    passing.give(SEAT, "card", table([began], { turn: SEAT }));
    expect(passing.answer(SEAT, table([began, passed], { turn: SEAT }))).toBe("pass");
  });

  test("this whole round: whatever is played, until the next turn begins", () => {
    passing.give(SEAT, "round", table([began]));
    expect(passing.answer(SEAT, table([began, played, played]))).toBe("pass");
    expect(passing.standing(SEAT, table([began, played, began]))).toEqual({ order: "round", ended: "round", passes: false });
  });

  test("only when a scoring stands: it wakes with the scoring and sleeps again after it", () => {
    passing.give(SEAT, "scoring", table([began]));
    expect(passing.answer(SEAT, table([began, played, began, began]))).toBe("pass");
    expect(passing.answer(SEAT, table([began], {}, true))).toBeNull();
    expect(passing.standing(SEAT, table([began], {}, true))?.ended).toBeNull();
    expect(passing.answer(SEAT, table([began, began], {}, false))).toBe("pass");
  });

  test("it answers only when its seat is asked", () => {
    passing.give(SEAT, "round", table([began]));
    expect(passing.answer(SEAT, table([began], { asked: SEAT + 1 }))).toBeNull();
    expect(passing.answer(SEAT, table([began], { phase: "safe", asked: null }))).toBeNull();
  });

  test("revoked, the person is asked again", () => {
    passing.give(SEAT, "scoring", table([began]));
    passing.revoke(SEAT);
    expect(passing.answer(SEAT, table([began]))).toBeNull();
  });

  test("it outlives a reload", () => {
    passing.give(SEAT, "round", table([began]));
    expect(new Passing("KEY").answer(SEAT, table([began]))).toBe("pass");
    expect(new Passing("OTHER").answer(SEAT, table([began]))).toBeNull();
  });

  test("nonsense in the storage is no order", () => {
    sessionStorage.setItem("topsecret.passing.KEY", '{"0": {"order": "dance"}, "1": 3}');
    expect(new Passing("KEY").standing(0, table([began]))).toBeNull();
    sessionStorage.setItem("topsecret.passing.KEY", "[");
    expect(new Passing("KEY").standing(0, table([began]))).toBeNull();
  });
});
