"""Where dice and draws come from."""

from collections import Counter

import pytest

import topsecret as ts

from .kramer.positions import kramer

STATE = kramer("players=2", "phase=roll")


def picks(source, weights, count):
    return [source.pick(STATE.game, STATE._state, weights) for _ in range(count)]


def test_a_seeded_source_gives_the_same_outcomes_again():
    assert picks(ts.Seeded(5), [1] * 6, 50) == picks(ts.Seeded(5), [1] * 6, 50)
    assert picks(ts.Seeded(5), [1] * 6, 50) != picks(ts.Seeded(6), [1] * 6, 50)
    assert picks(ts.Seeded(5), [1] * 6, 50) != picks(ts.Seeded(5, game=1), [1] * 6, 50)


def test_a_seeded_source_can_be_set_back():
    source = ts.Seeded(5)
    picks(source, [1] * 6, 7)
    mark = source.mark()
    first = picks(source, [1] * 6, 20)
    source.reset(mark)
    assert picks(source, [1] * 6, 20) == first


@pytest.mark.parametrize("source", [ts.Seeded(1), ts.System()])
def test_outcomes_without_weight_never_happen(source):
    assert set(picks(source, [0, 3, 0, 1, 0], 400)) == {1, 3}


def test_outcomes_happen_as_often_as_they_weigh():
    counts = Counter(picks(ts.Seeded(3), [1, 2, 3], 12_000))
    # Expected 2000, 4000, 6000; four standard deviations are below 230.
    assert [abs(counts[k] - 2000 * (k + 1)) < 230 for k in range(3)] == [True] * 3


def test_the_systems_source_cannot_be_set_back():
    source = ts.System()
    assert source.mark() is None
    source.reset(None)


def test_a_script_gives_its_outcomes_in_order_and_then_waits():
    script = ts.Script(["6", "1-3"])
    assert picks(script, [1] * 6, 3) == [5, 0, None]
    script.add("2")
    assert picks(script, [1] * 6, 2) == [1, None]


def test_a_script_can_be_set_back():
    script = ts.Script(["6", "1-3"])
    mark = script.mark()
    picks(script, [1] * 6, 2)
    script.reset(mark)
    assert picks(script, [1] * 6, 1) == [5]


def test_numbers_in_a_script_are_read_as_texts():
    assert picks(ts.Script([6]), [1] * 6, 1) == [5]


def test_an_outcome_that_does_not_exist_is_refused_and_stays_in_the_script():
    script = ts.Script(["7", "6"])
    for _ in range(2):
        with pytest.raises(ts.ScriptError, match="'7' is no outcome of 'roll': known are 1-3, 2, 3, 4, 5, 6"):
            picks(script, [1] * 6, 1)


def test_an_outcome_that_cannot_happen_now_is_refused_with_those_that_can():
    with pytest.raises(ts.ScriptError, match="'6' cannot happen at 'roll': possible are 1-3, 3"):
        picks(ts.Script(["6"]), [1, 0, 1, 0, 0, 0], 1)
