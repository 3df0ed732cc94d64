"""Every event has its sentence, and a sentence says only what the seat was told."""

from __future__ import annotations

import random

import pytest

import topsecret as ts
from topsecret.terminal.kramer.words import KramerTeller, card_title
from topsecret.terminal.session import drawn, prompter

SILENT = {"turn_began", "card_laid", "defender_picked", "loot_offered", "losses_due"}
"""What the table shows, or the sentence that follows."""


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("kramer", {"players": 4, "cards": True, "dossier": True, "finish": 25}),
        ("kramer", {"players": 7, "cards": True, "round_limit": 8}),
        ("randolph", {"players": 3, "board": "europe", "round_limit": 25, "target": 5}),
        ("randolph", {"players": 2, "board": "europe", "placement": "round_robin", "round_limit": 25}),
    ],
)
def test_every_event_of_a_game_has_its_own_sentence_and_every_table_is_shown(
    game: str, options: dict[str, object]
) -> None:
    asking = prompter(game)
    match = ts.new(game, seed=3, **options)
    dice = random.Random(3)
    marks: dict[int | None, int] = {}
    while not match.over:
        seat = dice.choice(match.to_move)
        match.play(seat, dice.choice(match.actions(seat)))
        for eyes in (0, None):
            events, marks[eyes] = match.news(eyes, marks.get(eyes, 0))
            view = match.view(eyes)
            teller = asking.teller(view, eyes)
            for event in events:
                assert hasattr(teller, f"_{event['type']}") or event["type"] in SILENT, event
                assert (teller.tell(event) or ".").endswith((".", "!")) or event["type"] == "scored"
            if dice.random() < 0.1 or match.over:
                for width in (78, 40):
                    rows = drawn(asking, match.game, match.view(eyes, log=False), width)
                    assert len(rows) > 8
                    assert rows[1].plain.endswith((".", "!"))
    assert asking.result(match.view(None))
    assert asking.notes(match.view(0))


def test_the_seat_itself_is_you() -> None:
    event = {"type": "rolled", "seat": 0, "face": "1-3"}
    assert KramerTeller(["Anna", "Bert"], 0).tell(event) == "You rolled 1–3."
    assert KramerTeller(["Anna", "Bert"], 1).tell(event) == "Anna rolled 1–3."


def test_a_dealt_card_is_named_to_its_owner_only() -> None:
    match = ts.new("kramer", players=2, cards=True, chance=ts.Script(["J", "S", "C1", "C2", "C3", "C4", "3"]))
    teller = prompter("kramer").teller(match.view(1), 1)
    told = " ".join(teller.story(match.events(1)))
    assert card_title("C3") in told
    assert card_title("C1") not in told
    assert "Jacques" not in told


def test_passes_in_a_row_are_one_sentence() -> None:
    events = [{"type": "passed", "seat": seat} for seat in (2, 0, 1)]
    assert KramerTeller(["Anna", "Bert", "Cleo"], 0).story(events) == ["Cleo, Anna and Bert passed."]


def test_a_record_cannot_command_the_terminal() -> None:
    from topsecret.chance import Script
    from topsecret.terminal.files import opened

    match = ts.new("kramer", players=2, chance=Script(["J", "S", "3"]), names=["\x1b[2JAnna", "Bert"])
    assert opened(str(match.record), Script()).names == (" [2JAnna", "Bert")
