"""A bot that is a program of its own, in any language: one JSON object a line, over its standard input and output.

docs/bots.md describes the lines. A `ProcessBot` sits at a table like any other bot; one process plays one game.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from typing import IO, Any

from .. import game
from ..play.game import Action, NotationError, Result
from .bot import BotError, View

PROTOCOL = 1
TOKEN = "TOPSECRET_BOT_TOKEN"
"""Where the token of a bot's account may stand in the environment; it is not for the program."""
READY_S = 30.0
"""How long a program may take to say that it is ready."""
BUDGET_MS = 10_000
"""How long it may take to choose, unless told otherwise."""
PARTING_S = 2.0
"""How long it may take to leave after the last line."""
LONGEST_LINE = 1_000_000
LONGEST_SAY = 500


class BotFault(BotError):
    """What a bot program did wrong, in words for the one who wrote it. The program is stopped then."""


def command_words(command: str) -> list[str]:
    """The words of a command line. `python` is the one that runs us where there is no other."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BotError(f"cannot read the command {command!r}: {error}") from None
    if not words:
        raise BotError('the command is empty; write it as "python mybot.py"')
    if words[0] in ("python", "python3") and shutil.which(words[0]) is None:
        words[0] = sys.executable
    return words


class ProcessBot:
    """A program at a seat. Every method raises BotFault when the program does something wrong; then it is gone."""

    def __init__(self, command: str, *, budget_ms: int = BUDGET_MS, ready_s: float = READY_S) -> None:
        self.command = command
        self.budget_ms = budget_ms
        self.name = ""
        """What the program calls itself, once it was greeted."""
        self.said: list[str] = []
        """What it said to the table; whoever runs it may empty the list."""
        self._ready_s = ready_s
        self._asked = 0
        self._pipe = _Pipe(command)
        self._pipe.send({"type": "hello", "protocol": PROTOCOL})

    def greet(self) -> str:
        """Wait until the program is ready; its name."""
        if self.name:
            return self.name
        waits = f"a line as {_line({'type': 'ready', 'name': 'My bot'})}"
        try:
            line = self._pipe.receive(self._ready_s)
        except TimeoutError:
            raise self._fault(f"said nothing for {self._ready_s:g} s; it must begin with {waits}") from None
        name = line.get("name")
        if line.get("type") != "ready" or not isinstance(name, str) or not name.strip():
            raise self._fault(f"must begin with {waits}, but wrote {_line(line)}")
        self.name = name.strip()[:40]
        return self.name

    def begin(self, seat: int, view: View) -> None:
        self.greet()
        told = {
            "type": "begin",
            "game": view["game"],
            "seat": seat,
            "options": view["options"],
            "names": view["names"],
            "view": view,
        }
        self._pipe.send(told | board(view))

    def tell(self, events: list[dict[str, Any]]) -> None:
        if events:
            self._pipe.send({"type": "events", "events": events})

    def choose(self, view: View, actions: list[Action]) -> Action:
        self._asked += 1
        offered = [{"id": action.id, "text": action.text, "data": action.data} for action in actions]
        self._pipe.send(
            {"type": "choose", "id": self._asked, "view": view, "actions": offered, "ms": self.budget_ms},
        )
        try:
            line = self._pipe.receive(self.budget_ms / 1000)
        except TimeoutError:
            raise self._fault(f"did not choose within {self.budget_ms} ms") from None
        chosen = self._chosen(line, actions)
        say = line.get("say")
        if say is not None:
            if not isinstance(say, str):
                raise self._fault(f"wants to say {_line(say)}, which is no text")
            self.said.append(say[:LONGEST_SAY])
        return chosen

    def _chosen(self, line: dict[str, Any], actions: list[Action]) -> Action:
        waits = f"a line as {_line({'type': 'action', 'id': self._asked, 'action': actions[0].id})}"
        if line.get("type") != "action" or "action" not in line:
            raise self._fault(f"must answer with {waits}, but wrote {_line(line)}")
        if line.get("id") != self._asked:
            raise self._fault(f"was asked question {self._asked}, but answers question {_line(line.get('id'))}")
        wanted = line["action"]
        for action in actions:
            if wanted is not True and wanted is not False and wanted in (action.id, action.text):
                return action
        if isinstance(wanted, str):
            with contextlib.suppress(NotationError):
                number = actions[0].game.parse_action(wanted)
                for action in actions:
                    if action.id == number:
                        return action
        some = ", ".join(f"{action.id} ({action.text})" for action in actions[:4])
        rest = f" and {len(actions) - 4} more" if len(actions) > 4 else ""
        raise self._fault(f"chose {_line(wanted)}, which is not offered; offered are {some}{rest}")

    def end(self, result: Result | None) -> None:
        """The game is over; without a result it was broken off."""
        told = None
        if result is not None:
            told = {"winners": list(result.winners), "totals": list(result.totals), "reason": result.reason}
        self._pipe.send({"type": "end", "result": told})

    def close(self) -> None:
        """Say goodbye and see the program out."""
        self._pipe.send({"type": "bye"})
        self._pipe.close(PARTING_S)

    def kill(self) -> None:
        """End the program at once, also while another thread waits for it to choose."""
        self._pipe.close(0.0)

    def _fault(self, what: str) -> BotFault:
        self._pipe.close(0.0)
        return BotFault(f"the bot {self.name or self.command!r} {what}")


def board(view: View) -> dict[str, Any]:
    """Randolph's board, which a view names only: cities, routes, bases and headquarters."""
    if "board" not in view:
        return {}
    found = game(view["game"])
    chosen = found.options.complete(view["options"])["board"]
    return {"board": json.loads(chosen.to_json())}


class _Pipe:
    """The program's process. Two threads write and read, so that a program that does neither cannot hold us up."""

    def __init__(self, command: str) -> None:
        self._command = command
        words = command_words(command)
        try:
            # In a session of its own Ctrl-C does not reach the program: whoever runs it says goodbye first.
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
                env={name: value for name, value in os.environ.items() if name != TOKEN} | {"PYTHONUNBUFFERED": "1"},
            )
        except FileNotFoundError:
            raise BotFault(f"cannot start the bot {command!r}: there is no program {words[0]!r}") from None
        except OSError as error:
            raise BotFault(f"cannot start the bot {command!r}: {error.strerror}") from None
        self._gone = False
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True),
            threading.Thread(target=self._write, args=(self._process.stdin,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def _read(self, file: IO[bytes]) -> None:
        with file:
            while line := file.readline(LONGEST_LINE):
                self._lines.put(line)
        self._lines.put(b"")

    def _write(self, file: IO[bytes]) -> None:
        with contextlib.suppress(OSError), file:
            while (line := self._outgoing.get()) is not None:
                file.write(line)
                if self._outgoing.empty():
                    file.flush()

    def send(self, message: dict[str, Any]) -> None:
        self._outgoing.put(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")

    def receive(self, seconds: float) -> dict[str, Any]:
        """The next line that is not blank; TimeoutError, or BotFault if it is no JSON object or the program is gone."""
        end = time.monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                raise TimeoutError from None
            if not line:
                raise BotFault(f"the bot {self._command!r} {self._how_it_ended()}")
            if line.strip():
                return self._object(line)

    def _object(self, line: bytes) -> dict[str, Any]:
        if len(line) >= LONGEST_LINE:
            self._give_up(f"wrote a line of {LONGEST_LINE:,} characters or more")
        try:
            message = json.loads(line)
        except ValueError:
            message = None
        if not isinstance(message, dict):
            shown = line.decode("utf-8", "replace").strip()
            self._give_up(
                f"wrote {shown[:200]!r}, which is no JSON object on one line (print what is for you to standard error)"
            )
        return dict(message or {})

    def _give_up(self, what: str) -> None:
        self.close(0.0)
        raise BotFault(f"the bot {self._command!r} {what}")

    def _how_it_ended(self) -> str:
        try:
            code = self._process.wait(PARTING_S)
        except subprocess.TimeoutExpired:
            self.close(0.0)
            return "closed its output"
        self.close(0.0)
        return f"was ended by signal {-code}" if code < 0 else f"ended by itself, with exit code {code}"

    def close(self, seconds: float) -> None:
        """Close the program's input; what is still there after that time is killed, with all that it started."""
        if self._gone:
            return
        self._outgoing.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self._kill()
        self._gone = True
        self._process.wait()
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join(PARTING_S)

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()


def _line(message: Any) -> str:
    text = json.dumps(message, ensure_ascii=False, default=str)
    return text if len(text) <= 200 else text[:200] + "…"
