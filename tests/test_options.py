"""Options in general: reading, completing and writing them, and the words of their errors."""

import pytest

from topsecret.options import Option, OptionError, OptionSet

FLAG = Option("cards", False, "flag", "Cards.", "K7.1")
CHOICE = Option("die", "special", "choice", "Die.", "K10", choices=("special", "plain"))
NUMBER = Option("players", 4, "number", "Players.", "K2.1", low=2, high=7)
LIMIT = Option("round_limit", None, "optional number", "Limit.", "K6.4", low=1, high=1000)
OTHER = Option("board", "world", "other", "Board.", "R1.4", read=str.upper, write=str.lower, values="a board")
SET = OptionSet("test", (NUMBER, FLAG, CHOICE, LIMIT, OTHER))


@pytest.mark.parametrize("value", [True, "yes", "Yes", "true", "on", "1", 1])
def test_a_flag_is_yes(value):
    assert FLAG.check(value) is True


@pytest.mark.parametrize("value", [False, "no", "NO", "false", "off", "0", 0])
def test_a_flag_is_no(value):
    assert FLAG.check(value) is False


@pytest.mark.parametrize("value", ["maybe", 2, None, ""])
def test_a_flag_is_nothing_else(value):
    with pytest.raises(OptionError, match=r"option cards: .* is not allowed; it must be yes or no"):
        FLAG.check(value)


def test_a_choice_is_one_of_its_words():
    assert CHOICE.check("plain") == "plain"
    with pytest.raises(OptionError, match="option die: 'round' is not allowed; it must be special or plain"):
        CHOICE.check("round")


@pytest.mark.parametrize(("value", "number"), [(2, 2), ("7", 7), (4, 4)])
def test_a_number_is_read_from_a_number_or_a_text(value, number):
    assert NUMBER.check(value) == number


@pytest.mark.parametrize("value", [1, 8, "eight", None, 4.0, True, [4], "4.5"])
def test_a_number_outside_its_range_or_of_another_kind_is_refused(value):
    with pytest.raises(OptionError, match="it must be a whole number from 2 to 7"):
        NUMBER.check(value)


@pytest.mark.parametrize("value", [None, "none", "None"])
def test_an_optional_number_may_be_none(value):
    assert LIMIT.check(value) is None


@pytest.mark.parametrize("value", [0, 1001, "many"])
def test_an_optional_number_has_a_range_too(value):
    with pytest.raises(OptionError, match="it must be a whole number from 1 to 1000, or none"):
        LIMIT.check(value)


def test_another_kind_of_option_reads_and_writes_itself():
    assert OTHER.check("world") == "WORLD"
    assert OTHER.text("WORLD") == "world"
    assert OTHER.allowed == "a board"


def test_another_kind_of_option_needs_a_reader():
    with pytest.raises(AssertionError, match="has no reader"):
        Option("x", None, "other", "", "").check(1)


@pytest.mark.parametrize(("option", "value", "text"), [(FLAG, True, "yes"), (FLAG, False, "no"), (LIMIT, None, "none"), (LIMIT, 5, "5"), (CHOICE, "plain", "plain")])  # fmt: skip
def test_values_are_written_as_they_are_read(option, value, text):
    assert option.text(value) == text
    assert option.check(text) == value


def test_what_is_not_given_has_its_default():
    assert SET.complete({"cards": "yes"}) == {"players": 4, "cards": True, "die": "special", "round_limit": None, "board": "world"}  # fmt: skip


def test_an_unknown_option_is_named_with_the_nearest_and_the_known_ones():
    with pytest.raises(
        OptionError, match=r"unknown option 'card' of test: did you mean cards\? known are players, cards"
    ):
        SET.complete({"card": True})
    with pytest.raises(OptionError, match="unknown option 'zzz' of test: known are players"):
        SET.get("zzz")


def test_options_are_parsed_from_words_and_a_flag_alone_means_yes():
    assert SET.parse(["cards", "players=3", "die=plain"]) == {"cards": True, "players": 3, "die": "plain"}


def test_an_option_that_is_no_flag_needs_a_value():
    with pytest.raises(OptionError, match="option players: write players=value, where the value is a whole number"):
        SET.parse(["players"])


def test_only_what_differs_from_the_defaults_is_written_and_the_players_always():
    assert SET.text(SET.complete({})) == "players=4"
    assert SET.text(SET.complete({"cards": True, "round_limit": 9})) == "players=4 cards=yes round_limit=9"


PRESETS = OptionSet(
    "editions",
    (NUMBER, Option("edition", "french", "choice", "", "", choices=("french", "english")), CHOICE),
    presets={"french": {"die": "special"}, "english": {"die": "plain"}},
)


def test_an_edition_sets_several_options_and_a_given_one_outweighs_it():
    assert PRESETS.complete({"edition": "english"})["die"] == "plain"
    assert PRESETS.complete({"edition": "english", "die": "special"})["die"] == "special"


def test_an_edition_is_written_and_what_it_sets_is_not():
    assert PRESETS.text(PRESETS.complete({"edition": "english"})) == "players=4 edition=english"
    assert PRESETS.text(PRESETS.complete({"edition": "english", "die": "special"})) == "players=4 edition=english die=special"  # fmt: skip
    assert PRESETS.text(PRESETS.complete({})) == "players=4"


def test_an_unknown_edition_is_refused():
    with pytest.raises(OptionError, match="option edition: 'dutch' is not allowed; it must be french or english"):
        PRESETS.complete({"edition": "dutch"})
