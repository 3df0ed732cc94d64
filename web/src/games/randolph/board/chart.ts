/** The charts that lie under the pieces, for boards that have one. Each is loaded once and kept by the browser. */
import europeDay from "./chart/europe-day.svg?url";
import europeNight from "./chart/europe-night.svg?url";
import worldDay from "./chart/world-day.svg?url";
import worldNight from "./chart/world-night.svg?url";

const CHARTS: Record<string, { readonly light: string; readonly dark: string }> = {
  europe: { light: europeDay, dark: europeNight },
  world: { light: worldDay, dark: worldNight },
};

export function chartOf(board: string, theme: "light" | "dark"): string | null {
  return CHARTS[board]?.[theme] ?? null;
}
