"""What is asked of a bot, and the line in which questions wait."""

from __future__ import annotations

import asyncio
import itertools
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from ..bots.worker import Request
from ..match import Match

NEAR, PASSES = 8, 2
"""How many tables in line a worker looks at for a bot that it remembers, and how often the first one can be passed over."""

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Job:
    """One decision: everything that a worker is told, all of it known to the seat."""

    game: str
    options: dict[str, Any]
    """As in the view."""
    seat: int
    spec: str
    seed: int
    """What the bot draws its random numbers from, the same for all decisions of a seat; not the seed of the game's dice."""
    key: tuple[int, int]
    """The table's id and the seat: by this a worker remembers its bot."""
    view: dict[str, Any]
    events: Sequence[dict[str, Any]]
    """All that the seat was told since the game began."""
    actions: Sequence[int]

    @classmethod
    def of(cls, match: Match, seat: int, *, table: int, spec: str, seed: int) -> Job:
        """What a seat is asked in a match."""
        view = match.view(seat)
        actions = [action.id for action in match.actions(seat)]
        events = match.events(seat)
        return cls(match.game.name, view["options"], seat, spec, seed, (table, seat), view, events, actions)


@dataclass(eq=False)
class Ticket:
    """A job that waits, and whom to tell."""

    job: Job
    answer: asyncio.Future[int]


class Line:
    """Jobs that wait: each table has its turn, whatever the others want."""

    def __init__(self) -> None:
        self._tables: OrderedDict[int, deque[Ticket]] = OrderedDict()
        self._passed = 0
        self.length = 0

    def add(self, ticket: Ticket) -> None:
        self._tables.setdefault(ticket.job.key[0], deque()).append(ticket)
        self.length += 1

    def next_for(self, remembers: Callable[[tuple[int, int]], bool]) -> Ticket | None:
        """The job of the table that has waited longest; a few times one of the next tables, if the bot there is remembered."""
        if not self._tables:
            return None
        chosen = first = next(iter(self._tables))
        if self._passed < PASSES:
            for table in itertools.islice(self._tables, NEAR):
                if remembers(self._tables[table][0].job.key):
                    chosen = table
                    break
        self._passed = 0 if chosen == first else self._passed + 1
        return self._take(chosen)

    def _take(self, table: int) -> Ticket:
        tickets = self._tables[table]
        ticket = tickets.popleft()
        if tickets:
            self._tables.move_to_end(table)
        else:
            del self._tables[table]
        self.length -= 1
        return ticket

    def leave(self, ticket: Ticket) -> None:
        """Somebody no longer wants to know."""
        table = ticket.job.key[0]
        if ticket in self._tables.get(table, ()):
            self._tables[table].remove(ticket)
            self.length -= 1
            if not self._tables[table]:
                del self._tables[table]


def request(job: Job, since: int) -> bytes:
    """The bytes that a worker gets."""
    return _encode(
        Request(
            job.key,
            job.game,
            job.options,
            job.seat,
            job.spec,
            job.seed,
            job.view,
            since,
            list(job.events[since:]),
            list(job.actions),
        )
    )
