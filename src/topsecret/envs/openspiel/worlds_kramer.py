"""The secret steps of Kramer's game, drawn anew: who got which agent and which cards, and what stands in the dossiers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ...kernel.random import below
from ...kernel.state import State
from ...kramer import interface as rules
from ...kramer.actions import CARD_ACTION, DOSSIER_ACTION, NAMES_A_LINE, PASS_ACTION, play_of
from ...kramer.state import AGENTS, DEAL, DRAW, HAND, KINDS, NOBODY, SECOND
from .course import Course, Step

TRIES = 10_000


def rewrite(
    course: Course, steps: Sequence[Step], actions: list[int], seat: int, drawn: State, stream: list[int]
) -> None:
    """Make the others' identities, cards and dossiers others that the seat cannot tell from these."""
    befores = [course.game.layout.State(bytearray(step.before)) for step in steps]
    _identities(steps, befores, actions, seat, drawn, stream)
    if drawn.with_dossier and drawn.opened:
        _dossiers(steps, actions, seat, drawn)
    if drawn.with_cards:
        _cards(steps, befores, actions, seat, course.state, stream)


def _shuffled(items: list[int], stream: list[int]) -> list[int]:
    for last in range(len(items) - 1, 0, -1):
        other = below(stream, last + 1)
        items[last], items[other] = items[other], items[last]
    return items


def _identities(
    steps: Sequence[Step], befores: Sequence[State], actions: list[int], seat: int, drawn: State, stream: list[int]
) -> None:
    """K2.3, K8 C11: each seat gets the agents of the state drawn, those on its own dossier before it was opened."""
    agents = [agent for agent in range(AGENTS) if drawn.playing[agent]]
    left: dict[int, list[int]] = {}
    for other in range(drawn.seats):
        own = _shuffled([agent for agent in agents if drawn.owner[agent] == other], stream)
        left[other] = sorted(own, key=lambda agent: drawn.dossier[other, agent] != other)
    for index, before in enumerate(befores):
        if steps[index].seat < 0 and before.phase in (DEAL, SECOND) and before.actor != seat:
            actions[index] = left[before.actor].pop(0)


def _dossiers(steps: Sequence[Step], actions: list[int], seat: int, drawn: State) -> None:
    """K9.1: each seat writes what stands in the state drawn, line by line, its own agents left out."""
    lines = {
        other: [
            (agent, drawn.dossier[other, agent])
            for agent in range(AGENTS)
            if drawn.playing[agent] and drawn.dossier[other, agent] != other
        ]
        for other in range(drawn.seats)
    }
    for index, step in enumerate(steps):
        if step.action >= DOSSIER_ACTION and step.seat not in (seat, -1):
            agent, name = lines[step.seat].pop(0)
            actions[index] = DOSSIER_ACTION + agent * NAMES_A_LINE + name + 1


@dataclass
class _Draw:
    """A card that a seat got and the observer did not see, or (seat -1) one that still lies in the pile."""

    seat: int
    index: int
    """Which step it was."""
    pile: int
    """Which pile it came from: 0 is the first, each one made of discards is another."""
    barred: frozenset[int]
    """The kinds that would have been shown and removed (K8 C11)."""


class _Play(NamedTuple):
    """A card that another seat played."""

    step: int
    """Which step it was."""
    seat: int
    kind: int
    before: State


def _cards(
    steps: Sequence[Step], befores: Sequence[State], actions: list[int], seat: int, now: State, stream: list[int]
) -> None:
    """K7: cards that the others drew unseen, dealt anew so that each still had what it played, pile by pile."""
    draws, piles, plays = _past(steps, befores, seat, now)
    for _ in range(TRIES):
        kinds = _deal(draws, [list(pile) for pile in piles], plays, stream)
        if kinds is not None:
            for draw, kind in zip(draws, kinds, strict=True):
                if draw.seat >= 0:
                    actions[draw.index] = kind
            return
    raise AssertionError(f"no deal was found in {TRIES} tries that agrees with the cards played")


def _past(
    steps: Sequence[Step], befores: Sequence[State], seat: int, now: State
) -> tuple[list[_Draw], list[list[int]], list[_Play]]:
    """The unseen draws, the cards of each pile that went to them (by kind), and the others' plays."""
    draws: list[_Draw] = []
    piles: list[list[int]] = []
    plays: list[_Play] = []
    for index, (step, before) in enumerate(zip(steps, befores, strict=True)):
        if step.seat < 0 and before.phase in (HAND, DRAW):
            if not piles or sum(before.pile) > sum(befores[index - 1].pile):
                piles.append(before.pile.tolist())
            owner = before.actor if before.phase == HAND else before.turn
            barred = frozenset(kind for kind in range(KINDS) if rules.dead(before, kind))
            if owner == seat or step.action in barred:
                piles[-1][step.action] -= 1
            else:
                draws.append(_Draw(owner, index, len(piles) - 1, barred))
        elif CARD_ACTION <= step.action < PASS_ACTION and step.seat not in (seat, -1):
            plays.append(_Play(index, step.seat, play_of(step.action)[0], before))
    draws += [_Draw(-1, len(steps), len(piles) - 1, frozenset()) for _ in range(_still_there(draws, piles))]
    return draws, piles, plays


def _still_there(draws: Sequence[_Draw], piles: Sequence[Sequence[int]]) -> int:
    """How many cards of the last pile nobody has drawn."""
    if not piles:
        return 0
    return sum(piles[-1]) - sum(draw.pile == len(piles) - 1 for draw in draws)


def _may_play(draws: Sequence[_Draw], draw: _Draw, play: _Play) -> bool:
    """Ask the rules whether the seat could have played its card, had it drawn it then."""
    if draw.seat != play.seat or draw.index >= play.step:
        return False
    table = play.before.copy()
    for kind in range(KINDS):
        table.hand[play.seat, kind] = int(kind == play.kind)
    latest = max(one.index for one in draws if one.seat == play.seat and one.index < play.step)
    just_drawn = table.has_drawn and table.turn == play.seat and draw.index == latest
    table.drawn = play.kind if just_drawn else NOBODY
    return bool(rules.playable(table, play.seat, play.kind))


def _deal(
    draws: Sequence[_Draw], piles: list[list[int]], plays: Sequence[_Play], stream: list[int]
) -> list[int] | None:
    """A kind for every draw: first what was played later, then the rest as it comes; None if that leads nowhere."""
    kinds: list[int | None] = [None] * len(draws)
    for play in plays:
        kind = play.kind
        fitting = [
            number
            for number, draw in enumerate(draws)
            if kinds[number] is None and piles[draw.pile][kind] and kind not in draw.barred
            if _may_play(draws, draw, play)
        ]
        if not fitting:
            return None
        number = fitting[below(stream, len(fitting))]
        kinds[number] = kind
        piles[draws[number].pile][kind] -= 1
    rest = [_shuffled([kind for kind in range(KINDS) for _ in range(pile[kind])], stream) for pile in piles]
    dealt: list[int] = []
    for draw, known in zip(draws, kinds, strict=True):
        dealt.append(rest[draw.pile].pop() if known is None else known)
        if dealt[-1] in draw.barred:
            return None
    return dealt
