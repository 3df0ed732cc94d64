"""What an author wants to know of a board: its size, the way home, and whether its seats are fair (R1.4)."""

import hashlib
from collections import Counter
from typing import Any

from .board import Board

EFFORT = 5_000  # placements tried before the search for a symmetry gives up


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
