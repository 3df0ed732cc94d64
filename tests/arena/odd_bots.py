"""Bots that misbehave, and a worker that knows them: `python odd_bots.py NOTE`."""

import os
import signal
import sys
import time
from pathlib import Path


class First:
    """Takes the first action it is offered."""

    def __init__(self, seed):
        self.asked = 0

    def begin(self, seat, view):
        self.seat = seat

    def tell(self, events):
        pass

    def choose(self, view, actions):
        self.asked += 1
        return self.odd(view, actions) if self.asked == 3 else actions[0]

    def odd(self, view, actions):
        return actions[0]


class Crasher(First):
    def odd(self, view, actions):
        raise KeyError("no such agent")


class Sleeper(First):
    """Never answers, and holds its thread."""

    def odd(self, view, actions):
        while True:
            time.sleep(0.01)


class Slow(First):
    """Answers, but too late."""

    def odd(self, view, actions):
        time.sleep(0.6)
        return actions[0]


class Killer(First):
    """Takes its process with it."""

    def odd(self, view, actions):
        os.kill(os.getpid(), signal.SIGKILL)


class Victim(First):
    """Is killed once by somebody else: the file at VICTIM says whether that has been."""

    def odd(self, view, actions):
        done = Path(os.environ["VICTIM"])
        if not done.exists():
            done.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return actions[0]


class Cheat(First):
    """Wants an action that it was not offered."""

    def odd(self, view, actions):
        offered = {action.id for action in actions}
        game = actions[0].game
        return next(game.action(number) for number in range(game.action_count) if number not in offered)


class Silent(First):
    """Answers nothing."""

    def odd(self, view, actions):
        return None


class Shy(First):
    """Does not even sit down."""

    def begin(self, seat, view):
        raise RuntimeError("not today")


class Deaf(First):
    """Stumbles over what it is told."""

    def tell(self, events):
        raise ValueError("what?")


KINDS = (First, Crasher, Sleeper, Slow, Killer, Victim, Cheat, Silent, Shy, Deaf)


def register(put):
    """Make the bots known for both games; `put(table, name, entry)` enters one."""
    from topsecret import bots

    for table in bots._BOTS.values():
        for kind in KINDS:
            put(table, kind.__name__.lower(), bots._Entry("odd_bots", kind.__name__))


if __name__ == "__main__":
    sys.modules["topsecret.bots.odd_bots"] = sys.modules[__name__]
    register(dict.__setitem__)
    from topsecret.arena import worker

    worker.main()
