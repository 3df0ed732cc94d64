"""Kramer's game at the terminal: asking for the move, the safe and the dossier; `kramer_cards` asks for cards."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from . import kramer, kramer_tables
from .kramer import COLOUR_OF, LETTER_OF, NAME_OF, WORTH
from .kramer_cards import play_round
from .screen import Part, columns, line
from .session import Session
from .words import Teller, both, place

POINTS = re.compile(r"([SPBJMDL])(\d*)", re.IGNORECASE)

RULES = {
    "move": (
        "Move: give all points of the roll to agents, your own or not, split as you like; a point is one building clockwise (K3.5). On 1–3 you choose how many.",
        "An agent you moved that ends in the safe's building causes a scoring: every agent gains what its building is worth (ruin −3, church 0). Passing the safe does nothing (K4).",
        "Type the whole move, as J2 D3 P1, or choose an agent and then its points. 'back' takes the last choice away.",
    ),
    "safe": (
        "You caused a scoring: put the safe into another building (K5.1). That scores nothing.",
        "Type a building: church, 1 to 10, ruin.",
    ),
    "round": (
        "Top Secret round: starting with the player whose turn it is, each plays cards or passes, until all have passed in a row (K7.5).",
        "An agent moved into the safe's building is armed until it leaves or the safe moves; if one is still armed after the round, there is a scoring (K7.7).",
        "A card must change something (K7.6). A card drawn this turn waits for the next (K7.3).",
    ),
    "dossier": (
        "Dossier: for each agent name the player you think it is, or a dash for a free agent; each player once, and once more for each second identity (K9.2).",
        "Every right line about an agent that is not yours gives five points at the end (K9.3). It cannot be changed once handed in.",
        "Type a line as J=2 or J=-, or several at once; or choose by number.",
    ),
    "over": ("The furthest marker wins for its owner; if it is a free agent's, nobody wins (K6.2).",),
}


class KramerDesk:
    """Kramer's game at the terminal."""

    def teller(self, view: dict[str, Any], seat: int | None) -> Teller:
        return Teller(view["names"], seat)

    def draw(
        self, view: dict[str, Any], width: int, height: int, news: Sequence[str], side: Sequence[Text]
    ) -> tuple[list[Text], bool]:
        return kramer.draw(view, width, height, news, side)

    def rules(self, view: dict[str, Any]) -> Sequence[str]:
        return RULES.get(view["phase"], RULES["move"])

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
                self._move_question(view, points, low, high),
                view=kramer.staged_view(view, points) if staged else None,
            )
            word = typed.lower()
            if word == "back":
                if staged:
                    staged.pop()
                else:
                    session.message = "There is nothing to take away yet."
            elif not word or word in ("done", "ok"):
                if low <= used and (staged or low == 0):
                    if session.play(seat, {"kind": "move", "points": points}):
                        return
                else:
                    session.message = f"{_points(max(low, 1) - used)} still to be given out."
            elif (word.isdigit() and 1 <= int(word) <= len(agents)) or word.upper() in COLOUR_OF:
                colour = agents[int(word) - 1] if word.isdigit() else COLOUR_OF[word.upper()]
                self._add(session, seat, view, staged, colour, high - used)
            elif not staged and word in ("stay", "pass"):
                if session.play(seat, "stay"):
                    return
            elif (wanted := _read_points(typed)) is not None:
                given = sum(n for _, n in wanted)
                if used + given > high:
                    session.message = f"There are only {_points(high - used)} to give out, not {given}."
                elif not staged and given >= low:
                    if session.play(seat, " ".join(f"{LETTER_OF[c]}{n}" for c, n in _sum(wanted).items())):
                        return
                elif absent := [c for c, _ in wanted if c not in agents]:
                    session.message = f"{both(absent).capitalize()} sits out of this game."
                else:
                    staged += wanted
            else:
                session.message = (
                    f"I cannot read {typed!r}: type points as J2 D1, an agent's letter or number, back, or help."
                )

    def _move_question(self, view: Mapping[str, Any], points: Mapping[str, int], low: int, high: int) -> list[Text]:
        used = sum(points.values())
        rows: list[Text] = []
        if points:
            given = " ".join(f"{LETTER_OF[c]}{n}" for c, n in points.items())
            rows.append(line(("So far ", "bold"), (given, "bold green"), f": {kramer.forecast(view, points)}."))
        if used == high:
            rows.append(line("Enter plays it; back takes the last choice away."))
            return rows
        how = (
            f"{high - used} points left" if points else f"You have {high if low == high else f'{low} to {high}'} points"
        )
        if low < high and low <= used and (points or low == 0):
            how += ", Enter plays it as it is" if points else ", stay moves nobody"
        example = _example(view, high)
        rows.append(line((how, "bold"), f". Type the move, as {example}, or choose an agent:"))
        items = [
            line(f"{k} ", kramer.chip(colour), f" in {agent['building']}")
            for k, (colour, agent) in enumerate(kramer.staged_view(view, points)["agents"].items(), 1)
        ]
        return rows + columns(items, 80, 2)

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
            session.message = f"{NAME_OF[colour]} ({colour}) sits out of this game."
            return
        points = _sum(staged)
        if left == 0:
            session.message = "All points are given out: Enter plays the move, back takes the last choice away."
            return
        shown = kramer.staged_view(view, points)
        here = shown["agents"][colour]["building"]
        while True:
            items = []
            for n in range(1, left + 1):
                to = kramer.forward(here, n)
                items.append(
                    line(
                        (f"{n}", "bold"),
                        f" → {place(to)}",
                        (" ▣ safe", kramer.SAFE_STYLE) if to == view["safe"] else "",
                    )
                )
            question = [
                Text.assemble(
                    "How many points for ", kramer.agent_text(colour), f" in {place(here)}? (back for another agent)"
                )
            ]
            typed = session.read(seat, question + columns(items, 80), view=dict(shown) if staged else None).lower()
            if typed == "back" or not typed:
                return
            number = typed.upper().removeprefix(LETTER_OF[colour])
            if number.isdigit() and 1 <= int(number) <= left:
                staged.append((colour, int(number)))
                return
            session.message = f"Type a number from 1 to {left}, or back."

    # --- the safe

    def _safe(self, session: Session, seat: int) -> None:
        """K5.1: a building by its name."""
        actions = {action.data["building"]: action for action in session.match.actions(seat)}
        while True:
            choice = ", ".join(actions)
            typed = session.read(
                seat,
                [line(("Where does the safe go? ", "bold"), f"{choice}")],
            )
            wanted = typed.lower().removeprefix("safe").strip()
            wanted = {"c": "church", "0": "church", "r": "ruin", "-3": "ruin", "11": "ruin"}.get(wanted, wanted)
            if not wanted:
                session.message = "Type a building."
            elif wanted in actions:
                if session.play(seat, actions[wanted]):
                    return
            elif wanted not in WORTH:
                session.message = f"There is no building {wanted!r}: choose one of {choice}."
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
            head = Text.assemble(("Who is ", "bold"), kramer.agent_text(colour), ("?", "bold"), " (undo: line before)")
            typed = session.read(seat, [head, *columns(items, session.screen.width)], side=kramer.form(view, colour))
            word = typed.lower()
            if word == "back":
                session.message = "Type undo to take the last line back."
                continue
            if word.isdigit() and 1 <= int(word) <= len(actions):
                moves = [actions[int(word) - 1].text]
            elif word == "-" and any(a.data["seat"] is None for a in actions):
                moves = [f"{LETTER_OF[colour]}=-"]
            elif not word:
                session.message = f"Choose a number from 1 to {len(actions)}."
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
            [
                line(
                    (f"{written}. ", "bold green"),
                    "That hands the dossier in for good. Enter: hand it in, back: not yet",
                )
            ],
            side=kramer.form(view, None),
        )
        return typed.lower() in ("", "y", "yes", "ok")

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


def _points(number: int) -> str:
    return f"{number} point{'' if number == 1 else 's'}"


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
    return "nobody (a free agent)" if seat is None else str(view["names"][seat])
