/** Whose turn it is and what is asked of you, in one sentence; and the clause of the rules that matters then. */
import { type Viewpoint, type Message, player } from "../../../table/viewpoint";
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
      return yours ? { id: "kramer-asked-safe-you" } : { id: "kramer-asked-safe", args: { who } };
    case "dossier": {
      if (yours) return { id: "kramer-asked-dossier-you" };
      const n = view.to_move.length;
      return { id: ownSeat(viewpoint) ? "kramer-asked-dossier-done" : "kramer-asked-dossier", args: { n } };
    }
    case "over":
      return verdict(viewpoint);
    default:
      if (viewpoint.seat === view.turn) return { id: "kramer-asked-turn-you" };
      return { id: "kramer-asked-turn", args: { who: player(viewpoint, view.turn) } };
  }
}

/** Who won, in one sentence. */
export function verdict(viewpoint: Viewpoint): Message {
  const view = viewOf(viewpoint);
  const winners = view.result?.winners ?? [];
  const points = winners.length > 0 ? (view.result?.totals[winners[0]!] ?? 0) : 0;
  if (winners.length === 0) return { id: "kramer-won-nobody" };
  if (winners.length > 1) {
    const mine = viewpoint.seat !== null && winners.includes(viewpoint.seat);
    return { id: mine ? "kramer-won-shared-you" : "kramer-won-shared", args: { who: players(viewpoint, winners), points } };
  }
  return winners[0] === viewpoint.seat
    ? { id: "kramer-won-you", args: { points } }
    : { id: "kramer-won", args: { who: player(viewpoint, winners[0]!), points } };
}

/** The face of the die as it is said. */
export function face(roll: string | null): string {
  return (roll ?? "").replace("-", "–");
}

export function clause(viewpoint: Viewpoint): string {
  const view = viewOf(viewpoint);
  switch (view?.phase) {
    case "move":
      return "K3.5";
    case "draw":
      return "K7.3";
    case "round":
      return "K7.5";
    case "second":
      return "K8";
    case "safe":
      return "K5.1";
    case "dossier":
      return "K9.2";
    case "over":
      return view.options.dossier ? "K9.4" : "K6.2";
    default:
      return "K3";
  }
}
