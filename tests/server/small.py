"""The command line with a small app in the place of the whole one: `python -m tests.server.small serve --port 0`."""

from __future__ import annotations

import sys

from topsecret import cli
from topsecret.server import run

if __name__ == "__main__":
    run.BUILD = "tests.server.small_app:build"
    sys.exit(cli.main(sys.argv[1:]))
