"""Every clause of both rules is held by a test that names it.

A test names its clauses in a comment at the end of its `def` line: `def test_…():  # K4.2`. The numbers are those of the two
rules documents, which are not part of the repository, so they are written out here.
"""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

KRAMER_CLAUSES = """
K1.1 K1.2 K1.3 K1.4 K1.5
K2.1 K2.2 K2.3 K2.4
K3.1 K3.2 K3.3 K3.4 K3.5 K3.6
K4.1 K4.2
K5.1 K5.2
K6.1 K6.2 K6.3 K6.4
K7.1 K7.2 K7.3 K7.4 K7.5 K7.6 K7.7 K7.8 K7.9 K7.10
K9.1 K9.2 K9.3 K9.4 K9.5 K9.6
K10
K-E1 K-E2 K-E3 K-E4 K-E5
"""
KRAMER = KRAMER_CLAUSES.split() + [f"K8 C{card}" for card in range(1, 16)]

RANDOLPH_CLAUSES = """
R1.1 R1.2 R1.3 R1.4
R2.1 R2.2 R2.3 R2.4 R2.5
R3.1 R3.2
R4.1 R4.2 R4.3 R4.4
R5.1 R5.2
R6.1 R6.2 R6.3 R6.4 R6.5 R6.6 R6.7 R6.8 R6.9
R7.1
R8.1
R9.1 R9.2 R9.3 R9.4 R9.5
R10.1
R-E1 R-E2 R-E3 R-E4 R-E5 R-E6
R-I1 R-I2 R-I3 R-I4 R-I5 R-I6
"""
RANDOLPH = RANDOLPH_CLAUSES.split()

CLAUSE = re.compile(r"K8 C\d+|[KR]\d+(?:\.\d+)?|[KR]-[EI]\d+")
SHORT = re.compile(r"(?<![-\w])([EI])(\d+)(?: to [EI](\d+))?")
"""In a game's own folder its examples and invariants may be named without its letter: `E4`, `I1 to I6`."""
LETTER = {"kramer": "K", "randolph": "R"}


def clauses_of(comment, game):
    """The clauses a comment names; `game` is the letter of the folder's game, or empty."""
    yield from CLAUSE.findall(comment)
    for kind, first, last in SHORT.findall(comment) if game else ():
        for number in range(int(first), int(last or first) + 1):
            yield f"{game}-{kind}{number}"


@cache
def named():
    """The clauses named on the `def` lines of all tests."""
    found = set()
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        source = path.read_text("utf-8")
        lines = source.splitlines()
        game = "".join(LETTER.get(part, "") for part in path.relative_to(Path(__file__).parent).parts)
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for line in lines[node.lineno - 1 : node.body[0].lineno - 1]:
                    found.update(clauses_of(line.partition("#")[2], game))
    return found


@pytest.mark.parametrize("clauses", [KRAMER, RANDOLPH], ids=["kramer", "randolph"])
def test_every_clause_is_named_by_a_test(clauses):
    missing = [clause for clause in clauses if clause not in named()]
    assert not missing, f"no test names {', '.join(missing)}"


def test_no_test_names_a_clause_that_does_not_exist():
    chapters = {clause.partition(".")[0].partition(" ")[0] for clause in KRAMER + RANDOLPH}
    assert not named() - set(KRAMER) - set(RANDOLPH) - chapters
