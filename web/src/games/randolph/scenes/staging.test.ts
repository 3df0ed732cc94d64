import { expect, test } from "vitest";
import type { Eyes, Scene } from "../../../clock/scene";
import type { GameEvent } from "../../../table/viewpoint";
import games from "../fixtures/games.json";
import { moment, viewpointOf } from "../fixtures/viewpoint";
import { agentOf, type RandolphView } from "../view";
import { again } from "./again";
import type { CasePaper, Drawn, DuelPaper, EndPaper } from "./drawn";
import { staging } from "./staging";

interface Game {
  readonly first: RandolphView;
  readonly frames: readonly { readonly events: readonly GameEvent[]; readonly after: Record<string, unknown>; readonly view?: RandolphView }[];
}
const GAMES = games as unknown as Record<string, Game>;
const MINE: Eyes = { seat: 0, live: true, hurried: false };
const NOBODY: Eyes = { seat: null, live: false, hurried: false };

/** What fixtures/make.py writes down of a view. */
function tokens(view: RandolphView): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const player of view.players) {
    found[`p${player.seat}`] = [player.secrets, player.spent, player.out];
    for (const agent of player.agents) found[`a${player.seat}-${agent.number}`] = [agent.place, agent.carries, agent.bonus];
  }
  for (const one of view.suitcases) found[one.id] = [one.place, one.carrier?.seat ?? null, one.delivered_by, one.content];
  return found;
}

/** Every frame of a game with its scenes, the table before and after it. */
function* played(game: Game, eyes: Eyes): Generator<{ events: readonly GameEvent[]; before: RandolphView; after: RandolphView; scenes: Scene<Drawn>[]; expected: Record<string, unknown> }> {
  let view = game.first;
  const expected = tokens(view);
  for (const frame of game.frames) {
    const scenes = staging.scenes(frame.events, view, eyes);
    Object.assign(expected, frame.after);
    const last = scenes.at(-1);
    const drawn = last?.draw(last.length).view;
    const after = frame.view ?? drawn ?? hidden(view, frame.after);
    yield { events: frame.events, before: view, after, scenes, expected: { ...expected } };
    view = after;
  }
}

/** In the set-up nothing is staged: the table is simply there, as the next view says. */
function hidden(view: RandolphView, after: Record<string, unknown>): RandolphView {
  expect(view.phase).toBe("setup");
  const suitcases = view.suitcases.map((one) => {
    const [place, , , content] = (after[one.id] ?? [one.place, null, null, one.content]) as [string | null, null, null, RandolphView["suitcases"][number]["content"]];
    return { ...one, place, content };
  });
  return { ...view, suitcases };
}

const all = Object.entries(GAMES);

test.each(all)("each event belongs to exactly one scene, in order (%s)", (_, game) => {
  for (const eyes of [MINE, NOBODY, { ...NOBODY, hurried: true }]) {
    for (const { events, scenes, before } of played(game, eyes)) {
      const count = scenes.reduce((sum, scene) => sum + scene.events, 0);
      if (before.phase === "setup" && scenes.length === 0) continue;
      expect(count, events.map(({ type }) => type).join(" ")).toBe(events.length);
    }
  }
});

test.each(all)("where a scene ends, the table is as it was told: agents, suitcases, secrets, cards (%s)", (_, game) => {
  for (const { after, expected, events } of played(game, MINE)) expect(tokens(after), JSON.stringify(events)).toEqual(expected);
});

test.each(all)("every scene is sound at every moment (%s)", (_, game) => {
  for (const { scenes } of played(game, MINE)) {
    for (const scene of scenes) {
      expect(scene.length).toBeGreaterThan(0);
      expect(scene.stills.length).toBeGreaterThan(0);
      expect([...scene.stills].sort((a, b) => a - b)).toEqual([...scene.stills]);
      expect(scene.tells).toBeLessThanOrEqual(scene.length);
      for (const { at } of [...scene.captions, ...scene.cues]) expect(at).toBeLessThanOrEqual(scene.length);
      for (const ms of [0, scene.length / 3, ...scene.stills, scene.length]) expect(JSON.stringify(scene.draw(ms))).toBe(JSON.stringify(scene.draw(ms)));
      expect(scene.captions.some(({ at }) => at === 0)).toBe(true);
    }
  }
});

test.each(all)("the scenes that are never dropped are those of the record, one for one (%s)", (_, game) => {
  const events = game.frames.flatMap((frame) => frame.events);
  const big = [...played(game, NOBODY)].flatMap(({ scenes }) => scenes.filter(({ weight }) => weight === "big").map(({ kind }) => kind));
  const wanted = events.flatMap((event) =>
    event.type === "duel_revealed" ? ["duel"] : event.type === "game_over" ? ["end"] : event.type === "delivered" ? [event["content"] === "bomb" ? "bomb" : "delivery"] : [],
  );
  expect(big).toEqual(wanted);
});

/** The first scene of a kind, with the table before it. */
function find(kind: string, eyes: Eyes = NOBODY): { scene: Scene<Drawn>; before: RandolphView; event: GameEvent; events: readonly GameEvent[] } {
  for (const [, game] of all) {
    for (const { scenes, events } of played(game, eyes)) {
      let at = 0;
      for (const scene of scenes) {
        if (scene.kind === kind) return { scene, before: scene.draw(0).view!, event: events[at]!, events };
        at += scene.events;
      }
    }
  }
  throw new Error(`no ${kind} in the games of fixtures/make.py`);
}

test("a duel tells nothing before its words: neither cards, nor log, nor map, nor the hands", () => {
  const { scene, before } = find("duel");
  const said = scene.captions.map(({ at, say }) => [at, say?.id]);
  expect(said.slice(0, 3).map(([, id]) => id)).toEqual(["randolph-scene-chosen", undefined, expect.stringMatching(/beats|tie/)]);
  const words = scene.captions[2]!.at;
  expect(scene.tells).toBe(words + 700);
  for (let ms = 0; ms < scene.tells; ms += 100) {
    const { view, paper, sign } = scene.draw(ms);
    expect(view).toBe(before);
    expect(sign).toBeNull();
    expect((paper as DuelPaper).fate).toBe(false);
    if (ms < words) expect((paper as DuelPaper).stage).not.toBe("words");
    if (ms < 1_800) expect((paper as DuelPaper).turned).toBe(0);
  }
  const told = scene.draw(scene.tells);
  expect((told.paper as DuelPaper).fate).toBe(true);
  expect(told.view).not.toBe(before);
});

test("one's own duel waits for one, those of others do not; in a hurry only theirs are shorter", () => {
  for (const { scenes, events } of played(GAMES["four"]!, MINE)) {
    const event = events.find(({ type }) => type === "duel_revealed");
    const scene = scenes.find(({ kind }) => kind === "duel");
    if (event && scene) expect(scene.waits).toBe(event["attacker"].seat === 0 || event["defender"].seat === 0);
  }
  expect(find("duel", { ...NOBODY, hurried: true }).scene.length).toBeLessThan(find("duel").scene.length);
});

test("the courier comes home before the suitcase is opened, and the bar counts only when it is open", () => {
  for (const { scenes, events } of played(GAMES["four"]!, NOBODY)) {
    const at = scenes.findIndex(({ kind }) => kind === "delivery" || kind === "bomb");
    if (at < 0) continue;
    expect(scenes[at - 1]!.kind).toBe("arrive");
    const arrive = scenes[at - 1]!;
    expect(arrive.draw(arrive.length).paper).toBeNull();
    expect(arrive.draw(100).look).toMatch(/^hq /);
    const scene = scenes[at]!;
    const event = events.find(({ type }) => type === "delivered")!;
    const seat = event["seat"] as number;
    const shut = scene.draw(0);
    for (let ms = 0; ms < scene.tells; ms += 50) {
      const { view, paper } = scene.draw(ms);
      const one = paper as CasePaper;
      expect(view!.players[seat]!.secrets).toBe(shut.view!.players[seat]!.secrets);
      if (one.lid <= 0 && ms < 2_300) expect(one.content).toBeNull();
      if (ms < 3_800) expect(one.counted).toBe(0);
    }
    expect(scene.draw(scene.tells).view!.players[seat]!.secrets).toBe(event["secrets"]);
  }
});

test("a bomb ticks three, two, one, and only then it is one", () => {
  const { scene } = find("bomb");
  const ticks = [2_900, 3_770, 4_640, 5_500].map((ms) => (scene.draw(ms).paper as CasePaper).ticks);
  expect(ticks).toEqual([3, 2, 1, 0]);
  expect((scene.draw(5_400).paper as CasePaper).burst).toBe(0);
  expect((scene.draw(scene.tells - 1).paper as CasePaper).lost).toBeNull();
  expect(scene.captions.findIndex(({ say }) => say?.id === "randolph-bomb-word")).toBeGreaterThan(scene.captions.findIndex(({ say }) => say?.id === "randolph-scene-count"));
});

test("behind, the courier is home sooner and both clasps give way together", () => {
  const [slow, quick] = [find("arrive"), find("arrive", { ...NOBODY, hurried: true })].map(({ scene }) => scene.draw(700).legs[0]!.part);
  expect(slow).toBeLessThan(1);
  expect(quick).toBe(1);
  const { scene } = find("delivery", { ...NOBODY, hurried: true });
  for (let ms = 0; ms < scene.length; ms += 20) {
    const [left, right] = (scene.draw(ms).paper as CasePaper).clasps;
    expect(left).toBe(right);
  }
  expect(scene.length).toBeLessThan(find("delivery").scene.length);
});

test("a bomb flashes once, between two pictures that stand still", () => {
  const { scene } = find("bomb");
  const flashes = Array.from({ length: scene.length / 20 }, (_, i) => (scene.draw(20 * i).paper as CasePaper).burst).filter((burst) => burst > 0 && burst < 1);
  expect(flashes.length * 20).toBeLessThanOrEqual(240);
  expect(flashes).toEqual([...flashes].sort((a, b) => a - b));
  for (const ms of scene.stills) expect([0, 1]).toContain((scene.draw(ms).paper as CasePaper).burst);
});

test("the end says what the last case held, and ticks for each that was brought home", () => {
  const { scene, before, events } = find("end");
  const last = events.findLast(({ type }) => type === "delivered")!;
  expect(scene.captions[0]).toEqual({ at: 0, say: { id: "randolph-scene-last-held", args: { count: last["content"] } } });
  const brought = before.suitcases.filter(({ delivered_by }) => delivered_by !== null).length;
  expect(scene.cues.filter(({ sound }) => sound === "tick")).toHaveLength(brought);
});

test("the end is big and waits; its winner is named with the crown, not before", () => {
  const { scene, before } = find("end");
  expect([scene.weight, scene.waits]).toEqual(["big", true]);
  const named = scene.captions.find(({ say }) => say?.id.startsWith("randolph-won"))!;
  expect(scene.tells).toBe(named.at);
  for (let ms = 0; ms < scene.tells; ms += 100) {
    expect(scene.draw(ms).view).toBe(before);
    expect((scene.draw(ms).paper as EndPaper).crown).toBe(0);
  }
  expect(before.result).toBeUndefined();
  expect(scene.draw(scene.length).view!.result).toBeDefined();
});

test("a scene takes its table from what was before and from its own events", () => {
  const game = GAMES["four"]!;
  for (const { scenes, events, before } of played(game, NOBODY)) {
    let told = 0;
    for (const scene of scenes) {
      told += scene.events;
      // The same scene comes of the events up to it, whatever follows.
      const alone = staging.scenes(events.slice(0, told), before, NOBODY).at(-1)!;
      if (alone.events === scene.events) expect(JSON.stringify(scene.draw(scene.length))).toBe(JSON.stringify(alone.draw(alone.length)));
    }
  }
});

test("steps are scenes of their own; behind, those of one agent are one", () => {
  const { view } = moment("move-4");
  const seat = view.turn!;
  const free = agentOf(view, seat, 1);
  const step = (from: string, to: string): GameEvent => ({ type: "stepped", seat, agent: free.number, from, to, carries: null, bonus: false });
  const events = [step(free.place, "dakar"), step("dakar", "luanda"), step("luanda", "nairobi")];
  const slow = staging.scenes(events, view, NOBODY);
  expect(slow.map(({ kind, length }) => [kind, length])).toEqual([["walk", 500], ["walk", 500], ["walk", 500]]);
  const [merged, ...none] = staging.scenes(events, view, { ...NOBODY, hurried: true });
  expect([merged!.events, none.length]).toEqual([3, 0]);
  expect(merged!.draw(500).legs.map(({ to }) => to)).toEqual(["dakar", "luanda"]);
  expect(merged!.captions).toHaveLength(3);
});

test("a duel that is being fought lies on the table while its cards are chosen", () => {
  const { view } = moment("duel-4");
  const paper = staging.rest(view).paper as DuelPaper;
  expect([paper.kind, paper.stage, paper.revealed]).toEqual(["duel", "choose", null]);
  expect(staging.rest(moment("move-4").view).paper).toBeNull();
});

test("a line of the log shows its move once more, on the table as it is now", () => {
  const found = viewpointOf(moment("move-4"));
  const step = again({ type: "stepped", seat: 1, agent: 1, from: "tokyo", to: "beijing", carries: null, bonus: false }, found)!;
  expect(step.draw(0).legs[0]).toMatchObject({ from: "tokyo", to: "beijing", part: 0, then: null });
  expect(step.draw(step.length).view).toBe(found.view);
  const taken = again({ type: "taken", seat: 1, agent: 1, suitcase: "rA", city: "beijing" }, found)!;
  expect(taken.draw(taken.length).sign).toMatchObject({ kind: "take", city: "beijing" });
  const duel = again(revealed(), found)!;
  expect([duel.waits, duel.draw(duel.length).view]).toEqual([false, found.view]);
  const end = GAMES["four"]!.frames.flatMap(({ events }) => events).find(({ type }) => type === "game_over")!;
  expect(again(end, found)).toMatchObject({ kind: "end", waits: false });
  expect(again({ type: "rolled", seat: 1, dice: [1, 2], total: 3 }, found)).toBeNull();
});

function revealed(): GameEvent {
  return GAMES["four"]!.frames.flatMap(({ events }) => events).find(({ type }) => type === "duel_revealed")!;
}
