"""A table: everything about it, folded from its log. No time of its own, no network, no database."""

from __future__ import annotations

import hmac
import re
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from .. import game as find_game
from ..fair import UNSEEDED, Fair
from ..match import Match
from ..play.game import Game, UnknownRules
from ..record import follow
from . import catalogue
from . import entries as e
from .clock import ABANDONED_MS, LOBBY_MS, NO_CLOCK, Times
from .pace import NOTHING, usual_ms
from .places import Place
from .streams import HANDOVER, SPECTATOR, Streams

_encode = msgspec.json.Encoder().encode
_BY_SEAT = re.compile(r"[0-9]+: ")
REMEMBERED = 500
"""How many ids of commands a table remembers, to tell a repeated command from a new one."""


class OldRules(Exception):
    """The game was begun under other rules than this program knows."""


def _answer(first: e.AnyEntry) -> dict[str, Any] | None:
    """The answer to a command whose row begins with this entry."""
    if isinstance(first, e.Claimed):
        return {"seat": first.seat}
    return {"secret": None} if isinstance(first, e.Linked) else None


class Table:
    """One table. `fold` is the only way it changes."""

    def __init__(self, id: int, key: str, code: str) -> None:
        self.id, self.key, self.code = id, key, code
        self.seq = 0
        self.at = 0
        self.status = "open"
        self.setup: e.Created | e.Changed
        self.game: Game
        self.options: dict[str, Any] = {}
        self.host = 0
        self.of: str | None = None
        self.position: str | None = None
        self.places: list[Place] = []
        self.streams = Streams(0)
        self.times = Times(e.Clock(), 0)
        self.match: Match | None = None
        self.fair: Fair | None = None
        self.offers: set[int] = set()
        self.result: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.state_stamp = 0
        """Grows with every change of what `state` shows."""
        self.told = NOTHING
        """How much has been told to everybody, measured in the time it takes to be shown."""
        self.last_actor: int | None = None
        """The seat that acted last for all to see."""
        self.nudged: dict[int, int] = {}
        """Which question of a seat its player was told elsewhere, by the number of the last item before it."""
        self._mark = 0
        self._done: OrderedDict[tuple[int, str], dict[str, Any] | None] = OrderedDict()

    # --- the fold

    def fold(self, seq: int, at: int, line: e.Line, made: Match | None = None) -> None:
        """The next row of the log happens.

        `made`: the match in which the row's moves have been made already, when they were checked.
        """
        if seq != self.seq + 1:
            raise ValueError(f"row {seq} of table {self.id} cannot follow row {self.seq}")
        self.seq, self.at = seq, max(at, self.at)
        for entry in line.entries:
            _FOLD[type(entry)](self, entry, made)
        if line.by is not None and line.id is not None:
            self._done[line.by, line.id] = _answer(line.entries[0])
            if len(self._done) > REMEMBERED:
                self._done.popitem(last=False)

    def done(self, visitor: int, id: str) -> bool:
        """Whether that command has been carried out already."""
        return (visitor, id) in self._done

    def answer(self, visitor: int, id: str) -> dict[str, Any] | None:
        """What was answered to that command, as far as the log tells: of a seat's secret it knows only that there was one."""
        return self._done[visitor, id]

    def _created(self, entry: e.Created, made: Match | None) -> None:
        del made
        self.host, self.of, self.position = entry.host, entry.of, entry.position
        self._set_up(entry)

    def _changed(self, entry: e.Changed, made: Match | None) -> None:
        del made
        self._set_up(entry)
        for place in self.places:
            place.ready = (
                place.kind == "bot" or place.visitor == self.host
            )  # nobody could ask a bot again, and the host agrees
        self._tell("settings")

    def _set_up(self, setup: e.Created | e.Changed) -> None:
        self.setup = setup
        if isinstance(setup, e.Created):
            self.game = find_game(setup.game)
        self.options = self.game.options.complete(self.game.options.parse(setup.options.split()))
        seats = int(self.options["players"])
        self.places = self.places[:seats] + [Place() for _ in range(seats - len(self.places))]
        if isinstance(setup, e.Created):
            self.streams = Streams(seats)
        self.streams.seat_count(seats)
        self.times = Times(setup.clock, seats)
        self.state_stamp += 1

    def _sat(self, entry: e.Sat, made: Match | None) -> None:
        del made
        self.places[entry.seat] = Place.of(entry)
        self._tell("seated", seat=entry.seat, name=entry.name)

    def _stood(self, entry: e.Stood, made: Match | None) -> None:
        del made
        name, self.places[entry.seat] = self.places[entry.seat].name, Place()
        self._tell("unseated", seat=entry.seat, name=name)

    def _readied(self, entry: e.Readied, made: Match | None) -> None:
        del made
        self.places[entry.seat].ready = entry.ready
        self._tell("ready", seat=entry.seat, ready=entry.ready)

    def _hosted(self, entry: e.Hosted, made: Match | None) -> None:
        del made
        self.host = entry.visitor
        self.state_stamp += 1

    def _started(self, entry: e.Started, made: Match | None) -> None:
        try:
            self.game = self.game.under(entry.rules)
        except UnknownRules as error:
            raise OldRules(f"the game was begun under {error}") from None
        if made is None:
            fair = self.fair = Fair(bytes.fromhex(entry.seed))
            fair.held = True
            self.match = self.new_match(fair, entry.names, entry.date)
            self._follow(entry.lines)
        else:
            if not isinstance(made.chance, Fair):
                raise ValueError("a table's dice are fair ones")
            self.match, fair = made, made.chance
            self.fair = fair
        self.status = "playing"
        self._tell("started", hash=fair.hash)
        self._happened(None)

    def new_match(self, chance: Fair, names: list[str], date: str) -> Match:
        """The match that begins at this table."""
        state = self.game.read_position(self.position)[0] if self.position else None
        return Match(self.game, self.options, chance=chance, state=state, names=names, date=date)

    def _follow(self, lines: list[str]) -> None:
        """What stands in the log happens in the match."""
        if self.match is None or self.fair is None:
            raise ValueError("nothing can be played before the start")
        self.fair.held = True
        for line in lines:
            follow(self.match, line)
            self.fair.picks += not _BY_SEAT.match(line)
        self.fair.held = False

    def _played(self, entry: e.Played, made: Match | None) -> None:
        if made is None:
            self._follow(entry.lines)
        asked = self.times.asked.get(entry.seat)
        if entry.by == "timeout" and asked is not None and not asked.late:
            # Once for a question: how many steps he had left to make in secret is nobody's business.
            asked.late = True
            self._tell("timeout", seat=entry.seat)
        self._happened(entry.seat)

    def _undone(self, entry: e.Undone, made: Match | None) -> None:
        if made is None:
            self.playing.undo(entry.seat)
        self._happened(entry.seat)

    def _happened(self, actor: int | None) -> None:
        """The match went on: tell the events, see who is asked now and whether the game is over."""
        match = self.playing
        public = self.streams.n(HANDOVER)
        events, self._mark = match.tidings(self._mark)
        before = self.told
        for event in events:
            self.streams.tell_event(event)
        told = [known for event in events if (known := event.told(None)) is not None]
        for ms in match.game.shown_ms(told):
            self.told = self.told.and_for(ms)
        told_openly = self.streams.n(HANDOVER) != public
        if told_openly:
            self.last_actor = actor
        pending = match.to_move
        times = self.times
        asked_at = self.at + usual_ms(self.told.since(before))
        for seat in [s for s in times.asked if s not in pending]:
            times.answered(seat, self.at)
        for seat in pending:
            asked = times.asked.get(seat)
            if asked is not None and seat == actor and told_openly:
                times.answered(seat, self.at)
                asked = None
            if asked is None:
                times.ask(seat, asked_at, self.streams.n(seat))
            elif seat == actor:
                # What nobody else was told must not show in the clock.
                asked.n = self.streams.n(seat)
        for seat in pending:
            asked = times.asked[seat]
            if len(pending) > 1 or asked.legal is not None:
                legal = match.legal(seat)
                if asked.legal is not None and asked.legal != legal:
                    asked.n = self.streams.n(seat)
                asked.legal = legal
        result = match.result
        if result is not None:
            self._over({"winners": list(result.winners), "totals": list(result.totals), "reason": result.reason})

    def _over(self, result: dict[str, Any]) -> None:
        self.status, self.result = "over", result
        self.times.asked.clear()
        self.offers.clear()
        self._tell("ended", **result)

    def _noted(self, entry: e.Noted, made: Match | None) -> None:
        del made
        self.playing.note(entry.seat, entry.about, entry.text)

    def _said(self, entry: e.Said, made: Match | None) -> None:
        del made
        item = {"kind": "chat", "room": entry.room, "seat": entry.seat, "name": entry.name, "text": entry.text}
        whispered = entry.room == "spectators" and self.status == "playing"
        self.streams.tell({**item, "at": self.at}, (SPECTATOR,) if whispered else None)

    def _left(self, entry: e.Left, made: Match | None) -> None:
        del made
        self.places[entry.seat].left = True
        self._tell("left", seat=entry.seat)

    def _stood_in(self, entry: e.StoodIn, made: Match | None) -> None:
        del made
        self.places[entry.seat].standin = True
        self._tell("standin", seat=entry.seat, why=entry.why)

    def _back(self, entry: e.Back, made: Match | None) -> None:
        del made
        place = self.places[entry.seat]
        place.standin = place.left = False
        self._tell("back", seat=entry.seat)

    def _resigned(self, entry: e.Resigned, made: Match | None) -> None:
        del made
        self.places[entry.seat].resigned = True
        self.offers.discard(entry.seat)
        self._tell("resigned", seat=entry.seat)

    def _offered(self, entry: e.Offered, made: Match | None) -> None:
        del made
        (self.offers.add if entry.yes else self.offers.discard)(entry.seat)
        self._tell("offer", seat=entry.seat, yes=entry.yes)

    def _ended(self, entry: e.Ended, made: Match | None) -> None:
        del made
        self._over({"winners": entry.winners, "totals": None, "reason": entry.reason})

    def _rematched(self, entry: e.Rematched, made: Match | None) -> None:
        del made
        self.rematch = entry.key
        self._tell("rematch", table=entry.key)

    def _linked(self, entry: e.Linked, made: Match | None) -> None:
        del made
        self.places[entry.seat].secret = entry.hash

    def _claimed(self, entry: e.Claimed, made: Match | None) -> None:
        del made
        place = self.places[entry.seat]
        place.visitor, place.secret, place.standin, place.left = entry.visitor, None, False, False
        self._tell("claimed", seat=entry.seat)

    def _nudged(self, entry: e.Nudged, made: Match | None) -> None:
        del made
        if entry.seat in self.times.asked:
            self.nudged[entry.seat] = self.times.asked[entry.seat].n

    def _tell(self, what: str, **data: Any) -> None:
        """Tell everybody a change of the table; it also shows in `state`."""
        self.streams.tell({"kind": "table", "what": what, **data, "at": self.at})
        self.state_stamp += 1

    # --- what is asked of it

    @property
    def playing(self) -> Match:
        if self.match is None:
            raise ValueError("the game has not begun")
        return self.match

    @property
    def game_here(self) -> Game:
        """The game bound to this table's options."""
        return self.playing.game if self.match is not None else self.game.at(self.options)

    def seats_of(self, visitor: int) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.visitor == visitor and not place.invited]

    def sits(self, visitor: int, seat: int) -> bool:
        """Whether that seat is the visitor's."""
        return seat < len(self.places) and self.places[seat].visitor == visitor and not self.places[seat].invited

    def pending(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        return self.playing.to_move if self.status == "playing" else ()

    def state(self) -> dict[str, Any]:
        """The table without the game, as everybody may see it."""
        setup = self.setup
        shown = {
            o.name: o.text(self.options[o.name]) if o.write else self.options[o.name] for o in self.game.options.options
        }
        fair = None
        if self.fair is not None and self.fair.seed != UNSEEDED:
            fair = {"hash": self.fair.hash, "seed": self.fair.seed.hex() if self.status == "over" else None}
        return {
            "key": self.key,
            "code": self.code,
            "title": setup.title,
            "game": self.game.name,
            "rules": self.game.version,
            "options": shown,
            "status": self.status,
            "public": setup.public,
            "spectators": setup.spectators,
            "clock": {"move": setup.clock.move, "game": setup.clock.game, "grace": setup.clock.grace},
            "absent": setup.absent,
            "autostart": setup.autostart,
            "waiting_for": self.waiting_for() if self.status == "open" else None,
            "seats": [place.shown() for place in self.places],
            "offers": sorted(self.offers),
            "result": self.result,
            "catalogue": None if self.match is None else catalogue.address(self.match.game, self.options, self.key),
            "fair": fair,
            "rematch": self.rematch,
            "of": self.of,
        }

    def waiting_for(self) -> dict[str, list[int]]:
        """What keeps the game from beginning, as seats: nobody sits there, a bot was asked to, or whoever sits there is not ready.

        The host is not waited for: it is the host who begins.
        """
        seats = list(enumerate(self.places))
        return {
            "free": [seat for seat, place in seats if place.kind == "free"],
            "invited": [seat for seat, place in seats if place.invited],
            "unready": [s for s, place in seats if place.taken and not place.ready and place.visitor != self.host],
        }

    def you(self, visitor: int | None) -> dict[str, Any]:
        """What the table is to one visitor."""
        seats = [] if visitor is None else self.seats_of(visitor)
        invited = [s for s, place in enumerate(self.places) if place.invited and place.visitor == visitor]
        return {"seats": seats, "invited": invited, "host": visitor == self.host, "player": bool(seats)}

    def view(self, audience: int) -> dict[str, Any]:
        """The game as an audience may see it, without the log book."""
        return self.playing.view(audience if audience >= 0 else None, log=False)

    def scene(self, audience: int) -> bytes | None:
        """The game as an audience may see it and what it may do, as the inside of a JSON object; None before the start."""
        if self.match is None:
            return None
        actions: list[int] = []
        ways: list[list[int]] = []
        undo = False
        if self.status == "playing" and audience in self.times.asked and not self.places[audience].resigned:
            actions = self.times.asked[audience].legal or self.match.legal(audience)
            ways = self.match.ways(audience)
            undo = self.match.can_undo(audience)
        return b'"view":%b,"actions":%b,"ways":%b,"undo":%b' % (
            _encode(self.match.glimpse(audience if audience >= 0 else None)),
            _encode(actions),
            _encode(ways),
            b"true" if undo else b"false",
        )

    def due(self) -> int | None:
        """When somebody must look at the table again: a bot's turn, a clock, or nobody there any more."""
        if self.status == "over":
            return None
        if self.status == "open":
            return self.at + LOBBY_MS
        times = [self.abandoned_at()]
        for seat in self.times.asked:
            place = self.places[seat]
            if place.ours or place.played_for:
                return self.at
            if self.setup.clock != NO_CLOCK:
                times += [t for t in (self.times.deadline(seat), self.times.grace(seat)) if t is not None]
        return min(times)

    def abandoned_at(self) -> int:
        """When the game is over if nothing happens any more; a slow clock gives more time."""
        return self.at + max(ABANDONED_MS, 3000 * (self.setup.clock.move or 0))

    def bot_seed(self, seat: int) -> int:
        """What a bot in that seat draws its random numbers from; like the dice it can be checked when the game is over."""
        if self.fair is None:
            raise ValueError("the game has not begun")
        return int.from_bytes(hmac.digest(self.fair.seed, b"bot %d" % seat, "sha256")[:8], "big") >> 2

    def summary(self) -> dict[str, Any]:
        """The table in the list of open tables."""
        return {
            "title": self.setup.title,
            "game": self.game.name,
            "options": self.game.options.text(self.options),
            "players": len(self.places),
            "free": sum(place.kind == "free" for place in self.places),
            "names": [place.name for place in self.places if place.taken],
            "clock": {"move": self.setup.clock.move, "game": self.setup.clock.game},
            "spectators": self.setup.spectators,
        }


_FOLD: dict[type, Callable[[Table, Any, Match | None], None]] = {
    e.Created: Table._created,
    e.Changed: Table._changed,
    e.Sat: Table._sat,
    e.Stood: Table._stood,
    e.Readied: Table._readied,
    e.Hosted: Table._hosted,
    e.Started: Table._started,
    e.Played: Table._played,
    e.Undone: Table._undone,
    e.Noted: Table._noted,
    e.Said: Table._said,
    e.Left: Table._left,
    e.StoodIn: Table._stood_in,
    e.Back: Table._back,
    e.Resigned: Table._resigned,
    e.Offered: Table._offered,
    e.Ended: Table._ended,
    e.Rematched: Table._rematched,
    e.Linked: Table._linked,
    e.Claimed: Table._claimed,
    e.Nudged: Table._nudged,
}
