import { describe, expect, test, vi } from "vitest";
import type { Viewpoint } from "../../../table/viewpoint";
import { Plan } from "./plan.svelte";
import { CARDS, viewpointOf, MOMENTS } from "../fixtures/viewpoint";
import { agentOf, along, type KramerView } from "../view";

function plan(viewpoint: Viewpoint): Plan {
  return new Plan(() => viewpoint);
}

describe("a plan", () => {
  test("nothing is sent before it is confirmed, then exactly one legal move", async () => {
    const viewpoint = viewpointOf(MOMENTS["move-two"]!);
    const it = plan(viewpoint);
    it.touchAgent("red");
    it.touchAgent("green");
    expect(viewpoint.play).not.toHaveBeenCalled();
    await it.confirm();
    expect(viewpoint.play).toHaveBeenCalledExactlyOnceWith(MOMENTS["move-two"]!.legal.find(({ text }) => text === "J1 M1")!.id);
    expect(it.begun).toBe(false);
  });

  test("an unfinished plan cannot be confirmed", async () => {
    const viewpoint = viewpointOf(MOMENTS["move-two"]!);
    const it = plan(viewpoint);
    it.touchAgent("red");
    await it.confirm();
    expect(viewpoint.play).not.toHaveBeenCalled();
  });

  test("a refused move leaves the plan as it was", async () => {
    const it = plan(viewpointOf(MOMENTS["move-two"]!, { play: vi.fn(async () => false) }));
    it.touchAgent("red");
    it.touchAgent("red");
    await it.confirm();
    expect(it.given).toEqual(["red", "red"]);
  });

  test("staged pawns land as many buildings ahead as they have points", () => {
    const viewpoint = viewpointOf(MOMENTS["move-two"]!);
    const it = plan(viewpoint);
    it.touchAgent("red");
    it.touchAgent("red");
    const from = agentOf(viewpoint.view as KramerView, "red").building;
    expect(it.landings).toEqual([{ colour: "red", from, to: along(from, 2), way: [from, along(from, 1), along(from, 2)] }]);
  });

  test("dragging a pawn gives it the points of the way, never more than the roll has", () => {
    const viewpoint = viewpointOf(MOMENTS["move-two"]!);
    const it = plan(viewpoint);
    const from = agentOf(viewpoint.view as KramerView, "red").building;
    it.drag("red", along(from, 2));
    expect(it.share("red")).toBe(2);
    it.drag("red", along(from, 5));
    expect(it.share("red")).toBe(2);
    it.drag("red", from);
    expect(it.share("red")).toBe(0);
  });

  test("Undo takes back the last point first, and the last move only when nothing is planned", () => {
    const viewpoint = viewpointOf(MOMENTS["move-two"]!, { canUndo: true });
    const it = plan(viewpoint);
    it.touchAgent("red");
    it.touchAgent("green");
    it.back();
    expect(it.given).toEqual(["red"]);
    it.back();
    expect(viewpoint.takeBack).not.toHaveBeenCalled();
    it.back();
    expect(viewpoint.takeBack).toHaveBeenCalledOnce();
  });

  test("the safe goes only where the server lets it", async () => {
    const viewpoint = viewpointOf(MOMENTS["safe"]!);
    const it = plan(viewpoint);
    it.touchBuilding((viewpoint.view as KramerView).safe);
    expect(it.action).toBeUndefined();
    const { building } = it.buildings[0]!;
    it.touchBuilding(building);
    await it.confirm();
    expect(viewpoint.play).toHaveBeenCalledExactlyOnceWith(MOMENTS["safe"]!.legal.find(({ data }) => data["building"] === building)!.id);
  });

  test("a card with one agent and a distance is played by two touches", async () => {
    const viewpoint = viewpointOf(CARDS["C15"]!);
    const it = plan(viewpoint);
    it.chooseCard("C15");
    it.touchAgent(it.agents[0]!);
    it.touchBuilding(it.buildings.at(-1)!.building);
    await it.confirm();
    expect(viewpoint.play).toHaveBeenCalledOnce();
  });

  test("in the round one passes, and after a card one stops", () => {
    expect(plan(viewpointOf(MOMENTS["round"]!)).quiet?.text).toBe("pass");
    expect(plan(viewpointOf(MOMENTS["stop"]!)).quiet?.text).toBe("stop");
  });

  test("what was staged is staged again, as far as it is legal", () => {
    const viewpoint = viewpointOf(MOMENTS["move-two"]!);
    const [before, after] = [plan(viewpoint), plan(viewpoint)];
    before.touchAgent("red");
    before.touchAgent("green");
    after.restage(before.staged);
    expect([after.given, after.action]).toEqual([["red", "green"], before.action]);
    after.restage({ given: ["red", "red", "red", "red"] });
    expect(after.given).toEqual(["red", "red"]);

    const [card, again] = [plan(viewpointOf(CARDS["C15"]!)), plan(viewpointOf(CARDS["C15"]!))];
    card.chooseCard("C15");
    card.touchAgent(card.agents[0]!);
    card.touchBuilding(card.buildings.at(-1)!.building);
    again.restage(card.staged);
    expect(again.action).toEqual(card.action);
    expect(again.action).toBeDefined();
  });

  test("in a replay nothing can be touched", () => {
    const it = plan(viewpointOf(MOMENTS["move-two"]!, { live: false }));
    expect(it.mode).toBe("watch");
    it.touchAgent("red");
    expect(it.begun).toBe(false);
  });
});
