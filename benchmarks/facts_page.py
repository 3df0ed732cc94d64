"""The page of game facts: tables, plots, and the sentences that follow from the numbers."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence

import numpy as np

from topsecret.arena.intervals import lead
from topsecret.arena.plots import Range, whiskers
from topsecret.kramer.state import COLOURS as AGENTS
from topsecret.randolph.board import COLOURS as CORNERS

from . import luck
from .drawings import framed, stacks
from .facts import Ended
from .pages import percent, rows
from .scores import part
from .tables import ROUNDS, Setting

Counted = Sequence[tuple[Setting, list[Ended]]]
Deals = Sequence[tuple[Setting, list[list[list[list[float]]]]]]
Pick = Callable[[Ended], Iterable[int]]
"""The seats of a game that are looked at."""


def files(counted: Counted, deals: Deals, command: str) -> dict[str, str]:
    """The page and its plots, by file name."""
    shares = [(setting, luck.with_intervals(np.array(points))) for setting, points in deals]
    body = [
        f"<!-- Written by: {command} -->",
        "# Facts about the two games",
        f"Written by `{command}`; every number below comes from that run. All players at a table are bots of the same kind, unless"
        f" it says otherwise. Randolph's games end after {ROUNDS} rounds at the latest (R9.5), as in the arena, and are played on the"
        " world board. After ± stands half of a 95 % interval. A shared win is shared points.",
        "## Length",
        *_lengths(counted),
        "## How games end",
        *_endings(counted),
        "## Seats and the first turn",
        *_seats(counted),
        "![The share of wins of each seat, as a multiple of its fair share](seats.svg)",
        "## Colours",
        *_colours(counted),
        "## Guards for three players",
        *_guards(counted),
        "![The share of wins of the favoured player and of the others, with and without guards](guards.svg)",
        "## Is it a loss to be recognised?",
        *_recognised(counted),
        "## Luck",
        *_luck(shares),
        "![The parts of the spread of a result: who plays, dice and deal, both together, the rest](luck.svg)",
    ]
    return {
        "facts.md": "\n\n".join(body) + "\n",
        "seats.svg": _seats_plot(counted),
        "guards.svg": _guards_plot(counted),
        "luck.svg": stacks([(_table(setting), parts) for setting, parts in shares], "Where a result comes from"),
    }


def _table(setting: Setting) -> str:
    kind = {"basic": "", "guards=0": ", no guards", "guards=1": ", a guard each"}.get(
        setting.variant, f", {setting.variant}"
    )
    return f"{setting.game.capitalize()}, {setting.players} players{kind}, {setting.bots.replace('+', ' and ')}"


def won(games: Sequence[Ended], pick: Pick, label: str = "") -> Range:
    """Points a seat of those seats. Games of the same number had the same dice, and count as one in the interval."""
    points: defaultdict[int, float] = defaultdict(float)
    seats: defaultdict[int, int] = defaultdict(int)
    for game in games:
        for seat in pick(game):
            points[game.number] += game.points(seat)
            seats[game.number] += 1
    return part(list(points.values()), list(seats.values()), label)


def _found(counted: Counted, game: str, players: int, bots: str, *variants: str) -> list[Ended]:
    """The games of some tables, one after the other."""
    wanted = variants or ("basic",)
    return [
        one
        for setting, games in counted
        if (setting.game, setting.players, setting.bots) == (game, players, bots) and setting.variant in wanted
        for one in games
    ]


def _plain(counted: Counted) -> list[tuple[Setting, list[Ended]]]:
    """The tables without the experiments with guards, in the order in which they are shown."""
    kept = [(setting, games) for setting, games in counted if "guards" not in setting.variant]
    return sorted(kept, key=lambda one: (one[0].game, one[0].bots != "greedy", one[0].variant, one[0].players))


def _middle(values: Sequence[int]) -> str:
    return f"{np.mean(values):.1f} / {np.median(values):.0f} / {np.percentile(values, 90):.0f}"


def _lengths(counted: Counted) -> list[str]:
    cells = [
        [_table(setting), str(len(games)), _middle([g.rounds for g in games]), _middle([g.decisions for g in games])]
        for setting, games in _plain(counted)
    ]
    heads = ("table", "games", "rounds: mean / median / 90 %", "decisions: mean / median / 90 %")
    text = "Nine games of ten are not longer than the last of the three numbers. A decision is one action of one seat: a turn can have several."
    return [text, rows(heads, cells)]


def _share(games: Sequence[Ended], happened: Callable[[Ended], bool]) -> Range:
    return part([float(happened(game)) for game in games], [1.0] * len(games))


def _ended_by(reason: str) -> Callable[[Ended], bool]:
    return lambda game: game.reason == reason


def _often(share: Range) -> str:
    return "–" if share.value == 0 else "all" if share.value == 1 else percent(share)


def _endings(counted: Counted) -> list[str]:
    reasons = list(dict.fromkeys(r for _, games in counted for r, _ in Counter(g.reason for g in games).most_common()))
    cells = []
    for setting, games in _plain(counted):
        cell = [_table(setting)]
        for reason in reasons:
            cell.append(_often(_share(games, _ended_by(reason))))
        for happened in (lambda game: not game.winners, lambda game: len(game.winners) > 1):
            cell.append(_often(_share(games, happened)))
        cells.append(cell)
    heads = ["table", *(reason.replace("_", " ") for reason in reasons), "nobody wins", "shared"]
    texts = []
    for bots in ("greedy", "belief"):
        two = _found(counted, "randolph", 2, bots)
        if two:
            reach = _share(two, _ended_by("out_of_reach"))
            texts.append(f"{percent(reach)} of the games of two {bots} players")
    known = (
        "In Kramer's game nobody wins when a free agent is furthest ahead (K6.2). In Randolph's, *secrets* is the proper end (R3.1);"
        " a game is *out of reach* when too few secrets are left for anybody to reach the target (R9.4)"
    )
    return [f"{known}: so end {' and '.join(texts)}.", rows(heads, cells)]


def _seat(number: int) -> Pick:
    return lambda game: [number]


def _off(shares: Sequence[tuple[Range, float]]) -> str:
    """How many intervals do not hold the fair share beside them, and which."""
    off = [one for one, fair in shares if not one.low <= fair <= one.high]
    names = "".join(f"\n- {one.label}: {percent(one)}" for one in off)
    verb, by_chance = "does" if len(off) == 1 else "do", len(shares) / 20
    end = ":\n" + names if names else "."
    return f"Of these {len(shares)} intervals {len(off)} {verb} not hold the fair share; by chance alone about {by_chance:.1f} would not{end}"


def _seats(counted: Counted) -> list[str]:
    cells, first = [], []
    seats: list[tuple[Range, float]] = []
    begins: list[tuple[Range, float]] = []
    for setting, games in _plain(counted):
        table = _table(setting)
        shares = [won(games, _seat(seat), f"{table}, seat {seat + 1}") for seat in range(setting.players)]
        cells.append([table, str(len(games)), *(percent(one) for one in shares), *[""] * (7 - setting.players)])
        fair = sum(one.value for one in shares) / setting.players
        seats += [(one, fair) for one in shares]
        if setting.game == "randolph":
            begins.append((won(games, lambda game: [game.starter], table), fair))
            first.append([table, str(len(games)), percent(begins[-1][0]), f"{100 * fair:.1f} %"])
    heads = ["table", "games", *(f"seat {k + 1}" for k in range(7))]
    text = (
        "Kramer's first seat has the first turn. In Randolph's game the dice decide who begins (R2.5), so what a seat is worth and what"
        " the first turn is worth are two things. A fair share is what a seat has on average; where nobody may win it is less than one"
        " part of the whole."
    )
    begin = "Who begins in Randolph's game:"
    heads_first = ("table", "games", "who begins", "fair share")
    return [text, rows(heads, cells), _off(seats), begin, rows(heads_first, first), _off(begins)]


def _seats_plot(counted: Counted) -> str:
    """Seats of all greedy tables, as multiples of the fair share."""
    marks = []
    for setting, games in _plain(counted):
        if setting.bots != "greedy" or setting.variant != "basic":
            continue
        shares = [won(games, _seat(seat)) for seat in range(setting.players)]
        fair = sum(one.value for one in shares) / setting.players
        for seat, one in enumerate(shares):
            label = f"{setting.game.capitalize()} {setting.players}: {seat + 1}"
            marks.append(Range(label, one.value / fair, one.low / fair, one.high / fair))
    words = "; ".join(f"{one.label} {percent(one)}" for one in marks)
    picture = whiskers(marks, "", lambda value: f"{100 * value:.0f} %", 1.0)
    return framed(
        picture, "Greedy players: a seat's wins, 100 % = fair", f"Game, players and seat, then its share: {words}"
    )


def _of_colour(colour: str) -> Pick:
    return lambda game: [seat for seat, colours in enumerate(game.colours) if colour in colours]


def _colours(counted: Counted) -> list[str]:
    body = []
    for game, colours, sizes, note in (
        ("kramer", AGENTS, (2, 4, 7), "In Kramer's game an agent's colour means nothing to the rules. How often who was dealt it wins:"),
        ("randolph", CORNERS, (2, 3, 4), "The world board is the same seen from every corner, and the corners take turns with the seats. How often a colour wins:"),
    ):  # fmt: skip
        tables = [
            (f"{players} players, {bots}", _found(counted, game, players, bots, "basic", "guards=0", "guards=1"))
            for bots in ("greedy", "belief")
            for players in sizes
        ]
        tables = [(name, games) for name, games in tables if games]
        cells = [[colour] for colour in colours]
        found: list[tuple[Range, float]] = []
        for name, games in tables:
            fair = sum(len(g.winners) > 0 for g in games) / sum(len(g.colours) for g in games)
            for cell, colour in zip(cells, colours, strict=True):
                played = any(colour in some for g in games for some in g.colours)
                share = won(games, _of_colour(colour), f"{colour}, {name}")
                cell.append(percent(share) if played else "–")
                found += [(share, fair)] if played else []
        body += [note, rows(("colour", *(name for name, _ in tables)), cells), _off(found)]
    return body


def favoured(game: Ended) -> list[int]:
    return [] if game.favoured is None else [game.favoured]


def others(game: Ended) -> list[int]:
    return [seat for seat in range(len(game.colours)) if seat != game.favoured]


def _guard_rows(counted: Counted) -> list[tuple[str, list[Ended]]]:
    drawn = _found(counted, "randolph", 3, "greedy")
    return [
        ("no guards allowed", _found(counted, "randolph", 3, "greedy", "guards=0")),
        ("each may post one, and tosses for it", drawn),
        ("each posts one", _found(counted, "randolph", 3, "greedy", "guards=1")),
    ]


def _guards(counted: Counted) -> list[str]:
    cells = []
    for name, games in _guard_rows(counted):
        cells.append([name, str(len(games)), percent(won(games, favoured)), percent(won(games, others))])
    text = (
        "With three players one faces the empty corner and is favoured; each of the two others may post an agent in that corner's base (R2.4,"
        " option `guards`). Greedy players, who toss a coin for it unless they are told:"
    )
    return [text, rows(("guards", "games", "favoured player", "each of the others"), cells), *_guard_words(counted)]


def _guard_words(counted: Counted) -> list[str]:
    (_, without), (_, drawn), (_, each) = _guard_rows(counted)
    words = []
    n = min(len(without), len(each))
    apart = lead(
        [sum(game.points(seat) for seat in favoured(game)) for game in each[:n]],
        [1] * n,
        [sum(game.points(seat) for seat in favoured(game)) for game in without[:n]],
        [1] * n,
    )
    words.append(f"- A guard each changes the favoured player's share by {_difference(apart)}.")
    alone = won(without, favoured)
    sure = alone.low > 1 / 3
    words.append(
        f"- Without guards the favoured player wins {percent(alone)}: "
        + ("more than a third, so being favoured is an advantage." if sure else "not certainly more than a third.")
    )
    one = [game for game in drawn if sum(game.guards) == 1]
    if len(one) > 1:
        posted = won(one, lambda game: [seat for seat in others(game) if game.guards[seat]])
        kept = won(one, lambda game: [seat for seat in others(game) if not game.guards[seat]])
        words.append(
            f"- In the {len(one)} games in which just one of the two posted a guard, that one won {percent(posted)} and the one who"
            f" did not {percent(kept)}: {_who_pays(posted, kept)}."
        )
    return ["\n".join(words)]


def _who_pays(posted: Range, kept: Range) -> str:
    if posted.high < kept.low:
        return "the guard is paid for by who posts it"
    if posted.low > kept.high:
        return "the guard serves who posts it"
    return "no difference that these games can show"


def _difference(apart: tuple[float, float, float]) -> str:
    value, low, high = apart
    seen = "" if low > 0 or high < 0 else ", which may be nothing"
    return f"{100 * value:+.1f} percentage points (95 % interval {100 * low:+.1f} to {100 * high:+.1f}){seen}"


def _guards_plot(counted: Counted) -> str:
    marks = []
    for name, pick in (("favoured", favoured), ("others", others)):
        for rule, (_, games) in zip(("none", "tossed", "each"), _guard_rows(counted), strict=True):
            marks.append(won(games, pick, f"{name}, {rule}"))
    words = "; ".join(f"{one.label}: {percent(one)}" for one in marks)
    picture = whiskers(marks, "", lambda value: f"{100 * value:.0f} %", 1 / 3)
    return framed(picture, "Three players: share of wins by guards posted", words)


def _recognised(counted: Counted) -> list[str]:
    cells, words = [], []
    for bots in ("greedy", "belief"):
        games = [game for game in _found(counted, "kramer", 4, bots) if game.recognised]
        if not games:
            continue
        known = won(games, lambda game: [seat for seat, seen in enumerate(game.recognised) if seen])
        hidden = won(games, lambda game: [seat for seat, seen in enumerate(game.recognised) if not seen])
        seats = [len(game.recognised) for game in games]
        seen = part([float(sum(game.recognised)) for game in games], seats)
        winners = part(
            [float(sum(game.recognised[seat] for seat in game.winners)) for game in games],
            [len(game.winners) for game in games],
        )
        cells.append([bots, str(len(games)), percent(seen), percent(known), percent(hidden), percent(winners)])
        apart = "less often than"
        if known.high >= hidden.low:
            apart = "more often than" if known.low > hidden.high else "neither clearly more nor less often than"
        words.append(f"{bots} players who are recognised win {apart} those who are not")
    text = (
        "Kramer's basic game with four players. When the first marker reaches 29, an onlooker who has read every move and sees no identity"
        " writes down the form that is expected to have most right; a player whose agent is named rightly in it is *recognised*."
        " This compares, it does not explain: playing straight for one's own agent shows it and carries it forward."
    )
    heads = ("players", "games", "recognised", "share of wins if recognised", "if not", "winners that were recognised")
    told = "; ".join(words)
    return [text, rows(heads, cells), f"{told[:1].upper()}{told[1:]}." if told else ""]


def _luck(shares: Sequence[tuple[Setting, list[Range]]]) -> list[str]:
    text = (
        "Every deal (one stream of dice and draws) is played by every seating of two kinds of bots, half of each, and twice so, with other"
        " random streams of the bots themselves; the spread of a seat's points is then taken apart into what is due to who plays, to dice"
        " and deal whoever plays, to both together, and to nothing that was held the same. The *luck share* is everything but who plays,"
        " so it is for these two kinds of players, and equal players have nothing but luck; *dice and deal* is the part of it that the deal"
        " alone decides, and no more, because as soon as two games differ the same dice fall in other positions and what they do then"
        " counts in the last two columns."
    )
    cells, words = [], []
    for setting, parts in shares:
        cells.append([_table(setting), str(setting.games), *(percent(one) for one in parts)])
        who, dice = parts[0], max(0.0, parts[1].value)
        share = Range("", 1 - who.value, 1 - who.high, 1 - who.low)
        words.append(
            f"- {_table(setting)}: luck share {percent(share)}; the deal alone decides {100 * dice:.1f} % of the whole."
        )
    below = "The estimates are without bias, so that a part that is nearly nothing can come out a little below nothing."
    return [text, rows(("table", "deals", *luck.PARTS), cells), "\n".join(words), below]
