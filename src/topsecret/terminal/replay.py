"""`topsecret replay`: a recorded game, move by move."""

from __future__ import annotations

import argparse
import re
import select
import sys
import time
from typing import Any

from rich.text import Text

from .. import OptionError, RecordError, Script
from ..match import Match
from .files import opened, read
from .language import speak_as_asked, t
from .screen import Left, Screen, line
from .session import drawn, prompter

SLOWEST = 60


class Replay:
    """A record that can be opened at every move. A move is a player's action with the dice and draws that follow it."""

    def __init__(self, text: str) -> None:
        self.whole = opened(text, Script())
        lines = [line.strip() for line in str(self.whole.record).splitlines()]
        first = next(number for number, line in enumerate(lines) if not line)
        self.head = lines[: first + 1]
        self.notes = [line for line in lines[first + 1 : -1] if line.startswith("note ")]
        self.moves = [line for line in lines[first + 1 : -1] if not line.startswith("note ")]
        self._at = 0
        self._told: dict[tuple[int, int | None], list[dict[str, Any]]] = {}
        self._counts: dict[tuple[int, int | None], int] = {}
        self._match = self._begin()
        self.stops = self._find_stops()

    @property
    def last(self) -> int:
        return len(self.stops) - 1

    def _begin(self) -> Match:
        self._at = 0
        return opened("\n".join([*self.head, *self.notes, "end"]), Script())

    def _find_stops(self) -> list[int]:
        """How many lines of the record are played at each stop: whenever a seat is to act, and at the end."""
        stops = []
        for count in range(len(self.moves) + 1):
            if self._match.awaits is None or count == len(self.moves):
                stops.append(count)
            if count < len(self.moves):
                self._step()
        return stops

    def _step(self) -> None:
        move = self.moves[self._at]
        label = self._match.awaits
        if label is None:
            seat, _, text = move.partition(": ")
            self._match.play(int(seat), text)
        else:
            self._match.happen(move[len(label) + 1 :])
        self._at += 1

    def at(self, stop: int) -> Match:
        """The match at a stop."""
        if self.stops[stop] < self._at:
            self._match = self._begin()
        while self._at < self.stops[stop]:
            self._step()
        return self._match

    def told(self, stop: int, seat: int | None) -> list[dict[str, Any]]:
        """What a seat was told by the move that led to a stop."""
        if (stop, seat) not in self._told:
            before = 0 if stop == 0 else self._count(stop - 1, seat)
            self._told[stop, seat] = self.at(stop).events(seat, before)
            self._counts[stop, seat] = before + len(self._told[stop, seat])
        return self._told[stop, seat]

    def _count(self, stop: int, seat: int | None) -> int:
        """How much a seat had been told at a stop."""
        if (stop, seat) not in self._counts:
            self._counts[stop, seat] = len(self.at(stop).events(seat))
        return self._counts[stop, seat]


class Player:
    """A replay on a screen."""

    def __init__(self, screen: Screen, replay: Replay, seat: int | None, everything: bool) -> None:
        self.screen = screen
        self.replay = replay
        self.seat = seat
        self.everything = everything
        self.prompter = prompter(replay.whole.game.name)
        self.stop = 0
        self.message = ""

    def sentences(self) -> list[str]:
        """What happened since the last stop, as the eyes at hand were told it."""
        match = self.replay.at(self.stop)
        open_ = self.replay.told(self.stop, self.seat)
        told = self.prompter.teller(match.view(self.seat), self.seat).story(open_)
        if not self.everything:
            return told
        for seat, name in enumerate(match.names):
            own = [event for event in self.replay.told(self.stop, seat) if event not in open_]
            match = self.replay.at(self.stop)
            told += [f"[{name}] {sentence}" for sentence in self.prompter.teller(match.view(seat), seat).story(own)]
        return told

    def draw(self) -> None:
        told = self.sentences()
        match = self.replay.at(self.stop)
        game, wide = match.game, self.screen.width
        self.screen.lines(["", *("· " + sentence for sentence in told)])
        if self.everything and not match.over:
            self.screen.lines([t("replay-eyes-open")])
            for seat in range(match.players):
                self.screen.lines(drawn(self.prompter, game, match.view(seat), wide))
        else:
            self.screen.lines(drawn(self.prompter, game, match.view(self.seat), wide))
        self.ask()

    def ask(self) -> None:
        """Print where we are and what can be typed."""
        if self.message:
            self.screen.lines([Text(self.message, style="bold yellow")])
        moment = t("replay-moment", n=self.stop, all=self.replay.last)
        self.screen.lines([line((moment, "bold"), (f"  {t('terminal-replay-keys')}", "dim"))])
        self.message = ""

    def run(self) -> None:
        try:
            self.draw()
            while True:
                shown = self.stop
                if not self._obey(self.screen.ask("> ").lower()):
                    break
                if self.stop != shown:
                    self.draw()
                else:
                    self.ask()
        except (Left, KeyboardInterrupt):
            return
        match = self.replay.at(self.stop)
        if match.over:
            self.screen.show(Text(), *self.prompter.result(match.view(None)))

    def _obey(self, typed: str) -> bool:
        """Do what was typed; False to leave."""
        word, _, rest = typed.partition(" ")
        if word in ("q", "quit", "exit"):
            return False
        if word in ("", "n", "next"):
            self._go(self.stop + 1)
        elif word in ("b", "back"):
            self._go(self.stop - 1)
        elif re.fullmatch(r"[+-]\d{1,6}", word):
            self._go(self.stop + int(word))
        elif word in ("s", "start"):
            self.stop = 0
        elif word in ("e", "end"):
            self.stop = self.replay.last
        elif word in ("g", "goto") and rest.strip().isdigit() and int(rest) <= self.replay.last:
            self.stop = int(rest)
        elif word in ("g", "goto"):
            self.message = t("terminal-goto-how", high=self.replay.last)
        elif word in ("p", "play", "autoplay"):
            self._autoplay(rest.strip())
        else:
            self.message = t("terminal-cannot-read", typed=typed)
        return True

    def _go(self, stop: int) -> None:
        if stop > self.replay.last and self.stop == self.replay.last:
            self.message = f"{t('replay-mark-end')}."
        elif stop < 0 and self.stop == 0:
            self.message = t("replay-start")
        self.stop = max(0, min(self.replay.last, stop))

    def _autoplay(self, seconds: str) -> None:
        """Move by move until the end, or until a key (Enter) is pressed."""
        try:
            delay = float(seconds or 1)
        except ValueError:
            delay = -1
        if not 0 <= delay <= SLOWEST:
            self.message = t("terminal-autoplay-how", high=SLOWEST)
            return
        while self.stop < self.replay.last:
            self.stop += 1
            if self.stop < self.replay.last:  # the last one is drawn by whoever asks next
                self.draw()
            try:
                if self._key_within(delay):
                    return
            except KeyboardInterrupt:
                return

    def _key_within(self, delay: float) -> bool:
        if not self.screen.tty or sys.platform == "win32":
            time.sleep(delay)
            return False
        if select.select([sys.stdin], [], [], delay)[0]:
            sys.stdin.readline()
            return True
        return False


def command(args: argparse.Namespace) -> int:
    """Replay a record; 1 if it has faults."""
    speak_as_asked(args)
    try:
        replay = Replay(read(args.file))
    except RecordError as error:
        print(f"{args.file}: {error}", file=sys.stderr)
        return 1
    players = replay.whole.players
    if args.seat is not None and not 0 <= args.seat < players:
        raise OptionError(f"--seat {args.seat} is not allowed; the seats are 0 to {players - 1}")
    Player(Screen(ascii=args.ascii, plain=args.plain), replay, args.seat, args.all).run()
    return 0
