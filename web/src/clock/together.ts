/** Many small scenes as one still: for a page that is behind. */
import type { Message } from "../i18n/words.svelte";
import type { Scene } from "./scene";

/** Long enough to be read, however fast a page that is behind goes on. */
const MANY_MS = 2_400;

/** What is told of a run of scenes: the picture at its end, how many moves and agents it stands for. */
export interface Sum<Drawn> {
  readonly drawn: Drawn;
  readonly moves: number;
  readonly agents: number;
}

/** Folds runs of small scenes: those of one player (`who`), or all. */
export function together<Drawn>(
  scenes: readonly Scene<Drawn>[],
  all: boolean,
  who: (scene: Scene<Drawn>) => number | null,
  sum: (run: readonly Scene<Drawn>[]) => Sum<Drawn>,
): Scene<Drawn>[] {
  const runs: Scene<Drawn>[][] = [];
  for (const scene of scenes) {
    const before = runs.at(-1)?.at(-1);
    const small = scene.weight === "small" && before?.weight === "small";
    if (small && (all || (who(scene) !== null && who(scene) === who(before)))) runs.at(-1)!.push(scene);
    else runs.push([scene]);
  }
  return runs.map((run) => (run.length === 1 ? run[0]! : many(run, sum(run))));
}

function many<Drawn>(run: readonly Scene<Drawn>[], { drawn, moves, agents }: Sum<Drawn>): Scene<Drawn> {
  const last = run.at(-1)!;
  const say: Message | null = moves > 0 ? { id: "page-scene-many", args: { n: moves, agents } } : (last.captions.at(-1)?.say ?? null);
  return {
    ...last,
    kind: "many",
    events: run.reduce((count, { events }) => count + events, 0),
    length: MANY_MS,
    tells: 0,
    stills: [MANY_MS],
    still: MANY_MS,
    captions: [{ at: 0, say }],
    cues: [],
    draw: () => drawn,
  };
}
