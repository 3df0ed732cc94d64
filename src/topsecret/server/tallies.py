"""Numbers that grow with every move: plain counts, which become Prometheus' families only when somebody asks for them.

Prometheus' own counters take a lock and look up their labels each time; here one thread counts, the event loop's.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector


class Tally(Collector):
    """How often something happened, by its labels."""

    def __init__(self, name: str, words: str, labels: Sequence[str], registry: CollectorRegistry) -> None:
        self._about = name, words, labels
        self._counts: dict[tuple[str, ...], int] = {}
        registry.register(self)

    def add(self, labels: tuple[str, ...], count: int = 1) -> None:
        self._counts[labels] = self._counts.get(labels, 0) + count

    def collect(self) -> Iterator[CounterMetricFamily]:
        name, words, labels = self._about
        family = CounterMetricFamily(name, words, labels=labels)
        for each, count in self._counts.items():
            family.add_metric(each, count)
        yield family


class Spread(Collector):
    """How large something was, counted in buckets by their upper ends."""

    def __init__(self, name: str, words: str, ends: Sequence[float], registry: CollectorRegistry) -> None:
        self._about = name, words
        self._ends = ends
        self._counts = [0] * (len(ends) + 1)
        self._sum = 0.0
        registry.register(self)

    def add(self, size: float) -> None:
        self._counts[bisect_left(self._ends, size)] += 1
        self._sum += size

    def collect(self) -> Iterator[HistogramMetricFamily]:
        buckets: list[tuple[str, float]] = []
        total = 0
        for end, count in zip((*self._ends, float("inf")), self._counts, strict=True):
            total += count
            buckets.append(("+Inf" if end == float("inf") else str(float(end)), total))
        family = HistogramMetricFamily(*self._about)
        family.add_metric([], buckets, self._sum)
        yield family
