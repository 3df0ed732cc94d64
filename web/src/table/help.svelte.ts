/** The rules, opened over the table at the clause that matters now. */
import type { GameName } from "./viewpoint";

class Help {
  open = $state.raw<{ game: GameName; clause: string } | null>(null);
}

export const help = new Help();

export function openRules(game: GameName, clause: string): void {
  help.open = { game, clause };
}
