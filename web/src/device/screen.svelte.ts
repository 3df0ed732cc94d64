/** How much room there is. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

export const PHONE = 720;
export const DESK = 1180;

class Screen {
  get width(): number {
    return innerWidth.current ?? 1280;
  }
  get height(): number {
    return innerHeight.current ?? 800;
  }
  /** One hand: board, orders, dock with sheets. */
  get phone(): boolean {
    return this.width < PHONE;
  }
  /** Board and panels side by side. */
  get desk(): boolean {
    return this.width >= DESK;
  }
}

export const screen = new Screen();
