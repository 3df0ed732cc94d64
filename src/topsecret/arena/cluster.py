"""A contest on a Ray cluster: tasks of a few games each; what is lost with a machine is played again."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any

import msgspec

from .. import __version__
from .schedule import ArenaError, Game, Job
from .table import Played

CONNECT_S = 5.0
CHUNK_S = 5.0
"""About how long a task should take."""
MOST = 100
"""Games in one task."""
AHEAD = 2
"""Tasks for each core of the cluster, so that none waits for us."""

_crews: dict[bytes, Any] = {}
"""In a process of the cluster: its worker, kept from task to task."""


def play(job: Job, todo: Iterator[Game], left: int, address: str) -> Iterator[Played]:
    """The games as they are finished, each once."""
    check_address(address)
    try:
        import ray
    except ImportError:
        raise ArenaError("--ray needs Ray: pip install 'topsecret[ray]'") from None
    ours = not ray.is_initialized()
    if ours:
        _connect(ray, address)
    try:
        yield from _tasks(ray, job, todo, left)
    except ray.exceptions.RayTaskError as error:
        raise _cause(error) from None
    finally:
        if ours:
            ray.shutdown()


def check_address(address: str) -> None:
    """ArenaError, with words, if there can be no cluster; Ray itself would try for minutes."""
    if address in ("local", "auto"):
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or not 0 < int(port) < 65536:
        raise ArenaError(f"--ray {address!r} is no address; write HOST:PORT, auto (found by Ray) or local")
    try:
        socket.create_connection((host, int(port)), CONNECT_S).close()
    except OSError as error:
        raise ArenaError(f"--ray {address}: nothing answers there: {error.strerror or error}") from None


def _connect(ray: Any, address: str) -> None:
    # Below `uv run` Ray would send the whole project folder to every node and build an environment of it there; our workers
    # need only what the node has installed.
    ray._private.ray_constants.RAY_ENABLE_UV_RUN_RUNTIME_ENV = False
    quiet = {"log_to_driver": True, "logging_level": "ERROR", "configure_logging": True}
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody unless the user wants it
    try:
        if address == "local":
            ray.init(address="local", include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        first = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        raise ArenaError(f"--ray {address}: cannot join that cluster: {first}") from None


def _tasks(ray: Any, job: Job, todo: Iterator[Game], left: int) -> Iterator[Played]:
    # A task that is lost with its process or its machine is started again, as often as it takes.
    task = ray.remote(max_retries=-1, num_cpus=1)(_chunk)
    told = msgspec.json.encode(job.to_plain())
    open_tasks: dict[Any, float] = {}
    size, decode = 1, msgspec.json.Decoder(list[Played]).decode
    try:
        while True:
            cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(open_tasks) < AHEAD * cores:
                games = list(islice(todo, min(size, max(1, left // (2 * AHEAD * cores)))))
                if not games:
                    break
                left -= len(games)
                open_tasks[task.remote(__version__, told, [tuple(game) for game in games])] = time.monotonic()
            if not open_tasks:
                return
            ready, _ = ray.wait(list(open_tasks), timeout=1.0)
            for reference in ready:
                del open_tasks[reference]
                played = decode(ray.get(reference))
                seconds = sum(sum(game.ms) for game in played) / 1000 / len(played)
                size = max(1, min(MOST, round(CHUNK_S / max(seconds, 0.001))))
                yield from played
    finally:
        for reference in open_tasks:
            with suppress(Exception):  # it is over anyway
                ray.cancel(reference, force=True)


def _chunk(version: str, told: bytes, games: list[Any]) -> bytes:
    """A task: it runs on some machine of the cluster, with a worker of its own that can be stopped."""
    from .crew import Crew

    if version != __version__:
        raise ArenaError(
            f"topsecret {__version__} is on a machine of the cluster, but {version} here: they must be the same"
        )
    if told not in _crews:
        for crew in _crews.values():
            crew.close()
        _crews.clear()
        _crews[told] = Crew(Job.from_plain(msgspec.json.decode(told)), 1)
    played = _crews[told].play(Game(number, deal, tuple(seats)) for number, deal, seats in games)
    try:
        return msgspec.json.encode(sorted(played, key=lambda game: game.n))
    except BaseException:
        _crews.pop(told).close()  # it still plays what nobody waits for
        raise


def _cause(error: Any) -> Exception:
    """What a task failed with, in our own words where they are ours."""
    cause = error.cause
    if isinstance(cause, ArenaError):
        return ArenaError(str(cause))
    return RuntimeError(str(error))
