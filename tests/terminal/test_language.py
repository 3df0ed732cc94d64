"""The terminal in seven languages: whole games, nothing unsaid, nothing left in English, nothing wider than the screen."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import topsecret as ts
from topsecret.kramer.state import LETTERS, NAMES
from topsecret.terminal import language, rulebook
from topsecret.terminal.kramer.prompter import CLAUSES as KRAMER_CLAUSES
from topsecret.terminal.randolph.prompter import CLAUSES as RANDOLPH_CLAUSES
from topsecret.words import LANGUAGES, Words, words

from .driver import Program
from .typist import play

GAMES = [
    ("kramer", {"players": 4, "cards": True, "dossier": True, "finish": 25, "round_limit": 4}),
    ("kramer", {"players": 2, "finish": 20, "round_limit": 4}),
    ("randolph", {"players": 3, "board": "europe", "round_limit": 3, "target": 5}),
    ("randolph", {"players": 2, "board": "world", "placement": "round_robin", "round_limit": 2}),
]
SAME = {
    "terminal-agent",
    "terminal-agent-at",
    "randolph-agents-left",
    "kramer-building",
    "setup-agent-B",
    "terminal-board-form",
    "terminal-board-hand",
    "terminal-board-secrets",
}
"""Messages of more than one word that some languages share with English."""
ROLLED = {"kramer": "kramer-log-rolled", "randolph": "randolph-tell-rolled"}


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[str, str]]:
    """Every message that is said, and what English would say; one that is missing or lacks something fails."""
    found: dict[str, tuple[str, str]] = {}

    def text(self: Words, id: str, **args: Any) -> str:
        name, _, attribute = id.partition(".")
        bundle = self._bundle(id)
        assert bundle.has_message(name), f"{self.language} has no {id}"
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, id
        whole, errors = bundle.format_pattern(pattern, args)
        assert errors == [], f"{id} in {self.language}: {errors}"
        if self.language != "en":
            found[id] = str(whole), words("en").text(id, **args)
        return str(whole)

    monkeypatch.setattr(Words, "text", text)
    return found


@pytest.mark.parametrize(("game", "options"), GAMES[::2])
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_whole_game_is_played_in_every_language(
    code: str, game: str, options: dict[str, Any], said: dict[str, tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    language.speak(code)
    shown = " ".join("\n".join(play(monkeypatch, game, options, seed=4)).split())
    assert "⟨" not in shown
    if code == "en":
        return
    assert said["terminal-save-record"][0] in shown
    for id in ("terminal-round", "terminal-save-record", "terminal-command-undo", ROLLED[game]):
        here, english = said[id]
        assert here != english, id
    sentences = {id: both for id, both in said.items() if " " in both[1] and not id.startswith("city-")}
    assert {id for id, (here, english) in sentences.items() if here == english} <= SAME


def test_every_word_on_the_screen_is_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a language of which every letter is Greek, Latin words are those that were not said by a message."""
    greek = str.maketrans({chr(ord(first) + k): chr(0x3B1 + k % 24) for first in "aA" for k in range(26)})
    spoken = Words.text
    monkeypatch.setattr(Words, "text", lambda self, id, **args: spoken(self, id, **args).translate(greek))
    monkeypatch.setattr(rulebook, "clauses", lambda game, numbers: list(numbers))
    language.speak("de")
    shown = "\n".join(part for game, options in GAMES for part in play(monkeypatch, game, options, seed=4))
    latin = set(re.findall(r"[A-Za-z]{3,}", re.sub(r"\x1b\[[?0-9;]*[A-Za-z]", "", shown)))
    latin -= {word for word in latin if set(word.upper()) <= set(LETTERS) or re.fullmatch("([rbgy][A-D])+", word)}
    names = {"Anna", "Ann", "random", *NAMES}
    joined = {"und", "oder"}
    commands = {"help", "rules", "undo", "hint", "log", "notes", "note", "red", "view", "save", "FILE", "quit"}
    commands |= {"MOVE", "cards", "map", "LONDON"}
    assert latin - names - commands - joined == set()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("game", "by_phase"), [("kramer", KRAMER_CLAUSES), ("randolph", RANDOLPH_CLAUSES)])
def test_the_rules_of_every_moment_are_there(code: str, game: str, by_phase: dict[str, tuple[str, ...]]) -> None:
    language.speak(code)
    for numbers in by_phase.values():
        for number, clause in zip(numbers, rulebook.clauses(game, numbers), strict=True):
            assert clause.startswith(f"{number}  ")
            assert len(clause) > 30
            assert not re.search(r"[*\[\]|#\n]", clause), clause


# --- which language


@pytest.mark.parametrize(
    ("given", "environment", "chosen"),
    [
        ("de", {"TOPSECRET_LANGUAGE": "fr", "LANG": "it_IT.UTF-8"}, "de"),
        ("de-CH", {}, "de"),
        (None, {"TOPSECRET_LANGUAGE": "fr", "LANG": "it_IT.UTF-8"}, "fr"),
        (None, {"LC_ALL": "sv_SE", "LC_MESSAGES": "da_DK", "LANG": "it_IT.UTF-8"}, "sv"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "da_DK.UTF-8", "LANG": "it_IT.UTF-8"}, "da"),
        (None, {"LANG": "nl_BE.UTF-8@euro"}, "nl"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "ja_JP.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_environment(
    given: str | None, environment: dict[str, str], chosen: str
) -> None:
    assert language.choose(given, environment) == chosen


@pytest.mark.parametrize(("given", "environment"), [("xx", {}), (None, {"TOPSECRET_LANGUAGE": "klingon"})])
def test_a_language_that_we_do_not_speak_is_told_with_those_that_we_do(
    given: str | None, environment: dict[str, str]
) -> None:
    with pytest.raises(ts.OptionError, match=r"unknown language .* known are en \(English\), nl .* da \(Dansk\)"):
        language.choose(given, environment)


def test_the_program_speaks_the_language_of_the_option_and_of_the_environment() -> None:
    arguments = ("play", "--terminal", "--game", "kramer", "--seed", "1")
    with Program(*arguments, "-l", "de") as program:
        assert "Runde 1" in program.wait_for("Schreib es")
    with Program(*arguments, TOPSECRET_LANGUAGE="", LC_ALL="fr_FR.UTF-8") as program:
        assert "manche 1" in program.wait_for("Tapez")
    wrong = subprocess.run(
        [sys.executable, "-m", "topsecret", "play", "-l", "xx"], capture_output=True, text=True, timeout=60
    )
    assert wrong.returncode == 2
    assert "--language: unknown language 'xx': known are en (English)" in wrong.stderr


def test_a_terminal_without_utf8_gets_letters_without_marks() -> None:
    arguments = ("play", "--terminal", "--game", "kramer", "--seed", "1", "-l", "fr")
    with Program(*arguments, PYTHONIOENCODING="ascii") as program:
        screen = program.wait_for("Tapez")
    assert screen.isascii()
    assert "Eglise 0  1    2" in screen


# --- typing


def test_yes_no_buildings_and_cities_are_understood_in_the_language_at_hand(tmp_path: Path) -> None:
    language.speak("de")
    assert [language.yes(word) for word in ("ja", "J", "yes", "nein", "n", "no", "vielleicht", "")] == [
        True, True, True, False, False, False, None, None,
    ]  # fmt: skip
    match = ts.new(
        "kramer",
        position="kramer/1 players=4 | phase=safe roll=4 actor=0 position=S:7 owner=S:0,P:1,B:2,J:3",
        names=["A", "B", "C", "D"],
    )
    path = tmp_path / "safe.txt"
    path.write_text(str(match.record), encoding="utf-8")
    with Program(
        "play", "--terminal", "--load", str(path), "--seats", "you,random,random,random", "-l", "de"
    ) as program:
        program.wait_for("Stell den Tresor")
        assert "Du versetzt den Tresor: Kirche (0)." in program.say("kirche", "Runde 2")


def test_a_city_is_found_by_its_name_here_and_by_that_in_notation() -> None:
    from topsecret.randolph.board import load
    from topsecret.terminal.randolph.cities import find_city, no_city

    language.speak("de")
    board = load("world")
    for typed in ("Wien", "wie", "vienna", "Vienna"):
        assert find_city(board, typed, board.city_ids) == "vienna"
    assert find_city(board, "hq", ["hq"]) == "hq"
    assert "Atlantis" in no_city(board, "Atlantis")


def test_a_refusal_names_the_clause_in_every_language() -> None:
    from topsecret.terminal.session import Session

    language.speak("de")
    told = Session.reworded(None, "seat 0 cannot play 'J9': the roll gives exactly 6 points (K3.5)", 0)  # type: ignore[arg-type]  # the words are the same for every session
    assert told == f"{words('de').text('page-fault-illegal')} (K3.5)"
