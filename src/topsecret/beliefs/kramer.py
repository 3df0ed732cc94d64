"""Who is whom in Kramer's game: the exact posterior over all assignments of agents to players, under a model of how people move.

Each move, place of the safe and card of a player is held against what it would have been worth to him if an agent were his, in
several styles of play (`STYLES`); what he may own is a set of agents, one and one more for each second identity (K8 C11).
No two players own the same agent, so the sets of all of them are summed over together. Passing says nothing: what a player could
have played is not known.
"""

from __future__ import annotations

import itertools
import random
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ..kramer import GAME
from ..kramer.rules.numbers import CARD_ACTION, MOVE_START, PASS_ACTION, PLAYS, SAFE_ACTION
from ..kramer.state import (
    AGENTS,
    BUILDINGS,
    C3,
    C10,
    C11,
    C12,
    C13,
    CARD_IDS,
    CHURCH,
    COLOURS,
    COPIES,
    KINDS,
    RUIN,
)
from .kramer_chances import foresee
from .kramer_sight import AGENT, BUILDING, PLAYED, POINTS, Floats, Ints, Sight, after

STYLES: tuple[tuple[float, float, float], ...] = (
    # share of the players, sharpness in chances, share of moves made for no reason that shows
    (0.35, 0.004, 0.15),
    (0.30, 0.012, 0.25),
    (0.20, 0.04, 0.35),
    (0.15, 1.0, 1.0),
)
"""How people move: the better a move is for their own agents, in sharpnesses, the likelier; and now and then any move.

The last style is that of somebody whose moves say nothing. A move made for no reason that shows has the same chance whoever made it, so
nothing is ever ruled out.
"""
BLUFFERS = 0.5
"""K9: where there are dossiers, the share of the players who move all game long, in one of these styles, as if other agents were theirs."""
FREE = -1
SETS = 1 << AGENTS
MEMBERS = [tuple(agent for agent in range(AGENTS) if chosen >> agent & 1) for chosen in range(SETS)]
SIZE: Ints = np.array([len(members) for members in MEMBERS], dtype=np.int64)
SETS_OF: list[Ints] = [np.flatnonzero(owned == SIZE) for owned in range(AGENTS + 1)]
"""By how many agents, the sets of that many."""
_HAS: Floats = np.array([[chosen >> agent & 1 for agent in range(AGENTS)] for chosen in range(SETS)], dtype=float)
_PRIOR: Floats = np.log([share for share, _, _ in STYLES])
_KIND_OF_CARD = {name: kind for kind, name in enumerate(CARD_IDS)}


@dataclass(frozen=True)
class Belief:
    """What a seat can conclude about the others."""

    seat: int | None
    players: int
    agents: tuple[int, ...]
    """The agents in play."""
    sets: Floats
    """sets[seat, set]: the logarithm of how well the seat's moves fit that it owns just this set of agents, as bits."""
    kinds: tuple[tuple[float, ...], ...] = ()
    """By seat and kind of card: how many the seat is expected to hold; empty without cards."""

    @property
    def owners(self) -> dict[str, dict[int | None, float]]:
        """For each agent the probability that it belongs to a seat; None: to nobody."""
        shares = self.shares
        return {
            COLOURS[agent]: {
                **{seat: float(shares[agent, seat]) for seat in range(self.players)},
                None: float(shares[agent, FREE]),
            }
            for agent in self.agents
        }

    @property
    def hands(self) -> list[dict[str, float]]:
        """For each seat how many of each card it is expected to hold, of those that the observer has not seen."""
        return [{CARD_IDS[kind]: count for kind, count in enumerate(row) if count > 0} for row in self.kinds]

    @cached_property
    def _forward(self) -> Floats:
        """forward[n, used]: the logarithm of all ways in which the first n seats can own just the agents `used`."""
        ways = np.full((self.players + 1, SETS), -np.inf)
        ways[0, 0] = 0.0
        for seat in range(self.players):
            for chosen in np.flatnonzero(self.sets[seat] > -np.inf):
                apart = np.flatnonzero((ways[seat] > -np.inf) & (np.arange(SETS) & chosen == 0))
                into = apart | chosen
                ways[seat + 1, into] = np.logaddexp(ways[seat + 1, into], ways[seat, apart] + self.sets[seat, chosen])
        return ways

    @cached_property
    def _backward(self) -> Floats:
        """backward[n, used]: the logarithm of all ways in which the seats from n on can own agents that are not `used`."""
        ways = np.full((self.players + 1, SETS), -np.inf)
        ways[self.players] = 0.0
        for seat in reversed(range(self.players)):
            for chosen in np.flatnonzero(self.sets[seat] > -np.inf):
                apart = np.flatnonzero(np.arange(SETS) & chosen == 0)
                more = ways[seat + 1, apart | chosen] + self.sets[seat, chosen]
                ways[seat, apart] = np.logaddexp(ways[seat, apart], more)
        return ways

    @cached_property
    def evidence(self) -> float:
        """The logarithm of how well everything that was seen fits together."""
        return float(self._backward[0, 0])

    @cached_property
    def shares(self) -> Floats:
        """shares[agent, seat]: the probability that the agent is the seat's; the last column: that it is nobody's."""
        shares: Floats = np.zeros((AGENTS, self.players + 1))
        for seat in range(self.players):
            for chosen in np.flatnonzero(self.sets[seat] > -np.inf):
                apart = np.flatnonzero((self._forward[seat] > -np.inf) & (np.arange(SETS) & chosen == 0))
                both = self._forward[seat, apart] + self._backward[seat + 1, apart | chosen]
                share = np.exp(np.logaddexp.reduce(both) + self.sets[seat, chosen] - self.evidence)
                shares[list(MEMBERS[chosen]), seat] += share
        for agent in self.agents:
            shares[agent, FREE] = max(0.0, 1.0 - shares[agent, :-1].sum())
        return shares

    def sample(self, rng: random.Random) -> list[int]:
        """By agent its owner, or -1, in a world drawn from the posterior."""
        owner = [FREE] * AGENTS
        used = 0
        for seat in range(self.players):
            if (seat, used) not in self._drawn:
                self._drawn[seat, used] = self._draw(seat, used)
            chosen, weights = self._drawn[seat, used]
            pick = rng.choices(chosen, cum_weights=weights)[0]
            used |= pick
            for agent in MEMBERS[pick]:
                owner[agent] = seat
        return owner

    @cached_property
    def _drawn(self) -> dict[tuple[int, int], tuple[list[int], list[float]]]:
        """What `_draw` found, for the next world."""
        return {}

    def _draw(self, seat: int, used: int) -> tuple[list[int], list[float]]:
        """What the seat can own if others own the agents `used`, and how likely that is, added up."""
        chosen = np.flatnonzero((self.sets[seat] > -np.inf) & (np.arange(SETS) & used == 0))
        weights = self.sets[seat, chosen] + self._backward[seat + 1, chosen | used]
        weights = np.exp(weights - weights.max())
        return chosen.tolist(), list(itertools.accumulate(weights.tolist()))

    def form(
        self, known: dict[str, int | None], counts: dict[int | None, int], free_dashes: bool
    ) -> dict[str, int | None]:
        """K9.2: the consistent form with most agents expected to be named rightly, with the lines that are `known`.

        `counts` says how often each name must be written; None stands for a dash.
        """
        left = {(FREE if name is None else name): count for name, count in counts.items()}
        if free_dashes:
            left[FREE] = len(self.agents)
        for name in known.values():
            left[FREE if name is None else name] -= 1
        lines = [agent for agent in self.agents if COLOURS[agent] not in known]
        forms = np.array(list(forms_of(len(lines), left)), dtype=np.int64)
        best = forms[np.argmax(self.shares[lines, forms].sum(axis=1))]
        names = {COLOURS[agent]: int(name) for agent, name in zip(lines, best, strict=True)}
        return known | {colour: None if name == FREE else name for colour, name in names.items()}

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {"seat": self.seat, "owners": self.owners, "hands": self.hands}


def forms_of(lines: int, left: dict[int, int]) -> Iterator[list[int]]:
    """K9.2: every way to write the names, each as often as it is left at most, into the lines."""
    if lines == 0:
        yield []
        return
    for name, count in left.items():
        if count:
            left[name] -= 1
            for rest in forms_of(lines - 1, left):
                yield [name, *rest]
            left[name] += 1


class Reader:
    """Listens to what a seat (None: a spectator) is told, and concludes from it."""

    def __init__(self, seat: int | None, view: dict[str, Any]) -> None:
        self.seat = seat
        self._options = view["options"]
        players = int(self._options["players"])
        self._begun: Sight | None = Sight.of(view)
        self._start = Sight.at_start(view)
        self._sight = self._start
        self._face = view["roll"] or "6"
        self._owned = [1 + int(other["second_identities"]) for other in view["seats"]]
        """By seat, how many agents it owns now."""
        self._owned_at_start = list(self._owned)
        self._evidence: list[dict[int, Floats]] = [{} for _ in range(players)]
        """By seat and number of agents it then owned: style by style, for each set of that many, the logarithm of the fit."""

    def hear(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            if self._begun is not None:
                # A history that begins with the deal begins with K2.2; any other begins where the reader sat down.
                dealt = event["type"] == "identity_dealt"
                self._sight = self._start if dealt else self._begun
                if dealt:
                    self._owned = [1] * len(self._owned)
                self._begun = None
            self._hear(event)

    def look(self, view: dict[str, Any]) -> None:
        """The table as it stands: after moves that were taken back the events alone no longer tell it."""
        self._sight = Sight.of(view)
        self._begun = None

    def _hear(self, event: dict[str, Any]) -> None:
        kind = event["type"]
        if kind == "rolled":
            self._face = event["face"]
        elif kind == "moved":
            self._moved(event)
        elif kind == "card_played":
            self._card(event)
        elif kind == "safe_moved":
            self._safe_moved(event)
        elif kind == "identity_taken":
            self._owned[event["seat"]] += 1
        elif kind == "scored":
            for colour, total in event["totals"].items():
                self._sight.score[AGENT[colour]] = total

    def _moved(self, event: dict[str, Any]) -> None:
        split = np.zeros(AGENTS, dtype=np.int64)
        for step in event["moves"]:
            split[AGENT[step["agent"]]] = step["points"]
        options = self._moves()
        chosen = np.flatnonzero((POINTS[options] == split).all(axis=1))
        self._weigh(event["seat"], options, chosen)
        self._take(event["moves"])

    def _moves(self) -> Ints:
        """K3.5: the moves the roll allowed."""
        low, high = (0 if self._options["cards"] else 1, 3) if self._face == "1-3" else (int(self._face),) * 2
        moves = np.arange(MOVE_START[low], MOVE_START[high + 1])
        allowed: Ints = moves[(POINTS[moves][:, ~self._sight.playing] == 0).all(axis=1)]
        return allowed

    def _safe_moved(self, event: dict[str, Any]) -> None:
        to = BUILDING[event["to"]]
        places = [
            b for b in range(BUILDINGS) if b != self._sight.safe and (not self._must_be_empty or not self._held(b))
        ]
        options = np.array(places, dtype=np.int64)
        self._weigh(event["seat"], options + SAFE_ACTION, np.flatnonzero(options == to))
        self._sight.safe = to
        self._sight.armed[:] = False

    @property
    def _must_be_empty(self) -> bool:
        return bool(self._options["safe_target"] == "empty")

    def _held(self, building: int) -> bool:
        return bool((self._sight.position[self._sight.playing] == building).any())

    def _card(self, event: dict[str, Any]) -> None:
        """K8: why this target of the card, and why play it at all."""
        play = self._play(event)
        if play is not None:
            kind = int(PLAYED.kind[play])
            plays = np.flatnonzero((PLAYED.kind == kind) & self._playable(kind))
            options = np.append(plays + CARD_ACTION, PASS_ACTION)
            self._weigh(event["seat"], options, np.flatnonzero(options == play + CARD_ACTION))
        self._take(event.get("moves", ()))
        for colour, total in event.get("markers", {}).items():
            self._sight.score[AGENT[colour]] = total
        if "building" in event and "agents" not in event:
            self._sight.safe = BUILDING[event["building"]]
            self._sight.armed[:] = False

    def _play(self, event: dict[str, Any]) -> int | None:
        """The number of the play that was made; None for a second identity, of which nobody can tell what it was worth."""
        kind = _KIND_OF_CARD[event["card"]]
        if kind == C11:
            return None
        what: dict[str, Any] = {key: event[key] for key in ("card", "agents", "steps", "building") if key in event}
        return GAME.number_of({"kind": "card", **what}) - CARD_ACTION

    def _playable(self, kind: int) -> Any:
        """K7.6: by play, whether it could be made with the card and would change something."""
        sight = self._sight
        futures = after(sight, np.arange(PLAYS) + CARD_ACTION)
        moved = futures.position != sight.position
        marked = futures.score != sight.score
        able = moved.any(axis=1) | marked.any(axis=1) | (futures.safe != sight.safe)
        able &= ~((moved | marked) & ~sight.playing).any(axis=1)
        if kind == C3:
            able &= ~(marked & (sight.score > sight.finish - 2)).any(axis=1) & (marked.sum(axis=1) == 2)
        elif kind == C12:
            able &= ~(moved & (sight.position != sight.safe)).any(axis=1)
        elif kind == C13:
            able &= ~((PLAYED.goes == CHURCH) & (sight.position != RUIN)).any(axis=1)
        elif kind == C10:
            held = np.zeros(BUILDINGS, dtype=np.bool_)
            held[sight.position[sight.playing]] = True
            able &= ~(moved & ~held[futures.position]).any(axis=1)
        return able

    def _weigh(self, seat: int, options: Ints, chosen: Ints) -> None:
        """How likely the choice is in each style, for each set of agents that the seat may own, against one at random."""
        if seat == self.seat or len(chosen) != 1 or len(options) < 2:
            return
        owned = self._owned[seat]
        evidence = self._evidence[seat].setdefault(owned, np.zeros((len(STYLES), SETS)))
        evidence[:, SETS_OF[owned]] += fits(self._sight, owned, options)[:, int(chosen[0])]

    def betrayal(self, seat: int, agent: int, options: Ints) -> Floats:
        """For each choice of a seat with one agent: how likely this agent would be taken for its own afterwards, at face value."""
        so_far = _PRIOR[:, None] + self._evidence[seat].get(1, np.zeros((len(STYLES), SETS)))
        alone = np.flatnonzero(self._sight.playing)
        after_it = np.logaddexp.reduce(so_far[:, None, 1 << alone] + fits(self._sight, 1, options)[:, :, alone], axis=0)
        chances = np.exp(after_it - after_it.max(axis=1, keepdims=True))
        taken: Floats = chances[:, np.flatnonzero(alone == agent)[0]] / chances.sum(axis=1)
        return taken

    def _take(self, moves: Any) -> None:
        for step in moves:
            agent, to = AGENT[step["agent"]], BUILDING[step["to"]]
            self._sight.position[agent] = to
            self._sight.armed[agent] = to == self._sight.safe

    # --- what follows from it

    def belief(self, view: dict[str, Any]) -> Belief:
        """What the seat can conclude now."""
        seats = view["seats"]
        agents = [AGENT[colour] for colour in view["agents"]]
        shown = {AGENT[colour]: agent["owner"] for colour, agent in view["agents"].items()}
        over = view["phase"] == "over"
        table = np.full((len(seats), SETS), -np.inf)
        mine = 0 if self.seat is None else sum(1 << agent for agent, owner in shown.items() if owner == self.seat)
        for seat, other in enumerate(seats):
            if over or seat == self.seat:
                own = sum(1 << agent for agent, owner in shown.items() if owner == seat)
                table[seat, own] = 0.0
            else:
                self._fill(table[seat], seat, agents, 1 + int(other["second_identities"]))
                if self._options["dossier"]:
                    table[seat] = disguised(table[seat])
                table[seat, np.arange(SETS) & mine != 0] = -np.inf
        kinds = () if "cards" not in view or over else _hands(view, self.seat)
        return Belief(self.seat, len(seats), tuple(agents), table, kinds)

    def _fill(self, row: Floats, seat: int, agents: list[int], owned: int) -> None:
        """How well each set of that many agents fits the seat, in whatever order it may have come by them."""
        stages = self._evidence[seat]
        for order in itertools.permutations(agents, owned):
            fit = _PRIOR.copy()
            so_far = 0
            for count, agent in enumerate(order, 1):
                so_far |= 1 << agent
                if count in stages:
                    fit += stages[count][:, so_far]
            row[so_far] = np.logaddexp(row[so_far], np.logaddexp.reduce(fit))


def disguised(row: Floats) -> Floats:
    """The fits of all sets if some players bluff: whoever does moves as the owner of any other set would, each as likely as the next."""
    possible = row > -np.inf
    if possible.sum() < 2:
        return row
    everything = np.logaddexp.reduce(row[possible])
    with np.errstate(divide="ignore"):
        others = everything + np.log1p(-np.exp(np.minimum(row - everything, 0.0)))
    bluff = np.log(BLUFFERS / (possible.sum() - 1)) + others
    mixed: Floats = np.where(possible, np.logaddexp(np.log1p(-BLUFFERS) + row, bluff), -np.inf)
    return mixed


KEPT = 32
"""How many answers of `fits` are kept: everybody at a table asks for the same, some as soon as they decide, others when they are told."""
_kept: dict[tuple[Any, ...], Floats] = {}
_KEEPING = threading.Lock()


def fits(sight: Sight, owned: int, options: Ints) -> Floats:
    """fits[style, option, n]: the logarithm of how likely a choice is for the owner of the n-th set of so many agents, against one at random."""
    key = (owned, options.tobytes(), *sight.key())
    found = _kept.get(key)
    if found is None:
        found = _fits(sight, owned, options)
        with _KEEPING:
            if len(_kept) >= KEPT:
                _kept.pop(next(iter(_kept)))
            _kept[key] = found
    return found


def _fits(sight: Sight, owned: int, options: Ints) -> Floats:
    worth = foresee(sight, after(sight, options), left=sight.finish, dossier=False) @ _HAS[SETS_OF[owned]].T
    worth -= worth.max(axis=0)
    logs = []
    for _, sharpness, floor in STYLES:
        weights = np.exp(worth / sharpness)
        logs.append(np.log((1 - floor) * weights / weights.mean(axis=0) + floor))
    return np.array(logs)


def _hands(view: dict[str, Any], seat: int | None) -> tuple[tuple[float, ...], ...]:
    """K7.1: every way the cards that were not seen can lie in hands and pile is equally likely."""
    hidden = list(COPIES)
    seen = [*view["cards"]["discard"], *view["cards"]["removed"]]
    own = [] if seat is None else view["seats"][seat]["hand"]
    for card in (*seen, *own):
        hidden[_KIND_OF_CARD[card]] -= 1
    if len(view["seats"]) == AGENTS:
        hidden[C11] = 0
    elsewhere = [0 if other["seat"] == seat else int(other["cards"]) for other in view["seats"]]
    # Without a free agent nobody can hold a second identity: it would have been removed when it was drawn.
    in_hands = [0 if kind == C11 and view["free_agents"] == 0 else hidden[kind] for kind in range(KINDS)]
    total = max(1, sum(in_hands))
    rows = []
    for other, size in enumerate(elsewhere):
        if other == seat:
            rows.append(tuple(float(own.count(CARD_IDS[kind])) for kind in range(KINDS)))
        else:
            rows.append(tuple(size * count / total for count in in_hands))
    return tuple(rows)
