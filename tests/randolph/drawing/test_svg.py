"""Pictures of boards (R1.3) and positions: well-formed, self-contained, nothing left out or added."""

import copy
import json
import re
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from topsecret.randolph import board as boards
from topsecret.randolph.board import Board
from topsecret.randolph.drawing import svg as drawing
from topsecret.randolph.drawing.chart import chart_of, overlap, size
from topsecret.randolph.drawing.corners import radius_of
from topsecret.randolph.drawing.pieces import DRESS
from topsecret.svg import INK

TIMES = "\N{MULTIPLICATION SIGN}"
SVG = "{http://www.w3.org/2000/svg}"
WORLD: dict[str, Any] = json.loads((boards.FOLDER / "world.json").read_text("utf-8"))


def player(seat: int, colour: str, *places: str) -> dict[str, Any]:
    """A player whose agents stand in `places`; "dakar yB" is an agent in Dakar that carries yellow B."""
    agents = []
    for number, place in enumerate(places, 1):
        where, _, carries = place.partition(" ")
        agents.append({"number": number, "place": where, "carries": carries or None})
    return {"seat": seat, "colour": colour, "agents": agents}


def suitcase(id: str, place: str | None = None, delivered_by: int | None = None) -> dict[str, Any]:
    colour = {"r": "red", "b": "blue", "g": "green", "y": "yellow"}[id[0]]
    return {"id": id, "colour": colour, "letter": id[1], "place": place, "delivered_by": delivered_by}


def view(*players: dict[str, Any], suitcases: tuple[dict[str, Any], ...] = ()) -> dict[str, Any]:
    return {"players": list(players), "suitcases": list(suitcases)}


def uses(svg: str, what: str) -> int:
    return svg.count(f'<use href="#ts-{what}"')


def titles(svg: str) -> list[str]:
    return [title.text or "" for title in ElementTree.fromstring(svg).iter(f"{SVG}title")]


def own(change: dict[str, Any] | None = None) -> Board:
    """The world as somebody's own board: no chart comes with it."""
    data = copy.deepcopy(WORLD) | (change or {})
    for city in data["cities"]:
        del city["lat"], city["lon"]
    return boards.parse(json.dumps(data), source="own.json", id="own")


@pytest.mark.parametrize("name", boards.known())
def test_a_picture_names_every_city(name: str) -> None:
    board = boards.load(name)
    root = ElementTree.fromstring(drawing.draw_board(board))
    texts = " ".join(text.text or "" for text in root.iter(f"{SVG}text"))
    assert [city for city in board.city_names if city not in texts] == []


def test_a_picture_has_a_title_and_a_description() -> None:
    root = ElementTree.fromstring(drawing.draw_board(boards.load("europe")))
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Board: Europe, 21 cities, for a quick game (own design)"
    assert (root.findtext(f"{SVG}desc") or "").startswith("21 cities and 36 routes")


def test_a_picture_needs_nothing_from_outside() -> None:
    svg = drawing.draw_board(boards.load("world"))
    assert set(re.findall(r'(?:href|src)="([^"]*)"', svg)) == {"#ts-land"}
    assert svg.count("http") == 1  # the name space
    assert "<style" not in svg
    assert len(svg) < 120_000


def test_ids_are_marked_as_ours_so_that_a_page_can_hold_the_picture() -> None:
    svg = drawing.draw_board(boards.load("world"))
    assert all(name.startswith("ts-") for name in re.findall(r' id="([^"]*)"', svg))


def test_every_gate_is_scored_and_every_exit_is_not() -> None:  # R1.3
    svg = drawing.draw_board(boards.load("europe"))
    # Three gates in each corner, drawn once up to the base and once across it.
    assert svg.count('stroke-dasharray="4.2 3.2"') == 4 * 3 * 2
    assert svg.count('stroke-width="3.8"') == 4 * 3


def test_every_corner_names_its_base_and_shows_whose_headquarters_it_holds() -> None:
    svg = drawing.draw_board(boards.load("world"))
    for colour, (_, _, _, emblem) in DRESS.items():
        assert f">{colour.upper()} BASE</text>" in svg
        assert f'd="{emblem}" fill="{INK}"' in svg
    assert svg.count(">HQ</text>") == 4


def test_the_four_emblems_differ_in_shape() -> None:
    assert len({emblem for _, _, _, emblem in DRESS.values()}) == 4


def test_names_are_escaped() -> None:
    cities = copy.deepcopy(WORLD["cities"])
    cities[0]["name"] = "<b>&\"'"
    svg = drawing.draw_board(own({"name": "</title><script>", "cities": cities}))
    assert "<script" not in svg
    assert "<b>" not in svg
    assert titles(svg)[0] == "Board: </title><script>"


def test_a_long_name_is_broken_near_its_middle() -> None:
    cities = copy.deepcopy(WORLD["cities"])
    cities[0]["name"] = "Santa Cruz de la Sierra"
    svg = drawing.draw_board(own({"cities": cities}))
    assert ">Santa Cruz<" in svg
    assert ">de la Sierra<" in svg


def test_land_lies_under_the_board_it_was_made_for_only() -> None:
    assert uses(drawing.draw_board(boards.load("world")), "land") > 0
    moved = copy.deepcopy(WORLD)
    moved["cities"][0]["x"] += 40
    namesake = boards.parse(json.dumps(moved), source="world.json", id="world")
    assert uses(drawing.draw_board(namesake), "land") == 0
    assert chart_of(namesake).at[0] == (192, 50)


@pytest.mark.parametrize("file", sorted(boards.FOLDER.glob("*.chart")), ids=lambda file: file.stem)
def test_a_chart_has_every_city_of_its_board_and_stays_small(file: Any) -> None:
    chart = json.loads(file.read_text("utf-8"))
    assert set(chart["cities"]) == set(boards.load(file.stem).city_ids)
    assert len(chart["land"]) + len(chart["borders"]) <= 40_000


@pytest.mark.parametrize("name", boards.known())
def test_labels_lie_on_the_sheet_and_apart(name: str) -> None:
    chart = chart_of(boards.load(name))
    boxes = []
    for cx, cy, lines in chart.labels:
        w, h = size(lines)
        boxes.append((cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2))
    assert all(x0 > 0 and y0 > 0 and x1 < 1000 and y1 < chart.height for x0, y0, x1, y1 in boxes)
    assert [pair for pair in combinations(boxes, 2) if overlap(*pair)] == []


def test_a_board_in_other_units_is_drawn_to_the_same_width() -> None:
    data = copy.deepcopy(WORLD)
    for thing in [data, *data["cities"], *data["starts"], *data["hqs"]]:
        for key in ("width", "height", "x", "y"):
            if key in thing:
                thing[key] /= 4
    small = boards.parse(json.dumps(data), source="small.json", id="small")
    assert chart_of(small).at == chart_of(own()).at
    assert 'viewBox="-10 -10 1020 580"' in drawing.draw_board(small)


def test_a_city_in_the_very_corner_is_not_covered_by_the_base() -> None:
    cities = copy.deepcopy(WORLD["cities"])
    cities[0] |= {"x": 0, "y": 0}
    chart = chart_of(own({"cities": cities}))
    (x, y), corner = chart.at[0], (0.0, 0.0)
    assert (x**2 + y**2) ** 0.5 > radius_of(chart, corner) + 14


def test_agents_are_drawn_where_they_stand_and_not_when_they_are_out() -> None:
    svg = drawing.draw(
        boards.load("world"),
        view(player(0, "red", "base", "base", "london", "out"), player(1, "green", "dakar", "dakar")),
    )
    assert (uses(svg, "agent-red"), uses(svg, "agent-green")) == (3, 2)
    assert f">RED BASE {TIMES}2</text>" in svg
    assert ">GREEN BASE</text>" in svg


def test_the_description_tells_the_position_in_words() -> None:
    svg = drawing.draw(
        boards.load("world"),
        view(player(0, "red", "base", "london rB"), suitcases=(suitcase("rB"), suitcase("rA", "dakar"))),
    )
    desc = ElementTree.fromstring(svg).findtext(f"{SVG}desc")
    assert desc == "red: agent 1 base, agent 2 london with suitcase red B; suitcase red A lies in dakar"


def test_a_guard_stands_in_the_base_of_the_corner_without_a_player() -> None:  # R2.4
    svg = drawing.draw(
        boards.load("world"),
        view(player(0, "red", "guard"), player(1, "blue", "base"), player(2, "green", "guard")),
    )
    assert f">YELLOW BASE {TIMES}2</text>" in svg
    assert ">RED BASE</text>" in svg


def test_a_guard_needs_exactly_one_empty_corner() -> None:  # R2.4
    with pytest.raises(ValueError, match="red agent 1 is a guard, but 2 corners are without a player, not one"):
        drawing.draw(boards.load("world"), view(player(0, "red", "guard"), player(1, "green", "base")))


def test_suitcases_are_drawn_lying_carried_and_delivered() -> None:  # R5.1, R7.1
    svg = drawing.draw(
        boards.load("world"),
        view(
            player(0, "red", "london bA"),
            player(1, "green", "base"),
            suitcases=(
                suitcase("bA"),
                suitcase("rA", "dakar"),
                suitcase("gC", delivered_by=0),
                suitcase("gD"),
            ),
        ),
    )
    # Green D has no place, no carrier and no deliverer: before it is hidden it is not on the board.
    assert sorted(t for t in titles(svg) if t.startswith("Suitcase")) == [
        "Suitcase blue A",
        "Suitcase green C",
        "Suitcase red A",
    ]


def test_more_than_four_delivered_suitcases_are_counted() -> None:
    delivered = tuple(suitcase(colour + letter, delivered_by=0) for colour in "rg" for letter in "ABC")
    svg = drawing.draw(boards.load("world"), view(player(0, "red", "base"), suitcases=delivered))
    assert uses(svg, "case-red") + uses(svg, "case-green") == 3
    assert ">+3</text>" in svg


def test_a_place_that_is_no_city_is_refused() -> None:
    with pytest.raises(ValueError, match="red agent 1 is in 'atlantis', which is no city of board 'world'"):
        drawing.draw(boards.load("world"), view(player(0, "red", "atlantis")))
    with pytest.raises(ValueError, match="suitcase rA is in 'base', which is no city of board 'world'"):
        drawing.draw(boards.load("world"), view(suitcases=(suitcase("rA", "base"),)))


def test_a_suitcase_that_the_view_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="red agent 1 carries 'rA', which is no suitcase of the view"):
        drawing.draw(boards.load("world"), view(player(0, "red", "london rA")))


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_any_position_gives_well_formed_svg(data: st.DataObject) -> None:
    board = boards.load(data.draw(st.sampled_from(boards.known())))
    places = st.sampled_from([*board.city_ids[:5], "base", "out"])
    players = [
        player(seat, colour, *data.draw(st.lists(places, min_size=7, max_size=7)))
        for seat, colour in enumerate(board.colours)
    ]
    spots = st.none() | st.sampled_from(board.city_ids[:5])
    cases = tuple(suitcase(c + letter, data.draw(spots)) for c in "rbgy" for letter in "ABCD")
    svg = drawing.draw(board, view(*players, suitcases=cases))
    standing = sum(agent["place"] != "out" for each in players for agent in each["agents"])
    assert sum(uses(svg, f"agent-{colour}") for colour in board.colours) == standing
    assert sum(uses(svg, f"case-{colour}") for colour in board.colours) == sum(bool(c["place"]) for c in cases)
    ElementTree.fromstring(svg)
