"""Playing Randolph's game in a terminal, through the real program."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import topsecret as ts

from .driver import Program

RANDOLPH = ("play", "--terminal", "--game", "randolph")
STEPS = re.compile(r"You rolled \d \+ \d\. .*left\.|one of them must leave with")


def answer(said: str, by: str, count: int) -> str:
    """What a simple player types: wander about with the first agent that can, by number or by notation."""
    question = " ".join(said.split())
    if "press Enter when you are ready" in question or "File name to save" in question:
        return ""
    if "What lies in your suitcases" in question:
        return "random" if by == "menu" else "contents 3 1 bomb 5"
    if found := re.search(r"Where does suitcase (\w)", question):
        return "random" if by == "menu" else {"A": "Oslo", "B": "rom", "C": "paris", "D": "Ber"}[found[1]]
    if "guard the empty base" in question:
        return "1" if by == "menu" else "guards 0"
    if "choose a card." in question:
        return offered(said)[-1]
    if "Whom do you fight" in question or "take it or leave it?" in question or "to give up." in question:
        return "1"
    if found := STEPS.search(question):
        able = [number for number in offered(said) if number != "0"]
        return "end" if "No steps" in found[0] or not able else able[count // 2 % len(able)]
    raise AssertionError(f"no answer to:\n{said}")


def offered(said: str) -> list[str]:
    """The numbers of the choices below the question."""
    found: list[str] = []
    for row in reversed(said.rstrip("> \n").splitlines()):
        if not re.match(r"\d( |$)", row):
            break
        found = re.findall(r"(?:^|   )(\d)(?= |$)", row) + found
    return found


def play_on(program: Program, by: str) -> Iterator[str]:
    screen = program.wait_for("")
    for count in range(900):
        yield screen
        text = answer(screen, by, count)
        last = "File name to save" in screen
        program.type(text)
        if last:
            return
        screen = program.wait_for("")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("players", "by", "size"), [(2, "menu", (80, 24)), (3, "menu", (120, 40)), (4, "notation", (80, 24))]
)
def test_a_whole_game_can_be_played(players: int, by: str, size: tuple[int, int]) -> None:
    options = "board=europe round_limit=4 target=5"
    seats = ",".join(["you", *["random"] * (players - 1)])
    arguments = (*RANDOLPH, "--seats", seats, "--seed", "5", "--options", options)
    with Program(*arguments, width=size[0], height=size[1]) as program:
        seen = "\n".join(play_on(program, by))
        assert program.end() == 0
    assert "Traceback" not in program.output
    assert program.terminal.wrapped == []
    assert "You roll" in seen
    assert re.search(r"wins|A shared win", program.terminal.screen)


def test_the_map_in_words_names_every_city_or_one() -> None:
    with Program(*RANDOLPH, "--players", "4", "--seed", "1", width=40, height=30) as program:
        program.wait_for("What lies")
        said = program.say("map", "Anchorage: ")
        assert [name for name in ("Berlin:", "Tokyo:", "Cape Town:", "Sydney:") if name not in said] == []
        assert "London: Berlin, Lisbon, Montreal" in program.say("map lon", "London: ")
        assert "Paris" not in program.said
        assert "There is no city" in program.say("map Atlantis", "no city")
        program.say("random all", "3-london:", "choose a card")
        assert program.terminal.wrapped == []


def test_steps_by_short_names_can_be_undone(tmp_path: Path) -> None:
    match = ts.new("randolph", players=2, names=["Anna", "random 1"], chance=ts.Script(["3+3", "0+0", "2+2"]))
    for seat in (0, 1):
        match.play(seat, "contents 5 3 1 bomb")
        for letter, city in zip("ABCD", ("london", "berlin", "vienna", "cairo"), strict=True):
            match.play(seat, f"{letter} {city}")
    path = tmp_path / "r.txt"
    path.write_text(str(match.record), encoding="utf-8")
    with Program("play", "--terminal", "--load", str(path)) as program:
        program.wait_for("4 steps left")
        screen = program.say("1 van", "3 steps left")
        assert "You: Red base to Vancouver." in screen
        screen = program.say("1-san francisco", "2 steps left")
        assert "Taken back" in program.say("undo", "3 steps left")
        assert "no route leads there" in program.say("1-tokyo", "no route leads")
        assert "2 steps left" in program.say("1 win", "2 steps left")
        program.say("9", "Type one of these")
        assert "Nuuk" in program.say("1", "1 Winnipeg 1 ")
        assert "1 Winnipeg   2 Red base" in program.say("back", "2 Red base")
        assert "No steps left" in program.say("1 nuuk mon", "No steps left")


def test_secret_choices_are_hidden_from_the_next_person() -> None:
    with Program(*RANDOLPH, "--seats", "you=Anna,you=Bert", "--seed", "3") as program:
        program.wait_for("Anna, press Enter")
        program.say("", "What lies")
        assert "is not 5, 3, 1 and b" in program.say("5 5 1 3", "is not")
        program.say("5 b 1 3", "Where does suitcase A")
        assert "There is no city" in program.say("Atlantis", "no city")
        assert "may be" in program.say("ca", "may be", "Where does suitcase B")
        for city in ("London", "Berlin", "Cairo", "Delhi"):
            program.say(city, "Where does", "press Enter")
        shown = program.terminal.everything
        assert "Bert, press Enter" in shown
        assert not any(secret in shown for secret in ("B=bomb", "London", "yours:"))
        program.say("", "What lies")
        assert not any(secret in program.terminal.everything for secret in ("B=bomb", "rA", "London", "yours:"))


def test_duel_cards_are_laid_one_person_after_the_other(tmp_path: Path) -> None:
    dice = ts.Script(["3+3", "0+0", "2+2", "3+3", "3+3"])
    match = ts.new("randolph", players=2, board="europe", names=["Anna", "Bert"], chance=dice)
    for seat in (0, 1):
        match.play(seat, "contents 5 3 1 bomb")
        for letter, city in zip("ABCD", ("lisbon", "berlin", "vienna", "rome"), strict=True):
            match.play(seat, f"{letter} {city}")
    match.play(0, ["1-oslo", "1-stockholm", "1-berlin", "end"])
    match.play(1, ["1-istanbul", "1-belgrade", "1-budapest", "1-vienna"])
    path = tmp_path / "duel.txt"
    path.write_text(str(match.record), encoding="utf-8")
    with Program("play", "--terminal", "--load", str(path)) as program:
        program.wait_for("Bert, press Enter")
        program.say("", "2 steps left")
        program.say("1-berlin", "Anna, press Enter", "choose a card")
        if "choose a card" in program.said:
            program.say("5", "Anna, press Enter")
        assert "Card 5" not in program.terminal.everything
        screen = program.say("", "choose a card")
        assert "1 Bert, green · has chosen" in screen
        assert "Card 5" not in program.terminal.everything
        assert "0   1   2   3   4   5" in program.say("9", "Type one of these")
        program.say("3", "Bert, press Enter")
        screen = program.say("", "3-london:")
        assert "You beat Anna in Berlin, 5 to 3. The beaten agent is out of the game." in " ".join(screen.split())
        assert program.terminal.wrapped == []
