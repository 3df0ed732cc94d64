/** The race of the markers, scoring by scoring, as a chart of any size. */
import type { Item } from "../../../api/http";
import { eventsOf } from "../../../clock/clock.svelte";
import { apart } from "../../../table/result/labels";
import { n } from "../board/geometry";
import { agentOf, type Colour, type KramerView, playing, type Scored } from "../view";

export type Race = ReturnType<typeof raceOf>;
export type Chart = ReturnType<typeof chartOf>;

/** Returns by agent its points at the start, after each scoring, and at the end; how many scorings there were; and after which dossiers were due. */
export function raceOf(view: KramerView, items: readonly Item[]) {
  const colours = playing(view);
  const points = Object.fromEntries(colours.map((colour) => [colour, [0]])) as Record<Colour, number[]>;
  let scorings = 0;
  let dossiers: number | null = null;
  for (const event of eventsOf(items)) {
    if (event.type === "scored") {
      scorings += 1;
      for (const colour of colours) points[colour].push((event as Scored).totals[colour] ?? points[colour].at(-1)!);
    } else if (event.type === "dossiers_opened") dossiers = scorings;
  }
  // Markers that cards have moved since are where the view has them.
  if (colours.some((colour) => points[colour].at(-1) !== agentOf(view, colour).score)) for (const colour of colours) points[colour].push(agentOf(view, colour).score);
  return { points, scorings, dossiers };
}

const TOP = 16;
const FLOOR = 26;
const LEFT = 40;

export function chartOf(race: Race, finish: number, width: number, height: number, room: number) {
  const entries = Object.entries(race.points) as [Colour, number[]][];
  const steps = Math.max(1, ...entries.map(([, points]) => points.length - 1));
  const top = Math.max(finish + 2, ...entries.flatMap(([, points]) => points));
  const floor = height - FLOOR;
  const x = (step: number): number => LEFT + (step * (width - LEFT - room)) / steps;
  const y = (value: number): number => floor - (value * (floor - TOP)) / top;
  const ends = apart(entries.map(([, points]) => y(points.at(-1)!)), floor);
  const every = Math.ceil(race.scorings / Math.max(1, Math.floor((width - LEFT - room) / 28)));
  return {
    width,
    height,
    left: LEFT,
    right: x(steps),
    floor,
    lines: entries.map(([colour, points], at) => ({
      colour,
      path: points.map((value, step) => `${step ? "L" : "M"}${n(x(step))} ${n(y(value))}`).join(""),
      last: { x: x(steps), y: y(points.at(-1)!) },
      /** Where its name stands, apart from the others. */
      labelY: ends[at]!,
      points: points.at(-1)!,
    })),
    grid: [0, 10, 20, 30, 40, 50, 60].filter((value) => value < top && Math.abs(value - finish) > 3).map((value) => ({ value, y: y(value) })),
    finish: y(finish),
    columns: Array.from({ length: race.scorings }, (_, k) => ({ n: k + 1, x: x(k + 1) })).filter(({ n: at }) => (race.scorings - at) % Math.max(1, every) === 0),
    dossiers: race.dossiers === null ? null : x(race.dossiers),
  };
}
