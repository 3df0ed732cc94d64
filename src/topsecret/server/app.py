"""The Litestar app, and the doorway that every request goes through: names, origins, limits, headers, numbers, logs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from time import perf_counter
from typing import Any

import msgspec
from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.types import ControllerRouterHandler

from . import faults, headers, logs, packing
from . import page as pages
from .commands import Refusal
from .document import Document, openapi_config
from .limits import Limits, caller
from .metrics import Metrics
from .settings import Settings

Scope = dict[str, Any]
Message = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Lifespan = Callable[[Litestar], AbstractAsyncContextManager[Any]]

SAFE = frozenset(("GET", "HEAD", "OPTIONS"))


class House(Litestar):
    """The app with its doorway.

    `before_stop` are called when the server was told to stop, before it closes any connection: there a socket can say goodbye.
    From then on `stopping` is true. `failure` is what kept the app from starting.
    """

    doorway: Doorway
    before_stop: list[Callable[[], Awaitable[None]]]
    stopping: bool
    failure: BaseException | None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self.doorway.http(super().__call__, scope, receive, send)
        elif scope["type"] == "lifespan":
            await self._lifespan(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def _lifespan(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def without_traceback(message: Message) -> None:
            await send({"type": message["type"]})  # Litestar's message would be a traceback with whatever is in it

        try:
            await super().__call__(scope, receive, without_traceback)  # type: ignore[arg-type]  # ASGI messages are plain dicts here
        except BaseException as error:
            self.failure = _within(error)
            if not has_words(self.failure):
                logs.event("the server could not start or stop", level="error", error=self.failure)
            raise


def _within(error: BaseException) -> BaseException:
    """What went wrong, out of the group that a task group makes of it."""
    while isinstance(error, BaseExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


def has_words(error: BaseException | None) -> bool:
    """A fault of ours whose message is meant for people."""
    return error is not None and type(error).__module__.startswith("topsecret.")


class Doorway:
    """What happens to every HTTP request before and after the app."""

    def __init__(self, settings: Settings, metrics: Metrics, limits: Limits) -> None:
        self.settings = settings
        self.metrics = metrics
        self.limits = limits
        self.always = headers.security_headers(settings)

    async def http(self, app: Any, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request through the app, or refuses it here."""
        begun, status, seconds = perf_counter(), 0, 0.0
        held: Message | None = None

        async def complete(message: Message) -> None:
            nonlocal status, seconds, held
            if message["type"] == "http.response.start":
                status, seconds = message["status"], perf_counter() - begun
                message["headers"] = headers.completed(message.get("headers", ()), self.always)
                if packing.wanted(scope, message):
                    held = message
                    return
            elif held is not None:
                start, held = held, None
                if not message.get("more_body"):
                    message = {**message, "body": await packing.packed(start, message.get("body", b""))}
                await send(start)
            await send(message)

        try:
            refusal = self.refusal(scope)
            if refusal is None:
                await app(scope, receive, complete)
            else:
                await _answer(refusal, complete)
        except Exception as error:
            logs.event("an answer broke off", level="error", error=error, route=scope.get("path_template") or "none")
            if not status:
                await _answer((500, "failed", "something went wrong here", None), complete)
        finally:
            if status:
                self.note(scope, status, seconds)

    def refusal(self, scope: Scope) -> tuple[int, str, str, int | None] | None:
        """Why a request may not come in, as status, code, message and when to try again; None if it may."""
        seen = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if not headers.host_allowed(seen.get("host"), self.settings):
            return (
                421,
                "host",
                "this server does not go by that name; its host sets base_url to the address in use",
                None,
            )
        if scope["method"] not in SAFE and headers.has_cookie(seen.get("cookie")):
            if not headers.origin_allowed(seen, self.settings):
                message = (
                    "this request did not come from a page of this server; programs send a Bearer token, no cookie"
                )
                return 403, "forbidden", message, None
        if scope["path"].startswith("/api/"):
            try:
                self.limits.take("api", caller(scope["client"][0] if scope.get("client") else None))
            except Refusal as limited:
                self.metrics.refused(limited)
                return limited.status, limited.code, limited.message, int(limited.retry_after or 1)
        return None

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """One more in the numbers and, if wanted, a line in the log; the route's template, never the address."""
        route = scope.get("path_template") or "none"
        self.metrics.answered(scope["method"], route, status, seconds)
        log = self.settings.log
        if log.requests:
            fields: dict[str, Any] = {"method": scope["method"], "route": route, "status": status}
            fields["ms"] = round(seconds * 1000, 1)
            if log.addresses and scope.get("client"):
                fields["address"] = logs.caller_hash(caller(scope["client"][0]))
            logs.event("request", **fields)


async def _answer(refusal: tuple[int, str, str, int | None], send: Send) -> None:
    status, code, message, after = refusal
    body = msgspec.json.encode({"code": code, "message": message})
    fields = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if after is not None:
        fields.append((b"retry-after", str(after).encode()))
    await send({"type": "http.response.start", "status": status, "headers": fields})
    await send({"type": "http.response.body", "body": body})


def create_app(
    settings: Settings,
    *,
    routes: Sequence[ControllerRouterHandler] = (),
    lifespan: Sequence[Lifespan] = (),
    services: Any = None,
    state: Mapping[str, Any] | None = None,
    metrics: Metrics | None = None,
    limits: Limits | None = None,
    ping: Callable[[], Awaitable[None]] | None = None,
    refresh: Callable[[], None] | None = None,
    tags: Mapping[str, str] | None = None,
    before_stop: Sequence[Callable[[], Awaitable[None]]] = (),
    exception_handlers: Mapping[Any, Any] | None = None,
    page: pages.Page | None = None,
    **litestar: Any,
) -> House:
    """The whole app: these routes, and beside them the page, docs, the OpenAPI document, metrics and health.

    `services` is what the routes work with: it is in the app's state, and brings its own `metrics` and `limits`. `ping` answers when
    the database does; `refresh` sets gauges before they are read; `tags` describes the groups of operations in the docs;
    `before_stop` see House; `page` is the one that was built, unless another is given.
    """
    from . import docs_page, health, look
    from . import metrics as numbers

    page = page or pages.read()
    metrics = metrics or getattr(services, "metrics", None) or Metrics()
    limits = limits or getattr(services, "limits", None) or Limits(settings.limits)
    kept = {**(state or {}), "settings": settings, "services": services, "metrics": metrics, "limits": limits}
    document = Document(tags or {})
    own: list[ControllerRouterHandler] = [
        *health.routes(ping, lambda: house.stopping),
        numbers.route(metrics, settings, refresh),
        docs_page.route(document),
        *pages.routes(page),
        look.static_route(),
    ]
    house = House(
        route_handlers=[*routes, *own],
        lifespan=list(lifespan),
        state=State(kept),
        openapi_config=openapi_config(settings, document, tags or {}),
        exception_handlers={**faults.HANDLERS, NotFoundException: pages.lost(page), **(exception_handlers or {})},
        guards=[faults.json_only],
        request_max_body_size=settings.limits.body,
        logging_config=None,
        debug=False,
        **litestar,
    )
    house.doorway = Doorway(settings, metrics, limits)
    house.before_stop, house.stopping, house.failure = list(before_stop), False, None
    return house
