/** Where each agent and each suitcase stands on the map: in a city, in a base, beside one another. */
import { baseCorner, type City, type Corner, hqCorner, insideHq, type Places, type Point } from "./places";
import type { Leg } from "../scenes/drawn";
import { type AgentView, BASE, type Colour, emptyCorner, GUARD, HQ, OUT, type PlayerView, type RandolphView, suitcaseOf, type SuitcaseView } from "../view";

export type Figure = ReturnType<typeof figures>[number];
export interface Lying extends Record<"x" | "y" | "scale", number> {
  readonly suitcase: SuitcaseView;
}
/** In which order the seven places of a base fill up: from its middle. */
const FILL = [3, 2, 4, 1, 5, 0, 6];
const IN_BASE = 0.62;
const HQ_SLOTS: readonly Point[] = [
  [15, 32],
  [38, 29],
  [13, 49],
  [34, 46],
  [54, 12],
  [54, 27],
];

/** How far apart agents in one city stand. */
export function abreast(count: number): readonly number[] {
  if (count <= 1) return [0];
  if (count === 2) return [-11, 11];
  if (count === 3) return [-18, 0, 18];
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * 15);
}

export function figures(view: RandolphView, places: Places) {
  const inPlace = new Map<string, { player: PlayerView; agent: AgentView }[]>();
  for (const player of view.players) {
    for (const agent of player.agents) {
      if (agent.place === OUT) continue;
      const base = agent.place === BASE ? player.colour : agent.place === GUARD ? (emptyCorner(view) ?? player.colour) : null;
      const key = base ? `base ${base}` : agent.place;
      inPlace.set(key, [...(inPlace.get(key) ?? []), { player, agent }]);
    }
  }
  const found = [...inPlace].flatMap(([key, those]) => {
    const city = places.at.get(key);
    const corner = city || key === HQ ? null : baseCorner(places, key.slice(5) as Colour);
    const slots = key === HQ ? those.map(({ player }) => insideHq(hqCorner(places, player.colour))) : corner ? baseSlots(corner, those.length) : abreast(those.length).map((dx): Point => [city!.x + dx, city!.y + 4]);
    return those.map(({ player: { seat, colour }, agent: { number, place, carries, bonus } }, i) => {
      const [x, y] = slots[i] ?? slots[0]!;
      return {
        key: `${seat}-${number}`,
        seat,
        number,
        colour,
        place,
        carries: view.suitcases.find(({ id }) => id === carries) ?? null,
        bonus,
        x,
        y,
        scale: corner ? IN_BASE : 1,
        /** The hand that carries: to the left or to the right. */
        hand: (those.length > 1 ? i === 0 : city?.label.side === "east") ? (-1 as const) : (1 as const),
      };
    });
  });
  return found.sort((a, b) => a.y - b.y || a.x - b.x);
}

const HOP = 7;
/** The figures with the one that walks on its way. */
export function walking(standing: readonly Figure[], leg: Leg | undefined, places: Places): readonly Figure[] {
  if (!leg?.then || leg.part >= 1) return standing;
  const key = `${leg.seat}-${leg.agent}`;
  const end = figures(leg.then, places).find((one) => one.key === key);
  if (!end) return standing;
  const { part } = leg;
  return standing.map((one) =>
    one.key === key
      ? {
          ...one,
          x: one.x + (end.x - one.x) * part,
          y: one.y + (end.y - one.y) * part - HOP * Math.abs(Math.sin(2 * Math.PI * part)),
          scale: one.scale + (end.scale - one.scale) * part,
        }
      : one,
  );
}

function baseSlots(corner: Corner, count: number): Point[] {
  const slots = corner.slots.map(([x, y]): Point => [x, y + 9]);
  const filled = FILL.slice(0, count).map((slot) => slots[slot] ?? slots[0]!);
  // More than seven (guards in another's base): the rest stands in between.
  for (let i = filled.length; i < count; i++) filled.push(slots[i % 7]!);
  return filled.sort((a, b) => a[1] - b[1]);
}

/** Suitcases that lie in cities: beside the city in a column, a fourth begins another. */
export function lying(view: RandolphView, places: Places): Lying[] {
  const found: Lying[] = [];
  const crowd = new Map<string, number>();
  for (const player of view.players) for (const { place } of player.agents) crowd.set(place, (crowd.get(place) ?? 0) + 1);
  const count = new Map<string, number>();
  for (const suitcase of view.suitcases) {
    if (suitcase.carrier || suitcase.delivered_by !== null || suitcase.place === null) continue;
    const city = places.at.get(suitcase.place);
    if (!city) continue;
    const i = count.get(city.id) ?? 0;
    count.set(city.id, i + 1);
    found.push({ suitcase, ...caseSpot(city, i, crowd.get(city.id) ?? 0), scale: 0.88 });
  }
  return found;
}

export function caseSpot(city: City, i: number, agents: number): { x: number; y: number } {
  const [dx, dy] = city.cases;
  const side = dx < 0 ? -1 : 1;
  const aside = agents > 1 && Math.abs(dx) > 20 ? 10 : 0;
  return {
    x: city.x + dx + side * (aside + 26 * Math.floor(i / 3)),
    y: city.y + dy + (dy > 10 ? 17 : -17) * (i % 3),
  };
}

/** Suitcases that were delivered, by the colour in whose headquarters they are. */
export function deliveredTo(view: RandolphView, places: Places): Map<Colour, Lying[]> {
  return new Map(
    view.players.map(({ colour, delivered }) => {
      const corner = hqCorner(places, colour);
      const there = delivered.map((id, i): Lying => {
        const [dx, dy] = HQ_SLOTS[Math.min(i, HQ_SLOTS.length - 1)]!;
        return { suitcase: suitcaseOf(view, id), x: corner.cx + corner.sx * dx, y: corner.cy + corner.sy * dy, scale: 0.66 };
      });
      return [colour, there];
    }),
  );
}
