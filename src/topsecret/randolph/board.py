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
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

COLOURS = ("red", "blue", "green", "yellow")
CORNERS = ("NW", "NE", "SE", "SW")  # clockwise, so that the opposite corner is two further
MAX_BYTES = 1_000_000
MIN_CITIES = 8  # R2.3 needs four cities for four suitcases; twice as many make hiding them a choice
MAX_CITIES = 64
MAX_ROUTES = 8  # at one city, and as many exits or gates at one corner
MAX_NOTES = 2000  # characters; notes travel with every saved game
RESERVED = ("hq", "base", "guard", "end", "out", "drop", "carried", "delivered", "unplaced")
"""Words that notation and positions use where a city could stand."""
FOLDER = Path(__file__).parent / "boards"
EFFORT = 5_000  # placements tried before the search for a symmetry gives up

_ID = re.compile(r"[a-z][a-z0-9_]{0,31}")
_PLACE = {"id?": "text", "x": "number", "y": "number", "colour": "text", "corner": "text"}
_TOP = {"name": "text", "width": "number", "height": "number", "notes?": "text",
        "turn_order_clockwise": "texts", "cities": "list", "routes": "list",
        "starts": "list", "hqs": "list", "seats": "object"}  # fmt: skip
_CITY = {"id": "text", "name": "text", "x": "number", "y": "number",
         "lat?": "number", "lon?": "number", "row?": "number", "col?": "number"}  # fmt: skip
_START = _PLACE | {"exits": "texts", "kind?": "'start'", "one_way?": "'out'"}
_HQ = _PLACE | {
    "gates": "texts",
    "kind?": "'hq'",
    "one_way?": "'in'",
    "line?": "'scored'",
    "behind_start_of?": "text",
}
_SEATS = {"2": "texts", "3": "texts", "4": "texts"}
_PHRASE = {
    "text": "a text",
    "number": "a number",
    "list": "a list",
    "object": "an object",
    "texts": "a list of texts",
}

_Limits = Mapping[str, tuple[float, float]]


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
        raise BoardError(f"unknown board {_shown(wanted)}", [fault + hint])
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
    for check in (_shape_faults, _content_faults):
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
                raise ValueError(f"key {_shown(key)} is given {count} times in one object: give it once")
        return dict(pairs)

    def number(word: str) -> Any:
        raise ValueError(f"{word} is not a number that JSON knows: write an ordinary number")

    try:
        return json.loads(text, object_pairs_hook=once, parse_constant=number)
    except json.JSONDecodeError as error:
        raise ValueError(f"not JSON: {error.msg} at line {error.lineno}, column {error.colno}") from None
    except RecursionError:
        raise ValueError("not a board: lists are nested too deep") from None


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 50 else text[:46] + "...'"


def _some(words: Sequence[str]) -> str:
    return ", ".join(words[:8]) + (f" and {len(words) - 8} more" if len(words) > 8 else "")


def _nearest(word: str, words: Sequence[str]) -> str:
    close = difflib.get_close_matches(word, words, n=1)
    return f"did you mean {close[0]!r}?" if close else f"known are {_some(words)}"


def _is(value: object, kind: str) -> bool:
    if kind == "number":
        return isinstance(value, int | float) and not isinstance(value, bool)
    if kind == "texts":
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    return isinstance(value, {"text": str, "list": list, "object": dict}[kind])


def _type_fault(where: str, value: object, kind: str) -> Iterator[str]:
    if kind.startswith("'"):
        if repr(value) != kind:
            yield f"{where} is {_shown(value)}: it can only be {kind}"
    elif not _is(value, kind):
        yield f"{where} must be {_PHRASE[kind]}, not {_shown(value)}"


def _key_faults(where: str, value: object, spec: dict[str, str]) -> Iterator[str]:
    if not isinstance(value, dict):
        needed = ", ".join(key for key in spec if key[-1] != "?")
        yield f"{where} must be an object with {needed}, not {_shown(value)}"
        return
    kinds = {key.rstrip("?"): kind for key, kind in spec.items()}
    for key in [key for key in value if key not in kinds][:8]:
        yield f"{where}: unknown key {_shown(key)}: {_nearest(key, list(kinds))}"
    for key, kind in spec.items():
        if key.rstrip("?") in value:
            yield from _type_fault(f"{where}: {key.rstrip('?')}", value[key.rstrip("?")], kind)
        elif key[-1] != "?":
            yield f"{where}: key {key!r} is missing"


def _shape_faults(data: Any) -> Iterator[str]:
    """R1.4: the keys and types of a board file, and its size, before anything is looked up."""
    yield from (top := list(_key_faults("the board", data, _TOP)))
    if top:
        return
    for key, spec, most in (("cities", _CITY, MAX_CITIES), ("starts", _START, 4), ("hqs", _HQ, 4)):
        if len(data[key]) > most or len(data[key]) < most == 4:
            limit = f"at most {most}" if key == "cities" else f"exactly {most}, one for each colour"
            yield f"{key}: {len(data[key])} given: there must be {limit}"
        for i, item in enumerate(data[key][:most]):
            yield from _key_faults(f"{key}[{i}]", item, spec)
    if len(data["cities"]) < MIN_CITIES:
        yield f"cities: {len(data['cities'])} given: there must be at least {MIN_CITIES} to hide suitcases in"
    if len(data["routes"]) > (most := MAX_CITIES * MAX_ROUTES // 2):
        yield f"routes: {len(data['routes'])} given: there must be at most {most}"
    for i, route in enumerate(data["routes"][:most]):
        if not (_is(route, "texts") and len(route) == 2):
            yield f"routes[{i}] must be a list of two city ids, not {_shown(route)}"
    yield from _key_faults("seats", data["seats"], _SEATS)


def _range_faults(where: str, item: dict[str, Any], limits: _Limits) -> Iterator[str]:
    for key, (low, high) in limits.items():
        if key in item and not low <= item[key] <= high:
            yield f"{where}: {key} is {_shown(item[key])}: it must be from {low} to {high}"


def _name_faults(where: str, name: str, most: int) -> Iterator[str]:
    if not name.strip() or len(name) > most or not name.isprintable():
        yield f"{where}: name {_shown(name)} must be 1 to {most} printable characters"


def _content_faults(data: dict[str, Any]) -> Iterator[str]:
    """R1.3: everything a board says, each thing for itself and against the others."""
    yield from _name_faults("the board", data["name"], 100)
    if (length := len(data.get("notes", ""))) > MAX_NOTES:
        yield f"the board: notes have {length} characters: there must be at most {MAX_NOTES}"
    size = list(_range_faults("the board", data, {"width": (100, 10_000), "height": (100, 10_000)}))
    yield from size
    if not size and max(data["width"], data["height"]) > 4 * min(data["width"], data["height"]):
        sides = f"{data['width']} by {data['height']}"
        yield f"the board: {sides} is too narrow: no side may be more than 4 times the other"
    limits: _Limits = {"lat": (-90, 90), "lon": (-180, 180)}
    if not size:
        limits = {"x": (0, data["width"]), "y": (0, data["height"]), **limits}
    yield from _city_faults(data["cities"], limits)
    ids = [city["id"] for city in data["cities"]]
    yield from _route_faults(data["routes"], ids)
    for key, word in (("starts", "exits"), ("hqs", "gates")):
        yield from _link_faults(data[key], key, word, ids, limits)
    corner_faults = [fault for key in ("starts", "hqs") for fault in _once_faults(data[key], key)]
    yield from corner_faults or _corner_faults(data)


def _city_faults(cities: list[dict[str, Any]], limits: _Limits) -> Iterator[str]:
    for i, city in enumerate(cities):
        where = f"cities[{i}]"
        if not _ID.fullmatch(city["id"]):
            yield (
                f"{where}: id {_shown(city['id'])} must be lower-case letters, digits and underscores,"
                " starting with a letter, 32 at most"
            )
        if city["id"] in RESERVED:
            yield f"{where}: id {city['id']!r} is a word of the notation: call the city something else"
        yield from _name_faults(where, city["name"], 40)
        yield from _range_faults(f"{where} ({_shown(city['id'])})", city, limits)
        if ("lat" in city) != ("lon" in city):
            yield f"{where} ({_shown(city['id'])}): give lat and lon together, or neither"
    for key in ("id", "name"):
        for word, count in Counter(city[key].casefold() for city in cities).items():
            if count > 1:
                yield f"cities: {key} {_shown(word)} is given {count} times: each city needs its own"


def _route_faults(routes: list[list[str]], ids: list[str]) -> Iterator[str]:
    first: dict[tuple[str, ...], int] = {}
    for i, route in enumerate(routes):
        for city in route:
            if city not in ids:
                yield f"routes[{i}]: unknown city {_shown(city)}: {_nearest(city, ids)}"
        if route[0] == route[1]:
            yield f"routes[{i}] leads from {_shown(route[0])} to itself: a route joins two different cities"
        if (earlier := first.setdefault(tuple(sorted(route)), i)) != i:
            yield f"routes[{i}] repeats routes[{earlier}], {route[0]} to {route[1]}: leave one out"
    for city, count in Counter(city for pair in first for city in pair).items():
        if count > MAX_ROUTES and city in ids:
            yield f"routes: {city} has {count} routes: a city has at most {MAX_ROUTES}"


def _link_faults(places: list[dict[str, Any]], key: str, word: str, ids: list[str], limits: _Limits) -> Iterator[str]:
    """R1.3: each start base is left by exits, each HQ entered by gates."""
    for place in places:
        where = f"{key}: {_shown(place['colour'])}"
        yield from _range_faults(where, place, {k: v for k, v in limits.items() if k in "xy"})
        if not 1 <= len(place[word]) <= MAX_ROUTES:
            yield f"{where} has {len(place[word])} {word}: there must be 1 to {MAX_ROUTES}"
        for city, count in Counter(place[word][:64]).items():
            if city not in ids:
                yield f"{where}: unknown city {_shown(city)} in {word}: {_nearest(city, ids)}"
            if count > 1:
                yield f"{where}: {_shown(city)} is given {count} times in {word}: give it once"


def _once_faults(places: list[dict[str, Any]], key: str) -> Iterator[str]:
    """R1.3: four corners, four colours, one of each."""
    for what, words in (("colour", COLOURS), ("corner", CORNERS)):
        given = Counter(place[what] for place in places)
        for word in given:
            if word not in words:
                yield f"{key}: unknown {what} {_shown(word)}: {_nearest(word, words)}"
        for word in words:
            if given[word] != 1:
                often = f"is given {given[word]} times" if given[word] else "is missing"
                yield f"{key}: {what} {word} {often}: each of {', '.join(words)} must be given once"


def _corner_faults(data: dict[str, Any]) -> Iterator[str]:
    """R1.3, R2.1: HQs lie opposite their starts; turns and seats go clockwise; two players sit opposite."""
    starts = {start["corner"]: start["colour"] for start in data["starts"]}
    clockwise = [starts[corner] for corner in CORNERS]
    for hq in data["hqs"]:
        right = CORNERS[(clockwise.index(hq["colour"]) + 2) % 4]
        if hq["corner"] != right:
            yield f"hqs: {hq['colour']} is in {hq['corner']}: it must be in {right}, opposite its start"
        if hq.get("behind_start_of", starts[hq["corner"]]) != starts[hq["corner"]]:
            yield (
                f"hqs: {hq['colour']} is behind_start_of {_shown(hq['behind_start_of'])}:"
                f" the start in {hq['corner']} is {starts[hq['corner']]}"
            )
    order = data["turn_order_clockwise"]
    if not _goes_round(order, 4, clockwise):
        yield f"turn_order_clockwise: {_shown(order)} is not clockwise: it must be {', '.join(clockwise)}"
    for count in (2, 3, 4):
        seats = data["seats"][str(count)]
        if not _goes_round(seats, count, clockwise):
            yield (
                f"seats: {_shown(seats)} for {count} players: there must be {count} different colours"
                f" in the order {', '.join(clockwise)}"
            )
        elif count == 2 and (clockwise.index(seats[0]) + 2) % 4 != clockwise.index(seats[1]):
            yield f"seats: {seats[0]} and {seats[1]} for 2 players: they must be in opposite corners (R2.1)"


def _goes_round(colours: list[str], count: int, clockwise: list[str]) -> bool:
    if len(colours) != count or len(set(colours)) != count or not set(colours) <= set(clockwise):
        return False
    places = [clockwise.index(colour) for colour in [*colours, colours[0]]]
    return sum((b - a) % 4 for a, b in pairwise(places)) == 4


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
        yield f"routes: {_some(lost)} cannot be reached from {board.city_ids[0]}: add a route"
    for colour, word in enumerate(board.colours):
        if board.steps_home(colour) < 0:
            yield f"hqs: the {word} HQ cannot be reached from the {word} start: add a route to a gate"


def facts(board: Board) -> dict[str, Any]:
    """R1.4: what an author wants to know of a board: its size, the way home, and whether its seats are fair.

    `symmetries` counts those of the square's eight that map the board onto itself, corners onto corners.
    `fair` is True if a quarter turn is one of them: then seats differ in nothing, turn order included.
    `fair_for_two` asks the same of a half turn. Each is None if the search was given up.
    """
    turns = [tuple((by + way * colour) % 4 for colour in range(4)) for way in (1, -1) for by in range(4)]
    found = [_has_symmetry(board, turn) for turn in turns]
    degrees = [len(near) for near in board.neighbours]
    return {
        "cities": len(board.city_ids),
        "routes": len(board.routes),
        "routes_at_a_city": (min(degrees), max(degrees)),
        "steps_home": {word: board.steps_home(colour) for colour, word in enumerate(board.colours)},
        "symmetries": None if None in found else found.count(True),
        "fair": found[1],
        "fair_for_two": found[2],
    }


def report(board: Board) -> str:
    """R1.4: the facts in words, as `topsecret board check` prints them."""
    told = facts(board)
    low, high = told["routes_at_a_city"]
    seats = "; ".join(f"{n}: {', '.join(board.colours[c] for c in cs)}" for n, cs in board.seats.items())
    symmetries = told["symmetries"]
    way_home = ", ".join(f"{colour} {steps}" for colour, steps in told["steps_home"].items())
    fairness = {
        True: f"exact: a quarter turn maps the board onto itself ({symmetries or 'some'} of 8 symmetries)",
        False: "none between neighbours: no quarter turn maps the board onto itself",
        None: "unknown: too many possibilities to search",
    }[told["fair"]]
    if told["fair"] is False:
        two = {True: "are exactly fair", False: "differ too", None: "may differ too"}[told["fair_for_two"]]
        fairness += f"; opposite corners {two}"
    return "\n".join(
        (
            board.name,
            f"  id        {board.id}, digest {board.digest}",
            f"  cities    {told['cities']}, with {low} to {high} routes each",
            f"  routes    {told['routes']}",
            f"  way home  {way_home} steps",
            f"  seats     {seats}",
            f"  fairness  {fairness}",
        )
    )


def _has_symmetry(board: Board, turn: tuple[int, ...]) -> bool | None:
    """Whether cities map onto cities, routes onto routes and colour c's corner onto turn[c]'s."""
    count = len(board.city_ids)
    here = _classes(board, (0, 1, 2, 3))
    there = _classes(board, turn)
    if sorted(here) != sorted(there):
        return False
    sizes = Counter(here)
    order: list[int] = []
    # Next to what is placed and with few possibilities first: wrong guesses then fail at once.
    while len(order) < count:
        rest = [city for city in range(count) if city not in order]
        order.append(min(rest, key=lambda c: (sizes[here[c]], -len({*order} & {*board.neighbours[c]}))))
    image: dict[int, int] = {}
    effort = 0

    def place(depth: int) -> bool | None:
        nonlocal effort
        if depth == count:
            return True
        city = order[depth]
        for other in range(count):
            if there[other] != here[city] or other in image.values():
                continue
            near, far = board.neighbours[city], board.neighbours[other]
            if any((placed in near) != (image[placed] in far) for placed in image):
                continue
            effort += 1
            if effort > EFFORT:
                return None
            image[city] = other
            if (found := place(depth + 1)) is not False:
                return found
            del image[city]
        return False

    return place(0)


def _classes(board: Board, turn: tuple[int, ...]) -> list[str]:
    """A name for each city, shared with every city a symmetry could map it to: its surroundings, refined."""
    names = [
        str([(city in board.exits[colour], city in board.gates[colour]) for colour in turn])
        for city in range(len(board.city_ids))
    ]
    for _ in board.city_ids:
        around = [str(sorted(names[city] for city in near)) for near in board.neighbours]
        names = [hashlib.sha256((a + b).encode()).hexdigest() for a, b in zip(names, around, strict=True)]
    return names
