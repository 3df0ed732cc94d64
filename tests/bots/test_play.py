"""What holds for every bot: it answers with what it was offered, by its seed, from what it knows."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topsecret as ts
from topsecret import bots

from .seats import bots_for, choices_in_other_worlds, variants


@pytest.mark.parametrize(("game", "options"), variants())
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 10_000), specs=st.sampled_from([["greedy"], ["greedy", "random"], ["random", "greedy"]]))
def test_bots_answer_with_what_they_are_offered_until_the_game_ends(game, options, seed, specs):
    match = ts.new(game, seed=seed, **options)
    table = bots.Table(match, bots_for(match, specs, seed))
    while table.step() is not None:
        assert match.version < 20_000
    table.finish()
    assert match.over


@pytest.mark.parametrize(("game", "options"), variants())
def test_the_same_seeds_give_the_same_game(game, options):
    def game_of(seed):
        match = ts.new(game, seed=4, **options)
        bots.play(match, bots_for(match, ["greedy"], seed), limit=120)
        return match

    assert game_of(1) == game_of(1)
    assert game_of(1) != game_of(2)


def same_everywhere(game, options, spec, decisions, worlds):
    match = ts.new(game, seed=decisions, **options)
    bots.play(match, bots_for(match, ["greedy", "random"], 7), limit=decisions)
    for seat in match.to_move:
        begin = ts.new(game, seed=decisions, **options).view(seat)
        assert len(choices_in_other_worlds(match, seat, spec, begin, worlds)) == 1


@pytest.mark.parametrize("spec", ["random", "greedy", "belief"])
@pytest.mark.parametrize(("game", "options"), variants())
@pytest.mark.parametrize("decisions", [1, 6, 17, 40])
def test_what_a_seat_cannot_know_does_not_change_its_choice(game, options, spec, decisions):
    same_everywhere(game, options, spec, decisions, worlds=6)


@pytest.mark.parametrize(("game", "options"), variants())
@pytest.mark.parametrize("decisions", [11, 40])
def test_nor_what_it_finds_by_thinking_ahead(game, options, decisions):
    same_everywhere(game, options, "search:3", decisions, worlds=3)


def test_seats_with_different_seeds_do_not_choose_alike():
    match = ts.new("kramer", seed=1)
    offered = match.actions(0)
    chosen = {bots.make("random", "kramer", seed=seed).choose(match.view(0), offered).id for seed in range(20)}
    assert len(chosen) > 5
