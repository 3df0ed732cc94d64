import type { Schemas } from "../../api/http";

/** Milliseconds that a seat has left: until its deadline if it has one now, else for the whole game; null without a clock. */
export function left(clock: Schemas["ClockRunning"] | null, seat: number, now: number): number | null {
  const deadline = clock?.deadlines[String(seat)];
  if (deadline !== undefined && deadline !== null) return Math.max(0, deadline - now);
  return clock?.left[seat] ?? null;
}

/** `0:42`, `12:05`, and in days and hours by correspondence. */
export function shown(ms: number, say: (id: string, args: Record<string, number>) => string): string {
  const seconds = Math.floor(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return say("page-days", { n: Math.floor(hours / 24) });
  if (hours >= 2) return say("page-hours", { n: hours });
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
