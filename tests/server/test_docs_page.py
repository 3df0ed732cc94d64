"""The API's documentation as a page, and the files of the pages that the server makes itself."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.testing import TestClient

from topsecret.server.app import create_app
from topsecret.server.settings import Settings


class Elements(HTMLParser):
    """A page as the elements that a browser would see; fails on one that is not closed."""

    VOID = frozenset(("meta", "link", "img", "wbr", "br"))

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(self.words)


class Wish(msgspec.Struct):
    title: Annotated[str, msgspec.Meta(description="What somebody <b>wants</b>.")]
    seats: int = 4


@post("/api/wishes", tags=["wishes"], summary="Wish for something")
async def wish(data: JSONBody[Wish]) -> Wish:
    """Wish for `anything`, and <i>see</i>."""
    return data


@get("/api/wishes/{key:str}", tags=["wishes"])
async def wished(key: FromPath[str], since: FromQuery[int]) -> list[Wish]:
    """What was wished."""
    return []


def client(**settings: Any) -> TestClient[Any]:
    return TestClient(create_app(Settings(**settings), routes=[wish, wished], tags={"wishes": "What people <want>."}))


def test_the_docs_show_the_address_that_players_use() -> None:
    with client() as here, client(base_url="https://games.example.org") as there:
        assert "curl http://testserver.local/api/visitors" in here.get("/api/docs").text
        assert "curl https://games.example.org/api/visitors" in there.get("/api/docs", headers={"host": "app"}).text


def test_the_docs_need_nothing_that_the_content_policy_forbids() -> None:
    with client() as web:
        page = Elements(web.get("/api/docs").text)
        for tag, attributes in page.found:
            assert tag not in ("script", "style", "iframe", "object", "base", "form")
            assert not [name for name in attributes if name == "style" or name.startswith("on")]
            for name in ("src", "href"):
                target = attributes.get(name) or ""
                assert target.startswith(("/", "#")) or target == "", target
                if target.startswith("/") and target != "/":
                    assert web.get(target).status_code == 200, target


def test_links_within_the_docs_lead_somewhere() -> None:
    with client() as web:
        page = Elements(web.get("/api/docs").text)
    places = [attributes.get("id") for _, attributes in page.found if attributes.get("id")]
    links = {
        (attributes.get("href") or "")[1:]
        for _, attributes in page.found
        if (attributes.get("href") or "").startswith("#")
    }
    assert links <= set(places)
    assert len(places) == len(set(places))


def test_the_docs_show_every_operation_with_fields_answers_and_a_command() -> None:
    with client() as web:
        answer = web.get("/api/docs")
        page = Elements(answer.text)
    for words in (
        "Wishes",
        "What people <want>.",
        "Wish for something",
        "and <i>see</i>.",
        "title",
        "default",
        "400",
        "Retry-After",
        "curl 'http://testserver.local/api/wishes'",
        '-d \'{"title":"…"}\'',
        "curl 'http://testserver.local/api/wishes/KEY?since=0'",
        "list of",
        "What somebody <b>wants</b>.",
    ):
        assert words in page.text, words
    assert "\x00" not in answer.text


def test_the_docs_tell_of_every_frame_of_the_socket() -> None:
    with client() as web:
        text = web.get("/api/docs").text
    section = text[text.index('id="socket"') : text.index('id="shapes"')]
    frames = set(re.findall(r"<tr><td><code>(\w+)</code>", section))
    sent = {"watch", "unwatch", "do", "got", "pace", "ping"}
    got = {"hello", "table", "done", "refused", "presence", "error", "pong", "bye"}
    assert frames == sent | got


def test_files_are_kept_for_a_year_under_their_mark_only() -> None:
    with client() as web:
        marked = re.search(r"/static/look\.css\?\w+", web.get("/api/docs").text)
        assert marked is not None
        assert "immutable" in web.get(marked[0]).headers["cache-control"]
        assert web.get("/static/look.css").headers["cache-control"] == "public, max-age=300"
        assert web.get("/static/look.css").headers["content-type"].startswith("text/css")
        assert web.get("/static/special-elite.woff2").headers["content-type"] == "font/woff2"
        for name in ("socket.html", "..%2Fapp.py", "none.css"):
            assert web.get(f"/static/{name}").status_code == 404


def test_stylesheets_load_nothing_from_elsewhere() -> None:
    with client() as web:
        for name in ("look.css", "docs.css"):
            for target in re.findall(r'url\("([^"]*)"\)', web.get(f"/static/{name}").text):
                assert target.startswith("data:image/svg") or web.get(f"/static/{target}").status_code == 200
