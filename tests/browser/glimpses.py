"""What a browser shows of a table beside what the server says that those eyes see: read at once, compared until they agree.

A scene that waits for its person is let go on, and a secret that lies covered on a shared device is uncovered.
"""

from __future__ import annotations

import time
from typing import Any

from .people import PATIENCE, Person, Table, Trouble

MOST_LISTED = 60
"""The list of moves shows so many and offers to search the rest."""

LOOK = """
async ([key, seat, since]) => {
  const query = new URLSearchParams({ since: String(since) });
  if (seat !== null) query.set("seat", String(seat));
  const answer = await fetch(`/api/tables/${key}?${query}`);
  const there = answer.ok ? await answer.json() : null;
  const all = (selector) => [...document.querySelectorAll(selector)];
  document.querySelector('[data-do="go-on"]')?.click();
  const main = document.querySelector("main#main");
  const screens = ["handover", "result", "lost", "loading", "phone", "table"];
  const screen = screens.find((name) => main?.classList.contains(name)) ?? main?.className ?? "none";
  const painted = () => new Promise((done) => setTimeout(done));
  const sheet = async (name) => {
    const button = document.querySelector(`[data-sheet="${name}"]`);
    if (button && button.getAttribute("aria-expanded") !== "true") button.click();
    await painted();
  };
  const tab = document.querySelector("#tab-moves");
  if (tab && tab.getAttribute("aria-selected") !== "true") tab.click();
  await sheet("players");
  const by = (selector, name, value) => Object.fromEntries(all(selector).map((one) => [one.dataset[name], value(one)]));
  const board = document.querySelector("[data-safe]");
  const here = {
    turn: all("li.player[aria-current]").map((one) => Number(one.dataset.seat)),
    names: all("li.player").map((one) => one.querySelector("b").textContent),
  };
  if (there?.view?.game === "kramer" && board) Object.assign(here, {
    safe: board.dataset.safe,
    pawns: by("[data-pawn]", "pawn", (one) => one.dataset.building),
    markers: by("[data-marker]", "marker", (one) => Number(one.dataset.total)),
  });
  if (there?.view?.game === "randolph") Object.assign(here, {
    agents: by(".rboard .pieces [data-figure]", "figure", (one) => [one.dataset.place, one.dataset.carries ?? null]),
    suitcases: by(".rboard .pieces [data-suitcase]", "suitcase", (one) => one.dataset.place),
    secrets: all("li.player").map((one) => one.querySelector(".player-note b")?.textContent),
  });
  document.querySelector('.s-tag[aria-pressed="true"]')?.click();
  await sheet("own");
  const own = document.querySelector("main.phone .drawer, main.table");
  const mine = (selector) => (own ? [...own.querySelectorAll(selector)] : []);
  if (there?.view?.game === "kramer") Object.assign(here, {
    hand: mine(".hand [data-card]").map((one) => one.dataset.card),
    identities: mine("[data-identity]").slice(0, 1).flatMap((one) => one.dataset.identity.split(" ").filter(Boolean)),
  });
  if (there?.view?.game === "randolph") Object.assign(here, {
    contents: mine(".mine li").map((one) => one.querySelector(".content") ? one.querySelector(".content").textContent.trim() || "bomb" : "?"),
  });
  await sheet("moves");
  const listed = all(":is(#tab-body, .drawer) [data-action]").map((one) => Number(one.dataset.action));
  const free = all(":is(#tab-body, .drawer) [data-action]:not(:disabled)").map((one) => Number(one.dataset.action));
  return { there, here, screen, listed, free, title: document.title };
}
"""


class Glimpse:
    """A browser's picture of a table and the server's, at one moment."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.there: dict[str, Any] = told["there"] or {}
        self.here: dict[str, Any] = told["here"]
        self.screen: str = told["screen"]
        self.listed: list[int] = told["listed"]
        self.free: list[int] = told["free"]
        self.title: str = told["title"]

    @property
    def view(self) -> dict[str, Any]:
        return self.there.get("view") or {}

    @property
    def n(self) -> int:
        return int(self.there.get("n", 0))

    @property
    def status(self) -> str:
        return str(self.there["state"]["status"]) if self.there else "gone"

    @property
    def actions(self) -> list[int]:
        return list(self.there.get("actions") or [])

    def differences(self) -> list[str]:
        """Where the page does not show what its eyes should see; empty: it does."""
        if self.status == "over":
            return [] if self.screen == "result" else [f"the game is over, but the screen is {self.screen}"]
        if self.screen not in ("table", "phone"):
            return [f"the game is on, but the screen is {self.screen}"]
        wanted = EXPECTED[self.view["game"]](self.view)
        found = [
            f"{what}: shown {self.here.get(what)}, seen {value}"
            for what, value in wanted.items()
            if self.here.get(what) != value
        ]
        if sorted(self.listed) != sorted(self.actions) and (
            len(self.actions) <= MOST_LISTED
            or len(self.listed) != MOST_LISTED
            or not set(self.listed) <= set(self.actions)
        ):
            found.append(f"moves: listed {self.listed[:20]}, legal {self.actions[:20]}")
        if self.actions and self.free != self.listed:
            found.append("moves: not all of them can be chosen")
        return found


def _kramer(view: dict[str, Any]) -> dict[str, Any]:
    mine = view["seats"][view["seat"]] if view["seat"] is not None else {}
    filling = view["phase"] == "dossier" and view["seat"] in view["to_move"]  # the dossier has the room of the hand
    return {
        "turn": view["to_move"],
        "names": view["names"],
        "safe": view["safe"],
        "pawns": {colour: agent["building"] for colour, agent in view["agents"].items()},
        "markers": {colour: agent["score"] for colour, agent in view["agents"].items()},
        "identities": mine.get("identities", []),
        **({} if filling else {"hand": mine.get("hand", [])}),
    }


def _randolph(view: dict[str, Any]) -> dict[str, Any]:
    own = [suitcase for suitcase in view["suitcases"] if suitcase["owner"] == view["seat"]]
    contents = ["?" if each["content"] is None else str(each["content"]) for each in own]
    hiding = view["phase"] in ("setup", "place")  # then they may be in the orders, being filled
    return {
        "turn": view["to_move"],
        "names": view["names"],
        "agents": {
            f"{player['seat']}-{agent['number']}": [agent["place"], agent["carries"]]
            for player in view["players"]
            for agent in player["agents"]
            if agent["place"] != "out"
        },
        "suitcases": {
            each["id"]: each["place"]
            for each in view["suitcases"]
            if each["place"] is not None and each["delivered_by"] is None
        },
        "secrets": [f"{player['secrets']}/{view['target']}" for player in view["players"]],
        **({} if hiding else {"contents": contents}),
    }


EXPECTED = {"kramer": _kramer, "randolph": _randolph}


def glimpse(person: Person, table: Table, seat: int | None, since: int = 0) -> Glimpse:
    return Glimpse(person.page.evaluate(LOOK, [table.key, seat, since]))


def agrees(person: Person, table: Table, seat: int | None, after: int = -1, patience: float = PATIENCE) -> Glimpse:
    """The page shows what the server says its eyes see, and at least one thing more than `after`; waits for it."""
    end = time.monotonic() + patience
    while True:
        found = glimpse(person, table, seat, max(0, after))
        if found.n > after and not (differences := found.differences()):
            return found
        person.check()
        if time.monotonic() > end:
            if found.n <= after:
                differences = [f"nothing happens after {after}"]
            raise Trouble(
                f"{person.name}, seat {seat}: " + "\n".join(differences) + f"\nshown is: {person.words()[:400]}"
            )
        person.page.wait_for_timeout(20)
