"""OpenSpiel's own ISMCTS at our tables, against random players.

    python examples/envs/ismcts.py [--game "python_topsecret_kramer(players=2)"] [--matches 10] [--simulations 50]

The search draws worlds that its seat cannot tell from the real one (`resample_from_infostate`), and plays them out at random.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import topsecret.envs.openspiel  # noqa: F401  # registers the games

SEAT = 0


def play(game: Any, simulations: int, rng: np.random.RandomState) -> list[float]:
    """One game, the search in seat 0; what each seat gets."""
    searcher = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=rng,
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        elif state.current_player() == SEAT:
            state.apply_action(searcher.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    returns: list[float] = state.returns()
    return returns


def main(words: list[str] | None = None) -> list[float]:
    """Play the matches; the mean of what each seat got."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="python_topsecret_kramer(players=2)")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(words)
    game = pyspiel.load_game(chosen.game)
    rng = np.random.RandomState(chosen.seed)
    returns = []
    for number in range(chosen.matches):
        returns.append(play(game, chosen.simulations, rng))
        print(f"match {number + 1}: {returns[-1]}", flush=True)
    means = [float(mean) for mean in np.mean(returns, axis=0)]
    print(f"mean returns, ISMCTS in seat {SEAT}: {[round(mean, 3) for mean in means]}")
    return means


if __name__ == "__main__":
    main()
