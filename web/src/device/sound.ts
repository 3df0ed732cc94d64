/** Short sounds, made here from tones: no files. Silent unless the player wants them. */
import { settings } from "./settings.svelte";

type Tone = readonly [hertz: number, at: number, length: number, kind: OscillatorType, loud: number];

const SOUNDS: Record<string, readonly Tone[]> = {
  turn: [
    [660, 0, 0.09, "sine", 0.5],
    [880, 0.1, 0.16, "sine", 0.5],
  ],
  step: [[220, 0, 0.05, "triangle", 0.5]],
  die: [
    [180, 0, 0.03, "square", 0.16],
    [240, 0.07, 0.03, "square", 0.16],
    [200, 0.16, 0.03, "square", 0.14],
    [260, 0.28, 0.04, "square", 0.12],
  ],
  card: [[520, 0, 0.05, "triangle", 0.35]],
  score: [
    [523, 0, 0.1, "sine", 0.4],
    [659, 0.1, 0.1, "sine", 0.4],
    [784, 0.2, 0.24, "sine", 0.4],
  ],
  duel: [
    [110, 0, 0.3, "sawtooth", 0.25],
    [165, 0.16, 0.3, "sawtooth", 0.2],
  ],
  bomb: [
    [70, 0, 0.5, "sawtooth", 0.5],
    [48, 0.08, 0.7, "square", 0.3],
  ],
  over: [
    [392, 0, 0.14, "sine", 0.4],
    [523, 0.14, 0.14, "sine", 0.4],
    [659, 0.28, 0.4, "sine", 0.45],
  ],
};

/** Which sound goes with what happened; the weightiest first, and only one is heard. */
const HEARD: readonly (readonly [sound: string, events: readonly string[]])[] = [
  ["bomb", ["bomb_exploded"]],
  ["over", ["game_over"]],
  ["score", ["scored", "delivered"]],
  ["duel", ["duel_began", "duel_revealed"]],
  ["die", ["rolled", "start_rolled"]],
  ["card", ["card_played", "card_drawn", "taken", "dropped", "exchanged", "identity_taken"]],
  ["step", ["moved", "stepped", "safe_moved"]],
];

/** The sound of what happened; null: nothing to be heard. */
export function soundOf(events: readonly { readonly type: string }[]): string | null {
  const types = new Set(events.map(({ type }) => type));
  return HEARD.find(([, heard]) => heard.some((type) => types.has(type)))?.[0] ?? null;
}

let context: AudioContext | undefined;

export function play(name: string | null): void {
  const tones = name === null ? undefined : SOUNDS[name];
  if (!settings.sound || !tones) return;
  try {
    context ??= new AudioContext();
    const start = context.currentTime + 0.01;
    for (const [hertz, at, length, kind, loud] of tones) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = kind;
      tone.frequency.setValueAtTime(hertz, start + at);
      volume.gain.setValueAtTime(loud * 0.3, start + at);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + at + length);
      tone.connect(volume).connect(context.destination);
      tone.start(start + at);
      tone.stop(start + at + length + 0.02);
    }
  } catch {
    // No sound on this device: nothing depends on it.
  }
}
