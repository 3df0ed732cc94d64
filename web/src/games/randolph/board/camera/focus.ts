/** What is spoken of on the map at this moment, for the camera. */
import type { Ask } from "../../orders/ask";
import type { Drawn } from "../../scenes/drawn";
import { cityName, placeName } from "../../telling/names";
import { BASE, type Colour, HQ, OUT, type RandolphView } from "../../view";
import type { Focus, Mark } from "./camera";
import type { Figure } from "../figures";
import { baseCorner, type Corner, hqCorner, type Places, type Point } from "../places";
import type { Reach } from "../routes";

interface Spoken {
  readonly ask: Ask;
  readonly view: RandolphView;
  readonly places: Places;
  readonly agents: readonly Figure[];
  readonly seat: number | null;
  readonly chosen: number | null;
  readonly reach: Reach;
  readonly moment: Omit<Drawn, "view">;
  /** The city in which a suitcase was put last. */
  readonly put: string | null;
  /** What a teacher speaks of: "city:tokyo", "hq:red". */
  readonly spots: readonly string[];
}

/** As close as the map usually comes, and as close as two who fight; pixels a unit. */
const USUAL = 1.15;
const FIGHT = 2.6;

export function focusOf(spoken: Spoken): Focus {
  const usual = decided(spoken);
  const taught = spoken.spots.map((spot) => spotPoint(spoken.places, spot)).filter((point) => point !== null);
  if (taught.length === 0 || usual.most > USUAL) return usual;
  return framed(`${usual.key} ${spoken.spots.join()}`, taught, 110, 80, { marks: usual.marks, last: taught[0]! });
}

/** What the decision itself is about. */
function decided(spoken: Spoken): Focus {
  const { ask, view, places, agents, seat, chosen, reach, put } = spoken;
  const me = view.players[seat ?? view.turn ?? 0];
  const home = me ? cornerPoint(baseCorner(places, me.colour)) : ([500, 280] as const);
  const own = agents.filter((one) => one.seat === me?.seat);
  const out = own.filter((one) => one.scale === 1).map(pointOf);
  switch (ask) {
    case "hide":
      return framed(`hide ${put}`, [(put && cityPoint(places, put)) || home], 230, 150);
    case "duel":
    case "pick":
    case "loot":
      return framed(`${ask} ${view.duel?.city}`, [(view.duel && cityPoint(places, view.duel.city)) || home], 95, 60, { most: FIGHT });
    case "bomb": {
      const marks = own.filter(({ scale }) => scale === 1).map((one) => ({ name: cityName(view.board, one.place), at: pointOf(one), note: "" }));
      const unlike = marks.filter(({ name }, at) => marks.findIndex((one) => one.name === name) === at);
      return framed("bomb", out.length > 0 ? out : [home], 40, 60, { marks: unlike, last: out[0] ?? home });
    }
    case "turn": {
      const held = own.find((one) => one.number === chosen);
      const from = held ? pointOf(held) : null;
      const marks = [...reach.targets.values()].flatMap(({ city, steps }): Mark[] => {
        const at = cityPoint(places, city);
        return at ? [{ name: cityName(view.board, city), at, note: String(steps) }] : [];
      });
      const near = marks.filter(({ note }) => note === "1").map(({ at }) => at);
      const points = from ? [from, ...near] : out.length > 0 ? out : [home];
      return framed(`turn ${chosen} ${from?.join() ?? ""} ${view.round}`, points, 60, 60, { marks, last: from ?? out[0] ?? home });
    }
    case "watch":
      return watching(spoken, out[0] ?? home);
  }
}

function watching({ moment, places, view }: Spoken, home: Point): Focus {
  const leg = moment.legs.at(-1);
  const ways = leg ? [leg.from, leg.to].map((place) => anyPoint(places, view, leg.seat, place)).filter((point) => point !== null) : [];
  // A hand that has moved the map is not overruled: a flag says where the move is.
  if (ways.length > 0) return framed(`leg ${leg!.seat} ${leg!.from} ${leg!.to}`, ways, 60, 70, marked(placeName(view, leg!.seat, leg!.to), ways.at(-1)!));
  const at = moment.look === null ? null : lookPoint(places, moment.look);
  return framed(`look ${moment.look}`, [at ?? home], 230, 150, at ? marked(lookName(view, moment.look!), at) : {});
}

function marked(name: string, at: Point): Partial<Focus> {
  return { last: at, marks: [{ name, at, note: "" }] };
}
/** What a moment looks at, in words. */
function lookName(view: RandolphView, look: string): string {
  const [corner = "", colour] = look.split(" ");
  const owner = view.players.find((player) => player.colour === colour);
  return owner && (corner === BASE || corner === HQ) ? placeName(view, owner.seat, corner) : cityName(view.board, look);
}

function framed(key: string, points: readonly Point[], wide: number, high: number, more: Partial<Focus> = {}): Focus {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const box = [Math.min(...xs) - wide, Math.min(...ys) - high, Math.max(...xs) + wide, Math.max(...ys) + high] as const;
  return { key, box, most: USUAL, marks: [], ...more };
}

function pointOf({ x, y }: Figure): Point {
  return [x, y];
}
function cityPoint(places: Places, city: string): Point | null {
  const found = places.at.get(city);
  return found ? [found.x, found.y] : null;
}
function cornerPoint({ cx, cy, sx, sy }: Corner): Point {
  return [cx + sx * 120, cy + sy * 110];
}
/** A city, or a corner as the moment names it: "hq red", "base red". */
function lookPoint(places: Places, look: string): Point | null {
  const [corner, colour] = look.split(" ");
  if (corner === "hq" && colour) return cornerPoint(hqCorner(places, colour as Colour));
  if (corner === BASE && colour) return cornerPoint(baseCorner(places, colour as Colour));
  return cityPoint(places, look);
}
function spotPoint(places: Places, spot: string): Point | null {
  const [kind, of = ""] = spot.split(":");
  return lookPoint(places, kind === "city" ? of : `${kind} ${of}`);
}
function anyPoint(places: Places, view: RandolphView, seat: number, place: string): Point | null {
  const colour = view.players[seat]?.colour;
  if (place === OUT || !colour) return null;
  return cityPoint(places, place) ?? lookPoint(places, `${place} ${colour}`);
}
