"""Numbers for Prometheus, in a registry of our own.

Every process is a node with numbers of its own (label `node` of topsecret_info): behind several workers, each scrape is answered by one of
them. Run one `serve` a port where every number counts. Labels are words from closed lists; anything else counts as `other`.
"""

from __future__ import annotations

import hmac
import ipaddress
from collections.abc import Callable, Mapping

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from .. import __version__, bots, games
from .commands import REFUSALS, Refusal
from .headers import bearer
from .limits import WORDS
from .settings import Settings
from .tallies import Spread, Tally

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
SLOW = (0.001, 0.005, 0.02, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
DEEDS = frozenset(
    (
        "sit", "stand", "bot", "invite", "accept", "decline", "ready", "settings", "kick", "start", "play",
        "undo", "note", "say", "resign", "offer", "leave", "back", "rematch", "link", "claim",
    )
)  # fmt: skip
OUTCOMES = frozenset(("done", "repeated", *REFUSALS))
NOTICES = frozenset(("push", "mail"))
SENT = frozenset(("sent", "failed", "gone"))


class Metrics:
    """What this process has done so far."""

    def __init__(self, node: str = "") -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        Info("topsecret", "This server.", registry=self.registry).info({"version": __version__, "node": node})
        self._moves = self._tally("moves", "Moves written down.", "game")
        self._commands = self._tally("commands", "Commands, by what became of them.", "deed", "outcome")
        self._refused = self._counter("refused", "Refusals on sockets and over HTTP.", "code")
        self._limited = self._counter("limited", "Refusals because of a rate limit.", "kind")
        self._append = self._spread("append_seconds", "From a command's validation until it is durable.", FAST)
        self._batch = self._spread("commit_rows", "Rows that one commit made durable.", SIZES)
        self._bots = self._counter("bot_decisions", "Decisions of bots.", "game", "level")
        self._bot_seconds = self._histogram("bot_seconds", "How long a bot thought.", SLOW, "game")
        self._notices = self._counter("notices", "Notices that it is somebody's turn.", "kind", "outcome")
        self._requests = self._counter("http_requests", "Requests, by route template.", "method", "route", "status")
        self._request_seconds = self._histogram("http_request_seconds", "From a request to its answer.", SLOW, "route")
        self.dropped = self._counter("dropped_readers", "Sockets closed because they read too slowly.")
        self.resumed = self._counter("resumed", "Tables that a client went on watching after a break.")
        self.sockets = Gauge("topsecret_sockets", "Sockets that are open.", registry=self.registry)
        self.tables = Gauge("topsecret_tables", "Tables in memory.", registry=self.registry)
        self.leases = Gauge(
            "topsecret_leases", "Tables whose bots and clocks this node drives.", registry=self.registry
        )
        self._games = frozenset(games())
        self._levels = frozenset(level for game in games() for level in (*bots.levels(game), *bots.names(game)))

    def _counter(self, name: str, words: str, *labels: str) -> Counter:
        return Counter(f"topsecret_{name}", words, labels, registry=self.registry)

    def _histogram(self, name: str, words: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"topsecret_{name}", words, labels, buckets=buckets, registry=self.registry)

    def _tally(self, name: str, words: str, *labels: str) -> Tally:
        return Tally(f"topsecret_{name}", words, labels, self.registry)

    def _spread(self, name: str, words: str, ends: tuple[float, ...]) -> Spread:
        return Spread(f"topsecret_{name}", words, ends, self.registry)

    def moved(self, game: str, count: int = 1) -> None:
        """Moves were written down."""
        self._moves.add((_known(game, self._games),), count)

    def commanded(self, deed: str, outcome: str) -> None:
        """A command was answered: `done`, `repeated`, or with the code of its refusal."""
        self._commands.add((_known(deed, DEEDS), _known(outcome, OUTCOMES)))

    def refused(self, refusal: Refusal) -> None:
        """Something was refused."""
        self._refused.labels(_known(refusal.code, frozenset(REFUSALS))).inc()
        if refusal.code == "limit":
            self._limited.labels(_known(getattr(refusal, "kind", ""), frozenset((*WORDS, "sockets")))).inc()

    def appended(self, seconds: float) -> None:
        """A row became durable."""
        self._append.add(seconds)

    def committed(self, rows: int) -> None:
        """One commit made so many rows durable."""
        self._batch.add(rows)

    def decided(self, game: str, level: str, seconds: float) -> None:
        """A bot has thought."""
        game = _known(game, self._games)
        self._bots.labels(game, _known(level, self._levels)).inc()
        self._bot_seconds.labels(game).observe(seconds)

    def noticed(self, kind: str, outcome: str) -> None:
        """A notice (`push`, `mail`) was `sent`, `failed`, or its receiver is `gone`."""
        self._notices.labels(_known(kind, NOTICES), _known(outcome, SENT)).inc()

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered; `route` is a template (`/api/tables/{key}`), never the address itself."""
        self._requests.labels(_known(method, METHODS), route, str(status)).inc()
        self._request_seconds.labels(route).observe(seconds)

    def text(self) -> bytes:
        """All numbers in Prometheus' format."""
        return generate_latest(self.registry)


def _known(word: str, known: frozenset[str]) -> str:
    return word if word in known else "other"


def may_read(client: str | None, headers: Mapping[str, str], settings: Settings) -> bool:
    """Callers on this machine may, unless a proxy passed them on; others with the token."""
    token = bearer(headers.get("authorization"))
    if settings.metrics.token and token and hmac.compare_digest(token.encode(), settings.metrics.token.encode()):
        return True
    if any(name in headers for name in ("x-forwarded-for", "forwarded", "via")):
        return False
    try:
        return ipaddress.ip_address(client or "").is_loopback
    except ValueError:
        return False


def route(metrics: Metrics, settings: Settings, refresh: Callable[[], None] | None = None) -> HTTPRouteHandler:
    """GET /metrics; `refresh` is called before, to set gauges."""

    @get("/metrics", include_in_schema=False, sync_to_thread=False)
    def read(request: Request[None, None, State]) -> Response[bytes]:
        if not may_read(request.client.host if request.client else None, request.headers, settings):
            raise Refusal("forbidden", "numbers are for this machine, or with the metrics token as Bearer token")
        if refresh is not None:
            refresh()
        return Response(metrics.text(), headers={"content-type": CONTENT_TYPE_LATEST})

    return read
