/** Everybody's views of one moment as one picture with everything open. */
import type { Plain } from "../../table/viewpoint";

/** Belongs to one pair of eyes and is nobody's secret of the game. */
const OWN = new Set(["seat", "notes", "card"]);

function merge(values: readonly Plain[]): Plain {
  const known = values.filter((value) => value !== null && value !== undefined);
  const first = known[0];
  if (first === undefined) return values[0];
  if (Array.isArray(first)) {
    const lists = known.filter((value): value is Plain[] => Array.isArray(value) && value.length === first.length);
    return first.map((_, index) => merge(lists.map((list) => list[index])));
  }
  if (typeof first === "object") {
    const keys = new Set(known.flatMap((value) => Object.keys(value)));
    return Object.fromEntries([...keys].map((key) => [key, merge(known.map((value) => value[key]))]));
  }
  return first;
}

/** The spectator's view with what each seat knows of its own filled in. */
export function openView(view: Plain, seats: readonly Plain[]): Plain {
  const whole = merge([view, ...seats]) as Record<string, Plain>;
  for (const key of OWN) if (key in view) whole[key] = view[key];
  if (whole["duel"]) whole["duel"] = { ...whole["duel"], card: null };
  return whole;
}
