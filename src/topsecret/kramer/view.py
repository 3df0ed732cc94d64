"""What a seat may see of Kramer's game (by allow-list), and the events it is told."""

from __future__ import annotations

from typing import Any

from ..kernel.state import State
from ..play.game import Event, Result
from . import actions
from .rules import arming, deck, dossier, ending, moving
from .rules.cards import advance_marker
from .rules.numbers import CARD_ACTION, DOSSIER_ACTION, MOVES, PASS_ACTION
from .state import (
    AGENTS,
    BUILDING_NAMES,
    BUILDINGS,
    CARD_IDS,
    COLOURS,
    COPIES,
    DEAL,
    DOSSIER,
    DRAW,
    FINISH,
    HAND,
    KINDS,
    LETTERS,
    MARKERS,
    MOVE,
    NAMES,
    NOBODY,
    OVER,
    PHASES,
    ROLL,
    ROUND,
    ROUND_LIMIT,
    SAFE,
    SECOND_IDENTITY,
    UNFILLED,
)


def face_name(g: State, roll: int) -> str | None:
    """K1.4: the face rolled, as printed on the die."""
    if roll == 0:
        return None
    return "1-3" if roll == 1 and not g.plain_die else str(roll)


def playing(g: State) -> list[int]:
    return [agent for agent, plays in enumerate(g.playing.tolist()) if plays]


def owner_name(g: State, agent: int) -> int | str:
    return "free" if g.owner[agent] == NOBODY else int(g.owner[agent])


def own_agents(g: State, seat: int) -> list[str]:
    return [COLOURS[agent] for agent, owner in enumerate(g.owner.tolist()) if owner == seat and g.playing[agent]]


def cards_of(counts: Any) -> list[str]:
    """Cards as a list of ids, by kind, from counts by kind."""
    return [CARD_IDS[kind] for kind in range(KINDS) for _ in range(counts(kind))]


def hand_of(g: State, seat: int) -> list[str]:
    return cards_of(lambda kind: g.hand[seat, kind])


def form_of(g: State, seat: int) -> dict[str, int | str | None]:
    """A dossier form: for each agent a seat, "free", or None where nothing is written."""
    words: dict[int, int | str | None] = {NOBODY: "free", UNFILLED: None}
    return {COLOURS[agent]: words.get(g.dossier[seat, agent], g.dossier[seat, agent]) for agent in playing(g)}


def result(g: State) -> Result | None:
    """K6.2, K9.4: the winners and everybody's total."""
    if g.phase != OVER:
        return None
    won = ending.winners(g)
    return Result(
        winners=tuple(seat for seat in range(g.seats) if won >> seat & 1),
        totals=tuple(ending.total(g, seat) for seat in range(g.seats)),
        reason="finish" if g.ending == FINISH else "round_limit",
    )


def view(g: State, seat: int | None, public: dict[str, Any] | None = None) -> dict[str, Any]:
    """Everything the seat may see: what everybody may, and its own secrets. When the game is over nothing is hidden (K6.1).

    `public` is what everybody may see of this state, if that is known already; it is not changed.
    """
    seen = _public(g) if public is None else dict(public)
    if seat is None or g.phase == OVER:
        return seen
    mine = own_agents(g, seat)
    agents = seen["agents"] = dict(seen["agents"])
    for colour in mine:
        agents[colour] = {**agents[colour], "owner": seat}
    seats = seen["seats"] = list(seen["seats"])
    seats[seat] = seats[seat] | _secrets(g, seat, mine)
    return seen


def _public(g: State) -> dict[str, Any]:
    """What everybody may see."""
    phase, seats = g.phase, g.seats
    over = phase == OVER
    seen: dict[str, Any] = {
        "phase": PHASES[phase],
        "turn": g.turn,
        "round": g.round if g.ending == ROUND_LIMIT else g.round + 1,
        "roll": face_name(g, g.roll),
        "points": [moving.fewest_points(g), moving.most_points(g)] if phase == MOVE else None,
        "safe": BUILDING_NAMES[g.safe],
        "asked": g.actor if phase in (ROUND, SAFE) else None,
        "actor": g.actor,
        "armings": g.armings,
        "finish": g.finish,
        "agents": _agents(g, over),
        "seats": [_seat(g, other, over) for other in range(seats)],
        "free_agents": g.agents - seats - sum(g.seconds.tolist()[:seats]),
    }
    if g.with_cards:
        seen["cards"] = {
            "pile": deck.pile_size(g),
            "discard": cards_of(lambda kind: g.discard[kind]),
            "removed": cards_of(lambda kind: _removed(g, kind)),
            "passes": g.passes,
            "has_played": bool(g.has_played),
            "has_drawn": bool(g.has_drawn),
        }
        if over:
            seen["cards"]["pile_cards"] = cards_of(lambda kind: g.pile[kind])
    if g.with_dossier:
        seen["dossiers"] = _dossiers(g)
    if over:
        ended = result(g)
        seen["result"] = (
            None
            if ended is None
            else {"winners": list(ended.winners), "totals": list(ended.totals), "reason": ended.reason}
        )
        seen["scoring"] = [
            {
                "seat": s,
                "agents": own_agents(g, s),
                "marker": ending.best_marker(g, s),
                "dossier": ending.bonus(g, s),
                "total": ending.total(g, s),
            }
            for s in range(seats)
        ]
    return seen


def _dossiers(g: State) -> dict[str, Any]:
    """K9.1, K9.2: the field that makes them due, where the game then goes on, and how often a form may hold each name and a dash.

    Before they are asked for: as if they were now.
    """
    asked = g
    if not g.opened:
        asked = g.copy()
        dossier.open_forms(asked, SAFE)
    return {
        "due": g.finish - dossier.BEFORE_FINISH,
        "then": PHASES[g.after] if g.opened else None,
        "names": [dossier.allowed(asked, seat) for seat in range(g.seats)],
        "free": dossier.allowed(asked, NOBODY),
    }


def _removed(g: State, kind: int) -> int:
    """K7.1, K8 C11: cards that are out of the game; only the second identity can be."""
    if kind != SECOND_IDENTITY:
        return 0
    held = sum(g.hand[seat, kind] for seat in range(g.seats))
    return int(COPIES[kind] - held - g.pile[kind] - g.discard[kind])


def _agents(g: State, known: bool) -> dict[str, dict[str, Any]]:
    position, score, armed = g.position.tolist(), g.score.tolist(), g.armed_by.tolist()
    return {
        COLOURS[agent]: {
            "letter": LETTERS[agent],
            "name": NAMES[agent],
            "building": BUILDING_NAMES[position[agent]],
            "score": score[agent],
            "armed_by": None if armed[agent] == NOBODY else armed[agent],
            "armed_at": g.armed_at[agent] or None,
            "owner": owner_name(g, agent) if known else None,
        }
        for agent in playing(g)
    }


def _seat(g: State, seat: int, known: bool) -> dict[str, Any]:
    shown: dict[str, Any] = {"seat": seat, "second_identities": g.seconds[seat]}
    if g.with_cards:
        shown["cards"] = deck.hand_size(g, seat)
    if g.with_dossier:
        shown["handed_in"] = bool(g.opened) and dossier.next_line(g, seat) == AGENTS
    return shown | _secrets(g, seat, own_agents(g, seat)) if known else shown


def _secrets(g: State, seat: int, agents: list[str]) -> dict[str, Any]:
    """What a seat has that only its player sees, and everybody when the game is over."""
    hidden: dict[str, Any] = {"identities": agents}
    if g.with_cards:
        hidden["hand"] = hand_of(g, seat)
        hidden["drawn"] = CARD_IDS[g.drawn] if g.has_drawn and g.turn == seat else None
    if g.with_dossier:
        hidden["dossier"] = form_of(g, seat) if g.opened else None
    return hidden


def events(before: State, seat: int, action: int, after: State) -> list[Event]:
    """What happened, in the order in which a table would see it."""
    if seat < 0:
        told = _chance_events(before, action)
    elif action < MOVES:
        told = [_moved(before, seat, action)]
    elif action < CARD_ACTION:
        told = [
            Event("safe_moved", {"seat": seat, "from": BUILDING_NAMES[before.safe], "to": BUILDING_NAMES[after.safe]})
        ]
    elif action < PASS_ACTION:
        told = [_card_played(before, seat, action, after)]
    elif action < DOSSIER_ACTION:
        told = [Event("passed" if action == PASS_ACTION else "stopped", {"seat": seat})]
    else:
        told = _dossier_events(before, seat, action, after)
    return told + _consequences(before, seat, action, after)


def _chance_events(g: State, outcome: int) -> list[Event]:
    if g.phase == ROLL:
        return [Event("rolled", {"seat": g.turn, "face": face_name(g, outcome + 1)})]
    if g.phase == DEAL:
        return [Event("identity_dealt", {"seat": g.actor}, {g.actor: {"agent": COLOURS[outcome]}})]
    if g.phase == HAND:
        return [Event("card_dealt", {"seat": g.actor}, {g.actor: {"card": CARD_IDS[outcome]}})]
    if g.phase == DRAW:
        if deck.dead(g, outcome):
            return [Event("card_removed", {"card": CARD_IDS[outcome]})]
        return [Event("card_drawn", {"seat": g.turn}, {g.turn: {"card": CARD_IDS[outcome]}})]
    return [Event("identity_taken", {"seat": g.actor}, {g.actor: {"agent": COLOURS[outcome]}})]


def _moved(before: State, seat: int, action: int) -> Event:
    moves = []
    for agent, points in actions.shares_of(action):
        here = before.position[agent]
        there = (here + points) % BUILDINGS
        moves.append(
            {
                "agent": COLOURS[agent],
                "from": BUILDING_NAMES[here],
                "to": BUILDING_NAMES[there],
                "points": points,
            }
        )
    return Event("moved", {"seat": seat, "moves": moves})


def _step(before: State, agent: int, to: int) -> dict[str, Any]:
    return {"agent": COLOURS[agent], "from": BUILDING_NAMES[before.position[agent]], "to": BUILDING_NAMES[to]}


def _card_played(before: State, seat: int, action: int, after: State) -> Event:
    kind, _, _ = actions.play_of(action)
    told: dict[str, Any] = {"seat": seat, **{k: v for k, v in actions.data(action).items() if k != "kind"}}
    moves = [
        _step(before, agent, after.position[agent])
        for agent in playing(before)
        if before.position[agent] != after.position[agent]
    ]
    if moves:
        told["moves"] = moves
    if kind == MARKERS:
        middle = _after_card(before, seat, action)
        told["markers"] = {COLOURS[a]: middle.score[a] for a in playing(before) if middle.score[a] != before.score[a]}
    told["stops_scoring"] = arming.triggered(before) and not arming.triggered(after)
    return Event("card_played", told)


def _after_card(before: State, seat: int, action: int) -> State:
    """The state with the markers moved as the action itself moves them, before any scoring."""
    if seat >= 0 and CARD_ACTION <= action < PASS_ACTION:
        kind, a, b = actions.play_of(action)
        if kind == MARKERS:
            middle = before.copy()
            advance_marker(middle, a)
            advance_marker(middle, b)
            return middle
    return before


def _dossier_events(before: State, seat: int, action: int, after: State) -> list[Event]:
    line = {key: value for key, value in actions.data(action).items() if key != "kind"}
    told = [Event("dossier_line", {"by": seat, **line}, only=(seat,))]
    if dossier.next_line(after, seat) == AGENTS:
        told.append(Event("dossier_handed_in", {"seat": seat}))
    return told


def _consequences(before: State, seat: int, action: int, after: State) -> list[Event]:
    """What followed by the rules: a new pile, a scoring, the dossiers, the next turn, the end."""
    told: list[Event] = []
    was, now = before.phase, after.phase
    if now == MOVE and was == ROLL:  # a die that fell
        return told
    if after.with_cards and was != DEAL and deck.pile_size(after) > deck.pile_size(before):
        told.append(Event("reshuffled", {"cards": deck.pile_size(after)}))
    middle = _after_card(before, seat, action)
    if _scored(before, middle, after):
        told.append(
            Event(
                "scored",
                {
                    "by": after.actor,
                    "safe": BUILDING_NAMES[after.safe],
                    "armed": [COLOURS[agent] for agent in playing(after) if after.armed_by[agent] != NOBODY],
                    "gains": {COLOURS[agent]: after.score[agent] - middle.score[agent] for agent in playing(after)},
                    "totals": {COLOURS[agent]: after.score[agent] for agent in playing(after)},
                },
            )
        )
    if after.opened and not before.opened:
        told.append(Event("dossiers_opened"))
    if now == ROLL and was != ROLL:
        told.append(Event("turn_began", {"seat": after.turn, "round": after.round + 1}))
    if now == OVER:
        told.append(_game_over(after))
    return told


def _scored(before: State, middle: State, after: State) -> bool:
    """A scoring happened: the safe is to be moved now, or after the dossiers, or the scoring ended the game.

    Forms that a card brought on may be followed by one at once; forms that a scoring brought on are not.
    """
    was, now = before.phase, after.phase
    if was == SAFE or (was == DOSSIER and before.after == SAFE):
        return False
    if now == OVER:
        return bool(after.ending == FINISH) and not ending.finished(middle)
    return bool(now == SAFE or (now == DOSSIER and after.after == SAFE))


def _game_over(g: State) -> Event:
    ended = result(g)
    told: dict[str, Any] = {"identities": {COLOURS[agent]: owner_name(g, agent) for agent in playing(g)}}
    if ended is not None:
        told |= {"winners": list(ended.winners), "totals": list(ended.totals), "reason": ended.reason}
    if g.with_dossier and g.opened:
        told["dossiers"] = [form_of(g, seat) for seat in range(g.seats)]
    return Event("game_over", told)


def shows(before: State, seat: int, action: int, after: State) -> bool:
    """Whether an action handed in a form (K9.1) or asked for a hidden card, so that it cannot be taken back."""
    if after.phase in (OVER, DRAW) or (
        CARD_ACTION <= action < PASS_ACTION and actions.play_of(action)[0] == SECOND_IDENTITY
    ):
        return True
    return bool(before.phase == DOSSIER and dossier.next_line(after, seat) == AGENTS)
