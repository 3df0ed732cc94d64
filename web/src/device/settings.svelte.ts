/** What this device prefers: day or night, sounds, vibration, language, name, pace. Kept on the device alone. */
import { MediaQuery } from "svelte/reactivity";
import { LANGUAGES, type Language, ofBrowser } from "../i18n/languages";

const KEPT = "topsecret.settings";

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
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    const found = { ...usual, ...(typeof kept === "object" && kept !== null ? (kept as Partial<Kept>) : {}) };
    return {
      ...found,
      language: LANGUAGES.some(({ code }) => code === found.language) ? found.language : null,
      pace: PACES.includes(found.pace) ? found.pace : usual.pace,
    };
  } catch {
    return usual;
  }
}

class Settings {
  #kept = $state<Kept>(read());
  readonly #night = new MediaQuery("prefers-color-scheme: dark");

  /** Day or night: as chosen here, else as the device says, also while it changes its mind. App.svelte puts it on the page. */
  get theme(): "light" | "dark" {
    return this.#kept.theme ?? (this.#night.current ? "dark" : "light");
  }
  set theme(theme: "light" | "dark") {
    this.#keep({ theme });
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  get vibration(): boolean {
    return this.#kept.vibration;
  }
  set vibration(vibration: boolean) {
    this.#keep({ vibration });
  }

  get language(): Language {
    return this.#kept.language ?? ofBrowser(navigator.languages);
  }
  set language(language: Language) {
    this.#keep({ language });
  }

  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#keep({ name });
  }

  get pace(): Pace {
    return this.#kept.pace;
  }
  set pace(pace: Pace) {
    this.#keep({ pace });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#kept));
    } catch {
      // Storage is full or closed to us: the choice holds until the page is left.
    }
  }
}

export const settings = new Settings();

/** Whether movement should be left out. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
