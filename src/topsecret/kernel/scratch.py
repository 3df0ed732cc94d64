"""Records to calculate with: named numbers and arrays for functions that are written as rules are, in either build.

What a game's state is to its rules, such a record is to its planner: `p.value[suitcase]`, `p.pace`. In the compiled build it is a NumPy
record, passed as one pointer; in the plain one an object with lists, and memoryviews where there are two indices.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import TYPE_CHECKING, Any

Fields = Mapping[str, tuple[Any, ...]]
"""By name: "i8" for whole numbers or "f8", then the shape; a number alone has none."""


class Scratch:
    """A record in the plain build."""

    if TYPE_CHECKING:
        # The fields come from whoever makes the record.
        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...

    def __init__(self, fields: Fields) -> None:
        for name, (kind, *shape) in fields.items():
            setattr(self, name, _zeros(kind, shape))

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)

    def __setitem__(self, name: str, value: Any) -> None:
        """Set a number, or all of an array."""
        here = getattr(self, name)
        if isinstance(here, list):
            here[:] = value
        elif isinstance(here, memoryview):
            for i, row in enumerate(value):
                for j, one in enumerate(row):
                    here[i, j] = one
        else:
            setattr(self, name, value)


def _zeros(kind: str, shape: Sequence[int]) -> Any:
    zero: int | float = 0 if kind == "i8" else 0.0
    if not shape:
        return zero
    if len(shape) == 1:
        return [zero] * shape[0]
    return memoryview(bytearray(8 * prod(shape))).cast("q" if kind == "i8" else "d", list(shape))


def records(fields: Fields, count: int, build: str) -> Any:
    """Return so many records, all zero, as functions of the build take them."""
    if build == "plain":
        return [Scratch(fields) for _ in range(count)]
    import numpy as np

    return np.zeros(count, [(name, kind, tuple(shape)) for name, (kind, *shape) in fields.items()])
