import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Viewpoint, GameEvent } from "../../game";
import { viewpointOf, MOMENTS } from "../fixtures/viewpoint";
import { Stage } from "./stage.svelte";
import { agentOf, along, type Building, type KramerView } from "../view";

let calm = false;
vi.mock("../../../device/settings.svelte", () => ({ still: () => calm }));

const moment = MOMENTS["move-two"]!;
const view = moment.view as KramerView;
const from = agentOf(view, "red").building;
const to: Building = along(from, 2);
const after: KramerView = { ...view, agents: { ...view.agents, red: { ...agentOf(view, "red"), building: to } } };
const moved: GameEvent = { type: "moved", seat: 0, moves: [{ agent: "red", from, to, points: 2 }] };

function changed(over: Partial<Viewpoint> = {}): Viewpoint {
  return viewpointOf({ ...moment, view: after }, { quiet: false, beat: 2, recent: [moved], ...over });
}

describe("the stage", () => {
  let stage: Stage;
  beforeEach(() => {
    vi.useFakeTimers();
    calm = false;
    stage = new Stage();
    stage.take(viewpointOf(moment));
  });
  afterEach(() => {
    stage.finish();
    vi.useRealTimers();
  });

  test("the first picture stands still", () => {
    expect(stage.where.red).toBe(from);
    expect(stage.moving).toBe(false);
  });

  test("a move is shown building by building, and the table waits for it", () => {
    const viewpoint = changed();
    stage.take(viewpoint);
    expect(viewpoint.hold).toHaveBeenCalledWith(480);
    vi.advanceTimersByTime(300);
    expect(stage.flights[0]?.colour).toBe("red");
    expect(stage.where.red).toBe(from);
    vi.advanceTimersByTime(400);
    expect(stage.moving).toBe(false);
    expect(stage.where.red).toBe(to);
  });

  test("the next change ends a motion at once", () => {
    stage.take(changed());
    vi.advanceTimersByTime(100);
    stage.take(changed({ beat: 3, recent: [] }));
    expect(stage.moving).toBe(false);
    expect(stage.where.red).toBe(to);
  });

  test("who wants no motion sees the end", () => {
    calm = true;
    stage.take(changed());
    expect(stage.moving).toBe(false);
    expect(stage.where.red).toBe(to);
  });

  test("after a break nothing moves", () => {
    const viewpoint = changed({ quiet: true });
    stage.take(viewpoint);
    expect(viewpoint.hold).not.toHaveBeenCalled();
    expect(stage.where.red).toBe(to);
  });

  test("in a scoring the markers walk from where they were to the new totals", () => {
    const was = agentOf(view, "red").score;
    const scores = Object.fromEntries(Object.entries(view.agents).map(([colour, agent]) => [colour, agent!.score]));
    const scored: GameEvent = { type: "scored", by: 0, safe: view.safe, armed: ["red"], gains: { red: 7 }, totals: { ...scores, red: was + 7 } };
    const then: KramerView = { ...view, agents: { ...view.agents, red: { ...agentOf(view, "red"), score: was + 7 } } };
    stage.take(viewpointOf({ ...moment, view: then }, { quiet: false, beat: 2, recent: [scored] }));
    vi.advanceTimersByTime(600);
    expect(stage.scoring?.part).toBe(1);
    expect(stage.scores.red).toBe(was);
    vi.advanceTimersByTime(900);
    expect(stage.scores.red).toBeGreaterThan(was);
    expect(stage.scores.red).toBeLessThan(was + 7);
    vi.advanceTimersByTime(3_000);
    expect(stage.scoring).toBeNull();
    expect(stage.scores.red).toBe(was + 7);
  });
});
