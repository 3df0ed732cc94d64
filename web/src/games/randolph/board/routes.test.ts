import { expect, test } from "vitest";
import { moment } from "../fixtures/viewpoint";
import { worldPlaces } from "./places";
import { reach } from "./routes";
import { able, named, namedAs } from "../orders/twins";
import { deeds, type PlayerView } from "../view";

const places = worldPlaces();

test("one step away is lit what the server allows, and nothing else", () => {
  for (const name of ["move-4", "move-bonus-4", "move-crowd-4"]) {
    const { view, legal, ways } = moment(name);
    for (const agent of named(legal)) {
      const { targets } = reach(view, legal, ways, agent);
      const near = [...targets.values()].filter(({ steps }) => steps === 1).map(({ city }) => city);
      const allowed = deeds(legal, "step").filter(({ deed }) => deed.agent === agent).map(({ deed }) => deed.to);
      expect(near.sort()).toEqual(allowed.sort());
    }
  }
});

test("a way of several steps begins with a legal action and follows routes", () => {
  const { view, legal, ways } = moment("move-4");
  expect(ways.length).toBeGreaterThan(5);
  const sent = new Set(ways.map((way) => deeds(way, "step")[0]!.deed.agent));
  for (const agent of sent) {
    const { lit, targets } = reach(view, legal, ways, agent);
    expect([...targets.values()].some(({ steps }) => steps > 1)).toBe(true);
    for (const target of targets.values()) {
      expect(target.path).toHaveLength(target.steps);
      expect(legal.some(({ id }) => id === target.path[0])).toBe(true);
    }
    for (const { from, to, step } of lit) if (step > 1) expect(places.near.get(from)).toContain(to);
    expect(new Set(lit.map(({ from, to }) => `${from} ${to}`)).size).toBe(lit.length);
  }
});

test("nobody is sent past an enemy, and a duel on entry is marked", () => {
  const { view, legal, ways } = moment("move-4");
  const enemies = new Set(view.players.filter(({ seat }) => seat !== view.turn).flatMap(({ agents }) => agents.map(({ place }) => place)));
  for (const agent of named(legal)) {
    const { targets, lit } = reach(view, legal, ways, agent);
    for (const { city, duel } of targets.values()) expect(duel).toBe(enemies.has(city));
    for (const { from, step } of lit) if (step > 1) expect(enemies.has(from)).toBe(false);
  }
});

const player = (agents: [string, string | null, number][]): PlayerView => ({
  seat: 0,
  colour: "red",
  agents: agents.map(([place, carries, named], i) => ({ number: i + 1, place, carries, bonus: 0, named })),
  secrets: 0,
  delivered: [],
  spent: [],
  hand: [],
  out: false,
});
const step = (agent: number, to = "london") => ({ id: agent, text: `${agent}-${to}`, data: { kind: "step", agent, to } });

test("a tap on any twin means the one that the server names", () => {
  const four = player([["base", null, 1], ["base", null, 1], ["paris", null, 3], ["paris", "rA", 4]]);
  const legal = [step(1), step(3), step(4)];
  expect(namedAs(four, 2, legal)).toBe(1);
  expect(namedAs(four, 3, legal)).toBe(3);
  expect(namedAs(four, 4, legal)).toBe(4);
  expect([...able(four, legal)]).toEqual([1, 2, 3, 4]);
});

test("an agent that no action names can do nothing", () => {
  const three = player([["paris", null, 1], ["paris", "rA", 2], ["paris", null, 3]]);
  expect(namedAs(three, 2, [step(1)])).toBeNull();
  expect(namedAs(three, 3, [step(1)])).toBeNull();
});
