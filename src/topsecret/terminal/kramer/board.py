"""Kramer's table drawn from a view: the ring of buildings, the markers, the players, the hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ...game import Game
from ...kramer.state import BUILDING_NAMES
from ..canvas import HEAVY, ROUND, Canvas
from ..language import listed, styled, t
from ..screen import Part, beside, fit, line, wrapped
from .words import LETTER_OF, NAME_OF, WORTH, card_text, card_title, gains, named, plate, signed

STYLES = {
    "grey": "bold black on grey70",
    "yellow": "bold black on bright_yellow",
    "orange": "bold black on dark_orange",
    "red": "bold white on red3",
    "green": "bold white on green4",
    "blue": "bold white on blue3",
    "purple": "bold white on purple4",
}
BARS = {
    "grey": "grey70",
    "yellow": "bright_yellow",
    "orange": "dark_orange",
    "red": "red3",
    "green": "green4",
    "blue": "dodger_blue2",
    "purple": "medium_purple3",
}
SAFE_STYLE = "bold bright_yellow"

RING = [(0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1)]
"""Where each building stands, column and row, clockwise from the church."""

DIE = {
    "1-3": ("╭─────╮", "│ 1–3 │", "╰─────╯"),
    None: ("╭─────╮", "│     │", "╰─────╯"),
}


def chip(colour: str) -> tuple[str, str]:
    """An agent as a coloured letter."""
    return LETTER_OF[colour], STYLES[colour]


def agent_text(colour: str) -> Text:
    """An agent with letter, name and colour."""
    return line((f" {LETTER_OF[colour]} ", STYLES[colour]), f" {t(f'setup-agent-{LETTER_OF[colour]}')}")


def after(game: Game, view: Mapping[str, Any], points: Mapping[str, int], *, calm: bool = False) -> dict[str, Any]:
    """Return what the seat to move would see with these agents moved on, however many points are left; the rules say it."""
    world = game.world(view, view["turn"])
    move = game.number_of({"kind": "move", "points": {colour: n for colour, n in points.items() if n}})
    return game.view(game.after(world, view["turn"], move, calm=calm), view["turn"])


def staged_view(game: Game, view: Mapping[str, Any], points: Mapping[str, int]) -> dict[str, Any]:
    """Return the view with some agents moved on, as a preview; where they stood is kept as `was`."""
    moved = after(game, view, points)["agents"]
    agents = {
        colour: (
            {**agent, "building": moved[colour]["building"], "was": agent["building"]} if points.get(colour) else agent
        )
        for colour, agent in view["agents"].items()
    }
    return {**view, "agents": agents}


def forecast(game: Game, view: Mapping[str, Any], points: Mapping[str, int]) -> str:
    """Return what the move would bring, in words: asked of the rules, as if nobody played a card."""
    seen, scored = after(game, view, points), after(game, view, points, calm=True)["agents"]
    there = [colour for colour, agent in seen["agents"].items() if agent["armed_by"] is not None]
    said = []
    if there:
        said.append(t("kramer-note-armed" if "cards" in view else "kramer-note-scores", agents=named(there)))
        said.append(
            gains({colour: scored[colour]["score"] - agent["score"] for colour, agent in view["agents"].items()})
        )
    elif any(points.values()):
        said.append(t("kramer-note-quiet"))
    if seen["phase"] == "draw":
        said.append(t("kramer-note-draws"))
    return " ".join(said)


def draw(
    view: Mapping[str, Any], width: int, height: int, news: Sequence[str] = (), side: Sequence[Text] = ()
) -> tuple[list[Text], bool]:
    """The table in the room there is; and whether the news have found a place in it.

    `side` replaces the hand in the panel (a form to fill in, say).
    """
    if width >= 118 and height >= 38:
        return _large(view, width, news, side), True
    return _compact(view, width, side), False


def title(view: Mapping[str, Any], width: int) -> Text:
    start = line(("  TOP SECRET ", "bold"), f" {t('terminal-round', n=view['round'])} · ")
    text = fit(Text.assemble(start, asked(view)), width)
    text.stylize("reverse")
    return text


def asked(view: Mapping[str, Any]) -> Text:
    """Whose turn it is and what is asked, as everybody may read it."""
    phase = view["phase"]
    who = (view["names"][view["turn"] if view["asked"] is None else view["asked"]], "bold")
    if phase == "move":
        return styled("kramer-asked-move", who=who, face=view["roll"].replace("-", "–"))
    if phase in ("round", "safe"):
        return styled(f"kramer-asked-{phase}", who=who)
    if phase == "dossier":
        return styled("kramer-asked-dossier", n=len(view["to_move"]))
    if phase == "over":
        return Text(verdict(view))
    return styled("kramer-asked-turn", who=who)


def verdict(view: Mapping[str, Any]) -> str:
    """Who won, in one sentence (K6.2)."""
    winners, names = view["result"]["winners"], view["names"]
    if not winners:
        return t("kramer-won-nobody")
    points = view["result"]["totals"][winners[0]]
    if len(winners) > 1:
        return t("kramer-won-shared", who=listed([names[seat] for seat in winners]), points=points)
    return t("kramer-won", who=names[winners[0]], points=points)


def _compact(view: Mapping[str, Any], width: int, side: Sequence[Text]) -> list[Text]:
    box = min(17, max(13, (width - 28) // 4))
    ring = _ring(view, box, 4, 0)
    inner_x, inner_y = box + 1, 4
    for row, bar in enumerate(_bars(view, 2 * box - 2)):
        ring.text(inner_x, inner_y + row, bar)
    panel = width - 4 * box - 1
    right = [*_players(view, panel), *(side or _pile(view))]
    right += [] if side else _hand(view, panel, 16 - len(right))
    return [title(view, width), *beside(ring.lines(), right[:16], (4 * box, panel))]


def _large(view: Mapping[str, Any], width: int, news: Sequence[str], side: Sequence[Text]) -> list[Text]:
    box, tall = 16, 6
    ring = _ring(view, box, tall, 1)
    _centre(view, ring, box + 2, tall, 2 * box, 2 * tall)
    wide = 4 * box + 3
    panel = width - wide - 2
    right: list[Text] = [_heading(t("page-players"), panel), *_players(view, panel), Text()]
    if side:
        right += side
    elif "cards" in view:
        right += [_heading(t("kramer-hand"), panel), *_pile(view), *_hand(view, panel, 4 * tall)]
    right.append(Text())
    room = 4 * tall - len(right) - 1
    told = [part for sentence in news for part in wrapped("· " + sentence, panel, "  ")]
    if room > 1:
        if len(told) > room:
            told = [Text(f"  {t('terminal-earlier')}", style="dim"), *told[-(room - 1) :]]
        right += [_heading(t("page-log"), panel), *told]
    return [title(view, width), *beside(ring.lines(), right[: 4 * tall], (wide, panel), 2), *_track(view, width)]


def _heading(text: str, width: int) -> Text:
    return line((f"── {text} " + "─" * max(0, width - len(text) - 4), "dim"))


def _ring(view: Mapping[str, Any], box: int, tall: int, gap: int) -> Canvas:
    canvas = Canvas(4 * box + 3 * gap, 4 * tall)
    for index, (column, row) in enumerate(RING):
        building = BUILDING_NAMES[index]
        x, y = column * (box + gap), row * tall
        safe = view["safe"] == building
        canvas.box(x, y, box, tall, SAFE_STYLE if safe else "dim", HEAVY if safe else ROUND)
        name = f"{plate(building)} {signed(WORTH[building])}" if building in ("church", "ruin") else building
        label = f" {name} "
        inset = 2 if len(label) <= box - 3 else 1  # a long name begins at the corner
        canvas.put(x + inset, y, label[: box - 1 - inset], "bold" if not safe else SAFE_STYLE)
        here = [c for c, agent in view["agents"].items() if agent["building"] == building]
        gone = [c for c, agent in view["agents"].items() if agent.get("was") == building]
        _crowd(canvas, x + 2, y + 1, box - 4, tall - 3, here, gone, view)
        if safe:
            canvas.put(x + 2, y + tall - 2, f"▣ {t('terminal-safe')}", SAFE_STYLE)
        if gap and row in (0, 3) and column < 3:
            canvas.put(x + box, y + tall // 2, "›" if row == 0 else "‹", "dim")
    return canvas


def _crowd(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    lines: int,
    here: Sequence[str],
    gone: Sequence[str],
    view: Mapping[str, Any],
) -> None:
    """The agents of a building; those that would leave are small letters."""
    large = lines > 1
    pitch = 3 if large else 2 if width >= 2 * (len(here) + len(gone)) - 1 else 1
    per_line = (width + 1) // pitch
    cells = [(LETTER_OF[c], STYLES[c] + (" underline" if "was" in view["agents"][c] else "")) for c in here]
    cells += [(LETTER_OF[c].lower(), "dim") for c in gone]
    for k, (letter, style) in enumerate(cells):
        row, column = divmod(k, per_line)
        canvas.put(x + column * pitch, y + row, f"{letter}" if not large else f" {letter}", style)


def _bars(view: Mapping[str, Any], width: int) -> list[Text]:
    """The markers as bars, furthest at Finish."""
    rows = []
    finish = view["finish"]
    for colour, agent in view["agents"].items():
        length = width - 7
        filled = min(length, round(agent["score"] * length / finish))
        track = "█" * filled
        rows.append(
            line(
                chip(colour),
                " ",
                (track, BARS[colour]),
                ("·" * (length - filled), "dim"),
                f"{agent['score']:>4}",
            )
        )
    return [line((t("terminal-markers", finish=finish).center(width), "dim")), *rows]


def _track(view: Mapping[str, Any], width: int) -> list[Text]:
    """The score track with a lane for every marker."""
    finish = view["finish"]
    step = max(1, min(2, (width - 12) // (finish + 1)))
    lead = 12
    scale = [" "] * (finish * step)
    for field in range(0, finish - 2, 5):
        for k, char in enumerate(str(field)):
            scale[field * step + k] = char
    scale.append(t("terminal-finish", n=finish))
    rows = [line((" " * lead + "".join(scale), "dim"))]
    due = view["dossiers"]["due"] if "dossiers" in view else None
    for colour, agent in view["agents"].items():
        at = min(agent["score"], finish)
        before = "━" * (at * step)
        after = "".join(
            ("┆" if due is not None and field == due else "·") + " " * (step - 1) for field in range(at + 1, finish)
        )
        parts: list[Part] = [f"  {NAME_OF[colour]:<8} ", " ", (before, BARS[colour]), chip(colour)]
        if at < finish:
            parts += [" " * (step - 1), (after, "dim"), ("┃", "bold")]
        parts.append(f" {agent['score']}")
        rows.append(line(*parts))
    return rows


def _centre(view: Mapping[str, Any], canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """The middle of the ring: whose turn, the die, the safe, the free agents."""
    names = view["names"]
    turn = names[view["turn"]]
    rows: list[Text] = [
        line((t("terminal-round", n=view["round"]), "dim")),
        line((turn, "bold")),
        Text(),
    ]
    face = view["roll"]
    top, mid, low = DIE.get(face, ("╭─────╮", f"│  {face}  │", "╰─────╯"))
    die = "bold" if view["phase"] == "move" else "dim"
    rows += [line((top, die)), line((mid, die)), line((low, die)), Text()]
    if view["asked"] is not None and view["phase"] == "round":
        rows.append(styled("kramer-round-asked", who=(names[view["asked"]], "bold")))
        rows.append(styled("terminal-passes", "dim", n=view["cards"]["passes"]))
    else:
        rows.append(line((f"↻ {t('terminal-clockwise')}", "dim")))
    armed = [c for c, agent in view["agents"].items() if agent["armed_by"] is not None]
    if armed:
        rows.append(styled("kramer-note-safe", agents=Text(" ").join(line(chip(c)) for c in armed)))
    rows.append(styled("terminal-free-agents", "dim", n=view["free_agents"]))
    top_row = y + max(0, (height - len(rows)) // 2)
    for row, text in enumerate(rows[:height]):
        text.truncate(width, overflow="ellipsis")
        canvas.text(x + max(0, (width - text.cell_len) // 2), top_row + row, text)


def _players(view: Mapping[str, Any], width: int) -> list[Text]:
    rows = []
    for seat in view["seats"]:
        number = seat["seat"]
        acting = number in view["to_move"]
        asked = "▸" if acting else " "
        extras: list[Part] = []
        if "cards" in seat:
            count = seat["cards"]
            extras.append(f" {count}▪" if width < 36 else f" {t('kramer-cards-held', n=count)}")
        if seat.get("handed_in"):
            extras.append(" ✓")
        if seat["second_identities"]:
            extras.append(f" +{seat['second_identities']} ID")
        own = seat.get("identities", [])
        for colour in own:
            extras += [" ", chip(colour)]
        name = t("page-player-you") if number == view["seat"] else view["names"][number]
        if number == view["seat"] and width > 36:
            name = t("kramer-result-name-you", who=view["names"][number])
        room = width - 4 - sum(len(part if isinstance(part, str) else part[0]) for part in extras)
        label = fit(line((name, "bold" if acting else "")), max(4, min(room, 22)))
        rows.append(Text.assemble(line((asked, "bold green"), f"{number} "), label, line(*extras)))
    mine = None if view["seat"] is None else view["seats"][view["seat"]].get("identities")
    if mine and view["phase"] != "over":
        who = [agent_text(c) if width > 36 else line((f" {LETTER_OF[c]} ", STYLES[c]), f" {NAME_OF[c]}") for c in mine]
        rows.append(Text.assemble(f"  {t('terminal-you-are')} ", Text(", ").join(who)))
    return rows


def _pile(view: Mapping[str, Any]) -> list[Text]:
    if "cards" not in view:
        return []
    cards = view["cards"]
    pile, discards = t("kramer-pile", n=cards["pile"]), t("kramer-discards", n=len(cards["discard"]))
    return [line((f"  {pile}, {discards}", "dim"))]


def _hand(view: Mapping[str, Any], width: int, room: int) -> list[Text]:
    """One's cards: what they do, or where that has no room in as many rows, their titles."""
    if view["seat"] is None or "cards" not in view:
        return []
    seat = view["seats"][view["seat"]]
    titles, texts = [], []
    fresh = seat.get("drawn")
    for card in seat.get("hand", []):
        style, note = ("dim", " *") if card == fresh else ("bold cyan", "")
        fresh = None if card == fresh else fresh
        titles.append(line((f"{card:<4}", style), card_title(card) + note))
        texts += wrapped(line((f"{card:<4}", style), card_text(card) + note), width, "    ")
    if not titles:
        return wrapped(Text(t("kramer-hand-empty"), style="dim"), width)
    return texts if len(texts) <= room else titles


def form(view: Mapping[str, Any], current: str | None) -> list[Text]:
    """The dossier form as far as it is filled in."""
    filled = view["seats"][view["seat"]].get("dossier") or {}
    rows = [line((t("kramer-form"), "bold"))]
    for colour, name in filled.items():
        if name is None:
            who, style = ("……", "bold") if colour == current else ("…", "dim")
        elif name == "free":
            who, style = f"–  {t('kramer-dossier-free')}", ""
        else:
            who = t("page-player-you") if name == view["seat"] else f"{name}  {view['names'][name]}"
            style = "dim" if name == view["seat"] else ""
        pointer = "▸" if colour == current else " "
        rows.append(line((pointer, "bold green"), chip(colour), f" {NAME_OF[colour]:<8} ", (who, style)))
    return rows
