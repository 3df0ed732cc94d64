import { describe, expect, test } from "vitest";
import { agentTargets, begin, buildingTargets, type Choice, chosen, playable, remaining, stepBack, wanted, withAgent, withBuilding } from "./narrowing";
import { CARDS, MOMENTS, type Moment } from "../../fixtures/viewpoint";
import { along, type CardAction, type CardId, isCard, type KramerView } from "../../view";

function play(moment: Moment, action: CardAction): Choice {
  const view = moment.view as KramerView;
  let choice = begin(moment.legal, action.data.card);
  for (const agent of action.data.agents ?? []) if (!choice.agents.includes(agent)) choice = withAgent(moment.legal, choice, agent);
  if (action.data.building && choice.building === null) choice = withBuilding(moment.legal, choice, action.data.building, view);
  if (action.data.steps !== undefined && choice.steps === null) {
    const from = view.agents[action.data.agents![0]!]!.building;
    choice = withBuilding(moment.legal, choice, along(from, action.data.steps), view);
  }
  return choice;
}

describe("playing a card", () => {
  test.each(Object.keys(CARDS))("every legal play of %s can be chosen on the board", (card) => {
    const moment = CARDS[card]!;
    const plays = moment.legal.filter(isCard).filter((action) => action.data.card === card);
    expect(plays.length).toBeGreaterThan(0);
    for (const action of plays) expect(chosen(moment.legal, play(moment, action))?.id).toBe(action.id);
  });

  test.each(Object.keys(CARDS))("%s can be taken back step by step until the hand is whole again", (card) => {
    const moment = CARDS[card]!;
    const action = moment.legal.filter(isCard).find((each) => each.data.card === card)!;
    let choice: Choice | null = play(moment, action);
    let steps = 0;
    while (choice && steps < 6) {
      choice = stepBack(choice);
      steps += 1;
    }
    expect(choice).toBeNull();
  });

  test("what is lit is always part of some legal play", () => {
    for (const [card, moment] of Object.entries(CARDS)) {
      const choice = begin(moment.legal, card as CardId);
      for (const agent of agentTargets(moment.legal, choice))
        expect(remaining(moment.legal, withAgent(moment.legal, choice, agent)).length).toBeGreaterThan(0);
      for (const { building } of buildingTargets(moment.legal, choice, moment.view as KramerView))
        expect(chosen(moment.legal, withBuilding(moment.legal, choice, building, moment.view as KramerView))).toBeDefined();
    }
  });

  test("cards without a choice are ready at once", () => {
    for (const card of ["C5", "C11"] as const) {
      const { legal, view } = CARDS[card]!;
      const choice = begin(legal, card);
      expect(chosen(legal, choice)?.data.card).toBe(card);
      expect(wanted(legal, choice, view as KramerView)).toBe("nothing");
    }
  });

  test("asylum is ready with one agent and asks for one more", () => {
    const { legal, view } = CARDS["C13"]!;
    const [first] = agentTargets(legal, begin(legal, "C13"));
    const choice = withAgent(legal, begin(legal, "C13"), first!);
    expect(chosen(legal, choice)?.data.agents).toEqual([first]);
    expect(wanted(legal, choice, view as KramerView)).toBe("another");
  });

  test("one card of a kind is offered once, passing is no card", () => {
    const { legal } = MOMENTS["round"]!;
    const cards = playable(legal);
    expect(new Set(cards).size).toBe(cards.length);
    expect(legal.some(({ data }) => data.kind === "pass")).toBe(true);
  });
});
