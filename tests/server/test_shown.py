"""Bots wait until what everybody was told has been shown, at the pace of those who look; how long tells nothing else."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import topsecret as ts
from topsecret.play.game import Event
from topsecret.server import commands as c
from topsecret.server import entries as e
from topsecret.server import live as lives
from topsecret.server import pace
from topsecret.server.decide import Decision
from topsecret.server.driver import Driver
from topsecret.server.live import Elsewhere, Live
from topsecret.server.pace import Pace, Told
from topsecret.server.streams import SPECTATOR

from .leaks import Caller
from .process import Server
from .tables import VARIANTS, Ledger


@pytest.mark.parametrize(
    ("paces", "together"),
    [
        ([], None),
        (["calm"], "calm"),
        (["at_once"], "at_once"),
        (["fast", "normal"], "normal"),
        (["at_once", "fast"], "fast"),
        (["calm", "fast"], "normal"),
        (["calm", "calm"], "normal"),
    ],
)
def test_several_people_go_at_the_calmest_pace_but_nobody_waits_for_another_ones_calm(
    paces: list[Pace], together: Pace | None
) -> None:
    assert pace.shared(paces) == together


def test_paces_divide_and_at_once_every_event_is_one_still() -> None:
    told = Told(8_800 + 600, 2)
    assert pace.shown_ms(told, "calm") == 9_400
    assert pace.shown_ms(told, "normal") == 5_529
    assert pace.shown_ms(told, "fast") == 2_686
    assert pace.shown_ms(told, "at_once") == 500
    assert pace.shown_ms(Told(200, 1), "at_once") == 57


def test_nobody_waits_longer_than_the_longest() -> None:
    assert pace.shown_ms(Told(90_000, 40), "calm") == pace.LONGEST_MS


def walked(*moves: tuple[str, str, str, int]) -> dict[str, Any]:
    return {
        "type": "moved",
        "seat": 0,
        "moves": [dict(zip(("agent", "from", "to", "points"), move, strict=True)) for move in moves],
    }


def scored(safe: str) -> dict[str, Any]:
    agents = dict.fromkeys(("red", "grey", "blue", "green", "orange"), 0)
    return {"type": "scored", "by": 0, "safe": safe, "armed": ["red"], "gains": agents, "totals": agents}


def test_a_move_of_kramers_takes_as_long_as_its_agents_walk() -> None:
    shown = ts.game("kramer").shown_ms
    assert shown([walked(("red", "10", "church", 2), ("grey", "1", "2", 1))]) == [3 * 240 + 2 * 420]
    assert shown([walked()]) == [700]
    assert shown([{"type": "turn_began"}, {"type": "rolled", "face": "4"}]) == [900]
    assert shown([{"type": "passed", "seat": seat} for seat in range(4)]) == [200]


def test_a_scoring_of_kramers_shows_the_last_step_if_it_was_one_from_the_building_before() -> None:
    shown = ts.game("kramer").shown_ms
    assert shown([walked(("red", "4", "6", 2)), scored("6")]) == [900, 5_940 + 4 * 260]
    assert shown([walked(("red", "5", "6", 1)), scored("6")]) == [7_240 + 4 * 260]
    assert shown([walked(("red", "5", "6", 1), ("grey", "1", "2", 1)), scored("6")]) == [660, 7_240 + 4 * 260]
    assert shown([scored("6"), {"type": "dossiers_opened"}]) == [5_940 + 4 * 260]


def test_the_big_scenes_of_randolphs_take_their_time() -> None:
    shown = ts.game("randolph").shown_ms
    assert sum(shown([{"type": "duel_began"}]) + shown([{"type": "duel_revealed"}])) == 7_600
    assert shown([{"type": "card_laid"}]) == []  # who has chosen already is not shown by time either
    home = {"type": "stepped", "to": "hq"}
    assert shown([home, {"type": "delivered", "content": 5}]) == [1_500, 6_900]
    bomb = [{"type": kind, "content": "bomb"} for kind in ("delivered", "bomb_exploded", "agent_lost", "losses_due")]
    assert shown([home, *bomb]) == [1_500, 8_900]


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_what_is_told_to_some_takes_no_time(
    game: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = Ledger(game, **options)
    kind = type(ts.game(game))
    plain, asked = kind.shown_ms, list[Any]()

    def shown(self: Any, events: list[Any]) -> list[int]:
        asked.extend(events)
        return plain(self, events)

    monkeypatch.setattr(kind, "shown_ms", shown)
    ledger.begin()
    ledger.play_on(random.Random(3), 150)
    assert asked == ledger.table.playing.events(None)
    assert ledger.table.told.ms > 0
    assert ledger.again().told == ledger.table.told


def test_secrets_of_an_event_do_not_change_how_long_it_is_shown() -> None:
    game = ts.game("kramer")
    for card in ("C1", "C9"):
        event = Event("card_drawn", {"seat": 0}, {0: {"card": card}})
        told = event.told(None)
        assert told is not None
        assert game.shown_ms([told]) == [700]


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_the_page_is_tested_against_these_lengths(game: str) -> None:
    """The page's own tests compare its scenes with what is written here of recorded games."""
    file = Path(__file__).parents[2] / "web" / "src" / "games" / game / "fixtures" / "games.json"
    for told in json.loads(file.read_text("utf-8")).values():
        phase = told["first"]["phase"]
        for frame in told["frames"]:
            # Where all hide at once, one is told of nobody's suitcases but one's own.
            own = "suitcase_placed" if phase == "setup" else ""
            fresh = sum(ts.game(game).shown_ms([event for event in frame["events"] if event["type"] != own]))
            assert frame["shown"] == fresh, "run the game's fixtures/record.py or make.py again"
            phase = frame.get("phase", "")


# --- who is waited for


class Screen:
    """A device that says how fast it shows things."""

    def __init__(self, visitor: int | None, pace: Pace | None) -> None:
        self.visitor, self.pace = visitor, pace
        self.frames: list[dict[str, Any]] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(json.loads(frame))

    def presence(self) -> dict[str, Any]:
        """What it was told last of who is there."""
        return [frame for frame in self.frames if frame["type"] == "presence"][-1]


@pytest.fixture
def begun() -> tuple[Ledger, Live]:
    ledger = Ledger("kramer", players=3)
    ledger.begin()
    return ledger, Live(ledger.table)


def look(live: Live, *devices: Screen) -> None:
    for device in devices:
        live.watch(device, live.audience_of(device.visitor, None), 0)


def test_players_are_waited_for_and_onlookers_only_where_no_player_is(begun: tuple[Ledger, Live]) -> None:
    _, live = begun
    assert live.pace is None
    look(live, Screen(99, "calm"))
    assert live.pace == "calm"
    look(live, Screen(1, "fast"))
    assert live.pace == "fast"
    look(live, Screen(1, "normal"))
    assert live.pace == "normal"  # two devices of one player
    look(live, Screen(2, "calm"))
    assert live.pace == "normal"


def test_programs_are_not_waited_for(begun: tuple[Ledger, Live]) -> None:
    _, live = begun
    look(live, Screen(1, None))
    assert live.pace is None


def test_those_who_look_at_another_node_are_waited_for_too(begun: tuple[Ledger, Live]) -> None:
    _, live = begun
    look(live, Screen(1, "at_once"))
    live.elsewhere["b"] = Elsewhere([], 1, ["calm"], False, 0.0)
    assert live.pace == "at_once"
    live.elsewhere["c"] = Elsewhere([1], 0, ["fast"], True, 0.0)
    assert live.pace == "fast"


def test_what_is_told_is_shown_after_what_is_being_shown(
    begun: tuple[Ledger, Live], monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger, live = begun
    now = [1_000.0]
    monkeypatch.setattr(lives, "time", SimpleNamespace(monotonic=lambda: now[0], time_ns=time.time_ns))
    live.publish()
    assert live.still_shown() == 0.0  # nobody looks
    phone = Screen(1, "calm")
    look(live, phone)
    before = ledger.table.told
    ledger.play_on(random.Random(1), 1)
    live.publish()
    first = pace.shown_ms(ledger.table.told.since(before), "calm") / 1000
    assert live.still_shown() == pytest.approx(first)
    now[0] += first / 2
    before = ledger.table.told
    ledger.play_on(random.Random(1), 1)
    live.publish()
    second = pace.shown_ms(ledger.table.told.since(before), "calm") / 1000
    assert live.still_shown() == pytest.approx(min(first / 2 + second, pace.LONGEST_MS / 1000))
    live.unwatch(phone)
    assert live.still_shown() == 0.0


def test_what_happened_before_the_table_was_read_is_not_shown_again(begun: tuple[Ledger, Live]) -> None:
    ledger, _ = begun
    ledger.play_on(random.Random(1), 3)
    live = Live(ledger.again())
    look(live, Screen(1, "calm"))
    live.publish()
    assert live.still_shown() == 0.0
    assert live.audience_of(99, None) == SPECTATOR


# --- at a real server


def test_a_bot_waits_until_what_was_public_before_has_been_shown(tmp_path: Path) -> None:
    """The die before the bot's turn is rolled in the same moment as the player's move is told."""

    async def waited(server: Server) -> float:
        async with Caller(server.url) as asking:
            token = (await asking.post("/api/visitors", {"name": "Anna"}))["token"]
        async with Caller(server.url, token) as anna:
            seats = [{"name": "Anna"}, {"bot": "random"}]
            body = {"game": "kramer", "options": {"players": 2, "finish": 60}, "seats": seats}
            key = (await anna.post("/api/tables", body))["key"]
            phone = await anna.phone()
            await phone.send({"type": "pace", "pace": "calm"})
            await phone.watch(key)
            await phone.do(key, {"do": "start"})
            await phone.until(lambda frame: bool(frame.get("actions")))
            began = time.monotonic()
            since = len(phone.frames)
            await phone.do(key, {"do": "play", "seat": 0, "move": phone.pictures[key]["actions"][0]})
            await phone.until(lambda frame: any(_moved(item, 1) for item in frame.get("items", ())), since)
            return time.monotonic() - began

    with Server(f"sqlite:///{tmp_path}/games.db", tmp_path, bots_delay="0.01,0.02") as server:
        assert asyncio.run(waited(server)) > 0.24 + 0.42 + 0.9
        assert not server.faults


@pytest.mark.parametrize(("delay", "shown"), [((0.01, 0.02), True), ((0.0, 0.0), False)])
def test_a_host_who_wants_no_delay_gets_none(
    begun: tuple[Ledger, Live], delay: tuple[float, float], shown: bool
) -> None:
    ledger, live = begun
    look(live, Screen(1, "calm"))
    ledger.play_on(random.Random(1), 1)
    live.publish()
    driver = SimpleNamespace(settings=SimpleNamespace(bots=SimpleNamespace(delay=delay)), _random=random.Random(1))
    waits = Driver._delay(cast(Driver, driver), live, ledger.table.pending()[0])
    assert (waits[1] > 0) is shown
    assert (waits[0] > 0) is shown


def _moved(item: dict[str, object], seat: int) -> bool:
    event = item.get("event")
    return isinstance(event, dict) and event["type"] == "moved" and event["seat"] == seat


def test_a_pace_that_is_none_is_refused(tmp_path: Path) -> None:
    async def inside() -> None:
        with Server(f"sqlite:///{tmp_path}/games.db", tmp_path) as server:
            async with Caller(server.url) as asking:
                token = (await asking.post("/api/visitors", {"name": "Anna"}))["token"]
            async with Caller(server.url, token) as anna:
                phone = await anna.phone()
                await phone.send({"type": "pace", "pace": "hurried"})
                assert (await phone.until(lambda frame: frame["type"] == "error"))["code"] == "bad"

    asyncio.run(inside())


# --- who is away


def test_presence_says_when_somebody_plays_for_a_player_who_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger("kramer", clock=e.Clock(grace=30), players=2)
    ledger.begin()
    live = Live(ledger.table)
    now = [ledger.now]
    monkeypatch.setattr(lives, "now_ms", lambda: now[0])
    (asked,) = ledger.table.pending()
    other = 1 - asked
    watcher, player = Screen(asked + 1, None), Screen(other + 1, None)
    look(live, watcher, player)
    live.tell_presence()
    assert watcher.presence()["standin_at"] == [None, None]
    # Whoever goes away while it is his turn has the grace from then on; whoever is not asked has nothing to fear.
    look(live, player)
    now[0] += 5_000
    live.unwatch(watcher)
    live.tell_presence()
    moments = player.presence()["standin_at"]
    assert (moments[asked], moments[other]) == (now[0] + 30_000, None)
    look(live, watcher)
    live.unwatch(player)
    live.tell_presence()
    assert watcher.presence()["standin_at"] == [None, None]
    # Then it is the other one's turn: his grace begins with the question.
    now[0] += 60_000
    ledger.now = now[0]
    ledger.do(asked + 1, c.Play(asked, ledger.table.playing.legal(asked)[0]))
    live.publish()
    moments = watcher.presence()["standin_at"]
    assert moments[other] == ledger.table.times.asked[other].at + 30_000
    ledger.write(Decision([e.StoodIn(other, "gone")]))
    live.publish()
    assert watcher.presence()["standin_at"] == [None, None]
