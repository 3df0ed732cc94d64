"""Batches on a GPU: CUDA kernels that call the very same rule functions, one thread a game.

Lists and masks lie with the games side by side (`[action, game]`), so that neighbouring threads touch neighbouring bytes,
and masks are packed. A run of many decisions keeps each state in the thread's local memory and writes it back at the end.
Observations and masks for learners lie a row a game: what is long in a row is written by neighbouring threads together,
and only the few numbers that are not 0 by the thread of the game.
"""

from __future__ import annotations

import importlib
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from .loops import DECISIONS, TALLY, WEIGHTS, WORD
from .random import STREAM

if TYPE_CHECKING:
    from .batch import Batch

THREADS = 128

cuda: Any = None
"""Numba's CUDA module once it is loaded; a global because Numba's simulator looks for it there."""


def numba_cuda() -> Any:
    """Numba's CUDA module; numba-cuda 0.30 still asks NumPy for three names that NumPy 2.5 has dropped."""
    global cuda
    for name, now in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, name):
            setattr(np, name, getattr(np, now))
    cuda = importlib.import_module("numba.cuda")
    return cuda


def available() -> bool:
    """Whether a GPU can be used here."""
    try:
        return bool(numba_cuda().is_available())
    except ImportError:
        return False


def is_ours(array: Any) -> bool:
    """Whether an array is one of Numba's on the GPU."""
    return hasattr(array, "copy_to_host")


def on_gpu(array: Any) -> bool:
    """Whether an array lies on the GPU, whosever it is."""
    return is_ours(array) or hasattr(array, "__cuda_array_interface__")


@cache
def kernels(game: str) -> SimpleNamespace:
    """The kernels of a game; compiled on first use."""
    import numba

    from ..kernel import builds, what_if
    from .batch import loops

    numba_cuda()
    compiled = loops(game, "compiled")
    put, begin, step = compiled.put, compiled.begin, compiled.step
    count, pack_mask, fill_observation = compiled.count, compiled.pack_mask, compiled.fill_observation
    below = builds.load("kernel.random", "compiled").below
    asked = what_if.asked(game, "compiled")
    after, calm_after, game_of = asked.after, asked.calm_after, asked.game_of
    layout = builds.load(f"{game}.state").LAYOUT
    record = numba.from_dtype(layout.dtype)
    int64, float32 = numba.int64, numba.float32

    @cuda.jit
    def begin_all(states, template, streams, seat):
        i = cuda.grid(1)
        if i < states.shape[0]:
            weights = cuda.local.array(WEIGHTS, int64)
            seat[i] = begin(states, template, i, streams[:, i], weights)

    @cuda.jit
    def fill_masks(states, seat, masks, outs, counts):
        i = cuda.grid(1)
        if i < states.shape[0]:
            here = cuda.local.array(1, record)
            put(here, 0, states, i)
            counts[i] = pack_mask(here[0], seat[i], outs[:, i], masks[:, i])

    @cuda.jit
    def choose_all(states, seat, streams, actions, outs, counts):
        i = cuda.grid(1)
        if i < states.shape[0]:
            actions[i] = -1
            if seat[i] >= 0:
                actions[i] = outs[below(streams[:, i], counts[i]), i]

    @cuda.jit
    def check_all(seat, actions, masks, size, wrong):
        """The lowest game whose action is not legal, by minimum; the number of games if there is none."""
        i = cuda.grid(1)
        if i < seat.shape[0] and seat[i] >= 0:
            action = actions[i]
            if action < 0 or action >= size or not (masks[action // WORD, i] >> (action % WORD)) & 1:
                cuda.atomic.min(wrong, 0, i)

    @cuda.jit
    def step_all(states, template, streams, seat, actions, rewards, done, reset):
        i = cuda.grid(1)
        if i < states.shape[0]:
            done[i] = 0
            for s in range(rewards.shape[1]):
                rewards[i, s] = 0
            if seat[i] >= 0:
                weights = cuda.local.array(WEIGHTS, int64)
                seat[i] = step(states, i, seat[i], actions[i], streams[:, i], weights, rewards[i])
                if seat[i] < 0:
                    done[i] = 1
                    if reset:
                        seat[i] = begin(states, template, i, streams[:, i], weights)

    @cuda.jit
    def observe_all(states, seat, observations):
        """What the seat to act may know: the block clears the rows of its games, then each thread writes into its own."""
        games, width = observations.shape
        first = cuda.blockIdx.x * cuda.blockDim.x
        last = min(first + cuda.blockDim.x, games)
        for row in range(first, last):
            for k in range(cuda.threadIdx.x, width, cuda.blockDim.x):
                observations[row, k] = 0
        cuda.syncthreads()
        i = cuda.grid(1)
        if i < games and seat[i] >= 0:
            here = cuda.local.array(1, record)
            put(here, 0, states, i)
            fill_observation(here[0], seat[i], observations[i])

    @cuda.jit
    def unpack_masks(bits, masks):
        """Packed masks as a byte an action: 32 neighbouring threads write the actions of one word."""
        games, actions = masks.shape
        i = cuda.grid(1) // WORD
        place = cuda.grid(1) % WORD
        if i < games:
            for index in range(bits.shape[0]):
                action = index * WORD + place
                if action < actions:
                    masks[i, action] = (bits[index, i] >> place) & 1 != 0

    @cuda.jit
    def copy_all(marks, others):
        i = cuda.grid(1)
        if i < others.shape[0]:
            others[i] = marks[i] != 0

    @cuda.jit
    def run_all(states, template, streams, seats, masks, outs, players, decisions, tally):
        i = cuda.grid(1)
        if i < states.shape[0]:
            weights = cuda.local.array(WEIGHTS, int64)
            stream = cuda.local.array(STREAM, int64)
            reward = cuda.local.array(8, float32)
            tallied = cuda.local.array(TALLY, int64)
            here = cuda.local.array(1, record)
            for k in range(TALLY):
                tallied[k] = 0
            for k in range(STREAM):
                stream[k] = streams[k, i]
            put(here, 0, states, i)
            seat = seats[i]
            for _ in range(decisions):
                n = pack_mask(here[0], seat, outs[:, i], masks[:, i])
                action = outs[below(stream, n), i]
                seat = step(here, 0, seat, action, stream, weights, reward)
                if seat < 0:
                    count(reward, players, tallied)
                    seat = begin(here, template, 0, stream, weights)
            tallied[DECISIONS] += decisions
            put(states, i, here, 0)
            seats[i] = seat
            for k in range(STREAM):
                streams[k, i] = stream[k]
            for k in range(TALLY):
                cuda.atomic.add(tally, k, tallied[k])

    @cuda.jit
    def begin_sum(counts, sums):
        """Every count one place further, so that the sums before it can be made of them."""
        i = cuda.grid(1)
        if i < sums.shape[0]:
            sums[i] = counts[i - 1] if i > 0 else 0

    @cuda.jit
    def add_before(sums, others, distance):
        """A step of the sums: every number and the one that far before it; distances double."""
        i = cuda.grid(1)
        if i < sums.shape[0]:
            others[i] = sums[i] + (sums[i - distance] if i >= distance else 0)

    @cuda.jit
    def after_all(states, seat, outs, first, rows, games, actions, total, calmly):
        """The tables after every legal action, one thread a table."""
        row = cuda.grid(1)
        if row < total:
            i = game_of(first, row)
            action = outs[row - first[i], i]
            here = cuda.local.array(1, record)
            if calmly:
                calm_after(states, i, seat[i], action, here, 0)
            else:
                after(states, i, seat[i], action, here, 0)
            put(rows[row : row + 1], 0, here, 0)
            games[row] = i
            actions[row] = action

    return SimpleNamespace(
        begin_all=begin_all,
        fill_masks=fill_masks,
        choose_all=choose_all,
        check_all=check_all,
        step_all=step_all,
        observe_all=observe_all,
        unpack_masks=unpack_masks,
        copy_all=copy_all,
        begin_sum=begin_sum,
        add_before=add_before,
        after_all=after_all,
        run_all=run_all,
    )


class Device:
    """A batch's arrays on the GPU.

    `states`, `seat`, `mask` (32 actions a word, `[word, game]`), `rewards` and `done` can be handed to PyTorch or CuPy as they are (they
    have the CUDA array interface). After each step the small ones are copied into the batch's own arrays; masks and
    states only when `fetch` is called.
    """

    def __init__(self, batch: Batch) -> None:
        if not available():
            from .batch import BatchError

            raise BatchError(
                "no GPU was found (device 'cuda'): use device='cpu', or install numba-cuda on a machine with one"
            )
        self.batch = batch
        self.cuda = numba_cuda()
        self.kernels = kernels(batch.game.name)
        n, size = batch.games, batch.game.action_count
        self.grid = (n + THREADS - 1) // THREADS
        self.states = self.cuda.to_device(batch.states)
        self.template = self.cuda.to_device(batch.template)
        self.streams = self.cuda.to_device(np.ascontiguousarray(batch.streams.T))
        self.seat = self.cuda.to_device(batch.seat)
        self.mask = self.cuda.to_device(np.zeros(((size + WORD - 1) // WORD, n), np.uint32))
        self.outs = self.cuda.device_array((size, n), np.int16)
        self.counts = self.cuda.to_device(np.zeros(n, np.int32))
        self.rewards = self.cuda.to_device(batch.rewards)
        self.done = self.cuda.to_device(batch.done)
        self._none_wrong = np.array([n], np.int64)
        self._wrong = self.cuda.to_device(self._none_wrong)
        self._sums = [self.cuda.device_array(n + 1, np.int64) for _ in range(2)]
        self._afters = self.cuda.device_array(1, batch.states.dtype)

    def reseed(self) -> None:
        """Begin the random streams as the batch's are now."""
        self.streams.copy_to_device(np.ascontiguousarray(self.batch.streams.T))

    def restart(self) -> None:
        self.rewards.copy_to_device(self.batch.rewards)
        self.done.copy_to_device(self.batch.done)
        self.kernels.begin_all[self.grid, THREADS](self.states, self.template, self.streams, self.seat)
        self._fill()
        self.show()

    def _fill(self) -> None:
        self.kernels.fill_masks[self.grid, THREADS](self.states, self.seat, self.mask, self.outs, self.counts)

    def step(self, actions: Any) -> None:
        """Apply one action in every game that is not over; nothing leaves the GPU but whether all of them were legal.

        `actions` are integers, here or on the GPU (whatever has the CUDA array interface).
        """
        there = self.here(actions) if on_gpu(actions) else self.cuda.to_device(actions)
        self._wrong.copy_to_device(self._none_wrong)
        self.kernels.check_all[self.grid, THREADS](
            self.seat, there, self.mask, self.batch.game.action_count, self._wrong
        )
        if self._wrong.copy_to_host()[0] < self.batch.games:
            self.show()
            self.fetch()
            self.batch._check(there.copy_to_host())
        self.kernels.step_all[self.grid, THREADS](
            self.states, self.template, self.streams, self.seat, there, self.rewards, self.done, self.batch.reset
        )
        self._fill()

    def random_actions(self) -> Any:
        """A legal action for every game, on the GPU; -1 where a game is over."""
        there = self.cuda.device_array(self.batch.games, np.int32)
        self.kernels.choose_all[self.grid, THREADS](self.states, self.seat, self.streams, there, self.outs, self.counts)
        return there

    def here(self, array: Any) -> Any:
        """An array of the GPU, a PyTorch tensor say, as the kernels see it; the memory is shared."""
        return array if is_ours(array) else self.cuda.as_cuda_array(array)

    def observe(self, out: Any) -> None:
        """What the seats to act may know, into an array on the GPU, a row a game."""
        self.kernels.observe_all[self.grid, THREADS](self.states, self.seat, out)

    def afterstates(self, calm: bool) -> tuple[Any, Any, Any]:
        """The tables after every legal action, with their games and actions, on the GPU; only how many there are leaves it."""
        first = self._begins()
        total = int(first[self.batch.games :].copy_to_host()[0])
        if self._afters.shape[0] < total:
            self._afters = self.cuda.device_array(total + total // 4, self._afters.dtype)
        games, actions = (self.cuda.device_array(max(1, total), np.int32)[:total] for _ in range(2))
        self.kernels.after_all[max(1, (total + THREADS - 1) // THREADS), THREADS](
            self.states, self.seat, self.outs, first, self._afters, games, actions, total, calm
        )
        return self._afters[:total], games, actions

    def _begins(self) -> Any:
        """Where the tables of each game begin among all of them, and at the end how many there are: the sums of what comes before."""
        sums, others = self._sums
        grid = self.batch.games // THREADS + 1
        self.kernels.begin_sum[grid, THREADS](self.counts, sums)
        distance = 1
        while distance <= self.batch.games:
            self.kernels.add_before[grid, THREADS](sums, others, distance)
            sums, others = others, sums
            distance *= 2
        return sums

    def show_there(self, mask: Any = None, rewards: Any = None, done: Any = None, seat: Any = None) -> None:
        """Copy what a step left into other arrays on the GPU, those that are given; masks a byte an action, a row a game."""
        if mask is not None:
            grid = (self.batch.games * WORD + THREADS - 1) // THREADS
            self.kernels.unpack_masks[grid, THREADS](self.mask, mask)
        if rewards is not None:
            rewards.copy_to_device(self.rewards)
        if done is not None:
            self.kernels.copy_all[self.grid, THREADS](self.done, done)
        if seat is not None:
            seat.copy_to_device(self.seat)

    def run(self, decisions: int) -> npt.NDArray[np.int64]:
        tally = self.cuda.to_device(np.zeros(TALLY, np.int64))
        self.kernels.run_all[self.grid, THREADS](
            self.states,
            self.template,
            self.streams,
            self.seat,
            self.mask,
            self.outs,
            self.batch.players,
            decisions,
            tally,
        )
        self._fill()
        self.show()
        counted: npt.NDArray[np.int64] = tally.copy_to_host()
        return counted

    def show(self) -> None:
        """Bring the seats, returns and ends of a step back into the batch's arrays."""
        self.seat.copy_to_host(self.batch.seat)
        self.rewards.copy_to_host(self.batch.rewards)
        self.done.copy_to_host(self.batch.done)

    def fetch(self) -> None:
        """Bring the states and masks back into the batch's arrays."""
        self.states.copy_to_host(self.batch.states)
        words = np.ascontiguousarray(self.mask.copy_to_host().T).astype("<u4")
        size = self.batch.game.action_count
        self.batch.mask = np.unpackbits(words.view(np.uint8), axis=1, count=size, bitorder="little")
