"""`topsecret play --server`: a table of a server is found or made, and its game is played in this terminal."""

from __future__ import annotations

import argparse
import getpass
import sys
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ... import OptionError
from ... import game as find_game
from ...client import Background, ClientError
from ...client.address import is_link, server_of, table_of
from ..language import t
from ..play import Menu
from ..screen import Left, line, printable
from . import visitors
from .ending import Ending
from .lobby import Lobby, sendable
from .refusals import refusal
from .screen import LiveScreen
from .session import RemoteSession
from .visit import Visit

LONGEST_NAME = 30
MOST = 20
"""Open tables that are listed."""


def command(args: argparse.Namespace) -> int:
    """Play on a server; the exit code: 0, or 1 if there is no such server or table."""
    given = vars(args)
    server, table = given.get("server") or "", given.get("table")
    if not server:
        if not is_link(table or ""):
            raise OptionError("--table needs --server URL, too, or give the table's whole link")
        server = str(table)
    screen = LiveScreen(ascii=given.get("ascii", False), plain=given.get("plain", False))
    farewell: list[RenderableType] = [Text(t("terminal-goodbye"))]
    try:
        url = server_of(server)
        if table is None and is_link(server) and "/t/" in server:
            table = server
        if table is not None:
            table_of(table)
        with Background(url, visitors.token(url), name=(given.get("name") or "")[:LONGEST_NAME]) as line:
            guest = Guest(screen, line, given)
            try:
                guest.meet()
                guest.play(table)
            except (Left, KeyboardInterrupt):
                pass
            finally:
                farewell = guest.farewell
    except ClientError as error:
        print(f"topsecret: {printable(error.message)}", file=sys.stderr)
        return 1
    screen.show(*farewell)
    return 0


class Guest:
    """A user of this terminal on a server."""

    def __init__(self, screen: LiveScreen, line: Background, given: dict[str, Any]) -> None:
        self.screen = screen
        self.line = line
        self.given = given
        self.name = ""
        self.farewell: list[RenderableType] = [Text(t("terminal-goodbye"))]

    def meet(self) -> None:
        """Make ourselves known to the server; the token is kept, so that our seats stay ours."""
        client = self.line.client
        try:
            me = self.line.call(client.me())
        except ClientError as error:
            if error.code != "anonymous":
                raise
            client.token = None  # the server does not know us any more
            me = self.line.call(client.me())
        if client.token is not None and client.token != visitors.token(client.url):
            visitors.keep(client.url, client.token)
        self.name = self._name(str(me.get("name") or ""))
        if self.name != me.get("name"):
            self.line.call(client.rename(self.name))

    def _name(self, known: str) -> str:
        if self.given.get("name"):
            return str(self.given["name"])[:LONGEST_NAME]
        if known:
            return known
        try:
            login = getpass.getuser()[:LONGEST_NAME]
        except (OSError, KeyError):
            login = t("home-guest")
        if not self.screen.tty:
            return login
        return self.screen.ask(f"{t('terminal-your-name')} [{login}] > ")[:LONGEST_NAME] or login

    def play(self, table: str | None) -> None:
        """Until the player leaves; from rematch to rematch."""
        key = self.line.call(self.line.client.find(table)) if table else self._choose()
        while True:
            visit = Visit(self.screen, self.line, key)
            try:
                key = self._at(visit)
            finally:
                visit.leave()
            self.given["seat"] = None

    def _at(self, visit: Visit) -> str:
        """One table, from its lobby to its end; the key of the rematch."""
        if visit.picture.status == "open":
            if not visit.picture.mine or self.given.get("seat") not in (None, *visit.picture.mine):
                self._sit(visit)
            try:
                Lobby(visit, self.name).run()
            finally:
                self.farewell = self._goodbye(visit)
        if visit.picture.view is None:
            self.farewell = [Text(t("setup-closed"))]
            raise Left
        session = RemoteSession(visit, name=self.name)
        try:
            session.run()
            return Ending(session).run()
        finally:
            self.farewell = self._goodbye(visit)

    def _goodbye(self, visit: Visit) -> list[RenderableType]:
        """What is left on the terminal: how to come back, where there is something to come back to."""
        if visit.picture.over:
            return [Text(t("terminal-goodbye"))]
        said = [t("terminal-goodbye"), t("terminal-seat-kept") if visit.picture.mine else "", t("terminal-come-back")]
        return [Text(" ".join(filter(None, said))), Text(f"  {visit.command}")]

    def _sit(self, visit: Visit) -> None:
        """The seat that was asked for, or the first free one; where none is free, we watch."""
        picture = visit.picture
        free = [seat for seat, place in enumerate(picture.seats) if place["kind"] == "free"]
        seat = self.given.get("seat")
        if seat is not None and seat not in free:
            taken = t("terminal-seat-taken" if 0 <= seat < len(picture.seats) else "terminal-no-seat", n=seat)
            others = t("terminal-seats-free", seats=", ".join(map(str, free)) or "–")
            raise ClientError("state", f"{taken} {others}")
        if not free:
            return
        for mine in picture.mine:
            visit.do(visit.table.stand(mine))
        name = self.name
        while True:
            try:
                visit.do(visit.table.sit(free[0] if seat is None else seat, name))
                return
            except ClientError as error:
                if error.code != "state" or not self.screen.tty:
                    raise
                self.screen.lines([Text(refusal(error), style="bold yellow")])
                visit.look()
                free = [number for number, place in enumerate(visit.picture.seats) if place["kind"] == "free"]
                if not free or (seat is not None and seat not in free):
                    return
                name = self.screen.ask(f"{t('terminal-another-name')} > ")[:LONGEST_NAME]
                if not name:
                    return

    # --- a table of one's own

    def _choose(self) -> str:
        """One of the open tables, or a new one."""
        if self.given.get("game"):
            return self._create(self.given["game"], self.given.get("players"), self.given.get("options") or "")
        while True:
            tables = self.line.call(self.line.client.open_tables())
            self._list(tables)
            typed = self.screen.ask("> ").strip()
            if typed.lower() in ("quit", "q", "exit"):
                raise Left
            if typed.lower() in ("new", "0"):
                return self._new()
            if typed.isdigit() and 1 <= int(typed) <= len(tables):
                return str(tables[int(typed) - 1]["key"])
            if typed:
                try:
                    return self.line.call(self.line.client.find(typed))
                except ClientError as error:
                    if error.code not in ("bad", "unknown"):
                        raise
                    self._say(refusal(error))

    def _list(self, tables: list[dict[str, Any]]) -> None:
        rows = [
            Text(),
            line((t("home-open-tables" if tables else "home-open-none"), "bold"), f" {self.line.client.url}"),
        ]
        for number, table in enumerate(tables[:MOST], 1):
            names = ", ".join(table.get("names") or [])
            title = printable(table.get("title") or t(f"page-game-{table['game']}"))
            facts = f"{t('home-free', n=table.get('free') or 0)}, {table.get('options', '')}"
            rows.append(line((f"{number}  ", "bold"), title, (f"  {printable(names)}  {printable(facts)}", "dim")))
        if len(tables) > MOST:
            rows.append(line((t("terminal-more-tables", n=len(tables) - MOST), "dim")))
        self.screen.lines([*rows, t("terminal-choose-table")])

    def _say(self, text: str) -> None:
        self.screen.lines([Text(text, style="bold yellow")])

    def _new(self) -> str:
        menu = Menu(self.screen, self.given)
        name, players, words = menu.choose()
        question = line((f"{t('terminal-option', option=t('setup-public'))} ", "bold"), t("setup-public-hint"))
        return self._create(name, players, words, public=menu.sure(question))

    def _create(self, name: str, players: int | None, words: str, *, public: bool = False) -> str:
        game = find_game(name)
        options = game.options.parse(words.split())
        if players is not None:
            options["players"] = players
        game.options.complete(options)
        made = self.line.call(self.line.client.create(name, sendable(options, game), public=public))
        self.farewell = [Text(f"{t('setup-table-of', code=made.code)}: {made.link}")]
        return made.key
