import { afterEach, expect, test, vi } from "vitest";
import { freshId } from "./fresh-id";

afterEach(() => vi.unstubAllGlobals());

test("ids are made where the page has come without https", () => {
  // Such a page has no crypto.randomUUID.
  const { crypto } = globalThis;
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
  const ids = Array.from({ length: 50 }, freshId);
  expect(new Set(ids).size).toBe(50);
  expect(ids.every((id) => /^[0-9a-f]{18}$/.test(id))).toBe(true);
});
