"""What can be wrong with a board's file: its keys and types, its sizes, and what it says (R1.3, R1.4, R2.1).

Each check yields one sentence a fault: where it is, and what would be right.
"""

import difflib
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

COLOURS = ("red", "blue", "green", "yellow")
CORNERS = ("NW", "NE", "SE", "SW")  # clockwise, so that the opposite corner is two further
MIN_CITIES = 8  # R2.3 needs four cities for four suitcases; twice as many make hiding them a choice
MAX_CITIES = 64
MAX_ROUTES = 8  # at one city, and as many exits or gates at one corner
MAX_NOTES = 2000  # characters; notes travel with every saved game
RESERVED = ("hq", "base", "guard", "end", "out", "drop", "carried", "delivered", "unplaced")
"""Words that notation and positions use where a city could stand."""

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


def shape_faults(data: Any) -> Iterator[str]:
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
            yield f"routes[{i}] must be a list of two city ids, not {shown(route)}"
    yield from _key_faults("seats", data["seats"], _SEATS)


def content_faults(data: dict[str, Any]) -> Iterator[str]:
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


def _key_faults(where: str, value: object, spec: dict[str, str]) -> Iterator[str]:
    if not isinstance(value, dict):
        needed = ", ".join(key for key in spec if key[-1] != "?")
        yield f"{where} must be an object with {needed}, not {shown(value)}"
        return
    kinds = {key.rstrip("?"): kind for key, kind in spec.items()}
    for key in [key for key in value if key not in kinds][:8]:
        yield f"{where}: unknown key {shown(key)}: {_nearest(key, list(kinds))}"
    for key, kind in spec.items():
        if key.rstrip("?") in value:
            yield from _type_fault(f"{where}: {key.rstrip('?')}", value[key.rstrip("?")], kind)
        elif key[-1] != "?":
            yield f"{where}: key {key!r} is missing"


def _type_fault(where: str, value: object, kind: str) -> Iterator[str]:
    if kind.startswith("'"):
        if repr(value) != kind:
            yield f"{where} is {shown(value)}: it can only be {kind}"
    elif not _is(value, kind):
        yield f"{where} must be {_PHRASE[kind]}, not {shown(value)}"


def _is(value: object, kind: str) -> bool:
    if kind == "number":
        return isinstance(value, int | float) and not isinstance(value, bool)
    if kind == "texts":
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    return isinstance(value, {"text": str, "list": list, "object": dict}[kind])


def _range_faults(where: str, item: dict[str, Any], limits: _Limits) -> Iterator[str]:
    for key, (low, high) in limits.items():
        if key in item and not low <= item[key] <= high:
            yield f"{where}: {key} is {shown(item[key])}: it must be from {low} to {high}"


def _name_faults(where: str, name: str, most: int) -> Iterator[str]:
    if not name.strip() or len(name) > most or not name.isprintable():
        yield f"{where}: name {shown(name)} must be 1 to {most} printable characters"


def _city_faults(cities: list[dict[str, Any]], limits: _Limits) -> Iterator[str]:
    for i, city in enumerate(cities):
        where = f"cities[{i}]"
        if not _ID.fullmatch(city["id"]):
            yield (
                f"{where}: id {shown(city['id'])} must be lower-case letters, digits and underscores,"
                " starting with a letter, 32 at most"
            )
        if city["id"] in RESERVED:
            yield f"{where}: id {city['id']!r} is a word of the notation: call the city something else"
        yield from _name_faults(where, city["name"], 40)
        yield from _range_faults(f"{where} ({shown(city['id'])})", city, limits)
        if ("lat" in city) != ("lon" in city):
            yield f"{where} ({shown(city['id'])}): give lat and lon together, or neither"
    for key in ("id", "name"):
        for word, count in Counter(city[key].casefold() for city in cities).items():
            if count > 1:
                yield f"cities: {key} {shown(word)} is given {count} times: each city needs its own"


def _route_faults(routes: list[list[str]], ids: list[str]) -> Iterator[str]:
    first: dict[tuple[str, ...], int] = {}
    for i, route in enumerate(routes):
        for city in route:
            if city not in ids:
                yield f"routes[{i}]: unknown city {shown(city)}: {_nearest(city, ids)}"
        if route[0] == route[1]:
            yield f"routes[{i}] leads from {shown(route[0])} to itself: a route joins two different cities"
        if (earlier := first.setdefault(tuple(sorted(route)), i)) != i:
            yield f"routes[{i}] repeats routes[{earlier}], {route[0]} to {route[1]}: leave one out"
    for city, count in Counter(city for pair in first for city in pair).items():
        if count > MAX_ROUTES and city in ids:
            yield f"routes: {city} has {count} routes: a city has at most {MAX_ROUTES}"


def _link_faults(places: list[dict[str, Any]], key: str, word: str, ids: list[str], limits: _Limits) -> Iterator[str]:
    """R1.3: each start base is left by exits, each HQ entered by gates."""
    for place in places:
        where = f"{key}: {shown(place['colour'])}"
        yield from _range_faults(where, place, {k: v for k, v in limits.items() if k in "xy"})
        if not 1 <= len(place[word]) <= MAX_ROUTES:
            yield f"{where} has {len(place[word])} {word}: there must be 1 to {MAX_ROUTES}"
        for city, count in Counter(place[word][:64]).items():
            if city not in ids:
                yield f"{where}: unknown city {shown(city)} in {word}: {_nearest(city, ids)}"
            if count > 1:
                yield f"{where}: {shown(city)} is given {count} times in {word}: give it once"


def _once_faults(places: list[dict[str, Any]], key: str) -> Iterator[str]:
    """R1.3: four corners, four colours, one of each."""
    for what, words in (("colour", COLOURS), ("corner", CORNERS)):
        given = Counter(place[what] for place in places)
        for word in given:
            if word not in words:
                yield f"{key}: unknown {what} {shown(word)}: {_nearest(word, words)}"
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
                f"hqs: {hq['colour']} is behind_start_of {shown(hq['behind_start_of'])}:"
                f" the start in {hq['corner']} is {starts[hq['corner']]}"
            )
    order = data["turn_order_clockwise"]
    if not _goes_round(order, 4, clockwise):
        yield f"turn_order_clockwise: {shown(order)} is not clockwise: it must be {', '.join(clockwise)}"
    for count in (2, 3, 4):
        seats = data["seats"][str(count)]
        if not _goes_round(seats, count, clockwise):
            yield (
                f"seats: {shown(seats)} for {count} players: there must be {count} different colours"
                f" in the order {', '.join(clockwise)}"
            )
        elif count == 2 and (clockwise.index(seats[0]) + 2) % 4 != clockwise.index(seats[1]):
            yield f"seats: {seats[0]} and {seats[1]} for 2 players: they must be in opposite corners (R2.1)"


def _goes_round(colours: list[str], count: int, clockwise: list[str]) -> bool:
    if len(colours) != count or len(set(colours)) != count or not set(colours) <= set(clockwise):
        return False
    places = [clockwise.index(colour) for colour in [*colours, colours[0]]]
    return sum((b - a) % 4 for a, b in pairwise(places)) == 4


def shown(value: object) -> str:
    """A value as an author wrote it, cut short."""
    text = repr(value)
    return text if len(text) <= 50 else text[:46] + "...'"


def some(words: Sequence[str]) -> str:
    """A list of words, of which eight are enough."""
    return ", ".join(words[:8]) + (f" and {len(words) - 8} more" if len(words) > 8 else "")


def _nearest(word: str, words: Sequence[str]) -> str:
    close = difflib.get_close_matches(word, words, n=1)
    return f"did you mean {close[0]!r}?" if close else f"known are {some(words)}"
