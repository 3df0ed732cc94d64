"""The numbers of Randolph's search are found as the benchmark says; nothing here is compiled."""

import json
from itertools import islice

import numpy as np
import pytest

from benchmarks import dials

GREEDY = dials.FIRST


@pytest.mark.parametrize("players", [2, 3, 4])
def test_settings_come_back_from_the_scale_they_are_tuned_on(players):
    settings = dials.settings(players)
    assert dials.decode(dials.encode(settings)) == pytest.approx(settings)
    assert dials.decode(dials.encode(GREEDY)) == pytest.approx(GREEDY)


def test_wherever_tuning_goes_pace_is_a_part_and_only_the_free_ones_may_be_negative():
    for point in (np.full(len(GREEDY), -9.0), np.full(len(GREEDY), 9.0)):
        settings = dials.decode(point)
        assert 0 < settings[dials.PACE] < 1
        assert (np.delete(settings, dials.FREE) > 0).all()


def test_tuning_finds_the_settings_that_are_strongest_and_leaves_the_fixed_dials():
    goal = dials.encode(GREEDY)
    goal[[dials.NAMES.index("hunting"), dials.NAMES.index("worth")]] += 1.0, -1.0

    def strength(settings, last, generation):
        return -np.abs(dials.encode(settings) - goal).sum()

    found = list(islice(dials.evolve(strength, GREEDY, seed=1), 60))[-1]
    assert dials.encode(found) == pytest.approx(goal, abs=0.3)
    fixed = list(dials.FIXED)
    assert found[fixed] == pytest.approx(GREEDY[fixed])


@pytest.mark.parametrize(("players", "orders"), [(2, 2), (3, 6), (4, 8)])
def test_both_settings_have_every_seat_equally_often(players, orders):
    seatings = dials.seatings(players)
    assert len(seatings) == orders
    assert np.mean(seatings, axis=0).tolist() == [0.5] * players


@pytest.mark.parametrize("players", [2, 3])
def test_equal_settings_win_exactly_half(players):
    arena = dials.Arena(players, build="plain", rounds=2)
    share, within, games = arena.match(GREEDY, GREEDY, games=2, first=0)
    assert (share, within, games) == (0.5, 0.0, 2 * len(dials.seatings(players)))


class Fixed(dials.Arena):
    """Games whose winners are known: in odd deals those with the first settings, in even ones seat 0."""

    def play(self, settings, who, number, most=0):
        return ([seat for seat, which in enumerate(who) if which == 0] if number % 2 else [0]), 0


def test_a_match_counts_the_wins_of_each_settings():
    result = Fixed(2, build="plain").match(GREEDY, GREEDY, games=400, first=0)
    assert result.share == pytest.approx(0.75)
    assert result.within == pytest.approx(1.96 * 0.25 / 200**0.5, rel=0.01)


def test_a_kept_table_says_who_plays_and_who_won():
    tables = dials.collect(dials.Arena(2, build="plain", rounds=4), games=3)
    assert len(tables.facts) > 0
    assert tables.won.sum(axis=1) == pytest.approx(1)
    assert not (tables.won > tables.playing).any()
    assert set(tables.game) <= {0, 1, 2}


def made_up(counts, n=20_000, seats=3):
    """Tables of random facts, won as these counts say; the last seat is out of every other one."""
    draws = np.random.default_rng(1)
    facts, playing = draws.normal(size=(n, seats, len(counts))), np.ones((n, seats))
    playing[::2, -1] = 0
    tables = dials.Tables(facts * playing[:, :, None], playing, playing, np.arange(n) * 1.0)
    chances = dials.chances(tables, counts)
    winners = (chances.cumsum(axis=1) > draws.random((n, 1))).argmax(axis=1)
    return tables._replace(won=np.eye(seats)[winners])


def test_the_fit_finds_the_counts_that_games_were_won_by():
    counts = np.array([0.8, -0.5, 0.0, 1.2])
    tables = made_up(counts)
    assert (dials.chances(tables, counts)[::2, -1] == 0).all()
    found = dials.fit(tables)
    assert found == pytest.approx(counts, abs=0.06)
    assert dials.loss(tables, found) < dials.loss(tables, 0 * counts)


def test_counting_nothing_is_a_surprise_of_the_logarithm_of_the_seats():
    tables = made_up(np.zeros(4))
    assert dials.loss(tables, np.zeros(4)) == pytest.approx((np.log(2) + np.log(3)) / 2)


def test_what_is_printed_can_stand_in_the_file():
    printed = dials.column(["pace", "least"], [0.80841, 0.0005])
    assert json.loads(printed) == {"pace": 0.808, "least": 0.0005}


def test_too_few_games_are_refused(capsys):
    with pytest.raises(SystemExit):
        dials.main(["fit", "--games", "3"])
    assert "give 10 or more" in capsys.readouterr().err
