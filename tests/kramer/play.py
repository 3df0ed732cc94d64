"""Random games for properties: option mixes, and states along a game."""

import random

from hypothesis import strategies as st

import topsecret as ts

GAME = ts.game("kramer")

VARIANTS = [
    {"cards": cards, "dossier": dossier, "dossier_dashes": dashes, "safe_target": target, "marker_card": markers, "die": die}
    for cards, dossier, dashes, target, markers, die in [
        (False, False, "consistent", "any", "literal", "special"),
        (False, False, "consistent", "empty", "literal", "plain"),
        (True, False, "consistent", "any", "literal", "special"),
        (True, False, "consistent", "empty", "capped", "plain"),
        (False, True, "consistent", "any", "literal", "special"),
        (False, True, "free", "any", "literal", "special"),
        (True, True, "consistent", "any", "literal", "special"),
        (True, True, "free", "empty", "capped", "special"),
    ]
]  # fmt: skip

mixes = st.fixed_dictionaries(
    {"players": st.integers(2, 7)},
    optional={
        "cards": st.booleans(),
        "dossier": st.booleans(),
        "finish": st.integers(20, 60),
        "round_limit": st.one_of(st.none(), st.integers(1, 30)),
        "safe_target": st.sampled_from(["any", "empty"]),
        "marker_card": st.sampled_from(["literal", "capped"]),
        "dossier_dashes": st.sampled_from(["consistent", "free"]),
        "die": st.sampled_from(["special", "plain"]),
    },
)
"""Every mix of options but which agents sit out."""


def choose(match, rng):
    """A seat that is asked and one of its actions, both at random."""
    seat = rng.choice(match.to_move)
    return seat, rng.choice(GAME.legal(match._state, seat))


def played(options, seed, decisions):
    """A match after that many random decisions, or at its end."""
    match = ts.new("kramer", seed=seed, **options)
    rng = random.Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        match.play(*choose(match, rng))
    return match


def likely(match, rng):
    """Like `choose`, but more given to playing cards than to passing, so that cards circulate."""
    seat = rng.choice(match.to_move)
    legal = GAME.legal(match._state, seat)
    if len(legal) > 1 and GAME.action_text(legal[-1]) in ("pass", "stop"):
        return seat, rng.choice(legal[:-1]) if rng.random() < 0.5 else legal[-1]
    return seat, rng.choice(legal)
