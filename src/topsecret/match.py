"""A game being played: the object API over the kernel."""

from __future__ import annotations

import datetime
import operator
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .chance import Chance, Script, Seeded, System, checked_seed, read_outcome
from .kernel import random
from .kernel.state import Layout, State
from .options import OptionError
from .play.game import CHANCE, CHANCE_SEAT, WEIGHTS, Action, Event, Game, NotationError, Result
from .what_if import Question, Unanswerable, WhatIf

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from .record import Record

NOTE_LIMIT = 2000
"""The longest private note, in characters."""
SUBJECT_LIMIT = 100
NOTES_LIMIT = 100


class IllegalAction(ValueError):
    """An action that may not be taken now; the message says why, the match is unchanged."""

    seat: int | None = None
    """The seat that asked for it."""
    move: Any = None
    """What it asked for, as it was given."""
    _table: tuple[Game, Mapping[str, Any], bytes] | None = None

    @property
    def position(self) -> str | None:
        """The table at which it was asked for, with all its secrets: for whoever looks for a mistake, never for a player."""
        if self._table is None:
            return None
        game, options, data = self._table
        return game.write_position(game.layout.State(bytearray(data)), options)


class _NoAction(IllegalAction):
    """What is no action of the game at all."""


class SeatError(ValueError):
    """A seat that the match does not have."""


class NoteError(ValueError):
    """A note that cannot be kept."""


@dataclass(slots=True)
class _Step:
    """One thing that happened: who (-1: chance) did what, in which state, and what was told of it."""

    layout: Layout
    data: bytes
    seat: int
    action: int
    events: list[Event] | None = None

    @property
    def before(self) -> State:
        """The state in which it happened."""
        return self.layout.State(bytearray(self.data))


Move = str | int | Action | Mapping[str, Any]


class Match:
    """A game being played. Make one with `topsecret.new`."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Any],
        *,
        chance: Chance,
        state: State | None = None,
        names: Sequence[str] | None = None,
        date: str | None = None,
    ) -> None:
        self.game = game = game.at(options)
        self.options = dict(options)
        self.chance = chance
        self.names = _checked_names(names, int(self.options["players"]))
        self.date = date if date is not None else datetime.date.today().isoformat()
        self._start = game.initial(self.options) if state is None else state
        self._from_position = state is not None
        self._state = self._start.copy()
        self._steps: list[_Step] = []
        self._stream: list[Event] = []
        self._told = 0
        self._notes: dict[int, dict[str, str]] = {}
        self._make_ready()
        self._settle()

    def _make_ready(self) -> None:
        """Make what follows from the rest, and room for what is found out when somebody asks."""
        self.players = int(self.options["players"])
        self._shown_options = {
            o.name: o.text(self.options[o.name]) if o.write else self.options[o.name] for o in self.game.options.options
        }
        # States of the past are kept as bytes; to look at one it is loaded into one of these, whose arrays are at hand.
        self._past, self._later = self._start.copy(), self._start.copy()
        self._book = self.game.log_book(self._start)
        self._booked = 0
        self._weights = [0] * WEIGHTS
        self._asked_now: tuple[int, ...] | None = None
        self._legal_now: dict[int, list[int]] = {}
        self._public_now: dict[str, Any] | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {name: self.__dict__[name] for name in _KEPT}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._make_ready()

    # --- what is going on

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that may act now; () when the game is over (or waits for a die, see `awaits`)."""
        if self._asked_now is None:
            self._asked_now = self.game.seats(self.game.face.pending(self._state))
        return self._asked_now

    @property
    def awaits(self) -> str | None:
        """What chance is to do next when its script is used up, as `roll`; else None."""
        return self.game.chance_label(self._state) if self.game.face.pending(self._state) == CHANCE else None

    @property
    def over(self) -> bool:
        return bool(self.game.face.pending(self._state) == 0)

    @property
    def result(self) -> Result | None:
        return self.game.result(self._state)

    @property
    def position(self) -> str:
        """The whole state, secrets included, as one line of text."""
        return self.game.write_position(self._state, self.options)

    @property
    def start(self) -> State:
        """The state before the first step, the caller's to keep."""
        return self._start.copy()

    @property
    def state(self) -> State:
        """The state as it is now, secrets included, the caller's to keep."""
        return self._state.copy()

    @property
    def record(self) -> Record:
        """The game so far as text that can be replayed."""
        from .record import Record

        return Record.of(self)

    @property
    def version(self) -> int:
        """How many things have happened, chance included."""
        return len(self._steps)

    def actions(self, seat: int) -> list[Action]:
        """The legal actions of a seat; empty if it may not act now."""
        return [self.game.action(number) for number in self.legal(seat)]

    def legal(self, seat: int) -> list[int]:
        """The numbers of the legal actions of a seat, ascending; empty if it may not act now."""
        return list(self._legal(self._seat(seat)))

    def ways(self, seat: int) -> list[list[int]]:
        """Return rows of action numbers that a seat may be offered as one move (Randolph: where an agent gets with several steps)."""
        return self.game.ways(self._state, self._seat(seat))

    def _legal(self, seat: int) -> list[int]:
        legal = self._legal_now.get(seat)
        if legal is None:
            legal = self._legal_now[seat] = self.game.legal(self._state, seat)
        return legal

    def _changed(self) -> None:
        """The state is another one: what was found out about the old one is forgotten."""
        self._asked_now = self._public_now = None
        self._legal_now.clear()

    def default_action(self, seat: int) -> Action:
        """What an absent player does, decided from public facts only."""
        seat = self._seat(seat)
        try:
            self._check_asked(seat)
        except IllegalAction as error:
            raise self._refused(error, seat) from None
        return self.game.action(self.game.face.default_action(self._state, seat))

    def view(self, seat: int | None, *, log: bool = True) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, as plain data; nothing else ever leaves a match.

        Without `log` the log book is left out: it grows with the game.
        """
        seat = self._audience(seat)
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "options": dict(self._shown_options),
            "seat": seat,
            "names": list(self.names),
            "to_move": list(self.to_move),
            **self.game.view(self._state, seat),
            **({"log": self._log()} if log else {}),
            "notes": {} if seat is None else dict(self._notes.get(seat, {})),
        }

    def glimpse(self, seat: int | None) -> dict[str, Any]:
        """As `view` without the log book, for whoever writes it out at once: not to be kept or changed.

        What everybody may see is found out once for each state, and all glimpses of that state share it.
        """
        seat = self._audience(seat)
        if self._public_now is None:
            self._public_now = self.game.view(self._state, None)
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "options": self._shown_options,
            "seat": seat,
            "names": self.names,
            "to_move": self.to_move,
            **self.game.view(self._state, seat, self._public_now),
            "notes": {} if seat is None else self._notes.get(seat, {}),
        }

    def observation(self, seat: int) -> npt.NDArray[np.float32]:
        """What a seat may know as numbers from 0 to 1, for learning; `game.observation` lists its parts."""
        import numpy as np

        seat = self._seat(seat)
        seen = np.zeros(self.game.observation_size, np.float32)
        self.game.face.features.fill(self._state, seat, seen)
        return seen

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What a seat (None: a spectator) was told, from number `since` of its own list on; undone moves are told as undone."""
        seat = self._audience(seat)
        self._tell()
        heard = [told for event in self._stream if (told := event.told(seat)) is not None]
        return [_own(told) for told in heard[since:]]

    def tidings(self, mark: int = 0) -> tuple[list[Event], int]:
        """The events since that mark, with what each seat is told of them (`Event.told`), and the mark for the next call."""
        self._tell()
        return self._stream[mark:], len(self._stream)

    def news(self, seat: int | None, mark: int = 0) -> tuple[list[dict[str, Any]], int]:
        """What a seat was told since an earlier call gave that mark, and the mark for the next call; the mark is not for the seat.

        As `events`, but it takes time for what is new only.
        """
        seat = self._audience(seat)
        self._tell()
        told = [event.told(seat) for event in self._stream[mark:]]
        return [_own(event) for event in told if event is not None], len(self._stream)

    # --- doing something

    def play(self, seat: int, move: Move | Iterable[Move]) -> Result | None:
        """Take an action: its notation, number, data or `Action`; or several, all or none.

        Several may be a list, or one text with `;` between them. Returns the result if this ended the game.
        """
        seat = self._seat(seat)
        moves = _each(move)
        saved = self._saved()
        number = 0
        try:
            for one in moves:
                number += 1
                self._play(seat, one)
            if not moves:
                raise _NoAction("no action was given")
        except IllegalAction as error:
            self._restore(saved)
            raise self._refused(error, seat, moves, number) from None
        except Exception:
            self._restore(saved)
            raise
        return self.result

    def what_if(self, seat: int, move: Move | Iterable[Move]) -> WhatIf:
        """Return what an action, or several as `play` takes them, would make of the table, as far as the seat can know; nothing is played.

        It stops where dice or cards come, and where the next action is legal in some worlds only.
        """
        seat = self._seat(seat)
        moves = _each(move)
        number = 0
        try:
            if not moves:
                raise _NoAction("no action was given")
            self._check_asked(seat)
            question = Question(self.game, self.view(seat, log=False), seat)
            for one in moves:
                action = self._number(one)
                if not question.allows(action):
                    break
                question.play(action)
                number += 1
        except (IllegalAction, Unanswerable) as error:
            raise self._refused(error, seat, moves, number + 1) from None
        return question.answer(len(moves) - number)

    def happen(self, outcome: str) -> None:
        """Tell what a real die or deck showed, when the match waits for it (`awaits`)."""
        if self.awaits is None:
            error = IllegalAction("the match does not wait for a die or a card now")
            raise self._refused(error, None, [outcome])
        saved = self._saved()
        try:
            self._apply(CHANCE_SEAT, read_outcome(self.game, self._state, str(outcome), self._chance_weights()))
            self._settle()
        except Exception:
            self._restore(saved)
            raise

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last action now."""
        seat = self._seat(seat)
        if not self._steps or self._steps[-1].seat == CHANCE_SEAT:
            return False
        try:
            self._undoable(seat)
        except IllegalAction:
            return False
        return True

    def _undoable(self, seat: int) -> tuple[int, list[tuple[int, int]]]:
        """Which step the seat would take back, and what the others did since."""
        index = next((i for i in range(len(self._steps) - 1, -1, -1) if self._steps[i].seat in (seat, CHANCE_SEAT)), -1)
        if index < 0 or self._steps[index].seat != seat or seat == CHANCE_SEAT:
            raise IllegalAction("there is nothing to take back: dice, cards or another player came since")
        step = self._steps[index]
        before, after = self._around(index)
        if seat not in self.to_move or self.game.final(before, seat, step.action, after):
            raise IllegalAction(
                "the last action cannot be taken back: it showed something or ended the seat's turn to act"
            )
        if self._asked(after) - self._asked(before) - {seat}:
            # Whether they have begun to answer is theirs to know.
            raise IllegalAction("the last action cannot be taken back: it asked the others something")
        later = [(s.seat, s.action) for s in self._steps[index + 1 :]]
        if later and not self._simultaneous(step.before, later):
            raise IllegalAction("there is nothing to take back: another player has acted since")
        return index, later

    def _asked(self, state: State) -> set[int]:
        return set(self.game.seats(self.game.face.pending(state)))

    def undo(self, seat: int | None = None) -> None:
        """Take back the last action of a seat: only in its own turn, and only if it showed nothing hidden to anyone."""
        last = self._steps[-1].seat if self._steps else CHANCE_SEAT
        seat = last if seat is None else self._seat(seat)
        try:
            index, later = self._undoable(seat)
        except IllegalAction as error:
            raise self._refused(error, None if seat == CHANCE_SEAT else seat) from None
        step = self._steps[index]
        self._tell()
        undone = [event for event in step.events or () if event.only is None]
        self._state.load(step.data)
        self._changed()
        kept = self._steps[index + 1 :]
        del self._steps[index:]
        for old, (other, action) in zip(kept, later, strict=True):
            self._apply(other, action)
            self._steps[-1].events = old.events
        self._told = len(self._steps)
        self._book, self._booked = self.game.log_book(self._start), 0
        self._stream.append(Event("undone", {"seat": seat}, only=None if undone else (seat,)))

    def note(self, seat: int, about: str, text: str) -> None:
        """K9.5: keep a private note (about an agent, say); an empty text removes it. Only this seat's view shows it."""
        self.check_note(seat, about, text)
        seat = self._seat(seat)
        notes = {**self._notes.get(seat, {}), about: text}
        self._notes[seat] = {subject: kept for subject, kept in notes.items() if kept}
        if not self._notes[seat]:
            del self._notes[seat]

    def check_note(self, seat: int, about: str, text: str) -> None:
        """Raise NoteError, with words, if that note cannot be kept."""
        seat = self._seat(seat)
        if not isinstance(about, str) or not isinstance(text, str):
            raise NoteError(f"a note is a text about a subject, also a text, not {text!r} about {about!r}")
        if len(text) > NOTE_LIMIT:
            raise NoteError(f"a note has at most {NOTE_LIMIT} characters, this one {len(text)}")
        if len(about) > SUBJECT_LIMIT:
            raise NoteError(f"the subject of a note has at most {SUBJECT_LIMIT} characters, this one {len(about)}")
        notes = self._notes.get(seat, {})
        if text and about not in notes and len(notes) == NOTES_LIMIT:
            raise NoteError(f"a seat keeps at most {NOTES_LIMIT} notes; remove one first with an empty text")

    def resampled(self, seat: int | None, seed: int, *, chance: Chance | None = None) -> Match:
        """A match the seat cannot tell from this one, its hidden part drawn anew; for search and for tests of secrecy."""
        seat, seed = self._audience(seat), checked_seed(seed)
        state = self._state.copy()
        stream = [0] * random.STREAM
        random.start(stream, seed, 0)
        self.game.face.resample(state, CHANCE_SEAT if seat is None else seat, stream)
        # The dice come from another stream than the hidden part, so that neither tells anything of the other.
        dice = Seeded(seed, game=1) if chance is None else chance
        return Match(self.game, self.options, chance=dice, state=state, names=self.names, date=self.date)

    def copy(self, seed: int | None = None) -> Match:
        """Return a match that is the same in everything, history, notes and dice to come included; with a seed its dice are its own."""
        other = object.__new__(type(self))
        other.__setstate__(
            self.__getstate__()
            | {
                "options": dict(self.options),
                "chance": deepcopy(self.chance) if seed is None else Seeded(seed),
                "_state": self._state.copy(),
                # What happened does not change, so both may look at the same steps and events.
                "_steps": self._steps.copy(),
                "_stream": self._stream.copy(),
                "_notes": {seat: dict(kept) for seat, kept in self._notes.items()},
            }
        )
        if seed is not None:
            other._settle()
        return other

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        """The same game, options and history, to the byte."""
        if not isinstance(other, Match):
            return NotImplemented
        return (
            self.game is other.game
            and self.options == other.options
            and self._start == other._start
            and self._state == other._state
            and [(s.seat, s.action) for s in self._steps] == [(s.seat, s.action) for s in other._steps]
            and self._notes == other._notes
        )

    def _repr_svg_(self) -> str:
        """Return the table as a spectator sees it; notebooks draw it."""
        return self.game.svg(self.view(None, log=False))

    __hash__ = None  # type: ignore[assignment]  # a match changes as it is played

    def __str__(self) -> str:
        """Return the table as a spectator sees it, as text within 78 columns."""
        return self.game.text(self.view(None, log=False))

    def __repr__(self) -> str:
        return f"<Match {self.game.name}, {self.players} players, {self.version} moves, to move {self.to_move}>"

    # --- inside

    def _saved(self) -> tuple[bytes, int, Any]:
        """What is needed to put everything back if something fails."""
        return bytes(self._state.data), len(self._steps), self.chance.mark()

    def _restore(self, saved: tuple[bytes, int, Any]) -> None:
        """All or none: the match is as it was."""
        data, length, mark = saved
        self._state.load(data)
        self._changed()
        del self._steps[length:]
        self.chance.reset(mark)

    def _play(self, seat: int, move: Move) -> None:
        self._check_asked(seat)
        action = self._number(move)
        legal = self._legal(seat)
        place = bisect_left(legal, action)
        if place == len(legal) or legal[place] != action:
            text = self.game.action_text(action)
            raise IllegalAction(f"seat {seat} cannot play '{text}': {self.game.reason(self._state, seat, action)}")
        self._apply(seat, action)
        self._settle()

    def _number(self, move: Move) -> int:
        number = move if type(move) is int else self._number_of(move)
        if not 0 <= number < self.game.action_count:
            raise _NoAction(f"there is no action number {number}: they go from 0 to {self.game.action_count - 1}")
        return number

    def _number_of(self, move: Any) -> int:
        try:
            if isinstance(move, Action):
                return move.id if move.game is self.game else self.game.parse_action(move.text)
            if isinstance(move, str):
                return self.game.parse_action(move)
            if isinstance(move, Mapping):
                return self.game.number_of(move)
            if not isinstance(move, bool):
                return operator.index(move)
        except NotationError as error:
            raise _NoAction(str(error)) from None
        except TypeError:
            pass
        raise _NoAction(f"an action is a notation, a number, an Action or its data, not {move!r}")

    def _seat(self, seat: Any, others: str = "") -> int:
        """Return the seat as a plain number; SeatError if there is none such."""
        if type(seat) is int and 0 <= seat < self.players:
            return seat
        try:
            if not isinstance(seat, bool) and 0 <= (number := operator.index(seat)) < self.players:
                return number
        except TypeError:
            pass
        raise SeatError(f"there is no seat {seat!r}: the seats are 0 to {self.players - 1}{others}")

    def _audience(self, seat: Any) -> int | None:
        """Return the seat as a plain number, or None, who is a spectator."""
        return None if seat is None else self._seat(seat, ", and None is a spectator")

    def _refused(
        self, error: ValueError, seat: int | None, moves: Sequence[Any] = (), number: int = 0
    ) -> IllegalAction:
        """Return the error with which of several actions it is about, what was asked for, and the table as it stands."""
        words = str(error) if len(moves) < 2 else f"action {number} of {len(moves)}: {error}"
        if isinstance(error, _NoAction) and seat in self.to_move:
            words += f"; seat {seat} can play '{self.game.action(self._legal(seat)[0])}', for example"
        refused = IllegalAction(words)
        refused.seat, refused.move = seat, moves[0] if len(moves) == 1 else list(moves)
        refused._table = self.game, dict(self.options), bytes(self._state.data)
        return refused

    def _check_asked(self, seat: int) -> None:
        if seat in self.to_move:
            return
        if self.over:
            raise IllegalAction("the game is over")
        if self.awaits is not None:
            raise IllegalAction(f"nobody can act before the outcome of '{self.awaits}' is known")
        asked = ", ".join(map(str, self.to_move))
        raise IllegalAction(f"seat {seat} is not asked now: seat {asked} is to act")

    def _chance_weights(self) -> list[int]:
        return self._weights[: self.game.face.chance(self._state, self._weights)]

    def _apply(self, seat: int, action: int) -> None:
        self._steps.append(_Step(self.game.layout, bytes(self._state.data), seat, action))
        self.game.face.apply(self._state, seat, action)
        self._changed()

    def _settle(self) -> None:
        while self.game.face.pending(self._state) == CHANCE:
            outcome = self.chance.pick(self.game, self._state, self._chance_weights())
            if outcome is None:
                return
            self._apply(CHANCE_SEAT, outcome)

    def _explained(self) -> list[_Step]:
        """The steps, each with its events."""
        for index in range(len(self._steps) - 1, -1, -1):
            step = self._steps[index]
            if step.events is not None:
                break
            before, after = self._around(index)
            step.events = self.game.events(before, step.seat, step.action, after)
        return self._steps

    def past(self, data: bytes) -> State:
        """A state from its bytes, to look at; good until the next one is looked at."""
        self._past.load(data)
        return self._past

    def _around(self, index: int) -> tuple[State, State]:
        """The states before and after a step; good until the next call."""
        self._past.load(self._steps[index].data)
        if index + 1 == len(self._steps):
            return self._past, self._state
        self._later.load(self._steps[index + 1].data)
        return self._past, self._later

    def _log(self) -> dict[str, Any]:
        for step in self._explained()[self._booked :]:
            for event in step.events or ():
                self._book.add(event)
        self._booked = len(self._steps)
        return self._book.data()

    def _tell(self) -> None:
        for step in self._explained()[self._told :]:
            self._stream.extend(step.events or ())
        self._told = len(self._steps)

    def _simultaneous(self, before: State, later: list[tuple[int, int]]) -> bool:
        """Whether what the others did since could have been done without the action in between."""
        state = before.copy()
        for seat, action in later:
            if action not in self.game.legal(state, seat):
                return False
            self.game.face.apply(state, seat, action)
        return True


_KEPT = (
    "game",
    "options",
    "chance",
    "names",
    "date",
    "_start",
    "_from_position",
    "_state",
    "_steps",
    "_stream",
    "_told",
    "_notes",
)
"""What a match is made of; everything else is found out anew."""


def _each(move: Move | Iterable[Move]) -> list[Move]:
    """Return the actions of a move: one, several in a text with `;` between them, or a list."""
    if isinstance(move, str):
        return [part for part in move.split(";") if part.strip()] or [move]
    if isinstance(move, int | Action | Mapping):
        return [move]
    try:
        return [operator.index(move)]  # type: ignore[arg-type]  # a number of another type, such as NumPy's
    except TypeError:
        series = isinstance(move, Iterable) and not isinstance(move, bytes | bytearray)
        return list(move) if series else [move]  # type: ignore[list-item]  # what is no action is refused in words


def _own(told: Any) -> Any:
    """Return plain data for the caller to keep and change."""
    if isinstance(told, dict):
        return {key: _own(value) for key, value in told.items()}
    return [_own(value) for value in told] if isinstance(told, list) else told


def _checked_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    if names is None:
        return tuple(f"Seat {seat}" for seat in range(players))
    if isinstance(names, str) or not isinstance(names, Iterable):
        raise OptionError(f"names are a list of {players} texts, one a seat, not {names!r}")
    names = list(names)
    if len(names) != players:
        raise OptionError(f"{players} players need {players} names, not {len(names)}")
    return tuple(str(name) for name in names)


def make_chance(seed: int | None, chance: Chance | Iterable[str] | None) -> Chance:
    """The source of dice and draws from what `topsecret.new` was given."""
    if chance is not None and seed is not None:
        raise OptionError("give a seed or a chance, not both")
    if chance is None:
        return System() if seed is None else Seeded(seed)
    if hasattr(chance, "pick"):
        return chance  # type: ignore[return-value]  # what can pick is a Chance
    if isinstance(chance, str) or not isinstance(chance, Iterable):
        raise OptionError(f"chance is a list of outcomes, such as ['6', '1-3'], or a source of them, not {chance!r}")
    return Script(chance)
