"""`topsecret play --terminal`: a table is set up, by the command line or by a few questions, and the game is played."""

from __future__ import annotations

import argparse
import difflib
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from .. import OptionError, bots, game, games, new
from ..chance import Chance, Seeded, System
from ..match import Match
from . import listing
from .files import opened, read
from .language import speak_as_asked, t, yes
from .local import LocalSession
from .screen import Left, Screen, line, wrapped

AUTHORS = {"kramer": "Wolfgang Kramer", "randolph": "Alex Randolph"}
FIRST = {"kramer": ("cards", "dossier"), "randolph": ()}
"""Options that everybody is asked about."""


def command(args: argparse.Namespace) -> int:
    """Play; the exit code."""
    given = vars(args)
    speak_as_asked(args)
    if given.get("server") or given.get("table"):
        from .online import guest as remote

        return remote.command(args)
    screen = Screen(ascii=given.get("ascii", False), plain=given.get("plain", False))
    seed = given.get("seed")
    if seed is not None and not 0 <= seed < 2**63:
        raise OptionError(f"--seed {seed} is not allowed; it must be a whole number from 0 to 2**63 - 1")
    if given.get("load"):
        match, specs = resumed(given["load"], given.get("seats"), seed)
    elif given.get("game") is None and screen.tty:
        try:
            match, specs = Menu(screen, given).ask(seed)
        except Left:
            screen.show(Text(t("terminal-goodbye")))
            return 0
    else:
        name = given.get("game") or "kramer"
        match, specs = begun(name, given.get("players"), given.get("options") or "", given.get("seats"), seed)
    LocalSession(screen, match, specs, seed=None if seed is None else seed % 2**31).run()
    return 0


def begun(
    name: str, players: int | None, words: str, seats: str | None, seed: int | None
) -> tuple[Match, list[str | None]]:
    """A new match and who plays each seat (None: a person)."""
    chosen = game(name)
    options = chosen.options.parse(words.split())
    if players is not None:
        options["players"] = players
    entries = None if seats is None else seats.split(",")
    if entries is not None and "players" not in options:
        options["players"] = len(entries)
    count = chosen.options.complete(options)["players"]
    specs, names = seated(name, count, entries)
    return new(name, chance=dice(seed), names=names, **options), specs


def dice(seed: int | None) -> Chance:
    return System() if seed is None else Seeded(seed)


def seated(name: str, count: int, entries: Sequence[str] | None) -> tuple[list[str | None], list[str]]:
    """Who plays each seat, and their names, from entries like `you=Anna` and `greedy`."""
    if entries is None:
        entries = ["you", *["greedy"] * (count - 1)]
    if len(entries) != count:
        raise OptionError(f"--seats names {len(entries)} players, but {count} play")
    specs: list[str | None] = []
    names = []
    for seat, entry in enumerate(entries):
        spec, person = _entry(name, seat, entry.strip())
        specs.append(spec)
        names.append(person)
    return specs, names


def _entry(name: str, seat: int, entry: str) -> tuple[str | None, str]:
    word, equals, person = entry.partition("=")
    if word.lower().rstrip("0123456789") == "you":
        return None, person.strip()[:30] if equals and person.strip() else t("terminal-player", n=seat)
    known = bots.names(name)
    if word.partition(":")[0] not in known:
        close = difflib.get_close_matches(word, ("you", *known), 1)
        hint = f"did you mean {close[0]}? " if close else ""
        raise OptionError(f"unknown player {entry!r} in --seats: {hint}known are you, you=Name, {', '.join(known)}")
    bots.make(entry, name, seed=0)
    return entry, f"{entry} {seat}"


def resumed(path: str, seats: str | None, seed: int | None) -> tuple[Match, list[str | None]]:
    """A saved match; who was a bot is read from the names, unless --seats says otherwise."""
    match = opened(read(path), dice(seed))
    if seats is not None:
        specs, _ = seated(match.game.name, match.players, seats.split(","))
        return match, specs
    known = bots.names(match.game.name)
    specs = []
    for seat, name in enumerate(match.names):
        spec, _, number = name.rpartition(" ")
        specs.append(spec if number == str(seat) and spec.partition(":")[0] in known else None)
    return match, specs


class Menu:
    """A few friendly questions before the game."""

    def __init__(self, screen: Screen, given: dict[str, Any]) -> None:
        self.screen = screen
        self.given = given

    def ask(self, seed: int | None) -> tuple[Match, list[str | None]]:
        """The match that was asked for."""
        while True:
            name, count = self._game_and_players()
            entries = self._seats(name, count)
            words = self._options(name)
            try:
                match, specs = begun(name, count, words, ",".join(entries), seed)
            except ValueError as error:
                self._note(str(error))
                continue
            return match, specs

    def choose(self) -> tuple[str, int, str]:
        """A game, how many play it, and its options as words; who plays is settled elsewhere."""
        while True:
            name, count = self._game_and_players()
            words = self._options(name)
            chosen = game(name)
            try:
                chosen.options.complete({**chosen.options.parse(words.split()), "players": count})
            except ValueError as error:
                self._note(str(error))
                continue
            return name, count, words

    def _game_and_players(self) -> tuple[str, int]:
        name = self._game()
        players = game(name).options.get("players")
        return name, self._players(players.low, players.high)

    def _head(self) -> None:
        self.screen.lines([Text()])

    def _note(self, text: str) -> None:
        self.screen.lines(wrapped(Text(text, style="bold yellow"), self.screen.width))

    def _game(self) -> str:
        self._head()
        self.screen.lines([line((t("terminal-which-game"), "bold"))])
        known = games()
        for number, name in enumerate(known, 1):
            players = game(name).options.get("players")
            facts = t("home-players-long", low=players.low, high=players.high)
            head = line((f"  {number}  {t(f'page-game-{name}')}", "bold"), f" · {AUTHORS[name]} · {facts}")
            about = wrapped(t(f"home-about-{name}"), self.screen.width - 5)
            self.screen.lines([head, *(Text.assemble("     ", part) for part in about)])
        while True:
            typed = self.screen.ask("[1] > ").lower() or "1"
            if typed in known:
                return typed
            if typed.isdigit() and 1 <= int(typed) <= len(known):
                return known[int(typed) - 1]
            self._quit(typed)
            self._note(t("terminal-number", low=1, high=len(known)))

    def _quit(self, typed: str) -> None:
        if typed in ("quit", "exit", "q"):
            raise Left

    def _players(self, low: int, high: int) -> int:
        self._head()
        default = self.given.get("players") or min(4, high)
        hint = t("terminal-how-many-hint", low=low, high=high)
        self.screen.lines([line((f"{t('terminal-how-many')} ", "bold"), hint)])
        while True:
            typed = self.screen.ask(f"[{default}] > ").lower() or str(default)
            if typed.isdigit() and low <= int(typed) <= high:
                return int(typed)
            self._quit(typed)
            self._note(t("terminal-number", low=low, high=high))

    def _seats(self, name: str, count: int) -> list[str]:
        self._head()
        known = bots.names(name)
        self.screen.lines(
            [
                line((t("terminal-who-sits"), "bold")),
                *wrapped(f"  you  {t('terminal-you-hint')}", self.screen.width, "       "),
                *wrapped(f"  {', '.join(known)}  {t('terminal-bots-hint')}", self.screen.width, "       "),
                Text(),
            ]
        )
        entries: list[str] = []
        while len(entries) < count:
            seat = len(entries)
            default = "you" if seat == 0 else "greedy"
            typed = self.screen.ask(f"{t('terminal-seat', n=seat)} [{default}] > ") or default
            self._quit(typed.lower())
            if typed.lower() == "back":
                entries = entries[:-1]
                continue
            parts = typed.split(",")
            try:
                for part in parts:
                    _entry(name, seat, part.strip())
            except ValueError as error:
                self._note(str(error).replace(" in --seats", ""))
                continue
            if len(entries) + len(parts) > count:
                self._note(t("terminal-seats-only", n=count))
                continue
            entries += [part.strip() for part in parts]
        return entries

    def _options(self, name: str) -> str:
        words: list[str] = (self.given.get("options") or "").split()
        chosen = game(name)
        self._head()
        for option in FIRST[name]:
            asked = t("terminal-option", option=t(f"setup-{name}-{option}"))
            question = line((f"{asked} ", "bold"), t(f"setup-{name}-{option}-hint"))
            if self.sure(question):
                words.append(option)
        head = line((f"{t('terminal-else')} ", "bold"), t("terminal-else-hint"))
        self.screen.lines(wrapped(head, self.screen.width))
        while True:
            typed = self.screen.ask("> ")
            self._quit(typed.lower())
            if not typed:
                return " ".join(words)
            if typed in ("?", "help", "options"):
                self.screen.page(t(f"page-game-{name}"), [listing.table(name, self.screen.width)])
                self._head()
                self.screen.lines(wrapped(t("terminal-else-hint"), self.screen.width))
                continue
            try:
                chosen.options.complete(chosen.options.parse([*words, *typed.split()]))
            except ValueError as error:
                self._note(str(error))
                continue
            words += typed.split()
            self._note(t("terminal-so-far", options=" ".join(words)))

    def sure(self, question: Text) -> bool:
        """Yes or no; no if nothing is typed."""
        self.screen.lines(wrapped(question, self.screen.width))
        while True:
            typed = self.screen.ask(f"[{t('setup-no')}] > ").lower()
            self._quit(typed)
            answer = yes(typed or "no")
            if answer is not None:
                return answer
            self._note(t("terminal-yes-or-no"))
