"""The builds of a rules package: plain as imported, and a compiled copy beside it."""

import sys

import numpy as np
import pytest

from topsecret.kernel import builds, sources

pytestmark = pytest.mark.xdist_group("compiled")  # one worker compiles for all of them


def test_the_plain_build_is_the_module_as_imported():
    import topsecret.kramer.interface

    assert builds.load("kramer.interface") is topsecret.kramer.interface


def test_an_unknown_build_is_refused():
    with pytest.raises(builds.BuildError, match="unknown build 'cuda': known are plain, compiled"):
        builds.load("kramer.interface", "cuda")


def test_without_numba_the_compiled_build_says_how_to_get_it(monkeypatch):
    monkeypatch.setattr(builds, "available", lambda: False)
    with pytest.raises(
        builds.BuildError, match="the compiled build needs Numba, which is not installed here: pip install numba"
    ):
        builds.load("kramer.interface", "compiled")


def test_the_compiled_build_is_a_second_copy_and_leaves_the_plain_one_alone():
    numba = pytest.importorskip("numba")
    compiled = builds.load("kramer.rules.scoring", "compiled")
    plain = builds.load("kramer.rules.scoring")
    assert compiled is not plain
    assert isinstance(compiled.score, numba.core.dispatcher.Dispatcher)
    assert not isinstance(plain.score, numba.core.dispatcher.Dispatcher)


def test_rules_that_are_compiled_call_compiled_rules():
    numba = pytest.importorskip("numba")
    face = builds.load("kramer.interface", "compiled")
    assert face.turn.__name__ == "topsecret_compiled.kramer.rules.turn"
    assert isinstance(face.turn.move, numba.core.dispatcher.Dispatcher)


def test_what_is_not_rules_is_shared_by_both_builds():
    pytest.importorskip("numba")
    builds.load("kramer.interface", "compiled")
    assert sys.modules["topsecret_compiled.kramer.state"] is sys.modules["topsecret.kramer.state"]


def test_tables_are_plain_numbers_in_one_build_and_arrays_in_the_other():
    pytest.importorskip("numba")
    plain, compiled = builds.load("kramer.rules.numbers"), builds.load("kramer.rules.numbers", "compiled")
    assert isinstance(plain.SHARE, memoryview)
    assert isinstance(compiled.SHARE, np.ndarray)
    assert type(plain.SHARE[0, 0]) is int
    assert np.array_equal(np.asarray(plain.SHARE), compiled.SHARE)


def test_a_module_that_does_not_exist_is_not_found():
    pytest.importorskip("numba")
    with pytest.raises(ModuleNotFoundError):
        builds.load("kramer.rules.chess", "compiled")


@pytest.mark.parametrize(
    ("name", "compiled"),
    [
        ("kramer.interface", True),
        ("kernel.random", True),
        ("kramer.features", True),
        ("kramer.belief.tracker", True),
        ("kramer.bots.proposals", True),
        ("randolph.belief.tracker", True),
        ("randolph.bots.choice", True),
        ("kramer.mind", False),
        ("kramer.state", False),
        ("kernel.builds", False),
        ("kramer.rules", False),
    ],
)
def test_rules_random_numbers_and_features_are_compiled_and_nothing_else(name, compiled):
    assert sources.holds_rules(name.split(".")) is compiled


def test_compiled_code_is_kept_under_a_name_made_from_its_sources():
    assert builds.cache_directory().name == sources.digest()
    assert len(sources.digest()) == 16


def test_the_compiled_functions_do_what_the_plain_ones_do():
    pytest.importorskip("numba")
    from topsecret.kramer import GAME

    state = GAME.read_position("kramer/1 players=2 | owner=S:0,P:1 phase=move roll=2 position=J:5,M:ruin score=M:2")[0]
    row = np.frombuffer(bytes(state), GAME.layout.dtype).copy()
    builds.load("kramer.rules.scoring").score(state)
    builds.load("kramer.rules.scoring", "compiled").score(row[0])
    assert row.tobytes() == bytes(state)
    assert list(state.score) == [0, 0, 0, 5, 0, 0, 0]
