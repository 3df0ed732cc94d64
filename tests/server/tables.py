"""A table without a server, for tests of the fold: commands are decided and folded, and the log is kept."""

from __future__ import annotations

import random
from typing import Any

from topsecret.server import commands as c
from topsecret.server import entries as e
from topsecret.server.decide import Decision, Who, decide
from topsecret.server.opening import first_entries
from topsecret.server.table import Table

HOST = Who(1, "Anna")
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("kramer", {"players": 2}),
    ("kramer", {"players": 4, "cards": True}),
    ("kramer", {"players": 3, "dossier": True, "finish": 20}),
    ("kramer", {"players": 7, "cards": True, "dossier": True, "finish": 20}),
    ("randolph", {"players": 2, "round_limit": 15}),
    ("randolph", {"players": 3, "round_limit": 10}),
    ("randolph", {"players": 4, "edition": "english", "placement": "round_robin", "round_limit": 8}),
]


class Ledger:
    """A table and its log; time passes by a second with every row unless it is told otherwise."""

    def __init__(self, game: str, clock: e.Clock | None = None, absent: str = "default", **options: Any) -> None:
        self.table = Table(7, "key", "CODE22")
        self.log: list[tuple[int, int, bytes]] = []
        self.now = 1_000_000
        self.write(Decision(first_entries(game, HOST.visitor, options=options, clock=clock, absent=absent)))

    def write(self, decision: Decision, by: int | None = None, id: str | None = None) -> None:
        line = e.Line(decision.entries, by, id)
        self.now += 1000
        self.log.append((self.table.seq + 1, self.now, e.write(line)))
        self.table.fold(self.table.seq + 1, self.now, line, decision.made)

    def do(self, visitor: int, command: c.Command, id: str | None = None) -> dict[str, Any] | None:
        decision = decide(self.table, Who(visitor, f"visitor {visitor}"), command)
        if decision.entries:
            self.write(decision, visitor, id)
        return decision.data

    def begin(self, bots: int = 0) -> None:
        """Everybody sits down (visitor 1 in seat 0, and so on; the last seats for bots) and the game starts."""
        people = len(self.table.places) - bots
        for seat in range(people):
            self.do(seat + 1, c.Sit(seat, f"Player {seat}"))
            self.do(seat + 1, c.Ready(True))
        for seat in range(people, len(self.table.places)):
            self.do(1, c.Bot(seat, "easy"))
        self.do(1, c.Start())

    def play_on(self, chooser: random.Random, moves: int = 10**9) -> None:
        """Random legal moves, undone now and then, until the end."""
        while self.table.status == "playing" and moves:
            seat = chooser.choice(self.table.pending())
            self.do(seat + 1, c.Play(seat, chooser.choice(self.table.playing.legal(seat))))
            if self.table.status == "playing" and self.table.playing.can_undo(seat) and chooser.random() < 0.2:
                self.do(seat + 1, c.Undo(seat))
            moves -= 1

    def again(self) -> Table:
        """The same table, folded from the log."""
        table = Table(7, "key", "CODE22")
        for seq, at, payload in self.log:
            table.fold(seq, at, e.read(payload))
        return table
