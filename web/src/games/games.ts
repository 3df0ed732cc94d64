/** The games, each loaded when it is needed. */
import type { GameModule, GameName } from "../table/viewpoint";

export const GAMES: Record<GameName, () => Promise<GameModule>> = {
  kramer: async () => (await import("./kramer")).default,
  randolph: async () => (await import("./randolph")).default,
};
