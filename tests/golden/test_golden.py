"""Golden playthroughs: whole games with every seat's view; a diff shows any change in behaviour."""

from __future__ import annotations

from typing import Any

import pytest

from tests.golden.playthrough import page
from tests.golden.write import HERE, SEED, games


@pytest.mark.parametrize(("name", "game", "options"), [(name, *rest) for name, rest in games().items()])
def test_a_game_goes_as_written_down(name: str, game: str, options: dict[str, Any]) -> None:
    assert page(game, options, SEED) == (HERE / f"{name}.txt").read_text(encoding="utf-8"), (
        "run `make golden` and read the diff"
    )


def test_no_page_is_left_over() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == set(games())
