import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { clausesOf, inline, parse, plain, read, sectionOf } from "./markdown";

const LOCALE = "../src/topsecret/locale";

describe("the Markdown of the rules", () => {
  it("finds the clause of a paragraph, a heading and a row", () => {
    expect(parse("**K3.5** One point.")).toEqual([{ kind: "text", clause: "K3.5", of: [{ kind: "text", text: "One point." }] }]);
    expect(parse("## Your turn [K3]")[0]).toMatchObject({ kind: "heading", level: 2, clause: "K3", id: "k3" });
    const [table] = parse("| card | does |\n|---|---|\n| **C1** | back |");
    expect(table).toMatchObject({ kind: "table", rows: [{ clause: "C1" }] });
  });

  it("reads bold, emphasis and references, also inside each other", () => {
    expect(inline("a **b [K4.2]** *c*")).toEqual([
      { kind: "text", text: "a " },
      { kind: "bold", of: [{ kind: "text", text: "b " }, { kind: "ref", clause: "K4.2" }] },
      { kind: "text", text: " " },
      { kind: "em", of: [{ kind: "text", text: "c" }] },
    ]);
  });

  it("does not take a bold word at the beginning for a clause", () => {
    expect(parse("**Example.** Anna rolls.")[0]).toMatchObject({ kind: "text", clause: null });
  });

  it("joins lines of a paragraph and keeps lists, quotes and pictures apart", () => {
    const blocks = parse("One\ntwo\n- a\n- b\n\n> quoted\n>\n> - c\n\n![words](ring)");
    expect(blocks.map(({ kind }) => kind)).toEqual(["text", "list", "quote", "picture"]);
    expect(blocks[0]?.kind === "text" && plain(blocks[0].of)).toBe("One two");
    expect(blocks[2]?.kind === "quote" && blocks[2].of.map(({ kind }) => kind)).toEqual(["text", "list"]);
    expect(blocks[3]).toEqual({ kind: "picture", words: "words", name: "ring" });
  });

  it("finds the section of a clause, and its chapter's if the clause is not there", () => {
    const rules = read("# T\n\nhello\n\n## One [K1]\n\n**K1.1** a\n\n## Eight [K8]\n\n| x |\n|---|\n| **C3** |");
    expect(rules.title).toBe("T");
    expect(rules.opening).toHaveLength(1);
    expect(sectionOf(rules, "k1.1")?.id).toBe("k1");
    expect(sectionOf(rules, "C3")?.id).toBe("k8");
    expect(sectionOf(rules, "K1.9")?.id).toBe("k1");
    expect(sectionOf(rules, "R7")?.id).toBe("k1");
  });

  it("understands every rules text that we have: each reference leads somewhere", () => {
    for (const language of readdirSync(LOCALE)) {
      for (const file of readdirSync(`${LOCALE}/${language}`).filter((name) => /^rules-.*\.md$/.test(name))) {
        const text = readFileSync(`${LOCALE}/${language}/${file}`, "utf8");
        const rules = read(text);
        const known = new Set(rules.sections.flatMap(({ clause, blocks }) => [...(clause ? [clause] : []), ...clausesOf(blocks)]));
        for (const [, clause] of text.matchAll(/\[([KR]\d+(?:\.\d+)?|C\d+)\]/g)) expect(known, `${language}/${file}`).toContain(clause);
        expect(rules.title).not.toBe("");
      }
    }
  });
});
