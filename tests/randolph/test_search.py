"""Plans in Randolph's game: ways, tasks, duel cards, what a seat would do, and how likely it is to win."""

import random as chances

import numpy as np
import pytest

from topsecret.kernel import random
from topsecret.randolph.search import cards, face, outlook, plan, tasks, ways
from topsecret.randolph.search.desk import (
    BOMB_COST,
    BOMB_LOSS,
    DETOUR,
    DIALS,
    FOREIGN,
    HOME,
    HOMEWARD,
    HOPES,
    KINDS,
    LIKELY,
    MIX,
    PROMISE,
    RESTLESS,
    ROWS,
    SCORE,
    START,
    TO,
    UNIT,
    VALUE,
    WAITING,
    WAYS,
    WEIGHTS,
    WINNING,
)
from topsecret.randolph.state import BASE, COPIES, NONE, SUITCASES, VALUES

from .positions import fresh, randolph, ring

RA, RB, RC, RD, GA, GB, GC, GD = range(8)
"""The suitcases of red and green with two players; unless a test says otherwise A holds 5, B 3, C 1 and D the bomb."""
RED, GREEN = 0, 1


def state(m):
    return m.game.read_position(m.position)[0]


def cities(m, names):
    return [m.options["board"].city_ids.index(name) for name in names.split()]


def desk(g, dials=None):
    """A desk made ready for the table; nobody has an idea what others' suitcases hold."""
    room = np.zeros(face.ROOM_SHAPE).data
    face.prepare([g], 0, room)
    for suitcase in range(SUITCASES):
        for kind in range(KINDS):
            room[LIKELY + suitcase, kind] = 1 / KINDS
    for dial, setting in (dials or {}).items():
        room[DIALS, dial] = setting
    return room


def charted(m, seat=RED, dials=None):
    """The desk on which the seat has read the table."""
    g = state(m)
    room = desk(g, dials)
    tasks.chart(g, seat, room, True, True)
    return room


def hopes(room, suitcase):
    """How likely it holds 5, 3, 1 and a bomb."""
    return [room[HOPES + suitcase, kind] for kind in range(KINDS)]


def chosen(m, seat, g, room):
    """What the seat would do in a state of the match, in words."""
    actions = np.array(m.legal(seat), np.int16).data
    r = np.zeros(random.STREAM, np.int64).data
    random.start(r, 1, 0)
    number = plan.best(g, seat, actions, len(actions), np.zeros(len(actions)).data, room, r, True)
    return next((action.text for action in m.actions(seat) if action.id == number), f"illegal: {number}")


def planned(m, seat=RED):
    g = state(m)
    return chosen(m, seat, g, desk(g))


def judged(m):
    """How likely each seat is to win."""
    g, out = state(m), np.zeros(8).data
    outlook.judge(g, desk(g), out)
    return list(out[: g.seats])


# --- ways


def test_ways_on_the_ring_are_as_counted_by_hand():
    m = randolph(ring("players=2"))
    g = state(m)
    room = desk(g)
    north, east, southwest = cities(m, "north east southwest")
    assert [room[WAYS + north, other] for other in (north, east, southwest)] == [0, 2, 3]
    assert [room[HOME + g.colour[RED], other] for other in (north, east, southwest)] == [4, 2, 3]
    assert [room[START + g.colour[RED], other] for other in (north, east, southwest)] == [2, 4, 3]


@pytest.mark.parametrize("board", ["world", "europe"])
def test_ways_are_the_fewest_routes_of_the_board(board):
    m = fresh(f"board={board}")
    g = state(m)
    room = desk(g)
    joined = np.asarray(g.neighbours).tolist()
    for start in range(g.cities):
        reached, edge, steps = {start: 0}, {start}, 0
        while edge:
            steps += 1
            edge = {near for at in edge for near in joined[at] if near != NONE} - set(reached)
            reached |= dict.fromkeys(edge, steps)
        assert {other: room[WAYS + start, other] for other in range(g.cities)} == reached


def test_an_enemy_on_the_way_costs_a_detour():
    """From north to east it is 2 steps past northeast, 6 the other way round."""
    for enemies, steps in (("", 2), ("northeast", 2 + 3), ("northeast*2", 6), ("south", 2)):
        m = randolph(ring("players=2"), agents=("base", enemies))
        room = charted(m, dials={DETOUR: 3.0})
        (north,) = cities(m, "north")
        assert room[TO + RB, north] == steps  # rB lies in east
        assert ways.along(state(m), room, TO + RB, RED, BASE) == min(steps + 2, 6)  # red's exit is northwest


def test_an_enemy_in_the_gate_costs_a_detour_on_the_way_home():
    m = randolph(ring("players=2"), agents=("base", "southeast"))
    room = charted(m, dials={DETOUR: 3.0})
    assert [room[HOMEWARD, city] for city in cities(m, "southeast east northeast")] == [1, 5, 6]


# --- tasks


def test_own_suitcases_are_worth_their_secrets_and_the_bomb_costs():  # R7.1, R8.1
    room = charted(randolph(agents=("london vienna out*5",)))
    assert [room[VALUE, suitcase] for suitcase in (RA, RB, RC)] == [5, 3, 1]
    one_agent = room[DIALS, BOMB_COST] + room[DIALS, BOMB_LOSS] * room[SCORE, UNIT]
    assert room[VALUE, RD] == pytest.approx(-one_agent)  # one of two agents would be lost


def test_the_first_suitcase_of_an_opponent_is_worth_more_while_it_is_owed():  # R3.2
    gain = {}
    for delivered in ({"rA": 0}, {"gA": 0}, {"gA": 1}):
        m = randolph(delivered=delivered)
        without, room = charted(m, dials={FOREIGN: 0.0}), charted(m, dials={FOREIGN: 1.0})
        gain[next(iter(delivered.items()))] = room[VALUE, GB] - without[VALUE, GB]
        assert room[VALUE, RB] == without[VALUE, RB]
    assert gain == {("rA", 0): pytest.approx(1), ("gA", 0): 0, ("gA", 1): pytest.approx(1)}


def test_a_third_own_suitcase_counts_in_part_until_an_opponents_is_delivered():  # R3.2
    barred = charted(randolph("players=2 target=18", delivered={"rA": 0, "rB": 0}))
    assert barred[VALUE, RC] == barred[DIALS, WAITING] * 1
    free = charted(randolph("players=2 target=18", delivered={"rA": 0, "rB": 0, "gA": 0}))
    assert free[VALUE, RC] == 1


def test_a_suitcase_that_wins_counts_more_and_more_than_enough_is_enough():  # R3.1
    room = charted(randolph("players=2 target=8", delivered={"gA": 0}))
    assert room[VALUE, RA] == room[VALUE, RB] == 3 * room[DIALS, WINNING] > 5
    assert room[VALUE, RC] == 1


def test_what_was_shown_of_a_colour_is_in_none_of_its_other_suitcases():
    room = charted(randolph(delivered={"gB": 0, "gD": 1}))
    assert hopes(room, GA) == hopes(room, GC) == [0.5, 0, 0.5, 0]
    assert hopes(room, GB) == [0, 1, 0, 0]
    assert hopes(room, RB) == [0, 1, 0, 0]
    assert hopes(charted(randolph(), GREEN), RB) == [0.25] * 4


def test_plans_never_look_into_others_suitcases():
    table = {"agents": ("manila+rB nuuk cairo+gC", "london+gA vienna+rA"), "delivered": {"gB": 0}, "roll": "2+2"}
    found = set()
    for hidden in ("5 3 1 bomb", "bomb 3 5 1", "1 3 bomb 5"):
        m = randolph(contents=("5 3 1 bomb", hidden), **table)
        g = state(m)
        room = desk(g)
        found.add((chosen(m, RED, g, room), bytes(room)))
    assert len(found) == 1


# --- duel cards


def hand(g, seat, held):
    """Give the seat these cards (R6.3)."""
    for value in range(VALUES):
        g.spent[seat, value] = COPIES[value] - held.count(str(value))


def mixture(room, row):
    return [room[MIX + row, value] for value in range(VALUES)]


def fight(attacker, defender, *, tie="aggressor", exact=False, stakes=(0.5, 3.0), rounds=cards.EXACTLY):
    """Both mixtures and how likely the attacker wins."""
    g = state(randolph(f"players=2 tie={tie}"))
    room = desk(g)
    hand(g, RED, attacker)
    hand(g, GREEN, defender)
    chance = cards.duel(g, RED, GREEN, *stakes, exact, room, rounds)
    return mixture(room, 0), mixture(room, 1), chance


def test_cards_are_mixed_from_those_in_hand():  # R6.2, R6.3
    draw = chances.Random(3)
    for _ in range(25):
        hands = ["".join(draw.sample("0012345", draw.randint(1, 7))) for _ in range(2)]
        *mixtures, chance = fight(*hands, stakes=(6 * draw.random(), 6 * draw.random()))
        for held, mixed in zip(hands, mixtures, strict=True):
            assert sum(mixed) == pytest.approx(1)
            assert all(share == 0 for value, share in enumerate(mixed) if str(value) not in held)
        assert -1e-9 <= chance <= 1 + 1e-9


@pytest.mark.parametrize(
    ("tie", "exact", "cheapest"), [("aggressor", False, 2), ("exact_count", True, 2), ("exact_count", False, 3)]
)
def test_against_a_known_card_the_cheapest_that_beats_it_is_laid(tie, exact, cheapest):  # R6.2
    attack, defence, chance = fight("0012345", "2", tie=tie, exact=exact)
    assert (attack[cheapest], defence[2], chance) == (1, 1, 1)


def test_a_defender_needs_a_higher_card_where_ties_are_the_aggressors():  # R6.2
    assert fight("2", "0012345")[1][3] == 1
    assert fight("2", "0012345", tie="exact_count")[1][2] == 1


def test_a_whole_hand_against_a_whole_hand_is_mixed():
    attack, defence, chance = fight("0012345", "0012345", stakes=(1.0, 1.0))
    assert min(sum(share > 0 for share in mixed) for mixed in (attack, defence)) > 1
    assert 0 < chance < 1


# --- what a seat would do


def test_what_wins_is_delivered():  # R3.1
    assert planned(randolph(roll="1+0", agents=("singapore+rB nuuk",), delivered={"rA": 0, "gB": 0})) == "1-hq"


def test_what_wins_is_delivered_through_a_city_with_two_own_agents():  # R3.1, R4.2
    table = {"agents": ("east+rB southeast*2",), "delivered": {"rA": 0, "gB": 0}}
    assert planned(randolph(ring("players=2"), roll="1+1", **table)) == "1-southeast"


def test_secrets_are_taken_and_the_own_bomb_left():  # R5.1
    def taken(case):
        return planned(randolph(roll="1+0", agents=("cairo",), lie={case: "cairo"}))

    assert taken("rA") == "1+rA"
    assert taken("rD") != "1+rD"


def test_a_better_suitcase_is_exchanged_for_a_worse_one_and_not_back():  # R5.1
    m = randolph(roll="0+0", agents=("cairo+rC",), lie={"rA": "cairo"})
    assert planned(m) == "1+rA"
    m.play(RED, "1+rA")
    assert planned(m) == "end"


def test_of_agents_as_good_as_each_other_the_first_is_given_up():  # R8.1
    m = randolph(
        fields="phase=bomb losses=2",
        roll="2+1",
        agents=(
            "new_york vancouver buenos_aires vancouver dakar new_york",
            "nuuk berlin havana antananarivo anchorage",
        ),
        delivered={"gD": 0},
    )
    assert "illegal" not in planned(m)


def test_who_is_restless_goes_for_what_enemies_carry_and_leaves_his_own_carriers_alone():
    """R3.2: neither may bring home a third suitcase of his own, so green's carrier threatens nobody."""
    m = randolph(
        roll="3+3",
        agents=("singapore+rC", "havana+gC"),
        delivered={"rA": 0, "rB": 0, "gA": 1, "gB": 1},
        lie={"rD": "dakar", "gD": "cairo"},
    )

    def ready(restless):
        room = desk(state(m), {RESTLESS: restless})
        for kind in range(KINDS):
            room[LIKELY + GC, kind] = 1.0 if kind == 2 else 0.0  # a 1, for certain
        return room

    for restless in (0.0, 1.0):
        room = ready(restless)
        plan.read(state(m), RED, room, True)
        idle = PROMISE + 1
        assert (room[idle, GC] > 0) == (restless > 0)
        assert room[idle, RC] == 0
    assert chosen(m, RED, state(m), ready(0.0)) == "end"
    assert chosen(m, RED, state(m), ready(1.0)) != "end"


def test_what_an_earlier_plan_left_on_the_desk_changes_nothing():
    m = randolph(roll="2+1", agents=("manila+rB nuuk", "london+gA vienna+rA"))
    g = state(m)
    clean, used = desk(g), desk(g)
    for row in range(HOPES, ROWS):
        if row != WEIGHTS:
            for column in range(face.ROOM_SHAPE[1]):
                used[row, column] = float("nan")
    assert chosen(m, RED, g, clean) == chosen(m, RED, g, used)


# --- the outlook


def test_chances_to_win_add_up_to_one():
    for players in (2, 3, 4):
        assert sum(judged(randolph(f"players={players}", agents=("cairo+rA", "london")))) == pytest.approx(1)


def test_who_has_won_wins_and_who_is_out_does_not():  # R3.1, R9.2
    m = randolph(roll="1+0", agents=("singapore+rB",), delivered={"rA": 0, "gB": 0})
    m.play(RED, "1-hq")
    assert judged(m) == [1, 0]
    assert judged(randolph("players=3", agents=("out*7",), turn=1))[0] == 0


def test_more_secrets_are_better():
    share = [judged(randolph(delivered={"gA": seat}))[RED] for seat in (RED, GREEN)]
    assert share[0] > judged(randolph())[RED] > share[1]


# --- what the search asks


def test_proposed_actions_are_legal_and_tried_in_shares_and_the_table_stays_as_it_is():
    m = randolph(roll="2+2", agents=("manila+rB nuuk cairo", "london+gA vienna+rA"), lie={"rA": "cairo", "rD": "cairo"})
    g = state(m)
    before = bytes(g)
    actions, prior = np.zeros(1000, np.int16).data, np.zeros(1000).data
    n = face.propose([g], 0, 0, RED, actions, prior, desk(g))
    assert len(set(actions[:n])) == n <= face.WIDEST
    assert set(actions[:n]) <= set(m.legal(RED))
    assert sum(prior[:n]) == pytest.approx(1)
    assert list(prior[:n]) == sorted(prior[:n], reverse=True)
    assert bytes(g) == before


def test_a_table_is_judged_when_the_turn_is_over():
    m = randolph(roll="2+2", agents=("manila+rB nuuk", "london+gA vienna+rA"))
    g, out = state(m), np.zeros(8).data
    r = np.zeros(random.STREAM, np.int64).data
    random.start(r, 1, 0)
    face.values(g, None, desk(g), out, np.zeros(1000, np.int16).data, np.zeros(1000).data, r, None)
    assert g.turn == GREEN
    assert sum(out) == pytest.approx(1)
