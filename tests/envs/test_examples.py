"""The examples run, as shown but not as long."""

from __future__ import annotations

import importlib.util
import sys
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "envs"


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(f"examples.envs.{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.xdist_group("compiled")  # one worker compiles for all of them
@pytest.mark.parametrize("game", ["kramer(players=2,round_limit=1)", "randolph(players=2,round_limit=1)"])
def test_openspiels_ismcts_plays_our_games(game: str, capsys: Any) -> None:
    pytest.importorskip("pyspiel")
    words = ["--game", f"python_topsecret_{game}", "--matches", "1", "--simulations", "3"]
    means = example("ismcts").main(words)
    assert len(means) == 2
    assert "mean returns, ISMCTS in seat 0" in capsys.readouterr().out


def test_ppo_runs_and_tells_how_strong_it_is(monkeypatch: Any, capsys: Any) -> None:
    ppo = example("ppo")
    monkeypatch.setattr(ppo, "STEPS", 30)
    monkeypatch.setattr(ppo, "VectorEnv", partial(ppo.VectorEnv, build="plain"))  # nothing to compile
    results = ppo.train(players=2, iterations=2, games=4, seed=1, judged_by=4)
    assert [decisions for decisions, _, _ in results] == [0, 120, 240]
    assert all(0 <= share <= 1 for _, share, _ in results)
    assert "2 updates" in capsys.readouterr().out


def test_ppos_gradients_are_those_of_its_network() -> None:
    """Adam moves each weight against the sign of its gradient; the first step, by the rate. Compared with differences."""
    ppo = example("ppo")
    rng = np.random.default_rng(1)
    inputs, actions = 379, 2073
    network = ppo.Network(inputs, actions, rng)
    for weight in network.weights.values():
        weight += rng.normal(0, 0.1, weight.shape).astype(np.float32)
    observation = rng.random((3, inputs)).astype(np.float32)
    mask = rng.random((3, actions)) < 0.3
    towards = [int(np.flatnonzero(row)[0]) for row in mask]

    def loss() -> float:
        _, logs, value = network.look(observation, mask)
        return float(-logs[range(3), towards].sum() + 0.5 * (value**2).sum())

    hidden, logs, value = network.look(observation, mask)
    to_logits = np.exp(logs)
    to_logits[range(3), towards] -= 1
    before = {name: weight.copy() for name, weight in network.weights.items()}
    network.learn(observation, hidden, to_logits, value)
    steps = {name: network.weights[name] - before[name] for name in before}
    network.weights.update({name: weight.copy() for name, weight in before.items()})
    for name, step in steps.items():
        place = np.unravel_index(np.abs(network._means[name]).argmax(), step.shape)
        network.weights[name][place] += 0.01
        higher = loss()
        network.weights[name][place] -= 0.02
        lower = loss()
        network.weights[name][place] += 0.01
        assert np.sign(higher - lower) == -np.sign(step[place]), name
