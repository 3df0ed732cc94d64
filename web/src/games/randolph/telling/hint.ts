/** Which decision is to be made, as the id of its sentence of help; null: none that needs one. */
import type { Viewpoint } from "../../../table/viewpoint";
import { viewOf } from "../view";

const HINTS: Readonly<Record<string, string>> = {
  setup: "randolph-hint-setup",
  place: "randolph-hint-setup",
  move: "randolph-hint-move",
  pick: "randolph-hint-pick",
  duel: "randolph-hint-duel",
  loot: "randolph-hint-loot",
  bomb: "randolph-hint-bomb",
};

export function hint(viewpoint: Viewpoint): string | null {
  return HINTS[viewOf(viewpoint).phase] ?? null;
}
