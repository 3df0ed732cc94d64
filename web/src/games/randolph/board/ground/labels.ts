/** The names of the cities on the map: how large they are, and where they cover least. */
import type { Point } from "../places";

/** Which side of its city a label stands on; its x is the edge that faces the city (or its middle). */
export type Side = "east" | "west" | "middle";
export interface LabelSpot {
  readonly side: Side;
  readonly x: number;
  readonly y: number;
}
type Box = readonly [number, number, number, number];

const LETTER = 7.3;
const LINE = 13;

/** A long name in two lines, broken at the space or hyphen nearest its middle. */
export function linesOf(name: string): string[] {
  const breaks = [...name.matchAll(/[ -]/g)].map((found) => found.index);
  if (name.length <= 11 || breaks.length === 0) return [name];
  const cut = breaks.reduce((best, at) => (Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best));
  return [name.slice(0, name[cut] === "-" ? cut + 1 : cut), name.slice(cut + 1)];
}

/** Width and height of a label. */
export function sizeOf(lines: readonly string[]): Point {
  return [Math.max(...lines.map((line) => line.length)) * LETTER + 6, lines.length * LINE + 3];
}

/** The box of a label: left, top, width, height. */
export function boxOf(spot: LabelSpot, lines: readonly string[]): Box {
  const [width, height] = sizeOf(lines);
  const left = spot.side === "east" ? spot.x : spot.side === "west" ? spot.x - width : spot.x - width / 2;
  return [left, spot.y - height / 2, width, height];
}

const SIDES: readonly Point[] = [
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [0, -1],
];

/** Each label on that side of its city where it covers least: threads, cities, corners, other labels. */
export function layLabels(
  names: readonly string[],
  at: readonly Point[],
  threads: readonly (readonly [Point, Point])[],
  corners: readonly Point[],
  width: number,
  height: number,
): LabelSpot[] {
  const options = at.map(([x, y], i) => {
    const [w, h] = sizeOf(linesOf(names[i] ?? ""));
    return SIDES.map(([sx, sy], rank) => {
      const gap = sx && sy ? 9 : 11;
      const cx = x + sx * (w / 2 + gap);
      const cy = y + sy * (h / 2 + gap);
      const box: Box = [cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2];
      let cost = rank * 2;
      for (const [a, b] of threads) cost += inside(a, b, box);
      for (const [px, py] of at) if (overlap(box, [px - 12, py - 30, px + 12, py + 9])) cost += 60;
      if (box[0] < 2 || box[1] < 2 || box[2] > width - 2 || box[3] > height - 2) cost += 400;
      for (const [kx, ky] of corners) if (Math.hypot(kx - cx, ky - cy) < 110 + w / 3) cost += 200;
      const side: Side = sx > 0 ? "east" : sx < 0 ? "west" : "middle";
      return { cost, box, spot: { side, x: sx > 0 ? box[0] : sx < 0 ? box[2] : cx, y: cy } };
    });
  });
  const chosen = options.map((found) => found.reduce((best, one) => (one.cost < best.cost ? one : best)));
  // Labels only push one another: a few rounds settle them.
  for (let round = 0; round < 4; round++) {
    options.forEach((found, i) => {
      const total = (one: (typeof found)[number]): number =>
        one.cost + chosen.filter((other, j) => j !== i && overlap(one.box, other.box)).length * 150;
      chosen[i] = found.reduce((best, one) => (total(one) < total(best) ? one : best));
    });
  }
  return chosen.map(({ spot }) => spot);
}

function overlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** How much of the line from a to b lies inside the box (Liang and Barsky's clipping). */
function inside(a: Point, b: Point, box: Box): number {
  let low = 0;
  let high = 1;
  for (const k of [0, 1] as const) {
    const way = b[k] - a[k];
    if (way === 0) {
      if (a[k] < box[k] || a[k] > box[k + 2]!) return 0;
      continue;
    }
    const ends = [(box[k] - a[k]) / way, (box[k + 2]! - a[k]) / way].sort((p, q) => p - q);
    low = Math.max(low, ends[0]!);
    high = Math.min(high, ends[1]!);
  }
  return Math.max(0, high - low) * Math.hypot(b[0] - a[0], b[1] - a[1]);
}
