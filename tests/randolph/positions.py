"""Positions for tests: a position text put together from what a table would show, and short ways to read a match.

`ring.json` is a board small enough to count by hand, a ring of eight cities:

      northwest - north - northeast       exits: red northwest, blue northeast, green southeast, yellow southwest
          |                   |           gates: the opposite ones
         west                east
          |                   |
      southwest - south - southeast
"""

from pathlib import Path

import topsecret as ts

RING = str(Path(__file__).parent / "ring.json")
SEATED = {2: "rg", 3: "rbg", 4: "rbgy"}
CONTENTS = ("5", "3", "1", "bomb")
QUIET = {"A": "montreal", "B": "istanbul", "C": "dakar", "D": "caracas"}
"""Where the suitcases lie on the world board unless a test says otherwise."""
RING_QUIET = {"A": "north", "B": "east", "C": "south", "D": "west"}


def ring(options):
    """Options with the ring for a board, as a position or a record has them."""
    written = ts.new("randolph", board=RING, chance=[]).position.split("board=")[1].split()[0]
    return f"{options} board={written}"


def initials(options):
    """The colours at the table by their first letters."""
    given = dict(word.split("=", 1) for word in options.split())
    if "colours" in given:
        return "".join(colour[0] for colour in given["colours"].split(","))
    return SEATED[int(given["players"])]


def each(words):
    """`paris out*3` is paris, out, out, out."""
    for word in words.split():
        one, _, times = word.partition("*")
        yield from [one] * int(times or 1)


def at(options, fields="", *, roll=None, turn=0, agents=(), lie=None, delivered=None, contents=()):
    """A position text. By seat: `agents` as `london cairo+rA out*5` (agents 1, 2, …; the rest in the base) and `contents` of A to D.

    By suitcase: `lie` the city, `delivered` the seat that delivered it. With `roll` (`2+1`) the seat `turn` has rolled.
    """
    seated = initials(options)
    spots = RING_QUIET if "board=json" in options else QUIET
    lies = {f"{seat}{letter}": city for seat in range(len(seated)) for letter, city in spots.items()}

    def key(case):
        return f"{seated.index(case[0])}{case[1]}"

    lies |= {key(case): city for case, city in (lie or {}).items()}
    lies |= {key(case): "delivered" for case in delivered or {}}
    place, cargo = [], []
    for seat, words in enumerate(agents):
        for number, word in enumerate(each(words), 1):
            spot, _, case = word.partition("+")
            if spot != "base":
                place.append(f"{seat}.{number}:{spot}")
            if case:
                cargo.append(f"{seat}.{number}:{key(case)}")
                lies[key(case)] = "carried"
    held = []
    for seat in range(len(seated)):
        own = contents[seat].split() if seat < len(contents) else CONTENTS
        held += [f"{seat}{letter}:{content}" for letter, content in zip("ABCD", own, strict=True)]
    words = [f"turn={turn} starter=0 content={','.join(held)}"]
    words.append("lies=" + ",".join(f"{case}:{city}" for case, city in lies.items()))
    if place:
        words.append("place=" + ",".join(place))
    if cargo:
        words.append("cargo=" + ",".join(cargo))
    if delivered:
        words.append("delivered_by=" + ",".join(f"{key(case)}:{seat}" for case, seat in delivered.items()))
    if roll is None:
        words.append("phase=roll" if "phase=" not in fields else "")
    else:
        first, second = roll.split("+")
        words.append("" if "phase=" in fields else "phase=move")
        words.append(f"dice=0:{first},1:{second}")
        words.append("" if "pool=" in fields else f"pool={int(first) + int(second)}")
    return f"randolph/1 {options} | {' '.join(word for word in words if word)} {fields}".rstrip()


def randolph(options="players=2", fields="", *, chance=(), names=None, **table):
    """A match from a position; `chance` are the dice to come."""
    return ts.new("randolph", position=at(options, fields, **table), chance=list(chance), names=names)


def fresh(options="", chance=(), **more):
    """A new match at the beginning of its set-up; `chance` are the dice to come."""
    given = ts.game("randolph").options.parse(options.split())
    return ts.new("randolph", chance=list(chance), **given, **more)


def hide(m, seat, contents="5 3 1 bomb", cities="montreal istanbul dakar caracas", guards=None):
    """A seat makes all its secret choices."""
    m.play(seat, f"contents {contents}")
    if m.options["placement"] == "simultaneous":
        for letter, city in zip("ABCD", cities.split(), strict=True):
            m.play(seat, f"{letter} {city}")
    if guards is not None:
        m.play(seat, f"guards {guards}")


def duel(m, attack, defence):
    """Both duellists lay their cards, the defender first."""
    fight = m.view(None)["duel"]
    m.play(fight["defender"]["seat"], f"card {defence}")
    m.play(fight["attacker"]["seat"], f"card {attack}")


def texts(m, seat):
    """The notations of a seat's legal actions."""
    return {action.text for action in m.actions(seat)}


def steps(m, seat, agent):
    """Where an agent may step."""
    return {a.data["to"] for a in m.actions(seat) if a.data["kind"] == "step" and a.data["agent"] == agent}


def places(m, seat):
    """Where the agents of a seat are, by number."""
    return [agent["place"] for agent in m.view(None)["players"][seat]["agents"]]


def left(m, seat):
    """How many agents of a seat are in the game."""
    return sum(place != "out" for place in places(m, seat))


def carries(m, seat, agent):
    return m.view(None)["players"][seat]["agents"][agent - 1]["carries"]


def case(m, name, seat=None):
    """A suitcase as a seat sees it."""
    return next(suitcase for suitcase in m.view(seat)["suitcases"] if suitcase["id"] == name)


def phase(m):
    return m.view(None)["phase"]


def steps_left(m, agent):
    """The steps an agent of the player to move has, its own and the pool's."""
    view = m.view(None)
    return view["pool"] + view["players"][view["turn"]]["agents"][agent - 1]["bonus"]


def told(m, kind, seat=None):
    """The events of one type as a seat was told them, without the type."""
    return [{k: v for k, v in e.items() if k != "type"} for e in m.events(seat) if e["type"] == kind]


def kinds(m, seat=None, since=0):
    """The types of the events a seat was told, in order."""
    return [event["type"] for event in m.events(seat, since)]
