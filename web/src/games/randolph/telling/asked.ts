/** Whose turn it is and what is asked of you, in one sentence; and the clause of the rules that matters now. */
import { about, type Viewpoint, type Message, player } from "../../../table/viewpoint";
import { between, cityName, players, suitcase } from "./names";
import { ended } from "./tell";
import { viewOf, type RandolphView } from "../view";

/** Bonus steps that the player at turn has beside the pool. */
export function bonusSteps(view: RandolphView): number {
  if (view.turn === null) return 0;
  return view.players[view.turn]?.agents.reduce((sum, { bonus }) => sum + bonus, 0) ?? 0;
}

export function asked(viewpoint: Viewpoint): Message {
  const view = viewOf(viewpoint);
  const turn = view.turn ?? 0;
  const mine = viewpoint.seat !== null && view.to_move.includes(viewpoint.seat);
  const city = view.duel ? cityName(view.board, view.duel.city) : "";
  const defender = view.duel?.defender.seat ?? 0;
  switch (view.phase) {
    case "setup":
      if (mine) return { id: "randolph-asked-setup-you" };
      return { id: "randolph-asked-setup", args: { players: players(viewpoint, view.to_move) } };
    case "place":
      return about(viewpoint, turn, "randolph-asked-place");
    case "start":
    case "roll":
      return { id: "randolph-asked-roll" };
    case "move": {
      if (view.crowd) return about(viewpoint, turn, "randolph-asked-crowd", { city: cityName(view.board, view.crowd.city) });
      const [first = 0, second = 0] = view.dice ?? [];
      return about(viewpoint, turn, "randolph-asked-move", { first, second, pool: view.pool, bonus: bonusSteps(view) });
    }
    case "pick":
      return between(viewpoint, turn, defender, "randolph-asked-pick", { city });
    case "duel":
      return duel(viewpoint, view.duel?.attacker.seat ?? 0, defender, city, mine);
    case "loot":
      return about(viewpoint, defender, "randolph-asked-loot", { suitcase: view.duel?.prize ? suitcase(view, view.duel.prize) : "", city });
    case "bomb":
      return about(viewpoint, turn, "randolph-asked-bomb", { count: view.losses ?? 0 });
    case "over":
      return ended(view.result?.winners ?? [], view.result?.totals ?? [], view.result?.reason ?? "secrets", viewpoint);
  }
}

function duel(viewpoint: Viewpoint, attacker: number, defender: number, city: string, mine: boolean): Message {
  const [who, other] = [player(viewpoint, attacker), player(viewpoint, defender)];
  if (viewpoint.seat !== attacker && viewpoint.seat !== defender) return { id: "randolph-asked-duel", args: { who, other, city } };
  return { id: mine ? "randolph-asked-duel-you" : "randolph-asked-duel-laid", args: { other: viewpoint.seat === attacker ? other : who, city } };
}

const CLAUSES = { setup: "R2.2", place: "R2.3", start: "R2.5", roll: "R4.1", pick: "R6.7", duel: "R6.2", loot: "R6.5", bomb: "R8.1", over: "R9.1" };

export function clause(viewpoint: Viewpoint): string {
  const view = viewOf(viewpoint);
  if (view.phase !== "move") return CLAUSES[view.phase];
  if (view.crowd) return "R4.2";
  return view.pool + bonusSteps(view) > 0 ? "R4.1" : "R5.1";
}

const HINTS: Readonly<Record<string, string>> = {
  setup: "randolph-hint-setup",
  place: "randolph-hint-setup",
  move: "randolph-hint-move",
  pick: "randolph-hint-pick",
  duel: "randolph-hint-duel",
  loot: "randolph-hint-loot",
  bomb: "randolph-hint-bomb",
};
/** Returns the sentence of help for the decision that is to be made; null: none that needs one. */
export const hint = (viewpoint: Viewpoint): string | null => HINTS[viewOf(viewpoint).phase] ?? null;
