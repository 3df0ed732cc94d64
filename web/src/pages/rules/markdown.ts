/**
 * The little Markdown in which the rules are written (src/topsecret/locale/LANG/rules-GAME.md): headings, paragraphs, lists, tables,
 * quotes, pictures by name, bold, emphasis and references. A clause is a paragraph or row that begins with its number in bold,
 * `**K3.5** …`, or a heading that ends with it, `## Your turn [K3]`; `[K3.5]` inside a sentence refers to it.
 */
export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "bold" | "em"; readonly of: readonly Inline[] }
  | { readonly kind: "ref"; readonly clause: string };

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly of: readonly Inline[]; readonly clause: string | null; readonly id: string }
  | { readonly kind: "text"; readonly of: readonly Inline[]; readonly clause: string | null }
  | { readonly kind: "list"; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: "table"; readonly head: readonly (readonly Inline[])[]; readonly rows: readonly Row[] }
  | { readonly kind: "quote"; readonly of: readonly Block[] }
  | { readonly kind: "picture"; readonly name: string; readonly words: string };

export interface Row {
  readonly clause: string | null;
  readonly cells: readonly (readonly Inline[])[];
}

/** A heading of the second level with everything below it. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly clause: string | null;
  readonly blocks: readonly Block[];
}
export interface Rules {
  readonly title: string;
  /** What stands before the first section. */
  readonly opening: readonly Block[];
  readonly sections: readonly Section[];
}

const NUMBER = String.raw`(?:[KR]\d+(?:\.\d+)?|C\d+)`;
const FIRST = new RegExp(String.raw`^\*\*(${NUMBER})\*\*\s*`);
const LAST = new RegExp(String.raw`\s*\[(${NUMBER})\]$`);
const PICTURE = /^!\[([^\]]*)\]\(([a-z0-9-]+)\)$/;
const PIECES = new RegExp(String.raw`\*\*(.+?)\*\*|\*(.+?)\*|\[(${NUMBER})\]`, "g");

/** The address of a clause inside the page: `K3.5` is `k3.5`. */
export function anchorOf(clause: string): string {
  return clause.toLowerCase();
}

export function inline(text: string): Inline[] {
  const out: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(PIECES)) {
    if (found.index > from) out.push({ kind: "text", text: text.slice(from, found.index) });
    if (found[1] !== undefined) out.push({ kind: "bold", of: inline(found[1]) });
    else if (found[2] !== undefined) out.push({ kind: "em", of: inline(found[2]) });
    else out.push({ kind: "ref", clause: found[3]! });
    from = found.index + found[0].length;
  }
  if (from < text.length) out.push({ kind: "text", text: text.slice(from) });
  return out;
}

/** Inline text as plain words. */
export function plain(of: readonly Inline[]): string {
  return of.map((one) => (one.kind === "text" ? one.text : one.kind === "ref" ? one.clause : plain(one.of))).join("");
}

function cells(line: string): string[] {
  return line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim()); // prettier-ignore
}

export function parse(text: string): Block[] {
  const lines = text.split(/\r?\n/);
  const out: Block[] = [];
  let at = 0;
  /** The lines from here on that belong together, without what marks them. */
  const take = (mark: RegExp): string[] => {
    const found: string[] = [];
    while (at < lines.length && mark.test(lines[at]!)) found.push(lines[at++]!.replace(mark, ""));
    return found;
  };
  while (at < lines.length) {
    const line = lines[at]!.trim();
    const heading = /^(#{1,3})\s+(.*)$/.exec(line);
    const picture = PICTURE.exec(line);
    if (line === "") at += 1;
    else if (heading) {
      at += 1;
      const clause = LAST.exec(heading[2]!)?.[1] ?? null;
      const id = clause ? anchorOf(clause) : `part-${out.filter(({ kind }) => kind === "heading").length}`;
      out.push({ kind: "heading", level: heading[1]!.length, of: inline(heading[2]!.replace(LAST, "")), clause, id });
    } else if (picture) {
      at += 1;
      out.push({ kind: "picture", words: picture[1]!, name: picture[2]! });
    } else if (line.startsWith(">")) out.push({ kind: "quote", of: parse(take(/^\s*>\s?/).join("\n")) });
    else if (line.startsWith("- ")) out.push({ kind: "list", items: take(/^\s*-\s+/).map(inline) });
    else if (line.startsWith("|")) {
      const [head = "", , ...rows] = take(/^(?=\s*\|)/);
      out.push({
        kind: "table",
        head: cells(head).map(inline),
        rows: rows.map((row) => {
          const [first = "", ...others] = cells(row);
          return { clause: FIRST.exec(first)?.[1] ?? null, cells: [first.replace(/\*\*/g, ""), ...others].map(inline) };
        }),
      });
    } else {
      const words = take(/^(?!\s*$|\s*[>#|]|\s*- |!\[)/).join(" ");
      out.push({ kind: "text", clause: FIRST.exec(words)?.[1] ?? null, of: inline(words.replace(FIRST, "")) });
    }
  }
  return out;
}

export function read(text: string): Rules {
  const blocks = parse(text);
  const title = blocks.find((block) => block.kind === "heading" && block.level === 1);
  const starts = blocks.flatMap((block, index) => (block.kind === "heading" && block.level === 2 ? [index] : []));
  const sections = starts.map((start, n) => {
    const head = blocks[start] as Extract<Block, { kind: "heading" }>;
    return { id: head.id, title: plain(head.of), clause: head.clause, blocks: blocks.slice(start + 1, starts[n + 1]) };
  });
  return {
    title: title?.kind === "heading" ? plain(title.of) : "",
    opening: blocks.slice(0, starts[0]).filter((block) => block !== title),
    sections,
  };
}

/** Every clause that can be reached, in order. */
export function clausesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === "quote") return clausesOf(block.of);
    if (block.kind === "table") return block.rows.flatMap(({ clause }) => (clause ? [clause] : []));
    return "clause" in block && block.clause ? [block.clause] : [];
  });
}

/** The section that holds a clause; a clause that is not there leads to the section of its chapter, or to the first. */
export function sectionOf(rules: Rules, clause: string): Section | undefined {
  const wanted = clause.toUpperCase();
  const holds = (section: Section): boolean => section.clause === wanted || clausesOf(section.blocks).includes(wanted);
  return rules.sections.find(holds) ?? rules.sections.find(({ clause: own }) => own === wanted.split(".")[0]) ?? rules.sections[0];
}
