/** Asking the server over HTTP. */
import type { components } from "./types";

export type Schemas = components["schemas"];
export type TableState = Schemas["TableState"];
export type Item = Schemas["GameItem"] | Schemas["ChatItem"] | Schemas["TableItem"];

/** The server said no, or could not be reached. `code` as in the API; "offline" if there was no answer. */
export class Fault extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    readonly retryAfter = 0,
  ) {
    super(message);
  }
}

const PATIENCE_MS = 15_000;

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin", signal: AbortSignal.timeout(PATIENCE_MS) };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch (error) {
    throw new Fault("offline", String(error));
  }
  if (answer.ok) return answer;
  let code = answer.status >= 500 ? "unavailable" : "bad";
  let message = answer.statusText;
  try {
    const fault = (await answer.json()) as { code?: string; message?: string };
    code = fault.code ?? code;
    message = fault.message ?? message;
  } catch {
    // Not an answer of ours: a proxy's page, say. Its status tells enough.
  }
  throw new Fault(code, message, answer.status, Number(answer.headers.get("retry-after") ?? 0));
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

function query(fields: Record<string, string | number | boolean | null | undefined>): string {
  const found = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== null && value !== undefined) found.set(name, String(value));
  const text = found.toString();
  return text ? `?${text}` : "";
}

const at = (key: string): string => `/api/tables/${encodeURIComponent(key)}`;

export const api = {
  info: () => json<Schemas["Info"]>("GET", "/api/info"),
  game: (game: string) => json<Schemas["GameShown"]>("GET", `/api/games/${game}`),
  lesson: (game: string) => json<Schemas["LessonShown"]>("GET", `/api/lessons/${game}`),
  me: () => json<Schemas["Me"]>("GET", "/api/me"),
  changeMe: (changes: Schemas["Changes"]) => json<Schemas["Me"]>("PATCH", "/api/me", changes),
  myTables: () => json<Schemas["MyTable"][]>("GET", "/api/me/tables"),
  openTables: () => json<Schemas["Listed"][]>("GET", "/api/tables"),
  finishedGames: () => json<Schemas["Finished"][]>("GET", "/api/replays"),
  createTable: (table: Schemas["NewTable"]) => json<Schemas["Address"]>("POST", "/api/tables", table),
  find: (code: string) => json<Schemas["Found"]>("GET", `/api/codes/${encodeURIComponent(code)}`),
  look: (key: string, seat?: number | null) => json<Schemas["Picture"]>("GET", at(key) + query({ seat })),
  command: (key: string, id: string, command: object) => json<Schemas["Done"]>("POST", `${at(key)}/commands`, { id, command }),
  catalogue: (address: string) => json<Schemas["Catalogue"]>("GET", address),
  log: (key: string, seat: number | null) => json<Schemas["LogBook"]>("GET", `${at(key)}/log${query({ seat })}`),
  preview: (key: string, seat: number, move: Schemas["Tried"]["move"]) =>
    json<Schemas["WhatIf"]>("POST", `${at(key)}/preview`, { seat, move }),
  replay: (key: string, eyes: { seat?: number | null; open?: boolean }, from: number, count: number) =>
    json<Schemas["Moments"]>("GET", `${at(key)}/replay${query({ ...eyes, from, count })}`),
  story: (key: string, eyes: { seat?: number | null; open?: boolean }) =>
    json<Schemas["Story"]>("GET", `${at(key)}/story${query(eyes)}`),
  reveal: (key: string) => json<Schemas["Revealed"]>("GET", `${at(key)}/reveal`),
  goOn: (key: string, from: Schemas["Continued"]) => json<Schemas["Address"]>("POST", `${at(key)}/continue`, from),
  record: async (key: string) => (await ask("GET", `${at(key)}/record`)).text(),
  notices: () => json<Schemas["WantedNotices"]>("GET", "/api/notices"),
  pushKey: () => json<Schemas["PushKey"]>("GET", "/api/push/key"),
  addPush: (device: Schemas["PushSubscription"]) => json<unknown>("POST", "/api/push", device),
  removePush: () => json<unknown>("DELETE", "/api/push"),
  addMail: (address: Schemas["MailAddress"]) => json<unknown>("POST", "/api/mail", address),
  removeMail: () => json<unknown>("DELETE", "/api/mail"),
};

const KEY_LENGTH = 22;
/** Returns the key of a table by what its address says: the key itself, or the code. */
export const keyOf = async (address: string): Promise<string> => (address.length === KEY_LENGTH ? address : (await api.find(address)).key);

/** The picture of a table's address as a QR code. */
export const qrOf = (key: string): string => `${at(key)}/qr`;
/** Where the record of a finished game can be downloaded. */
export const recordOf = (key: string): string => `${at(key)}/record`;
