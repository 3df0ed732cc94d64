"""Options of a game: their names, defaults, allowed values and presets, checked with words that help."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from operator import index
from typing import Any

YES = ("yes", "true", "on", "1")
NO = ("no", "false", "off", "0")


class OptionError(ValueError):
    """An option that does not exist, or a value it cannot take."""


@dataclass(frozen=True)
class Option:
    """One option. `kind` is "flag", "choice", "number", "optional number" or "other" (then `read` and `write` are given)."""

    name: str
    default: Any
    kind: str
    meaning: str
    clause: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    read: Callable[[Any], Any] | None = None
    write: Callable[[Any], str] | None = None
    values: str = ""
    """What an option of the kind "other" may be, in words."""

    @property
    def allowed(self) -> str:
        """What the option may be, in words."""
        if self.kind == "flag":
            return "yes or no"
        if self.kind == "choice":
            return " or ".join(self.choices)
        if self.kind == "number":
            return f"a whole number from {self.low} to {self.high}"
        if self.kind == "optional number":
            return f"a whole number from {self.low} to {self.high}, or none"
        return self.values

    def check(self, value: Any) -> Any:
        """The value in its proper type; text is understood as on a command line."""
        if self.kind == "flag":
            if isinstance(value, bool):
                return value
            text = str(value).lower()
            if text in YES or text in NO:
                return text in YES
        elif self.kind == "choice":
            if value in self.choices:
                return value
        elif self.kind == "other":
            if self.read is None:
                raise AssertionError(f"the option {self.name} has no reader")
            return self.read(value)
        else:
            if self.kind == "optional number" and (value is None or str(value).lower() == "none"):
                return None
            if not isinstance(value, bool):
                try:
                    number = int(value) if isinstance(value, str) else index(value)
                except (TypeError, ValueError):
                    number = self.low - 1
                if self.low <= number <= self.high:
                    return number
        raise OptionError(f"option {self.name}: {value!r} is not allowed; it must be {self.allowed}")

    def text(self, value: Any) -> str:
        """The value as written in records and on the command line."""
        if self.write is not None:
            return self.write(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return "none" if value is None else str(value)


@dataclass(frozen=True)
class OptionSet:
    """All options of a game, `players` first."""

    game: str
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Named sets of options; a preset is chosen with the option `edition`."""
    finish: Callable[[dict[str, Any]], dict[str, Any]] = dict
    """Checks that need several options at once; fills in defaults that depend on others."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(o.name for o in self.options)

    def get(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        close = difflib.get_close_matches(name, self.names, 1)
        hint = f"did you mean {close[0]}? " if close else ""
        raise OptionError(f"unknown option {name!r} of {self.game}: {hint}known are {', '.join(self.names)}")

    def complete(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value, defaults filled in and everything checked."""
        for name in given:
            self.get(name)
        values: dict[str, Any] = {o.name: o.default for o in self.options}
        if self.presets:
            edition = self.get("edition").check(given.get("edition", self.get("edition").default))
            values.update(self.presets[edition])
        for name, value in given.items():
            values[name] = self.get(name).check(value)
        return self.finish(values)

    def parse(self, words: Iterable[str]) -> dict[str, Any]:
        """Options from words like `cards=yes`; a flag alone means yes."""
        given: dict[str, Any] = {}
        for word in words:
            name, equals, value = word.partition("=")
            option = self.get(name)
            if not equals and option.kind != "flag":
                raise OptionError(f"option {name}: write {name}=value, where the value is {option.allowed}")
            given[name] = option.check(value if equals else True)
        return given

    def text(self, values: Mapping[str, Any]) -> str:
        """The options that differ from the defaults, as words; `players` always."""
        base = self.complete({"players": values["players"]} | ({"edition": values["edition"]} if self.presets else {}))
        words = []
        for option in self.options:
            value = values[option.name]
            if (
                option.name == "players"
                or value != base[option.name]
                or (option.name == "edition" and value != option.default)
            ):
                words.append(f"{option.name}={option.text(value)}")
        return " ".join(words)
