import { describe, expect, it } from "vitest";
import { blank, body, clockOf, complete, type Form, howOf, resized, seatsFor, timeOf, wrongOptions, wrongSeats } from "./form";
import { changed, differing, type GameShown, matters, ofTable, ofWords, printed, told } from "./options/options";

const option = (name: string, kind: string, value: unknown, more: object = {}) => ({
  name,
  kind,
  default: value,
  meaning: "",
  allowed: "",
  clause: "K1",
  choices: [],
  low: null,
  high: null,
  ...more,
});
const kramer = {
  name: "kramer",
  title: "",
  rules: 1,
  players: [2, 7],
  presets: {},
  levels: ["easy", "normal"],
  options: [
    option("players", "number", 4, { low: 2, high: 7 }),
    option("agents", "other", null),
    option("cards", "flag", false),
    option("dossier", "flag", false),
    option("finish", "number", 42, { low: 20, high: 60 }),
    option("round_limit", "optional number", null, { low: 1, high: 1000 }),
    option("marker_card", "choice", "literal", { choices: ["literal", "capped"] }),
  ],
} as unknown as GameShown;
const randolph = {
  name: "randolph",
  title: "",
  rules: 1,
  players: [2, 4],
  presets: { french: { tie: "aggressor" }, english: { tie: "exact_count" } },
  levels: ["easy", "normal"],
  options: [
    option("players", "number", 4, { low: 2, high: 4 }),
    option("edition", "choice", "french", { choices: ["french", "english"] }),
    option("board", "other", "world"),
    option("colours", "other", null),
    option("target", "number", 10, { low: 5, high: 36 }),
    option("guards", "number", 1, { low: 0, high: 2 }),
    option("tie", "choice", "aggressor", { choices: ["aggressor", "exact_count"] }),
  ],
} as unknown as GameShown;

const form = (game: GameShown, more: Partial<Form> = {}): Form => ({ ...blank(game), name: "Anna", ...more });

describe("the printed rules", () => {
  it("are told by the number of players alone", () => {
    expect(told(kramer, printed(kramer, 5))).toEqual({ players: 5 });
    expect(told(randolph, printed(randolph, 3))).toEqual({ players: 3 });
  });
  it("have as many agents as the players need", () => {
    expect(printed(kramer, 2)["agents"]).toBe("SPBJM");
    expect(printed(kramer, 3)["agents"]).toBe("SPBJMD");
    expect(printed(kramer, 7)["agents"]).toBe("SPBJMDL");
  });
});

describe("options", () => {
  it("that differ are told", () => {
    let values = changed(kramer, printed(kramer, 4), "cards", true);
    values = changed(kramer, values, "round_limit", 12);
    expect(told(kramer, values)).toEqual({ players: 4, cards: true, round_limit: 12 });
  });
  it("that mean nothing without another are not told", () => {
    let values = changed(kramer, printed(kramer, 4), "cards", true);
    values = changed(kramer, values, "marker_card", "capped");
    expect(told(kramer, values)).toEqual({ players: 4, cards: true, marker_card: "capped" });
    values = changed(kramer, values, "cards", false);
    expect(matters("marker_card", values)).toBe(false);
    expect(told(kramer, values)).toEqual({ players: 4 });
  });
  it("of an edition come with it, and one of them can be changed back", () => {
    let values = changed(randolph, printed(randolph, 4), "edition", "english");
    expect(values["tie"]).toBe("exact_count");
    expect(told(randolph, values)).toEqual({ players: 4, edition: "english" });
    values = changed(randolph, values, "tie", "aggressor");
    expect(told(randolph, values)).toEqual({ players: 4, edition: "english", tie: "aggressor" });
  });
  it("follow the number of players", () => {
    let values = changed(kramer, printed(kramer, 4), "players", 2);
    expect(values["agents"]).toBe("SPBJM");
    values = changed(randolph, { ...printed(randolph, 4), target: 30 }, "players", 2);
    expect(values["target"]).toBe(18);
    expect(values["colours"]).toBe("red,green");
  });
  it("of a table that is there are the same again", () => {
    const values = changed(randolph, changed(randolph, printed(randolph, 3), "edition", "english"), "colours", "red,blue,yellow");
    expect(ofTable(randolph, { ...values })).toEqual(values);
    expect(differing(randolph, ofTable(randolph, { ...values }))).toEqual(["edition", "colours"]);
  });
  it("are read from the words of a listed table", () => {
    expect(ofWords("players=5 cards=yes round_limit=12")).toEqual({ players: "5", cards: "yes", round_limit: "12" });
  });
});

describe("what is wrong", () => {
  it("a number out of its bounds", () => {
    const values = { ...printed(kramer, 4), finish: 70 };
    expect(wrongOptions(kramer, values)).toEqual([
      { id: "setup-wrong-number", args: { what: "setup-kramer-finish", low: 20, high: 60 } },
    ]);
    expect(wrongOptions(randolph, { ...printed(randolph, 2), target: 19 })[0]?.args).toMatchObject({ low: 5, high: 18 });
    expect(wrongOptions(kramer, { ...printed(kramer, 4), round_limit: null })).toEqual([]);
  });
  it("too few agents", () => {
    expect(wrongOptions(kramer, { ...printed(kramer, 2), agents: "SPBJ" })).toEqual([{ id: "setup-wrong-agents", args: { n: 5 } }]);
  });
  it("two people with the same name", () => {
    const named = [{ who: "you" }, { who: "here", name: "Anna" }, { who: "here", name: "Bert" }] as const;
    expect(wrongSeats(form(kramer, { seats: named }))).toEqual([{ id: "setup-wrong-twice", args: { name: "Anna" } }]);
  });
  it("you in two seats", () => {
    const seats = [{ who: "you" }, { who: "you" }] as const;
    expect(wrongSeats(form(kramer, { seats })).map(({ id }) => id)).toContain("setup-wrong-you-twice");
  });
});

describe("a new table", () => {
  it("with friends has open seats", () => {
    const wanted = body(kramer, form(kramer, { public: true, title: " Friday " }));
    expect(wanted.seats).toEqual([{ name: "Anna" }, null, null, null]);
    expect([wanted.public, wanted.title]).toEqual([true, "Friday"]);
  });
  it("against bots is complete and needs no place in the list", () => {
    const whole = form(kramer, { seats: seatsFor("bots", 4, "easy"), public: true });
    expect(complete(whole)).toBe(true);
    expect(body(kramer, whole)).toMatchObject({ public: false, seats: [{ name: "Anna" }, { bot: "easy" }, { bot: "easy" }, { bot: "easy" }] });
  });
  it("on this device names everybody", () => {
    const seats = [{ who: "you" }, { who: "here", name: " Bert " }, { who: "open" }] as const;
    expect(body(kramer, form(kramer, { seats })).seats).toEqual([{ name: "Anna" }, { name: "Bert" }, null]);
  });
  it("keeps the manner of its seats when more play", () => {
    expect(howOf(resized(seatsFor("bots", 2, "easy"), 4, "easy"))).toBe("bots");
    expect(resized(seatsFor("friends", 4, "easy"), 2, "easy")).toHaveLength(2);
    expect(howOf([{ who: "you" }, { who: "open" }, { who: "bot", level: "easy" }])).toBe(null);
  });
});

describe("the clock", () => {
  it("is the same there and back", () => {
    for (const kind of ["move", "game", "days"] as const) {
      const time = { kind, each: kind === "days" ? 172_800 : 600, grace: 300 };
      expect(timeOf(clockOf(time))).toEqual(time);
    }
    expect(clockOf({ kind: "none", each: 60, grace: null })).toEqual({ move: null, game: null, grace: null });
  });
});
