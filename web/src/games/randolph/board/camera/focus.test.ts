import { beforeAll, describe, expect, test } from "vitest";
import { words } from "../../../../i18n/words.svelte";
import { moment } from "../../fixtures/viewpoint";
import { able, namedAs } from "../../orders/twins";
import { type Drawn, STILL } from "../../scenes/drawn";
import type { Focus } from "./camera";
import { figures } from "../figures";
import { focusOf } from "./focus";
import { hqCorner, type Point, worldPlaces } from "../places";
import { reach } from "../routes";

const places = worldPlaces();
const at = (city: string): Point => [places.at.get(city)!.x, places.at.get(city)!.y];
const holds = ({ box: [x0, y0, x1, y1] }: Focus, [x, y]: Point): boolean => x > x0 && x < x1 && y > y0 && y < y1;

beforeAll(async () => {
  await words.need("randolph");
});

/** What is spoken of at a moment of a game, and while something is shown. */
function focus(name: string, ask: Parameters<typeof focusOf>[0]["ask"], more: Partial<Parameters<typeof focusOf>[0]> & { shows?: Partial<Drawn> } = {}): Focus {
  const { view, seat } = moment(name);
  const nothing = { lit: [], targets: new Map() };
  return focusOf({ ask, view, places, agents: figures(view, places), seat, chosen: null, reach: nothing, moment: { ...STILL, ...more.shows }, put: null, spots: [], ...more });
}

describe("the map goes to what is spoken of", () => {
  test("in a turn to the chosen agent and its next cities; every city that can be reached has a mark", () => {
    const { view, seat, legal, ways } = moment("move-4");
    const me = view.players[seat]!;
    const chosen = [...able(me, legal)][0]!;
    const reached = reach(view, legal, ways, namedAs(me, chosen, legal)!);
    const found = focus("move-4", "turn", { chosen, reach: reached });
    for (const { city, steps } of reached.targets.values()) if (steps === 1 && places.at.has(city)) expect(holds(found, at(city)), city).toBe(true);
    expect(found.marks).toHaveLength([...reached.targets.keys()].filter((city) => places.at.has(city)).length);
  });

  test("in a duel to its city, closer than usual", () => {
    const found = focus("duel-4", "duel");
    expect(holds(found, at(moment("duel-4").view.duel!.city))).toBe(true);
    expect(found.most).toBeGreaterThan(focus("move-4", "turn").most);
  });

  test("with a bomb to one's own agents, each place marked once", () => {
    const names = focus("bomb-3", "bomb").marks.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });

  test("while hiding to the city in which a suitcase was put last", () => {
    expect(holds(focus("setup-4", "hide", { put: "perth" }), at("perth"))).toBe(true);
  });

  test("while watching to the step that is told; where the hand holds the map, a flag can say so", () => {
    const leg = { seat: 1, agent: 1, from: "tokyo", to: "beijing", part: 0.5, then: null };
    const found = focus("move-4", "watch", { shows: { legs: [leg] } });
    expect(holds(found, at("tokyo")) && holds(found, at("beijing"))).toBe(true);
    expect(found.marks).toEqual([{ name: "Beijing", at: at("beijing"), note: "" }]);
  });

  test("to a suitcase that is taken, and to the headquarters where one is delivered", () => {
    expect(focus("move-4", "watch", { shows: { look: "lima" } }).marks).toEqual([{ name: "Lima", at: at("lima"), note: "" }]);
    const found = focus("move-4", "watch", { shows: { look: "hq red" } });
    const { cx, cy, sx, sy } = hqCorner(places, "red");
    expect(holds(found, [cx + sx * 60, cy + sy * 60])).toBe(true);
    expect(found.marks[0]!.name).toBe("Red HQ");
  });

  test("to what a teacher speaks of, but not away from a duel", () => {
    expect(holds(focus("move-4", "turn", { spots: ["city:perth"] }), at("perth"))).toBe(true);
    expect(focus("duel-4", "duel", { spots: ["city:perth"] }).box).toEqual(focus("duel-4", "duel").box);
  });
});
