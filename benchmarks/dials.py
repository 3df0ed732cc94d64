"""Finds the numbers that Randolph's players think by, in `randolph/bots/weights.json`.

`python -m benchmarks.dials tune --players 2`: turns the settings at random, plays, and goes on from those that won most; prints "tuned".
`python -m benchmarks.dials fit --players 2`: explains by tables on the way who won, by maximum likelihood; prints "outlook".
`python -m benchmarks.dials match --players 2`: how strong the tuned settings are beside greedy's, what tuning begins with.

Fit again after the settings changed: the games change with them. Players know of the suitcases what the greedy player does.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import count
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import topsecret as ts
from topsecret.bots.engine import Engine
from topsecret.bots.randolph_greedy import OWNER_CARRIES_BOMB
from topsecret.kernel import builds, scratch
from topsecret.kernel.loops import CHANCE, CHANCE_SEAT, WEIGHTS
from topsecret.kernel.random import STREAM
from topsecret.randolph.bots import plan
from topsecret.randolph.bots.plan import FACTS, KINDS, PLAN, ROWS
from topsecret.randolph.rules.numbers import DROP_ACTION, TAKE_ACTION
from topsecret.randolph.state import LETTERS_EACH, OVER, ROLL, SUITCASES

Floats = npt.NDArray[np.float64]
SET_UP = ("lure", "false_lure", "unreadable")
NAMES = [name for name in plan.weights()["tuned"] if name not in SET_UP]
"""The settings, but those of the set-up, which are greedy's."""
FIRST: Floats = np.array([plan.weights()["greedy"][name] for name in NAMES])
"""Greedy's settings, in the order of NAMES."""
PACE, CAUTION = NAMES.index("pace"), NAMES.index("caution")

FIXED = tuple(NAMES.index(name) for name in ("least", "even"))
"""Settings that stay: the first is next to nothing, the second is no matter of single plans."""
ROUNDS, LONGEST = 80, 6000
"""R9.5: careful players can wait for each other for ever. Rounds that end a game, and decisions after which nobody has won it."""
EVERY, MOST_KEPT = 4, 400
"""One table in so many is kept, since neighbours say the same, and at most so many of a game."""

CANDIDATES, PARENTS, CHECK = 20, 6, 1200
"""Settings that are tried in a generation, how many of them the next one comes from, and games that say how strong that is."""
WIDTH, NARROWEST, WIDEST, LEARNED = 0.35, 0.08, 0.5, 0.2
"""How far dials are turned at first, what that may become, and how much of it is learned from one generation."""
TRAINED = 0.8
"""Games that numbers are fitted to; the others tell how well that went."""
ORDINARY = 0.8
"""How many players of these games have the tuned settings; the others, with greedy's, bring tables that would be rare."""
HELD_BACK = 1e-3
"""How strongly fitted numbers are kept near 0: what games do not tell, counts nothing."""

TRIALS, CHECKS, FITS, MATCHES = (kind << 32 for kind in range(4))
"""Where the numbers of games begin, by what they are played for: none is judged by the games that it was made from."""


class Result(NamedTuple):
    """What became of a match: the first settings' share of all wins, give or take (right 19 times in 20), in so many games."""

    share: float
    within: float
    games: int

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % ± {100 * self.within:.1f} of the wins in {self.games} games"


class Tables(NamedTuple):
    """Tables on the way: by seat the facts, whether it still plays, and its part of the win; and the game each is from."""

    facts: Floats
    playing: Floats
    won: Floats
    game: Floats


@cache
def functions(build: str) -> SimpleNamespace:
    """`play`, which plays one game, and `start`, which begins a stream of random numbers; in a build."""
    face, ending, agents = (
        builds.load(f"randolph.{name}", build) for name in ("interface", "rules.ending", "rules.agents")
    )
    choice, outlook = (builds.load(f"randolph.bots.{name}", build) for name in ("choice", "outlook"))
    random = builds.load("kernel.random", build)
    pending, legal, apply, chance = face.pending, face.legal, face.apply, face.chance
    winners, any_left, facts, best = ending.winners, agents.any_left, outlook.facts, choice.best
    below, weighted = random.below, random.weighted
    made: Callable[[Any], Any] = builds.compile_function if build == "compiled" else lambda function: function

    @made
    def play(states, template, plans, who, r, weights, actions, out, kept, playing):  # type: ignore[no-untyped-def]  # compiled
        """One game, in which each seat has the plan that `who` names; the winners' mask, and how many tables were kept."""
        states[0] = template[0]
        g = states[0]
        for which in range(len(plans)):
            for suitcase in range(SUITCASES):
                for kind in range(KINDS):
                    plans[which].likely[suitcase, kind] = 1.0 / KINDS
        decisions = 0
        n_kept = 0
        while decisions < LONGEST:
            asked = pending(g)
            if asked == 0:
                break
            if asked == CHANCE:
                # The table as the turn begins: before the dice fall.
                if g.phase == ROLL and n_kept < kept.shape[0] and below(r, EVERY) == 0:
                    for seat in range(g.seats):
                        playing[n_kept, seat] = 0.0
                        if any_left(g, seat):
                            playing[n_kept, seat] = 1.0
                            facts(states, 0, 1, seat, plans[0])
                            for k in range(FACTS):
                                kept[n_kept, seat, k] = plans[0].facts[seat, k]
                    n_kept += 1
                apply(g, CHANCE_SEAT, weighted(r, weights, chance(g, weights)))
                continue
            seat = 0
            while not (asked >> seat) & 1:
                seat += 1
            n = legal(g, seat, actions)
            action = best(states, 0, 1, seat, actions, n, out, plans[who[seat]], r, True)
            if TAKE_ACTION <= action < DROP_ACTION:
                taken = (action - TAKE_ACTION) % SUITCASES
                if taken // LETTERS_EACH == seat:
                    for which in range(len(plans)):
                        plans[which].likely[taken, KINDS - 1] = OWNER_CARRIES_BOMB / KINDS
            apply(g, seat, action)
            decisions += 1
        return (winners(g) if g.phase == OVER else 0), n_kept

    return SimpleNamespace(play=play, start=random.start)


def seatings(players: int) -> list[tuple[int, ...]]:
    """Who has which of two settings: each alone against the other, once on every seat. Both have as many seats in all."""
    alone = [tuple(int(seat != one) for seat in range(players)) for one in range(players)]
    return sorted({*alone, *(tuple(1 - which for which in who) for who in alone)})


class Arena:
    """A place for games of one number of players, and for the tables of a game that are kept."""

    def __init__(self, players: int, build: str = "compiled", rounds: int = ROUNDS, seed: int = 1) -> None:
        game, self._engine = ts.game("randolph"), Engine("randolph", build)
        self.players, self.seed, self.build = players, seed, build
        self.kept, self.playing = np.zeros((MOST_KEPT, players, FACTS)), np.zeros((MOST_KEPT, players))
        first = game.initial(game.options.complete({"players": players, "round_limit": rounds}))
        array = self._engine.array
        self._states = [self._engine.states([first], ROWS), self._engine.states([first])]
        self._plans = scratch.records(PLAN, 2, build)
        for k in range(2):
            self._engine.search.prepare(self._states[0], 0, 1, self._plans[k : k + 1])
        self._stream = array("i8", STREAM)
        self._scratch = [array("i8", WEIGHTS), array("i2", game.action_count), array("f8", game.action_count)]

    def play(self, dials: Floats, who: Sequence[int], number: int, most: int = 0) -> tuple[list[int], int]:
        """One game: which seats won, and how many tables were kept."""
        does = functions(self.build)
        does.start(self._stream, self.seed, number)
        for k, row in enumerate(dials):
            chosen = plan.settings("greedy", self.players) | dict(zip(NAMES, row.tolist(), strict=True))
            plan.weigh(self._plans[k], chosen, self.players)
        tables = (self.kept[:most], self.playing[:most])
        seen = [table.data for table in tables] if self.build == "plain" else tables
        won, n = does.play(*self._states, self._plans, np.array(who, np.int64), self._stream, *self._scratch, *seen)
        return [seat for seat in range(self.players) if (won >> seat) & 1], int(n)

    def match(self, ours: Floats, theirs: Floats, games: int, first: int) -> Result:
        """Two settings against each other; every deal of luck is played in all seatings, so that neither has more of it."""
        dials, orders = np.array([ours, theirs]), seatings(self.players)
        deals = max(2, -(-games // len(orders)))
        leads, ended = np.zeros(deals), 0
        for deal in range(deals):
            for who in orders:
                won, _ = self.play(dials, who, first + deal)
                ended += bool(won)
                leads[deal] += sum((1 if who[seat] == 0 else -1) / len(won) for seat in won)
        shares = 0.5 + leads / 2 * deals / max(1, ended)
        within = 1.96 * shares.std(ddof=1) / deals**0.5
        return Result(float(shares.mean()), float(within), deals * len(orders))


def ready(players: int, seed: int) -> Arena:
    """An arena that has everything compiled."""
    print("compiling: a minute or two at first, some seconds later on …", flush=True)
    arena = Arena(players, seed=seed)
    arena.match(FIRST, FIRST, 1, CHECKS)
    return arena


def settings(players: int) -> Floats:
    """What players of such a table think by."""
    return np.array([plan.weights()["tuned"][name][players - 2] for name in NAMES])


def encode(dials: Floats) -> Floats:
    """Dials on a scale on which equal steps matter about equally: pace is between 0 and 1, caution anything, the others above 0."""
    point = np.log(np.maximum(dials, 1e-6))
    point[PACE] = np.log(dials[PACE] / (1 - dials[PACE]))
    point[CAUTION] = 3 * dials[CAUTION]
    return point


def decode(point: Floats) -> Floats:
    """The dials of a point on that scale."""
    dials = np.exp(point)
    dials[PACE] = 1 / (1 + np.exp(-point[PACE]))
    dials[CAUTION] = point[CAUTION] / 3
    return dials


def evolve(strength: Callable[[Floats, Floats, int], float], begin: Floats, seed: int) -> Iterator[Floats]:
    """Generation after generation, the middle of what was best; `strength(dials, of the last middle, generation)` says what is."""
    draws = np.random.default_rng(seed)
    middle = encode(begin)
    width = np.full(len(middle), WIDTH)
    width[list(FIXED)] = 0
    say = np.log(PARENTS + 0.5) - np.log(np.arange(1, PARENTS + 1))
    say /= say.sum()
    for generation in count():
        points = middle + width * draws.standard_normal((CANDIDATES, len(middle)))
        found = [strength(decode(point), decode(middle), generation) for point in points]
        parents = points[np.argsort(found)[::-1][:PARENTS]]
        spread = np.sqrt(say @ (parents - middle) ** 2)
        width = np.where(width > 0, np.clip((1 - LEARNED) * width + LEARNED * spread, NARROWEST, WIDEST), 0)
        middle = say @ parents
        yield decode(middle)


def tune(arena: Arena, generations: int, games: int) -> Floats:
    """The strongest settings of all generations; stopped with Ctrl-C, the strongest so far."""
    half = games // 2

    def strength(dials: Floats, last: Floats, generation: int) -> float:
        """Against the first settings and against the last ones: the first alone would teach to beat only them."""
        first = TRIALS + generation * 2 * half
        return arena.match(dials, FIRST, half, first).share + arena.match(dials, last, half, first + half).share

    best, most = FIRST, 0.5
    try:
        evolved = evolve(strength, FIRST, arena.seed)
        for generation in range(1, generations + 1):
            began = time.perf_counter()
            dials = next(evolved)
            result = arena.match(dials, FIRST, min(CHECK, 2 * games), CHECKS)
            print(
                f"generation {generation}, {time.perf_counter() - began:.0f} s: {result} against greedy's", flush=True
            )
            if result.share > most:
                best, most = dials, result.share
    except KeyboardInterrupt:
        print("stopped")
    return best


def collect(arena: Arena, games: int) -> Tables:
    """Tables at the beginning of turns. Those whose winner has no agents any more are left out: facts are of those who play."""
    draws = np.random.default_rng(arena.seed)
    dials = np.array([settings(arena.players), FIRST])
    found = []
    for number in range(games):
        who = (draws.random(arena.players) >= ORDINARY).astype(int).tolist()
        won, n = arena.play(dials, who, FITS + number, MOST_KEPT)
        kept, playing = arena.kept[:n], arena.playing[:n]
        shares = playing * np.isin(np.arange(arena.players), won)
        told = shares.any(axis=1)
        shares = shares[told] / shares[told].sum(axis=1, keepdims=True)
        facts = (kept * playing[:, :, None])[told]
        found.append(Tables(facts, playing[told], shares, np.full(len(facts), float(number))))
    return Tables(*(np.concatenate(column) for column in zip(*found, strict=True)))


def chances(tables: Tables, counts: Floats) -> Floats:
    """How likely each seat is to win, as `outlook.judge` says it."""
    strength = np.where(tables.playing > 0, tables.facts @ counts, -np.inf)
    odds = np.exp(strength - strength.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def loss(tables: Tables, counts: Floats) -> float:
    """How much the winners surprise those who count so: nats a table."""
    return float(-(tables.won * np.log(np.maximum(chances(tables, counts), 1e-12))).sum(axis=1).mean())


def fit(tables: Tables) -> Floats:
    """The counts with the least loss. The loss has one valley, so Newton's steps lead down, each halved until it does."""
    facts = tables.facts
    counts = np.zeros(facts.shape[2])

    def height(at: Floats) -> float:
        return loss(tables, at) + HELD_BACK * float(at @ at)

    for _ in range(100):
        likely = chances(tables, counts)
        slope = np.einsum("is,isk->k", likely - tables.won, facts) / len(facts) + 2 * HELD_BACK * counts
        middle = np.einsum("is,isk->ik", likely, facts)
        bend = np.einsum("is,isk,isl->kl", likely, facts, facts, optimize=True) - middle.T @ middle
        step = np.linalg.solve(bend / len(facts) + 2 * HELD_BACK * np.eye(len(counts)), slope)
        while height(counts - step) > height(counts) and np.abs(step).max() > 1e-9:
            step /= 2
        counts = counts - step
        if np.abs(step).max() < 1e-7:
            break
    return counts


def report_fit(arena: Arena, games: int) -> Floats:
    """Fit, and say how well that and other counts explain the games that were fitted to, and the others."""
    tables = collect(arena, games)
    trained = tables.game < TRAINED * games
    train, test = (Tables(*(column[rows] for column in tables)) for rows in (trained, ~trained))
    counts = fit(train)
    print(f"{len(train.facts)} tables fitted to, {len(test.facts)} held out; nats a table:")
    now = np.array([row[arena.players - 2] for row in plan.weights()["outlook"].values()])
    for name, these in (("flat", 0 * counts), ("as they are", now), ("fitted", counts)):
        print(f"{name:>20}  train {loss(train, these):.4f}  held out {loss(test, these):.4f}")
    return counts


def column(names: Iterable[str], numbers: Iterable[float]) -> str:
    """Return numbers with their names, as they stand in the file."""
    return json.dumps({name: float(f"{number:.3g}") for name, number in zip(names, numbers, strict=True)}, indent=2)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, games, meaning in (
        ("tune", 600, "games of each of the settings that are tried"),
        ("fit", 3000, "games to explain"),
        ("match", 2000, "games to play"),
    ):
        command = commands.add_parser(name)
        command.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
        command.add_argument("--games", type=int, default=games, help=meaning)
        command.add_argument("--seed", type=int, default=1)
        if name == "tune":
            command.add_argument("--generations", type=int, default=14)
    asked = parser.parse_args(arguments)
    if asked.games < 10:
        parser.error(f"--games {asked.games}: too few to tell anything; give 10 or more")
    arena = ready(asked.players, asked.seed)
    if asked.command == "match":
        print(f"tuned against greedy's: {arena.match(settings(asked.players), FIRST, asked.games, MATCHES)}")
    elif asked.command == "tune":
        print(f"{asked.players} players, tuned:\n{column(NAMES, tune(arena, asked.generations, asked.games))}")
    else:
        fitted = column(plan.weights()["outlook"], report_fit(arena, asked.games))
        print(f"{asked.players} players, outlook:\n{fitted}")


if __name__ == "__main__":
    main()
