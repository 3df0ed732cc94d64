"""Kramer's options: defaults, effects and errors (K2.1, K5.1, K6.4, K7 to K10)."""

import pytest

import topsecret as ts

from .positions import kramer, texts

OPTIONS = ts.game("kramer").options


@pytest.mark.parametrize(
    ("name", "default"),
    [
        ("players", 4),
        ("agents", ("grey", "yellow", "orange", "red", "green", "blue", "purple")),
        ("cards", False),
        ("dossier", False),
        ("finish", 42),
        ("round_limit", None),
        ("safe_target", "any"),
        ("marker_card", "literal"),
        ("dossier_dashes", "consistent"),
        ("die", "special"),
    ],
)
def test_the_default_is_the_printed_rule(name, default):  # K10
    assert OPTIONS.complete({})[name] == default


def test_these_are_all_the_options():  # K10
    assert OPTIONS.names == (
        "players", "agents", "cards", "dossier", "finish", "round_limit", "safe_target", "marker_card", "dossier_dashes", "die",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"players": 1}, "option players: 1 is not allowed; it must be a whole number from 2 to 7"),
        ({"players": 8}, "option players: 8 is not allowed; it must be a whole number from 2 to 7"),
        ({"cards": "some"}, "option cards: 'some' is not allowed; it must be yes or no"),
        ({"dossier": 3}, "option dossier: 3 is not allowed; it must be yes or no"),
        ({"finish": 19}, "option finish: 19 is not allowed; it must be a whole number from 20 to 60"),
        ({"finish": 61}, "option finish: 61 is not allowed; it must be a whole number from 20 to 60"),
        ({"round_limit": 0}, "option round_limit: 0 is not allowed; it must be a whole number from 1 to 1000, or none"),
        ({"safe_target": "all"}, "option safe_target: 'all' is not allowed; it must be any or empty"),
        ({"marker_card": "free"}, "option marker_card: 'free' is not allowed; it must be literal or capped"),
        ({"dossier_dashes": "x"}, "option dossier_dashes: 'x' is not allowed; it must be consistent or free"),
        ({"die": "d6"}, "option die: 'd6' is not allowed; it must be special or plain"),
        ({"agents": "SPX"}, "option agents: unknown agent 'SPX'; known are grey, yellow, orange, red, green, blue, purple, or their letters S P B J M D L"),
        ({"agents": ["red", "pink"]}, "option agents: unknown agent 'pink'; known are grey"),
        ({"agents": "SSPBJMD"}, "option agents: grey is named twice"),
        ({"agents": ["red", "J"]}, "option agents: red is named twice"),
        ({"agents": "SPB"}, "option agents: 4 players need exactly 7 agents, not 3 (grey, yellow, orange)"),
        ({"agents": 5}, "option agents: 5 is not allowed; give colours or letters, as a list or as one text"),
        ({"players": 2, "agents": "SPBJMD"}, "option agents: 2 players need exactly 5 agents, not 6 (grey, yellow, orange, red, green, blue)"),
        ({"colour": "red"}, "unknown option 'colour' of kramer: known are players, agents"),
        ({"dosier": True}, "unknown option 'dosier' of kramer: did you mean dossier?"),
    ],
)  # fmt: skip
def test_a_bad_option_is_refused_in_words(given, message):  # K10
    with pytest.raises(ts.OptionError) as caught:
        ts.new("kramer", **given)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    "agents",
    ["SJMDL", "sjmdl", "LDMJS", "grey,red,green,blue,purple", "Purple, Blue, Green, Red, Grey", ["red", "S", "l", "blue", "Green"], ("S", "J", "M", "D", "L")],
)  # fmt: skip
def test_agents_are_given_as_letters_or_colours_in_any_order(agents):  # K2.1
    complete = OPTIONS.complete({"players": 2, "agents": agents})
    assert complete["agents"] == ("grey", "red", "green", "blue", "purple")
    assert OPTIONS.text(complete) == "players=2 agents=SJMDL"


@pytest.mark.parametrize("agents", [None, "default"])
def test_agents_may_be_left_to_the_default(agents):  # K2.1
    assert OPTIONS.complete({"players": 3, "agents": agents})["agents"][-1] == "blue"


def test_options_written_and_parsed_are_the_same():  # K10
    complete = OPTIONS.complete(
        {"players": 3, "agents": "PBJMDL", "cards": True, "dossier": True, "finish": 30, "round_limit": 7}
        | {"safe_target": "empty", "marker_card": "capped", "dossier_dashes": "free", "die": "plain"}
    )
    assert OPTIONS.complete(OPTIONS.parse(OPTIONS.text(complete).split())) == complete


def test_the_plain_die_shows_1_to_6():  # K10
    faces = [kramer("players=4 die=plain", "phase=roll", chance=[f]).view(None)["roll"] for f in "123456"]
    assert faces == ["1", "2", "3", "4", "5", "6"]
    with pytest.raises(ts.ScriptError, match="'1-3' is no outcome of 'roll': known are 1, 2, 3, 4, 5, 6"):
        kramer("players=4 die=plain", "phase=roll", chance=["1-3"])


def test_a_1_of_the_plain_die_moves_one_agent_one_building():  # K10
    m = kramer("players=4 die=plain", "phase=roll", chance=["1"])
    assert texts(m, 0) == {f"{agent}1" for agent in "SPBJMDL"}


def test_the_view_tells_the_options():  # K10
    m = ts.new("kramer", players=2, agents="SJMDL", die="plain", seed=1)
    assert m.view(None)["options"]["agents"] == "SJMDL"
    assert m.view(None)["options"]["die"] == "plain"


def test_an_unknown_game_is_refused_with_the_nearest():
    with pytest.raises(ts.OptionError, match=r"unknown game 'cramer': did you mean kramer\? known are kramer"):
        ts.new("cramer")
    with pytest.raises(ts.OptionError, match="unknown game 'chess': known are"):
        ts.game("chess")
    assert "kramer" in ts.games()
