"""Pictures of Kramer's town and of the cards: well-formed, self-contained, nothing left out or added."""

import re
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topsecret as ts
from topsecret.kramer.drawing import svg as drawing
from topsecret.kramer.drawing.track import fields, spots_on
from topsecret.kramer.state import BUILDING_NAMES, CARD_IDS, COLOURS

SVG = "{http://www.w3.org/2000/svg}"


def view(seat: int | None = None, **options: Any) -> dict[str, Any]:
    """What is seen when grey has moved from the church to 2 and yellow to 4; seat 0 is red."""
    m = ts.new("kramer", players=4, chance=["J", "M", "D", "L", "6"], **options)
    m.play(0, "S2 P4")
    return m.view(seat)


def put(seen: dict[str, Any], **agents: tuple[str, int]) -> dict[str, Any]:
    for colour, (building, score) in agents.items():
        seen["agents"][colour] |= {"building": building, "score": score}
    return seen


def titles(svg: str) -> list[str]:
    return [title.text or "" for title in ElementTree.fromstring(svg).iter(f"{SVG}title")]


def texts(svg: str) -> list[str]:
    """Everything written on the sheet; the drawings of the pieces themselves are left out."""
    root = ElementTree.fromstring(svg)
    for defs in root.findall(f"{SVG}defs"):
        root.remove(defs)
    return [text.text or "" for text in root.iter(f"{SVG}text")]


def test_a_picture_has_a_title_and_a_description() -> None:
    root = ElementTree.fromstring(drawing.draw(view()))
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Top Secret: round 1"
    told = root.findtext(f"{SVG}desc") or ""
    assert told.startswith("Safe in 7; grey S in 2, total 0; yellow P in 4, total 0; orange B in church, total 0")


def test_a_picture_needs_nothing_from_outside() -> None:
    svg = drawing.draw(view())
    links = set(re.findall(r'href="([^"]*)"', svg))
    assert all(link.startswith("#ts-") for link in links)
    assert {link[1:] for link in links} <= set(re.findall(r'id="([^"]*)"', svg))
    assert svg.count("http") == 1  # the name space
    assert "<style" not in svg
    assert "var(" not in svg
    assert len(svg) < 120_000


def test_a_picture_holds_only_the_drawings_it_uses() -> None:
    svg = drawing.draw(view())
    for name in re.findall(r'<symbol id="([^"]*)"', svg):
        assert f'href="#{name}"' in svg


def test_every_building_shows_its_value() -> None:  # K1.2
    words = texts(drawing.draw(view()))
    assert [word for word in [*map(str, range(11)), "−3"] if word not in words] == []


def test_every_agent_in_play_has_a_pawn_and_a_marker_with_its_letter() -> None:  # K1.1, K2.1
    svg = drawing.draw(ts.new("kramer", players=2, seed=1).view(None))
    assert svg.count('href="#ts-pawn"') == svg.count('href="#ts-marker"') == 5
    words = texts(svg)
    assert [words.count(letter) for letter in "SPBJMDL"] == [2, 2, 2, 2, 2, 0, 0]


def test_the_own_agent_is_marked_for_its_seat_alone() -> None:
    assert "red J, your agent" in titles(drawing.draw(view(0)))
    assert not any("your agent" in title for title in titles(drawing.draw(view(None))))


@pytest.mark.parametrize("seat", range(4))
def test_a_picture_tells_a_seat_nothing_it_does_not_know(seat: int) -> None:
    match = ts.new("kramer", players=4, cards=True, seed=5)
    other = match.resampled(seat, seed=8)
    assert drawing.draw(match.view(seat)) == drawing.draw(other.view(seat))


@pytest.mark.parametrize("finish", range(20, 61))
def test_the_track_has_a_field_for_every_point_before_finish_and_leaves_no_gap(finish: int) -> None:  # K1.3, K6.4
    boxes = fields(finish)
    assert len(boxes) == finish
    assert sum(box.w * box.h for box in boxes) == pytest.approx(1000**2 - 868**2)
    for a, b in zip(boxes, boxes[1:] + boxes[:1], strict=True):
        assert max(a.x, b.x) - min(a.x + a.w, b.x + b.w) < 1e-6
        assert max(a.y, b.y) - min(a.y + a.h, b.y + b.h) < 1e-6


@pytest.mark.parametrize("finish", [20, 42, 60])
@pytest.mark.parametrize("count", range(1, 8))
def test_markers_stay_on_their_field(finish: int, count: int) -> None:
    for box in fields(finish):
        for x, y, size in spots_on(box, count):
            assert box.x <= x - size / 2 < x + size / 2 <= box.x + box.w
            assert box.y <= y - size / 2 < y + size / 2 <= box.y + box.h


def test_a_marker_past_finish_goes_on_round_the_track_with_its_exact_total() -> None:  # K1.3
    svg = drawing.draw(put(view(), red=("10", 45), blue=("3", 41)))
    assert "red J: 45" in titles(svg)
    assert texts(svg).count("45") == 1
    assert texts(svg).count("41") == 1  # the number of the field alone


def test_the_die_shows_what_was_rolled() -> None:  # K1.4, K10
    for face in ("1-3", "2", "3", "4", "5", "6"):
        m = ts.new("kramer", players=4, chance=["J", "M", "D", "L", face])
        assert f'href="#ts-die-{face}"' in drawing.draw(m.view(None))
    m = ts.new("kramer", players=4, die="plain", chance=["J", "M", "D", "L", "1"])
    assert 'href="#ts-die-1"' in drawing.draw(m.view(None))
    assert "ts-die" not in drawing.draw(view())


def test_pile_and_discards_are_counted_when_cards_are_played() -> None:  # K7.1
    words = texts(drawing.draw(ts.new("kramer", players=4, cards=True, seed=5).view(None)))
    assert "Pile 18" in words
    assert "Discards 0" in words
    assert not any(word.startswith("Pile") for word in texts(drawing.draw(view())))


def test_a_move_can_be_shown_with_ghosts() -> None:
    svg = drawing.draw(view(), came_from={"grey": "church", "yellow": "church"})
    assert svg.count('href="#ts-pawn-ghost"') == 2
    assert "grey S came from here" in titles(svg)
    assert drawing.draw(view(), came_from={"red": "church"}) == drawing.draw(view())  # it has not moved


@given(st.lists(st.sampled_from(BUILDING_NAMES), min_size=7, max_size=7), st.sampled_from(BUILDING_NAMES))
@settings(max_examples=25, deadline=None)
def test_any_position_can_be_drawn(buildings: list[str], safe: str) -> None:
    seen = view() | {"safe": safe}
    put(
        seen, **{colour: (building, 7 * k) for k, (colour, building) in enumerate(zip(COLOURS, buildings, strict=True))}
    )
    svg = drawing.draw(seen, came_from={"red": safe})
    assert svg.count('href="#ts-pawn"') == 7
    ElementTree.fromstring(svg)


def test_faults_of_a_view_are_told() -> None:
    with pytest.raises(ValueError, match="red is in 'mill', which is no building; known are church, 1, 2"):
        drawing.draw(put(view(), red=("mill", 0)))
    with pytest.raises(ValueError, match="the safe is in '12'"):
        drawing.draw(view() | {"safe": "12"})
    with pytest.raises(ValueError, match="came_from: 'pink' is not in play"):
        drawing.draw(view(), came_from={"pink": "church"})
    with pytest.raises(ValueError, match="unknown card 'C16': known are C1, C2"):
        drawing.draw_card("C16")


def test_every_card_has_a_face() -> None:  # K8
    svg = drawing.draw_cards()
    assert [title.split()[0] for title in titles(svg)[1:]] == list(CARD_IDS)
    for card in CARD_IDS:
        face = drawing.draw_card(card)
        assert face.count("<title>") == 2
        assert f'href="#ts-pic-{card.lower()}"' in face
        assert len(face) < 20_000
