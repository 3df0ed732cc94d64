import { expect, test } from "vitest";
import { together } from "../../../clock/together";
import type { GameEvent } from "../../../table/viewpoint";
import { moment } from "../fixtures/viewpoint";
import { agentOf } from "../view";
import { staging } from "./staging";

const { view } = moment("move-4");
const seat = view.turn!;
const free = agentOf(view, seat, 1);
const next = (seat + 1) % view.players.length;
const step = (from: string, to: string): GameEvent => ({ type: "stepped", seat, agent: free.number, from, to, carries: null, bonus: false });
const turn: readonly GameEvent[] = [
  { type: "turn_ended", seat, unused: 0 },
  { type: "turn_began", seat: next, round: view.round },
  { type: "rolled", seat: next, dice: [1, 2], total: 3 },
];

test("a little behind, the ways of one turn are one still; far behind, everything small is", () => {
  const events = [step(free.place, "dakar"), { type: "dropped", seat, agent: free.number, suitcase: view.suitcases[0]!.id, city: "dakar" }, step("dakar", "luanda"), ...turn];
  const scenes = staging.scenes(events, view, { seat: null, live: true, hurried: true });
  const some = together(scenes, false, staging.many!);
  expect(some.map(({ kind, events }) => [kind, events])).toEqual([["many", 3], ["roll", 3]]);
  expect(some[0]!.captions[0]!.say).toEqual({ id: "page-scene-many", args: { n: 3, agents: 1 } });
  expect(agentOf(some[0]!.draw(0).view!, seat, 1).place).toBe("luanda");
  const [all, ...none] = together(scenes, true, staging.many!);
  expect([all!.events, none]).toEqual([6, []]);
  expect([agentOf(all!.draw(0).view!, seat, 1).place, all!.draw(0).view!.turn]).toEqual(["luanda", next]);
});

test("what is big is never folded", () => {
  const revealed: GameEvent = { type: "duel_revealed", city: "dakar", attacker: { seat, agent: 1, card: 2 }, defender: { seat: next, agent: 1, card: 1 }, winner: seat, loser: { seat: next, agent: 1, fate: "out" }, left: null, tie: null };
  const scenes = staging.scenes([step(free.place, "dakar"), revealed, ...turn], view, { seat: null, live: true, hurried: true });
  expect(together(scenes, true, staging.many!).map(({ kind }) => kind)).toEqual(["walk", "duel", "roll"]);
});
