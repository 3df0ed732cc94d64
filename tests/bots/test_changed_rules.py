"""Nobody but the rules knows a rule: when one is changed there, Kramer's bots play by the new one."""

from __future__ import annotations

from typing import Any

import pytest

import topsecret as ts
from topsecret import bots
from topsecret.kramer.belief.reader import Reader
from topsecret.kramer.rules import arming, cards, deck, moving, safe, scoring
from topsecret.kramer.rules.numbers import SAFE_ACTION
from topsecret.kramer.state import AGENTS, BUILDINGS, DRAW, FORWARD_1_3

from ..kramer.positions import kramer
from .seats import choices

BOTS = ("greedy", "belief", "search:30")


@pytest.mark.parametrize("spec", BOTS)
def test_a_full_hand_that_is_smaller_is_not_added_to(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:  # K7.3
    fields = "phase=move roll=1 position=J:5,P:10,D:10 score=J:5 safe=church"
    m = kramer("players=4 cards=yes", fields, owners="JDPB", hands=("C1 C2", "C12", "C14", "C9"))

    def drawn() -> list[bool]:
        tables = [m.game.after(m.state, 0, m.game.parse_action(text)) for text in choices(m, 0, spec)]
        return [bool(table.phase == DRAW) for table in tables]

    assert all(drawn())
    monkeypatch.setattr(deck, "HAND_LIMIT", 2)
    assert not any(drawn())


@pytest.mark.parametrize("spec", BOTS)
def test_where_the_safe_may_go_decides_who_is_moved_to_it(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:  # K5.1
    """The place is one of those allowed, whatever else would have been best."""
    fields = "phase=safe turn=0 actor=0 roll=2 position=J:7,S:6 safe=7 score=J:20,S:20"
    before = choices(kramer("players=2", fields, owners="JS"), 0, spec)

    def only_back(g: Any, out: Any) -> int:
        out[0] = SAFE_ACTION + (g.safe + 1) % BUILDINGS
        out[1] = SAFE_ACTION + (g.safe + BUILDINGS - 1) % BUILDINGS
        return 2

    monkeypatch.setattr(safe, "legal", only_back)
    assert choices(kramer("players=2", fields, owners="JS"), 0, spec) <= {"safe 8", "safe 6"}
    assert not before <= {"safe 8", "safe 6"}


@pytest.mark.parametrize("spec", BOTS)
def test_a_building_that_takes_points_is_not_scored_in(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:  # K4.2
    m = kramer("players=4", "phase=move roll=2 position=J:5,D:9 score=J:38,D:30 safe=7", owners="JDPB")
    assert choices(m, 0, spec) == {"J2"}
    monkeypatch.setattr(scoring, "VALUE", [-value for value in scoring.VALUE])
    assert "J2" not in choices(m, 0, spec)


@pytest.mark.parametrize("spec", BOTS)
def test_a_card_that_goes_the_other_way_is_played_by_what_it_does(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """K8: the agent two behind the safe would score with C15 and win; moved back instead, it is played otherwise."""
    fields = "phase=round turn=0 actor=0 roll=2 position=J:5 score=J:36,D:38,P:38 safe=7"
    m = kramer("players=4 cards=yes", fields, owners="JDPB", hands=("C15", "", "", ""))
    assert choices(m, 0, spec) == {"C15 J+2"}
    plain = cards.carry_out

    def backwards(g: Any, seat: int, kind: int, a: int, b: int) -> None:
        plain(g, seat, kind, a, -b if kind == FORWARD_1_3 else b)

    monkeypatch.setattr(cards, "carry_out", backwards)
    assert "C15 J+2" not in choices(m, 0, spec)


def test_evidence_goes_by_the_changed_rule_too(monkeypatch: pytest.MonkeyPatch) -> None:  # K4.2, K5.1, K8
    """Whoever brings an agent to the safe is taken for its owner, until that takes points from it."""

    def believed() -> float:
        m = kramer("players=4", "phase=move turn=1 actor=1 roll=2 position=J:5,D:5", owners="PDJB")
        reader = Reader(0, m.view(0))
        m.play(1, "D2")
        reader.hear(m.events(0))
        shares = reader.belief(m.view(0)).owners
        return shares["blue"][1] - shares["red"][1]

    assert believed() > 0
    monkeypatch.setattr(scoring, "VALUE", [-value for value in scoring.VALUE])
    assert believed() < 0


def test_whole_games_are_played_by_a_changed_rule(monkeypatch: pytest.MonkeyPatch) -> None:  # K3.6
    """Agents go the other way round: nobody is asked for anything illegal, and all finish."""

    def back(g: Any, action: int) -> None:
        for agent in range(AGENTS):
            steps = moving.SHARE[action, agent]
            if steps:
                arming.place(g, g.turn, agent, (g.position[agent] - steps) % BUILDINGS)

    monkeypatch.setattr(moving, "move", back)
    match = ts.new("kramer", players=3, cards=True, round_limit=4, seed=3)
    seats = [bots.make(spec, "kramer", seed=k) for k, spec in enumerate(BOTS)]
    assert bots.play(match, seats) is not None
