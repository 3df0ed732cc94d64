/** Who this device is to the server: a cookie, a name, a language. No sign-up. */
import { settings } from "../../../device/settings.svelte";
import { api, type Schemas } from "../../../api/http";
import { t } from "../../../i18n/words.svelte";
import { Asking } from "../../../ui/toasts.svelte";

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

/** Goes by another name from now on; says so if the server does not learn it. */
export function rename(name: string): Promise<void> {
  return new Asking().run(() => change(name));
}

/** Returns a name that nobody at the table has: this one, or this one with a number. */
export function freeName(name: string, taken: readonly string[]): string {
  let found = name;
  for (let n = 2; taken.includes(found); n++) found = `${name.slice(0, LONGEST_NAME - 3)} ${n}`;
  return found;
}

/** The name to sit down with. */
export function nameOrGuest(): string {
  return settings.name || t("home-guest");
}
