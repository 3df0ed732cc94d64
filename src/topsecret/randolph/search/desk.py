"""The desk that planning works on: one array of numbers, and what stands in which row.

The first rows are filled once for a table (`ways.survey`, the dials), the next for what a seat believes; the rest is scratch space.
"""

from ...kernel.builds import table
from ..board import MAX_CITIES
from ..state import AGENTS, SEATS, SUITCASES

WIDTH = 96
FAR = 60
KINDS = 4
"""What a suitcase may hold: 5, 3, 1, a bomb."""

WAYS = 0
"""Steps from city to city, whoever stands between."""
HOME = WAYS + MAX_CITIES
"""Steps from a city into the HQ, by colour."""
START = HOME + 4
"""Steps from the start base into a city, by colour."""
LIKELY = START + 4
"""By suitcase: how likely it is thought to hold each of KINDS by those who cannot know."""
DIALS = LIKELY + SUITCASES
POWERS = DIALS + 1
"""What a thing so many steps away is worth now."""

HOPES = POWERS + 1
"""By suitcase: how likely it holds each of KINDS, as the planning seat sees it."""
VALUE = HOPES + SUITCASES
"""By suitcase: what it is worth to bring it home."""
THREAT = VALUE + 1
"""By suitcase: what it would cost if the enemy who carries it brought it home."""
SPOT = THREAT + 1
"""By suitcase: the city where it lies or is carried, or NONE."""
HOLDER = SPOT + 1
"""By suitcase: the seat that carries it, or NONE."""
TO = HOLDER + 1
"""By suitcase: steps from every city to its spot, enemies on the way counted as detours."""
HOMEWARD = TO + SUITCASES
"""Steps from every city home, likewise."""
PROMISE = HOMEWARD + 1
"""By agent: what each suitcase promises it; then what it risks where it stands."""
TRIAL = PROMISE + AGENTS
"""The same for one agent somewhere else."""
AT_RISK = SUITCASES
HELD = TRIAL + 1
"""By city: how many enemies stand there."""
HOLDS = HELD + 1
"""By city: the seat of the enemies there."""
OWN = HOLDS + 1
"""By city: how many own agents stand there."""
SLOT = OWN + 1
"""By agent: the place of each step among the legal actions, or NONE."""
REACHED = SLOT + AGENTS
"""The cities an agent can walk to, in order of their distance."""
STEPS = REACHED + 1
"""By city: steps to it, or NONE."""
BY = STEPS + 1
"""By city: the first step on the way to it."""
PAY = BY + 1
"""What each pair of duel cards brings to the attacker, then to the defender."""
MIX = PAY + 12
"""How often each duel card is laid, by the attacker and by the defender."""
FACTS = MIX + 2
"""By seat: what the outlook goes by."""
WEIGHTS = FACTS + SEATS
"""What each of these counts."""
SCORE = WEIGHTS + 1
"""What is known of the planning seat: see below."""
ROWS = SCORE + 1

UNIT, MISSING, OWED, BARRED, LEFT, NOW, HUNTS = range(7)
"""In the row SCORE: what an agent is worth, secrets missing, R3.2 (an opponent's suitcase is owed; own ones are barred), agents, the table's worth, whether hunting counts."""

(
    PACE, FETCHING, WAITING, FOREIGN, WINNING, HUNTING, RISK_OF_CARRIER, RISK_OF_OTHERS, WORTH, WORTH_SHARED, WORTH_LAST,
    BOMB_COST, BOMB_LOSS, THREATENED, LEAST, KILLING, PRICES, PRICE_0, PRICE_1, PRICE_2, PRICE_3, PRICE_4, PRICE_5, DETOUR, CAUTION,
    EVEN, RESTLESS,
) = range(27)  # fmt: skip
"""In the row DIALS:

- PACE: what a thing is worth that is a step further away;
- FETCHING, HUNTING: the part of a suitcase's worth that going for it counts, when it lies and when an enemy carries it;
- WAITING, FOREIGN: R3.2, the part of an own suitcase that counts while it is barred, and what the first opponent's adds;
- WINNING: how much more counts what would win; THREATENED: how much an enemy's prospects count;
- RISK_OF_CARRIER, RISK_OF_OTHERS: how likely an enemy in reach attacks and wins;
- WORTH, WORTH_SHARED, WORTH_LAST: what an agent is worth, the more the fewer are left, and the last;
- BOMB_COST, BOMB_LOSS: what a bomb costs, and for each agent lost;
- KILLING: what an enemy's agent is worth; CAUTION: what a fight must bring beyond its price; PRICES, PRICE_0 ...: what cards cost;
- DETOUR: steps that an enemy on the way costs; LEAST: what anything must bring; EVEN: how evenly actions are tried in a search;
- RESTLESS: what a fight is worth just because something must happen. It is no setting: whoever plans puts it here, 0 at first.
"""
GREEDY = (
    0.88, 0.8, 0.35, 1.0, 3.0, 0.8, 0.04, 0.02, 0.25, 1.2, 3.0,
    1.0, 0.75, 1.0, 0.0005, 0.4, 1.0, 0.15, 0.03, 0.1, 0.2, 0.35, 0.6, 3.0, 0.0,
    0.12,
)  # fmt: skip
"""The greedy player's settings: what tuning began with."""
SETTINGS = table(
    (
        (0.808, 0.279, 0.371, 1.69, 2.53, 4.54, 0.102, 0.0155, 0.876, 1.7, 2.65, 1.87, 1.01, 0.79, 0.0005, 0.0717, 1.0, 0.0357, 0.018, 0.263, 0.469, 0.652, 0.749, 2.71, 0.204, 0.12),
    (0.822, 0.334, 0.519, 1.16, 3.47, 4.17, 0.0372, 0.0083, 1.93, 1.26, 1.56, 1.47, 0.488, 0.412, 0.0005, 0.052, 1.0, 0.0439, 0.0145, 0.279, 0.359, 0.47, 0.926, 3.14, 0.0458, 0.12),
    (0.804, 0.453, 0.276, 0.577, 2.04, 1.07, 0.0311, 0.0165, 1.44, 0.781, 6.52, 2.55, 1.12, 0.593, 0.0005, 0.209, 1.0, 0.0783, 0.0359, 0.155, 0.361, 0.592, 2.05, 4.93, 0.331, 0.12),
    ),
    "f8",
)  # fmt: skip
"""By number of players from 2. Found by `python -m benchmarks.dials tune`: an evolution strategy on games against the first settings."""
REACH = table([1.0, 35 / 36, 31 / 36, 23 / 36, 13 / 36, 5 / 36, 1 / 36], "f8")
"""R1.2: how likely two dice give at least that many steps."""
