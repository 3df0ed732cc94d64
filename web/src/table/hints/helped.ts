/** Under this key a table gives what help needs to the order sheets in it. */
export const HELPED = Symbol("helped");
