/** The things of Kramer's game inside sentences: agents with their letter, buildings with their plate, cards, and lists of them. */
import { chips, t } from "../../../i18n/words.svelte";
import type { Chip, Viewpoint } from "../../../table/viewpoint";
import AgentsChip from "./AgentsChip.svelte";
import BuildingChip from "./BuildingChip.svelte";
import { type Building, type CardId, type Colour, type Each, NAMES, PLATE, type Step } from "../view";

chips["kramer-agents"] = AgentsChip;
chips["kramer-building"] = BuildingChip;

export const buildingName = (building: Building): string => t(`kramer-building-${building}`);
/** With its value: two ways to find it on the board. */
export const buildingWords = (building: Building): string => t("kramer-building", { name: buildingName(building), plate: PLATE[building] });
/** A gain or a loss as it is written; nothing gained can be said in its own way. */
export const signed = (n: number, none = "0"): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : none);
export const cardTitle = (card: CardId): string => t(`kramer-card-${card.toLowerCase()}`);
export const cardText = (card: CardId): string => t(`kramer-card-${card.toLowerCase()}.text`);

export const agent = (colour: Colour): Chip => agents([colour]);
export function building(name: Building): Chip {
  return { chip: "kramer-building", of: name, words: buildingWords(name) };
}
export function card(id: CardId): Chip {
  return { chip: "kramer-card", of: id, words: cardTitle(id) };
}

/** Agents one after the other, each with something behind it: points, gains, or where it goes. */
function list(entries: readonly (readonly [Colour, string])[]): Chip {
  return {
    chip: "kramer-agents",
    of: entries.map(([colour, more]) => `${colour}=${more}`).join("|"),
    words: entries.map(([colour, more]) => (more ? `${NAMES[colour]} ${more}` : NAMES[colour])).join(", "),
  };
}
export function agents(colours: readonly Colour[]): Chip {
  return list(colours.map((colour) => [colour, ""] as const));
}
/** Agents with a number each; gains with their sign. */
export function numbers(of: Each<number>, sign: boolean): Chip {
  const entries = Object.entries(of) as [Colour, number][];
  return list(entries.map(([colour, n]) => [colour, sign || n < 0 ? signed(n) : String(n)] as const));
}
export function journeys(moves: readonly Step[]): Chip {
  return list(moves.map(({ agent: colour, to }) => [colour, `→ ${buildingWords(to)}`] as const));
}
/** Several players, named one after the other. */
export function players(viewpoint: Pick<Viewpoint, "view">, seats: readonly number[]): Chip {
  const names = seats.map((seat) => String(viewpoint.view.names[seat] ?? seat + 1));
  return { chip: "kramer-players", of: seats.join(" "), words: names.join(", ") };
}
