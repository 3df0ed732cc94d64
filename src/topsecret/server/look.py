"""Plain pages in our look, made by the server without a script: documentation, links in mails, and what must be said without the page."""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from .. import __version__
from .packing import EVERYBODY
from .settings import Settings

FOLDER = Path(__file__).with_name("static")


def address(request: Request[Any, Any, Any]) -> str:
    """The address that players use: as set, else the one in this request."""
    settings: Settings = request.app.state.settings
    if settings.base_url:
        return settings.base_url
    host = request.headers.get("host") or f"{settings.host}:{settings.port}"
    return f"{'https' if request.scope['scheme'] == 'https' else 'http'}://{host}"


def sheet(*, title: str, body: str, styles: Sequence[str] = ()) -> str:
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


def note(title: str, words: str, language: str = "en") -> str:
    """The body of a page that says one thing; the words are HTML."""
    return (
        f'<main class="note" lang="{language}"><section class="paper"><h1>{escape(title)}</h1>{words}</section></main>'
    )


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

    @get("/static/{name:str}", opt=EVERYBODY, include_in_schema=False, sync_to_thread=False)
    def send(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        if name not in _files():
            raise NotFoundException
        content, mark = _files()[name]
        kind = "font/woff2" if name.endswith(".woff2") else mimetypes.guess_type(name)[0] or "text/plain"
        years = request.scope["query_string"].decode("latin-1") == mark
        keep = "public, max-age=31536000, immutable" if years else "public, max-age=300"
        return Response(content, media_type=kind, headers={"cache-control": keep})

    return send
