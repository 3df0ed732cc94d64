/** What is worth finding on a timeline. */
import type { GameEvent } from "../../table/viewpoint";

export type MarkKind = "turn" | "scoring" | "duel" | "delivery" | "bomb" | "dossier" | "end";
export interface Mark {
  readonly moment: number;
  readonly kind: MarkKind;
  readonly seat: number | null;
}

const KINDS: Readonly<Record<string, MarkKind>> = {
  turn_began: "turn",
  scored: "scoring",
  duel_revealed: "duel",
  delivered: "delivery",
  bomb_exploded: "bomb",
  dossiers_opened: "dossier",
  game_over: "end",
};

/** The marks of a story; `story[0]` is what was told at moment 1. A bomb is no delivery worth its own mark. */
export function marksOf(story: readonly (readonly GameEvent[])[]): Mark[] {
  return story.flatMap((events, index) => {
    const bomb = events.some(({ type }) => type === "bomb_exploded");
    return events.flatMap((event): Mark[] => {
      const kind = KINDS[event.type];
      if (!kind || (bomb && kind === "delivery")) return [];
      const seat = event["seat"] ?? event["by"] ?? event["winner"] ?? null;
      return [{ moment: index + 1, kind, seat: typeof seat === "number" ? seat : null }];
    });
  });
}

/** Whether nothing happened but that players passed. */
export function passes(events: readonly GameEvent[]): boolean {
  return events.length > 0 && events.every(({ type }) => type === "passed");
}

/** The moments that are worth stopping at, the beginning first: of a run of passes the last one alone. */
export function stopsOf(story: readonly (readonly GameEvent[])[]): number[] {
  const stops = [0];
  story.forEach((events, index) => {
    const next = story[index + 1];
    if (!(passes(events) && next && passes(next))) stops.push(index + 1);
  });
  return stops;
}

/** Where among the stops a moment is; one that is none counts as the stop that it leads to. */
export function placeOf(stops: readonly number[], moment: number): number {
  const found = stops.findIndex((stop) => stop >= moment);
  return found < 0 ? stops.length - 1 : found;
}

/** The mark before or after a moment, turns or what is not a turn; undefined if there is none. */
export function nextMark(marks: readonly Mark[], moment: number, way: 1 | -1, turns: boolean): Mark | undefined {
  const wanted = marks.filter(({ kind }) => (kind === "turn") === turns);
  return way > 0 ? wanted.find((mark) => mark.moment > moment) : wanted.findLast((mark) => mark.moment < moment);
}

/** The moment before the last so many events: where somebody left who has not seen these. */
export function momentBefore(story: readonly (readonly GameEvent[])[], events: number): number {
  let left = events;
  let moment = story.length;
  while (moment > 0 && left > 0) left -= story[--moment]!.length;
  return moment;
}

type Story = readonly (readonly GameEvent[])[];

/** Whether one pair of eyes was told this event, which everything open tells in full. */
function same(told: GameEvent, whole: GameEvent): boolean {
  return Object.entries(told).every(([key, value]) => JSON.stringify(whole[key]) === JSON.stringify(value));
}

/** By moment of the open story, the first being 0: how many moments these eyes have had by then. */
export function pace(open: Story, eyes: Story): number[] {
  const out = [0];
  let had = 0;
  for (const events of open) {
    const next = eyes[had]?.[0];
    if (next && events.some((event) => same(next, event))) had += 1;
    out.push(had);
  }
  return out;
}

/** The moment of other eyes that is this moment of these; moments are counted by what each was told. */
export function sameMoment(open: Story, these: Story, moment: number, others: Story): number {
  const at = pace(open, these).indexOf(moment);
  return pace(open, others)[at < 0 ? open.length : at] ?? others.length;
}
