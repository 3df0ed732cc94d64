"""Tables for the bots' tests: matches with bots in their seats, and win counts."""

from __future__ import annotations

from typing import Any

import topsecret as ts
from topsecret import bots

KRAMER_VARIANTS: tuple[dict[str, Any], ...] = (
    {"players": 4},
    {"players": 2, "cards": True},
    {"players": 3, "dossier": True, "safe_target": "empty"},
    {"players": 4, "cards": True, "dossier": True, "marker_card": "capped"},
    {"players": 7, "cards": True, "dossier": True, "dossier_dashes": "free"},
    {"players": 5, "cards": True, "die": "plain", "finish": 20, "round_limit": 6},
)
RANDOLPH_VARIANTS: tuple[dict[str, Any], ...] = (
    {"players": 2, "round_limit": 30},
    {"players": 3, "guards": 2, "round_limit": 25},
    {"players": 4, "edition": "english", "round_limit": 20, "board": "europe"},
    {"players": 3, "placement": "round_robin", "must_use_all": True, "bonus": "pool", "round_limit": 20},
    {"players": 2, "bomb_carrier": "choosable", "last_standing": "plays_on", "target": 5, "round_limit": 30},
)


def variants() -> list[tuple[str, dict[str, Any]]]:
    return [
        *(("kramer", options) for options in KRAMER_VARIANTS),
        *(("randolph", options) for options in RANDOLPH_VARIANTS),
    ]


def bots_for(match: ts.Match, specs: list[str], seed: int) -> list[bots.Bot]:
    """One bot a seat, the specs repeated round the table."""
    return [
        bots.make(specs[seat % len(specs)], match.game.name, seed=1000 * seed + seat) for seat in range(match.players)
    ]


def games_won(game: str, seeds: range, **options: Any) -> tuple[float, int]:
    """How many games a greedy bot wins against random ones, a shared win in parts; and how many games had a winner."""
    wins, won = 0.0, 0
    for seed in seeds:
        match = ts.new(game, seed=seed, **options)
        seat = seed % match.players
        table: list[bots.Bot] = [
            bots.make("greedy" if other == seat else "random", game, seed=10 * seed + other)
            for other in range(match.players)
        ]
        result = bots.play(match, table)
        assert result is not None
        if result.winners:
            won += 1
            wins += (seat in result.winners) / len(result.winners)
    return wins, won


def choices(match: ts.Match, seat: int, spec: str = "greedy", tries: int = 8) -> set[str]:
    """What the bot, with several seeds, chooses for a seat now."""
    chosen = set()
    for seed in range(tries):
        bot = bots.make(spec, match.game.name, seed=seed)
        bot.begin(seat, match.view(seat))
        bot.tell(match.events(seat))
        chosen.add(bot.choose(match.view(seat), match.actions(seat)).text)
    return chosen


def choices_in_other_worlds(match: ts.Match, seat: int, spec: str, begin: dict[str, Any], worlds: int) -> set[int]:
    """What the bot chooses now, with one seed and one past, in worlds that its seat cannot tell from each other."""
    chosen = set()
    for world in range(worlds):
        # Of a match drawn anew only the past is missing, which is not hidden.
        other = match.resampled(seat, world)
        view = {**other.view(seat), "log": match.view(seat)["log"]}
        assert view == match.view(seat)
        bot = bots.make(spec, match.game.name, seed=99)
        bot.begin(seat, begin)
        bot.tell(match.events(seat))
        chosen.add(bot.choose(view, other.actions(seat)).id)
    return chosen


STANDOFF = (
    "randolph/1 players=2 round_limit=90 | round=28 phase=move turn=1 starter=1 dice=0:2,1:1"
    " place=0.1:norilsk,0.2:out,0.3:out,0.4:singapore,1.1:out,1.2:out,1.3:out,1.4:easter_island,1.5:vancouver"
    " cargo=0.4:0B,1.5:1A"
    " lies=0A:delivered,0B:carried,0C:delivered,0D:nairobi,1A:carried,1B:delivered,1C:dakar,1D:delivered"
    " delivered_by=0A:0,0C:0,1B:1,1D:1 content=0A:5,0B:1,0C:3,0D:bomb,1A:1,1B:5,1C:bomb,1D:3"
    " spent=0.0:1,0.1:1,0.2:1,0.3:1,0.5:1,1.0:2,1.1:1,1.4:1,1.5:1"
)
"""R3.2: both have delivered two of their own, need one of the other's, and guard the only good one at their own gate."""
WEAK_HAND = (
    "randolph/1 players=2 round_limit=90 | round=29 phase=move starter=0 dice=0:1,1:2"
    " place=0.1:out,0.2:out,0.3:out,0.4:out,0.5:out,0.6:singapore,1.1:out,1.2:out,1.3:out,1.4:out cargo=0.6:0A"
    " lies=0A:carried,0B:delivered,0C:delivered,0D:delivered,1A:delivered,1B:delivered,1C:delivered,1D:berlin"
    " delivered_by=0B:1,0C:0,0D:0,1A:1,1B:1,1C:1 content=0A:1,0B:bomb,0C:3,0D:5,1A:1,1B:3,1C:5,1D:bomb"
    " spent=0.0:1,0.3:1,0.4:1,1.0:2,1.5:1"
)
"""Red can only wait; green needs what red's agent holds, but red still has the 5 that beats everything green could lay."""
LAST_SCORING = (
    "kramer/1 players=2 dossier=yes | round=181 score=S:37,P:35,B:40,J:39,M:35 phase=move after=safe turn=1 actor=1 roll=3"
    " position=S:1,B:1,J:7,M:ruin safe=8 owner=J:0,M:1 opened=yes"
    " dossier=0.S:-,0.P:1,0.B:-,0.J:0,0.M:-,1.S:-,1.P:-,1.B:0,1.J:-,1.M:1"
)
"""K6.1: the next scoring will probably end the game, and whoever would lose by it moves the agents apart again."""
