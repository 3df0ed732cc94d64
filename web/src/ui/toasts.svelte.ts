/** Short messages at the edge of the screen. */
import { Fault } from "../api/http";
import { t, words, type Message } from "../i18n/words.svelte";

export interface Toast {
  readonly id: number;
  readonly kind: "info" | "ok" | "warn" | "bad";
  readonly words: string;
  /** A clause of the rules that explains it. */
  readonly clause?: string;
}

class Toasts {
  shown = $state.raw<readonly Toast[]>([]);
  #next = 0;

  say(kind: Toast["kind"], message: Message, clause?: string): void {
    this.#add(kind, words.text(message.id, message.args), clause);
  }

  /** Why something was refused; the clause that the server names leads to the rules. */
  fault(fault: Fault): void {
    this.#add("bad", refusal(fault), /\(([KR]\d+(?:\.\d+)?)[,)]/.exec(fault.message)?.[1]);
  }

  /** Something else has been done, or the place was left: what was refused before is no news any more. */
  past(): void {
    if (this.shown.some(({ kind }) => kind !== "ok")) this.shown = this.shown.filter(({ kind }) => kind === "ok");
  }

  close(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }

  #add(kind: Toast["kind"], text: string, clause?: string): void {
    const id = ++this.#next;
    const alike = this.shown.filter((toast) => toast.words !== text);
    this.shown = [...alike.slice(-2), { id, kind, words: text, ...(clause ? { clause } : {}) }];
    setTimeout(() => this.close(id), clause ? 12_000 : 6_000);
  }
}

export const toast = new Toasts();

/** Something that is asked of the server, one at a time. */
export class Asking {
  busy = $state(false);

  /** Does it, unless it is being done already; says in words why it was refused. */
  async run(work: () => Promise<unknown>, refused: (fault: Fault) => void = (fault) => toast.fault(fault)): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      refused(error);
    } finally {
      this.busy = false;
    }
  }
}

/** Returns why something was refused, in the player's language; where that is known, when it can be tried again. */
export function refusal(fault: Fault): string {
  const id = `page-fault-${fault.code}`;
  const minutes = Math.ceil(fault.retryAfter / 60);
  if (fault.code === "limit" && minutes > 1) return t("page-fault-limit-minutes", { minutes });
  return words.has(id) ? t(id) : fault.message;
}
