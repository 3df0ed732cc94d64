"""A whole table from one seat's view."""

import pytest

import topsecret as ts
from topsecret import bots
from topsecret.bots.randolph_world import world
from topsecret.randolph.state import PLACING, SETUP, START

from .seats import RANDOLPH_VARIANTS, bots_for


def hidden(match):
    """The true contents and the cards face down."""
    g = match._state
    names = match.game.names.suitcases
    contents = {names[k]: "bomb" if g.content[k] == 0 else g.content[k] for k in range(4 * g.seats)}
    return contents, {seat: g.chosen[seat] for seat in range(g.seats) if g.chosen[seat] >= 0}


def compare(match):
    g = match._state
    contents, cards = hidden(match)
    for seat in range(match.players):
        view = match.view(seat)
        built = world(view, contents, cards)
        assert match.game.legal(built, seat) == match.game.legal(g, seat)
        seen = match.game.view(built, seat)
        assert {key: view[key] for key in seen} == seen
        if g.phase not in (SETUP, START):
            differs = {f.name for f in g.layout.fields if getattr(built, f.name) != getattr(g, f.name)}
            assert differs <= ({"guards_chosen"} if g.phase == PLACING else set())


@pytest.mark.parametrize("options", RANDOLPH_VARIANTS, ids=str)
def test_the_table_built_from_a_view_is_the_table(options):
    for seed in range(3):
        match = ts.new("randolph", seed=seed, **options)
        table = bots.Table(match, bots_for(match, ["random", "greedy"] if seed else ["random"], seed))
        for step in range(200 if seed else 500):
            if table.step() is None:
                break
            if step < 30 or step % 8 == 0 or match.view(None, log=False)["phase"] in ("pick", "loot", "bomb"):
                compare(match)
        compare(match)


@pytest.mark.soak
@pytest.mark.parametrize("options", RANDOLPH_VARIANTS, ids=str)
def test_the_table_built_from_a_view_is_the_table_in_thousands_of_positions(options):
    for seed in range(25):
        match = ts.new("randolph", seed=100 + seed, **options)
        table = bots.Table(match, bots_for(match, ["random"], seed))
        while table.step() is not None:
            compare(match)


def test_a_table_with_a_guess_has_the_same_view():
    match = ts.new("randolph", seed=3, players=3)
    bots.play(match, bots_for(match, ["greedy"], 3), limit=80)
    view = match.view(0)
    order = {
        id: content
        for colour in "bg"
        for id, content in zip((f"{colour}{x}" for x in "ABCD"), (1, "bomb", 5, 3), strict=True)
    }
    built = world(view, order)
    seen = match.game.view(built, 0)
    assert {key: view[key] for key in seen} == seen
