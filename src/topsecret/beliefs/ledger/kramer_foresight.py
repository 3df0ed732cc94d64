"""What each action that a seat can take in Kramer's game would make of the agents' chances, as everybody sees the table.

It is the outlook of `beliefs.kramer_chances`, all options of a decision at once.
"""

from math import exp

from ...kernel.builds import table
from ...kramer.features import LONGEST_FINISH
from ...kramer.rules.numbers import CARD_ACTION, MOVES, PASS_ACTION, PLAY, POINTS, SAFE_ACTION, SHARE
from ...kramer.state import (
    AGENTS,
    BUILDINGS,
    C2,
    C3,
    C5,
    C6,
    C7,
    C8,
    C9,
    C10,
    C13,
    C14,
    CHURCH,
    NOBODY,
    RUIN,
    VALUE,
)
from .. import kramer_chances as outlook

STANDING = table(outlook.STANDING, "f8")
BEFORE_SAFE = table(outlook.BEFORE_SAFE, "f8")
SPREAD_AT_END = outlook.SPREAD_AT_END
SPREAD_PER_POINT = outlook.SPREAD_PER_POINT
SPREAD_WHEN_OVER = 0.01

NEVER = -1e300
"""The logarithm of what cannot be."""
MOST_OPTIONS = max(
    sum(1 for action in range(MOVES) if sum(SHARE[action, a] for a in range(AGENTS)) == n) for n in range(POINTS + 1)
)
"""K3.5: the ways to split the points of the best roll."""

STEPS = POINTS + 1
LEADS = LONGEST_FINISH + max(VALUE)
"""The leader's marker stays below it, a scoring included."""
FIELDS = AGENTS * STEPS
AT_TO, AT_MARK, AT_CHANCES = 0, AGENTS, 2 * AGENTS
AT_WEIGHT = AT_CHANCES + AGENTS * MOST_OPTIONS
ROOM = AT_WEIGHT + FIELDS * (LEADS + 1)
"""The room: an agent's building and marker; the chances after every option; what steps make of an agent, for each leader."""


def spread(g, lead):
    """How far the markers still drift apart."""
    if g.finish <= lead:
        return SPREAD_WHEN_OVER
    return SPREAD_AT_END + SPREAD_PER_POINT * (g.finish - lead)


def points(g, mark, building, put, lead):
    """What counts for an agent that stands there with that marker, the safe being put there."""
    if g.finish <= lead:
        return mark
    return mark + STANDING[building] + BEFORE_SAFE[(put - building) % BUILDINGS]


# --- moves


def of_moves(g, n, room, out):
    """Write the chances after each of the moves: what counts for an agent depends on its steps and on the leader alone."""
    for lead in range(LEADS + 1):
        room[AT_WEIGHT + FIELDS * lead] = NEVER
    for k in range(n):
        due = scores(g, out[k])
        lead = leader(g, out[k], due)
        at = AT_WEIGHT
        if due:
            at = AT_WEIGHT + FIELDS * (1 + lead)
        if room[at] == NEVER:
            weights(g, due, lead, room, at)
        total = 0.0
        for agent in range(AGENTS):
            total += room[at + STEPS * agent + SHARE[out[k], agent]]
        for agent in range(AGENTS):
            room[AT_CHANCES + MOST_OPTIONS * agent + k] = room[at + STEPS * agent + SHARE[out[k], agent]] / total


def scores(g, action):
    """K7.7: after the move an agent stands armed at the safe."""
    for agent in range(AGENTS):
        if g.playing[agent]:
            if SHARE[action, agent]:
                if (g.position[agent] + SHARE[action, agent]) % BUILDINGS == g.safe:
                    return True
            elif g.armed_by[agent] != NOBODY:
                return True
    return False


def leader(g, action, due):
    """The marker furthest ahead after the move, and after the scoring if it is due."""
    lead = 0
    for agent in range(AGENTS):
        if g.playing[agent]:
            mark = g.score[agent] + 0
            if due:
                mark += VALUE[(g.position[agent] + SHARE[action, agent]) % BUILDINGS]
            lead = max(lead, mark)
    return lead


def weights(g, due, lead, room, at):
    """Write for each agent and number of steps the exponential of what then counts for it, in spreads."""
    for agent in range(AGENTS):
        for steps in range(STEPS):
            room[at + STEPS * agent + steps] = 0.0
            if g.playing[agent]:
                to = (g.position[agent] + steps) % BUILDINGS
                mark = g.score[agent] * 1.0
                if due:
                    mark = max(0.0, mark + VALUE[to])
                # Whoever would be ahead of the leader has not moved so far: that place is never read.
                ahead = points(g, min(mark, lead * 1.0), to, g.safe, lead) - lead
                room[at + STEPS * agent + steps] = exp(ahead / spread(g, lead))


# --- places of the safe, cards, passing


def of_others(g, n, room, out):
    """Write the chances after each of the options."""
    for k in range(n):
        foresee(g, out[k], room, AT_CHANCES + k)


def foresee(g, action, room, at):
    """Write for each agent the chance to be furthest ahead in the end, after an action and the scoring that it brings."""
    put = safe_after(g, action)
    due = False
    ended = False
    for agent in range(AGENTS):
        if g.playing[agent]:
            to = building_after(g, action, agent)
            mark = marker_after(g, action, agent)
            room[AT_TO + agent] = to
            room[AT_MARK + agent] = mark
            if to != g.position[agent]:
                due |= to == put
            else:
                due |= g.armed_by[agent] != NOBODY and put == g.safe
            ended |= mark >= g.finish
    due = due and not ended  # K7.10: a marker that a card puts past Finish ends the game before the scoring
    lead = 0.0
    for agent in range(AGENTS):
        if g.playing[agent]:
            if due:
                room[AT_MARK + agent] = max(0.0, room[AT_MARK + agent] + VALUE[int(room[AT_TO + agent])])
            lead = max(lead, room[AT_MARK + agent])
    soften(g, put, lead, room, at)


def soften(g, put, lead, room, at):
    """From markers, buildings and the safe to chances that add up to one."""
    total = 0.0
    for agent in range(AGENTS):
        room[at + MOST_OPTIONS * agent] = 0.0
        if g.playing[agent]:
            ahead = points(g, room[AT_MARK + agent], int(room[AT_TO + agent]), put, lead) - lead
            room[at + MOST_OPTIONS * agent] = exp(ahead / spread(g, lead))
            total += room[at + MOST_OPTIONS * agent]
    for agent in range(AGENTS):
        room[at + MOST_OPTIONS * agent] = room[at + MOST_OPTIONS * agent] / total


def safe_after(g, action):
    if SAFE_ACTION <= action < CARD_ACTION:
        return action - SAFE_ACTION
    if CARD_ACTION <= action < PASS_ACTION and PLAY[action - CARD_ACTION, 0] == C14:
        return PLAY[action - CARD_ACTION, 1] + 0
    return g.safe + 0


def marker_after(g, action, agent):
    """K8 C3: the marker as the action itself moves it."""
    if CARD_ACTION <= action < PASS_ACTION and PLAY[action - CARD_ACTION, 0] == C3:
        if agent == PLAY[action - CARD_ACTION, 1] or agent == PLAY[action - CARD_ACTION, 2]:
            if g.capped_markers:
                return min(g.score[agent] + 3, g.finish - 2)
            return g.score[agent] + 3
    return g.score[agent] + 0


def building_after(g, action, agent):
    """K8: where an agent stands after a card."""
    here = g.position[agent] + 0
    if action < CARD_ACTION or action >= PASS_ACTION:
        return here
    kind = PLAY[action - CARD_ACTION, 0]
    a = PLAY[action - CARD_ACTION, 1]
    b = PLAY[action - CARD_ACTION, 2]
    if kind == C5:
        return CHURCH
    if kind == C3 or kind == C14:
        return here
    if kind == C7 or kind == C8 or kind == C9 or kind == C13:
        if agent != a and agent != b:
            return here
        if kind == C8:
            return g.position[a + b - agent] + 0
        if kind == C13:
            return CHURCH
        return (here + (1 if kind == C9 else -1)) % BUILDINGS
    if agent != a:
        return here
    if kind == C2:
        return RUIN
    if kind == C6:
        return g.safe + 0
    if kind == C10:
        return b + 0
    return (here + b) % BUILDINGS
