"""GET /: what this server is, who waits for players, and how to join from a terminal. Plain HTML, made at each request."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from .. import __version__
from .logs import event
from .settings import Settings

FOLDER = Path(__file__).with_name("static")
MOST_TABLES = 20
CODE = re.compile(r"[A-Za-z0-9_-]{4,30}")
"""A table's code, or its key."""
MOST_TEXT = 60


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A public table that waits for players, as the home page shows it."""

    game: str
    code: str
    title: str = ""
    note: str = ""
    """What is special about it, as `cards · dossier`."""
    taken: int = 0
    seats: int = 0


Tables = Callable[[], Awaitable[Sequence[OpenTable]]]


@dataclass(frozen=True, slots=True)
class _Case:
    number: str
    author: str
    title: str
    players: str
    minutes: str
    age: str
    picture: str
    words: str


CASES = {
    "kramer": _Case(
        "Case I", "Wolfgang Kramer", "The agents’ race", "2–7 players", "45 min", "10+",
        "A town at dusk; spies watch a safe under a street lamp",
        "Everyone moves every agent. One of the seven is secretly yours: bring it to the right building when the safe opens, "
        "and let nobody notice.",
    ),
    "randolph": _Case(
        "Case II", "Alex Randolph", "The suitcase war", "2–4 players", "60 min", "12+",
        "A world map on a pinboard with red thread, photographs and suitcases",
        "Carry suitcases of secrets across the world to your headquarters, steal the others’, duel where you meet, and mind "
        "the bomb.",
    ),
}  # fmt: skip


def route(settings: Settings, open_tables: Tables | None) -> HTTPRouteHandler:
    """The home page's route; `open_tables` is asked at each request, newest first. A table's link shows it with its code."""

    @get(["/", "/t/{code:str}"], include_in_schema=False, media_type="text/html")
    async def home(request: Request[Any, Any, Any], code: FromPath[str] = "") -> Response[str]:
        if code and not CODE.fullmatch(code):
            raise NotFoundException
        tables: Sequence[OpenTable] | None = ()
        if open_tables is not None:
            try:
                tables = await open_tables()
            except Exception as error:
                event("open tables could not be read", level="warning", error=error)
                tables = None
        return Response(home_page(settings.base_url or address(request), tables, code), media_type="text/html")

    return home


def address(request: Request[Any, Any, Any]) -> str:
    """The address that players use: as set, else the one in this request."""
    settings: Settings = request.app.state.settings
    if settings.base_url:
        return settings.base_url
    host = request.headers.get("host") or f"{settings.host}:{settings.port}"
    return f"{'https' if request.scope['scheme'] == 'https' else 'http'}://{host}"


def home_page(url: str, tables: Sequence[OpenTable] | None, code: str = "") -> str:
    """The page; None for tables means that they cannot be read just now. With a code: for those who were invited."""
    invited = f"You are invited to table <strong>{escape(code)}</strong> at <strong>{escape(url)}</strong>."
    here = f"This server is at <strong>{escape(url)}</strong>. Your host has a code of six letters for you."
    words = invited if code else here
    code = code or next((table.code for table in tables or ()), "CODE")
    body = f"""\
<main class="home">
<div class="intro"><h1>Two spy games that share a name.</h1><p>Play with friends or bots. No account.</p></div>
<section class="cases" aria-label="The two games">{"".join(_case(name) for name in CASES)}</section>
<div class="desk">
<section class="join paper"><h2>Take a seat</h2>
<p>{words} Join from a terminal:</p>
<pre class="code" tabindex="0">topsecret play --server {escape(url)} --table {escape(code)}</pre>
<p class="note">The board in the browser comes with the next version. Programs and bots play over the <a href="/api/docs">API</a>.</p>
</section>
<section class="list paper"><h2>Open tables</h2>{_list(tables)}</section>
</div>
</main>"""
    return page(title="Top Secret", styles=("home.css",), body=body)


def _case(game: str) -> str:
    case = CASES[game]
    return f"""\
<article class="case"><div class="tab"><span class="label">{case.number}</span><span>{case.author}</span></div>
<div class="body"><img src="{static(f"cover-{game}.svg")}" alt="{case.picture}" width="588" height="290">
<div class="text"><div class="head"><h2>{case.title}</h2><ul class="meta"><li>{case.players}</li><li>{case.minutes}</li><li>{case.age}</li></ul></div>
<p>{case.words}</p></div></div></article>"""


def _list(tables: Sequence[OpenTable] | None) -> str:
    if tables is None:
        return '<p class="empty">The list cannot be read just now. Try again in a moment.</p>'
    if not tables:
        return '<p class="empty">No public table waits for players.</p>'
    return f"<ul>{''.join(_table(table) for table in tables[:MOST_TABLES])}</ul>"


def _table(table: OpenTable) -> str:
    case = CASES.get(table.game)
    game = table.game if case else "kramer"
    name = case.title if case else table.game
    title, note = (escape(text[:MOST_TEXT]) for text in (table.title or name, table.note or name))
    return f"""\
<li><span class="badge {game}" aria-hidden="true">{game[0].upper()}</span>
<div class="about"><b>{title}</b><small>{note}</small></div>
<span class="seats">{table.taken} of {table.seats}</span><span class="tablecode" aria-label="Code">{escape(table.code)}</span></li>"""


def page(*, title: str, styles: Sequence[str], body: str) -> str:
    """A whole page in our look."""
    links = "".join(f'<link rel="stylesheet" href="{static(name)}">' for name in ("look.css", *styles))
    return f"""\
<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{escape(title)}</title><meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="{static("icon.svg")}">{links}</head>
<body>
<header class="top"><a class="logo" href="/">TOP SECRET</a><nav><a href="/">Home</a><a href="/api/docs">API</a></nav></header>
{body}
<footer><span>Free software · no cookies but your seat</span><span>Version {escape(__version__)}</span></footer>
</body>
</html>
"""


def static(name: str) -> str:
    """The address of a file of ours, with a mark that changes when the file does."""
    return f"/static/{name}?{_files()[name][1]}"


_read: dict[str, tuple[bytes, str]] = {}


def _files() -> dict[str, tuple[bytes, str]]:
    """Every file that is sent as it is, with its mark; read once."""
    if not _read:
        for path in sorted(FOLDER.iterdir()):
            if path.suffix in (".css", ".svg", ".woff2", ".txt"):
                content = path.read_bytes()
                _read[path.name] = content, hashlib.blake2b(content, digest_size=6).hexdigest()
    return _read


def static_route() -> HTTPRouteHandler:
    """GET /static/NAME: our stylesheets, fonts and pictures, kept by browsers for a year under their mark."""

    @get("/static/{name:str}", include_in_schema=False, sync_to_thread=False)
    def send(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        if name not in _files():
            raise NotFoundException
        content, mark = _files()[name]
        kind = "font/woff2" if name.endswith(".woff2") else mimetypes.guess_type(name)[0] or "text/plain"
        years = request.scope["query_string"].decode("latin-1") == mark
        keep = "public, max-age=31536000, immutable" if years else "public, max-age=300"
        return Response(content, media_type=kind, headers={"cache-control": keep})

    return send
