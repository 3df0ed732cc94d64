/** The text of the rules, in the language in use; in English where it is not translated. */
import type { GameName } from "../../table/viewpoint";
import type { Language } from "../../i18n/languages";
import { read, type Rules } from "./markdown";

const files = import.meta.glob<string>("../../../../src/topsecret/locale/*/rules-*.md", { query: "?raw", import: "default" });

export async function rulesOf(game: GameName, language: Language): Promise<Rules> {
  const file = (of: string) => files[`../../../../src/topsecret/locale/${of}/rules-${game}.md`];
  const text = await (file(language) ?? file("en"))!();
  return read(text);
}
