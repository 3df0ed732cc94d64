"""Archives of games as tests write, read and change them."""

from __future__ import annotations

import argparse
import hashlib
import json
import zipfile
from pathlib import Path
from typing import Any

from topsecret.server import backup
from topsecret.server.backup_archive import Digest

Files = dict[str, bytes]


def export(url: str, file: Path | str) -> int:
    return backup.export_command(argparse.Namespace(database=url, file=str(file)))


def take(url: str, *files: Path | str) -> int:
    return backup.import_command(argparse.Namespace(database=url, file=[str(file) for file in files]))


def unpacked(path: Path) -> Files:
    with zipfile.ZipFile(path) as whole:
        return {name: whole.read(name) for name in whole.namelist()}


def packed(path: Path, files: Files) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as whole:
        for name, data in files.items():
            whole.writestr(name, data)
    return path


def sealed(files: Files) -> Files:
    """The files with a manifest that fits: whoever tampers knows how to do that."""
    digest = Digest()
    for name, data in files.items():
        if name != "manifest.json":
            digest.add(name, hashlib.sha256(data))
    pages = [data for name, data in files.items() if name.startswith("tables/")]
    manifest = json.loads(files["manifest.json"]) | {
        "digest": str(digest),
        "tables": len(pages),
        "rows": sum(page.count(b"\n") - 1 for page in pages),
        "games": sum(name.startswith("games/") for name in files),
        "visitors": files.get("visitors.jsonl", b"").count(b"\n"),
    }
    return files | {"manifest.json": json.dumps(manifest).encode()}


def page_of(files: Files, what: str = '"game":"kramer","status":"playing"') -> str:
    """The name of the page of a table like that."""
    return next(
        name for name, data in files.items() if name.startswith("tables/") and what in data.split(b"\n")[0].decode()
    )


def lines_of(files: Files, name: str) -> list[Any]:
    return [json.loads(line) for line in files[name].splitlines()]


def with_lines(lines: list[Any]) -> bytes:
    return b"".join(json.dumps(line, ensure_ascii=False).encode() + b"\n" for line in lines)
