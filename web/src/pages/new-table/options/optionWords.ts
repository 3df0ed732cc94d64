/** An option as it is set, in one line: "Top Secret cards: yes". */
import { listed, t } from "../../../i18n/words.svelte";
import { BOARDS, type GameShown, type Value, type Values } from "./options";

export function inWords(game: GameShown, values: Values, name: string): string {
  const label = `setup-${game.name}-${name}`;
  return t("setup-set", { what: t(label), value: valueInWords(label, name, values[name] ?? null) });
}

function valueInWords(label: string, name: string, value: Value): string | number {
  if (name === "agents") return listed([...String(value)].map((letter) => t(`setup-agent-${letter}`)));
  if (name === "colours") return t(`setup-colours-${String(value).replaceAll(",", "-")}`);
  if (name === "board") return t(`${label}-${BOARDS.find((board) => board === value) ?? "own"}`);
  if (typeof value === "boolean") return t(value ? "setup-yes" : "setup-no");
  if (typeof value === "number") return value;
  return t(value === null ? "setup-none" : `${label}-${String(value)}`);
}
