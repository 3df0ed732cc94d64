"""A table as PettingZoo's agent-environment cycle: one seat after the other looks and acts.

Decisions that a real table makes at the same time come in the order of the seats. Nobody learns anything by that: an
observation shows a later seat what its view shows it, never what an earlier one has chosen in secret.
"""

from __future__ import annotations

import secrets
from typing import Any, Protocol

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import topsecret

from ...beliefs.batch import parts
from ...beliefs.inputs import Listeners
from ...chance import Seeded
from ...kernel.spec import total
from ...match import Match
from ..scene import told
from ..solo import OVER, Solo

RENDER_MODES = ("ansi", "human")


class Extra(Protocol):
    """Further inputs for a learner, of the caller's own: `size` numbers from 0 to 1, behind everything else."""

    size: int

    def __call__(self, match: Match, seat: int) -> npt.ArrayLike:
        """The numbers of a seat, made of what it may know."""


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """One game. Agents are seats, `seat_0` first; an observation has the parts `observation` and `action_mask`.

    All options of the game are given by name. `max_cycles` breaks a game off after that many decisions (a truncation; the option
    `round_limit` ends it by the rules). `belief` puts behind the observation what the seat can conclude about hidden things; `extra` adds
    inputs of your own. `build` is "plain" or "compiled"; by default it is compiled, if Numba is installed.
    """

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        belief: bool = False,
        extra: Extra | None = None,
        build: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"unknown render_mode {render_mode!r}: known are {', '.join(RENDER_MODES)}")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles: a game has at least one decision, not {max_cycles}")
        self._game = topsecret.game(game)
        self._options = self._game.options.complete(options)
        self.metadata = {
            "name": f"{game}_v{self._game.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.belief = belief
        self.extra = extra
        self.build = build
        players: int = self._options["players"]
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.parts = self._game.observation + (parts(game) if belief else ())
        size = total(self.parts) + (extra.size if extra else 0)
        self.observation_spaces = {agent: self._observation_space(size) for agent in self.possible_agents}
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self._game.action_count) for agent in self.possible_agents
        }
        self.state_space = gymnasium.spaces.Box(0, 255, (self._game.layout.nbytes,), np.uint8)
        self._seed: int | None = None
        self._number = 0
        self._solo: Solo | None = None  # made by the first `reset`: until then an environment can be pickled

    def _observation_space(self, size: int) -> gymnasium.spaces.Dict:
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0.0, 1.0, (size,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self._game.action_count,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed the dice are the same every time, those of the games after it too; without one they go on."""
        del options
        if seed is not None or self._seed is None:
            self._seed = secrets.randbits(62) if seed is None else seed
            self._number = 0
        else:
            self._number += 1
        if self._solo is None:
            self._solo = Solo(self._game, self._options, self.build)
        self._solo.begin(self._seed, self._number)
        self._match: Match | None = None
        self._played: list[tuple[int, int]] = []
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._solo.seat]
        self._told = 0

    @property
    def match(self) -> Match:
        """The game as a match, to look at: with its record, its views and its events. It is brought up to date when it is asked for."""
        if self._match is None:
            self._match = Match(self._game, self._options, chance=Seeded(self._seed or 0, self._number))
            self._listeners = Listeners(self._match)
            self._replayed = 0
        for seat, action in self._played[self._replayed :]:
            self._match.play(seat, action)
        self._replayed = len(self._played)
        return self._match

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """What a seat may know, and which actions it may take now: none, if it is another's turn to look and act."""
        solo, seat = self._running, self._seats[agent]
        if agent == self.agent_selection and seat == solo.seat:
            seen, mask = solo.seen, solo.mask.copy()
        else:
            seen, mask = solo.look(seat), np.zeros_like(solo.mask)
            if agent == self.agent_selection:
                mask[solo.legal(seat)] = 1
        # Sums of shares can come out a hair above 1; this is also the copy that the caller may keep.
        seen = np.minimum(seen, 1.0)
        if self.belief or self.extra is not None:
            seen = self._extended(seen, seat)
        return {"observation": seen, "action_mask": mask}

    def _extended(self, seen: npt.NDArray[np.float32], seat: int) -> npt.NDArray[np.float32]:
        """The observation with the further inputs behind it."""
        match = self.match
        if self.belief:
            seen = np.concatenate([seen, self._listeners.inputs(seat)])
        if self.extra is not None:
            seen = np.concatenate([seen, np.asarray(self.extra(match, seat), np.float32)])
        return np.clip(seen, 0.0, 1.0)

    @property
    def _running(self) -> Solo:
        """The game at hand."""
        if self._solo is None:
            raise AttributeError("there is no game yet: call reset first")
        return self._solo

    def state(self) -> npt.NDArray[np.uint8]:
        """The whole state as bytes, secrets included: for critics that may know everything, not for players."""
        return np.frombuffer(self._running.state.data[:], np.uint8)

    def step(self, action: int | None) -> None:
        """The selected seat acts; IllegalAction, and nothing changes, if it may not do that."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise topsecret.IllegalAction(f"{agent} is to act: None is for agents whose game has ended")
        solo, action = self._running, int(action)
        seat = solo.seat
        if not solo.play(action):
            self.match.play(seat, action)  # says why it is refused
            raise AssertionError(f"{agent}: the builds disagree about action {action}")
        self._played.append((seat, action))
        if solo.seat == OVER:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[solo.seat]
            if self.max_cycles is not None and len(self._played) >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        """Everybody's game is over: the winners share one point."""
        self.rewards = dict(zip(self.agents, self._running.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What a spectator sees: what happened since the last time, and how it stands. As text, or printed for "human"."""
        if self.render_mode is None:
            gymnasium.logger.warn("render: no render_mode was chosen; try render_mode='ansi'")
            return None
        events, self._told = self.match.news(None, self._told)
        text = "\n".join([*(f"· {told(event)}" for event in events), str(self.match)])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held."""


def wrapped(env: TableEnv) -> Any:
    """PettingZoo's usual wrappers."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(env, illegal_reward=-1))
    )
