import { describe, expect, test } from "vitest";
import { flags, type Focus, LEAST, look, whole } from "./camera";
import { fitted, seen } from "./view-port";

const SHEET = { width: 1020, height: 580 };
const PHONE = { width: 374, height: 420 };
const focus = (box: Focus["box"], more: Partial<Focus> = {}): Focus => ({ key: "", box, most: 1.15, marks: [], ...more });
const scaleOf = (zoom: number): number => (fitted(PHONE, SHEET).width * zoom) / SHEET.width;

describe("the camera", () => {
  test("a map whose cities can be hit is shown whole, another is not", () => {
    expect(whole({ width: 1008, height: 573 }, SHEET)).toBe(true);
    expect(whole(PHONE, SHEET)).toBe(false);
  });

  test("what is spoken of is in sight, and no closer than is usual", () => {
    const port = look(focus([480, 100, 620, 220]), PHONE, SHEET, 1);
    const part = seen(port, PHONE, SHEET);
    expect(scaleOf(port.zoom)).toBeCloseTo(1.15);
    expect(part.x * SHEET.width - 10).toBeLessThan(480);
    expect((part.x + part.width) * SHEET.width - 10).toBeGreaterThan(620);
  });

  test("a focus too wide for the window gives way to the thing last touched; a city can always be hit", () => {
    const port = look(focus([0, 0, 1000, 560], { last: [900, 100] }), PHONE, SHEET, 1);
    const part = seen(port, PHONE, SHEET);
    expect(scaleOf(port.zoom)).toBeGreaterThanOrEqual(LEAST);
    expect((part.x + part.width) * SHEET.width).toBeGreaterThan(910);
  });

  test("nothing empty is shown above and below, even where the map is low", () => {
    const high = { width: 300, height: 700 };
    const port = look(focus([400, 200, 600, 300]), high, SHEET, 1);
    expect(fitted(high, SHEET).height * port.zoom).toBeGreaterThanOrEqual(700 - 0.01);
  });

  test("places off the screen get a flag at their edge, few enough to see the map", () => {
    const marks = ["tokyo", "beijing", "norilsk", "perth", "sydney"].map((name, at) => ({ name, at: [960, 60 * at] as const, note: "2" }));
    const port = look(focus([100, 100, 200, 200]), PHONE, SHEET, 1);
    const found = flags([...marks, { name: "here", at: [150, 150], note: "1" }], port, PHONE, SHEET);
    expect(found.map(({ side }) => side)).toEqual(["right", "right", "right"]);
    expect(new Set(found.map(({ top }) => top)).size).toBe(3);
    expect(found.some(({ name }) => name === "here")).toBe(false);
  });
});
