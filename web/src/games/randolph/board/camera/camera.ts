/** Which part of the map is shown where it has no room as a whole: what is spoken of, as close as a finger needs it. */
import { bounded, fitted, type Port, type Size } from "./view-port";
import type { Point } from "../places";

/** What is spoken of. */
export interface Focus {
  /** Another one moves the camera. */
  readonly key: string;
  /** Left, top, right, bottom, in units of the map. */
  readonly box: readonly [number, number, number, number];
  /** The thing last touched: it is looked at where the whole box does not fit. */
  readonly last?: Point;
  /** The most pixels a unit. */
  readonly most: number;
  /** Places that count in this decision: off the screen they get a flag at that edge. */
  readonly marks: readonly Mark[];
}
export interface Mark {
  readonly name: string;
  readonly at: Point;
  /** A number of steps, or nothing. */
  readonly note: string;
}
/** A flag at an edge of the window, in its pixels. */
export interface Flag extends Mark {
  readonly side: "left" | "right";
  readonly top: number;
}

/** Pixels a unit below which a city can neither be hit nor read: at 0.9 it is 44 px wide to a finger. */
export const LEAST = 0.9;
/** Units of margin around the map's own. */
const MARGIN = 10;
const FLAG = 44;

/** Returns whether the whole map is shown: everything on it can be read and hit. */
export function whole(window: Size, sheet: Size): boolean {
  return fitted(window, sheet).width / sheet.width >= LEAST * 0.95;
}

/** Returns the window onto the map from which the focus is seen. `root`: the root size, as a multiple of the usual one. */
export function look({ box: [x0, y0, x1, y1], last, most }: Focus, window: Size, sheet: Size, root: number): Port {
  const usual = fitted(window, sheet).width / sheet.width;
  const [wide, high] = [Math.max(1, x1 - x0), Math.max(1, y1 - y0)];
  // Never below what can be hit, never with empty margin above or below.
  const scale = Math.max(LEAST, Math.min(most * root, window.width / wide, window.height / high), window.height / sheet.height);
  const fits = window.width / scale >= wide * 0.95 && window.height / scale >= high * 0.95;
  const [x, y] = fits || !last ? [(x0 + x1) / 2, (y0 + y1) / 2] : last;
  return bounded({ zoom: scale / usual, x: window.width / 2 - (x + MARGIN) * scale, y: window.height / 2 - (y + MARGIN) * scale }, window, sheet);
}

/** Returns the flags of what is off the screen: at most one for each 120 px of height at either side, none over the buttons below. */
export function flags(marks: readonly Mark[], port: Port, window: Size, sheet: Size): Flag[] {
  const scale = (fitted(window, sheet).width * port.zoom) / sheet.width;
  const most = Math.max(1, Math.floor(window.height / 120));
  const low = window.height - 66;
  const used: Record<Flag["side"], number[]> = { left: [], right: [] };
  return marks.flatMap((mark) => {
    const [x, y] = [(mark.at[0] + MARGIN) * scale + port.x, (mark.at[1] + MARGIN) * scale + port.y];
    if (x > 8 && x < window.width - 8 && y > 8 && y < window.height - 8) return [];
    const side = x < window.width / 2 ? "left" : "right";
    let top = Math.max(6, Math.min(y - 16, low - 40));
    while (used[side].some((other) => Math.abs(other - top) < FLAG)) top += FLAG;
    if (top > low - 34 || used[side].length >= most) return [];
    used[side].push(top);
    return [{ ...mark, side, top }];
  });
}
