"""The catalogue of a table: every action of its game by number, under an address that names its content, so that browsers keep it for ever.

It depends on public options alone, those that `Game.catalogue` names: everybody who sees a table's settings can make it himself.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple
from urllib.parse import quote

import msgspec

from ..play.game import Game

LONGEST = 300
"""Characters of options in an address: a board of one's own does not fit, and is asked for at its table."""

_encode = msgspec.json.Encoder().encode


class Catalogue(NamedTuple):
    """A catalogue as JSON, and the mark of that text."""

    mark: str
    text: bytes


@lru_cache(maxsize=64)
def catalogue(game: Game) -> Catalogue:
    """Return the catalogue of a game as it is played at a table."""
    actions = [{"id": a.id, "text": a.text, "data": a.data} for a in map(game.action, range(game.action_count))]
    text = _encode({"rules": game.version, "actions": actions})
    return Catalogue(hashlib.blake2b(text, digest_size=8).hexdigest(), text)


def address(game: Game, options: Mapping[str, Any], key: str) -> str:
    """Return where the catalogue of a table is: the same for all tables that share it."""
    mark = catalogue(game).mark
    words = " ".join(f"{name}={game.options.get(name).text(options[name])}" for name in game.catalogue)
    if len(words) > LONGEST:
        return f"/api/tables/{key}/actions?mark={mark}"
    return f"/api/catalogue/{game.name}/{mark}" + (f"?options={quote(words)}" if words else "")
