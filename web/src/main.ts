import { mount } from "svelte";
import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/frame.css";
import App from "./App.svelte";
import { settings } from "./device/settings.svelte";
import { keepForOffline } from "./device/offline.svelte";
import { follow } from "./device/route.svelte";
import { words } from "./i18n/words.svelte";

async function begin(): Promise<void> {
  document.addEventListener("click", follow);
  await words.speak(settings.language);
  await words.need("page");
  mount(App, { target: document.getElementById("page")! });
  keepForOffline();
}

void begin();
