/** Where everything of a board is drawn: cities, labels, routes, and the corners with bases and headquarters. */
import type { Colour, RandolphView } from "../view";
import { layLabels, type LabelSpot } from "./ground/labels";
import world from "./boards/world.json";

export type Point = readonly [number, number];
export type CornerName = "NW" | "NE" | "SE" | "SW";

export interface City {
  readonly id: string;
  /** What the board itself calls it; cities of our own boards have messages. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly label: LabelSpot;
  /** Where suitcases lie beside it. */
  readonly cases: Point;
}
export interface Link {
  readonly city: string;
  readonly exit: readonly [Point, Point];
  readonly gate: readonly [Point, Point];
}
export interface Corner {
  readonly corner: CornerName;
  readonly cx: number;
  readonly cy: number;
  readonly sx: 1 | -1;
  readonly sy: 1 | -1;
  /** Whose base it is, and whose headquarters lie behind it. */
  readonly start: Colour;
  readonly hq: Colour;
  readonly r0: number;
  readonly r1: number;
  readonly rHq: number;
  readonly slots: readonly Point[];
  readonly links: readonly Link[];
}
export interface Places {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly cities: readonly City[];
  readonly at: ReadonlyMap<string, City>;
  readonly routes: readonly (readonly [string, string])[];
  readonly near: ReadonlyMap<string, readonly string[]>;
  readonly corners: readonly Corner[];
  /** Names of seas and where they stand: the number of a message, x, y. */
  readonly seas: readonly (readonly [string, number, number])[];
}

/** A board as boards/*.json of the package describes it. */
export interface BoardFile {
  readonly width: number;
  readonly height: number;
  readonly cities: readonly { readonly id: string; readonly name: string; readonly x: number; readonly y: number }[];
  readonly routes: readonly (readonly string[])[];
  readonly starts: readonly { readonly colour: string; readonly corner: string; readonly exits: readonly string[] }[];
  readonly hqs: readonly { readonly colour: string; readonly corner: string; readonly gates: readonly string[] }[];
}

const WIDTH = 1000;
/** How far the rings of a base and of headquarters are from their corner. */
const RINGS = { r0: 63, r1: 110, rHq: 61 };
const CORNERS: readonly CornerName[] = ["NW", "NE", "SE", "SW"];

/** The world, drawn by hand. */
export function worldPlaces(): Places {
  return finished({ id: "world", ...(world as unknown as Omit<Places, "id" | "at" | "near">) });
}

/** A board that has no drawing: its own coordinates on a plain sheet, labels where they cover least. */
export function drawn(id: string, board: BoardFile): Places {
  const scale = WIDTH / board.width;
  const height = Math.round(board.height * scale);
  const sheet = CORNERS.map((corner) => cornerPoint(corner, height));
  let at: Point[] = [];
  // Bases are drawn in the corners of the sheet: cities that stand there move inwards, all in proportion.
  for (let inset = 0; inset <= 80; inset += 10) {
    const within = (value: number, size: number): number => inset + value * scale * (1 - (2 * inset) / size);
    at = board.cities.map(({ x, y }) => [within(x, WIDTH), within(y, height)]);
    if (at.every((spot) => sheet.every((corner) => Math.hypot(spot[0] - corner[0], spot[1] - corner[1]) >= 128))) break;
  }
  const index = new Map(board.cities.map((city, i) => [city.id, i]));
  const spot = (city: string): Point => at[index.get(city) ?? 0] ?? [0, 0];
  const routes = board.routes.map(([a, b]) => [a ?? "", b ?? ""] as const);
  const ways = board.starts.flatMap(({ corner, exits }) => exits.map((city) => [cornerPoint(corner as CornerName, height), spot(city)] as const));
  const threads = [...routes.map(([a, b]) => [spot(a), spot(b)] as const), ...ways];
  const labels = layLabels(board.cities.map(({ name }) => name), at, threads, sheet, WIDTH, height);
  return finished({
    id,
    width: WIDTH,
    height,
    cities: board.cities.map((city, i) => {
      const [x, y] = at[i] ?? [0, 0];
      const label = labels[i] ?? { side: "middle" as const, x, y: y + 20 };
      return { id: city.id, name: city.name, x, y, label, cases: [label.x > x + 4 ? -26 : 26, -6] as const };
    }),
    routes,
    corners: CORNERS.map((corner) => cornerOf(corner, board, spot, height)),
    seas: [],
  });
}

function cornerPoint(corner: CornerName, height: number): Point {
  return [corner[1] === "W" ? 0 : WIDTH, corner[0] === "N" ? 0 : height];
}

function cornerOf(corner: CornerName, board: BoardFile, spot: (city: string) => Point, height: number): Corner {
  const [cx, cy] = cornerPoint(corner, height);
  const sx = cx === 0 ? 1 : -1;
  const sy = cy === 0 ? 1 : -1;
  const start = board.starts.find((place) => place.corner === corner);
  const hq = board.hqs.find((place) => place.corner === corner);
  const slots = Array.from({ length: 7 }, (_, i): Point => {
    const angle = ((9 + i * 12) * Math.PI) / 180;
    return [cx + sx * 79 * Math.cos(angle), cy + sy * 79 * Math.sin(angle)];
  });
  const links = (start?.exits ?? []).map((city): Link => {
    const [x, y] = spot(city);
    const far = Math.hypot(x - cx, y - cy);
    const along = (from: number, to: number, off: number): [Point, Point] => {
      const [ux, uy] = [(x - cx) / far, (y - cy) / far];
      const point = (d: number): Point => [round(cx + ux * d - uy * off), round(cy + uy * d + ux * off)];
      return [point(from), point(to)];
    };
    const side = sx * sy;
    return { city, exit: along(RINGS.r1, far - 12, -4 * side), gate: along(far - 12, RINGS.rHq + 2, 4 * side) };
  });
  return { corner, cx, cy, sx, sy, start: (start?.colour ?? "red") as Colour, hq: (hq?.colour ?? "green") as Colour, ...RINGS, slots, links };
}

function finished(places: Omit<Places, "at" | "near">): Places {
  const near = new Map<string, string[]>(places.cities.map(({ id }) => [id, []]));
  for (const [a, b] of places.routes) {
    near.get(a)?.push(b);
    near.get(b)?.push(a);
  }
  return { ...places, at: new Map(places.cities.map((city) => [city.id, city])), near };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const made = new Map<string, Places>();
const OURS: Record<string, () => Promise<BoardFile>> = {
  europe: async () => (await import("../../../../../src/topsecret/randolph/boards/europe.json")).default,
};

/** The places of the board in play; of one that has first to be loaded, undefined. */
export function placesOf({ id, digest, json }: RandolphView["board"]): Places | undefined {
  const key = id === "world" ? id : digest;
  if (!made.has(key) && (key === "world" || json)) made.set(key, key === "world" ? worldPlaces() : drawn(id, JSON.parse(json!) as BoardFile));
  return made.get(key);
}

/** Loads what the board in play needs to be drawn. */
export async function loadPlaces(board: RandolphView["board"]): Promise<Places | undefined> {
  const load = OURS[board.id];
  if (!placesOf(board) && load) made.set(board.digest, drawn(board.id, await load()));
  return placesOf(board);
}

/** The corner where a colour starts, and the one where its headquarters are. */
export function baseCorner(places: Places, colour: Colour): Corner {
  return places.corners.find((corner) => corner.start === colour) ?? places.corners[0]!;
}
export function hqCorner(places: Places, colour: Colour): Corner {
  return places.corners.find((corner) => corner.hq === colour) ?? places.corners[0]!;
}

/** Where a courier stands who has just come home, before the suitcase is opened. */
export function insideHq({ cx, cy, sx, sy }: Corner): Point {
  return [cx + sx * 30, cy + sy * 34];
}
