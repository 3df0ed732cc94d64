"""The games in OpenSpiel: importing this registers `python_topsecret_kramer` and `python_topsecret_randolph`.

    import pyspiel
    import topsecret.envs.openspiel
    game = pyspiel.load_game("python_topsecret_kramer(players=4,cards=True)")

All options are parameters. Chance moves are explicit; decisions that a table makes at the same time are nodes one after
the other, and no player's information state tells what the others have chosen in secret.
"""

from .game import KRAMER, RANDOLPH, KramerGame, RandolphGame

__all__ = ["KRAMER", "RANDOLPH", "KramerGame", "RandolphGame"]
