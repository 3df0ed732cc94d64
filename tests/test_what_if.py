"""What a move would make of the table: certain is only what holds in every world that the seat cannot tell from the true one."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import topsecret as ts
from topsecret.what_if import WhatIf

from .kramer import play as kramer
from .kramer.positions import kramer as kramer_at
from .randolph import play as randolph
from .randolph.positions import fresh, hide, ring
from .randolph.positions import randolph as randolph_at

GAMES = [
    *(("kramer", {"players": 2 + k % 6, "finish": 20, "round_limit": 20, **options}, kramer.likely) for k, options in enumerate(kramer.VARIANTS)),
    *(("randolph", {"round_limit": 12, **options}, randolph.likely) for options in randolph.VARIANTS),
]  # fmt: skip
WORLDS = 5


def fits(certain: Any, real: Any, path: str, answer: Any) -> None:
    """What is certain is so; what is possible is one of the values; nothing else is left out but what is called unknown."""
    if path in answer.unknown:
        return
    if path in answer.possible:
        assert real in answer.possible[path], path
    elif isinstance(certain, dict):
        assert certain.keys() <= real.keys(), path
        for name in real:
            fits(certain.get(name), real[name], f"{path}.{name}", answer)
    elif isinstance(certain, list) and certain and isinstance(certain[0], dict):
        for n, (one, other) in enumerate(zip(certain, real, strict=True)):
            fits(one, other, f"{path}.{n}", answer)
    else:
        assert certain == real, path


def compare(match: ts.Match, seat: int, moves: list[int], seeds: range) -> WhatIf:
    """The answer is the same in every world with the same view, and what really happens there fits it."""
    answer = match.what_if(seat, moves)
    text = written(answer)
    for seed in seeds:
        world = match.resampled(seat, seed, chance=ts.Script(()))
        assert written(world.what_if(seat, moves)) == text
        world.play(seat, moves[: len(moves) - answer.left])
        fits(answer.view, world.view(seat, log=False), "view", answer)
        told = world.events(seat)
        for n, event in enumerate(told):
            if f"events.{n}" in answer.unknown:
                break
            fits(answer.events[n], event, f"events.{n}", answer)
    return answer


def written(answer: WhatIf) -> str:
    return json.dumps([answer.moves, answer.left, answer.view, answer.events, answer.possible, answer.unknown])


@pytest.mark.parametrize(
    ("game", "options", "likely"), GAMES, ids=[f"{game}-{k}" for k, (game, _, _) in enumerate(GAMES)]
)
def test_certain_is_what_happens_in_every_world_that_the_seat_cannot_tell_from_this_one(
    game: str, options: dict[str, Any], likely: Any
) -> None:
    rng = random.Random(len(options))
    open_parts = 0
    for seed in range(2):
        match = ts.new(game, seed=seed, **options)
        while not match.over and match.version < 600:
            seat, action = likely(match, rng)
            if shows(match, seat, action) or rng.random() < 0.02:
                then = ts.Match(match.game, match.options, chance=ts.Script(()), state=match.state)
                then.play(seat, action)
                answer = compare(match, seat, [action, *then.legal(seat)[:1]], range(WORLDS))
                open_parts += len(answer.possible) + len(answer.unknown)
            match.play(seat, action)
    assert open_parts > 5


def shows(match: ts.Match, seat: int, action: int) -> bool:
    """The action ends the game or brings something secret to light."""
    before = match.state
    after = match.game.after(before, seat, action)
    final = match.game.name == "randolph" and match.game.final(before, seat, action, after)
    return final or match.game.face.pending(after) == 0


DELIVERY = {"agents": ["southeast+gA northwest", "north"], "contents": ["5 3 1 bomb", "3 bomb 5 1"], "roll": "2+1"}


def test_what_lies_in_a_suitcase_that_would_be_delivered_is_possible_and_what_follows_from_it_too() -> (
    None
):  # R7.1, R8.1
    m = randolph_at(ring("players=2"), **DELIVERY)
    answer = m.what_if(0, "1-hq")
    assert answer.possible["view.suitcases.4.content"] == ["bomb", 1, 3, 5]
    assert answer.possible["events.1.content"] == ["bomb", 1, 3, 5]
    assert answer.possible["view.players.0.secrets"] == [0, 1, 3, 5]
    assert answer.possible["view.phase"] == ["bomb", "move"]
    assert answer.view["suitcases"][4]["delivered_by"] == 0
    assert [event["type"] for event in answer.events] == ["stepped", "delivered"]
    assert answer.unknown == ("events.2",)  # a bomb goes off, or nothing more is told
    assert m.view(0)["suitcases"][4]["carrier"] == {"seat": 0, "agent": 1}


def test_a_content_that_only_one_suitcase_can_hold_is_certain() -> None:  # R2.2
    table = {**DELIVERY, "delivered": {"gB": 1, "gC": 1, "gD": 1, "rA": 1}}
    m = randolph_at(ring("players=2 target=18"), **table)
    answer = m.what_if(0, "1-hq")
    assert (answer.possible, answer.unknown) == ({}, ())
    assert answer.view["suitcases"][4]["content"] == 3


def test_an_action_that_only_some_worlds_allow_is_left() -> None:  # R8.1
    m = randolph_at(ring("players=2"), **DELIVERY)
    answer = m.what_if(0, ["1-hq", "2-west", "end"])
    assert (answer.moves, answer.left) == (("1-hq",), 2)  # with a bomb agents are to be given up first
    answer = m.what_if(0, "2-west; 1-hq")
    assert (answer.moves, answer.left) == (("2-west", "1-hq"), 0)
    assert answer.possible["view.suitcases.4.content"] == ["bomb", 1, 3, 5]


def test_a_duel_could_end_as_every_card_of_the_rival_would_end_it() -> None:  # R6.2, R6.4
    fight = "phase=duel fighter=1 defender=1 rival=1 chosen=1:4 spent=1.5:1"
    m = randolph_at(ring("players=2"), fight, agents=["north", "north"], roll="2+1")
    answer = m.what_if(0, "card 3")
    assert answer.possible["events.1.defender.card"] == [0, 1, 2, 3, 4]  # the five is out
    assert answer.possible["events.1.winner"] == [0, 1]
    assert answer.possible["view.players.1.agents.0.place"] == ["base", "north", "out"]
    assert answer.events[1]["attacker"] == {"seat": 0, "agent": 1, "card": 3}
    assert m.what_if(0, "card 5").view["players"][0]["agents"][0]["place"] == "north"  # no card beats a five


def test_a_duel_whose_rival_has_laid_no_card_does_not_end() -> None:  # R6.2
    fight = "phase=duel fighter=1 defender=1 rival=1"
    m = randolph_at(ring("players=2"), fight, agents=["north", "north"], roll="2+1")
    answer = m.what_if(0, "card 3")
    assert (answer.possible, answer.unknown) == ({}, ())
    assert answer.events == [{"type": "card_laid", "seat": 0, "card": 3}]
    assert answer.view["to_move"] == [1]


def test_the_others_suitcases_may_lie_in_any_city_and_they_may_have_posted_any_guards() -> None:  # R2.3, R2.4
    m = fresh("players=3 guards=2")
    hide(m, 1)
    hide(m, 2, guards=1)
    m.play(0, "contents 5 3 1 bomb; A montreal; B istanbul; C dakar; D caracas")
    answer = m.what_if(0, "guards 2")
    cities = sorted(m.options["board"].city_ids)
    assert answer.possible["view.suitcases.4.place"] == answer.possible["view.suitcases.11.place"] == cities
    assert answer.possible["view.players.2.agents.1.place"] == ["base", "guard"]
    assert answer.possible["events.1.guards.2"] == [1, 2, None]
    assert [suitcase["place"] for suitcase in answer.view["suitcases"][:4]] == [
        "montreal",
        "istanbul",
        "dakar",
        "caracas",
    ]


END = "phase=move turn=0 actor=0 roll=2 position=J:5,D:3,M:8 safe=7 score=J:40,D:30,M:35"


def test_who_would_win_is_counted_over_everybody_that_the_agents_can_belong_to() -> None:  # K6.1, K6.2
    m = kramer_at("players=3", END, owners="S J D")
    answer = m.what_if(0, "J2")
    assert answer.view["phase"] == "over"
    assert answer.view["agents"]["red"]["score"] == 47
    assert answer.possible["view.agents.red.owner"] == ["free", 1, 2]
    assert answer.possible["view.result.winners"] == [[1], [2], []]
    assert answer.view["seats"][0]["identities"] == ["grey"]
    assert answer.unknown == ()
    own = kramer_at("players=3", END, owners="J S D").what_if(0, "J2")
    assert own.view["result"]["winners"] == [0]


def test_hands_that_would_be_shown_are_unknown() -> None:  # K7.1
    m = kramer_at("players=3 cards=yes", END, owners="S J D", hands=("", "C1", ""))
    played = m.what_if(0, "J2")
    assert played.view["phase"] == "round"
    m.play(0, "J2")
    m = kramer_at("players=3 cards=yes", END.replace("move", "round").replace("position=J:5", "passes=2 has_played=0 armed_by=J:0 armed_at=J:1 armings=1 position=J:7"), owners="S J D", hands=("C2", "C1", ""))  # fmt: skip
    answer = m.what_if(0, "pass")
    assert answer.view["phase"] == "over"
    assert {"view.seats.1.hand", "view.cards.pile_cards"} <= set(answer.unknown)
    assert answer.view["seats"][0]["hand"] == ["C2"]
    assert answer.possible["view.result.winners"] == [[1], [2], []]


def test_dice_and_draws_stop_it() -> None:  # K3.1, K7.3
    m = kramer_at("players=3", "phase=move turn=0 actor=0 roll=2")
    answer = m.what_if(0, "J2; safe 4")
    assert (answer.moves, answer.left, answer.view["phase"]) == (("J2",), 1, "roll")
    m = kramer_at("players=3 cards=yes", "phase=move turn=0 actor=0 roll=2 position=J:9", hands=("", "", ""))
    answer = m.what_if(0, "J2")
    assert (answer.view["phase"], answer.view["to_move"]) == ("draw", [])


def test_what_cannot_be_played_is_refused_as_when_it_is_played() -> None:  # K3.5
    m = kramer_at("players=3", "phase=move turn=0 actor=0 roll=2")
    for seat, move in ((0, "J3"), (0, "J"), (0, 4000), (1, "J2"), (0, "L2"), (0, "J2; J2")):
        with pytest.raises(ts.IllegalAction) as played:
            m.play(seat, move)
        if move == "J2; J2":  # the die comes first
            assert m.what_if(seat, move).left == 1
            continue
        with pytest.raises(ts.IllegalAction) as asked:
            m.what_if(seat, move)
        assert str(asked.value) == str(played.value)


def test_asking_changes_nothing() -> None:
    m = ts.new("kramer", players=3, seed=2)
    before, seat = m.position, m.to_move[0]
    m.what_if(seat, m.legal(seat)[3])
    assert (m.position, m.version, m.events(None)) == (before, m.version, m.events(None))
