/** A window onto the map: how much it is enlarged, and where it lies; in pixels of the window. */
export interface Port {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export const MOST_ZOOM = 9;

/** The size of the whole map at zoom 1: it fits into the window. */
export function fitted(window: Size, sheet: Size): Size {
  const scale = Math.min(window.width / sheet.width, window.height / sheet.height);
  return { width: sheet.width * scale, height: sheet.height * scale };
}

/** The same, but never beyond an edge of the map, and in the middle where the map is smaller than the window. */
export function bounded(port: Port, window: Size, sheet: Size): Port {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, port.zoom));
  const fit = fitted(window, sheet);
  const within = (at: number, room: number, size: number): number =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
  return {
    zoom,
    x: within(port.x, window.width, fit.width * zoom),
    y: within(port.y, window.height, fit.height * zoom),
  };
}

/** Enlarges around a point of the window, which stays where it is. */
export function zoomed(port: Port, zoom: number, at: { x: number; y: number }, window: Size, sheet: Size): Port {
  const next = Math.min(MOST_ZOOM, Math.max(1, zoom));
  const ratio = next / port.zoom;
  return bounded({ zoom: next, x: at.x - (at.x - port.x) * ratio, y: at.y - (at.y - port.y) * ratio }, window, sheet);
}

/** A point of the map, in parts of its width and height, in the middle of the window. */
export function centred(port: Port, part: { x: number; y: number }, window: Size, sheet: Size): Port {
  const fit = fitted(window, sheet);
  return bounded(
    { zoom: port.zoom, x: window.width / 2 - part.x * fit.width * port.zoom, y: window.height / 2 - part.y * fit.height * port.zoom },
    window,
    sheet,
  );
}

/** What of the map is seen, in parts of its width and height. */
export function seen(port: Port, window: Size, sheet: Size): { x: number; y: number; width: number; height: number } {
  const fit = fitted(window, sheet);
  const [width, height] = [fit.width * port.zoom, fit.height * port.zoom];
  return {
    x: Math.max(0, -port.x / width),
    y: Math.max(0, -port.y / height),
    width: Math.min(1, window.width / width),
    height: Math.min(1, window.height / height),
  };
}
