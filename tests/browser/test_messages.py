"""Every word of the page: each message is used, is there in every language, and says the same things with the same names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from topsecret import lessons
from topsecret.randolph.board import load

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src" / "topsecret" / "locale"
PAGE = ROOT / "web" / "src"
LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir())

GAMES = ("kramer", "randolph")
LEVELS = ("easy", "normal", "hard")
CHARACTERS = ("ekow", "fumi", "kaspar", "nadira", "tiago", "wendell", "zofia")
UNITS = ("seconds", "minutes", "hours", "days")
CITIES = sorted({city for name in ("world", "europe") for city in load(name).city_ids})
ORDERS = ("card", "round", "scoring")
PASSES = ("once", *ORDERS)
STEPS = {game: [step.id for step in lessons.lesson(game).steps] for game in GAMES}
ASKED = {game: [step.id for step in lessons.lesson(game).steps if step.want] for game in GAMES}

BUILT: dict[str, tuple[tuple[str, ...], ...]] = {
    "about-*": (("what", "host", "bots", "privacy"),),
    "characters-*-temper": (CHARACTERS,),
    "characters-*-word": (CHARACTERS,),
    "city-*": (tuple(CITIES),),
    "home-about-*": (GAMES,),
    "home-case-*": (GAMES,),
    "home-code-*": (("empty", "length", "signs", "link"),),
    "home-cover-*": (GAMES,),
    "kramer-building-*": (("church", *(str(number) for number in range(1, 11)), "ruin"),),
    "kramer-card-*": (tuple(f"c{number}" for number in range(1, 16)),),
    "kramer-round-*": (("asked", "passed", "waiting"),),
    "kramer-end-dossier-of*": (("", "-you"),),
    "kramer-end-suspected*": (("", "-you"),),
    "kramer-end-winner*": (("", "-you"),),
    "kramer-pass-*": (PASSES,),
    "kramer-pass-*-hint": (PASSES,),
    "kramer-pass-*-slip": (ORDERS,),
    "kramer-pass-*-until": (ORDERS,),
    "kramer-scene-**": (("gains", "loses", "nothing"), ("", "-you")),
    "learn-over-*": (GAMES,),
    "notices-device-*": (("off", "on", "denied", "unable", "install", "insecure", "failed"),),
    "page-*": (("resign", "leave"),),
    "page-fault-*": (
        ("bad", "anonymous", "forbidden", "unknown", "illegal", "stale", "state", "limit", "unavailable", "offline"),
    ),
    "page-game-*": (GAMES,),
    "page-level-*": (LEVELS,),
    "page-missed-*": (("scoring", "duel", "delivery", "bomb", "unmasking", "end"),),
    "page-pace-*": (("calm", "normal", "fast", "at_once"),),
    "page-line-*": (("opening", "open", "closed", "away"),),
    "page-sure-*": (("resign", "leave"),),
    "page-told-*": (
        (
            *("left", "back", "standin", "timeout", "resigned", "offer", "offer-no", "rematch", "claimed"),
            *("ended-agreed", "ended-abandoned", "ended-closed"),
        ),
    ),
    "randolph-*": (("deliver", "exchange", "take", "drop"),),
    "randolph-duel-stage-*": (("hands", "choose", "silence", "turn", "words"),),
    "randolph-sea-*": (("pacific", "atlantic", "indian"),),
    "randolph-setup-say-*": (("slips", "cities", "done"),),
    "replay-mark-*": (("scoring", "duel", "delivery", "bomb", "dossier", "end"),),
    "setup-*": (UNITS,),
    "setup-agent-*": (tuple("SPBJMDL"),),
    "setup-away-*": (("default", "bot"),),
    "setup-colours-*": (
        ("red-green", "blue-yellow", "red-blue-green", "red-blue-yellow", "red-green-yellow", "blue-green-yellow"),
    ),
    "setup-grace-*": (UNITS,),
    "setup-how-*": (("friends", "bots", "here"),),
    "setup-how-*-hint": (("friends", "bots", "here"),),
    "setup-lead-*": (GAMES,),
    "setup-level-*": (LEVELS,),
    "setup-other-*": (GAMES,),
    "setup-seat-bot-*": (LEVELS,),
    "setup-short-kramer-*": (("cards", "dossier"),),
    "setup-short-randolph-*": (("french", "english", "europe", "own"),),
    "setup-time-*": (("none", "move", "game", "days"),),
    "setup-time-*-hint": (("move", "game", "days"),),
}
"""Ids that the page puts together, as they stand in it with `*` for each hole; and everything that is ever put into the holes."""

LOOSE = {
    "setup-*-*": r"setup-(kramer|randolph)-[a-z_]+",
    "setup-short-*-*": r"setup-short-(kramer|randolph)-[a-z_]+",
    "*-*": r"setup-(kramer|randolph)-[a-z_]+-[a-z_]+",
    "*-hint": r"setup-(kramer|randolph)-[a-z_]+(-[a-z_]+)?-hint",
    "*-own": r"setup-randolph-board-own",
    "*-own-hint": r"setup-randolph-board-own-hint",
    "*-file": r"setup-randolph-board-file",
    "learn-*-*": "|".join(f"learn-{game}-{step}" for game in GAMES for step in STEPS[game]),
    "learn-*-*-do": "|".join(f"learn-{game}-{step}-do" for game in GAMES for step in ASKED[game]),
    "*-title": "|".join(f"learn-{game}-{step}-title" for game in GAMES for step in STEPS[game]),
    "*-do": "|".join(f"learn-{game}-{step}-do" for game in GAMES for step in ASKED[game]),
    "*-done": "|".join(f"learn-{game}-{step}-done" for game in GAMES for step in ASKED[game]),
    "*-you": r"(kramer|randolph)-.+-you",
    "*-at-you": r"randolph-.+-at-you",
}
"""Ids whose holes are filled from the options and the lessons, or by a sentence that also has a form for oneself."""

ELSEWHERE = ("terminal-", "mails-")
"""Messages that the terminal and the letters say, not the page; tests/test_words.py looks after them."""

NO_MESSAGES = {"city-label", "kramer-card", "kramer-players", "kramer-moved"}
"""Words of the same form that are something else: classes, kinds of chips, an example."""


class Variables(Visitor):
    """The names of the things that a message mentions."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def catalogue(language: str) -> Mapping[str, Mapping[str, ast.Message]]:
    """By topic and id: every message of a language; what is no message fails."""
    found: dict[str, dict[str, ast.Message]] = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        topic = found.setdefault(path.stem, {})
        for entry in parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name} of {language}: not understood: {entry.content!r}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in topic, f"{path.name} of {language}: {entry.id.name} is there twice"
                topic[entry.id.name] = entry
    return found


def messages(language: str) -> dict[str, ast.Message]:
    return {name: message for topic in catalogue(language).values() for name, message in topic.items()}


def sources() -> Iterator[tuple[str, str]]:
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in (".svelte", ".ts") and ".test." not in path.name and path.name != "api-types.ts":
            yield str(path.relative_to(PAGE)), path.read_text("utf-8")


def topics() -> str:
    return "|".join(sorted({name.partition("-")[0] for name in messages("en")}))


@cache
def written() -> frozenset[str]:
    """Ids that stand in the page as they are."""
    found = {each for _, text in sources() for each in re.findall(rf"""["'`]((?:{topics()})-[\w.-]+)["'`]""", text)}
    return frozenset(each.partition(".")[0] for each in found) - NO_MESSAGES


@cache
def templates() -> frozenset[str]:
    """Ids that the page puts together, with `*` for each hole."""
    found: set[str] = set()
    for _, text in sources():
        for each in re.findall(rf"`((?:{topics()})-[^`\s]*?\$\{{[^`]*)`", text) + re.findall(
            r"`(\$\{[^`}]*\}-[^`/:\s]*)`", text
        ):
            plain = re.sub(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", "*", each).partition(".")[0]
            if re.fullmatch(r"[\w*-]+", plain):
                found.add(plain)
    return frozenset(found)


def made() -> set[str]:
    """All ids that are put together from what is listed."""
    found: set[str] = set()
    for template, holes in BUILT.items():
        if template in templates():
            pieces = template.split("*")
            for filling in product(*holes):
                found.add("".join(piece + each for piece, each in zip(pieces, [*filling, ""], strict=True)))
    return found


def test_every_way_to_put_an_id_together_is_listed_here() -> None:
    assert templates() - BUILT.keys() - LOOSE.keys() == set()
    assert (BUILT.keys() | LOOSE.keys()) - templates() == set()


def test_every_id_that_the_page_uses_has_a_message() -> None:
    assert (set(written()) | made()) - messages("en").keys() == set()


def test_no_message_is_unused() -> None:
    loose = [pattern for template, pattern in LOOSE.items() if template in templates()]
    used = set(written()) | made()
    unused = {
        name
        for name in messages("en")
        if name not in used
        and not name.startswith(ELSEWHERE)
        and not any(re.fullmatch(pattern, name) for pattern in loose)
    }
    assert unused == set()


def test_a_form_for_oneself_belongs_to_a_sentence_that_is_used() -> None:
    used = set(written()) | made()
    alone = [
        name
        for name in messages("en")
        if name.endswith("-you")
        and not name.startswith(ELSEWHERE)
        and name not in used
        and re.sub(r"(-at)?-you$", "", name) not in used
    ]
    assert alone == []


def test_every_step_of_a_lesson_has_its_words() -> None:
    wanted = {f"learn-{game}-{step}{part}" for game in GAMES for step in STEPS[game] for part in ("", "-title")}
    wanted |= {f"learn-{game}-{step}{part}" for game in GAMES for step in ASKED[game] for part in ("-do", "-done")}
    assert wanted - messages("en").keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_begins_with_its_topic(language: str) -> None:
    also = {"randolph": "city"}
    for topic, found in catalogue(language).items():
        assert [name for name in found if name.partition("-")[0] not in (topic, also.get(topic))] == []


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_language_has_every_message_and_no_other(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert other.keys() == english.keys()
    for topic in english:
        assert set(other[topic]) - set(english[topic]) == set(), topic
        assert set(english[topic]) - set(other[topic]) == set(), topic


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_message_mentions_the_same_things_in_every_language(language: str) -> None:
    english, other = messages("en"), messages(language)
    for name in english.keys() & other.keys():
        assert _parts(other[name]).keys() == _parts(english[name]).keys(), name
        for part, mentioned in _parts(other[name]).items():
            assert mentioned <= _parts(english[name])[part], f"{name}: {mentioned}"


def _parts(message: ast.Message) -> dict[str, set[str]]:
    parts: dict[str, set[str]] = {}
    for name, pattern in [("", message.value), *((each.id.name, each.value) for each in message.attributes)]:
        if pattern is not None:
            visitor = Variables()
            visitor.visit(pattern)
            parts[name] = visitor.found
    return parts


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_language_has_every_text_of_the_rules(language: str) -> None:
    assert {path.name for path in (LOCALE / language).glob("*.md")} == {
        path.name for path in (LOCALE / "en").glob("*.md")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_taking_a_move_back_is_not_called_as_going_back(language: str) -> None:
    def words(name: str) -> str:
        value = messages(language)[name].value
        return (
            ""
            if value is None
            else "".join(str(part.value) for part in value.elements if isinstance(part, ast.TextElement))
        )

    assert words("learn-back") not in {words("kramer-undo"), words("randolph-undo")}


def test_no_component_writes_words_of_its_own() -> None:
    """Text between tags is never a word: every word is a message."""
    found: list[str] = []
    for name, text in sources():
        if not name.endswith(".svelte"):
            continue
        markup = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", text, flags=re.S)
        markup = re.sub(r"\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}", "", markup)
        found += [
            f"{name}: {words.strip()}"
            for words in re.findall(r">([^<>]*)<", markup)
            if re.search(r"[A-Za-zÀ-ÿ]{3,}", re.sub("top secret|&nbsp;", "", words, flags=re.I))
        ]
    assert found == []
