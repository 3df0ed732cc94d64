import { describe, expect, test } from "vitest";
import { feet, nearest, phone, plazaOf, safeSpot, siteOf, wide } from "./geometry";
import { standing } from "./standing";
import { fieldOf, fields, gainAt, sideOf, spots } from "./track/track";
import { BUILDINGS, COLOURS } from "../view";

describe.each([wide, phone])("the $name board", (shape) => {
  test.each([1, 2, 3, 4, 5, 6, 7])("%i pawns stay on their plaza, beside the safe too", (count) => {
    for (const building of BUILDINGS)
      for (const safe of [false, true]) {
        const plaza = plazaOf(shape, building);
        const places = feet(shape, building, count, safe);
        expect(places).toHaveLength(count);
        for (const { x, y, scale } of places) {
          expect(Math.abs(x - plaza.x) + 14 * scale).toBeLessThanOrEqual(plaza.rx + 0.5);
          expect(y).toBeGreaterThan(plaza.y - plaza.ry);
          expect(y).toBeLessThanOrEqual(plaza.y + plaza.ry);
        }
      }
  });

  test.each([2, 3, 4, 5, 6, 7])("no two of %i pawns stand on the same spot, and every letter is free", (count) => {
    for (const safe of [false, true]) {
      const places = feet(shape, "7", count, safe);
      for (const a of places)
        for (const b of places)
          if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(18 * a.scale);
    }
  });

  test.each([4, 5, 6, 7])("those behind look through the gaps of %i pawns", (count) => {
    for (const safe of [false, true]) {
      const places = feet(shape, "7", count, safe);
      for (const a of places)
        for (const b of places) if (Math.abs(a.y - b.y) > 1) expect(Math.abs(a.x - b.x)).toBeGreaterThan(9 * a.scale);
    }
  });

  test("pawns do not stand in front of the safe's dial", () => {
    for (const count of [1, 2, 3, 4, 5, 6, 7]) {
      const spot = safeSpot(shape, "7", count);
      for (const { x, scale } of feet(shape, "7", count, true)) expect(x + 16 * scale).toBeLessThan(spot.x);
    }
  });

  test("no pawn is drawn over the edge of the board", () => {
    for (const building of BUILDINGS)
      for (const { y, scale } of feet(shape, building, 7, false)) {
        expect(y).toBeLessThan(shape.height - shape.edge + 4 * shape.town);
        expect(y - 70 * scale).toBeGreaterThan(shape.edge - 30 * shape.town);
      }
  });

  test.each([20, 29, 42, 60])("a track to %i has a field for every point, side by side around the town", (finish) => {
    const boxes = fields(shape, finish);
    expect(boxes).toHaveLength(finish);
    boxes.forEach((box, at) => {
      const next = boxes[(at + 1) % boxes.length]!;
      const touches =
        Math.max(box.x, next.x) <= Math.min(box.x + box.w, next.x + next.w) + 0.01 &&
        Math.max(box.y, next.y) <= Math.min(box.y + box.h, next.y + next.h) + 0.01;
      expect(touches, `fields ${at} and ${at + 1}`).toBe(true);
    });
  });

  test("up to seven markers fit on any field", () => {
    for (const box of fields(shape, 42))
      for (let count = 1; count <= 7; count++)
        for (const { x, y, size } of spots(shape, box, count)) {
          expect(x - size / 2).toBeGreaterThanOrEqual(box.x - 0.01);
          expect(x + size / 2).toBeLessThanOrEqual(box.x + box.w + 0.01);
          expect(y - size / 2).toBeGreaterThanOrEqual(box.y - 0.01);
          expect(y + size / 2).toBeLessThanOrEqual(box.y + box.h + 0.01);
        }
  });

  test("markers with the same total do not hide each other, nor do their gains", () => {
    for (const box of fields(shape, 42)) {
      for (let count = 2; count <= 7; count++) {
        const places = spots(shape, box, count);
        for (const a of places) for (const b of places) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.4 * a.size);
      }
      const [first, second] = [gainAt(shape, box), gainAt(shape, box, 1)];
      expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThanOrEqual(shape.name === "phone" ? 11 : 21);
    }
  });

  test("gains are written on the track, not over the town", () => {
    for (const box of fields(shape, 42)) {
      const { x, y } = gainAt(shape, box);
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.w);
      expect(y).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.h);
      expect(["top", "right", "bottom", "left"]).toContain(sideOf(shape, box));
    }
  });

  test("a drag over a building finds it", () => {
    for (const building of BUILDINGS) {
      const { x, y } = siteOf(shape, building);
      expect(nearest(shape, { x, y })).toBe(building);
      expect(nearest(shape, { x, y: y + 70 * shape.town })).toBe(building);
    }
    expect(nearest(shape, { x: shape.width / 2, y: shape.height / 2 })).toBeNull();
  });

  test("guests stand behind nobody: everyone has a foot of their own", () => {
    const where = Object.fromEntries(COLOURS.map((colour) => [colour, "church"] as const));
    const { at, coming } = standing(shape, where, [{ colour: "red", to: "1" }, { colour: "blue", to: "1" }], ["1"]);
    expect(at.size).toBe(7);
    expect(coming.get("red")).not.toEqual(coming.get("blue"));
  });
});

test("a total past Finish goes on round the track", () => {
  expect(fieldOf(42, 42)).toBe(0);
  expect(fieldOf(46, 42)).toBe(4);
  expect(fieldOf(0, 42)).toBe(0);
});
