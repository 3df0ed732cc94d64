"""A table before its game begins: who sits where, bots, being ready, the start."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from typing import Any

from rich.text import Text

from ... import bots
from ... import game as find_game
from ...client import ClientError, Picture
from ..language import listed, t
from ..screen import Left, line
from ..session import Again, explained
from .refusals import refusal
from .tidings import Tidings
from .visit import Visit

COMMANDS = (
    ("sit N", "sit"),
    ("stand", "stand"),
    ("ready, ready no", "ready"),
    ("bot N [LEVEL]", "bot"),
    ("start", "start"),
    ("say …", "say"),
    ("leave", "leave"),
    ("quit", "go"),
)
"""What can be typed, and the message `terminal-command-…` that says what it does."""


class Lobby:
    """The table while it waits for its players."""

    def __init__(self, visit: Visit, name: str) -> None:
        self.visit = visit
        self.name = name
        self.message = ""
        self._told = 0
        self._seen: list[Text] = []
        self._asked: Text | None = None
        self._trouble = False

    @property
    def picture(self) -> Picture:
        return self.visit.picture

    def run(self) -> None:
        """Until the game begins or the table is closed; `Left` when the player goes away."""
        screen = self.visit.screen
        before, screen.woken = screen.woken, self._woken
        try:
            screen.lines(self._head())
            while self.picture.status == "open":
                self.draw()
                try:
                    typed = screen.ask("> ")
                except Again:
                    continue
                self.message = ""
                self._obey(typed)
                self.visit.look()
        finally:
            screen.woken = before

    def _woken(self) -> bool:
        self.visit.look()
        if self.picture.status != "open":
            raise Again
        return self.draw()

    def draw(self) -> bool:
        """Print what is new: sentences, the seats if they have changed, what is waited for; whether there was anything."""
        news = self._news()
        rows: list[Text | str] = ["· " + sentence for sentence in news[self._told :]]
        self._told = len(news)
        seats = self._seats()
        if seats != self._seen:
            rows += seats
            self._seen = seats
        if self.message:
            rows.append(Text(self.message, style="bold yellow"))
        if self.visit.trouble != self._trouble:
            self._trouble = self.visit.trouble
            rows.append(Text(t("page-no-server") if self._trouble else f"{t('page-line-open')}.", style="bold"))
        question = self._question()
        if rows or question != self._asked:
            self._asked = question
            self.visit.screen.lines(["", *rows, question])
            return True
        return False

    def _head(self) -> list[Text]:
        state = self.picture.state
        game = find_game(state["game"])
        words = game.options.text(game.options.complete(state["options"]))
        words = " ".join(word if len(word) < 60 else f"{word.partition('=')[0]}=…" for word in words.split())
        title = f"{state['title']} · " if state["title"] else ""
        code = t("setup-table-of", code=str(state["code"]))
        return [
            Text(),
            line((f"{title}{t(f'page-game-{game.name}')} · {code}", "bold")),
            line(self.visit.address),
            line((f"{words} · {t('setup-public' if state['public'] else 'setup-private')}", "dim")),
        ]

    def _seats(self) -> list[Text]:
        rows = []
        here = self.picture.present
        for seat, place in enumerate(self.picture.seats):
            who = t("setup-is-free") if place["kind"] == "free" else place["name"]
            if place["kind"] == "bot":
                who += f" ({bot_words(place)})"
            if place["kind"] == "invited":
                who += f" ({t('setup-is-invited')})"
            if seat in self.picture.mine:
                who += f" ({t('setup-is-you')})"
            gone = place["kind"] == "person" and seat < len(here) and not here[seat]
            facts = [who, t("setup-is-ready") if place["ready"] else "", t("setup-is-away") if gone else ""]
            rows.append(line((f"{seat}  ", "bold"), ", ".join(filter(None, facts))))
        return rows

    def _news(self) -> list[str]:
        return Tidings(self.picture.names, self.picture.seat).stories(self.picture.items, None)

    def _question(self) -> Text:
        what, commands = self._wanted()
        return line((f"{what} ", "bold"), (f"({commands}, say …, help, quit)", "dim"))

    def _wanted(self) -> tuple[str, str]:
        """What is waited for, as the page says it, and the commands that help."""
        seats, mine, host = self.picture.seats, self.picture.mine, self.picture.host
        free = sum(place["kind"] == "free" for place in seats)
        invited = [place["name"] for place in seats if place["kind"] == "invited"]
        unready = [
            place["name"]
            for seat, place in enumerate(seats)
            if place["kind"] in ("person", "bot") and not place["ready"] and not (host and seat in mine)
        ]
        if not mine and not host:
            return (t("setup-wait-sit", n=free), "sit N") if free else (t("setup-wait-full"), "view")
        if not host and not all(seats[seat]["ready"] for seat in mine):
            return t("setup-wait-you"), "ready"
        if free:
            return (t("setup-wait-free", n=free), "bot N") if host else (t("setup-wait-free-guest", n=free), "ready no")
        if invited:
            return t("setup-wait-invited", names=listed(invited)), "view"
        if unready:
            return t("setup-wait-ready", names=listed(unready)), "view" if host else "ready no"
        return (t("setup-wait-start"), "start") if host else (t("setup-wait-host"), "ready no")

    # --- what can be done

    def _obey(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        deed = getattr(self, f"_do_{word.lower()}", None)
        if not typed:
            return
        if deed is None:
            names = ", ".join(name.partition(",")[0].split()[0] for name, _ in COMMANDS)
            self.message = f"{t('terminal-cannot-read', typed=typed)} {names}, help"
            return
        try:
            deed(rest.strip())
        except ClientError as error:
            if error.code in ("closed", "strange"):
                raise
            self.message = refusal(error)

    def _try(self, job: Coroutine[Any, Any, Any]) -> None:
        self.visit.do(job)

    def _number(self, text: str) -> int | None:
        if text.isdigit() and int(text) < len(self.picture.seats):
            return int(text)
        self.message = t("terminal-give-seat", high=len(self.picture.seats) - 1)
        return None

    def _do_help(self, rest: str) -> None:
        self.visit.screen.page(t("terminal-help"), explained(COMMANDS, self.visit.screen.width))

    def _do_view(self, rest: str) -> None:
        self._seen = []

    def _do_sit(self, rest: str) -> None:
        number, _, name = rest.partition(" ")
        seat = self._number(number)
        if seat is None:
            return
        mine = self.picture.mine
        if not name.strip() and mine:
            if self.picture.seats[seat]["kind"] != "free":
                self.message = t("terminal-seat-taken", n=seat)
                return
            self.name = self.picture.names[mine[0]]
            self._try(self.visit.table.stand(mine[0]))
        self._try(self.visit.table.sit(seat, name.strip() or self.name))

    def _do_stand(self, rest: str) -> None:
        mine = self.picture.mine
        seat = (mine[-1] if mine else None) if not rest else self._number(rest)
        if seat is not None:
            self._try(self.visit.table.stand(seat))
        elif not self.message:
            self.message = t("setup-watch-only")

    def _do_ready(self, rest: str) -> None:
        self._try(self.visit.table.ready(rest.lower() not in ("no", "not")))

    def _do_bot(self, rest: str) -> None:
        number, _, level = rest.partition(" ")
        seat = self._number(number)
        if seat is None:
            known = ", ".join(bots.levels(self.picture.state["game"]))
            self.message += f" {t('terminal-give-level', levels=known)}"
            return
        wanted = level.strip().lower() or "normal"
        self._try(self.visit.table.bot(seat, None if wanted in ("no", "none") else wanted))

    def _do_start(self, rest: str) -> None:
        self._try(self.visit.table.start())

    def _do_say(self, rest: str) -> None:
        if rest:
            self._try(self.visit.table.say(rest, name=None if self.picture.mine else self.name))
        else:
            self.message = t("terminal-say-how")

    def _do_leave(self, rest: str) -> None:
        self._try(self.visit.table.leave())
        raise Left

    def _do_quit(self, rest: str) -> None:
        raise Left

    _do_exit = _do_q = _do_quit


def bot_words(place: Mapping[str, Any]) -> str:
    """What kind of bot sits there."""
    return t(f"page-level-{place['level']}") if place["level"] else t("setup-is-own-bot")


def sendable(options: dict[str, Any], game: Any) -> dict[str, Any]:
    """Options as they go to a server: plain values, a board of one's own written whole."""
    return {
        name: game.options.get(name).text(value) if game.options.get(name).write else value
        for name, value in options.items()
    }
