"""Asking for Randolph's decisions: the set-up, steps and suitcases, duels, losses."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...game import Action
from ...randolph.board import Board
from .. import rulebook
from ..language import listed, styled, t
from ..screen import Part, columns, line, printable
from ..session import Session
from . import board as randolph
from .board import FILLS, SHAPES, STYLES
from .cities import find_city, no_city, short_names
from .words import Places, RandolphTeller, board_of, city_names, content, ended, suitcase

STEPS = re.compile(r"([1-7])\s*(?:-|>|→|\s|to\b)\s*(.+)")

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


class RandolphDesk:
    """Randolph's game at the terminal."""

    def teller(self, view: dict[str, Any], seat: int | None) -> RandolphTeller:
        return RandolphTeller(view, seat)

    def draw(
        self, view: dict[str, Any], width: int, height: int, news: Sequence[str], side: Sequence[Text]
    ) -> tuple[list[Text], bool]:
        return randolph.draw(view, width, height, news, side)

    def rules(self, view: dict[str, Any]) -> Sequence[str]:
        phase = view["phase"] if view["phase"] in CLAUSES else "move"
        return [*rulebook.clauses("randolph", CLAUSES[phase]), *([t(HOW[phase])] if phase in HOW else [])]

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
            self._pick(session, seat, actions)

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
        board, places = board_of(view), Places(view)
        me = view["players"][seat]
        may_end = any(action.data["kind"] == "end" for action in actions)
        able = sorted({action.data["agent"] for action in actions if "agent" in action.data})
        while True:
            items = [_agent_item(places, seat, me["agents"][number - 1]) for number in able]
            if may_end:
                items.append(line(("0 ", "bold"), t("randolph-end")))
            what = f" {t('terminal-type-step')}" if able else ""
            head = line((_steps_left(view, places), "bold"), what)
            typed = session.read(seat, [head, *columns(items, session.screen.width)])
            word = typed.lower()
            if word in ("0", "end", "e", "pass", "done"):
                if session.play(seat, "end"):
                    return
            elif word.isdigit() and int(word) in able:
                if self._agent(session, seat, int(word), actions):
                    return
            elif word.isdigit():
                session.message = _not_able(me, word)
            elif not word or word == "back":
                session.message = t("terminal-how-steps")
            elif session.play(seat, self._steps(board, typed)):
                return

    def _steps(self, board: Board, typed: str) -> list[str]:
        """`3 lon ber` as steps in full; anything else as it is."""
        found = STEPS.fullmatch(typed.lower())
        if not found or found[2].startswith(("drop", "+")):
            return [typed]
        whole = find_city(board, found[2], [*board.city_ids, "hq"])
        if whole is not None:
            return [f"{found[1]}-{whole}"]
        cities = [find_city(board, word, [*board.city_ids, "hq"]) for word in re.split(r"[\s>→-]+", found[2]) if word]
        return [typed] if None in cities else [f"{found[1]}-{city}" for city in cities]

    def _agent(self, session: Session, seat: int, number: int, actions: Sequence[Action]) -> bool:
        """What this agent does; False if the player went back."""
        view = session.match.view(seat)
        board, places = board_of(view), Places(view)
        mine = [action for action in actions if action.data.get("agent") == number]
        near = [action.data["to"] for action in mine if action.data["kind"] == "step"]
        while True:
            items = [
                Text.assemble((f"{k} ", "bold"), _deed(view, places, action.data)) for k, action in enumerate(mine, 1)
            ]
            where = places.of(seat, view["players"][seat]["agents"][number - 1]["place"])
            head = line((f"{t('terminal-agent-at', n=number, place=where)} ", "bold"), t("terminal-where-to"))
            typed = session.read(
                seat, [head, *columns(items, session.screen.width)], view={**view, "lit": near}
            ).lower()
            if typed == "back" or not typed:
                return False
            if typed.isdigit() and 1 <= int(typed) <= len(mine):
                return session.play(seat, mine[int(typed) - 1])
            city = find_city(board, typed, near)
            if city is not None:
                return session.play(seat, f"{number}-{city}")
            taken = next(
                (a for a in mine if a.data["kind"] == "take" and a.data["suitcase"].lower() == typed.lstrip("+")), None
            )
            if taken is not None:
                return session.play(seat, taken)
            if typed == "drop":
                return session.play(seat, f"{number} drop")
            session.message = t("terminal-number-back", high=len(mine))

    # --- duels, loot, losses

    def _duel(self, session: Session, seat: int, actions: Sequence[Action]) -> None:
        """R6.2: a card by its value."""
        values = [str(action.data["card"]) for action in actions]
        view = session.match.view(seat)
        head = line((f"{_duelling(view, seat)} ", "bold"), f"{', '.join(values)}. {_ties(view, seat)}")
        while True:
            typed = session.read(seat, [head])
            value = typed.lower().removeprefix("card").strip()
            if value in values:
                if session.play(seat, f"card {value}"):
                    return
            else:
                session.message = t("terminal-cards", cards=", ".join(values))

    def _pick(self, session: Session, seat: int, actions: Sequence[Action]) -> None:
        """One of a few choices, by number or notation."""
        view = session.match.view(seat)
        places = Places(view)
        while True:
            items = [
                Text.assemble((f"{k} ", "bold"), _deed(view, places, action.data))
                for k, action in enumerate(actions, 1)
            ]
            head = line((_choice(view, places), "bold"))
            typed = session.read(seat, [head, *columns(items, session.screen.width)])
            if typed.isdigit() and 1 <= int(typed) <= len(actions):
                if session.play(seat, actions[int(typed) - 1]):
                    return
            elif not typed or typed.isdigit():
                session.message = t("terminal-number", low=1, high=len(actions))
            elif session.play(seat, typed):
                return

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

    def secrets(self, view: dict[str, Any], name: str) -> list[Text]:
        """What only this seat knows: its contents, and the card it has laid."""
        parts: list[Part] = [f"{view['seat']} {name}: "]
        for case in view["suitcases"]:
            if case["owner"] == view["seat"] and case["content"] is not None:
                parts += [randolph.suitcase_text(case), f"={content(case['content'])} "]
        duel = view.get("duel")
        if duel and duel.get("card") is not None:
            parts.append(t("randolph-duel-card", card=duel["card"]))
        return [line(*parts)]

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
                line((SHAPES[colour], STYLES[colour]), f" {names[seat]}"),
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


def _enemies(view: Mapping[str, Any], place: str) -> list[Text]:
    return [
        line((SHAPES[player["colour"]], STYLES[player["colour"]]))
        for player in view["players"]
        if player["seat"] != view["seat"] and any(agent["place"] == place for agent in player["agents"])
    ]


def _agent_item(places: Places, seat: int, agent: Mapping[str, Any]) -> Text:
    bonus = f" +{agent['bonus']}" if agent["bonus"] else ""
    return line((f"{agent['number']} ", "bold"), f"{places.of(seat, agent['place'])}{_load(agent)}{bonus}")


def _load(agent: Mapping[str, Any]) -> str:
    return f" [{agent['carries']}]" if agent["carries"] else ""


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


def _not_able(me: Mapping[str, Any], word: str) -> str:
    agents = {str(agent["number"]): agent for agent in me["agents"]}
    if word not in agents:
        return t("terminal-number", low=1, high=len(agents))
    if agents[word]["place"] == "out":
        return t("terminal-agent-out", n=word)
    return t("terminal-agent-idle", n=word)


def _deed(view: Mapping[str, Any], places: Places, data: Mapping[str, Any]) -> Text:
    """An action in a few words."""
    kind = data["kind"]
    if kind == "step":
        text = line(t("randolph-deliver") if data["to"] == "hq" else places.city(data["to"]))
        enemies = _enemies(view, data["to"])
        return Text.assemble(text, f" {t('replay-mark-duel')} ", *enemies) if enemies else text
    if kind == "take":
        return line(f"{t('randolph-take')}: {data['suitcase']}")
    if kind == "drop":
        return line(t("randolph-drop"))
    if kind == "loot":
        prize = suitcase(view, view["duel"]["prize"])
        return line(t("randolph-do-loot" if data["take"] else "randolph-do-leave", suitcase=prize))
    seat = view["duel"]["defender"]["seat"] if kind == "pick" else view["seat"]
    agent = view["players"][seat]["agents"][data["agent"] - 1]
    return line(f"{t('terminal-agent', n=data['agent'])}, {places.of(seat, agent['place'])}{_load(agent)}")
