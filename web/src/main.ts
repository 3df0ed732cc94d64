import { mount } from "svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/frame.css";
import App from "./App.svelte";
import { settings } from "./look/settings.svelte";
import { keepForOffline } from "./offline.svelte";
import { follow } from "./route.svelte";
import { words } from "./words/words.svelte";

async function begin(): Promise<void> {
  document.addEventListener("click", follow);
  await words.speak(settings.language);
  await words.need("page");
  mount(App, { target: document.getElementById("page")! });
  keepForOffline();
}

void begin();
