"""Playing in a terminal: whole games, hot-seat, saving, bad input, leaving; through the real program."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import topsecret as ts

from .driver import Program

KRAMER = ("play", "--terminal", "--game", "kramer")
POINTS = re.compile(r"You rolled (?:\d|1–3)\. (?:Give|You may give)(?: up to| \d to)? (\d) points? to any")


def answer(screen: str, by: str) -> str:
    """What a simple player types: the first thing offered, by menu or by notation."""
    if "The keyboard goes to" in screen or "Enter: the result" in screen or "File name to save" in screen:
        return ""
    if "Hand it in? It cannot be changed" in screen:
        return ""
    if "How many points for" in screen:
        return re.findall(r"(\d) →", screen)[-1]
    if "Enter plays it, back takes" in screen and not re.search(r"^C\d+ ", screen, re.MULTILINE):
        return ""
    if found := POINTS.search(screen):
        return "1" if by == "menu" else f"P1 S{int(found[1]) - 1}" if found[1] != "1" else "S1"
    if found := re.search(r"Put the safe into another building\. (\w+), (\w+)", screen):
        return found[1] if by == "menu" else f"safe {found[2]}"
    if "play a card or pass." in screen or "Play another card" in screen:
        return "1" if by == "menu" and re.search(r"^1 C\d", screen, re.MULTILINE) else "0"
    if "can be played. Pass." in screen or "can be played. Stop." in screen:
        return "0"
    if found := re.search(r"Who is  (\w) ", screen):
        return "1" if by == "menu" else re.findall(r"(?<=  )[SPBJMDL]=[-\d]", screen)[-1]
    if re.search(r"^C\d+ ", screen, re.MULTILINE):
        return "" if "Enter plays it" in screen or "Enter: nobody else" in screen else "1"
    raise AssertionError(f"no answer to:\n{screen}")


def play_on(program: Program, by: str) -> Iterator[str]:
    """Answer until the program ends; every screen on the way."""
    screen = program.wait_for("")
    for _ in range(600):
        yield screen
        text = answer(screen, by)
        last = "File name to save" in screen
        program.type(text)
        if last:
            return
        screen = program.wait_for("")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("options", ["", "cards", "dossier", "cards dossier"])
@pytest.mark.parametrize("by", ["menu", "notation"])
def test_a_whole_game_can_be_played(options: str, by: str) -> None:
    words = f"finish=20 round_limit=30 {options}".strip()
    with Program(*KRAMER, "--players", "2", "--seed", "5", "--options", words) as program:
        seen = "\n".join(play_on(program, by))
        assert program.end() == 0
    assert "Traceback" not in program.output
    assert program.terminal.wrapped == []
    assert "You rolled" in seen
    assert re.search(r"wins with|share the win|Nobody wins", program.terminal.screen)
    assert ("Who is" in seen) == ("dossier" in options)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
@pytest.mark.parametrize("options", ["", "cards dossier"])
def test_nothing_is_wider_or_higher_than_the_terminal(size: tuple[int, int], options: str) -> None:
    width, height = size
    with Program(*KRAMER, "--players", "7", "--seed", "3", "--options", options, width=width, height=height) as program:
        first = program.wait_for("points")
        assert "TOP SECRET" in first.splitlines()[0]
        program.say("S", "How many points")
        program.say("1", "S1: ")
        program.say("help", "q: back", "Enter: back")
        program.say("q", "S1: ")
        program.say("log", "Enter: back")
        program.say("", "S1: ")
        assert program.terminal.wrapped == []
        assert program.terminal.history == []


def written(folder: Path, match: ts.Match) -> str:
    """The path of a file with the match's record."""
    path = folder / "game.txt"
    path.write_text(str(match.record), encoding="utf-8")
    return str(path)


def test_a_preview_shows_where_agents_land_and_what_would_score(tmp_path: Path) -> None:
    match = ts.new(
        "kramer",
        position="kramer/1 players=4 | phase=roll position=S:6 owner=S:0,P:1,B:2,J:3",
        chance=ts.Script(["4"]),
        names=["Anna", "greedy 1", "greedy 2", "greedy 3"],
    )
    with Program("play", "--terminal", "--load", written(tmp_path, match)) as program:
        program.wait_for("4 points")
        program.say("P1", "3 more points")
        screen = program.say("S1", "2 more points")
        assert "P1 S1: Schulz to the safe: scoring when you confirm. Schulz +7, Perry +1" in screen
        assert "No scoring" in program.say("back", "P1: ")
        program.say("D3", "Enter plays it")
        program.say("", "more since your last action")
        screen = program.say("log", "Enter: back")
        assert "You moved Perry → Bakery (1), Doyle → Cinema (3)." in screen


def test_hot_seat_hides_everything_at_the_hand_over() -> None:
    seats = "you=Anna,you=Bert,random"
    with Program(*KRAMER, "--seats", seats, "--seed", "1", "--options", "cards") as program:
        screen = program.wait_for("Anna, press Enter")
        assert "You are" not in screen
        screen = program.say("", "points")
        annas = re.search(r"You are  (\w)", screen)
        assert annas is not None
        hand = re.findall(r"(C\d+) +[A-Z0-9]", screen)
        program.say("note red annas-secret-note", "Noted")
        points = POINTS.search(screen)
        assert points is not None
        program.say(f"S{points[1]}", "play a card", "Pass.", "press Enter")
        while "Bert, press Enter" not in program.terminal.screen:
            program.say("0", "play a card", "Pass.", "press Enter")
        shown = program.terminal.everything
        assert "You are" not in shown
        assert "annas-secret-note" not in shown
        assert not any(f"{card} " in shown for card in hand)
        screen = program.say("", "play a card", "Pass.", "points")
        assert "annas-secret-note" not in program.terminal.everything
        program.key(b"\x1b[A\x1b[A\x1b[A")
        program.say("x", "cannot read", "Cannot read", "Type a number")
        assert "annas-secret-note" not in program.terminal.everything
        assert "annas-secret-note" not in program.say("notes", "Enter: back")


def test_dossiers_are_filled_in_one_person_after_the_other(tmp_path: Path) -> None:
    match = ts.new("kramer", position=NEAR_DOSSIER, chance=ts.Script(["2"]), names=["Anna", "Bert"])
    with Program("play", "--terminal", "--load", written(tmp_path, match)) as program:
        program.wait_for("Anna, press Enter")
        program.say("", "2 points")
        screen = program.say("S2", "Who is")
        while "Who is" in screen:
            screen = program.say("1", "Who is", "Hand it in?")
        assert "Bert, press Enter" in program.say("", "press Enter")
        assert "Secret dossier" not in program.terminal.everything
        screen = program.say("", "Who is")
        assert "Anna handed in a dossier" in screen


NEAR_DOSSIER = "kramer/1 players=2 dossier=yes | phase=roll position=S:5 score=S:25 owner=S:0,P:1"


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "half.txt"
    with Program(*KRAMER, "--players", "3", "--seed", "2") as program:
        screen = program.wait_for("points")
        points = POINTS.search(screen)
        assert points is not None
        program.say(f"S{points[1]}", "points", "Put the safe")
        assert "Saved" in program.say(f"save {path}", "Saved")
        program.type("quit")
        assert program.end() == 0
    match = ts.load(path.read_text())
    assert match.names == ("Player 0", "greedy 1", "greedy 2")
    assert match.to_move == (0,)
    with Program("play", "--terminal", "--load", str(path)) as program:
        assert "You are" in program.wait_for("points", "Put the safe")


def test_quit_offers_to_save_and_can_be_thought_over(tmp_path: Path) -> None:
    path = tmp_path / "left.txt"
    with Program(*KRAMER, "--players", "3", "--seed", "2") as program:
        program.wait_for("points")
        program.say("quit", "Leave the game")
        program.say("back", "points")
        program.say("quit", "Leave the game")
        assert "Cannot write" in program.say(str(tmp_path / "no" / "such" / "folder"), "Leave the game")
        program.type(str(path))
        assert program.end() == 0
    assert ts.load(path.read_text()).game.name == "kramer"


def test_an_action_can_be_undone_while_it_showed_nothing() -> None:
    with Program(*KRAMER, "--players", "3", "--seed", "2", "--options", "cards") as program:
        screen = program.wait_for("points")
        program.say("undo", "There is nothing to take back")
        points = POINTS.search(screen)
        assert points is not None
        program.say(f"S{points[1]}", "play a card", "Pass.")
        screen = program.say("undo", "Taken back")
        assert points[0] in screen
        assert "You took your last move back." in screen


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("J9", "only 6 points"),
        ("xyzzy", "I cannot read"),
        ("J0 Q3", "I cannot read"),
        ("8", "I cannot read"),
        ("", "more point"),
        ("back", "nothing to take away"),
        ("safe 4", "cannot read"),
        ("save", "file name"),
        ("note", "Write: note"),
        ("help me", "There is help and help rules"),
        ("D", "sits out"),
        ("\x00\x01é😀", "I cannot read"),
    ],
)
def test_bad_input_gets_a_message_and_the_question_again(typed: str, said: str) -> None:
    with Program(*KRAMER, "--players", "2", "--seed", "2") as program:
        program.wait_for("points")
        screen = program.say(typed, said)
        assert "You rolled" in screen


def test_a_hint_is_a_legal_move() -> None:
    with Program(*KRAMER, "--players", "4", "--seed", "2") as program:
        program.wait_for("points")
        screen = program.say("hint", "greedy bot would play")
        move = re.search(r"would play: ([A-Z0-9 ]+)", screen)
        assert move is not None
        assert "cannot" not in program.say(move[1].strip())


@pytest.mark.parametrize("how", ["eof", "ctrl-c"])
def test_leaving_is_clean(how: str) -> None:
    with Program(*KRAMER, "--players", "4") as program:
        program.wait_for("points")
        program.key(b"\x04" if how == "eof" else b"\x03")
        assert program.end() == 0
    assert "Goodbye. The game was not saved." in program.terminal.screen
    assert "Traceback" not in program.output


def test_the_menu_asks_for_game_players_seats_and_options() -> None:
    with Program("play", "--terminal") as program:
        assert "Which game?" in program.wait_for("Which game?")
        assert "How many play?" in program.say("1", "How many")
        program.say("nine", "Type a number from 2 to 7")
        program.say("3", "Who sits where?")
        program.say("you=Zoë", "seat 1")
        program.say("gredy", "did you mean greedy")
        program.say("random", "seat 2")
        program.say("greedy", "Top Secret cards?")
        program.say("yes", "Secret dossier?")
        program.say("no", "Anything else?")
        program.say("finnish=30", "did you mean finish")
        program.say("finish=30", "So far: cards finish=30")
        screen = program.say("", "points")
        assert "Finish at 30" in screen
        assert "random 1" in screen


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_utf8_gets_ascii(encoding: str) -> None:
    with Program(*KRAMER, "--players", "4", "--seed", "1", PYTHONIOENCODING=encoding) as program:
        screen = program.wait_for("points")
        assert screen.isascii()
        assert "+- Church 0 +" in screen


def test_no_color_means_no_colours() -> None:
    with Program(*KRAMER, "--players", "4", "--seed", "1", NO_COLOR="1") as program:
        program.wait_for("points")
        assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|38;|48;|4[0-7])", program.output)


def test_plain_mode_works_through_a_pipe() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "topsecret", *KRAMER, "--players", "3", "--seed", "4", "--plain"],
        input="help rules\nS9\nlog\n",
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "\x1b" not in done.stdout
    assert "Goodbye" in done.stdout
    assert done.stderr == ""
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_a_game_of_bots_can_be_watched() -> None:
    with Program(*KRAMER, "--seats", "random,random", "--seed", "4", "--options", "finish=20") as program:
        screen = program.wait_for("Enter: next move")
        assert "You are" not in screen
        program.say("", "Enter: next move")
        program.say("end", "Enter: the result")
        assert re.search("wins|share|Nobody", program.say("", "File name"))
        program.type("")
        assert program.end() == 0
