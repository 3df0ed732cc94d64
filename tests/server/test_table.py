"""The fold: a table is what its log says, for every audience, whoever reads it and whenever."""

import random

import pytest

from topsecret.server import commands as c
from topsecret.server import entries as e
from topsecret.server.commands import Refusal
from topsecret.server.decide import Decision
from topsecret.server.streams import HANDOVER, SPECTATOR
from topsecret.server.table import Table

from .tables import VARIANTS, Desk


def pictures(table: Table) -> dict[int, tuple[list[bytes], bytes | None]]:
    return {audience: (table.streams.since(audience, 0), table.scene(audience)) for audience in table.streams.audiences}


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_a_table_folded_from_its_log_shows_every_audience_the_same_picture(game: str, options: dict) -> None:
    desk = Desk(game, **options)
    desk.begin()
    chooser = random.Random(5)
    while desk.table.status == "playing":
        desk.play_on(chooser, 25)
        again = desk.again()
        assert pictures(again) == pictures(desk.table)
        assert again.state() == desk.table.state()
        assert again.playing == desk.table.playing
        assert again.due() == desk.table.due()
    assert desk.table.result is not None


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_dice_go_on_after_a_fold_as_the_seed_says(game: str, options: dict) -> None:
    desk = Desk(game, **options)
    desk.begin()
    desk.play_on(random.Random(1), 20)
    again = desk.again()
    assert again.fair is not None
    assert desk.table.fair is not None
    assert again.fair.picks == desk.table.fair.picks > 0
    assert not again.fair.held


def test_what_one_seat_does_in_secret_moves_no_number_of_the_others() -> None:  # K9.2
    desk = Desk("kramer", players=3, dossier=True, finish=20)
    desk.begin()
    chooser = random.Random(2)
    while len(desk.table.pending()) < 2 or desk.table.playing.view(None)["phase"] != "dossier":
        desk.play_on(chooser, 1)
    writer, *others = desk.table.pending()
    audiences = (SPECTATOR, HANDOVER, *others)
    before = {a: (desk.table.streams.n(a), desk.table.scene(a)) for a in audiences}
    clock = desk.table.times.shown(desk.now)
    desk.do(writer + 1, c.Play(writer, desk.table.playing.legal(writer)[0]))
    assert writer in desk.table.pending()
    assert {a: (desk.table.streams.n(a), desk.table.scene(a)) for a in audiences} == before
    assert desk.table.times.shown(desk.now) == clock


def test_a_seed_is_shown_as_a_hash_until_the_game_is_over() -> None:
    desk = Desk("kramer", players=2)
    desk.begin()
    shown = desk.table.state()["fair"]
    assert shown["seed"] is None
    desk.play_on(random.Random(3))
    opened = desk.table.state()["fair"]
    assert opened["hash"] == shown["hash"]
    import hashlib

    assert hashlib.sha256(bytes.fromhex(opened["seed"])).hexdigest() == shown["hash"]


def test_a_row_out_of_order_is_not_folded() -> None:
    desk = Desk("kramer", players=2)
    with pytest.raises(ValueError, match="cannot follow"):
        desk.table.fold(desk.table.seq + 2, desk.now, e.Line([]))


def test_a_command_is_remembered_by_visitor_and_id() -> None:
    desk = Desk("kramer", players=2)
    desk.do(1, c.Sit(0, "Anna"), id="a")
    assert desk.table.done(1, "a")
    assert not desk.table.done(2, "a")
    assert desk.again().done(1, "a")


def test_spectators_whisper_is_not_told_to_players_before_the_end() -> None:
    desk = Desk("kramer", players=2)
    desk.begin()
    n = {a: desk.table.streams.n(a) for a in (0, 1, HANDOVER)}
    desk.do(99, c.Say("spectators", "red looks like Anna"))
    assert {a: desk.table.streams.n(a) for a in (0, 1, HANDOVER)} == n
    assert b"red looks like Anna" in desk.table.streams.since(SPECTATOR, 0)[-1]
    with pytest.raises(Refusal, match="players enter"):
        desk.do(1, c.Say("spectators", "what do you say?"))


def test_a_private_note_changes_only_the_picture_of_its_seat() -> None:  # K9.5
    desk = Desk("kramer", players=3)
    desk.begin()
    before = pictures(desk.table)
    desk.do(2, c.Note(1, "red", "CANARY-NOTE"))
    after = pictures(desk.table)
    assert {a for a in after if after[a] != before[a]} == {1}
    assert pictures(desk.again()) == after


def test_a_stale_command_is_refused_and_changes_nothing() -> None:
    desk = Desk("kramer", players=2)
    desk.begin()
    seen = desk.table.streams.n(0)
    desk.do(1, c.Play(0, desk.table.playing.legal(0)[0], at=seen))
    while 0 not in desk.table.pending():
        desk.do(2, c.Play(1, desk.table.playing.legal(1)[0]))
    before = pictures(desk.table)
    with pytest.raises(Refusal) as refused:
        desk.do(1, c.Play(0, desk.table.playing.legal(0)[0], at=seen))
    assert refused.value.code == "stale"
    assert pictures(desk.table) == before


def test_simultaneous_decisions_come_in_any_order_with_what_each_had_seen() -> None:  # R2.3
    desk = Desk("randolph", players=3)
    desk.begin()
    seats = desk.table.pending()
    assert len(seats) == 3
    seen = {seat: desk.table.streams.n(seat) for seat in seats}
    for seat in (2, 0, 1):
        desk.do(seat + 1, c.Play(seat, desk.table.playing.legal(seat)[0], at=seen[seat]))


def test_the_last_who_has_not_resigned_wins() -> None:
    desk = Desk("kramer", players=3)
    desk.begin()
    desk.do(1, c.Resign(0))
    assert desk.table.status == "playing"
    desk.do(3, c.Resign(2))
    assert desk.table.result == {"winners": [1], "totals": None, "reason": "resigned"}


def test_a_game_ends_without_a_winner_when_all_people_offer_it() -> None:
    desk = Desk("kramer", players=3)
    desk.begin(bots=1)
    desk.do(1, c.Offer(0, True))
    assert desk.table.state()["offers"] == [0]
    desk.do(2, c.Offer(1, True))
    assert desk.table.result == {"winners": [], "totals": None, "reason": "agreed"}


def test_a_seat_is_taken_over_with_its_secret_once() -> None:
    desk = Desk("kramer", players=2)
    desk.begin()
    data = desk.do(1, c.Link(0))
    assert data is not None
    assert all(data["secret"].encode() not in payload for _, _, payload in desk.log)
    desk.do(50, c.Claim(data["secret"]))
    assert desk.table.seats_of(50) == [0]
    assert desk.table.seats_of(1) == []
    with pytest.raises(Refusal, match="opens no seat"):
        desk.do(51, c.Claim(data["secret"]))


def test_time_on_the_clock_is_counted_for_whoever_is_asked() -> None:
    desk = Desk("kramer", clock=e.Clock(move=60, game=600), players=2)
    desk.begin()
    (seat,) = desk.table.pending()
    rolled = round(900 / 1.7)  # nobody's time runs while the die is still being shown
    asked = desk.now + rolled
    assert desk.table.times.deadline(seat) == asked + 60_000
    assert desk.table.times.left(seat, desk.now) == 600_000
    desk.now = asked + 20_000 - 1_000
    desk.do(seat + 1, c.Play(seat, desk.table.playing.legal(seat)[0]))
    assert desk.table.times.left(seat, desk.now) == 600_000 - 20_000


def test_who_answers_before_everything_was_shown_used_no_time() -> None:
    desk = Desk("kramer", clock=e.Clock(game=600), players=2)
    desk.begin()
    (seat,) = desk.table.pending()
    desk.now -= 900  # the next row comes 100 ms after the last one
    desk.do(seat + 1, c.Play(seat, desk.table.playing.legal(seat)[0]))
    assert desk.table.times.used[seat] == 0


def test_a_table_closed_before_the_start_tells_its_end() -> None:
    desk = Desk("kramer", players=2)
    desk.write(Decision([e.Ended("closed")]))
    assert desk.table.status == "over"
    assert desk.table.due() is None
