"""A line typed key by key."""

from __future__ import annotations

import pytest

from topsecret.terminal.keys import Line, keys

LEFT, RIGHT, UP, DOWN, HOME, END, DELETE = "\x1b[D", "\x1b[C", "\x1b[A", "\x1b[B", "\x1b[H", "\x1b[F", "\x1b[3~"


def typed(text: str) -> Line:
    line = Line()
    for key in keys(text):
        line.press(key)
    return line


@pytest.mark.parametrize(
    ("pressed", "text"),
    [
        ("J2 D3", "J2 D3"),
        ("J2\x7fD", "JD"),
        (f"ac{LEFT}b", "abc"),
        (f"bc{HOME}a", "abc"),
        (f"ab{HOME}{RIGHT}{DELETE}", "a"),
        (f"ab{LEFT}{LEFT}{LEFT}{END}c", "abc"),
        ("say hello\x17you", "say you"),
        ("all of it\x15", ""),
        (f"keep this{HOME}\x0b", ""),
        ("\x1b[5~\x00\tZoë", "Zoë"),
        ("\x08\x7f", ""),
    ],
)
def test_keys_edit_the_line(pressed: str, text: str) -> None:
    assert typed(pressed).text == text


def test_arrows_bring_earlier_lines_back() -> None:
    line = Line()
    for text in ("first", "second"):
        for key in text:
            line.press(key)
        line.take()
    for key, shown in ((UP, "second"), (UP, "first"), (UP, "first"), (DOWN, "second"), (DOWN, "")):
        line.press(key)
        assert line.text == shown


def test_nothing_comes_back_after_the_keyboard_changed_hands() -> None:
    line = typed("my secret")
    line.take()
    line.press("x")
    line.forget()
    line.press(UP)
    assert line.text == ""


def test_a_long_line_is_shown_around_the_cursor() -> None:
    line = typed("abcdefghij")
    assert line.shown(4) == ("ghij", "")
    for _ in range(10):
        line.press(LEFT)
    assert line.shown(4) == ("", "abcd")
