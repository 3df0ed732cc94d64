"""The first hour with the API: what is public, numbers of other libraries, and errors that say what would be right."""

from __future__ import annotations

import importlib
import importlib.util
import json
import pydoc
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import topsecret as ts

# What there is


def test_what_is_listed_is_what_is_public() -> None:
    assert dir(ts) == sorted(ts.__all__)
    assert [name for name in ts.__all__ if getattr(ts, name).__module__.partition(".")[0] != "topsecret"] == []
    with pytest.raises(AttributeError, match="module 'topsecret' has no attribute 'Macth'"):
        ts.Macth  # noqa: B018  # looked up on purpose


def test_every_error_of_ours_that_can_come_is_public() -> None:
    errors = {
        name for name in ts.__all__ if isinstance(getattr(ts, name), type) and issubclass(getattr(ts, name), ValueError)
    }
    documented = re.findall(r"\| `ts\.(\w+)` \|", (Path(__file__).parent.parent / "docs/api.md").read_text("utf-8"))
    assert sorted(documented) == sorted(errors - {"NotationError"})


def test_no_public_name_hides_a_module() -> None:
    assert [name for name in ts.__all__ if importlib.util.find_spec(f"topsecret.{name}")] == []


def test_a_batch_is_the_kernels() -> None:
    assert ts.Batch is importlib.import_module("topsecret.kernel.batch").Batch


@pytest.mark.parametrize("game", ts.games())
def test_help_names_every_option(game: str) -> None:
    told = pydoc.plain(pydoc.render_doc(ts.new)).partition(f"{game}:")[2]
    for option in ts.game(game).options.options:
        assert re.search(rf"\n\s+{option.name}=\S+ +{re.escape(option.meaning.rstrip(chr(46))[:30])}", told), (
            option.name
        )


@pytest.mark.parametrize("game", ts.games())
def test_a_notebook_draws_what_a_spectator_sees(game: str) -> None:
    match = ts.new(game, players=3, seed=1)
    if game == "randolph":
        match.play(0, ["contents 1 3 5 bomb", "A london"])
    assert match._repr_svg_() == match.game.svg(match.view(None)) != match.game.svg(match.view(0))
    assert match._repr_svg_().startswith("<svg")


# Numbers of NumPy


def test_seats_and_actions_may_be_numpys() -> None:
    rng = np.random.default_rng(3)
    match, plain = (ts.new("kramer", players=np.int64(3), cards=np.bool_(True), seed=np.uint32(4)) for _ in range(2))
    for _ in range(30):
        seat = rng.choice(match.to_move)
        action = rng.choice(match.legal(seat))
        match.play(seat, action)
        plain.play(int(seat), int(action))
    assert match == plain
    seat = np.int8(match.to_move[0])
    match.play(seat, rng.choice(np.array(match.actions(seat))))
    match.note(seat, "red", "x")
    assert json.loads(json.dumps(match.view(seat)))["seat"] == int(seat)
    assert match.events(np.int64(1)) == match.events(1)
    assert match.resampled(np.int64(1), np.int64(5)) == match.resampled(1, 5)
    assert ts.load(match.record) == match


def test_several_numbers_may_come_as_an_array() -> None:
    one, two = (ts.new("randolph", players=2, seed=1) for _ in range(2))
    moves = ["contents 1 3 5 bomb", "A london"]
    one.play(0, np.array([one.game.parse_action(move) for move in moves]))
    two.play(0, moves)
    assert one == two


@pytest.mark.parametrize("move", [np.float64(3), np.bool_(True), np.array([1.5])])
def test_what_is_no_whole_number_is_no_action(move: Any) -> None:
    with pytest.raises(ts.IllegalAction, match="an action is a notation, a number, an Action or its data, not"):
        ts.new("kramer", seed=1).play(0, move)


# Errors

Wrong = Callable[[ts.Match], Any]
KRAMER = ts.game("kramer")
WRONG: list[tuple[type[ValueError], str, Wrong]] = [
    (ts.IllegalAction, "no action was given; seat 0 can play 'S3', for example", lambda m: m.play(0, [])),
    (ts.IllegalAction, "no action was given; seat 0 can play 'S3', for example", lambda m: m.what_if(0, [])),
    (ts.IllegalAction, "an action is a notation, .* not None; seat 0 can play 'S3'", lambda m: m.play(0, None)),  # type: ignore[arg-type]
    (ts.IllegalAction, "an action is a notation, .* not b'S3'; seat 0 can", lambda m: m.play(0, b"S3")),  # type: ignore[arg-type]
    (ts.IllegalAction, "cannot read the action 'S33'; seat 0 can play 'S3', for", lambda m: m.play(0, "S33")),
    (ts.IllegalAction, "action 1 of 2: cannot read the action 'hm'; seat 0 can", lambda m: m.play(0, "hm; S3")),
    (ts.SeatError, "there is no seat 9: the seats are 0 to 3, and None is a spectator", lambda m: m.view(9)),
    (ts.SeatError, "there is no seat '0': the seats are 0 to 3, and", lambda m: m.events("0")),  # type: ignore[arg-type]
    (ts.SeatError, "there is no seat 4: the seats are 0 to 3$", lambda m: m.play(4, "S3")),
    (ts.SeatError, "there is no seat 4: the seats are 0 to 3$", lambda m: m.what_if(4, "S3")),
    (ts.SeatError, "there is no seat 4: the seats are 0 to 3$", lambda m: m.undo(4)),
    (ts.SeatError, "there is no seat 4: the seats are 0 to 3$", lambda m: m.can_undo(4)),
    (ts.SeatError, "there is no seat 4: the seats are 0 to 3$", lambda m: m.observation(4)),
    (ts.SeatError, "there is no seat True: the seats are 0 to 3$", lambda m: m.legal(True)),
    (ts.SeatError, "there is no seat 4: the seats are 0 to 3, and None is", lambda m: m.resampled(4, 1)),
    (ts.NoteError, "a note is a text about a subject, also a text, not 5 about 'red'", lambda m: m.note(0, "red", 5)),  # type: ignore[arg-type]
    (ts.OptionError, "a seed is a whole number from 0 to .*, not 1.5", lambda m: ts.new("kramer", seed=1.5)),  # type: ignore[arg-type]
    (ts.OptionError, "a seed is a whole number from 0 to .*, not True", lambda m: ts.new("kramer", seed=True)),
    (ts.OptionError, "a seed is a whole number from 0 to .*, not 'x'", lambda m: m.copy("x")),  # type: ignore[arg-type]
    (ts.OptionError, "a seed is a whole number from 0 to .*, not -1", lambda m: m.resampled(0, -1)),
    (ts.OptionError, "names are a list of 4 texts, one a seat, not 'Anna'", lambda m: ts.new("kramer", names="Anna")),
    (ts.OptionError, "chance is a list of outcomes, .*, not '631'", lambda m: ts.new("kramer", chance="631")),
    (ts.OptionError, "chance is a list of outcomes, .*, not 6", lambda m: ts.new("kramer", chance=6)),  # type: ignore[arg-type]
    (ts.OptionError, "option players: .*2.5.* a whole number from 2", lambda m: ts.new("kramer", players=np.float32(2.5))),
    (ts.OptionError, "unknown game 5: known are kramer, randolph", lambda m: ts.game(5)),  # type: ignore[arg-type]
    (ts.PositionError, "a position is one line of text, .*, not 5", lambda m: ts.new("kramer", position=5)),  # type: ignore[arg-type]
    (ts.PositionError, "written under rules version 7 of kramer; .* knows version 1", lambda m: ts.new("kramer", position="kramer/7 players=2 |")),
    (ts.RecordError, "line 1: a record is text, as a file holds it, not bytes", lambda m: ts.load(b"")),  # type: ignore[arg-type]
    (ts.BatchError, r"made of a game, as topsecret.game\('kramer'\) gives it, not of 'kramer'", lambda m: ts.Batch("kramer", 4)),  # type: ignore[arg-type]
    (ts.BatchError, "games must be a whole number, 1 or more, not 2.5", lambda m: ts.Batch(KRAMER, 2.5)),  # type: ignore[arg-type]
    (ts.BatchError, "games must be a whole number, 1 or more, not True", lambda m: ts.Batch(KRAMER, True)),
    (ts.BatchError, "seed must be a whole number, 0 or more, not 1.5", lambda m: ts.Batch(KRAMER, 2, seed=1.5)),  # type: ignore[arg-type]
    (ts.BatchError, "threads must be a whole number, 1 or more, not 0", lambda m: ts.Batch(KRAMER, 2, threads=0)),
    (ts.BatchError, "2 actions are needed, one a game", lambda m: ts.Batch(KRAMER, 2, build="plain").step([1, [2]])),  # type: ignore[list-item]
    (ts.BatchError, "seed must be a whole number, 0 or more, not 'x'", lambda m: ts.Batch(KRAMER, 2, build="plain").restart("x")),  # type: ignore[arg-type]
]  # fmt: skip


@pytest.mark.parametrize(("error", "words", "wrong"), WRONG)
def test_what_is_wrong_is_said_with_what_would_be_right(error: type[ValueError], words: str, wrong: Wrong) -> None:
    match = ts.new("kramer", seed=7)
    before = str(match.record), match.view(0), match.events(0)
    with pytest.raises(error, match=words):
        wrong(match)
    assert (str(match.record), match.view(0), match.events(0)) == before


@pytest.mark.parametrize(
    ("game", "seat", "move"),
    [
        ("kramer", 0, "L6"),
        ("kramer", 1, "S3"),
        ("kramer", 0, ["S3", "S3"]),
        ("kramer", 0, 5000),
        ("randolph", 0, "1-london"),
        ("randolph", 2, ["contents 1 3 5 bomb", "A atlantis"]),
    ],
)
def test_an_error_carries_what_leads_to_it_again(game: str, seat: int, move: Any) -> None:
    match = ts.new(game, players=3, seed=7)
    with pytest.raises(ts.IllegalAction) as caught:
        match.play(seat, move)
    found = caught.value
    assert (found.seat, found.move, found.position) == (seat, move, match.position)
    assert found.position is not None
    match.play(0, match.actions(0)[0])  # the error keeps the table as it was
    with pytest.raises(ts.IllegalAction) as again:
        ts.new(game, position=found.position).play(seat, move)
    assert str(again.value) == str(found)


def test_an_error_does_not_say_the_position_it_carries() -> None:
    match = ts.new("kramer", players=3, seed=7)
    with pytest.raises(ts.IllegalAction) as caught:
        match.play(0, "L6")
    assert "owner" in (caught.value.position or "")
    assert "owner" not in f"{caught.value!s} {caught.value!r} {caught.value.args}"


def test_a_refused_outcome_and_a_refused_undo_carry_the_table_too() -> None:
    match = ts.new("kramer", players=3, seed=7)
    for wrong, seat, move in ((lambda: match.happen("6"), None, "6"), (lambda: match.undo(1), 1, [])):
        with pytest.raises(ts.IllegalAction) as caught:
            wrong()
        assert (caught.value.seat, caught.value.move, caught.value.position) == (seat, move, match.position)


def test_a_real_die_may_be_told_as_a_number() -> None:
    match = ts.new("kramer", players=2, chance=["S", "P"])
    match.happen(6)  # type: ignore[arg-type]  # as people type it
    assert match.view(None)["roll"] == "6"
