/** Where the visitor is. Links are plain links; those to our own pages are followed without loading anything anew. */
export interface Place {
  readonly page: string;
  readonly rest: readonly string[];
  readonly query: URLSearchParams;
  readonly hash: string;
}

function read(): Place {
  const [page = "", ...rest] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return { page, rest, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

class Route {
  place = $state.raw<Place>(read());

  constructor() {
    addEventListener("popstate", () => {
      this.place = read();
    });
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    const before = this.place;
    this.place = read();
    if (!replace && (before.page !== this.place.page || before.rest.join() !== this.place.rest.join())) scrollTo(0, 0);
  }
}

export const route = new Route();

/** Follows a click on one of our own links; others, new tabs and downloads are the browser's business. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) {
    return; // The browser scrolls to the place in this page.
  }
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
