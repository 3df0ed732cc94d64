"""Asking for Kramer's decisions: the move, the safe, the cards, the dossier."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..game import Action
from . import kramer
from .kramer import COLOUR_OF, LETTER_OF, NAME_OF, STYLES, WORTH
from .screen import Part, columns, line, printable
from .session import Session
from .words import CARDS, Teller, both, place, signed

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
        ask = {"move": self._move, "safe": self._safe, "round": self._round, "dossier": self._dossier}
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

    # --- the cards

    def _round(self, session: Session, seat: int) -> None:
        """K7.5: choose a card, then its targets; or pass."""
        actions = session.match.actions(seat)
        decline = actions[-1].text
        cards = list(dict.fromkeys(a.data["card"] for a in actions if a.data["kind"] == "card"))
        while True:
            items = [
                line((f"{k} ", "bold"), (card, "bold cyan"), f" {CARDS[card][0]}") for k, card in enumerate(cards, 1)
            ]
            items.append(line(("0 ", "bold"), decline))
            head = "Play a card, or pass?" if decline == "pass" else "Play another card, or stop?"
            if not cards:
                head = f"None of your cards can be played now: say {decline}."
            typed = session.read(seat, [line((head, "bold")), *columns(items, session.screen.width)])
            word = typed.lower()
            if word in ("0", decline, decline[0], "no"):
                session.play(seat, decline)
                return
            if word.isdigit() and 1 <= int(word) <= len(cards):
                if self._card(session, seat, cards[int(word) - 1], actions):
                    return
            elif word.upper() in CARDS:
                if word.upper() in cards and self._card(session, seat, word.upper(), actions):
                    return
                elif word.upper() not in cards:
                    session.message = _why_not(session.match.view(seat), word.upper())
            elif not word or word == "back":
                session.message = f"Choose a card by its number, or {decline}."
            elif session.play(seat, typed):
                return

    def _card(self, session: Session, seat: int, card: str, actions: Sequence[Action]) -> bool:
        """The targets of a card, one after the other; False if the player went back."""
        view = session.match.view(seat)
        plays = [(action, _items(action)) for action in actions if action.data.get("card") == card]
        chosen: list[tuple[str, Any]] = []
        while True:
            fitting = [(action, items) for action, items in plays if all(item in items for item in chosen)]
            complete = next((action for action, items in fitting if len(items) == len(chosen)), None)
            options = list(dict.fromkeys(item for _, items in fitting for item in items if item not in chosen))
            if not chosen and any(kind == "agent" for kind, _ in options):
                options = [item for item in options if item[0] == "agent"]
            if complete is not None and not options and chosen:
                return session.play(seat, complete)
            labels = [Text.assemble((f"{k} ", "bold"), _label(item, chosen, view)) for k, item in enumerate(options, 1)]
            head = Text.assemble((card, "bold cyan"), f" {CARDS[card][1]} ")
            if chosen:
                head.append(f"({', '.join(str(value) for _, value in chosen)}) ", "bold green")
            if complete is not None:
                head.append("Enter plays it, back takes it back." if not options else "Enter: nobody else. Or: ")
            typed = session.read(seat, [head, *columns(labels, session.screen.width)]).lower()
            if typed == "back":
                if not chosen:
                    return False
                chosen.pop()
            elif not typed and complete is not None:
                return session.play(seat, complete)
            elif (picked := _pick(typed, options)) is not None:
                chosen.append(picked)
            else:
                session.message = f"Choose a number from 1 to {len(options)}, or back." if options else "Enter or back."

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

    # --- notes and result

    def notes(self, view: dict[str, Any]) -> list[RenderableType]:
        """K9.5, K9.6: one's own notes, and what everybody has seen."""
        notes: list[RenderableType] = [
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
        return [*notes, Text(), table, *scorings, *stopped]

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

    def result(self, view: dict[str, Any]) -> list[RenderableType]:
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
        return [table, *(self._forms(view) if dossier else [])]

    def _forms(self, view: Mapping[str, Any]) -> list[RenderableType]:
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


def _items(action: Action) -> list[tuple[str, Any]]:
    """The targets of a card action."""
    data = action.data
    items: list[tuple[str, Any]] = [("agent", colour) for colour in data.get("agents", [])]
    if "steps" in data:
        items.append(("steps", data["steps"]))
    if "building" in data:
        items.append(("building", data["building"]))
    return items


def _label(item: tuple[str, Any], chosen: Sequence[tuple[str, Any]], view: Mapping[str, Any]) -> Text:
    kind, value = item
    if kind == "agent":
        return line(kramer.chip(value), f" in {view['agents'][value]['building']}")
    if kind == "building":
        return line(place(value))
    agent = next(value for kind, value in chosen if kind == "agent")
    return line(f"{signed(value)} → {place(kramer.forward(view['agents'][agent]['building'], value))}")


def _pick(typed: str, options: Sequence[tuple[str, Any]]) -> tuple[str, Any] | None:
    """An option by its number in the list, an agent's letter, or a building's name."""
    for kind, value in options:
        if kind == "agent" and typed.upper() in (LETTER_OF[value], value.upper()):
            return kind, value
        if kind == "building" and typed in ("church", "ruin") and typed == value:
            return kind, value
    if typed.isdigit() and 1 <= int(typed) <= len(options):
        return options[int(typed) - 1]
    return None


def _why_not(view: Mapping[str, Any], card: str) -> str:
    me = view["seats"][view["seat"]]
    if card not in me["hand"]:
        return f"You do not hold {card}."
    if card == me["drawn"]:
        return f"{card} was drawn this turn and cannot be played yet (K7.3)."
    return f"{card} would change nothing now (K7.6)."


def _who(seat: int | None, view: Mapping[str, Any]) -> str:
    return "nobody (a free agent)" if seat is None else str(view["names"][seat])


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
