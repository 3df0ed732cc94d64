"""A table before its game begins: who sits where, bots, being ready, the start."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from rich.text import Text

from .. import bots
from .. import game as find_game
from ..client import ClientError, Picture
from .screen import Left, line, wrapped
from .session import Again
from .tidings import Tidings
from .visit import TROUBLE, Visit

COMMANDS = (
    ("sit N", "move to another free seat; sit N NAME seats one more person at this keyboard"),
    ("stand", "give your seat up and watch; stand N: the host makes somebody stand up"),
    ("ready, ready no", "say that the game may start, or not yet"),
    ("bot N [LEVEL]", "host: put a bot into a seat; bot N no takes it away"),
    ("invite N NAME", "host: keep a seat for somebody's own bot, by its name"),
    ("start", "host: begin, when all seats are taken and everybody is ready"),
    ("set WORDS", "host: change options, as set finish=30 cards; set public, set private"),
    ("clock 60, clock no", "host: seconds for each decision, or as long as one likes"),
    ("absent bot", "host: a bot plays for whoever is away; absent default: as little as the rules allow"),
    ("say TEXT", "chat"),
    ("leave", "give your seat up and go; a host hands the table on, or closes it"),
    ("quit", "go away; your seat stays yours until the host gives it away"),
)


class Lobby:
    """The table while it waits for its players."""

    def __init__(self, visit: Visit, name: str) -> None:
        self.visit = visit
        self.name = name
        self.message = ""
        self._told = 0
        self._drawn: tuple[Picture, bool] | None = None

    @property
    def picture(self) -> Picture:
        return self.visit.picture

    def run(self) -> None:
        """Until the game begins or the table is closed; `Left` when the player goes away."""
        screen = self.visit.screen
        before, screen.woken = screen.woken, self._woken
        try:
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
        if self._drawn is not None and self._drawn == (self.picture, self.visit.trouble):
            return False
        self.draw()
        return True

    # --- what it looks like

    def draw(self) -> None:
        screen = self.visit.screen
        known = self._drawn
        self._drawn = (self.picture, self.visit.trouble)
        news = self._news()
        screen.clear()
        if screen.plain and known is not None:
            rows = [Text("· " + sentence) for sentence in news[self._told :]]
            if known[0].seats != self.picture.seats:
                rows += self._seats()
        else:
            rows = [*self._head(), Text(), *self._seats(), Text()]
            rows += [Text("· " + sentence, style="dim") for sentence in news[-max(3, screen.height - len(rows) - 6) :]]
        self._told = len(news)
        if self.message:
            rows.append(Text(self.message, style="bold yellow"))
        if self.visit.trouble:
            rows.append(Text(TROUBLE, style="bold red"))
        rows.append(self._question())
        screen.lines([part for row in rows for part in wrapped(row, screen.width, "  ")])

    def _head(self) -> list[Text]:
        state = self.picture.state
        game = find_game(state["game"])
        words = game.options.text(game.options.complete(state["options"]))
        words = " ".join(word if len(word) < 60 else f"{word.partition('=')[0]}=…" for word in words.split())
        title = f" {state['title']} ·" if state["title"] else ""
        return [
            line(("  TOP SECRET  ", "bold reverse"), f"{title} {game.title} · table ", (str(state["code"]), "bold")),
            line(self.visit.address),
            line((f"{words} · {'public' if state['public'] else 'private'}{self._clock()}", "dim")),
        ]

    def _clock(self) -> str:
        clock = self.picture.state["clock"]
        named = (("move", "a move"), ("game", "a game"))
        said = [f"{clock[name]} s {what}" for name, what in named if clock.get(name)]
        return f" · {', '.join(said)}" if said else ""

    def _seats(self) -> list[Text]:
        rows = []
        here = self.picture.present
        for seat, place in enumerate(self.picture.seats):
            who = {"free": "free", "invited": f"kept for {place['name']}"}.get(place["kind"], place["name"])
            if place["kind"] == "bot":
                who += f" ({place['level'] or 'bot'})"
            if seat in self.picture.mine:
                who += " (you)"
            gone = place["kind"] == "person" and seat < len(here) and not here[seat]
            style = "dim" if place["kind"] == "free" else ""
            rows.append(
                line(
                    (f" {seat}  ", "bold"),
                    (f"{who:<40}", style),
                    ("ready" if place["ready"] else "", "green"),
                    (" not connected" if gone else "", "dim"),
                )
            )
        if self.picture.spectators:
            rows.append(line((f"    {self.picture.spectators} watching", "dim")))
        return rows

    def _news(self) -> list[str]:
        return Tidings(self.picture.names, self.picture.seat).stories(self.picture.items, None)

    def _question(self) -> Text:
        mine = [self.picture.seats[seat] for seat in self.picture.mine]
        free = any(place["kind"] == "free" for place in self.picture.seats)
        if self.picture.host:
            what = "bot N fills a seat; give the code to others" if free else "start begins the game"
        elif not mine:
            what = "sit N takes a free seat" if free else "You watch: there is no free seat"
        else:
            what = "Waiting for the others" if all(place["ready"] for place in mine) else "Type ready when you are"
        return line((f"{what}. ", "bold"), ("(say TEXT, help, quit)", "dim"))

    # --- what can be done

    def _obey(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        deed = getattr(self, f"_do_{word.lower()}", None)
        if not typed:
            return
        if deed is None:
            names = ", ".join(name.partition(",")[0].split()[0] for name, _ in COMMANDS)
            self.message = f"I do not know {typed!r}: there is {names}, help."
            return
        try:
            deed(rest.strip())
        except ClientError as error:
            if error.code in ("closed", "strange"):
                raise
            self.message = error.message[:1].upper() + error.message[1:] + "."

    def _try(self, job: Coroutine[Any, Any, Any]) -> None:
        self.visit.do(job)

    def _number(self, text: str) -> int | None:
        if text.isdigit() and int(text) < len(self.picture.seats):
            return int(text)
        self.message = f"Give a seat from 0 to {len(self.picture.seats) - 1}."
        return None

    def _do_help(self, rest: str) -> None:
        width = max(len(name) for name, _ in COMMANDS) + 2
        rows = [line((f"{name:<{width}}", "bold"), what) for name, what in COMMANDS]
        wide = self.visit.screen.width
        self.visit.screen.page("Help", [part for row in rows for part in wrapped(row, wide, " " * width)])
        self._drawn = None

    def _do_view(self, rest: str) -> None:
        self._drawn = None

    def _do_sit(self, rest: str) -> None:
        number, _, name = rest.partition(" ")
        seat = self._number(number)
        if seat is None:
            return
        mine = self.picture.mine
        if not name.strip() and mine:
            if self.picture.seats[seat]["kind"] != "free":
                self.message = f"Seat {seat} is not free."
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
            self.message = "You have no seat."

    def _do_ready(self, rest: str) -> None:
        self._try(self.visit.table.ready(rest.lower() not in ("no", "not")))

    def _do_bot(self, rest: str) -> None:
        number, _, level = rest.partition(" ")
        seat = self._number(number)
        if seat is None:
            known = ", ".join(bots.levels(self.picture.state["game"]))
            self.message += f" Then a level: {known}; or no."
            return
        wanted = level.strip().lower() or "normal"
        self._try(self.visit.table.bot(seat, None if wanted in ("no", "none") else wanted))

    def _do_invite(self, rest: str) -> None:
        number, _, name = rest.partition(" ")
        seat = self._number(number)
        if seat is not None:
            self._try(self.visit.table.invite(seat, name.strip()))

    def _do_start(self, rest: str) -> None:
        self._try(self.visit.table.start())

    def _do_set(self, rest: str) -> None:
        words = rest.split()
        if rest.lower() in ("public", "private"):
            self._try(self.visit.table.settings(public=rest.lower() == "public"))
            return
        game = find_game(self.picture.state["game"])
        try:
            changed = game.options.parse(words)
            now = game.options.parse(game.options.text(game.options.complete(self.picture.state["options"])).split())
            chosen = game.options.complete({**now, **changed})
        except ValueError as error:
            self.message = str(error)[:1].upper() + str(error)[1:] + "."
            return
        if not words:
            self.message = "Write: set, and options as words: set finish=30 cards"
            return
        self._try(
            self.visit.table.settings(options=sendable(game.options.parse(game.options.text(chosen).split()), game))
        )

    def _do_clock(self, rest: str) -> None:
        if not rest.isdigit() and rest.lower() not in ("no", "none"):
            self.message = "Write: clock, and the seconds for each decision, or no."
            return
        now = self.picture.state["clock"]
        self._try(self.visit.table.settings(clock={**now, "move": int(rest) if rest.isdigit() else None}))

    def _do_absent(self, rest: str) -> None:
        if rest.lower() not in ("bot", "default"):
            self.message = "Write: absent bot, or absent default."
            return
        self._try(self.visit.table.settings(absent=rest.lower()))

    def _do_say(self, rest: str) -> None:
        if rest:
            self._try(self.visit.table.say(rest, name=None if self.picture.mine else self.name))
        else:
            self.message = "Write: say, and what you want to say."

    def _do_leave(self, rest: str) -> None:
        self._try(self.visit.table.leave())
        raise Left

    def _do_quit(self, rest: str) -> None:
        raise Left

    _do_exit = _do_q = _do_quit


def sendable(options: dict[str, Any], game: Any) -> dict[str, Any]:
    """Options as they go to a server: plain values, a board of one's own written whole."""
    return {
        name: game.options.get(name).text(value) if game.options.get(name).write else value
        for name, value in options.items()
    }
