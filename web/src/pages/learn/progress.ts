/** How far this device has come in a lesson. */
import type { GameName } from "../../table/viewpoint";

const kept = (game: GameName): string => `topsecret.lesson.${game}`;

export function recall(game: GameName, steps: number): number {
  try {
    const at = Number(localStorage.getItem(kept(game)));
    return Number.isInteger(at) && at > 0 && at < steps ? at : 0;
  } catch {
    return 0;
  }
}

export function remember(game: GameName, at: number): void {
  try {
    if (at === 0) localStorage.removeItem(kept(game));
    else localStorage.setItem(kept(game), String(at));
  } catch {
    // Storage is closed to us: the lesson begins anew next time.
  }
}
