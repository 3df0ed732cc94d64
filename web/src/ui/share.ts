/** A picture to share: a drawing of the page becomes a PNG on this device, and goes where its owner wants. */

/** What a drawing has from the page's styles, and must take along. */
const STYLES = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linejoin", "stroke-linecap", "paint-order", "opacity", "clip-path"] as const;

/** Shares a drawing as a picture, or saves it where sharing is not known; false: its owner thought better of it. */
export async function share(drawing: SVGSVGElement, name: string, title: string): Promise<boolean> {
  const file = new File([await pngOf(drawing)], `${name}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return false;
      // Not allowed here after all: it is saved.
    }
  }
  save(file);
  return true;
}

function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Returns a drawing as a picture of the size of its view box. It stands in the page, seen or not. */
export async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  await document.fonts.ready;
  const { width, height } = drawing.viewBox.baseVal;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d")!;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await standalone(drawing))}`;
  await image.decode();
  pen.drawImage(image, 0, 0, width, height);
  // A picture of its own has no fonts of the page: words are written over it here, where they are known.
  for (const text of drawing.querySelectorAll("text")) write(pen, text, drawing);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

function write(pen: CanvasRenderingContext2D, text: SVGTextElement, drawing: SVGSVGElement): void {
  const style = getComputedStyle(text);
  const [here, all] = [text.getScreenCTM(), drawing.getScreenCTM()];
  if (!here || !all) return;
  const place = all.inverse().multiply(here);
  pen.setTransform(place.a, place.b, place.c, place.d, place.e, place.f);
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  pen.textAlign = style.textAnchor === "middle" ? "center" : style.textAnchor === "end" ? "right" : "left";
  pen.fillStyle = style.fill;
  pen.globalAlpha = Number(style.opacity);
  const [x, y] = [text.x.baseVal[0]?.value ?? 0, text.y.baseVal[0]?.value ?? 0];
  const most = Number(text.dataset["most"] ?? 0);
  pen.fillText(text.textContent?.trim() ?? "", x, y, most > 0 ? most : undefined);
  pen.globalAlpha = 1;
  pen.resetTransform();
}

/** Returns a drawing as a file of its own: with its styles, and with the symbols and gradients it uses. */
export async function standalone(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.removeAttribute("class");
  const originals = [...drawing.querySelectorAll<SVGElement>("*")];
  const copies = [...copy.querySelectorAll<SVGElement>("*")];
  originals.forEach((original, at) => {
    const twin = copies[at]!;
    if (original instanceof SVGUseElement) twin.replaceWith(symbolOf(original, document));
    else if (original instanceof SVGTextElement) twin.remove();
    else dress(original, twin);
  });
  for (const image of copy.querySelectorAll("image")) {
    const source = image.getAttribute("href");
    if (source && !source.startsWith("data:")) image.setAttribute("href", await dataOf(source));
  }
  const defs = copy.ownerDocument.createElementNS("http://www.w3.org/2000/svg", "defs");
  for (const id of named(copy.innerHTML)) {
    const meant = copy.querySelector(`[id="${id}"]`) ? null : document.getElementById(id);
    if (meant) defs.append(meant.cloneNode(true));
  }
  copy.prepend(defs);
  return new XMLSerializer().serializeToString(copy);
}

/** Returns a file as an address that holds it: a picture of its own may fetch nothing. */
async function dataOf(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(`cannot read ${address}`));
    reader.readAsDataURL(blob);
  });
}

function dress(original: SVGElement, twin: SVGElement): void {
  const style = getComputedStyle(original);
  for (const property of STYLES) {
    const value = style.getPropertyValue(property);
    if (value) twin.setAttribute(property, value);
  }
  twin.removeAttribute("class");
}

/** Returns what a symbol draws where it is used, in the colours of that place. */
function symbolOf(use: SVGUseElement, from: Document): SVGElement {
  const svg = from.createElementNS("http://www.w3.org/2000/svg", "svg");
  const symbol = from.getElementById(use.href.baseVal.slice(1));
  if (!(symbol instanceof SVGSymbolElement)) return svg;
  const style = getComputedStyle(use);
  for (const side of ["x", "y", "width", "height", "transform"]) {
    const value = use.getAttribute(side);
    if (value) svg.setAttribute(side, value);
  }
  svg.setAttribute("viewBox", symbol.getAttribute("viewBox") ?? "");
  svg.setAttribute("color", style.color);
  for (const property of ["fill", "stroke", "stroke-width"]) svg.setAttribute(property, style.getPropertyValue(property));
  svg.innerHTML = symbol.innerHTML.replace(/var\((--[\w-]+)(?:,([^()]*))?\)/g, (_, name: string, otherwise = "") => style.getPropertyValue(name).trim() || otherwise);
  for (const inner of svg.querySelectorAll("use")) {
    const twin = inner.cloneNode(true) as SVGUseElement;
    inner.replaceWith(symbolOf(twin, from));
  }
  return svg;
}

/** Returns the names of gradients and clips that a drawing asks for. */
function named(markup: string): Set<string> {
  return new Set([...markup.matchAll(/url\((?:&quot;|")?#([\w-]+)/g)].map(([, id]) => id!));
}
