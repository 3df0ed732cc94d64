/** A desk made of recorded moments, for tests. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { vi } from "vitest";
import words from "../../../../../src/topsecret/locale/en/kramer.ftl?raw";
import type { Action, Desk, GameEvent, Message } from "../../game";
import cards from "../fixtures/cards.json";
import events from "../fixtures/events.json";
import moments from "../fixtures/moments.json";

export interface Moment {
  readonly seat: number;
  readonly view: unknown;
  readonly legal: readonly Action[];
}

export const MOMENTS = moments as unknown as Record<string, Moment>;
export const CARDS = cards as unknown as Record<string, Moment>;
export const EVENTS = events as unknown as readonly GameEvent[];

export function deskOf(moment: Moment, over: Partial<Desk> = {}): Desk {
  return {
    game: "kramer",
    view: moment.view,
    seat: moment.seat,
    legal: moment.legal,
    items: [],
    canUndo: false,
    busy: false,
    recent: [],
    beat: 1,
    quiet: true,
    live: true,
    play: vi.fn(async () => true),
    takeBack: vi.fn(async () => true),
    preview: vi.fn(async () => null),
    note: vi.fn(async () => true),
    log: vi.fn(async () => ({ log: { moved: {}, scorings: [], stopped: [] }, notes: {} })),
    hold: vi.fn(),
    skip: vi.fn(),
    ...over,
  };
}

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(words));

/** What a message says in English; throws where it does not exist or a value is missing. */
export function english(message: Message): string {
  const found = bundle.getMessage(message.id);
  if (!found?.value) throw new Error(`no message ${message.id}`);
  const args = Object.fromEntries(Object.entries(message.args ?? {}).map(([key, arg]) => [key, typeof arg === "object" ? arg.words : arg]));
  return bundle.formatPattern(found.value, args);
}
