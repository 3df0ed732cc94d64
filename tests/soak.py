"""The long runs: every test marked `soak`, on all cores; the result is written to docs/soak.md."""

from __future__ import annotations

import datetime
import os
import platform
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "soak.md"


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        results = Path(folder) / "results.xml"
        workers = str(os.cpu_count() or 1)
        command = [sys.executable, "-m", "pytest", "-m", "soak", "-v", "-n", workers, f"--junitxml={results}", "tests"]
        code = subprocess.run(command).returncode
        if results.exists():
            PAGE.write_text(page(ET.parse(results).getroot()), encoding="utf-8")
            print(f"written to {PAGE.relative_to(PAGE.parent.parent)}")
    return code


def page(root: ET.Element) -> str:
    """The results as a table."""
    suite = root if root.tag == "testsuite" else root[0]
    lines = [
        "# The last soak run",
        "",
        "Written by `make soak`: long random runs that `make test` does in small.",
        "",
        f"{datetime.date.today().isoformat()}, Python {platform.python_version()}, {os.cpu_count()} cores: "
        f"{int(suite.get('tests', 0)) - int(suite.get('failures', 0)) - int(suite.get('errors', 0))} passed, "
        f"{int(suite.get('failures', 0)) + int(suite.get('errors', 0))} failed, {float(suite.get('time', 0)):,.0f} s.",
        "",
        "| test | result | seconds |",
        "|---|---|---|",
    ]
    for case in suite.iter("testcase"):
        bad = case.find("failure") is not None or case.find("error") is not None
        name = f"{case.get('classname', '').removeprefix('tests.')}: {case.get('name', '').removeprefix('test_').replace('_', ' ')}"
        lines.append(f"| {name} | {'failed' if bad else 'passed'} | {float(case.get('time', 0)):,.0f} |")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    sys.exit(main())
