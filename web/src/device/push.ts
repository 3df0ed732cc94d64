/** Notices of the browser: whether this device can have them, has them, wants them. */
import { leaveWords } from "./offline.svelte";
import { api, type Schemas } from "../api/http";

/**
 * `install`: only as an app on the home screen (iPhone, iPad); `insecure`: not over http; `denied`: the visitor said no;
 * `failed`: the browser's push service said no.
 */
export type DeviceState = "unable" | "install" | "insecure" | "denied" | "off" | "on" | "failed";

const iPhone = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);
const installed = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** How it stands with this device; `known`: the server has some device of this visitor. */
export async function deviceState(known: boolean): Promise<DeviceState> {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) {
    return iPhone() && !installed() ? "install" : "unable";
  }
  if (Notification.permission === "denied") return "denied";
  const worker = await navigator.serviceWorker.getRegistration();
  const there = await worker?.pushManager.getSubscription();
  return there && known && Notification.permission === "granted" ? "on" : "off";
}

/** Asks the visitor, the browser and the server, in this order. */
export async function subscribe(): Promise<DeviceState> {
  // Browsers want to see the click: nothing may be awaited before this.
  const answer = await Notification.requestPermission();
  if (answer === "denied") return "denied";
  if (answer !== "granted") return "off";
  if (!(await navigator.serviceWorker.getRegistration())) return "unable"; // A window that keeps nothing, as private ones.
  const { key } = await api.pushKey();
  const worker = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  let subscription: PushSubscription;
  try {
    subscription = await worker.pushManager.subscribe(wanted);
  } catch (error) {
    // A subscription under the key of another server is in the way.
    const old = await worker.pushManager.getSubscription();
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError" || !old) return "failed";
    await old.unsubscribe();
    subscription = await worker.pushManager.subscribe(wanted);
  }
  await leaveWords();
  await api.addPush(subscription.toJSON() as Schemas["PushSubscription"]);
  return "on";
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const there = await worker?.pushManager.getSubscription();
  await there?.unsubscribe();
  await api.removePush();
}
