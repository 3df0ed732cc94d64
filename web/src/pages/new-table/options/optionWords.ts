/** An option as it is set, in one line: "Top Secret cards: yes". */
import { t, words } from "../../../i18n/words.svelte";
import { BOARDS, type GameShown, type Values } from "./options";

export function inWords(game: GameShown, values: Values, name: string): string {
  const label = `setup-${game.name}-${name}`;
  const value = values[name];
  const what = t(label);
  if (name === "agents") {
    const format = new Intl.ListFormat(words.language, { type: "conjunction" });
    return t("setup-set", { what, value: format.format([...String(value)].map((letter) => t(`setup-agent-${letter}`))) });
  }
  if (name === "colours") return t("setup-set", { what, value: t(`setup-colours-${String(value).replaceAll(",", "-")}`) });
  if (name === "board") {
    const known = BOARDS.find((board) => board === value);
    return t("setup-set", { what, value: t(`${label}-${known ?? "own"}`) });
  }
  if (typeof value === "boolean") return t("setup-set", { what, value: t(value ? "setup-yes" : "setup-no") });
  if (value === null || value === undefined) return t("setup-set", { what, value: t("setup-none") });
  if (typeof value === "number") return t("setup-set", { what, value });
  return t("setup-set", { what, value: t(`${label}-${String(value)}`) });
}
