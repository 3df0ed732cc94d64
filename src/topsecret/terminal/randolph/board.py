"""Randolph's table drawn from a view: the map with its routes, agents and suitcases, and the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rich.text import Text

from ...randolph.board import CORNERS, Board
from ..canvas import Canvas
from ..language import listed, styled, t
from ..screen import Part, beside, fit, line, wrapped
from ..teller import Teller
from .cities import short_names
from .words import Places, board_name, board_of, city_names, content, ended, suitcase

SHAPES = {"red": "▲", "blue": "●", "green": "■", "yellow": "◆"}
STYLES = {"red": "bold red", "blue": "bold dodger_blue1", "green": "bold green3", "yellow": "bold bright_yellow"}
FILLS = {
    "red": "bold white on red3",
    "blue": "bold white on blue3",
    "green": "bold white on green4",
    "yellow": "bold black on bright_yellow",
}
LIT = "bold black on bright_cyan"
Spot = tuple[int, int]


@dataclass(frozen=True)
class Chart:
    """A board on a grid of characters: where each city stands, what it is called there, and the routes as dots."""

    at: tuple[Spot, ...]
    labels: tuple[str, ...]
    routes: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=32)
def chart(board: Board, names: tuple[str, ...], width: int, height: int, full: bool) -> Chart:
    """Cities at their places, moved aside where labels would overlap; routes as Braille dots between them."""
    labels = [_clipped(name) for name in names] if full else list(short_names(names))
    lines = 2 if full else 1
    taken: set[Spot] = {(x, y) for x in range(-2, 9) for y in range(2)}
    taken |= {(width - 1 - x, y) for x in range(9) for y in range(2)}
    taken |= {(x, height - 1 - y) for x, y in list(taken)}
    at: dict[int, Spot] = {}
    for city in sorted(range(len(labels)), key=lambda c: (board.xy[c][1], board.xy[c][0])):
        size = max(len(labels[city]) + 1, 6 if full else 7)
        x0 = round(board.xy[city][0] / board.width * (width - 1)) - (size // 2 if full else 1)
        y0 = round(board.xy[city][1] / board.height * (height - lines))
        spots = sorted(
            ((x0 + dx, y0 + dy) for dy in (0, 1, -1, 2, -2) for dx in range(-12, 13)),
            key=lambda spot: abs(spot[0] - x0) + 4 * abs(spot[1] - y0),
        )
        for x, y in spots:
            cells = {(x + k, y + row) for k in range(-1, size) for row in range(lines)}
            inside = x >= 0 and x + size <= width and y >= 0 and y + lines <= height
            if inside and not cells & taken:
                break
        else:
            x, y = min(max(0, x0), width - size), min(max(0, y0), height - lines)
            cells = {(x + k, y + row) for k in range(size) for row in range(lines)}
        taken |= cells
        at[city] = (x, y)
    places = tuple(at[city] for city in range(len(labels)))
    middle = [(x + len(labels[c]) // 2, y) for c, (x, y) in enumerate(places)]
    dots = [[0] * width for _ in range(height)]
    for a, b in board.routes:
        _draw_route(dots, middle[a], middle[b])
    for colour, corner in enumerate(board.corners):
        home = _corner_spot(corner, width, height, 1)
        for city in (*board.exits[colour],):
            _draw_route(dots, home, middle[city], sparse=True)
    return Chart(places, tuple(labels), tuple(map(tuple, dots)))


def _clipped(name: str) -> str:
    return name if len(name) <= 11 else name[:10] + "."


def _corner_spot(corner: str, width: int, height: int, row: int) -> Spot:
    """A place in a corner, so many rows from the edge."""
    return (0 if "W" in corner else width - 8) + 3, row if "N" in corner else height - 1 - row


BRAILLE = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


def _draw_route(dots: list[list[int]], a: Spot, b: Spot, sparse: bool = False) -> None:
    """A thin line in a grid of two by four dots a character."""
    x0, y0, x1, y1 = a[0] * 2 + 1, a[1] * 4 + 2, b[0] * 2 + 1, b[1] * 4 + 2
    length = max(abs(x1 - x0), abs(y1 - y0), 1)
    for k in range(0, length + 1, 3 if sparse else 1):
        x, y = round(x0 + (x1 - x0) * k / length), round(y0 + (y1 - y0) * k / length)
        if 0 <= y < len(dots) * 4 and 0 <= x < len(dots[0]) * 2:
            dots[y // 4][x // 2] |= BRAILLE[y % 4][x % 2]


def suitcase_text(case: Mapping[str, Any]) -> tuple[str, str]:
    """A suitcase as colour initial and letter."""
    return f"{case['colour'][0]}{case['letter']}", FILLS[case["colour"]]


def draw_map(view: Mapping[str, Any], width: int, height: int, full: bool, lit: Sequence[str] = ()) -> list[Text]:
    """The map with everything on it; the cities of `lit` stand out."""
    board = board_of(view)
    plan = chart(board, city_names(board), width, height, full)
    canvas = Canvas(width, height)
    for y, row in enumerate(plan.routes):
        for x, dots in enumerate(row):
            if dots:
                canvas.put(x, y, chr(0x2800 + dots), "grey50")
    cases = {case["id"]: case for case in view["suitcases"]}
    for city, (x, y) in enumerate(plan.at):
        id, label = board.city_ids[city], plan.labels[city]
        here = _contents(view, id, cases)
        wanted = id in lit
        canvas.put(x, y, label, LIT if wanted else "bold" if here else "")
        column, below = (x, y + 1) if full else (x + len(label), y)
        for text, style in here:
            canvas.put(column, below, text, style)
            column += len(text)
    _draw_corners(canvas, view, board, width, height)
    return canvas.lines()


def _contents(view: Mapping[str, Any], place: str, cases: Mapping[str, Mapping[str, Any]]) -> list[tuple[str, str]]:
    """The pieces in a city: agents by colour with what they carry, then suitcases that lie there."""
    parts: list[tuple[str, str]] = []
    for player in view["players"]:
        here = [agent for agent in player["agents"] if agent["place"] == place]
        empty = [agent for agent in here if not agent["carries"]]
        shape, style = SHAPES[player["colour"]], STYLES[player["colour"]]
        if empty:
            parts.append((shape + (str(len(empty)) if len(empty) > 1 else ""), style))
        for agent in here:
            if agent["carries"]:
                parts.append((shape, style))
                parts.append(suitcase_text(cases[agent["carries"]]))
    for case in cases.values():
        if case["place"] == place and case.get("carrier") is None:
            text, style = suitcase_text(case)
            parts.append((text, style))
    return parts


def _draw_corners(canvas: Canvas, view: Mapping[str, Any], board: Board, width: int, height: int) -> None:
    """The start bases, and behind each the headquarters of the colour opposite."""
    waiting: dict[str, list[tuple[str, int]]] = {}
    seated = [player["colour"] for player in view["players"]]
    empty = [colour for colour in board.colours if colour not in seated]
    for player in view["players"]:
        for place, corner_colour in (("base", player["colour"]), ("guard", empty[0] if len(empty) == 1 else None)):
            count = sum(agent["place"] == place for agent in player["agents"])
            if count and corner_colour:
                waiting.setdefault(corner_colour, []).append((player["colour"], count))
    for index, colour in enumerate(board.colours):
        corner = board.corners[index]
        left, top = "W" in corner, "N" in corner
        opposite = board.colours[board.corners.index(CORNERS[(CORNERS.index(corner) + 2) % 4])]
        parts = [
            (f"{t('terminal-base')} ", "dim" if colour not in seated else ""),
            *((f"{SHAPES[who]}{count}", STYLES[who]) for who, count in waiting.get(colour, [])),
        ]
        if not waiting.get(colour):
            parts.append((f"{SHAPES[colour]} ", "dim"))
        _put_corner(canvas, parts, left, 1 if top else height - 2, width)
        _put_corner(
            canvas,
            [(f"{t('randolph-hq-sign')} ", ""), (SHAPES[opposite], STYLES[opposite] if opposite in seated else "dim")],
            left,
            0 if top else height - 1,
            width,
        )


def _put_corner(canvas: Canvas, parts: Sequence[tuple[str, str]], left: bool, row: int, width: int) -> None:
    size = sum(len(text) for text, _ in parts)
    x = 0 if left else width - size
    for text, style in parts:
        canvas.put(x, row, text, style)
        x += len(text)


def title(view: Mapping[str, Any], width: int) -> Text:
    start = line(("  TOP SECRET ", "bold"), f" {board_name(view)} · {t('terminal-round', n=view['round'])} · ")
    text = fit(Text.assemble(start, asked(view)), width)
    text.stylize("reverse")
    return text


def asked(view: Mapping[str, Any]) -> Text:
    """Whose turn it is and what is asked, as everybody may read it."""
    names, phase, duel = view["names"], view["phase"], view["duel"]
    who = (names[view["turn"] or 0], "bold")
    if phase == "setup":
        return styled("randolph-asked-setup", players=(listed([names[seat] for seat in view["to_move"]]), "bold"))
    if phase == "place":
        return styled("randolph-asked-place", who=who)
    if phase == "move" and view["crowd"]:
        return styled("randolph-asked-crowd", who=who, city=Places(view).city(view["crowd"]["city"]))
    if phase == "move":
        first, second = view["dice"]
        return styled("randolph-asked-move", who=who, first=first, second=second, pool=view["pool"])
    if phase in ("pick", "duel"):
        other, city = names[duel["defender"]["seat"]], Places(view).city(duel["city"])
        return styled(f"randolph-asked-{phase}", who=who, other=(other, "bold"), city=city)
    if phase == "loot":
        winner, prize = names[duel["defender"]["seat"]], suitcase(view, duel["prize"])
        return styled("randolph-asked-loot", who=(winner, "bold"), suitcase=prize, city=Places(view).city(duel["city"]))
    if phase == "bomb":
        return styled("randolph-asked-bomb", who=who)
    if phase == "over":
        return Text(ended(view["result"], Teller(names, None)))
    return Text(t("randolph-asked-roll"))


def draw(
    view: Mapping[str, Any],
    width: int,
    height: int,
    news: Sequence[str] = (),
    side: Sequence[Text] = (),
) -> tuple[list[Text], bool]:
    """The table in the room there is; and whether the news have found a place in it.

    The cities in the view's `lit`, if it has one, stand out.
    """
    lit = view.get("lit", ())
    if width >= 118 and height >= 38:
        panel = 36
        wide, high = width - panel - 2, height - 9
        right: list[Text] = []
        for player in view["players"]:
            right += [*_player_large(view, player, panel), Text()]
        right += [*side, *([Text()] if side else [])]
        room = high - len(right) - 1
        told = [part for sentence in news for part in wrapped("· " + sentence, panel, "  ")]
        if room > 1:
            right.append(line((f"── {t('page-log')} ".ljust(panel, "─"), "dim")))
            right += told[-room:]
        table = beside(draw_map(view, wide, high, True, lit), right[:high], (wide, panel), 2)
        return [title(view, width), *table, *_duel(view, width)], True
    high = max(12, min(height - 7 - len(view["players"]) - len(side), 20))
    rows = [title(view, width), *draw_map(view, width, high, False, lit)]
    rows += [fit(_player_line(view, player), width) for player in view["players"]]
    return [*rows, *_duel(view, width), *side], False


def _counts(player: Mapping[str, Any]) -> tuple[int, int]:
    agents = [agent for agent in player["agents"] if agent["place"] != "out"]
    return len(agents), sum(agent["place"] in ("base", "guard") for agent in agents)


def _delivered(view: Mapping[str, Any], seat: int) -> list[Part]:
    parts: list[Part] = []
    for case in view["suitcases"]:
        if case.get("delivered_by") == seat:
            parts += [suitcase_text(case), f"={content(case['content'])} "]
    return parts


def _own_contents(view: Mapping[str, Any], seat: int) -> list[Part]:
    """What lies in one's own suitcases, as far as the view tells."""
    parts: list[Part] = []
    for case in view["suitcases"]:
        if case.get("owner") == seat and case.get("content") is not None and case.get("delivered_by") is None:
            parts += [suitcase_text(case), f"={content(case['content'])} "]
    return parts


def _cards(values: Any) -> str:
    return " ".join(str(value) for value in values) if values else "–"


def _head(view: Mapping[str, Any], player: Mapping[str, Any], room: int) -> list[Part]:
    seat = player["seat"]
    acting = seat in view["to_move"]
    name = view["names"][seat]
    if seat == view["seat"]:
        name = t("kramer-result-name-you", who=name) if room > 16 else t("page-player-you")
    colour = player["colour"]
    return [
        ("▸" if acting else " ", "bold green"),
        f"{seat} ",
        (SHAPES[colour], STYLES[colour]),
        (f" {name[:room]:<{room}} ", "dim" if player.get("out") else "bold" if acting else ""),
    ]


def _player_line(view: Mapping[str, Any], player: Mapping[str, Any]) -> Text:
    left, _ = _counts(player)
    parts = [
        *_head(view, player, 10),
        (f"{player['secrets']:>2}/{view['target']}", "bold"),
        f" {t('randolph-player-out') if player['out'] else t('randolph-agents-left', count=left)} ",
    ]
    if player["seat"] == view["seat"]:
        parts.append(f"· {t('terminal-cards', cards=_cards(player['hand']))} ")
    else:
        parts.append(f"· {t('terminal-spent', cards=_cards(player['spent']))} ")
    own = [
        f"{case['letter']}={content(case['content'])} "
        for case in view["suitcases"]
        if case["owner"] == player["seat"] and case["content"] is not None and case["delivered_by"] is None
    ]
    got = _delivered(view, player["seat"])
    return line(
        *parts, *(["· ", *own] if own else []), *([f"· {t('randolph-result-suitcases')} ", *got] if got else [])
    )


def _player_large(view: Mapping[str, Any], player: Mapping[str, Any], width: int) -> list[Text]:
    left, base = _counts(player)
    rows = [
        line(*_head(view, player, width - 16), (f"{player['secrets']:>2}/{view['target']}", "bold")),
        line("    ", t("randolph-player-out") if player["out"] else _agents(left, base)),
        line((f"    {t('terminal-spent', cards=_cards(player['spent']))}", "dim")),
    ]
    if player["seat"] == view["seat"]:
        rows.append(line(f"    {t('terminal-cards', cards=_cards(player['hand']))}"))
    if own := _own_contents(view, player["seat"]):
        rows.append(line("    ", *own))
    if got := _delivered(view, player["seat"]):
        rows.append(line(f"    {t('randolph-result-suitcases')} ", *got))
    return rows


def _agents(left: int, base: int) -> str:
    return f"{t('randolph-agents-left', count=left)}, {t('terminal-in-base', n=base)}"


def _duel(view: Mapping[str, Any], width: int) -> list[Text]:
    """R6: which agents fight, who has laid a card, and what lies there."""
    duel = view["duel"]
    if not duel:
        return []
    attacker, defender = (_fighter(view, duel[side]) for side in ("attacker", "defender"))
    said = [t("randolph-tell-attack", who=attacker, other=defender, city=Places(view).city(duel["city"]))]
    said += [f"{view['names'][seat]}: {t('randolph-duel-has-chosen')}" for seat in duel.get("chosen", [])]
    if duel.get("prize"):
        said.append(suitcase(view, duel["prize"]))
    return [fit(line(("✕ ", "bold red"), " · ".join(said)), width)]


def _fighter(view: Mapping[str, Any], side: Mapping[str, Any]) -> str:
    name = str(view["names"][side["seat"]])
    return name if side["agent"] is None else f"{name} ({t('terminal-agent', n=side['agent'])})"
