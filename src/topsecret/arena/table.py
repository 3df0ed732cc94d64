"""One game of a contest: the bots are timed and watched, and one that fails is replaced by the absent player's moves."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from .. import bots, game
from ..bots.jsonlines import BotFault
from ..bots.worker import where
from ..chance import Seeded
from ..match import Match
from ..play.game import Action, Result
from ..simulate import bot_seed
from .program import IllegalAnswer, Seated, seated
from .schedule import Game, Job

READY_S = 60.0
"""How long a bot may take to sit down, in addition to the limit: it may have to load or compile something."""
UNFINISHED = "unfinished"
"""The reason of a game that was broken off because it took too many decisions."""

T = TypeVar("T")


class Fault(msgspec.Struct, frozen=True):
    """What a bot did wrong: `crash`, `slow` or `illegal`, at which of its decisions (0: as it sat down)."""

    seat: int
    kind: str
    decision: int
    what: str


class Played(msgspec.Struct, frozen=True):
    """A finished game, as it stands in the results: one line of JSON. Everything is by seat; times are in milliseconds."""

    n: int
    deal: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    reason: str
    turns: int
    rounds: int | None
    decisions: tuple[int, ...]
    faults: tuple[Fault, ...]
    ms: tuple[float, ...]
    slowest: tuple[float, ...]

    def points(self, seat: int) -> float:
        """A win is one point, shared by those who won together."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Watch:
    """Whoever could stop a bot from outside is told here who thinks, and until when. This one tells nobody."""

    def thinking(self, number: int, seat: int, decision: int, until: float) -> None:
        """A bot begins to think; `until` is by `time.monotonic`."""

    def idle(self) -> None:
        """It has answered."""


class _Seat:
    """A bot in its seat. Whatever it does wrong is caught; from then on the absent player's action is taken for it."""

    def __init__(self, match: Match, job: Job, played: Game, seat: int, watch: Watch, blamed: Fault | None) -> None:
        self.fault: Fault | None = None
        self.decisions = 0
        self.seconds = self.slowest = 0.0
        self._match, self._job, self._game, self._seat = match, job, played, seat
        self._watch, self._blamed = watch, blamed
        self._bot: Seated | None = None
        self._told = 0.0
        """Seconds that it has used for its next decision so far."""

    def begin(self, seat: int, view: bots.View) -> None:
        def sit_down() -> None:
            job = self._job
            seed = bot_seed(job.seed, self._game.deal, seat)
            self._bot = seated(job.bots[self._game.seats[seat]], job.game, seed, job.limit)
            self._bot.begin(seat, view)

        self._ask(0, READY_S + self._job.limit, sit_down)

    def tell(self, events: list[dict[str, Any]]) -> None:
        if self.fault is None:
            began = time.perf_counter()
            self._ask(self.decisions + 1, self._job.limit, lambda: self._seated.tell(events))
            self._told += time.perf_counter() - began

    def choose(self, view: bots.View, actions: list[Action]) -> Action:
        self.decisions += 1
        chosen, limit = None, self._job.limit
        if self.fault is None:
            began = time.perf_counter()
            chosen = self._ask(self.decisions, limit - self._told, lambda: self._seated.choose(view, actions))
            took = self._told + time.perf_counter() - began
            self._told = 0.0
            self.seconds += took
            self.slowest = max(self.slowest, took)
            if took > limit:
                self._fail("slow", self.decisions, too_slow(limit))
        return self._match.default_action(self._seat) if self.fault is not None or chosen is None else chosen

    @property
    def _seated(self) -> Seated:
        if self._bot is None:
            raise AssertionError("a bot that never sat down has failed")
        return self._bot

    def leave(self, result: Result | None) -> None:
        if self._bot is not None:
            self._bot.leave(result)

    def _ask(self, decision: int, seconds: float, do: Callable[[], T]) -> T | None:
        """Let the bot do something; None if it has failed."""
        blamed = self._blamed
        if blamed is not None and decision >= blamed.decision:
            self._fail(blamed.kind, blamed.decision, blamed.what)
            return None
        slack = 0.0 if self._bot is None else self._bot.slack
        until = time.monotonic() + seconds
        self._watch.thinking(self._game.number, self._seat, decision, until + slack)
        try:
            return do()
        except IllegalAnswer as error:
            self._fail("illegal", decision, str(error))
        except Exception as error:
            # A program that is too slow is told so by its own clock.
            kind = "slow" if isinstance(error, BotFault) and time.monotonic() >= until else "crash"
            self._fail(kind, decision, str(error) if isinstance(error, BotFault) else f"{where(error)}: {error}")
        finally:
            self._watch.idle()
        return None

    def _fail(self, kind: str, decision: int, what: str) -> None:
        self.fault = self.fault or Fault(self._seat, kind, decision, what[:500])


def play(job: Job, played: Game, *, watch: Watch | None = None, blamed: Mapping[int, Fault] | None = None) -> Played:
    """Play one game of a job. `blamed` are seats whose bot had to be stopped from outside in an earlier try."""
    blamed = blamed or {}
    match = Match(game(job.game), job.options, chance=Seeded(job.seed, played.deal))
    seats = [_Seat(match, job, played, seat, watch or Watch(), blamed.get(seat)) for seat in range(match.players)]
    result: Result | None = None
    try:
        result = bots.play(match, seats, limit=job.longest)
    finally:
        for seat in seats:
            seat.leave(result)
    faults = [seat.fault or blamed.get(number) for number, seat in enumerate(seats)]
    out = {fault.seat for fault in faults if fault is not None}
    return Played(
        n=played.number,
        deal=played.deal,
        seats=played.seats,
        winners=winners(result, out),
        totals=result.totals if result is not None else (0,) * match.players,
        reason=result.reason if result is not None else UNFINISHED,
        turns=sum(event["type"] == "turn_began" for event in match.events(None)),
        rounds=match.view(None).get("round"),
        decisions=tuple(seat.decisions for seat in seats),
        faults=tuple(fault for fault in faults if fault is not None),
        ms=tuple(round(1000 * seat.seconds, 3) for seat in seats),
        slowest=tuple(round(1000 * seat.slowest, 3) for seat in seats),
    )


def too_slow(limit: float) -> str:
    return f"it thought longer than {limit:g} s"


def winners(result: Result | None, out: set[int]) -> tuple[int, ...]:
    """Who won, when those seats cannot: the other winners; if there are none, the best of the others.

    A game that nobody won, or that was broken off, stays so.
    """
    if result is None or not result.winners:
        return ()
    kept = tuple(seat for seat in result.winners if seat not in out)
    rest = [seat for seat in range(len(result.totals)) if seat not in out]
    if kept or not rest:
        return kept
    best = max(result.totals[seat] for seat in rest)
    return tuple(seat for seat in rest if result.totals[seat] == best)
