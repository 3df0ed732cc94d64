"""State records: one block of bytes, its named fields, and the two ways to look at it.

A game lists its fields once (`Field`); from that list come the NumPy dtype (for the compiled builds), a small class of
memoryviews over a bytearray (for the plain build) and the one-line position text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

CODES = {"i1": "b", "i2": "h"}
SIZES = {"i1": 1, "i2": 2}
BLOCK = 8
"""Records are padded to a multiple of this, so that neighbours in an array keep every field aligned."""


class PositionError(ValueError):
    """A position text that cannot be read, or that no game can reach."""


@dataclass(frozen=True)
class Words:
    """Names for the values of a field, both ways; a value without a name is written as a number."""

    names: Mapping[int, str] = field(default_factory=dict)

    def write(self, value: int) -> str:
        return self.names.get(value, str(value))

    def read(self, text: str) -> int:
        for value, name in self.names.items():
            if name == text:
                return value
        try:
            return int(text)
        except ValueError:
            known = ", ".join(self.names.values())
            hint = f"known are {known}; or a whole number" if known else "a whole number is expected"
            raise PositionError(f"unknown value {text!r}: {hint}") from None


NUMBERS = Words()


@dataclass(frozen=True)
class Field:
    """One field of a state record: signed integers only, so that no arithmetic turns into another type when compiled."""

    name: str
    meaning: str
    kind: str = "i1"
    shape: tuple[int, ...] = ()
    values: Words = NUMBERS
    keys: tuple[Sequence[str], ...] = ()
    """How the indices are written, one sequence a dimension; without it they are numbers."""
    option: bool = False
    """Set from the options before set-up and never changed; not part of the position text."""
    derived: bool = False
    """Follows from other fields, and the rules keep it up to date; not part of the position text (`Game.derive` fills it in)."""

    @property
    def written(self) -> bool:
        """Whether it stands in position texts."""
        return not (self.option or self.derived)

    @property
    def count(self) -> int:
        return prod(self.shape)

    @property
    def nbytes(self) -> int:
        return self.count * SIZES[self.kind]

    def key(self, index: tuple[int, ...]) -> str:
        if not self.keys:
            return ".".join(map(str, index))
        return ".".join(names[i] for names, i in zip(self.keys, index, strict=True))

    def index(self, text: str) -> tuple[int, ...]:
        parts = text.split(".")
        if len(parts) != len(self.shape):
            raise PositionError(f"{self.name}: {text!r} should have {len(self.shape)} part(s) separated by dots")
        index = []
        for axis, part in enumerate(parts):
            names = self.keys[axis] if self.keys else [str(i) for i in range(self.shape[axis])]
            if part not in names:
                raise PositionError(f"{self.name}: unknown index {part!r}: known are {', '.join(names)}")
            index.append(list(names).index(part))
        return tuple(index)


class Layout:
    """The fields of a game's state, with everything made from them; `LAYOUT` in the game's module `state`."""

    def __init__(self, name: str, fields: Sequence[Field]) -> None:
        wide = [f for f in fields if f.kind == "i2"]
        narrow = [f for f in fields if f.kind == "i1"]
        used = sum(f.nbytes for f in fields)
        if used % BLOCK:
            spare = Field("spare", "Unused bytes that fill the record.", shape=(BLOCK - used % BLOCK,), option=True)
            narrow = [*narrow, spare]
        self.name = name
        self.__module__ = f"{__name__.partition('.')[0]}.{name}.state"  # where a pickle finds it again
        self.fields: tuple[Field, ...] = (*wide, *narrow)
        self.by_name = {f.name: f for f in self.fields}
        self.offsets: dict[str, int] = {}
        offset = 0
        for f in self.fields:
            self.offsets[f.name] = offset
            offset += f.nbytes
        self.nbytes = offset
        self.State: type[State] = _state_class(self)

    def __reduce__(self) -> str:
        return "LAYOUT"

    @cached_property
    def dtype(self) -> np.dtype[np.void]:
        """The same for NumPy, which only batches and the compiled builds need."""
        import numpy as np

        dtype = np.dtype([(f.name, f.kind, f.shape) if f.shape else (f.name, f.kind) for f in self.fields], align=True)
        if dtype.itemsize != self.nbytes:
            raise AssertionError(f"{self.name}: {dtype.itemsize} bytes laid out, {self.nbytes} expected")
        return dtype

    def blank(self) -> State:
        return self.State(bytearray(self.nbytes))

    def array(self, count: int) -> npt.NDArray[np.void]:
        """Room for `count` states, for the compiled builds."""
        import numpy as np

        return np.zeros(count, self.dtype)


class State:
    """A state in the plain build: every array field a memoryview, every scalar a property, all over one bytearray.

    Values are plain ints, so one that does not fit its field raises instead of wrapping round. Array views are made
    when first used, which keeps copying cheap.
    """

    __slots__ = ("_i1", "_i2", "data")
    layout: ClassVar[Layout]
    _arrays: ClassVar[dict[str, Callable[[bytearray], memoryview]]]

    data: bytearray
    _i1: memoryview
    _i2: memoryview

    def __init__(self, data: bytearray) -> None:
        self.data = data

    def __getattr__(self, name: str) -> Any:
        try:
            view = self._arrays[name](self.data)
        except KeyError:
            raise AttributeError(f"a {self.layout.name} state has no field {name!r}") from None
        setattr(self, name, view)
        return view

    if TYPE_CHECKING:
        # The fields come from the layout; rules and views read and write them by name.
        def __setattr__(self, name: str, value: Any) -> None: ...

    def copy(self) -> State:
        other = self.__class__.__new__(self.__class__)
        other.data = self.data[:]
        return other

    def load(self, data: bytes) -> None:
        """Become the state of these bytes; array views made before stay good."""
        self.data[:] = data

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (bytearray(self.data),)

    def __bytes__(self) -> bytes:
        return bytes(self.data)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.layout is other.layout and self.data == other.data

    def __hash__(self) -> int:
        return hash(bytes(self.data))

    def __repr__(self) -> str:
        return f"<{self.layout.name} state {hash(self) & 0xFFFFFFFF:08x}>"


def _array_maker(start: int, stop: int, code: str, shape: tuple[int, ...]) -> Callable[[bytearray], memoryview]:
    def make(data: bytearray) -> memoryview:
        view: memoryview = memoryview(data)[start:stop].cast(code, shape)  # type: ignore[call-overload]  # typeshed wants a literal format
        return view

    return make


def _state_class(layout: Layout) -> type[State]:
    arrays: dict[str, Callable[[bytearray], memoryview]] = {
        "_i1": lambda data: memoryview(data).cast("b"),
        "_i2": lambda data: memoryview(data).cast("h"),
    }
    body: dict[str, Any] = {
        "layout": layout,
        "_arrays": arrays,
        "__module__": layout.__module__,
        "__qualname__": "LAYOUT.State",
    }
    slots = []
    for f in layout.fields:
        start = layout.offsets[f.name]
        if f.shape:
            arrays[f.name] = _array_maker(start, start + f.nbytes, CODES[f.kind], f.shape)
            slots.append(f.name)
        else:
            body[f.name] = _scalar(f.kind, start // SIZES[f.kind])
    body["__slots__"] = tuple(slots)
    return type(f"{layout.name.title()}State", (State,), body)


def _scalar(kind: str, at: int) -> property:
    """A scalar's property; the slot is written out because looking it up by name costs twice as much."""
    if kind == "i1":

        def read1(self: State) -> int:
            return self._i1[at]

        def write1(self: State, value: int) -> None:
            self._i1[at] = value

        return property(read1, write1)

    def read2(self: State) -> int:
        return self._i2[at]

    def write2(self: State, value: int) -> None:
        self._i2[at] = value

    return property(read2, write2)


def _entries(f: Field, view: memoryview) -> Iterator[tuple[tuple[int, ...], int]]:
    for index in product(*map(range, f.shape)):
        yield index, view[index if len(index) > 1 else index[0]]


def write_fields(state: State, start: State, names: Mapping[str, Words]) -> str:
    """The fields of `state` that differ from `start`, as text: `turn=1 position=J:4,D:7`.

    `names` has the words of fields whose values have names only at this table, such as the cities of its board.
    """
    words = []
    for f in state.layout.fields:
        if not f.written:
            continue
        values = names.get(f.name, f.values)
        if not f.shape:
            value = getattr(state, f.name)
            if value != getattr(start, f.name):
                words.append(f"{f.name}={values.write(value)}")
            continue
        here, there = getattr(state, f.name), getattr(start, f.name)
        if here == there:
            continue
        changed = [
            f"{f.key(index)}:{values.write(value)}"
            for (index, value), (_, old) in zip(_entries(f, here), _entries(f, there), strict=True)
            if value != old
        ]
        words.append(f"{f.name}={','.join(changed)}")
    return " ".join(words)


def read_fields(state: State, text: str, names: Mapping[str, Words]) -> None:
    """Set fields of `state` from text as `write_fields` makes it."""
    for word in text.split():
        name, equals, value = word.partition("=")
        f = state.layout.by_name.get(name)
        if f is None or not f.written or not equals:
            known = ", ".join(x.name for x in state.layout.fields if x.written)
            raise PositionError(f"cannot read {word!r}: expected field=value with one of the fields {known}")
        values = names.get(name, f.values)
        try:
            if not f.shape:
                setattr(state, name, values.read(value))
                continue
            view = getattr(state, name)
            for entry in value.split(","):
                key, colon, one = entry.partition(":")
                if not colon:
                    raise PositionError(f"{name}: {entry!r} should be written index:value")
                index = f.index(key)
                view[index if len(index) > 1 else index[0]] = values.read(one)
        except PositionError as error:
            raise PositionError(f"in {word!r}: {error}") from None
        except ValueError:
            raise PositionError(f"in {word!r}: the number is too large for the field {name}") from None
