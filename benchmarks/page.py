"""The page, measured in a real Chromium on this machine: how much it loads, how soon the board is there, whether it keeps still.

    python -m benchmarks.page [--quick] [--seed N] [--json FILE] [--write docs/bench-page.md]

Each table is opened by a browser that has never been here. Then a person plays against bots with all movement on, and every
frame is timed while something moves. The last result stands in docs/bench-page.md.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, Response
from rich.console import Console
from rich.table import Table as Grid

from tests.browser import chromium, stillness
from tests.browser.courses import Course
from tests.browser.people import DESKTOP, PATIENCE, PHONE, Company, Person, Table
from tests.server.process import Server

from .engine import put

TARGET_SCRIPT = 200_000
"""Bytes of script at first load, gzipped (DESIGN §8)."""
TARGET_BOARD_MS = 1000
TARGET_FRAME_MS = 16.0
TARGET_TABLE_SCRIPT, TARGET_TABLE_FILES = 100_000, 6
TARGET_WAY = 280_000
TARGET_CLICK_MS = 150.0
REST_S = 20.0
COMMAND = "python -m benchmarks.page --write docs/bench-page.md"
GAMES = ("kramer", "randolph")
SIGNS = {
    "home": "main.home .case",
    "new": "form.table-form",
    "kramer": "[data-safe]",
    "randolph": "svg.rboard",
    "learn": ".teacher",
    "rules": "main.text h2",
    "replay": "input[type=range]",
}

WATCH = """
(sign) => {
  window.measured = { there: null, frames: [] };
  const look = () => {
    const found = document.querySelector(sign);
    const box = found?.getBoundingClientRect();
    if (box && box.width > 0) requestAnimationFrame((now) => (window.measured.there = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
"""
FRAMES = """
() => {
  const { frames } = window.measured;
  const channel = new MessageChannel();
  let begun = 0;
  let last = 0;
  let moving = false;
  channel.port1.onmessage = () => {
    // After the frame was laid out and painted by the page's own thread: what was its work?
    if (moving) frames.push([last ? begun - last : 0, performance.now() - begun, window.measured.told ?? ""]);
    last = moving ? begun : 0;
  };
  const frame = () => {
    begun = performance.now();
    moving = document.querySelector("[data-moving]") !== null || document.getAnimations().some((one) => {
      const timing = one.effect?.getComputedTiming();
      return one.playState === "running" && timing?.iterations !== Infinity;
    });
    channel.port2.postMessage(0);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
"""
AWAKE = """
() => {
  // What the page does while nothing happens: frames it asks for, and timers that go off.
  window.awake = { frames: 0, timers: 0 };
  const frame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (then) => frame((now) => { window.awake.frames += 1; then(now); });
  for (const name of ["setTimeout", "setInterval"]) {
    const plain = window[name].bind(window);
    window[name] = (then, ms, ...more) => plain((...words) => { window.awake.timers += 1; then(...words); }, ms, ...more);
  }
}
"""
LISTEN = """
() => {
  // Which event is being shown: the last of the kinds that move something, as the socket tells it.
  const kinds = ["rolled", "moved", "card_played", "scored", "safe_moved", "stepped", "start_rolled", "duel_revealed", "delivered", "bomb_exploded", "setup_shown"];
  const add = EventTarget.prototype.addEventListener;
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...words) {
      super(...words);
      add.call(this, "message", (message) => {
        const frame = JSON.parse(message.data);
        if (frame.type !== "table" || !frame.items) return;
        const told = frame.items.filter((item) => item.kind === "game").map((item) => item.event.type).filter((kind) => kinds.includes(kind));
        if (told.length > 0 && window.measured) window.measured.told = told.join(" ");
      });
    }
  };
}
"""


@dataclass
class Load:
    """The first visit to an address."""

    name: str
    script: int = 0
    """Bytes of script, gzipped."""
    files: int = 0
    sent: int = 0
    """Bytes of script as they were really sent, in the form that the browser likes best."""
    everything: int = 0
    """Bytes of all files as they were sent."""
    ready: list[float] = field(default_factory=list)
    """Milliseconds until what matters can be seen, once for each visit."""


@dataclass
class Play:
    """Some moves of a game with all movement on."""

    name: str
    shift: float = 0.0
    moved: list[str] = field(default_factory=list)
    """What was shifted most, by its class; for whoever looks for the cause."""
    moves: int = 0
    frames: dict[str, list[tuple[float, float]]] = field(default_factory=dict)
    """By what was shown: the time between two frames, and the page's own work for one, in ms."""


@dataclass
class Way:
    """From nothing over the front page onto a table, by one click; and that table at rest."""

    game: str
    everything: int
    """Bytes that were sent, answers of the server included, by a browser that has never been here."""
    click: float
    """Milliseconds of the main thread from the click until the board is there."""
    script: int
    """Bytes of script that the table alone needs, as they are sent."""
    files: int
    frames: float
    """A second at rest."""
    timers: float
    animations: int
    core: float
    """The share of a core that the page's main thread takes at rest."""


@dataclass
class Results:
    ways: list[Way] = field(default_factory=list)
    loads: list[Load] = field(default_factory=list)
    plays: list[Play] = field(default_factory=list)
    about: dict[str, Any] = field(default_factory=dict)


def load(
    browser: Browser, server: Server, name: str, path: str, sign: str, cookies: Sequence[Any], visits: int
) -> Load:
    """Visits an address with browsers that have never been here, but belong to somebody who may look."""
    found = Load(name)
    for visit in range(visits):
        context = browser.new_context(base_url=server.url, viewport=DESKTOP, service_workers="block")  # type: ignore[arg-type]  # playwright has a type of its own
        context.add_cookies(list(cookies))
        context.add_init_script(f"({WATCH})({json.dumps(sign)})")
        page = context.new_page()
        answers: list[Response] = []
        page.on("response", lambda answer, answers=answers: answers.append(answer))
        page.goto(path)
        until(page, "window.measured.there !== null")
        found.ready.append(float(page.evaluate("window.measured.there")))
        page.wait_for_timeout(500)
        if visit == 0:
            for answer in answers:
                if "/api/" in answer.url or not answer.ok:
                    continue
                sent = answer.request.sizes()["responseBodySize"]
                found.everything += sent
                if answer.request.resource_type == "script":
                    found.script += len(gzip.compress(answer.body(), 9, mtime=0))
                    found.sent += sent
                    found.files += 1
        context.close()
    return found


def way(browser: Browser, server: Server, game: str) -> Way:
    """Goes the way of a newcomer: home, Play now, the board; then looks on while nothing happens; then opens the table afresh."""
    context = browser.new_context(base_url=server.url, viewport=DESKTOP, service_workers="block", locale="en")  # type: ignore[arg-type]  # playwright has a type of its own
    context.add_init_script(f"({AWAKE})()")
    page = context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    measured = context.new_cdp_session(page)
    measured.send("Performance.enable", {"timeDomain": "threadTicks"})  # not while it waits for a core
    page.goto("/")
    page.wait_for_selector(SIGNS["home"])
    page.wait_for_timeout(500)
    begun = busy(measured)
    page.locator(f".case.{game} button.primary").click()
    page.wait_for_selector(SIGNS[game])
    click = busy(measured) - begun
    page.wait_for_timeout(1000)
    everything = sum(answer.request.sizes()["responseBodySize"] for answer in answers if answer.ok)
    page.wait_for_timeout(3000)
    page.evaluate("window.awake = Object.assign(window.awake, { frames: 0, timers: 0 })")
    begun = busy(measured)
    page.wait_for_timeout(REST_S * 1000)
    took, awake = busy(measured) - begun, page.evaluate("window.awake")
    running = page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length")
    path, cookies = page.evaluate("location.pathname"), context.cookies()
    context.close()
    table = load(browser, server, game, path, SIGNS[game], cookies, 1)
    return Way(
        game,
        everything,
        click,
        table.sent,
        table.files,
        awake["frames"] / REST_S,
        awake["timers"] / REST_S,
        running,
        took / (REST_S * 1000),
    )


def busy(measured: CDPSession) -> float:
    """Milliseconds that the page's main thread has worked so far, answers to those who measure aside."""
    found = {each["name"]: float(each["value"]) for each in measured.send("Performance.getMetrics")["metrics"]}
    return 1000 * (found["TaskDuration"] - found["DevToolsCommandDuration"])


def until(page: Page, true: str) -> None:
    """Waits; Playwright's own way would need a page that allows eval, and ours does not."""
    end = time.monotonic() + PATIENCE
    while not page.evaluate(true):
        if time.monotonic() > end:
            raise SystemExit(f"the page never comes to {true}")
        page.wait_for_timeout(30)


def play(person: Person, table: Table, name: str, moves: int, seed: int) -> Play:
    """Makes moves over HTTP while the page is looked at: it shows each with all its movement."""
    person.context.add_init_script(f"({LISTEN})()")
    person.context.add_init_script(f"({WATCH})('svg')")
    stillness.watch(person)
    person.go(table.path)
    person.page.wait_for_selector("main.table, main.phone")
    person.page.wait_for_timeout(800)
    person.page.evaluate(FRAMES)
    begun = stillness.seen(person)
    made = stillness.play(person, table, moves, seed)
    kept = stillness.stillness(person, begun)
    found = Play(name, kept.shift, kept.moved, made)
    for between, work, told in person.page.evaluate("window.measured.frames"):
        found.frames.setdefault(told or "other", []).append((between, work))
    return found


def measure(quick: bool, seed: int, say: Any) -> Results:
    """Everything, in one run."""
    results = Results(about=machine())
    visits, moves = (2, 10) if quick else (5, 40)
    with tempfile.TemporaryDirectory() as folder, chromium.opened() as browser:
        results.about["browser"] = browser.version
        with Server(f"sqlite:///{folder}/bench.db", Path(folder)) as server, Company(browser, server.url) as company:
            anna = company.person("Anna")
            tables = {game: company.table([anna], game, "0.") for game in GAMES}
            for table in tables.values():
                Course(table).asked("move")
            over = company.table([anna], "kramer", "0.", round_limit=2)
            Course(over).finish()
            cookies = anna.context.cookies()
            places = [
                ("home", "/", SIGNS["home"]),
                ("new table", "/new/kramer", SIGNS["new"]),
                *((f"table of {game}", tables[game].path, SIGNS[game]) for game in GAMES),
                ("lesson", "/learn/kramer", SIGNS["learn"]),
                ("replay", f"/replay/{over.key}", SIGNS["replay"]),
                ("rules", "/rules/kramer", SIGNS["rules"]),
            ]
            for game in GAMES:
                say(f"going from home to {game}")
                results.ways.append(way(browser, server, game))
            for name, path, sign in places:
                say(f"loading {name}")
                results.loads.append(load(browser, server, name, path, sign, cookies, visits))
            for game in GAMES:
                for screen in (DESKTOP, PHONE):
                    name = f"{game}, {screen['width']} px"
                    say(f"playing {name}")
                    person = company.person("Anna", screen=screen, still=False, faster=1)
                    options = {"cards": True} if game == "kramer" else {}
                    table = company.table([person], game, "0.", **options)
                    results.plays.append(play(person, table, name, moves, seed))
    return results


def rows(results: Results) -> dict[str, tuple[list[str], list[list[str]]]]:
    """The tables: heads and cells."""
    loads = [
        [
            each.name,
            f"{each.script / 1000:.1f} kB",
            f"{each.sent / 1000:.1f} kB",
            f"{each.everything / 1000:.1f} kB",
            f"{statistics.median(each.ready):.0f} ms",
            f"{max(each.ready):.0f} ms",
            verdict(each.script <= TARGET_SCRIPT and statistics.median(each.ready) < TARGET_BOARD_MS),
        ]
        for each in results.loads
    ]
    shifts = [
        [each.name, str(each.moves), f"{each.shift:.4f}", verdict(each.shift < stillness.MOST)]
        for each in results.plays
    ]
    frames = [
        [
            each.name,
            what,
            str(len(timed)),
            f"{statistics.median(between for between, _ in timed if between):.1f} ms"
            if any(b for b, _ in timed)
            else "",
            f"{statistics.median(work for _, work in timed):.1f} ms",
            f"{sorted(work for _, work in timed)[int(len(timed) * 0.95)]:.1f} ms",
            f"{max(work for _, work in timed):.1f} ms",
            verdict(statistics.median(work for _, work in timed) <= TARGET_FRAME_MS),
        ]
        for each in results.plays
        for what, timed in sorted(each.frames.items())
        if len(timed) >= 10
    ]
    goals = [
        row
        for each in results.ways
        for row in (
            [
                f"{each.game}: at rest, frames and timers a second, animations, share of a core",
                f"{each.frames:.1f}, {each.timers:.1f}, {each.animations}, {each.core:.1%}",
                "0",
                verdict(not each.frames and not each.timers and not each.animations),
            ],
            [
                f"{each.game}: cold, home and table together",
                f"{each.everything / 1000:.0f} kB",
                f"{TARGET_WAY / 1000:.0f} kB",
                verdict(each.everything <= TARGET_WAY),
            ],
            [
                f"{each.game}: main thread, click to board",
                f"{each.click:.0f} ms",
                f"{TARGET_CLICK_MS:.0f} ms",
                verdict(each.click <= TARGET_CLICK_MS),
            ],
            [
                f"{each.game}: script of a table",
                f"{each.script / 1000:.1f} kB in {each.files} files",
                f"{TARGET_TABLE_SCRIPT / 1000:.0f} kB in {TARGET_TABLE_FILES}",
                verdict(each.script <= TARGET_TABLE_SCRIPT and each.files <= TARGET_TABLE_FILES),
            ],
        )
    ]
    return {
        "Weight and rest": (["what", "measured", "at most", "target"], goals),
        "First visit": (
            [
                "page",
                "script, gzipped",
                "script, as sent",
                "all files, as sent",
                "there after (median)",
                "worst",
                "target",
            ],
            loads,
        ),
        "Keeping still in play": (["table", "moves", "layout shift", "target"], shifts),
        "Movement": (["table", "shown", "frames", "every", "work a frame (median)", "95 %", "worst", "target"], frames),
    }


def machine() -> dict[str, Any]:
    """What it ran on; nothing that names it."""
    return {
        "system": platform.system(),
        "architecture": platform.machine(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
    }


def machine_words(about: dict[str, Any]) -> str:
    words = f"{about['system']} on {about['architecture']}, {about['cores']} cores for server and browser together; "
    words += f"Python {about['python']}, Chromium {about['browser']}, without a graphics card."
    return (
        words
        if about["load"] is None
        else f"{words} Load {about['load']} when it began (everything else on the machine)."
    )


def verdict(met: bool) -> str:
    return "met" if met else "missed"


def markdown(results: Results) -> str:
    parts = [machine_words(results.about) + "\n"]
    for title, (heads, cells) in rows(results).items():
        parts.append(f"### {title}\n")
        parts.append("| " + " | ".join(heads) + " |\n|" + "---|" * len(heads))
        parts.extend("| " + " | ".join(row) + " |" for row in cells)
        parts.append("")
    return "\n".join(parts) + "\n"


def show(results: Results, console: Console) -> None:
    for title, (heads, cells) in rows(results).items():
        grid = Grid(title=title, title_justify="left")
        for number, head in enumerate(heads):
            grid.add_column(head, justify="left" if number < 2 else "right")
        for row in cells:
            grid.add_row(*row)
        console.print(grid)


def data(results: Results) -> dict[str, Any]:
    return {
        "machine": results.about,
        "ways": [vars(each) for each in results.ways],
        "loads": [vars(each) for each in results.loads],
        "plays": [vars(each) for each in results.plays],
    }


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description="The page, measured in Chromium.")
    parser.add_argument("--quick", action="store_true", help="fewer visits and moves")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="other moves of the person in the games")
    parser.add_argument("--json", type=Path, metavar="FILE", help="everything that was measured")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="put the result onto a page, between its marks")
    asked = parser.parse_args(words)
    console = Console()
    try:
        results = measure(asked.quick, asked.seed, lambda what: console.print(f"[dim]{what} …[/dim]"))
    except chromium.ChromiumMissing as missing:
        console.print(str(missing))
        return 1
    show(results, console)
    if asked.json:
        asked.json.write_text(json.dumps(data(results), indent=1), "utf-8")
    if asked.write:
        asked.write.write_text(put(asked.write.read_text("utf-8"), markdown(results)), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
