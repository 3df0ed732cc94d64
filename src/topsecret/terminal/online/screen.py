"""A terminal on which things happen while a line is being typed."""

from __future__ import annotations

import codecs
import contextlib
import os
import select
import sys
from collections.abc import Callable

from ..screen import Left, Screen, ascii_letters, printable


class LiveScreen(Screen):
    """A screen that can be woken while it waits for a line.

    `wake` may be called by any thread; then `woken` is called where the line is asked for. It prints what is new below the line, or raises to
    give up the question; the terminal keeps what was typed so far. On systems without `select` for terminals news are printed after the
    next line.
    """

    def __init__(self, *, ascii: bool = False, plain: bool = False) -> None:
        super().__init__(ascii=ascii, plain=plain)
        self.woken: Callable[[], bool] = lambda: False
        """Called when something happened; whether it has printed anything."""
        self._ahead = ""
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._ended = False
        self._hear, self._ring = os.pipe()
        os.set_blocking(self._hear, False)
        os.set_blocking(self._ring, False)

    def wake(self) -> None:
        """Something happened."""
        with contextlib.suppress(OSError):  # a full pipe wakes just as well
            os.write(self._ring, b"!")

    def ask(self, prompt: str = "> ") -> str:
        if sys.platform == "win32":
            return super().ask(prompt)
        try:
            return printable(self._typed(ascii_letters(prompt) if self.ascii else prompt)).strip()
        except KeyboardInterrupt:
            self._write("\n")
            raise Left from None

    def _typed(self, prompt: str) -> str:
        self._write(prompt)
        while "\n" not in self._ahead and not self._ended:
            if self._wait():
                self._read()
            elif self.woken():
                self._write(prompt)
        if not self._ahead:
            self._write("\n")
            raise Left
        line, _, self._ahead = self._ahead.partition("\n")
        if not sys.stdin.isatty():
            self._write("\n")
        return line

    def _wait(self) -> bool:
        """Wait for typing or for a wake; whether there is something to read and nothing to be told before."""
        ready, _, _ = select.select([sys.stdin.fileno(), self._hear], [], [])
        if self._hear in ready:
            with contextlib.suppress(BlockingIOError):
                os.read(self._hear, 65536)
        return self._hear not in ready

    def _read(self) -> None:
        try:
            data = os.read(sys.stdin.fileno(), 65536)
        except OSError:  # the terminal is gone
            data = b""
        self._ended = not data
        self._ahead += self._decode(data, not data)
