/** Whose turn it is and what is asked of you, in one sentence; and the clause of the rules that matters then. */
import { about, type Message, player, type Viewpoint } from "../../../table/viewpoint";
import { players } from "./names";
import { playable } from "../orders/round/narrowing";
import { ownSeat, viewOf } from "../view";

export function asked(viewpoint: Viewpoint): Message {
  const view = viewOf(viewpoint);
  if (!view) return { id: "kramer-asked-wait" };
  const yours = viewpoint.seat !== null && view.to_move.includes(viewpoint.seat);
  const who = player(viewpoint, view.to_move[0] ?? view.turn);
  switch (view.phase) {
    case "move": {
      const [fewest, most] = view.points ?? [0, 0];
      if (!yours) return { id: "kramer-asked-move", args: { who, face: face(view.roll) } };
      if (fewest === most) return { id: "kramer-asked-move-you", args: { n: most } };
      return { id: fewest === 0 ? "kramer-asked-upto-you" : "kramer-asked-some-you", args: { face: face(view.roll), fewest, most } };
    }
    case "round": {
      if (!yours) return { id: "kramer-asked-round", args: { who } };
      const some = viewpoint.legal.length === 0 || playable(viewpoint.legal).length > 0;
      if (view.cards?.has_played) return { id: some ? "kramer-asked-more-you" : "kramer-asked-stop-you" };
      return { id: some ? "kramer-asked-round-you" : "kramer-asked-pass-you" };
    }
    case "safe":
      return about(viewpoint, view.to_move[0] ?? view.turn, "kramer-asked-safe");
    case "dossier": {
      if (yours) return { id: "kramer-asked-dossier-you" };
      const n = view.to_move.length;
      return { id: ownSeat(viewpoint) ? "kramer-asked-dossier-done" : "kramer-asked-dossier", args: { n } };
    }
    case "over":
      return verdict(viewpoint);
    default:
      return about(viewpoint, view.turn, "kramer-asked-turn");
  }
}

/** Who won, in one sentence. */
export function verdict(viewpoint: Viewpoint): Message {
  const view = viewOf(viewpoint);
  const winners = view.result?.winners ?? [];
  const [first, ...more] = winners;
  if (first === undefined) return { id: "kramer-won-nobody" };
  const points = view.result?.totals[first] ?? 0;
  if (more.length === 0) return about(viewpoint, first, "kramer-won", { points });
  const mine = viewpoint.seat !== null && winners.includes(viewpoint.seat);
  return { id: mine ? "kramer-won-shared-you" : "kramer-won-shared", args: { who: players(viewpoint, winners), points } };
}

/** The face of the die as it is said. */
export function face(roll: string | null): string {
  return (roll ?? "").replace("-", "–");
}

const CLAUSES: Readonly<Record<string, string>> = { move: "K3.5", draw: "K7.3", round: "K7.5", second: "K8", safe: "K5.1", dossier: "K9.2" };
export function clause(viewpoint: Viewpoint): string {
  const view = viewOf(viewpoint);
  if (view?.phase === "over") return view.options.dossier ? "K9.4" : "K6.2";
  return CLAUSES[view?.phase ?? ""] ?? "K3";
}

const HINTS: Readonly<Record<string, string>> = {
  move: "kramer-hint-move",
  safe: "kramer-hint-safe",
  round: "kramer-hint-round",
  dossier: "kramer-hint-dossier",
};
/** Returns the sentence of help for the decision that is to be made; null: none that needs one. */
export const hint = (viewpoint: Viewpoint): string | null => HINTS[viewOf(viewpoint)?.phase ?? ""] ?? null;
