"""A game on a server at this terminal: asking when it is one's turn, showing what the others do, the result."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ...client import ClientError, Picture
from ..language import listed, t, yes
from ..screen import Left, line
from ..session import COMMANDS, Again, Session, parted
from .lobby import bot_words
from .match import RemoteMatch
from .refusals import refusal
from .tidings import Tidings, ending
from .visit import Visit, clean

WAITING = "say …, who, log, notes, help, quit"
"""What can be typed while others are asked."""


class RemoteSession(Session):
    """One game of one table, from the start (or wherever it is) to its end."""

    match: RemoteMatch
    commands = (
        *COMMANDS,
        ("say …", "say"),
        ("who", "who"),
        ("offer, offer no", "offer"),
        ("resign", "resign"),
        ("quit", "go"),
    )

    def __init__(self, visit: Visit, *, name: str) -> None:
        super().__init__(visit.screen, RemoteMatch(visit))
        self.visit = visit
        self.name = name
        self.eyes = visit.picture.seat
        self._typing = False
        self._stamp = self._now()
        self.trouble_shown = False

    @property
    def picture(self) -> Picture:
        """The table as it was last looked at."""
        return self.visit.picture

    # --- the game

    def run(self) -> None:
        """Play until the game is over and the player has seen the last table. `Left` when the player leaves."""
        self.visit.screen.woken = self._woken
        try:
            self._play()
            self.draw(self.eyes, [])
        finally:
            self.visit.screen.woken = lambda: False

    def _play(self) -> None:
        while self.match.on:
            self._stamp = self._now()
            asked = self.match.asked()
            try:
                if not asked:
                    self._wait()
                    continue
                self._sit(self.eyes if self.eyes in asked and self.eyes is not None else asked[0])
                self.prompter.decide(self, self.eyes or 0)
            except Again:
                continue
            finally:
                self.visit.look()

    def _sit(self, seat: int) -> None:
        """The person of that seat takes the keyboard; the server shows this device that seat's secrets and no other's."""
        if len(self.picture.mine) > 1 and self.eyes != seat:
            self.visit.do(self.visit.table.show(None))
            self.hand_over(self.match.names[seat])
        if self.picture.seat != seat:
            self.visit.do(self.visit.table.show(seat))
            self._stamp = self._now()
        if self.eyes != seat:
            self.eyes = seat
            self._drawn = None
        if seat not in self.match.asked():
            raise Again

    def _wait(self) -> None:
        """Others are asked: their moves are shown as they come."""
        typed = self.read(self.eyes, [self._waiting()])
        if typed:
            self.message = f"{t('terminal-cannot-read', typed=typed)} {WAITING}"

    def _waiting(self) -> Text:
        asked = self.picture.to_move
        if not asked:
            return line((t("randolph-asked-roll"), "bold"))
        names = listed([self.match.names[seat] + self._absence(seat) for seat in asked])
        mine = "" if self.picture.mine else f"{t('page-spectating')}. "
        return line((f"{mine}{t('randolph-waiting-for', who=names)}", "bold"), (f" ({WAITING})", "dim"))

    def _absence(self, seat: int) -> str:
        """What is to be known of somebody who does not answer."""
        place = self.picture.seats[seat]
        if place["resigned"]:
            return f" ({t('page-player-resigned')})"
        if place["left"] or place["standin"]:
            return f" ({t('page-player-standin')})"
        here = self.picture.present
        if place["kind"] == "person" and seat < len(here) and not here[seat]:
            return f" ({t('page-player-away')})"
        return ""

    def play(self, seat: int, move: Any) -> bool:
        done = super().play(seat, move)
        if done:
            self._stamp = self._now()
        return done

    # --- asking while things happen

    def _now(self) -> tuple[object, ...]:
        """What the question at hand depends on; when it changes, it is to be asked anew."""
        picture = self.visit.picture
        return picture.status, picture.audience, self.match.asked(), picture.actions, picture.mine

    def asked(self, seat: int | None, question: Sequence[Text]) -> str:
        self.visit.look()
        if self._now() != self._stamp:
            raise Again
        self._typing = True
        try:
            return super().asked(seat, question)
        finally:
            self._typing = False

    def _woken(self) -> bool:
        """Something happened while a line is being typed: tell it below, or ask anew."""
        if not self._typing:
            return False
        self.visit.look()
        if self._now() != self._stamp:
            self.screen.lines([""])
            raise Again
        return self.whisper(self.eyes)

    def whisper(self, seat: int | None) -> bool:
        """Print the news below what is there; whether there are any."""
        rows = self.news(seat)
        if self.trouble_shown != self.visit.trouble:
            self.trouble_shown = self.visit.trouble
            rows.append(t("page-no-server") if self.trouble_shown else f"{t('page-line-open')}.")
        if rows:
            self.screen.lines(["", *rows])
        return bool(rows)

    def draw(self, seat: int | None, question: Sequence[Text]) -> None:
        if self.match.on and not self.match.asked() and self._drawn is not None and self._drawn[0] == seat:
            self._drawn = (seat, self.match.version)  # others move: their news will do
        super().draw(seat, question)

    def notices(self) -> list[Text]:
        rows = super().notices()
        clock = self._clock()
        if clock:
            rows.append(Text(clock, style="dim"))
        if self.visit.trouble:
            rows.append(Text(t("page-no-server"), style="bold red"))
        elif self.trouble_shown:
            rows.append(Text(f"{t('page-line-open')}."))
        self.trouble_shown = self.visit.trouble
        return rows

    def _clock(self) -> str:
        """Until when those who are asked may think."""
        said = []
        for seat, at in sorted((self.picture.clock.get("deadlines") or {}).items()):
            if at is not None and int(seat) in self.picture.to_move:
                when = datetime.datetime.fromtimestamp((at - self.visit.line.client.offset) / 1000)
                day = "" if when.date() == datetime.date.today() else f"{when:%Y-%m-%d} "
                said.append(t("terminal-time", who=self.match.names[int(seat)], until=f"{day}{when:%H:%M:%S}"))
        return " ".join(said)

    def fresh(self, seat: int | None, mark: int) -> tuple[list[str], int]:
        items = self.picture.told.get(self.picture.audience if seat is None else seat, [])
        if mark == len(items):
            return [], mark
        game = self.prompter.teller(self.match.view(seat), seat)
        return Tidings(self.match.names, seat).stories(items[mark:], game), len(items)

    # --- commands

    def command(self, seat: int | None, typed: str) -> bool:
        self._come_back()
        word, rest = parted(typed)
        if word == "say":
            self._say(rest)
        elif word == "who" and not rest:
            self.screen.page(t("terminal-at-table"), self._seats())
        elif word in ("quit", "exit", "q") and not rest:
            self._quit()
        elif word == "save":
            self.message = t("terminal-save-later")
        elif word == "resign" and not rest and seat is not None:
            self._resign(seat)
        elif word == "offer" and rest.lower() in ("", "yes", "no") and seat is not None:
            self._try(self.visit.table.offer(rest.lower() != "no", seat=seat))
        elif word == "hint" and not rest and seat is not None and not self.match.actions(seat):
            self.message = t("terminal-not-your-turn")
        else:
            try:
                return super().command(seat, typed)
            except ClientError as error:
                self.refused(error)
        return True

    def refused(self, error: ClientError) -> None:
        """Say why not; some things cannot go on."""
        if error.code in ("closed", "strange"):
            raise error
        self.visit.look()
        self.message = refusal(error, self.reworded(error.message, self.eyes))

    def _try(self, job: Any) -> bool:
        """Ask the server for something; a message if it refuses."""
        try:
            self.visit.do(job)
        except ClientError as error:
            self.refused(error)
            return False
        return True

    def _say(self, text: str) -> None:
        if not text:
            self.message = t("terminal-say-how")
            return
        self._try(self.visit.table.say(text, name=None if self.picture.mine else self.name))

    def _come_back(self) -> None:
        """Whoever types is there: somebody who played for this seat meanwhile stops doing so."""
        for seat in self.picture.mine:
            place = self.picture.seats[seat]
            if self.match.on and place["standin"] and not place["resigned"]:
                self._try(self.visit.table.back(seat))

    def _resign(self, seat: int) -> None:
        question = line((f"{t('page-sure-resign')} ", "bold"), f"({t('setup-yes')})")
        self.screen.lines([question])
        if yes(self.screen.ask("> ")):
            self._try(self.visit.table.resign(seat))

    def _quit(self) -> None:
        if not self.picture.mine or not self.match.on:
            raise Left
        self.screen.lines(
            [
                Text(f"{t('terminal-seat-kept')} {t('terminal-come-back')}", style="bold"),
                f"  {self.visit.command}",
                t("terminal-go-how"),
            ]
        )
        typed = self.screen.ask("> ").lower()
        if typed == "away":
            self._try(self.visit.table.leave())
        if typed != "back":
            raise Left

    def noted(self, seat: int) -> dict[str, Any]:
        """The log book is not in the view: it is fetched when it is read."""
        book = self.visit.do(self.visit.line.client.log(self.visit.table.key, seat))
        return {**self.match.view(seat), **clean(book)}

    def _seats(self) -> list[RenderableType]:
        rows: list[RenderableType] = []
        for seat, name in enumerate(self.match.names):
            place = self.picture.seats[seat]
            you = f" ({t('setup-is-you')})" if seat in self.picture.mine else ""
            bot = f" ({bot_words(place)})" if place["kind"] == "bot" else ""
            rows.append(line((f"{seat} ", "bold"), f"{name}{you}{bot}{self._absence(seat)}"))
        rows.append(line(t("page-watching", n=self.picture.spectators)))
        return rows

    def result(self) -> list[RenderableType]:
        """Who won and why; ends that no rule knows are told in a sentence."""
        view, result = self.match.view(None), self.picture.state.get("result")
        if view.get("result"):
            return list(self.prompter.result(view))
        if result is None:
            return []
        return [Text(ending(result, Tidings(self.match.names, None)), style="bold")]
