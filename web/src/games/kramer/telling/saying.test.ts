import { describe as about, expect, test, vi } from "vitest";
import documented from "../../../../../docs/events.md?raw";
import { asked, clause, verdict } from "./asked";
import { describe } from "./describe";
import { CARDS, viewpointOf, english, EVENTS, MOMENTS } from "../fixtures/viewpoint";
import { tell, TELLERS } from "./tell";

// Chips are drawn by components; here their words are enough.
vi.mock("../../../i18n/words.svelte", () => ({
  chips: {},
  t: (id: string, args?: Record<string, string>) => (args ? Object.values(args).join(" ") : id.replace(/^kramer-(building|card)-/, "")),
}));

const DOCUMENTED = documented
  .split("### Kramer's game")
  .at(-1)!
  .split("### Randolph's game")[0]!
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .flatMap((line) => [...line.split("|")[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!));

about("the log", () => {
  test("knows every documented event", () => {
    expect(DOCUMENTED.length).toBeGreaterThan(15);
    for (const type of DOCUMENTED) expect(Object.keys(TELLERS)).toContain(type);
  });

  test("the records hold every documented event", () => {
    expect(new Set(EVENTS.map(({ type }) => type))).toEqual(new Set(DOCUMENTED));
  });

  test.each(EVENTS.map((event) => [JSON.stringify(event).slice(0, 90), event] as const))("%s is told in whole words to everybody", (_, event) => {
    for (const seat of [0, 1, null]) {
      const message = tell(event, viewpointOf(MOMENTS["round"]!, { seat }));
      if (message) expect(english(message)).not.toMatch(/[{}]|undefined|null|NaN|⟨/);
    }
  });

  test("on a device that goes from hand to hand tells no secret of the one who holds it", () => {
    const secrets = [
      { type: "identity_dealt", seat: 0, agent: "blue" },
      { type: "card_dealt", seat: 0, card: "C5" },
      { type: "card_drawn", seat: 0, card: "C5" },
      { type: "identity_taken", seat: 0, agent: "blue" },
      { type: "dossier_line", by: 0, agent: "blue", seat: 1 },
    ];
    const told = (shared: boolean) => secrets.map((event) => tell(event, viewpointOf(MOMENTS["round"]!, { seat: 0, shared }))).map((message) => message && english(message));
    expect(told(false).join()).toMatch(/Doyle.*c5.*c5.*Doyle.*Doyle/);
    expect(told(true).join()).not.toMatch(/Doyle|c5/);
  });

  test("your own moves are told to you as yours", () => {
    const moved = EVENTS.find(({ type }) => type === "moved")!;
    expect(english(tell({ ...moved, seat: 0 }, viewpointOf(MOMENTS["round"]!, { seat: 0 }))!)).toMatch(/^You moved /);
    expect(english(tell({ ...moved, seat: 0 }, viewpointOf(MOMENTS["round"]!, { seat: 1 }))!)).toMatch(/^Seat 0 moved /);
  });

  test("a card that prevents a scoring says so", () => {
    const stopped = EVENTS.find((event) => event["stops_scoring"])!;
    expect(english(tell(stopped, viewpointOf(MOMENTS["round"]!, { seat: null }))!)).toMatch(/prevented the scoring/);
  });
});

about("the sentence", () => {
  test("speaks to the one whose turn it is, also while nothing is asked", () => {
    const viewpoint = viewpointOf(MOMENTS["round"]!, { seat: 0 });
    const rolling = { ...viewpoint, view: { ...viewpoint.view, phase: "roll", turn: 0, to_move: [] } };
    expect(english(asked(rolling))).toBe("It is your turn.");
    expect(english(asked({ ...rolling, seat: 1 }))).toMatch(/^It is Seat 0’s turn/);
  });
});

about("the actions", () => {
  const all = [...Object.values(MOMENTS), ...Object.values(CARDS)];

  test("every legal action of every recorded moment is described, no two alike", () => {
    for (const moment of all) {
      const viewpoint = viewpointOf(moment);
      const said = moment.legal.map((action) => english(describe(action, viewpoint)));
      for (const words of said) expect(words).not.toMatch(/[{}]|undefined|NaN|⟨/);
      expect(new Set(said).size).toBe(said.length);
    }
  });

  test("the records hold every kind of action", () => {
    expect(new Set(all.flatMap(({ legal }) => legal.map(({ data }) => data.kind)))).toEqual(new Set(["move", "safe", "card", "pass", "stop", "dossier"]));
  });
});

about("the sentence", () => {
  test.each(Object.keys(MOMENTS))("is whole in the moment %s, for the player, the others and spectators", (name) => {
    for (const seat of [MOMENTS[name]!.seat, 1 - MOMENTS[name]!.seat, null]) {
      const viewpoint = viewpointOf(MOMENTS[name]!, { seat, legal: seat === MOMENTS[name]!.seat ? MOMENTS[name]!.legal : [] });
      expect(english(asked(viewpoint))).not.toMatch(/[{}]|undefined|NaN|⟨/);
      expect(clause(viewpoint)).toMatch(/^K\d/);
    }
  });

  test("tells the number of points, and that they may be chosen on 1–3", () => {
    expect(english(asked(viewpointOf(MOMENTS["move-two"]!)))).toBe("You rolled 2. Give 2 points to any agents.");
    expect(english(asked(viewpointOf(MOMENTS["move-some"]!)))).toBe("You rolled 1–3. Give 1 to 3 points to any agents.");
    expect(english(asked(viewpointOf(MOMENTS["move-upto"]!)))).toBe("You rolled 1–3. Give up to 3 points to any agents, or none.");
  });

  test("names winners as the result has them", () => {
    const over = MOMENTS["over"]!;
    const view = over.view as { result: object };
    const viewpoint = (winners: number[], seat: number | null) => viewpointOf({ ...over, view: { ...view, result: { winners, totals: [44, 44, 44, 44], reason: "finish" } } }, { seat });
    expect(english(verdict(viewpoint([], 0)))).toMatch(/^Nobody wins/);
    expect(english(verdict(viewpoint([0], 0)))).toBe("You win with 44 points.");
    expect(english(verdict(viewpoint([1], 0)))).toBe("Seat 1 wins with 44 points.");
    expect(english(verdict(viewpoint([0, 1], 0)))).toMatch(/^You share the win/);
    expect(english(verdict(viewpoint([0, 1], null)))).toMatch(/^Seat 0, Seat 1 share the win/);
  });
});
