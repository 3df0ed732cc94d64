"""The games as PettingZoo environments, one module a version: `kramer_v1`, `randolph_v1`.

    from topsecret.envs.pettingzoo import kramer_v1
    env = kramer_v1.env(players=4, cards=True, render_mode="ansi")

The number is the rules version of the game: an environment that is stepped alike stays the same for ever.
"""
