"""Cities as people type them: by name, by its beginning, by three letters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...randolph.board import Board
from ..language import listed, t
from .words import city_names


@lru_cache(maxsize=16)
def short_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Three letters for each city, all different."""
    taken: list[str] = []
    for name in names:
        words = name.split()
        tries = [name[:3]]
        if len(words) > 1:
            tries.insert(0, words[0][0] + words[-1][:2])
        tries += [name[0] + name[k] + name[m] for k in range(1, len(name)) for m in range(k + 1, len(name))]
        tries += [f"{n:03}" for n in range(100)]
        taken.append(next(word for word in tries if word not in taken and " " not in word))
    return tuple(taken)


def find_city(board: Board, typed: str, among: Sequence[str]) -> str | None:
    """A city by id, name, three letters or a beginning that fits one only; `hq` is the headquarters."""
    wanted = " ".join(typed.lower().replace("_", " ").split())
    if not wanted:
        return None
    names = city_names(board)
    called = {
        id: {id.replace("_", " "), own.lower(), name.lower(), short.lower()}
        for id, own, name, short in zip(board.city_ids, board.city_names, names, short_names(names), strict=True)
    }
    called["hq"] = {"hq", t("randolph-hq-sign").lower()}
    for city in among:
        if wanted in called[city]:
            return city
    fitting = [city for city in among if any(name.startswith(wanted) for name in called[city])]
    return fitting[0] if len(fitting) == 1 else None


def no_city(board: Board, typed: str) -> str:
    wanted = typed.lower().strip()
    fitting = [name for name in city_names(board) if wanted and name.lower().startswith(wanted)]
    if fitting:
        return t("terminal-may-be", typed=typed, cities=listed(fitting, either=True))
    return t("terminal-no-city", typed=typed)
