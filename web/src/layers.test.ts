/** The rooms of the page, and what may import what: everything flows down. */
import { expect, test } from "vitest";

/** From the top. */
const LAYERS = [["App.svelte", "main.ts"], ["pages"], ["games/games.ts"], ["games/kramer", "games/randolph"], ["table"], ["clock"], ["ui"], ["i18n", "device"], ["api"]];
/** Rooms of one line may know each other, but for the games. */
const APART = 3;
const SOURCES = import.meta.glob("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
const IMPORT = /(?:from|import)\s*\(?\s*"(\.[^"]*)"/g;

function roomOf(path: string): { name: string; layer: number } | undefined {
  for (const [layer, rooms] of LAYERS.entries()) {
    const name = rooms.find((room) => path === room || path.startsWith(`${room}/`));
    if (name) return { name, layer };
  }
  return undefined;
}

function resolved(from: string, to: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of to.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/** Returns every import that goes up, or across. */
function climbing(sources: Record<string, string>): string[] {
  return Object.entries(sources).flatMap(([file, text]) => {
    const path = file.slice(2);
    const here = roomOf(path);
    if (!here) return [];
    return [...text.matchAll(IMPORT)].flatMap(([, target]) => {
      const there = roomOf(resolved(path, target!));
      const up = there && (there.layer < here.layer || (here.layer === APART && there.layer === APART && there.name !== here.name));
      return up ? [`${path} imports ${resolved(path, target!)}`] : [];
    });
  });
}

test("every room imports only from rooms below it", () => {
  expect(climbing(SOURCES)).toEqual([]);
});

test("an import that goes up, or from one game into the other, is found", () => {
  const planted = {
    "./clock/a.ts": 'import { x } from "../table/live.svelte";',
    "./games/kramer/b.ts": 'const y = await import("../randolph/view");',
    "./pages/c.ts": 'import "../games/kramer/view";',
  };
  expect(climbing(planted)).toEqual(["clock/a.ts imports table/live.svelte", "games/kramer/b.ts imports games/randolph/view"]);
});

test("every file stands in a room", () => {
  const homeless = Object.keys(SOURCES)
    .map((file) => file.slice(2))
    .filter((path) => !roomOf(path) && !/^(layers\.test\.ts|[a-z-]+\.d\.ts)$/.test(path));
  expect(homeless).toEqual([]);
});
