/** What lies over a page: the way back takes it away before it leaves the page. */
const layers: (() => void)[] = [];

/** The number of layers that the present entry of the history stands for. */
function standing(): number {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "layers" in state ? Number(state.layers) : 0;
}

/** Lays something over the page; `close` is called when the visitor goes back. Returns what takes it away again. */
export function lay(close: () => void): () => void {
  layers.push(close);
  history.pushState({ layers: layers.length }, "");
  return () => {
    const at = layers.indexOf(close);
    if (at < 0) return; // The way back has taken it.
    layers.splice(at, 1);
    if (standing() === at + 1) history.back();
  };
}

addEventListener("popstate", () => {
  while (layers.length > standing()) layers.pop()?.();
});
