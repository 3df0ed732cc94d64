"""The long runs: every test marked `soak`, on all cores; the results are written to docs/soak.md.

`python -m tests.soak tests/server` runs some of them: the page keeps the last result of each test, and when it was.
"""

from __future__ import annotations

import datetime
import os
import platform
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "soak.md"
ROW = re.compile(r"\| (?P<test>.+) \| (?P<result>passed|failed|skipped) \| (?P<seconds>[\d,]+) \| (?P<when>.+) \|")


@dataclass(frozen=True)
class Result:
    """How a test ended the last time."""

    result: str
    seconds: float
    when: str


def main(chosen: list[str]) -> int:
    known = read(PAGE.read_text(encoding="utf-8")) if chosen and PAGE.exists() else {}
    with tempfile.TemporaryDirectory() as folder:
        results = Path(folder) / "results.xml"
        workers = ["-n", str(os.cpu_count() or 1), "--dist", "loadgroup"]
        command = [sys.executable, "-m", "pytest", "-m", "soak", "-v", "--timeout=0", *workers, f"--junitxml={results}"]
        # A server that is killed all the time on a busy machine answers late; only one that never answers is at fault.
        environment = {**os.environ, "TEST_PATIENCE": "300"}
        code = subprocess.run([*command, *(chosen or ["tests"])], cwd=ROOT, env=environment).returncode
        if results.exists():
            PAGE.write_text(page({**known, **parse(ET.parse(results).getroot(), now())}), encoding="utf-8")
            print(f"written to {PAGE.relative_to(ROOT)}")
    return code


def now() -> str:
    return f"{datetime.date.today().isoformat()}, Python {platform.python_version()}, {os.cpu_count()} cores"


def parse(root: ET.Element, when: str) -> dict[str, Result]:
    """The results of a run, by test."""
    results = {}
    for case in root.iter("testcase"):
        bad = case.find("failure") is not None or case.find("error") is not None
        result = "failed" if bad else "skipped" if case.find("skipped") is not None else "passed"
        room = case.get("classname", "").removeprefix("tests.")
        test = f"{room}: {case.get('name', '').removeprefix('test_').replace('_', ' ')}"
        results[test.replace("|", "/")] = Result(result, float(case.get("time", 0)), when)
    return results


def read(text: str) -> dict[str, Result]:
    """The results on the page."""
    rows = (match.groupdict() for match in map(ROW.fullmatch, text.splitlines()) if match)
    return {row["test"]: Result(row["result"], float(row["seconds"].replace(",", "")), row["when"]) for row in rows}


def page(results: dict[str, Result]) -> str:
    """The results as a table."""
    counted = [sum(one.result == kind for one in results.values()) for kind in ("passed", "failed", "skipped")]
    lines = [
        "# The last soak runs",
        "",
        "Written by `make soak`: long runs of what `make test` does in small. `python -m tests.soak tests/server` runs some",
        "of them, and leaves the other lines as they are.",
        "",
        "{} passed, {} failed, {} skipped, {:,.0f} s of work.".format(
            *counted, sum(r.seconds for r in results.values())
        ),
        "",
        "| test | result | seconds | when |",
        "|---|---|---|---|",
    ]
    for test, one in sorted(results.items()):
        lines.append(f"| {test} | {one.result} | {one.seconds:,.0f} | {one.when} |")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
