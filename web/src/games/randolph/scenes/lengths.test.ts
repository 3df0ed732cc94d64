/** The server has bots wait until the page has shown what was told: both count the same time. fixtures/make.py writes down the server's. */
import { expect, test } from "vitest";
import type { GameEvent } from "../../../table/viewpoint";
import games from "../fixtures/games.json";
import type { RandolphView } from "../view";
import { folded } from "./fold";
import { staging } from "./staging";

interface Game {
  readonly first: RandolphView;
  readonly frames: readonly { readonly events: readonly GameEvent[]; readonly view?: RandolphView; readonly phase: RandolphView["phase"]; readonly shown: number }[];
}
const GAMES = Object.entries(games as unknown as Record<string, Game>);

test.each(GAMES)("the server counts the lengths of the scenes (%s)", (_, { first, frames }) => {
  let view = first;
  const sums = { page: 0, server: 0 };
  for (const { events, view: known, phase, shown } of frames) {
    const scenes = staging.scenes(events, view, { seat: null, live: true, hurried: false });
    const page = scenes.reduce((sum, { length }) => sum + length, 0);
    const kinds = events.map(({ type }) => type).join(" ");
    // Nobody waits for the first of two cards: when it is laid tells nothing.
    if (kinds !== "card_laid") expect(Math.abs(page - shown), `${kinds}: ${page} ms on the page, ${shown} ms at the server`).toBeLessThanOrEqual(0.15 * page);
    sums.page += page;
    sums.server += shown;
    view = known ?? { ...folded(view, events), phase };
  }
  expect(Math.abs(sums.page - sums.server)).toBeLessThanOrEqual(0.03 * sums.page);
});
