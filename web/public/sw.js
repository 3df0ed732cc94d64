// The page's worker: opens the page without a network, and shows notices. It never touches what /api says.
const SHELL = "topsecret-shell-1";
const ASSETS = "topsecret-assets-1";
const WORDS = "topsecret-words-1";
const ROOMS = /^\/($|t\/|new\/|replay\/|learn\/|rules\/|about(\/|$))/;
const SMALL = ["/theme.js", "/icon.svg", "/icon-192.png", "/manifest.webmanifest"];
const PATIENCE_MS = 4000;
const MOST_ASSETS = 240;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(["/", ...SMALL]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => ![SHELL, ASSETS, WORDS].includes(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && ROOMS.test(url.pathname)) event.respondWith(shell(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (SMALL.includes(url.pathname)) event.respondWith(small(request));
});

// The page itself: the newest there is, the kept one when there is no network or the server is busy.
async function shell(request) {
  const cache = await caches.open(SHELL);
  const kept = cache.match("/");
  try {
    const answer = await fetch(request, { signal: (await kept) ? AbortSignal.timeout(PATIENCE_MS) : undefined });
    if (answer.ok) await cache.put("/", answer.clone());
    if (answer.status < 500) return answer;
    return (await kept) ?? answer;
  } catch (error) {
    const found = await kept;
    if (found) return found;
    throw error;
  }
}

// A file with a hash in its name never changes.
async function asset(request) {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function small(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

// The page tells what it has loaded before this worker was there.
self.addEventListener("message", (event) => {
  if (event.data?.type === "loaded") event.waitUntil(keep(event.data.assets));
});

async function keep(paths) {
  const cache = await caches.open(ASSETS);
  for (const path of paths) {
    if (!path.startsWith("/assets/") || (await cache.match(path))) continue;
    const answer = await fetch(path).catch(() => null);
    if (answer?.ok) await cache.put(path, answer);
  }
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_ASSETS)).map((old) => cache.delete(old)));
}

// Your turn. The words were left here by the page, in its reader's language.
self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    // A notice must be shown even if it cannot be read.
  }
  event.waitUntil(notice(told));
});

async function notice({ table = "", title = "", game = "", name = "", link = "/" }) {
  const kept = await (await caches.open(WORDS)).match("/words/notice");
  const words = kept ? await kept.json() : { turn: "Top Secret", at: "{title}", games: {} };
  const where = title || words.games[game] || "";
  await self.registration.showNotification(words.turn.replaceAll("{name}", name), {
    body: words.at.replaceAll("{title}", where),
    lang: words.language,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    tag: `turn-${table}`,
    renotify: true,
    data: { path: new URL(link, location.origin).pathname },
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});

// The browser renewed its address: tell it, or nothing arrives any more.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(
    (async () => {
      const options = event.oldSubscription?.options;
      const fresh = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
      if (!fresh) return;
      await fetch("/api/push", {
        method: "POST",
        credentials: "same-origin",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(fresh.toJSON()),
      });
    })(),
  );
});
