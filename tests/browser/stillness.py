"""Whether a page keeps still while a game goes on: Chromium's own measure of layout shift, over moves that are made over HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from .courses import Course
from .people import PATIENCE, Person, Table

MOST = 0.05
"""Cumulative layout shift that nobody minds (DESIGN §8)."""
WATCH = """
() => {
  window.shifts = [];
  const named = ({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? "";
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) if (!each.hadRecentInput) {
      window.shifts.push([each.startTime, each.value, each.sources.map(named).join(", ")]);
    }
  }).observe({ type: "layout-shift", buffered: true });
}
"""


@dataclass
class Stillness:
    """How much was shifted."""

    shift: float
    moved: list[str] = field(default_factory=list)
    """What was shifted most, by its class; for whoever looks for the cause."""


def watch(person: Person) -> None:
    """From the next page on, every shift is written down."""
    person.context.add_init_script(f"({WATCH})()")


def seen(person: Person) -> int:
    """Return how many shifts there have been."""
    return len(person.page.evaluate("window.shifts"))


def stillness(person: Person, since: int) -> Stillness:
    """What was shifted after so many shifts. (Their times are the browser's, which run no faster with a page's scenes.)"""
    shifts = person.page.evaluate("window.shifts")[since:]
    worst = sorted(shifts, key=lambda each: -each[1])[:5]
    return Stillness(
        largest_window([(at, value) for at, value, _ in shifts]), [f"{value:.4f}: {moved}" for _, value, moved in worst]
    )


def largest_window(shifts: Sequence[tuple[float, float]]) -> float:
    """Cumulative layout shift as it is defined: the worst window of at most 5 s with gaps under 1 s."""
    worst = window = 0.0
    start = last = float("-inf")
    for at, value in shifts:
        if at - last > 1000 or at - start > 5000:
            window, start = 0.0, at
        window, last = window + value, at
        worst = max(worst, window)
    return worst


def play(person: Person, table: Table, moves: int, seed: int = 1) -> int:
    """Makes moves while the page is looked at: it shows each with all its movement. How many there were until the end."""
    course = Course(table, seed)
    for made in range(moves):
        look = person.look(table.key, 0)
        if look["state"]["status"] != "playing":
            return made
        n = look["n"]
        course.reach(lambda view, seat, n=n: view["phase"] == "over" or person.look(table.key, 0)["n"] > n)
        person.page.wait_for_timeout(150)
        person.until(lambda: _rests(person), "an end of all movement", 2 * PATIENCE)
    person.page.wait_for_timeout(300)
    return moves


def _rests(person: Person) -> bool:
    """Return whether nothing moves; a scene that waits is let go on."""
    person.page.evaluate("document.querySelector('[data-do=go-on]')?.click()")
    return person.page.locator("[data-moving]").count() == 0
