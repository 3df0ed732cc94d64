/** The options of a game as a form has them, and what of them is to be told to the server. */
import type { GameName } from "../../../table/viewpoint";
import type { Schemas } from "../../../api/http";
import { t } from "../../../i18n/words.svelte";

export type GameShown = Schemas["GameShown"];
export type OptionShown = Schemas["OptionShown"];
export type Value = boolean | number | string | null | object;
export type Values = Record<string, Value>;

/** Those that every player should see; the others are folded away. */
export const SIMPLE: Record<GameName, readonly string[]> = {
  kramer: ["cards", "dossier"],
  randolph: ["edition", "board"],
};
export const AGENTS = "SPBJMDL";
export const BOARDS = ["world", "europe"] as const;
const COLOURS: Record<number, readonly string[]> = {
  2: ["red,green", "blue,yellow"],
  3: ["red,blue,green", "red,blue,yellow", "red,green,yellow", "blue,green,yellow"],
};
const SECRETS_EACH = 9;

/** How many agents the number of players asks for. */
export function agentsFor(players: number): number {
  return players === 2 ? 5 : players === 3 ? 6 : AGENTS.length;
}

/** Which colours can play, as values of the option. */
export function coloursFor(players: number): readonly string[] {
  return COLOURS[players] ?? [];
}

/** Every option as printed, for so many players and that edition. */
export function printed(game: GameShown, players: number, edition?: Value): Values {
  const values: Values = {};
  for (const option of game.options) values[option.name] = option.default as Value;
  values["players"] = players;
  if ("edition" in values) {
    values["edition"] = edition ?? values["edition"] ?? null;
    Object.assign(values, preset(game, values["edition"]));
  }
  if ("agents" in values) values["agents"] = AGENTS.slice(0, agentsFor(players));
  if ("colours" in values) values["colours"] = coloursFor(players)[0] ?? null;
  return values;
}

/** What an edition decides. */
function preset(game: GameShown, edition: Value | undefined): Values {
  return (game.presets[String(edition)] ?? {}) as Values;
}

/** The values after one was changed: an edition brings its own, and what depends on the number of players follows it. */
export function changed(game: GameShown, values: Values, name: string, value: Value): Values {
  const next = { ...values, [name]: value };
  if (name === "edition") return { ...next, ...preset(game, value) };
  if (name === "players") {
    const usual = printed(game, Number(value), values["edition"]);
    for (const follows of ["agents", "colours"]) if (follows in usual) next[follows] = usual[follows] ?? null;
    if (typeof next["target"] === "number") next["target"] = Math.min(next["target"], highest(game, "target", next));
  }
  return next;
}

/** Whether an option means anything with these values: those that do not are not shown and not told. */
export function matters(name: string, values: Values): boolean {
  switch (name) {
    case "players":
      return false; // It has its own place in the form.
    case "marker_card":
      return values["cards"] === true;
    case "dossier_dashes":
      return values["dossier"] === true;
    case "guards":
      return values["players"] === 3;
    case "agents":
      return Number(values["players"]) < 4;
    case "colours":
      return Number(values["players"]) < 4 && typeof values["board"] === "string" && !values["board"].startsWith("json:");
    default:
      return true;
  }
}

export function lowest(game: GameShown, name: string): number {
  return game.options.find((option) => option.name === name)?.low ?? 0;
}

/** The highest number that an option may have with these values. */
export function highest(game: GameShown, name: string, values: Values): number {
  const high = game.options.find((option) => option.name === name)?.high ?? 0;
  return name === "target" ? Math.min(high, SECRETS_EACH * Number(values["players"])) : high;
}

/** The names of the options that are not as printed. */
export function differing(game: GameShown, values: Values): string[] {
  const usual = printed(game, Number(values["players"]), values["edition"]);
  return game.options
    .map(({ name, default: first }) => ({ name, first }))
    .filter(({ name, first }) =>
      name === "edition" ? values[name] !== first : name !== "players" && matters(name, values) && values[name] !== usual[name],
    )
    .map(({ name }) => name);
}

/** What the server is told: the number of players, and what differs from the printed rules. */
export function told(game: GameShown, values: Values): Record<string, Value> {
  const found: Record<string, Value> = { players: values["players"] ?? null };
  for (const name of differing(game, values)) found[name] = values[name] ?? null;
  return found;
}

/** The values of a table that is there. */
export function ofTable(game: GameShown, options: Record<string, unknown>): Values {
  const players = Number(options["players"]);
  return { ...printed(game, players, options["edition"] as Value), ...(options as Values) };
}

/** The options of a listed table, "players=5 cards=yes", as values by name. */
export function ofWords(words: string): Record<string, string> {
  return Object.fromEntries(
    words
      .split(" ")
      .filter(Boolean)
      .map((word) => [word.split("=")[0]!, word.slice(word.indexOf("=") + 1)]),
  );
}

/** What is special about a listed table, in a few words each. */
export function inShort(game: GameName, words: string): string[] {
  const values = ofWords(words);
  const found: string[] = [];
  const taken = new Set(["players", "agents", "colours"]);
  const take = (name: string, id: string | null, args?: Record<string, number>): void => {
    taken.add(name);
    if (id) found.push(t(id, args));
  };
  if (game === "kramer") {
    for (const flag of ["cards", "dossier"]) if (values[flag] === "yes") take(flag, `setup-short-kramer-${flag}`);
    if (found.length === 0) found.push(t("setup-short-kramer-basic"));
  } else {
    take("edition", `setup-short-randolph-${values["edition"] === "english" ? "english" : "french"}`);
    const board = values["board"];
    if (board !== undefined) take("board", `setup-short-randolph-${board === "europe" ? "europe" : "own"}`);
  }
  for (const name of ["finish", "target", "round_limit"]) {
    const value = values[name];
    if (value !== undefined && value !== "none") take(name, `setup-short-${game}-${name}`, { n: Number(value) });
  }
  const house = Object.keys(values).filter((name) => !taken.has(name)).length;
  if (house > 0) found.push(t("setup-short-house", { n: house }));
  return found;
}
