"""Who is whom: the posterior is exact, never rules the truth out, says no more than it knows, and depends on nothing hidden."""

from __future__ import annotations

import itertools
import math
import random
from typing import Any

import numpy as np
import pytest

import topsecret as ts
from topsecret import bots
from topsecret.beliefs.kramer import BLUFFERS, FREE, SETS, STYLES, Belief, Reader, disguised, fits
from topsecret.beliefs.kramer_sight import AGENT, PLAYED
from topsecret.kramer.rules import cards
from topsecret.kramer.rules.numbers import DOSSIER_ACTION, PLAY, PLAY_START
from topsecret.kramer.state import AGENTS, C11, C13, COLOURS, KINDS

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


def some_belief(players: int, agents: tuple[int, ...], owned: list[int], seed: int) -> Belief:
    """Any evidence at all, every set of the right size possible."""
    rng = np.random.default_rng(seed)
    sets = np.full((players, SETS), -np.inf)
    for seat in range(players):
        for chosen in itertools.combinations(agents, owned[seat]):
            sets[seat, sum(1 << agent for agent in chosen)] = 4 * rng.normal()
    return Belief(None, players, agents, sets)


@pytest.mark.parametrize("owned", [[1, 1], [1, 1, 1], [2, 1, 1], [1, 1, 1, 1], [2, 2]])
def test_the_posterior_is_that_of_adding_up_every_assignment(owned: list[int]) -> None:
    agents = (0, 1, 3, 4, 6)
    belief = some_belief(len(owned), agents, owned, seed=sum(owned))
    shares = np.zeros((AGENTS, len(owned) + 1))
    total = 0.0
    for names in itertools.product(range(-1, len(owned)), repeat=len(agents)):
        own = [sum(1 << a for a, name in zip(agents, names, strict=True) if name == seat) for seat in range(len(owned))]
        weight = math.exp(sum(belief.sets[seat, own[seat]] for seat in range(len(owned))))
        total += weight
        for agent, name in zip(agents, names, strict=True):
            shares[agent, name] += weight
    assert np.allclose(belief.shares, shares / total)
    assert math.isclose(belief.evidence, math.log(total))


def test_worlds_are_drawn_as_often_as_the_posterior_says() -> None:
    belief = some_belief(3, (0, 1, 2, 3), [1, 2, 1], seed=4)
    rng = random.Random(2)
    counts = np.zeros((AGENTS, 4))
    for _ in range(4000):
        for agent, owner in enumerate(belief.sample(rng)):
            if agent in belief.agents:
                counts[agent, owner] += 1
    assert np.abs(counts / 4000 - belief.shares).max() < 0.03


def test_the_form_is_the_consistent_one_with_most_expected_to_be_right() -> None:
    belief = some_belief(3, (0, 1, 2, 3, 4), [1, 1, 1], seed=9)
    form = belief.form({"grey": 0}, {0: 1, 1: 1, 2: 1, None: 2}, free_dashes=False)
    assert form["grey"] == 0
    assert sorted(form.values(), key=str) == [0, 1, 2, None, None]

    def right(names: tuple[int, ...]) -> float:
        return float(sum(belief.shares[agent, name] for agent, name in zip((1, 2, 3, 4), names, strict=True)))

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
                    assert shares[agent, match._state.owner[agent]] > 1e-9
                    assert math.isclose(shares[agent].sum(), 1.0, abs_tol=1e-9)


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
                right += int(shares[agent].argmax() == owner)
                seen += 1
    assert seen > 15
    assert right / seen > 0.7


class Stylist:
    """A player who is just what the model says people are."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.style = self.rng.choice(len(STYLES), p=[share for share, _, _ in STYLES])
        self.bluffs = bool(self.rng.random() < BLUFFERS)
        self.mask: int | None = None

    def begin(self, seat: int, view: dict[str, Any]) -> None:
        self.seat = seat
        self.reader = Reader(None, view)

    def _as(self, view: dict[str, Any]) -> int:
        """As the owner of which agent it moves: another one all game long, if it bluffs where there are dossiers."""
        own = AGENT[view["seats"][self.seat]["identities"][0]]
        if not (self.bluffs and view["options"]["dossier"]):
            return own
        if self.mask is None:
            self.mask = int(self.rng.choice([AGENT[colour] for colour in view["agents"] if AGENT[colour] != own]))
        return self.mask

    def tell(self, events: list[dict[str, Any]]) -> None:
        self.reader.hear(events)

    def choose(self, view: dict[str, Any], actions: list[ts.Action]) -> ts.Action:
        if actions[0].id >= DOSSIER_ACTION:
            return actions[0]
        self.reader.look(view)
        logs = fits(self.reader._sight, 1, np.array([action.id for action in actions]))[self.style, :, self._as(view)]
        chances = np.exp(logs) / np.exp(logs).sum()
        return actions[int(self.rng.choice(len(actions), p=chances))]


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
                    said.append(shares[agent, seat])
                    true.append(match._state.owner[agent] == seat)
    chances, facts = np.array(said), np.array(true, dtype=float)
    for low, high in ((0.0, 0.1), (0.1, 0.3), (0.3, 0.6), (0.6, 1.01)):
        among = (chances >= low) & (chances < high)
        if not among.any():
            assert (low, "dossier" in options) == (0.6, True), "only whoever may bluff is never believed that much"
            continue
        spread = math.sqrt((chances[among] * (1 - chances[among])).sum()) / among.sum()
        assert abs(facts[among].mean() - chances[among].mean()) < 4 * spread + 0.01, (low, among.sum())


def test_a_bluffer_moves_as_any_other_owner_would() -> None:
    row = np.full(SETS, -np.inf)
    row[[1, 2, 4]] = np.log([8.0, 1.0, 3.0])
    shown = np.exp(disguised(row))
    for place, own, others in ((1, 8.0, 4.0), (2, 1.0, 11.0), (4, 3.0, 9.0)):
        assert math.isclose(shown[place], (1 - BLUFFERS) * own + BLUFFERS / 2 * others)
    assert not shown[[0, 3, 5, 6, 7]].any()
    certain = np.full(SETS, -np.inf)
    certain[[1, 2]] = [0.0, -900.0]
    assert math.isclose(float(np.exp(disguised(certain))[2]), BLUFFERS)


def test_a_card_could_have_been_played_as_the_rules_allow() -> None:
    """K7.6, every kind of card: what is held against a play is what else could have been done with that card."""
    compared = set()
    for seed in range(12):
        match = played({"players": 4, "cards": True}, seed, 30, "random")
        if match.over:
            continue
        reader = Reader(None, match.view(None))
        reader.look(match.view(None))
        for kind in range(KINDS):
            if kind != C11:
                plays = range(PLAY_START[kind], PLAY_START[kind + 1])
                able = [p for p in plays if cards.changes(match._state, kind, PLAY[p, 1], PLAY[p, 2])]
                assert np.flatnonzero((PLAYED.kind == kind) & reader._playable(kind)).tolist() == able
                if able:
                    compared.add(kind)
    assert C13 in compared
    assert len(compared) > 10
