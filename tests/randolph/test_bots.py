"""Plans in Randolph's game: ways, tasks, duel cards, what a seat would do, and how likely it is to win."""

import random as chances

import pytest

import topsecret as ts
from topsecret import bots
from topsecret.bots.engine import Engine
from topsecret.kernel import random
from topsecret.randolph.bots import cards, choice, face, outlook, tasks, ways
from topsecret.randolph.bots.plan import HOMEWARD, KINDS, PLAN
from topsecret.randolph.bots.planner import Planner
from topsecret.randolph.rules import bombs, crowds, delivery, duels
from topsecret.randolph.state import BASE, COPIES, NONE, SUITCASES, VALUES

from .positions import fresh, randolph, ring

PLAIN = Engine("randolph", "plain")
RA, RB, RC, RD, GA, GB, GC, GD = range(8)
"""The suitcases of red and green with two players; unless a test says otherwise A holds 5, B 3, C 1 and D the bomb."""
RED, GREEN = 0, 1


def state(m):
    return m.game.read_position(m.position)[0]


def cities(m, names):
    return [m.options["board"].city_ids.index(name) for name in names.split()]


def table(g, **settings):
    """The states to plan with, and a plan made ready for them; nobody has an idea what others' suitcases hold."""
    plan = Planner(PLAIN, g, "tuned").plan
    plan["likely"] = [[1 / KINDS] * KINDS] * SUITCASES
    for name, setting in settings.items():
        plan[name] = setting
    return PLAIN.states([g], PLAIN.scratch), plan


def charted(m, seat=RED, **settings):
    """The plan of the seat that has read the table."""
    states, plan = table(state(m), **settings)
    tasks.chart(states, 0, 1, seat, plan, True, True)
    return plan


def hopes(plan, suitcase):
    """How likely it holds 5, 3, 1 and a bomb."""
    return [plan.hopes[suitcase, kind] for kind in range(KINDS)]


def stream():
    r = [0] * random.STREAM
    random.start(r, 1, 0)
    return r


def chosen(m, seat, states, plan):
    """What the seat would do in a state of the match, in words."""
    actions = m.legal(seat)
    number = choice.best(states, 0, 1, seat, actions, len(actions), [0.0] * len(actions), plan, stream(), True)
    return next((action.text for action in m.actions(seat) if action.id == number), f"illegal: {number}")


def planned(m, seat=RED):
    return chosen(m, seat, *table(state(m)))


def judged(m):
    """How likely each seat is to win."""
    states, plan = table(state(m))
    out = [0.0] * 8
    outlook.judge(states, 0, 1, plan, out)
    return out[: states[0].seats]


# --- ways


def test_ways_on_the_ring_are_as_counted_by_hand():
    m = randolph(ring("players=2"))
    g = state(m)
    _, plan = table(g)
    north, east, southwest = cities(m, "north east southwest")
    assert [plan.hops[north, other] for other in (north, east, southwest)] == [0, 2, 3]
    assert [plan.home[g.colour[RED], other] for other in (north, east, southwest)] == [4, 2, 3]
    assert [plan.start[g.colour[RED], other] for other in (north, east, southwest)] == [2, 4, 3]


@pytest.mark.parametrize("board", ["world", "europe"])
def test_ways_are_the_fewest_routes_of_the_board(board):
    m = fresh(f"board={board}")
    g = state(m)
    _, plan = table(g)
    joined = g.neighbours.tolist()
    for start in range(g.cities):
        reached, edge, steps = {start: 0}, {start}, 0
        while edge:
            steps += 1
            edge = {near for at in edge for near in joined[at] if near != NONE} - set(reached)
            reached |= dict.fromkeys(edge, steps)
        assert {other: plan.hops[start, other] for other in range(g.cities)} == reached


def test_an_enemy_on_the_way_costs_a_detour():
    """From north to east it is 2 steps past northeast, 6 the other way round."""
    for enemies, steps in (("", 2), ("northeast", 2 + 3), ("northeast*2", 6), ("south", 2)):
        m = randolph(ring("players=2"), agents=("base", enemies))
        plan = charted(m, detour=3.0)
        (north,) = cities(m, "north")
        assert plan.to[RB, north] == steps  # rB lies in east
        assert ways.along(state(m), plan, RB, RED, BASE) == min(steps + 2, 6)  # red's exit is northwest


def test_an_enemy_in_the_gate_costs_a_detour_on_the_way_home():
    m = randolph(ring("players=2"), agents=("base", "southeast"))
    plan = charted(m, detour=3.0)
    assert [plan.to[HOMEWARD, city] for city in cities(m, "southeast east northeast")] == [1, 5, 6]


# --- tasks


def test_own_suitcases_are_worth_their_secrets_and_the_bomb_costs():  # R7.1, R8.1
    plan = charted(randolph(agents=("london vienna out*5",)))
    assert [plan.value[suitcase] for suitcase in (RA, RB, RC)] == [5, 3, 1]
    one_agent = plan.bomb_cost + plan.bomb_loss * plan.unit
    assert plan.value[RD] == pytest.approx(-one_agent)  # one of two agents would be lost


def test_the_first_suitcase_of_an_opponent_is_worth_more_while_it_is_owed():  # R3.2
    gain = {}
    for delivered in ({"rA": 0}, {"gA": 0}, {"gA": 1}):
        m = randolph(delivered=delivered)
        without, plan = charted(m, foreign=0.0), charted(m, foreign=1.0)
        gain[next(iter(delivered.items()))] = plan.value[GB] - without.value[GB]
        assert plan.value[RB] == without.value[RB]
    assert gain == {("rA", 0): pytest.approx(1), ("gA", 0): 0, ("gA", 1): pytest.approx(1)}


def test_a_third_own_suitcase_counts_in_part_until_an_opponents_is_delivered():  # R3.2
    barred = charted(randolph("players=2 target=18", delivered={"rA": 0, "rB": 0}))
    assert barred.value[RC] == barred.waiting * 1
    free = charted(randolph("players=2 target=18", delivered={"rA": 0, "rB": 0, "gA": 0}))
    assert free.value[RC] == 1


def test_a_suitcase_that_wins_counts_more_and_more_than_enough_is_enough():  # R3.1
    plan = charted(randolph("players=2 target=8", delivered={"gA": 0}))
    assert plan.value[RA] == plan.value[RB] == 3 * plan.winning > 5
    assert plan.value[RC] == 1


def test_what_was_shown_of_a_colour_is_in_none_of_its_other_suitcases():
    plan = charted(randolph(delivered={"gB": 0, "gD": 1}))
    assert hopes(plan, GA) == hopes(plan, GC) == [0.5, 0, 0.5, 0]
    assert hopes(plan, GB) == [0, 1, 0, 0]
    assert hopes(plan, RB) == [0, 1, 0, 0]
    assert hopes(charted(randolph(), GREEN), RB) == [0.25] * 4


def test_plans_never_look_into_others_suitcases():
    lies = {"agents": ("manila+rB nuuk cairo+gC", "london+gA vienna+rA"), "delivered": {"gB": 0}, "roll": "2+2"}
    found = set()
    for hidden in ("5 3 1 bomb", "bomb 3 5 1", "1 3 bomb 5"):
        m = randolph(contents=("5 3 1 bomb", hidden), **lies)
        states, plan = table(state(m))
        found.add((chosen(m, RED, states, plan), written(plan)))
    assert len(found) == 1


def written(plan):
    """Everything on a plan."""
    return str(
        [
            list(here) if isinstance(here := plan[name], list) else getattr(here, "tolist", lambda h=here: h)()
            for name in PLAN
        ]
    )


# --- duel cards


def hand(g, seat, held):
    """Give the seat these cards (R6.3)."""
    for value in range(VALUES):
        g.spent[seat, value] = COPIES[value] - held.count(str(value))


def mixture(plan, side):
    return [plan.mix[side, value] for value in range(VALUES)]


def fight(attacker, defender, *, tie="aggressor", exact=False, stakes=(0.5, 3.0)):
    """Both mixtures and how likely the attacker wins."""
    m = randolph(f"players=2 tie={tie}", roll="1+0" if exact else "1+1", agents=("nuuk", "anchorage"))
    m.play(RED, "1-anchorage")
    g = state(m)
    hand(g, RED, attacker)
    hand(g, GREEN, defender)
    states, plan = table(g)
    chance = cards.duel(states, 0, 1, *stakes, plan)
    return mixture(plan, 0), mixture(plan, 1), chance


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
    lies = {"agents": ("east+rB southeast*2",), "delivered": {"rA": 0, "gB": 0}}
    assert planned(randolph(ring("players=2"), roll="1+1", **lies)) == "1-southeast"


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
        states, plan = table(state(m), restless=restless)
        for kind in range(KINDS):
            plan.likely[GC, kind] = 1.0 if kind == 2 else 0.0  # a 1, for certain
        return states, plan

    idle = 1
    for restless in (0.0, 1.0):
        states, plan = ready(restless)
        choice.read(states, 0, 1, RED, plan, True)
        assert (plan.promise[idle, GC] > 0) == (restless > 0)
        assert plan.promise[idle, RC] == 0
    assert chosen(m, RED, *ready(0.0)) == "end"
    assert chosen(m, RED, *ready(1.0)) != "end"


def test_what_an_earlier_plan_left_changes_nothing():
    m = randolph(roll="2+1", agents=("manila+rB nuuk", "london+gA vienna+rA"))
    (states, clean), (_, used) = table(state(m)), table(state(m))
    found = list(PLAN)[list(PLAN).index("hopes") :]
    for name in found:
        kind, *shape = PLAN[name]
        junk = float("nan") if kind == "f8" else 7
        used[name] = [[junk] * shape[1]] * shape[0] if len(shape) > 1 else [junk] * shape[0] if shape else junk
    assert chosen(m, RED, states, clean) == chosen(m, RED, states, used)


# --- the set-up


@pytest.mark.parametrize(("contents", "setting"), [("bomb 5 3 1", "lure"), ("5 bomb 3 1", "false_lure")])
def test_a_lure_is_put_where_enemies_come_first(contents, setting):  # R2.3
    m = fresh("players=2")
    m.play(RED, f"contents {contents}")
    states, plan = table(state(m), lure=0.0, false_lure=0.0)
    actions, r = m.legal(RED), stream()
    late = []
    for lured in (0.0, 1.0):
        plan[setting] = lured
        late.append(0)
        for _ in range(100):
            number = choice.best(states, 0, 1, RED, actions, len(actions), [0.0] * len(actions), plan, r, True)
            city = m.options["board"].city_ids.index(m.game.action_data(number)["city"])
            late[-1] += plan.start[states[0].colour[RED], city] > plan.start[states[0].colour[GREEN], city]
    assert late[1] > 30 > late[0]


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
    states, plan = table(state(m))
    before = bytes(states[0])
    actions, prior = [0] * 1000, [0.0] * 1000
    n = face.propose(states, 0, 1, RED, actions, prior, [plan])
    assert len(set(actions[:n])) == n <= face.WIDEST
    assert set(actions[:n]) <= set(m.legal(RED))
    assert sum(prior[:n]) == pytest.approx(1)
    assert list(prior[:n]) == sorted(prior[:n], reverse=True)
    assert bytes(states[0]) == before


def test_a_table_is_judged_when_the_turn_is_over():
    m = randolph(roll="2+2", agents=("manila+rB nuuk", "london+gA vienna+rA"))
    states, plan = table(state(m))
    out = [0.0] * 8
    face.values(states, 0, 1, None, [plan], out, [0] * 1000, [0.0] * 1000, stream(), None)
    assert states[0].turn == GREEN
    assert sum(out) == pytest.approx(1)


# --- the rules are asked, not told again: whoever changes one changes what is planned


def test_who_wins_a_tie_is_asked(monkeypatch):  # R6.2
    assert fight("2", "0012345")[1][3] == 1
    monkeypatch.setattr(duels, "aggressor_wins", lambda g: g.chosen[g.turn] > g.chosen[g.defender])
    assert fight("2", "0012345")[1][2] == 1


def test_what_saves_an_agent_is_asked(monkeypatch):  # R6.4
    assert fight("01", "5")[0][0] > 0.9
    beaten = duels.beaten
    monkeypatch.setattr(duels, "beaten", lambda g, seat, agent, card: beaten(g, seat, agent, 0 if card == 1 else 5))
    assert fight("01", "5")[0][1] > 0.9


def test_what_a_hq_refuses_is_asked(monkeypatch):  # R3.2
    def barred():
        lies = {"agents": ("singapore+rA nuuk",), "delivered": {"rB": 0, "rC": 0}, "lie": {"gA": "tokyo"}}
        return randolph("players=2 target=18", roll="1+0", **lies)

    before = charted(barred())
    assert not planned(barred()).startswith("1-")
    monkeypatch.setattr(delivery, "accepted", lambda g, seat, suitcase: True)
    assert planned(barred()) == "1-hq"
    after = charted(barred())
    assert after.value[RA] == 5 > before.value[RA]
    assert after.value[GA] < before.value[GA]  # it is not owed any more
    assert charted(barred(), GREEN).threat[RA] > 0


def test_what_a_bomb_costs_is_asked(monkeypatch):  # R8.1
    m = randolph(agents=("london vienna berlin out*4",))
    cost = [charted(m).bomb]
    monkeypatch.setattr(bombs, "explode", lambda g, carrier: bombs.lose(g, carrier))
    cost.append(charted(m).bomb)
    plan = charted(m)
    assert cost == [plan.bomb_cost + lost * plan.bomb_loss * plan.unit for lost in (2, 1)]


def test_where_a_third_agent_may_pass_is_asked(monkeypatch):  # R4.2
    m = randolph(ring("players=2"), roll="1+1", agents=("east+rB southeast*2",), delivered={"rA": 0, "gB": 0})
    assert planned(m) == "1-southeast"
    monkeypatch.setattr(crowds, "third_may_enter", lambda g, agent, city, full: False)
    assert planned(m) != "1-southeast"


CHANGED = {
    "R3.2": (delivery, "accepted", lambda g, seat, suitcase: True),
    "R6.2": (duels, "aggressor_wins", lambda g: g.chosen[g.turn] > g.chosen[g.defender]),
    "R8.1": (bombs, "explode", lambda g, carrier: bombs.lose(g, carrier)),
}


@pytest.mark.parametrize("clause", CHANGED)
@pytest.mark.parametrize("spec", ["greedy", "belief", "search:3"])
def test_bots_play_on_by_a_changed_rule(clause, spec, monkeypatch):
    monkeypatch.setenv("TOPSECRET_BOTS", "plain")
    monkeypatch.setattr(*CHANGED[clause])
    match = ts.new("randolph", players=3, seed=4)
    bots.play(match, [bots.make(spec, "randolph", seed=seat) for seat in range(3)], limit=120)
    assert match.over or match.version >= 120


def test_the_card_that_beats_a_tie_is_laid_by_the_changed_rule(monkeypatch):  # R6.2
    """Green has nothing but a 2: a 2 is enough as long as ties are the aggressor's."""
    monkeypatch.setenv("TOPSECRET_BOTS", "plain")

    def laid():
        m = randolph(roll="1+0", agents=("nuuk", "anchorage+gA"), fields="spent=1.0:2,1.1:1,1.3:1,1.4:1,1.5:1")
        m.play(RED, "1-anchorage")
        bot = bots.make("belief", "randolph", seed=2)
        bot.begin(RED, m.view(RED))
        return bot.choose(m.view(RED), m.actions(RED)).text

    assert laid() == "card 2"
    monkeypatch.setattr(*CHANGED["R6.2"])
    assert laid() == "card 3"
