/** The seven characters that bots play as: who they are, and what they look like. */
const FACES = import.meta.glob<string>("./faces/*.svg", { eager: true, import: "default", query: "?url" });

/** As they are called in messages; their names are these with a capital. */
export const CHARACTERS = ["ekow", "fumi", "kaspar", "nadira", "tiago", "wendell", "zofia"] as const;
export type Character = (typeof CHARACTERS)[number];

/** Returns the name by which a character plays. */
export function nameOf(character: Character): string {
  return character[0]!.toUpperCase() + character.slice(1);
}

/** Returns the character that goes by this name; null: somebody else does. */
export function characterOf(name: string): Character | null {
  return CHARACTERS.find((one) => nameOf(one) === name) ?? null;
}

/** Returns the address of a character's portrait. */
export function faceOf(character: Character): string {
  return FACES[`./faces/${character}.svg`]!;
}
