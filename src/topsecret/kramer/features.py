"""The observation vector of Kramer's game: what a seat may know, as numbers from 0 to 1, with itself first.

Seats go clockwise from the observer; agents are the observer's own first, then the others, both in the order of K1.1.
The vector is as long for every number of players and every variant; what is not there is 0.
"""

from ..kernel.spec import Part, begins, total
from .rules import deck, dossier
from .state import (
    AGENTS,
    BUILDINGS,
    COPIES,
    DOSSIER,
    FACES,
    KINDS,
    NOBODY,
    PHASES,
    ROUND,
    SAFE,
    SEATS,
    UNFILLED,
)

LONGEST_FINISH = 60
CARDS = 26
NAMES = 2 + SEATS

PARTS = (
    Part("phase", (len(PHASES),), "what happens now, one of the phases of a position"),
    Part("players", (SEATS - 1,), "how many play, one of 2 to 7"),
    Part("variant", (6,), "cards, dossier, plain die, safe to empty buildings only, capped markers, free dashes"),
    Part("finish", (1,), "the total that ends the game, of 60"),
    Part("rounds", (1,), "rounds completed, of the round limit; 0 without one"),
    Part("roll", (FACES,), "the face rolled, one of six"),
    Part("safe", (BUILDINGS,), "where the safe is, one of twelve"),
    Part("free_agents", (1,), "how many agents are free, of 7"),
    Part("seat", (SEATS, 6), "seat by seat: plays, has the turn, is asked, cards of 4, second identities of 4, dossier handed in"),
    Part("agent_in_play", (AGENTS,), "agent by agent: it is in play"),
    Part("agent_mine", (AGENTS,), "agent by agent: it is the observer's"),
    Part("agent_colour", (AGENTS, AGENTS), "agent by agent: which of K1.1 it is"),
    Part("agent_building", (AGENTS, BUILDINGS), "agent by agent: where it stands"),
    Part("agent_score", (AGENTS,), "agent by agent: its marker, of Finish; 1 beyond"),
    Part("agent_to_safe", (AGENTS,), "agent by agent: steps forward to the safe, of 12"),
    Part("agent_armed", (AGENTS, 2), "agent by agent: it is armed; the observer armed it"),
    Part("hand", (KINDS,), "the observer's cards of each kind, of the copies there are"),
    Part("drawn", (KINDS,), "the card that the observer drew this turn and cannot play yet"),
    Part("discard", (KINDS,), "discarded cards of each kind, of the copies there are"),
    Part("deck", (4,), "cards in the pile, of 26; the turn's draw is made; the seat asked has played; passes in a row, of 7"),
    Part("form", (AGENTS, NAMES), "agent by agent, the observer's dossier: open, dash, or the seat named, the observer first"),
    Part("line", (AGENTS,), "the agent whose line of the dossier is to be filled in now"),
)  # fmt: skip

SIZE = total(PARTS)

AT_PHASE, AT_PLAYERS = begins(PARTS, "phase"), begins(PARTS, "players")
AT_VARIANT, AT_FINISH = begins(PARTS, "variant"), begins(PARTS, "finish")
AT_ROUNDS, AT_ROLL, AT_SAFE = begins(PARTS, "rounds"), begins(PARTS, "roll"), begins(PARTS, "safe")
AT_FREE, AT_SEAT = begins(PARTS, "free_agents"), begins(PARTS, "seat")
AT_IN_PLAY, AT_MINE = begins(PARTS, "agent_in_play"), begins(PARTS, "agent_mine")
AT_COLOUR, AT_BUILDING = begins(PARTS, "agent_colour"), begins(PARTS, "agent_building")
AT_SCORE, AT_TO_SAFE = begins(PARTS, "agent_score"), begins(PARTS, "agent_to_safe")
AT_ARMED, AT_HAND = begins(PARTS, "agent_armed"), begins(PARTS, "hand")
AT_DRAWN, AT_DISCARD, AT_DECK = begins(PARTS, "drawn"), begins(PARTS, "discard"), begins(PARTS, "deck")
AT_FORM, AT_LINE = begins(PARTS, "form"), begins(PARTS, "line")


def observe(g, seat, out):
    """Write what the seat may know; every number of `out` is set."""
    for k in range(SIZE):
        out[k] = 0.0
    fill(g, seat, out)


def fill(g, seat, out):
    """Write what the seat may know into numbers that are all 0 already."""
    table(g, out)
    seats(g, seat, out)
    slot = 0
    for agent in range(AGENTS):
        if g.playing[agent] and g.owner[agent] == seat:
            agents(g, seat, agent, slot, out)
            slot += 1
    for agent in range(AGENTS):
        if g.playing[agent] and g.owner[agent] != seat:
            agents(g, seat, agent, slot, out)
            slot += 1
    if g.with_cards:
        cards(g, seat, out)


def table(g, out):
    """What is the same for everybody."""
    out[AT_PHASE + g.phase] = 1.0
    out[AT_PLAYERS + g.seats - 2] = 1.0
    out[AT_VARIANT] = 1.0 * g.with_cards
    out[AT_VARIANT + 1] = 1.0 * g.with_dossier
    out[AT_VARIANT + 2] = 1.0 * g.plain_die
    out[AT_VARIANT + 3] = 1.0 * g.empty_safe
    out[AT_VARIANT + 4] = 1.0 * g.capped_markers
    out[AT_VARIANT + 5] = 1.0 * g.free_dashes
    out[AT_FINISH] = g.finish / LONGEST_FINISH
    if g.round_limit:
        out[AT_ROUNDS] = g.round / g.round_limit
    if g.roll:
        out[AT_ROLL + g.roll - 1] = 1.0
    out[AT_SAFE + g.safe] = 1.0
    free = g.agents - g.seats
    for seat in range(g.seats):
        free -= g.seconds[seat]
    out[AT_FREE] = free / AGENTS


def seats(g, seat, out):
    """Seat by seat, clockwise from the observer: public facts."""
    for k in range(g.seats):
        other = (seat + k) % g.seats
        at = AT_SEAT + 6 * k
        out[at] = 1.0
        out[at + 1] = 1.0 if g.turn == other else 0.0
        out[at + 2] = 1.0 if g.actor == other and (g.phase == ROUND or g.phase == SAFE) else 0.0
        out[at + 3] = deck.hand_size(g, other) / deck.HAND_LIMIT
        out[at + 4] = min(1.0, g.seconds[other] / 4)
        if g.opened and dossier.next_line(g, other) == AGENTS:
            out[at + 5] = 1.0


def agents(g, seat, agent, slot, out):
    """One agent, in its place of the observer's order."""
    out[AT_IN_PLAY + slot] = 1.0
    out[AT_MINE + slot] = 1.0 if g.owner[agent] == seat else 0.0
    out[AT_COLOUR + AGENTS * slot + agent] = 1.0
    out[AT_BUILDING + BUILDINGS * slot + g.position[agent]] = 1.0
    out[AT_SCORE + slot] = min(1.0, g.score[agent] / g.finish)
    out[AT_TO_SAFE + slot] = ((g.safe - g.position[agent]) % BUILDINGS) / BUILDINGS
    if g.armed_by[agent] != NOBODY:
        out[AT_ARMED + 2 * slot] = 1.0
        out[AT_ARMED + 2 * slot + 1] = 1.0 if g.armed_by[agent] == seat else 0.0
    if g.opened:
        name = g.dossier[seat, agent]
        column = 0
        if name == NOBODY:
            column = 1
        elif name != UNFILLED:
            column = 2 + (name - seat) % g.seats
        out[AT_FORM + NAMES * slot + column] = 1.0
        if g.phase == DOSSIER and dossier.next_line(g, seat) == agent:
            out[AT_LINE + slot] = 1.0


def cards(g, seat, out):
    """The observer's hand, and what lies openly."""
    for kind in range(KINDS):
        out[AT_HAND + kind] = g.hand[seat, kind] / COPIES[kind]
        out[AT_DISCARD + kind] = g.discard[kind] / COPIES[kind]
    if g.has_drawn and g.turn == seat:
        out[AT_DRAWN + g.drawn] = 1.0
    out[AT_DECK] = deck.pile_size(g) / CARDS
    out[AT_DECK + 1] = 1.0 * g.has_drawn
    out[AT_DECK + 2] = 1.0 * g.has_played
    out[AT_DECK + 3] = g.passes / SEATS
