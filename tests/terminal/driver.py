"""The real program behind a pseudo-terminal, driven as a person would."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from types import TracebackType

from .emulator import Terminal

PATIENCE = 60.0
"""Seconds to wait for an answer on a busy machine."""
QUIET = 0.02
"""Seconds without a word after which a program that shows its prompt is taken to wait; the prompt is drawn last."""


class Program:
    """`topsecret` with these arguments on a terminal of that size."""

    def __init__(self, *arguments: str, width: int = 80, height: int = 24, **environment: str) -> None:
        self.terminal = Terminal(width, height)
        self.output = ""
        self._typed_at = 0
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._mine, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        keep = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES", "NO_COLOR")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "topsecret", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
            env=keep | {"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", "INPUTRC": "/dev/null"} | environment,
        )
        os.close(theirs)

    def __enter__(self) -> Program:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._mine)

    def _read(self, seconds: float) -> bool:
        """Read what there is; False when the program has closed the terminal or nothing came."""
        if not select.select([self._mine], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self._mine, 65536)
        except OSError:
            return False
        text = self._decode(data)
        self.output += text
        self.terminal.feed(text)
        return bool(data)

    def wait_for(self, *texts: str) -> str:
        """Wait until the program has said one of the texts since a line was typed, and waits for the next; all it has said since."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            quiet = not self._read(QUIET)
            said = self.said
            if quiet and said.rstrip().endswith(">") and any(text in " ".join(said.split()) for text in texts):
                return said
            if quiet and self.process.poll() is not None and not self._read(0.05):
                break
        raise AssertionError(f"waited for {texts}, there was said:\n{self.said}")

    @property
    def said(self) -> str:
        """What was printed since a line was typed, without colours and the line itself."""
        said = re.sub(r"\x1b\[[?0-9;]*[A-Za-z]|\r", "", self.output[self._typed_at :])
        return said.partition("\n")[2] if self._typed_at else said

    def until(self, shows: Callable[[str], bool]) -> str:
        """Wait for a screen, whether the program asks for anything or not; the screen."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if shows(self.terminal.screen):
                return self.terminal.screen
            self._read(0.1)
        raise AssertionError(f"the screen shows:\n{self.terminal.screen}")

    def type(self, text: str) -> None:
        """Type a line; what was said until then is forgotten for the next wait."""
        self._typed_at = len(self.output)
        os.write(self._mine, f"{text}\n".encode())
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and "\n" not in self.output[self._typed_at :] and self.process.poll() is None:
            self._read(0.05)

    def say(self, text: str, *texts: str) -> str:
        """Type a line and wait for one of the texts (or just for the next question)."""
        self.type(text)
        return self.wait_for(*(texts or ("",)))

    def key(self, data: bytes) -> None:
        os.write(self._mine, data)

    def interrupt(self) -> None:
        self.process.send_signal(signal.SIGINT)

    def end(self) -> int:
        """Wait until the program has ended; its exit code."""
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < until:
            self._read(0.05)
        while self._read(0.05):
            pass
        return self.process.wait(timeout=5)
