/** The log: everything that these eyes were told, in words, with the round it happened in. */
import type { GameEvent, GameModule, Message, Viewpoint } from "../viewpoint";
import type { Item } from "../../api/http";

export interface Line {
  readonly key: number;
  readonly round: number | null;
  readonly message: Message;
  /** The event that it tells; null: it is not of the game. */
  readonly event: GameEvent | null;
}

/** What is written of an item; null: nothing. */
export function lineOf(item: Item, viewpoint: Viewpoint, game: GameModule): Message | null {
  if (item.kind === "game") return game.tell(item.event as { type: string }, viewpoint);
  if (item.kind === "table") return ofTable(item);
  return null;
}

const TOLD = new Set(["left", "back", "standin", "timeout", "resigned", "offer", "ended", "rematch", "claimed"]);
/** How a game ends otherwise than by its rules. Whoever resigned has been told of already. */
const ENDINGS = new Set(["agreed", "abandoned", "closed"]);

function ofTable(item: Extract<Item, { kind: "table" }>): Message | null {
  if (!TOLD.has(item.what)) return null;
  const fields = item as unknown as { name?: string; yes?: boolean; reason?: string };
  // A game that ended by its rules has told so itself.
  if (item.what === "ended" && !ENDINGS.has(fields.reason ?? "")) return null;
  const what = item.what === "ended" ? `ended-${fields.reason}` : item.what === "offer" && fields.yes === false ? "offer-no" : item.what;
  const id = `page-told-${what}`;
  return { id, args: { who: { chip: "player", of: item.seat ?? -1, words: fields.name ?? "" } } };
}

/** Returns the lines of the log, the oldest first. */
export function lines(viewpoint: Viewpoint, game: GameModule): Line[] {
  const found: Line[] = [];
  let round: number | null = null;
  /** The event that the last line tells, if nothing has been told since that has a line of its own or could have. */
  let before: GameEvent | null = null;
  viewpoint.items.forEach((item, key) => {
    const event = item.kind === "game" ? (item.event as GameEvent) : null;
    if (typeof event?.["round"] === "number") round = event["round"];
    const both = before && event && game.folded?.(before, event);
    if (both) found.pop();
    const told = both ?? event;
    const message = told ? game.tell(told, viewpoint) : lineOf(item, viewpoint, game);
    if (message) found.push({ key, round, message, event: told });
    before = message ? told : null;
  });
  return found;
}
