"""Secrets: what a seat is shown, offered, answered and told depends only on what it may know.

*Non-interference*: the same game with the others' secrets drawn anew is the same game to the seat, from the first event
on. *Non-degeneracy*: drawing anew reaches every possibility, each equally often. *Canary*: a marker planted in a private
note never shows anywhere else.
"""

import json
import random
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topsecret as ts
from topsecret.play.game import CHANCE_SEAT
from topsecret.randolph.rules import check

from .play import mixes, played, stepping
from .positions import RING, fresh, hide, randolph

SETUP_PHASES = ("setup", "place")


def retold(m, seat, seed):
    """The same game with what the seat cannot know drawn anew, played from the beginning with the same dice."""
    drawn = m.resampled(seat, seed)._state
    dice = [m.game.chance_text(step.before, step.action) for step in m._steps if step.seat == CHANCE_SEAT]
    other = ts.new("randolph", chance=dice, names=m.names, **m.options)
    for step in m._steps:
        if step.seat != CHANCE_SEAT:
            other.play(step.seat, redone(m, drawn, seat, step))
    assert bytes(other._state) == bytes(drawn)
    return other


def redone(m, drawn, seat, step):
    """What an actor did, in the game as it was drawn anew."""
    data, actor = m.game.action_data(step.action), step.seat
    if actor == seat:
        return step.action
    phase = m.view(None)["phase"]
    if data["kind"] == "contents":
        contents = [drawn.content[actor * 4 + k] for k in range(4)]
        return {"kind": "contents", "contents": [content or "bomb" for content in contents]}
    if data["kind"] == "place" and phase == "setup":
        city = drawn.lies[actor * 4 + "ABCD".index(data["letter"])]
        return {"kind": "place", "letter": data["letter"], "city": m.options["board"].city_ids[city]}
    if data["kind"] == "guards" and phase in SETUP_PHASES:
        return {"kind": "guards", "count": drawn.guards_chosen[actor]}
    if data["kind"] == "duel" and step is m._steps[-1] and drawn.chosen[actor] >= 0:
        return {"kind": "duel", "card": drawn.chosen[actor]}
    return step.action


def answers(m, seat, rng):
    """What the seat is answered when it tries things it may not do."""
    said = []
    for number in rng.sample(range(880), 25):
        if number not in {action.id for action in m.actions(seat)}:
            with pytest.raises(ts.IllegalAction) as caught:
                m.play(seat, number)
            said.append(str(caught.value))
    return said


@given(options=mixes(), seed=st.integers(0, 2**32), decisions=st.integers(0, 160))
@settings(max_examples=40, deadline=None)
def test_a_game_with_other_secrets_is_the_same_game_to_a_seat(options, seed, decisions):  # R2.2, R2.3, R2.4, R6.2
    m = played(options, seed, decisions)
    if m.over:
        return
    for seat in (None, *range(m.players)):
        other = retold(m, seat, seed)
        assert other.events(seat) == m.events(seat)
        assert other.view(seat) == m.view(seat)
        assert other.to_move == m.to_move
        if seat is None:
            continue
        assert other.actions(seat) == m.actions(seat)
        assert answers(other, seat, random.Random(seed)) == answers(m, seat, random.Random(seed))
        if seat in m.to_move:
            assert other.default_action(seat) == m.default_action(seat)


@given(options=mixes(), seed=st.integers(0, 2**32))
@settings(max_examples=12, deadline=None)
def test_a_position_with_other_secrets_shows_the_same_at_every_step(options, seed):  # R2.2, R6.2
    m = ts.new("randolph", seed=seed, **options)
    for number, _ in enumerate(stepping(m, seed, 80)):
        for seat in (None, *range(m.players)):
            other = m.resampled(seat, number)
            assert check.consistent(other._state) == 0
            assert m.game.view(other._state, seat) == m.game.view(m._state, seat)
            assert m.game.text(other.view(seat)) == m.game.text(m.view(seat))
            assert other.to_move == m.to_move
            if seat is not None:
                assert other.actions(seat) == m.actions(seat)
                if seat in m.to_move:
                    assert other.default_action(seat) == m.default_action(seat)


@given(options=mixes(), seed=st.integers(0, 2**32))
@settings(max_examples=25, deadline=None)
def test_what_others_are_told_of_a_secret_choice_does_not_depend_on_it(options, seed):  # R2.2, R2.3, R2.4, R6.2
    m = ts.new("randolph", seed=seed, **options)
    before = m._state.copy()
    for actor, action in stepping(m, seed, 60):
        after = before.copy()
        m.game.face.apply(after, actor, action)
        kind = m.game.action_data(action)["kind"]
        hidden = kind in ("contents", "place", "guards") and before.phase == after.phase == 0
        hidden |= kind == "duel" and after.chosen[actor] >= 0
        if hidden:
            alternatives = m.game.legal(before, actor)
            for other in random.Random(seed).sample(alternatives, min(8, len(alternatives))):
                instead = before.copy()
                m.game.face.apply(instead, actor, other)
                for seat in (None, *(s for s in range(m.players) if s != actor)):
                    assert told(m, before, actor, other, instead, seat) == told(m, before, actor, action, after, seat)
        before = m._state.copy()


def told(m, before, actor, action, after, seat):
    return [event.told(seat) for event in m.game.events(before, actor, action, after)]


def test_a_secret_choice_taken_back_is_as_if_it_had_never_been_made():  # R2.2
    m, other = fresh("players=2"), fresh("players=2")
    m.play(0, "contents 5 3 1 bomb; A london")
    m.undo(0)
    m.undo(0)
    for one in (m, other):
        hide(one, 0, "1 3 5 bomb")
        one.play(1, "contents 5 3 1 bomb")
    for seat in (1, None):
        assert m.events(seat) == other.events(seat)
        assert m.view(seat) == other.view(seat)


# --- drawing anew really varies, and evenly


def draws(m, seat, read, count):
    return Counter(read(m.resampled(seat, seed)._state) for seed in range(count))


def even(counter, weights):
    """Every kind was drawn and no other, and the chi-square statistic is within six standard deviations of its mean."""
    assert set(counter) == set(weights)
    unit = sum(counter.values()) / sum(weights.values())
    statistic = sum((counter[kind] - unit * weight) ** 2 / (unit * weight) for kind, weight in weights.items())
    freedom = len(weights) - 1
    assert statistic < freedom + 6 * (2 * freedom) ** 0.5


def contents(owner):
    return lambda state: tuple(state.content[owner * 4 + k] for k in range(4))


EVERY_ORDER = dict.fromkeys(permutations((5, 3, 1, 0)), 1)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_the_contents_of_another_are_any_of_24_orders(seat):  # R2.2
    even(draws(randolph("players=3", roll="1+1"), seat, contents(1), 2400), EVERY_ORDER)


def test_the_contents_of_two_others_do_not_hang_together():  # R2.2
    m = randolph("players=3", roll="1+1")
    pairs = draws(m, 0, lambda state: (state.content[4], state.content[8]), 1600)
    even(pairs, {(a, b): 1 for a in (5, 3, 1, 0) for b in (5, 3, 1, 0)})


def test_ones_own_contents_stay():  # R2.2
    assert set(draws(randolph(roll="1+1"), 1, contents(1), 50)) == {(5, 3, 1, 0)}


def test_what_was_delivered_stays_and_the_rest_is_any_of_six_orders():  # R7.1
    m = randolph(roll="1+1", delivered={"gB": 0})
    even(draws(m, 0, contents(1), 600), {(a, 3, c, d): 1 for a, c, d in permutations((5, 1, 0))})


def test_after_three_deliveries_the_last_is_known():  # R7.1
    m = randolph("players=3", roll="1+1", delivered={"gA": 0, "gB": 1, "gC": 1})
    assert set(draws(m, 0, contents(2), 50)) == {(5, 3, 1, 0)}


def test_cities_chosen_in_secret_are_any_different_ones():  # R2.3
    m = ts.new("randolph", players=2, board=RING, chance=[])
    m.play(1, "contents 5 3 1 bomb; A north; B south")
    seen = draws(m, 0, lambda state: tuple(state.lies[4 + k] for k in range(4)), 2800)
    even(seen, {(a, b, -1, -1): 1 for a, b in permutations(range(8), 2)})


def test_cities_shown_stay():  # R2.3
    m = randolph(roll="1+1")
    assert draws(m, 0, lambda state: tuple(state.lies[k] for k in range(8)), 20).keys() == {tuple(m._state.lies[k] for k in range(8))}  # fmt: skip


@pytest.mark.parametrize("placement", ["simultaneous", "round_robin"])
def test_guards_chosen_in_secret_are_any_number_allowed(placement):  # R2.4
    m = fresh(f"players=3 guards=2 placement={placement}")
    hide(m, 0, guards=1)
    even(draws(m, 1, lambda state: state.guards_chosen[0], 900), {0: 1, 1: 1, 2: 1})


def test_a_card_face_down_is_any_card_in_hand():  # R6.2
    m = randolph("players=2", "spent=1.3:1", roll="1+1", agents=["nuuk", "reykjavik"])
    m.play(0, "1-reykjavik")
    m.play(1, "card 5")
    for seat in (0, None):
        even(draws(m, seat, lambda state: state.chosen[1], 1200), {0: 2, 1: 1, 2: 1, 4: 1, 5: 1})
    assert set(draws(m, 1, lambda state: state.chosen[1], 20)) == {5}


def test_nothing_is_hidden_when_the_game_is_over():  # R9.1
    m = randolph(roll="1+0", agents=["sydney+gA"], delivered={"rA": 0})
    m.play(0, "1-hq")
    assert bytes(m.resampled(None, 3)._state) == bytes(m._state)


# --- canary

CANARY = "kanarienvogel"


@given(options=mixes(), seed=st.integers(0, 2**32))
@settings(max_examples=15, deadline=None)
def test_a_private_note_is_seen_by_its_seat_alone(options, seed):  # R10.1
    m = ts.new("randolph", seed=seed, **options)
    m.note(0, CANARY, CANARY)
    for _ in stepping(m, seed, 40):
        pass
    assert m.view(0)["notes"] == {CANARY: CANARY}
    sent = [m.view(seat) for seat in (None, *range(1, m.players))] + [
        m.events(seat) for seat in (None, *range(m.players))
    ]
    assert CANARY not in json.dumps(sent)
    assert CANARY not in " ".join(answers(m, 1, random.Random(seed)))
    assert CANARY not in repr(m) + str(m) + m.position
    assert CANARY not in json.dumps(m.resampled(1, 1).view(0))


def test_what_a_seat_hid_stands_nowhere_in_what_others_are_sent():  # R2.2
    # The bomb's city is a word that nothing else has a reason to say before everybody is ready.
    m = fresh("players=3")
    m.play(0, "contents 5 bomb 1 3; A cairo; B antananarivo; C delhi; D lima; guards 1")
    for stranger in (1, 2, None):
        text = m.game.text(m.view(stranger)).lower()
        sent = json.dumps([m.view(stranger), m.events(stranger), text])
        assert not any(word in sent for word in ("antananarivo", 'bomb"', "contents_hidden", "guards_chosen"))


def test_a_card_laid_face_down_stands_nowhere_in_what_others_are_sent():  # R6.2
    m = randolph(roll="1+1", agents=["nuuk", "reykjavik"])
    m.play(0, "1-reykjavik")
    m.play(1, "card 5")
    for stranger in (0, None):
        assert m.events(stranger)[-1] == {"type": "card_laid", "seat": 1}
        assert m.view(stranger)["duel"]["card"] is None
    duel_shown = m.events(1)[-1]
    assert duel_shown == {"type": "card_laid", "seat": 1, "card": 5}
