/** Times in the reader's words. */
import { t } from "../words/words.svelte";

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "3 hours ago". */
export function ago(at: number, language: string, now = Date.now()): string {
  const passed = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  for (const [unit, length] of STEPS) if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  return format.format(0, "minute").replace(/^./, (first) => first.toLocaleLowerCase(language));
}

/** "0:42" or "5 h" or "2 days": what is left of a time. */
export function left(until: number, now = Date.now()): string {
  const ms = Math.max(0, until - now);
  if (ms >= 2 * 86_400_000) return t("page-days", { n: Math.floor(ms / 86_400_000) });
  if (ms >= 3_600_000) return t("page-hours", { n: Math.floor(ms / 3_600_000) });
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A length of time in seconds, as a table's clock has it. */
export function length(seconds: number): string {
  if (seconds % 86_400 === 0) return t("setup-days", { n: seconds / 86_400 });
  if (seconds % 3_600 === 0) return t("setup-hours", { n: seconds / 3_600 });
  if (seconds % 60 === 0) return t("setup-minutes", { n: seconds / 60 });
  return t("setup-seconds", { n: seconds });
}
