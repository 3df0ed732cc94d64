"""Players choose bots by level; a level is a bot's name with a promise to people in front of it."""

import pytest

from topsecret import bots


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_every_level_has_a_bot_that_can_be_made(game):
    assert list(bots.levels(game))[:2] == ["easy", "normal"]
    for level, name in bots.levels(game).items():
        assert bots.spec(level, game) == name
        bots.make(name, game, seed=1)


def test_a_bots_own_name_stands_for_itself():
    assert bots.spec("greedy", "kramer") == "greedy"
    assert bots.spec("random", "randolph") == "random"


def test_the_levels_of_a_game_cannot_be_changed_from_outside():
    bots.levels("kramer")["easy"] = "random"
    assert bots.spec("easy", "kramer") == "greedy"


def test_an_unknown_level_is_told_with_the_nearest_word():
    with pytest.raises(
        bots.BotError,
        match=r"^unknown bot 'normul' for kramer: did you mean normal\? levels are easy, normal.*; bots are random, greedy",
    ):
        bots.spec("normul", "kramer")


def test_a_level_takes_no_parameter():
    with pytest.raises(bots.BotError, match=r"^unknown bot 'normal:3' for kramer"):
        bots.spec("normal:3", "kramer")


def test_a_parameter_that_a_bot_does_not_take_is_refused_before_a_game():
    with pytest.raises(bots.BotError, match="takes no parameter"):
        bots.spec("greedy:3", "kramer")


def test_an_unknown_game_has_no_levels():
    with pytest.raises(bots.BotError, match=r"^unknown game 'kramr': did you mean kramer\?"):
        bots.levels("kramr")
