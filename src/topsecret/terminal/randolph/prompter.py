"""Asking for Randolph's decisions: the set-up, steps and suitcases, duels, losses; and the map in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...play.game import Action
from ...randolph.drawing.text import board_of, routes
from .. import rulebook
from ..language import listed, say, styled, t
from ..screen import Part, line, printable
from ..session import Row, Session
from ..teller import Teller
from .cities import find_city, no_city, short_names
from .words import FILLS, Places, RandolphTeller, board_name, city_names, content, ended, suitcase

STEPS = re.compile(r"([1-7])\s*(?:-|>|→|\s|to\b)\s*(.+)")
_CASE = re.compile(r"\b([rbgy])[A-D]\b")
COLOURS = {"r": "red", "b": "blue", "g": "green", "y": "yellow"}

CLAUSES = {
    "setup": ("R2.2", "R2.3", "R2.4"),
    "place": ("R2.3",),
    "move": ("R4.1", "R4.2", "R5.1", "R6.1", "R3.1", "R3.2", "R8.1"),
    "pick": ("R6.7",),
    "duel": ("R6.2", "R6.3", "R6.4", "R6.6"),
    "loot": ("R6.5",),
    "bomb": ("R8.1",),
    "over": ("R3.1", "R9.3", "R9.4"),
}
"""What is to be read when something is asked."""
HOW = {"setup": "terminal-how-setup", "place": "terminal-how-setup", "move": "terminal-how-steps"}
"""What can be typed then."""


class RandolphPrompter:
    """Randolph's game at the terminal."""

    commands = (("map, map LONDON", "map"),)

    def teller(self, view: dict[str, Any], seat: int | None) -> RandolphTeller:
        return RandolphTeller(view, seat)

    def tinted(self, row: str) -> Text:
        """A line of the board; a suitcase wears its colour."""
        text = Text(row)
        for found in _CASE.finditer(row):
            text.stylize(FILLS[COLOURS[found[1]]], *found.span())
        return text

    def asked(self, view: dict[str, Any]) -> Text:
        """Whose turn it is and what is asked, as everybody may read it."""
        return Text(f"{board_name(view)} · {_asked(view)}")

    def notation(self, view: dict[str, Any], typed: str) -> Any:
        """What was typed as a move: `3 lon ber` are steps in full, anything else stays as it is."""
        found = STEPS.fullmatch(typed.lower())
        if view["phase"] != "move" or not found or found[2].startswith(("drop", "+")):
            return typed
        board = board_of(view)
        whole = find_city(board, found[2], [*board.city_ids, "hq"])
        if whole is not None:
            return [f"{found[1]}-{whole}"]
        cities = [find_city(board, word, [*board.city_ids, "hq"]) for word in re.split(r"[\s>→-]+", found[2]) if word]
        return typed if None in cities else [f"{found[1]}-{city}" for city in cities]

    def command(self, session: Session, view: dict[str, Any], word: str, rest: str) -> bool:
        """`map`: every city with those that a step leads to; `map london`: that one."""
        if word != "map":
            return False
        board = board_of(view)
        rows = routes(board, session.screen.width, say).split("\n")
        if rest:
            city = find_city(board, rest, board.city_ids)
            if city is None:
                session.message = no_city(board, rest)
                return True
            name = dict(zip(board.city_ids, city_names(board), strict=True))[city]
            first = next(n for n, row in enumerate(rows) if row.startswith(f"{name}:"))
            last = next((n for n in range(first + 1, len(rows)) if not rows[n].startswith(" ")), len(rows))
            rows = rows[first:last]
        session.screen.lines(rows)
        return True

    def rules(self, view: dict[str, Any]) -> Sequence[str]:
        phase = view["phase"] if view["phase"] in CLAUSES else "move"
        return rulebook.clauses("randolph", CLAUSES[phase])

    def how(self, view: dict[str, Any]) -> str:
        """What can be typed now, beside the choices that are shown."""
        return t(HOW[view["phase"]]) if view["phase"] in HOW else ""

    def decide(self, session: Session, seat: int) -> None:
        ask = {"contents": self._contents, "place": self._place, "guards": self._guards, "duel": self._duel}
        actions = session.match.actions(seat)
        kinds = {action.data["kind"] for action in actions}
        phase = session.match.view(seat)["phase"]
        if phase == "move":
            self._move(session, seat, actions)
        elif len(kinds) == 1 and (kind := kinds.pop()) in ask:
            ask[kind](session, seat, actions)
        else:
            self._few(session, seat, actions)

    # --- set-up

    def _contents(self, session: Session, seat: int, actions: Sequence[Action]) -> None:
        """R2.2: four contents in the order of the letters."""
        while True:
            typed = session.read(
                seat,
                [
                    line((t("terminal-contents"), "bold")),
                    line(t("terminal-contents-type")),
                ],
            )
            words = typed.lower().removeprefix("contents").split()
            if words[:1] == ["random"]:
                session.play(seat, session.random.choice(actions))
                if words[1:] == ["all"]:
                    self._random_rest(session, seat)
                return
            words = ["bomb" if word in ("b", "0") else word for word in words]
            wanted = next((a for a in actions if [str(c) for c in a.data["contents"]] == words), None)
            if wanted is None:
                session.message = t("terminal-contents-wrong", typed=typed)
            elif session.play(seat, wanted):
                return

    def _random_rest(self, session: Session, seat: int) -> None:
        while seat in session.match.to_move and session.match.view(seat)["phase"] == "setup":
            session.play(seat, session.random.choice(session.match.actions(seat)))

    def _place(self, session: Session, seat: int, actions: Sequence[Action]) -> None:
        """R2.3: a suitcase into a city."""
        view = session.match.view(seat)
        board = board_of(view)
        cities = city_names(board)
        letters = list(dict.fromkeys(action.data["letter"] for action in actions))
        contents = {case["letter"]: case["content"] for case in view["suitcases"] if case["owner"] == seat}
        while True:
            which = listed([f"{letter} ({content(contents[letter])})" for letter in letters], either=True)
            example = f"{letters[0]} {cities[0]}" if len(letters) > 1 else cities[0]
            typed = session.read(
                seat,
                [
                    styled("terminal-place", "bold", which=(which, "bold cyan")),
                    line(t("terminal-place-type", example=example, short=short_names(cities)[0])),
                ],
            )
            words = typed.lower().split()
            if words[:1] == ["random"]:
                session.play(seat, session.random.choice(actions))
                if words[1:] == ["all"]:
                    self._random_rest(session, seat)
                return
            letter, rest = letters[0], typed
            if len(words) > 1 and words[0].upper() in letters:
                letter, rest = words[0].upper(), typed.split(maxsplit=1)[1]
            elif len(letters) > 1:
                session.message = t("terminal-place-letter", example=example)
                continue
            city = find_city(board, rest, board.city_ids)
            if city is None:
                session.message = no_city(board, rest)
            elif session.play(seat, f"{letter} {city}"):
                return

    def _guards(self, session: Session, seat: int, actions: Sequence[Action]) -> None:
        """R2.4: agents for the empty start base."""
        most = max(action.data["count"] for action in actions)
        while True:
            typed = session.read(
                seat, [line((f"{t('terminal-guards')} ", "bold"), t("terminal-guards-type", most=most))]
            ).lower()
            if typed == "random":
                session.play(seat, session.random.choice(actions))
                return
            number = typed.removeprefix("guards").strip()
            if not number.isdigit() or int(number) > most:
                session.message = t("terminal-number", low=0, high=most)
            elif session.play(seat, f"guards {number}"):
                return

    # --- the turn

    def _move(self, session: Session, seat: int, actions: Sequence[Action]) -> None:
        """R4.1, R5.1: an agent, then what it does; or notation."""
        view = session.match.view(seat)
        places = Places(view)
        rows: list[Row] = []
        for action in actions:
            data = action.data
            if data["kind"] == "end":
                rows.append(((f"0 {t('randolph-end')}",), action))
            else:
                rows.append(((_agent(view, places, seat, data["agent"]), _deed(view, places, data)), action))
        what = f" {t('terminal-type-step')}" if len(rows) > 1 else ""
        session.choose(seat, line((_steps_left(view, places), "bold"), what), rows)

    # --- duels, loot, losses

    def _duel(self, session: Session, seat: int, actions: Sequence[Action]) -> None:
        """R6.2: a card by its value."""
        view = session.match.view(seat)
        head = line((f"{_duelling(view, seat)} ", "bold"), _ties(view, seat))
        session.choose(seat, head, [((str(action.data["card"]),), action) for action in actions])

    def _few(self, session: Session, seat: int, actions: Sequence[Action]) -> None:
        """One of a few choices, by number or notation."""
        view = session.match.view(seat)
        places = Places(view)
        rows = [((_deed(view, places, action.data),), action) for action in actions]
        session.choose(seat, line((_choice(view, places), "bold")), rows)

    # --- notes and result

    def notes(self, view: dict[str, Any]) -> list[RenderableType]:
        """One's own notes, the deliveries and the duels so far."""
        notes: list[RenderableType] = [
            line((f"{printable(about)}: ", "bold"), printable(text)) for about, text in sorted(view["notes"].items())
        ] or [line((t("terminal-no-notes", about="rB"), "dim"))]
        teller = self.teller(view, view["seat"])
        told: list[RenderableType] = []
        for entry in view["log"]["deliveries"]:
            told.append(Text("· " + (teller.tell({"type": "delivered", **entry}) or "")))
        for entry in view["log"]["duels"]:
            told.append(Text("· " + (teller.tell({"type": "duel_revealed", **entry}) or "")))
        return [*notes, Text(), line((t("terminal-deliveries"), "bold")), *(told or [Text(t("kramer-dossier-none"))])]

    def result(self, view: dict[str, Any]) -> list[RenderableType]:
        """R3.1, R9: who won, what was delivered, what lay in every suitcase."""
        winners = view["result"]["winners"]
        names = view["names"]
        head = ended(view["result"], self.teller(view, None))
        table = Table(title=Text(head, style="bold"), title_justify="left")
        table.add_column("")
        table.add_column(t("kramer-dossier-player"))
        table.add_column(t("randolph-result-secrets", count=0), justify="right")
        table.add_column(t("randolph-result-agents"), justify="right")
        table.add_column(t("randolph-result-suitcases"))
        table.add_column(t("terminal-own-suitcases"))
        for player in sorted(view["players"], key=lambda p: -p["secrets"]):
            seat, colour = player["seat"], player["colour"]
            left = sum(agent["place"] != "out" for agent in player["agents"])
            table.add_row(
                "★" if seat in winners else "",
                f"{names[seat]} ({t('randolph-colour', colour=colour)})",
                str(player["secrets"]),
                str(left),
                _cases(case for case in view["suitcases"] if case["delivered_by"] == seat),
                _cases(case for case in view["suitcases"] if case["owner"] == seat),
            )
        return [table]


def _cases(cases: Iterable[Mapping[str, Any]]) -> Text:
    parts: list[Part] = []
    for case in cases:
        parts += [(f"{case['colour'][0]}{case['letter']}", FILLS[case["colour"]]), f"={content(case['content'])} "]
    text = line(*parts)
    text.no_wrap = False
    return text


def _enemies(view: Mapping[str, Any], place: str) -> str:
    """The players, other than the one who looks, with an agent there."""
    there = [
        view["names"][player["seat"]]
        for player in view["players"]
        if player["seat"] != view["seat"] and any(agent["place"] == place for agent in player["agents"])
    ]
    return f" ({t('replay-mark-duel')} {', '.join(there)})" if there else ""


def _agent(view: Mapping[str, Any], places: Places, seat: int, number: int) -> str:
    """An agent with where it is and what it carries."""
    agent = view["players"][seat]["agents"][number - 1]
    bonus = f" +{agent['bonus']}" if agent["bonus"] else ""
    return f"{number} {places.of(seat, agent['place'])}{_load(agent)}{bonus}"


def _load(agent: Mapping[str, Any]) -> str:
    return f" [{agent['carries']}]" if agent["carries"] else ""


def _asked(view: Mapping[str, Any]) -> str:
    names, phase, duel = view["names"], view["phase"], view["duel"]
    who = names[view["turn"] or 0]
    if phase == "setup":
        return t("randolph-asked-setup", players=listed([names[seat] for seat in view["to_move"]]))
    if phase == "place":
        return t("randolph-asked-place", who=who)
    if phase == "move" and view["crowd"]:
        return t("randolph-asked-crowd", who=who, city=Places(view).city(view["crowd"]["city"]))
    if phase == "move":
        first, second = view["dice"]
        return t("randolph-asked-move", who=who, first=first, second=second, pool=view["pool"])
    if phase in ("pick", "duel"):
        other, city = names[duel["defender"]["seat"]], Places(view).city(duel["city"])
        return t(f"randolph-asked-{phase}", who=who, other=other, city=city)
    if phase == "loot":
        winner, prize = names[duel["defender"]["seat"]], suitcase(view, duel["prize"])
        return t("randolph-asked-loot", who=winner, suitcase=prize, city=Places(view).city(duel["city"]))
    if phase == "bomb":
        return t("randolph-asked-bomb", who=who)
    return ended(view["result"], Teller(names, None)) if phase == "over" else t("randolph-asked-roll")


def _steps_left(view: Mapping[str, Any], places: Places) -> str:
    """R4.1, R4.2: the roll and what is left of it."""
    if view["crowd"]:
        return t("randolph-asked-crowd-you", city=places.city(view["crowd"]["city"]))
    bonus = sum(agent["bonus"] for agent in view["players"][view["turn"]]["agents"])
    first, second = view["dice"]
    return t("randolph-asked-move-you", first=first, second=second, pool=view["pool"], bonus=bonus)


def _choice(view: Mapping[str, Any], places: Places) -> str:
    """What is asked beside steps and cards."""
    duel = view["duel"]
    if view["phase"] == "pick":
        other = view["names"][duel["defender"]["seat"]]
        return t("randolph-asked-pick-you", other=other, city=places.city(duel["city"]))
    if view["phase"] == "loot":
        prize = suitcase(view, duel["prize"])
        return t("randolph-asked-loot-you", suitcase=prize, city=places.city(duel["city"]))
    return t("randolph-asked-bomb-you", count=view["losses"])


def _duelling(view: Mapping[str, Any], seat: int) -> str:
    duel = view["duel"]
    other = duel["defender"] if duel["attacker"]["seat"] == seat else duel["attacker"]
    city = Places(view).city(duel["city"])
    return t("randolph-asked-duel-you", other=view["names"][other["seat"]], city=city)


def _ties(view: Mapping[str, Any], seat: int) -> str:
    """R6.2, R6.4: who wins a tie, and what a 0 is good for."""
    duel = view["duel"]
    favoured = duel["attacker"] if view["options"]["tie"] == "aggressor" or duel["exact"] else duel["defender"]
    if favoured["seat"] == seat:
        return t("randolph-duel-tie-you")
    return t("randolph-duel-tie-other", who=view["names"][favoured["seat"]])


def _deed(view: Mapping[str, Any], places: Places, data: Mapping[str, Any]) -> str:
    """An action in a few words."""
    kind = data["kind"]
    if kind == "step":
        return (t("randolph-deliver") if data["to"] == "hq" else places.city(data["to"])) + _enemies(view, data["to"])
    if kind == "take":
        return f"{t('randolph-take')}: {data['suitcase']}"
    if kind == "drop":
        return t("randolph-drop")
    if kind == "loot":
        prize = suitcase(view, view["duel"]["prize"])
        return t("randolph-do-loot" if data["take"] else "randolph-do-leave", suitcase=prize)
    seat = view["duel"]["defender"]["seat"] if kind == "pick" else view["seat"]
    return _agent(view, places, seat, data["agent"])
