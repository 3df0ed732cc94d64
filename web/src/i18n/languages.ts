/** The seven languages on Randolph's box. */
export const LANGUAGES = [
  { code: "en", name: "English" },
  { code: "nl", name: "Nederlands" },
  { code: "fr", name: "Français" },
  { code: "de", name: "Deutsch" },
  { code: "it", name: "Italiano" },
  { code: "sv", name: "Svenska" },
  { code: "da", name: "Dansk" },
] as const;

export type Language = (typeof LANGUAGES)[number]["code"];

/** The first of a browser's languages that we speak; English if none. */
export function ofBrowser(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find(({ code }) => code === tag.toLowerCase().split("-")[0]);
    if (known) return known.code;
  }
  return "en";
}
