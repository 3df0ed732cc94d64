"""Finds the numbers that Randolph's players think by: SETTINGS in `randolph/search/desk.py`, COUNTS in `randolph/search/outlook.py`.

`python -m benchmarks.dials tune --players 2`: turns the dials at random, plays, and goes on from those that won most; prints a row of SETTINGS.
`python -m benchmarks.dials fit --players 2`: explains by tables on the way who won, by maximum likelihood; prints a row of COUNTS.
`python -m benchmarks.dials match --players 2`: how strong SETTINGS are beside GREEDY, what tuning begins with.

Fit again after the settings changed: the games change with them. Players know of the suitcases what the greedy player does.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import count
from math import exp
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import topsecret as ts
from topsecret.bots.randolph_chart import OWNER_CARRIES_BOMB
from topsecret.bots.randolph_greedy import UNREADABLE
from topsecret.kernel import builds
from topsecret.kernel.batch import Rows
from topsecret.kernel.loops import CHANCE, CHANCE_SEAT, WEIGHTS
from topsecret.kernel.random import STREAM
from topsecret.randolph.board import MAX_CITIES
from topsecret.randolph.rules.numbers import DROP_ACTION, GUARDS_ACTION, PLACE_ACTION, TAKE_ACTION
from topsecret.randolph.search import desk
from topsecret.randolph.search.desk import CAUTION, DIALS, FACTS, GREEDY, HOME, KINDS, LIKELY, PACE, START
from topsecret.randolph.search.outlook import COUNTS, FEATURES
from topsecret.randolph.state import BOMB, LETTERS_EACH, OVER, ROLL, SETUP, SUITCASES

Floats = npt.NDArray[np.float64]
FIRST: Floats = np.array(GREEDY)

FIXED = (desk.LEAST, desk.PRICES, desk.EVEN)
"""Dials that stay: the first is next to nothing, the second only doubles the prices of the cards, the third is no matter of single plans."""
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
"""How many players of these games have SETTINGS; the others, with GREEDY, bring tables that would be rare."""
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
    face, ending, agents = (builds.load(f"randolph.rules.{name}", build) for name in ("face", "ending", "agents"))
    plan, tasks, ways = (builds.load(f"randolph.search.{name}", build) for name in ("plan", "tasks", "ways"))
    random = builds.load("kernel.random", build)
    pending, legal, apply, chance = face.pending, face.legal, face.apply, face.chance
    winners, any_left, facts = ending.winners, agents.any_left, builds.load("randolph.search.outlook", build).facts
    best, power_up, survey = plan.best, tasks.power_up, ways.survey
    below, weighted = random.below, random.weighted
    made: Callable[[Any], Any] = builds.compile_function if build == "compiled" else lambda function: function

    @made
    def hide(g, seat, actions, n, out, room, r):  # type: ignore[no-untyped-def]  # compiled
        """R2: as the greedy player does."""
        first = actions[below(r, n)]
        if not PLACE_ACTION <= first < GUARDS_ACTION:
            return first
        lure = g.content[seat * LETTERS_EACH + (first - PLACE_ACTION) // MAX_CITIES] == BOMB
        colour = g.colour[seat]
        total = 0.0
        for k in range(n):
            city = (actions[k] - PLACE_ACTION) % MAX_CITIES
            mine = room[START + colour, city]
            late = 0.0
            for other in range(g.seats):
                if other != seat:
                    late = max(late, mine - room[START + g.colour[other], city] + 1)
            pain = 0.5 * (mine + room[HOME + colour, city]) + (0.1 * mine if lure else 0.6 * late)
            out[k] = exp(-pain / UNREADABLE)
            total += out[k]
        rest = below(r, 1 << 20) / (1 << 20) * total
        k = 0
        while k + 1 < n and rest >= out[k]:
            rest -= out[k]
            k += 1
        return actions[k]

    @made
    def turn(dials, which, room):  # type: ignore[no-untyped-def]  # compiled
        for dial in range(dials.shape[1]):
            room[DIALS, dial] = dials[which, dial]
        power_up(room)

    @made
    def play(states, template, dials, who, r, weights, actions, out, room, kept, playing):  # type: ignore[no-untyped-def]  # compiled
        """One game, in which each seat has the dials that `who` names; the winners' mask, and how many tables were kept."""
        states[0] = template[0]
        g = states[0]
        survey(g, room)
        for suitcase in range(SUITCASES):
            for kind in range(KINDS):
                room[LIKELY + suitcase, kind] = 1.0 / KINDS
        current = -1
        decisions = 0
        n_kept = 0
        while decisions < LONGEST:
            asked = pending(g)
            if asked == 0:
                break
            if asked == CHANCE:
                # The table as the turn begins: before the dice fall.
                if g.phase == ROLL and n_kept < kept.shape[0] and below(r, EVERY) == 0:
                    current = 0
                    turn(dials, current, room)
                    for seat in range(g.seats):
                        playing[n_kept, seat] = 0.0
                        if any_left(g, seat):
                            playing[n_kept, seat] = 1.0
                            facts(g, seat, room)
                            for k in range(FEATURES):
                                kept[n_kept, seat, k] = room[FACTS + seat, k]
                    n_kept += 1
                apply(g, CHANCE_SEAT, weighted(r, weights, chance(g, weights)))
                continue
            seat = 0
            while not (asked >> seat) & 1:
                seat += 1
            n = legal(g, seat, actions)
            if g.phase == SETUP:
                action = hide(g, seat, actions, n, out, room, r)
            else:
                if current != who[seat]:
                    current = who[seat]
                    turn(dials, current, room)
                action = best(g, seat, actions, n, out, room, r, True)
                if TAKE_ACTION <= action < DROP_ACTION:
                    taken = (action - TAKE_ACTION) % SUITCASES
                    if taken // LETTERS_EACH == seat:
                        room[LIKELY + taken, KINDS - 1] = OWNER_CARRIES_BOMB / KINDS
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
        game = ts.game("randolph")
        self.players, self.seed, self.build = players, seed, build
        self.kept, self.playing = np.zeros((MOST_KEPT, players, FEATURES)), np.zeros((MOST_KEPT, players))
        states, template = game.layout.array(1), game.layout.array(1)
        options = game.options.complete({"players": players, "round_limit": rounds})
        template.view(np.uint8)[:] = np.frombuffer(bytes(game.initial(options)), np.uint8)
        self._states = [Rows(a, game.layout.State) if build == "plain" else a for a in (states, template)]
        self._stream = self._seen(np.zeros(STREAM, np.int64))
        actions, out = np.zeros(game.action_count, np.int16), np.zeros(game.action_count)
        room = np.zeros((desk.ROWS, desk.WIDTH))
        self._scratch = [self._seen(array) for array in (np.zeros(WEIGHTS, np.int64), actions, out, room)]

    def _seen(self, array: npt.NDArray[Any]) -> Any:
        """An array as the functions of the build take it."""
        return array.data if self.build == "plain" else array

    def play(self, dials: Floats, who: Sequence[int], number: int, most: int = 0) -> tuple[list[int], int]:
        """One game: which seats won, and how many tables were kept."""
        does = functions(self.build)
        does.start(self._stream, self.seed, number)
        given = [self._seen(array) for array in (dials, np.array(who, np.int64))]
        tables = [self._seen(array) for array in (self.kept[:most], self.playing[:most])]
        won, n = does.play(*self._states, *given, self._stream, *self._scratch, *tables)
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
    return np.asarray(np.array(desk.SETTINGS)[players - 2], np.float64)


def encode(dials: Floats) -> Floats:
    """Dials on a scale on which equal steps matter about equally: PACE is between 0 and 1, CAUTION anything, the others above 0."""
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
            print(f"generation {generation}, {time.perf_counter() - began:.0f} s: {result} against GREEDY", flush=True)
            if result.share > most:
                best, most = dials, result.share
    except KeyboardInterrupt:
        print("stopped")
    return best


def collect(arena: Arena, games: int) -> Tables:
    """Tables at the beginning of turns. Those whose winner has no agents any more are left out: facts are of those who play."""
    draws = np.random.default_rng(arena.seed)
    dials = np.array([settings(arena.players), GREEDY])
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
    for name, these in (("flat", 0 * counts), ("COUNTS as they are", np.array(COUNTS)[arena.players - 2]), ("fitted", counts)):  # fmt: skip
        print(f"{name:>20}  train {loss(train, these):.4f}  held out {loss(test, these):.4f}")
    return counts


def row(numbers: Iterable[float]) -> str:
    """Numbers as they stand in the sources."""
    return "(" + ", ".join(str(float(f"{number:.3g}")) for number in numbers) + "),"


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
        result = arena.match(settings(asked.players), FIRST, asked.games, MATCHES)
        print(f"SETTINGS against GREEDY: {result}")
        return
    if asked.command == "tune":
        numbers, where = tune(arena, asked.generations, asked.games), "SETTINGS in randolph/search/desk.py"
    else:
        numbers, where = report_fit(arena, asked.games), "COUNTS in randolph/search/outlook.py"
    print(f"{asked.players} players, for {where}:\n{row(numbers)}")


if __name__ == "__main__":
    main()
