"""A world made from a view is one that the seat cannot tell from the true one."""

from __future__ import annotations

import random

import pytest

import topsecret as ts
from topsecret.bots.kramer_world import Arming, Worlds, bonus
from topsecret.kernel.state import State
from topsecret.kramer.state import AGENTS, LAYOUT

UNSEEN = {
    "after": "where the game goes on after the dossiers: no dossier is searched",
    "armed_at": "only the order matters, not the numbers",
    "armings": "as armed_at",
    "seconds_then": "known of the past, not of now: it matters only while dossiers are filled in",
}
HIDDEN = {"hand", "pile", "drawn", "dossier"}
VARIANTS = [
    {"players": 2},
    {"players": 3, "cards": True},
    {"players": 4, "cards": True, "dossier": True, "die": "plain"},
    {"players": 5, "dossier": True, "dossier_dashes": "free", "finish": 20},
    {"players": 7, "cards": True, "safe_target": "empty", "round_limit": 30},
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_world_from_a_view_is_like_the_true_one(options: dict[str, object]) -> None:
    rng = random.Random(5)
    looked = 0
    for seed in range(3):
        match = ts.new("kramer", seed=seed, **options)
        armings = [Arming() for _ in range(match.players)]
        heard = [0] * match.players
        while not match.over and match.version < 500:
            seat = match.to_move[0]
            for other in range(match.players):
                news, heard[other] = match.news(other, heard[other])
                armings[other].hear(news)
            view = match.view(seat)
            true = match._state
            if view["phase"] != "dossier":
                world = Worlds(seat, view, armings[seat]).world([true.owner[a] for a in range(AGENTS)], rng)
                match.game.check(world)
                for field in LAYOUT.fields:
                    if field.name not in HIDDEN | set(UNSEEN):
                        here, there = getattr(world, field.name), getattr(true, field.name)
                        assert here == there if not field.shape else here.tolist() == there.tolist(), field.name
                assert _order(world) == _order(true)
                assert match.game.legal(world, seat) == match.legal(seat)
                assert match.game.view(world, seat) == match.game.view(true, seat)
                looked += 1
            match.play(seat, rng.choice(match.legal(seat)))
    assert looked > 50


def _order(g: State) -> list[int]:
    return sorted((a for a in range(AGENTS) if g.armed_at[a]), key=lambda a: g.armed_at[a])


def test_the_bonus_counts_what_is_named_rightly() -> None:
    view = {"seats": [{"dossier": {"grey": 1, "yellow": 0, "orange": "free", "red": None, "green": "free"}}]}
    assert bonus(view, 0, [1, 0, -1, 1, 1, -1, -1]) == 2  # grey and orange; yellow is his own, green is not free
    assert bonus({"seats": [{"dossier": None}]}, 0, [1, 0, -1, 1, 1, -1, -1]) == 0
