/** The way to a table in whatever somebody typed or pasted. */
export const CODE_LENGTH = 6;
const SIGNS = /^[A-HJ-NP-Z2-9]$/;
const CODE = /^[A-HJ-NP-Z2-9]{6}$/;
const KEY = /^[A-Za-z0-9_-]{22}$/;

export type Wanted =
  | { readonly kind: "code" | "key"; readonly of: string }
  | { readonly kind: "empty" | "link" }
  | { readonly kind: "length"; readonly n: number }
  | { readonly kind: "signs"; readonly sign: string };

/** A code ("k7q xm2"), a table's key, or a link that has one of them. */
export function wanted(text: string): Wanted {
  const typed = text.trim();
  if (typed === "") return { kind: "empty" };
  if (/[/:?#]/.test(typed)) return ofLink(typed);
  if (KEY.test(typed)) return { kind: "key", of: typed };
  const signs = [...typed.toUpperCase()].filter((sign) => !/[\s.-]/.test(sign));
  const wrong = signs.find((sign) => !SIGNS.test(sign));
  if (wrong !== undefined) return { kind: "signs", sign: wrong };
  return signs.length === CODE_LENGTH ? { kind: "code", of: signs.join("") } : { kind: "length", n: signs.length };
}

/** Whose host is not looked at: friends write it in many ways, and the code is good only here anyway. */
function ofLink(text: string): Wanted {
  const found = /(?:^|\/)t\/([A-Za-z0-9_-]+)\/?(?:[?#].*)?$/.exec(text)?.[1] ?? "";
  if (KEY.test(found)) return { kind: "key", of: found };
  const code = found.toUpperCase();
  return CODE.test(code) ? { kind: "code", of: code } : { kind: "link" };
}
