"""A whole game as a page a person can read: every move, what everybody is told, and what changes in every seat's view."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import topsecret as ts
from topsecret.play.game import Action

Policy = Callable[[ts.Match, int, Random], Action]


def page(name: str, options: dict[str, Any], seed: int) -> str:
    """The playthrough of one game, moves drawn by the policy of its kind from the seed."""
    m = ts.new(name, seed=seed, names=[f"Player {s}" for s in range(options["players"])], **options)
    m.date = "2026-01-01"
    rng = Random(seed)
    policy = POLICIES[name]
    lines = [f"# {name}: {m.game.options.text(m.options)}", ""]
    lines += _views(m, "The table after the deal" if name == "kramer" else "The table before the set-up")
    told, seen = _told(m, 0), _seen(m)
    while not m.over:
        seat = rng.choice(m.to_move)
        offered = m.actions(seat)
        action = policy(m, seat, rng)
        m.play(seat, action)
        lines += ["", f"## {m.version}. seat {seat}: {action.text}   (one of {len(offered)})"]
        events, views = _told(m, 0), _seen(m)
        lines += _news(told, events)
        lines += _changes(seen, views)
        told, seen = events, views
    lines += ["", *_views(m, "The end")]
    lines += ["", "# The record", "", str(m.record)]
    return "\n".join(lines)


def _who(m: ts.Match) -> list[int | None]:
    return [None, *range(m.players)]


def _told(m: ts.Match, since: int) -> dict[int | None, list[dict[str, Any]]]:
    return {who: m.events(who, since) for who in _who(m)}


def _seen(m: ts.Match) -> dict[int | None, dict[str, str]]:
    return {
        who: dict(_flat({k: v for k, v in m.view(who).items() if k not in ("log", "options", "seat")}))
        for who in _who(m)
    }


def _flat(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Plain data as pairs of a dotted path and a value."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _flat(inner, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list) and any(isinstance(inner, dict | list) for inner in value):
        for index, inner in enumerate(value):
            yield from _flat(inner, f"{path}[{index}]")
    else:
        yield path, str(value)


def _label(who: int | None) -> str:
    return "all" if who is None else f"seat {who}"


def _news(before: dict[int | None, list[Any]], after: dict[int | None, list[Any]]) -> list[str]:
    """What everybody was told, and what a seat was told besides or instead."""
    lines = []
    public = after[None][len(before[None]) :]
    for event in public:
        lines.append(f"    told all: {_sentence(event)}")
    for who, events in after.items():
        if who is not None:
            for event in events[len(before[who]) :]:
                if event not in public:
                    lines.append(f"    told {_label(who)}: {_sentence(event)}")
    return lines


def _sentence(event: dict[str, Any]) -> str:
    return " ".join([event["type"], *(f"{key}={value}" for key, value in event.items() if key != "type")])


def _changes(before: dict[int | None, dict[str, str]], after: dict[int | None, dict[str, str]]) -> list[str]:
    """What changed in the spectator's view, and in a seat's view besides."""
    lines = []
    public = _changed(before[None], after[None])
    for who in after:
        changed = public if who is None else _changed(before[who], after[who])
        for path, (old, new) in changed.items():
            if who is None or public.get(path) != (old, new):
                lines.append(f"    {_label(who)}: {path}: {old} -> {new}")
    return lines


def _changed(before: dict[str, str], after: dict[str, str]) -> dict[str, tuple[str, str]]:
    paths = [*after, *(path for path in before if path not in after)]
    pairs = {path: (before.get(path, "·"), after.get(path, "·")) for path in paths}
    return {path: pair for path, pair in pairs.items() if pair[0] != pair[1]}


def _views(m: ts.Match, title: str) -> list[str]:
    """The spectator's view in full, and of every seat's what it has more."""
    lines = [f"# {title}", ""]
    views = _seen(m)
    for path, value in views[None].items():
        lines.append(f"    all: {path}: {value}")
    for who, view in views.items():
        if who is not None:
            lines += [
                f"    seat {who}: {path}: {value}" for path, value in view.items() if views[None].get(path) != value
            ]
    if m.over:
        lines += [f"    all: {path}: {value}" for path, value in _flat(m.view(None)["log"], "log")]
    return lines


def _any(m: ts.Match, seat: int, rng: Random) -> Action:
    return rng.choice(m.actions(seat))


def _on_errand(m: ts.Match, seat: int, rng: Random) -> Action:
    """Randolph: mostly towards a suitcase and home with it, so that short games see deliveries, duels and bombs."""
    offered = m.actions(seat)
    view = m.view(seat)
    if view["phase"] != "move" or rng.random() < 0.15:
        return rng.choice(offered)
    board = ts.game("randolph").at(m.options).names.board  # type: ignore[attr-defined]  # the table's names
    places = {a["number"]: a for a in view["players"][seat]["agents"]}
    lying = {s["place"] for s in view["suitcases"] if s["place"]}
    colour = board.colours.index(view["players"][seat]["colour"])
    home = board.distances(board.gates[colour])
    wanted = board.distances([board.city_ids.index(city) for city in sorted(lying)]) if lying else home
    best: tuple[float, Action] | None = None
    for action in offered:
        data = action.data
        if data["kind"] == "step":
            agent = places[data["agent"]]
            chart = home if agent["carries"] else wanted
            worth = 90.0 if data["to"] == "hq" else 40.0 - chart[board.city_ids.index(data["to"])] - 4 * data["agent"]
        elif data["kind"] == "take":
            worth = -9.0 if places[data["agent"]]["carries"] else 80.0
        else:
            worth = 0.0 if data["kind"] == "end" else -10.0
        if best is None or worth > best[0]:
            best = worth, action
    assert best is not None
    return best[1]


POLICIES: dict[str, Policy] = {"kramer": _any, "randolph": _on_errand}
