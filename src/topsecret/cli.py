"""The command line: `topsecret`, `serve`, `play`, `simulate`, `arena`, `replay`, `check`, `options`, `board`, `db`."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from typing import NoReturn

from . import __version__

EXAMPLES = """\
examples:
  topsecret                                             start the server for this machine and open the browser
  topsecret --lan                                       the same for your home network, with a QR code
  topsecret serve --host 0.0.0.0 --database postgresql://USER:PASSWORD@HOST/NAME
  topsecret play --terminal --game kramer --options "cards dossier"
  topsecret play --terminal --game randolph --players 2 --seats you=Anna,you=Bert
  topsecret play --terminal --load game.txt             go on with a saved game
  topsecret play --server URL --table CODE              play over the network
  topsecret simulate --game kramer --games 1000 --bots greedy,random,random,random
  topsecret arena --game kramer --players 4 --bots greedy,random --games 1000 --html report.html
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

With --server the game is on a server: join a table by its code or its link, or leave --table out to see the open
tables and make one of your own. You keep your seat when you go away or the connection is lost.

  topsecret play --server http://localhost:8000 --table ABC234 --name Anna
"""

SIMULATE_EPILOG = """\
Game number i draws its dice and bots' choices from the stream (seed, i): the results are the same for any number
of workers. Bots sit in every seat in turn (game i is shifted by i seats) unless --fixed-seats is given.
Ctrl-C stops, and what was finished is shown and written.

example:
  topsecret simulate --game kramer --players 4 --games 100000 --bots greedy,random,random,random --out results.json
"""

ARENA_EPILOG = """\
Every mix of the bots plays in every order around the table and in every seat, with the same dice: docs/arena.md.
A bot is one of the registry (greedy, search:200ms), a level (normal), or a program: run:COMMAND.
The results are the same for any number of workers, after --resume, and on a cluster. Ctrl-C stops; what was finished
is shown and kept in the file of --out.

examples:
  topsecret arena --game kramer --players 4 --bots greedy,random --games 2000 --out results.jsonl --html report.html
  topsecret arena --game kramer --players 4 --bots greedy,random --games 2000 --out results.jsonl --resume
  topsecret arena --game randolph --players 2 --bots "greedy,run:python mybot.py" --games 100 --limit 2
"""

REPLAY_EPILOG = """\
Commands while it runs: Enter or n (next), b (back), +10, -10, start, end, goto N, play [seconds], q (quit).
Without --seat you see what a spectator saw, so that nothing is given away before the end.
"""

BOT_EPILOG = """\
The program reads and writes one JSON object a line; docs/bots.md describes them.
Exit code: 0, or 1 if the bot did something wrong.

examples:
  topsecret bot run "python mybot.py" --game kramer --players 4 --against greedy --games 100
  topsecret bot run "node mybot.mjs" --server http://localhost:8000 --name "Agent 7"
  topsecret bot run "python mybot.py" --server http://localhost:8000 --table ABC234
"""

SERVE_EPILOG = """\
Every setting can also stand in a TOML file (--config FILE, or TOPSECRET_CONFIG) or in the environment (TOPSECRET_PORT,
TOPSECRET_SMTP_HOST, …). The command line is stronger than the environment, the environment than the file.
deploy/topsecret.toml in the source lists all settings.

examples:
  topsecret serve --port 8000
  topsecret serve --config topsecret.toml
  topsecret serve --host 0.0.0.0 --workers 4 --database postgresql://USER:PASSWORD@HOST/NAME
"""

DB_EPILOG = """\
The database is that of the settings, as for 'topsecret serve', unless --database names another.

examples:
  topsecret db export games.zip
  topsecret db import games.zip --database postgresql://USER:PASSWORD@HOST/NAME
  topsecret db check
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
    here = top.add_argument_group("without a command: the server for this machine")
    here.add_argument("--lan", action="store_true", help="for your home network too: show its address and a QR code")
    here.add_argument("--port", type=_port, metavar="N", help="the port (default: 7007, or any free one)")
    here.add_argument("--no-browser", action="store_true", help="do not open the browser")
    here.add_argument("--data-dir", metavar="DIR", help="where the games are kept")
    here.add_argument("--config", metavar="FILE", help="settings, as TOML")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)

    serve = commands.add_parser("serve", help="run a server for others", epilog=SERVE_EPILOG, formatter_class=raw)
    serve.add_argument("--host", metavar="ADDRESS", help="where to listen (default 127.0.0.1; 0.0.0.0: all networks)")
    serve.add_argument(
        "--port", dest="serve_port", type=_port, metavar="N", help="the port (default 7007; 0: any free one)"
    )
    serve.add_argument("--workers", type=_count, metavar="N", help="processes (default 1; more need PostgreSQL)")
    serve.add_argument("--base-url", metavar="URL", help="the address that players use, as https://games.example.org")
    serve.add_argument("--log-level", metavar="LEVEL", help="debug, info (default), warning or error")
    serve.add_argument("--log-format", metavar="FORM", help="text (default) or json")
    _stored(serve)
    serve.add_argument("--data-dir", dest="serve_data_dir", metavar="DIR", help="where the SQLite file is kept")

    db = commands.add_parser("db", help="look after the stored games", epilog=DB_EPILOG, formatter_class=raw)
    tasks = db.add_subparsers(dest="deed", metavar="upgrade|export|import|check", required=True, parser_class=_Parser)
    upgrade = tasks.add_parser("upgrade", help="bring the database to the form that this version needs")
    export = tasks.add_parser("export", help="write all games into one file")
    export.add_argument("file", metavar="FILE", help="where to; - for standard output")
    importing = tasks.add_parser("import", help="take in games: an export, or records")
    importing.add_argument(
        "file", nargs="+", metavar="FILE", help="what 'topsecret db export' wrote, or records and folders of records"
    )
    examined = tasks.add_parser("check", help="replay every stored game under the present rules and report differences")
    for task in (upgrade, export, importing, examined):
        _stored(task)

    play = commands.add_parser("play", help="play a game", epilog=PLAY_EPILOG, formatter_class=raw)
    play.add_argument("--terminal", action="store_true", help="play here, in this terminal (the default)")
    play.add_argument("--game", metavar="GAME", help="kramer or randolph; without it you are asked")
    play.add_argument("--players", type=int, metavar="N", help="how many play")
    play.add_argument("--options", default="", metavar="WORDS", help='options of the game, as "cards finish=30"')
    play.add_argument(
        "--seed", type=int, metavar="N", help="dice and bots from this number, to play the same game again"
    )
    play.add_argument("--seats", metavar="LIST", help="who sits where: you,greedy,you=Anna,random")
    play.add_argument("--load", metavar="FILE", help="go on with a game written down with 'save'")
    play.add_argument("--server", metavar="URL", help="play over the network, on this server")
    play.add_argument(
        "--table", metavar="CODE", help="the table's code or link; without it you are shown the open ones"
    )
    play.add_argument("--name", metavar="NAME", help="your name at the table")
    play.add_argument("--seat", type=int, metavar="N", help="your seat (default: the first that is free)")
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

    _arena(commands.add_parser("arena", help="a contest between bots", epilog=ARENA_EPILOG, formatter_class=raw))

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

    bot = commands.add_parser("bot", help="let a program of your own play")
    uses = bot.add_subparsers(dest="deed", metavar="run", required=True, parser_class=_Parser)
    _bot_run(uses.add_parser("run", help="run a bot program", epilog=BOT_EPILOG, formatter_class=raw))
    return top


def _arena(arena: argparse.ArgumentParser) -> None:
    arena.add_argument("--game", default="kramer", metavar="GAME", help="kramer (default) or randolph")
    arena.add_argument("--players", type=int, metavar="N", help="how many play")
    arena.add_argument(
        "--bots", required=True, metavar="LIST", help="who meets, as greedy,random; one bot meets itself"
    )
    arena.add_argument("--games", type=_count, default=100, metavar="N", help="games a pairing (default 100)")
    arena.add_argument("--options", default="", metavar="WORDS", help='options of the game, as "cards finish=30"')
    arena.add_argument(
        "--compositions", default="pairs", metavar="WHICH",
        help="who shares a table: pairs (default: two different bots in every mix), equal (half and half), all",
    )  # fmt: skip
    arena.add_argument(
        "--seed", type=int, default=0, metavar="N", help="the number everything is drawn from (default 0)"
    )
    arena.add_argument(
        "--limit", type=float, default=10.0, metavar="SECONDS", help="for one decision of a bot (default 10)"
    )
    arena.add_argument(
        "--longest", type=_count, default=10_000, metavar="N", help="break a game off after N decisions (default 10000)"
    )
    arena.add_argument("--out", metavar="FILE", help="keep every finished game there, one JSON line each")
    arena.add_argument("--resume", action="store_true", help="go on with the games in the file of --out")
    arena.add_argument("--html", metavar="FILE", help="write a report with plots, one page that needs nothing else")
    arena.add_argument("--workers", type=_count, metavar="N", help="processes (default: one for each core)")
    arena.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster; local: one of our own")
    _look(arena)


def _bot_run(run: argparse.ArgumentParser) -> None:
    run.add_argument("program", metavar="COMMAND", help='how the program is started, as "python mybot.py"')
    run.add_argument("--games", type=_count, metavar="N", help="how many games (default 10; with --server no end)")
    run.add_argument("--ms", type=_count, metavar="N", help="how long it may think, in milliseconds (default 10000)")
    here = run.add_argument_group("here, against our bots")
    here.add_argument("--game", metavar="GAME", help="kramer (default) or randolph")
    here.add_argument("--players", type=int, metavar="N", help="how many play")
    here.add_argument(
        "--against", metavar="LIST", help="a bot or level for all other seats, or for each (default greedy)"
    )
    here.add_argument("--options", metavar="WORDS", help='options of the game, as "cards finish=30"')
    here.add_argument("--seed", type=int, metavar="N", help="the number dice and bots are drawn from (default 0)")
    there = run.add_argument_group("at a server's tables")
    there.add_argument("--server", metavar="URL", help="where to play, as http://localhost:8000")
    there.add_argument(
        "--name", metavar="NAME", help="the bot's account, made if there is none (default: its own name)"
    )
    there.add_argument("--token", metavar="TOKEN", help="the account's token (better: in TOPSECRET_BOT_TOKEN)")
    there.add_argument("--table", metavar="CODE", help="take a free seat there; without it invitations are accepted")
    there.add_argument("--concurrent", type=_count, metavar="N", help="how many games at a time (default 4)")
    _look(run)


def _look(command: argparse.ArgumentParser) -> None:
    command.add_argument("--ascii", action="store_true", help="no drawing characters")
    command.add_argument("--plain", action="store_true", help="no colours, no drawing characters, nothing is redrawn")
    command.add_argument(
        "-l",
        "--language",
        metavar="LANG",
        help="en, nl, fr, de, it, sv or da (default: TOPSECRET_LANGUAGE, else that of the terminal)",
    )


def _stored(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--database", metavar="URL", help="postgresql://… or sqlite:///FILE (default: in the user's data)"
    )
    command.add_argument("--config", dest="settings_file", metavar="FILE", help="settings, as TOML")


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not allowed; it must be a whole number from 0 to 65535")
    return int(text)


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
    if args.command is None:
        from .server import run

        return run.here(args)
    _only_bare(args)
    if args.command == "serve":
        from .server import run

        return run.serve(args)
    if args.command == "db":
        return _db(args)
    if args.command == "play":
        from .terminal import play

        return play.command(args)
    if args.command == "simulate":
        from .terminal import bulk

        return bulk.command(args)
    if args.command == "arena":
        from .arena import command

        return command.command(args)
    if args.command == "replay":
        from .terminal import replay

        return replay.command(args)
    if args.command == "check":
        return _check(args.file)
    if args.command == "options":
        from .terminal import listing

        return listing.command(args)
    if args.command == "bot":
        from .terminal.bot import run as bot_run

        return bot_run.command(args)
    return _board(args)


def _only_bare(args: argparse.Namespace) -> None:
    """Options before a command belong to the bare command: said, not ignored."""
    given = {"--lan": args.lan, "--no-browser": args.no_browser, "--port": args.port is not None}
    given |= {"--data-dir": args.data_dir is not None, "--config": args.config is not None}
    for option, there in given.items():
        if there:
            parser().error(f"{option} is for 'topsecret' without a command; before '{args.command}' it means nothing")


def _db(args: argparse.Namespace) -> int:
    from .server.settings import load

    args.settings = load({"database": args.database}, config=args.settings_file)
    args.database = args.settings.database
    if args.deed == "upgrade":
        from .server import store

        store.upgrade(args.database)
        print(f"{args.settings.shown_database} is up to date")
        return 0
    if args.deed == "check":
        from .server import checker

        return checker.command(args)
    from .server import backup

    return backup.export_command(args) if args.deed == "export" else backup.import_command(args)


def _check(name: str) -> int:
    from . import RecordError, load
    from .fair import Fair
    from .terminal.files import read

    try:
        text = read(name)
        match = load(text)
    except RecordError as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 1
    state = "to be continued" if match.result is None else str(match.result)
    print(f"{name}: {match.game.name}, {match.players} players, {match.version} moves, all legal; {state}")
    seed = re.search(r'(?m)^\[Seed "(.*)"\]', text)
    if seed is not None:  # every die was checked above, as the record was read
        print(f"All dice and draws come from the seed, whose SHA-256 hash is {Fair(bytes.fromhex(seed[1])).hash}")
    return 0


def _board(args: argparse.Namespace) -> int:
    from .randolph import board, board_facts
    from .randolph.drawing import svg

    try:
        chosen = board.load(args.board)
    except board.BoardError as error:
        print(error, file=sys.stderr)
        return 1
    if args.deed == "check":
        print(board_facts.report(chosen))
        return 0
    drawn = svg.draw_board(chosen)
    if args.out is None:
        print(drawn)
    else:
        from pathlib import Path

        Path(args.out).write_text(drawn, encoding="utf-8")
        print(f"wrote {args.out}")
    return 0
