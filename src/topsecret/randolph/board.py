"""Boards: cities, routes and the four corners, one file a board, checked when loaded (R1.3, R1.4, R2.1).

A board is data. Whatever is wrong with a file is said in one `BoardError` that lists every fault found,
so that an author can mend them all in one go. Colours have indices in clockwise order of their corners;
cities have indices in the order of the file.
"""

import difflib
import hashlib
import json
import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from .board_faults import COLOURS, CORNERS, MAX_CITIES, MAX_ROUTES, content_faults, shape_faults, shown, some

__all__ = [
    "COLOURS",
    "CORNERS",
    "FOLDER",
    "MAX_CITIES",
    "MAX_ROUTES",
    "Board",
    "BoardError",
    "known",
    "load",
    "parse",
]

MAX_BYTES = 1_000_000
FOLDER = Path(__file__).parent / "boards"


class BoardError(ValueError):
    """A board that cannot be used; `faults` lists every reason, the message is one line for each (R1.4)."""

    def __init__(self, source: str, faults: Sequence[str]) -> None:
        super().__init__(source, list(faults))
        self.source = source
        self.faults = list(faults)

    def __str__(self) -> str:
        return "\n".join(f"{self.source}: {fault}" for fault in self.faults)


@dataclass(frozen=True, slots=True)
class Board:
    """R1.3: a graph of cities, and in each corner a start base with the opposite colour's HQ behind it."""

    name: str
    id: str
    width: float
    height: float
    city_ids: tuple[str, ...]
    city_names: tuple[str, ...]
    xy: tuple[tuple[float, float], ...]
    lat_lon: tuple[tuple[float, float] | None, ...]
    neighbours: tuple[tuple[int, ...], ...]  # by city, ascending city indices
    colours: tuple[str, ...]  # clockwise; everything below that is "by colour" has this order
    corners: tuple[str, ...]  # by colour: where it starts; its HQ lies opposite
    exits: tuple[tuple[int, ...], ...]  # by colour: cities that its start base leads to
    gates: tuple[tuple[int, ...], ...]  # by colour: cities that lead into its HQ
    start_xy: tuple[tuple[float, float], ...]
    hq_xy: tuple[tuple[float, float], ...]
    seats: dict[int, tuple[int, ...]] = field(hash=False)  # number of players -> colour index of each seat
    notes: str
    digest: str

    @property
    def routes(self) -> tuple[tuple[int, int], ...]:
        """Every route once, as a pair of ascending city indices, ascending."""
        return tuple((a, b) for a, near in enumerate(self.neighbours) for b in near if a < b)

    def distances(self, cities: Iterable[int]) -> tuple[int, ...]:
        """Steps by routes from the nearest of `cities` to every city; -1 where no route leads."""
        steps = [-1] * len(self.city_ids)
        queue = list(cities)
        for city in queue:
            steps[city] = 0
        for city in queue:
            for near in self.neighbours[city]:
                if steps[near] < 0:
                    steps[near] = steps[city] + 1
                    queue.append(near)
        return tuple(steps)

    def steps_home(self, colour: int) -> int:
        """R4.1: the fewest steps from a colour's start base into its HQ, with exit and gate; -1: no way."""
        steps = self.distances(self.exits[colour])
        return min((steps[gate] + 2 for gate in self.gates[colour] if steps[gate] >= 0), default=-1)

    def to_json(self) -> str:
        """The board as one line of canonical JSON, for saved games; `parse` makes an equal board of it."""
        ids = self.city_ids
        opposite = [CORNERS[(CORNERS.index(corner) + 2) % 4] for corner in self.corners]
        cities = [
            {"id": i, "name": n, "x": x, "y": y} | ({"lat": g[0], "lon": g[1]} if g else {})
            for i, n, (x, y), g in zip(ids, self.city_names, self.xy, self.lat_lon, strict=True)
        ]

        def places(
            word: str,
            where: Sequence[str],
            spots: Sequence[tuple[float, float]],
            links: Sequence[Sequence[int]],
        ) -> list[dict[str, Any]]:
            return [
                {"colour": c, "corner": k, "x": x, "y": y, word: [ids[i] for i in near]}
                for c, k, (x, y), near in zip(self.colours, where, spots, links, strict=True)
            ]

        return json.dumps(
            {
                "name": self.name,
                "width": self.width,
                "height": self.height,
                "notes": self.notes,
                "turn_order_clockwise": self.colours,
                "cities": cities,
                "routes": [[ids[a], ids[b]] for a, b in self.routes],
                "starts": places("exits", self.corners, self.start_xy, self.exits),
                "hqs": places("gates", opposite, self.hq_xy, self.gates),
                "seats": {str(n): [self.colours[c] for c in seats] for n, seats in sorted(self.seats.items())},
            },
            separators=(",", ":"),
        )


@cache
def known() -> tuple[str, ...]:
    """The names of the boards that come with the game."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.json")))


def load(name_or_path: str | os.PathLike[str]) -> Board:
    """R1.4: a board by its name, or from a .json file of one's own."""
    wanted = os.fspath(name_or_path)
    if wanted in known():
        return _load_known(wanted)
    if not wanted.endswith(".json"):
        close = difflib.get_close_matches(wanted, known(), n=1)
        fault = f"known are {', '.join(known())}; or give a path to a .json file"
        hint = f" (did you mean {close[0]!r}?)" if close else ""
        raise BoardError(f"unknown board {shown(wanted)}", [fault + hint])
    return _read(Path(wanted))


@cache
def _load_known(name: str) -> Board:
    return _read(FOLDER / f"{name}.json")


def _read(path: Path) -> Board:
    if path.exists() and not path.is_file():
        raise BoardError(str(path), ["not a file: give a path to a .json file"])
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
        # A cut-off last character would hide the real fault: such a file is too large, which parse says.
        text = raw.decode("utf-8-sig", "replace" if len(raw) > MAX_BYTES else "strict")
    except UnicodeDecodeError as error:
        fault = f"not UTF-8 text: byte {error.start + 1} cannot be read; save the file as UTF-8"
        raise BoardError(str(path), [fault]) from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BoardError(str(path), [f"cannot be read: {reason}"]) from None
    id = re.sub(r"[^a-z0-9_]+", "_", path.stem.lower()).strip("_")
    return parse(text, source=str(path), id=id or "board")


def parse(text: str, *, source: str, id: str) -> Board:
    """R1.4: the board that a JSON text describes; `source` names the text in a BoardError."""
    try:
        data = _decode(text)
    except ValueError as error:
        raise BoardError(source, [str(error)]) from None
    for check in (shape_faults, content_faults):
        if faults := list(check(data)):
            raise BoardError(source, faults)
    board = _build(data, id)
    if faults := list(_reach_faults(board)):
        raise BoardError(source, faults)
    return board


def _decode(text: str) -> Any:
    if len(text.encode(errors="replace")) > MAX_BYTES:
        raise ValueError(f"the file is too large: a board has at most {MAX_BYTES:,} bytes")

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        for key, count in Counter(key for key, _ in pairs).items():
            if count > 1:
                raise ValueError(f"key {shown(key)} is given {count} times in one object: give it once")
        return dict(pairs)

    def number(word: str) -> Any:
        raise ValueError(f"{word} is not a number that JSON knows: write an ordinary number")

    try:
        return json.loads(text, object_pairs_hook=once, parse_constant=number)
    except json.JSONDecodeError as error:
        raise ValueError(f"not JSON: {error.msg} at line {error.lineno}, column {error.colno}") from None
    except RecursionError:
        raise ValueError("not a board: lists are nested too deep") from None


def _build(data: dict[str, Any], id: str) -> Board:
    cities, colours = data["cities"], tuple(data["turn_order_clockwise"])
    ids = tuple(city["id"] for city in cities)
    at = {city: i for i, city in enumerate(ids)}
    near: list[list[int]] = [[] for _ in ids]
    for a, b in data["routes"]:
        near[at[a]].append(at[b])
        near[at[b]].append(at[a])
    neighbours = tuple(tuple(sorted(cities)) for cities in near)
    start = {place["colour"]: place for place in data["starts"]}
    hq = {place["colour"]: place for place in data["hqs"]}
    exits = tuple(tuple(sorted(at[city] for city in start[colour]["exits"])) for colour in colours)
    gates = tuple(tuple(sorted(at[city] for city in hq[colour]["gates"])) for colour in colours)
    seats = {n: tuple(colours.index(colour) for colour in data["seats"][str(n)]) for n in (2, 3, 4)}
    # Only what a stored game depends on: names and coordinates may be mended without orphaning it.
    game = json.dumps([ids, neighbours, colours, exits, gates, sorted(seats.items())])
    return Board(
        name=data["name"],
        id=id,
        width=data["width"],
        height=data["height"],
        city_ids=ids,
        city_names=tuple(city["name"] for city in cities),
        xy=tuple((city["x"], city["y"]) for city in cities),
        lat_lon=tuple((city["lat"], city["lon"]) if "lat" in city else None for city in cities),
        neighbours=neighbours,
        colours=colours,
        corners=tuple(start[colour]["corner"] for colour in colours),
        exits=exits,
        gates=gates,
        start_xy=tuple((start[colour]["x"], start[colour]["y"]) for colour in colours),
        hq_xy=tuple((hq[colour]["x"], hq[colour]["y"]) for colour in colours),
        seats=seats,
        notes=data.get("notes", ""),
        digest=hashlib.sha256(game.encode()).hexdigest()[:16],
    )


def _reach_faults(board: Board) -> Iterator[str]:
    """R1.3: every city can be reached, and every HQ from its own colour's start."""
    steps = board.distances([0])
    if lost := [city for city, away in zip(board.city_ids, steps, strict=True) if away < 0]:
        yield f"routes: {some(lost)} cannot be reached from {board.city_ids[0]}: add a route"
    for colour, word in enumerate(board.colours):
        if board.steps_home(colour) < 0:
            yield f"hqs: the {word} HQ cannot be reached from the {word} start: add a route to a gate"
