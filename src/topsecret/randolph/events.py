"""The events a seat is told of Randolph's game, made from what an action changed."""

from __future__ import annotations

from typing import Any

from ..kernel.state import State
from ..play.game import Event
from .actions import Names, content_name
from .rules import agents, dice, duels, ending
from .rules import setup as table
from .rules.numbers import (
    CARD_ACTION,
    CONTENTS,
    DESTINATIONS,
    DROP_ACTION,
    END_ACTION,
    GUARDS_ACTION,
    HEADQUARTERS,
    LOOT_ACTION,
    LOSE_ACTION,
    PICK_ACTION,
    PLACE_ACTION,
    STEP_ACTION,
    TAKE_ACTION,
)
from .state import (
    AGENTS,
    BASE,
    BOMB,
    CARDS,
    DUEL,
    FACES,
    LETTERS,
    LETTERS_EACH,
    LOOT,
    LOSE,
    MOVE,
    NONE,
    OUT,
    PICK,
    PLACING,
    ROLL,
    SETUP,
    START,
    SUITCASES,
    VALUES,
    WAITING,
)
from .view import place_name, result


def events(before: State, seat: int, action: int, after: State, names: Names) -> list[Event]:
    """What happened, in the order in which a table would see it."""
    if seat < 0:
        told = _rolled(before, action, after)
    elif action < STEP_ACTION:
        told = _arranged(before, seat, action, after, names)
    elif action < TAKE_ACTION:
        told = _stepped(before, seat, action, after, names)
    elif action < END_ACTION:
        told = [_handled(before, seat, action, names)]
    elif action == END_ACTION:
        unused = before.pool + sum(before.bonus[agent] for agent in range(AGENTS))
        told = [Event("turn_ended", {"seat": seat, "unused": unused})]
    elif action < CARD_ACTION:
        told = [Event("defender_picked", {"seat": seat, "agent": action - PICK_ACTION + 1}), _duel_began(after, names)]
    elif action < LOOT_ACTION:
        told = _card_laid(before, seat, action - CARD_ACTION, after, names)
    elif action < LOSE_ACTION:
        told = [_looted(before, seat, action == LOOT_ACTION, names)]
    else:
        told = _lost(before, after, seat, names)
    return told + _consequences(before, after, names)


def _rolled(before: State, outcome: int, after: State) -> list[Event]:
    faces = list(divmod(outcome, FACES))
    if before.phase == ROLL:
        return [Event("rolled", {"seat": before.turn, "dice": faces, "total": sum(faces)})]
    told = [Event("start_rolled", {"seat": dice.next_to_roll(before), "dice": faces, "total": sum(faces)})]
    if after.phase == START and dice.next_to_roll(after) <= dice.next_to_roll(before):
        told.append(Event("start_tied", {"seats": [s for s in range(after.seats) if after.first_roll[s] == WAITING]}))
    return told


def _arranged(before: State, seat: int, action: int, after: State, names: Names) -> list[Event]:
    """R2: secret choices are told to the one who made them; what is placed openly, to all."""
    if action < PLACE_ACTION:
        contents = {LETTERS[k]: content_name(CONTENTS[action, k]) for k in range(LETTERS_EACH)}
        told = [Event("contents_hidden", {"seat": seat, "contents": contents}, only=(seat,))]
    elif action < GUARDS_ACTION:
        data = names.data(action)
        placed = {
            "seat": seat,
            "suitcase": names.suitcases[seat * LETTERS_EACH + LETTERS.index(data["letter"])],
            "city": data["city"],
        }
        told = [Event("suitcase_placed", placed, only=None if before.phase == PLACING else (seat,))]
    else:
        told = [Event("guards_chosen", {"seat": seat, "count": action - GUARDS_ACTION}, only=(seat,))]
    if before.phase == SETUP and table.ready(after, seat) and not table.ready(before, seat):
        told.append(Event("setup_ready", {"seat": seat}))
    if before.phase <= PLACING and after.phase == START:
        told.append(_shown(after, names))
    return told


def _shown(g: State, names: Names) -> Event:
    """R2.3, R2.4: cities and guards are shown when everybody is ready."""
    guards = {str(s): sum(g.place[s, a] < BASE for a in range(AGENTS)) for s in range(g.seats)}
    cities = {names.suitcases[s]: names.cities[g.lies[s]] for s in range(g.seats * LETTERS_EACH)}
    return Event("setup_shown", {"suitcases": cities, "guards": {s: n for s, n in guards.items() if n}})


def _stepped(before: State, seat: int, action: int, after: State, names: Names) -> list[Event]:
    agent, to = divmod(action - STEP_ACTION, DESTINATIONS)
    told = {
        "seat": seat,
        "agent": agent + 1,
        "from": place_name(names, before.place[seat, agent]),
        "to": "hq" if to == HEADQUARTERS else names.cities[to],
        "carries": None if before.cargo[seat, agent] == NONE else names.suitcases[before.cargo[seat, agent]],
        "bonus": before.bonus[agent] > 0,
    }
    steps = [Event("stepped", told)]
    if to == HEADQUARTERS:
        suitcase = before.cargo[seat, agent]
        content = after.content[suitcase]
        steps.append(
            Event(
                "delivered",
                {
                    "seat": seat,
                    "agent": agent + 1,
                    "suitcase": names.suitcases[suitcase],
                    "content": content_name(content),
                    "secrets": ending.secrets(after, seat),
                },
            )
        )
        if content == BOMB:
            steps.append(Event("bomb_exploded", {"seat": seat, "losses": (agents.left(before, seat) + 1) // 2}))
            back = before.copy()
            back.place[seat, agent] = BASE
            back.cargo[seat, agent] = NONE
            steps.extend(_lost(back, after, seat, names))
    elif after.phase == DUEL:
        steps.append(_duel_began(after, names))
    elif after.phase == PICK:
        steps.append(
            Event(
                "defenders_met",
                {"seat": seat, "agent": agent + 1, "defender": after.defender, "city": names.cities[to]},
            )
        )
    return steps


def _duel_began(g: State, names: Names) -> Event:
    return Event(
        "duel_began",
        {
            "attacker": {"seat": g.turn, "agent": g.fighter + 1},
            "defender": {"seat": g.defender, "agent": g.rival + 1},
            "city": names.cities[g.place[g.turn, g.fighter]],
            "exact": bool(g.exact),
        },
    )


def _handled(before: State, seat: int, action: int, names: Names) -> Event:
    """R5.1: a suitcase taken, exchanged or dropped."""
    if action >= DROP_ACTION:
        agent = action - DROP_ACTION
        told = {"seat": seat, "agent": agent + 1, "suitcase": names.suitcases[before.cargo[seat, agent]]}
        return Event("dropped", {**told, "city": names.cities[before.place[seat, agent]]})
    agent, suitcase = divmod(action - TAKE_ACTION, SUITCASES)
    return _taken(before, seat, agent, suitcase, names)


def _taken(before: State, seat: int, agent: int, suitcase: int, names: Names) -> Event:
    left = before.cargo[seat, agent]
    told: dict[str, Any] = {"seat": seat, "agent": agent + 1, "suitcase": names.suitcases[suitcase]}
    told["city"] = names.cities[before.place[seat, agent]]
    if left == NONE:
        return Event("taken", told)
    return Event("exchanged", {**told, "left": names.suitcases[left]})


def _card_laid(before: State, seat: int, card: int, after: State, names: Names) -> list[Event]:
    """R6.2, R6.3: a card face down; with the second both are shown and the duel is decided."""
    told = [Event("card_laid", {"seat": seat}, {seat: {"card": card}})]
    if after.chosen[seat] != NONE:
        return told
    played = before.copy()
    played.chosen[seat] = card
    won = duels.aggressor_wins(played)
    loser, losing = (before.defender, before.rival) if won else (before.turn, before.fighter)
    left = before.cargo[loser, losing]
    told.append(
        Event(
            "duel_revealed",
            {
                "attacker": {"seat": before.turn, "agent": before.fighter + 1, "card": played.chosen[before.turn]},
                "defender": {
                    "seat": before.defender,
                    "agent": before.rival + 1,
                    "card": played.chosen[before.defender],
                },
                "city": names.cities[before.place[before.turn, before.fighter]],
                "winner": before.turn if won else before.defender,
                "tie": played.chosen[before.turn] == played.chosen[before.defender],
                "loser": {"seat": loser, "agent": losing + 1, "fate": "base" if played.chosen[loser] == 0 else "out"},
                "left": None if left == NONE else names.suitcases[left],
            },
        )
    )
    for duellist in (before.turn, before.defender):
        if sum(before.spent[duellist, value] for value in range(VALUES)) == CARDS - 1:
            told.append(Event("cards_back", {"seat": duellist}))
    if after.phase == DUEL:
        told.append(_duel_began(after, names))
    elif after.phase == LOOT:
        told.append(Event("loot_offered", {"seat": after.defender, "suitcase": names.suitcases[after.prize]}))
    return told


def _looted(before: State, seat: int, taken: bool, names: Names) -> Event:
    if taken:
        return _taken(before, seat, before.rival, before.prize, names)
    return Event("loot_left", {"seat": seat, "suitcase": names.suitcases[before.prize]})


def _lost(before: State, after: State, seat: int, names: Names) -> list[Event]:
    """R8.1: agents given up to a bomb, its carrier from the base (R7.1), with what they dropped."""
    told = []
    for agent in range(AGENTS):
        if before.place[seat, agent] != OUT and after.place[seat, agent] == OUT:
            cargo = before.cargo[seat, agent]
            dropped = None if cargo == NONE else names.suitcases[cargo]
            place = place_name(names, before.place[seat, agent])
            told.append(Event("agent_lost", {"seat": seat, "agent": agent + 1, "place": place, "dropped": dropped}))
    return told


def _consequences(before: State, after: State, names: Names) -> list[Event]:
    """What followed by the rules: losses to choose, players out, the next turn, the end."""
    told = []
    if after.phase == LOSE:
        told.append(Event("losses_due", {"seat": after.turn, "count": after.losses}))
    for seat in range(after.seats):
        if agents.any_left(before, seat) and not agents.any_left(after, seat):
            told.append(Event("player_out", {"seat": seat}))
    if after.phase == ROLL and before.phase != ROLL:
        if before.phase == START:
            told.append(Event("game_began", {"seat": after.turn}))
        told.append(Event("turn_began", {"seat": after.turn, "round": after.round + 1}))
    ended = result(after)
    if ended is not None:
        contents = {names.suitcases[s]: content_name(after.content[s]) for s in range(after.seats * LETTERS_EACH)}
        told.append(
            Event(
                "game_over",
                {
                    "winners": list(ended.winners),
                    "totals": list(ended.totals),
                    "reason": ended.reason,
                    "contents": contents,
                },
            )
        )
    return told


def shows(before: State, action: int, after: State) -> bool:
    """Whether an action opened a suitcase, began a duel or ended the set-up or turn, so that it cannot be taken back."""
    if before.phase == SETUP:
        return bool(after.phase != SETUP)
    return bool(
        before.phase != MOVE
        or after.phase not in (MOVE, PICK)
        or (STEP_ACTION <= action < TAKE_ACTION and (action - STEP_ACTION) % DESTINATIONS == HEADQUARTERS)
    )
