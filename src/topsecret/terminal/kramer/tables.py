"""Kramer's tables at the terminal: the notes with the log, and the result with the dossiers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..language import t
from ..screen import line, printable
from .words import CHIPS, LETTER_OF, NAME_OF, card_name, gains, signed, verdict


def notes(view: dict[str, Any]) -> list[RenderableType]:
    """K9.5, K9.6: one's own notes, and what everybody has seen."""
    own: list[RenderableType] = [
        line((f"{printable(about)}: ", "bold"), printable(text)) for about, text in sorted(view["notes"].items())
    ] or [line((t("terminal-no-notes", about="red"), "dim"))]
    title = f"{t('kramer-dossier-moved')} {t('terminal-moved-key')}"
    table = Table(title=title, title_justify="left", pad_edge=False)
    table.add_column(t("kramer-dossier-player"))
    for colour in view["agents"]:
        table.add_column(Text(f" {LETTER_OF[colour]} ", style=CHIPS[colour]), justify="right")
    for seat, name in enumerate(view["names"]):
        row = [Text(name, overflow="ellipsis", no_wrap=True)]
        for colour in view["agents"]:
            entry = view["log"]["moved"].get(str(seat), {}).get(colour)
            row.append(Text(_tally(entry)))
        table.add_row(*row)
    rows: list[RenderableType] = []
    for s in view["log"]["scorings"]:
        gained = gains(s["gains"])
        id = "kramer-dossier-scoring" if gained else "kramer-dossier-scoring-zero"
        rows.append(_in_round(s, t(id, who=view["names"][s["seat"]], gains=gained)))
    for s in view["log"]["stopped"]:
        stopped = t("kramer-dossier-stopped", who=view["names"][s["seat"]], card=card_name(s["card"]))
        rows.append(_in_round(s, stopped))
    return [*own, Text(), table, *rows]


def _in_round(entry: Mapping[str, Any], told: str) -> Text:
    return Text(f"· {told} ({t('terminal-round', n=entry['round'])})")


def result(view: dict[str, Any]) -> list[RenderableType]:
    """K6.2, K9.3, K9.4: who was who, and how the points came."""
    winners = view["result"]["winners"]
    names = view["names"]
    dossier = bool(view["options"]["dossier"])
    table = Table(title=Text(verdict(view), style="bold"), title_justify="left")
    table.add_column("")
    table.add_column(t("kramer-dossier-player"))
    table.add_column(t("terminal-identity"))
    table.add_column(t("kramer-result-marker"), justify="right")
    if dossier:
        table.add_column(t("kramer-result-dossier"), justify="right")
        table.add_column(t("kramer-result-total"), justify="right")
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
            row = ["", Text(t("kramer-dossier-free"), style="dim"), _identities([colour], view), str(agent["score"])]
            table.add_row(*row, *(["", str(agent["score"])] if dossier else []))
    return [table, *(_forms(view) if dossier else [])]


def _forms(view: Mapping[str, Any]) -> list[RenderableType]:
    """What everybody had written, right lines marked."""
    if not any(seat.get("dossier") for seat in view["seats"]):
        return []
    title = f"{t('kramer-result-dossiers')} (✓ {t('kramer-result-right')})"
    table = Table(title=title, title_justify="left")
    table.add_column(t("kramer-dossier-player"))
    for colour in view["agents"]:
        table.add_column(Text(f" {LETTER_OF[colour]} ", style=CHIPS[colour]))
    for seat in view["seats"]:
        row = [Text(view["names"][seat["seat"]])]
        for colour, agent in view["agents"].items():
            wrote = (seat.get("dossier") or {}).get(colour)
            said = "–" if wrote == "free" else "" if wrote is None else str(wrote)
            right = wrote == agent["owner"] and agent["owner"] != seat["seat"]
            row.append(
                Text(t("kramer-result-own") if agent["owner"] == seat["seat"] else said + (" ✓" if right else ""))
            )
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
    parts = [line((f" {LETTER_OF[colour]} ", CHIPS[colour]), f" {NAME_OF[colour]}") for colour in colours]
    return Text(", ").join(parts)
