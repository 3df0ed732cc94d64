"""What a game must offer so that matches, records, bots and terminals can handle it: the `Game` class and its small types."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from types import MappingProxyType, ModuleType
from typing import Any, ClassVar, NamedTuple, Protocol

from ..kernel import random
from ..kernel.loops import CHANCE, CHANCE_SEAT, WEIGHTS
from ..kernel.spec import Part, total
from ..kernel.state import Layout, PositionError, State, Words, read_fields, write_fields
from ..options import OptionError, OptionSet
from ..text import Say

__all__ = [
    "CHANCE",
    "CHANCE_SEAT",
    "WEIGHTS",
    "Action",
    "Event",
    "Game",
    "LogBook",
    "NotationError",
    "PositionError",
    "Result",
]


class NotationError(ValueError):
    """A text that is no action of the game."""


class UnknownRules(LookupError):
    """A version of a game's rules that is not kept here; whoever met it says what was made with it."""


@dataclass(frozen=True)
class Action:
    """One action: its number, its notation and the same as plain data."""

    id: int
    text: str
    game: Game = field(repr=False)

    @property
    def data(self) -> dict[str, Any]:
        return self.game.action_data(self.id)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    """By seat: what the winner was decided by."""
    reason: str

    def __str__(self) -> str:
        who = "nobody wins" if not self.winners else "won by seat " + " and ".join(map(str, self.winners))
        return f"{who} ({self.reason}; totals {', '.join(map(str, self.totals))})"


_NOTHING: Mapping[Any, Any] = {}  # a plain one, never written to: a proxy cannot be pickled


class Event(NamedTuple):
    """Something that happened, as told to the seats.

    `data` is told to everyone; with `only`, to those seats alone. `secret` holds what is told to one seat in addition.
    """

    type: str
    data: Mapping[str, Any] = _NOTHING
    secret: Mapping[int, Mapping[str, Any]] = _NOTHING
    only: tuple[int, ...] | None = None

    def told(self, seat: int | None) -> dict[str, Any] | None:
        """The event as one seat (None: a spectator) is told it, or None if it is not told at all."""
        if self.only is not None and seat not in self.only:
            return None
        if seat is None or seat not in self.secret:
            return {"type": self.type, **self.data}
        return {"type": self.type, **self.data, **self.secret[seat]}

    def open(self) -> dict[str, Any]:
        """The event with everything in it, for replays of finished games."""
        whole: dict[str, Any] = {"type": self.type, **self.data}
        for extra in self.secret.values():
            whole.update(extra)
        return whole


class LogBook(Protocol):
    """Keeps what is worth remembering of a game, event by event; public facts only."""

    def add(self, event: Event) -> None: ...

    def data(self) -> dict[str, Any]:
        """Everything so far as plain data, the caller's to keep."""


Path = tuple[str, ...]
"""Where something is in a view or in what is told: `("view", "suitcases", "5", "content")`."""


class Worlds(Protocol):
    """The states that one seat cannot tell from the true one, made from its view alone."""

    def world(self, hidden: Any = None, r: list[int] | None = None) -> State:
        """Return the state with that hidden; what it leaves open the stream decides, the same one always if none is given."""

    def turning(self, table: State, action: int) -> frozenset[Hashable]:
        """Return what of the hidden the course of that action turns on: every way it can be is a case of its own."""

    def cases(self, turning: frozenset[Hashable], phases: frozenset[int]) -> Iterable[Any]:
        """Return what can be hidden: of what the course turns on every combination, and, where these phases show more, all that each part
        of it can be."""

    def veiled(self, table: State) -> Collection[Path]:
        """Return the parts of the seat's view of that table, and of events by their type, that depend on more than the cases tell apart."""


def stream(seed: int) -> list[int]:
    """Return a stream of random numbers, as the rules take it."""
    r = [0] * random.STREAM
    random.start(r, seed, 0)
    return r


class Game(ABC):
    """One of the two games. Everything here is stateless: states go in and out."""

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]
    """The rules version; a change that alters any stored game raises it."""
    older: ClassVar[tuple[Game, ...]] = ()
    """The game under its earlier rules, a whole game for each version, by which stored games are replayed."""
    layout: ClassVar[Layout]
    face: ClassVar[ModuleType]
    options: ClassVar[OptionSet]
    action_count: ClassVar[int]
    observation: ClassVar[tuple[Part, ...]]
    """The parts of the observation vector that `face.observe` writes."""
    catalogue: ClassVar[tuple[str, ...]] = ()
    """The options, all of them public, on which the texts and data of actions depend."""
    words: Mapping[str, Words] = MappingProxyType({})
    """Names for the values of fields that have names only at this table."""

    def at(self, options: Mapping[str, Any]) -> Game:
        """The game as it is played with these options: itself, unless texts depend on them."""
        del options
        return self

    def __reduce__(self) -> str | tuple[Any, ...]:
        """Pickled and copied by name: `GAME` of the module that defines it."""
        return "GAME"

    def under(self, version: int) -> Game:
        """Return the game under that version of its rules; UnknownRules if it is not kept."""
        kept = {game.version: game for game in (*self.older, self)}
        if version not in kept:
            known = ", ".join(map(str, kept))
            raise UnknownRules(f"rules version {version} of {self.name}; this program knows version {known}")
        return kept[version]

    @abstractmethod
    def fill_options(self, state: State, options: Mapping[str, Any]) -> None:
        """Write checked options into the option fields of a blank state."""

    @abstractmethod
    def action_text(self, action: int) -> str:
        """The notation of an action number."""

    @abstractmethod
    def action_data(self, action: int) -> dict[str, Any]:
        """The action as plain data."""

    @abstractmethod
    def chance_label(self, state: State) -> str:
        """What chance is about to do, in the words of a record: `roll`, `deal 2`."""

    @abstractmethod
    def chance_text(self, state: State, outcome: int) -> str:
        """An outcome of the chance move at hand, as text."""

    @abstractmethod
    def chance_number(self, state: State, text: str) -> int:
        """The outcome a text stands for; NotationError if it is none."""

    @abstractmethod
    def normal_text(self, text: str) -> str:
        """An action's notation in its one normal form (order, case, spaces), for looking it up."""

    @abstractmethod
    def reason(self, state: State, seat: int, action: int) -> str:
        """Why an action that is not legal is not, in words with the clause."""

    @abstractmethod
    def events(self, before: State, seat: int, action: int, after: State) -> list[Event]:
        """What happened when a seat (-1: chance) did something."""

    @abstractmethod
    def view(self, state: State, seat: int | None, public: dict[str, Any] | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, by allow-list.

        `public` is what a spectator sees of this very state, where that is known already: parts of it may be given again as they are.
        """

    @abstractmethod
    def text(self, view: Mapping[str, Any], width: int = 78, say: Say | None = None) -> str:
        """Return the table as its view shows it, in lines of at most that many columns (40 or more); `say` has the words of another language."""

    @abstractmethod
    def hidden(self, state: State) -> Any:
        """Return what the table hides from anybody, in the game's own type `Hidden`."""

    @abstractmethod
    def worlds(self, view: Mapping[str, Any], seat: int | None) -> Worlds:
        """Return the maker of the states that look like the view, as `Match.view` shows it to that seat (None: a spectator)."""

    def world(self, view: Mapping[str, Any], seat: int | None, hidden: Any = None) -> State:
        """Return the state that looks like the view to that seat, with that hidden: the inverse of `view`."""
        return self.worlds(view, seat).world(hidden)

    @abstractmethod
    def svg(self, view: Mapping[str, Any]) -> str:
        """Return the table as that view shows it, as a picture that needs nothing else."""

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def rounds(self, states: Any) -> int:
        """How many rounds the finished games of a batch took together, the last of each included."""

    def turns(self, states: Any) -> int | None:
        """How many turns the finished games of a batch took together, where their states tell; else None."""
        del states
        return None

    @abstractmethod
    def check(self, state: State) -> None:
        """Raise PositionError, with words, if the state could not stand on a table."""

    def derive(self, state: State) -> None:
        """Fill in the fields that follow from the others, in a state put together by hand that passed its check."""
        del state

    @abstractmethod
    def final(self, before: State, seat: int, action: int, after: State) -> bool:
        """Whether an action showed or handed in something, so that it cannot be taken back."""

    @abstractmethod
    def shown_ms(self, events: Sequence[Mapping[str, Any]]) -> list[int]:
        """For how many milliseconds a page shows, at its calm pace, each scene of what is told in one moment.

        Asked of what a spectator is told, and of nothing else.
        """

    @abstractmethod
    def log_book(self, start: State) -> LogBook:
        """An empty log book, to be told every event of a match that began with that state."""

    @property
    def observation_size(self) -> int:
        return total(self.observation)

    def seated(self, view: Mapping[str, Any]) -> tuple[Game, State]:
        """Return the game as it is played at the view's table, and its first state, the caller's to keep."""
        table, first = _first(self, tuple(view["options"].items()))
        return table, table.layout.State(bytearray(first))

    def initial(self, options: Mapping[str, Any]) -> State:
        """The state before anything was dealt."""
        state = self.layout.blank()
        self.fill_options(state, options)
        self.face.setup(state)
        return state

    @cached_property
    def action_numbers(self) -> dict[str, int]:
        return {self.normal_text(self.action_text(action)): action for action in range(self.action_count)}

    def parse_action(self, text: str) -> int:
        """The action number a notation stands for; NotationError says what was expected."""
        number = self.action_numbers.get(self.normal_text(text))
        if number is None:
            raise NotationError(f"cannot read the action {text!r}")
        return number

    def number_of(self, data: Mapping[str, Any]) -> int:
        """The action number of an action given as plain data."""
        try:
            return self._data_numbers[_frozen(data)]
        except (KeyError, TypeError):
            raise NotationError(f"no action has the data {dict(data)!r}") from None

    @cached_property
    def _data_numbers(self) -> dict[Any, int]:
        return {_frozen(self.action_data(action)): action for action in range(self.action_count)}

    def action(self, number: int) -> Action:
        return self._actions[number]

    @cached_property
    def _actions(self) -> list[Action]:
        return [Action(number, self.action_text(number), self) for number in range(self.action_count)]

    def seats(self, mask: int) -> tuple[int, ...]:
        """The seats of a `pending` mask, lowest first."""
        return _SEATS[mask] if mask < CHANCE else ()

    def legal(self, state: State, seat: int) -> list[int]:
        """The legal action numbers of a seat, ascending; not to be changed, others may be given the same list."""
        out = [0] * self.action_count
        return out[: self.face.legal(state, seat, out)]

    def ways(self, state: State, seat: int) -> list[list[int]]:
        """Return rows of actions that lead further than one does, to be offered as one move; none where single actions say it all."""
        del state, seat
        return []

    def after(self, state: State, seat: int, action: int, *, calm: bool = False) -> State:
        """Return the table after a legal action, at the next decision or where chance moves next; `calm`: as if nobody played another card."""
        table = state.copy()
        self.face.apply(table, seat, action)
        if calm:
            self.face.calm(table)
        return table

    def afters(self, state: State, seat: int, *, calm: bool = False) -> list[tuple[int, State]]:
        """Return every legal action of a seat with the table after it."""
        return [(action, self.after(state, seat, action, calm=calm)) for action in self.legal(state, seat)]

    def write_position(self, state: State, options: Mapping[str, Any]) -> str:
        """A state as one line of text: game, rules version, options, and what differs from the start."""
        return f"{self.name}/{self.version} {self.options.text(options)} | {write_fields(state, self.initial(options), self.words)}".rstrip()

    def of_position(self, text: str) -> Game:
        """Return the game under the rules of a position text."""
        words = text.split(maxsplit=1) if isinstance(text, str) else []
        name, _, version = words[0].partition("/") if words else ("", "", "")
        if name != self.name or not version.isdecimal() or len(version) > 9:
            return self  # it cannot be read either, and `read_position` says why
        try:
            return self.under(int(version))
        except UnknownRules as error:
            raise PositionError(f"the position was written under {error}") from None

    def read_position(self, text: str) -> tuple[State, dict[str, Any]]:
        """The state and options of a position text."""
        if not isinstance(text, str):
            raise PositionError(f"a position is one line of text, as `Match.position` gives it, not {text!r}")
        head, bar, body = text.partition("|")
        words = head.split()
        if not bar or not words or words[0] != f"{self.name}/{self.version}":
            raise PositionError(
                f"a position begins with '{self.name}/{self.version} players=… |', not with {text[:40]!r}"
            )
        try:
            options = self.options.complete(self.options.parse(words[1:]))
        except OptionError as error:
            raise PositionError(str(error)) from None
        game = self.at(options)
        state = game.initial(options)
        read_fields(state, body, game.words)
        game.check(state)
        game.derive(state)
        return state, options


@lru_cache(maxsize=64)
def _first(game: Game, options: tuple[tuple[str, Any], ...]) -> tuple[Game, bytes]:
    complete = game.options.complete(dict(options))
    table = game.at(complete)
    return table, bytes(table.initial(complete))


_SEATS = [tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(CHANCE)]


def _frozen(value: Any) -> Any:
    """Plain data as something that can be a key."""
    if isinstance(value, Mapping):
        return tuple(sorted((k, _frozen(v)) for k, v in value.items()))
    if isinstance(value, list | tuple):
        return tuple(_frozen(v) for v in value)
    return value
