"""How a measurement is made: contenders take turns in short slices, so that whatever else the machine does hits all of them alike."""

from __future__ import annotations

import importlib
import statistics
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

INSTALL = "uv sync --extra bench"

core_time = time.process_time
"""Time on a core, for what runs on one: waiting while others have it does not count. Threads and imports go by the wall clock."""
wall_time = time.perf_counter

Slice = Callable[[float], tuple[int, float]]
"""Works for about that many seconds; says how many units of work were done in how many seconds."""


class Missing(Exception):
    """A package that is not installed here."""


def package(name: str) -> ModuleType:
    """A package that may be missing; its warnings are not ours to show."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return importlib.import_module(name)
        except ImportError as error:
            raise Missing(f"not installed: {error.name or name} ({INSTALL})") from None


@dataclass
class Contender:
    """Something to be measured. `prepare` makes it ready (compiles, sets up) and gives its slices."""

    name: str
    prepare: Callable[[], Slice]
    ours: bool = True
    aimed: bool = True
    """Whether the target of the table is meant for it."""
    beside: str = ""
    """The contender its ratio is taken to, where that is not the table's reference."""
    rates: list[float] = field(default_factory=list)
    """Units of work a second, one of every slice."""
    warm_up: float = 0.0
    """Seconds until the first slice was done; not part of any rate."""
    missing: str = ""

    @property
    def best(self) -> float:
        return max(self.rates, default=0.0)

    @property
    def median(self) -> float:
        return statistics.median(self.rates) if self.rates else 0.0


@dataclass
class Section:
    """One table: ours beside the peers."""

    key: str
    title: str
    unit: str
    """`/s`, or `µs` or `s` for the time of one unit of work."""
    contenders: list[Contender]
    target: float | None = None
    """In the unit: at least, or at most where it is a time."""
    reference: str = ""
    """The peer the design names; ratios are taken to it."""
    reference_title: str = ""
    note: str = ""
    counted: str = "decisions"
    """What is counted where the unit is `/s`."""

    def shown(self, rate: float) -> float:
        """A rate in the unit of the table."""
        return {"/s": rate, "µs": 1e6 / rate, "s": 1 / rate}[self.unit] if rate else 0.0

    def fastest_peer(self) -> Contender | None:
        peers = [c for c in self.contenders if not c.ours and c.rates]
        return max(peers, key=lambda c: c.best, default=None)

    def to_reference(self, contender: Contender) -> float | None:
        """How many times as fast as its reference; None where one of them was not measured."""
        name = contender.beside or self.reference
        other = next((c for c in self.contenders if c.name == name and c.rates), None)
        return contender.best / other.best if other and contender.rates else None

    def against_target(self, contender: Contender) -> float | None:
        """How many times as good as the target; None where there is none."""
        if self.target is None or not (contender.ours and contender.aimed and contender.rates):
            return None
        value = self.shown(contender.best)
        return value / self.target if self.unit == "/s" else self.target / value

    def data(self) -> dict[str, Any]:
        """Everything as plain data; rates in units of work a second."""
        fastest = self.fastest_peer()
        return {
            "key": self.key,
            "title": self.title,
            "unit": self.unit,
            "target": self.target,
            "reference": self.reference or None,
            "rows": [
                {
                    "name": c.name,
                    "ours": c.ours,
                    "missing": c.missing or None,
                    "rates": c.rates,
                    "best": self.shown(c.best),
                    "median": self.shown(c.median),
                    "warm_up": c.warm_up,
                    "to_target": self.against_target(c),
                    "to_reference": self.to_reference(c),
                    "to_fastest_peer": c.best / fastest.best if fastest and c.rates else None,
                }
                for c in self.contenders
            ],
        }


def race(section: Section, repeats: int, seconds: float, progress: Callable[[str], None]) -> None:
    """Measure all contenders of a section, each a slice in turn, that many times."""
    ready: list[tuple[Contender, Slice]] = []
    for contender in section.contenders:
        progress(f"{section.title}: {contender.name}, getting ready")
        began = wall_time()
        try:
            work = contender.prepare()
            work(0.0)
        except Missing as missing:
            contender.missing = str(missing)
            continue
        except Exception as error:  # a peer whose newer version works differently must not end the run
            if contender.ours:
                raise
            contender.missing = f"failed: {type(error).__name__}: {error}"
            continue
        finally:
            contender.warm_up = wall_time() - began
        ready.append((contender, work))
    for turn in range(repeats):
        for contender, work in ready:
            progress(f"{section.title}: {contender.name}, {turn + 1} of {repeats}")
            count, taken = work(seconds)
            contender.rates.append(count / taken)


def slices(unit: Callable[[], int], clock: Callable[[], float] = core_time) -> Slice:
    """Slices that repeat `unit`, which says how much it did, until the time is up."""

    def work(seconds: float) -> tuple[int, float]:
        done = 0
        began = clock()
        while True:
            done += unit()
            taken = clock() - began
            if taken >= seconds:
                return done, taken

    return work


def repeated(function: Callable[[], object], times: int) -> Slice:
    """Slices of something that takes microseconds: the clock is read once for `times` calls."""

    def unit() -> int:
        for _ in range(times):
            function()
        return times

    return slices(unit)
