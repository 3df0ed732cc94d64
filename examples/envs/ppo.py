"""PPO in NumPy: a small network learns to beat random players at Kramer's game, from nothing but wins and losses.

    python examples/envs/ppo.py [--players 2] [--iterations 60] [--games 256]

One file, no framework: the environment steps all games at once, the network has one hidden layer, and the gradients are
written out. The learner sits in seat 0; the others choose at random. What it reaches stands in docs/envs.md.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

import topsecret as ts
from topsecret.envs.vector import Seen, VectorEnv
from topsecret.kernel.spec import begins
from topsecret.kramer.rules.numbers import SHARE

SEAT = 0
HIDDEN = 64
STEPS = 64
"""Decisions of every game, all seats' counted, between two updates."""
EPOCHS, MINIBATCH = 4, 2048
CLIP, ENTROPY, VALUE = 0.2, 0.003, 0.5
DISCOUNT, TRACE = 1.0, 0.95
RATE = 2e-3

AGENTS, POINTS = 7, 6
PARTS = AGENTS * POINTS
SHARES = np.asarray(SHARE)
"""SHARES[move, agent]: how many points a move gives an agent."""
MOVES = len(SHARES)
HOLDS = (SHARES[:, :, None] == np.arange(1, POINTS + 1)).reshape(MOVES, PARTS).astype(np.float32)
"""HOLDS[move, part]: whether the move gives that agent just so many points."""


class Network:
    """Observation → hidden layer → a number for every action, and the expected reward.

    There are 1,716 ways to split points over the agents, far too many to learn one by one. A move is therefore worth the sum of
    its parts: so much for so many points to this agent. Agents come in the observer's order, its own first, and
    `agent_colour` of the observation says which colour each of them is.
    """

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.weights = {
            "hidden": rng.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32),
            "hidden_bias": np.zeros(HIDDEN, np.float32),
            "parts": np.zeros((HIDDEN, PARTS), np.float32),
            "parts_bias": np.zeros(PARTS, np.float32),
            "others": np.zeros((HIDDEN, actions - MOVES), np.float32),
            "others_bias": np.zeros(actions - MOVES, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
            "value_bias": np.zeros(1, np.float32),
        }
        self._means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._updates = 0

    def look(self, observation: Any, mask: Any) -> tuple[Any, Any, Any]:
        """The hidden layer, the logarithms of the probabilities of the actions, and the value."""
        w = self.weights
        hidden = np.tanh(observation @ w["hidden"] + w["hidden_bias"])
        parts = (hidden @ w["parts"] + w["parts_bias"]).reshape(-1, AGENTS, POINTS)
        by_colour = np.einsum("bsc,bsp->bcp", colours(observation), parts).reshape(-1, PARTS)
        logits = np.concatenate([by_colour @ HOLDS.T, hidden @ w["others"] + w["others_bias"]], axis=1)
        logits = np.where(mask, logits, np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return hidden, logits, (hidden @ w["value"] + w["value_bias"])[:, 0]

    def learn(self, observation: Any, hidden: Any, to_logits: Any, to_value: Any) -> None:
        """One step of Adam along the gradients of the loss, given those of the two outputs."""
        w = self.weights
        to_colours = (to_logits[:, :MOVES] @ HOLDS).reshape(-1, AGENTS, POINTS)
        to_parts = np.einsum("bsc,bcp->bsp", colours(observation), to_colours).reshape(-1, PARTS)
        to_others = to_logits[:, MOVES:]
        to_value = to_value[:, None]
        back = to_parts @ w["parts"].T + to_others @ w["others"].T + to_value @ w["value"].T
        to_hidden = back * (1 - hidden**2)
        gradients = {
            "hidden": observation.T @ to_hidden,
            "hidden_bias": to_hidden.sum(axis=0),
            "parts": hidden.T @ to_parts,
            "parts_bias": to_parts.sum(axis=0),
            "others": hidden.T @ to_others,
            "others_bias": to_others.sum(axis=0),
            "value": hidden.T @ to_value,
            "value_bias": to_value.sum(axis=0),
        }
        length = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values()))
        shrink = min(1.0, 0.5 / (length + 1e-8))
        self._updates += 1
        for name, raw in gradients.items():
            gradient = raw * shrink
            self._means[name] += 0.1 * (gradient - self._means[name])
            self._squares[name] += 0.001 * (gradient**2 - self._squares[name])
            mean = self._means[name] / (1 - 0.9**self._updates)
            square = self._squares[name] / (1 - 0.999**self._updates)
            w[name] -= (RATE * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def colours(observation: Any) -> Any:
    """Which colour each agent of the observer's order is: part `agent_colour` of the observation, row by row."""
    at = begins(ts.game("kramer").observation, "agent_colour")
    return observation[:, at : at + AGENTS * AGENTS].reshape(-1, AGENTS, AGENTS)


def sampled(logs: Any, rng: np.random.Generator) -> Any:
    """An action for every row, as likely as the policy says: the largest after noise of Gumbel's kind."""
    return (logs + rng.gumbel(size=logs.shape).astype(np.float32)).argmax(axis=1)


@dataclass
class Rollout:
    """What happened in STEPS decisions of every game; where it was the learner's, what it saw and did."""

    mine: list[Any]
    """At every step: the numbers of the games in which the learner acts."""
    observation: list[Any]
    mask: list[Any]
    action: list[Any]
    log: list[Any]
    value: list[Any]
    ended: list[Any]
    reward: list[Any]


def play(env: VectorEnv, seen: Seen, network: Network, rng: np.random.Generator) -> Rollout:
    rollout = Rollout([], [], [], [], [], [], [], [])
    for _ in range(STEPS):
        actions = env.random_actions()
        mine = np.flatnonzero(seen.seat == SEAT)
        observation, mask = seen.observation[mine], seen.mask[mine].astype(bool)
        _, logs, value = network.look(observation, mask)
        chosen = sampled(logs, rng)
        actions[mine] = chosen
        rollout.mine.append(mine)
        rollout.observation.append(observation)
        rollout.mask.append(mask)
        rollout.action.append(chosen)
        rollout.log.append(logs[np.arange(len(mine)), chosen])
        rollout.value.append(value)
        env.step(actions)
        rollout.ended.append(seen.terminated.astype(bool))
        rollout.reward.append(seen.rewards[:, SEAT].copy())
    return rollout


def advantages(rollout: Rollout, games: int) -> tuple[Any, Any]:
    """Generalised advantage estimation between the learner's own decisions, and what the values should have been."""
    reward, ahead, trace = np.zeros(games, np.float32), np.zeros(games, np.float32), np.zeros(games, np.float32)
    known = np.zeros(games, bool)  # whether a later decision, or the end, of the game is in the rollout
    result, wanted, usable = [], [], []
    for t in range(STEPS - 1, -1, -1):
        ended, mine, value = rollout.ended[t], rollout.mine[t], rollout.value[t]
        reward[ended] = rollout.reward[t][ended]
        ahead[ended] = trace[ended] = 0
        known |= ended
        error = reward[mine] + DISCOUNT * ahead[mine] - value
        trace[mine] = error + DISCOUNT * TRACE * trace[mine]
        result.append(trace[mine].copy())
        wanted.append(trace[mine] + value)
        usable.append(known[mine].copy())
        reward[mine], ahead[mine], known[mine] = 0, value, True
    keep = np.concatenate(usable[::-1])
    return np.where(keep, np.concatenate(result[::-1]), np.nan), np.concatenate(wanted[::-1])


def update(network: Network, rollout: Rollout, games: int, rng: np.random.Generator) -> None:
    """PPO's clipped loss, several times over the rollout in small parts."""
    gain, wanted = advantages(rollout, games)
    usable = np.flatnonzero(~np.isnan(gain))
    gain = (gain - gain[usable].mean()) / (gain[usable].std() + 1e-8)
    observation, mask = np.concatenate(rollout.observation), np.concatenate(rollout.mask)
    action, before = np.concatenate(rollout.action), np.concatenate(rollout.log)
    for _ in range(EPOCHS):
        order = rng.permutation(usable)
        for part in np.array_split(order, max(1, len(order) // MINIBATCH)):
            hidden, logs, value = network.look(observation[part], mask[part])
            chance = np.exp(logs)
            rows = np.arange(len(part))
            ratio = np.exp(logs[rows, action[part]] - before[part])
            pull = np.where(gain[part] > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * gain[part] * ratio
            to_logits = chance * pull[:, None]
            to_logits[rows, action[part]] -= pull
            finite = np.where(mask[part], logs, 0)
            entropy = -(chance * finite).sum(axis=1, keepdims=True)
            to_logits += ENTROPY * chance * (finite + entropy)
            to_value = VALUE * (value - wanted[part])
            network.learn(observation[part], hidden, to_logits / len(part), to_value / len(part))


def strength(network: Network, players: int, games: int, seed: int) -> tuple[float, float]:
    """The learner's share of the wins in that many fresh games against random players, and its standard error."""
    env = VectorEnv("kramer", games, players=players, seed=seed, auto_reset=False)
    rng = np.random.default_rng(seed)
    seen = env.reset()
    won = np.zeros(games, np.float32)
    while (seen.seat >= 0).any():
        actions = env.random_actions()
        mine = np.flatnonzero(seen.seat == SEAT)
        actions[mine] = sampled(network.look(seen.observation[mine], seen.mask[mine].astype(bool))[1], rng)
        env.step(actions)
        won += seen.rewards[:, SEAT]
    env.close()
    return float(won.mean()), float(won.std() / np.sqrt(games))


def train(
    players: int, iterations: int, games: int, seed: int, judged_by: int = 2000
) -> list[tuple[int, float, float]]:
    """Learn; how strong the network was before, half-way and after: (decisions, share of wins, standard error)."""
    rng = np.random.default_rng(seed)
    env = VectorEnv("kramer", games, players=players, seed=seed)
    network = Network(env.observation_size, env.action_count, rng)
    seen = env.reset()
    results = []
    began = time.perf_counter()
    for iteration in range(iterations + 1):
        if iteration in (0, iterations // 2, iterations):
            share, error = strength(network, players, judged_by, seed + 1)
            results.append((iteration * STEPS * games, share, error))
            print(
                f"{iteration:4} updates, {results[-1][0]:9,} decisions, {time.perf_counter() - began:5.0f} s: "
                f"wins {share:.3f} ± {error:.3f}",
                flush=True,
            )
        if iteration < iterations:
            update(network, play(env, seen, network, rng), games, rng)
    env.close()
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    train(chosen.players, chosen.iterations, chosen.games, chosen.seed)


if __name__ == "__main__":
    main()
