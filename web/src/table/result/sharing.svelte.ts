/** Sharing a picture of how a game ended. */
import { type Message, said } from "../../i18n/words.svelte";
import { share } from "../../ui/share";
import { toast } from "../../ui/toasts.svelte";

/** A picture that is drawn when it is wanted, and then made. */
export class Sharing {
  wanted = $state(false);
  drawing = $state<SVGSVGElement>();

  /** `title`: what is said of it; `failed`: the message for when it cannot be made. */
  constructor(title: () => Message, failed: string) {
    $effect(() => {
      if (!this.wanted || !this.drawing) return;
      share(this.drawing, "top-secret", said(title()))
        .catch(() => toast.say("bad", { id: failed }))
        .finally(() => (this.wanted = false));
    });
  }
}
