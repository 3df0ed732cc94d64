"""The words of terminal, mails and page: every id has a message, every message of terminal and mails is used, plurals and lists are a language's own."""

from __future__ import annotations

import ast as python
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import topsecret as ts
from topsecret.terminal import local
from topsecret.terminal.kramer.prompter import KramerPrompter
from topsecret.terminal.online import lobby
from topsecret.terminal.online import session as remote_session
from topsecret.terminal.randolph.prompter import RandolphPrompter
from topsecret.words import LOCALE, TOPICS, accepted, spoken, words

SOURCE = Path(ts.__file__).parent
PAGE = Path(__file__).parents[1] / "web" / "src"
SAYING = [
    *sorted((SOURCE / "terminal").rglob("*.py")),
    *SOURCE.glob("*/drawing/text.py"),
    SOURCE / "text.py",
    SOURCE / "server/mail.py",
    SOURCE / "server/api/notices.py",
]
OWN = ("terminal", "mails")
COMMANDS = {
    what
    for room in (
        lobby.COMMANDS,
        local.LocalSession.commands,
        remote_session.RemoteSession.commands,
        KramerPrompter.commands,
        RandolphPrompter.commands,
    )
    for _, what in room
}
BUILT = {
    "terminal-command-*": COMMANDS,
    "terminal-board-*": {"agent", "at", "way", "score", "base", "guard", "out", "suitcases", "ways"},
    "terminal-ended-*": {"resigned", "abandoned", "closed"},
    "terminal-mean-*": {"decisions", "turns", "rounds"},
    "terminal-*": {"seated", "unseated", "games", "wins", "share", "interval"},
    "mails-*": {"confirm", "confirmed", "too-late", "stop", "stopped", "cut-off"},
}
"""Ids that are put together, with `*` for the hole, and everything that is ever put into it."""


@cache
def messages(topic: str) -> frozenset[str]:
    """The messages of a topic in English."""
    entries = parse((LOCALE / "en" / f"{topic}.ftl").read_text("utf-8")).body
    return frozenset(entry.id.name for entry in entries if isinstance(entry, ast.Message))


@cache
def written() -> tuple[frozenset[str], frozenset[str]]:
    """Ids as they stand in the code, and those that are put together."""
    found: set[str] = set()
    topics = "|".join({path.stem for path in (LOCALE / "en").glob("*.ftl")} | set(TOPICS))
    for path in SAYING:
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            parts = node.values if isinstance(node, python.JoinedStr) else [node]
            text = "".join(str(part.value) if isinstance(part, python.Constant) else "*" for part in parts)
            if re.fullmatch(rf"(?:{topics})-[\w.*-]+", text):
                found.add(text.partition(".")[0])
    # The beginning of an id that is put together is a constant of its own.
    return frozenset(id for id in found if "*" not in id and not id.endswith("-")), frozenset(
        id for id in found if "*" in id
    )


def test_every_id_in_the_code_has_a_message() -> None:
    whole, _ = written()
    assert len(whole) > 150
    assert [
        id for id in sorted(whole) if id not in messages(TOPICS.get(id.partition("-")[0], id.partition("-")[0]))
    ] == []


def test_every_id_that_the_page_says_has_a_message() -> None:
    known = frozenset().union(*(messages(path.stem) for path in (LOCALE / "en").glob("*.ftl")))
    said = re.compile(r'(?:\bt\(|\bid: |<Say id=)"([a-z]+(?:-\w+)+)"')
    found = {
        (path.name, id)
        for path in PAGE.rglob("*")
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
        for id in said.findall(path.read_text("utf-8"))
    }
    assert len(found) > 400
    assert sorted(each for each in found if each[1] not in known) == []


def test_no_message_of_terminal_and_mails_is_unused() -> None:
    whole, built = written()
    used = set(whole)
    for template in built & BUILT.keys():
        used |= {template.replace("*", each) for each in BUILT[template]}
    used |= {f"{id}-you" for id in used}
    assert [id for topic in OWN for id in sorted(messages(topic)) if id not in used] == []


def test_every_way_to_put_an_id_together_is_listed_here() -> None:
    _, built = written()
    assert {template for template in built if template.startswith(OWN)} == set(BUILT)


@pytest.mark.parametrize(
    ("language", "one", "two", "none"),
    [
        ("en", "1 decision", "2 decisions", "0 decisions"),
        ("fr", "1 décision", "2 décisions", "0 décision"),
        ("da", "1 beslutning", "2 beslutninger", "0 beslutninger"),
    ],
)
def test_plurals_are_those_of_the_language(language: str, one: str, two: str, none: str) -> None:
    say = words(language).text
    assert [say("terminal-decisions", n=n) for n in (1, 2, 0)] == [one, two, none]


def test_lists_and_numbers_are_written_as_people_there_do() -> None:
    assert words("en").listed(["A", "B", "C"]) == "A, B and C"
    assert words("de").listed(["A", "B", "C"]) == "A, B und C"
    assert words("fr").listed(["A", "B"], either=True) == "A ou B"
    assert words("en").decimal(1234.56) == "1,234.6"
    assert words("de").decimal(1234.56) == "1.234,6"
    assert words("en").percent(0.1234, 2) == "12.34%"
    assert words("sv").percent(0.5, 0) == "50\N{NO-BREAK SPACE}%"


def test_what_a_language_does_not_have_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from topsecret import words as room

    for language, text in (("en", "shop-open = open\nshop-shut = shut\n"), ("de", "shop-open = offen\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "shop.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(room, "LOCALE", tmp_path)
    english, german = room.Words("en"), room.Words("de")
    monkeypatch.setattr(room, "words", lambda language: english)
    assert [german.text(f"shop-{id}") for id in ("open", "shut", "gone")] == ["offen", "shut", "⟨shop-gone⟩"]
    assert german.has("shop-open")
    assert not german.has("shop-shut")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("de-CH,de;q=0.9,en;q=0.8", "de"),
        ("ja, da;q=0.3, fr;q=0.7", "fr"),
        ("en;q=0, it", "it"),
        ("*", None),
        ("", None),
        (";;,q=1,=", None),
        ("nl;q=zero", None),
        (", ".join(["xx"] * 5000), None),
    ],
)
def test_a_browser_gets_the_language_that_it_likes_best(header: str, language: str | None) -> None:
    assert accepted(header) == language


def test_a_language_is_known_by_the_beginning_of_its_tag() -> None:
    assert spoken(["ja", "pt_BR.UTF-8", "nl_BE.UTF-8@euro", "de"]) == "nl"
    assert spoken(["C", "POSIX", ""]) is None


def test_words_are_read_only_when_they_are_needed() -> None:
    code = "import sys, topsecret, topsecret.cli, topsecret.words, topsecret.server.mail; print('fluent' in sys.modules, 'babel' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == ["False", "False"]
