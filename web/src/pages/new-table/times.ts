/** Times in the reader's words. */
import { t } from "../../i18n/words.svelte";

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

const UNITS = [
  ["days", 86_400],
  ["hours", 3_600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

/** A length of time in seconds, in the largest unit in which it is whole. */
export function measured(seconds: number): { unit: (typeof UNITS)[number][0]; n: number } {
  const [unit, size] = UNITS.find(([, each]) => seconds % each === 0)!;
  return { unit, n: seconds / size };
}

/** A length of time in seconds, as a table's clock has it. */
export function length(seconds: number): string {
  const { unit, n } = measured(seconds);
  return t(`setup-${unit}`, { n });
}
