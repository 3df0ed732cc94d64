"""What handlers need to know of a request: who asks, from where, and the rooms of this node."""

from __future__ import annotations

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from ..commands import Refusal
from ..limits import caller
from ..services import Services
from ..store import VisitorRow
from ..visitors import row_of

AnyRequest = Request[None, None, State]
Rooms = NamedDependency[SkipValidation[Services]]
Visitor = NamedDependency[SkipValidation[VisitorRow]]
Asker = NamedDependency[SkipValidation[VisitorRow | None]]
Caller = NamedDependency[SkipValidation[str]]


def services(state: State) -> Services:
    found: Services = state.services
    return found


def address(request: AnyRequest) -> str:
    return caller(request.client.host if request.client else None)


async def asker(request: AnyRequest, services: Rooms) -> VisitorRow | None:
    """The visitor who asks, or None."""
    return await row_of(request, services.visitors)


async def visitor(asker: Asker) -> VisitorRow:
    """The visitor who asks; those without a token are told how to get one."""
    if asker is None:
        raise Refusal(
            "anonymous", "say who you are: GET /api/me gives a browser its cookie, POST /api/visitors a token"
        )
    return asker


def link(request: AnyRequest, services: Services, code: str) -> str:
    """The address of a table, for people."""
    base = services.settings.base_url or f"{request.base_url}".rstrip("/")
    return f"{base}/t/{code}"
