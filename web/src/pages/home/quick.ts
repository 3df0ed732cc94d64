/** Play now: a table against bots, begun at once. */
import type { GameName } from "../../table/viewpoint";
import { freshId } from "../../api/fresh-id";
import { api } from "../../api/http";
import { introduce, nameOrGuest } from "./me/me";

/**
 * What a newcomer meets. Kramer: four players, the basic game: all seven agents run and the whole idea is there after one turn.
 * Randolph: two players, each other's only prey: one sees everything that happens, and waits for one bot only.
 */
const FIRST: Record<GameName, { players: number }> = { kramer: { players: 4 }, randolph: { players: 2 } };

/** The code of the new table. */
export async function playNow(game: GameName): Promise<string> {
  await introduce();
  const { players } = FIRST[game];
  const bots = Array.from({ length: players - 1 }, () => ({ bot: "normal" }));
  return begin({
    game,
    options: { players },
    title: "",
    public: false,
    spectators: true,
    absent: "bot",
    autostart: false,
    seats: [{ name: nameOrGuest() }, ...bots],
  });
}

/** Makes a table whose seats are all taken and begins the game; its code. */
export async function begin(table: Parameters<typeof api.createTable>[0]): Promise<string> {
  const { key, code } = await api.createTable(table);
  await api.command(key, freshId(), { do: "start" });
  return code;
}
