/** Ways along the ring of buildings. */
import { along, type Building, BUILDINGS, forward } from "../../view";

/** Returns the buildings on the way, both ends included; only the ends where no number of steps says how it goes. */
export function wayOf(from: Building, to: Building, steps: number | null): Building[] {
  if (steps === null) return [from, to];
  return Array.from({ length: Math.abs(steps) + 1 }, (_, k) => along(from, Math.sign(steps) * k));
}

/** Returns the steps of a way that no event counts: a neighbour is reached on foot, everything else in a leap. */
export function nearSteps(from: Building, to: Building): number | null {
  const ahead = forward(from, to);
  const steps = ahead <= BUILDINGS.length / 2 ? ahead : ahead - BUILDINGS.length;
  return Math.abs(steps) <= 1 ? steps : null;
}
