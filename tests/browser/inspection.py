"""Looking at a screen as an inspector does: for everyone, in every width, for every thumb."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from .people import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SETTLE = """
async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame(); // a new size is told to the page with the next frame, and then shown
  await frame();
  await document.fonts.ready;
  await Promise.all(document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
    .map((one) => one.finished.catch(() => null)));
}
"""
OVERFLOW = """
() => {
  const found = [];
  const wide = document.documentElement.clientWidth;
  const near = 1.5;
  const name = (one) => {
    const words = (one.innerText ?? one.textContent ?? "").trim().replace(/\\s+/g, " ").slice(0, 60);
    return `<${one.tagName.toLowerCase()} class="${one.getAttribute("class") ?? ""}"> “${words}”`;
  };
  if (document.scrollingElement.scrollWidth > wide + near) found.push(`the page scrolls sideways: ${document.scrollingElement.scrollWidth} in ${wide} px`);
  const shown = (one) => {
    if (one.closest(".vh, [hidden]") || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const style = getComputedStyle(one);
    return !(style.clipPath === "inset(50%)" || (style.position === "absolute" && one.clientWidth <= 1 && one.clientHeight <= 1));
  };
  const rolls = (one, side) => {
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/(auto|scroll)/.test(side === "x" ? style.overflowX : style.overflowY)) return true;
    }
    return false;
  };
  for (const one of document.body.querySelectorAll("*")) {
    const texts = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    if (texts.length === 0 || ["SCRIPT", "STYLE", "TITLE", "DESC", "OPTION"].includes(one.tagName) || !shown(one)) continue;
    const range = document.createRange();
    for (const text of texts) {
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      if ((box.right > wide + near || box.left < -near) && !rolls(one, "x") && !one.closest("[data-safe], svg.rboard")) { // a map is moved under its window
        found.push(`beyond the screen (${Math.round(box.left)}…${Math.round(box.right)} of ${wide}): ${name(one)}`);
        continue;
      }
      if (one.closest("svg, .stamp")) continue; // a stamp goes over the edge
      for (let up = one; up && up !== document.body; up = up.parentElement) {
        const style = getComputedStyle(up);
        if (style.display === "inline" || style.display === "contents") continue;
        const frame = up.getBoundingClientRect();
        if (/(auto|scroll)/.test(style.overflowX)) break;
        if (box.right > frame.right + near || box.left < frame.left - near) {
          const cut = /(hidden|clip)/.test(style.overflowX) ? "cut off" : "runs out of its box";
          found.push(`${cut} by ${Math.round(Math.max(box.right - frame.right, frame.left - box.left))} px: ${name(one)} in ${name(up).split("“")[0]}`);
          break;
        }
        if (style.overflowY === "hidden" && (box.bottom > frame.bottom + 3 || box.top < frame.top - 3) && !rolls(up, "y")) {
          found.push(`cut off below by ${Math.round(Math.max(box.bottom - frame.bottom, frame.top - box.top))} px: ${name(one)} in ${name(up).split("“")[0]}`);
          break;
        }
        if (style.position === "fixed" || style.position === "absolute") break;
      }
    }
  }
  return [...new Set(found)];
}
"""
SMALL = """
() => {
  const found = [];
  const least = 43.5;
  const asked = 'button, a[href], input:not([type="hidden"]), select, textarea, [role="button"], [role="tab"], summary';
  for (const one of document.querySelectorAll(asked)) {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || one.closest(".vh, .skip, .s-moves:not(:focus), svg, h1, h2, h3, [aria-hidden=true]")) continue;
    const target = one.matches('input[type="checkbox"], input[type="radio"]') ? (one.closest("label") ?? one) : one;
    const style = getComputedStyle(target);
    if (target.tagName === "A" && (style.display === "inline" || target.matches(".number"))) continue; // a link in a sentence
    const box = target.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    // What is seen may be smaller than what is hit: a margin that lies around it unseen.
    const margin = getComputedStyle(target, "::after");
    const more = margin.content !== "none" && margin.position === "absolute" ? Math.max(0, -2 * parseFloat(margin.top)) : 0;
    if (box.width < least || box.height + more < least) {
      const words = (one.getAttribute("aria-label") ?? one.innerText ?? one.textContent ?? "").trim().slice(0, 40);
      found.push(`${Math.round(box.width)} × ${Math.round(box.height)}: <${one.tagName.toLowerCase()} class="${one.getAttribute("class") ?? ""}"> “${words}”`);
    }
  }
  return [...new Set(found)];
}
"""


@cache
def _axe() -> str:
    return AXE.read_text("utf-8")


def settle(person: Person) -> None:
    """Fonts are there, and what moved has arrived."""
    person.page.evaluate(SETTLE)


def violations(person: Person) -> list[str]:
    """What axe-core finds wrong for people who cannot see, point or read small print."""
    return _inspect(person, "{ resultTypes: ['violations'] }")


def contrast(person: Person) -> list[str]:
    """The part of it that is different by night."""
    return _inspect(person, "{ resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] }")


def _inspect(person: Person, how: str) -> list[str]:
    settle(person)
    if not person.page.evaluate("typeof axe === 'object'"):
        person.page.evaluate(_axe())
    found: dict[str, Any] = person.page.evaluate(f"axe.run(document, {how})")
    return [
        f"{each['id']} ({each['impact']}): {each['help']}: "
        + "; ".join(node["html"][:160] for node in each["nodes"][:4])
        for each in found["violations"]
    ]


def overflows(person: Person) -> list[str]:
    """Words that do not fit: beyond the screen, out of their box, cut off."""
    settle(person)
    return list(person.page.evaluate(OVERFLOW))


def too_small(person: Person) -> list[str]:
    """Buttons that a thumb misses: under 44 px one way or the other.

    Not those on the maps, which can be made larger and are beside them once more; not links in sentences and headings.
    """
    settle(person)
    return list(person.page.evaluate(SMALL))
