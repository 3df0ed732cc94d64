"""What compiled code follows from, and what can change without making anybody compile anew."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from topsecret.kernel import builds, sources

pytestmark = pytest.mark.xdist_group("compiled")  # one worker compiles for all of them


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of our sources."""
    copied = tmp_path / "topsecret"
    shutil.copytree(sources.HOUSE, copied, ignore=shutil.ignore_patterns("server", "locale", "__pycache__"))
    return copied


def changes(house: Path, name: str) -> bool:
    """Whether another byte in a file makes another digest."""
    sources.sources.cache_clear()
    sources.digest.cache_clear()
    before = sources.digest(house)
    with (house / name).open("a") as file:
        file.write("\n")
    sources.sources.cache_clear()
    sources.digest.cache_clear()
    return sources.digest(house) != before


@pytest.mark.parametrize(
    "name",
    [
        *("kramer/rules/scoring.py", "randolph/rules/duel.py", "kramer/state.py", "randolph/features.py"),
        *("kramer/bots/outlook.py", "randolph/bots/weights.json", "randolph/belief/shares.py", "kernel/walks.py"),
        *("kernel/builds.py", "kernel/spec.py", "beliefs/loops.py"),
    ],
)
def test_what_compiled_code_is_made_of_gives_it_another_name(house: Path, name: str) -> None:
    assert changes(house, name)


@pytest.mark.parametrize(
    "name", ["kramer/picture.py", "randolph/view.py", "kramer/casefile.py", "kernel/ready.py", "match.py"]
)
def test_what_it_is_not_made_of_does_not(house: Path, name: str) -> None:
    assert not changes(house, name)


def test_an_import_inside_a_function_is_followed_and_an_absolute_one_refused(house: Path) -> None:
    (house / "kramer" / "rules" / "safe.py").write_text("def f(g):\n    from ..picture import draw\n")
    assert changes(house, "kramer/picture.py")
    (house / "kramer" / "rules" / "safe.py").write_text("import topsecret.kramer.view\n")
    with pytest.raises(ImportError, match=r"safe\.py: a module that compiled code is made of imports relatively"):
        changes(house, "kramer/picture.py")


def test_all_that_bots_and_batches_compile_is_kept_and_nothing_else() -> None:
    numba = pytest.importorskip("numba")
    from topsecret.bots.engine import Engine
    from topsecret.kernel.batch import loops

    for game in ("kramer", "randolph"):
        engine = Engine(game, "compiled")
        bound = [engine.trees.walks, engine.trees.root_of, loops(game, "compiled").settle]
        assert all(function.py_func.__code__.co_filename in map(str, sources.sources()) for function in bound)
    executed = {
        value.py_func.__code__.co_filename
        for name, module in list(sys.modules.items())
        if name.startswith(builds.COMPILED)
        for value in vars(module).values()
        if isinstance(value, numba.core.dispatcher.Dispatcher)
    }
    assert executed
    assert executed <= set(map(str, sources.sources()))


def test_what_does_not_change_the_name_is_not_kept() -> None:
    pytest.importorskip("numba")
    from numba.core.caching import NullCache

    assert isinstance(builds.compile_function(changes)._cache, NullCache)
