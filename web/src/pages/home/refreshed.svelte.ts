/** Something the server is asked for again and again, while somebody looks. */
import { Fault } from "../../api/http";

export class Refreshed<T> {
  value = $state.raw<T | null>(null);
  fault = $state.raw<Fault | null>(null);
  readonly #ask: () => Promise<T>;
  readonly #every: number;

  constructor(ask: () => Promise<T>, everyMs: number) {
    this.#ask = ask;
    this.#every = everyMs;
  }

  /** Asks from now on; what is given back ends it. For an effect. */
  begin(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const turn = async (): Promise<void> => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") await this.now();
      clearTimeout(timer);
      if (!ended) timer = setTimeout(turn, this.#every);
    };
    const woken = (): void => {
      if (document.visibilityState === "visible") void turn();
    };
    void turn();
    document.addEventListener("visibilitychange", woken);
    addEventListener("online", woken);
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", woken);
      removeEventListener("online", woken);
    };
  }

  async now(): Promise<void> {
    try {
      this.value = await this.#ask();
      this.fault = null;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.fault = error;
    }
  }
}
