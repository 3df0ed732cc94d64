/** Returns an id that nobody has used: for a command, so that one that is sent twice counts once. Works without https, as in a home network. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
