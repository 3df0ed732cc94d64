"""Fits the numbers of `kramer/bots/outlook.py`, those of knowing eyes, to games of its own proposals, and prints them.

`python -m benchmarks.outlook --games 4000`: plays with the compiled build, then explains by each table on the way which agent
ended furthest ahead, by maximum likelihood. Run it again after the numbers changed: the games change with them.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import numpy.typing as npt

import topsecret as ts
from topsecret.kernel import builds
from topsecret.kernel.batch import loops
from topsecret.kramer.bots import outlook
from topsecret.kramer.bots.outlook import KNOWING
from topsecret.kramer.state import AGENTS, BUILDINGS, NOBODY, OVER, ROLL, SEATS

Floats = npt.NDArray[np.float64]
EVERY = 3
"""One table in so many is kept: neighbours say the same."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4, 5, 6, 7])
    parser.add_argument("--cards", action="store_true")
    asked = parser.parse_args()
    tables = []
    for players in asked.players:
        began = time.perf_counter()
        rows = play(players, asked.games, asked.seed, asked.cards)
        tables.append(rows)
        print(f"{players} players: {len(rows)} tables in {time.perf_counter() - began:.0f} s", flush=True)
    fit(np.concatenate(tables))


def play(players: int, games: int, seed: int, cards: bool) -> Any:
    """Tables at the beginning of turns, each with the agents that ended furthest (`armed_at` 1 marks them)."""
    game = ts.game("kramer")
    proposals = builds.load("kramer.bots.proposals", "compiled")
    face = builds.load("kramer.interface", "compiled")
    random = builds.load("kernel.random", "compiled")
    settle = loops("kramer", "compiled").settle
    propose, pending, apply, start, word = proposals.propose, face.pending, face.apply, random.start, random.word

    @builds.compile_function
    def one(states, template, r, weights, actions, prior, room, kept, most):  # type: ignore[no-untyped-def]  # compiled
        states[0] = template[0]
        settle(states[0], r, weights)
        n = 0
        decisions = 0
        while True:
            g = states[0]
            mask = pending(g)
            if mask == 0 or decisions > 3000:
                break
            seat = 0
            while not (mask >> seat) & 1:
                seat += 1
            count = propose(states, 0, 1, seat, actions, prior, room)
            rest = word(r) / 4294967296.0
            k = 0
            while k + 1 < count and rest >= prior[k]:
                rest -= prior[k]
                k += 1
            apply(g, seat, actions[k])
            decisions += 1
            # The table as the turn begins: before the die falls.
            if g.phase == ROLL and n < most and word(r) % EVERY == 0:
                kept[n] = states[0]
                n += 1
            settle(states[0], r, weights)
        best = 0
        for agent in range(AGENTS):
            best = max(best, states[0].score[agent])
        for k in range(n):
            for agent in range(AGENTS):
                kept[k].armed_at[agent] = 1 if states[0].score[agent] == best and kept[k].playing[agent] else 0
        return n

    options = game.options.complete({"players": players, "cards": cards})
    states, template = game.layout.array(3), game.layout.array(1)
    template.view(np.uint8)[:] = np.frombuffer(bytes(game.initial(options)), np.uint8)
    kept = game.layout.array(400)
    actions, prior = np.zeros(game.action_count, np.int16), np.zeros(game.action_count)
    found = []
    for number in range(games):
        r = np.zeros(10, np.int64)
        start(r, seed, number)
        n = one(
            states,
            template,
            r,
            np.zeros(32, np.int64),
            actions,
            prior,
            np.zeros((outlook.ROOM, AGENTS)),
            kept,
            len(kept),
        )
        if states[0]["phase"] == OVER:
            found.append(kept[:n].copy())
    return np.concatenate(found)


def fit(tables: Any) -> None:
    """Newton steps would do; plain gradient ascent with momentum is short and certain enough for 33 numbers."""
    from scipy.optimize import minimize

    playing = tables["playing"].astype(bool)
    owned = tables["owner"] != NOBODY
    lead = np.where(playing, tables["score"], 0).max(axis=1)
    missing = (tables["finish"] - lead).astype(float)
    place = np.eye(BUILDINGS)[tables["position"]]
    ahead = np.eye(BUILDINGS)[(tables["safe"][:, None] - tables["position"]) % BUILDINGS]
    wait = np.eye(SEATS)[(tables["owner"] - tables["turn"][:, None]) % tables["seats"][:, None]] * owned[:, :, None]
    parts = np.concatenate([place[:, :, 1:], ahead[:, :, 1:], (owned * missing[:, None])[:, :, None], wait], axis=2)
    goal = tables["armed_at"] / tables["armed_at"].sum(axis=1, keepdims=True)
    score = tables["score"].astype(float)

    def loss(x: Floats) -> tuple[float, Floats]:
        w, end, each = x[:-2], np.exp(x[-2]), np.exp(x[-1])
        wide = (end + each * missing)[:, None]
        points = score + parts @ w
        logits = np.where(playing, points / wide, -np.inf)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        error = (chances - goal) / len(goal)
        value = -(goal * np.log(np.maximum(chances, 1e-12))).sum() / len(goal) + 1e-5 * (w @ w)
        by_wide = -(error * points).sum(axis=1) / wide[:, 0] ** 2
        gradient = np.einsum("ia,iak->k", error / wide, parts) + 2e-5 * w
        return value, np.append(gradient, [(by_wide * end).sum(), (by_wide * each * missing).sum()])

    begin = np.concatenate(
        [outlook.STANDING[KNOWING][1:], outlook.AHEAD[KNOWING][1:], [outlook.OWNED], np.array(outlook.TEMPO)]
    )
    x0 = np.append(begin, np.log(outlook.SPREAD[KNOWING]))
    print(f"{len(tables)} tables; as it is: {loss(x0)[0]:.5f} nats a table")
    found = minimize(loss, x0, jac=True, method="L-BFGS-B", options={"maxiter": 300})
    x = found.x
    print(f"fitted: {found.fun:.5f}")
    lengths = BUILDINGS - 1, BUILDINGS - 1, 1, SEATS
    names = "STANDING", "AHEAD", "OWNED", "TEMPO"
    at = 0
    for name, length in zip(names, lengths, strict=True):
        lead_in = [0.0] if length == BUILDINGS - 1 else []
        print(name, "=", [round(float(v), 3) for v in [*lead_in, *x[at : at + length]]])
        at += length
    print("SPREAD =", [round(float(v), 4) for v in np.exp(x[-2:])])


if __name__ == "__main__":
    main()
