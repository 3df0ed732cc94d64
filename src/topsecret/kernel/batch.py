"""Many games at once: stepped on CPU threads or on a GPU, with legal masks, returns and new games in place of finished ones.

Game i of a batch draws from its own random stream, numbered `first + i`, so what happens in it does not depend on how
many others there are, on the number of threads or on the device.
"""

from __future__ import annotations

import itertools
import operator
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from . import builds, random, what_if
from .loops import DECISIONS, GAMES, NOBODY_WON, SHARED, TALLY, WEIGHTS, WON
from .state import State

if TYPE_CHECKING:
    from ..play.game import Game

DEVICES = ("cpu", "cuda")


class BatchError(ValueError):
    """A batch that cannot be made, or actions that cannot be taken; nothing has changed."""


class Rows:
    """The states of an array as plain states, so that the plain build steps the very same bytes."""

    def __init__(self, array: npt.NDArray[np.void], make: type[State]) -> None:
        data = memoryview(array.view(np.uint8)).cast("B")  # type: ignore[arg-type]  # NumPy arrays are buffers
        size = array.dtype.itemsize
        self._rows = [make(data[i * size : (i + 1) * size]) for i in range(len(array))]  # type: ignore[arg-type]  # a view serves as bytearray

    def __getitem__(self, i: int) -> State:
        return self._rows[i]

    def __setitem__(self, i: int, state: State) -> None:
        self._rows[i].data[:] = state.data

    def __len__(self) -> int:
        return len(self._rows)


@cache
def loops(game: str, build: str) -> Any:
    """The loops of a game in a build; made once."""
    face = builds.load(f"{game}.interface", build)
    numbers = builds.load("kernel.random", build)
    return builds.bind(
        "kernel.loops",
        build,
        pending=face.pending,
        legal=face.legal,
        apply=face.apply,
        chance=face.chance,
        returns=face.returns,
        observe=face.observe,
        fill_observation=face.features.fill,
        below=numbers.below,
        weighted=numbers.weighted,
    )


class Batch:
    """`games` games of one kind, stepped together.

    After each call these arrays hold, for every game: `seat` the seat to act (-1: over), `mask` its legal actions,
    `rewards` the returns by seat and `done` 1 if it ended in the last step. They are written in place. On a GPU the
    masks and states stay there (`batch.gpu`) until `fetch` is called.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        *,
        seed: int = 0,
        first: int = 0,
        device: str = "cpu",
        build: str | None = None,
        threads: int | None = None,
        reset: bool = True,
        **options: Any,
    ) -> None:
        if not hasattr(game, "face"):
            raise BatchError(f"a batch is made of a game, as topsecret.game('kramer') gives it, not of {game!r}")
        games, seed, first = _whole("games", games, 1), _whole("seed", seed), _whole("first", first)
        threads = None if threads is None else _whole("threads", threads, 1)
        if device not in DEVICES:
            raise BatchError(f"unknown device {device!r}: known are {', '.join(DEVICES)}")
        self.options = game.options.complete(options)
        self.game = game = game.at(self.options)
        self.games = games
        self.seed = seed
        self.first = first
        self.device = device
        self.reset = reset
        self.players: int = self.options["players"]
        self.build = build or ("compiled" if builds.available() else "plain")
        self.states = game.layout.array(games)
        self.template = game.layout.array(1)
        self.template.view(np.uint8)[:] = np.frombuffer(bytes(game.initial(self.options)), np.uint8)
        self.streams = _streams(seed, first, games)
        self.seat = np.full(games, -1, np.int8)
        self.mask = np.zeros((games if device == "cpu" else 0, game.action_count), np.uint8)
        self._counts = np.zeros(games, np.int32)
        self.rewards = np.zeros((games, self.players), np.float32)
        self.done = np.zeros(games, np.uint8)
        if device == "cuda":
            from .cuda import Device

            self.gpu: Device | None = Device(self)
        else:
            self.gpu = None
            self._open(threads)
        self.restart()

    def _open(self, threads: int | None) -> None:
        """Make ready for the CPU: the build's loops, the threads, and scratch room for each of them."""
        self._loops = loops(self.game.name, self.build)
        self._asked = what_if.asked(self.game.name, self.build)
        self._afters = self.game.layout.array(1)
        self._tables = self._states(self._afters)
        compiled = self.build == "compiled"
        workers = (threads or os.cpu_count() or 1) if compiled else 1
        workers = max(1, min(workers, self.games))
        edges = [self.games * k // workers for k in range(workers + 1)]
        self._chunks = list(itertools.pairwise(edges))
        self._pool = ThreadPoolExecutor(workers) if workers > 1 else None
        size = self.game.action_count
        self._rows = self._states(self.states)
        self._template = self._states(self.template)
        kept = np.zeros((self.games, size), np.int16)
        self._lists: Any = kept if compiled else [memoryview(row) for row in kept]  # type: ignore[arg-type]  # NumPy arrays are buffers
        """By game its legal actions, as the mask has them."""
        if compiled:
            self._outs: list[Any] = [np.zeros(size, np.int16) for _ in range(workers)]
            self._weights: list[Any] = [np.zeros(WEIGHTS, np.int64) for _ in range(workers)]
            self._streams: Any = self.streams
            self._seat: Any = self.seat
        else:
            self._outs = [[0] * size]
            self._weights = [[0] * WEIGHTS]
            # Views give plain ints: NumPy's small integers would stay small in sums, and overflow.
            self._streams = [memoryview(row) for row in self.streams]
            self._seat = self.seat.data

    def _ints(self, array: npt.NDArray[np.signedinteger[Any]]) -> Any:
        """Whole numbers as the loops of the build take them."""
        return array if self.build == "compiled" else array.data

    def _states(self, array: npt.NDArray[np.void]) -> Any:
        """States as the loops of the build take them."""
        return array if self.build == "compiled" else Rows(array, self.game.layout.State)

    def _each(self, job: Callable[[int, int, int], Any]) -> None:
        """Do `job(worker, low, high)` for every chunk of games."""
        if self._pool is None:
            for worker, (low, high) in enumerate(self._chunks):
                job(worker, low, high)
            return
        waiting = [self._pool.submit(job, worker, low, high) for worker, (low, high) in enumerate(self._chunks)]
        for one in waiting:
            one.result()

    def restart(self, seed: int | None = None) -> None:
        """Begin every game anew; the random streams go on, or begin with a new seed."""
        if seed is not None:
            self.seed = seed = _whole("seed", seed)
            self.streams[:] = _streams(seed, self.first, self.games)
            if self.gpu:
                self.gpu.reseed()
        self.rewards[:] = 0
        self.done[:] = 0
        if self.gpu:
            self.gpu.restart()
            return
        self._each(self._begin)
        self._fill()

    def _begin(self, worker: int, low: int, high: int) -> None:
        """New games in these places."""
        self._loops.begin_all(self._rows, self._template, self._streams, self._seat, low, high, self._weights[worker])

    def _fill(self) -> None:
        self._each(
            lambda w, low, high: self._loops.fill_masks(
                self._rows, self._seat, self.mask, self._lists, self._ints(self._counts), low, high
            )
        )

    def step(self, actions: npt.ArrayLike) -> None:
        """Apply one action in every game that is not over (anything where it is); all or none."""
        chosen = self._chosen(actions)
        if self.gpu:
            self.gpu.step(chosen)
            self.gpu.show()
            return
        actions = self._ints(chosen)
        if self._loops.first_illegal(self._seat, actions, self.mask) < self.games:
            self._check(chosen)
        self._each(lambda w, low, high: self._advance(actions, w, low, high))
        self._fill()

    def _advance(self, actions: Any, worker: int, low: int, high: int) -> None:
        """One action in each of these games."""
        self._loops.step_all(
            self._rows,
            self._template,
            self._streams,
            self._seat,
            actions,
            self.rewards,
            self.done,
            self.reset,
            low,
            high,
            self._weights[worker],
        )

    def _chosen(self, actions: npt.ArrayLike) -> npt.NDArray[np.int32]:
        """Actions as the loops want them: whole numbers, one a game."""
        try:
            given = np.asarray(actions)
        except ValueError as error:
            raise BatchError(f"{self.games} actions are needed, one a game: {error}") from None
        if given.shape != (self.games,):
            raise BatchError(f"{self.games} actions are needed, one a game, not an array of shape {given.shape}")
        if given.dtype.kind not in "iu":
            raise BatchError(f"actions are whole numbers, not {given.dtype}")
        widest = np.iinfo(np.int32)
        if given.dtype.itemsize >= 4 and given.dtype != np.int32:
            given = np.clip(given, widest.min, widest.max)  # what does not fit is not legal either
        return np.ascontiguousarray(given, dtype=np.int32)

    def _check(self, actions: npt.NDArray[np.integer[Any]]) -> None:
        acting = self.seat >= 0
        outside = acting & ((actions < 0) | (actions >= self.game.action_count))
        allowed = self.mask[np.arange(self.games), np.where(acting & ~outside, actions, 0)].astype(bool)
        wrong = outside | (acting & ~allowed)
        if wrong.any():
            i = int(np.argmax(wrong))
            what = f"'{self.game.action_text(int(actions[i]))}'" if not outside[i] else f"number {actions[i]}"
            raise BatchError(
                f"game {i}: seat {self.seat[i]} cannot take the action {what}; {int(wrong.sum())} of {self.games} actions are not legal"
            )

    def random_actions(self) -> npt.NDArray[np.int32]:
        """A legal action for every game, each equally likely, from the games' own streams; -1 where a game is over."""
        if self.gpu:
            drawn: npt.NDArray[np.int32] = self.gpu.random_actions().copy_to_host()
            return drawn
        actions = np.full(self.games, -1, np.int32)
        self._each(
            lambda w, low, high: self._loops.choose_all(
                self._seat, self._streams, self._ints(actions), self._lists, self._ints(self._counts), low, high
            )
        )
        return actions

    def observe(self, out: Any = None) -> Any:
        """What the seat to act may know, a row a game, written into `out` if given; zeros where a game is over.

        `out` may be wider than the observation: the rest of each row is for others to fill, and may be cleared. On a GPU
        `out` is an array there.
        """
        size = self.game.observation_size
        if out is None:
            shape = (self.games, size)
            out = np.empty(shape, np.float32) if self.gpu is None else self.gpu.cuda.device_array(shape, np.float32)
        elif len(out.shape) != 2 or out.shape[0] != self.games or out.shape[1] < size or out.dtype != np.float32:
            raise BatchError(
                f"observations need an array of float32 with the shape {(self.games, size)}, not {out.dtype} with {tuple(out.shape)}"
            )
        if self.gpu:
            self.gpu.observe(out)
        else:
            self._each(lambda w, low, high: self._loops.observe_all(self._rows, self._seat, out, low, high))
        return out

    def show(self, mask: Any = None, rewards: Any = None, done: Any = None, seat: Any = None) -> None:
        """Copy what a step left into other arrays, those that are given; on the CPU."""
        pairs = ((mask, self.mask), (rewards, self.rewards), (done, self.done), (seat, self.seat))
        wanted = [(there, here) for there, here in pairs if there is not None]

        def copy(worker: int, low: int, high: int) -> None:
            del worker
            for there, here in wanted:
                there[low:high] = here[low:high]

        self._each(copy)

    def afterstates(self, *, calm: bool = False) -> tuple[Any, Any, Any]:
        """Return the tables after every legal action of every game that is not over: rows, and by row the game and the action.

        Nothing of chance is decided: a table stands at the next decision, or where dice or cards are due. With `calm` nobody plays
        another card, so that a scoring that is due has happened. The rows are the batch's own until the next call; on a GPU they
        stay there.
        """
        if self.gpu:
            return self.gpu.afterstates(calm)
        first = np.zeros(self.games + 1, np.int64)
        np.cumsum(self._counts, out=first[1:])
        total = int(first[-1])
        self._make_room(total)
        games, actions = np.empty(total, np.int32), np.empty(total, np.int32)
        begins, of_game, of_action = self._ints(first), self._ints(games), self._ints(actions)
        self._each(
            lambda w, low, high: self._asked.afters_all(
                self._rows, self._seat, self._lists, begins, self._tables, of_game, of_action, calm, low, high
            )
        )
        return self._afters[:total], games, actions

    def _make_room(self, total: int) -> None:
        """Room for so many tables, kept for the next time."""
        if len(self._afters) < total:
            self._afters = self.game.layout.array(total + total // 4)
            self._tables = self._states(self._afters)

    def run(self, decisions: int) -> dict[str, Any]:
        """Random play: that many decisions in every game, the legal mask filled at each; what was counted."""
        if self.gpu:
            return summary(self.gpu.run(decisions), self.players)
        tallies = np.zeros((len(self._chunks), TALLY), np.int64)
        self._each(
            lambda w, low, high: self._loops.run_all(
                self._rows,
                self._template,
                self._streams,
                self._seat,
                self.mask,
                self.rewards,
                decisions,
                low,
                high,
                self._weights[w],
                self._outs[w],
                tallies[w],
            )
        )
        self._fill()
        return summary(tallies.sum(axis=0), self.players)

    def finish(self) -> dict[str, Any]:
        """Random play of every game to its end; what was counted. CPU only."""
        if self.gpu:
            raise BatchError("finish works on the CPU; on a GPU use run")
        tallies = np.zeros((len(self._chunks), TALLY), np.int64)
        self._each(
            lambda w, low, high: self._loops.finish_all(
                self._rows,
                self._streams,
                self._seat,
                self.rewards,
                low,
                high,
                self._weights[w],
                self._outs[w],
                tallies[w],
            )
        )
        self.mask[:] = 0
        self._counts[:] = 0
        return summary(tallies.sum(axis=0), self.players)

    def fetch(self) -> None:
        """Bring states and masks back from the GPU; on the CPU they are here already."""
        if self.gpu:
            self.gpu.fetch()

    def state(self, i: int) -> State:
        """A copy of game i, for looking at it with the plain build; on a GPU as it was when last fetched."""
        return self.game.layout.State(bytearray(self.states[i].tobytes()))

    def close(self) -> None:
        """Let the threads go."""
        if not self.gpu and self._pool is not None:
            self._pool.shutdown()


def _whole(name: str, value: Any, least: int = 0) -> int:
    """Return a whole number of any type as a plain one."""
    try:
        number = least - 1 if isinstance(value, bool) else operator.index(value)
    except TypeError:
        number = least - 1
    if number < least:
        raise BatchError(f"{name} must be a whole number, {least} or more, not {value!r}")
    return number


def summary(tally: npt.NDArray[np.int64], players: int) -> dict[str, Any]:
    """A tally in words."""
    return {
        "games": int(tally[GAMES]),
        "decisions": int(tally[DECISIONS]),
        "wins": [int(tally[WON + seat]) for seat in range(players)],
        "shared": int(tally[SHARED]),
        "nobody": int(tally[NOBODY_WON]),
    }


def _streams(seed: int, first: int, games: int) -> npt.NDArray[np.int64]:
    """The streams of games `first`, `first + 1`, … as `random.start` begins them."""
    streams = np.zeros((games, random.STREAM), np.int64)
    numbers = np.arange(first, first + games, dtype=np.int64)
    streams[:, random.SEED_LOW] = seed & random.LOW
    streams[:, random.SEED_HIGH] = (seed >> 32) & random.LOW
    streams[:, random.GAME_LOW] = numbers & random.LOW
    streams[:, random.GAME_HIGH] = (numbers >> 32) & random.LOW
    streams[:, random.USED] = 4
    return streams
