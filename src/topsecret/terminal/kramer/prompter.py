"""Kramer's game at the terminal: asking for the move, the cards, the safe and the dossier."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ...play.game import Action
from .. import rulebook
from ..language import listed, styled, t, yes
from ..screen import line
from ..session import FEW, Row, Session
from . import tables
from .words import CHIPS, COLOUR_OF, LETTER_OF, NAME_OF, KramerTeller, card_text, card_title, plate, signed, verdict

POINTS = re.compile(r"([SPBJMDL])(\d*)", re.IGNORECASE)
_AGENT = re.compile(r"\b([SPBJMDL])(?= [A-Z][a-z]+)")

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


class KramerPrompter:
    """Kramer's game at the terminal."""

    commands = (("cards", "cards"),)

    def teller(self, view: dict[str, Any], seat: int | None) -> KramerTeller:
        return KramerTeller(view["names"], seat)

    def tinted(self, row: str) -> Text:
        """A line of the board; an agent's letter wears its colour."""
        text = Text(row)
        for found in _AGENT.finditer(row):
            text.stylize(CHIPS[COLOUR_OF[found[1]]], *found.span(1))
        return text

    def asked(self, view: dict[str, Any]) -> Text:
        """Whose turn it is and what is asked, as everybody may read it."""
        phase = view["phase"]
        who = view["names"][view["turn"] if view["asked"] is None else view["asked"]]
        if phase == "move":
            return Text(t("kramer-asked-move", who=who, face=view["roll"].replace("-", "–")))
        if phase in ("round", "safe"):
            return Text(t(f"kramer-asked-{phase}", who=who))
        if phase == "dossier":
            return Text(t("kramer-asked-dossier", n=len(view["to_move"])))
        return Text(verdict(view) if phase == "over" else t("kramer-asked-turn", who=who))

    def rules(self, view: dict[str, Any]) -> Sequence[str]:
        phase = view["phase"] if view["phase"] in CLAUSES else "move"
        return rulebook.clauses("kramer", CLAUSES[phase])

    def how(self, view: dict[str, Any]) -> str:
        """What can be typed now, beside the choices that are shown."""
        return t(HOW[view["phase"]]) if view["phase"] in HOW else ""

    def command(self, session: Session, view: dict[str, Any], word: str, rest: str) -> bool:
        """`cards`: what the cards in one's hand do."""
        if word != "cards" or rest:
            return False
        hand = dict.fromkeys(view["seats"][view["seat"]].get("hand", ()))
        session.screen.lines(
            [f"{card} {card_title(card)}: {card_text(card)}." for card in hand] or [t("kramer-hand-empty")]
        )
        return True

    def notation(self, view: dict[str, Any], typed: str) -> Any:
        """What was typed as a move: `j2d3`, `J` for one point, a building by its name, several lines of a dossier."""
        if view["phase"] == "dossier":
            return [part for part in re.split(r"[;,\s]+", typed) if part] or typed
        if view["phase"] == "safe":
            building = typed.lower().removeprefix("safe").strip()
            names = {"c": "church", "0": "church", "r": "ruin", "-3": "ruin", "11": "ruin"}
            names |= {plate(building).lower(): building for building in ("church", "ruin")}
            return f"safe {names.get(building, building)}"
        words = typed.replace(",", " ").replace("+", "").split()
        found = [POINTS.fullmatch(part) for word in words for part in re.findall(r"[A-Za-z]\d*|.+", word)]
        if view["phase"] != "move" or not words or not all(found):
            return typed
        points: dict[str, int] = {}
        for one in found:
            assert one is not None
            points[one[1].upper()] = points.get(one[1].upper(), 0) + int(one[2] or 1)
        return " ".join(f"{letter}{n}" for letter, n in points.items())

    def decide(self, session: Session, seat: int) -> None:
        view, actions = session.match.view(seat), session.match.actions(seat)
        ask = {"move": self._move, "safe": self._safe, "round": self._round, "dossier": self._dossier}
        ask[view["phase"]](session, seat, view, actions)

    def _move(self, session: Session, seat: int, view: dict[str, Any], actions: Sequence[Action]) -> None:
        """K3.5: points for agents, by notation; by number where there are few ways."""
        low, high = view["points"]
        face = view["roll"].replace("-", "–")
        if low == high:
            asked = t("kramer-asked-move-you", n=high)
        elif low == 0:
            asked = f"{t('kramer-asked-upto-you', face=face, most=high)} {t('terminal-stay')}"
        else:
            asked = t("kramer-asked-some-you", face=face, fewest=low, most=high)
        if len(actions) <= FEW:
            session.choose(seat, line((asked, "bold")), [((action.text,), action) for action in actions])
            return
        example = t("terminal-type-move", example=next(a.text for a in actions if a.text.count(" ") == 1))
        while True:
            typed = session.read(seat, [line((asked, "bold"), f" {example}")])
            if not typed:
                session.message = t("terminal-how-move")
            elif session.play(seat, self.notation(view, typed)):
                return

    def _safe(self, session: Session, seat: int, view: dict[str, Any], actions: Sequence[Action]) -> None:
        """K5.1: a building by its name."""
        rows = [((plate(action.data["building"]),), action) for action in actions]
        session.choose(seat, line((t("kramer-asked-safe-you"), "bold")), rows)

    def _round(self, session: Session, seat: int, view: dict[str, Any], actions: Sequence[Action]) -> None:
        """K7.5: a card, then its targets; or pass."""
        decline = actions[-1].text
        some = "round" if decline == "pass" else "more"
        head = t(f"kramer-asked-{some if len(actions) > 1 else decline}-you")
        rows = [row for action in actions for row in self._rows(session, seat, view, action)]
        session.choose(seat, line((head, "bold")), rows)

    def _rows(self, session: Session, seat: int, view: dict[str, Any], action: Action) -> list[Row]:
        """The ways to say an action of the round: two agents in either order; steps with where they lead."""
        data = action.data
        if data["kind"] != "card":
            return [((t(f"kramer-{action.text}"),), action)]
        card = f"{data['card']} {card_title(data['card'])}"
        agents = [self._agent(view, colour) for colour in data.get("agents", ())]
        more: tuple[str, ...] = (plate(data["building"]),) if "building" in data else ()
        if "steps" in data:
            after = session.match.game.after(session.match.game.world(view, seat), seat, action.id)
            there = session.match.game.view(after, seat)["agents"][data["agents"][0]]["building"]
            more = (f"{signed(data['steps'])} → {plate(there)}",)
        return [((card, *order, *more), action) for order in permutations(agents)]

    def _agent(self, view: Mapping[str, Any], colour: str) -> str:
        return f"{LETTER_OF[colour]} {NAME_OF[colour]} ({plate(view['agents'][colour]['building'])})"

    def _dossier(self, session: Session, seat: int, view: dict[str, Any], actions: Sequence[Action]) -> None:
        """K9.1: the form, line by line; what hands it in is confirmed, since it cannot be changed."""
        colour = actions[0].data["agent"]
        form = view["seats"][seat]["dossier"]
        open_lines = sum(name is None for name in form.values())
        names = [t("kramer-dossier-free") if a.data["seat"] is None else view["names"][a.data["seat"]] for a in actions]
        head = styled("terminal-form-agent", "bold", agent=f"{LETTER_OF[colour]} {NAME_OF[colour]}")
        head.append(f" {t('terminal-undo-line')}")
        items = listed(
            [f"{k} {name} ({a.text})" for k, (name, a) in enumerate(zip(names, actions, strict=True), 1)], either=True
        )
        while True:
            typed = session.read(seat, [head, Text(items)])
            if typed.isdigit() and 1 <= int(typed) <= len(actions):
                moves = [actions[int(typed) - 1].text]
            elif not typed or typed.isdigit() or typed.lower() == "back":
                session.message = t("terminal-number", low=1, high=len(actions))
                continue
            else:
                moves = self.notation(view, typed)
            if len(moves) >= open_lines and not self._sure(session, seat, moves):
                continue
            if session.play(seat, moves):
                return

    def _sure(self, session: Session, seat: int, moves: Sequence[str]) -> bool:
        sure = f"{t('kramer-form-sure')} {t('terminal-enter-back')}"
        typed = session.read(seat, [line((f"{', '.join(moves)}. ", "bold green"), sure)])
        return typed.lower() in ("", "ok") or yes(typed) is True

    # --- what a player may read

    def notes(self, view: dict[str, Any]) -> list[RenderableType]:
        return tables.notes(view)

    def result(self, view: dict[str, Any]) -> list[RenderableType]:
        return tables.result(view)
