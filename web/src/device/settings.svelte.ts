/** What this device prefers: day or night, sounds, vibration, language, name, pace. Kept on the device alone. */
import { MediaQuery } from "svelte/reactivity";
import { LANGUAGES, type Language, ofBrowser } from "../i18n/languages";
import { keep, recall } from "./kept";

/** How fast the table shows what happens. */
export const PACES = ["calm", "normal", "fast", "at_once"] as const;
export type Pace = (typeof PACES)[number];

interface Kept {
  theme: "light" | "dark" | null;
  sound: boolean;
  vibration: boolean;
  language: Language | null;
  name: string;
  pace: Pace;
}

function read(): Kept {
  const usual: Kept = { theme: null, sound: false, vibration: true, language: null, name: "", pace: "normal" };
  const found: Kept = { ...usual, ...(recall("settings") as Partial<Kept> | null) };
  return {
    ...found,
    language: LANGUAGES.some(({ code }) => code === found.language) ? found.language : null,
    pace: PACES.includes(found.pace) ? found.pace : usual.pace,
  };
}

const night = new MediaQuery("prefers-color-scheme: dark");
const kept = $state(read());

/** What was chosen here; else day or night as the device says, also while it changes its mind, and the language of the browser. */
export const settings = new Proxy(kept, {
  get: (_, name: keyof Kept) => {
    if (name === "theme") return kept.theme ?? (night.current ? "dark" : "light");
    return name === "language" ? (kept.language ?? ofBrowser(navigator.languages)) : kept[name];
  },
  set: (_, name: string, value: unknown) => {
    Object.assign(kept, { [name]: value });
    keep("settings", kept);
    return true;
  },
}) as Kept & { theme: "light" | "dark"; language: Language };

/** Whether movement should be left out. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
