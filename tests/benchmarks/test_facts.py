"""What the page of facts is made of: the parts of luck on made-up results, seats and corners, guards, a whole small run."""

import xml.etree.ElementTree as xml

import numpy as np
import pytest

from benchmarks import facts, facts_page, luck
from benchmarks.tables import Setting, Task

ORDER = ("red", "blue", "green", "yellow")
DRAW = np.random.default_rng(5)


@pytest.fixture(autouse=True)
def plain_bots(monkeypatch):
    """Nothing is compiled for a handful of games."""
    monkeypatch.setenv("TOPSECRET_BOTS", "plain")


def results(of):
    """Made-up points[deal, seating, repetition, seat] of 40 deals, 2 seatings, 3 repetitions, one seat."""
    return np.array([[[[of(d, s)] for _ in range(3)] for s in range(2)] for d in range(40)], float)


@pytest.mark.parametrize(
    ("of", "where"),
    [
        (lambda deal, seats: seats, 0),
        (lambda deal, seats: deal % 2, 1),
        (lambda deal, seats: (deal + seats) % 2, 2),
    ],
    ids=["who plays", "dice and deal", "both together"],
)
def test_what_alone_decides_has_the_whole_share(of, where):
    expected = [0.0] * 4
    expected[where] = 1.0
    # The deals are drawn, so a result that alternates with them exactly is a little too even.
    assert luck.shares(results(of)) == pytest.approx(expected, abs=0.03)


def test_what_nothing_decides_is_rest():
    found = np.mean([luck.shares(DRAW.integers(0, 2, (40, 6, 2, 4)).astype(float)) for _ in range(30)], axis=0)
    assert found == pytest.approx([0, 0, 0, 1], abs=0.02)


def test_parts_that_are_mixed_are_found_again():
    deals, noise = DRAW.normal(0, 1, (4000, 1, 1, 1)), DRAW.normal(0, 1, (4000, 2, 2, 1))
    who = np.array([-1.0, 1.0])[None, :, None, None]
    assert luck.shares(deals + who + noise) == pytest.approx([1 / 3, 1 / 3, 0, 1 / 3], abs=0.03)
    assert sum(part.value for part in luck.with_intervals((deals + who + noise)[:50])) == pytest.approx(1.0)


def test_luck_is_measured_in_all_seatings_with_half_of_each():
    found = luck.seatings(4, ["greedy", "random"])
    assert len(found) == len({tuple(seats) for seats in found}) == 6
    assert all(seats.count("greedy") == 2 for seats in found)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_twelve_games_every_corner_is_every_seats_alike(players):
    seats = {colour: [0] * players for colour in ORDER}
    for number in range(12):
        colours, favoured = facts.corners(players, number, ORDER)
        for seat, colour in enumerate(colours):
            seats[colour][seat] += 1
        if players == 3:
            (empty,) = set(ORDER) - set(colours)
            assert ORDER[(ORDER.index(empty) + 2) % 4] == colours[favoured]  # R2.4
        Setting("randolph", players, "greedy").complete(colours=colours)
    assert {count for row in seats.values() for count in row} == {3}


@pytest.mark.parametrize("guards", [0, 1])
def test_guards_are_posted_as_told_and_never_by_the_favoured(guards):  # R2.4
    game = facts.ended(Task(Setting("randolph", 3, "greedy", (("guards", guards), ("round_limit", 1))), 1, 5))
    assert game.guards[game.favoured] == 0
    assert [game.guards[seat] for seat in facts_page.others(game)] == [guards, guards]


def test_shares_of_all_seats_add_up_to_the_games_that_somebody_won():
    games = [facts.ended(Task(Setting("kramer", 4, "greedy"), 1, number)) for number in range(12)]
    shares = [facts_page.won(games, lambda game, seat=seat: [seat]).value for seat in range(4)]
    assert sum(shares) == pytest.approx(sum(bool(game.winners) for game in games) / 12)
    assert all(len(game.recognised) == 4 for game in games)


def test_a_small_run_writes_the_page_and_its_plots(monkeypatch, tmp_path):
    quick = (("round_limit", 3),)
    tables = [
        Setting("kramer", 4, "greedy", (), 3),
        Setting("kramer", 2, "belief", (), 2),
        Setting("randolph", 2, "greedy", (), 3),
        Setting("randolph", 3, "greedy", (), 3),
        Setting("randolph", 3, "greedy", (("guards", 0),), 3),
        Setting("randolph", 3, "greedy", (("guards", 1),), 3),
    ]
    monkeypatch.setattr(facts, "settings", lambda games: tables)
    monkeypatch.setattr(facts, "luck_settings", lambda deals: [Setting("randolph", 2, "greedy+random", quick, 3)])
    assert facts.main(["--games", "3", "--write", "--folder", str(tmp_path)]) == 0
    page = (tmp_path / "facts.md").read_text("utf-8")
    assert "python -m benchmarks.facts --games 3 --seed 1 --write" in page.splitlines()[0]
    assert "nan" not in page
    for plot in ("seats.svg", "guards.svg", "luck.svg"):
        assert plot in page
        drawn = xml.parse(tmp_path / plot).getroot()
        assert [part.tag.rpartition("}")[2] for part in drawn][:2] == ["title", "desc"]


def test_ctrl_c_writes_nothing(monkeypatch, tmp_path, capsys):
    def stop(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(facts, "play", stop)
    assert facts.main(["--write", "--folder", str(tmp_path)]) == 130
    assert "nothing is written" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
