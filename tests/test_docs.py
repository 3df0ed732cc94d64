"""The documentation is true: what is generated is fresh, snippets and commands run, links lead somewhere."""

import doctest
import os
import re
import shlex
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

import topsecret as ts

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))  # docs is a package of the repository, not of the wheel

from docs import generate, scenes, told  # noqa: E402  # found by the line above

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "docs/strength").glob("*.md")])
FENCE = re.compile(r"(?ms)^```(\w*)\n(.*?)^```$")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$", re.M)
CITED = re.compile(r"\b([KR]\d+(?:\.\d+)?)\b")
SETS_UP = ("git ", "cd ", "uv ", "python3 -m venv", "python -m ", ". .venv", "pip ")
"""Beginnings of commands that set a machine up: shown, not run."""


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def fences(page: Path, language: str) -> list[tuple[int, str]]:
    """The code blocks of a page in one language, each with the number of its first line."""
    text = page.read_text("utf-8")
    return [(text[: m.start(2)].count("\n") + 1, m[2]) for m in FENCE.finditer(text) if m[1] == language]


def anchors(page: Path) -> set[str]:
    """The places of a page that a link can lead to."""
    text = FENCE.sub("", page.read_text("utf-8"))
    heads = re.findall(r"(?m)^#+ (.+)$", text)
    slugs = {re.sub(r"[^\w\- ]", "", head.lower().strip()).replace(" ", "-") for head in heads}
    return slugs | set(re.findall(r'<a id="([^"]+)"', text))


def with_fences(language: str) -> list[Path]:
    return [page for page in PAGES if fences(page, language)]


@pytest.fixture(scope="module")
def fresh() -> dict[Path, str]:
    return generate.files()


def test_everything_generated_is_fresh(fresh: dict[Path, str]) -> None:
    stale = [name(path) for path, text in fresh.items() if not path.exists() or path.read_text("utf-8") != text]
    assert stale == [], "run `make docs` and look at what changed"


def test_no_picture_or_example_is_left_over(fresh: dict[Path, str]) -> None:
    kept = [path for folder in ("pictures", "examples") for path in (ROOT / "docs" / folder).iterdir()]
    assert [name(path) for path in kept if path not in fresh] == []


@pytest.mark.parametrize("page", with_fences("python"), ids=name)
def test_python_snippets_run_and_print_what_they_say(page: Path, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    for example, text in scenes.examples().items():
        Path(example).write_text(text, encoding="utf-8")
    names: dict[str, Any] = {}
    for line, code in fences(page, "python"):
        if ">>>" not in code:
            exec(compile("\n" * (line - 1) + code, name(page), "exec"), names)
            continue
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        test = doctest.DocTestParser().get_doctest(code, names, name(page), name(page), line)
        told: list[str] = []
        runner.run(test, out=told.append, clear_globs=False)
        assert not runner.failures, "".join(told)
        names = test.globs


def serves(words: list[str], folder: Path, where: str) -> None:
    """A command that starts a server: it tells its address, answers there, and stops at Ctrl-C."""
    home = {"HOME": str(folder), "TOPSECRET_DATA_DIR": str(folder), "CI": "true"}
    command = [sys.executable, "-m", *words]
    with subprocess.Popen(command, cwd=folder, env={**os.environ, **home}, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        lines = iter(server.stdout.readline, "")
        address = next((found[0] for line in lines if (found := re.search(r"http://[\w.:]+", line))), None)
        assert address is not None, f"{where}: no address was told"
        with urllib.request.urlopen(f"{address}/healthz", timeout=20) as answer:
            assert answer.status == 200, where
        server.send_signal(signal.SIGINT)
        server.stdout.read()
        assert server.wait(30) == 0, where


def with_commands() -> list[Path]:
    """Pages whose commands are run; those of the ladder take too long even with few games."""
    return [page for page in with_fences("sh") if page.parent.name != "strength"]


@pytest.mark.parametrize("page", with_commands(), ids=name)
def test_commands_run(page: Path, tmp_path: Path) -> None:
    for example, text in scenes.examples().items():
        (tmp_path / example).write_text(text, encoding="utf-8")
    targets = re.findall(r"(?m)^(\w+):", (ROOT / "Makefile").read_text("utf-8"))
    for line, block in fences(page, "sh"):
        for command in block.splitlines():
            words = shlex.split(command, comments=True)
            if not words or command.startswith(SETS_UP):
                continue
            if words[0] == "make":
                assert [word for word in words[1:] if word not in targets] == [], f"line {line}: no such target"
                continue
            if "--games" in words:  # as shown, but not as long
                words[words.index("--games") + 1] = "4"
            if words[1:2] in ([], ["serve"], ["--no-browser"], ["--lan"]):
                serves(words, tmp_path, f"line {line}: {command}")
                continue
            done = generate.topsecret(shlex.join(words), tmp_path, "quit\n\n")
            assert done.returncode == 0, f"line {line}: {command}\n{done.stdout[-500:]}{done.stderr}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    lost = []
    for found in LINK.finditer(FENCE.sub("", page.read_text("utf-8"))):
        link = found[1] or found[2]
        if link.startswith(("http://", "https://")):
            continue
        file, _, place = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        if not target.exists() or (place and place not in anchors(target)):
            lost.append(link)
    assert lost == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_pictures_have_words_for_those_who_cannot_see_them(page: Path) -> None:
    assert [link for words, link in re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", page.read_text("utf-8")) if not words] == []


def test_every_clause_that_is_cited_can_be_looked_up() -> None:
    known = {place.upper() for page in PAGES if page.name.startswith("rules-") for place in anchors(page)}
    sources = [*PAGES, *(ROOT / "src").rglob("*.py")]
    lost = {
        f"{name(source)}: {clause}"
        for source in sources
        for clause in CITED.findall(source.read_text("utf-8"))
        if clause not in known
    }
    assert sorted(lost) == []


def test_the_rules_for_players_cite_every_clause() -> None:
    for letter, game in (("K", "kramer"), ("R", "randolph")):
        cited = set(CITED.findall((ROOT / f"docs/how-to-play-{game}.md").read_text("utf-8")))
        clauses = {place.upper() for place in anchors(ROOT / f"docs/rules-{game}.md") if re.match(r"[kr]\d+\.", place)}
        silent = {"K3.1", "K3.2", "K3.3", "K3.4"}  # the order of a turn, which is a section there
        assert sorted(clause for clause in clauses - silent if clause[0] == letter and clause not in cited) == []


@pytest.mark.parametrize("game", ts.games())
def test_the_rules_for_players_mention_every_option(game: str) -> None:
    text = (ROOT / f"docs/how-to-play-{game}.md").read_text("utf-8")
    options = [option.name for option in ts.game(game).options.options if option.name not in ("players", "board")]
    assert [option for option in options if not re.search(rf"`{option}\b", text)] == []


@pytest.mark.parametrize("game", ts.games())
def test_every_type_of_event_is_listed(game: str) -> None:
    folder = ROOT / "src/topsecret" / game
    code = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    types = set(re.findall(r'Event\(\s*"(\w+)"', code)) | {"passed", "stopped", "undone"} - (
        set() if game == "kramer" else {"passed", "stopped"}
    )
    assert {row[0].strip("`") for row in told.rows(game)} - {"type"} == types


def test_every_meaning_of_an_event_has_its_event() -> None:
    types = {row[0].strip("`") for game in ts.games() for row in told.rows(game)}
    assert set(told.MEANINGS) <= types


def gains(match: ts.Match) -> dict[str, int]:
    return next(event["gains"] for event in reversed(match.events(None)) if event["type"] == "scored")


def test_the_scoring_example_says_what_happens() -> None:
    match = scenes.kramer_scoring()
    assert gains(match) == {"grey": 0, "yellow": 4, "orange": 10, "red": -2, "green": 6, "blue": 6, "purple": 10}
    totals = {agent["letter"]: agent["score"] for agent in match.view(None)["agents"].values()}
    assert totals == {"S": 12, "P": 11, "B": 25, "J": 0, "M": 15, "D": 17, "L": 30}
    assert match.to_move == (1,)
    assert match.view(None)["phase"] == "safe"


def test_the_card_round_example_says_what_happens() -> None:
    assert scenes.kramer_armed().view(None)["agents"]["red"]["armed_by"] == 0
    match = scenes.kramer_round()
    assert {agent: gains(match)[agent] for agent in ("green", "blue", "red")} == {"green": 8, "blue": 10, "red": -3}
    assert match.to_move == (2,)
    assert match.view(None)["seats"][1]["cards"] == 1
    match.play(2, "safe 1")
    assert match.view(None)["turn"] == 1


def test_the_example_of_the_end_says_what_happens() -> None:
    match = scenes.kramer_finish()
    agents = match.view(None)["agents"]
    assert (agents["red"]["score"], agents["purple"]["score"], agents["purple"]["owner"]) == (46, 43, "free")
    assert match.result is not None
    assert match.result.winners == (0,)


def test_the_example_of_a_roll_in_randolphs_game_can_be_played() -> None:
    match = scenes.randolph_start()
    match.play(0, "1-winnipeg; 1-new_york; 2-vancouver; end")


def test_the_example_of_three_in_a_city_says_what_happens() -> None:
    position = (
        "randolph/1 players=2 | phase=move turn=0 starter=0 dice=0:1,1:1 pool={} place=0.1:lisbon,0.2:lisbon,0.3:havana"
        " lies=0A:luanda,0B:vienna,0C:cairo,0D:delhi,1A:luanda,1B:vienna,1C:cairo,1D:delhi"
        " content=0A:5,0B:3,0C:bomb,0D:1,1A:1,1B:bomb,1C:5,1D:3"
    )
    match = ts.new("randolph", position=position.format(2))
    match.play(0, "3-lisbon")
    with pytest.raises(ts.IllegalAction, match="one must leave it first"):
        match.play(0, "end")
    match.play(0, "1-london")
    with pytest.raises(ts.IllegalAction, match="a third could not leave it again"):
        ts.new("randolph", position=position.format(1)).play(0, "3-lisbon")


def test_the_duel_example_says_what_happens() -> None:
    match = scenes.randolph_won()
    view = match.view(None)
    assert view["players"][1]["agents"][2]["place"] == "out"
    assert (view["pool"], view["players"][0]["agents"][0]["bonus"]) == (3, 1)
    match.play(0, "1+rB; 1-lisbon; 1-london; 1-montreal; 1-nuuk")
    assert match.view(None)["pool"] == 0


@pytest.mark.parametrize(("edition", "winner"), [("french", 0), ("english", 1)])
def test_the_tie_example_says_what_happens(edition: str, winner: int) -> None:
    position = scenes.randolph_duel().position.replace("players=2", f"players=2 edition={edition}")
    match = ts.new("randolph", position=position)
    match.play(1, "card 2")
    match.play(0, "card 2")
    assert next(e["winner"] for e in match.events(None) if e["type"] == "duel_revealed") == winner


@pytest.mark.parametrize(
    "target", ["play", "page", "test", "check", "format", "types", "bench", "soak", "golden", "docs", "help"]
)
def test_the_makefile_has_the_targets_that_are_promised(target: str) -> None:
    assert re.search(rf"(?m)^{target}:.*## ", (ROOT / "Makefile").read_text("utf-8"))
