/** The log: everything that these eyes were told, in words, with the round it happened in. */
import type { Viewpoint, GameModule, Message } from "../games/game";
import type { Item } from "../api/http";

export interface Line {
  readonly key: number;
  readonly round: number | null;
  readonly message: Message;
}

/** What is written of an item; null: nothing. */
export function lineOf(item: Item, viewpoint: Viewpoint, game: GameModule): Message | null {
  if (item.kind === "game") return game.tell(item.event as { type: string }, viewpoint);
  if (item.kind === "table") return ofTable(item);
  return null;
}

const TOLD = new Set(["left", "back", "standin", "timeout", "resigned", "offer", "ended", "rematch", "claimed"]);

function ofTable(item: Extract<Item, { kind: "table" }>): Message | null {
  if (!TOLD.has(item.what)) return null;
  const fields = item as unknown as { name?: string; yes?: boolean };
  const id = item.what === "offer" && fields.yes === false ? "page-told-offer-no" : `page-told-${item.what}`;
  return { id, args: { who: { chip: "player", of: item.seat ?? -1, words: fields.name ?? "" } } };
}

export function lines(viewpoint: Viewpoint, game: GameModule): Line[] {
  const found: Line[] = [];
  let round: number | null = null;
  viewpoint.items.forEach((item, key) => {
    if (item.kind === "game" && typeof item.event["round"] === "number") round = item.event["round"];
    const message = lineOf(item, viewpoint, game);
    if (message) found.push({ key, round, message });
  });
  return found;
}
