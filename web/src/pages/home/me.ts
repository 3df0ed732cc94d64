/** Who this device is to the server: a cookie, a name, a language. No sign-up. */
import { settings } from "../../device/settings.svelte";
import { api, type Schemas } from "../../api/http";
import { t } from "../../i18n/words.svelte";

export const LONGEST_NAME = 30;
type Me = Schemas["Me"];
let known: Promise<Me> | undefined;

/** Makes this device known, with its name and language. Asked again after a failure only. */
export function introduce(): Promise<Me> {
  known ??= greet().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function greet(): Promise<Me> {
  const me = await api.me();
  if (!settings.name && me.name) settings.name = me.name;
  return tell(me);
}

/** Tells the server what it does not know yet. */
async function tell(me: Me): Promise<Me> {
  const { name, language } = settings;
  if (me.name === name && me.language === language) return me;
  return api.changeMe({ ...(name ? { name } : {}), language });
}

/** Goes by another name from now on, or in another language. */
export async function change(name: string = settings.name): Promise<void> {
  settings.name = name.trim().slice(0, LONGEST_NAME);
  const me = await introduce();
  known = tell(me);
  await known;
}

/** The name to sit down with. */
export function nameOrGuest(): string {
  return settings.name || t("home-guest");
}
