"""Kramer's state: every field of the record, with its meaning, and the names of things."""

from ..kernel.state import Field, Layout, Words

AGENTS = 7
SEATS = 7
BUILDINGS = 12
KINDS = 15
FACES = 6

CHURCH, RUIN = 0, 11
VALUE = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -3)
"""K1.2: what a building is worth, by its number in the ring."""

COPIES = (2, 2, 2, 2, 1, 2, 2, 1, 2, 1, 1, 2, 2, 2, 2)
"""K8: how many of each card there are, C1 first."""
(
    BACK_1_2, TO_RUIN, MARKERS, STEP_1, ALL_TO_CHURCH, TO_SAFE, TWO_BACK, SWAP, TWO_FORWARD, JOIN,
    SECOND_IDENTITY, FROM_SAFE, RUIN_TO_CHURCH, MOVE_SAFE, FORWARD_1_3,
) = range(KINDS)  # fmt: skip

NOBODY = -1
"""No owner (a free agent), nobody armed it, a dash in a dossier, no card drawn."""
UNFILLED = -2
"""A line of a dossier that is not filled in yet."""

CHANCE_SEAT = -1
CHANCE = 256
"""`pending` when chance is to move."""

DEAL, HAND, ROLL, MOVE, DRAW, ROUND, SECOND, SAFE, DOSSIER, OVER = range(10)

FINISH, ROUND_LIMIT = 1, 2
"""Why the game ended."""

LETTERS = ("S", "P", "B", "J", "M", "D", "L")
NAMES = ("Schulz", "Perry", "Bucci", "Jacques", "Mirkov", "Doyle", "Larsson")
COLOURS = ("grey", "yellow", "orange", "red", "green", "blue", "purple")
BUILDING_NAMES = ("church", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "ruin")
CARD_IDS = tuple(f"C{k + 1}" for k in range(KINDS))
PHASES = ("deal", "hand", "roll", "move", "draw", "round", "second", "safe", "dossier", "over")
SEAT_NAMES = tuple(str(s) for s in range(SEATS))

_BUILDING = Words(dict(enumerate(BUILDING_NAMES)))
_SEAT = Words({NOBODY: "-"})
_YES = Words({0: "no", 1: "yes"})

LAYOUT = Layout(
    "kramer",
    [
        Field("seats", "Number of players, 2 to 7.", option=True),
        Field("playing", "K2.1: 1 for each agent in play.", shape=(AGENTS,), option=True),
        Field("agents", "How many agents are in play.", option=True),
        Field("with_cards", "K7: the Top Secret cards are in the game.", option=True),
        Field("with_dossier", "K9: the secret dossier is in the game.", option=True),
        Field("finish", "K6.4: the total that ends the game.", option=True),
        Field("round_limit", "K6.4: rounds after which the game ends, 0 for none.", kind="i2", option=True),
        Field("empty_safe", "K5.1: 1 if the safe may only go to an empty building.", option=True),
        Field("capped_markers", "K8 C3: 1 if markers stop two fields before Finish.", option=True),
        Field("free_dashes", "K9.2: 1 if a dossier may hold any number of dashes.", option=True),
        Field("plain_die", "K10: 1 for a die with the faces 1 to 6.", option=True),
        Field("phase", "What happens now.", values=Words(dict(enumerate(PHASES)))),
        Field("after", "The phase to go on with when the dossiers are handed in.", values=Words(dict(enumerate(PHASES)))),
        Field("turn", "The seat whose turn it is."),
        Field("actor", "The seat dealt to, asked in the round, or moving the safe."),
        Field("round", "Rounds completed.", kind="i2"),
        Field("roll", "The face rolled this turn, 1 to 6; with the special die 1 is the face 1-3. 0 before the roll."),
        Field("position", "The building of each agent.", shape=(AGENTS,), values=_BUILDING, keys=(LETTERS,)),
        Field("score", "The total of each agent's marker, past Finish too.", kind="i2", shape=(AGENTS,), keys=(LETTERS,)),
        Field("safe", "The building that holds the safe.", values=_BUILDING),
        Field("owner", "Secret: the seat each agent belongs to, or nobody.", shape=(AGENTS,), values=_SEAT, keys=(LETTERS,)),
        Field("armed_by", "K7.7: the seat that moved the agent into the safe's building.", shape=(AGENTS,), values=_SEAT, keys=(LETTERS,)),
        Field("armed_at", "K7.8: the order in which agents were armed this turn, 0 if not armed.", shape=(AGENTS,), keys=(LETTERS,)),
        Field("armings", "How many times agents were armed this turn."),
        Field("hand", "Secret: cards of each kind in each hand.", shape=(SEATS, KINDS), keys=(SEAT_NAMES, CARD_IDS)),
        Field("held", "K7.1: cards in each hand.", shape=(SEATS,), keys=(SEAT_NAMES,), derived=True),
        Field("pile", "Secret: cards of each kind in the pile; they lie in no order until drawn.", shape=(KINDS,), keys=(CARD_IDS,)),
        Field("discard", "Cards of each kind in the discards.", shape=(KINDS,), keys=(CARD_IDS,)),
        Field("has_drawn", "K7.3: 1 if the turn's one draw was made.", values=_YES),
        Field("drawn", "Secret: the kind drawn this turn, which may not be played yet.", values=Words({NOBODY: "-", **dict(enumerate(CARD_IDS))})),
        Field("passes", "K7.5: seats that passed in a row."),
        Field("has_played", "K7.5: 1 if the seat asked has played a card since it was asked.", values=_YES),
        Field("seconds", "K8 C11: second identities taken by each seat.", shape=(SEATS,), keys=(SEAT_NAMES,)),
        Field("seconds_then", "K9.2: second identities of each seat when the dossiers were asked for.", shape=(SEATS,), keys=(SEAT_NAMES,)),
        Field("opened", "K9.1: 1 once the dossiers were asked for.", values=_YES),
        Field("dossier", "Secret: what each seat wrote about each agent.", shape=(SEATS, AGENTS),
              values=Words({NOBODY: "-", UNFILLED: "?"}), keys=(SEAT_NAMES, LETTERS)),
        Field("ending", "Why the game ended.", values=Words({0: "-", FINISH: "finish", ROUND_LIMIT: "round_limit"})),
    ],
)  # fmt: skip
