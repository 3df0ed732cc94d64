"""A game written down: headers, then one move a line, dice and draws included.

    [Game "kramer"]
    [Rules "1"]
    [Options "players=4 cards=yes"]
    [Names "Anna" "Bert" "Cleo" "Dana"]
    [Date "2026-11-15"]

    deal 0 J
    roll 6
    0: J2 D4
    note 0 "red" "moved by everyone"
    end 3 5f1c0a9be2d47a10

The last line counts the moves and holds a digest of all lines before it, so that a record cut short or edited is
noticed. A record written by hand may end with `end` alone.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from .chance import Chance, Script, System, read_outcome
from .fair import SEED_BYTES, drawn
from .kernel.state import PositionError
from .match import IllegalAction, Match, SeatError
from .options import OptionError
from .play.game import CHANCE, CHANCE_SEAT, Game, NotationError, UnknownRules

REQUIRED = ("Game", "Rules", "Options")
HEADERS = (*REQUIRED, "Names", "Date", "Position", "Seed")
LARGEST = 4_000_000
"""Characters in the longest record that is read."""

_HEADER = re.compile(r'\[(\w+) (".*")\]')
_QUOTED = r'"(?:[^"\\]|\\.)*"'
_NAMES = re.compile(rf"{_QUOTED}(?:\s+{_QUOTED})*")
_NOTE = re.compile(rf"note ([0-9]{{1,3}}) ({_QUOTED}) ({_QUOTED})")
_MOVE = re.compile(r"([0-9]{1,3}): (.+)")
_END = re.compile(r"end\s+([0-9]{1,9})\s+(\S+)")


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message names the line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.line, self.reason)


@dataclass(frozen=True)
class Record:
    """The lines of a record; `str` of it is the text."""

    lines: tuple[str, ...]

    def __str__(self) -> str:
        return "\n".join(self.lines) + "\n"

    @classmethod
    def of(cls, match: Match, *, notes: bool = True, seed: bytes | None = None) -> Record:
        """The record of a match, secrets included; with the seed of fair dice, so that they can be checked."""
        game = match.game
        lines = [
            f'[Game "{game.name}"]',
            f'[Rules "{game.version}"]',
            f'[Options "{game.options.text(match.options)}"]',
            f"[Names {' '.join(_quoted(name) for name in match.names)}]",
            f'[Date "{match.date}"]',
        ]
        if match._from_position:
            lines.append(f'[Position "{game.write_position(match._start, match.options)}"]')
        if seed is not None:
            lines.append(f'[Seed "{seed.hex()}"]')
        lines.append("")
        lines += moves(match)
        for seat, kept in sorted(match._notes.items()) if notes else ():
            for about, text in sorted(kept.items()):
                lines.append(f"note {seat} {_quoted(about)} {_quoted(text)}")
        lines.append(f"end {len(match._steps)} {_digest(lines)}")
        return cls(tuple(lines))


def moves(match: Match, since: int = 0) -> list[str]:
    """What happened from step `since` on, a line for each step, secrets included."""
    game = match.game
    lines = []
    for step in match._steps[since:]:
        if step.seat == CHANCE_SEAT:
            before = match.past(step.data)
            lines.append(f"{game.chance_label(before)} {game.chance_text(before, step.action)}")
        else:
            lines.append(f"{step.seat}: {game.action(step.action).text}")
    return lines


def _quoted(text: str) -> str:
    """A text in quotation marks, readable; escaped if it holds what an editor or an encoding might change."""
    plain = json.dumps(text, ensure_ascii=False)
    return plain if plain.isprintable() else json.dumps(text)


def _digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(line.strip() for line in lines).encode("utf-8", "surrogatepass")).hexdigest()[:16]


def load(text: str | Record, find: Callable[[str], Game], chance: Chance | None = None) -> Match:
    """The match a record tells of, every move checked; RecordError says at which line and why not."""
    if isinstance(text, Record):
        text = str(text)
    if not isinstance(text, str):
        raise RecordError(1, f"a record is text, as a file holds it, not {type(text).__name__}")
    if len(text) > LARGEST:
        raise RecordError(1, f"the record is too long: {len(text)} characters, at most {LARGEST} are read")
    lines = text.replace("\r\n", "\n").rstrip().split("\n")
    headers, first = _read_headers(lines)
    _check_end(lines)
    match = _begin(headers, find)
    seed = read_seed(*headers["Seed"]) if "Seed" in headers else None
    picks = 0
    for number, line in enumerate(lines[first:-1], first + 1):
        if line.strip():
            if seed is not None and match.awaits is not None and not line.startswith("note "):
                _check_dice(match, line.strip(), number, drawn(seed, picks, match._chance_weights()))
                picks += 1
            follow(match, line.strip(), number)
    match.chance = chance if chance is not None else System()
    match._settle()
    return match


def _read_headers(lines: list[str]) -> tuple[dict[str, tuple[int, str]], int]:
    headers: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines, 1):
        if not line.startswith("["):
            break
        found = _HEADER.fullmatch(line.strip())
        if found is None:
            raise RecordError(number, f'a header is written [Name "value"], not {line.strip()[:60]!r}')
        name, value = found.groups()
        if name not in HEADERS:
            raise RecordError(number, f"unknown header {name!r}: known are {', '.join(HEADERS)}")
        if name in headers:
            raise RecordError(number, f"the header {name} stands here a second time")
        headers[name] = number, value
    for name in REQUIRED:
        if name not in headers:
            raise RecordError(len(headers) + 1, f"this is no record of a game: the header {name} is missing")
    return headers, len(headers)


def read_seed(number: int, value: str) -> bytes:
    """The seed of fair dice from its header."""
    try:
        seed = bytes.fromhex(value.strip('"'))
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise RecordError(number, f"a seed is written with {2 * SEED_BYTES} hexadecimal digits")
    return seed


def _check_dice(match: Match, line: str, number: int, outcome: int) -> None:
    """Dice that do not come from the seed are noticed."""
    game, state = match.game, match._state
    fair = f"{game.chance_label(state)} {game.chance_text(state, outcome)}"
    if line != fair:
        raise RecordError(number, f"the seed gives '{fair}' here, not {line[:60]!r}: these dice were not fair")


def _check_end(lines: list[str]) -> None:
    words = lines[-1].split()
    if not words or words[0] != "end":
        raise RecordError(len(lines), "the record is cut short: its last line should begin with 'end'")
    if len(words) == 1:
        return
    found = _END.fullmatch(lines[-1].strip())
    if found is None:
        raise RecordError(len(lines), "the last line is written 'end', or 'end', the number of moves and a digest")
    moves = sum(1 for line in lines[:-1] if line.strip() and not line.startswith(("[", "note ")))
    if moves != int(found[1]):
        raise RecordError(
            len(lines),
            f"{found[1]} moves are announced, but {moves} stand in the record: lines are missing or were added",
        )
    if _digest(lines[:-1]) != found[2]:
        raise RecordError(
            len(lines),
            "the digest does not fit: the record was edited; to accept it as written by hand, let the last line be 'end' alone",
        )


def _begin(headers: dict[str, tuple[int, str]], find: Callable[[str], Game]) -> Match:
    number, value = headers["Game"]
    try:
        game = find(value.strip('"'))
    except OptionError as error:
        raise RecordError(number, str(error)) from None
    number, value = headers["Rules"]
    try:
        game = game.under(int(value.strip('"')))
    except ValueError:
        raise RecordError(number, f"a rules version is a whole number, not {value}") from None
    except UnknownRules as error:
        raise RecordError(number, f"the record was made with {error}") from None
    number, value = headers["Options"]
    try:
        options = game.options.complete(game.options.parse(value.strip('"').split()))
        state = None
        if "Position" in headers:
            number, value = headers["Position"]
            state, there = game.read_position(value.strip('"'))
            if there != options:
                raise PositionError("the position has other options than the header Options")
        number, value = headers.get("Names", (number, ""))
        if value and not _NAMES.fullmatch(value):
            raise ValueError("names are written in quotation marks, with spaces between them")
        names = [json.loads(name) for name in re.findall(_QUOTED, value)] if value else None
        date = headers["Date"][1].strip('"') if "Date" in headers else None
        return Match(game, options, chance=Script(), state=state, names=names, date=date)
    except (OptionError, PositionError, ValueError) as error:
        raise RecordError(number, str(error)) from None


def follow(match: Match, line: str, number: int = 1) -> None:
    """One line of a record happens in a match whose chance waits to be told; RecordError if it cannot."""
    game, state = match.game, match._state
    if line.startswith("note "):
        found = _NOTE.fullmatch(line)
        if found is None:
            raise RecordError(number, 'a note is written: note, the seat, "about", "text"')
        try:
            match.note(int(found[1]), json.loads(found[2]), json.loads(found[3]))
        except ValueError as error:
            raise RecordError(number, str(error)) from None
        return
    turn = f"move {match.version + 1}"
    found = _MOVE.fullmatch(line)
    if game.face.pending(state) == CHANCE:
        label = game.chance_label(state)
        if not line.startswith(label + " "):
            raise RecordError(number, f"{turn}: the outcome of '{label}' is expected here, not {line[:60]!r}")
        try:
            match._apply(
                CHANCE_SEAT, read_outcome(game, state, line[len(label) + 1 :].strip(), match._chance_weights())
            )
        except (NotationError, ValueError) as error:
            raise RecordError(number, f"{turn}: {error}") from None
        return
    if found is None:
        raise RecordError(number, f"{turn}: a move of a seat is expected here, written 'seat: move', not {line[:60]!r}")
    try:
        match._play(match._seat(int(found[1])), found[2])
    except (IllegalAction, SeatError) as error:
        raise RecordError(number, f"{turn}: {error}") from None
