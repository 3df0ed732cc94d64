/** The one sentence over everything: what is being shown, or what is asked. */
import type { GameModule, Message, Viewpoint } from "./viewpoint";

/** Returns what the running scene says, or, when nothing runs, whose turn it is and what is asked of these eyes. */
export function headline(viewpoint: Viewpoint, game: GameModule): Message {
  const { caption } = viewpoint.clock;
  if (caption === undefined) return game.asked(viewpoint);
  return caption ?? { id: "page-silence" };
}
