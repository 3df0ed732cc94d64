"""The course of a turn: roll, steps, deliveries, duels, next player (R4.1, R6, R7, R9)."""

from ..state import AGENTS, BOMB, FACES, LOOT, MOST_ROUNDS, MOVE, NONE, ROLL
from . import agents, bombs, crowds, delivery, dice, duels, ending, moving, suitcases
from .numbers import DESTINATIONS, END_ACTION, HEADQUARTERS, STEP_ACTION


def begin(g, seat):
    """R2.5, R9.4: the seat's turn begins with its roll, unless nobody can reach the target any more."""
    g.turn = seat
    g.phase = ROLL
    g.pool = 0
    g.dice[0] = NONE
    g.dice[1] = NONE
    for agent in range(AGENTS):
        g.bonus[agent] = 0
    ending.end_by_loss(g)


def roll_for_start(g, outcome):
    """R2.5: when the dice have decided, the first turn begins."""
    seat = dice.roll_for_start(g, outcome)
    if seat != NONE:
        g.starter = seat
        begin(g, seat)


def roll(g, outcome):
    """R4.1: the total of both dice is one pool of steps; it may be 0."""
    g.dice[0] = outcome // FACES
    g.dice[1] = outcome % FACES
    g.pool = dice.total(outcome)
    g.phase = MOVE


def legal(g, out):
    """R4, R5.1: steps, suitcases, and the end of the turn."""
    twins = agents.twins(g)
    steps = moving.legal(g, twins, out, 0)
    n = suitcases.legal(g, twins, out, steps)
    if moving.may_end(g, steps > 0):
        out[n] = END_ACTION
        n += 1
    return n


def step(g, action):
    """R4.1 to R4.4, R6.1: an agent takes a step into its HQ, into a duel, or into a city that may then be crowded."""
    agent = (action - STEP_ACTION) // DESTINATIONS
    city = (action - STEP_ACTION) % DESTINATIONS
    moving.pay(g, agent)
    crowds.dissolve(g)
    if city == HEADQUARTERS:
        deliver(g, agent)
        return
    g.place[g.turn, agent] = city
    enemy = agents.enemy_in(g, city)
    if enemy != NONE:
        duels.begin(g, agent, enemy)
    elif agents.standing(g, g.turn, city) > 2:
        crowds.form(g, agent, city)


def deliver(g, agent):
    """R3.1, R7.1, R8.1: the content is shown; a bomb goes off, or the secrets count."""
    suitcase = delivery.deliver(g, agent)
    if g.content[suitcase] == BOMB:
        bombs.explode(g, agent)
        if g.losses == 0:
            resume(g)
    elif not ending.end_by_secrets(g):
        resume(g)


def lose(g, agent):
    """R8.1: the player gives up an agent of his choice; after the last the turn goes on."""
    bombs.lose(g, agent)
    g.losses -= 1
    bombs.lose_without_choice(g)
    if g.losses == 0:
        resume(g)


def resume(g):
    """R6.9, R8.1, R9.2 to R9.4: the turn goes on, unless the game is over or the player out."""
    if ending.end_by_loss(g):
        return
    if agents.any_left(g, g.turn):
        g.phase = MOVE
    else:
        next_player(g)


def lay_card(g, seat, value):
    """R6.2: a card is laid face down; when both lie there they are shown."""
    g.chosen[seat] = value
    if duels.duellists(g) == 0:
        settle_duel(g)


def settle_duel(g):
    """R6.2 to R6.9: the winner stands, the loser goes; then the next defender, the loot, or the rest of the turn."""
    won = duels.aggressor_wins(g)
    attack = duels.put_away(g, g.turn)
    defence = duels.put_away(g, g.defender)
    if won:
        duels.beaten(g, g.defender, g.rival, defence)
        duels.reward(g)
        second = agents.first_in(g, g.defender, g.place[g.turn, g.fighter])
        if second != NONE:
            duels.face(g, second)
        else:
            duels.close(g)
            resume(g)
        return
    g.prize = g.cargo[g.turn, g.fighter]
    duels.beaten(g, g.turn, g.fighter, attack)
    g.fighter = NONE
    g.exact = 0
    forfeit(g)
    if ending.end_by_loss(g):
        duels.close(g)
    elif g.prize != NONE:
        g.phase = LOOT
    else:
        duels.close(g)
        next_player(g)


def forfeit(g):
    """R6.8: a lost duel ends the aggressor's turn; all steps left are lost."""
    g.pool = 0
    for agent in range(AGENTS):
        g.bonus[agent] = 0


def loot(g):
    """R6.5: the winning defender takes the loser's suitcase, or exchanges his own for it."""
    suitcases.take(g, g.defender, g.rival, g.prize)
    leave(g)


def leave(g):
    """R6.5, R6.8: whatever became of the suitcase, the aggressor's turn is over."""
    duels.close(g)
    next_player(g)


def next_player(g):
    """R2.5, R9.2, R9.5: clockwise to the next player with agents; a round ends when the starter is reached or passed over."""
    seat = g.turn
    for _ in range(g.seats):
        seat = (seat + 1) % g.seats
        if seat == g.starter:
            if g.round < MOST_ROUNDS:
                g.round += 1
            if g.round_limit and g.round >= g.round_limit:
                ending.end_by_rounds(g)
                return
        if agents.any_left(g, seat):
            begin(g, seat)
            return
