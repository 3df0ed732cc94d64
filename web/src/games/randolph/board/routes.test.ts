import { expect, test } from "vitest";
import { moment } from "../fixtures/viewpoint";
import { worldPlaces } from "./places";
import { reach } from "./routes";
import { able, named, namedAs } from "../orders/twins";
import { deeds, type PlayerView } from "../view";

const places = worldPlaces();

test("one step away is lit what the server allows, and nothing else", () => {
  for (const name of ["move-4", "move-bonus-4", "move-crowd-4"]) {
    const { view, legal } = moment(name);
    for (const agent of named(legal)) {
      const { targets } = reach(view, places, legal, agent);
      const near = [...targets.values()].filter(({ steps }) => steps === 1).map(({ city }) => city);
      const allowed = deeds(legal, "step").filter(({ deed }) => deed.agent === agent).map(({ deed }) => deed.to);
      expect(near.sort()).toEqual(allowed.sort());
    }
  }
});

test("a way of several steps begins with a legal action and follows routes", () => {
  const { view, legal } = moment("move-4");
  for (const agent of named(legal)) {
    for (const target of reach(view, places, legal, agent).targets.values()) {
      expect(target.path).toHaveLength(target.steps);
      expect(legal.some(({ id }) => id === target.path[0])).toBe(true);
      const cities = target.path.slice(1).map((step) => String(step).split("-")[1]!);
      const first = deeds(legal, "step").find(({ id }) => id === target.path[0])!.deed.to;
      [first, ...cities].reduce((from, to) => {
        expect(places.near.get(from)).toContain(to);
        return to;
      });
    }
  }
});

test("nobody is sent past an enemy, and a duel on entry is marked", () => {
  const { view, legal } = moment("move-4");
  const enemies = new Set(view.players.filter(({ seat }) => seat !== view.turn).flatMap(({ agents }) => agents.map(({ place }) => place)));
  for (const agent of named(legal)) {
    const { targets, lit } = reach(view, places, legal, agent);
    for (const { city, duel } of targets.values()) expect(duel).toBe(enemies.has(city));
    for (const { from, step } of lit) if (step > 1) expect(enemies.has(from)).toBe(false);
  }
});

const player = (agents: [string, string | null, number?][]): PlayerView => ({
  seat: 0,
  colour: "red",
  agents: agents.map(([place, carries, bonus = 0], i) => ({ number: i + 1, place, carries, bonus })),
  secrets: 0,
  delivered: [],
  spent: [],
  hand: [],
  out: false,
});
const step = (agent: number, to = "london") => ({ id: agent, text: `${agent}-${to}`, data: { kind: "step", agent, to } });

test("a tap on any twin means the one that the server names", () => {
  const four = player([["base", null], ["base", null], ["paris", null], ["paris", "rA"]]);
  const legal = [step(1), step(3), step(4)];
  expect(namedAs(four, 2, legal)).toBe(1);
  expect(namedAs(four, 3, legal)).toBe(3);
  expect(namedAs(four, 4, legal)).toBe(4);
  expect([...able(four, legal)]).toEqual([1, 2, 3, 4]);
});

test("agents that differ in what they carry or in bonus steps are no twins", () => {
  const three = player([["paris", null], ["paris", "rA"], ["paris", null, 1]]);
  expect(namedAs(three, 2, [step(1)])).toBeNull();
  expect(namedAs(three, 3, [step(1)])).toBeNull();
});
