"""Fair dice: anyone can work them out from the seed, and a record whose dice differ is refused."""

import hashlib
import random
import re
import subprocess
import sys
from collections import Counter

import pytest

import topsecret as ts
from topsecret.fair import SEED_BYTES, Fair, drawn
from topsecret.record import Record

from .kramer.play import likely

SEED = bytes(range(32))
PLAYING = "SPBJM"
"""The agents of a game for two, in the order of their numbers."""
FACES = ["1-3", "2", "3", "4", "5", "6"]


def by_hand(seed, pick, sides):
    """As a doubting player would do it: SHA-256 of the seed and the number of the die, the remainder picks the side."""
    return int(hashlib.sha256(seed + bytes([0, 0, 0, 0, 0, 0, 0, pick, 0, 0, 0, 0])).hexdigest(), 16) % sides


def fair_game(steps=60, seed=SEED, **options):
    match = ts.Match(
        ts.game("kramer"),
        ts.game("kramer").options.complete({"players": 2, **options}),
        chance=Fair(seed),
        names=["Anna", "Bert"],
        date="2026-11-15",
    )
    rng = random.Random(1)
    for _ in range(steps):
        if not match.over:
            match.play(*likely(match, rng))
    return match


def written(match, seed=SEED):
    return str(Record.of(match, seed=seed))


def by_pen(text):
    """The record with its digest taken off, as one who changes it by hand would leave it."""
    return re.sub(r"(?m)^end .*$", "end", text)


def fault(text):
    with pytest.raises(ts.RecordError) as caught:
        ts.load(text)
    return caught.value.line, caught.value.reason


# The dice


def test_two_identities_and_the_first_rolls_are_those_worked_out_by_hand():  # K2.1: five agents, two sit out
    lines = [line for line in written(fair_game(3)).splitlines() if line.startswith(("deal", "roll"))]
    first = PLAYING[by_hand(SEED, 0, 5)]
    second = PLAYING.replace(first, "")[by_hand(SEED, 1, 4)]
    rolls = [f"roll {FACES[by_hand(SEED, pick, 6)]}" for pick in range(2, len(lines))]
    assert lines == [f"deal 0 {first}", f"deal 1 {second}", *rolls]
    assert len(rolls) >= 2


def test_the_dice_of_randolphs_game_are_those_worked_out_by_hand():  # R1.2: a die has the sides 0 1 1 2 2 3
    match = ts.Match(
        ts.game("randolph"), ts.game("randolph").options.complete({"players": 2}), chance=Fair(SEED), names=["A", "B"]
    )
    rng = random.Random(1)
    for _ in range(60):
        match.play(match.to_move[0], rng.choice(match.actions(match.to_move[0])))
    lines = [line for line in written(match).splitlines() if line.startswith(("start", "roll"))]
    sides = sorted(f"{one}+{other}" for one in "011223" for other in "011223")
    assert [line.split()[-1] for line in lines] == [sides[by_hand(SEED, pick, 36)] for pick in range(len(lines))]
    assert len(lines) >= 4


def test_a_weight_is_a_number_of_sides():
    number = by_hand(SEED, 0, 6)
    assert drawn(SEED, 0, [1, 2, 3]) == [0, 1, 1, 2, 2, 2][number]
    assert drawn(SEED, 0, [0, 1, 0, 2, 3]) == [1, 3, 3, 4, 4, 4][number]


def test_outcomes_without_weight_never_happen():
    assert {drawn(SEED, pick, [0, 3, 0, 1, 0]) for pick in range(400)} == {1, 3}


def test_the_dice_are_uniform():
    counts = Counter(drawn(SEED, pick, [1] * 6) for pick in range(12_000))
    # Expected 2000 each; chi squared with 5 degrees of freedom exceeds 25.7 once in 10,000 seeds.
    assert sum((counts[face] - 2000) ** 2 / 2000 for face in range(6)) < 25.7


def test_outcomes_happen_as_often_as_they_weigh():
    counts = Counter(drawn(SEED, pick, [1, 2, 3]) for pick in range(12_000))
    # Expected 2000, 4000, 6000; four standard deviations are below 230.
    assert abs(counts[0] - 2000) < 230
    assert abs(counts[1] - 4000) < 230


def test_a_number_that_would_favour_some_sides_is_thrown_away():
    # Of 3·2**254 sides, 2**256 numbers reach the first quarter once more than the others.
    sides = [2**254] * 3
    for pick in range(60):
        attempts = [
            int(hashlib.sha256(SEED + bytes([0, 0, 0, 0, 0, 0, 0, pick, 0, 0, 0, attempt])).hexdigest(), 16)
            for attempt in range(40)
        ]
        kept = next(number for number in attempts if number < 3 * 2**254)
        assert drawn(SEED, pick, sides) == kept // 2**254


def test_another_seed_gives_other_dice():
    one = [drawn(SEED, pick, [1] * 6) for pick in range(50)]
    other = [drawn(bytes(31) + b"\1", pick, [1] * 6) for pick in range(50)]
    assert one != other


def test_the_hash_is_the_sha256_of_the_seed():
    assert Fair(SEED).hash == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_of_another_length_is_refused(length):
    with pytest.raises(ValueError, match=f"a seed has {SEED_BYTES} bytes, this one {length}"):
        Fair(bytes(length))


def test_a_move_that_failed_half_way_uses_up_no_dice():
    match = fair_game(0)
    before = match.chance.mark()
    with pytest.raises(ts.IllegalAction):
        match.play(match.to_move[0], "stay; stay; stay; stay; safe 99")
    assert match.chance.mark() == before


def test_while_held_it_gives_nothing():
    source = Fair(SEED)
    source.held = True
    state = fair_game(0)
    assert source.pick(state.game, state._state, [1] * 6) is None
    assert source.picks == 0


# The header Seed of a record


@pytest.mark.parametrize("options", [{}, {"cards": True}, {"dossier": True}, {"cards": True, "dossier": True}])
def test_a_record_with_its_seed_is_read_back(options):
    match = fair_game(80, **options)
    text = written(match)
    assert f'[Seed "{SEED.hex()}"]' in text.splitlines()
    again = ts.load(text, chance=ts.Script())
    assert again == match
    assert written(again) == text


def test_a_record_from_a_position_counts_its_dice_from_there():
    middle = fair_game(20)
    later = ts.Match(
        ts.game("kramer"), middle.options, chance=Fair(SEED), state=ts.game("kramer").read_position(middle.position)[0]
    )
    rng = random.Random(2)
    for _ in range(10):
        if not later.over:
            later.play(*likely(later, rng))
    assert ts.load(written(later), chance=ts.Script()) == later


def test_a_changed_die_is_noticed_with_its_line():
    lines = by_pen(written(fair_game())).splitlines()
    at = max(number for number, line in enumerate(lines) if line.startswith("roll"))
    real = lines[at]
    lines[at] = "roll 2" if real != "roll 2" else "roll 3"
    line, reason = fault("\n".join(lines))
    assert line == at + 1
    assert reason == f"the seed gives '{real}' here, not '{lines[at]}': these dice were not fair"


def test_a_changed_identity_is_noticed():
    text = by_pen(written(fair_game(5)))
    real = re.search(r"(?m)^deal 0 (.)$", text)[1]
    other = next(letter for letter in PLAYING if f"deal 1 {letter}" not in text and letter != real)
    line, reason = fault(text.replace(f"deal 0 {real}", f"deal 0 {other}"))
    assert line == text.splitlines().index(f"deal 0 {real}") + 1
    assert "these dice were not fair" in reason


def test_dice_under_the_seed_of_another_game_are_noticed():
    text = by_pen(written(fair_game(), seed=bytes(31) + b"\1"))
    assert "these dice were not fair" in fault(text)[1]


def test_a_die_that_stands_in_the_place_of_another_is_noticed():
    match = fair_game(30)
    rolls = [line for line in written(match).splitlines() if line.startswith("roll")]
    swapped = next(i for i in range(len(rolls) - 1) if rolls[i] != rolls[i + 1])
    count = -1

    def exchange(found):
        nonlocal count
        count += 1
        return {swapped: rolls[swapped + 1], swapped + 1: rolls[swapped]}.get(count, found[0])

    assert "these dice were not fair" in fault(re.sub(r"(?m)^roll .*$", exchange, by_pen(written(match))))[1]


def test_without_the_header_any_dice_are_taken():
    text = by_pen(written(fair_game(1))).replace(f'[Seed "{SEED.hex()}"]\n', "")
    roll = re.search(r"(?m)^roll .*$", text)[0]
    cut = text[: text.index(roll)]
    ts.load(f"{cut}roll 2\nend\n")
    ts.load(f"{cut}roll 6\nend\n")


@pytest.mark.parametrize("seed", ["", "ab", "zz" * 32, SEED.hex()[:-2], SEED.hex() + "00"])
def test_what_is_no_seed_is_told_with_its_line(seed):
    text = by_pen(written(fair_game(1))).replace(SEED.hex(), seed)
    line, reason = fault(text)
    assert text.splitlines()[line - 1].startswith("[Seed")
    assert reason == "a seed is written with 64 hexadecimal digits"


def test_a_record_without_a_seed_has_no_such_header():
    assert "[Seed" not in str(fair_game(3).record)


def test_the_command_check_tells_that_the_dice_come_from_the_seed(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(written(fair_game(10)), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "topsecret", "check", str(path)], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0
    assert "all legal" in done.stdout
    assert f"All dice and draws come from the seed, whose SHA-256 hash is {Fair(SEED).hash}\n" in done.stdout
    path.write_text(str(fair_game(10).record), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "topsecret", "check", str(path)], capture_output=True, text=True, timeout=120
    )
    assert "seed" not in done.stdout


def test_a_note_before_a_die_is_not_taken_for_it() -> None:
    seed = bytes(range(32))
    match = ts.new("kramer", players=2, chance=Fair(seed))
    match.play(match.to_move[0], match.actions(match.to_move[0])[0])
    lines = list(Record.of(match, seed=seed).lines)
    die = next(number for number, line in enumerate(lines) if line.startswith("roll "))
    noted = [*lines[:die], 'note 0 "red" "fast"', *lines[die:-1], "end"]
    assert ts.load("\n".join(noted)).view(0)["notes"] == {"red": "fast"}
