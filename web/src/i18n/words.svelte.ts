/** Every word on the page: Fluent messages from src/topsecret/locale, one folder a language, one file a topic. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Component } from "svelte";
import { settings } from "../device/settings.svelte";
import type { Language } from "./languages";

/** A thing inside a sentence that is drawn: a player's name, an agent with its letter. `words` is what it reads as. */
export interface Chip {
  readonly chip: string;
  readonly of: string | number;
  readonly words: string;
}
export type Arg = string | number | Chip;
export interface Message {
  readonly id: string;
  readonly args?: Record<string, Arg>;
}
/** A chip with the punctuation behind it: no line ends between them. */
interface Closed {
  readonly chip: Chip;
  readonly after: string;
}
export type Part = string | Chip | Closed;

const files = import.meta.glob<string>(
  // The terminal's and the mails' own words are nothing for the page.
  ["../../../src/topsecret/locale/*/*.ftl", "!../../../src/topsecret/locale/*/{terminal,mails}.ftl"],
  { query: "?raw", import: "default" },
);
const BEGIN = "\uE000";
const END = "\uE001";

/** How a kind of chip is drawn. Games register theirs. */
export const chips: Record<string, Component<{ chip: Chip }>> = {};

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  #topics = new Map<string, FluentResource>();

  /** Makes these topics available in the language in use. */
  async need(...topics: string[]): Promise<void> {
    const fresh = topics.filter((topic) => !this.#topics.has(topic));
    if (fresh.length > 0) await this.#read(this.language, fresh);
  }

  /** Speaks another language from now on. */
  async speak(language: Language): Promise<void> {
    await this.#read(language, [...this.#topics.keys()]);
    document.documentElement.lang = language;
  }

  /** Reads topics in a language and goes on with it: with these topics anew, and those that were there in that language. */
  async #read(language: Language, topics: readonly string[]): Promise<void> {
    const read = await Promise.all(topics.map((topic) => load(language, topic)));
    const known = language === this.language ? this.#topics : new Map<string, FluentResource>();
    const missing = [...this.#topics.keys()].filter((topic) => !known.has(topic) && !topics.includes(topic));
    topics.forEach((topic, index) => known.set(topic, read[index]!));
    this.#topics = known;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of known.values()) bundle.addResource(resource);
    this.language = language;
    this.#bundle = bundle;
    if (missing.length > 0) await this.#read(language, missing);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  text(id: string, args: Record<string, Arg> = {}): string {
    const [name = id, attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return `⟨${id}⟩`;
    const given: Record<string, FluentVariable> = {};
    for (const [key, arg] of Object.entries(args)) given[key] = typeof arg === "object" ? arg.words : arg;
    return this.#bundle.formatPattern(pattern, given, []);
  }

  /** The message in pieces, so that its chips can be drawn. */
  parts(id: string, args: Record<string, Arg> = {}): Part[] {
    const found: Chip[] = [];
    const marked: Record<string, Arg> = {};
    for (const [key, arg] of Object.entries(args)) {
      if (typeof arg === "object") {
        marked[key] = `${BEGIN}${found.length}${END}`;
        found.push(arg);
      } else marked[key] = arg;
    }
    return this.text(id, marked)
      .split(/(\uE000\d+\uE001[\u00A0\u202F]?[.,;:!?…)»”’]*)/)
      .filter((piece) => piece !== "")
      .map((piece) => {
        if (!piece.startsWith(BEGIN)) return piece;
        const [at, after] = piece.slice(1).split(END) as [string, string];
        const chip = found[Number(at)]!;
        return after === "" ? chip : { chip, after };
      });
  }
}

async function load(language: Language, topic: string): Promise<FluentResource> {
  const file = files[`../../../src/topsecret/locale/${language}/${topic}.ftl`];
  if (!file) throw new Error(`no words about ${topic} in ${language}`);
  return new FluentResource(await file());
}

export const words = new Words();

/** A message as plain text. */
export function t(id: string, args?: Record<string, Arg>): string {
  return words.text(id, args);
}

/** A whole message as plain text. */
export function said(message: Message): string {
  return words.text(message.id, message.args);
}

/** Several as one, in the manner of the language: "a, b and c". */
export function listed(names: readonly string[], type: Intl.ListFormatType = "conjunction"): string {
  return new Intl.ListFormat(words.language, { type }).format(names);
}

/** Changes the language here and remembers it. */
export async function choose(language: Language): Promise<void> {
  settings.language = language;
  await words.speak(language);
}
