"""The worked examples of the rules (K-E1 to K-E5)."""

from .positions import armed, hand, kramer, places, safe, scores, told


def test_a_six_is_split_over_three_agents_from_the_church():  # K-E1
    m = kramer("players=4", "phase=roll", chance=["6"])
    m.play(0, "J2 D3 P1")
    assert places(m) == {"S": "church", "P": "1", "B": "church", "J": "2", "M": "church", "D": "3", "L": "church"}


def test_a_scoring_gives_everyone_the_value_of_his_building():  # K-E2
    # Blue enters 7; purple has enough to lose three.
    fields = "phase=move roll=1 position=D:6,P:2,J:10,L:ruin score=P:1,J:1,L:5,M:6,D:3"
    m = kramer("players=4", fields)
    m.play(0, "D1")
    assert scores(m) == {"S": 0, "P": 1 + 2, "B": 0, "J": 1 + 10, "M": 6 + 0, "D": 3 + 7, "L": 5 - 3}


def test_green_entering_the_safes_building_scores():  # K-E3
    m = kramer("players=4", "phase=move roll=2 position=M:5")
    m.play(0, "M2")
    assert scores(m)["M"] == 7


def test_green_passing_the_safes_building_does_not_score():  # K-E3
    m = kramer("players=4", "phase=move roll=3 position=M:5")
    m.play(0, "M3")
    assert scores(m)["M"] == 0


MICHEL, WIM, BOUDEWIJN, JAN_PAUL = range(4)


def test_the_long_top_secret_round_card_by_card():  # K-E4
    # Yellow stands in the ruin, green in 1, blue in 10, red one step before the safe; everyone holds a card to spare.
    m = kramer(
        "players=4 cards=yes",
        "phase=roll position=P:ruin,M:1,D:10,J:6",
        hands=["C14 C1", "C7 C2 C13 C4", "C9 C6 C15", "C12"],
        names=["Michel", "Wim", "Boudewijn", "Jan-Paul"],
        chance=["1-3"],
    )
    pile = m.view(None)["cards"]["pile"]
    m.play(MICHEL, "J1")
    assert armed(m) == {"J": MICHEL}
    m.play(MICHEL, "pass")

    m.play(WIM, "C7 P M")
    assert (places(m)["P"], places(m)["M"]) == ("10", "church")
    m.play(WIM, "stop")

    m.play(BOUDEWIJN, "C9 P D")
    assert (places(m)["P"], places(m)["D"]) == ("ruin", "ruin")
    assert len(hand(m, BOUDEWIJN)) == 2
    m.play(BOUDEWIJN, "stop")
    m.play(JAN_PAUL, "pass")

    m.play(MICHEL, "C14 4")
    assert armed(m) == {}
    m.play(MICHEL, "stop")
    m.play(WIM, "pass")

    m.play(BOUDEWIJN, "C6 J")
    assert (places(m)["J"], armed(m)) == ("4", {"J": BOUDEWIJN})
    m.play(BOUDEWIJN, "stop")
    m.play(JAN_PAUL, "pass")
    m.play(MICHEL, "pass")

    m.play(WIM, "C2 J")
    assert (places(m)["J"], armed(m)) == ("ruin", {})
    assert len(hand(m, WIM)) == 2
    m.play(WIM, "stop")
    for seat in (BOUDEWIJN, JAN_PAUL, MICHEL):
        m.play(seat, "pass")

    m.play(WIM, "C13 P D")
    m.play(WIM, "stop")
    for seat in (BOUDEWIJN, JAN_PAUL, MICHEL, WIM):
        m.play(seat, "pass")

    assert places(m) == {"S": "church", "P": "church", "B": "church", "J": "ruin", "M": "church", "D": "church", "L": "church"}  # fmt: skip
    assert safe(m) == "4"
    assert told(m, "scored") == []
    assert told(m, "card_drawn") == []
    assert m.view(None)["cards"]["pile"] == pile
    assert (m.view(None)["turn"], m.awaits) == (WIM, "roll")


def test_the_case_file_of_the_long_round_names_both_who_stopped_a_scoring():  # K-E4, K9.6
    m = kramer(
        "players=4 cards=yes",
        "phase=move roll=1 position=J:6",
        hands=["C14 C1", "C2 C4", "C6 C15", ""],
    )
    m.play(MICHEL, ["J1", "C14 4", "stop"])
    m.play(WIM, "pass")
    m.play(BOUDEWIJN, ["C6 J", "stop"])
    m.play(MICHEL, "pass")
    m.play(WIM, "C2 J")
    stops = m.view(None)["log"]["stopped"]
    assert [(stop["seat"], stop["card"]) for stop in stops] == [(MICHEL, "C14"), (WIM, "C2")]


def test_of_several_markers_past_finish_the_furthest_wins():  # K-E5
    # Green, blue and red all pass; red comes furthest and belongs to seat 2.
    fields = "phase=move roll=1 position=M:6,D:8,J:10 score=M:36,D:35,J:37"
    m = kramer("players=4", fields, owners="MDJP")
    m.play(0, "M1")
    assert scores(m)["J"] == 47
    assert m.result.totals == (43, 43, 47, 0)
    assert m.result.winners == (2,)
