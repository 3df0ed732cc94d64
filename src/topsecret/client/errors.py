"""What can go wrong between a client and a server."""

from __future__ import annotations

RETRY = frozenset({"unavailable"})
"""Refusals after which it is not known what happened: the same command is sent again, with the same id."""


class ClientError(Exception):
    """A request that failed: a code of the server's, or one of ours, and a sentence that says what and why.

    The server's codes: bad, anonymous, forbidden, unknown, illegal, stale, state, limit, unavailable.
    Ours: unreachable (nobody answers), strange (somebody else answers), closed (the client was closed meanwhile).
    """

    def __init__(self, code: str, message: str, *, wait: float | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.wait = wait
        """After `limit`: in how many seconds the server will listen again, where it said so."""
