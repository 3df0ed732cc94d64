/** The score track around the town: its fields and where the markers stand on them. */
import type { Box, Shape, Spot } from "../geometry";

const cache = new Map<string, readonly Box[]>();

/** The fields for a Finish of so many points: Start, then clockwise one field a point. */
export function fields(shape: Shape, finish: number): readonly Box[] {
  const key = `${shape.name} ${finish}`;
  let found = cache.get(key);
  if (!found) cache.set(key, (found = laid(shape, finish)));
  return found;
}

function laid(shape: Shape, finish: number): Box[] {
  const { width, height, edge, start } = shape;
  const [half, inner, down] = [(width - start) / 2, width - 2 * edge, height - 2 * edge];
  const rest = finish - 5; // all but Start and the four corners
  const whole = 2 * (half - edge) + 2 * down + inner;
  const top = Math.max(1, Math.round((rest * (half - edge)) / whole));
  const side = Math.max(1, Math.round((rest * down) / whole));
  const bottom = rest - 2 * top - 2 * side;
  const [right, floor, step] = [width - edge, height - edge, (half - edge) / top];
  const boxes: Box[] = [{ x: half, y: 0, w: start, h: edge }];
  for (let k = 0; k < top; k++) boxes.push({ x: half + start + k * step, y: 0, w: step, h: edge });
  boxes.push({ x: right, y: 0, w: edge, h: edge });
  for (let k = 0; k < side; k++) boxes.push({ x: right, y: edge + (k * down) / side, w: edge, h: down / side });
  boxes.push({ x: right, y: floor, w: edge, h: edge });
  for (let k = 0; k < bottom; k++) boxes.push({ x: right - ((k + 1) * inner) / bottom, y: floor, w: inner / bottom, h: edge });
  boxes.push({ x: 0, y: floor, w: edge, h: edge });
  for (let k = 0; k < side; k++) boxes.push({ x: 0, y: floor - ((k + 1) * down) / side, w: edge, h: down / side });
  boxes.push({ x: 0, y: 0, w: edge, h: edge });
  for (let k = 0; k < top; k++) boxes.push({ x: edge + k * step, y: 0, w: step, h: edge });
  return boxes;
}

export type Side = "top" | "right" | "bottom" | "left";

export function sideOf(shape: Shape, box: Box): Side {
  if (box.y < 1 && box.h <= shape.edge + 0.1) return "top";
  if (box.y > shape.height - shape.edge - 1) return "bottom";
  return box.x < 1 ? "left" : "right";
}

/** Where a field's number is written. */
export function numberAt(shape: Shape, box: Box): { x: number; y: number; anchor: "start" | "end"; size: number } {
  const phone = shape.name === "phone";
  const side = sideOf(shape, box);
  const pad = phone ? 2.6 : 5.6;
  const size = Math.min(phone ? 10.8 : 18.8, box.h * 0.42);
  const y = side === "bottom" ? box.y + box.h - (phone ? 3.5 : 6) : box.y + size * 0.98;
  return side === "right" ? { x: box.x + box.w - pad, y, anchor: "end", size } : { x: box.x + pad, y, anchor: "start", size };
}

/** Where a gain is written: on the line of the number, in the other corner, so that it covers neither pawns nor markers. */
export function gainAt(shape: Shape, box: Box, place = 0): { x: number; y: number } {
  const side = sideOf(shape, box);
  const phone = shape.name === "phone";
  const [w, h] = phone ? [18, 11] : [36, 21];
  const inset = phone ? 0.5 : 2;
  if (box.w === shape.start) return { x: box.x + box.w - w / 2 - inset - place * w, y: box.y + box.h - h / 2 - inset };
  const y = side === "bottom" ? box.y + box.h - h / 2 - inset - place * h : box.y + h / 2 + inset + place * h;
  return side === "right" ? { x: box.x + w / 2 + inset, y } : { x: box.x + box.w - w / 2 - inset, y };
}

/** Centres and size of so many markers on a field: as large as they fit beside its number, overlapping a little. */
export function spots(shape: Shape, box: Box, count: number): Spot[] {
  if (count === 0) return [];
  const phone = shape.name === "phone";
  const unit = phone ? 30 / 66 : 1;
  const bottom = sideOf(shape, box) === "bottom";
  const start = box.w === shape.start;
  const low = start ? (phone ? 6 : 13) : bottom ? 3 * unit : (phone ? 11.5 : 22);
  const room = start ? (phone ? 14 : 33) : box.h - (phone ? 13 : 25);
  const lap = count <= 3 ? 0.78 : 0.62;
  let [size, lines] = [0, 1];
  for (let rows = 1; rows <= count; rows++) {
    const across = Math.ceil(count / rows);
    const fits = Math.min(shape.marker, (box.w - 4 * unit) / (1 + lap * (across - 1)), room / (1 + lap * (rows - 1)));
    if (fits > size + 0.01) [size, lines] = [fits, rows];
  }
  const across = Math.ceil(count / lines);
  const step = across > 1 ? Math.min(size, (box.w - 4 * unit - size) / (across - 1)) : 0;
  const down = lines > 1 ? Math.min(size, (room - size) / (lines - 1)) : 0;
  const middle = box.y + low + room / 2;
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / across);
    const full = Math.min(across, count - row * across);
    return { x: box.x + box.w / 2 + step * ((k % across) - (full - 1) / 2), y: middle + down * (row - (lines - 1) / 2), size };
  });
}

/** The field a total stands on; past Finish it goes on round the track. */
export function fieldOf(total: number, finish: number): number {
  return ((total % finish) + finish) % finish;
}
