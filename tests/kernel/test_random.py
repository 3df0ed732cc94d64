"""Random numbers: the known answers of Philox4x32-10, and exact fairness of what is made from them."""

from collections import Counter

import pytest

from topsecret.kernel import builds, random

pytestmark = pytest.mark.xdist_group("compiled")  # one worker compiles for all of them

ONES = 0xFFFFFFFF


def four_words(counter, key):
    """The next block of a stream whose counter and key are set by hand; the second word of the counter is always 0."""
    r = [0] * random.STREAM
    r[random.BLOCK], second, r[random.GAME_LOW], r[random.GAME_HIGH] = counter
    assert second == 0
    r[random.SEED_LOW], r[random.SEED_HIGH] = key
    random.fill(r)
    return r[random.WORDS : random.WORDS + 4]


def philox(counter, key):
    """Philox4x32-10 as its authors describe it, written down a second time for the counters a stream cannot hold."""
    c, k = list(counter), list(key)
    for _ in range(10):
        left, right = 0xD2511F53 * c[0], 0xCD9E8D57 * c[2]
        c = [(right >> 32) ^ c[1] ^ k[0], right & ONES, (left >> 32) ^ c[3] ^ k[1], left & ONES]
        k = [(k[0] + 0x9E3779B9) & ONES, (k[1] + 0xBB67AE85) & ONES]
    return c


def test_the_known_answer_for_zeros():
    assert four_words((0, 0, 0, 0), (0, 0)) == [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]


@pytest.mark.parametrize(
    ("counter", "key", "answer"),
    [
        ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
        ((ONES, ONES, ONES, ONES), (ONES, ONES), (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
        ((0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344), (0xA4093822, 0x299F31D0), (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1)),
    ],
)  # fmt: skip
def test_the_second_writing_gives_the_known_answers(counter, key, answer):
    assert tuple(philox(counter, key)) == answer


@pytest.mark.parametrize(
    ("counter", "key"),
    [
        ((ONES, 0, ONES, ONES), (ONES, ONES)),
        ((0x243F6A88, 0, 0x13198A2E, 0x03707344), (0xA4093822, 0x299F31D0)),
        ((1, 0, 2, 3), (4, 5)),
        ((0, 0, ONES, 0), (0, ONES)),
    ],
)
def test_a_stream_gives_what_the_second_writing_gives(counter, key):
    assert four_words(counter, key) == philox(counter, key)


def test_a_stream_is_keyed_by_the_seed_and_counted_by_game_and_block():
    r = [0] * random.STREAM
    random.start(r, (7 << 32) | 5, (9 << 32) | 8)
    words = [random.word(r) for _ in range(8)]
    assert words == philox((0, 0, 8, 9), (5, 7)) + philox((1, 0, 8, 9), (5, 7))


def test_the_compiled_build_gives_the_same_words():
    np = pytest.importorskip("numpy")
    pytest.importorskip("numba")
    compiled = builds.load("kernel.random", "compiled")
    plain, fast = [0] * random.STREAM, np.zeros(random.STREAM, np.int64)
    for seed in (0, 1, 2**31, 2**63 - 1):
        random.start(plain, seed, 2**40 + 3)
        compiled.start(fast, seed, 2**40 + 3)
        assert [random.word(plain) for _ in range(40)] == [compiled.word(fast) for _ in range(40)]
        for n in (1, 2, 3, 7, 1000, 2**31):
            assert random.below(plain, n) == compiled.below(fast, n)
        weights = np.array([0, 3, 0, 5, 1], np.int64)
        assert random.weighted(plain, weights.tolist(), 5) == compiled.weighted(fast, weights, 5)


def test_below_keeps_to_its_range_and_is_even():
    r = [0] * random.STREAM
    random.start(r, 1, 0)
    counts = Counter(random.below(r, 7) for _ in range(14_000))
    assert sorted(counts) == list(range(7))
    # Expected 2000 each; four standard deviations are below 170.
    assert all(abs(count - 2000) < 170 for count in counts.values())


def test_below_one_is_nought():
    r = [0] * random.STREAM
    random.start(r, 1, 0)
    assert {random.below(r, 1) for _ in range(20)} == {0}


def test_below_rejects_the_words_that_would_make_it_uneven():
    # With n = 3 * 2**29 one word in four must be thrown away (2**32 mod n = 2**30), so streams of equal length run apart.
    r = [0] * random.STREAM
    random.start(r, 1, 0)
    for _ in range(400):
        random.below(r, 3 << 29)
    used = 4 * (r[random.BLOCK] - 1) + r[random.USED]
    # Expected 400 / (3/4) = 533 words; five standard deviations are below 70.
    assert abs(used - 533) < 70


def test_a_weight_of_nought_is_never_picked_not_even_last():
    r = [0] * random.STREAM
    random.start(r, 2, 0)
    assert {random.weighted(r, [0, 2, 0, 1, 0], 5) for _ in range(300)} == {1, 3}


def test_streams_of_different_games_differ():
    seen = set()
    for game in range(100):
        r = [0] * random.STREAM
        random.start(r, 1, game)
        seen.add(random.word(r))
    assert len(seen) == 100
