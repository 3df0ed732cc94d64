"""Why an action is not legal, in words with the clause."""

import pytest

import topsecret as ts

from .positions import kramer

MOVE = ("players=3", "phase=move roll=4", {})
PICK = ("players=3", "phase=move roll=1", {})
SAFE = ("players=3 safe_target=empty", "phase=safe roll=4 position=J:7 armed_by=J:0 armed_at=J:1 armings=1", {})
ROUND = ("players=3 cards=yes", "phase=round roll=4 has_drawn=yes drawn=C4", {"hands": ["C1 C2 C4", "C1", ""]})
PLAYED = ("players=3 cards=yes", "phase=round roll=4 has_played=yes", {"hands": ["C1 C2 C4", "C1", ""]})
FORM = ("players=3 dossier=yes", "phase=dossier roll=4 after=safe opened=yes dossier=0.S:0,1.P:1,2.B:2", {})


@pytest.mark.parametrize(
    ("position", "action", "reason"),
    [
        (MOVE, "L4", "seat 0 cannot play 'L4': purple is not in play (K2.1)"),
        (MOVE, "J3", "the roll gives exactly 4 points, and all must be used: 3 were given out (K3.5)"),
        (PICK, "J4", "the roll gives 1 to 3 points, and all must be used: 4 were given out (K3.5)"),
        (MOVE, "safe 3", "agents are to be moved now (K3.2)"),
        (MOVE, "C5", "agents are to be moved now (K3.2)"),
        (MOVE, "pass", "agents are to be moved now (K3.2)"),
        (MOVE, "J=1", "agents are to be moved now (K3.2)"),
        (SAFE, "safe 7", "the safe must go to a different building (K5.1)"),
        (SAFE, "safe church", "at this table the safe may only go to an empty building, and agents stand in church (K5.1)"),
        (SAFE, "J4", "the safe is to be moved now (K5.1)"),
        (SAFE, "stop", "the safe is to be moved now (K5.1)"),
        (ROUND, "C3 J D", "seat 0 does not hold the card C3"),
        (ROUND, "C4 J+1", "the card C4 was drawn this turn and cannot be played yet (K7.3)"),
        (ROUND, "C1 L-1", "'C1 L-1' is not possible, or would change nothing (K7.6)"),
        (ROUND, "stop", "one can only stop after playing a card (K7.5): say 'pass'"),
        (PLAYED, "pass", "after playing a card one stops, and stopping is not a pass (K7.5)"),
        (ROUND, "J4", "a card may be played now, or 'pass' or 'stop' said (K7.5)"),
        (ROUND, "safe 3", "a card may be played now, or 'pass' or 'stop' said (K7.5)"),
        (FORM, "J=1", "the next line to fill in is the one of yellow"),
        (FORM, "P=3", "there is no seat 3"),
        (FORM, "P=0", "the form holds seat 0 as often as it may already (K9.2)"),
        (FORM, "J4", "the dossier is to be filled in now (K9.1)"),
        (FORM, "pass", "the dossier is to be filled in now (K9.1)"),
    ],
)  # fmt: skip
def test_a_refused_action_is_explained(position, action, reason):
    options, fields, table = position
    m = kramer(options, fields, **table)
    before = m.position
    with pytest.raises(ts.IllegalAction) as caught:
        m.play(0, action)
    assert reason in str(caught.value)
    assert m.position == before
