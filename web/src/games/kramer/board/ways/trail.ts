/** Trails over the lawn: from gate to gate, each on a lane of its own, with footprints and a place for the mover's face. */
import { BUILDINGS, type Building, ringIndex } from "../../view";
import type { Journey } from "../../scenes/drawn";
import { mirrored, n, type Point, type Shape } from "../geometry";

/** Inner gates of the twelve sites on the large board. */
const GATES = mirrored(1000, [
  [500, 272],
  [648, 284],
  [722, 378],
  [736, 540],
  [722, 716],
  [644, 742],
  [500, 734],
]);
const LANES = 4;
const SAMPLES = 24;
const FACE_APART = 58;

/** Returns a point of the large board on this shape. */
function placed(shape: Shape, x: number, y: number): Point {
  if (shape.name === "wide") return { x, y };
  return { x: 180 + (x - 500) * 0.333, y: 207 + (y - 506) * 0.378 };
}

function lane(shape: Shape, ring: number, which: number): Point {
  const angle = (ring * Math.PI) / 6;
  return placed(shape, 500 + (236 - which * 25) * Math.sin(angle), 506 - (206 - which * 23) * Math.cos(angle));
}

/** A trail as it is drawn. */
export type TrailDrawing = ReturnType<typeof drawTrail>;

/** Returns the path of a trail; its footprints, each with how far along it falls; where it ends and points; and points at equal parts of the way. */
export function drawTrail(shape: Shape, { from, to, steps }: Journey, which: number) {
  const corners = cornersOf(shape, from, to, steps, which);
  const points: Point[] = [];
  let path = `M${n(corners[0]!.x)} ${n(corners[0]!.y)}`;
  for (let leg = 0; leg < corners.length - 1; leg++) {
    const [b, c] = [corners[leg]!, corners[leg + 1]!];
    const [a, d] = [corners[leg - 1] ?? b, corners[leg + 2] ?? c];
    const one = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const two = { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 };
    path += `C${n(one.x)} ${n(one.y)} ${n(two.x)} ${n(two.y)} ${n(c.x)} ${n(c.y)}`;
    for (let k = 0; k < SAMPLES; k++) points.push(bezier(b, one, two, c, k / SAMPLES));
  }
  points.push(corners.at(-1)!);
  const [last, before] = [points.at(-1)!, points.at(-5)!];
  return {
    path,
    footprints: footprintsOf(points, shape.name === "wide" ? 18 : 9.5, shape.name === "wide" ? 6.2 : 2.6),
    tip: { ...last, turn: degrees(before, last) },
    points,
  };
}

function cornersOf(shape: Shape, from: Building, to: Building, steps: number | null, which: number): Point[] {
  const start = ringIndex(from);
  const ends = [GATES[start]!, GATES[ringIndex(to)]!] as const;
  const [out, home] = ends.map(({ x, y }) => placed(shape, x, y)) as [Point, Point];
  if (steps === null) return [out, around(shape, ...ends, which), home];
  const way = Math.sign(steps);
  const corners = [out];
  for (let k = 0; k < Math.abs(steps); k++) corners.push(lane(shape, start + way * (k + 0.36), which), lane(shape, start + way * (k + 0.64), which));
  return [...corners, home];
}

/** Returns the middle of a leap: it goes round the square in the middle, where the cards lie. */
function around(shape: Shape, from: Point, to: Point, which: number): Point {
  const [x, y] = [(from.x + to.x) / 2 - 500, (from.y + to.y) / 2 - 506];
  const far = Math.hypot(x, y);
  // Straight across, to the left of where it comes from.
  const [dx, dy] = far > 20 ? [x / far, y / far] : [(506 - from.y) / 236, (from.x - 500) / 236];
  const radius = Math.max(far, 186 - which * 12);
  return placed(shape, 500 + dx * radius, 506 + dy * radius);
}

function footprintsOf(points: readonly Point[], every: number, aside: number) {
  const found: (Point & { readonly turn: number; readonly at: number })[] = [];
  const lengths = points.map((point, k) => (k === 0 ? 0 : Math.hypot(point.x - points[k - 1]!.x, point.y - points[k - 1]!.y)));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let [walked, next] = [0, every / 2];
  for (let k = 1; k < points.length; k++) {
    const [a, b] = [points[k - 1]!, points[k]!];
    walked += lengths[k]!;
    if (walked < next) continue;
    next += every;
    const turn = Math.atan2(b.y - a.y, b.x - a.x);
    const side = found.length % 2 ? aside : -aside;
    found.push({ x: b.x - Math.sin(turn) * side, y: b.y + Math.cos(turn) * side, turn: (turn * 180) / Math.PI + 90, at: walked / whole });
  }
  return found;
}

/** Returns a lane for each journey, so that none lies on another one's where both go along the same buildings. */
export function lanes(journeys: readonly Journey[]): number[] {
  const taken: Set<number>[] = Array.from({ length: LANES }, () => new Set());
  return journeys.map(({ from, steps }) => {
    const start = ringIndex(from);
    const gone = Array.from({ length: Math.abs(steps ?? 0) }, (_, k) => (start + (Math.sign(steps!) > 0 ? k : -k - 1) + 2 * BUILDINGS.length) % BUILDINGS.length);
    const free = taken.findIndex((lane) => gone.every((leg) => !lane.has(leg)));
    const which = free < 0 ? LANES - 1 : free;
    for (const leg of gone) taken[which]!.add(leg);
    return which;
  });
}

/** Returns where along each trail its face stands, so that faces keep apart from each other. */
export function faces(trails: readonly TrailDrawing[], shape: Shape): Point[] {
  const found: Point[] = [];
  const apart = FACE_APART * (shape.name === "wide" ? 1 : 0.5);
  for (const { points } of trails) {
    const places = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74].map((part) => points[Math.round(part * (points.length - 1))]!);
    const room = (point: Point): number => Math.min(...found.map((other) => Math.hypot(other.x - point.x, other.y - point.y)), Infinity);
    found.push(places.find((point) => room(point) >= apart) ?? places.reduce((best, point) => (room(point) > room(best) ? point : best)));
  }
  return found;
}

function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const s = 1 - t;
  const mix = (p: number, q: number, r: number, u: number): number => s ** 3 * p + 3 * s * s * t * q + 3 * s * t * t * r + t ** 3 * u;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

const degrees = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
