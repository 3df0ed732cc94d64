// Runs a Python program in Pyodide: node play.mjs SOURCES PROGRAM. The sources are those of the project, as they lie on the disk.
import { readFileSync } from "node:fs";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const [sources, program] = process.argv.slice(2);
const python = await loadPyodide();
python.FS.mkdir("/sources");
python.FS.mount(python.FS.filesystems.NODEFS, { root: sources }, "/sources");
python.runPython("import sys; sys.path.insert(0, '/sources'); sys.dont_write_bytecode = True");
try {
  python.runPython(readFileSync(program, "utf8"));
} catch (error) {
  // Thrown on, it would print the whole of Pyodide before what went wrong.
  console.error(error.message);
  process.exitCode = 1;
}
