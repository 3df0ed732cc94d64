/** How much room there is, and how a table is laid out in it. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/**
 * The arrangements of a table: an upright phone, an upright tablet, a very low phone, a phone on its side,
 * a square board with everything beside it, a wide board with the orders under it, everything open.
 */
export type Arrangement = "tall" | "roomy" | "tiny" | "short" | "side" | "under" | "desk";

/** Returns the arrangement for a window, by its aspect and height; a wide board stands otherwise than a square one. */
export function arranged(width: number, height: number, wide: boolean): Arrangement {
  if (width <= height) return height <= 620 ? "tiny" : width >= 700 ? "roomy" : "tall";
  if (height < 560) return width * 5 >= height * 6 ? "short" : "tiny";
  if (width >= 1100 && height >= 680 && (!wide || width * 2 >= height * 3)) return "desk";
  return wide ? "under" : "side";
}

class Screen {
  /** The board's own room on the table, in pixels; told by the table's frame. */
  board = $state.raw({ width: 800, height: 800 });

  get width(): number {
    return innerWidth.current ?? 1280;
  }
  get height(): number {
    return innerHeight.current ?? 800;
  }
  arrangement(wide: boolean): Arrangement {
    return arranged(this.width, this.height, wide);
  }
  /** Whether the board has no room for what is small: then its small drawing is taken. */
  get small(): boolean {
    return Math.min(this.board.width, this.board.height) < 560;
  }
  /** Whether not even the small drawing can be read to its edge. */
  get least(): boolean {
    return Math.min(this.board.width, this.board.height) < 300;
  }
}

export const screen = new Screen();
