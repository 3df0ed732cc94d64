"""The page on deduction: tables, plots, and the sentences that follow from the numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .deduction import DELIVERY, POPULATIONS, Sheet
from .drawings import Panel, calibration
from .pages import number, percent, rows
from .scores import TENTHS, Bin, Quality, Statement, distance, part, quality
from .scores import calibration as calibrated
from .tables import Setting

Results = Sequence[tuple[Setting, list[Sheet]]]

NAMES = {"greedy": "greedy", "belief": "belief", "belief+greedy+random": "mixed"}
TITLES = {"greedy": "Greedy players", "belief": "Belief players", "belief+greedy+random": "Mixed tables"}
FEW = 10
"""A moment that fewer games reached is left out."""
ENOUGH = 200
"""A tenth with fewer chances is not spoken of."""
CLOSE = 0.02
"""Being off by so much does not matter."""
SURE = 0.5
"""From here on a chance says yes."""


def files(results: Results, command: str) -> dict[str, str]:
    """The page and its plots, by file name."""
    kramer = [(setting, sheets) for setting, sheets in results if setting.game == "kramer"]
    randolph = [(setting, sheets) for setting, sheets in results if setting.game == "randolph"]
    variants = list(dict.fromkeys(setting.variant for setting, _ in kramer))
    panels = [
        Panel(variant, _series([(s, sheets) for s, sheets in kramer if s.variant == variant])) for variant in variants
    ]
    moments = [
        Panel("every tenth round", _series(randolph, lambda one: one.about != DELIVERY)),
        Panel("just before a delivery", _series(randolph, _about(DELIVERY))),
    ]
    body = [
        f"<!-- Written by: {command} -->",
        "# How well the belief reads the others",
        f"Written by `{command}`; every number below comes from that run. [Belief](../belief.md) says what the belief is.",
        MEASURES,
        "## Kramer: who is whom, when the first marker reaches 29",
        KRAMER,
        *_kramer(kramer),
        "### Whose agents are read at mixed tables",
        *_whose(kramer),
        "### Calibration",
        f"![Stated chances of owners against what came true, for {', '.join(variants)}](calibration-kramer.svg)",
        *_calibration(panels),
        "## Randolph: what the suitcases hold",
        RANDOLPH,
        *_randolph(randolph),
        "### Calibration",
        "![Stated chances of contents against what came true, in every tenth round and before deliveries](calibration-randolph.svg)",
        *_calibration(moments),
    ]
    return {
        "deduction.md": "\n\n".join(body) + "\n",
        "calibration-kramer.svg": calibration(panels, "Kramer: who owns an agent, at field 29"),
        "calibration-randolph.svg": calibration(moments, "Randolph: what a suitcase holds"),
    }


MEASURES = """\
How to read the tables:

- A *statement* is what one seat gives to each possible answer to one question. In brackets stands the *flat* one, of somebody
  who knows the rules and their own secrets and has watched nothing.
- *Best guess*: how often the likeliest answer is true. *Log-loss*, in nats: 0 for who is always sure and right; being sure and wrong
  costs a lot. *Brier*: the squared distance from the truth over all answers, from 0 to 2. For both less is better.
- After ± stands half of a 95 % interval, from the spread between games: what is said in one game hangs together."""

KRAMER = """\
The game is stopped where dossiers open (K9.1), in the games without dossiers too. Every seat is asked, for every agent but its own,
whose it is: another seat's or nobody's. *Form* is the share of agents that are right in the form that `belief` would hand in
(K9.2), *players found* the share of the agents in it with a player's name that are that player's."""

RANDOLPH = """\
Every seat is asked what each suitcase of the others holds that was not delivered yet, at the beginning of every tenth round; and, just
before a suitcase is delivered, all but its owner are asked about that one. Questions that the open suitcases have answered
already are left out. Games end after 60 rounds at the latest (R9.5). A delivery is somebody's choice: that it is about to happen says
something about the suitcase, which the belief is not told before it has happened."""


def _said(sheets: Sequence[Sheet], keep: Callable[[Statement], bool] = lambda _: True) -> list[list[Statement]]:
    return [[one for one in sheet.statements if keep(one)] for sheet in sheets]


def _about(what: str) -> Callable[[Statement], bool]:
    return lambda one: one.about == what


def _of(results: Results, population: str) -> list[tuple[Setting, list[Sheet]]]:
    return [(setting, sheets) for setting, sheets in results if setting.bots == population]


def _all(results: Results, keep: Callable[[Statement], bool] = lambda _: True) -> list[list[Statement]]:
    return [game for _, sheets in results for game in _said(sheets, keep)]


def _series(results: Results, keep: Callable[[Statement], bool] = lambda _: True) -> dict[str, list[Bin]]:
    return {NAMES[name]: calibrated(_all(_of(results, name), keep)) for name in POPULATIONS if _of(results, name)}


def _measures(found: Quality) -> list[str]:
    return [
        f"{percent(found.guess)} ({100 * found.guess_flat:.1f})",
        f"{number(found.loss)} ({found.loss_flat:.3f})",
        f"{number(found.brier)} ({found.brier_flat:.3f})",
    ]


def _form(sheets: Sequence[Sheet]) -> list[str]:
    lines, players = [s.lines for s in sheets], [s.players for s in sheets]
    flat = (
        sum(s.lines_flat for s in sheets) / max(1, sum(lines)),
        sum(s.players_flat for s in sheets) / max(1, sum(players)),
    )
    return [
        f"{percent(part([s.lines_right for s in sheets], lines))} ({100 * flat[0]:.1f})",
        f"{percent(part([s.players_right for s in sheets], players))} ({100 * flat[1]:.1f})",
    ]


def _kramer(results: Results) -> list[str]:
    body: list[str] = []
    heads = ("variant", "players", "games", "best guess", "form", "players found", "log-loss", "Brier")
    for population, title in TITLES.items():
        cells, judged = [], []
        for setting, sheets in _of(results, population):
            found = quality(_said(sheets))
            guess, loss, brier = _measures(found)
            name = f"{setting.variant}, {setting.players} players"
            judged.append((name, found))
            cells.append([setting.variant, str(setting.players), str(found.games), guess, *_form(sheets), loss, brier])
        body += [f"### {title}", rows(heads, cells), _judgement(judged)]
    return body


def _judgement(judged: Sequence[tuple[str, Quality]]) -> str:
    """Where the belief is better than flat by more than chance explains, and where worse."""
    better = [name for name, one in judged if one.loss.high < one.loss_flat]
    worse = [name for name, one in judged if one.loss.low > one.loss_flat]
    right = sum(one.guess.low > one.guess_flat for _, one in judged)
    return (
        "By more than its interval the belief's log-loss is better than the flat one"
        f" in {len(better)} of {len(judged)} rows, and worse in {len(worse)}"
        + (f" ({'; '.join(worse)})" if worse else "")
        + f"; its best guess is better than one from the rules alone in {right}."
    )


def _whose(results: Results) -> list[str]:
    """Who hides best."""
    mixed = _of(results, list(POPULATIONS)[-1])
    kinds = sorted({one.about for game in _all(mixed) for one in game})
    cells, found = [], {}
    for whose in kinds:
        for variant in dict.fromkeys(setting.variant for setting, _ in mixed):
            some = [(setting, sheets) for setting, sheets in mixed if setting.variant == variant]
            cells.append([whose, variant, *_measures(quality(_all(some, _about(whose))))])
        found[whose] = quality(_all(mixed, _about(whose)))
    players = sorted((whose for whose in kinds if whose != "nobody"), key=lambda whose: found[whose].loss.value)
    text = "An agent's owner is read the better the lower the log-loss. From the easiest to read to the hardest: "
    text += ", ".join(f"{whose} ({number(found[whose].loss)})" for whose in players) + "."
    return [rows(("owner", "variant", "best guess", "log-loss", "Brier"), cells), text]


def _randolph(results: Results) -> list[str]:
    body: list[str] = []
    moments: dict[str, Callable[[Statement], bool]] = {
        "round 10": _about("round 10"),
        "round 20": _about("round 20"),
        "later rounds": lambda one: one.about not in ("round 10", "round 20", DELIVERY),
        DELIVERY: _about(DELIVERY),
    }
    for population, title in TITLES.items():
        cells, judged = [], []
        for setting, sheets in _of(results, population):
            for moment, keep in moments.items():
                found = quality(_said(sheets, keep))
                if found.games < min(FEW, setting.games):
                    continue
                judged.append((f"{setting.players} players, {moment}", found))
                cells.append(
                    [moment, str(setting.players), str(found.games), f"{found.statements:,}", *_measures(found)]
                )
        heads = ("moment", "players", "games", "statements", "best guess", "log-loss", "Brier")
        body += [f"### {title}", rows(heads, cells), _judgement(judged)]
    return body


def _calibration(panels: Sequence[Panel]) -> list[str]:
    """The tenths of all populations side by side, and what they say."""
    body = []
    for panel in panels:
        cells = []
        for k in range(TENTHS):
            cell = [f"{k / TENTHS:.1f} to {(k + 1) / TENTHS:.1f}"]
            for bins in panel.series.values():
                one = bins[k]
                cell += [f"{one.said:,}", f"{one.stated:.3f}" if one.said else "", number(one.true) if one.said else ""]
            cells.append(cell)
        heads = ["stated", *(word for name in panel.series for word in (f"{name}: chances", "mean", "true"))]
        words = "\n".join(f"- {name}: {_trust(bins)}" for name, bins in panel.series.items())
        body += [
            f"{panel.title[:1].upper()}{panel.title[1:]}, all numbers of players together:",
            rows(heads, cells),
            words,
        ]
    return body


def _trust(bins: Sequence[Bin]) -> str:
    """How far what is stated can be trusted."""
    text = f"stated and true shares are {distance(bins):.3f} apart on average."
    sure = [one for one in bins if one.stated >= SURE and one.said]
    said = sum(one.said for one in sure)
    if not said:
        return text
    stated = sum(one.said * one.stated for one in sure) / said
    true = sum(one.said * one.true.value for one in sure) / said
    verdict = "too sure" if stated - true > CLOSE else "too modest" if true - stated > CLOSE else "about right"
    text += f" Of all that is held likelier than not, {stated:.3f} is stated and {true:.3f} is true: {verdict}."
    apart = [one for one in bins if one.said >= ENOUGH and _beyond(one) > CLOSE]
    if apart:
        worst = max(apart, key=lambda one: abs(one.stated - one.true.value))
        text += f" It is furthest off where {worst.stated:.2f} is stated: {worst.true.value:.2f} is true there."
    else:
        text += f" No tenth is certainly off by more than {CLOSE}."
    return text


def _beyond(one: Bin) -> float:
    """How far the stated chance is outside the interval of what is true."""
    return max(one.true.low - one.stated, one.stated - one.true.high, 0.0)
