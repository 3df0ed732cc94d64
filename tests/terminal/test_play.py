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


def answer(said: str, by: str) -> str:
    """What a simple player types: the first thing offered, by number or by notation."""
    question = " ".join(said.split())
    if "press Enter when you are ready" in question or "File name to save" in question:
        return ""
    if "Hand it in? It cannot be changed" in question:
        return ""
    if found := POINTS.search(question):
        return "1" if re.search(r"^1 \S", said, re.MULTILINE) else f"P1 S{int(found[1]) - 1}"
    if found := re.search(r"Put the safe into another building\. (\w+) (\w+)", question):
        return found[1] if by == "menu" else f"safe {found[2]}"
    if "Enter: nobody else" in question:
        return ""
    if "Top Secret round:" in question or "Play another card" in question or "No other card" in question:
        return "1" if by == "menu" else "stop" if "other card" in question else "pass"
    if "Who is" in question:
        return "1" if by == "menu" else re.findall(r"[SPBJMDL]=[-\d]", said.split("Who is")[1])[-1]
    raise AssertionError(f"no answer to:\n{said}")


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


@pytest.mark.parametrize(("width", "height", "players"), [(80, 24, 5), (40, 30, 7), (120, 40, 7)])
def test_sentence_board_and_question_are_in_sight_together(width: int, height: int, players: int) -> None:
    arguments = (*KRAMER, "--players", str(players), "--seed", "3")
    with Program(*arguments, width=width, height=height) as program:
        program.wait_for("points")
        screen = program.terminal.screen
        assert "round 1 ·" in screen
        assert "Player 0 rolled" in screen
        assert "S Schulz" in screen
        assert program.terminal.wrapped == []
        program.say("?", "Help")
        program.say("log", "Log")
        assert program.terminal.wrapped == []


def written(folder: Path, match: ts.Match) -> str:
    """The path of a file with the match's record."""
    path = folder / "game.txt"
    path.write_text(str(match.record), encoding="utf-8")
    return str(path)


def test_what_if_tells_what_the_rules_make_of_a_move(tmp_path: Path) -> None:  # K4.1, K4.2
    match = ts.new(
        "kramer",
        position="kramer/1 players=4 | phase=roll position=S:6 owner=S:0,P:1,B:2,J:3",
        chance=ts.Script(["4"]),
        names=["Anna", "greedy 1", "greedy 2", "greedy 3"],
    )
    with Program("play", "--terminal", "--load", written(tmp_path, match)) as program:
        program.wait_for("4 points")
        said = program.say("if P1 S1 D2", "If you play that")
        assert "Scoring, caused by you. Safe: Town hall (7). Schulz +7, Perry +1, Doyle +2" in said
        assert re.search(r"S Schulz, grey +7 +0 +7\n", said)
        assert "depends on" not in said
        assert "exactly 4 points" in program.say("what if P1", "exactly 4")
        assert "4 points" in program.say("view", "4 points")
        said = program.say("D3 P1", "You moved Perry → Bakery (1), Doyle → Cinema (3).")
        assert "caused by you" not in said


def test_what_if_says_what_it_cannot_know(tmp_path: Path) -> None:
    match = ts.new("randolph", players=2, names=["Anna", "random 1"], chance=ts.Script(["3+3", "0+0", "2+2"]))
    for seat, letters in ((0, "ABCD"), (1, "ABCD")):
        match.play(seat, "contents 5 3 1 bomb")
        for letter, city in zip(letters, ("vancouver", "berlin", "vienna", "cairo"), strict=True):
            match.play(seat, f"{letter} {city}")
    with Program("play", "--terminal", "--load", written(tmp_path, match)) as program:
        program.wait_for("4 steps left")
        assert "You: Red base to Vancouver." in program.say("if 1-vancouver", "If you play that")
        assert "no route leads there" in program.say("if 1-tokyo", "no route")


def test_hot_seat_hides_everything_at_the_hand_over() -> None:
    seats = "you=Anna,you=Bert,random"
    with Program(*KRAMER, "--seats", seats, "--seed", "1", "--options", "cards") as program:
        said = program.wait_for("Anna, press Enter")
        assert "You are" not in said
        said = program.say("", "points")
        assert "You are" in said
        hand = re.search(r"hand: (.*)", said)
        assert hand is not None
        program.say("note red annas-secret-note", "Noted")
        points = POINTS.search(said)
        assert points is not None
        program.say(f"S{points[1]}", "Top Secret round", "press Enter")
        while "Bert, press Enter" not in program.said:
            program.say("pass", "Top Secret round", "press Enter")
        shown = program.terminal.everything
        assert "You are" not in shown
        assert "annas-secret-note" not in shown
        assert hand[1] not in shown
        program.say("", "Top Secret round", "points")
        assert "annas-secret-note" not in program.terminal.everything
        program.key(b"\x1b[A\x1b[A\x1b[A")
        program.say("x", "annot read", "one of these")
        assert "annas-secret-note" not in program.terminal.everything
        assert "annas-secret-note" not in program.say("notes", "My notes")


def test_dossiers_are_filled_in_one_person_after_the_other(tmp_path: Path) -> None:
    match = ts.new("kramer", position=NEAR_DOSSIER, chance=ts.Script(["2"]), names=["Anna", "Bert"])
    with Program("play", "--terminal", "--load", written(tmp_path, match)) as program:
        program.wait_for("Anna, press Enter")
        program.say("", "2 points")
        screen = program.say("S2", "Who is")
        while "Hand it in?" not in screen:
            screen = program.say("1", "Who is", "Hand it in?")
        assert "Bert, press Enter" in program.say("", "press Enter")
        assert "dossier:" not in program.terminal.everything
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
        assert "0 Player 0 · you" in program.wait_for("points", "Put the safe")


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
        program.say(f"S{points[1]}", "Top Secret round")
        screen = program.say("undo", "Taken back")
        assert points[0] in screen
        assert "You took your last move back." in screen


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("J9", "I cannot read “J9”. Type the whole move"),
        ("xyzzy", "I cannot read"),
        ("J0 Q3", "I cannot read"),
        ("8", "I cannot read"),
        ("", "Type the whole move"),
        ("safe 4", "agents are to be moved now (K3.2)"),
        ("save", "file name"),
        ("note", "Write: note"),
        ("if", "I cannot read"),
        ("help me", "There is help and help rules"),
        ("D6", "blue is not in play (K2.1)"),
        ("\x00\x01é😀", "I cannot read"),
    ],
)
def test_bad_input_gets_a_message_and_the_question_again(typed: str, said: str) -> None:
    with Program(*KRAMER, "--players", "2", "--seed", "2") as program:
        program.wait_for("points")
        screen = program.say(typed, said)
        assert "You rolled" in screen


@pytest.mark.parametrize("typed", ["j2 s4", "J2,S4", "j2s4", "J S5", "S+4 J+2"])
def test_points_may_be_typed_in_many_ways(typed: str) -> None:  # K3.5
    with Program(*KRAMER, "--players", "2", "--seed", "2") as program:
        program.wait_for("6 points")
        assert "You moved Schulz" in program.say(typed, "You moved Schulz")


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
    assert "Goodbye. The game was not saved." in " ".join(program.terminal.screen.split())
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
        assert "Church 0  1    2" in screen


def test_no_color_means_no_colours() -> None:
    with Program(*KRAMER, "--players", "4", "--seed", "1", NO_COLOR="1") as program:
        program.wait_for("points")
        assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|38;|48;|4[0-7])", program.output)


def test_plain_works_through_a_pipe() -> None:
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
        assert re.search("wins|share|Nobody", program.say("end", "File name"))
        program.type("")
        assert program.end() == 0


def test_colours_are_only_for_a_terminal_and_never_alone() -> None:
    with Program(*KRAMER, "--players", "4", "--seed", "1") as program:
        program.wait_for("points")
        assert re.search(r"\x1b\[[0-9;]*m", program.output)
        assert "S Schulz, grey" in program.said
    with Program(*KRAMER, "--players", "4", "--seed", "1", "--plain") as program:
        program.wait_for("points")
        assert not re.search(r"\x1b\[[0-9;]*m", program.output)
