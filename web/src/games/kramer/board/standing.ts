/** Who stands where on the plazas: residents first, then those who would arrive. */
import { feet, type Foot, type Shape } from "./geometry";
import { type Building, BUILDINGS, type Colour, COLOURS, type Each } from "../view";

export type Standing = ReturnType<typeof standing>;

/** Returns the foot of each pawn in the building where it stands, in the one where it would arrive, and how many feet are in each building. */
export function standing(
  shape: Shape,
  where: Each<Building>,
  arrivals: readonly { readonly colour: Colour; readonly to: Building }[],
  /** Where the safe stands, and where it may come to stand. */
  safes: readonly (Building | null)[],
) {
  const at = new Map<Colour, Foot>();
  const coming = new Map<Colour, Foot>();
  const crowd = new Map<Building, number>();
  for (const building of BUILDINGS) {
    const residents = COLOURS.filter((colour) => where[colour] === building);
    const guests = arrivals.filter(({ colour, to }) => to === building && where[colour] !== building).map(({ colour }) => colour);
    const places = feet(shape, building, residents.length + guests.length, safes.includes(building));
    residents.forEach((colour, k) => at.set(colour, places[k]!));
    guests.forEach((colour, k) => coming.set(colour, places[residents.length + k]!));
    crowd.set(building, places.length);
  }
  return { at, coming, crowd };
}
