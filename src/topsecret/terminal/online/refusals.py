"""Why a server said no."""

from __future__ import annotations

from ...client import ClientError
from ..language import t, words

FAULTS = ("bad", "anonymous", "forbidden", "unknown", "illegal", "stale", "state", "limit", "unavailable")


def refusal(error: ClientError, said: str = "") -> str:
    """The server's own words, which are English; in other languages what the page says of that kind of fault.

    `said` are these words made ready to be shown, if they are not to be taken as they are.
    """
    if words().language == "en":
        return said or error.message[:1].upper() + error.message[1:].rstrip(".") + "."
    return t(f"page-fault-{error.code}" if error.code in FAULTS else "page-fault-offline")
