"""What a seat may know, and nothing else: non-interference, non-degeneracy, canary."""

import json
import random
from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations, product

import pytest

import topsecret as ts
from topsecret.kernel import random as philox
from topsecret.kramer.state import DOSSIER, DRAW
from topsecret.play.game import CHANCE

from .play import GAME, VARIANTS, choose, likely
from .positions import at, kramer

GAMES = [(players, options) for k, options in enumerate(VARIANTS) for players in (2 + k % 3, 7 - k % 3)]
"""Every variant with two numbers of players; together all from 2 to 7."""


def stream(seed, game=0):
    r = [0] * philox.STREAM
    philox.start(r, seed, game)
    return r


def resampled(state, seat, r):
    """A state the seat (None: a spectator) cannot tell from this one."""
    other = state.copy()
    GAME.face.resample(other, -1 if seat is None else seat, r)
    return other


def bytes_of(value):
    return json.dumps(value, ensure_ascii=False).encode()


def walk(players, options, seed, decisions=80):
    """States along a random game, each with what is done next: (state, seat or -1, action)."""
    m = ts.new("kramer", players=players, seed=seed, finish=25, **options)
    rng = random.Random(seed)
    for _ in range(decisions):
        if m.over:
            break
        m.play(*likely(m, rng))
    for step in m._steps:
        yield step.before, step.seat, step.action
    if m.over:
        yield m._state, None, None


# Non-interference


def shown(state, seat, rng):
    """Everything a seat is shown of a state: view, who may act, its actions, the words of its errors, public defaults."""
    pending = GAME.face.pending(state)
    view = GAME.view(state, seat)
    yield view
    names = [f"Seat {other}" for other in range(state.seats)]
    yield GAME.text({"seat": seat, "names": names, "to_move": GAME.seats(pending), **view})
    yield pending
    yield GAME.chance_label(state) if pending == CHANCE else None
    asked = GAME.seats(pending)
    if seat is not None:
        legal = GAME.legal(state, seat)
        yield legal
        if seat in asked:
            tried = [a for a in sorted(rng.sample(range(GAME.action_count), 30)) if a not in legal]
            yield [GAME.reason(state, seat, action) for action in tried]
            yield GAME.face.default_action(state, seat)
    if state.phase != DOSSIER:
        yield [GAME.face.default_action(state, other) for other in asked]


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_what_a_seat_is_shown_does_not_depend_on_what_is_hidden(players, options):  # K2.3, K7.1, K9.1
    r = stream(players)
    for index, (state, _, _) in enumerate(walk(players, options, seed=players)):
        for seat in (None, *range(players)):
            other = resampled(state, seat, r)
            GAME.check(other)
            one = bytes_of(list(shown(state, seat, random.Random(index))))
            assert one == bytes_of(list(shown(other, seat, random.Random(index))))


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_what_a_seat_is_told_does_not_depend_on_what_is_hidden(players, options):  # K2.3, K7.1, K9.1
    r = stream(players, 1)
    for state, actor, action in walk(players, options, seed=players + 10):
        if actor is None:
            continue
        for seat in (None, *range(players)):
            if seat == actor:
                continue
            other = resampled(state, seat, r)
            done = same_for_the_table(state, other, seat, actor, action)
            if done is not None:
                assert bytes_of(events(state, seat, actor, action)) == bytes_of(events(other, seat, actor, done))


def same_for_the_table(state, other, seat, actor, action):
    """What in the other state looks to the seat like the action here; None if nothing does."""
    if actor >= 0:
        return action if action in GAME.legal(other, actor) else None
    weights = [0] * 32
    count = GAME.face.chance(other, weights)
    label = GAME.chance_label(state)
    if label == "roll" or label.endswith(f" {seat}") or (state.phase == DRAW and state.turn == seat):
        return action if weights[action] else None
    # A hidden outcome: any other will do, but for a second identity, which may be removed openly.
    kinds = [k for k in range(count) if weights[k] and not (state.phase == DRAW and k == 10)]
    return kinds[-1] if kinds and not (state.phase == DRAW and action == 10) else None


def events(state, seat, actor, action):
    """The events of an action as a seat is told them; the end, where all is shown, left out."""
    after = state.copy()
    GAME.face.apply(after, actor, action)
    told = [event.told(seat) for event in GAME.events(state, actor, action, after)]
    return [event for event in told if event is not None and event["type"] != "game_over"]


def test_a_seat_sees_the_same_in_a_whole_match_whose_hidden_part_was_drawn_anew():
    m = ts.new("kramer", players=4, cards=True, dossier=True, seed=2)
    rng = random.Random(2)
    for _ in range(40):
        m.play(*choose(m, rng))
    for seat in (None, 0, 1, 2, 3):
        for seed in range(5):
            assert bytes_of(m.resampled(seat, seed).view(seat, log=False)) == bytes_of(m.view(seat, log=False))


def test_a_seat_that_is_not_asked_is_refused_alike_whatever_is_hidden():
    m = kramer("players=4 cards=yes", "phase=round roll=2", hands=["C1 C4", "C2", "C6", "C8"])
    refusals = set()
    for seed in range(20):
        with pytest.raises(ts.IllegalAction) as caught:
            m.resampled(2, seed).play(2, "C6 J")
        refusals.add(str(caught.value))
    assert len(refusals) == 1


def test_when_the_game_is_over_nothing_is_hidden_and_nothing_drawn_anew():  # K6.1
    m = kramer("players=4", "phase=move roll=1 position=J:6 score=J:35")
    m.play(0, "J1")
    assert bytes(resampled(m._state, 0, stream(1))) == bytes(m._state)


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_what_a_seat_knows_is_kept_in_the_bytes(players, options):
    r = stream(3)
    secrets = {"owner", "hand", "pile", "drawn", "dossier"}
    for state, _, _ in walk(players, options, seed=3, decisions=60):
        for seat in range(players):
            other = resampled(state, seat, r)
            for field in GAME.layout.fields:
                if field.name not in secrets:
                    assert getattr(state, field.name) == getattr(other, field.name)
            assert [state.owner[a] == seat for a in range(7)] == [other.owner[a] == seat for a in range(7)]
            assert [state.hand[seat, k] for k in range(15)] == [other.hand[seat, k] for k in range(15)]
            assert [state.dossier[seat, a] for a in range(7)] == [other.dossier[seat, a] for a in range(7)]


# Non-degeneracy


def critical(freedom):
    """The value a chi-square of that many degrees of freedom passes once in a hundred thousand times (Wilson and Hilferty)."""
    return freedom * (1 - 2 / (9 * freedom) + 4.265 * (2 / (9 * freedom)) ** 0.5) ** 3


def assert_distributed(position, seat, look, wanted, draws=4000):
    """Resampled states, looked at, are distributed as wanted: {outcome: probability}, all outcomes and no other."""
    state, _ = GAME.read_position(position)
    assert sum(wanted.values()) == 1
    r = stream(7)
    counts = Counter(look(resampled(state, seat, r)) for _ in range(draws))
    assert set(counts) <= set(wanted)
    chi = sum((counts[o] - draws * float(p)) ** 2 / (draws * float(p)) for o, p in wanted.items())
    assert chi < critical(len(wanted) - 1)


def even(outcomes):
    counted = Counter(outcomes)
    total = sum(counted.values())
    return {outcome: Fraction(n, total) for outcome, n in counted.items()}


def owners(state):
    return tuple(state.owner[agent] for agent in range(state.agents))


def test_a_player_takes_every_arrangement_of_the_others_identities_for_equally_likely():  # K2.3
    # Seat 0 has grey; seat 1 has one of the other four.
    wanted = even((0, *rest) for rest in set(permutations([1, -1, -1, -1])))
    assert len(wanted) == 4
    assert_distributed(at("players=2", "phase=move roll=2"), 0, owners, wanted)


def test_a_spectator_takes_every_arrangement_of_identities_for_equally_likely():  # K2.3
    wanted = even(set(permutations([0, 1, -1, -1, -1])))
    assert len(wanted) == 20
    assert_distributed(at("players=2", "phase=move roll=2"), None, owners, wanted)


def test_with_seven_players_the_six_others_are_shuffled():  # K2.3
    wanted = even(permutations([0, 1, 2, 4, 5, 6]))

    def others(state):
        return tuple(owner for owner in owners(state) if owner != 3)

    assert_distributed(at("players=7", "phase=move roll=2"), 3, others, wanted, draws=7200)


def test_second_identities_are_as_hidden_as_the_first():  # K8 C11
    # Seat 1 has two of the four agents that are not seat 0's.
    wanted = even((0, *rest) for rest in set(permutations([1, 1, -1, -1])))
    assert len(wanted) == 6
    assert_distributed(at("players=2", "phase=move roll=2 seconds=1:1", owners="S PB"), 0, owners, wanted)


def test_agents_that_sit_out_belong_to_nobody_in_every_world():  # K2.1
    state, _ = GAME.read_position(at("players=2 agents=PBMDL", "phase=move roll=2", owners="PB"))
    r = stream(5)
    worlds = [resampled(state, None, r) for _ in range(200)]
    assert {(world.owner[0], world.owner[3]) for world in worlds} == {(-1, -1)}


HELD = ["C1", "C1", "C5", "C8", "C14"]
"""The cards that are not discarded in the positions below."""
DISCARD = "C2 C2 C3 C3 C4 C4 C6 C6 C7 C7 C9 C9 C10 C11 C12 C12 C13 C13 C14 C15 C15"


def cards(state, *seats):
    """Hands by seat, each a sorted tuple of kinds."""
    return tuple(tuple(k + 1 for k in range(15) for _ in range(state.hand[s, k])) for s in seats)


def test_hands_and_pile_are_dealt_anew_card_by_card():  # K7.1
    # Five cards are unseen by the spectator: seat 0 has two of them, seat 1 one, two lie in the pile.
    kinds = [1, 1, 5, 8, 14]
    wanted = even((tuple(sorted(deal[:2])), (deal[2],)) for deal in permutations(kinds))
    position = at("players=2 cards=yes", "phase=move roll=2", hands=["C1 C5", "C8"], discard=DISCARD)
    assert_distributed(position, None, lambda state: cards(state, 0, 1), wanted)


def test_ones_own_hand_is_known_and_the_rest_dealt_anew():  # K7.1
    wanted = even(((1, 5), (deal[0],)) for deal in permutations([1, 8, 14]))
    position = at("players=2 cards=yes", "phase=move roll=2", hands=["C1 C5", "C8"], discard=DISCARD)
    assert_distributed(position, 0, lambda state: cards(state, 0, 1), wanted)


def test_the_card_drawn_this_turn_is_any_card_of_the_hand():  # K7.3
    # Seat 0 drew; seat 1 knows its own C8 and sees that seat 0 holds two of C1, C1, C5, C14, one of them drawn just now.
    wanted = even((tuple(sorted(deal[:2])), deal[0]) for deal in permutations([1, 1, 5, 14]))
    position = at("players=2 cards=yes", "phase=round roll=1 has_drawn=yes drawn=C5", hands=["C1 C5", "C8"], discard=DISCARD)  # fmt: skip
    assert_distributed(position, 1, lambda state: (*cards(state, 0), state.drawn + 1), wanted)


def test_nobody_holds_a_second_identity_when_no_free_agent_is_left():  # K8 C11
    # C11 is in the pile with one C1; the five others have a card each, dealt from the two C1, C5, C8, C14 and C11.
    discard = "C2 C2 C3 C3 C4 C4 C6 C6 C7 C7 C9 C9 C10 C12 C12 C13 C13 C14 C15 C15"
    position = at(
        "players=6 cards=yes",
        "phase=move roll=2 seconds=0:1",
        owners="SL P B J M D",
        hands=["", "C1", "C5", "C8", "C14", ""],
        discard=discard,
    )
    wanted = even(tuple((kind,) for kind in deal[:4]) for deal in permutations([1, 1, 5, 8, 14]))
    assert_distributed(position, 0, lambda state: cards(state, 1, 2, 3, 4), wanted)


NAMES = "SPBJMD"
FULL = "dossier=0.S:0,0.P:1,0.B:2,0.J:-,0.M:-,0.D:-,1.S:0,1.P:1,1.B:2,1.J:-,1.M:-,1.D:-,2.S:0,2.P:1,2.B:2,2.J:-,2.M:-,2.D:-"


def forms_of(own, *, free, named_own=1):
    """Every complete form of seat 1 at a table of three whose own agents are given, as tuples."""
    rest = [agent for agent in range(6) if agent not in own[:named_own]]
    for names in product((-1, 0, 2), repeat=len(rest)):
        if names.count(0) > 1 or names.count(2) > 1:
            continue
        if not free and (names.count(0), names.count(2)) != (1, 1):
            continue
        form = [1] * 6
        for agent, name in zip(rest, names, strict=True):
            form[agent] = name
        yield tuple(form)


def form(state):
    return tuple(state.dossier[1, agent] for agent in range(6))


def owned(state):
    return tuple(agent for agent in range(6) if state.owner[agent] == 1)


@pytest.mark.parametrize(("dashes", "count"), [("consistent", 20), ("free", 31)])
def test_anothers_form_is_any_form_the_rules_allow(dashes, count):  # K9.2
    # Seat 0 has grey, so seat 1 has one of five agents, and for each its form is one of 20 (31 with free dashes).
    worlds = [((own,), f) for own in range(1, 6) for f in forms_of((own,), free=dashes == "free")]
    assert len(worlds) == 5 * count
    position = at(f"players=3 dossier=yes dossier_dashes={dashes}", f"phase=move roll=2 opened=yes {FULL}")
    assert_distributed(position, 0, lambda state: (owned(state), form(state)), even(worlds), draws=2000)


@pytest.mark.parametrize("dashes", ["consistent", "free"])
def test_a_form_being_filled_in_is_the_beginning_of_one(dashes):  # K9.1
    # Seat 1 has written two of its five lines; three are open.
    worlds = []
    for own in range(1, 6):
        for whole in forms_of((own,), free=dashes == "free"):
            lines = [agent for agent in range(6) if agent != own]
            begun = tuple(-2 if agent in lines[2:] else whole[agent] for agent in range(6))
            worlds.append(((own,), begun))
    position = at(
        f"players=3 dossier=yes dossier_dashes={dashes}",
        "phase=dossier after=safe roll=2 opened=yes dossier=0.S:0,1.P:1,2.B:2,1.S:0,1.B:-",
    )
    # Each identity has as many forms as any other, so forms and identities together are even before the lines are cut.
    assert_distributed(position, 0, lambda state: (owned(state), form(state)), even(worlds), draws=2000)


def test_a_second_identity_taken_after_the_forms_need_not_stand_in_ones_own():  # K9.2, K8 C11
    # Seat 1 has two of five agents now and had one of them, either, when it filled in its form.
    worlds = [(own, f) for own in combinations(range(1, 6), 2) for first in own for f in forms_of((first,), free=False)]
    assert len(worlds) == 10 * 2 * 20
    position = at("players=3 dossier=yes", f"phase=move roll=2 opened=yes seconds=1:1 {FULL}", owners="S PJ B")
    assert_distributed(position, 0, lambda state: (owned(state), form(state)), even(worlds), draws=6000)


def test_a_second_identity_taken_before_the_forms_stands_in_ones_own():  # K9.2, K8 C11
    full = FULL.replace("1.J:-", "1.J:1").replace("0.J:-", "0.J:1").replace("2.J:-", "2.J:1")
    position = at("players=3 dossier=yes", f"phase=move roll=2 opened=yes seconds=1:1 seconds_then=1:1 {full}", owners="S PJ B")  # fmt: skip
    # Four lines are left for one 0, one 2 and two dashes.
    worlds = []
    for own in combinations(range(1, 6), 2):
        for names in set(permutations([0, 2, -1, -1])):
            rest = iter(names)
            worlds.append((own, tuple(1 if agent in own else next(rest) for agent in range(6))))
    assert len(worlds) == 10 * 12
    assert_distributed(position, 0, lambda state: (owned(state), form(state)), even(worlds), draws=2000)


# Canary


def everything_sent(match, seat):
    """All a seat (None: a spectator) could read: its view, what it was told, its actions, the words of an error."""
    sent = [match.view(seat), match.events(seat)]
    if seat is not None:
        sent.append([(action.text, action.data) for action in match.actions(seat)])
        try:
            match.play(seat, "J=6")
        except ts.IllegalAction as error:
            sent.append(str(error))
    return json.dumps(sent)


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_a_note_never_shows_in_anything_sent_to_another(players, options):  # K9.5
    m = ts.new("kramer", players=players, seed=1, finish=20, **options)
    rng = random.Random(1)
    for seat in range(players):
        m.note(seat, f"about-canary-{seat}", f"canary-{seat}")
    for number in range(400):
        if number % 20 == 0 or m.over:
            for seat in (None, *range(players)):
                sent = everything_sent(m, seat)
                assert {f"canary-{other}" in sent for other in range(players) if other != seat} <= {False}
                assert seat is None or f"canary-{seat}" in sent
        if m.over:
            break
        m.play(*choose(m, rng))
    assert m.over


def test_a_card_dealt_to_another_is_named_nowhere_until_it_is_played():  # K7.1
    # C8 has one copy: it is dealt to seat 1 and named in no text but in seat 1's own, and in the data of the actions.
    m = ts.new("kramer", players=3, cards=True, chance=[*"SPB", "C1", "C2", "C8", "C2", "C3", "C3", "6"])
    m.play(0, "J6")
    for seat in (0, 2, None):
        assert '"C8"' not in json.dumps([m.view(seat), m.events(seat)])
    assert '"C8"' in json.dumps(m.view(1))
    m.play(0, "pass")
    m.play(1, "C8 J D")
    for seat in (0, 2, None):
        assert '"C8"' in json.dumps(m.view(seat))


def test_a_card_drawn_by_another_is_named_nowhere():  # K7.3
    m = kramer("players=3 cards=yes", "phase=move roll=1", hands=["C1", "C2", ""], chance=["C10"])
    m.play(0, "stay")
    for seat in (1, 2, None):
        assert '"C10"' not in json.dumps([m.view(seat), m.events(seat)])
    assert m.view(0)["seats"][0]["drawn"] == "C10"


def test_what_is_written_into_a_form_is_named_nowhere_else():  # K9.1
    m = kramer("players=3 dossier=yes", "phase=move roll=1 position=J:6 score=J:22")
    m.play(0, "J1")
    before = {seat: json.dumps([m.view(seat), m.events(seat)]) for seat in (1, 2, None)}
    m.play(0, ["P=2", "B=1", "J=-", "M=-"])
    assert {seat: json.dumps([m.view(seat), m.events(seat)]) for seat in (1, 2, None)} == before


PUBLIC_SEAT = {"seat", "second_identities", "cards", "handed_in"}
OWN_SEAT = PUBLIC_SEAT | {"identities", "hand", "drawn", "dossier"}
VIEW = {
    "game", "rules", "options", "seat", "names", "to_move", "phase", "turn", "round", "roll", "points", "safe", "asked", "actor",
    "armings", "finish", "agents", "seats", "free_agents", "cards", "dossiers", "log", "notes",
}  # fmt: skip


def test_a_view_holds_the_fields_of_the_allow_list_and_no_other():
    m = ts.new("kramer", players=4, cards=True, dossier=True, seed=1)
    for seat in (None, 0, 1, 2, 3):
        view = m.view(seat)
        assert set(view) == VIEW
        assert set(view["cards"]) == {"pile", "discard", "removed", "passes", "has_played", "has_drawn"}
        for line in view["seats"]:
            assert set(line) == (OWN_SEAT if line["seat"] == seat else PUBLIC_SEAT)
        for agent in view["agents"].values():
            assert set(agent) == {"letter", "name", "building", "score", "armed_by", "armed_at", "owner"}
            assert agent["owner"] in ((None,) if seat is None else (None, seat))
