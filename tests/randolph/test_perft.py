"""Exact counts in fixed positions: perft.txt holds them, each with its derivation."""

from pathlib import Path

import pytest

import topsecret as ts

from .positions import RING, SEATED, initials, randolph, ring

LINES = [
    [part.strip() for part in line.split("|")]
    for line in (Path(__file__).parent / "perft.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


def begun(options):
    """A new match; the board may be the ring."""
    words = options.split()
    board = {"board": RING} if "ring" in words else {}
    given = ts.game("randolph").options.parse(word for word in words if word != "ring")
    return ts.new("randolph", chance=[], **given, **board)


def set_up(options, roll, agents, suitcases, fields):
    words = options.split()
    full = ring(" ".join(word for word in words if word != "ring")) if "ring" in words else options
    named = dict(word.split(":") for word in suitcases.split())
    everywhere = named.pop("*")
    carried = {word.partition("+")[2] for word in agents.replace(",", " ").split()}
    cases = [f"{colour}{letter}" for colour in initials(full) for letter in "ABCD"]
    lie = {case: named.get(case, everywhere) for case in cases if case not in carried}
    return randolph(full, fields, roll=roll, agents=agents.split(","), lie=lie)


def successors(game, states, only=None):
    """The distinct states one decision later; with `only`, of that seat."""
    reached = {}
    for state in states:
        for seat in game.seats(game.face.pending(state)):
            if only is None or seat == only:
                for action in game.legal(state, seat):
                    after = state.copy()
                    game.face.apply(after, seat, action)
                    reached[bytes(after)] = after
    return list(reached.values())


def choices(m):
    """How many actions are offered at each decision of the set-up."""
    counted = []
    while m.to_move:
        offered = m.actions(m.to_move[0])
        counted.append(len(offered))
        m.play(m.to_move[0], offered[0])
    return counted


def test_the_table_of_seats_used_here_is_the_boards():
    for players, seated in SEATED.items():
        assert "".join(player["colour"][0] for player in begun(f"players={players}").view(None)["players"]) == seated


@pytest.mark.parametrize("line", LINES, ids=lambda line: " ".join(line[:6]))
def test_the_count_is_the_one_derived_by_hand(line):  # R2.2, R2.3, R2.4, R4.1, R4.2, R5.1, R6.2, R8.1
    count, options, *table, wanted = line
    expected = [int(number) for number in wanted.split()]
    if count == "choices":
        assert choices(begun(options)) == expected
        return
    m = begun(options) if count == "alone" else set_up(options, *table)
    if count == "legal":
        assert [len(m.actions(m.to_move[0]))] == expected
        return
    counted, states = [], [m._state]
    for _ in expected:
        states = successors(m.game, states, 0 if count == "alone" else None)
        counted.append(len(states))
    assert counted == expected
