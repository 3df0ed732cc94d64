"""Kramer's game at the terminal: asking for the move, the safe and the dossier; `kramer_cards` asks for cards."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ...game import Game
from .. import rulebook
from ..language import styled, t, yes
from ..screen import Part, columns, line
from ..session import Session
from . import board as kramer
from . import tables as kramer_tables
from .cards import play_round
from .words import COLOUR_OF, LETTER_OF, WORTH, KramerTeller, named, plate

POINTS = re.compile(r"([SPBJMDL])(\d*)", re.IGNORECASE)

CLAUSES = {
    "move": ("K3.5", "K3.6", "K4.1", "K4.2"),
    "safe": ("K5.1",),
    "round": ("K7.5", "K7.6", "K7.7", "K7.3"),
    "dossier": ("K9.1", "K9.2", "K9.3"),
    "over": ("K6.2", "K6.3"),
}
"""What is to be read when something is asked."""
HOW = {"move": "terminal-how-move", "safe": "terminal-how-safe", "dossier": "terminal-how-dossier"}
"""What can be typed then."""


class KramerDesk:
    """Kramer's game at the terminal."""

    def teller(self, view: dict[str, Any], seat: int | None) -> KramerTeller:
        return KramerTeller(view["names"], seat)

    def draw(
        self, view: dict[str, Any], width: int, height: int, news: Sequence[str], side: Sequence[Text]
    ) -> tuple[list[Text], bool]:
        return kramer.draw(view, width, height, news, side)

    def rules(self, view: dict[str, Any]) -> Sequence[str]:
        phase = view["phase"] if view["phase"] in CLAUSES else "move"
        return [*rulebook.clauses("kramer", CLAUSES[phase]), *([t(HOW[phase])] if phase in HOW else [])]

    def decide(self, session: Session, seat: int) -> None:
        ask = {"move": self._move, "safe": self._safe, "round": play_round, "dossier": self._dossier}
        ask[session.match.view(seat)["phase"]](session, seat)

    # --- the move

    def _move(self, session: Session, seat: int) -> None:
        """K3.5: points by notation, or agent by agent with a preview."""
        view = session.match.view(seat)
        low, high = view["points"]
        staged: list[tuple[str, int]] = []
        agents = list(view["agents"])
        while True:
            points = _sum(staged)
            used = sum(points.values())
            typed = session.read(
                seat,
                self._move_question(session.match.game, view, points, low, high),
                view=kramer.staged_view(session.match.game, view, points) if staged else None,
            )
            word = typed.lower()
            if word == "back":
                if staged:
                    staged.pop()
                else:
                    session.message = t("terminal-nothing-chosen")
            elif not word or word in ("done", "ok"):
                if low <= used and (staged or low == 0):
                    if session.play(seat, {"kind": "move", "points": points}):
                        return
                else:
                    session.message = t("kramer-give-more", n=max(low, 1) - used)
            elif (word.isdigit() and 1 <= int(word) <= len(agents)) or word.upper() in COLOUR_OF:
                colour = agents[int(word) - 1] if word.isdigit() else COLOUR_OF[word.upper()]
                self._add(session, seat, view, staged, colour, high - used)
            elif not staged and word in ("stay", "pass"):
                if session.play(seat, "stay"):
                    return
            elif (wanted := _read_points(typed)) is not None:
                given = sum(n for _, n in wanted)
                if used + given > high:
                    session.message = t("terminal-too-many-points", n=high - used, given=given)
                elif not staged and given >= low:
                    if session.play(seat, " ".join(f"{LETTER_OF[c]}{n}" for c, n in _sum(wanted).items())):
                        return
                elif absent := [c for c, _ in wanted if c not in agents]:
                    session.message = t("terminal-sits-out", agent=named(absent))
                else:
                    staged += wanted
            else:
                session.message = f"{t('terminal-cannot-read', typed=typed)} {t('terminal-how-move')}"

    def _move_question(
        self, game: Game, view: Mapping[str, Any], points: Mapping[str, int], low: int, high: int
    ) -> list[Text]:
        used = sum(points.values())
        rows: list[Text] = []
        if points:
            given = " ".join(f"{LETTER_OF[c]}{n}" for c, n in points.items())
            rows.append(line((f"{given}: ", "bold green"), kramer.forecast(game, view, points)))
        if used == high:
            rows.append(line(t("terminal-enter-plays")))
            return rows
        example = t("terminal-type-move", example=_example(view, high))
        rows.append(line((self._points_left(view, used, low, high), "bold"), f" {example}"))
        items = [
            line(f"{k} ", kramer.chip(colour), f" ({plate(agent['building'])})")
            for k, (colour, agent) in enumerate(kramer.staged_view(game, view, points)["agents"].items(), 1)
        ]
        return rows + columns(items, 80, 2)

    def _points_left(self, view: Mapping[str, Any], used: int, low: int, high: int) -> str:
        """What is asked, and made more precise by what is given so far."""
        if used:
            return t("kramer-give-more" if used < low else "kramer-give-may", n=high - used)
        if low == high:
            return t("kramer-asked-move-you", n=high)
        face = view["roll"].replace("-", "–")
        if low == 0:
            return f"{t('kramer-asked-upto-you', face=face, most=high)} {t('terminal-stay')}"
        return t("kramer-asked-some-you", face=face, fewest=low, most=high)

    def _add(
        self,
        session: Session,
        seat: int,
        view: Mapping[str, Any],
        staged: list[tuple[str, int]],
        colour: str,
        left: int,
    ) -> None:
        """How many points for this agent?"""
        if colour not in view["agents"]:
            session.message = t("terminal-sits-out", agent=named([colour]))
            return
        points = _sum(staged)
        if left == 0:
            session.message = t("terminal-enter-plays")
            return
        game = session.match.game
        shown = kramer.staged_view(game, view, points)
        here = shown["agents"][colour]["building"]
        while True:
            items = []
            for n in range(1, left + 1):
                to = kramer.after(game, view, {**points, colour: points.get(colour, 0) + n})["agents"][colour][
                    "building"
                ]
                items.append(
                    line(
                        (f"{n}", "bold"),
                        f" → {plate(to)}",
                        (" ▣", kramer.SAFE_STYLE) if to == view["safe"] else "",
                    )
                )
            question = [styled("terminal-points-for", agent=kramer.agent_text(colour), place=plate(here))]
            typed = session.read(seat, question + columns(items, 80), view=dict(shown) if staged else None).lower()
            if typed == "back" or not typed:
                return
            number = typed.upper().removeprefix(LETTER_OF[colour])
            if number.isdigit() and 1 <= int(number) <= left:
                staged.append((colour, int(number)))
                return
            session.message = t("terminal-number-back", high=left)

    # --- the safe

    def _safe(self, session: Session, seat: int) -> None:
        """K5.1: a building by its name."""
        actions = {action.data["building"]: action for action in session.match.actions(seat)}
        while True:
            choice = ", ".join(map(plate, actions))
            typed = session.read(seat, [line((f"{t('kramer-asked-safe-you')} ", "bold"), choice)])
            wanted = typed.lower().removeprefix("safe").strip()
            wanted = {"c": "church", "0": "church", "r": "ruin", "-3": "ruin", "11": "ruin"}.get(wanted, wanted)
            wanted = next((building for building in ("church", "ruin") if wanted == plate(building).lower()), wanted)
            if wanted in actions:
                if session.play(seat, actions[wanted]):
                    return
            elif wanted not in WORTH:
                session.message = t("terminal-type-building", choice=choice)
            elif session.play(seat, f"safe {wanted}"):
                return

    # --- the dossier

    def _dossier(self, session: Session, seat: int) -> None:
        """K9.1: the form, line by line; the last line is confirmed since it hands the form in."""
        match = session.match
        while seat in match.to_move and match.view(seat)["phase"] == "dossier":
            view = match.view(seat)
            actions = match.actions(seat)
            colour = actions[0].data["agent"]
            form = view["seats"][seat]["dossier"]
            last = sum(name is None for name in form.values()) == 1
            items = [
                line((f"{k} ", "bold"), _who(action.data["seat"], view), (f"  {action.text}", "dim"))
                for k, action in enumerate(actions, 1)
            ]
            head = styled("terminal-form-agent", "bold", agent=kramer.agent_text(colour))
            head.append(f" {t('terminal-undo-line')}")
            typed = session.read(seat, [head, *columns(items, session.screen.width)], side=kramer.form(view, colour))
            word = typed.lower()
            if word == "back":
                session.message = t("terminal-undo-line")
                continue
            if word.isdigit() and 1 <= int(word) <= len(actions):
                moves = [actions[int(word) - 1].text]
            elif word == "-" and any(a.data["seat"] is None for a in actions):
                moves = [f"{LETTER_OF[colour]}=-"]
            elif not word:
                session.message = t("terminal-number", low=1, high=len(actions))
                continue
            else:
                moves = [part for part in re.split(r"[;,\s]+", typed) if part]
            open_lines = sum(name is None for name in form.values())
            if (last or len(moves) >= open_lines) and not self._sure(session, seat, view, moves):
                continue
            if session.play(seat, moves) and seat not in match.to_move:
                return

    def _sure(self, session: Session, seat: int, view: Mapping[str, Any], moves: Sequence[str]) -> bool:
        written = ", ".join(moves)
        typed = session.read(
            seat,
            [line((f"{written}. ", "bold green"), f"{t('kramer-form-sure')} {t('terminal-enter-back')}")],
            side=kramer.form(view, None),
        )
        return typed.lower() in ("", "ok") or yes(typed) is True

    # --- what a player may read

    def notes(self, view: dict[str, Any]) -> list[RenderableType]:
        return kramer_tables.notes(view)

    def result(self, view: dict[str, Any]) -> list[RenderableType]:
        return kramer_tables.result(view)

    def secrets(self, view: dict[str, Any], name: str) -> list[Text]:
        """What only this seat knows: who it is, its cards, its dossier."""
        me = view["seats"][view["seat"]]
        parts: list[Part] = [f"{view['seat']} "]
        for colour in me.get("identities", []):
            parts += [kramer.chip(colour), " "]
        parts.append(" ".join(me.get("hand", [])))
        rows = [line(*parts)]
        if me.get("dossier"):
            said = {"free": "–", None: "?"}
            wrote = " ".join(f"{LETTER_OF[c]}={said.get(who, who)}" for c, who in me["dossier"].items())
            rows.append(line((f"  {wrote}", "dim")))
        return rows


def _sum(staged: Sequence[tuple[str, int]]) -> dict[str, int]:
    points: dict[str, int] = {}
    for colour, n in staged:
        points[colour] = points.get(colour, 0) + n
    return points


def _read_points(typed: str) -> list[tuple[str, int]] | None:
    """`J2 D3`, also `j2d3` and `J` for one point; None if it is something else."""
    words = typed.replace(",", " ").replace("+", "").split()
    found = [POINTS.fullmatch(word) for word in words]
    if not words or not all(found):
        return None
    return [(COLOUR_OF[f[1].upper()], int(f[2] or 1)) for f in found if f is not None]


def _example(view: Mapping[str, Any], points: int) -> str:
    letters = [LETTER_OF[colour] for colour in view["agents"]]
    first = (points + 1) // 2
    return f"{letters[3]}{first}" + (f" {letters[1]}{points - first}" if points > first else "")


def _who(seat: int | None, view: Mapping[str, Any]) -> str:
    return t("kramer-dossier-free") if seat is None else str(view["names"][seat])
