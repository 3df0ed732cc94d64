/** The page as an app: opens without a network, can be installed, and leaves its words for notices. */
import { words } from "../i18n/words.svelte";

/** Chromium asks the page when an app may be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  #prompt = $state.raw<InstallPrompt | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#prompt = event as InstallPrompt;
    });
    addEventListener("appinstalled", () => (this.#prompt = null));
  }

  get possible(): boolean {
    return this.#prompt !== null;
  }

  async ask(): Promise<void> {
    const prompt = this.#prompt;
    this.#prompt = null;
    await prompt?.prompt();
  }
}

export const install = new Install();

/** Registers the worker (sw.js); nothing waits for it, and without it everything else works. */
export function keepForOffline(): void {
  if (import.meta.env.DEV || !isSecureContext || !("serviceWorker" in navigator)) return;
  void (async () => {
    try {
      await navigator.serviceWorker.register("/sw.js");
      const { active } = await navigator.serviceWorker.ready;
      const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
      const assets = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"));
      active?.postMessage({ type: "loaded", assets: assets.map(({ pathname }) => pathname) });
    } catch {
      // A browser that keeps nothing, as in private windows.
    }
  })();
  $effect.root(() => {
    $effect(() => {
      void words.language;
      if ("Notification" in window && Notification.permission === "granted") void leaveWords();
    });
  });
}

/** Leaves the words of a notice where the worker finds them, in the language in use. */
export async function leaveWords(): Promise<void> {
  try {
    await words.need("notices");
    const said = {
      language: words.language,
      turn: words.text("notices-turn", { name: "{name}" }),
      at: words.text("notices-turn-at", { title: "{title}" }),
      games: { kramer: words.text("page-game-kramer"), randolph: words.text("page-game-randolph") },
    };
    const cache = await caches.open("topsecret-words-1");
    await cache.put("/words/notice", new Response(JSON.stringify(said), { headers: { "content-type": "application/json" } }));
  } catch {
    // No store for it: the notice says the table's name alone.
  }
}
