"""What a host can set, and where from: defaults < a TOML file < environment TOPSECRET_… < the command line.

The file is the one named by `--config` or TOPSECRET_CONFIG; no file is read unasked. A key of a section has the section's name
before its own in the environment: `[smtp] host` is TOPSECRET_SMTP_HOST. A secret can also come from a file of its own:
TOPSECRET_SMTP_PASSWORD_FILE names it. `deploy/topsecret.toml` shows every key with its default.
"""

# ruff: noqa: RUF009  # `_set` makes a dataclass field, and a Rate is frozen

from __future__ import annotations

import dataclasses
import difflib
import os
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import setting_kinds as kinds
from .setting_kinds import Kind, Rate, SettingsError

__all__ = ["Settings", "SettingsError", "load"]

PREFIX = "TOPSECRET_"
NOT_OURS = (
    "TOPSECRET_CONFIG",
    "TOPSECRET_CACHE",
    "TOPSECRET_BOT_TOKEN",
    "TOPSECRET_BOTS",
    "TOPSECRET_LANGUAGE",
    "TOPSECRET_PAGE",
    "TOPSECRET_API",
)
"""Variables with our prefix that are no settings: the settings' file, where compiled rules are kept, a bot's account, how bots think, …"""


def _set(default: Any, kind: Kind) -> Any:
    return dataclasses.field(default=kind.read(default), metadata={"kind": kind}, repr=not kind.secret)


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitSettings:
    """How often something may be asked; every process counts for itself."""

    on: bool = _set(True, kinds.YES_NO)
    """False: no rate limits at all. The sizes below hold all the same."""
    tables: Rate = _set("120/hour burst 40", kinds.RATE)
    """New tables, from one address and by one visitor: enough for a family that plays all evening behind one address."""
    joins: Rate = _set("30/minute", kinds.RATE)
    """Table codes looked up and seats claimed, from one address: against guessing."""
    visitors: Rate = _set("60/hour burst 30", kinds.RATE)
    """New visitors from one address."""
    chat: Rate = _set("20/minute burst 5", kinds.RATE)
    """Lines of chat by one visitor."""
    commands: Rate = _set("600/minute burst 100", kinds.RATE)
    """Commands at tables by one visitor."""
    bot_moves: Rate = _set("3000/minute burst 500", kinds.RATE)
    """Commands at tables by one bot account."""
    api: Rate = _set("1200/minute", kinds.RATE)
    """Requests of any kind from one address."""
    sockets: int = _set(40, kinds.whole(0, 100_000))
    """Sockets and streams open at the same time from one address; 0: any number."""
    body: int = _set(64 * 1024, kinds.whole(1024, 16 * 1024 * 1024))
    """The longest body of a request, in bytes."""
    frame: int = _set(64 * 1024, kinds.whole(1024, 16 * 1024 * 1024))
    """The longest frame that a socket takes, in bytes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BotSettings:
    """The bots that this server plays."""

    processes: int = _set(0, kinds.whole(0, 64))
    """Processes that think for bots; 0: one less than there are cores, at least one."""
    delay: tuple[float, float] = _set((0.6, 1.8), kinds.SPAN)
    """Seconds a bot thinks before it moves, drawn between these two whatever it knows, once what was public before can have been shown.

    Two zeros: at once, and nothing is waited for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PresenceSettings:
    """Who is there."""

    heartbeat: float = _set(20.0, kinds.seconds(1, 300))
    """Seconds after which a socket is asked for a sign of life."""
    timeout: float = _set(50.0, kinds.seconds(2, 900))
    """A socket that has given no sign of life for this many seconds is closed."""
    write: float = _set(10.0, kinds.seconds(1, 300))
    """Seconds between two notes in the database of who is connected here."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PushSettings:
    """'Your turn' as a web-push notice."""

    on: bool = _set(False, kinds.YES_NO)
    subject: str = _set("", kinds.SUBJECT)
    """Whom the push services can reach: mailto:… or https://…"""


@dataclass(frozen=True, slots=True, kw_only=True)
class SmtpSettings:
    """'Your turn' by mail; off while there is no host."""

    host: str = _set("", kinds.TEXT)
    port: int = _set(0, kinds.whole(0, 65535))
    """0: the usual one, 587 with starttls, 465 with tls, 25 without."""
    user: str = _set("", kinds.TEXT)
    password: str = _set("", kinds.SECRET)
    sender: str = _set("", kinds.TEXT)
    """The address that letters come from."""
    security: str = _set("starttls", kinds.one_of("starttls", "tls", "none"))


@dataclass(frozen=True, slots=True, kw_only=True)
class LogSettings:
    """What is written to standard error."""

    level: str = _set("info", kinds.one_of("debug", "info", "warning", "error"))
    format: str = _set("text", kinds.one_of("text", "json"))
    requests: bool = _set(True, kinds.YES_NO)
    """A line for every request: method, route, status, milliseconds; never the address that was asked for."""
    addresses: bool = _set(False, kinds.YES_NO)
    """Callers' addresses in those lines, as a hash that changes at every start."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MetricsSettings:
    """Who may read /metrics."""

    token: str = _set("", kinds.TOKEN)
    """Callers on this machine always may; with a token, so may those who send it as `Authorization: Bearer …`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything a host can set."""

    host: str = _set("127.0.0.1", kinds.HOST)
    port: int = _set(7007, kinds.whole(0, 65535))
    """0: any free one."""
    database: str = _set("", kinds.DATABASE)
    """sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; empty: `topsecret.db` in the data directory."""
    data_dir: str = _set("", kinds.FOLDER)
    """Empty: where the system keeps a user's data."""
    workers: int = _set(1, kinds.whole(1, 64))
    """Processes that serve; more than one needs PostgreSQL."""
    base_url: str = _set("", kinds.ORIGIN)
    """The address that players use, as https://games.example.org; empty: the one they asked for."""
    trusted_proxies: tuple[str, ...] = _set(("127.0.0.1", "::1"), kinds.PROXIES)
    """Addresses and networks whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    allowed_origins: tuple[str, ...] = _set((), kinds.ORIGINS)
    """Pages of other addresses that may use this server with a visitor's cookie."""
    lease_ttl: float = _set(10.0, kinds.seconds(1, 300))
    """Seconds after which another node takes over the bots and clocks of one that died."""
    stop_timeout: float = _set(10.0, kinds.seconds(0, 300))
    """Seconds that requests under way get when the server stops."""
    limits: LimitSettings = dataclasses.field(default_factory=LimitSettings)
    bots: BotSettings = dataclasses.field(default_factory=BotSettings)
    presence: PresenceSettings = dataclasses.field(default_factory=PresenceSettings)
    push: PushSettings = dataclasses.field(default_factory=PushSettings)
    smtp: SmtpSettings = dataclasses.field(default_factory=SmtpSettings)
    log: LogSettings = dataclasses.field(default_factory=LogSettings)
    metrics: MetricsSettings = dataclasses.field(default_factory=MetricsSettings)

    def __post_init__(self) -> None:
        if not self.data_dir:
            from platformdirs import user_data_dir

            object.__setattr__(self, "data_dir", user_data_dir("topsecret", appauthor=False))
        if not self.database:
            object.__setattr__(self, "database", f"sqlite:///{Path(self.data_dir, 'topsecret.db').as_posix()}")
        self._agree()

    def _agree(self) -> None:
        """Settings that only make sense together."""
        if self.workers > 1 and self.sqlite:
            raise SettingsError(
                f"{self.workers} workers need PostgreSQL, because a SQLite file has one writer: "
                "set database to postgresql://USER:PASSWORD@HOST/NAME, or workers to 1"
            )
        if self.smtp.host and not self.smtp.sender:
            raise SettingsError("smtp.host is set, but smtp.sender is not: write the address that letters come from")
        if self.push.on and not self.push.subject:
            raise SettingsError("push is on, but push.subject is not set: write mailto:you@example.org or https://…")
        if self.presence.timeout <= self.presence.heartbeat:
            raise SettingsError(
                f"presence.timeout = {self.presence.timeout:g} is not allowed; "
                f"it must be longer than presence.heartbeat = {self.presence.heartbeat:g}"
            )

    @property
    def sqlite(self) -> bool:
        """The games are in a SQLite file."""
        return self.database.startswith("sqlite:")

    @property
    def sqlite_file(self) -> Path | None:
        """Where the games are, if that is a file."""
        name = self.database.partition("///")[2].partition("?")[0] if self.sqlite else ""
        return Path(name) if name and name != ":memory:" else None

    @property
    def shown_database(self) -> str:
        """The database without its password."""
        return kinds.without_password(self.database)


def _sections() -> dict[str, Any]:
    return {field.name: field.default_factory for field in dataclasses.fields(Settings) if "kind" not in field.metadata}


def _known() -> dict[str, Kind]:
    """Every setting by its full name, `port` or `smtp.host`."""
    found: dict[str, Kind] = {}
    for field in dataclasses.fields(Settings):
        if "kind" in field.metadata:
            found[field.name] = field.metadata["kind"]
        else:
            inner: Any = field.default_factory
            found |= {f"{field.name}.{each.name}": each.metadata["kind"] for each in dataclasses.fields(inner)}
    return found


SECTIONS = _sections()
KNOWN = _known()


def variable(name: str) -> str:
    """The environment variable of a setting: TOPSECRET_SMTP_HOST for `smtp.host`, TOPSECRET_PUSH for `push.on`."""
    return PREFIX + name.removesuffix(".on").replace(".", "_").upper()


VARIABLES = {variable(name): name for name in KNOWN}


def load(
    given: Mapping[str, Any] | None = None,
    *,
    config: str | None = None,
    environ: Mapping[str, str] | None = None,
    defaults: Mapping[str, Any] | None = None,
) -> Settings:
    """All sources together; `given` and `defaults` are by full name (`log.level`), and None in them means not given.

    Raises SettingsError with where the fault is, what is allowed, and the name that was perhaps meant.
    """
    environ = os.environ if environ is None else environ
    found: dict[str, Any] = dict(defaults or {})
    config = config or environ.get("TOPSECRET_CONFIG")
    if config:
        found |= _from_file(config)
    found |= _from_environment(environ)
    for name, value in (given or {}).items():
        if value is not None:
            found[name] = _read(name, value, "--" + name.replace(".", "-").replace("_", "-"))
    return made(found)


def made(values: Mapping[str, Any]) -> Settings:
    """Settings from values by full name."""
    top = {name: value for name, value in values.items() if "." not in name}
    for section, kind in SECTIONS.items():
        inner = {name.partition(".")[2]: value for name, value in values.items() if name.startswith(section + ".")}
        top[section] = kind(**inner)
    return Settings(**top)


def _read(name: str, value: Any, where: str) -> Any:
    kind = KNOWN[name]
    try:
        return kind.read(value)
    except (ValueError, TypeError):
        shown = "this value" if kind.secret else repr(value)
        raise SettingsError(f"{where}: {shown} is not allowed; it must be {kind.what}") from None


def _unknown(where: str, what: str, word: str, known: Iterable[str]) -> SettingsError:
    known = sorted(known)
    close = difflib.get_close_matches(word, known, 1)
    hint = f"did you mean {close[0]}?" if close else f"known are {', '.join(known)}"
    return SettingsError(f"{where}: unknown {what} {word!r}: {hint}")


def _from_file(name: str) -> dict[str, Any]:
    try:
        table = tomllib.loads(Path(name).read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{name}: this is not TOML: {error}") from None
    found: dict[str, Any] = {}
    top = [known for known in KNOWN if "." not in known]
    for key, value in table.items():
        if key in SECTIONS:
            found |= _section(name, key, value)
        elif key in top:
            found[key] = _read(key, value, f"{name}: {key}")
        else:
            raise _unknown(name, "key", key, [*top, *SECTIONS])
    return found


def _section(name: str, section: str, value: Any) -> dict[str, Any]:
    if isinstance(value, bool) and f"{section}.on" in KNOWN:
        return {f"{section}.on": value}
    if not isinstance(value, dict):
        raise SettingsError(f"{name}: {section} is a section: write [{section}] and its keys below it")
    keys = [known.partition(".")[2] for known in KNOWN if known.startswith(section + ".")]
    for key in value:
        if key not in keys:
            raise _unknown(f"{name}: [{section}]", "key", key, keys)
    return {
        f"{section}.{key}": _read(f"{section}.{key}", each, f"{name}: {section}.{key}") for key, each in value.items()
    }


def _from_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, text in environ.items():
        if not key.startswith(PREFIX) or key in NOT_OURS:
            continue
        name = VARIABLES.get(key)
        held = VARIABLES.get(key.removesuffix("_FILE"))
        if name is not None:
            found[name] = _read(name, text, key)
        elif held is not None and KNOWN[held].secret:
            found[held] = _read(held, Path(text).read_text("utf-8").strip(), f"{key}: {text}")
        else:
            raise _unknown("environment", "variable", key, VARIABLES)
    return found
