"""How long a bot's decision takes, as it is and as it was: `python -m benchmarks.decisions 9fafb75`.

Games of the bot as it is are played; then both decide in the same positions and in turns, each in a process of its own. Counted is time on a
core, hearing the news included, the least of several tries. Positions with a single action are left out.
"""

from __future__ import annotations

import argparse
import os
import statistics
from pathlib import Path
from typing import Any

import msgspec

from topsecret import bots, new
from topsecret import game as find
from topsecret.bots.worker import Request
from topsecret.play.game import Action

from .against import TABLES, Process, known, unpacked

HERE = Path(__file__).parent.parent / "src"
TIMER = """
import os, sys, time
import msgspec
from topsecret import bots, game
from topsecret.bots import engine
from topsecret.arena.worker import read_frame
from topsecret.bots.worker import Request, framed

decode = msgspec.json.Decoder(list[Request]).decode
tables, asked, answers = {}, os.fdopen(0, 'rb'), os.fdopen(1, 'wb', buffering=0)
for name in sys.argv[1:]:
    engine.prepare(name)
answers.write(framed(b'ready'))
while True:
    took, seated = [], {}
    for r in decode(read_frame(asked)):
        if r.key not in seated:
            seated[r.key] = bots.make(r.spec, r.game, seed=r.seed)
            seated[r.key].begin(r.seat, r.view)
        options = repr(r.options)
        if options not in tables:
            tables[options] = game(r.game).at(game(r.game).options.complete(r.options))
        actions = [tables[options].action(number) for number in r.actions]
        began = time.process_time()
        seated[r.key].tell(r.events)
        chosen = seated[r.key].choose(r.view, actions)
        took.append((time.process_time() - began, chosen.id))
    answers.write(framed(msgspec.json.encode(took)))
"""
Times = list[tuple[float, int]]
ENCODE = msgspec.json.Encoder().encode
DECODE = msgspec.json.Decoder(Times).decode


class Noted:
    """A bot whose questions are kept."""

    def __init__(self, bot: bots.Bot, ask: tuple[str, int], kept: list[Request]) -> None:
        self._bot, self._ask, self._kept = bot, ask, kept
        self._news: list[dict[str, Any]] = []
        self._heard = 0

    def begin(self, seat: int, view: bots.View) -> None:
        self._seat = seat
        self._bot.begin(seat, view)

    def tell(self, events: list[dict[str, Any]]) -> None:
        self._news += events
        self._bot.tell(events)

    def choose(self, view: bots.View, actions: list[Action]) -> Action:
        offered = [action.id for action in actions]
        where = view["game"], view["options"], self._seat
        spec, seed = self._ask
        self._kept.append(Request((0, self._seat), *where, spec, seed, view, self._heard, self._news, offered))
        self._heard, self._news = self._heard + len(self._news), []
        return self._bot.choose(view, actions)


def questions(game: str, options: dict[str, Any], bot: str, seed: int) -> list[Request]:
    """Return what the seats of a game were asked, with all they were told in between."""
    match = new(game, seed=seed, **options)
    kept: list[Request] = []
    bots.play(match, [Noted(bots.make(bot, game, seed=seed), (bot, seed), kept) for _ in range(match.players)])
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", help="the commit of the earlier bots")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--build", default="plain", choices=("plain", "compiled"))
    parser.add_argument("--game", default="", help="one game only")
    parser.add_argument("--games", type=int, default=5, help="games at each table")
    parser.add_argument("--tries", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--folder", type=Path, default=Path("build/against"), help="where the earlier sources are kept")
    asked = parser.parse_args()
    os.environ["TOPSECRET_BOTS"] = asked.build
    tables = [table for table in TABLES if table[0].startswith(asked.game)]
    games = sorted({game for game, _, _ in tables})
    commit = known(asked.commit)
    asked.folder.mkdir(parents=True, exist_ok=True)
    print(f"| table | decisions | {commit}: median, mean | now: median, mean | ratio of the means | the same choice |")
    print("|---|---:|---|---|---:|---:|")
    with Process(unpacked(commit, asked.folder), TIMER, *games) as then, Process(HERE, TIMER, *games) as now:
        for game, players, variant in tables:
            options = find(game).options.parse(variant.split()) | {"players": players}
            pairs: list[Any] = []
            for number in range(asked.games):
                kept = questions(game, options, asked.bot, asked.seed + number)
                sides = least([then, now], kept, asked.tries)
                pairs += [pair for one, *pair in zip(kept, *sides, strict=True) if len(one.actions) > 1]
            print(row(f"{game.capitalize()} {players} {variant}".strip(), pairs), flush=True)


def least(sides: list[Process], kept: list[Request], tries: int) -> list[Times]:
    """Return the shortest time of every decision and what was chosen, for each side; they take turns."""
    body = ENCODE(kept)
    tried: list[list[Times]] = [[], []]
    for _ in range(tries):
        for side, times in zip(sides, tried, strict=True):
            times.append(DECODE(side.ask(body)))
    return [[min(one) for one in zip(*times, strict=True)] for times in tried]


def row(name: str, pairs: list[Any]) -> str:
    then, now = ([1e6 * pair[side][0] for pair in pairs] for side in (0, 1))
    same = sum(pair[0][1] == pair[1][1] for pair in pairs) / len(pairs)
    told = [f"{statistics.median(times):,.0f} µs, {statistics.fmean(times):,.0f} µs" for times in (then, now)]
    return f"| {name} | {len(pairs):,} | {told[0]} | {told[1]} | {sum(now) / sum(then):.2f} | {100 * same:.0f} % |"


if __name__ == "__main__":
    main()
