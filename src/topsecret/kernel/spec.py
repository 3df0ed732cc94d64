"""The parts of an observation vector: their names, shapes and meanings, and where each begins."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class Part:
    """Numbers of an observation that belong together: `shape` is read row by row."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


def begins(parts: Sequence[Part], name: str) -> int:
    """Where a part begins in the vector."""
    at = 0
    for part in parts:
        if part.name == name:
            return at
        at += part.size
    raise KeyError(name)


def total(parts: Sequence[Part]) -> int:
    """How long the vector is."""
    return sum(part.size for part in parts)


def single(share: float) -> float:
    """The number of 32 bits that is nearest to a share, so that sums of it come out alike in every build."""
    nearest: float = struct.unpack("f", struct.pack("f", share))[0]
    return nearest
