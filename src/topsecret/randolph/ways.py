"""Where an agent can be sent with several steps, as the rules let it take them."""

from __future__ import annotations

from ..kernel.state import State
from ..play.game import Game
from .rules import agents, moving
from .rules.numbers import DESTINATIONS, HEADQUARTERS, STEP_ACTION
from .state import AGENTS, MOVE


def ways(game: Game, state: State, seat: int) -> list[list[int]]:
    """Return, for every agent and every place that it reaches with two steps or more, the fewest steps: actions legal one after the other.

    A way ends where the agent meets somebody, delivers, or has no steps left. Of agents that are as good as each other the lowest goes.
    """
    if state.phase != MOVE or state.turn != seat:
        return []
    everybody = (1 << AGENTS) - 1
    room = [0] * DESTINATIONS
    found: list[list[int]] = []
    for agent in range(AGENTS):
        if agents.twin(state, agent) != agent:
            continue
        seen = {state.place[seat, agent]}
        edge: list[tuple[State, int, list[int]]] = [(state, agent, [])]
        while edge:
            following = []
            for table, goes, way in edge:
                for action in room[: moving.legal(table, everybody & ~(1 << goes), room, 0)]:
                    city = (action - STEP_ACTION) % DESTINATIONS
                    if city in seen:
                        continue
                    seen.add(city)
                    there = [*way, action]
                    if way:
                        found.append(there)
                    if city == HEADQUARTERS:
                        continue
                    after = game.after(table, seat, action)
                    if after.phase == MOVE and after.turn == seat:
                        following.append((after, agents.twin(after, goes), there))
            edge = following
    return found
