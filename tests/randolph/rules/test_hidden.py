"""What a seat cannot know: drawn anew, all ways equally likely, and nothing else touched."""

from collections import Counter
from itertools import permutations

from tests.randolph.rules.table import HQ, act, new, playing, step, stream, suitcase
from topsecret.randolph import interface as face
from topsecret.randolph.rules.numbers import CARD_ACTION, GUARDS_ACTION, PLACE_ACTION
from topsecret.randolph.state import LAYOUT, ROUND_ROBIN

SAMPLES = 2400


def samples(g, seat, count=SAMPLES):
    r = stream(11)
    for _ in range(count):
        other = g.copy()
        face.resample(other, seat, r)
        yield other


def contents(g, seat):
    return tuple(g.content[seat * 4 + letter] for letter in range(4))


def even(counter, kinds):
    """Every kind was drawn, and each about equally often: within five standard deviations."""
    total = sum(counter.values())
    expected = total / kinds
    assert len(counter) == kinds
    assert all(abs(n - expected) < 5 * expected**0.5 for n in counter.values())


def same_but(g, other, *fields):
    for f in LAYOUT.fields:
        if f.name not in fields:
            start = LAYOUT.offsets[f.name]
            assert bytes(g)[start : start + f.nbytes] == bytes(other)[start : start + f.nbytes], f.name


def test_contents_of_others_are_any_permutation_and_own_ones_stay():  # R2.2
    g = playing(3)
    seen = [Counter(), Counter(), Counter()]
    for other in samples(g, 1):
        same_but(g, other, "content")
        for seat in range(3):
            seen[seat][contents(other, seat)] += 1
    assert set(seen[1]) == {(5, 3, 1, 0)}
    even(seen[0], 24)
    even(seen[2], 24)


def test_a_spectator_knows_nobodys_contents():  # R2.2
    seen = [Counter(), Counter()]
    for other in samples(playing(), -1):
        for seat in range(2):
            seen[seat][contents(other, seat)] += 1
    even(seen[0], 24)
    even(seen[1], 24)


def test_delivered_contents_are_known_to_all():  # R7.1
    g = playing(agents={0: [11]}, carry={"1C": (0, 0)})
    step(g, 0, HQ)
    seen = Counter(contents(other, 1) for other in samples(g, 0))
    assert set(seen) == {(a, b, 1, d) for a, b, d in permutations((5, 3, 0))}
    even(seen, 6)


def test_choices_of_a_set_up_in_progress_are_hidden_but_not_how_far_it_is():  # R2.2 to R2.4
    g = new(3, guards=2)
    for action in (4, PLACE_ACTION + 7, PLACE_ACTION + 64 + 8):
        act(g, 0, action)
    for action in (9, *(PLACE_ACTION + letter * 64 + letter for letter in range(4)), GUARDS_ACTION + 2):
        act(g, 2, action)
    pairs, guards = Counter(), Counter()
    for other in samples(g, 2):
        same_but(g, other, "content", "lies")
        assert [other.lies[8 + letter] for letter in range(4)] == [0, 1, 2, 3]
        assert other.lies[2] == other.lies[3] == -1
        pairs[other.lies[0], other.lies[1]] += 1
    even(pairs, 12 * 11)
    for other in samples(g, 0):
        assert len({other.lies[8 + letter] for letter in range(4)}) == 4
        assert contents(other, 1) == (-1, -1, -1, -1)
        assert other.guards_chosen[0] == -1
        guards[other.guards_chosen[2]] += 1
    even(guards, 3)


def test_openly_placed_suitcases_stay_while_guards_are_still_hidden():  # R2.3, R2.4
    g = new(3, placement=ROUND_ROBIN)
    for seat, action in ((0, 0), (0, GUARDS_ACTION), (1, 0), (2, 0), (2, GUARDS_ACTION + 1), (0, PLACE_ACTION + 5)):
        act(g, seat, action)
    guards = Counter()
    for other in samples(g, 1):
        same_but(g, other, "content", "guards_chosen")
        guards[other.guards_chosen[0], other.guards_chosen[2]] += 1
    even(guards, 4)


def test_a_face_down_card_is_any_card_in_hand_the_zeros_counted_twice():  # R6.2
    g = playing(agents={0: [5], 1: [6]})
    g.spent[1, 3] = 1
    step(g, 0, 6)
    act(g, 1, CARD_ACTION + 5)
    seen = Counter(other.chosen[1] for other in samples(g, 0))
    assert set(seen) == {0, 1, 2, 4, 5}
    zeros = seen.pop(0)
    even(seen, 4)
    assert abs(zeros - SAMPLES / 3) < 5 * (SAMPLES / 3) ** 0.5
    assert {other.chosen[1] for other in samples(g, 1, 20)} == {5}


def test_with_one_zero_out_the_other_counts_once():  # R6.2, R6.3
    g = playing(agents={0: [5], 1: [6]})
    g.spent[1, 0] = 1
    step(g, 0, 6)
    act(g, 1, CARD_ACTION + 5)
    even(Counter(other.chosen[1] for other in samples(g, -1)), 6)


def test_nothing_is_hidden_when_the_game_is_over():
    g = playing(agents={0: [11]}, carry={"1A": (0, 0)}, target=5)
    step(g, 0, HQ)
    assert g.delivered_by[suitcase("1A")] == 0
    for other in samples(g, -1, 20):
        assert bytes(other) == bytes(g)
