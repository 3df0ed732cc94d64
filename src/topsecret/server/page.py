"""The page that people play on: the files that were built from web/, and its first file for every address that it reads itself."""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, route
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from . import faults
from .look import note, sheet
from .packing import taken

FOLDER = Path(__file__).with_name("page")
FIRST = "index.html"
ROOMS = ("new", "replay", "learn", "rules", "about")
"""First words of the addresses that the page reads itself, beside / and the tables' /t/CODE; what follows them is its own affair."""
CODE = re.compile(r"[A-Za-z0-9_-]{4,30}")
"""A table's code, or its key."""
NOT_OF_THE_PAGE = ("api", "static", "assets", "healthz", "readyz", "metrics")
KINDS = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
CODINGS = {".br": "br", ".gz": "gzip"}
"""Compressed forms of a file, by the end of their name; the best first."""
FOR_YEARS = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
READ: Any = ["GET", "HEAD"]
UNBUILT = """\
<p>This server was started from its source, and the page was not built. Stop it and build it:</p>
<pre class="code">make page</pre>
<p><code>make play</code> does this and starts the server. The <a href="/api/docs">API</a> and the terminal work without the page.</p>"""

AnyRequest = Request[Any, Any, Any]


class File(NamedTuple):
    """A file of the page, in all its forms: plain under an empty name, compressed under that of the coding."""

    kind: str
    mark: str
    forms: Mapping[str, bytes]


class Page(NamedTuple):
    """The built page in memory: what is served stays of one piece, whatever happens to the files meanwhile."""

    files: Mapping[str, File]
    mark: str

    @property
    def built(self) -> bool:
        """Whether there is a page at all."""
        return FIRST in self.files


@functools.cache
def read(folder: Path = FOLDER) -> Page:
    """The page in a folder; without files if it was not built."""
    found = dict(_files(folder)) if folder.is_dir() else {}
    whole = hashlib.blake2b(digest_size=8)
    for name, file in found.items():
        whole.update(f"{name} {file.mark}\n".encode())
    return Page(found, whole.hexdigest())


def _files(folder: Path) -> Iterator[tuple[str, File]]:
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if not path.is_file() or path.suffix in CODINGS or path.name.startswith("."):
            continue
        plain = path.read_bytes()
        forms = {
            coding: compressed.read_bytes()
            for end, coding in CODINGS.items()
            if (compressed := path.with_name(path.name + end)).is_file()
        }
        mark = hashlib.blake2b(plain, digest_size=8).hexdigest()
        yield name, File(KINDS.get(path.suffix, "application/octet-stream"), mark, {**forms, "": plain})


def routes(page: Page) -> list[HTTPRouteHandler]:
    """GET for the page's addresses and for its files."""
    rooms = [path for room in ROOMS for path in (f"/{room}", f"/{room}/{{place:path}}")]

    @route(["/", "/t/{code:str}", *rooms], http_method=READ, include_in_schema=False, sync_to_thread=False)
    def first(request: AnyRequest) -> Response[bytes]:
        if not page.built:
            text = sheet(title="Top Secret", body=note("The page is not built", UNBUILT))
            return Response(text.encode(), media_type="text/html", status_code=503)
        if not CODE.fullmatch(request.path_params.get("code", "code")):
            raise NotFoundException
        return answer(request, page.files[FIRST])

    @route("/assets/{name:str}", http_method=READ, include_in_schema=False, sync_to_thread=False)
    def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        if f"assets/{name}" not in page.files:
            raise NotFoundException
        return answer(request, page.files[f"assets/{name}"], FOR_YEARS)

    handlers: list[HTTPRouteHandler] = [first, asset]
    beside = [name for name in page.files if "/" not in name and name != FIRST]
    if beside:

        @route([f"/{name}" for name in beside], http_method=READ, include_in_schema=False, sync_to_thread=False)
        def file(request: AnyRequest) -> Response[bytes]:
            return answer(request, page.files[request.scope["path"].strip("/")])

        handlers.append(file)
    return handlers


def answer(request: AnyRequest, file: File, keep: str = ASK_FIRST) -> Response[bytes]:
    """A file in the form that the browser likes best, or that it has it already."""
    coding = chosen(request.headers.get("accept-encoding", ""), file)
    mark = f'"{file.mark}-{coding}"' if coding else f'"{file.mark}"'
    headers = {"cache-control": keep, "etag": mark}
    if len(file.forms) > 1:
        headers["vary"] = "accept-encoding"
    if mark in re.findall(r'"[^"]*"', request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if coding:
        headers["content-encoding"] = coding
    return _sent(request, file.forms[coding], file.kind, headers)


def chosen(accepted: str, file: File) -> str:
    """Return the first form that a browser takes."""
    wanted = taken(accepted)
    return next((coding for coding in file.forms if wanted.get(coding)), "")


def lost(page: Page) -> Any:
    """What is answered where nothing is: the page to people, which says so in their language; a fault to programs."""

    def not_found(request: AnyRequest, error: HTTPException) -> Response[Any]:
        for_people = "text/html" in request.headers.get("accept", "")
        room = request.scope["path"].split("/")[1]
        if request.method in READ and for_people and page.built and room not in NOT_OF_THE_PAGE:
            file = page.files[FIRST]
            return _sent(request, file.forms[""], file.kind, {}, 404)
        return faults.failed_request(request, error)

    return not_found


def _sent(
    request: AnyRequest, content: bytes, kind: str, headers: dict[str, str], status: int = 200
) -> Response[bytes]:
    if request.method == "HEAD":
        headers["content-length"] = str(len(content))
        content = b""
    return Response(content, media_type=kind, headers=headers, status_code=status)
