"""The page keeps still in play: nothing that somebody reads or is about to press moves because somebody else has moved."""

from __future__ import annotations

import pytest

from .courses import Course
from .people import DESKTOP, PHONE, Company
from .stillness import MOST, largest_window, play, seen, stillness, watch

MOVES = {"kramer": 6, "randolph": 30}


# Open fault, so not in the shortest run: the order sheet is as high as what it says, and the board takes the rest, so both jump with every
# scene (0.2 to 0.4 on a desktop, 0.8 to 1.4 on a phone).
@pytest.mark.soak
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", list(MOVES))
def test_a_table_keeps_still_while_a_game_goes_on(company: Company, game: str, screen: dict[str, int]) -> None:
    anna = company.person("Anna", screen=screen, still=False)
    table = company.table([anna], game, "0.", **({"cards": True} if game == "kramer" else {}))
    watch(anna)
    anna.go(table.path).wait_for_selector("main.table, main.phone")
    anna.page.wait_for_timeout(800)
    begun = seen(anna)
    play(anna, table, MOVES[game])
    found = stillness(anna, begun)
    assert found.shift < MOST, "\n".join(found.moved)


AWAKE = """
() => {
  const frame = window.requestAnimationFrame.bind(window);
  const [later, never, again] = [window.setTimeout.bind(window), window.clearTimeout.bind(window), window.setInterval.bind(window)];
  window.awake = 0;
  window.pending = new Map();
  window.requestAnimationFrame = (then) => frame((now) => { window.awake += 1; then(now); });
  window.setTimeout = (then, ms = 0, ...rest) => {
    const id = later((...words) => { window.pending.delete(id); then(...words); }, ms, ...rest);
    window.pending.set(id, ms);
    return id;
  };
  window.clearTimeout = (id) => { window.pending.delete(id); never(id); };
  window.setInterval = (then, ms = 0, ...rest) => { window.pending.set(`every ${ms}`, ms); return again(then, ms, ...rest); };
}
"""
RARE_MS = 60_000
"""After so long a silence the page asks whether the server is there; nothing else may wake it."""


@pytest.mark.parametrize("asked", [0, 1], ids=["asked", "waiting"])
@pytest.mark.parametrize("game", list(MOVES))
def test_a_table_at_which_nothing_happens_draws_no_frames_and_waits_for_no_timer(
    company: Company, game: str, asked: int
) -> None:  # trials/page.md, fault 7
    people = [company.person("Anna", still=False), company.person("Bert", still=False)]
    people[0].page.add_init_script(f"({AWAKE})()")
    table = company.table(people, game, "01")
    Course(table).reach(lambda view, seat: seat == asked and view["phase"] == "move" and seat in view["to_move"])
    page = people[0].go(table.path)
    page.wait_for_selector("main.s-table")
    page.wait_for_timeout(1_500)
    running = "document.getAnimations().filter((one) => one.playState === 'running').length"
    before = page.evaluate("window.awake")
    page.wait_for_timeout(1_000)
    assert (page.evaluate("window.awake") - before, page.evaluate(running)) == (0, 0)
    assert page.evaluate("[...window.pending.values()]") == [RARE_MS]


def test_shifts_far_apart_are_not_added_up() -> None:
    assert largest_window([(0, 0.03), (900, 0.01), (2500, 0.02)]) == pytest.approx(0.04)


def test_a_window_is_five_seconds_long_at_most() -> None:
    assert largest_window([(at * 900.0, 0.01) for at in range(12)]) == pytest.approx(0.06)
