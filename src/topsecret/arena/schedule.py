"""Who meets whom: every mix of the bots, every order around the table, every seat, with the same dice for all of them.

A *pairing* is the set of different bots at a table: two of them, with `all` also more. A *pattern* is one mix in one order
around the table, together with all its turns (everybody moves on by one seat) and all its exchanges (every bot takes the
next one's places). A *deal* is one pattern played with one stream of dice and draws: by its symmetry every bot sits equally
often in every seat and in every company. So whatever luck a deal holds for a seat, each bot has it once.

Deal number d of every pairing has the stream (seed, d) and the pattern number d, counted round and round.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, NamedTuple

from .. import __version__, bots, game
from ..options import OptionError
from .program import PROGRAM, check_program

COMPOSITIONS = {
    "pairs": "tables with two different bots, in every mix",
    "equal": "tables with two different bots, half and half (or one seat more or less)",
    "all": "tables with any number of different bots, in every mix",
}
LIMIT_S = 10.0
"""How long a bot may think about one decision, unless told otherwise."""
LONGEST = 10_000
"""After that many decisions a game is broken off, unless told otherwise: some bots can play in circles."""

Seating = tuple[int, ...]
"""For each seat which bot sits there, by its place in the job's list (in a pattern: in the pairing's list)."""


class ArenaError(ValueError):
    """Something about a contest that cannot be as it was asked for."""


class Game(NamedTuple):
    """One game of a job. Its number does not depend on how many games are asked for."""

    number: int
    deal: int
    seats: Seating


@dataclass(frozen=True)
class Job:
    """What is to be played; `job` makes one that is checked."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    games: int
    """For each pairing, rounded up to whole deals."""
    seed: int = 0
    compositions: str = "pairs"
    limit: float = LIMIT_S
    longest: int = LONGEST

    @property
    def players(self) -> int:
        return int(self.options["players"])

    def to_plain(self) -> dict[str, Any]:
        """The job as plain data, for another process."""
        plain = {part.name: getattr(self, part.name) for part in fields(self)}
        plain["options"] = {
            option.name: option.text(self.options[option.name]) if option.write else self.options[option.name]
            for option in game(self.game).options.options
        }
        return plain

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Job:
        options = game(plain["game"]).options.complete(plain["options"])
        return cls(**{**plain, "options": options, "bots": tuple(plain["bots"])})

    def identity(self) -> dict[str, Any]:
        """All that decides what game number n is: the games of two jobs with the same identity are the same."""
        chosen = game(self.game)
        return {
            "topsecret": __version__,
            "game": self.game,
            "rules": chosen.version,
            "options": chosen.options.text(self.options),
            "bots": list(self.bots),
            "compositions": self.compositions,
            "seed": self.seed,
            "limit": self.limit,
            "longest": self.longest,
        }

    @property
    def pairings(self) -> list[tuple[int, ...]]:
        """Who meets: sets of bots, by their places in the list. A bot alone meets itself."""
        if len(self.bots) == 1:
            return [(0,)]
        most = min(self.players, len(self.bots)) if self.compositions == "all" else 2
        return [
            pairing for kinds in range(2, most + 1) for pairing in itertools.combinations(range(len(self.bots)), kinds)
        ]

    def schedule(self) -> Iterator[Game]:
        """Every game, deal by deal, so that all pairings come on alike."""
        number = 0
        pairings = self.pairings
        played = dict.fromkeys(pairings, 0)
        for deal in itertools.count():
            if all(count >= self.games for count in played.values()):
                return
            for pairing in pairings:
                pattern = self._pattern(pairing, deal)
                if played[pairing] < self.games:
                    for k, seating in enumerate(pattern):
                        yield Game(number + k, deal, tuple(pairing[kind] for kind in seating))
                    played[pairing] += len(pattern)
                number += len(pattern)

    def _pattern(self, pairing: tuple[int, ...], deal: int) -> tuple[Seating, ...]:
        known = patterns(self.players, len(pairing), self.compositions == "equal")
        return known[deal % len(known)]

    @property
    def total(self) -> int:
        """How many games there are."""
        total = 0
        for kinds, pairings in itertools.groupby(self.pairings, len):
            sizes = [len(pattern) for pattern in patterns(self.players, kinds, self.compositions == "equal")]
            rounds, rest = divmod(self.games, sum(sizes))
            one = rounds * sum(sizes)
            for size in sizes:
                if rest <= 0:
                    break
                one += size
                rest -= size
            total += one * len(list(pairings))
        return total


def job(
    name: str,
    line_up: Sequence[str],
    games: int,
    *,
    players: int | None = None,
    options: str | Mapping[str, Any] = "",
    seed: int = 0,
    compositions: str = "pairs",
    limit: float = LIMIT_S,
    longest: int = LONGEST,
) -> Job:
    """A checked job."""
    chosen = game(name)
    given = chosen.options.parse(options.split()) if isinstance(options, str) else dict(options)
    if players is not None:
        if given.get("players", players) != players:
            raise OptionError(f"--players says {players}, --options says players={given['players']}: leave one out")
        given["players"] = players
    complete = chosen.options.complete(given)
    if compositions not in COMPOSITIONS:
        known = "; ".join(f"{word}: {meaning}" for word, meaning in COMPOSITIONS.items())
        raise ArenaError(f"--compositions {compositions!r} is not known. Known are {known}")
    for word, value, least in (("--games", games, 1), ("--longest", longest, 1)):
        if value < least:
            raise ArenaError(f"{word} {value} is not allowed; it must be a whole number from {least} on")
    if not 0 <= seed < 2**63:
        raise ArenaError(f"--seed {seed} is not allowed; it must be a whole number from 0 to 2**63 - 1")
    if not 0.01 <= limit <= 86_400:
        raise ArenaError(f"--limit {limit:g} is not allowed; it must be a number of seconds from 0.01 to 86400")
    return Job(name, complete, _specs(line_up, name), games, seed, compositions, float(limit), longest)


def _specs(line_up: Sequence[str], name: str) -> tuple[str, ...]:
    """The bots as `make` takes them, levels looked up; none of them twice."""
    specs: dict[str, str] = {}
    for word in line_up:
        if word.startswith(PROGRAM):
            check_program(word)
            spec = word
        else:
            spec = bots.spec(word, name)
        if spec in specs:
            also = f" ({word} is {spec})" if word != spec else ""
            raise ArenaError(f"--bots names {spec} twice{also}; a single bot meets itself, several must differ")
        specs[spec] = word
    if not specs:
        raise ArenaError(f"--bots names no bot; known are {', '.join(bots.names(name))}")
    return tuple(specs)


@cache
def patterns(players: int, kinds: int, equal: bool = False) -> tuple[tuple[Seating, ...], ...]:
    """Every pattern of so many different bots, each as its seatings; the evenest mixes first. Every seating is in just one."""
    found: dict[Seating, tuple[Seating, ...]] = {}
    for seating in itertools.product(range(kinds), repeat=players):
        if len(set(seating)) < kinds or seating in found:
            continue
        counts = [seating.count(kind) for kind in range(kinds)]
        if not equal or max(counts) - min(counts) <= 1:
            pattern = tuple(sorted(set(_moved(seating, kinds))))
            found.update(dict.fromkeys(pattern, pattern))
    return tuple(sorted(set(found.values()), key=lambda pattern: (_unevenness(pattern[0], kinds), pattern)))


def _moved(seating: Seating, kinds: int) -> Iterator[Seating]:
    """The seating turned around the table in every way, with the bots exchanged in turn."""
    for turn in range(len(seating)):
        for shift in range(kinds):
            yield tuple((kind + shift) % kinds for kind in seating[turn:] + seating[:turn])


def _unevenness(seating: Seating, kinds: int) -> int:
    return sum(seating.count(kind) ** 2 for kind in range(kinds))
