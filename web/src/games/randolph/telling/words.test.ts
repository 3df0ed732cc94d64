import { beforeAll, expect, test } from "vitest";
import { t, words } from "../../../i18n/words.svelte";
import type { GameEvent, Message } from "../../../table/viewpoint";
import { asked, clause } from "./asked";
import { describe as described } from "./describe";
import events from "../fixtures/events.json";
import { viewpointOf, moment, MOMENTS } from "../fixtures/viewpoint";
import { cityName } from "./names";
import { worldPlaces } from "../board/places";
import { tell, TELLERS } from "./tell";

const SILENT = new Set(["turn_began", "defender_picked", "card_laid", "loot_offered", "losses_due"]);
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });

beforeAll(async () => {
  await words.need("randolph");
});

function sound(message: Message): string {
  const text = t(message.id, message.args);
  expect(text, message.id).not.toMatch(/⟨|\{|undefined|\$/);
  return text;
}

test("every event of the game has a line in the log or is silent on purpose, for whoever reads it", () => {
  for (const event of Object.values(events) as GameEvent[]) {
    for (const name of ["over-4", "over-3", "over-2"]) {
      const { view } = moment(name);
      for (const eyes of [null, ...view.names.keys()]) {
        const seats = JSON.stringify(event).match(/"(?:seat|winner|defender)":(\d)/g)?.map((found) => Number(found.at(-1))) ?? [];
        const cases = JSON.stringify(event).match(/"[rbgy][A-D]"/g) ?? [];
        const fits = seats.every((seat) => seat < view.players.length) && cases.every((id) => view.suitcases.some((one) => `"${one.id}"` === id));
        if (!fits) continue;
        const message = tell(event, viewpointOf(moment(name), eyes));
        if (message) sound(message);
        else expect(SILENT.has(event.type) || event.type === "turn_ended", event.type).toBe(true);
      }
    }
  }
});

test("no event that the server can tell is forgotten", () => {
  expect(Object.keys(TELLERS).sort()).toEqual(Object.keys({ ...events, exchanged: 1 }).sort());
});

test("every legal action has an entry of its own in the list of moves", () => {
  for (const [name, found] of Object.entries(MOMENTS)) {
    const entries = found.legal.map((action) => sound(described(action, viewpointOf(found))));
    expect(new Set(entries).size, name).toBe(found.legal.length);
  }
});

test("what is asked is one sentence for the player, the opponent and a spectator", () => {
  for (const found of Object.values(MOMENTS)) {
    for (const eyes of [null, ...found.view.names.keys()]) {
      const viewpoint = viewpointOf(found, eyes);
      sound(asked(viewpoint));
      expect(clause(viewpoint)).toMatch(/^R\d+\.\d+$/);
    }
  }
});

test("a player is spoken to, the others are spoken of", () => {
  const found = moment("move-4");
  const mine = asked(viewpointOf(found));
  const other = asked(viewpointOf(found, (found.seat + 1) % 4));
  expect(t(mine.id, mine.args)).toMatch(/^You rolled/);
  expect(t(other.id, other.args)).toContain(found.view.names[found.seat]);
});

test("every message that the components use exists", () => {
  const missing: string[] = [];
  for (const [file, source] of Object.entries(sources)) {
    for (const [, id] of source.matchAll(/"(randolph-[a-z0-9-]+)"/g)) {
      if (id === "randolph-suitcase" && file.endsWith("names.ts")) continue;
      const known = words.has(id!) || words.has(`${id}-you`);
      if (!known) missing.push(`${file}: ${id}`);
    }
    for (const [, id] of source.matchAll(/about\([^"]*"(randolph-[a-z0-9-]+)"/g)) {
      for (const one of [id!, `${id}-you`]) if (!words.has(one)) missing.push(`${file}: ${one}`);
    }
    for (const [, id] of source.matchAll(/between\([^"]*"(randolph-[a-z0-9-]+)"/g)) {
      for (const one of [id!, `${id}-you`, `${id}-at-you`]) if (!words.has(one)) missing.push(`${file}: ${one}`);
    }
  }
  expect(missing).toEqual([]);
});

test("every city of our boards has a message", () => {
  for (const { id } of worldPlaces().cities) expect(words.has(`city-${id}`), id).toBe(true);
  expect(cityName(moment("move-4").view.board, "rio_de_janeiro")).toBe("Rio de Janeiro");
});
