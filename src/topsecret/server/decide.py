"""What a command does at a table: the entries to write, or a refusal that says why not. Nothing is told before it is written."""

from __future__ import annotations

import dataclasses
import datetime
import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from ..bots.characters import free_character
from ..fair import SEED_BYTES, Fair
from ..match import IllegalAction, Match
from ..record import moves
from . import commands as c
from . import entries as e
from . import settle
from .commands import Refusal
from .places import Place
from .table import Table


@dataclass(frozen=True, slots=True)
class Who:
    """The one who asks."""

    visitor: int
    name: str
    bot: bool = False


@dataclass(slots=True)
class Decision:
    """What is to be written, and what only the one who asked is told."""

    entries: list[e.AnyEntry]
    data: dict[str, Any] | None = None
    made: Match | None = None
    """The match in which the moves have been made already: if they cannot be written, the table must be read anew."""
    seats: dict[int, int | None] = field(default_factory=dict)
    """Seats that have somebody else's device from now on."""


def decide(table: Table, who: Who, command: c.Command) -> Decision:
    """What the command does, asked by that visitor now; Refusal if it may not be."""
    decision = _DECIDE[type(command)](table, who, command)
    if table.status == "open" and table.setup.autostart and isinstance(command, c.Sit | c.Ready | c.Accept):
        return _begun_if_full(table, decision)
    return decision


# --- before the start


def _sit(table: Table, who: Who, command: c.Sit) -> Decision:
    _must_be_open(table)
    place = _place(table, command.seat)
    if place.kind != "free" and place.visitor != who.visitor:
        raise Refusal("state", f"seat {command.seat} is taken by {place.name}")
    name = settle.name(command.name)
    if any(other is not place and other.taken and other.name == name for other in table.places):
        raise Refusal("state", f"somebody called {name} sits at this table already: choose another name")
    sat = e.Sat(command.seat, name, who.visitor, bot=who.bot, ready=True)
    return Decision([sat], seats={command.seat: who.visitor})


def _stand(table: Table, who: Who, command: c.Stand) -> Decision:
    _must_be_open(table)
    place = _place(table, command.seat)
    if place.kind == "free":
        raise Refusal("state", f"seat {command.seat} is free")
    if place.visitor != who.visitor and who.visitor != table.host:
        raise Refusal("forbidden", "only the host can ask others to stand up")
    return Decision([e.Stood(command.seat)], seats={command.seat: None})


def _bot(table: Table, who: Who, command: c.Bot) -> Decision:
    _must_be_open(table)
    _must_host(table, who)
    place = _place(table, command.seat)
    if command.level is None:
        if not place.ours:
            raise Refusal("state", f"no bot sits in seat {command.seat}")
        return Decision([e.Stood(command.seat)])
    if place.kind != "free" and not place.ours:
        raise Refusal("state", f"seat {command.seat} is taken by {place.name}")
    level = settle.level(command.level, table.game.name)
    return Decision([bot_entry(table, command.seat, level)])


def bot_entry(table: Table, seat: int, level: str, besides: list[e.AnyEntry] | None = None) -> e.Sat:
    """One of our bots sits down, as a character that nobody else is, nor one of those who sit down in the same moment."""
    taken = {place.name for number, place in enumerate(table.places) if number != seat}
    taken |= {entry.name for entry in besides or () if isinstance(entry, e.Sat)}
    return e.Sat(seat, free_character(taken), level=level, bot=True)


def _invite(table: Table, who: Who, command: c.Invite) -> Decision:
    raise Refusal("bad", f"there is no bot account called {command.bot}")


def invite(table: Table, who: Who, seat: int, bot: int, name: str) -> Decision:
    """Keep a seat for a bot account."""
    _must_be_open(table)
    _must_host(table, who)
    place = _place(table, seat)
    if place.kind != "free":
        raise Refusal("state", f"seat {seat} is taken by {place.name}")
    return Decision([e.Sat(seat, name, bot, bot=True, invited=True)], seats={seat: bot})


def _accept(table: Table, who: Who, command: c.Accept) -> Decision:
    place = _invitation(table, who, command.seat)
    return Decision([e.Sat(command.seat, place.name, who.visitor, bot=True, ready=True)])


def _decline(table: Table, who: Who, command: c.Decline) -> Decision:
    _invitation(table, who, command.seat)
    return Decision([e.Stood(command.seat)], seats={command.seat: None})


def _invitation(table: Table, who: Who, seat: int) -> Place:
    _must_be_open(table)
    place = _place(table, seat)
    if not place.invited or place.visitor != who.visitor:
        raise Refusal("forbidden", f"seat {seat} is not kept for you")
    return place


def _ready(table: Table, who: Who, command: c.Ready) -> Decision:
    if command.ready and table.status == "playing" and table.seats_of(who.visitor):
        return Decision([])  # the game has begun meanwhile: just as this one wanted
    _must_be_open(table)
    seats = [seat for seat in table.seats_of(who.visitor) if table.places[seat].ready != command.ready]
    if not table.seats_of(who.visitor):
        raise Refusal("forbidden", "take a seat first")
    return Decision([e.Readied(seat, command.ready) for seat in seats])


def _settings(table: Table, who: Who, command: c.Settings) -> Decision:
    _must_be_open(table)
    _must_host(table, who)
    now = table.setup
    words = now.options
    if command.options is not None:
        if table.position is not None:
            raise Refusal("state", "this table goes on from a position: its options are settled")
        words = settle.options(table.game, command.options)
    count = int(table.game.options.complete(table.game.options.parse(words.split()))["players"])
    if any(place.kind != "free" for place in table.places[count:]):
        raise Refusal("state", f"with {count} players somebody would lose a seat: ask them to stand up first")
    changed = e.Changed(
        options=words,
        title=now.title if command.title is None else settle.title(command.title),
        public=now.public if command.public is None else command.public,
        spectators=now.spectators if command.spectators is None else command.spectators,
        clock=now.clock if command.clock is None else settle.clock(command.clock),
        absent=now.absent if command.absent is None else command.absent,
        autostart=now.autostart if command.autostart is None else command.autostart,
    )
    return Decision([changed])


def _start(table: Table, who: Who, command: c.Start) -> Decision:
    _must_be_open(table)
    _must_host(table, who)
    filled: list[e.AnyEntry] = []
    if command.fill is not None:
        level = settle.level(command.fill, table.game.name)
        for seat in table.waiting_for()["free"]:
            filled.append(bot_entry(table, seat, level, filled))
    places = _after(table, filled)
    free = [str(seat) for seat, place in enumerate(places) if not place.taken]
    if free:
        raise Refusal("state", f"seat {', '.join(free)} is still free: wait for players, or add bots")
    waiting = [place.name for place in places if not place.ready and place.visitor != who.visitor]
    if waiting:
        raise Refusal("state", f"not everybody is ready: {', '.join(waiting)}")
    return _begun(table, filled, places)


def _begun(table: Table, before: list[e.AnyEntry], places: list[Place]) -> Decision:
    """These entries, and the game begins with those who sit there after them."""
    fair = Fair(secrets.token_bytes(SEED_BYTES))
    names = [place.name for place in places]
    date = datetime.datetime.now(datetime.UTC).date().isoformat()
    match = table.new_match(fair, names, date)
    started = e.Started(fair.seed.hex(), table.game.version, names, date, moves(match))
    return Decision([*before, started], made=match)


def _begun_if_full(table: Table, decision: Decision) -> Decision:
    """The game begins as well if with this people have taken all seats, and everybody is ready; who plays alone begins by hand."""
    places = _after(table, decision.entries)
    if not all(place.taken and place.ready for place in places):
        return decision
    if not decision.entries or {place.visitor for place in places} <= {None, table.host}:
        return decision
    begun = _begun(table, decision.entries, places)
    begun.seats = decision.seats
    return begun


def _after(table: Table, entries: list[e.AnyEntry]) -> list[Place]:
    """The seats as they are after somebody sat down or said to be ready."""
    places = [dataclasses.replace(place) for place in table.places]
    for entry in entries:
        if isinstance(entry, e.Sat):
            places[entry.seat] = Place.of(entry)
        elif isinstance(entry, e.Readied):
            places[entry.seat].ready = entry.ready
    return places


# --- in the game


def _play(table: Table, who: Who, command: c.Play) -> Decision:
    place = _own(table, who, command.seat)
    _must_be_fresh(table, command.seat, command.at)
    decision = played(table, command.seat, command.move, "player")
    if place.played_for:
        decision.entries.insert(0, e.Back(command.seat))
    return decision


def played(table: Table, seat: int, move: c.Move, by: Literal["player", "bot", "standin", "timeout"]) -> Decision:
    """A move is made in the match, by whoever decides for the seat."""
    match = table.playing
    before = match.version
    try:
        match.play(seat, move)
    except IllegalAction as error:
        raise Refusal("illegal", str(error)) from None
    return Decision([e.Played(seat, moves(match, before), by)], made=match)


def _undo(table: Table, who: Who, command: c.Undo) -> Decision:
    _own(table, who, command.seat)
    _must_be_fresh(table, command.seat, command.at)
    try:
        table.playing.undo(command.seat)
    except IllegalAction as error:
        raise Refusal("illegal", str(error)) from None
    return Decision([e.Undone(command.seat)], made=table.playing)


def _note(table: Table, who: Who, command: c.Note) -> Decision:
    if command.seat not in table.seats_of(who.visitor):
        raise Refusal("forbidden", f"seat {command.seat} is not yours")
    if table.match is None:
        raise Refusal("state", "notes are kept once the game has begun")
    try:
        table.match.check_note(command.seat, command.about, command.text)
    except ValueError as error:
        raise Refusal("bad", str(error)) from None
    return Decision([e.Noted(command.seat, command.about, command.text)])


def _say(table: Table, who: Who, command: c.Say) -> Decision:
    text = settle.name(command.text, "a message")
    mine = table.seats_of(who.visitor)
    if command.room == "players":
        if not mine:
            raise Refusal("forbidden", "only players speak in the players' room")
        return Decision([e.Said("players", table.places[mine[0]].name, text, mine[0])])
    if mine and table.status == "playing":
        raise Refusal("forbidden", "players enter the spectators' room when the game is over")
    if not mine and not table.setup.spectators:
        raise Refusal("forbidden", "this table has no spectators")
    return Decision([e.Said("spectators", settle.name(command.name or who.name or "Spectator"), text)])


def _resign(table: Table, who: Who, command: c.Resign) -> Decision:
    _own(table, who, command.seat)
    resigned = e.Resigned(command.seat)
    left = [s for s, place in enumerate(table.places) if s != command.seat and not place.resigned]
    persons = [s for s in left if table.places[s].visitor is not None]
    if len(left) == 1:
        return Decision([resigned, e.Ended("resigned", left)])
    if not persons:
        return Decision([resigned, e.Ended("resigned")])
    return Decision([resigned])


def _offer(table: Table, who: Who, command: c.Offer) -> Decision:
    _own(table, who, command.seat)
    if (command.seat in table.offers) == command.yes:
        return Decision([])
    entries: list[e.AnyEntry] = [e.Offered(command.seat, command.yes)]
    voters = {s for s, place in enumerate(table.places) if place.visitor is not None and not place.played_for}
    if command.yes and voters <= table.offers | {command.seat}:
        entries.append(e.Ended("agreed"))
    return Decision(entries)


def _leave(table: Table, who: Who, command: c.Leave) -> Decision:
    del command
    mine = table.seats_of(who.visitor)
    if not mine and who.visitor != table.host:
        raise Refusal("forbidden", "you do not sit at this table")
    if table.status == "playing":
        entries: list[e.AnyEntry] = [
            e.Left(s) for s in mine if not table.places[s].left and not table.places[s].resigned
        ]
        return Decision(entries)
    if table.status == "over":
        return Decision([])
    entries = [e.Stood(seat) for seat in mine]
    if who.visitor == table.host:
        others = [place.visitor for place in table.places if place.kind == "person" and place.visitor != who.visitor]
        heir = next((visitor for visitor in others if visitor is not None), None)
        entries.append(e.Ended("closed") if heir is None else e.Hosted(heir))
    return Decision(entries, seats=dict.fromkeys(mine))


def _return(table: Table, who: Who, command: c.Return) -> Decision:
    place = _own(table, who, command.seat)
    return Decision([e.Back(command.seat)] if place.played_for else [])


def _link(table: Table, who: Who, command: c.Link) -> Decision:
    return link(table, who, command.seat, secrets.token_urlsafe(18))


def link(table: Table, who: Who, seat: int, secret: str) -> Decision:
    """The seat can be taken over with that secret, once."""
    if seat not in table.seats_of(who.visitor):
        raise Refusal("forbidden", f"seat {seat} is not yours")
    return Decision([e.Linked(seat, _hash(secret))], data={"secret": secret})


def _claim(table: Table, who: Who, command: c.Claim) -> Decision:
    wanted = _hash(command.secret)
    for seat, place in enumerate(table.places):
        if place.secret is not None and hmac.compare_digest(place.secret, wanted):
            entries: list[e.AnyEntry] = [e.Claimed(seat, who.visitor)]
            if place.visitor == table.host:
                entries.append(e.Hosted(who.visitor))
            return Decision(entries, data={"seat": seat}, seats={seat: who.visitor})
    raise Refusal("forbidden", "that secret opens no seat here; it can be used once only")


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


# --- what must hold


def _place(table: Table, seat: int) -> Place:
    if seat >= len(table.places):
        raise Refusal("bad", f"there is no seat {seat}: the seats are 0 to {len(table.places) - 1}")
    return table.places[seat]


def _own(table: Table, who: Who, seat: int) -> Place:
    """The seat, if it is the visitor's and the game is on."""
    place = _place(table, seat)
    if place.visitor != who.visitor:
        raise Refusal("forbidden", f"seat {seat} is not yours")
    if table.status == "open":
        raise Refusal("state", "the game has not begun")
    if table.status == "over":
        raise Refusal("state", "the game is over")
    if place.resigned:
        raise Refusal("state", "you have resigned")
    return place


def _must_be_open(table: Table) -> None:
    if table.status != "open":
        raise Refusal("state", "the game has begun" if table.status == "playing" else "the game is over")


def _must_host(table: Table, who: Who) -> None:
    if who.visitor != table.host:
        raise Refusal("forbidden", "only the host of the table can do that")


def _must_be_fresh(table: Table, seat: int, at: int | None) -> None:
    asked = table.times.asked.get(seat)
    if at is not None and asked is not None and at < asked.n:
        raise Refusal("stale", "something has happened since: look at the table again")


_DECIDE: dict[type, Callable[[Table, Who, Any], Decision]] = {
    c.Sit: _sit,
    c.Stand: _stand,
    c.Bot: _bot,
    c.Invite: _invite,
    c.Accept: _accept,
    c.Decline: _decline,
    c.Ready: _ready,
    c.Settings: _settings,
    c.Start: _start,
    c.Play: _play,
    c.Undo: _undo,
    c.Note: _note,
    c.Say: _say,
    c.Resign: _resign,
    c.Offer: _offer,
    c.Leave: _leave,
    c.Return: _return,
    c.Link: _link,
    c.Claim: _claim,
}
