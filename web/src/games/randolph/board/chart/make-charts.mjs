// The charts under the pieces: sheet, sea, land, graticule and route threads of a board, once for day and once for night.
// They are pictures of their own (chart-*.svg) so that the land is loaded once, cached, and never painted again when a piece moves.
// Land: Natural Earth 1:50m (public domain), bent by a thin-plate spline so that the cities lie where the board has them.
// Run: node make-charts.mjs [FOLDER WITH map.json]; without a folder the land kept in land.json is used.
import { readFileSync, writeFileSync, existsSync } from "node:fs";

const here = new URL("./", import.meta.url);
const source = process.argv[2];
if (source) {
  const map = JSON.parse(readFileSync(`${source}/map.json`, "utf8"));
  const { land, borders, graticule, equator, cancer, capricorn } = map.paths;
  const tenths = { land, borders, graticule, parallels: equator + cancer + capricorn };
  for (const [name, path] of Object.entries(tenths)) tenths[name] = relative(path);
  writeFileSync(new URL("land.json", here), JSON.stringify({ world: tenths }, null, 0).replaceAll('","', '",\n"') + "\n");
  const { width, height, cities, routes, corners } = map;
  const board = {
    width, height, routes, corners: corners.map(({ links, start, hq, ...corner }) => ({
      ...corner, start: start.colour, hq: hq.colour, r0: start.r0, r1: start.r1, rHq: hq.r, links, slots: start.agentSlots.map(({ x, y }) => [x, y]),
    })),
    cities: cities.map(({ id, name, x, y, label, cases }) => ({ id, name, x, y, label: labelOf(label), cases: [cases.dx, cases.dy] })),
    // Where the middle of a name stands; the names are messages of the page.
    seas: [["pacific", 128, 327], ["atlantic", 425, 374], ["indian", 712, 392]],
  };
  writeFileSync(new URL("../boards/world.json", here), JSON.stringify(board).replaceAll("},{", "},\n{") + "\n");
}

/** On which side of its city a label stands; x is the edge that faces the city, or its middle. */
function labelOf({ pos, box: [x0, y0, x1, y1] }) {
  const side = pos.includes("E") ? "east" : pos.includes("W") ? "west" : "middle";
  return { side, x: side === "east" ? x0 : side === "west" ? x1 : (x0 + x1) / 2, y: (y0 + y1) / 2 };
}

/** A path of absolute points as whole tenths, each relative to the one before: half the bytes. */
function relative(path) {
  let out = "", x = 0, y = 0;
  for (const [, command, rest] of path.matchAll(/([MLZ])([^MLZ]*)/g)) {
    if (command === "Z") { out += "z"; continue; }
    const [px, py] = rest.trim().split(/[ ,]+/).map((v) => Math.round(Number(v) * 10));
    const dx = px - x, dy = py - y;
    out += command === "M" ? `M${px} ${py}` : `${/[Mz]$|M-?\d+ -?\d+$/.test(out) ? "l" : dx < 0 ? "" : " "}${dx}${dy < 0 ? "" : " "}${dy}`;
    x = px; y = py;
  }
  return out;
}

const DAY = {
  margin: "#f4ecd8", neat: "#5c4c34", sea: "#d3dacb", seaLine: "#8ea59b", rose: "#42564c", land: "#f5ebd0", coast: "#6f5b3c", border: "#b9a274", grat: "#7d8a7a", gratOpacity: 0.4,
  thread: "#7a3a2c", twist: "#d9a489", shadow: "#3b2a18", shadowOpacity: 0.33, vignette: "#6b4d1f", vignetteOpacity: 0.22, creases: true,
};
const NIGHT = {
  margin: "#12161f", neat: "#3a4f70", sea: "#0a111c", seaLine: "#1d3a52", rose: "#8197af", land: "#1f2d45", coast: "#4a7393", border: "#2f4260", grat: "#31445f", gratOpacity: 0.53,
  thread: "#7f9cba", twist: "", shadow: "#5fb4e8", shadowOpacity: 0.2, vignette: "#000", vignetteOpacity: 0.5, creases: false,
};
const ROSE = `<circle r="31" fill="none" stroke-width=".8"/><circle r="27.5" fill="none" stroke-width=".5" stroke-dasharray="1 3.32"/><path d="M0-24 3.4-3.4 24 0 3.4 3.4 0 24-3.4 3.4-24 0-3.4-3.4Z" transform="rotate(45) scale(.72)" fill="none" stroke-width=".8"/><path d="M0-40 4.5-4.5H0ZM40 0 4.5 4.5V0ZM0 40-4.5 4.5H0ZM-40 0-4.5-4.5V0Z" stroke="none" fill="ROSE"/><path d="M0-40-4.5-4.5-40 0-4.5 4.5 0 40 4.5 4.5 40 0 4.5-4.5Z" fill="none" stroke-width=".8" stroke-linejoin="round"/>`;

function chart(board, land, c) {
  const { width: W, height: H } = board;
  const at = Object.fromEntries(board.cities.map((city) => [city.id, city]));
  const threads = board.routes.map(([a, b]) => `M${at[a].x} ${at[a].y}L${at[b].x} ${at[b].y}`).join("");
  let ticks = "";
  for (let i = 1; i < W / 20; i += 2) ticks += `M${i * 20}-6h20v3h-20zM${i * 20} ${H + 3}h20v3h-20z`;
  for (let i = 1; i < H / 20; i += 2) ticks += `M-6 ${i * 20}h3v20h-3zM${W + 3} ${i * 20}h3v20h-3z`;
  const water = [[130, 0.35], [120, 0], [84, 0.55], [72, 0], [46, 0.8], [32, 0]]
    .map(([width, opacity]) => `<use href="#l" stroke="${opacity ? c.seaLine : c.sea}" stroke-width="${width}"${opacity ? ` stroke-opacity="${opacity}"` : ""}/>`).join("");
  const creases = c.creases ? [0.25, 0.5, 0.75].map((part) => `<rect x="${W * part - 4}" width="8" height="${H}" fill="url(#c)"/>`).join("") : "";
  const [roseX, roseY] = board.rose ?? [431, 481];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 ${W + 20} ${H + 20}" width="${W + 20}" height="${H + 20}"><defs><path id="l" d="${land.land}" stroke-linejoin="round"/><clipPath id="s"><rect width="${W}" height="${H}"/></clipPath><radialGradient id="v" cx=".5" cy=".48" r=".75"><stop offset=".55" stop-color="${c.vignette}" stop-opacity="0"/><stop offset="1" stop-color="${c.vignette}" stop-opacity="${c.vignetteOpacity}"/></radialGradient><linearGradient id="c"><stop offset="0" stop-opacity="0"/><stop offset=".48" stop-opacity=".05"/><stop offset=".5" stop-color="#fff" stop-opacity=".4"/><stop offset=".56" stop-color="#fff" stop-opacity="0"/></linearGradient><filter id="b" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="1.2"/></filter></defs><rect fill="${c.margin}" x="-10" y="-10" width="${W + 20}" height="${H + 20}" rx="2"/><path fill="${c.neat}" d="${ticks}"/><path fill="none" stroke="${c.neat}" stroke-width=".7" d="M-6-6H${W + 6}V${H + 6}H-6ZM-3-3H${W + 3}V${H + 3}H-3Z"/><g clip-path="url(#s)"><rect fill="${c.sea}" width="${W}" height="${H}"/><g transform="scale(.1)" fill="none"><path d="${land.graticule}" stroke="${c.grat}" stroke-opacity="${c.gratOpacity}" stroke-width="6"/>${water}<use href="#l" fill="${c.land}" stroke="${c.coast}" stroke-width="9"/><path d="${land.borders}" stroke="${c.border}" stroke-width="5.5" stroke-dasharray="25 16" opacity=".8"/><path d="${land.parallels}" stroke="${c.grat}" stroke-opacity="${c.gratOpacity}" stroke-width="9" stroke-dasharray="70 40"/></g><g transform="translate(${roseX} ${roseY}) scale(.7)" stroke="${c.rose}" opacity=".55">${ROSE.replace("ROSE", c.rose)}</g><rect width="${W}" height="${H}" fill="url(#v)"/>${creases}</g><g fill="none" stroke-linecap="round"><path d="${threads}" stroke="${c.shadow}" stroke-opacity="${c.shadowOpacity}" stroke-width="${c.twist ? 2.2 : 5}" filter="url(#b)"${c.twist ? ' transform="translate(1.2 2.2)"' : ""}/><path d="${threads}" stroke="${c.thread}" stroke-width="${c.twist ? 1.7 : 1.2}"${c.twist ? "" : ' opacity=".85"'}/>${c.twist ? `<path d="${threads}" stroke="${c.twist}" stroke-width=".7" stroke-linecap="butt" stroke-dasharray="2 2.6" opacity=".75"/>` : ""}</g></svg>`;
}

const lands = JSON.parse(readFileSync(new URL("land.json", here), "utf8"));
for (const [name, land] of Object.entries(lands)) {
  // Where the cities of a board without labels of its own stand is computed by places.ts; the copy here is held equal by a test.
  const placed = new URL(`${name}-places.json`, here);
  const file = existsSync(placed) ? placed : new URL(`../boards/${name}.json`, here);
  const board = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(new URL(`${name}-day.svg`, here), chart(board, land, DAY));
  writeFileSync(new URL(`${name}-night.svg`, here), chart(board, land, NIGHT));
}
