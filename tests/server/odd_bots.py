"""Bots that misbehave, for the tests of the workers: `python odd_bots.py HOME LOG` is a worker that knows them.

What they do and hear goes to the file LOG, a JSON value a line.
"""

import contextlib
import json
import os
import sys
import time

LOG = ""


def log(*what):
    with open(LOG, "a", encoding="utf-8") as file:
        file.write(json.dumps(what) + "\n")


class Historian:
    """Writes down all that reaches it, and takes the first action."""

    def __init__(self, seed):
        log("made", os.getpid(), seed)

    def begin(self, seat, view):
        log("begin", seat, view)

    def tell(self, events):
        log("tell", events)

    def choose(self, view, actions):
        log("choose", view, [action.id for action in actions])
        return actions[0]


class Sleeper(Historian):
    """Never answers."""

    def choose(self, view, actions):
        log("sleep", os.getpid())
        while True:
            with contextlib.suppress(Exception):
                time.sleep(0.01)


class Stubborn(Historian):
    """Computes without end, and never sleeps."""

    def choose(self, view, actions):
        log("sleep", os.getpid())
        while True:
            pass


class Slow(Historian):
    """Takes its time, or not, as its secret has it."""

    def choose(self, view, actions):
        log("think", os.getpid(), view["seat"])
        identity = view["seats"][view["seat"]]["identities"][0]
        time.sleep({"grey": 0.0, "red": 0.3}.get(identity, 0.05))
        return actions[0]


class Crasher(Historian):
    """Takes its whole process with it."""

    def choose(self, view, actions):
        log("crash", os.getpid())
        os._exit(3)


class CrashesOnce(Historian):
    def choose(self, view, actions):
        with open(LOG, encoding="utf-8") as file:
            before = file.read().count('"crash"')
        if not before:
            log("crash", os.getpid())
            os._exit(3)
        return actions[-1]


class Cheat(Historian):
    """Takes an action that is not offered."""

    def choose(self, view, actions):
        log("cheat")
        return actions[0].game.action(actions[0].game.action_count - 1)


class Gossip(Historian):
    """Fails with its secret in the message, and prints it too."""

    def choose(self, view, actions):
        print("printed by a bot")
        raise KeyError(view["seats"][view["seat"]]["identities"][0])


def main():
    global LOG
    home, LOG = sys.argv[1:]
    sys.path.append(home)
    from topsecret import bots
    from topsecret.bots import worker

    sys.modules["topsecret.bots.odd_bots"] = sys.modules[__name__]
    for kind in (Historian, Sleeper, Stubborn, Slow, Crasher, CrashesOnce, Cheat, Gossip):
        bots._BOTS["kramer"][kind.__name__.lower()] = bots._Entry("odd_bots", kind.__name__)
    worker.main()


if __name__ == "__main__":
    main()
