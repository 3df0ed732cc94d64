/** The keyboard at the table: letters give points or choose agents, digits choose cards, P U R S pass, Enter confirms, Backspace takes back. */
import type { Order } from "./round/passing.svelte";
import type { Plan } from "./plan.svelte";
import { colourOf, ownSeat } from "../view";

const BUSY = "input, textarea, select, [contenteditable], dialog, [role=dialog]";
const PRESSABLE = "button, a, [role=button], [role=tab], summary";
/** Parts of the plan: once the plan is whole, Enter on them confirms; Space still presses them. */
const PLANNED = "[data-agent], [data-card], [data-target], [data-place]";

/** How long a key lets one pass: once, or by an order. */
export const PASS_KEYS: Readonly<Record<string, Order | null>> = { p: null, u: "card", r: "round", s: "scoring" };

/** `pass` passes once (null) or by an order. */
export function heard(event: KeyboardEvent, plan: Plan, pass?: (order: Order | null) => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(BUSY) || document.querySelector("dialog[open]")) return;
  if (plan.mode === "watch" || plan.mode === "dossier") return;
  const colour = event.key.length === 1 ? colourOf(event.key) : undefined;
  if (colour && plan.agents.includes(colour)) {
    if (event.shiftKey && plan.mode === "points") plan.takePoint(colour);
    else plan.touchAgent(colour);
  } else if (pass && !plan.choice && plan.quiet?.data.kind === "pass" && event.key.toLowerCase() in PASS_KEYS) pass(PASS_KEYS[event.key.toLowerCase()]!);
  else if (event.key === "Backspace") plan.back();
  else if (event.key === "Enter" && plan.action && (!target?.closest(PRESSABLE) || target.closest(PLANNED))) void plan.confirm();
  else if (/^[1-4]$/.test(event.key) && plan.mode === "round") {
    const card = ownSeat(plan.viewpoint)?.hand?.[Number(event.key) - 1];
    if (!card) return;
    plan.chooseCard(card);
  } else return;
  event.preventDefault();
}
