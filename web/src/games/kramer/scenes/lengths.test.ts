/** The server has bots wait until the page has shown what was told: both count the same time. fixtures/record.py writes down the server's. */
import { expect, test, vi } from "vitest";
import type { GameEvent } from "../../../table/viewpoint";
import games from "../fixtures/games.json";
import { agentOf, type KramerView, playing } from "../view";
import { type Position, positionOf } from "./drawn";
import { after, staging } from "./staging";

vi.mock("../../../i18n/words.svelte", () => ({ chips: {}, t: (id: string) => id }));

interface Game {
  readonly first: KramerView;
  readonly frames: readonly { readonly events: readonly GameEvent[]; readonly shown: number }[];
}
const GAMES = Object.entries(games as unknown as Record<string, Game>);

/** The first view with everything where it has come to. */
function viewAt(first: KramerView, { where, scores, safe, face }: Position): KramerView {
  const agents = Object.fromEntries(playing(first).map((colour) => [colour, { ...agentOf(first, colour), building: where[colour]!, score: scores[colour]! }]));
  return { ...first, agents, safe, roll: face } as KramerView;
}

test.each(GAMES)("the server counts the lengths of the scenes (%s)", (_, { first, frames }) => {
  let position = positionOf(first);
  const sums = { page: 0, server: 0 };
  for (const { events, shown } of frames) {
    const scenes = staging.scenes(events, viewAt(first, position), { seat: null, live: true, hurried: false });
    const page = scenes.reduce((sum, { length }) => sum + length, 0);
    expect(Math.abs(page - shown), `${events.map(({ type }) => type).join(" ")}: ${page} ms on the page, ${shown} ms at the server`).toBeLessThanOrEqual(0.15 * page);
    sums.page += page;
    sums.server += shown;
    position = events.reduce(after, position);
  }
  expect(Math.abs(sums.page - sums.server)).toBeLessThanOrEqual(0.03 * sums.page);
});
