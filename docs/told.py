"""What is told in whole games: every type of event with its keys, as `docs/events.md` lists them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import topsecret as ts
from topsecret.play.game import Event

PLAYTHROUGHS = Path(__file__).parent.parent / "tests/golden/pages"
MEANINGS = {
    "agent_lost": "to a bomb",
    "card_dealt": "a Top Secret card was dealt",
    "card_removed": "a second identity came up when no agent was free",
    "cards_back": "all seven duel cards are in hand again",
    "defenders_met": "two stand there, and one is to be picked",
    "dossiers_opened": "everybody fills in a dossier now",
    "identity_dealt": "an identity card was dealt",
    "identity_taken": "a second identity",
    "losses_due": "agents are to be given up",
    "moved": "agents were moved by points",
    "passed": "in the Top Secret round",
    "reshuffled": "the discards became the pile",
    "start_rolled": "for the first turn",
    "start_tied": "they roll again",
    "stopped": "in the Top Secret round, having played",
    "undone": "the last action was taken back",
}
"""What names and keys do not say by themselves."""
REMOVED = (
    "kramer/1 players=6 cards=yes | phase=move roll=1 seconds=1:1 owner=S:0,P:1,L:1,B:2,J:3,M:4,D:5"
    " hand=0.C1:1,1.C2:1 pile=C1:1,C2:1,C3:2,C4:2,C5:1,C6:2,C7:2,C8:1,C9:2,C10:1,C11:1,C12:2,C13:2,C14:2,C15:2"
)
"""The second identity is drawn when no agent is free."""
LAST = (
    "randolph/1 players=3 | phase=move starter=0 dice=0:1,1:0 pool=1"
    " place=0.1:nuuk,0.2:out,0.3:out,0.4:out,0.5:out,0.6:out,0.7:out,1.1:reykjavik"
    " lies=0A:montreal,0B:istanbul,0C:dakar,0D:caracas,1A:montreal,1B:istanbul,1C:dakar,1D:caracas,2A:montreal,2B:istanbul,2C:dakar,2D:caracas"
    " content=0A:5,0B:3,0C:1,0D:bomb,1A:5,1B:3,1C:1,1D:bomb,2A:5,2B:3,2C:1,2D:bomb"
)
"""A player's last agent attacks, and will lose."""


def matches(game: str) -> Iterator[ts.Match]:
    """The golden playthroughs of a game, and what none of them has."""
    for page in sorted(PLAYTHROUGHS.glob(f"{game}-*.txt")):
        yield ts.load(page.read_text("utf-8").partition("# The record\n\n")[2])
    if game == "kramer":
        match = ts.new("kramer", position=REMOVED, chance=["C11", "C9"])
        match.play(0, "stay")
        yield match
        # The pile comes to its end.
        yield at_random(ts.new("kramer", players=6, cards=True, dossier=True, finish=60, seed=7))
    else:
        match = ts.new("randolph", position=LAST, seed=0)
        match.play(0, "1-reykjavik")
        match.play(1, "card 4")
        match.play(0, "card 1")
        yield match
        yield at_random(ts.new("randolph", players=3, seed=0))  # the first roll is tied


def at_random(match: ts.Match) -> ts.Match:
    """The match, played to its end, with now and then an action taken back."""
    rng = random.Random(0)
    while not match.over:
        seat = match.to_move[0]
        match.play(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.2 and match.can_undo(seat):
            match.undo(seat)
    return match


def rows(game: str) -> Iterator[tuple[str, ...]]:
    """Every type of event: its name, its keys, and what it means."""
    kinds: dict[str, list[Event]] = {}
    for match in matches(game):
        for event in match.tidings()[0]:
            kinds.setdefault(event.type, []).append(event)
    yield "type", "keys", ""
    for kind, events in kinds.items():
        yield f"`{kind}`", _keys(events), MEANINGS.get(kind, "")


def _keys(events: list[Event]) -> str:
    """The keys of events of one type: those that all have, those that some have, and whom they are told."""
    every = dict.fromkeys(key for event in events for key in event.data)
    every_one = _listed(key for key in every if all(key in event.data for event in events))
    some = _listed(key for key in every if not all(key in event.data for event in events))
    own = _listed(dict.fromkeys(key for event in events for extra in event.secret.values() for key in extra))
    words = [every_one, some and f"at times {some}", own and f"to that seat also {own}"]
    secret = [event for event in events if event.only is not None]
    if secret:
        teller = next(key for key in every if all((event.data[key],) == event.only for event in secret))
        words.append(f"told to `{teller}` alone" if secret == events else f"told to `{teller}` alone, or to all")
    return "; ".join(filter(None, words))


def _listed(keys: Iterator[str] | dict[str, None]) -> str:
    return ", ".join(f"`{key}`" for key in keys)
