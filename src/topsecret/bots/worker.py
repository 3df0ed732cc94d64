"""A worker process: it decides for bots' seats, one request at a time, and is told nothing but what those seats are told.

`python -m topsecret.bots.worker` reads requests from standard input and writes answers to standard output, each a length in
four bytes and JSON. It ends by itself when its input ends, also in the middle of a thought: nothing outlives the server.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import queue
import signal
import sys
import threading
import traceback
from collections import OrderedDict
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from .. import game
from ..play.game import Game
from . import make
from .bot import Bot

MOST_REMEMBERED = 512
"""Bots that a worker keeps in mind; the one that was not asked for longest is forgotten first."""
NICE = 5
"""Thinking stands back behind the server itself when both want the same core."""


class Request(msgspec.Struct):
    """A seat is asked. `events` are what it was told after the first `since`; with 0 the bot begins afresh."""

    key: tuple[int, int]
    game: str
    options: dict[str, Any]
    seat: int
    spec: str
    seed: int
    view: dict[str, Any]
    since: int
    events: list[dict[str, Any]]
    actions: list[int]


class Answer(msgspec.Struct, omit_defaults=True):
    """The number of an action; or `again`: the bot is not remembered, send everything; or what went wrong."""

    action: int | None = None
    again: bool = False
    fault: str = ""


class _Seat:
    """A bot that is remembered, and how much it has heard."""

    def __init__(self, bot: Bot, request: Request) -> None:
        self.bot = bot
        self.who = _who(request)
        self.heard = 0


def _who(request: Request) -> tuple[Any, ...]:
    return request.game, request.options, request.seat, request.spec, request.seed


class Decider:
    """Makes bots, remembers them between decisions, and asks them."""

    def __init__(self, most: int = MOST_REMEMBERED) -> None:
        self._most = most
        self._seats: OrderedDict[tuple[int, int], _Seat] = OrderedDict()
        self._decode = msgspec.json.Decoder(Request)
        self._encode = msgspec.json.Encoder()

    def answer(self, raw: bytes) -> bytes:
        """The answer to a request; whatever a bot does wrong is told in it, without a word of what the bot knows."""
        request = self._decode.decode(raw)
        try:
            return self._encode.encode(self._answer(request))
        except Exception as error:
            self._seats.pop(request.key, None)
            return self._encode.encode(Answer(fault=f"the bot {request.spec} failed: {where(error)}"))

    def _answer(self, request: Request) -> Answer:
        table = _table(request)
        if request.since == 0:
            self._begin(request)
        seat = self._seats.get(request.key)
        if seat is None or seat.heard != request.since or seat.who != _who(request):
            self._seats.pop(request.key, None)
            return Answer(again=True)
        self._seats.move_to_end(request.key)
        seat.bot.tell(request.events)
        seat.heard += len(request.events)
        chosen = seat.bot.choose(request.view, [table.action(number) for number in request.actions]).id
        if chosen not in request.actions:
            del self._seats[request.key]
            return Answer(fault=f"the bot {request.spec} chose an action it was not offered")
        return Answer(action=chosen)

    def _begin(self, request: Request) -> None:
        # A bot that has to begin afresh must not draw the same numbers as the last time.
        drawn = hashlib.sha256(f"{request.seed}/{len(request.events)}".encode()).digest()
        bot = make(request.spec, request.game, seed=int.from_bytes(drawn[:4]))
        bot.begin(request.seat, request.view)
        self._seats[request.key] = _Seat(bot, request)
        while len(self._seats) > self._most:
            self._seats.popitem(last=False)


def _table(request: Request) -> Game:
    found = game(request.game)
    return found.at(found.options.complete(request.options))


def where(error: Exception) -> str:
    """What kind of error came from which line. Its message is left out: it may name a secret."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} in {Path(frames[-1].filename).name}, line {frames[-1].lineno}"


def framed(body: bytes) -> bytes:
    return len(body).to_bytes(4) + body


def _listen(file: BinaryIO, requests: queue.SimpleQueue[bytes]) -> None:
    """Hand on requests; when the server is gone, end the process whatever it is doing."""
    while len(head := file.read(4)) == 4:
        size = int.from_bytes(head)
        body = file.read(size)
        if len(body) < size:
            break
        requests.put(body)
    os._exit(0)


def main() -> None:
    """Answer requests until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    # What a bot prints goes to the error output: the two ends of the wire are ours alone.
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(asked, requests), daemon=True).start()
    decider = Decider()
    with contextlib.suppress(BrokenPipeError):
        answers.write(framed(b"{}"))
        while True:
            answers.write(framed(decider.answer(requests.get())))
    sys.exit(0)


if __name__ == "__main__":
    main()
