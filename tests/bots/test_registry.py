"""Bots are made by name; what cannot be made is said in words."""

import pytest

from topsecret import bots


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_both_games_have_a_random_and_a_greedy_bot(game):
    assert bots.names(game)[:2] == ("random", "greedy")
    for name in bots.names(game):
        bots.make(name, game, seed=1)


def test_an_unknown_bot_is_told_with_the_nearest_name():
    with pytest.raises(
        bots.BotError, match=r"^unknown bot 'gredy' for kramer: did you mean greedy\? known are random, greedy"
    ):
        bots.make("gredy", "kramer", seed=1)


def test_an_unknown_bot_that_resembles_none_is_told_with_the_known_names_alone():
    with pytest.raises(bots.BotError, match=r"^unknown bot 'zzz' for randolph: known are random, greedy"):
        bots.make("zzz", "randolph", seed=1)


def test_an_unknown_game_is_told_with_the_nearest_name():
    with pytest.raises(bots.BotError, match=r"^unknown game 'kramr': did you mean kramer\? known are kramer, randolph"):
        bots.make("random", "kramr", seed=1)


@pytest.mark.parametrize("spec", ["greedy:200ms", "greedy:"])
def test_a_parameter_that_a_bot_does_not_take_is_refused(spec):
    with pytest.raises(bots.BotError, match=rf"^bot greedy takes no parameter: write 'greedy', not '{spec}'"):
        bots.make(spec, "kramer", seed=1)
