/** How agents move on the map: along the threads, 240 ms a step with a small hop. */
import type { GameEvent } from "../../game";
import type { Figure } from "./figures";
import type { Places, Point } from "./places";

export const STEP_MS = 240;
const HOP = 7;

/** The cities that an agent passed with the steps that were just told. */
export function passed(events: readonly GameEvent[], seat: number, agent: number, places: Places): Point[] {
  const points: Point[] = [];
  for (const event of events) {
    if (event.type !== "stepped" || event["seat"] !== seat || event["agent"] !== agent) continue;
    const city = places.at.get(event["to"]);
    if (city) points.push([city.x, city.y + 4]);
  }
  return points;
}

/** The frames from where a figure stood to where it stands. */
export function slide(from: Figure, to: Figure, via: readonly Point[]): { frames: Keyframe[]; duration: number } {
  const last = via.at(-1);
  const arrives = last !== undefined && Math.hypot(last[0] - to.x, last[1] - to.y) < 30;
  const points: Point[] = [[from.x, from.y], ...(arrives ? via.slice(0, -1) : via), [to.x, to.y]];
  const frames: Keyframe[] = [];
  const legs = points.length - 1;
  points.forEach(([x, y], i) => {
    const part = i / legs;
    const scale = from.scale + (to.scale - from.scale) * part;
    frames.push({ transform: `translate(${x}px,${y}px) scale(${scale})`, offset: part });
    const next = points[i + 1];
    if (next) {
      const middle = `translate(${(x + next[0]) / 2}px,${(y + next[1]) / 2 - HOP}px) scale(${scale})`;
      frames.push({ transform: middle, offset: (i + 0.5) / legs });
    }
  });
  return { frames, duration: STEP_MS * legs };
}
