"""Both games played by everybody who looks ahead, each held against what the rules then do. Run with clauses as they are, and as changed.

python -m tests.changed.play GAME BUILD FOLDER
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

import topsecret as ts
from topsecret import bots
from topsecret.kernel import builds
from topsecret.kramer.bots.proposals import SAFE_TRIED

from ..randolph.positions import randolph
from ..test_what_if import compare, fits

PLAYED = {
    "kramer": ({"players": 3}, {"players": 3, "cards": True, "dossier": True, "safe_target": "empty"}),
    "randolph": ({"players": 2, "round_limit": 8}, {"players": 3, "round_limit": 5, "bomb_carrier": "choosable"}),
}
PREVIEWS = 25
SPECS = ("greedy", "belief", "search:20")


def whole_games(game: str) -> None:
    """Bots of every kind finish; what they are shown beforehand of what they do is so."""
    for seed, options in enumerate(PLAYED[game]):
        match = ts.new(game, seed=seed, **short(game, options))
        seats = [bots.make(spec, game, seed=k) for k, spec in enumerate(SPECS[: match.players])]
        for seat, bot in enumerate(seats):
            bot.begin(seat, match.view(seat))
        heard = [0] * match.players
        while not match.over:
            seat = match.to_move[0]
            told, heard[seat] = match.news(seat, heard[seat])
            seats[seat].tell(told)
            action = seats[seat].choose(match.view(seat), match.actions(seat))
            then = ts.Match(match.game, match.options, chance=ts.Script(()), state=match.state)
            compare(then, seat, [action.id], range(1))
            match.play(seat, action)
        assert match.result is not None
        assert ts.load(str(match.record)) == match


def short(game: str, options: dict[str, Any]) -> dict[str, Any]:
    return {"finish": 24, "round_limit": 6, **options} if game == "kramer" else options


# --- what bots expect


def weighed(match: ts.Match, seat: int) -> Iterator[tuple[float, float, bool]]:
    """By action of Kramer's game: what its bots expect of it; what comes of it when it is played and everybody passes; whether the seat then puts the safe."""
    from topsecret.kramer.bots import outlook
    from topsecret.kramer.mind import mind
    from topsecret.kramer.state import AGENTS, DRAW, OVER, SAFE, SECOND

    room = memoryview(bytearray(8 * outlook.ROOM * AGENTS)).cast("B").cast("d", (outlook.ROOM, AGENTS))

    def left(table: Any) -> float:
        outlook.chances(table, outlook.WATCHING, room)
        return float(outlook.own(table, seat, room))

    def played(state: Any, action: int) -> Any:
        then = ts.Match(match.game, match.options, chance=ts.Script(()), state=state)
        then.play(seat, action)
        return then.state

    actions = match.legal(seat)
    expected = mind("plain").weigh(match.state, seat, actions)
    for action, one in zip(actions, expected, strict=True):
        table = played(match.state, action)
        if table.phase == SECOND:
            continue  # an average over what chance may give
        gained = table.held[seat] - match.state.held[seat] + (table.phase == DRAW and table.turn == seat)
        match.game.face.calm(table)
        cards = outlook.card_worth(match.state) * gained if table.with_cards and table.phase != OVER else 0.0
        puts_safe = table.phase == SAFE and table.actor == seat
        if puts_safe:
            then = ts.Match(match.game, match.options, chance=ts.Script(()), state=table)
            value = max(left(played(table, place)) for place in then.legal(seat))
        else:
            value = left(table)
        yield one, value + cards, puts_safe


def kramers_bots() -> dict[str, Any]:
    """Every expectation is what comes of it; and what they choose where a changed clause decides."""
    for options in (
        {"players": 3, "round_limit": 5},
        {"players": 3, "round_limit": 5, "safe_target": "empty"},
        {"players": 2, "round_limit": 12, "cards": True},
    ):
        match = ts.new("kramer", seed=4, **options)
        rng = random.Random(1)
        while not match.over:
            seat = match.to_move[0]
            if rng.random() < 0.3:
                rows = list(weighed(match, seat))
                wrong = [row for row in rows if not row[2] and abs(row[0] - row[1]) > 1e-9]
                assert not wrong, (wrong[0], match.position)
                # Places for the safe are tried after the best of the actions only.
                placed = [real - expected for expected, real, puts_safe in rows if puts_safe]
                assert sum(abs(less) < 1e-9 for less in placed) >= min(len(placed), SAFE_TRIED)
            match.play(seat, rng.choice(hoarding(match, seat)))
    return {}


def hoarding(match: ts.Match, seat: int) -> list[int]:
    """The legal actions of a player of Kramer's game; with cards only those that fill the hand, if there are any."""
    from topsecret.kramer.state import DRAW, ROUND

    legal = match.legal(seat)
    if match.state.phase == ROUND:
        return legal[-1:]
    return [action for action in legal if match.game.after(match.state, seat, action).phase == DRAW] or legal


def randolphs_bots() -> dict[str, Any]:
    """What they choose where a changed clause decides, and what they reckon with."""
    from tests.bots.seats import choices
    from topsecret.bots.randolph_greedy import RandolphGreedy

    low = randolph(
        fields="spent=0.0:2,0.2:1,0.3:1,0.4:1,1.0:2,1.1:1,1.2:1,1.4:1,1.5:1",
        roll="1+0",
        agents=("nuuk", "anchorage+gA"),
    )
    low.play(0, "1-anchorage")
    closed = randolph(roll="2+1", agents=("perth+rC nuuk",), lie={"gA": "anchorage"}, delivered={"rA": 0})
    bot = RandolphGreedy(1)
    bot.begin(0, closed.view(0))
    bot.choose(closed.view(0), closed.actions(0))
    plan: Any = bot._planner.plan  # type: ignore[union-attr]  # it has just planned
    return {
        "cards": {spec: sorted(choices(low, 0, spec)) for spec in ("greedy", "belief")},
        "carries a second own one home": any(text.startswith("1-") for text in choices(closed, 0, "belief")),
        "agents for a bomb": round((plan.bomb - plan.bomb_cost) / (plan.bomb_loss * plan.unit)),
        "reach": [round(36 * plan.reach[far]) for far in range(9)],
    }


# --- previews and environments


async def server(game: str, folder: Path) -> None:
    """What the server says beforehand of a move is what it makes of it."""
    from ..server.people import People
    from ..server.process import Server

    with Server(f"sqlite:///{folder}/games.db", folder, dice="Thursday", bots="plain") as running:
        async with People(running) as people:
            key, players = await people.table(game)
            rng = random.Random(2)
            for _ in range(PREVIEWS):
                asked = (await players[0].get(f"/api/tables/{key}"))["view"]["to_move"]
                if not asked:
                    break
                seat = asked[0]
                before = await players[seat].get(f"/api/tables/{key}")
                move = rng.choice(before["actions"])
                told = await players[seat].post(f"/api/tables/{key}/preview", {"seat": seat, "move": move})
                await players[seat].do(key, do="play", seat=seat, move=move)
                after = (await players[seat].get(f"/api/tables/{key}"))["view"]
                guess = SimpleNamespace(unknown=told["unknown"], possible=told["possible"])
                fits(still(told["view"]), still(after), "view", guess)


def still(view: dict[str, Any]) -> dict[str, Any]:
    """What of a view the die after a move leaves alone."""
    if "agents" in view:
        return {"agents": view["agents"], "safe": view["safe"]}
    agents = [
        [{name: agent.get(name) for name in ("place", "carries")} for agent in p["agents"]] for p in view["players"]
    ]
    return {"players": [{"agents": row} for row in agents], "suitcases": view["suitcases"]}


def environments(game: str, build: str) -> None:
    """Masks and observations of the environments are those of a match; drawn worlds could have happened."""
    from topsecret.envs.pettingzoo import kramer_v1, randolph_v1

    options = short(game, PLAYED[game][1])
    env = {"kramer": kramer_v1, "randolph": randolph_v1}[game].raw_env(build=build, **options)
    env.reset(seed=3)
    rng = random.Random(3)
    for agent in env.agent_iter():
        observation, _, ended, broken, _ = env.last()
        if ended or broken:
            env.step(None)
            continue
        seat = int(agent[-1])
        legal = [int(action) for action in np.flatnonzero(observation["action_mask"])]
        assert legal == env.match.legal(seat)
        assert np.array_equal(observation["observation"], np.asarray(env.match.observation(seat), np.float32))
        env.step(rng.choice(legal))

    from ..envs.test_openspiel import load, walk
    from ..envs.test_worlds import check

    loaded = load(game, options)
    for number, state in enumerate(walk(loaded, 4)):
        if number % 20 == 10 and not state.is_terminal():
            other, replayed = check(state, 0, rng), loaded.new_initial_state()
            for action in other.history():
                assert action in replayed.legal_actions()
                replayed.apply_action(action)
            assert str(replayed) == str(other)


def main(game: str, build: str, folder: Path) -> None:
    if build == "plain":
        builds.available = lambda: False
    else:
        bots.engine.prepare(game)
    chosen = kramers_bots() if game == "kramer" else randolphs_bots()
    whole_games(game)
    environments(game, build)
    asyncio.run(server(game, folder))
    print(json.dumps(ts.__file__))
    print(json.dumps(chosen))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
