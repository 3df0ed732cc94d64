"""The action numbers: which number stands for which choice, step, suitcase or card; always the same one.

R10.1: talk and deals have no number, since nothing is binding and nothing can be traded.
"""

from itertools import permutations

from ...kernel.builds import table
from ..board import MAX_CITIES
from ..state import AGENTS, BOMB, LETTERS_EACH, SUITCASES, VALUES

_CONTENTS = list(permutations((5, 3, 1, BOMB)))
CONTENTS = table(_CONTENTS, "i1")
"""CONTENTS[action, letter]: what lies in A, B, C and D (R2.2)."""

HEADQUARTERS = MAX_CITIES
"""The destination of a step that is no city: one's own HQ."""
DESTINATIONS = MAX_CITIES + 1
MOST_GUARDS = 2

CONTENTS_ACTION = 0
PLACE_ACTION = CONTENTS_ACTION + len(_CONTENTS)
"""Letter by letter, city by city."""
GUARDS_ACTION = PLACE_ACTION + LETTERS_EACH * MAX_CITIES
STEP_ACTION = GUARDS_ACTION + MOST_GUARDS + 1
"""Agent by agent, destination by destination."""
TAKE_ACTION = STEP_ACTION + AGENTS * DESTINATIONS
"""Agent by agent, suitcase by suitcase; an exchange if the agent carries one."""
DROP_ACTION = TAKE_ACTION + AGENTS * SUITCASES
END_ACTION = DROP_ACTION + AGENTS
PICK_ACTION = END_ACTION + 1
"""By the number of the defender's agent."""
CARD_ACTION = PICK_ACTION + AGENTS
"""By the value of the duel card."""
LOOT_ACTION = CARD_ACTION + VALUES
LEAVE_ACTION = LOOT_ACTION + 1
LOSE_ACTION = LEAVE_ACTION + 1
ACTIONS = LOSE_ACTION + AGENTS
"""How many action numbers there are."""
