"""No byte in the page, the storage or the network of one seat's browser holds another's secret."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.leaks import Vault

from .courses import Course
from .glimpses import agrees
from .people import Company, Person, Table
from .play import Game

STORED = """
async () => {
  const kept = { local: { ...localStorage }, session: { ...sessionStorage }, cookies: document.cookie, caches: {}, databases: {} };
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    kept.caches[name] = await Promise.all((await cache.keys()).map(async (request) => [request.url, await (await cache.match(request)).text()]));
  }
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise((done, failed) => {
      const asked = indexedDB.open(name);
      asked.onsuccess = () => done(asked.result);
      asked.onerror = failed;
    });
    kept.databases[name] = await Promise.all([...database.objectStoreNames].map((store) => new Promise((done) => {
      const all = database.transaction(store).objectStore(store).getAll();
      all.onsuccess = () => done(all.result);
    })));
  }
  return JSON.stringify(kept) + document.documentElement.outerHTML + document.title + location.href;
}
"""
HIDDEN = ("identities", "hand", "drawn", "dossier", "notes")
"""What a seat's own view has in Kramer's game, and no other seat's."""


class Ears:
    """All that somebody's browser ever held: pages and storage as they were looked at, frames, answers."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self._looks: list[str] = []

    def look(self) -> None:
        self._looks.append(self.person.page.evaluate(STORED))

    @property
    def heard(self) -> bytes:
        parts = [*self._looks, *(text for way, text in self.person.frames if way == "in")]
        for answer in self.person.answers:
            if "/api/" in answer.url:
                parts.append(answer.url + json.dumps(answer.headers) + answer.text())
        return "\n".join(parts).encode()


def views(person: Person) -> list[dict[str, Any]]:
    """All views that came over the page's socket."""
    frames = [json.loads(text) for way, text in person.frames if way == "in"]
    return [frame["view"] for frame in frames if frame.get("type") == "table" and frame.get("view")]


def only_what_the_seat_may_know(view: dict[str, Any], seat: int | None) -> list[str]:
    """What a view says of others' secrets, before the game is over."""
    if view["phase"] == "over":
        return []
    if view["game"] == "kramer":
        found = [
            f"seat {each['seat']}: {name}"
            for each in view["seats"]
            if each["seat"] != seat
            for name in HIDDEN
            if each.get(name) is not None
        ]
        return found + [
            f"{colour} belongs to {agent['owner']}"
            for colour, agent in view["agents"].items()
            if isinstance(agent["owner"], int) and agent["owner"] != seat
        ]
    return [
        f"suitcase {each['id']}: {each['content']}"
        for each in view["suitcases"]
        if each["owner"] != seat and each["delivered_by"] is None and each["content"] is not None
    ]


@pytest.mark.parametrize(
    ("game", "options"),
    [("kramer", {"cards": True, "dossier": True, "finish": 20}), ("randolph", {"round_limit": 4})],
)
def test_nobody_hears_anothers_secret(company: Company, game: str, options: dict[str, Any]) -> None:
    anna, bert, dora = (company.person(each, kept=True) for each in ("Anna", "Bert", "Dora"))
    table = company.table([anna, bert], game, "01.", **options)
    vault = Vault()
    ears = {person.name: Ears(person) for person in (anna, bert, dora)}
    for seat, person in enumerate((anna, bert)):
        word = vault.plant(f"Notiz{seat}", person.name)
        person.do(table.key, do="note", seat=seat, about="red" if game == "kramer" else "suspicion", text=word)
        vault.keep(
            f"the cookie of {person.name}",
            next(each["value"] for each in person.context.cookies() if each["name"] == "ts_visitor"),
            person.name,
        )
    talk = vault.plant("Gespräch", "Anna", "Bert", "Dora")
    anna.do(table.key, do="say", room="players", text=talk)
    rumour = vault.plant("Gerücht", "Dora")
    dora.arrive()
    dora.go(table.path)
    dora.do(table.key, do="say", room="spectators", text=rumour)
    playing = Game(table, seed=9).open()
    for person in (anna, bert):
        open_notes(person)

    def look_now(found: Any) -> bool:
        if playing.moves % 4 == 0:
            for each in ears.values():
                each.look()
        return found.view.get("phase") == "over" or playing.moves > 14

    playing.play(until=look_now)
    for name, each in ears.items():
        each.look()
        seat = {"Anna": 0, "Bert": 1}.get(name)
        assert vault.heard_wrongly(name, each.heard) == []
        for view in views(each.person):
            assert only_what_the_seat_may_know(view, seat) == []
    assert views(anna)
    assert views(dora)


def open_notes(person: Person) -> None:
    """Looks at one's own notes, so that they are in the page."""
    person.page.wait_for_selector("[role=tab]")
    for name in ("dossier", "files"):
        tab = person.page.locator(f"#tab-{name}")
        if tab.count():
            tab.click()
            person.page.wait_for_timeout(100)


def test_the_token_cannot_be_read_by_a_script(company: Company) -> None:
    anna = company.person("Anna")
    table = company.table([anna], "kramer", "0.")
    anna.go(table.path)
    agrees(anna, table, 0)
    assert "ts_visitor" not in anna.page.evaluate("document.cookie")


def test_two_games_that_look_alike_to_a_seat_are_the_same_page(company: Company) -> None:
    """Non-interference: with the same view and the same words, the page is the same, whatever the others hide."""
    pages: list[str] = []
    hidden: list[list[Any]] = []
    for which in (0, -1):
        anna, bert = company.person("Anna"), company.person("Bert")
        table = company.table([anna, bert], "randolph", "01")
        while 1 in (there := bert.look(table.key, 1))["view"]["to_move"]:  # Bert hides the same things elsewhere
            bert.do(table.key, do="play", seat=1, move=there["actions"][which])
        hidden.append([each["content"] for each in there["view"]["suitcases"] if each["owner"] == 1])
        anna.go(table.path)
        anna.page.wait_for_selector("main.table")
        found = agrees(anna, table, 0)
        assert found.view["phase"] == "setup"
        html = anna.page.locator("#page").evaluate("(one) => one.innerHTML")
        pages.append(html.replace(table.code, "CODE").replace(table.key, "KEY"))
    assert hidden[0] != hidden[1]
    assert pages[0] == pages[1]


def test_a_replay_of_a_game_that_goes_on_shows_only_ones_own_secrets(company: Company) -> None:
    anna, bert, dora = company.person("Anna"), company.person("Bert"), company.person("Dora")
    table: Table = company.table([anna, bert], "kramer", "01", cards=True)
    Course(table).asked("round")
    for person, seat in ((anna, 0), (dora, None)):
        person.go(f"/replay/{table.key}")
        person.page.wait_for_selector("input[type=range]")
        told = [
            json.loads(answer.text())
            for answer in person.answers
            if "/replay" in answer.url and "/api/" in answer.url and answer.ok
        ]
        seen = [frame["view"] for answer in told for frame in answer.get("frames", []) if frame.get("view")]
        for view in seen:
            assert only_what_the_seat_may_know(view, seat) == []
