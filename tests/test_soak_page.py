"""The page of long runs keeps what it knew of tests that were not run this time."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from .soak import Result, page, parse, read

RUN = """<testsuites><testsuite>
  <testcase classname="tests.server.test_soak" name="test_all_games_go_on" time="1234.6" />
  <testcase classname="tests.kramer.test_invariants" name="test_both_builds[a|b]" time="1"><failure /></testcase>
  <testcase classname="tests.browser.test_games" name="test_a_game" time="0"><skipped /></testcase>
</testsuite></testsuites>"""


def test_a_result_can_be_read_from_the_page_again() -> None:
    results = parse(ET.fromstring(RUN), "today, Python 3.11, 2 cores")
    assert results["server.test_soak: all games go on"] == Result("passed", 1234.6, "today, Python 3.11, 2 cores")
    assert results["kramer.test_invariants: both builds[a/b]"].result == "failed"
    assert results["browser.test_games: a game"].result == "skipped"
    assert {test: round(one.seconds) for test, one in results.items()} == {
        test: one.seconds for test, one in read(page(results)).items()
    }


def test_a_later_run_of_some_tests_leaves_the_others() -> None:
    old = parse(ET.fromstring(RUN), "yesterday")
    text = page({**read(page(old)), "server.test_soak: all games go on": Result("failed", 2, "today")})
    assert "| server.test_soak: all games go on | failed | 2 | today |" in text
    assert "| kramer.test_invariants: both builds[a/b] | failed | 1 | yesterday |" in text
    assert "0 passed, 2 failed, 1 skipped" in text
