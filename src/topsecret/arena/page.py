"""The report of a contest as one HTML page: our own plots, no script, nothing from elsewhere, for day and night."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from . import ratings
from .plots import Cell, Range, heat, histogram, whiskers
from .schedule import COMPOSITIONS

if TYPE_CHECKING:
    from . import Report

STYLE = """\
:root{color-scheme:light dark;--paper:#f4ecd8;--card:#fbf6e9;--ink:#1f2430;--ink-2:#4a4f5c;--line:#b9a98a;--stamp:#b3261e;
--accent:#1f5c7a;--warm:#2f6b3a;--cold:#b3261e;--shadow:0 1px 2px #0002,0 8px 24px #0002;
--ui:"IBM Plex Sans",system-ui,sans-serif;--type:"Special Elite","Courier New",monospace;--mono:"IBM Plex Mono",ui-monospace,monospace}
@media (prefers-color-scheme:dark){:root{--paper:#12161f;--card:#20283a;--ink:#ece6d6;--ink-2:#a9adb8;--line:#3a4460;
--stamp:#ff7468;--accent:#7cc4e8;--warm:#7fcf8f;--cold:#ff7468;--shadow:0 1px 2px #0006,0 8px 24px #0006}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 var(--ui)}
main{max-width:1240px;margin:0 auto;padding:20px 14px 40px}
h1{font:400 clamp(24px,4.5vw,36px)/1.2 var(--type);margin:0 0 4px}
h2{font:400 19px/1.3 var(--type);margin:0 0 2px}
header p,.note,footer{color:var(--ink-2)}
header p{margin:0 0 16px;overflow-wrap:anywhere}
.stamp{display:inline-block;border:2px solid var(--stamp);color:var(--stamp);border-radius:6px;padding:0 8px;font:400 15px/1.6 var(--type);text-transform:uppercase}
.grid{display:grid;gap:14px;grid-template-columns:repeat(auto-fit,minmax(min(100%,380px),1fr));align-items:start}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:14px;box-shadow:var(--shadow);min-width:0}
.wide{grid-column:1/-1}
.note{font-size:14px;margin:0 0 8px}
svg{display:block;width:100%;max-width:560px;margin:0 auto;height:auto;font:11px var(--ui)}
svg text{fill:var(--ink)}svg .soft{fill:var(--ink-2);font-size:10px}svg .strong{font-weight:600}svg .small{font-size:8.5px}
svg .grid{stroke:var(--line);stroke-opacity:.5;stroke-width:.7;fill:none}svg .par{stroke:var(--stamp);stroke-dasharray:4 3;stroke-width:1.2;fill:none}
svg .whisker{stroke:var(--accent);stroke-width:2;fill:none}svg .dot{fill:var(--accent);stroke:var(--card);stroke-width:1.5}
svg .bar{fill:var(--accent)}svg .warm{fill:var(--warm)}svg .cold{fill:var(--cold)}svg .empty{fill:none;stroke:var(--line);stroke-opacity:.6;stroke-dasharray:2 3}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:14px}
th,td{padding:5px 8px;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left}
th{font-weight:600;color:var(--ink-2)}tr:last-child td{border-bottom:0}
.bad{color:var(--stamp);font-weight:600}
code{font:13px/1.5 var(--mono);overflow-wrap:anywhere}
li{overflow-wrap:anywhere}
footer{margin-top:18px;font-size:14px}
"""


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def page(report: Report) -> str:
    """The whole page."""
    data = report.data()
    title = f"Arena: {', '.join(report.job.bots)}"
    parts = [_head(report, data)]
    if report.played:
        parts.append(f'<div class="grid">{"".join(_sections(report, data))}</div>')
    parts.append(_foot(report, data))
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>\n{STYLE}</style></head>\n<body><main>\n"
        + "\n".join(parts)
        + "\n</main></body></html>\n"
    )


def _head(report: Report, data: dict[str, Any]) -> str:
    state = "" if report.complete else f' <span class="stamp">{data["games"]:,} of {data["asked"]:,} games</span>'
    what = (
        f"{data['title']} · {data['options']} · {data['games']:,} games of {data['deals']:,} deals"
        f" · {COMPOSITIONS[report.job.compositions]} · seed {data['seed']}"
    )
    names = ", ".join(escape(spec) for spec in report.job.bots)
    return f"<header><h1>{names}{state}</h1><p>{escape(what)}</p></header>"


def _sections(report: Report, data: dict[str, Any]) -> list[str]:
    ordered = sorted(data["bots"], key=lambda row: -float(row["share"]))
    par = 1 / data["players"]
    shares = [Range(row["bot"], row["share"], row["low"], row["high"]) for row in ordered]
    found = [
        _section(
            "Share of wins",
            f"Points a seat with 95 % intervals; the line is {percent(par)}, a seat's part of {data['players']}.",
            whiskers(shares, _words("Share of wins", shares), percent, par),
        )
    ]
    if len(report.job.bots) > 1:
        found += [_pay_off(report, data, par), *_ratings(data)]
    seats = [Range(f"seat {row['seat']}", row["share"], row["low"], row["high"]) for row in data["seats"]]
    found.append(
        _section(
            "Seats",
            "What a seat is worth, all bots having sat in it equally often.",
            whiskers(seats, _words("Share by seat", seats), percent, par),
        )
    )
    found += [_bots_in_seats(report, data, par), _lengths(report, data), _table(ordered), *_faults(data)]
    return found


def _section(title: str, note: str, body: str, kind: str = "") -> str:
    dressed = f' class="{kind}"' if kind else ""
    return f'<section{dressed}><h2>{escape(title)}</h2><p class="note">{escape(note)}</p>{body}</section>'


def _words(title: str, rows: list[Range]) -> str:
    return f"{title}: " + "; ".join(f"{row.label} {percent(row.value)}" for row in rows)


def _warmth(share: float, par: float) -> float:
    """How far a share is from par, 1 being all that is possible."""
    return (share - par) / (1 - par) if share > par else (share - par) / par


def _pay_off(report: Report, data: dict[str, Any], par: float) -> str:
    bots = report.job.bots
    cells = {}
    for row in data["pay_off"]:
        sure = f"lead {percent(row['lead'])} ({percent(row['lead_low'])} to {percent(row['lead_high'])})"
        title = f"{row['bot']} against {row['against']}: {percent(row['share'])} ({percent(row['low'])} to {percent(row['high'])}), {sure}, {row['games']:,} games"
        place = bots.index(row["bot"]), bots.index(row["against"])
        cells[place] = Cell(f"{100 * row['share']:.1f}", _warmth(row["share"], par), title)
    words = "Pay-off: " + "; ".join(cell.title for cell in cells.values())
    note = "The row's points a seat, in per cent, at the tables that it shares with the column's bot."
    return _section("Pay-off", note, heat(bots, bots, cells, words))


def _ratings(data: dict[str, Any]) -> list[str]:
    if not ratings.available():
        return []
    ordered = sorted(data["ratings"], key=lambda row: -float(row["mu"]))
    rows = [
        Range(row["bot"], row["mu"], row["mu"] - 1.96 * row["sigma"], row["mu"] + 1.96 * row["sigma"])
        for row in ordered
    ]
    words = "Ratings: " + "; ".join(f"{row['bot']} {row['mu']:.1f} ± {row['sigma']:.1f}" for row in ordered)
    note = "OpenSkill (Plackett–Luce), mu with 1.96 sigma to either side; everybody begins at 25."
    return [_section("Ratings", note, whiskers(rows, words, lambda value: f"{value:.1f}", 25.0))]


def _bots_in_seats(report: Report, data: dict[str, Any], par: float) -> str:
    bots = report.job.bots
    cells = {}
    for row in data["seats"]:
        for k, (bot, share) in enumerate(row["bots"].items()):
            title = f"{bot} in seat {row['seat']}: {percent(share['share'])} ({percent(share['low'])} to {percent(share['high'])})"
            cells[k, row["seat"]] = Cell(f"{100 * share['share']:.1f}", _warmth(share["share"], par), title)
    words = "Bots in seats: " + "; ".join(cell.title for cell in cells.values())
    columns = [f"{row['seat']}" for row in data["seats"]]
    return _section(
        "Bots in seats",
        "Points a seat, in per cent, of each bot (row) in each seat (column).",
        heat(bots, columns, cells, words),
    )


def _lengths(report: Report, data: dict[str, Any]) -> str:
    lengths = data["lengths"]
    means = [f"{length['mean']:,.1f} {unit}" for unit, length in lengths.items() if length is not None]
    note = (
        f"Decisions in a game. Mean: {', '.join(means)}. Shared: {data['shared']:,}. Won by nobody:"
        f" {data['nobody']:,}" + (f", of these broken off: {data['unfinished']:,}." if data["unfinished"] else ".")
    )
    values, mean = report.count.lengths["decisions"], lengths["decisions"]["mean"]
    return _section(
        "Lengths", note, histogram(values, mean, f"Histogram of decisions in a game, mean {mean:.1f}", "decisions")
    )


def _table(ordered: list[dict[str, Any]]) -> str:
    heads = (
        "bot",
        "seats",
        "wins",
        "shared",
        "points",
        "share",
        "95 % interval",
        "decisions",
        "mean think",
        "slowest",
        "crash",
        "slow",
        "illegal",
    )
    rows = []
    for row in ordered:
        mean = "" if row["mean_ms"] is None else f"{row['mean_ms']:,.2f} ms"
        cells = [
            escape(row["bot"]),
            f"{row['seats']:,}",
            f"{row['wins']:,}",
            f"{row['shared']:,}",
            f"{row['points']:,.1f}",
            percent(row["share"]),
            f"{percent(row['low'])} – {percent(row['high'])}",
            f"{row['decisions']:,}",
            mean,
            f"{row['slowest_ms']:,.1f} ms",
            *(f'<span class="bad">{count:,}</span>' if count else "0" for count in row["faults"].values()),
        ]
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    head = "".join(f"<th>{word}</th>" for word in heads)
    body = f'<div class="scroll" tabindex="0" role="region" aria-label="Bots"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
    return _section("Bots", "All numbers, with thinking times a decision and faults.", body, "wide")


def _faults(data: dict[str, Any]) -> list[str]:
    lines = []
    for row in data["bots"]:
        first = row["first_fault"]
        if first is not None:
            total = sum(row["faults"].values())
            lines.append(
                f"<li><b>{escape(row['bot'])}</b>: {total:,} of {row['seats']:,} seats; the first in game {first['game']},"
                f" seat {first['seat']}, decision {first['decision']}: <code>{escape(first['what'])}</code></li>"
            )
    if not lines:
        return []
    note = "A bot that fails has lost that game; the absent player's moves are made for it to the end."
    return [_section("Faults", note, f"<ul>{''.join(lines)}</ul>", "wide")]


def _foot(report: Report, data: dict[str, Any]) -> str:
    job = report.job
    words = [
        "topsecret arena",
        f"--game {job.game}",
        f'--options "{data["options"]}"',
        f'--bots "{",".join(job.bots)}"',
    ]
    words += [f"--games {job.games}", f"--compositions {job.compositions}", f"--seed {job.seed}"]
    words += [f"--limit {job.limit:g}", f"--longest {job.longest}"]
    return (
        "<footer><p>Every deal is played by all bots in each other's places, so that luck with seats and dice is the same for"
        " all. Intervals are from the spread between deals. A shared win is shared points.</p>"
        f"<p>topsecret {data['topsecret']}, rules {data['rules']}. Again: <code>{escape(' '.join(words))}</code></p></footer>"
    )
