"""The fold: a table is what its log says, for every audience, whoever reads it and whenever."""

import random

import pytest

from topsecret.server import commands as c
from topsecret.server import entries as e
from topsecret.server.commands import Refusal
from topsecret.server.decide import Decision
from topsecret.server.streams import HANDOVER, SPECTATOR
from topsecret.server.table import Table

from .tables import VARIANTS, Ledger


def pictures(table: Table) -> dict[int, tuple[list[bytes], bytes | None]]:
    return {audience: (table.streams.since(audience, 0), table.scene(audience)) for audience in table.streams.audiences}


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_a_table_folded_from_its_log_shows_every_audience_the_same_picture(game: str, options: dict) -> None:
    ledger = Ledger(game, **options)
    ledger.begin()
    chooser = random.Random(5)
    while ledger.table.status == "playing":
        ledger.play_on(chooser, 25)
        again = ledger.again()
        assert pictures(again) == pictures(ledger.table)
        assert again.state() == ledger.table.state()
        assert again.playing == ledger.table.playing
        assert again.due() == ledger.table.due()
    assert ledger.table.result is not None


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_dice_go_on_after_a_fold_as_the_seed_says(game: str, options: dict) -> None:
    ledger = Ledger(game, **options)
    ledger.begin()
    ledger.play_on(random.Random(1), 20)
    again = ledger.again()
    assert again.fair is not None
    assert ledger.table.fair is not None
    assert again.fair.picks == ledger.table.fair.picks > 0
    assert not again.fair.held


def test_what_one_seat_does_in_secret_moves_no_number_of_the_others() -> None:  # K9.2
    ledger = Ledger("kramer", players=3, dossier=True, finish=20)
    ledger.begin()
    chooser = random.Random(2)
    while len(ledger.table.pending()) < 2 or ledger.table.playing.view(None)["phase"] != "dossier":
        ledger.play_on(chooser, 1)
    writer, *others = ledger.table.pending()
    audiences = (SPECTATOR, HANDOVER, *others)
    before = {a: (ledger.table.streams.n(a), ledger.table.scene(a)) for a in audiences}
    clock = ledger.table.times.shown(ledger.now)
    ledger.do(writer + 1, c.Play(writer, ledger.table.playing.legal(writer)[0]))
    assert writer in ledger.table.pending()
    assert {a: (ledger.table.streams.n(a), ledger.table.scene(a)) for a in audiences} == before
    assert ledger.table.times.shown(ledger.now) == clock


def test_a_seed_is_shown_as_a_hash_until_the_game_is_over() -> None:
    ledger = Ledger("kramer", players=2)
    ledger.begin()
    shown = ledger.table.state()["fair"]
    assert shown["seed"] is None
    ledger.play_on(random.Random(3))
    opened = ledger.table.state()["fair"]
    assert opened["hash"] == shown["hash"]
    import hashlib

    assert hashlib.sha256(bytes.fromhex(opened["seed"])).hexdigest() == shown["hash"]


def test_a_row_out_of_order_is_not_folded() -> None:
    ledger = Ledger("kramer", players=2)
    with pytest.raises(ValueError, match="cannot follow"):
        ledger.table.fold(ledger.table.seq + 2, ledger.now, e.Line([]))


def test_a_command_is_remembered_by_visitor_and_id() -> None:
    ledger = Ledger("kramer", players=2)
    ledger.do(1, c.Sit(0, "Anna"), id="a")
    assert ledger.table.done(1, "a")
    assert not ledger.table.done(2, "a")
    assert ledger.again().done(1, "a")


def test_spectators_whisper_is_not_told_to_players_before_the_end() -> None:
    ledger = Ledger("kramer", players=2)
    ledger.begin()
    n = {a: ledger.table.streams.n(a) for a in (0, 1, HANDOVER)}
    ledger.do(99, c.Say("spectators", "red looks like Anna"))
    assert {a: ledger.table.streams.n(a) for a in (0, 1, HANDOVER)} == n
    assert b"red looks like Anna" in ledger.table.streams.since(SPECTATOR, 0)[-1]
    with pytest.raises(Refusal, match="players enter"):
        ledger.do(1, c.Say("spectators", "what do you say?"))


def test_a_private_note_changes_only_the_picture_of_its_seat() -> None:  # K9.5
    ledger = Ledger("kramer", players=3)
    ledger.begin()
    before = pictures(ledger.table)
    ledger.do(2, c.Note(1, "red", "CANARY-NOTE"))
    after = pictures(ledger.table)
    assert {a for a in after if after[a] != before[a]} == {1}
    assert pictures(ledger.again()) == after


def test_a_stale_command_is_refused_and_changes_nothing() -> None:
    ledger = Ledger("kramer", players=2)
    ledger.begin()
    seen = ledger.table.streams.n(0)
    ledger.do(1, c.Play(0, ledger.table.playing.legal(0)[0], at=seen))
    while 0 not in ledger.table.pending():
        ledger.do(2, c.Play(1, ledger.table.playing.legal(1)[0]))
    before = pictures(ledger.table)
    with pytest.raises(Refusal) as refused:
        ledger.do(1, c.Play(0, ledger.table.playing.legal(0)[0], at=seen))
    assert refused.value.code == "stale"
    assert pictures(ledger.table) == before


def test_simultaneous_decisions_come_in_any_order_with_what_each_had_seen() -> None:  # R2.3
    ledger = Ledger("randolph", players=3)
    ledger.begin()
    seats = ledger.table.pending()
    assert len(seats) == 3
    seen = {seat: ledger.table.streams.n(seat) for seat in seats}
    for seat in (2, 0, 1):
        ledger.do(seat + 1, c.Play(seat, ledger.table.playing.legal(seat)[0], at=seen[seat]))


def test_the_last_who_has_not_resigned_wins() -> None:
    ledger = Ledger("kramer", players=3)
    ledger.begin()
    ledger.do(1, c.Resign(0))
    assert ledger.table.status == "playing"
    ledger.do(3, c.Resign(2))
    assert ledger.table.result == {"winners": [1], "totals": None, "reason": "resigned"}


def test_a_game_ends_without_a_winner_when_all_people_offer_it() -> None:
    ledger = Ledger("kramer", players=3)
    ledger.begin(bots=1)
    ledger.do(1, c.Offer(0, True))
    assert ledger.table.state()["offers"] == [0]
    ledger.do(2, c.Offer(1, True))
    assert ledger.table.result == {"winners": [], "totals": None, "reason": "agreed"}


def test_a_seat_is_taken_over_with_its_secret_once() -> None:
    ledger = Ledger("kramer", players=2)
    ledger.begin()
    data = ledger.do(1, c.Link(0))
    assert data is not None
    assert all(data["secret"].encode() not in payload for _, _, payload in ledger.log)
    ledger.do(50, c.Claim(data["secret"]))
    assert ledger.table.seats_of(50) == [0]
    assert ledger.table.seats_of(1) == []
    with pytest.raises(Refusal, match="opens no seat"):
        ledger.do(51, c.Claim(data["secret"]))


def test_time_on_the_clock_is_counted_for_whoever_is_asked() -> None:
    ledger = Ledger("kramer", clock=e.Clock(move=60, game=600), players=2)
    ledger.begin()
    (seat,) = ledger.table.pending()
    rolled = round(900 / 1.7)  # nobody's time runs while the die is still being shown
    asked = ledger.now + rolled
    assert ledger.table.times.deadline(seat) == asked + 60_000
    assert ledger.table.times.left(seat, ledger.now) == 600_000
    ledger.now = asked + 20_000 - 1_000
    ledger.do(seat + 1, c.Play(seat, ledger.table.playing.legal(seat)[0]))
    assert ledger.table.times.left(seat, ledger.now) == 600_000 - 20_000


def test_who_answers_before_everything_was_shown_used_no_time() -> None:
    ledger = Ledger("kramer", clock=e.Clock(game=600), players=2)
    ledger.begin()
    (seat,) = ledger.table.pending()
    ledger.now -= 900  # the next row comes 100 ms after the last one
    ledger.do(seat + 1, c.Play(seat, ledger.table.playing.legal(seat)[0]))
    assert ledger.table.times.used[seat] == 0


def test_a_table_closed_before_the_start_tells_its_end() -> None:
    ledger = Ledger("kramer", players=2)
    ledger.write(Decision([e.Ended("closed")]))
    assert ledger.table.status == "over"
    assert ledger.table.due() is None
