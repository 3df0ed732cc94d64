"""Asking for Randolph's decisions: the set-up, steps and suitcases, duels, losses."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..game import Action
from ..randolph.board import Board
from . import randolph
from .randolph import FILLS, SHAPES, STYLES
from .screen import Part, columns, line, printable
from .session import Session
from .words import Teller, both

STEPS = re.compile(r"([1-7])\s*(?:-|>|→|\s|to\b)\s*(.+)")

RULES = {
    "setup": (
        "Set-up: hide 5, 3 and 1 secrets and a bomb in your suitcases A to D, then put each into a city of its own (R2.2, R2.3). Nobody sees it; the cities are shown when all are ready.",
        "Type four contents as 5 b 1 3, then a city by its name, its beginning or its three letters; 'random' chooses for you, 'random all' does the rest.",
    ),
    "move": (
        "One step is one route; share the steps of the roll among your agents as you like, or leave some (R4.1). At most two of your agents stay in a city (R4.2).",
        "Entering a city with an enemy agent is a duel (R6.1). Suitcases are taken, dropped and exchanged for free in your turn, one for each agent (R5.1).",
        "Carry suitcases through a gate into your headquarters; of your first three one must be an opponent's (R3.2). A bomb costs half of your agents (R8.1).",
        "Type 3-london, 3+rB, '3 drop', end; or an agent's number, then a choice. '3 lon ber' takes several steps.",
    ),
    "duel": (
        "Both lay a card face down; the higher wins (R6.2). The loser's agent is out of the game, unless his card was a 0: then it goes home (R6.4).",
        "Cards played are out until all seven are played (R6.3). A winning attacker gets a bonus step (R6.6).",
    ),
    "pick": ("Two defenders: choose whom to fight first; whoever wins goes on (R6.7).",),
    "loot": ("You won in defence: take the suitcase, in exchange for your own if you carry one, or leave it (R6.5).",),
    "lose": ("A bomb costs half of your agents, rounded up; you choose the others (R8.1).",),
    "over": ("Ten secrets win at once (R3.1); otherwise most secrets, then most agents (R9.4).",),
}


class RandolphDesk:
    """Randolph's game at the terminal."""

    def teller(self, view: dict[str, Any], seat: int | None) -> Teller:
        board = randolph.board_of(view)
        return Teller(view["names"], seat, dict(zip(board.city_ids, board.city_names, strict=True)))

    def draw(
        self, view: dict[str, Any], width: int, height: int, news: Sequence[str], side: Sequence[Text]
    ) -> tuple[list[Text], bool]:
        return randolph.draw(view, width, height, news, side)

    def rules(self, view: dict[str, Any]) -> Sequence[str]:
        return RULES.get({"placing": "setup"}.get(view["phase"], view["phase"]), RULES["move"])

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
                    line(("What lies in your suitcases A, B, C, D? ", "bold")),
                    line("Type 5, 3, 1 and b (the bomb) in that order, as 5 b 1 3; random; or random all"),
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
                session.message = f"{typed!r} is not 5, 3, 1 and b, each once."
            elif session.play(seat, wanted):
                return

    def _random_rest(self, session: Session, seat: int) -> None:
        while seat in session.match.to_move and session.match.view(seat)["phase"] == "setup":
            session.play(seat, session.random.choice(session.match.actions(seat)))

    def _place(self, session: Session, seat: int, actions: Sequence[Action]) -> None:
        """R2.3: a suitcase into a city."""
        view = session.match.view(seat)
        board = randolph.board_of(view)
        letters = list(dict.fromkeys(action.data["letter"] for action in actions))
        contents = {case["letter"]: case["content"] for case in view["suitcases"] if case["owner"] == seat}
        while True:
            which = " or ".join(f"{letter} ({contents[letter]})" for letter in letters)
            example = f"{letters[0]} {board.city_names[0]}" if len(letters) > 1 else board.city_names[0]
            typed = session.read(
                seat,
                [
                    line(("Where does suitcase ", "bold"), (which, "bold cyan"), (" go?", "bold")),
                    line(f"Type a city, as {example} or {randolph.short_names(board)[0]}; random; random all; undo"),
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
                session.message = f"Type the letter and the city, as {example}."
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
                seat, [line(("How many agents guard the empty base? ", "bold"), f"0 to {most}, in secret; or random")]
            ).lower()
            if typed == "random":
                session.play(seat, session.random.choice(actions))
                return
            number = typed.removeprefix("guards").strip()
            if not number.isdigit() or int(number) > most:
                session.message = f"Type a number from 0 to {most}."
            elif session.play(seat, f"guards {number}"):
                return

    # --- the turn

    def _move(self, session: Session, seat: int, actions: Sequence[Action]) -> None:
        """R4.1, R5.1: an agent, then what it does; or notation."""
        view = session.match.view(seat)
        board = randolph.board_of(view)
        me = view["players"][seat]
        may_end = any(action.data["kind"] == "end" for action in actions)
        able = sorted({action.data["agent"] for action in actions if "agent" in action.data})
        while True:
            items = [_agent_item(view, board, me["agents"][number - 1]) for number in able]
            pool = view["pool"]
            head = f"{pool} step{'' if pool == 1 else 's'} left."
            if view["crowd"]:
                head += f" Three in {_city(board, view['crowd']['city'])}: one must leave with the next step."
            what = "Choose an agent, or type 3-london, '3 lon ber' or end:" if able else "Nothing is left to do:"
            if may_end:
                items.append(line(("end", "bold"), " the turn"))
            typed = session.read(seat, [line((head, "bold"), f" {what}"), *columns(items, session.screen.width)])
            word = typed.lower()
            if word in ("end", "e", "pass", "done"):
                if session.play(seat, "end"):
                    return
            elif word.isdigit() and int(word) in able:
                if self._agent(session, seat, int(word), actions, board):
                    return
            elif word.isdigit():
                session.message = _not_able(me, word)
            elif not word or word == "back":
                session.message = "Choose an agent by its number, or end."
            elif session.play(seat, self._steps(view, board, typed)):
                return

    def _steps(self, view: Mapping[str, Any], board: Board, typed: str) -> list[str]:
        """`3 lon ber` as steps in full; anything else as it is."""
        found = STEPS.fullmatch(typed.lower())
        if not found or found[2].startswith(("drop", "+")):
            return [typed]
        whole = find_city(board, found[2], [*board.city_ids, "hq"])
        if whole is not None:
            return [f"{found[1]}-{whole}"]
        cities = [find_city(board, word, [*board.city_ids, "hq"]) for word in re.split(r"[\s>→-]+", found[2]) if word]
        return [typed] if None in cities else [f"{found[1]}-{city}" for city in cities]

    def _agent(self, session: Session, seat: int, number: int, actions: Sequence[Action], board: Board) -> bool:
        """What this agent does; False if the player went back."""
        view = session.match.view(seat)
        mine = [action for action in actions if action.data.get("agent") == number]
        near = [action.data["to"] for action in mine if action.data["kind"] == "step"]
        while True:
            items = [
                Text.assemble((f"{k} ", "bold"), _deed(view, board, action.data)) for k, action in enumerate(mine, 1)
            ]
            where = _city(board, view["players"][seat]["agents"][number - 1]["place"])
            head = line((f"Agent {number} in {where}: ", "bold"), "where to, or what? (back for another agent)")
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
            session.message = f"Choose a number from 1 to {len(mine)}, a city that is lit, or back."

    # --- duels, loot, losses

    def _duel(self, session: Session, seat: int, actions: Sequence[Action]) -> None:
        """R6.2: a card by its value."""
        values = [str(action.data["card"]) for action in actions]
        while True:
            typed = session.read(
                seat,
                [
                    line(
                        ("Your duel card? ", "bold"),
                        f"{', '.join(values)}. The higher wins; with a 0 you only go home.",
                    )
                ],
            )
            value = typed.lower().removeprefix("card").strip()
            if value in values:
                if session.play(seat, f"card {value}"):
                    return
            else:
                session.message = f"You have {', '.join(values)}."

    def _pick(self, session: Session, seat: int, actions: Sequence[Action]) -> None:
        """One of a few choices, by number or notation."""
        view = session.match.view(seat)
        board = randolph.board_of(view)
        heads = {
            "pick": "Whom do you fight first?",
            "loot": "Take the suitcase?",
            "lose": f"The bomb: {view['losses']} more to give up. Which agent?",
        }
        head = heads.get(view["phase"], "What do you do?")
        while True:
            items = [
                Text.assemble((f"{k} ", "bold"), _deed(view, board, action.data)) for k, action in enumerate(actions, 1)
            ]
            typed = session.read(seat, [line((head, "bold")), *columns(items, session.screen.width)])
            if typed.isdigit() and 1 <= int(typed) <= len(actions):
                if session.play(seat, actions[int(typed) - 1]):
                    return
            elif not typed or typed.isdigit():
                session.message = f"Choose a number from 1 to {len(actions)}."
            elif session.play(seat, typed):
                return

    # --- notes and result

    def notes(self, view: dict[str, Any]) -> list[RenderableType]:
        """One's own notes, the deliveries and the duels so far."""
        notes: list[RenderableType] = [
            line((f"{printable(about)}: ", "bold"), printable(text)) for about, text in sorted(view["notes"].items())
        ] or [line(("no notes yet: note rB what you think", "dim"))]
        teller = self.teller(view, view["seat"])
        told: list[RenderableType] = []
        for entry in view["log"]["deliveries"]:
            told.append(Text("· " + (teller.tell({"type": "delivered", **entry}) or "")))
        for entry in view["log"]["duels"]:
            told.append(Text("· " + (teller.tell({"type": "duel_revealed", **entry}) or "")))
        return [*notes, Text(), line(("Deliveries and duels", "bold")), *(told or [Text("none yet")])]

    def secrets(self, view: dict[str, Any], name: str) -> list[Text]:
        """What only this seat knows: its contents, and the card it has laid."""
        parts: list[Part] = [f"{view['seat']} {name}: "]
        for case in view["suitcases"]:
            if case["owner"] == view["seat"] and case["content"] is not None:
                parts += [randolph.suitcase_text(case), f"={case['content']} "]
        duel = view.get("duel")
        if duel and duel.get("card") is not None:
            parts.append(f"card laid: {duel['card']}")
        return [line(*parts)]

    def result(self, view: dict[str, Any]) -> list[RenderableType]:
        """R3.1, R9: who won, what was delivered, what lay in every suitcase."""
        winners = view["result"]["winners"]
        names = view["names"]
        head = (
            f"{names[winners[0]]} wins!" if len(winners) == 1 else f"{both([names[s] for s in winners])} share the win!"
        )
        why = self.teller(view, None).tell({"type": "game_over", **view["result"]}) or ""
        table = Table(title=Text(head, style="bold"), title_justify="left")
        for name in ("", "player", "secrets", "agents", "delivered", "own suitcases"):
            table.add_column(name, justify="right" if name in ("secrets", "agents") else "left")
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
        return [table, Text(why)]


def _cases(cases: Iterable[Mapping[str, Any]]) -> Text:
    parts: list[Part] = []
    for case in cases:
        parts += [(f"{case['colour'][0]}{case['letter']}", FILLS[case["colour"]]), f"={case['content']} "]
    text = line(*parts)
    text.no_wrap = False
    return text


def _city(board: Board, place: str) -> str:
    if place in board.city_ids:
        return board.city_names[board.city_ids.index(place)]
    return {"base": "the base", "guard": "the empty base", "hq": "HQ"}.get(place, place)


def find_city(board: Board, typed: str, among: Sequence[str]) -> str | None:
    """A city by id, name, three letters or a beginning that fits one only."""
    wanted = " ".join(typed.lower().replace("_", " ").split())
    if not wanted:
        return None
    short = dict(zip(board.city_ids, (code.lower() for code in randolph.short_names(board)), strict=True))
    for city in among:
        if wanted in (city.replace("_", " "), _city(board, city).lower(), short.get(city)):
            return city
    fitting = [city for city in among if _city(board, city).lower().startswith(wanted)]
    return fitting[0] if len(fitting) == 1 else None


def no_city(board: Board, typed: str) -> str:
    wanted = typed.lower().strip()
    fitting = [name for name in board.city_names if wanted and name.lower().startswith(wanted)]
    if fitting:
        return f"{typed!r} may be {both(fitting).replace(' and ', ' or ')}."
    return f"There is no city {typed!r}: type its name, its beginning or its three letters."


def _enemies(view: Mapping[str, Any], place: str) -> list[Text]:
    return [
        line((SHAPES[player["colour"]], STYLES[player["colour"]]))
        for player in view["players"]
        if player["seat"] != view["seat"] and any(agent["place"] == place for agent in player["agents"])
    ]


def _agent_item(view: Mapping[str, Any], board: Board, agent: Mapping[str, Any]) -> Text:
    more = f" with {agent['carries']}" if agent["carries"] else ""
    bonus = f" +{agent['bonus']}" if agent["bonus"] else ""
    return line((f"{agent['number']} ", "bold"), f"{_city(board, agent['place'])}{more}{bonus}")


def _not_able(me: Mapping[str, Any], word: str) -> str:
    agents = {str(agent["number"]): agent for agent in me["agents"]}
    if word not in agents:
        return "The agents are numbered 1 to 7."
    if agents[word]["place"] == "out":
        return f"Agent {word} is out of the game."
    return f"Agent {word} can do nothing now, or is as good as one with a lower number in the same place."


def _deed(view: Mapping[str, Any], board: Board, data: Mapping[str, Any]) -> Text:
    """An action in a few words."""
    kind = data["kind"]
    if kind == "step":
        text = line("deliver!" if data["to"] == "hq" else _city(board, data["to"]))
        enemies = _enemies(view, data["to"])
        return Text.assemble(text, " duel ", *enemies) if enemies else text
    if kind == "take":
        return line(f"take {data['suitcase']}")
    if kind == "drop":
        return line("drop the suitcase")
    if kind == "loot":
        return line("take it" if data["take"] else "leave it")
    if kind in ("pick", "lose"):
        seat = view["duel"]["defender"]["seat"] if kind == "pick" else view["seat"]
        agent = view["players"][seat]["agents"][data["agent"] - 1]
        load = f" with {agent['carries']}" if agent["carries"] else ""
        return line(f"agent {data['agent']} in {_city(board, agent['place'])}{load}")
    return line(str(kind))
