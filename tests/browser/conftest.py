"""The page as people have it: built, served by a real server process, opened in Chromium by several people at once."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.process import Server

from . import chromium
from .people import Company

ROOT = Path(__file__).parents[2]


def builder() -> Any:
    """web/page.py, which is no part of the package."""
    found = importlib.util.spec_from_file_location("topsecret_page", ROOT / "web" / "page.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def built() -> None:
    """The page of the present sources; TOPSECRET_PAGE=skip takes the one that is there."""
    page = builder()
    if not page.skipped():
        page.build()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for the tests of this folder. It ends with them: while it runs, nothing else in this process can use asyncio."""
    with chromium.opened() as opened:
        yield opened


@pytest.fixture(scope="package")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests share who do not stop it; its dice are given, so that no test needs luck."""
    folder = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder}/topsecret.db", folder, dice="Thursday") as started:
        yield started
        assert not started.faults


@pytest.fixture
def company(browser: Browser, server: Server) -> Iterator[Company]:
    """People with a browser each; in the end nothing may have gone wrong in any of them."""
    with Company(browser, server.url) as people:
        yield people
