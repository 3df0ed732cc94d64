/** Where everything stands on the board: the town's twelve sites, the fields of the track, the feet of the pawns. */
import { BUILDINGS, type Building, ringIndex } from "../view";

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}
export interface Spot extends Point {
  readonly size: number;
}
export interface Foot extends Point {
  /** Size of the pawn, 1 = as the town is drawn. */
  readonly scale: number;
}

/** One drawing of the board. Phones have their own, with larger pieces. */
export interface Shape {
  readonly name: "wide" | "phone";
  readonly width: number;
  readonly height: number;
  /** Depth of the track around the town. */
  readonly edge: number;
  /** Length of the Start field. */
  readonly start: number;
  /** Size of the town's drawings and of its pawns. */
  readonly town: number;
  readonly pawn: number;
  readonly marker: number;
  readonly sites: readonly Point[];
  /** Where the plates stand beside their buildings. */
  readonly plate: { readonly dx: number; readonly dy: number; readonly scale: number };
}

/** The twelve places around the middle of a sheet: those from the church down its right side to the one below are given, the left mirrors them. */
export function mirrored(width: number, right: readonly (readonly [number, number])[]): Point[] {
  const left = right.slice(1, -1).map(([x, y]) => [width - x, y] as const);
  return [...right, ...left.reverse()].map(([x, y]) => ({ x, y }));
}

export const wide: Shape = {
  name: "wide",
  width: 1000,
  height: 1000,
  edge: 66,
  start: 232,
  town: 1,
  pawn: 1,
  marker: 37,
  sites: mirrored(1000, [
    [500, 162],
    [691.3, 176.4],
    [823.6, 308.7],
    [838, 500],
    [823.6, 691.3],
    [691.3, 823.6],
    [500, 838],
  ]),
  plate: { dx: 74, dy: -52, scale: 1 },
};
export const phone: Shape = {
  name: "phone",
  width: 360,
  height: 392,
  edge: 30,
  start: 92,
  town: 0.385,
  pawn: 0.47,
  marker: 18,
  sites: mirrored(360, [
    [180, 68],
    [247.4, 75.8],
    [290.1, 126.7],
    [293, 195],
    [290.1, 263.3],
    [247.4, 314.2],
    [180, 322],
  ]),
  plate: { dx: 68, dy: -60, scale: 0.462 },
};

const DRAWINGS = ["church", "bakery", "cafe", "cinema", "post", "station", "hotel", "townhall", "villa", "bank", "embassy", "ruin"];
/** Returns the drawing of a building. */
export const drawingOf = (building: Building): string => `#b-${DRAWINGS[ringIndex(building)]}`;

/** The order in which sites are drawn: those in front come last. */
export const BACK_TO_FRONT: readonly Building[] = [0, 1, 11, 2, 10, 3, 9, 4, 8, 5, 7, 6].map((site) => BUILDINGS[site]!);

export function siteOf(shape: Shape, building: Building): Point {
  return shape.sites[ringIndex(building)]!;
}

/** Buildings 1 to 5 turn their plate to the right, the others to the left. */
export function facesRight(building: Building): boolean {
  const site = ringIndex(building);
  return site >= 1 && site <= 5;
}

export function plateOf(shape: Shape, building: Building): Point {
  const site = siteOf(shape, building);
  const side = facesRight(building) ? 1 : -1;
  return { x: site.x + side * shape.plate.dx * shape.town, y: site.y + shape.plate.dy * shape.town };
}

/** The paved ground in front of a building. */
export function plazaOf(shape: Shape, building: Building): Point & { rx: number; ry: number } {
  const site = siteOf(shape, building);
  return { x: site.x, y: site.y + 58 * shape.town, rx: 94 * shape.town, ry: 42 * shape.town };
}

/** How many pawns stand in each row, the back one first. */
function rows(count: number, beside: boolean): number[] {
  if (count <= 3 || (count === 4 && !beside)) return [count];
  return [Math.floor(count / 2), Math.ceil(count / 2)];
}

/** Crowds are drawn smaller, so that a building is seen behind seven pawns. */
function crowd(shape: Shape, count: number, beside: boolean): number {
  if (shape.name === "phone") return beside ? [1, 0.9, 0.74, 0.74, 0.7, 0.66, 0.6][count - 1]! : [1, 1, 0.92, 0.86, 0.78, 0.76, 0.74][count - 1]!;
  return beside ? [1, 1, 0.86, 0.86, 0.84, 0.78, 0.72][count - 1]! : [1, 1, 1, 0.92, 0.88, 0.88, 0.88][count - 1]!;
}

/** Where the feet of so many pawns stand in a building; beside the safe they make room for it. */
export function feet(shape: Shape, building: Building, count: number, safe: boolean): Foot[] {
  if (count === 0) return [];
  const site = siteOf(shape, building);
  const scale = crowd(shape, count, safe);
  const lines = rows(count, safe);
  const widest = Math.max(...lines);
  // Measured in units of the town: half of the plaza is 94 wide, the safe takes what is right of 24.
  const pawn = (44 * shape.pawn * scale) / shape.town;
  const [left, right] = safe ? [-92, 26] : [-92, 92];
  // Rows of the same length stand half a step apart, so that those behind look through the gaps.
  const apart = lines.length === 2 && lines[0] === lines[1] ? 0.25 : 0;
  const step = widest > 1 ? Math.min(pawn * 1.06, (right - left - pawn) / (widest - 1 + 2 * apart)) : 0;
  const middle = safe ? (count === 1 ? -34 : (left + right) / 2) : 0;
  return lines.flatMap((line, row) => {
    const down = lines.length === 1 ? 84 : row === 0 ? 58 : 92;
    return Array.from({ length: line }, (_, place): Foot => {
      const across = middle + step * (place - (line - 1) / 2 + (row === 0 ? apart : -apart));
      return { x: site.x + across * shape.town, y: site.y + down * shape.town, scale: shape.pawn * scale };
    });
  });
}

/** Where the safe stands in a building: in the middle of the plaza, or at its right edge beside pawns. */
export function safeSpot(shape: Shape, building: Building, pawns: number): Spot {
  const site = siteOf(shape, building);
  const phone = shape.name === "phone";
  const full = phone ? 82 : 64;
  const size = pawns > 2 ? full * 0.84 : full;
  const across = pawns === 0 ? 0 : 94 - size / 2 - (phone ? -6 : 4);
  return { x: site.x + across * shape.town, y: site.y + 60 * shape.town, size: size * shape.town };
}

/** The way of a pawn through the air: one arc a building, or one leap where it does not walk. */
export function arcs(way: readonly Point[], shape: Shape): string {
  const legs = way.slice(1).map((to, leg) => {
    const [from, bend] = [way[leg]!, bendOf(way[leg]!, to, shape)];
    return `M${n(from.x)} ${n(from.y)}Q${n(bend.x)} ${n(bend.y)} ${n(to.x)} ${n(to.y)}`;
  });
  return legs.join(" ");
}

/** The height of a hop: up and a little toward the middle of the town. */
function bendOf(from: Point, to: Point, shape: Shape): Point {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const [inX, inY] = [shape.width / 2 - x, shape.height / 2 - y];
  const far = Math.hypot(inX, inY) || 1;
  const lift = Math.min(0.3 * Math.hypot(to.x - from.x, to.y - from.y) + 18 * shape.town, 130 * shape.town);
  return { x: x + (inX / far) * lift * 0.7, y: y + (inY / far) * lift * 0.7 - lift * 0.5 };
}

/** A point on the arc, t from 0 to 1. */
export function onArc(from: Point, to: Point, shape: Shape, t: number): Point {
  const bend = bendOf(from, to, shape);
  const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
  return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
}

/** Where a hop touches down at a building on the way. */
export function stepOn(shape: Shape, building: Building): Point {
  const site = siteOf(shape, building);
  return { x: site.x, y: site.y + 50 * shape.town };
}

/** The building at a point of the board, if it is near one: for dragging. */
export function nearest(shape: Shape, at: Point): Building | null {
  const far = (building: Building): number => {
    const site = siteOf(shape, building);
    return Math.hypot(at.x - site.x, at.y - (site.y + 30 * shape.town));
  };
  const best = [...BUILDINGS].sort((a, b) => far(a) - far(b))[0]!;
  return far(best) < 130 * shape.town ? best : null;
}

/** A number as it is written in a path. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
