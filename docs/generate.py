"""Writes the generated parts of the documentation: `python -m docs.generate` (or `make docs`).

Pictures and example records are whole files. In the pages, what stands between `<!-- generated: name -->` and
`<!-- end -->` comes from here. A test fails when anything is stale.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import topsecret as ts
from topsecret.beliefs.batch import parts as belief_parts
from topsecret.kernel.spec import Part
from topsecret.kramer.drawing.cards import CARDS
from topsecret.kramer.state import CARD_IDS, COLOURS, COPIES, LETTERS, NAMES
from topsecret.play.game import Game

from . import scenes, told

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.glob("*.md")])
CLAUSES = {"K": "rules-kramer.md", "R": "rules-randolph.md", "C": "rules-kramer.md"}
_BLOCK = re.compile(r"(?s)(<!-- generated: ([^\n]+) -->\n).*?(<!-- end -->)")
_HELP = re.compile(r'(?s)(    Options and their defaults:\n).*?(?=    """)')
_CITED = re.compile(r"\[([KRC]\d+(?:\.\d+)?)\](?![(\[])")


def files() -> dict[Path, str]:
    """Every file with generated parts, as it should be."""
    whole = {DOCS / "pictures" / name: text for name, text in scenes.pictures().items()}
    whole |= {DOCS / "examples" / name: text for name, text in scenes.examples().items()}
    api = ROOT / "src/topsecret/__init__.py"
    whole[api] = _HELP.sub(lambda found: found[1] + option_help(), api.read_text("utf-8"))
    return whole | {page: filled(page.read_text("utf-8")) for page in PAGES}


def filled(page: str) -> str:
    """A page with its generated blocks written anew."""

    def fill(found: re.Match[str]) -> str:
        name = found[2].strip()
        text = links(page) if name == "links" else block(name)
        return f"{found[1]}{text.strip()}\n{found[3]}"

    return _BLOCK.sub(fill, page)


def block(name: str) -> str:
    """A generated block: `options kramer`, `notation randolph`, `fields kramer`, `observation kramer`, `belief kramer`, `phases kramer`, `events kramer`, `agents`, `cards` or `run …`."""
    kind, _, rest = name.partition(" ")
    if kind == "options":
        return "\n".join(option_table(ts.game(rest)))
    if kind == "notation":
        return "\n".join(notation_table(ts.game(rest)))
    if kind == "fields":
        return "\n".join(field_table(ts.game(rest)))
    if kind == "observation":
        return "\n".join(part_table(ts.game(rest).observation, 0))
    if kind == "belief":
        return "\n".join(part_table(belief_parts(rest), ts.game(rest).observation_size))
    if kind == "phases":
        return ", ".join(f"`{name}`" for name in ts.game(rest).layout.by_name["phase"].values.names.values()) + "."
    if kind == "events":
        return "\n".join(table(*told.rows(rest)))
    if kind == "agents":
        return "\n".join(agent_table())
    if kind == "cards":
        return "\n".join(card_table())
    if kind == "example":
        return fenced((scenes.examples()[rest]).rstrip())
    if kind == "run":
        return fenced(run(rest))
    raise ValueError(f"unknown generated block {name!r}")


def fenced(text: str) -> str:
    return f"```text\n{text}\n```"


def table(*rows: tuple[str, ...]) -> Iterator[str]:
    """A table in Markdown, its first row the heading."""
    for number, row in enumerate(rows):
        yield f"| {' | '.join(cell.replace('|', '&#124;') for cell in row)} |"
        if number == 0:
            yield "|" + "---|" * len(row)


def option_table(game: Game) -> Iterator[str]:
    rows = [("option", "default", "allowed", "what it does", "clause")]
    for option in game.options.options:
        default = "by the number of players" if option.default is None and option.kind == "other" else ""
        clause = f"[{option.clause}]({CLAUSES[option.clause[0]]}#{option.clause.lower()})"
        rows.append(
            (f"`{option.name}`", default or f"`{option.text(option.default)}`", option.allowed, option.meaning, clause)
        )
    yield from table(*rows)
    for name, values in game.options.presets.items():
        chosen = ", ".join(f"`{key}={value}`" for key, value in values.items())
        yield f"\n`edition={name}` means {chosen}."


def option_help() -> str:
    """What `help(topsecret.new)` says of options."""
    lines = []
    for name in ts.games():
        lines += ["", f"{name}:"]
        for option in ts.game(name).options.options:
            written = option.kind == "other" and option.default is not None
            default = repr(option.text(option.default) if written else option.default)
            choices = f" ({option.allowed})" if option.choices else ""
            lines.append(f"    {option.name + '=' + default:<27} {option.meaning.rstrip('.')}{choices}")
    return "".join(f"    {line}".rstrip() + "\n" for line in lines)


def notation_table(game: Game) -> Iterator[str]:
    """Every kind of action: how many numbers it has, its first and last notation, and the data of its last."""
    kinds: dict[str, list[int]] = {}
    for number in range(game.action_count):
        data = game.action_data(number)
        # Numbers are kept for boards with more cities and tables with more seats than this one.
        if not any(str(value).startswith("#") for value in data.values()):
            kinds.setdefault(_kind(data), []).append(number)
    rows = [("action", "first", "last", "numbers", "data of the last")]
    for kind, numbers in kinds.items():
        first, last = game.action_text(numbers[0]), game.action_text(numbers[-1])
        span = f"{numbers[0]} – {numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
        rows.append((kind, f"`{first}`", f"`{last}`", span, f"`{game.action_data(numbers[-1])}`"))
    return table(*rows)


def _kind(data: dict[str, Any]) -> str:
    return f"card {data['card']}" if data["kind"] == "card" else str(data["kind"])


def field_table(game: Game) -> Iterator[str]:
    rows = [("field", "values", "meaning")]
    for f in game.layout.fields:
        if f.written:
            size = f" × {' × '.join(map(str, f.shape))}" if f.shape else ""
            rows.append((f"`{f.name}`", f"{f.kind}{size}", f.meaning))
    return table(*rows)


def part_table(parts: Sequence[Part], at: int) -> Iterator[str]:
    """Parts of an observation vector that begin at that number, with where each begins."""
    rows = [("part", "begins at", "shape", "meaning")]
    for part in parts:
        rows.append((f"`{part.name}`", str(at), " × ".join(map(str, part.shape)), part.meaning))
        at += part.size
    yield from table(*rows)


def agent_table() -> Iterator[str]:
    rows = [("letter", "agent", "colour")]
    rows += [(f"**{letter}**", name, colour) for letter, name, colour in zip(LETTERS, NAMES, COLOURS, strict=True)]
    return table(*rows)


def card_table() -> Iterator[str]:
    rows = [("card", "title", "copies", "what it does")]
    for card in CARD_IDS:
        title, text = CARDS[card]
        rows.append((f"[{card}](rules-kramer.md#{card.lower()})", title, str(COPIES[CARD_IDS.index(card)]), f"{text}."))
    return table(*rows)


def links(page: str) -> str:
    """Where the clauses lead that a page cites as [K4.2]."""
    cited = sorted(set(_CITED.findall(_BLOCK.sub("", page))), key=_order)
    return "\n".join(f"[{clause}]: {CLAUSES[clause[0]]}#{clause.lower()}" for clause in cited)


def _order(clause: str) -> tuple[str, list[int]]:
    return clause[0], [int(part) for part in clause[1:].split(".")]


@cache
def run(line: str) -> str:
    """What a command prints: `topsecret board check world`. It runs in a folder that holds the example records.

    After ` < ` stands what a player types, lines parted by `;`; then only the screen before the last line is shown.
    """
    command, _, typed = line.partition(" < ")
    with tempfile.TemporaryDirectory() as folder:
        for name, text in scenes.examples().items():
            Path(folder, name).write_text(text, encoding="utf-8")
        done = topsecret(command, folder, "".join(f"{one.strip()}\n" for one in typed.split(";")))
    if done.returncode:
        raise RuntimeError(f"{command}: {done.stderr}")
    lines = [part.rstrip() for part in done.stdout.splitlines()]
    text = re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip("\n")
    return re.split(r"\n>(?:\n|$)", text)[typed.count(";")].strip("\n") + "\n>" if typed else text


def topsecret(command: str, folder: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a `topsecret …` command in a folder, as a terminal 80 columns wide would."""
    words = shlex.split(command)
    if words[0] != "topsecret":
        raise ValueError(f"not a command of ours: {command}")
    code = "import sys; from topsecret.cli import main; sys.exit(main())"
    settings = {**os.environ, "COLUMNS": "80", "LINES": "40", "TERM": "dumb", "NO_COLOR": "1", "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, "-c", code, *words[1:]],
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=settings,
        timeout=120,
        check=False,
    )


def main() -> int:
    """Write what has changed and say so."""
    for path, text in files().items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
