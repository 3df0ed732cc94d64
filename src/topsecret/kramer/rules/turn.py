"""The course of a turn: roll, move, round, scoring, next player (K2.4, K3, K7.2, K7.5)."""

from ..state import AGENTS, MARKERS, MOVE, NOBODY, ROLL, ROUND, SAFE, SECOND, SECOND_IDENTITY
from . import arming, cards, deck, dossier, ending, moving, scoring
from .numbers import CARD_ACTION, PLAY

COUNTED_ROUNDS = 32767
"""The counter of rounds stops here, so that a game nobody ends can go on for ever."""


def roll(g, outcome):
    """K3.1: the die lies; outcome 0 is the face 1-3, or the 1 of a plain die."""
    g.roll = outcome + 1
    g.phase = MOVE


def begin(g, seat):
    """K3.4: the seat's turn begins with its roll."""
    g.turn = seat
    g.actor = seat
    g.phase = ROLL
    g.roll = 0
    g.has_drawn = 0
    g.drawn = NOBODY
    g.passes = 0
    g.has_played = 0
    g.armings = 0


def next_player(g):
    """K3.4, K6.4: clockwise; a round is complete when the first seat comes again."""
    if g.turn + 1 < g.seats:
        begin(g, g.turn + 1)
        return
    if g.round < COUNTED_ROUNDS:
        g.round += 1
    if g.round_limit and g.round >= g.round_limit:
        ending.end_by_rounds(g)
    else:
        begin(g, 0)


def move(g, action):
    """K3.2, K7.2: the player moves; with cards a draw and the Top Secret round follow."""
    moving.move(g, action)
    if not g.with_cards:
        settle(g)
        return
    earned = moving.reached_ruin(g, action) or moving.moved_nobody_on_1_3(g, action)
    if not (earned and deck.earn(g)):
        ask(g)


def settle(g):
    """K3.3, K7.7: scoring if it was triggered, or the next player."""
    if not arming.triggered(g):
        next_player(g)
        return
    scoring.score(g)
    g.actor = arming.safe_mover(g)
    if ending.finished(g):
        ending.end_by_finish(g)
    elif dossier.due(g):
        dossier.open_forms(g, SAFE)
    else:
        g.phase = SAFE


def ask(g):
    """K7.5: ask the seat at hand."""
    go_round(g, False)


def decline(g):
    """K7.5: the seat passes, or stops after its cards; the next one is asked."""
    go_round(g, True)


def go_round(g, declined):
    """K7.5: seats with empty hands stop or pass by themselves; the round ends when all passed in a row."""
    seat = g.actor
    passes = g.passes
    while declined or (passes < g.seats and deck.hand_size(g, seat) == 0):
        # Stopping after one's cards is not a pass.
        passes = 0 if g.has_played else passes + 1
        g.has_played = 0
        seat = seat + 1 if seat + 1 < g.seats else 0
        declined = False
    g.phase = ROUND
    g.actor = seat
    g.passes = passes
    if passes == g.seats:
        settle(g)


def play(g, seat, action):
    """K7.3, K7.5, K7.6, K7.10: the card is carried out and discarded; then a draw, the end or a dossier may follow."""
    kind = PLAY[action - CARD_ACTION, 0]
    a = PLAY[action - CARD_ACTION, 1]
    b = PLAY[action - CARD_ACTION, 2]
    cards.carry_out(g, seat, kind, a, b)
    deck.lay_down(g, seat, kind)
    g.has_played = 1
    g.passes = 0
    if kind == SECOND_IDENTITY:
        g.phase = SECOND
    elif kind == MARKERS and ending.finished(g):
        ending.end_by_finish(g)
    elif kind == MARKERS and dossier.due(g):
        dossier.open_forms(g, ROUND)
    elif not (seat == g.turn and cards.moves_into_ruin(g, kind, a, b) and deck.earn(g)):
        ask(g)


def draw(g, kind):
    """K7.3: the card is drawn; then the round goes on, or begins."""
    if deck.draw(g, kind):
        ask(g)


def take_identity(g, agent):
    """K8 C11: the free agent belongs to the seat that played the card."""
    g.owner[agent] = g.actor
    g.seconds[g.actor] += 1
    ask(g)


def hand_in(g, seat, action):
    """K9.1: a line of a dossier; after the last one the safe is moved or the round goes on."""
    dossier.fill(g, seat, action)
    if g.phase == ROUND:
        ask(g)


def identity_weights(g, out):
    """K8 C11: each free agent is equally likely."""
    for agent in range(AGENTS):
        out[agent] = 1 if g.playing[agent] and g.owner[agent] == NOBODY else 0
    return AGENTS
