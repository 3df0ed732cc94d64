/** Names at the ends of lines. */
const APART = 24;

/** Moves labels apart that would lie over each other, none below the floor. */
export function apart(wanted: readonly number[], floor: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]!);
  const found = [...wanted];
  order.forEach((at, k) => {
    if (k > 0) found[at] = Math.max(found[at]!, found[order[k - 1]!]! + APART);
  });
  let limit = floor;
  for (const at of order.reverse()) {
    found[at] = Math.min(found[at]!, limit);
    limit = found[at]! - APART;
  }
  return found;
}
