/** Every sound that a scene asks for can be heard, and every sound there is, is asked for. */
import { expect, test } from "vitest";
import { SOUNDS } from "./sound";

const SOURCES = import.meta.glob(["../**/*.{ts,svelte}", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true }) as Record<string, string>;
const CUE = /(?:sound: (?:[^,{}?]*\? )?|play\()"([a-z-]+)"(?: : "([a-z-]+)")?/g;
const asked = new Set(Object.values(SOURCES).flatMap((text) => [...text.matchAll(CUE)].flatMap(([, ...names]) => names.filter((name) => name !== undefined))));

test("every cue names a sound", () => {
  expect([...asked].filter((name) => SOUNDS[name] === undefined)).toEqual([]);
});

test("no sound lies about unused", () => {
  expect(Object.keys(SOUNDS).filter((name) => !asked.has(name) && !/^gain-[0-6]$/.test(name))).toEqual([]);
});
