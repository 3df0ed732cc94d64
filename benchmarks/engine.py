"""The engine beside its peers: random play, copies, threads and imports, measured in one run and printed with ratios.

    python -m benchmarks.engine [--quick] [--only plain,copy] [--json FILE] [--write docs/bench.md]

The contenders of a table take turns in short slices; "best" is the fastest slice, "median" the middle one, and ratios are
between the best ones, because other work on the machine can only slow a slice down. What runs on one core is timed by
the time it had on that core; threads and imports by the wall clock. Getting ready (imports, compiling
or reading compiled code from the disk) is left out of the rates and shown by itself. The last result stands in docs/bench.md.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from topsecret.kernel import builds

from . import imports, ours, peers
from .measure import INSTALL, Contender, Section, race

BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
VERSIONS = ("numpy", "numba", "open_spiel", "pettingzoo", "rlcard", "catanatron")
DASH = "–"


def thread_counts(cores: int) -> list[int]:
    """1, 2, 4, … and all cores."""
    counts = [1]
    while counts[-1] * 2 < cores:
        counts.append(counts[-1] * 2)
    return counts if cores == 1 else [*counts, cores]


def plain(quick: bool) -> Section:
    variants = ours.VARIANTS[1::6] if quick else ours.VARIANTS
    return Section(
        "plain",
        "Plain rules, random legal play, one core",
        "/s",
        [
            *(Contender(ours.title(name, o), partial(ours.plain_play, name, o)) for name, o in variants),
            Contender(
                "kramer, 4 players, cards, through Match", partial(ours.match_play, *ours.VARIANTS[2]), aimed=False
            ),
            Contender("randolph, 4 players, through Match", partial(ours.match_play, *ours.VARIANTS[7]), aimed=False),
            Contender("catanatron", peers.catanatron_play, ours=False),
            *(
                Contender(f"OpenSpiel {name}", partial(peers.openspiel_fastest, name), ours=False)
                for name in peers.OPENSPIEL_PYTHON
            ),
            *(
                Contender(f"PettingZoo {name}", partial(peers.pettingzoo_play, name), ours=False)
                for name in peers.PETTINGZOO
            ),
        ],
        target=20_000,
        reference="catanatron",
        note="OpenSpiel's Python games are driven by a Python loop or by its C++ loop, whichever is faster for the game. "
        "PettingZoo makes the observation at every step; there is no way without. "
        "Match checks every action and keeps the history; the other rows call the rules.",
    )


def compiled(quick: bool) -> Section:
    variants = ours.VARIANTS[1::6] if quick else ours.VARIANTS
    games, decisions = (8, 10) if quick else (256, 100)
    mask = partial(ours.compiled_play, games=games, decisions=decisions)
    whole = partial(ours.compiled_games, games=games)
    return Section(
        "numba",
        "Numba, one core, with the legal mask",
        "/s",
        [
            *(Contender(ours.title(name, o), partial(mask, name, o)) for name, o in variants),
            *(
                Contender(f"{ours.title(name, o)}, whole games, no mask", partial(whole, name, o), aimed=False)
                for name, o in (ours.VARIANTS[2], ours.VARIANTS[7])
            ),
            *(
                Contender(f"OpenSpiel {name}", partial(peers.openspiel_loop, name, mask=True), ours=False)
                for name in peers.OPENSPIEL_HIDDEN
            ),
            *(
                Contender(f"OpenSpiel {name}, C++ loop, no mask", partial(peers.openspiel_bots, name), ours=False)
                for name in peers.OPENSPIEL_HIDDEN
            ),
        ],
        target=1_000_000,
        reference="OpenSpiel social_deduction",
        note="OpenSpiel's C++ games are driven from Python, with legal_actions_mask at every decision, as its users do; "
        "and once more by its own C++ loop (evaluate_bots with random bots), which never leaves C++ but makes no mask.",
    )


def observing(quick: bool) -> Section:
    variants = ours.VARIANTS[1::6] if quick else ours.VARIANTS
    games, decisions = (8, 10) if quick else (256, 50)
    watched = partial(ours.observed_play, games=games, decisions=decisions)
    believed = partial(ours.believed_play, games=games // 4, decisions=decisions)
    return Section(
        "observation",
        "Numba, one core, with the legal mask and the observation",
        "/s",
        [
            *(Contender(ours.title(name, o), partial(watched, name, o)) for name, o in variants),
            *(
                Contender(
                    f"{ours.title(name, o)}, and what the seat can conclude", partial(believed, name, o), aimed=False
                )
                for name, o in (() if quick else (ours.VARIANTS[1], ours.VARIANTS[7]))
            ),
            *(
                Contender(f"OpenSpiel {name}", partial(peers.openspiel_observed, name), ours=False)
                for name in peers.OPENSPIEL_HIDDEN
            ),
        ],
        target=500_000,
        reference="OpenSpiel social_deduction",
        note="Both sides make the mask and the observation of the player to act at every decision, and are driven from Python. "
        "What a seat can conclude is the exact posterior over who is whom or what is where (belief.md); no peer has anything like it.",
    )


def trying(quick: bool) -> Section:
    variants = ours.VARIANTS[1::6] if quick else ours.VARIANTS
    tried = partial(ours.tried, games=8 if quick else 512)
    return Section(
        "afters",
        "What if: the tables after every legal action, Numba, one core",
        "/s",
        [
            *(Contender(ours.title(name, o), partial(tried, name, o, calm=False)) for name, o in variants),
            *(
                Contender(f"{ours.title(name, o)}, the scoring included", partial(tried, name, o, calm=True))
                for name, o in variants
                if "cards" in o
            ),
            *(
                Contender(f"OpenSpiel {name}", partial(peers.openspiel_children, name, moves), ours=False)
                for name, moves in (("social_deduction", 12), ("hanabi", 20), ("gin_rummy", 40), ("leduc_poker", 3))
            ),
        ],
        target=20_000_000,
        reference="OpenSpiel social_deduction",
        note="Ours are `Batch.afterstates` of games in the middle, driven from Python; OpenSpiel's are C++ games in the middle, "
        "`state.child(action)` for every legal action.",
        counted="tables",
    )


def environments(quick: bool) -> Section:
    variants = ours.VARIANTS[1::6] if quick else [ours.VARIANTS[k] for k in (0, 2, 5, 7)]
    spiel = partial(Contender, beside="OpenSpiel python_block_dominoes")
    return Section(
        "envs",
        "Environments for learning, one game at a time, one core",
        "/s",
        [
            *(
                Contender(f"PettingZoo, our {ours.title(name, o)}", partial(ours.pettingzoo_play, name, o))
                for name, o in variants
            ),
            *(
                Contender(f"PettingZoo {name}", partial(peers.pettingzoo_play, name), ours=False)
                for name in peers.PETTINGZOO
            ),
            *(
                spiel(f"OpenSpiel, our {ours.title(name, o)}", partial(ours.openspiel_play, name, o))
                for name, o in variants
            ),
            *(
                spiel(f"OpenSpiel {name}", partial(peers.openspiel_observed, name), ours=False)
                for name in (*peers.OPENSPIEL_PYTHON, "leduc_poker", "hanabi", "gin_rummy")
            ),
        ],
        reference="PettingZoo connect_four_v3",
        reference_title="connect_four_v3 (PettingZoo), python_block_dominoes (OpenSpiel)",
        note="Every row makes the mask and the observation of the player to act at every decision. Ours are compiled where Numba is "
        "installed, a call a decision; OpenSpiel's last three are C++. For speed there is the table above.",
    )


def copies(quick: bool) -> Section:
    times = 10 if quick else 1000
    few = max(1, times // 20)
    return Section(
        "copy",
        "Copy of a state in the middle of a game",
        "µs",
        [
            *(
                Contender(f"{ours.title(name, o)}, State.copy", partial(ours.state_copy, name, o, times))
                for name, o in (ours.VARIANTS[2], ours.VARIANTS[7])
            ),
            *(
                Contender(f"{ours.title(name, o)}, Match.copy", partial(ours.match_copy, name, o, few), aimed=False)
                for name, o in (ours.VARIANTS[2], ours.VARIANTS[7])
            ),
            Contender("catanatron game.copy", partial(peers.catanatron_copy, few), ours=False),
            *(
                Contender(f"OpenSpiel {name} state.clone", partial(peers.openspiel_clone, name, moves, few), ours=False)
                for name, moves in (
                    ("social_deduction", 12),
                    ("hanabi", 20),
                    ("gin_rummy", 40),
                    ("leduc_poker", 3),
                    ("python_block_dominoes", 10),
                )
            ),
        ],
        target=3,
        reference="catanatron game.copy",
        reference_title="catanatron",
        note="The target is for State.copy. All but the last of OpenSpiel's are C++ objects.",
    )


def threads(quick: bool) -> Section:
    cores = os.cpu_count() or 1
    counts = [cores] if quick else thread_counts(cores)
    games, decisions = (8, 10) if quick else (1024, 100)
    return Section(
        "threads",
        f"Numba, threads, with the legal mask ({cores} cores)",
        "/s",
        [
            Contender(
                f"{ours.title(name, o)}, {count} thread{'s' * (count > 1)}",
                partial(ours.compiled_play, name, o, games=games, decisions=decisions, threads=count),
                beside=f"{ours.title(name, o)}, 1 thread",
            )
            for name, o in (ours.VARIANTS[2], ours.VARIANTS[7])
            for count in counts
        ],
        reference_title="one thread",
    )


def importing(quick: bool) -> Section:
    del quick
    return Section(
        "import",
        "Import in a fresh process",
        "s",
        [
            Contender("topsecret (without numba)", partial(imports.import_time, "topsecret", ours=True)),
            Contender("numpy alone", partial(imports.import_time, "numpy"), ours=False),
            Contender("catanatron", partial(imports.import_time, "catanatron.game"), ours=False),
            Contender("OpenSpiel", partial(imports.import_time, "pyspiel"), ours=False),
            Contender(
                "PettingZoo connect_four",
                partial(imports.import_time, "pettingzoo.classic.connect_four_v3"),
                ours=False,
            ),
        ],
        target=0.3,
        reference="catanatron",
        note="NumPy is part of ours, not a peer: it is the floor under it. OpenSpiel's is one binary without its Python games.",
    )


SECTIONS: dict[str, Callable[[bool], Section]] = {
    "plain": plain,
    "numba": compiled,
    "observation": observing,
    "afters": trying,
    "envs": environments,
    "copy": copies,
    "threads": threads,
    "import": importing,
}


def heads(section: Section) -> list[str]:
    unit = f"{section.counted}/s" if section.unit == "/s" else section.unit
    target = ""
    if section.target is not None:
        target = f" of {'≥' if section.unit == '/s' else '≤'} {section.target:,}"
    reference = section.reference_title or section.reference
    return ["", f"best, {unit}", "median", "getting ready, s", f"× target{target}", f"× {reference}", "× fastest peer"]


def rows(section: Section) -> Iterator[tuple[bool, list[str]]]:
    """For every contender whether it is ours, and its cells."""
    for row in section.data()["rows"]:
        name = row["name"] if row["ours"] else f"*{row['name']}*"
        if row["missing"] or not row["best"]:
            yield row["ours"], [name, row["missing"] or "not measured: the run was stopped", *[DASH] * 5]
            continue
        yield (
            row["ours"],
            [
                name,
                _number(row["best"]),
                _number(row["median"]),
                f"{row['warm_up']:.2f}",
                *(_ratio(row[key]) for key in ("to_target", "to_reference", "to_fastest_peer")),
            ],
        )


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _ratio(value: float | None) -> str:
    if value is None:
        return DASH
    return f"{value:,.0f}" if value >= 100 else f"{value:.2g}"


def used(section: Section) -> list[int]:
    """The columns that say something in this table."""
    cells = [row for _, row in rows(section)]
    return [k for k in range(len(heads(section))) if k < 4 or any(row[k] != DASH for row in cells)]


def markdown(section: Section) -> str:
    columns = used(section)
    lines = [f"### {section.title}", ""]
    lines.append("| " + " | ".join(heads(section)[k] for k in columns) + " |")
    lines.append("|" + "|".join("---" if k == 0 else "---:" for k in columns) + "|")
    lines += ["| " + " | ".join(cells[k] for k in columns) + " |" for _, cells in rows(section)]
    if section.note:
        lines += ["", section.note]
    return "\n".join(lines) + "\n"


def rich_table(section: Section) -> Table:
    columns = used(section)
    table = Table(title=section.title, caption=section.note or None, title_justify="left", caption_justify="left")
    for k in columns:
        table.add_column(heads(section)[k], justify="left" if k == 0 else "right")
    for is_ours, cells in rows(section):
        table.add_row(*(cells[k].strip("*") for k in columns), style="bold" if is_ours else "dim")
    return table


def machine() -> dict[str, Any]:
    """What ran: versions, cores, and how busy the machine was; nothing that names it."""
    versions: dict[str, str | None] = {}
    for name in VERSIONS:
        try:
            versions[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            versions[name] = None
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "architecture": platform.machine(),
        "cores": os.cpu_count(),
        "compiled_before": builds.available() and builds.cache_directory().exists(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        "versions": versions,
    }


def machine_words(before: dict[str, Any], after: dict[str, Any]) -> str:
    known = [f"{name} {version}" for name, version in before["versions"].items() if version]
    absent = [name for name, version in before["versions"].items() if not version]
    words = f"{before['system']} on {before['architecture']}, {before['cores']} cores, Python {before['python']}, {', '.join(known)}."
    if before["load"] is not None:
        words += (
            f" Load {before['load']} when it began (everything else on the machine), {after['load']} when it ended."
        )
    words += f" Compiled code was {'' if before['compiled_before'] else 'not '}on the disk from an earlier run."
    if absent:
        words += f" Not installed: {', '.join(absent)} ({INSTALL})."
    return words


def put(page: str, text: str) -> str:
    """The page with what stands between the two marks replaced; a page without marks is an error in words."""
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"the page has no lines {BEGIN} and {END} to write between")
    return f"{head}{BEGIN}\n{text}{END}{tail}"


def measure(sections: Sequence[Section], repeats: int, seconds: float, console: Console) -> bool:
    """Measure them all, showing how it goes; False if Ctrl-C ended it early."""
    total = sum(len(section.contenders) * (repeats + 1) for section in sections)
    columns = BarColumn(), TextColumn("{task.percentage:>3.0f}%"), TimeElapsedColumn(), TextColumn("{task.description}")
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=total)

        def progress(words: str) -> None:
            bar.update(task, description=words, advance=1)

        try:
            for section in sections:
                race(section, repeats, seconds, progress)
        except KeyboardInterrupt:
            return False
    return True


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--quick", action="store_true", help="tiny counts, to see that everything works; no use as a measure"
    )
    parser.add_argument("--only", default=",".join(SECTIONS), help=f"these tables only, of {','.join(SECTIONS)}")
    parser.add_argument("--repeats", type=int, help="slices for each contender (default 7)")
    parser.add_argument("--seconds", type=float, help="length of a slice (default 0.3)")
    parser.add_argument(
        "--cold", action="store_true", help="compile everything anew instead of using the cache on disk"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything as JSON too")
    parser.add_argument("--write", type=Path, metavar="FILE", help="put the tables into this page, between its marks")
    chosen = parser.parse_args(words)
    chosen.only = chosen.only.split(",")
    for key in chosen.only:
        if key not in SECTIONS:
            parser.error(f"unknown table {key!r}: known are {', '.join(SECTIONS)}")
    if chosen.repeats is None:
        chosen.repeats = 1 if chosen.quick else 7
    if chosen.seconds is None:
        chosen.seconds = 0.0 if chosen.quick else 0.3
    if chosen.repeats < 1 or chosen.seconds < 0:
        parser.error("--repeats is at least 1, --seconds at least 0")
    return chosen


def run(chosen: argparse.Namespace) -> int:
    console = Console()
    sections = [SECTIONS[key](chosen.quick) for key in SECTIONS if key in chosen.only]
    before = machine()
    finished = measure(sections, chosen.repeats, chosen.seconds, Console(stderr=True))
    after = machine()
    about = machine_words(before, after)
    if console.is_terminal:
        for section in sections:
            console.print(rich_table(section), "")
        console.print(about)
    else:
        print("\n".join(markdown(section) for section in sections) + f"\n{about}")
    data = {"finished": finished, "quick": chosen.quick, "machine": before, "load_after": after["load"]}
    if chosen.json:
        chosen.json.write_text(json.dumps({**data, "sections": [s.data() for s in sections]}, indent=1) + "\n")
    if not finished:
        print("stopped; what was measured so far is above", file=sys.stderr)
        return 130
    if chosen.write:
        text = "\n".join(markdown(section) for section in sections) + f"\n{about}\n"
        chosen.write.write_text(put(chosen.write.read_text(), text))
    return 0


def main(words: Sequence[str] | None = None) -> int:
    chosen = arguments(words)
    if not chosen.cold:
        return run(chosen)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TOPSECRET_CACHE"] = folder
        return run(chosen)


if __name__ == "__main__":
    sys.exit(main())
