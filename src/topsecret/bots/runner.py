"""Bots at a table: each is told its own seat's events, sees its own seat's view, and never the match."""

from __future__ import annotations

from collections.abc import Sequence

from ..match import IllegalAction, Match
from ..play.game import Result
from .bot import Bot


class Table:
    """A match with a bot in every seat, or in some: None where somebody else plays."""

    def __init__(self, match: Match, bots: Sequence[Bot | None]) -> None:
        if len(bots) != match.players:
            raise ValueError(
                f"{match.players} seats need {match.players} bots (None where a person sits), not {len(bots)}"
            )
        self.match = match
        self.bots = tuple(bots)
        self._heard = [0] * len(bots)
        for seat, bot in enumerate(bots):
            if bot is not None:
                bot.begin(seat, match.view(seat))

    def step(self) -> int | None:
        """The first bot that is asked acts; its seat, or None if no bot is asked."""
        for seat in self.match.to_move:
            bot = self.bots[seat]
            if bot is not None:
                self._tell(seat, bot)
                offered = self.match.actions(seat)
                chosen = bot.choose(self.match.view(seat), offered)
                if not any(chosen.id == action.id for action in offered):
                    raise IllegalAction(f"the bot in seat {seat} chose {chosen}, which it was not offered")
                self.match.play(seat, chosen)
                return seat
        return None

    def finish(self) -> None:
        """Tell every bot what it has not heard yet."""
        for seat, bot in enumerate(self.bots):
            if bot is not None:
                self._tell(seat, bot)

    def _tell(self, seat: int, bot: Bot) -> None:
        events, self._heard[seat] = self.match.news(seat, self._heard[seat])
        bot.tell(events)


def play(match: Match, bots: Sequence[Bot], *, limit: int | None = None) -> Result | None:
    """Play a match to its end, or for `limit` decisions; the result, or None if it has not ended."""
    table = Table(match, bots)
    decisions = 0
    while (limit is None or decisions < limit) and table.step() is not None:
        decisions += 1
    table.finish()
    return match.result
