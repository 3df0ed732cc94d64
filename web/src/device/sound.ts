/** Short sounds, made here from tones: no files. Silent unless the player wants them. */
import { settings } from "./settings.svelte";

type Tone = readonly [hertz: number, at: number, length: number, kind: OscillatorType, loud: number];

export const SOUNDS: Readonly<Record<string, readonly Tone[]>> = {
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
  steps: [
    [190, 0, 0.04, "triangle", 0.4],
    [160, 0.18, 0.04, "triangle", 0.35],
  ],
  clasp: [
    [1250, 0, 0.025, "square", 0.18],
    [820, 0.05, 0.03, "square", 0.16],
  ],
  click: [[1500, 0, 0.03, "square", 0.22]],
  thud: [[95, 0, 0.14, "sine", 0.9]],
  door: [
    [120, 0, 0.12, "sine", 0.7],
    [80, 0.1, 0.2, "sine", 0.6],
  ],
  flip: [
    [430, 0, 0.05, "triangle", 0.35],
    [640, 0.09, 0.06, "triangle", 0.4],
  ],
  stamp: [
    [85, 0, 0.12, "sine", 1],
    [240, 0, 0.03, "square", 0.2],
  ],
  hinge: [
    [330, 0, 0.12, "sawtooth", 0.08],
    [420, 0.1, 0.16, "sawtooth", 0.07],
  ],
  bang: [
    [62, 0, 0.5, "sine", 1],
    [44, 0.05, 0.7, "triangle", 0.6],
  ],
  tick: [[1_200, 0, 0.03, "square", 0.08]],
  dial: [
    [900, 0, 0.03, "square", 0.14],
    [300, 0.01, 0.04, "triangle", 0.3],
  ],
  breath: [[140, 0, 0.5, "sine", 0.14]],
  slide: [[90, 0, 0.4, "sawtooth", 0.12]],
  lock: [
    [150, 0, 0.08, "square", 0.22],
    [420, 0.1, 0.3, "sawtooth", 0.07],
    [350, 0.22, 0.3, "sawtooth", 0.07],
  ],
  ...Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`gain-${at}`, [[440 * 2 ** (at / 6), 0, 0.12, "sine", 0.35]] as const])),
  chord: [
    [523, 0, 0.5, "sine", 0.35],
    [659, 0.02, 0.5, "sine", 0.35],
    [784, 0.04, 0.6, "sine", 0.35],
    [1_047, 0.06, 0.7, "sine", 0.25],
  ],
  paper: [
    [2_400, 0, 0.05, "sawtooth", 0.05],
    [3_100, 0.06, 0.06, "sawtooth", 0.05],
  ],
  curtain: [
    [60, 0, 0.9, "triangle", 0.5],
    [62, 0.35, 0.8, "triangle", 0.4],
  ],
  drum: [
    [85, 0, 0.2, "sine", 0.6],
    [80, 0.16, 0.25, "sine", 0.4],
  ],
  pencil: [
    [2_800, 0, 0.06, "sawtooth", 0.05],
    [2_200, 0.07, 0.05, "sawtooth", 0.05],
  ],
  till: [
    [1_320, 0, 0.1, "sine", 0.3],
    [1_760, 0.08, 0.3, "sine", 0.3],
  ],
  chair: [[130, 0, 0.35, "sawtooth", 0.1]],
  fanfare: [
    [523, 0, 0.16, "triangle", 0.45],
    [659, 0.18, 0.16, "triangle", 0.45],
    [1_047, 0.36, 0.7, "triangle", 0.5],
  ],
};

let context: AudioContext | undefined;

export function play(name: string): void {
  const tones = SOUNDS[name];
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

/** Shakes the device, if its owner wants that and has touched it at all. */
export function shake(pattern: readonly number[]): void {
  if (settings.vibration && "vibrate" in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate([...pattern]);
}
