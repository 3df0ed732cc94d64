"""Chromium for the tests: found, installed where we may, and launched with what a container needs.

`python -m tests.browser.chromium` sees to it that there is one and tells which; `make test` begins with it.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
FLAGS = (
    "--no-sandbox",  # root in a container has no sandbox to enter
    "--disable-dev-shm-usage",  # containers have little shared memory
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--no-first-run",
)
MISSING = """\
the tests of the page need Chromium, and there is none here. Install it:
  Debian, Ubuntu:  sudo apt-get install chromium
  Fedora:          sudo dnf install chromium
  macOS:           brew install --cask chromium
or set CHROMIUM to the path of a Chromium or Chrome."""


class ChromiumMissing(Exception):
    """There is no Chromium; the message says how to install one."""


def find() -> str | None:
    """The Chromium of this machine: the one in CHROMIUM, else one that goes by a usual name."""
    for name in (os.environ.get("CHROMIUM"), *NAMES):
        if name and (found := shutil.which(name)):
            return found
    return next((place for place in PLACES if Path(place).exists()), None)


def needed() -> str:
    """The Chromium of this machine; fails with words if there is none."""
    found = find()
    if found is None:
        raise ChromiumMissing(MISSING)
    return found


def options(**more: Any) -> dict[str, Any]:
    """What Playwright's launch is called with, blocking or not: `await p.chromium.launch(**options())`."""
    return {**more, "executable_path": needed(), "args": [*FLAGS, *more.get("args", ())]}


def launch(playwright: Playwright, **more: Any) -> Browser:
    """A browser without a window."""
    return playwright.chromium.launch(**options(**more))


@contextlib.contextmanager
def opened(**more: Any) -> Iterator[Browser]:
    """A browser without a window, closed at the end."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = launch(playwright, **more)
        try:
            yield browser
        finally:
            browser.close()


def install() -> str:
    """The Chromium of this machine, fetched by name from Debian's packages if it is missing and we are root."""
    if find() is None and shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing chromium …", file=sys.stderr, flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
            done = subprocess.run(["apt-get", "-qq", *words], env=quiet, stdout=subprocess.DEVNULL)
            if done.returncode:
                raise ChromiumMissing(f"apt-get {' '.join(words)} failed; {MISSING}")
    return needed()


if __name__ == "__main__":
    try:
        print(f"Chromium for the tests: {install()}")
    except ChromiumMissing as missing:
        sys.exit(str(missing))
