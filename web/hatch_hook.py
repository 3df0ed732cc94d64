"""What hatch does before it packs the package: it builds the page, unless it is fresh or not wanted."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_found = importlib.util.spec_from_file_location("topsecret_page", Path(__file__).with_name("page.py"))
assert _found is not None
assert _found.loader is not None
page = importlib.util.module_from_spec(_found)
_found.loader.exec_module(page)


class PageHook(BuildHookInterface[Any]):
    """For the wheel, for editable installs, and for the source archive, which so can be installed without Node."""

    def dependencies(self) -> list[str]:
        """Node is fetched only where there is something to build."""
        return [] if page.skipped() or page.fresh() else [page.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before anything is packed."""
        del version, build_data
        if page.skipped():
            return
        try:
            page.build()
        except page.PageError as error:
            raise SystemExit(f"The page: {error}") from None
