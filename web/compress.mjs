// Beside every file of the built page that is text: the same for browsers that take gzip or brotli, so that nobody compresses at each request.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = new Set([".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl"]);
const WORTHWHILE = 1024;

for (const entry of readdirSync(process.argv[2], { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !TEXT.has(extname(path))) continue;
  const plain = readFileSync(path);
  if (plain.length < WORTHWHILE) continue;
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
  const parameters = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: parameters }));
}
