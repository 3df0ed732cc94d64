"""Thousands of games at once for learning: observations, legal masks and rewards in arrays of the caller's.

    env = VectorEnv("kramer", 4096, players=4, seed=1)
    seen = env.reset()
    while True:
        seen = env.step(policy(seen.observation, seen.mask))

On the CPU the arrays are NumPy's, or share their memory with whatever speaks DLPack (PyTorch tensors). With device="cuda"
they lie on the GPU and nothing is copied: everything that has the CUDA array interface can be read and written.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

import topsecret

from ..beliefs.batch import BelievingBatch, parts
from ..kernel.batch import Batch, BatchError
from ..kernel.cuda import on_gpu
from ..kernel.spec import total

KINDS = {
    "observation": ("float32",),
    "mask": ("uint8", "bool"),
    "rewards": ("float32",),
    "terminated": ("uint8", "bool"),
    "seat": ("int8",),
}
"""The types that an array of `Seen` may have, the usual one first."""


@dataclass
class Seen:
    """What a step tells, a row a game; an array that is None is not written."""

    observation: Any = None
    """What the seat to act may know, float32 from 0 to 1; behind it its belief, if that is asked for, and what `extra` adds."""
    mask: Any = None
    """The legal actions of that seat: 1 where an action may be taken."""
    rewards: Any = None
    """By seat: the returns of a game that ended in this step, 0 otherwise."""
    terminated: Any = None
    """1 where a game ended in this step. What else stands in the row belongs to the game that began in its place."""
    seat: Any = None
    """The seat to act; -1 where a game is over and none begins anew."""


class Extra(Protocol):
    """Further inputs for a learner, of the caller's own: `size` numbers a game, behind everything else.

    They must be made of what the seat to act may know, as the observation is.
    """

    size: int

    def __call__(self, batch: Batch, out: Any) -> None:
        """Write into `out`, `size` numbers for each game; it lies where the games are, on the CPU or the GPU."""


class VectorEnv:
    """`games` games of one kind that are stepped together; a finished one begins anew in the same step.

    `out` are the arrays to write into; those not given are made here. They are the same at every step: copy what you keep, or
    give each step arrays of its own, `env.step(actions, out=Seen(observation=kept[t], mask=masks[t], …))`.

    With `belief`, behind the observation stands what the seat can conclude about hidden things: what `ts.belief` states. `parts`
    lists everything that the observation is made of, but for what `extra` adds.
    """

    def __init__(
        self,
        game: str,
        games: int,
        *,
        seed: int = 0,
        device: str = "cpu",
        build: str | None = None,
        threads: int | None = None,
        auto_reset: bool = True,
        belief: bool = False,
        extra: Extra | None = None,
        out: Seen | None = None,
        **options: Any,
    ) -> None:
        make = BelievingBatch if belief else Batch
        self.batch = make(
            topsecret.game(game),
            games,
            seed=seed,
            device=device,
            build=build,
            threads=threads,
            reset=auto_reset,
            **options,
        )
        self.games = games
        self.players = self.batch.players
        self.action_count = self.batch.game.action_count
        self.extra = extra
        self.parts = self.batch.game.observation + (parts(game) if belief else ())
        self.observation_size = total(self.parts) + (extra.size if extra else 0)
        self.shapes: dict[str, tuple[int, ...]] = {
            "observation": (games, self.observation_size),
            "mask": (games, self.action_count),
            "rewards": (games, self.players),
            "terminated": (games,),
            "seat": (games,),
        }
        self.seen = self._whole(out)
        self._fresh = True

    def room(self, *steps: int) -> Seen:
        """Arrays to write into; with `room(128)` for 128 steps, `seen.mask[t]` the one of step t."""
        make = np.zeros if self.batch.gpu is None else self.batch.gpu.cuda.device_array
        return Seen(**{name: make((*steps, *self.shapes[name]), kinds[0]) for name, kinds in KINDS.items()})

    def reset(self, *, seed: int | None = None, out: Seen | None = None) -> Seen:
        """Begin every game anew, with another seed or with the random numbers going on."""
        target = self._checked(out)
        if seed is not None or not self._fresh:
            self.batch.restart(seed)
        self._fresh = False
        return self._show(target)

    def step(self, actions: Any, *, out: Seen | None = None) -> Seen:
        """Take one action in every game (anything where a game is over); BatchError, and nothing changes, if one is not legal."""
        target = self._checked(out)
        gpu = self.batch.gpu
        if gpu is None:
            self.batch.step(np.from_dlpack(actions) if _foreign(actions) else actions)
        elif on_gpu(actions):
            gpu.step(_fitting(gpu.here(actions), "actions", (self.games,), ("int32", "int64")))
        else:
            self.batch.step(actions)
        return self._show(target)

    def random_actions(self) -> Any:
        """A legal action for every game, each equally likely, from the games' own random numbers; on the GPU if they are."""
        return self.batch.random_actions() if self.batch.gpu is None else self.batch.gpu.random_actions()

    def close(self) -> None:
        """Let the threads go."""
        self.batch.close()

    # --- inside

    def _whole(self, out: Seen | None) -> Seen:
        """The caller's arrays, and our own where there are none."""
        given, own = out or Seen(), self.room()
        for name in KINDS:
            if getattr(given, name) is None:
                setattr(given, name, getattr(own, name))
        self._target = self._views(given)
        return given

    def _checked(self, out: Seen | None) -> tuple[Seen, Seen]:
        """The arrays as they are given back, and as they are written."""
        return (self.seen, self._target) if out is None else (out, self._views(out))

    def _views(self, out: Seen) -> Seen:
        """The arrays as we write them, each checked; their memory is shared."""
        gpu = self.batch.gpu
        view: Callable[[Any], Any] = _shared if gpu is None else gpu.here
        views = {}
        for field in fields(out):
            given = getattr(out, field.name)
            if given is not None:
                if gpu is not None and not on_gpu(given):
                    raise BatchError(f"{field.name}: an array on the GPU is needed, where the games are")
                views[field.name] = _fitting(view(given), field.name, self.shapes[field.name], KINDS[field.name])
        return Seen(**views)

    def _show(self, target: tuple[Seen, Seen]) -> Seen:
        given, views = target
        if views.observation is not None:
            self.batch.observe(views.observation)
            if isinstance(self.batch, BelievingBatch):
                self.batch.believe(views.observation, self.batch.game.observation_size)
            if self.extra is not None:
                self.extra(self.batch, views.observation[:, total(self.parts) :])
        if self.batch.gpu is None:
            self.batch.show(views.mask, views.rewards, views.terminated, views.seat)
        else:
            self.batch.gpu.show_there(views.mask, views.rewards, views.terminated, views.seat)
        return given


def _foreign(array: Any) -> bool:
    return not isinstance(array, np.ndarray) and hasattr(array, "__dlpack__")


def _shared(array: Any) -> npt.NDArray[Any]:
    """An array of the CPU as NumPy's, its memory shared, to be written into."""
    view = np.from_dlpack(array) if _foreign(array) else array
    if not isinstance(view, np.ndarray):
        raise BatchError(f"arrays to write into are NumPy's or support DLPack, not {type(array).__name__}")
    if not view.flags.writeable:
        raise BatchError("an array to write into cannot be written to")
    return view


def _fitting(array: Any, name: str, shape: tuple[int, ...], kinds: tuple[str, ...]) -> Any:
    """The array, if it can take (or give) what it is meant for."""
    if tuple(array.shape) != shape or str(array.dtype) not in kinds:
        raise BatchError(
            f"{name}: an array of {' or '.join(kinds)} with the shape {shape} is needed, not {array.dtype} with {tuple(array.shape)}"
        )
    if not _contiguous(array):
        raise BatchError(f"{name}: the array must lie in one piece, row by row")
    return array


def _contiguous(array: Any) -> bool:
    if isinstance(array, np.ndarray):
        return bool(array.flags.c_contiguous)
    return bool(array.is_c_contiguous())
