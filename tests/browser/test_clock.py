"""Whole games as they are shown: everything that happened, in order, once; and all of the page tells the same moment."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.randolph.positions import randolph as randolph_at
from tests.server.process import Server

from .courses import Course
from .moments import Moment, record, recorded, scenes
from .openings import go_on, take_in
from .people import DESKTOP, PHONE, Company, Person, Table
from .play import Game

FASTER = 10
"""Times as fast as for people, for bots and pages alike."""
PATIENCE = 150.0
MOST_LINES = 120
"""The log shows so many and offers the rest."""
Event = dict[str, Any]
OPTIONS: dict[str, dict[str, Any]] = {"kramer": {"finish": 22}, "randolph": {"round_limit": 4}}
BIG = {"scored": "scoring", "duel_revealed": "duel", "delivered": "delivery"}
END = {"kramer": "unmasking", "randolph": "end"}
STAGED = {
    "rolled": "roll",
    "safe_moved": "safe",
    "taken": "take",
    "exchanged": "take",
    "dropped": "drop",
    "duel_began": "challenge",
}
"""Small things that have a scene each, whoever did them."""


@pytest.fixture(scope="module")
def paced(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots wait for what is being shown, at pages that run faster."""
    folder = tmp_path_factory.mktemp("paced")
    with Server(
        f"sqlite:///{folder}/topsecret.db", folder, dice="Friday", faster=FASTER, bots_delay="0.05,0.1"
    ) as started:
        yield started
        assert not started.faults


@pytest.fixture
def company(browser: Browser, paced: Server) -> Iterator[Company]:
    with Company(browser, paced.url) as people:
        yield people


def choose(person: Person, pace: str) -> None:
    """The device has chosen a pace before it comes."""
    person.page.add_init_script(f"localStorage.setItem('topsecret.settings', JSON.stringify({{ pace: '{pace}' }}))")


def events_of(person: Person, table: Table) -> list[Event | None]:
    """Returns every item of the log as these eyes were told it: the event of the game, or None for anything else."""
    seats = table.seats_of(person) if person in table.people else []
    path = f"/api/tables/{table.key}?since=0" + (f"&seat={seats[0]}" if seats else "")
    return [each["event"] if each["kind"] == "game" else None for each in person.ask("GET", path)["items"]]


def big(game: str, events: list[Event | None]) -> list[str]:
    """Returns the scenes that nobody may miss, as the rules' own events ask for them."""
    found = []
    for event in events:
        kind = event["type"] if event else ""
        if kind == "game_over":
            found.append(END[game])
        elif kind == "delivered" and event and event["content"] == "bomb":
            found.append("bomb")
        elif kind in BIG:
            found.append(BIG[kind])
    return found


def staged(events: list[Event | None]) -> list[str]:
    """Returns the small scenes that these events have; the end of a turn is one of its own only where nobody rolls after it."""
    kinds = [event["type"] for event in events if event]
    ends = [i for i, kind in enumerate(kinds) if kind == "turn_ended" and "rolled" not in kinds[i:]]
    return [STAGED.get(kind, "roll") for i, kind in enumerate(kinds) if kind in STAGED or i in ends]


def kramer(event: Event, table: dict[str, dict[str, Any]]) -> None:
    """Puts pawns and markers where this event says that they stand."""
    for move in event.get("moves", ()):
        table["pawns"][move["agent"]] = move["to"]
    table["markers"].update(event["totals"] if event["type"] == "scored" else event.get("markers", {}))


def randolph(event: Event, table: dict[str, dict[str, Any]]) -> None:
    """Puts agents where this event says that they stand, and counts secrets; whoever fought or is gone is left out."""
    kind, seat = event["type"], event.get("seat")
    if kind == "stepped":
        table["figures"][f"{seat}-{event['agent']}"] = event["to"]
    elif kind == "duel_revealed":
        for side in ("attacker", "defender"):
            table["figures"].pop(f"{event[side]['seat']}-{event[side]['agent']}", None)
    elif kind in ("delivered", "agent_lost"):
        table["figures"].pop(f"{seat}-{event['agent']}", None)
        if kind == "delivered":
            table["secrets"][str(seat)] = event["secrets"]


PUTS = {"kramer": kramer, "randolph": randolph}


def tables(game: str, events: list[Event | None]) -> list[dict[str, dict[str, Any]]]:
    """Returns what stands where after none of these events, after the first, after two …, as far as they tell."""
    found: list[dict[str, dict[str, Any]]] = [{"pawns": {}, "markers": {}, "figures": {}, "secrets": {}}]
    for event in events:
        table = {what: dict(there) for what, there in found[-1].items()}
        if event:
            PUTS[game](event, table)
        found.append(table)
    return found


def between(shown: Any, places: list[Any]) -> bool:
    """Whether something stands at one of the places that it comes to; a marker on the way; a pawn also in the air, if it moves."""
    if isinstance(shown, float | int):
        return bool(min(places) <= shown <= max(places))
    return shown in places or (shown is None and len(set(places)) > 1)


WRITTEN = {
    *("moved", "card_played", "scored", "safe_moved", "rolled", "stepped", "taken", "dropped", "exchanged"),
    *("duel_revealed", "delivered", "game_over"),
}
"""Events that always have a line of the log to themselves."""
WON = r"\b(wins?|won)\b(?! the duel|,)"
DUELLED = r"\bbeats\b|\d against \d|wins? the duel|wins?,|\blose\b|Duel (won|lost)|Decided"
DECIDED = r"wins? the duel|wins?,|\blose\b"
HELD = r"state secret|\bbomb\b|\bticks\b|stands? at"
COUNTED = r"stands? at"


class Telling:
    """What may be said at each moment of a game, from the events that have been told and the scenes that have begun."""

    def __init__(self, game: str, events: list[Event | None]) -> None:
        self.game = game
        self.kinds = [event["type"] if event else "" for event in events]
        self.over = self.kinds.index("game_over") if "game_over" in self.kinds else len(events)
        self.begun: dict[str, set[int]] = {"duel": set(), "opening": set()}

    def told(self, kind: str, start: int, told: int) -> int:
        return self.kinds[start:told].count(kind)

    def check(self, moment: Moment, start: int) -> None:
        """No word of an outcome stands before its moment: neither a winner's name, nor a duel's numbers, nor what a suitcase holds."""
        opening = moment.scene in ("delivery", "bomb")
        if moment.scene == "duel" or opening:
            self.begun["opening" if opening else "duel"].add(moment.beat)
        for words in (*moment.outcomes, moment.title, moment.sentence):
            wrong = f"{words!r} is told too early: {moment}"
            if re.search(WON, words.replace("Duel won", "")):
                assert moment.told > self.over or (moment.scene == END[self.game] and moment.open), wrong
            if re.search(DUELLED, words):
                assert moment.scene == "duel", wrong
                assert moment.open == 2, wrong
            if re.search(DECIDED, words):
                assert self.told("duel_revealed", start, moment.told) == len(self.begun["duel"]), wrong
            if re.search(HELD, words) and "turn_began" in self.kinds[: moment.told] and moment.scene != END[self.game]:
                assert (opening and moment.open == 1) or (
                    not moment.scene and "delivered" in self.kinds[: moment.told]
                ), wrong
            if re.search(COUNTED, words):
                assert self.told("delivered", start, moment.told) == len(self.begun["opening"]), wrong
        if moment.told <= self.over:
            assert not re.search(WON, moment.spoken), f"told too early: {moment}"
        for kind, words in (("duel_revealed", r"wins? the duel|wins? the tie"), ("delivered", r"\bbomb\b|secrets?,")):
            if kind not in self.kinds[: moment.told]:
                assert not re.search(words, moment.spoken), f"told too early: {moment}"


def tells_one_moment(game: str, moments: list[Moment], events: list[Event | None]) -> None:
    """At every frame headline, log, scores, board and buttons tell the same, and no word of an outcome stands before its moment."""
    moments = [moment for moment in moments if moment.screen == "table"]
    standing, telling = tables(game, events), Telling(game, events)
    start = told = moments[0].told
    following = sorted({moment.told for moment in moments})
    for moment in moments:
        assert moment.told >= told, f"the log goes back: {moment}"
        told = moment.told
        assert not (moment.scene and moment.free), f"something can be decided while a scene runs: {moment}"
        # A scene leads from the table that was told to the next one that is.
        then = next((each for each in following if each > told), told) if moment.scene else told
        for what, now in standing[then].items():
            for name in now:
                places = [standing[at][what][name] for at in range(told, then + 1) if name in standing[at][what]]
                if len(places) == then - told + 1:
                    assert between(getattr(moment, what).get(name), places), (what, name, places, moment)
        assert {seat: moment.secrets.get(seat) for seat in standing[told]["secrets"]} == standing[told]["secrets"], (
            moment
        )
        if moment.log is not None:
            lines = [kind for kind in reversed(moment.log) if kind in WRITTEN]
            wanted = [kind for kind in telling.kinds[:told] if kind in WRITTEN]
            assert lines == wanted[len(wanted) - len(lines) :], f"the log tells something else: {moment}"
            assert len(lines) == len(wanted) or len(moment.log) == MOST_LINES, f"lines are missing: {moment}"
        telling.check(moment, start)


@pytest.mark.parametrize("pace", ["normal", "fast"])
@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_whoever_watches_bots_sees_everything_in_order_once(company: Company, game: str, pace: str) -> None:
    host, anna = company.person("Host"), company.person("Anna", still=False, faster=FASTER)
    choose(anna, pace)
    table = company.table([host], game, "....", start=False, **OPTIONS[game])
    anna.go(table.path)
    host.do(table.key, do="start")
    anna.until(lambda: anna.page.locator("[role=log][data-beat]").count(), "the table")
    record(anna)
    anna.until(lambda: anna.page.locator("main.result").count() or _goes_on(anna), "the end", PATIENCE)
    moments, events = recorded(anna), events_of(anna, table)
    assert [kind for kind in scenes(moments) if kind in {*BIG.values(), *END.values(), "bomb"}] == big(
        game, events[moments[0].told :]
    )
    tells_one_moment(game, moments, events)


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_whoever_plays_sees_everything_before_being_asked(company: Company, game: str) -> None:
    anna = company.person("Anna", still=False, faster=FASTER)
    table = company.table([anna], game, "0..", **OPTIONS[game])
    anna.go(table.path)
    anna.until(lambda: anna.page.locator("[role=log][data-beat]").count(), "the table")
    record(anna)
    Game(table, seed=5).play()
    moments, events = recorded(anna), events_of(anna, table)
    assert [kind for kind in scenes(moments) if kind in {*BIG.values(), *END.values(), "bomb"}] == big(
        game, events[moments[0].told :]
    )
    tells_one_moment(game, moments, events)


def paces_told(person: Person) -> list[str]:
    """Returns the paces that a page has told the server, for which bots wait."""
    sent = [json.loads(text) for way, text in person.frames if way == "out"]
    return [frame["pace"] for frame in sent if frame["type"] == "pace"]


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_pace_is_chosen_at_the_table_for_bots_too_and_kept(
    company: Company, screen: dict[str, int]
) -> None:  # trials/page.md, weakness 6
    anna = company.person("Anna", screen=screen)
    table = company.table([anna], "kramer", "0.")
    anna.go(table.path)
    if screen is PHONE:
        anna.page.locator("[data-sheet=pace]").click()
        anna.page.locator(".drawer [data-pace=fast]").click()
    else:
        anna.page.locator(".bar .pace select").select_option("fast")
    anna.until(lambda: paces_told(anna)[-1:] == ["fast"], "the pace at the server")
    anna.page.reload()
    anna.until(lambda: len(paces_told(anna)) > 2, "the pace once more")
    assert paces_told(anna)[-1] == "fast"


ONWARD = """
(part) => {
  document.querySelector("[data-do=go-on]")?.click();
  document.querySelector("main.handover button.primary")?.click();
  document.querySelector("#tab-moves[aria-selected=false]")?.click();
  const free = document.querySelectorAll("#tab-body [data-action]:not(:disabled)");
  free[Math.floor(part * free.length)]?.click();
  return document.querySelector("main.result") !== null;
}
"""
"""Goes on from what waits, takes the device for whoever is named, or plays one of the moves."""


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_one_device_shows_what_the_others_did_before_it_is_handed_over(company: Company, game: str) -> None:
    anna = company.person("Anna", still=False, faster=FASTER)
    table = company.table([anna], game, "00..", **OPTIONS[game])
    anna.go(table.path)
    anna.until(lambda: anna.page.locator("main.handover").count(), "the first hand-over")
    record(anna)
    dice = random.Random(5)
    anna.until(lambda: anna.page.evaluate(ONWARD, dice.random()), "the end", PATIENCE)
    moments, events = recorded(anna), events_of(anna, table)
    assert [kind for kind in scenes(moments) if kind in {*BIG.values(), *END.values(), "bomb"}] == big(game, events)
    assert any(moment.screen == "handover" for moment in moments[1:])
    kinds = [kind for kind in scenes(moments) if kind in STAGED.values() or kind == "many"]
    if "many" not in kinds:  # a slow machine tells some moves together
        first = next(moment.told for moment in moments if moment.screen == "table")
        assert kinds == staged(events[first:])
    if game == "kramer":  # in the other game each is told other things of the set-up
        tells_one_moment(game, moments, events)


@pytest.fixture(scope="module")
def cases(paced: Server, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Tables at which red is one step from home, with a bomb or with five secrets."""
    rest = "cairo delhi lima london tokyo dakar"
    before = {case: randolph_at(roll="1+0", agents=[f"sydney+{case} {rest}"]) for case in ("gA", "gD")}
    return take_in(paced, tmp_path_factory.mktemp("cases"), before)


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
@pytest.mark.parametrize(
    ("case", "held"),
    [("gA", "You stand at 5 of 10."), ("gD", "A bomb: half of your agents are lost, 4.")],
    ids=["secrets", "bomb"],
)
def test_no_word_says_what_a_suitcase_holds_before_it_is_open(
    company: Company, cases: dict[str, str], case: str, held: str, still: bool
) -> None:
    anna = company.person("Anna", still=still, faster=4)
    table = go_on(anna, cases[case], "randolph", "0.")
    record(anna)
    anna.do(table.key, do="play", seat=0, move="1-hq")
    anna.until(lambda: any(held in moment.outcomes for moment in recorded(anna)), "what it held")
    tells_one_moment("randolph", recorded(anna), events_of(anna, table))


def test_a_pace_is_chosen_at_the_table_and_kept_and_a_line_of_the_log_shows_its_move_again(company: Company) -> None:
    anna, bert = company.person("Anna", still=False, faster=2), company.person("Bert")
    table = company.table([anna, bert], "kramer", "01")
    Course(table, seed=4).reach(lambda view, seat: view["phase"] == "move" and view["turn"] == 0 and view["round"] == 2)
    anna.go(table.path)
    pace = anna.page.locator("label.pace select")
    pace.select_option("calm")
    anna.page.reload()
    expect(pace).to_have_value("calm")
    anna.page.locator(".log li[data-event=moved] button.again").first.click()
    expect(anna.page.locator("[role=log][data-scene=walk]")).to_have_count(1)
    assert anna.page.locator("[data-action]:not(:disabled), [data-do=confirm]").count()  # nothing waits for it
    expect(anna.page.locator("[role=log][data-scene='']")).to_have_count(1)


def _goes_on(person: Person) -> bool:
    """Lets a scene that waits go on; never done."""
    person.page.evaluate("document.querySelector('[data-do=go-on]')?.click()")
    return False
