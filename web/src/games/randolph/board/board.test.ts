import { expect, test } from "vitest";
import europe from "../../../../../src/topsecret/randolph/boards/europe.json";
import world from "../../../../../src/topsecret/randolph/boards/world.json";
import charted from "./chart/europe-places.json";
import { abreast, deliveredTo, figures, lying, walking } from "./figures";
import { moment, MOMENTS } from "../fixtures/viewpoint";
import { boxOf, linesOf } from "./ground/labels";
import { drawn, worldPlaces } from "./places";
import { losing } from "../orders/losing";
import { remarks, story } from "../result/result";
import { standing, stepsOf, trail } from "./ways/trail";
import type { GameEvent } from "../../../table/viewpoint";
import { fold } from "../scenes/fold";
import { bounded, centred, seen, zoomed } from "./camera/view-port";
import { OUT } from "../view";

const places = worldPlaces();
const eu = drawn("europe", europe);

test("the drawn world has the cities and routes of the board", () => {
  expect(places.cities.map(({ id }) => id).sort()).toEqual(world.cities.map(({ id }) => id).sort());
  const key = (route: readonly string[]): string => [...route].sort().join(" ");
  expect(places.routes.map(key).sort()).toEqual(world.routes.map(key).sort());
  for (const corner of places.corners) {
    const start = world.starts.find((one) => one.corner === corner.corner)!;
    expect(corner.start).toBe(start.colour);
    expect(corner.links.map(({ city }) => city).sort()).toEqual([...start.exits].sort());
  }
});

test("the chart of Europe was drawn for the places where its cities stand", () => {
  for (const { id, x, y } of charted.cities) {
    expect(eu.at.get(id)!.x).toBeCloseTo(x, 0);
    expect(eu.at.get(id)!.y).toBeCloseTo(y, 0);
  }
  expect([eu.width, eu.height]).toEqual([charted.width, charted.height]);
});

test("names of cities stay on the sheet, whole", () => {
  for (const board of [places, eu]) {
    for (const city of board.cities) {
      const [x, y, width, height] = boxOf(city.label, linesOf(city.name));
      expect(x, city.id).toBeGreaterThan(-10);
      expect(y, city.id).toBeGreaterThan(-10);
      expect(x + width, city.id).toBeLessThan(board.width + 10);
      expect(y + height, city.id).toBeLessThan(board.height + 10);
    }
  }
});

test("long names are broken in two", () => {
  expect(linesOf("Rio de Janeiro")).toEqual(["Rio de", "Janeiro"]);
  expect(linesOf("Mexiko-Stadt")).toEqual(["Mexiko-", "Stadt"]);
  expect(linesOf("Antananarivo")).toEqual(["Antananarivo"]);
});

test("every agent in play stands somewhere of its own, every suitcase lies or is carried or delivered", () => {
  for (const { view } of Object.values(MOMENTS)) {
    const board = view.board.id === "world" ? places : eu;
    const agents = figures(view, board);
    const inPlay = view.players.flatMap((player) => player.agents.filter(({ place }) => place !== OUT));
    expect(agents).toHaveLength(inPlay.length);
    expect(new Set(agents.map(({ x, y }) => `${x} ${y}`)).size).toBe(agents.length);
    const placed = view.suitcases.filter(({ place, carrier, delivered_by }) => place && !carrier && delivered_by === null);
    expect(lying(view, board)).toHaveLength(placed.length);
    const delivered = [...deliveredTo(view, board).values()].flat();
    expect(delivered).toHaveLength(view.suitcases.filter(({ delivered_by }) => delivered_by !== null).length);
  }
});

test("agents in one city stand abreast", () => {
  for (let count = 1; count < 5; count++) {
    expect(abreast(count)).toHaveLength(count);
    expect(abreast(count).reduce((sum, x) => sum + x, 0)).toBeCloseTo(0);
  }
});

test("a figure walks from where it stood to where it will stand, and nobody else moves", () => {
  const { view } = moment("move-4");
  const standing = figures(view, places);
  const one = standing.find(({ scale }) => scale < 1)!;
  const event = { type: "stepped", seat: one.seat, agent: one.number, from: one.place, to: "vancouver", carries: null, bonus: false };
  const leg = { seat: one.seat, agent: one.number, from: one.place, to: "vancouver", part: 0.5, then: fold(view, event) };
  const half = walking(standing, leg, places);
  const end = figures(leg.then, places).find(({ key }) => key === one.key)!;
  expect(half.find(({ key }) => key === one.key)!.x).toBeCloseTo((one.x + end.x) / 2);
  expect(half.filter((figure, i) => figure !== standing[i]).map(({ key }) => key)).toEqual([one.key]);
  expect(walking(standing, { ...leg, part: 1 }, places)).toBe(standing);
  expect(walking(standing, { ...leg, then: null }, places)).toBe(standing);
});

const turn = (seat: number, ...tos: string[]) => [
  { type: "turn_began", seat, round: 1 },
  ...tos.map((to) => ({ type: "stepped", seat, agent: 1, from: "oslo", to })),
  { type: "turn_ended", seat, unused: 0 },
];

test("steps that were taken back leave no trail", () => {
  const events = [{ type: "turn_began", seat: 0, round: 1 }, { type: "stepped", seat: 0, agent: 1, from: "a", to: "b" }, { type: "stepped", seat: 0, agent: 1, from: "b", to: "c" }, { type: "undone", seat: 0 }];
  expect(standing(events).map((event) => event["to"])).toEqual([undefined, "b"]);
  expect(trail(events, 0).ways).toHaveLength(1);
});

test("from the end of one's turn to one's next step one sees what the others did", () => {
  const tos = (events: GameEvent[], seat: number | null): string[] => trail(events, seat).ways.map(({ to }) => to);
  const events: GameEvent[] = [...turn(0, "rome"), ...turn(1, "bern", "kiel"), ...turn(2, "lyon")];
  expect(tos(events, 0)).toEqual(["bern", "kiel", "lyon"]);
  const mine = [...events, { type: "turn_began", seat: 0, round: 2 }];
  expect(tos(mine, 0)).toEqual(["bern", "kiel", "lyon"]);
  expect(trail(mine, 0).ways.map(({ age }) => age)).toEqual([3, 3, 2]);
  expect(tos([...mine, { type: "stepped", seat: 0, agent: 1, from: "rome", to: "pisa" }], 0)).toEqual(["pisa"]);
  // A turn that a lost duel ended has no end of its own.
  expect(tos([...turn(0, "rome").slice(0, -1), ...turn(1, "bern")], 0)).toEqual(["bern"]);
});

test("the mover's portrait stands on the first step of a move, and what was taken, dropped and fought for is marked", () => {
  const events: GameEvent[] = [
    { type: "turn_began", seat: 1, round: 1 },
    { type: "stepped", seat: 1, agent: 1, from: "a", to: "b" },
    { type: "taken", seat: 1, agent: 1, suitcase: "rA", city: "b" },
    { type: "stepped", seat: 1, agent: 1, from: "b", to: "c" },
    { type: "dropped", seat: 1, agent: 1, suitcase: "rA", city: "c" },
    { type: "stepped", seat: 1, agent: 2, from: "x", to: "y" },
    { type: "duel_revealed", winner: 1, city: "y" },
  ];
  const { ways, signs } = trail(events, 0);
  expect(ways.map(({ first }) => first)).toEqual([true, false, true]);
  expect(signs.map(({ kind, city }) => `${kind} ${city}`)).toEqual(["take b", "drop c", "duel y"]);
});

test("shoes fall one after the other between the pins", () => {
  const { shoes, from, to } = stepsOf([[0, 0], [100, 0]], false);
  expect([from[0], to[0]]).toEqual([9, 85]);
  expect(shoes.map(({ when }) => when)).toEqual([...shoes.map(({ when }) => when)].sort((a, b) => a - b));
  expect(shoes.every(({ at: [x], when }) => x > from[0] && x < to[0] && when > 0 && when < 1)).toBe(true);
});

test("an enlarged map never shows beyond its edges", () => {
  const [room, sheet] = [{ width: 360, height: 400 }, { width: 1020, height: 580 }];
  const port = zoomed({ zoom: 1, x: 0, y: 0 }, 3, { x: 10, y: 390 }, room, sheet);
  const part = seen(port, room, sheet);
  expect(part.x + part.width).toBeLessThanOrEqual(1.0001);
  expect(part.y + part.height).toBeLessThanOrEqual(1.0001);
  expect(bounded({ zoom: 3, x: 999, y: 999 }, room, sheet)).toEqual({ zoom: 3, x: 0, y: 0 });
  const middle = seen(centred(port, { x: 0.5, y: 0.5 }, room, sheet), room, sheet);
  expect(middle.x + middle.width / 2).toBeCloseTo(0.5);
});

test("agents are given up under the numbers that the server names, twins included", () => {
  const { view, legal } = moment("bomb-2");
  const player = view.players[view.turn!]!;
  const named = new Set(legal.map(({ text }) => text));
  const alive = player.agents.filter(({ place }) => place !== OUT).map(({ number }) => number);
  expect(losing(player, alive.slice(-2))).toHaveLength(2);
  expect(named.has(losing(player, alive.slice(-2))[0]!)).toBe(true);
  const one = { place: "base", carries: null, bonus: 0 };
  const agents = [{ ...one, number: 1, named: 1, place: "oslo" }, ...[2, 3, 4].map((number) => ({ ...one, number, named: 2 })), ...[5, 6, 7].map((number) => ({ ...one, number, named: 5, place: OUT }))];
  // Of twins the lowest goes; when only twins are left the rules do the rest.
  expect(losing({ ...player, agents }, [3, 4])).toEqual(["lose 2", "lose 3"]);
  expect(losing({ ...player, agents }, [1, 4])).toEqual(["lose 1"]);
});

test("the story of a game: deliveries with their rounds, duels by who won them", () => {
  const told = story(
    [
      { type: "turn_began", seat: 0, round: 3 },
      { type: "duel_revealed", winner: 1, attacker: { seat: 0 }, defender: { seat: 1 } },
      { type: "delivered", seat: 0, suitcase: "rA", content: 5, secrets: 5 },
    ],
    2,
  );
  expect(told).toEqual({ deliveries: [{ seat: 0, suitcase: "rA", content: 5, secrets: 5, round: 3 }], duelsWon: [0, 1], rounds: 3 });
});

test("two remarks on the race: who led and was passed, and the last bomb", () => {
  const at = (round: number, seat: number, content: 1 | 3 | 5 | "bomb", secrets: number) => ({ round, seat, content, secrets, suitcase: `${round}` });
  const deliveries = [at(3, 0, 5, 5), at(6, 1, 3, 3), at(8, 1, 5, 8), at(12, 1, "bomb" as const, 8), at(14, 1, 3, 11)];
  expect(remarks({ deliveries, duelsWon: [0, 0], rounds: 14 })).toEqual([
    { id: "randolph-scene-led", seat: 0, round: 8 },
    { id: "randolph-scene-bomb-round", seat: null, round: 12 },
  ]);
  expect(remarks({ deliveries: [], duelsWon: [], rounds: 1 })).toEqual([]);
});
