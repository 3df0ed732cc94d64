"""The walks of a tree search: the keys under which it finds its nodes."""

import itertools

from topsecret.kernel.walks import EMPTY, HALF, mixed, place_of

LARGEST = 2**63 - 1
EXTREMES = (1, 2, HALF, HALF + 1, HALF << 31, (HALF << 31) | HALF, LARGEST - 1, LARGEST)


class Narrow(int):
    """A whole number that must stay in 64 bits with a sign, as it does when compiled; so must all that comes of it."""


def _kept(name):
    def operate(self, other):
        found = getattr(int, name)(self, other)
        assert -LARGEST - 1 <= found <= LARGEST, f"{name} of {int(self)} and {int(other)}"
        return Narrow(found)

    return operate


for _name in (
    "add",
    "radd",
    "sub",
    "rsub",
    "mul",
    "rmul",
    "xor",
    "rxor",
    "and",
    "rand",
    "or",
    "ror",
    "lshift",
    "rshift",
):
    setattr(Narrow, f"__{_name}__", _kept(f"__{_name}__"))


def test_nothing_outgrows_63_bits_on_the_way_to_a_key():
    for key, value in itertools.product(EXTREMES, (0, *EXTREMES)):
        found = mixed(Narrow(key), Narrow(value))
        assert type(found) is Narrow
        assert EMPTY < found < 2**62


def test_what_came_in_another_order_has_another_key():
    """Two things of 300 kinds came, one after the other: 90,000 keys, of which no two should ever be equal."""
    keys = {mixed(mixed(1, first), second) for first in range(1000, 1300) for second in range(1000, 1300)}
    assert len(keys) >= 90_000 - 1


def test_large_secrets_have_keys_of_their_own():
    for shift in (0, 12, 31, 40):
        keys = {mixed(1, secret << shift) for secret in range(20_000)}
        assert len(keys) >= 20_000 - 1


def test_keys_that_want_the_same_place_stand_side_by_side():
    keys = [EMPTY] * 8
    for key, place in ((7, 7), (15, 0), (23, 1), (15, 0), (8, 2)):
        assert place_of(keys, key) == place
        keys[place] = key
