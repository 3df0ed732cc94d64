"""Playing through the page: whoever may move takes one of the moves of the list, and every picture is looked at."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable

from .glimpses import Glimpse, agrees, glimpse
from .people import PATIENCE, Person, Table, Trouble

LONGEST = 400
"""Moves of one game through the page."""
PRESS = "(id) => document.querySelector(`:is(#tab-body, .drawer) [data-action='${id}']`).click()"

Choose = Callable[[Glimpse, random.Random], int]


def anything(found: Glimpse, dice: random.Random) -> int:
    """Any of the moves in the list."""
    return dice.choice(found.free)


class Game:
    """A game at a table, played by people through their pages."""

    def __init__(self, table: Table, seed: int, choose: Choose = anything, *, by_mouse: bool = False) -> None:
        self.table = table
        self.dice = random.Random(seed)
        self.choose = choose
        self.by_mouse = by_mouse
        self.moves = 0
        self.shown: dict[str, int] = {}
        """By device with several seats: the one that it shows."""
        self.on_handover: Callable[[Person], None] | None = None
        self.phases: Counter[str] = Counter()
        """How often somebody decided in each phase."""

    def open(self) -> Game:
        """Everybody goes to the table."""
        for person in self.table.people:
            person.go(self.table.path)
        return self

    def seat_of(self, person: Person) -> int | None:
        """The seat that a person shows: the only one they have, or the one that the device was handed over for."""
        seats = self.table.seats_of(person)
        return self.shown.get(person.name) if len(seats) > 1 else seats[0] if seats else None

    def take_over(self, person: Person) -> None:
        """Says who takes a device that hides everything: the one who is named, or another one who is asked."""
        mine = self.table.seats_of(person)
        view = person.look(self.table.key)["view"]
        waiting = sorted(set(view["to_move"]) & set(mine), key=lambda seat: (seat < (view["turn"] or 0), seat))
        named = person.page.locator("main.handover button.primary")
        others = person.page.locator("main.handover .choices button")
        person.until(lambda: named.count() + others.count() == len(waiting), f"a choice of {waiting}")
        number = self.dice.randrange(len(waiting))
        if self.on_handover:
            self.on_handover(person)
        if number:
            person.page.locator("main.handover summary").click()
        (others.nth(number - 1) if number else named).click()
        self.shown[person.name] = waiting[number]

    def turn(self, person: Person, seat: int | None) -> Glimpse:
        """Looks; moves if a move is possible; looks again. The last look."""
        if len(self.table.seats_of(person)) > 1:
            seat = self.settled(person)
            if seat is None:
                return glimpse(person, self.table, None)
        found = agrees(person, self.table, seat)
        if not found.free or found.status != "playing":
            return found
        self.phases[found.view["phase"]] += 1
        self.press(person, self.choose(found, self.dice))
        self.moves += 1
        if self.moves > LONGEST:
            raise Trouble(f"after {LONGEST} moves the game is not over: {dict(self.phases)}")
        if len(self.table.seats_of(person)) > 1:
            return glimpse(person, self.table, seat)
        return agrees(person, self.table, seat, found.n)

    def settled(self, person: Person) -> int | None:
        """The seat that a device with several shows, after handing it over if it hides them; None: the game is over."""

        def ready() -> bool:
            seat = self.shown.get(person.name)
            found = glimpse(person, self.table, seat)
            if found.screen == "handover":
                self.take_over(person)
                return False
            if found.status == "over":
                return found.screen == "result"
            mine = self.table.seats_of(person)
            waiting = [each for each in found.view.get("to_move", []) if each in mine]
            return found.screen in ("table", "phone") and (not waiting or seat in waiting)

        person.until(ready, "a seat that may be shown")
        return None if glimpse(person, self.table, None).status == "over" else self.shown[person.name]

    def press(self, person: Person, action: int) -> None:
        if self.by_mouse:
            person.page.click(f":is(#tab-body, .drawer) [data-action='{action}']")
        else:
            person.page.evaluate(PRESS, action)

    def play(self, until: Callable[[Glimpse], bool] | None = None) -> Game:
        """Until the game is over for everybody, or until somebody's look is as wanted."""
        waiting = time.monotonic() + PATIENCE
        over: set[str] = set()
        while len(over) < len(self.table.people):
            for person in self.table.people:
                before = self.moves
                found = self.turn(person, self.seat_of(person))
                if self.moves > before:
                    waiting = time.monotonic() + PATIENCE
                if until and until(found):
                    return self
                if found.status == "over":
                    over.add(person.name)
            if time.monotonic() > waiting:
                raise Trouble(f"nobody moves any more; {self.moves} moves so far: {dict(self.phases)}")
        return self
