"""Write the golden playthroughs anew: `make golden`, then read the diff. Any change in it is a change in behaviour."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.golden.playthrough import page

HERE = Path(__file__).parent / "pages"
SEED = 20


def games() -> dict[str, tuple[str, dict[str, Any]]]:
    """The name of each page with its game and options: every game, variant and number of players."""
    pages: dict[str, tuple[str, dict[str, Any]]] = {}
    for players in range(2, 8):
        for variant in ({}, {"cards": True}, {"dossier": True}, {"cards": True, "dossier": True}):
            words = "-".join(variant) or "basic"
            pages[f"kramer-{players}-{words}"] = "kramer", {"players": players, **variant}
    for players in range(2, 5):
        for edition in ("french", "english"):
            options = {"players": players, "edition": edition, "round_limit": 12}
            pages[f"randolph-{players}-{edition}"] = "randolph", options
    pages["randolph-3-round_robin"] = (
        "randolph",
        {"players": 3, "placement": "round_robin", "guards": 2, "board": "europe", "round_limit": 10},
    )
    return pages


def main() -> None:
    HERE.mkdir(exist_ok=True)
    wanted = games()
    for path in HERE.glob("*.txt"):
        if path.stem not in wanted:
            path.unlink()
    for name, (game, options) in wanted.items():
        (HERE / f"{name}.txt").write_text(page(game, options, SEED), encoding="utf-8")
        print(name, flush=True)


if __name__ == "__main__":
    main()
