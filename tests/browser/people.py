"""People at their browsers: each has a context of its own, and whatever goes wrong in it fails the test."""

from __future__ import annotations

import itertools
import re
import time
import uuid
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, WebSocket

WORDS = "(document.querySelector('#page') ?? document.body).innerText.replace(/\\s*\\n\\s*/g, ' | ')"
PATIENCE = 20.0
"""Seconds for anything on a busy machine."""
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 780}
ZOOMED = {"width": 640, "height": 400}
"""What is left of 1280 × 800 when everything is shown at twice its size."""


QUICKLY = """
(faster) => {
  const [now, frame, later] = [performance.now.bind(performance), requestAnimationFrame.bind(window), setTimeout.bind(window)];
  const begun = now();
  const soon = (ms) => begun + (ms - begun) * faster;
  performance.now = () => soon(now());
  window.requestAnimationFrame = (then) => frame((ms) => then(soon(ms)));
  window.setTimeout = (then, ms = 0, ...rest) => later(then, ms < 1000 ? ms / faster : ms, ...rest);
}
"""
"""Lets a page's scenes run so many times as fast: their frames, and every wait of less than a second."""


class Trouble(AssertionError):
    """Something went wrong in somebody's browser."""


class Person:
    """Somebody with a browser: a cookie of their own, a screen, a language, a theme.

    `still`: movement is left out. `kept`: the page may keep itself for times without network. `faster`: how many times
    as fast scenes run, at the pace that was chosen.
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str,
        *,
        screen: dict[str, int] = DESKTOP,
        language: str = "en",
        night: bool = False,
        still: bool = True,
        touch: bool = False,
        inspected: bool = False,
        kept: bool = False,
        faster: float = 25,
    ) -> None:
        self.name, self.url = name, url
        self.trouble: list[str] = []
        self.forgiven = [r"/preview: 409", r"409 .*/preview\)", r"Service Worker registration blocked by Playwright"]
        """Trouble that is none: a preview that was asked for while the move was being made; that nothing is kept offline."""
        self.frames: list[tuple[str, str]] = []
        """What went over the page's sockets: ("in" or "out", text)."""
        self.answers: list[Response] = []
        self.context = browser.new_context(
            base_url=url,
            viewport=screen,  # type: ignore[arg-type]  # playwright has a type of its own
            locale=language,
            color_scheme="dark" if night else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
            bypass_csp=inspected,  # axe is a script that is not ours
            service_workers="allow" if kept else "block",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        if faster != 1:
            self.context.add_init_script(f"({QUICKLY})({faster})")
        self.page = self.open_tab()

    def open_tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.trouble.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._socket)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.trouble.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left in the middle of it
            self.trouble.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, answer: Response) -> None:
        self.answers.append(answer)
        if answer.status >= 400:
            self.trouble.append(f"answer: {answer.request.method} {answer.url}: {answer.status}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(("in", _text(data))))
        socket.on("framesent", lambda data: self.frames.append(("out", _text(data))))
        socket.on("socketerror", lambda error: self.trouble.append(f"socket: {error}"))

    def forgive(self, *patterns: str) -> None:
        """Trouble like this is part of the test: regular expressions."""
        self.forgiven.extend(patterns)

    def check(self) -> None:
        """Nothing went wrong so far."""
        unforgiven = [each for each in self.trouble if not any(re.search(pattern, each) for pattern in self.forgiven)]
        if unforgiven:
            raise Trouble(f"{self.name}: " + "\n".join(unforgiven[:20]))

    # --- asking the server with this browser's cookie

    def ask(self, method: str, path: str, body: Any = None, *, fails: bool = False) -> Any:
        """The answer to a request of this visitor; without the page."""
        answer = self.context.request.fetch(path, method=method, data=body, headers={"Origin": self.url})
        if not answer.ok and not fails:
            raise Trouble(f"{self.name}: {method} {path}: {answer.status} {answer.text()}")
        is_json = "json" in answer.headers.get("content-type", "")
        return answer.json() if is_json else answer.text()

    def arrive(self) -> Person:
        """Gets the visitor's cookie, as the first look at the page would."""
        self.ask("GET", "/api/me")
        return self

    def do(self, key: str, **command: Any) -> Any:
        return self.ask("POST", f"/api/tables/{key}/commands", {"id": uuid.uuid4().hex, "command": command})

    def look(self, key: str, seat: int | None = None) -> Any:
        """The server's picture of a table for this visitor's eyes."""
        return self.ask("GET", f"/api/tables/{key}" + ("" if seat is None else f"?seat={seat}"))

    # --- at the page

    def go(self, path: str) -> Page:
        self.page.goto(path, wait_until="load")
        return self.page

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def until(self, what: Callable[[], Any], why: str | Callable[[], str] = "", patience: float = PATIENCE) -> Any:
        """Waits until it is true, and says so if it never is; the page goes on meanwhile."""
        end = time.monotonic() + patience
        while True:
            if found := what():
                return found
            self.check()
            if time.monotonic() > end:
                words = why() if callable(why) else why
                raise Trouble(f"{self.name}: {words or what} does not come; shown is: {self.words()[:600]}")
            self.page.wait_for_timeout(25)

    def words(self) -> str:
        """All that can be read on the page."""
        return str(self.page.evaluate(WORDS))

    def close(self) -> None:
        self.context.close()


def _text(data: str | bytes) -> str:
    return data.decode() if isinstance(data, bytes) else data


class Company:
    """Several people, and the tables that they sit at."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.people: list[Person] = []
        self._names = itertools.count()

    def __enter__(self) -> Company:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if error is None:
                for person in self.people:
                    person.check()
        finally:
            for person in self.people:
                person.close()

    def person(self, name: str | None = None, **manner: Any) -> Person:
        """Somebody new; `manner` as for Person."""
        made = Person(self.browser, self.url, name or ("Anna", "Bert", "Cleo", "Dora")[next(self._names) % 4], **manner)
        self.people.append(made)
        return made

    def table(
        self, people: Sequence[Person], game: str, seats: str | None = None, start: bool = True, **options: Any
    ) -> Table:
        """A table at which everybody sits; `seats`: a digit for each seat, the number of a person, or a dot for a bot.

        It is made over HTTP with the browsers' cookies; tests of the screens that do this for people are elsewhere.
        """
        more = {
            name: options.pop(name) for name in ("clock", "absent", "public", "spectators", "title") if name in options
        }
        level = options.pop("level", "easy")
        seats = seats or "".join(str(number) for number in range(len(people)))
        for person in people:
            person.arrive()
        first = [
            {"bot": level} if who == "." else {"name": f"{people[0].name}{seat or ''}"} if who == "0" else None
            for seat, who in enumerate(seats)
        ]
        body = {"game": game, "options": {"players": len(seats), **options}, "seats": first, **more}
        made = people[0].ask("POST", "/api/tables", body)
        table = Table(made["key"], made["code"], game, seats, list(people))
        for seat, who in enumerate(seats):
            if who not in ".0":
                person = people[int(who)]
                person.do(table.key, do="sit", seat=seat, name=f"{person.name}{'' if seats.count(who) == 1 else seat}")
        for number, person in enumerate(people):
            if number and str(number) in seats:
                person.do(table.key, do="ready", ready=True)
        if start:
            people[0].do(table.key, do="start")
        return table


class Table:
    """A table, and who sits where."""

    def __init__(self, key: str, code: str, game: str, seats: str, people: list[Person]) -> None:
        self.key, self.code, self.game, self.seats, self.people = key, code, game, seats, people

    def seats_of(self, person: Person) -> list[int]:
        number = str(self.people.index(person))
        return [seat for seat, who in enumerate(self.seats) if who == number]

    @property
    def path(self) -> str:
        return f"/t/{self.code}"
