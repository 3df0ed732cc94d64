/** Pressing a card: it is chosen, or the reason why it cannot be played now is said, with the clause that has it. */
import { toast } from "../../../ui/toasts.svelte";
import type { Plan } from "../orders/plan.svelte";
import { type CardId, ownSeat } from "../view";

/** Why a card cannot be played now; null: it can. */
export function whyNot(plan: Plan, card: CardId): { id: string; clause: string } | null {
  if (plan.playable.includes(card)) return null;
  if (plan.mode !== "round") return { id: "kramer-card-not-now", clause: "K7.2" };
  return ownSeat(plan.viewpoint)?.drawn === card ? { id: "kramer-card-drawn-now", clause: "K7.3" } : { id: "kramer-card-no-effect", clause: "K7.6" };
}

export function press(plan: Plan, card: CardId): void {
  const why = whyNot(plan, card);
  if (why) toast.say("info", { id: why.id }, why.clause);
  else plan.chooseCard(card);
}
