/** Which decision is to be made, as the id of its sentence of help; null: none that needs one. */
import type { Viewpoint } from "../../../table/viewpoint";
import { viewOf } from "../view";

const HINTS: Readonly<Record<string, string>> = {
  move: "kramer-hint-move",
  safe: "kramer-hint-safe",
  round: "kramer-hint-round",
  dossier: "kramer-hint-dossier",
};

export function hint(viewpoint: Viewpoint): string | null {
  return HINTS[viewOf(viewpoint)?.phase ?? ""] ?? null;
}
