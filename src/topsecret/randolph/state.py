"""Randolph's state: every field of the record, with its meaning, and the names of things."""

from ..kernel.state import Field, Layout, Words
from .board import MAX_CITIES, MAX_ROUTES

SEATS = 4
AGENTS = 7
LETTERS_EACH = 4
SUITCASES = SEATS * LETTERS_EACH
VALUES = 6
"""Duel cards bear 0 to 5."""
COPIES = (2, 1, 1, 1, 1, 1)
"""R1.1: how many duel cards of each value a player has, 0 first."""
CARDS = 7
FACES = 4
"""A die shows 0 to 3."""

BOMB = 0
SECRETS_EACH = 9
"""R1.1: the secrets in the four suitcases of one colour."""

NONE = -1
"""No city, no agent, no seat, no suitcase, no card, nothing chosen yet."""

BASE, GUARD, OUT = -1, -2, -3
"""Where an agent is that is in no city: its start base, the empty start base (R2.4), out of the game."""
UNPLACED, CARRIED, DELIVERED = -1, -2, -3
"""Where a suitcase is that lies in no city."""
NOT_ASKED, WAITING = -2, -1
"""R2.5: a seat that does not roll for the first turn (any more), and one whose roll is due."""

SIMULTANEOUS, ROUND_ROBIN = 0, 1
END_OF_TURN, END_OF_MOVE = 0, 1
AGGRESSOR, EXACT_COUNT = 0, 1
DIES, CHOOSABLE = 0, 1

CHANCE_SEAT = -1
CHANCE = 256
"""`pending` when chance is to move."""

SETUP, PLACING, START, ROLL, MOVE, PICK, DUEL, LOOT, LOSE, OVER = range(10)

SECRETS, LAST_STANDING, OUT_OF_REACH, ROUND_LIMIT = 1, 2, 3, 4
"""Why the game ended: R3.1, R9.3, R9.4, R9.5."""

MOST_ROUNDS = 32_767
"""Rounds are counted no further, so that a table where everybody always passes does not outgrow its field."""

LETTERS = ("A", "B", "C", "D")
PHASES = ("setup", "place", "start", "roll", "move", "pick", "duel", "loot", "bomb", "over")
ENDINGS = ("secrets", "last_standing", "out_of_reach", "round_limit")
SEAT_NAMES = tuple(str(seat) for seat in range(SEATS))
AGENT_NAMES = tuple(str(agent + 1) for agent in range(AGENTS))
SUITCASE_NAMES = tuple(f"{seat}{letter}" for seat in range(SEATS) for letter in LETTERS)

_SEAT = Words({NONE: "-"})
_AGENT = Words({NONE: "-", **dict(enumerate(AGENT_NAMES))})
_SUITCASE = Words({NONE: "-", **dict(enumerate(SUITCASE_NAMES))})
_CITY = Words({NONE: "-"})
_CARD = Words({NONE: "-"})
_YES = Words({0: "no", 1: "yes"})
_EACH_AGENT = (SEAT_NAMES, AGENT_NAMES)

LAYOUT = Layout(
    "randolph",
    [
        Field("seats", "Number of players, 2 to 4.", option=True),
        Field("colour", "R2.1: the colour, and so the start corner, of each seat; seats go clockwise.",
              shape=(SEATS,), option=True),
        Field("cities", "R1.4: how many cities the board has.", option=True),
        Field("neighbours", "R1.3: the cities joined to each city by a route, ascending.",
              shape=(MAX_CITIES, MAX_ROUTES), option=True),
        Field("exits", "R1.3: the cities that each corner's start base leads to, ascending.", shape=(4, MAX_ROUTES), option=True),
        Field("gates", "R1.3: the cities that lead into each colour's HQ.", shape=(4, MAX_ROUTES), option=True),
        Field("target", "R3.1: how many secrets win.", kind="i2", option=True),
        Field("placement", "R2.3: 0 simultaneous, 1 round_robin.", option=True),
        Field("guards", "R2.4: the most agents a player may put into the empty start base.", option=True),
        Field("must_use_all", "R4.1: 1 if the steps of the roll must be used.", option=True),
        Field("stack_check", "R4.2: who leaves a crowd: 0 any agent of that city, 1 the one that entered.", option=True),
        Field("tie", "R6.2: who wins a tie: 0 the aggressor, 1 the aggressor only by exact count.", option=True),
        Field("bonus_pool", "R6.6: 1 if a bonus step goes to the pool, 0 if to the agent that won.", option=True),
        Field("bomb_carrier", "R8.1: 0 if the carrier of a bomb dies, 1 if he may be spared.", option=True),
        Field("plays_on", "R9.3: 1 if the last player with agents plays on.", option=True),
        Field("round_limit", "R9.5: rounds after which the game ends, 0 for none.", kind="i2", option=True),
        Field("phase", "What happens now.", values=Words(dict(enumerate(PHASES)))),
        Field("turn", "The seat whose turn it is; in open placing the seat that places next."),
        Field("starter", "R2.5: the seat that began.", values=_SEAT),
        Field("round", "R9.5: rounds completed.", kind="i2"),
        Field("first_roll", "R2.5: each seat's total in the roll for the first turn.", shape=(SEATS,),
              values=Words({NOT_ASKED: "-", WAITING: "?"}), keys=(SEAT_NAMES,)),
        Field("dice", "R4.1: the two dice of this turn.", shape=(2,), values=_CARD),
        Field("pool", "R4.1: steps left for any agent."),
        Field("bonus", "R6.6: bonus steps left for each agent of the player whose turn it is.",
              shape=(AGENTS,), keys=(AGENT_NAMES,)),
        Field("place", "Where each agent is: a city, its base, the empty base, or out.", shape=(SEATS, AGENTS),
              values=Words({BASE: "base", GUARD: "guard", OUT: "out"}), keys=_EACH_AGENT),
        Field("cargo", "The suitcase each agent carries.", shape=(SEATS, AGENTS), values=_SUITCASE, keys=_EACH_AGENT),
        Field("lies", "The city each suitcase lies in; secret until the set-up is over, unless placed openly.",
              shape=(SUITCASES,),
              values=Words({UNPLACED: "unplaced", CARRIED: "carried", DELIVERED: "delivered"}), keys=(SUITCASE_NAMES,)),
        Field("delivered_by", "R7.1: the seat that delivered each suitcase.",
              shape=(SUITCASES,), values=_SEAT, keys=(SUITCASE_NAMES,)),
        Field("content", "Secret until delivery: the secrets in each suitcase.", shape=(SUITCASES,),
              values=Words({NONE: "-", BOMB: "bomb"}), keys=(SUITCASE_NAMES,)),
        Field("guards_chosen", "Secret: how many guards each seat will show when the set-up is over.", shape=(SEATS,),
              values=_CARD, keys=(SEAT_NAMES,)),
        Field("crowd", "R4.2: the city that an agent must leave with the next step.", values=_CITY),
        Field("leaver", "R4.2: the agent that must leave the crowd; none if any of that city may.", values=_AGENT),
        Field("fighter", "R6.1: the agent that entered and fights, of the player whose turn it is.", values=_AGENT),
        Field("defender", "R6.1: the seat that is attacked, or has just won as such.", values=_SEAT),
        Field("rival", "R6.7: the defender's agent that fights now, or has just won.", values=_AGENT),
        Field("exact", "R6.2: 1 if no step of any kind was left after the entering step.", values=_YES),
        Field("chosen", "Secret: the duel card that each seat has laid face down.",
              shape=(SEATS,), values=_CARD, keys=(SEAT_NAMES,)),
        Field("spent", "R6.3: how many duel cards of each value are out.", shape=(SEATS, VALUES),
              keys=(SEAT_NAMES, tuple(str(value) for value in range(VALUES)))),
        Field("prize", "R6.5: the suitcase that the winning defender may take.", values=_SUITCASE),
        Field("losses", "R8.1: agents that the player must still give up to a bomb."),
        Field("ending", "Why the game ended.", values=Words({0: "-", **dict(enumerate(ENDINGS, 1))})),
    ],
)  # fmt: skip

FAULTS = {
    1: "phase: there is no such phase",
    2: "turn: must be a seat at the table and, once the game has begun, one with agents left",
    3: "starter: must be a seat at the table once the first turn has begun, and nobody before",
    4: "round: must be 0 or more, below the round limit, and 0 before the first turn",
    5: "place: an agent must be in a city of the board, base, guard or out; before the first turn in its base or a guard",
    6: "place: a guard needs three players, an opponent opposite, and no more of them than the option allows",
    7: "place: two colours share a city, which only the city of a duel may hold",
    8: "place: more than two agents of a colour stand in a city that is not the crowd of the player to move",
    9: "crowd: only the player who moves may have a crowd: three agents in that city, one of which can leave it",
    10: "leaver: must be an agent in the crowd under end_of_move, and nobody otherwise",
    11: "cargo: a suitcase is carried by an agent that is in no city, by two agents, or is not marked as carried in lies",
    12: "lies: a suitcase must be in a city of the board, carried or delivered, and unplaced only in the set-up",
    13: "lies: a player puts his suitcases into four different cities",
    14: "delivered_by: must name the seat for delivered suitcases and nobody for the others",
    15: "delivered_by: three own suitcases cannot be delivered without an opponent's",
    16: "content: the suitcases of a colour hold 5, 3, 1 and a bomb",
    17: "spent: a player has duel cards 0, 0, 1, 2, 3, 4 and 5, and takes them back when all seven are out",
    18: "chosen: only duellists lay a card face down, one they still have, and not both",
    19: "fighter, defender, rival, exact: must describe the duel in pick and duel, the winner in loot, and be empty otherwise",
    20: "prize: must be the suitcase left in the city of the winning defender in loot, and none otherwise",
    21: "losses: must be fewer than the agents left, with a real choice, in bomb, and 0 otherwise",
    22: "dice: must be two faces 0 to 3 from the roll on, and none before",
    23: "pool, bonus: steps must be 0 or more, none before the roll, and only for agents in the game",
    24: "guards_chosen: must be empty or within the option, and only in the set-up of players who may post guards",
    25: "first_roll: must be a total of 0 to 6, due for at least one seat, in start, and empty otherwise",
    26: "ending: must be given when the game is over, and only then",
    27: "phase: the game would be over by now",
    28: "phase: the set-up is further or less far than this phase allows",
    29: "a seat that is not at the table must have nothing on it",
}
"""What `rules.check.consistent` found, in words."""
