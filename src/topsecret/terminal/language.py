"""The language this terminal speaks: chosen once, then every word is a message of that language."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from .. import OptionError
from ..words import LANGUAGES, Words, spoken
from ..words import words as words_of

SETTING = "TOPSECRET_LANGUAGE"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
_HOLE = re.compile("\ue000(\\d+)\ue001")

_language = "en"


def choose(given: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language that was asked for, else that of the environment, else English; OptionError if we do not speak it."""
    for name, wanted in (("--language", given), (SETTING, environment.get(SETTING))):
        if wanted:
            found = spoken([wanted])
            if found is None:
                known = ", ".join(f"{code} ({own})" for code, own in LANGUAGES.items())
                raise OptionError(f"{name}: unknown language {wanted!r}: known are {known}")
            return found
    return spoken([next((environment[name] for name in LOCALES if environment.get(name)), "")]) or "en"


def speak(language: str) -> None:
    """Speak this language from now on."""
    global _language
    _language = language


def speak_as_asked(args: argparse.Namespace) -> None:
    """Speak what the command line or the environment asks for."""
    speak(choose(getattr(args, "language", None)))


def words() -> Words:
    """The words in use."""
    return words_of(_language)


def t(id: str, **args: Any) -> str:
    """A message in one line."""
    return re.sub(r"[ \n]+", " ", words().text(id, **args)).strip(" ")


def say(id: str, **args: Any) -> str:
    """A message of a board; the cities of a board of one's own as that board calls them."""
    return t(id, **args) if words().has(id) or not id.startswith("city-") else str(args["name"])


def styled(id: str, style: str = "", **args: Text | tuple[str, str] | str | int) -> Text:
    """A message as a line in which some things have a style of their own."""
    things: list[Text] = []
    given: dict[str, str | int] = {}
    for name, thing in args.items():
        if isinstance(thing, str | int):
            given[name] = thing
        else:
            given[name] = f"\ue000{len(things)}\ue001"
            things.append(thing if isinstance(thing, Text) else Text(*thing))
    whole = Text(no_wrap=True)
    for number, piece in enumerate(_HOLE.split(t(id, **given))):
        if number % 2:
            whole.append_text(things[int(piece)])
        else:
            whole.append(piece, style or None)
    return whole


def listed(names: Sequence[str], *, either: bool = False) -> str:
    """`a, b and c`."""
    return words().listed(names, either=either)


def yes(typed: str) -> bool | None:
    """Whether that says yes or no, in the language at hand or in English; None if neither."""
    for answer, known in ((True, ("yes", "1", t("setup-yes"))), (False, ("no", "0", t("setup-no")))):
        if typed and typed.lower() in (*known, *(word[0] for word in known)):
            return answer
    return None
