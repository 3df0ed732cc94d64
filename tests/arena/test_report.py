"""What is counted, rated and drawn: numbers by hand, and a page that is whole by itself."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest

from topsecret import arena
from topsecret.arena import ratings
from topsecret.arena.plots import ticks
from topsecret.arena.table import Fault, Played


def played(n: int, deal: int, seats: tuple[int, ...], won: tuple[int, ...], **words: Any) -> Played:
    size = len(seats)
    usual = {"totals": (0,) * size, "reason": "finish", "turns": 10, "rounds": 3, "decisions": (5,) * size}
    usual |= {"faults": (), "ms": (10.0,) * size, "slowest": (4.0,) * size}
    return Played(n=n, deal=deal, seats=seats, winners=won, **{**usual, **words})


def report(bots: list[str], games: list[Played], players: int = 2, **words: Any) -> arena.Report:
    return arena.Report(arena.job("kramer", bots, len(games), players=players, **words), games, 1.0, len(games))


@pytest.fixture
def small() -> arena.Report:
    """Two bots, four games of two deals: greedy wins two, shares one, nobody wins one."""
    late = Fault(0, "slow", 2, "it thought <longer> than 10 s")
    return report(
        ["greedy", "random"],
        [
            played(0, 0, (0, 1), (0,), slowest=(9.0, 1.0)),
            played(1, 0, (1, 0), (1,), faults=(late,)),
            played(2, 1, (0, 1), (0, 1), decisions=(9, 8), turns=14),
            played(3, 1, (1, 0), (), reason="unfinished", rounds=7),
        ],
    )


def test_points_wins_and_shares_by_hand(small: arena.Report) -> None:
    data = small.data()
    greedy, random = data["bots"]
    assert (greedy["seats"], greedy["wins"], greedy["shared"], greedy["points"], greedy["share"]) == (
        4,
        3,
        1,
        2.5,
        0.625,
    )
    assert (random["wins"], random["points"], random["share"]) == (1, 0.5, 0.125)
    assert (data["nobody"], data["shared"], data["unfinished"], data["deals"]) == (1, 1, 1, 2)
    assert random["faults"] == {"crash": 0, "slow": 1, "illegal": 0}
    assert random["first_fault"] == {"game": 1, "seat": 0, "decision": 2, "what": "it thought <longer> than 10 s"}
    assert (greedy["decisions"], greedy["mean_ms"], greedy["slowest_ms"]) == (24, pytest.approx(40 / 24, abs=1e-3), 9.0)
    assert data["lengths"]["decisions"] == {"mean": 11.75, "least": 10, "median": 10, "most": 17}
    assert data["lengths"]["rounds"]["mean"] == 4.0


def test_seats_and_pay_off_by_hand(small: arena.Report) -> None:
    data = small.data()
    assert [row["points"] for row in data["seats"]] == [1.5, 1.5]
    assert data["seats"][0]["bots"]["greedy"]["share"] == 0.75
    first, second = data["pay_off"]
    assert (first["bot"], first["against"], first["games"], first["share"], first["lead"]) == (
        "greedy",
        "random",
        4,
        0.625,
        0.5,
    )
    assert second["lead_low"] == -first["lead_high"]


def test_a_pay_off_counts_only_the_tables_of_both() -> None:
    made = report(
        ["greedy", "random", "run:true"],
        [played(0, 0, (0, 1), (0,)), played(1, 0, (0, 2), (1,)), played(2, 0, (1, 2), (0,))],
    )
    shares = {(row["bot"], row["against"]): row["share"] for row in made.data()["pay_off"]}
    assert shares["greedy", "random"] == 1.0
    assert shares["greedy", "run:true"] == 0.0
    assert shares["random", "run:true"] == 1.0


def test_who_wins_is_rated_higher_and_surer_with_every_game() -> None:
    pytest.importorskip("openskill")
    job = arena.job("kramer", ["greedy", "random"], 10, players=4)
    games = [played(n, n, (0, 1, 1, 1), (0,)) for n in range(10)]
    few, many = ratings.rate(job, games[:2]), ratings.rate(job, games)
    assert many[0]["mu"] > few[0]["mu"] > 25 > few[1]["mu"] > many[1]["mu"]
    assert many[0]["sigma"] < few[0]["sigma"] < 25 / 3


def test_without_openskill_the_rest_is_there(small: arena.Report, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "available", lambda: False)
    assert small.data()["ratings"] == []
    assert "OpenSkill" not in small.html()


class Page(HTMLParser):
    """Collects tags and text; every tag must be closed in order."""

    EMPTY = ("meta", "path", "circle", "rect")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_page_is_whole_and_holds_the_numbers(small: arena.Report) -> None:
    html = small.html()
    page = Page()
    page.feed(html)
    page.close()
    assert page.open == []
    for number in ("62.5 %", "12.5 %", "mean 11.8", "1.67 ms", "9.0 ms"):
        assert number in page.text, number
    assert "it thought <longer> than 10 s" in page.text
    assert "--seed 0" in page.text


def test_the_page_needs_nothing_from_elsewhere_and_has_a_night(small: arena.Report) -> None:
    html = small.html()
    page = Page()
    page.feed(html)
    assert "script" not in {tag for tag, _ in page.tags}
    assert not [
        attrs
        for _, attrs in page.tags
        if attrs.keys() & {"src", "href", "style"} or any(k.startswith("on") for k in attrs)
    ]
    assert not re.search(r"https?:|url\(|@import", html)
    assert "prefers-color-scheme:dark" in html


def test_every_plot_is_svg_with_words_for_those_who_cannot_see_it(small: arena.Report) -> None:
    plots = re.findall(r"<svg.*?</svg>", small.html(), re.S)
    assert len(plots) == 6
    for plot in plots:
        words = ElementTree.fromstring(plot).get("aria-label")
        assert words
        assert "nan" not in plot
    assert "greedy 62.5 %" in (ElementTree.fromstring(plots[0]).get("aria-label") or "")


def test_a_bots_name_cannot_break_the_page() -> None:
    spec = "run:true '<b>&\"x'"
    html = report(["random", spec], [played(0, 0, (0, 1), (0,)), played(1, 0, (1, 0), (1,))]).html()
    page = Page()
    page.feed(html)
    assert page.open == []
    assert spec in page.text
    assert "<b>&" not in html


@pytest.mark.parametrize("players", [2, 7])
def test_a_page_of_no_games_or_of_one_bot_can_be_made(players: int) -> None:
    assert "0 of" in arena.Report(arena.job("kramer", ["random", "greedy"], 5), [], 0.0, 0).html()
    assert "100.0 %" in report(["random"], [played(0, 0, (0,) * players, (1,))], players).html()


@pytest.mark.parametrize(
    ("low", "high", "expected"), [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (12, 44, [20, 30, 40]), (0, 0.05, [0, 0.01, 0.02, 0.03, 0.04, 0.05])]
)  # fmt: skip
def test_axes_have_round_numbers(low: float, high: float, expected: list[float]) -> None:
    assert ticks(low, high) == pytest.approx(expected)
