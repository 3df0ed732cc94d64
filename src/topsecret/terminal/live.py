"""A terminal on which things happen while a line is being typed."""

from __future__ import annotations

import codecs
import contextlib
import os
import select
import sys
from collections.abc import Callable
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from .keys import END, ENTER, Line, keys
from .screen import Left, Screen, ascii_letters, printable


class LiveScreen(Screen):
    """A screen that can be woken while it waits for a line.

    `wake` may be called by any thread; then `woken` is called where the line is asked for. It draws what is new, or
    raises to give up the question; what was typed so far stays. On systems without `select` for terminals the screen
    is drawn anew only after the next line.
    """

    def __init__(self, *, ascii: bool = False, plain: bool = False) -> None:
        super().__init__(ascii=ascii, plain=plain)
        self.woken: Callable[[], bool] = lambda: False
        """Called when something happened; whether it has drawn anything."""
        self._line = Line()
        self._ahead: list[str] = []
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._ended = False
        self._hear, self._ring = os.pipe()
        os.set_blocking(self._hear, False)
        os.set_blocking(self._ring, False)
        self._before: list[Any] | None = None

    def wake(self) -> None:
        """Something happened."""
        with contextlib.suppress(OSError):  # a full pipe wakes just as well
            os.write(self._ring, b"!")

    def close(self) -> None:
        super().close()
        self._cooked()

    def wipe(self) -> None:
        super().wipe()
        self._line.forget()

    def ask(self, prompt: str = "> ") -> str:
        if sys.platform == "win32":
            return super().ask(prompt)
        shown = ascii_letters(prompt) if self.ascii else prompt
        try:
            return printable(self._typed(shown) if self.plain else self._keyed(shown)).strip()
        except KeyboardInterrupt:
            self._write("\n")
            raise Left from None

    def remark(self, text: Text) -> None:
        """A short text below the line just typed, until the screen is drawn anew."""
        self.console.print(text, end="\n" if self.plain else "", no_wrap=True, overflow="crop", crop=True)

    # --- a line from a file or from the terminal's own line editor

    def _typed(self, prompt: str) -> str:
        self._write(prompt)
        while True:
            if "\n" in self._ahead:
                end = self._ahead.index("\n")
                line, self._ahead = "".join(self._ahead[:end]), self._ahead[end + 1 :]
                break
            if self._ended:
                line, self._ahead = "".join(self._ahead), []
                if not line:
                    self._write("\n")
                    raise Left
                break
            if self._wait():
                self._ahead += self._read()
            elif self.woken():
                self._write(prompt)
        if not sys.stdin.isatty():
            self._write("\n")
        return line

    # --- a line by its keys

    def _keyed(self, prompt: str) -> str:
        self._raw()
        self._show(prompt)
        while True:
            while self._ahead:
                key = self._ahead.pop(0)
                if key in ENTER:
                    self._show(prompt)
                    self._write("\n")
                    return self._line.take()
                if key == END and not self._line.text:
                    self._write("\n")
                    raise Left
                self._line.press(key)
                if not self._ahead:
                    self._show(prompt)
            if self._ended:
                raise Left
            if self._wait():
                self._ahead += keys(self._read())
            elif self.woken():
                self._show(prompt)

    def _show(self, prompt: str) -> None:
        """The prompt and the line; the cursor stands where the next letter goes."""
        before, after = self._line.shown(self.width - cell_len(prompt) - 1)
        if self.ascii:
            before, after = (part.encode("ascii", "replace").decode() for part in (before, after))
        self._write(f"\r{prompt}{before}{after}\x1b[K" + (f"\r{prompt}{before}" if after else ""))

    # --- input

    def _wait(self) -> bool:
        """Wait for input or to be woken; whether there is input."""
        ready, _, _ = select.select([sys.stdin.fileno(), self._hear], [], [])
        if self._hear in ready:
            with contextlib.suppress(BlockingIOError):
                os.read(self._hear, 65536)
        return sys.stdin.fileno() in ready and self._hear not in ready

    def _read(self) -> str:
        try:
            data = os.read(sys.stdin.fileno(), 4096)
        except OSError:  # the terminal is gone
            data = b""
        self._ended = not data
        return self._decode(data, not data)

    def _raw(self) -> None:
        """Key by key, without echo; Ctrl-C still interrupts."""
        import termios

        now = termios.tcgetattr(sys.stdin)
        if now[3] & termios.ICANON:
            self._before = now
            control = list(now[6])
            control[termios.VMIN], control[termios.VTIME] = 1, 0
            keyed = [*now[:3], now[3] & ~(termios.ICANON | termios.ECHO), now[4], now[5], control]
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, keyed)

    def _cooked(self) -> None:
        """The terminal as it was."""
        if self._before is not None:
            import termios

            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._before)
            self._before = None
