"""What the page on deduction is made of: measures with values known by hand, statements as the belief makes them, a whole small run."""

import math
import random
import xml.etree.ElementTree as xml

import pytest

import topsecret as ts
from benchmarks import deduction, scores
from benchmarks.scores import Statement
from benchmarks.tables import Setting, Task, seating
from topsecret import bots

FLAT = (0.25, 0.25, 0.25, 0.25)


@pytest.fixture(autouse=True)
def plain_bots(monkeypatch):
    """Nothing is compiled for a handful of games."""
    monkeypatch.setenv("TOPSECRET_BOTS", "plain")


def test_a_perfect_statement_has_nothing_to_lose():
    found = scores.quality([[Statement((0.0, 1.0, 0.0, 0.0), FLAT, 1)], [Statement((1.0, 0.0, 0.0, 0.0), FLAT, 0)]])
    assert (found.guess.value, found.loss.value, found.brier.value) == (1.0, 0.0, 0.0)


def test_a_flat_statement_of_four_loses_the_logarithm_of_four():
    found = scores.quality([[Statement(FLAT, FLAT, truth)] for truth in range(4)])
    assert found.guess.value == found.guess_flat == 0.25
    assert found.loss.value == found.loss_flat == pytest.approx(math.log(4))
    assert found.brier.value == found.brier_flat == pytest.approx(0.75**2 + 3 * 0.25**2)


def test_to_exclude_what_is_true_costs_much_but_not_infinitely_much():
    assert scores.log_loss((1.0, 0.0), 1) == pytest.approx(-math.log(scores.LEAST))
    assert scores.brier((1.0, 0.0), 1) == 2.0


def test_every_chance_is_in_one_tenth():
    draw = random.Random(1)
    games = []
    for _ in range(50):
        chance = draw.random()
        games.append([Statement((chance, 1 - chance), (0.5, 0.5), int(draw.random() > chance)) for _ in range(3)])
    bins = scores.calibration(games)
    assert sum(one.said for one in bins) == 50 * 3 * 2
    for k, one in enumerate(bins):
        assert not one.said or k / 10 <= one.stated <= (k + 1) / 10
    assert (scores.tenth(0.0), scores.tenth(0.3), scores.tenth(0.999), scores.tenth(1.0)) == (0, 3, 9, 9)


def test_chances_that_come_true_as_often_as_they_say_lie_on_the_line():
    draw = random.Random(2)
    games = [[Statement((0.7, 0.3), (0.5, 0.5), int(draw.random() > 0.7))] for _ in range(4000)]
    bins = scores.calibration(games)
    assert bins[7].true.low <= 0.7 <= bins[7].true.high
    assert scores.distance(bins) < 0.03


def test_saying_the_same_ten_times_in_a_game_makes_nobody_surer():
    once = scores.mean([1.0, 0.0, 1.0, 1.0], [1, 1, 1, 1])
    often = scores.mean([10.0, 0.0, 10.0, 10.0], [10, 10, 10, 10])
    assert (often.low, often.high) == pytest.approx((once.low, once.high))


def test_the_moment_is_that_of_the_dossiers():  # K9.1
    match, _ = deduction.noticed(Task(Setting("kramer", 3, "greedy", (("dossier", True),)), 1, 0))
    assert match.view(None)["phase"] == "dossier"
    assert max(agent["score"] for agent in match.view(None)["agents"].values()) >= 29


def test_every_reader_speaks_of_every_agent_of_others():
    task = Task(Setting("kramer", 4, "greedy"), 1, 0)
    found = deduction.sheet(task)
    assert len(found.statements) == found.lines == 4 * 6
    assert found.players == 4 * 3
    assert found.players_flat == pytest.approx(4 * 3 / 6)
    assert found.lines_flat == pytest.approx(4 * (3 * 1 / 6 + 3 * 3 / 6))
    for one in found.statements:
        assert sum(one.stated) == pytest.approx(1.0)
        assert one.flat == pytest.approx((1 / 6, 1 / 6, 1 / 6, 1 / 2))
        assert one.stated[one.truth] > 0


def test_readers_of_suitcases_say_what_the_belief_says():
    match = ts.new("randolph", players=3, seed=4)
    listeners = [deduction.Listener(match, seat) for seat in range(3)]
    table = bots.Table(match, [bots.make("greedy", "randolph", seed=seat) for seat in range(3)])
    for step in range(60):
        table.step()
        if step % 20 == 19:
            for seat, listener in enumerate(listeners):
                said, believed = listener.contents(), ts.belief(match, seat).contents
                assert said.keys() == believed.keys()
                assert all(said[suitcase] == pytest.approx(believed[suitcase]) for suitcase in said)


def test_no_answer_is_asked_for_that_open_suitcases_have_given():
    found = deduction.sheet(Task(Setting("randolph", 2, "greedy"), 1, 0))
    assert {one.about for one in found.statements} >= {deduction.DELIVERY}
    assert all(len(one.stated) > 1 and sum(one.stated) == pytest.approx(1.0) for one in found.statements)


def test_mixed_tables_have_every_bot():
    mixed = Setting("kramer", 4, "belief+greedy+random")
    assert all(set(seating(mixed, 1, number)) == {"belief", "greedy", "random"} for number in range(20))
    assert len({tuple(seating(mixed, 1, number)) for number in range(20)}) > 5


def test_a_small_run_writes_the_page_and_its_plots(monkeypatch, tmp_path):
    few = [
        Setting(game, 2, population, (), 2) for game in ("kramer", "randolph") for population in deduction.POPULATIONS
    ]
    monkeypatch.setattr(deduction, "settings", lambda games: few)
    assert deduction.main(["--games", "2", "--write", "--folder", str(tmp_path)]) == 0
    page = (tmp_path / "deduction.md").read_text("utf-8")
    assert "python -m benchmarks.deduction --games 2 --seed 1 --write" in page.splitlines()[0]
    assert "nan" not in page
    for plot in ("calibration-kramer.svg", "calibration-randolph.svg"):
        assert plot in page
        drawn = xml.parse(tmp_path / plot).getroot()
        assert [part.tag.rpartition("}")[2] for part in drawn][:2] == ["title", "desc"]


def test_ctrl_c_writes_nothing(monkeypatch, tmp_path, capsys):
    def stop(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(deduction, "play", stop)
    assert deduction.main(["--write", "--folder", str(tmp_path)]) == 130
    assert "nothing is written" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
