"""The runner gives each bot its own seat's view and events, and nothing else."""

import pytest

import topsecret as ts
from topsecret import bots

from .seats import bots_for, variants


class Spy:
    """A random player that keeps everything it is given."""

    def __init__(self, seed):
        self.bot = bots.make("random", "kramer", seed=seed)
        self.seat = None
        self.events = []
        self.given = []

    def begin(self, seat, view):
        self.seat = seat
        self.given.append(view)

    def tell(self, events):
        self.events += events
        self.given.append(events)

    def choose(self, view, actions):
        self.given += [view, actions]
        return self.bot.choose(view, actions)


def plain(value):
    """Whether a value is plain data all through."""
    if isinstance(value, dict):
        return all(isinstance(key, str) and plain(inner) for key, inner in value.items())
    if isinstance(value, list):
        return all(plain(inner) for inner in value)
    return value is None or isinstance(value, str | int | float | bool)


@pytest.mark.parametrize(("game", "options"), variants())
def test_a_bot_is_told_its_own_seats_events_and_all_of_them(game, options):
    match = ts.new(game, seed=5, **options)
    spies = [Spy(seat) for seat in range(match.players)]
    bots.play(match, spies)
    for seat, spy in enumerate(spies):
        assert spy.seat == seat
        assert spy.events == match.events(seat)


@pytest.mark.parametrize(("game", "options"), variants())
def test_a_bot_is_given_plain_data_and_actions_only(game, options):
    match = ts.new(game, seed=6, **options)
    spies = [Spy(seat) for seat in range(match.players)]
    bots.play(match, spies, limit=150)
    for spy in spies:
        for given in spy.given:
            assert plain(given) or all(isinstance(action, ts.Action) for action in given)
            if isinstance(given, dict):
                assert given["seat"] == spy.seat


def test_a_bot_sees_the_table_as_it_is_when_asked():
    match = ts.new("kramer", players=3, cards=True, seed=8)
    seen = []

    class Looker(Spy):
        def choose(self, view, actions):
            seen.append((view == match.view(self.seat), actions == match.actions(self.seat)))
            return super().choose(view, actions)

    bots.play(match, [Looker(seat) for seat in range(3)])
    assert set(seen) == {(True, True)}


def test_a_limit_stops_a_match_that_is_not_over():
    match = ts.new("kramer", seed=1)
    assert bots.play(match, bots_for(match, ["random"], 1), limit=3) is None
    assert not match.over


def test_a_bot_that_makes_up_an_action_is_stopped():
    match = ts.new("kramer", seed=1)

    class Cheat(Spy):
        def choose(self, view, actions):
            return match.game.action(match.game.action_count - 1)

    with pytest.raises(ts.IllegalAction, match="seat 0 chose L=6, which it was not offered"):
        bots.play(match, [Cheat(seat) for seat in range(4)])


def test_a_table_leaves_the_seats_of_people_alone():
    match = ts.new("kramer", seed=1)
    table = bots.Table(match, [None, *bots_for(match, ["random"], 1)[1:]])
    assert table.step() is None
    match.play(0, match.actions(0)[0])
    while 0 not in match.to_move:
        assert table.step() in (1, 2, 3)


def test_a_table_needs_a_bot_for_every_seat():
    match = ts.new("kramer", seed=1)
    with pytest.raises(ValueError, match="4 seats need 4 bots"):
        bots.Table(match, bots_for(match, ["random"], 1)[:3])


def test_a_bot_that_sits_down_later_is_told_everything_so_far():
    match = ts.new("kramer", players=2, cards=True, dossier=True, seed=3)
    bots.play(match, bots_for(match, ["random"], 3), limit=12)
    spies = [Spy(0), Spy(1)]
    bots.play(match, spies, limit=1)
    assert spies[match.players - 1].events == match.events(match.players - 1)
