"""Exact counts in fixed positions: perft.txt holds them, each with its derivation."""

from pathlib import Path

import pytest

from topsecret.play.game import CHANCE

from .positions import LETTERS, kramer

LINES = [
    [part.strip() for part in line.split("|")]
    for line in (Path(__file__).parent / "perft.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


def own_names(players):
    """The lines that are filled in for everybody when the forms are opened."""
    return "dossier=" + ",".join(f"{seat}.{LETTERS[seat]}:{seat}" for seat in range(players))


def successors(game, states):
    """The distinct states one decision later."""
    reached = {}
    for state in states:
        for seat in game.seats(game.face.pending(state)):
            for action in game.legal(state, seat):
                after = state.copy()
                game.face.apply(after, seat, action)
                reached[bytes(after)] = after
    return list(reached.values())


def forms(game, state, seat):
    """How many different complete forms the seat can hand in."""
    if not game.face.pending(state) >> seat & 1 or game.face.pending(state) == CHANCE:
        return 1
    total = 0
    for action in game.legal(state, seat):
        after = state.copy()
        game.face.apply(after, seat, action)
        total += forms(game, after, seat)
    return total


@pytest.mark.parametrize("line", LINES, ids=lambda line: " ".join(line[:4]))
def test_the_count_is_the_one_derived_by_hand(line):  # K3.5, K5.1, K8, K9.2
    count, options, fields, hands, wanted = line
    if count == "forms":
        fields += " " + own_names(int(options.split("players=")[1].split()[0]))
    m = kramer(options, fields, hands=hands.split(","))
    if count == "legal":
        counted = [len(m.actions(m.to_move[0]))]
    elif count == "states":
        counted, states = [], [m._state]
        for _ in wanted.split():
            states = successors(m.game, states)
            counted.append(len(states))
    else:
        counted = [forms(m.game, m._state, 0)]
    assert counted == [int(number) for number in wanted.split()]
