import { describe, expect, test } from "vitest";
import { arranged } from "./screen.svelte";

describe("the arrangement of a table", () => {
  test.each([
    [320, 480, "tiny", "tiny"],
    [360, 640, "tall", "tall"],
    [390, 844, "tall", "tall"],
    [844, 390, "short", "short"],
    [720, 450, "short", "short"],
    [640, 400, "short", "short"],
    [568, 320, "short", "short"],
    [600, 540, "tiny", "tiny"],
    [820, 1180, "roomy", "roomy"],
    [1024, 768, "side", "under"],
    [1180, 820, "desk", "under"],
    [1280, 800, "desk", "desk"],
    [2560, 1440, "desk", "desk"],
    [3840, 2160, "desk", "desk"],
  ] as const)("of %i × %i is %s for a square board, %s for a wide one", (width, height, square, wide) => {
    expect([arranged(width, height, false), arranged(width, height, true)]).toEqual([square, wide]);
  });
});
