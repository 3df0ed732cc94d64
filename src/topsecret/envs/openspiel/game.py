"""Our games as OpenSpiel's: types, parameters, states."""

from __future__ import annotations

from typing import Any, ClassVar

import pyspiel

import topsecret

from ...options import Option, OptionError, OptionSet
from ...play.game import CHANCE_SEAT
from .course import OVER, Course
from .observer import SeatObserver
from .worlds import another_world

DEFAULT = "default"
"""A parameter that is left as the option's default, or as the edition has it."""
LONGEST = 10_000
SHORTEST = 100
"""What `max_game_length` may be at least: dealing alone takes 28 chance moves."""
CHANCE_OUTCOMES = {"kramer": 15, "randolph": 16}
"""The most outcomes of a chance move: the kinds of cards; two dice of four faces."""


def parameter(option: Option) -> Any:
    """An option's default as OpenSpiel's parameter: no number is 0, and what a preset may change is the word `default`."""
    if option.kind in ("number", "flag"):
        return option.default
    return 0 if option.kind == "optional number" else DEFAULT


def chosen(options: OptionSet, parameters: dict[str, Any]) -> dict[str, Any]:
    """The options that parameters ask for. Lists are parted by `/`, because OpenSpiel parts parameters by commas."""
    given = {}
    for option in options.options:
        value = parameters.get(option.name, parameter(option))
        if value == DEFAULT or (option.kind == "optional number" and not value):
            continue
        given[option.name] = value.replace("/", ",") if option.name == "colours" else value
    return options.complete(given)


def game_type(name: str, utility: Any) -> Any:
    """How OpenSpiel lists a game."""
    game = topsecret.game(name)
    players = game.options.get("players")
    return pyspiel.GameType(
        short_name=f"python_topsecret_{name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players.high,
        min_num_players=players.low,
        provides_information_state_string=True,
        # A seat remembers everything it was told, and that grows with the game: no array of a fixed size can hold it.
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **{option.name: parameter(option) for option in game.options.options},
            "max_game_length": LONGEST,
        },
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """What both games share."""

    name: ClassVar[str]
    type: ClassVar[Any]
    utility_total: ClassVar[float | None] = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = dict(params or {})
        game = topsecret.game(self.name)
        self.options = chosen(game.options, parameters)
        limit = parameters.get("max_game_length", LONGEST)
        if limit < SHORTEST:
            raise OptionError(f"max_game_length: {limit} is not allowed; it must be {SHORTEST} or more")
        super().__init__(
            self.type,
            pyspiel.GameInfo(
                num_distinct_actions=game.action_count,
                max_chance_outcomes=CHANCE_OUTCOMES[self.name],
                num_players=self.options["players"],
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=self.utility_total,
                max_game_length=limit,
            ),
            parameters,
        )
        self._start = Course(game, self.options, limit)
        self._longest: int = limit

    def new_initial_state(self) -> TableState:
        return TableState(self, self._start.copy())

    def max_chance_nodes_in_history(self) -> int:
        return self._longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        """Looks at states for a player: what it may know now, or with perfect recall all that it was told."""
        return SeatObserver(self._start.game, iig_obs_type, params)


class TableState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    """A state of either game."""

    def __init__(self, game: TableGame, course: Course) -> None:
        super().__init__(game)
        # Nothing else is kept here: OpenSpiel copies and pickles every attribute of a state.
        self._course = course

    @property
    def course(self) -> Course:
        """The game itself, for those who want more than OpenSpiel shows: its state, its steps."""
        return self._course

    def current_player(self) -> int:
        actor = self._course.actor
        if actor >= 0:
            return actor
        player: int = pyspiel.PlayerId.CHANCE if actor == CHANCE_SEAT else pyspiel.PlayerId.TERMINAL
        return player

    def is_terminal(self) -> bool:
        return self._course.actor == OVER

    def is_chance_node(self) -> bool:
        return self._course.actor == CHANCE_SEAT

    # What programs in Python ask at every decision is answered here; OpenSpiel's own way through C++ costs several times as much. It
    # answers what is unusual, and C++ itself comes to the functions with an underscore.

    def legal_actions(self, *player: int) -> list[int]:
        if self._asks_actor(player):
            return list(self._course.legal())
        given: list[int] = super().legal_actions(*player)
        return given

    def legal_actions_mask(self, *player: int) -> list[int]:
        if self._asks_actor(player):
            return self._course.mask()
        given: list[int] = super().legal_actions_mask(*player)
        return given

    def observation_tensor(self, *player: int) -> list[float]:
        course = self._course
        seat = player[0] if player else course.actor
        if 0 <= seat < course.options["players"]:
            return course.observation(seat)
        given: list[float] = super().observation_tensor(*player)
        return given

    def _asks_actor(self, player: tuple[int, ...]) -> bool:
        """Whether a question is about the seat that acts now."""
        actor = self._course.actor
        return actor >= 0 and (not player or player[0] == actor)

    def _legal_actions(self, player: int) -> list[int]:
        return self._course.legal() if player == self._course.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._course.outcomes()

    def _apply_action(self, action: int) -> None:
        self._course.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._course.game
        if player == pyspiel.PlayerId.CHANCE:
            return f"{game.chance_label(self._course.state)} {game.chance_text(self._course.state, action)}"
        return game.action_text(action)

    def returns(self) -> list[float]:
        return self._course.returns()

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> TableState:
        """A state with a history of its own that the player cannot tell from this one by anything it was ever told."""
        other: TableState = self.get_game().new_initial_state()
        for action in another_world(self._course, player_id, int(probability_sampler() * 2**53)):
            other.apply_action(action)
        return other

    def __str__(self) -> str:
        """Return the whole position, secrets included, in one line; below it the table as a spectator sees it."""
        course = self._course
        return f"{course.game.write_position(course.state, course.options)}\n{course.board(None)}"


class KramerGame(TableGame):
    """Wolfgang Kramer's hidden-identity race; if free agents alone are furthest, nobody wins (K6.3)."""

    name = "kramer"
    type = game_type("kramer", pyspiel.GameType.Utility.GENERAL_SUM)


class RandolphGame(TableGame):
    """Alex Randolph's spy war; there is always a winner."""

    name = "randolph"
    type = game_type("randolph", pyspiel.GameType.Utility.CONSTANT_SUM)
    utility_total = 1.0


KRAMER, RANDOLPH = KramerGame.type.short_name, RandolphGame.type.short_name
pyspiel.register_game(KramerGame.type, KramerGame)
pyspiel.register_game(RandolphGame.type, RandolphGame)
