"""Kramer's tables at the terminal: the notes with the log, and the result with the dossiers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from . import kramer
from .kramer import LETTER_OF, STYLES
from .screen import line, printable
from .words import both, signed


def notes(view: dict[str, Any]) -> list[RenderableType]:
    """K9.5, K9.6: one's own notes, and what everybody has seen."""
    own: list[RenderableType] = [
        line((f"{printable(about)}: ", "bold"), printable(text)) for about, text in sorted(view["notes"].items())
    ] or [line(("no notes yet: note red what you think", "dim"))]
    table = Table(
        title="Who moved whom how far (points, cards ±, R into the ruin)", title_justify="left", pad_edge=False
    )
    table.add_column("player")
    for colour in view["agents"]:
        table.add_column(Text(f" {LETTER_OF[colour]} ", style=STYLES[colour]), justify="right")
    for seat, name in enumerate(view["names"]):
        row = [Text(name, overflow="ellipsis", no_wrap=True)]
        for colour in view["agents"]:
            entry = view["log"]["moved"].get(str(seat), {}).get(colour)
            row.append(Text(_tally(entry)))
        table.add_row(*row)
    scorings: list[RenderableType] = [
        Text(
            f"Round {s['round']}: {view['names'][s['seat']]} scored with {both(s['armed'])}: "
            + (", ".join(f"{a} {signed(g)}" for a, g in s["gains"].items()) or "no gains")
        )
        for s in view["log"]["scorings"]
    ]
    stopped: list[RenderableType] = [
        Text(f"Round {s['round']}: {view['names'][s['seat']]} stopped a scoring with {s['card']}")
        for s in view["log"]["stopped"]
    ]
    return [*own, Text(), table, *scorings, *stopped]


def result(view: dict[str, Any]) -> list[RenderableType]:
    """K6.2, K9.3, K9.4: who was who, and how the points came."""
    winners = view["result"]["winners"]
    names = view["names"]
    if not winners:
        head = "Nobody wins: a free agent is furthest."
    elif len(winners) == 1:
        head = f"{names[winners[0]]} wins!"
    else:
        head = f"{both([names[seat] for seat in winners])} share the win!"
    dossier = bool(view["options"]["dossier"])
    table = Table(title=Text(head, style="bold"), title_justify="left")
    table.add_column("")
    table.add_column("player")
    table.add_column("was")
    table.add_column("marker", justify="right")
    if dossier:
        table.add_column("dossier", justify="right")
        table.add_column("total", justify="right")
    lines = sorted(view["scoring"], key=lambda entry: -entry["total"])
    for entry in lines:
        star = "★" if entry["seat"] in winners else ""
        row: list[Any] = [
            star,
            Text(names[entry["seat"]]),
            _identities(entry["agents"], view),
            str(entry["marker"]),
        ]
        if dossier:
            row += [f"{entry['dossier'] // 5} × 5 = {entry['dossier']}", str(entry["total"])]
        table.add_row(*row)
    for colour, agent in view["agents"].items():
        if agent["owner"] == "free":
            row = ["", Text("nobody", style="dim"), _identities([colour], view), str(agent["score"])]
            table.add_row(*row, *(["", str(agent["score"])] if dossier else []))
    return [table, *(_forms(view) if dossier else [])]


def _forms(view: Mapping[str, Any]) -> list[RenderableType]:
    """What everybody had written, right lines marked."""
    if not any(seat.get("dossier") for seat in view["seats"]):
        return []
    table = Table(title="The dossiers (✓ right)", title_justify="left")
    table.add_column("written by")
    for colour in view["agents"]:
        table.add_column(Text(f" {LETTER_OF[colour]} ", style=STYLES[colour]))
    for seat in view["seats"]:
        row = [Text(view["names"][seat["seat"]])]
        for colour, agent in view["agents"].items():
            wrote = (seat.get("dossier") or {}).get(colour)
            said = "–" if wrote == "free" else "" if wrote is None else str(wrote)
            right = wrote == agent["owner"] and agent["owner"] != seat["seat"]
            row.append(Text("own" if agent["owner"] == seat["seat"] else said + (" ✓" if right else "")))
        table.add_row(*row)
    return [table]


def _tally(entry: Mapping[str, int] | None) -> str:
    if not entry:
        return "·"
    said = str(entry["points"])
    if entry["by_card"]:
        said += f" {signed(entry['by_card'])}"
    return said + "R" * entry["into_ruin"]


def _identities(colours: Sequence[str], view: Mapping[str, Any]) -> Text:
    parts = [kramer.agent_text(colour) for colour in colours]
    return Text(", ").join(parts)
