"""Everything that goes wrong is answered as {"code", "message"}: what was wrong, in words, and never how the server is made."""

from __future__ import annotations

import math
import secrets
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import BaseRouteHandler

from . import logs
from .commands import REFUSALS, Refusal

CODES = {
    400: "bad",
    401: "forbidden",
    403: "forbidden",
    404: "unknown",
    405: "method",
    409: "state",
    413: "large",
    415: "type",
    421: "host",
    429: "limit",
    500: "failed",
    503: "unavailable",
}
"""The code of an answer that is not about a table, by its status. Those about tables are in `commands.REFUSALS`."""

WORDS = {
    404: "there is nothing at this address",
    413: "the request is too large",
    415: "bodies are JSON: send Content-Type: application/json",
}

SCHEMA = {
    "type": "object",
    "title": "Fault",
    "description": "What went wrong: a code for programs and a sentence for people.",
    "properties": {
        "code": {"type": "string", "enum": sorted({*CODES.values(), *REFUSALS})},
        "message": {"type": "string"},
        "id": {"type": "string", "description": "With the code failed: under which id the server noted it."},
    },
    "required": ["code", "message"],
}
"""The answer's shape, for the OpenAPI document."""

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def answer(
    status: int, code: str, message: str, headers: dict[str, str] | None = None, **more: str
) -> Response[dict[str, str]]:
    """An answer that says what was wrong."""
    return Response({"code": code, "message": message, **more}, status_code=status, headers=headers or {})


def refused(_: AnyRequest, refusal: Refusal) -> Response[dict[str, str]]:
    """A refusal of ours: its code decides the status; when to try again is in Retry-After."""
    after = refusal.retry_after
    headers = {} if after is None else {"retry-after": str(max(1, math.ceil(after)))}
    return answer(refusal.status, refusal.code, refusal.message, headers)


def failed_request(request: AnyRequest, error: HTTPException) -> Response[dict[str, str]]:
    """What Litestar found wrong with a request."""
    status = error.status_code
    if status >= 500 and status != 503:
        return unexpected(request, error)
    if isinstance(error, ValidationException):
        message = misfit(error)
    elif status == 405:
        allowed = (error.headers or {}).get("allow", "").replace(", OPTIONS", "")
        message = f"{_word(request.method)} is not possible here; allowed are {allowed}"
    else:
        message = WORDS.get(status, error.detail or "this cannot be done")
        if status == 404 and error.detail and error.detail != "Not Found":
            message = error.detail
    return answer(status, CODES.get(status, "bad"), message, dict(error.headers or {}))


def misfit(error: ValidationException) -> str:
    """Which fields do not fit, and how."""
    said = []
    for each in error.extra if isinstance(error.extra, list) else []:
        key, words = str(each.get("key", "")).rstrip("_"), str(each.get("message", ""))
        if key == "data":
            said.append("a body is missing" if words == "'data'" else f"body: {words}")
        else:
            said.append(f"{key}: {words}")
    return "; ".join(said) or error.detail.partition(" for path ")[0] or "the request does not fit"


def unexpected(request: AnyRequest, error: Exception) -> Response[dict[str, str]]:
    """A fault of ours: the answer has an id, the log what happened under that id."""
    number = secrets.token_hex(4)
    logs.event(
        "a request failed",
        level="error",
        error=error,
        id=number,
        method=_word(request.method),
        route=request.scope.get("path_template") or "none",
    )
    return answer(500, "failed", f"something went wrong here; it was noted under the id {number}", id=number)


def too_deep(request: AnyRequest, error: RecursionError) -> Response[dict[str, str]]:
    """A body that is nested without end; where there was no body the fault is ours."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return unexpected(request, error)
    return answer(400, "bad", "body: it is nested too deeply")


def json_only(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Bodies are JSON and say so, unless the route is marked `any_body`. Pages of others cannot send that unasked."""
    if connection.scope.get("method", "GET") in ("GET", "HEAD", "OPTIONS"):
        return
    headers = connection.headers
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json" and not handler.opt.get("any_body"):
        raise HTTPException(status_code=415)


def _word(method: str) -> str:
    return method if method.isascii() and method.isalpha() and len(method) <= 10 else "this method"


HANDLERS: dict[Any, Any] = {
    Refusal: refused,
    HTTPException: failed_request,
    RecursionError: too_deep,
    Exception: unexpected,
}
