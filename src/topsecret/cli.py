"""The command line: `topsecret play`, `simulate`, `replay`, `check`, `options`, `board`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from . import __version__

EXAMPLES = """\
examples:
  topsecret                                             choose a game and play it here
  topsecret play --terminal --game kramer --options "cards dossier"
  topsecret play --terminal --game randolph --players 2 --seats you=Anna,you=Bert
  topsecret play --terminal --load game.txt             go on with a saved game
  topsecret simulate --game kramer --games 1000 --bots greedy,random,random,random
  topsecret replay game.txt --seat 0
  topsecret options kramer                              every option of a game
  topsecret board check world
"""

PLAY_EPILOG = """\
A seat is 'you' (a person; 'you=Anna' with a name) or a bot's name. The default is you against greedy bots.
Options are words: a flag alone means yes, everything else is name=value; 'topsecret options kramer' lists them.

examples:
  topsecret play --terminal --game kramer --players 3 --options "cards dossier finish=30"
  topsecret play --terminal --game kramer --seats you=Anna,greedy,you=Bert,greedy
  topsecret play --terminal --load game.txt
"""

SIMULATE_EPILOG = """\
Game number i draws its dice and bots' choices from the stream (seed, i): the results are the same for any number
of workers. Bots sit in every seat in turn (game i is shifted by i seats) unless --fixed-seats is given.
Ctrl-C stops, and what was finished is shown and written.

example:
  topsecret simulate --game kramer --players 4 --games 100000 --bots greedy,random,random,random --out results.json
"""

REPLAY_EPILOG = """\
Commands while it runs: Enter or n (next), b (back), +10, -10, start, end, goto N, play [seconds], q (quit).
Without --seat you see what a spectator saw, so that nothing is given away before the end.
"""


class _Parser(argparse.ArgumentParser):
    """Faults of the command line in one line, with the way to the help."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n(see {self.prog} --help)\n")


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    raw = argparse.RawDescriptionHelpFormatter
    top = _Parser(
        prog="topsecret",
        description="Two out-of-print board games called Top Secret, by Wolfgang Kramer and by Alex Randolph.",
        epilog=EXAMPLES,
        formatter_class=raw,
    )
    top.add_argument("--version", action="version", version=f"topsecret {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)

    play = commands.add_parser("play", help="play a game", epilog=PLAY_EPILOG, formatter_class=raw)
    play.add_argument("--terminal", action="store_true", help="play in this terminal (the only way so far)")
    play.add_argument("--game", metavar="GAME", help="kramer or randolph; without it you are asked")
    play.add_argument("--players", type=int, metavar="N", help="how many play")
    play.add_argument("--options", default="", metavar="WORDS", help='options of the game, as "cards finish=30"')
    play.add_argument(
        "--seed", type=int, metavar="N", help="dice and bots from this number, to play the same game again"
    )
    play.add_argument("--seats", metavar="LIST", help="who sits where: you,greedy,you=Anna,random")
    play.add_argument("--load", metavar="FILE", help="go on with a game written down with 'save'")
    _look(play)

    simulate = commands.add_parser(
        "simulate", help="let bots play many games", epilog=SIMULATE_EPILOG, formatter_class=raw
    )
    simulate.add_argument("--game", default="kramer", metavar="GAME", help="kramer (default) or randolph")
    simulate.add_argument("--players", type=int, metavar="N", help="how many play (default: as many as there are bots)")
    simulate.add_argument("--games", type=_count, default=1000, metavar="N", help="how many games (default 1000)")
    simulate.add_argument("--bots", metavar="LIST", help="a bot for each seat, or one for all (default random)")
    simulate.add_argument("--options", default="", metavar="WORDS", help='options of the game, as "cards finish=30"')
    simulate.add_argument(
        "--seed", type=int, default=0, metavar="N", help="the number everything is drawn from (default 0)"
    )
    simulate.add_argument("--out", metavar="FILE", help="write the results as JSON")
    simulate.add_argument("--workers", type=_count, metavar="N", help="processes (default: one for each core)")
    simulate.add_argument("--fixed-seats", action="store_true", help="keep every bot in its seat")
    _look(simulate)

    replay = commands.add_parser(
        "replay", help="step through a recorded game", epilog=REPLAY_EPILOG, formatter_class=raw
    )
    replay.add_argument("file", metavar="FILE", help="a record")
    eyes = replay.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, metavar="N", help="with the eyes of this seat")
    eyes.add_argument("--all", action="store_true", help="show everybody's secrets")
    _look(replay)

    check = commands.add_parser("check", help="verify a record: every move is replayed")
    check.add_argument("file", metavar="FILE", help="a record")

    options = commands.add_parser("options", help="list the options of a game")
    options.add_argument("game", metavar="GAME", help="kramer or randolph")
    _look(options)

    board = commands.add_parser("board", help="check or draw a board of Randolph's game")
    deeds = board.add_subparsers(dest="deed", metavar="check|draw", required=True, parser_class=_Parser)
    examine = deeds.add_parser("check", help="say what is wrong with a board, or what it is like")
    examine.add_argument("board", metavar="BOARD", help="a board's name or a path to a .json file")
    draw = deeds.add_parser("draw", help="a picture of a board as SVG")
    draw.add_argument("board", metavar="BOARD", help="a board's name or a path to a .json file")
    draw.add_argument("-o", "--out", metavar="FILE", help="where to write it (default: standard output)")
    return top


def _look(command: argparse.ArgumentParser) -> None:
    command.add_argument("--ascii", action="store_true", help="no drawing characters")
    command.add_argument("--plain", action="store_true", help="no colours, no drawing characters, nothing is redrawn")


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not allowed; it must be a whole number from 1 on")
    return int(text)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code: 0, 1 for a file with faults, 2 for a wrong command line, 130 after Ctrl-C."""
    args = parser().parse_args(argv)
    try:
        return _run(args)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()  # nobody reads our output any more; say nothing when it is flushed at the end
        return 141
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _fault(f"{where}{error.strerror or error}")
    except ValueError as error:
        # Every fault of what a user gave is a ValueError with words; anything else is ours and keeps its traceback.
        if type(error).__module__.partition(".")[0] != "topsecret":
            raise
        return _fault(str(error))


def _fault(message: str) -> int:
    print("\n".join(f"topsecret: {line}" for line in message.splitlines()), file=sys.stderr)
    return 2


def _run(args: argparse.Namespace) -> int:
    if args.command in (None, "play"):
        from .terminal import play

        return play.command(args)
    if args.command == "simulate":
        from .terminal import bulk

        return bulk.command(args)
    if args.command == "replay":
        from .terminal import replay

        return replay.command(args)
    if args.command == "check":
        return _check(args.file)
    if args.command == "options":
        from .terminal import listing

        return listing.command(args)
    return _board(args)


def _check(name: str) -> int:
    from . import RecordError, load
    from .terminal.files import read

    try:
        match = load(read(name))
    except RecordError as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 1
    state = "to be continued" if match.result is None else str(match.result)
    print(f"{name}: {match.game.name}, {match.players} players, {match.version} moves, all legal; {state}")
    return 0


def _board(args: argparse.Namespace) -> int:
    from .randolph import board, board_facts, picture

    try:
        chosen = board.load(args.board)
    except board.BoardError as error:
        print(error, file=sys.stderr)
        return 1
    if args.deed == "check":
        print(board_facts.report(chosen))
        return 0
    svg = picture.draw_board(chosen)
    if args.out is None:
        print(svg)
    else:
        from pathlib import Path

        Path(args.out).write_text(svg, encoding="utf-8")
        print(f"wrote {args.out}")
    return 0
