"""Who is whom: the posterior is exact, never rules the truth out, says no more than it knows, and depends on nothing hidden."""

from __future__ import annotations

import itertools
import math
import random
from typing import Any

import numpy as np
import pytest

import topsecret as ts
from tests.kramer.positions import kramer
from topsecret import bots
from topsecret.kramer import GAME
from topsecret.kramer.belief import tracker
from topsecret.kramer.belief.reader import AGENT, FREE, Belief, Reader
from topsecret.kramer.belief.tracker import BLUFFERS, MASKS, NEVER, SHARES_OF_STYLES, STYLES
from topsecret.kramer.mind import desk
from topsecret.kramer.rules.numbers import DOSSIER_ACTION, MOVES
from topsecret.kramer.state import AGENTS, COLOURS

VARIANTS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "cards": True},
    {"players": 4, "dossier": True},
    {"players": 5, "cards": True, "dossier": True, "die": "plain"},
    {"players": 7, "safe_target": "empty"},
]


def played(options: dict[str, Any], seed: int, decisions: int, bot: str = "greedy") -> ts.Match:
    match = ts.new("kramer", seed=seed, **options)
    bots.play(match, [bots.make(bot, "kramer", seed=seed * 10 + k) for k in range(match.players)], limit=decisions)
    return match


def summed(fits: list[dict[int, float]], owned: list[int], logs: bool = False) -> Any:
    """The posterior of any evidence at all: by seat and set, the logarithm of how well it fits."""
    g, made = ts.game("kramer").layout.blank(), desk("plain").numbers
    g.seats = len(fits)
    for seat, row in enumerate(fits):
        g.seconds[seat] = owned[seat] - 1
        for members in range(MASKS):
            made.fits[seat, members] = row.get(members, NEVER)
    assert tracker.scale(g, made.fits) == logs
    tracker.sum_up(g, logs, made)
    return made


def some_fits(owned: list[int], agents: tuple[int, ...], seed: int, spread: float = 4.0) -> list[dict[int, float]]:
    """Any evidence at all, every set of the right size possible."""
    rng = random.Random(seed)
    return [
        {sum(1 << agent for agent in chosen): spread * rng.gauss(0, 1) for chosen in itertools.combinations(agents, n)}
        for n in owned
    ]


def some_belief(owned: list[int], agents: tuple[int, ...], seed: int, logs: bool = False) -> Belief:
    made = summed(some_fits(owned, agents, seed, 400.0 if logs else 4.0), owned, logs)
    shares = [row[: len(owned)] for row in made.shares.tolist()]
    return Belief(
        None,
        agents,
        [[*row, 1 - sum(row)] for row in shares],
        made.fits.tolist()[: len(owned)],
        made.onward.tolist(),
        logs,
    )


@pytest.mark.parametrize("owned", [[1, 1], [1, 1, 1], [2, 1, 1], [1, 1, 1, 1], [2, 2]])
def test_the_posterior_is_that_of_adding_up_every_assignment(owned: list[int]) -> None:
    agents = (0, 1, 3, 4, 6)
    fits = some_fits(owned, agents, seed=sum(owned))
    made = summed(fits, owned)
    shares = np.zeros((AGENTS, len(owned)))
    total = 0.0
    for names in itertools.product(range(-1, len(owned)), repeat=len(agents)):
        own = [sum(1 << a for a, name in zip(agents, names, strict=True) if name == seat) for seat in range(len(owned))]
        weight = math.exp(sum(fits[seat].get(own[seat], -math.inf) for seat in range(len(owned))))
        total += weight
        for agent, name in zip(agents, names, strict=True):
            if name >= 0:
                shares[agent, name] += weight
    assert np.allclose(np.array(made.shares.tolist())[:, : len(owned)], shares / total)


@pytest.mark.parametrize("logs", [False, True], ids=["chances", "logarithms"])
def test_worlds_are_drawn_as_often_as_the_posterior_says(logs: bool) -> None:
    belief = some_belief([1, 2, 1], (0, 1, 2, 3), seed=4, logs=logs)
    rng = random.Random(2)
    counts = np.zeros((AGENTS, 4))
    for _ in range(4000):
        for agent, owner in enumerate(belief.sample(rng)):
            if agent in belief.agents:
                counts[agent, owner] += 1
    shares = np.array(belief.shares)[list(belief.agents)]
    assert np.abs(counts[list(belief.agents)] / 4000 - shares).max() < 0.03


def test_the_form_is_the_consistent_one_with_most_expected_to_be_right() -> None:
    belief = some_belief([1, 1, 1], (0, 1, 2, 3, 4), seed=9)
    form = belief.form({"grey": 0}, {0: 1, 1: 1, 2: 1, None: 2})
    assert form["grey"] == 0
    assert sorted(form.values(), key=str) == [0, 1, 2, None, None]

    def right(names: tuple[int, ...]) -> float:
        return float(sum(belief.shares[agent][name] for agent, name in zip((1, 2, 3, 4), names, strict=True)))

    best = max(right(names) for names in set(itertools.permutations((1, 2, FREE, FREE))))
    mine = tuple(FREE if form[COLOURS[agent]] is None else int(form[COLOURS[agent]] or 0) for agent in (1, 2, 3, 4))
    assert math.isclose(right(mine), best)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_truth_is_never_ruled_out(options: dict[str, Any], bot: str) -> None:
    for seed in range(3):
        match = played(options, seed, 60, bot)
        if match.over:
            continue
        for seat in range(match.players):
            shares = ts.belief(match, seat).shares
            for agent in range(AGENTS):
                if match._state.playing[agent]:
                    assert shares[agent][match._state.owner[agent]] > 1e-9
                    assert math.isclose(sum(shares[agent]), 1.0, abs_tol=1e-9)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_belief_depends_on_nothing_the_seat_was_not_told(options: dict[str, Any]) -> None:
    match = played(options, 3, 25)
    for seat in (None, 0, 1):
        other = match.resampled(seat, 11)
        told = {**match.view(seat), **match.game.view(match.start, seat)}
        readers = [Reader(seat, told), Reader(seat, told)]
        for reader, game in zip(readers, (match, other), strict=True):
            reader.hear(match.events(seat))
            reader.look(game.view(seat))
        one, two = (reader.belief(game.view(seat)) for reader, game in zip(readers, (match, other), strict=True))
        assert one.data() == two.data()


@pytest.mark.parametrize(
    "options", [*VARIANTS, {"players": 3, "round_limit": 4, "agents": "SBJMDL", "finish": 25}], ids=str
)
def test_what_becomes_of_each_agent_by_itself_is_what_the_rules_make_of_the_move(
    options: dict[str, Any],
) -> None:  # K3.5, K4.1, K4.2
    asked, alone, seen = desk("plain"), desk("plain"), 0
    match = ts.new("kramer", seed=5, **options)
    rng = random.Random(1)
    while not match.over and seen < 12:
        seat = match.to_move[0]
        actions = [action.id for action in match.actions(seat)]
        if actions[0] < MOVES:
            seen += 1
            tracker.foresee(match._state, seat, actions, len(actions), asked)
            tracker.foresee_moves(match._state, seat, actions, len(actions), alone)
            for agent in range(AGENTS):
                for k in range(len(actions)):
                    assert alone.numbers.chances[agent, k] == asked.numbers.chances[agent, k]
        match.play(seat, rng.choice(match.actions(seat)))
    assert seen >= 6


def test_one_s_own_agent_is_known_and_when_it_is_over_everything_is() -> None:
    match = played({"players": 3}, 1, 10)
    mine = match.view(1)["seats"][1]["identities"]
    assert ts.belief(match, 1).owners[mine[0]][1] == 1.0
    match = played({"players": 3}, 1, 10_000)
    owners = ts.belief(match, None).owners
    for colour, agent in match.view(None)["agents"].items():
        assert owners[colour][agent["owner"] if agent["owner"] != "free" else None] == 1.0


def test_greedy_players_are_read() -> None:
    right = seen = 0
    for seed in range(10):
        match = played({"players": 4}, seed, 20)
        if match.over:
            continue
        shares = ts.belief(match, 0).shares
        for agent in range(AGENTS):
            owner = match._state.owner[agent]
            if owner > 0:
                right += int(max(range(5), key=shares[agent].__getitem__) == owner)
                seen += 1
    assert seen > 15
    assert right / seen > 0.7


class Stylist:
    """A player who is just what the model says people are."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.style = int(self.rng.choice(STYLES, p=SHARES_OF_STYLES))
        self.bluffs = bool(self.rng.random() < BLUFFERS)
        self.mask: int | None = None

    def begin(self, seat: int, view: dict[str, Any]) -> None:
        self.seat = seat
        self.desk = desk("plain")

    def _as(self, view: dict[str, Any]) -> int:
        """As the owner of which agent it moves: another one all game long, if it bluffs where there are dossiers."""
        own = AGENT[view["seats"][self.seat]["identities"][0]]
        if not (self.bluffs and view["options"]["dossier"]):
            return own
        if self.mask is None:
            self.mask = int(self.rng.choice([AGENT[colour] for colour in view["agents"] if AGENT[colour] != own]))
        return self.mask

    def tell(self, events: list[dict[str, Any]]) -> None:
        pass

    def choose(self, view: dict[str, Any], actions: list[ts.Action]) -> ts.Action:
        if actions[0].id >= DOSSIER_ACTION:
            return actions[0]
        made, n = self.desk, len(actions)
        tracker.foresee(GAME.world(view, self.seat), self.seat, [action.id for action in actions], n, made)
        tracker.prefer(1 << self._as(view), n, made.numbers)
        weights = np.array([tracker.likely(self.style, n, k, made.numbers) for k in range(n)])
        return actions[int(self.rng.choice(n, p=weights / weights.sum()))]


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 7}, {"players": 4, "dossier": True}], ids=str)
def test_players_who_move_as_the_model_says_are_believed_as_much_as_is_right(options: dict[str, Any]) -> None:
    """Of what is held to be true with 70 %, seven of ten are."""
    said, true = [], []
    players = int(options["players"])
    for seed in range(40):
        match = ts.new("kramer", seed=seed, **options)
        bots.play(match, [Stylist(100 * seed + k) for k in range(players)], limit=5 * players)
        if match.over:
            continue
        shares = ts.belief(match, 0).shares
        for agent in range(AGENTS):
            if match._state.playing[agent] and match._state.owner[agent] != 0:
                for seat in range(1, players):
                    said.append(shares[agent][seat])
                    true.append(match._state.owner[agent] == seat)
    chances, facts = np.array(said), np.array(true, dtype=float)
    for low, high in ((0.0, 0.1), (0.1, 0.3), (0.3, 0.6), (0.6, 1.01)):
        among = (chances >= low) & (chances < high)
        if not among.any():
            assert (low, "dossier" in options) == (0.6, True), "only whoever may bluff is never believed that much"
            continue
        spread = math.sqrt((chances[among] * (1 - chances[among])).sum()) / among.sum()
        assert abs(facts[among].mean() - chances[among].mean()) < 4 * spread + 0.01, (low, among.sum())


def disguised(row: dict[int, float]) -> list[float]:
    """How well each set fits somebody who may bluff."""
    g, made = ts.game("kramer").layout.blank(), desk("plain").numbers
    for members in range(MASKS):
        made.fits[0, members] = row.get(members, NEVER)
    tracker.disguise(g, 0, made.fits)
    return [math.exp(one) for one in made.fits.tolist()[0]]


def test_a_bluffer_moves_as_any_other_owner_would() -> None:
    shown = disguised({1: math.log(8.0), 2: 0.0, 4: math.log(3.0)})
    for place, own, others in ((1, 8.0, 4.0), (2, 1.0, 11.0), (4, 3.0, 9.0)):
        assert math.isclose(shown[place], (1 - BLUFFERS) * own + BLUFFERS / 2 * others)
    assert not any(shown[place] for place in (0, 3, 5, 6, 7))
    assert math.isclose(disguised({1: 0.0, 2: -900.0})[2], BLUFFERS)


def test_who_brings_an_agent_to_the_safe_is_taken_for_its_owner() -> None:
    m = kramer("players=4", "phase=move turn=1 actor=1 roll=2 position=J:5,D:5", owners="PDJB")
    reader = Reader(0, m.view(0))
    m.play(1, "D2")
    reader.hear(m.events(0))
    owners = reader.belief(m.view(0)).owners
    assert owners["blue"][1] == max(agent[1] for agent in owners.values())
    assert owners["blue"][1] > 1.5 * owners["red"][1]


def test_who_sits_down_later_concludes_the_same() -> None:
    match = ts.new("kramer", players=3, dossier=True, cards=True, seed=4)
    early = Reader(0, match.view(0))
    table = bots.Table(match, [bots.make("greedy", "kramer", seed=k) for k in range(3)])
    told = 0
    for _ in range(20):
        table.step()
        news, told = match.news(0, told)
        early.hear(news)
    late = Reader(0, match.view(0))
    late.hear(match.events(0))
    assert any(early._book)
    assert early._book == late._book
    assert early.belief(match.view(0)) == late.belief(match.view(0)) == ts.belief(match, 0)
