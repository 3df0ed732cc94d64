"""Every screen of the page and every state of it, each with the way there."""

from __future__ import annotations

from collections.abc import Callable

from .courses import Course
from .people import Company, Person, Table

Screen = Callable[[Company, Person], None]
SCREENS: dict[str, Screen] = {}
LOST_BY_RELOADING = (
    "menu of a table",
    "rules over a table",
    "the unmasking in kramer",
    "the crown in kramer",
    "the race in randolph",
)
"""Screens that a reload closes."""

STEP = """
([button, wanted]) => {
  const later = window.setTimeout;
  const held = [];
  window.setTimeout = (then) => held.push(then);
  return new Promise((reached) => {
    const look = () => {
      if (document.querySelector(wanted)) {
        window.setTimeout = later;
        reached();
        return;
      }
      held.shift()?.();
      requestAnimationFrame(look);
    };
    document.querySelector(button).click();
    look();
  });
}
"""
"""Presses a button and goes from one still picture of a scene to the next until something is there, and stays."""


def screen(name: str) -> Callable[[Screen], Screen]:
    def add(way: Screen) -> Screen:
        SCREENS[name] = way
        return way

    return add


def at(person: Person, path: str, sign: str) -> None:
    """Goes there and waits for something that is only there."""
    person.go(path)
    person.page.wait_for_selector(sign)


def sits(company: Company, person: Person, game: str, *phases: str, seats: str = "0.", **options: object) -> Table:
    """At a table with bots where one of these phases is asked of this person; others' games are not waited for."""
    for seed in range(1, 8):
        table = company.table([person], game, seats, **options)
        course = Course(table, seed)
        try:
            course.asked(*phases) if phases else None
        except AssertionError:
            continue
        person.go(table.path)
        person.page.wait_for_selector("main.table, main.phone")
        return table
    raise AssertionError(f"no game of {game} came to {phases}")


@screen("home")
def _home(company: Company, person: Person) -> None:
    at(person, "/", "main.home .case")


@screen("home with games")
def _home_full(company: Company, person: Person) -> None:
    other = company.person("Olga")
    company.table([person], "kramer", "0.")
    company.table(
        [other], "randolph", "0", start=False, players=4, public=True, title="A long evening with friends and family"
    )
    over = company.table([person], "kramer", "0.", round_limit=1)
    Course(over).finish()
    at(person, "/", "main.home #tables a.btn")


for _game in ("kramer", "randolph"):

    @screen(f"new table of {_game}")
    def _new(company: Company, person: Person, game: str = _game) -> None:
        at(person, f"/new/{game}", "form.table-form")
        for fold in person.page.locator("form.table-form summary, form.table-form button[aria-expanded=false]").all():
            fold.click()

    @screen(f"before the start of {_game}, as host")
    def _before(company: Company, person: Person, game: str = _game) -> None:
        other = company.person("Bert")
        table = company.table([person, other], game, "01", start=False)
        other.do(table.key, do="say", room="players", text="Who begins?")
        at(person, table.path, "main.before .seats li")

    @screen(f"before the start of {_game}, as guest")
    def _guest(company: Company, person: Person, game: str = _game) -> None:
        table = company.table([company.person("Bert")], game, "0", start=False, players=3)
        at(person, table.path, "main.before .seats li")

    @screen(f"watching {_game}")
    def _watching(company: Company, person: Person, game: str = _game) -> None:
        bert = company.person("Bert")
        table = company.table([bert], game, "0.", spectators=True)
        Course(table).asked("move")
        at(person, table.path, "main.table, main.phone")

    @screen(f"the end of {_game}")
    def _over(company: Company, person: Person, game: str = _game) -> None:
        table = company.table(
            [person], game, "0..", round_limit=3, **({"cards": True, "dossier": True} if game == "kramer" else {})
        )
        Course(table).finish()
        at(person, table.path, "main.result")

    @screen(f"replay of {_game}")
    def _replay(company: Company, person: Person, game: str = _game) -> None:
        table = company.table([person], game, "0.", round_limit=2)
        Course(table).finish()
        at(person, f"/replay/{table.key}", "main input[type=range]")

    @screen(f"lesson of {_game}")
    def _learn(company: Company, person: Person, game: str = _game) -> None:
        at(person, f"/learn/{game}", ".teacher")

    @screen(f"rules of {_game}")
    def _rules(company: Company, person: Person, game: str = _game) -> None:
        at(person, f"/rules/{game}", "main.text h2")

    @screen(f"handing over {_game}")
    def _handover(company: Company, person: Person, game: str = _game) -> None:
        table = company.table([person], game, "00")
        at(person, table.path, "main.handover")


@screen("menu of a table")
def _menu(company: Company, person: Person) -> None:
    sits(company, person, "kramer")
    person.page.locator("header button:has(use[href='#i-menu'])").first.click()
    person.page.wait_for_selector("dialog[open]")


@screen("rules over a table")
def _rules_dialog(company: Company, person: Person) -> None:
    sits(company, person, "randolph")
    person.page.locator("header button:has(use[href='#i-menu'])").first.click()
    person.page.locator("dialog[open] button:has(use[href='#i-book'])").click()
    person.page.wait_for_selector("dialog[open] .text")


@screen("points to give in kramer")
def _points(company: Company, person: Person) -> None:
    sits(company, person, "kramer", "move")


@screen("a Top Secret round in kramer")
def _round(company: Company, person: Person) -> None:
    sits(company, person, "kramer", "round", cards=True)


@screen("a new place for the safe in kramer")
def _safe(company: Company, person: Person) -> None:
    sits(company, person, "kramer", "safe")


@screen("the dossier in kramer")
def _dossier(company: Company, person: Person) -> None:
    sits(company, person, "kramer", "dossier", dossier=True, finish=20)


@screen("hiding suitcases in randolph")
def _setup(company: Company, person: Person) -> None:
    sits(company, person, "randolph", "setup")


@screen("a turn in randolph")
def _turn(company: Company, person: Person) -> None:
    sits(company, person, "randolph", "move")


@screen("a duel in randolph")
def _duel(company: Company, person: Person) -> None:
    sits(company, person, "randolph", "duel")


@screen("a full table of kramer")
def _full_town(company: Company, person: Person) -> None:
    sits(company, person, "kramer", "move", seats="0....", cards=True, dossier=True)


@screen("a full table of randolph")
def _full_world(company: Company, person: Person) -> None:
    sits(company, person, "randolph", "move", seats="0...")


def ends(company: Company, person: Person, game: str, button: str, moment: str, **options: object) -> None:
    """A moment of the end of a game against bots, which is shown once more."""
    table = company.table([person], game, "0...", **options)
    Course(table).finish()
    at(person, table.path, button)
    person.page.evaluate(STEP, [button, moment])


@screen("the unmasking in kramer")
def _unmasking(company: Company, person: Person) -> None:
    moment = ".finale .lineup .now ~ li .sealed"
    ends(company, person, "kramer", "[data-do=unmask]", moment, cards=True, dossier=True, finish=30)


@screen("the crown in kramer")
def _crown(company: Company, person: Person) -> None:
    ends(company, person, "kramer", "[data-do=unmask]", ".finale .crown", cards=True, dossier=True, finish=30)


@screen("the race in randolph")
def _race(company: Company, person: Person) -> None:
    ends(company, person, "randolph", "[data-do=race]", "dialog .champ .crown", round_limit=20)


@screen("no such table")
def _lost(company: Company, person: Person) -> None:
    person.forgive("/api/codes/", "404")
    at(person, "/t/ZZZZZZ", "main.lost")


@screen("no such page")
def _nowhere(company: Company, person: Person) -> None:
    at(person, "/rules/chess", "main.lost")


for _room in ("", "/host", "/bots", "/privacy"):

    @screen(f"about{_room}")
    def _about(company: Company, person: Person, room: str = _room) -> None:
        at(person, f"/about{room}", "main h1")
