"""Pictures of every screen for docs/screens: `python -m tests.browser.gallery [FOLDER] [WORD]`.

Each screen is taken wide by day and narrow by night, full tables on the largest screen and on the smallest; WORD takes only the screens with
that word in their name. The dice are always the same.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

from tests.server.process import Server

from . import chromium
from .conftest import ROOT, builder
from .inspection import settle
from .people import DESKTOP, PHONE, Company
from .screens import SCREENS

FOLDER = ROOT / "docs" / "screens"
QUALITY = 62
Shot = tuple[str, dict[str, int], bool]
"""What the file's name ends with, the window, and whether it is night."""
USUAL: tuple[Shot, ...] = (("", DESKTOP, False), ("-phone", PHONE, True))
EXTREME: tuple[Shot, ...] = (
    ("-largest", {"width": 2560, "height": 1440}, False),
    ("-smallest", {"width": 320, "height": 480}, True),
)


def main(folder: Path, word: str) -> None:
    builder().build()
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [name for name in SCREENS if word in name]
    with (
        tempfile.TemporaryDirectory() as place,
        chromium.opened() as browser,
        Server(f"sqlite:///{place}/topsecret.db", Path(place), dice="gallery") as server,
    ):
        for number, name in enumerate(wanted, 1):
            print(f"{number}/{len(wanted)} {name}", flush=True)
            with Company(browser, server.url) as company:
                person = company.person("Anna")
                SCREENS[name](company, person)
                for suffix, screen, night in EXTREME if "full table" in name else USUAL:
                    person.page.set_viewport_size(screen)  # type: ignore[arg-type]  # playwright has a type of its own
                    person.page.emulate_media(color_scheme="dark" if night else "light")
                    settle(person)
                    person.page.wait_for_timeout(400)
                    path = folder / f"{re.sub(r'[^a-z]+', '-', name.lower()).strip('-')}{suffix}.jpg"
                    person.page.screenshot(path=path, type="jpeg", quality=QUALITY)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER, sys.argv[2] if len(sys.argv) > 2 else "")
