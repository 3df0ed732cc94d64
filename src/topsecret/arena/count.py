"""What comes out of the games: shares, the pay-off of every bot against every other, seats, lengths, times, faults."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from . import intervals
from .schedule import Job
from .table import UNFINISHED, Fault, Played


class Share:
    """Points and seats, deal by deal."""

    def __init__(self) -> None:
        self._deals: defaultdict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])

    def add(self, deal: int, points: float, seats: int) -> None:
        of_deal = self._deals[deal]
        of_deal[0] += points
        of_deal[1] += seats

    def columns(self) -> tuple[list[float], list[float]]:
        """Points and seats of every deal, in the deals' order."""
        ordered = [self._deals[deal] for deal in sorted(self._deals)]
        return [points for points, _ in ordered], [seats for _, seats in ordered]

    def data(self) -> dict[str, Any]:
        points, seats = self.columns()
        mean, low, high = intervals.share(points, seats)
        return {
            "seats": round(sum(seats)),
            "points": round(sum(points), 3),
            "share": round(mean, 6),
            "low": round(low, 6),
            "high": round(high, 6),
        }


@dataclass
class _Bot:
    """What is counted for one bot."""

    share: Share = field(default_factory=Share)
    wins: int = 0
    shared: int = 0
    decisions: int = 0
    ms: float = 0.0
    slowest: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)
    first_fault: tuple[int, Fault] | None = None

    def data(self) -> dict[str, Any]:
        first = None
        if self.first_fault is not None:
            number, fault = self.first_fault
            first = {"game": number, "seat": fault.seat, "decision": fault.decision, "what": fault.what}
        return {
            **self.share.data(),
            "wins": self.wins,
            "shared": self.shared,
            "decisions": self.decisions,
            "faults": {kind: self.faults[kind] for kind in ("crash", "slow", "illegal")},
            "first_fault": first,
            "mean_ms": round(self.ms / self.decisions, 3) if self.decisions else None,
            "slowest_ms": round(self.slowest, 3),
        }


class Count:
    """Counts of finished games. Games may come in any order; sums are exact to the last digit only in the same order."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.games = self.nobody = self.shared = self.unfinished = 0
        self.bots = [_Bot() for _ in job.bots]
        self.seats = [Share() for _ in range(job.players)]
        self.bot_seats = [[Share() for _ in range(job.players)] for _ in job.bots]
        self.against: defaultdict[tuple[int, int], Share] = defaultdict(Share)
        self.met: Counter[tuple[int, int]] = Counter()
        self.lengths: dict[str, list[int]] = {"decisions": [], "turns": [], "rounds": []}

    def add(self, played: Played) -> None:
        self.games += 1
        self.nobody += not played.winners
        self.shared += len(played.winners) > 1
        self.unfinished += played.reason == UNFINISHED
        self.lengths["decisions"].append(sum(played.decisions))
        self.lengths["turns"].append(played.turns)
        if played.rounds is not None:
            self.lengths["rounds"].append(played.rounds)
        taken: Counter[int] = Counter(played.seats)
        points: defaultdict[int, float] = defaultdict(float)
        for seat, bot in enumerate(played.seats):
            won = played.points(seat)
            points[bot] += won
            self.seats[seat].add(played.deal, won, 1)
            self.bot_seats[bot][seat].add(played.deal, won, 1)
            self._add_seat(played, seat, self.bots[bot])
        for bot, seats in taken.items():
            self.bots[bot].share.add(played.deal, points[bot], seats)
            for other in taken:
                if other != bot:
                    self.against[bot, other].add(played.deal, points[bot], seats)
                    self.met[bot, other] += 1
        for fault in played.faults:
            entry = self.bots[played.seats[fault.seat]]
            entry.faults[fault.kind] += 1
            if entry.first_fault is None or played.n < entry.first_fault[0]:
                entry.first_fault = played.n, fault

    def _add_seat(self, played: Played, seat: int, entry: _Bot) -> None:
        entry.wins += seat in played.winners
        entry.shared += seat in played.winners and len(played.winners) > 1
        entry.decisions += played.decisions[seat]
        entry.ms += played.ms[seat]
        entry.slowest = max(entry.slowest, played.slowest[seat])

    @property
    def deals(self) -> int:
        """Different deals, over all pairings."""
        return len(self.seats[0].columns()[0])

    def pay_off(self) -> list[dict[str, Any]]:
        """For every two bots that met: the share of the first at the tables of both, and its lead."""
        rows = []
        for (bot, other), share in sorted(self.against.items()):
            lead, low, high = intervals.lead(*share.columns(), *self.against[other, bot].columns())
            rows.append(
                {
                    "bot": self.job.bots[bot],
                    "against": self.job.bots[other],
                    "games": self.met[bot, other],
                    **share.data(),
                    "lead": round(lead, 6),
                    "lead_low": round(low, 6),
                    "lead_high": round(high, 6),
                }
            )
        return rows

    def data(self) -> dict[str, Any]:
        """Everything as plain data; docs/arena.md explains the keys."""
        return {
            "games": self.games,
            "deals": self.deals,
            "nobody": self.nobody,
            "shared": self.shared,
            "unfinished": self.unfinished,
            "bots": [{"bot": spec, **bot.data()} for spec, bot in zip(self.job.bots, self.bots, strict=True)],
            "pay_off": self.pay_off(),
            "seats": [
                {
                    "seat": seat,
                    **share.data(),
                    "bots": {spec: self.bot_seats[bot][seat].data() for bot, spec in enumerate(self.job.bots)},
                }
                for seat, share in enumerate(self.seats)
            ],
            "lengths": {unit: _length(values) for unit, values in self.lengths.items()},
        }


def _length(values: list[int]) -> dict[str, Any] | None:
    """The mean length with the shortest, the middle and the longest; None where it was not counted."""
    if not values:
        return None
    ordered = sorted(values)
    return {
        "mean": round(sum(values) / len(values), 3),
        "least": ordered[0],
        "median": ordered[len(ordered) // 2],
        "most": ordered[-1],
    }


def without_times(data: Mapping[str, Any]) -> dict[str, Any]:
    """The counts that two runs with the same seed have in common."""
    bots = [{key: value for key, value in bot.items() if not key.endswith("_ms")} for bot in data["bots"]]
    return {key: value for key, value in data.items() if key != "seconds"} | {"bots": bots}
