"""A picture follows the frames of its table."""

from __future__ import annotations

from typing import Any

from topsecret.client import HANDOVER, SPECTATOR, Picture


def frame(n: int, *items: str, audience: int = 0, **parts: Any) -> dict[str, Any]:
    return {
        "type": "table",
        "table": "k",
        "audience": audience,
        "n": n,
        "items": [{"kind": "chat", "text": text} for text in items],
        **parts,
    }


def texts(picture: Picture | None) -> list[str]:
    assert picture is not None
    return [item["text"] for item in picture.items]


def seen(*frames: dict[str, Any]) -> Picture:
    picture = Picture("k")
    for each in frames:
        after = picture.after(each)
        assert after is not None
        picture = after
    return picture


def test_items_are_kept_in_order() -> None:
    picture = seen(frame(2, "a", "b"), frame(3, "c"))
    assert texts(picture) == ["a", "b", "c"]
    assert picture.n == 3


def test_items_told_twice_are_kept_once() -> None:
    assert texts(seen(frame(2, "a", "b"), frame(3, "b", "c"))) == ["a", "b", "c"]


def test_a_gap_is_noticed() -> None:
    assert seen(frame(1, "a")).after(frame(3, "c")) is None


def test_a_stream_that_became_shorter_is_noticed() -> None:
    assert seen(frame(2, "a", "b")).after(frame(1)) is None


def test_what_a_frame_leaves_out_stays() -> None:
    state = {"status": "playing"}
    picture = seen(frame(0, state=state, view={"to_move": [0]}, actions=[4], undo=True), frame(1, "a"))
    assert (picture.state, picture.to_move, picture.actions, picture.undo) == (state, (0,), (4,), True)


def test_nothing_of_one_seat_is_left_when_another_is_shown() -> None:
    picture = seen(
        frame(1, "a", view={"to_move": [0]}, actions=[4], undo=True),
        frame(1, "x", audience=1),
        frame(2, "y", audience=1),
    )
    assert (picture.view, picture.actions, picture.undo) == (None, (), False)
    assert texts(picture) == ["x", "y"]


def test_each_audience_goes_on_where_it_was() -> None:
    picture = seen(frame(1, "a"), frame(1, "x", audience=1), frame(2, "b"))
    assert texts(picture) == ["a", "b"]
    assert [picture.known(audience) for audience in (0, 1, SPECTATOR)] == [2, 1, 0]


def test_an_earlier_picture_does_not_change() -> None:
    before = seen(frame(1, "a"))
    before.after(frame(2, "b"))
    assert texts(before) == ["a"]


def test_forgotten_items_can_be_told_anew() -> None:
    picture = seen(frame(2, "a", "b")).without(0)
    assert texts(picture.after(frame(3, "a", "b", "c"))) == ["a", "b", "c"]


def test_presence_changes_nothing_else() -> None:
    picture = seen(frame(1, "a"), {"type": "presence", "table": "k", "seats": [True, False], "spectators": 2})
    assert (picture.present, picture.spectators, texts(picture)) == ((True, False), 2, ["a"])


def test_a_device_with_several_seats_shows_none_unless_it_says_which() -> None:
    audiences = [seen(frame(0, state={"you": {"seats": seats}})).own_audience for seats in ([], [2], [0, 2])]
    assert audiences == [SPECTATOR, 2, HANDOVER]
