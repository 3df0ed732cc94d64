"""What the seats are told, in which order, for every kind of thing that happens."""

import json

import pytest

from .play import VARIANTS, label, played
from .positions import RING, duel, fresh, hide, kinds, phase, randolph, told

ALL_QUIET = {f"{colour}{letter}": city for colour in "rg" for letter, city in zip("ABCD", ("montreal", "istanbul", "dakar", "caracas"), strict=True)}  # fmt: skip


def test_a_whole_short_game_is_told_in_order():  # R2 to R9
    # On the ring with target 5: green begins and comes to meet red, who takes green's A on the way, beats him and
    # goes home: six cities and gates with six steps, the duel's bonus left over.
    m = fresh("players=2 target=5", ["1+1", "2+2", "3+0", "3+3"], board=RING)
    hide(m, 0, cities="south west north east")
    hide(m, 1, cities="north east south west")
    m.play(1, "1-southeast; 1-east; 1-northeast; end")
    m.play(0, "1-northwest; 1-north; 1+gA; 1-northeast")
    duel(m, 4, 2)
    m.play(0, "1-east; 1-southeast; 1-hq")
    assert kinds(m) == [
        "setup_ready", "setup_ready", "setup_shown", "start_rolled", "start_rolled", "game_began", "turn_began",
        "rolled", "stepped", "stepped", "stepped", "turn_ended", "turn_began",
        "rolled", "stepped", "stepped", "taken", "stepped", "duel_began", "card_laid", "card_laid", "duel_revealed",
        "stepped", "stepped", "stepped", "delivered", "game_over",
    ]  # fmt: skip
    assert told(m, "start_rolled") == [{"seat": 0, "dice": [1, 1], "total": 2}, {"seat": 1, "dice": [2, 2], "total": 4}]
    assert told(m, "game_began") == [{"seat": 1}]
    assert told(m, "turn_began") == [{"seat": 1, "round": 1}, {"seat": 0, "round": 1}]
    assert [step["to"] for step in told(m, "stepped")] == [
        "southeast", "east", "northeast", "northwest", "north", "northeast", "east", "southeast", "hq",
    ]  # fmt: skip
    assert [step["carries"] for step in told(m, "stepped")] == [None] * 5 + ["gA"] * 4
    assert [step["bonus"] for step in told(m, "stepped")] == [False] * 6 + [True] + [False] * 2
    assert told(m, "delivered") == [{"seat": 0, "agent": 1, "suitcase": "gA", "content": 5, "secrets": 5}]
    assert told(m, "game_over")[0]["winners"] == [0]


def test_rounds_are_counted_from_one_in_what_is_told():  # R9.5
    m = randolph(turn=1, roll="0+0")
    m.play(1, "end")
    assert told(m, "turn_began") == [{"seat": 0, "round": 2}]


@pytest.mark.parametrize("variant", VARIANTS, ids=label)
def test_what_is_told_is_plain_data(variant):
    m = played(variant, 6, 250)
    for seat in (None, *range(m.players)):
        assert json.loads(json.dumps(m.events(seat))) == m.events(seat)


def test_secret_choices_are_told_to_their_seat_alone():  # R2.2 to R2.4
    m = fresh("players=3")
    hide(m, 0, "5 bomb 1 3", "london cairo delhi lima", guards=1)
    assert m.events(0) == [
        {"type": "contents_hidden", "seat": 0, "contents": {"A": 5, "B": "bomb", "C": 1, "D": 3}},
        {"type": "suitcase_placed", "seat": 0, "suitcase": "rA", "city": "london"},
        {"type": "suitcase_placed", "seat": 0, "suitcase": "rB", "city": "cairo"},
        {"type": "suitcase_placed", "seat": 0, "suitcase": "rC", "city": "delhi"},
        {"type": "suitcase_placed", "seat": 0, "suitcase": "rD", "city": "lima"},
        {"type": "guards_chosen", "seat": 0, "count": 1},
        {"type": "setup_ready", "seat": 0},
    ]
    for stranger in (1, 2, None):
        assert m.events(stranger) == [{"type": "setup_ready", "seat": 0}]


def test_when_all_are_ready_cities_and_guards_are_told():  # R2.3, R2.4
    m = fresh("players=3 guards=2")
    hide(m, 0, guards=2)
    hide(m, 1)
    hide(m, 2, guards=0)
    shown = told(m, "setup_shown")
    assert shown[0]["guards"] == {"0": 2}
    assert {k: v for k, v in shown[0]["suitcases"].items() if k[0] in "rg"} == ALL_QUIET
    assert kinds(m)[-2:] == ["setup_ready", "setup_shown"]


def test_open_placing_is_told_to_all():  # R2.3
    m = fresh("players=2 placement=round_robin")
    hide(m, 0)
    hide(m, 1)
    m.play(0, "C london")
    assert (
        told(m, "suitcase_placed", 1) == told(m, "suitcase_placed") == [{"seat": 0, "suitcase": "rC", "city": "london"}]
    )


def test_the_set_up_is_shown_after_the_last_open_placing():  # R2.3
    m = fresh("players=2 placement=round_robin")
    hide(m, 0)
    hide(m, 1)
    while phase(m) == "place":
        m.play(m.to_move[0], m.actions(m.to_move[0])[0])
    assert kinds(m)[-2:] == ["suitcase_placed", "setup_shown"]


def test_a_roll_tells_both_dice():  # R4.1
    m = randolph(turn=1, chance=["2+1"])
    assert told(m, "rolled") == [{"seat": 1, "dice": [2, 1], "total": 3}]


def test_a_step_tells_who_goes_where_with_what():  # R4.1
    m = randolph(roll="1+1", agents=["base nuuk+gA"])
    m.play(0, "1-anchorage; 2-montreal")
    assert told(m, "stepped") == [
        {"seat": 0, "agent": 1, "from": "base", "to": "anchorage", "carries": None, "bonus": False},
        {"seat": 0, "agent": 2, "from": "nuuk", "to": "montreal", "carries": "gA", "bonus": False},
    ]


def test_a_bonus_step_is_told_as_one():  # R6.6
    m = randolph("players=2", "bonus=1:1", roll="1+0", agents=["nuuk"])
    m.play(0, "1-montreal; 1-london")
    assert [step["bonus"] for step in told(m, "stepped")] == [True, False]


def test_unused_steps_count_the_bonus_too():  # R4.1, R6.6
    m = randolph("players=2", "bonus=1:2", roll="1+0", agents=["nuuk"])
    m.play(0, "end")
    assert told(m, "turn_ended") == [{"seat": 0, "unused": 3}]


def test_suitcases_handled_are_told():  # R5.1
    m = randolph(roll="0+0", agents=["montreal"])
    m.play(0, "1+rA; 1+gA; 1 drop")
    assert m.events(None) == [
        {"type": "taken", "seat": 0, "agent": 1, "suitcase": "rA", "city": "montreal"},
        {"type": "exchanged", "seat": 0, "agent": 1, "suitcase": "gA", "city": "montreal", "left": "rA"},
        {"type": "dropped", "seat": 0, "agent": 1, "suitcase": "gA", "city": "montreal"},
    ]


def test_a_delivery_tells_what_was_in_it():  # R7.1
    m = randolph(roll="1+0", agents=["sydney+gB"], delivered={"rA": 0})
    m.play(0, "1-hq")
    assert kinds(m) == ["stepped", "delivered"]
    assert told(m, "delivered") == [{"seat": 0, "agent": 1, "suitcase": "gB", "content": 3, "secrets": 8}]


def test_a_bomb_tells_what_it_costs_and_who_is_lost_at_once():  # R8.1
    m = randolph(roll="1+0", agents=["sydney+gD cairo+gA delhi out*4"])
    m.play(0, "1-hq")
    assert kinds(m) == ["stepped", "delivered", "bomb_exploded", "agent_lost", "losses_due"]
    assert told(m, "delivered")[0]["content"] == "bomb"
    assert told(m, "bomb_exploded") == [{"seat": 0, "losses": 2}]
    assert told(m, "agent_lost") == [{"seat": 0, "agent": 1, "place": "base", "dropped": None}]
    assert told(m, "losses_due") == [{"seat": 0, "count": 1}]
    m.play(0, "lose 2")
    assert told(m, "agent_lost")[1:] == [{"seat": 0, "agent": 2, "place": "cairo", "dropped": "gA"}]


def test_losses_carried_out_for_a_player_are_told():  # R8.1
    m = randolph(roll="1+0", agents=["sydney+gD"])
    m.play(0, "1-hq")
    assert [(event["agent"], event["place"]) for event in told(m, "agent_lost")] == [(n, "base") for n in (1, 2, 3, 4)]


def test_a_duel_is_told_card_by_card():  # R6.1 to R6.5
    m = randolph(roll="1+1", agents=["nuuk+rA", "reykjavik"], chance=["0+0"])
    m.play(0, "1-reykjavik")
    assert told(m, "duel_began") == [
        {"attacker": {"seat": 0, "agent": 1}, "defender": {"seat": 1, "agent": 1}, "city": "reykjavik", "exact": False}
    ]
    duel(m, 0, 4)
    assert told(m, "card_laid", 0) == [{"seat": 1}, {"seat": 0, "card": 0}]
    assert told(m, "card_laid", 1) == [{"seat": 1, "card": 4}, {"seat": 0}]
    assert told(m, "card_laid") == [{"seat": 1}, {"seat": 0}]
    assert told(m, "duel_revealed") == [
        {
            "attacker": {"seat": 0, "agent": 1, "card": 0},
            "defender": {"seat": 1, "agent": 1, "card": 4},
            "city": "reykjavik",
            "winner": 1,
            "tie": False,
            "loser": {"seat": 0, "agent": 1, "fate": "base"},
            "left": "rA",
        }
    ]
    assert told(m, "loot_offered") == [{"seat": 1, "suitcase": "rA"}]
    m.play(1, "leave")
    assert told(m, "loot_left") == [{"seat": 1, "suitcase": "rA"}]
    assert kinds(m) == ["stepped", "duel_began", "card_laid", "card_laid", "duel_revealed", "loot_offered", "loot_left", "turn_began", "rolled"]  # fmt: skip


def test_loot_taken_is_told_as_taken():  # R6.5
    m = randolph(roll="1+1", agents=["nuuk+rA", "reykjavik"], chance=["0+0"])
    m.play(0, "1-reykjavik")
    duel(m, 1, 4)
    m.play(1, "loot")
    assert told(m, "taken") == [{"seat": 1, "agent": 1, "suitcase": "rA", "city": "reykjavik"}]


def test_a_tie_is_told_as_one():  # R6.2
    m = randolph(roll="1+1", agents=["nuuk", "reykjavik"])
    m.play(0, "1-reykjavik")
    duel(m, 3, 3)
    assert told(m, "duel_revealed")[0]["tie"] is True


def test_two_defenders_are_told_from_meeting_to_the_second_duel():  # R6.7
    m = randolph(roll="1+1", agents=["nuuk", "reykjavik reykjavik+gA"])
    m.play(0, "1-reykjavik; fight 2")
    duel(m, 4, 1)
    assert kinds(m) == ["stepped", "defenders_met", "defender_picked", "duel_began", "card_laid", "card_laid", "duel_revealed", "duel_began"]  # fmt: skip
    assert told(m, "defenders_met") == [{"seat": 0, "agent": 1, "defender": 1, "city": "reykjavik"}]
    assert told(m, "defender_picked") == [{"seat": 0, "agent": 2}]
    assert told(m, "duel_revealed")[0]["left"] == "gA"
    assert told(m, "duel_began")[1]["defender"] == {"seat": 1, "agent": 1}


def test_cards_taken_back_are_told_for_both():  # R6.3
    six = ",".join(f"{seat}.{value}:{2 if value == 0 else 1}" for seat in (0, 1) for value in range(5))
    m = randolph("players=2", f"spent={six}", roll="1+1", agents=["nuuk", "reykjavik"])
    m.play(0, "1-reykjavik")
    duel(m, 5, 5)
    assert told(m, "cards_back") == [{"seat": 0}, {"seat": 1}]


def test_a_player_out_is_told_before_the_next_turn():  # R9.2
    m = randolph("players=3", roll="1+0", agents=["nuuk out*6", "reykjavik"])
    m.play(0, "1-reykjavik")
    duel(m, 1, 4)
    assert kinds(m)[-3:] == ["duel_revealed", "player_out", "turn_began"]
    assert told(m, "player_out") == [{"seat": 0}]


def test_the_end_is_told_with_everything_that_was_hidden():  # R9.1
    m = randolph(roll="1+0", agents=["sydney+gA"], delivered={"rA": 0})
    m.play(0, "1-hq")
    assert kinds(m) == ["stepped", "delivered", "game_over"]
    contents = {f"{colour}{letter}": content for colour in "rg" for letter, content in zip("ABCD", (5, 3, 1, "bomb"), strict=True)}  # fmt: skip
    assert told(m, "game_over") == [{"winners": [0], "totals": [10, 0], "reason": "secrets", "contents": contents}]


def test_the_last_loss_is_told_before_the_end():  # R9.3
    m = randolph(roll="1+0", agents=["nuuk", "reykjavik out*6"])
    m.play(0, "1-reykjavik")
    duel(m, 4, 1)
    assert kinds(m)[-3:] == ["duel_revealed", "player_out", "game_over"]


def test_the_round_limit_is_told_as_the_end_without_another_turn():  # R9.5
    m = randolph("players=2 round_limit=1", turn=1, roll="0+0")
    m.play(1, "end")
    assert kinds(m) == ["turn_ended", "game_over"]


def test_events_are_counted_for_each_seat_alone():
    m = fresh("players=2")
    hide(m, 0)
    assert len(m.events(0)) == 6
    assert m.events(0, since=5) == m.events(1) == [{"type": "setup_ready", "seat": 0}]
    news, mark = m.news(1)
    assert news == m.events(1)
    m.play(1, "contents 5 3 1 bomb")
    assert m.news(1, mark)[0] == m.events(1, since=1)
    assert m.news(0, mark)[0] == []
