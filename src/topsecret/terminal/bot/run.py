"""`topsecret bot run "python mybot.py"`: a bot program plays here against our bots, or at a server's tables."""

from __future__ import annotations

import argparse
import contextlib
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from ... import bots, game
from ...bots.jsonlines import BUDGET_MS, BotFault, ProcessBot
from ...chance import Seeded
from ...match import Match
from ...play.game import Action, Result
from ...simulate import bot_seed, wilson
from ..language import speak_as_asked, t, words
from ..screen import Screen, printable

GAMES = 10


def command(args: argparse.Namespace) -> int:
    """Run a bot: 0, 1 if it did something wrong, 130 when it was stopped by Ctrl-C."""
    speak_as_asked(args)
    screen = Screen(ascii=args.ascii, plain=args.plain)
    budget = BUDGET_MS if args.ms is None else args.ms
    if args.server is not None:
        from . import online as bot_online

        _check(args, "with --server the host of a table chooses", "game", "players", "against", "options", "seed")
        return bot_online.command(args, screen, budget)
    _check(args, "for a server: give --server, too, or leave it out", "token", "name", "table", "concurrent")
    return play_here(args, screen, budget)


def _check(args: argparse.Namespace, why: str, *names: str) -> None:
    given = [f"--{name}" for name in names if getattr(args, name) is not None]
    if given:
        raise bots.BotError(f"{', '.join(given)}: {why}")


@dataclass
class Line:
    """What is played: the bot program changes seats from game to game, the others keep their order."""

    match_options: dict[str, Any]
    game: str
    against: list[str]
    seed: int

    @property
    def players(self) -> int:
        return len(self.against) + 1

    def match(self, number: int) -> Match:
        return Match(game(self.game), self.match_options, chance=Seeded(self.seed, number))

    def others(self, number: int, seat: int) -> list[bots.Bot]:
        """The bots for the other seats, in order."""
        seats = [other for other in range(self.players) if other != seat]
        return [
            bots.make(spec, self.game, seed=bot_seed(self.seed, number, other))
            for spec, other in zip(self.against, seats, strict=True)
        ]


@dataclass
class Tally:
    """What came out so far."""

    games: int = 0
    wins: int = 0
    shared: int = 0
    nobody: int = 0
    seconds: list[float] = field(default_factory=list)
    """How long the program took for each decision."""

    def add(self, result: Result | None, seat: int) -> None:
        self.games += 1
        winners = result.winners if result is not None else ()
        self.wins += seat in winners
        self.shared += seat in winners and len(winners) > 1
        self.nobody += not winners

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def took(self, part: float) -> float:
        """The time, in milliseconds, that this part of the decisions did not exceed."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


class _Watched:
    """The program at its seat: timed, and its faults told with their place."""

    def __init__(self, bot: ProcessBot, tally: Tally, screen: Screen) -> None:
        self._bot, self._tally, self._screen = bot, tally, screen
        self.begin, self.tell = bot.begin, bot.tell
        self.decisions = 0

    def choose(self, view: bots.View, actions: list[Action]) -> Action:
        self.decisions += 1
        began = time.perf_counter()
        chosen = self._bot.choose(view, actions)
        self._tally.seconds.append(time.perf_counter() - began)
        for text in self._bot.said:
            self._screen.show(Text(f"{printable(self._bot.name)}: {printable(text)}"))
        self._bot.said.clear()
        return chosen


def line_up(args: argparse.Namespace) -> Line:
    """Who plays what, everything checked."""
    name = args.game or "kramer"
    chosen = game(name)
    against = [bots.spec(word.strip(), name) for word in (args.against or "greedy").split(",")]
    given = chosen.options.parse((args.options or "").split())
    if args.players is not None:
        given["players"] = args.players
    elif "players" not in given and len(against) > 1:
        given["players"] = len(against) + 1
    options = chosen.options.complete(given)
    others = options["players"] - 1
    if len(against) not in (1, others):
        raise bots.BotError(
            f"--against names {len(against)} bots, but {options['players']} play: name {others}, or one for all"
        )
    seed = args.seed or 0
    if not 0 <= seed < 2**63:
        raise bots.BotError(f"--seed {seed} is not allowed; it must be a whole number from 0 to 2**63 - 1")
    return Line(options, name, against * others if len(against) == 1 else against, seed)


def play_here(args: argparse.Namespace, screen: Screen, budget: int) -> int:
    """Whole games on this machine."""
    line, games = line_up(args), args.games or GAMES
    tally, code, wrong = Tally(), 0, ""
    began = time.perf_counter()
    with _progress(screen, games) as told:
        for number in range(games):
            try:
                told(one_game(line, number, args.program, budget, tally, screen), tally)
            except BotFault as fault:
                code, wrong = 1, printable(str(fault))
                break
            except KeyboardInterrupt:
                code = 130
                break
    if code:
        screen.show(Text(t("terminal-stopped", n=tally.games, all=games), style="bold yellow"))
    if tally.seconds:
        show(screen, args.program, line, tally, budget, time.perf_counter() - began)
    if wrong:
        print(f"topsecret: {wrong}", file=sys.stderr)
    return code


def one_game(line: Line, number: int, program: str, budget: int, tally: Tally, screen: Screen) -> str:
    """Play a game in a process of its own; a line that says how it ended. BotFault says where the program failed."""
    match, seat = line.match(number), number % line.players
    bot = ProcessBot(program, budget_ms=budget)
    watched = _Watched(bot, tally, screen)
    seats: list[bots.Bot] = line.others(number, seat)
    seats.insert(seat, watched)
    try:
        result = bots.play(match, seats)
        bot.end(result)
        bot.close()
    except BotFault as fault:
        where = f"game {number} of seed {line.seed}, seat {seat}, decision {watched.decisions}"
        raise BotFault(f"{where}: {fault}") from None
    finally:
        bot.kill()
    tally.add(result, seat)
    decisions = t("terminal-decisions", n=watched.decisions)
    return f"{t('terminal-game', n=number)}: {bot.name}, {t('terminal-seat', n=seat)}, {decisions}, {result}"


def _seed(seed: int) -> str:
    return f"{t('page-fair-seed')} {seed}"


@contextlib.contextmanager
def _progress(screen: Screen, games: int) -> Iterator[Any]:
    """Tell of each game: a line where nothing is redrawn, else a bar."""
    if screen.plain:
        yield lambda text, tally: screen.show(Text(printable(text)))
        return
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[won]}"),
        TimeElapsedColumn(),
        console=screen.console,
    ) as bar:
        task = bar.add_task(t("terminal-games"), total=games, won="")

        def told(text: str, tally: Tally) -> None:
            del text
            won = f"{t('terminal-wins')} {tally.wins} ({words().percent(tally.share, 0)})"
            bar.update(task, completed=tally.games, won=won)

        yield told


def show(screen: Screen, program: str, line: Line, tally: Tally, budget: int, seconds: float) -> None:
    """The results."""
    chosen = game(line.game)
    options = chosen.options.text(line.match_options)
    head = [chosen.title, options, t("terminal-against", bots=", ".join(line.against)), _seed(line.seed)]
    screen.show(Text(", ".join(head), style="bold"))
    rows = Table(pad_edge=False, show_header=False)
    rows.add_column()
    rows.add_column()
    percent, decimal = words().percent, words().decimal
    low, high = map(percent, wilson(tally.wins, tally.games))
    half, most, slowest = (decimal(tally.took(part)) for part in (0.5, 0.95, 1.0))
    facts = {
        t("terminal-program"): program,
        t("terminal-games"): str(tally.games),
        t("terminal-wins"): f"{tally.wins} ({percent(tally.share)}, {t('terminal-interval')} {low} – {high})",
        t("terminal-shared"): str(tally.shared),
        t("home-nobody-won"): str(tally.nobody),
        t("terminal-fair-share"): percent(1 / line.players),
        t("terminal-decisions-all"): str(len(tally.seconds)),
        t("terminal-time-each"): t("terminal-times", half=half, most=most, slowest=slowest, budget=str(budget)),
        t("terminal-in-all"): f"{decimal(seconds)} s",
    }
    for name, fact in facts.items():
        rows.add_row(Text(name), Text(printable(fact)))
    screen.show(rows)
