"""Many games between bots, counted: who won how often, from which seat, in how many decisions.

Game number i draws everything from the stream (seed, i), so the counts do not depend on the number of workers.
The JSON that `Report.data` gives (and `topsecret simulate --out` writes) has these keys:

| key | |
|---|---|
| `topsecret`, `game`, `rules`, `options`, `players`, `seed` | what was played; `options` as words |
| `line_up`, `rotated` | the bots as given; whether they sat in every seat in turn |
| `asked`, `games`, `complete` | games asked for, games finished, whether these are equal |
| `bots`, `seats` | for each bot or seat: `played` (seats taken), `wins`, `share`, `low`, `high` (95 % Wilson interval) |
| `nobody`, `shared` | games that nobody won, games with several winners (each of them has a win) |
| `mean_decisions`, `mean_turns`, `mean_rounds` | of one game; null where it was not counted |
| `seconds`, `decisions_per_second` | how long it took; the only values that differ between two equal runs |
"""

from __future__ import annotations

import hashlib
import math
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from . import __version__, bots, game
from .chance import Seeded
from .kernel.batch import Batch
from .kernel.ready import Loading, loading
from .match import Match
from .options import OptionError
from .play.game import Action

Z = 1.959964
"""The 97.5 % point of the normal distribution."""
CHUNK = 10
"""Games a worker plays before it reports."""
MOST_CHUNKS = 100_000
BATCH, PLAIN_BATCH = 10_000, 20
"""Random games played at once in the compiled and in the plain build."""
WORTH_COMPILING = 20.0
"""Seconds of plain play still to come that make it worth compiling the rules."""


@dataclass
class Tally:
    """Counts of finished games; two of them can be added."""

    players: int
    games: int = 0
    decisions: int = 0
    turns: int | None = 0
    rounds: int | None = 0
    nobody: int = 0
    shared: int = 0
    seat_wins: list[int] = field(default_factory=list)
    bot_wins: list[int] = field(default_factory=list)
    """By the bot's place in the line-up."""

    def __post_init__(self) -> None:
        self.seat_wins = self.seat_wins or [0] * self.players
        self.bot_wins = self.bot_wins or [0] * self.players

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.turns = None if self.turns is None or other.turns is None else self.turns + other.turns
        self.rounds = None if self.rounds is None or other.rounds is None else self.rounds + other.rounds
        self.nobody += other.nobody
        self.shared += other.shared
        for k in range(self.players):
            self.seat_wins[k] += other.seat_wins[k]
            self.bot_wins[k] += other.bot_wins[k]


@dataclass(frozen=True)
class Job:
    """What is to be played."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int
    rotate: bool = True

    @property
    def players(self) -> int:
        return len(self.bots)

    def seat_of(self, bot: int, number: int) -> int:
        """Where a bot of the line-up sits in a game: with `rotate` one seat further in every game."""
        return (bot + number) % self.players if self.rotate else bot


def job(name: str, players: int | None, words: str, line_up: Sequence[str], seed: int, *, rotate: bool = True) -> Job:
    """A checked job; a single bot is put into every seat."""
    chosen = game(name)
    options = chosen.options.parse(words.split())
    if players is not None:
        options["players"] = players
    elif "players" not in options and len(line_up) > 1:
        options["players"] = len(line_up)
    complete = chosen.options.complete(options)
    count = complete["players"]
    names = list(line_up) * count if len(line_up) == 1 else list(line_up)
    if len(names) != count:
        raise OptionError(f"--bots names {len(names)} bots, but {count} play: name {count}, or one for all seats")
    for spec in dict.fromkeys(names):
        bots.make(spec, name, seed=0)
    if not 0 <= seed < 2**63:
        raise OptionError(f"--seed {seed} is not allowed; it must be a whole number from 0 to 2**63 - 1")
    return Job(name, complete, tuple(names), seed, rotate)


class _Counted:
    """A bot whose decisions are counted."""

    def __init__(self, bot: bots.Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.begin = bot.begin
        self.tell = bot.tell

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        self.decisions += 1
        return self.bot.choose(view, actions)


def bot_seed(seed: int, number: int, seat: int) -> int:
    """The seed of the bot in a seat of game number `number`."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}/{seat}".encode()).digest()[:4])


def play_game(job: Job, number: int) -> Tally:
    """One game of a job."""
    chosen = game(job.game)
    match = Match(chosen, job.options, chance=Seeded(job.seed, number))
    players: list[_Counted | None] = [None] * job.players
    for bot, spec in enumerate(job.bots):
        seat = job.seat_of(bot, number)
        players[seat] = _Counted(bots.make(spec, job.game, seed=bot_seed(job.seed, number, seat)))
    seated = [player for player in players if player is not None]
    result = bots.play(match, seated)
    if result is None:
        raise AssertionError(f"game {number} of seed {job.seed} did not end")
    view = match.view(None)
    turns = sum(event["type"] == "turn_began" for event in match.events(None))
    tally = Tally(
        job.players,
        games=1,
        decisions=sum(player.decisions for player in seated),
        turns=turns,
        rounds=view.get("round"),
        nobody=int(not result.winners),
        shared=int(len(result.winners) > 1),
    )
    for bot in range(job.players):
        seat = job.seat_of(bot, number)
        if seat in result.winners:
            tally.seat_wins[seat] += 1
            tally.bot_wins[bot] += 1
    return tally


def use(name: str) -> bool:
    """Use everything once that compiled games of random players need."""
    Batch(game(name), 1, build="compiled").finish()
    return True


def random_games(job: Job, games: int) -> Iterator[Tally]:
    """Games of random players alone, by batches; the compiled build takes over when it is worth it and ready."""
    began = time.perf_counter()
    begun: Loading | None = None
    done = 0
    while done < games:
        compiled = begun is not None and begun.made
        size = min(games - done, BATCH if compiled else PLAIN_BATCH)
        yield _random_batch(job, done, size, "compiled" if compiled else "plain")
        done += size
        if begun is None:
            left = (games - done) * (time.perf_counter() - began) / done
            if left > WORTH_COMPILING:
                begun = loading(__name__, use.__name__, job.game)


def _random_batch(job: Job, first: int, games: int, build: str) -> Tally:
    batch = Batch(game(job.game), games, seed=job.seed, first=first, build=build, **job.options)
    counted = batch.finish()
    batch.close()
    return Tally(
        job.players,
        games=games,
        decisions=counted["decisions"],
        turns=batch.game.turns(batch.states),
        rounds=batch.game.rounds(batch.states),
        nobody=counted["nobody"],
        shared=counted["shared"],
        seat_wins=list(counted["wins"]),
        bot_wins=list(counted["wins"]),
    )


def _chunks(games: int, workers: int) -> Iterator[tuple[int, int]]:
    size = max(1, min(CHUNK, games // (workers * 8)), games // MOST_CHUNKS)
    for first in range(0, games, size):
        yield first, min(games, first + size)


def _play_chunk(work: tuple[Job, int, int]) -> Tally:
    job, first, last = work
    tally = Tally(job.players)
    for number in range(first, last):
        tally.add(play_game(job, number))
    return tally


def _ignore_interrupts() -> None:
    """Ctrl-C is for the parent, which stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@dataclass
class Report:
    """What came out."""

    job: Job
    asked: int
    tally: Tally
    seconds: float

    @property
    def complete(self) -> bool:
        return self.tally.games == self.asked

    def bots(self) -> list[dict[str, Any]]:
        """For each kind of bot in the line-up, all its seats together."""
        rows = []
        for spec in dict.fromkeys(self.job.bots):
            places = [k for k, other in enumerate(self.job.bots) if other == spec]
            wins = sum(self.tally.bot_wins[k] for k in places)
            rows.append({"bot": spec, **_rate(wins, len(places) * self.tally.games)})
        return rows

    def seats(self) -> list[dict[str, Any]]:
        return [{"seat": seat, **_rate(wins, self.tally.games)} for seat, wins in enumerate(self.tally.seat_wins)]

    def data(self) -> dict[str, Any]:
        """Everything as plain data; the keys are explained at the head of this module."""
        tally, chosen = self.tally, game(self.job.game)
        return {
            "topsecret": __version__,
            "game": self.job.game,
            "rules": chosen.version,
            "options": chosen.options.text(self.job.options),
            "players": self.job.players,
            "seed": self.job.seed,
            "line_up": list(self.job.bots),
            "rotated": self.job.rotate,
            "asked": self.asked,
            "games": tally.games,
            "complete": self.complete,
            "bots": self.bots(),
            "seats": self.seats(),
            "nobody": tally.nobody,
            "shared": tally.shared,
            "mean_decisions": _mean(tally.decisions, tally.games),
            "mean_turns": _mean(tally.turns, tally.games),
            "mean_rounds": _mean(tally.rounds, tally.games),
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(tally.decisions / self.seconds) if self.seconds else None,
        }


def _mean(total: int | None, games: int) -> float | None:
    return None if total is None or not games else round(total / games, 3)


def _rate(wins: int, played: int) -> dict[str, Any]:
    low, high = wilson(wins, played)
    share = wins / played if played else 0.0
    return {"played": played, "wins": wins, "share": round(share, 6), "low": round(low, 6), "high": round(high, 6)}


def wilson(wins: int, played: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share."""
    if not played:
        return 0.0, 1.0
    share = wins / played
    middle = share + Z * Z / (2 * played)
    half = Z * math.sqrt(share * (1 - share) / played + Z * Z / (4 * played * played))
    scale = 1 + Z * Z / played
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def run(
    job: Job, games: int, *, workers: int | None = None, progress: Callable[[Tally], None] = lambda tally: None
) -> Report:
    """Play the games, on several processes; Ctrl-C ends it early with what was finished. `progress` sees every new tally."""
    began = time.perf_counter()
    tally = Tally(job.players)
    try:
        for part in _parts(job, games, workers or os.cpu_count() or 1):
            tally.add(part)
            progress(tally)
    except KeyboardInterrupt:
        pass
    return Report(job, games, tally, time.perf_counter() - began)


def _parts(job: Job, games: int, workers: int) -> Iterator[Tally]:
    if set(job.bots) == {"random"}:
        yield from random_games(job, games)
        return
    workers = min(workers, games)
    if workers == 1:
        for number in range(games):
            yield play_game(job, number)
        return
    work = ((job, first, last) for first, last in _chunks(games, workers))
    with multiprocessing.Pool(workers, _ignore_interrupts) as pool:
        yield from pool.imap_unordered(_play_chunk, work)
