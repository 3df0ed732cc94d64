"""What compiled code follows from, and what can change without making anybody compile anew."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from topsecret.kernel import builds, sources

pytestmark = pytest.mark.xdist_group("compiled")  # one worker compiles for all of them


@pytest.mark.parametrize(
    "name",
    [
        *("kramer/rules/scoring.py", "randolph/rules/duels.py", "kramer/state.py", "randolph/features.py"),
        *("kramer/bots/outlook.py", "randolph/bots/weights.json", "randolph/belief/shares.py", "kernel/walks.py"),
        *("kernel/builds.py", "kernel/spec.py", "beliefs/loops.py"),
    ],
)
def test_compiled_code_is_made_of_rules_thinking_and_what_their_constants_come_from(name: str) -> None:
    assert sources.HOUSE / name in sources.sources()


@pytest.mark.parametrize(
    "name", ["kramer/drawing/svg.py", "randolph/view.py", "kramer/casefile.py", "kernel/ready.py", "match.py"]
)
def test_compiled_code_is_not_made_of_what_looks_at_it(name: str) -> None:
    assert (sources.HOUSE / name).is_file()
    assert sources.HOUSE / name not in sources.sources()


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house with one rule, which asks two rooms, and a third that nobody asks."""
    files = {
        "kramer/rules/safe.py": "from . import other\ndef f(g):\n    from .. import state\n",
        "kramer/rules/other.py": "",
        "kramer/__init__.py": "from . import view",
        "kramer/state.py": "from ..kernel import spec",
        "kernel/__init__.py": "",
        "kernel/spec.py": "",
        "kramer/view.py": "",
    }
    for name, text in files.items():
        path = tmp_path / "topsecret" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "topsecret"


def digest(house: Path) -> str:
    """Return the digest as another process would, which has not looked yet."""
    sources.sources.cache_clear()
    return sources.digest.__wrapped__(house)


def test_the_name_changes_with_a_source_and_with_nothing_else(house: Path) -> None:
    names = {digest(house)}
    for source in ("kramer/rules/safe.py", "kramer/rules/other.py", "kramer/state.py", "kernel/spec.py"):
        with (house / source).open("a") as file:
            file.write("\n")
        names.add(digest(house))
    assert len(names) == 5
    for another in ("kramer/view.py", "kramer/__init__.py"):  # compiled modules see empty packages
        (house / another).write_text("VALUE = 1\n")
        assert digest(house) in names


def test_a_source_imports_the_house_by_relative_imports_alone(house: Path) -> None:
    (house / "kramer" / "rules" / "safe.py").write_text("import topsecret.kramer.view\n")
    with pytest.raises(ImportError, match=r"safe\.py: a module that compiled code is made of imports relatively"):
        digest(house)


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

    assert isinstance(builds.compile_function(digest)._cache, NullCache)
