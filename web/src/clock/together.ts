/** Many small scenes as one still: for a page that is behind. */
import type { Many, Scene } from "./scene";

/** Long enough to be read, however fast a page that is behind goes on. */
const MANY_MS = 2_400;

const end = <Drawn>({ draw, length }: Scene<Drawn>): Drawn => draw(length);

/** Folds runs of small scenes: those of one player, or all. */
export function together<Drawn>(scenes: readonly Scene<Drawn>[], all: boolean, many: Many<Drawn>): Scene<Drawn>[] {
  const runs: Scene<Drawn>[][] = [];
  for (const scene of scenes) {
    const before = runs.at(-1)?.at(-1);
    const who = many.who(end(scene));
    if (scene.weight === "small" && before?.weight === "small" && (all || (who !== null && who === many.who(end(before))))) runs.at(-1)!.push(scene);
    else runs.push([scene]);
  }
  return runs.map((run) => (run.length === 1 ? run[0]! : folded(run, many)));
}

function folded<Drawn>(run: readonly Scene<Drawn>[], many: Many<Drawn>): Scene<Drawn> {
  const last = run.at(-1)!;
  const moves = run.filter(({ kind }) => many.moves.has(kind)).length;
  const agents = new Set(run.flatMap((scene) => many.agents(end(scene)))).size;
  const drawn = many.still(end(last));
  return {
    ...last,
    kind: "many",
    events: run.reduce((count, { events }) => count + events, 0),
    length: MANY_MS,
    tells: 0,
    stills: [MANY_MS],
    still: MANY_MS,
    captions: [{ at: 0, say: moves > 0 ? { id: "page-scene-many", args: { n: moves, agents } } : (last.captions.at(-1)?.say ?? null) }],
    cues: [],
    draw: () => drawn,
  };
}
