"""The table at every size: positions of every kind of decision, the windows in which they are looked at, and what must be in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.kramer.positions import kramer
from tests.randolph.positions import randolph
from topsecret.match import Match

from .courses import Course
from .inspection import settle
from .openings import go_on
from .people import Company, Person, Table

SIZES = (
    (320, 480),
    (360, 640),
    (390, 844),
    (844, 390),
    (720, 450),
    (820, 1180),
    (1024, 768),
    (1180, 820),
    (1280, 800),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
    (640, 400),  # 1280 × 800 at 200 % zoom
)
TABLE = "players=5 cards=yes dossier=yes"
HANDS = ["C15 C2 C14 C3", "C1", "C4", "C5", "C9"]
NAMES = ["Anna", "Bartholomäus", "Iris", "Otto", "Ada"]


BEGINS = {
    "randolph duel": "randolph loot",
    "kramer round, passing ahead": "kramer round",
    "kramer round, a card chosen": "kramer round",
}
"""Decisions to which the position of another one leads."""


def _half_hidden(page: Page) -> None:
    """All slips are in suitcases, and two of the suitcases in cities."""
    for letter in "ABCD":
        page.locator("button.slip:not(.gone)").first.click()
        page.locator(f"[data-bag={letter}] .bag-btn").click()
    for letter, city in (("A", "lima"), ("B", "cairo")):
        page.locator(f"[data-bag={letter}] select").select_option(city)


STEPS: dict[str, tuple[Callable[[Page], None], str]] = {
    "kramer round, passing ahead": (lambda page: page.click("[data-do=ahead]"), "[data-pass=card]"),
    "kramer round, a card chosen": (lambda page: page.click(".s-order [data-card=C2]"), ".s-order [data-agent]"),
    "randolph hide, half done": (_half_hidden, "[data-bag=B] option[value=cairo]:checked"),
}
"""The second steps of decisions: how they are reached, and what is only there."""


def _agent(options: str = TABLE, **fields: Any) -> Match:
    more = " ".join(f"{name}={value}" for name, value in fields.items())
    return kramer(options, more, owners="M S P B J", hands=HANDS, names=NAMES)


def _crowd() -> Match:
    """A turn in which much can be done: suitcases to take, to drop, to exchange, and agents far apart."""
    return randolph(
        roll="3+3",
        agents=["london+gA cairo delhi lima tokyo", "reykjavik vienna", "dakar", "perth+rA"],
        lie={"gB": "london", "bC": "london"},
        options="players=4",
    )


POSITIONS: dict[str, Callable[[], Match]] = {
    "kramer points": lambda: _agent(phase="move", roll=6),
    "kramer safe": lambda: _agent(phase="safe", roll=5),
    "kramer round": lambda: _agent(phase="round", roll=2, actor=0, turn=0),
    "kramer dossier": lambda: _agent(
        phase="dossier", roll=5, opened="yes", after="safe", dossier="0.M:0,1.S:1,2.P:2,3.B:3,4.J:4"
    ),
    "kramer dossier of seven": lambda: kramer(
        "players=7 cards=yes dossier=yes",
        "phase=dossier roll=5 opened=yes after=safe dossier=0.M:0,1.S:1,2.P:2,3.B:3,4.J:4,5.D:5,6.L:6",
        owners="M S P B J D L",
        hands=[*HANDS, "C3", "C6"],
        names=[*NAMES, "Konstantin", "Zoë"],
    ),
    "randolph turn": _crowd,
    "randolph pick": lambda: randolph(roll="2+1", agents=["nuuk", "reykjavik reykjavik+gA"]),
    "randolph loot": lambda: _attacked(),
    "randolph bomb": lambda: randolph(roll="1+0", agents=["sydney+gD cairo delhi lima london tokyo dakar"]),
}


def _attacked() -> Match:
    """Green's agent with a suitcase has entered Reykjavik and laid a 1; red has still to choose."""
    match = randolph(turn=1, roll="2+1", agents=["reykjavik", "nuuk+gA"])
    match.play(1, "1-reykjavik")
    match.play(1, "card 1")
    return match


def sit(company: Company, keys: dict[str, str], name: str) -> Person:
    """Somebody at a table where this is asked of them, or where they watch."""
    person = company.person("Anna", screen={"width": 1280, "height": 800})
    game, what = name.replace(",", "").split()[:2]
    if what in ("watch", "hide"):
        _begun(company, person, game, what)
    else:
        seats = "0" + "." * (6 if "seven" in name else 4 if game == "kramer" else 3 if what == "turn" else 1)
        table = go_on(person, keys[BEGINS.get(name, name)], game, seats)
        _play_on(person, table, what)
    if what in ("loot", "bomb"):
        # What one has won or lost is told first, and waits for the person.
        person.page.locator("[data-do=go-on]").click()
    person.page.wait_for_selector(f"main[data-ask={what}]")
    begin(person, name)
    return person


def begin(person: Person, name: str) -> None:
    """Goes to the second step of a decision; a reload may have taken it back."""
    if name in STEPS:
        go, sign = STEPS[name]
        if person.page.locator(sign).count() == 0:
            go(person.page)
        person.page.wait_for_selector(sign, state="attached")


def _begun(company: Company, person: Person, game: str, what: str) -> None:
    if what == "hide":
        table = company.table([person], game, "0...")
    else:
        table = company.table([company.person("Bert")], game, "0...", spectators=True)
        Course(table).asked("move")
    person.go(table.path)


def _play_on(person: Person, table: Table, what: str) -> None:
    """To the decision itself, where the position is the move before it."""
    moves = {"pick": ["1-reykjavik"], "bomb": ["1-hq"], "loot": ["card 5"]}.get(what, [])
    for move in moves:
        person.do(table.key, do="play", seat=0, move=move)


def seen(person: Person) -> list[str]:
    """What is wrong on the screen as it is, by the name of the element."""
    settle(person)
    return list(person.page.evaluate(SIGHT))


SIGHT = """
() => {
  const found = [];
  const [wide, high] = [innerWidth, innerHeight];
  const shown = (one) => one && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (one) => `<${one.tagName.toLowerCase()} class="${one.getAttribute("class") ?? ""}"> “${(one.innerText ?? "").trim().replace(/\\s+/g, " ").slice(0, 40)}”`;
  const box = (one) => one.getBoundingClientRect();
  const page = document.scrollingElement;
  if (page.scrollHeight > high + 1 || page.scrollWidth > wide + 1) found.push(`the page scrolls: ${page.scrollWidth} × ${page.scrollHeight}`);
  const main = document.querySelector("main.s-table");
  if (main.scrollHeight > main.clientHeight + 1 || main.scrollWidth > main.clientWidth + 1) found.push(`the table is larger than the window: ${main.scrollWidth} × ${main.scrollHeight}`);

  const parts = { board: main.querySelector(".s-town, .s-map"), sentence: main.querySelector(".s-say h2"), foot: main.querySelector(".s-foot") };
  const primary = main.querySelector(".s-foot .btn.primary") ?? main.querySelector(".s-foot .btn");
  if (primary) parts.button = primary;
  for (const [part, one] of Object.entries(parts)) {
    if (part === "foot" && !primary) continue;
    if (!shown(one)) { found.push(`${part} is not there`); continue; }
    const { left, top, right, bottom, width, height } = box(one);
    if (left < -1 || top < -1 || right > wide + 1 || bottom > high + 1) found.push(`${part} is out of sight (${[left, top, right, bottom].map(Math.round)}): ${name(one)}`);
    if (part === "board" && Math.min(width, height) < 120) found.push(`the board is only ${Math.round(width)} × ${Math.round(height)}`);
  }
  const apart = ["board", "sentence", "button"].filter((part) => shown(parts[part]));
  for (const [at, one] of apart.entries()) for (const other of apart.slice(at + 1)) {
    const [a, b] = [box(parts[one]), box(parts[other])];
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) found.push(`${one} and ${other} overlap`);
  }
  // Nothing lies over what is asked.
  for (const part of ["sentence", "button"]) {
    const one = parts[part];
    if (!shown(one)) continue;
    const { left, top, width, height } = box(one);
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (there && !one.contains(there) && !there.contains(one)) found.push(`${part} lies under ${name(there)}`);
  }
  for (const one of [parts.sentence, ...main.querySelectorAll(".s-foot .btn, .s-seg button, .s-chip .n, .s-who .player b, .s-grid th, .tabs button > span:not(.k)")]) {
    if (!shown(one)) continue;
    if (one.scrollWidth > one.clientWidth + 1 || (one.matches(".btn, h2, .s-seg button") && one.scrollHeight > one.clientHeight + 1)) found.push(`cut: ${name(one)} (${one.scrollWidth} in ${one.clientWidth}, ${one.scrollHeight} in ${one.clientHeight})`);
  }
  const range = document.createRange();
  for (const one of main.querySelectorAll(".s-card b")) {
    if (!shown(one)) continue;
    for (const word of one.textContent.matchAll(/[^\\s-]+/g)) {
      range.setStart(one.firstChild, word.index);
      range.setEnd(one.firstChild, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(`broken: ${word[0]} in ${name(one)} (${one.clientWidth})`);
    }
  }
  // Who stands on the map looks at a map: on a low screen the orders of a turn cover less than half of it.
  if (main.dataset.game === "randolph" && main.dataset.ask === "turn" && wide > high && high < 480) {
    const { width, height } = box(main.querySelector(".s-order"));
    if (width * height === 0 || width * height >= 0.5 * wide * high) found.push(`the orders cover ${Math.round((100 * width * height) / (wide * high))} % of the window`);
  }
  // Nothing lies over anything, and nothing is to be scrolled but what may be: a long dossier on a low screen, drawers, log, chat.
  const regions = [...main.querySelectorAll(":scope > section, :scope > div, :scope > nav, :scope > header")].filter((one) => shown(one) && getComputedStyle(one).display !== "contents" && !one.matches(".drawer"));
  for (const [at, one] of regions.entries()) for (const other of regions.slice(at + 1)) {
    const [a, b] = [box(one), box(other)];
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) found.push(`regions overlap: ${name(one)} and ${name(other)}`);
  }
  const long = main.dataset.ask === "dossier" && high < 480;
  for (const one of main.querySelectorAll(`.s-own, .s-who${long ? "" : ", .s-body"}`)) {
    if (shown(one) && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)) found.push(`must be scrolled: ${name(one)} (${one.scrollWidth} × ${one.scrollHeight} in ${one.clientWidth} × ${one.clientHeight})`);
  }
  // What one chooses from is in the body, wholly or by scrolling; it is never squeezed away.
  const body = main.querySelector(".s-body");
  if (shown(body) && body.scrollHeight > 60 && body.clientHeight < 44) found.push(`the body has only ${body.clientHeight} px for ${body.scrollHeight}`);
  const first = body?.querySelector("button:not(:disabled), select");
  if (shown(body) && shown(first)) {
    const [a, b] = [box(first), box(body)];
    if (a.top < b.top - 2 || a.bottom > b.bottom + 2 || a.left < b.left - 2 || a.right > b.right + 2) found.push(`one has to scroll to ${name(first)}`);
  }
  if (wide < 1100 || high < 680) {
    for (const one of main.querySelectorAll("button, select, a[href]")) {
      if (!shown(one) || one.closest("svg, .vh, [aria-hidden=true]") || one.matches(".s-moves")) continue;
      const { width, height } = box(one);
      const after = getComputedStyle(one, "::after");
      const more = after.content !== "none" && after.position === "absolute" ? Math.max(0, -2 * parseFloat(after.top)) : 0;
      if (width < 43.5 || height + more < 43.5) found.push(`too small for a thumb: ${Math.round(width)} × ${Math.round(height + more)} ${name(one)}`);
    }
  }
  return [...new Set(found)];
}
"""
