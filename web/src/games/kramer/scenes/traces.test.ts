import { describe, expect, test, vi } from "vitest";
import { asItems } from "../../../clock/clock.svelte";
import type { GameEvent } from "../../../table/viewpoint";
import { phone, wide } from "../board/geometry";
import { drawTrail, faces, lanes } from "../board/ways/trail";
import { along, type Building, BUILDINGS, type Colour } from "../view";
import { sinceOwn, tracesOf } from "./traces";

vi.mock("../../../i18n/words.svelte", () => ({ chips: {}, t: (id: string) => id }));

const moved = (seat: number, colour: Colour, from: Building, points: number): GameEvent => ({
  type: "moved",
  seat,
  moves: [{ agent: colour, from, to: along(from, points), points }],
});
const turn = (seat: number): GameEvent => ({ type: "turn_began", seat, round: 1 });
const round = [turn(0), moved(0, "red", "1", 2), turn(1), moved(1, "green", "2", 1), turn(2), moved(2, "blue", "3", 3), turn(0)];

describe("traces", () => {
  test("are of the others' moves since one's own, the newest strongest", () => {
    expect(tracesOf(asItems(round), 0, 3).map(({ colour, seat, steps, age }) => [colour, seat, steps, age])).toEqual([
      ["green", 1, 1, 2],
      ["blue", 2, 3, 1],
    ]);
  });

  test("are gone when one has moved oneself", () => {
    expect(tracesOf(asItems([...round, moved(0, "grey", "1", 1)]), 0, 3)).toEqual([]);
  });

  test("are of the last round for those who only look on", () => {
    expect(tracesOf(asItems([...round, moved(0, "grey", "4", 1), turn(1)]), null, 3).map(({ colour }) => colour)).toEqual(["blue", "grey"]);
  });

  test("know nothing of a move that was taken back, nor of what is not told yet", () => {
    expect(tracesOf(asItems([...round.slice(0, -1), { type: "undone", seat: 2 }]), 0, 3).map(({ colour }) => colour)).toEqual(["green"]);
    expect(tracesOf(asItems(round.slice(0, 4)), 0, 3)).toHaveLength(1);
  });

  test("what cards moved in one's own turn is part of them", () => {
    const card: GameEvent = { type: "card_played", seat: 1, card: "C1", steps: -2, moves: [{ agent: "red", from: "3", to: "1" }] };
    expect(sinceOwn(asItems([moved(0, "red", "1", 2), card]), 0, 3)).toEqual([card]);
    expect(tracesOf(asItems([moved(0, "red", "1", 2), card]), 0, 3)[0]).toMatchObject({ colour: "red", steps: -2 });
  });
});

describe.each([wide, phone])("a trail on the $name board", (shape) => {
  const journey = (from: Building, steps: number | null, to = along(from, steps ?? 0)) => ({ colour: "red" as const, seat: 0, from, to, steps });

  test.each([1, 3, 6, -2])("of %i steps stays inside the track, footprints all along it", (steps) => {
    for (const building of BUILDINGS) {
      const { points, footprints } = drawTrail(shape, journey(building, steps), 0);
      for (const { x, y } of points) {
        expect(x).toBeGreaterThan(shape.edge);
        expect(x).toBeLessThan(shape.width - shape.edge);
        expect(y).toBeGreaterThan(shape.edge);
        expect(y).toBeLessThan(shape.height - shape.edge);
      }
      expect(footprints.length).toBeGreaterThan(2 * Math.abs(steps));
      expect(footprints.at(-1)!.at).toBeGreaterThan(0.8);
    }
  });

  test("lies on a lane of its own where another one goes the same way", () => {
    expect(lanes([journey("1", 3), journey("2", 2), journey("7", 1), journey("4", -2)])).toEqual([0, 1, 0, 2]);
  });

  test("has its mover's face apart from the others", () => {
    const journeys = [journey("1", 3), journey("2", 3), journey("1", 4)];
    const which = lanes(journeys);
    const found = faces(journeys.map((one, at) => drawTrail(shape, one, which[at]!)), shape);
    for (const a of found) for (const b of found) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(shape.name === "wide" ? 40 : 18);
  });

  test("leaps where no steps are counted", () => {
    expect(drawTrail(shape, journey("9", null, "2"), 0).footprints.length).toBeGreaterThan(5);
  });
});
