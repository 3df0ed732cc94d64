"""Kramer's options: defaults are the printed rules (K2.1, K5.1, K6.4, K7 to K10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..options import Option, OptionError, OptionSet
from .state import AGENTS, COLOURS, LETTERS

AGENTS_FOR = {2: 5, 3: 6, 4: 7, 5: 7, 6: 7, 7: 7}
"""K2.1: how many agents are in play, by the number of players."""


def _read_agents(value: Any) -> tuple[str, ...] | None:
    """Colours or letters, as a list or as one text (`SPBJM` or `red,blue,…`), in the order of K1.1."""
    if value is None or value == "default":
        return None
    if isinstance(value, str):
        parts = list(value) if set(value.upper()) <= set(LETTERS) else value.split(",")
    elif isinstance(value, Iterable):
        parts = list(value)
    else:
        raise OptionError(f"option agents: {value!r} is not allowed; give colours or letters, as a list or as one text")
    known = {**dict(zip(COLOURS, COLOURS, strict=True)), **dict(zip(LETTERS, COLOURS, strict=True))}
    chosen = []
    for part in parts:
        name = str(part).strip()
        colour = known.get(name) or known.get(name.upper()) or known.get(name.lower())
        if colour is None:
            raise OptionError(
                f"option agents: unknown agent {name!r}; known are {', '.join(COLOURS)}, or their letters {' '.join(LETTERS)}"
            )
        if colour in chosen:
            raise OptionError(f"option agents: {colour} is named twice")
        chosen.append(colour)
    return tuple(sorted(chosen, key=COLOURS.index))


def _write_agents(value: tuple[str, ...]) -> str:
    return "".join(LETTERS[COLOURS.index(colour)] for colour in value)


def _finish(values: dict[str, Any]) -> dict[str, Any]:
    """K2.1: as many agents as the number of players asks for; by default the last of the list sit out."""
    needed = AGENTS_FOR[values["players"]]
    agents = values["agents"]
    if agents is None:
        agents = COLOURS[:needed]
    if len(agents) != needed:
        raise OptionError(
            f"option agents: {values['players']} players need exactly {needed} agents, not {len(agents)} ({', '.join(agents)})"
        )
    return {**values, "agents": agents}


OPTIONS = OptionSet(
    "kramer",
    (
        Option("players", 4, "number", "How many play.", "K2.1", low=2, high=7),
        Option(
            "agents",
            None,
            "other",
            "Which agents are in play; the others sit out.",
            "K2.1",
            read=_read_agents,
            write=_write_agents,
            values=f"as many of {', '.join(COLOURS)} as the number of players asks for (5 with 2 players, 6 with 3, {AGENTS} with more)",
        ),
        Option("cards", False, "flag", "Play with the 26 Top Secret cards.", "K7.1"),
        Option("dossier", False, "flag", "Play with the secret dossier.", "K9.1"),
        Option("finish", 42, "number", "The total that ends the game.", "K6.4", low=20, high=60),
        Option("round_limit", None, "optional number", "End the game after that many rounds.", "K6.4", low=1, high=1000),
        Option("safe_target", "any", "choice", "Where the safe may go after a scoring: any other building, or an empty one only.", "K5.1", choices=("any", "empty")),
        Option("marker_card", "literal", "choice", "Whether card C3 may carry a marker past Finish, or stops two fields before it.", "K8", choices=("literal", "capped")),
        Option("dossier_dashes", "consistent", "choice", "Whether a dossier holds exactly as many dashes as there are free agents, or any number.", "K9.2", choices=("consistent", "free")),
        Option("die", "special", "choice", "A die with the faces 1-3, 2, 3, 4, 5, 6, or a plain one.", "K10", choices=("special", "plain")),
    ),
    finish=_finish,
)  # fmt: skip
