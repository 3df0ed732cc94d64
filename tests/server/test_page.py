"""How the page is served: its first file for its addresses, its other files, in the form and for the time that fits."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import get
from litestar.testing import TestClient

from topsecret.server import page
from topsecret.server.app import create_app
from topsecret.server.headers import CONTENT_POLICY
from topsecret.server.settings import Settings

INDEX = "<!doctype html><title>Top Secret</title><p>The page</p>" * 40
SCRIPT = "export const safe = 7;\n" * 100
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-encoding": "gzip, deflate, br, zstd"}


@get("/api/own")
async def own() -> str:
    return "own"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> page.Page:
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / page.FIRST).write_text(INDEX)
    (folder / f"{page.FIRST}.gz").write_bytes(gzip.compress(INDEX.encode()))
    (folder / "assets" / "main-h4sh.js").write_text(SCRIPT)
    (folder / "assets" / "main-h4sh.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "main-h4sh.js.br").write_bytes(b"as brotli")
    (folder / "assets" / "plex-h4sh.woff2").write_bytes(b"font")
    (folder / "sw.js").write_text("self")
    (folder / "theme.js").write_text("day")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "icon-192.png").write_bytes(b"icon")
    (folder / ".built-from").write_text("a hash")
    return page.read(folder)


@pytest.fixture(scope="module")
def web(built: page.Page) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(Settings(), routes=[own], page=built)) as opened:
        opened.headers["accept-encoding"] = "identity"
        yield opened


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/M6YJ59",
        "/new/kramer",
        "/replay/M6YJ59-abcd/12",
        "/learn",
        "/learn/randolph/3",
        "/rules/kramer/",
        "/about",
    ],
)
@pytest.mark.parametrize("headers", [BROWSER, {"accept": "*/*"}])
def test_every_address_of_the_page_is_answered_with_its_first_file(
    web: TestClient[Any], path: str, headers: dict[str, str]
) -> None:
    answer = web.get(path, headers=headers)
    assert answer.status_code == 200
    assert answer.text == INDEX
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == CONTENT_POLICY


@pytest.mark.parametrize("path", ["/none", "/none/at/all", "/t/x", "/t/%3Cscript%3E", "/t/M6YJ59/more", "/index.html"])
def test_people_who_are_lost_get_the_page_and_programs_a_fault(web: TestClient[Any], path: str) -> None:
    people, programs = web.get(path, headers=BROWSER), web.get(path, headers={"accept": "*/*"})
    assert (people.status_code, people.text) == (404, INDEX)
    assert people.headers["cache-control"] == "no-store"
    assert (programs.status_code, programs.json()["code"]) == (404, "unknown")


@pytest.mark.parametrize(
    "path", ["/api/none", "/api", "/static/none.css", "/assets/none.js", "/assets/..%2Findex.html", "/metrics/x"]
)
def test_a_file_or_an_answer_that_is_not_there_is_never_the_page(web: TestClient[Any], path: str) -> None:
    answer = web.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown"


def test_the_page_leaves_other_answers_alone(web: TestClient[Any]) -> None:
    assert web.get("/api/own", headers=BROWSER).text == "own"
    assert web.get("/healthz", headers=BROWSER).json() == {"status": "ok"}
    assert web.post("/", headers=BROWSER).status_code == 405


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/theme.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon-192.png", "image/png"),
    ],
)
def test_files_whose_names_stay_are_asked_for_each_time(web: TestClient[Any], path: str, kind: str) -> None:
    answer = web.get(path)
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "no-cache"
    again = web.get(path, headers={"if-none-match": f'W/"other", {answer.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == answer.headers["etag"]


@pytest.mark.parametrize(
    ("name", "kind"), [("main-h4sh.js", "text/javascript; charset=utf-8"), ("plex-h4sh.woff2", "font/woff2")]
)
def test_files_with_a_hash_in_their_name_are_kept_for_years(web: TestClient[Any], name: str, kind: str) -> None:
    answer = web.get(f"/assets/{name}")
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.0", ""),
        ("identity", ""),
        ("", ""),
        ("bra, gzipped", ""),
    ],
)
def test_the_best_form_that_a_browser_takes_is_sent(built: page.Page, accepted: str, coding: str) -> None:
    assert page.chosen(accepted, built.files["assets/main-h4sh.js"]) == coding


def test_compressed_files_say_so_and_have_marks_of_their_own(web: TestClient[Any]) -> None:
    plain = web.get("/assets/main-h4sh.js")
    small = web.get("/assets/main-h4sh.js", headers={"accept-encoding": "gzip"})
    assert plain.text == small.text == SCRIPT
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) < len(SCRIPT)
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == small.headers["vary"] == "accept-encoding"
    assert plain.headers["etag"] != small.headers["etag"]
    assert "vary" not in web.get("/assets/plex-h4sh.woff2").headers


@pytest.mark.parametrize("path", ["/", "/t/M6YJ59", "/sw.js", "/assets/main-h4sh.js"])
def test_head_tells_what_get_would(web: TestClient[Any], path: str) -> None:
    told, got = web.head(path), web.get(path)
    assert (told.status_code, told.content) == (200, b"")
    assert dict(told.headers) == dict(got.headers)


def test_how_the_page_was_built_is_nobodys_business(web: TestClient[Any]) -> None:
    assert web.get("/.built-from").status_code == 404
    assert web.get("/index.html.gz").status_code == 404


def test_a_server_without_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(), routes=[own], page=page.read(tmp_path / "none"))) as bare:
        for path in ("/", "/t/M6YJ59"):
            answer = bare.get(path, headers=BROWSER)
            assert answer.status_code == 503
            assert "make page" in answer.text
        assert bare.get("/none", headers=BROWSER).json()["code"] == "unknown"
        assert bare.get("/api/own").text == "own"


def test_the_page_is_another_when_any_file_is(tmp_path: Path) -> None:
    marks = set()
    for version, text in enumerate(("one", "two")):
        folder = tmp_path / str(version)
        folder.mkdir()
        (folder / page.FIRST).write_text(text)
        marks.add(page.read(folder).mark)
    assert len(marks) == 2
