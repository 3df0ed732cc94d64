"""Settings: where they come from, which source is stronger, and what is said about a bad one."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from topsecret.server import settings as s
from topsecret.server.setting_kinds import Rate
from topsecret.server.settings import Settings, SettingsError, load

EXAMPLE = Path(__file__).parents[2] / "deploy" / "topsecret.toml"


def written(tmp_path: Path, text: str) -> str:
    path = tmp_path / "topsecret.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_without_any_source_the_defaults_hold() -> None:
    found = load(environ={})
    assert (found.host, found.port, found.workers) == ("127.0.0.1", 7007, 1)
    assert found.database == f"sqlite:///{Path(found.data_dir, 'topsecret.db').as_posix()}"
    assert found.limits.tables == Rate(120, 3600, 40)
    assert found.limits.joins == Rate(30, 60, 30)


def test_the_file_is_stronger_than_defaults_the_environment_than_the_file_and_the_command_line_than_all(
    tmp_path: Path,
) -> None:
    config = written(tmp_path, "port = 1\nworkers = 1\nlease_ttl = 7\n[log]\nlevel = 'error'")
    environ = {"TOPSECRET_PORT": "2", "TOPSECRET_LOG_LEVEL": "debug"}
    found = load({"port": 3, "host": None}, config=config, environ=environ)
    assert (found.port, found.log.level, found.lease_ttl, found.host) == (3, "debug", 7, "127.0.0.1")
    assert load(config=config, environ=environ).port == 2
    assert load(config=config, environ={}).port == 1


def test_the_file_can_be_named_by_the_environment(tmp_path: Path) -> None:
    assert load(environ={"TOPSECRET_CONFIG": written(tmp_path, "port = 4242")}).port == 4242


def test_a_file_in_the_working_directory_is_not_read_unasked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path, "port = 4242")
    monkeypatch.chdir(tmp_path)
    assert load(environ={}).port == 7007


def test_a_section_can_be_switched_by_its_name_alone(tmp_path: Path) -> None:
    assert load(config=written(tmp_path, "limits = false"), environ={}).limits.on is False
    assert load(environ={"TOPSECRET_LIMITS": "off"}).limits.on is False
    assert load(environ={"TOPSECRET_PUSH": "on", "TOPSECRET_PUSH_SUBJECT": "mailto:a@b.org"}).push.on is True


def test_lists_are_written_with_commas_in_the_environment() -> None:
    found = load(environ={"TOPSECRET_TRUSTED_PROXIES": "10.0.0.0/8, ::1", "TOPSECRET_BOTS_DELAY": "0,2.5"})
    assert found.trusted_proxies == ("10.0.0.0/8", "::1")
    assert found.bots.delay == (0.0, 2.5)


@pytest.mark.parametrize(
    ("text", "rate"),
    [
        ('"20/hour burst 10"', Rate(20, 3600, 10)),
        ('"5/second"', Rate(5, 1, 5)),
        ('" 7 / Day "', Rate(7, 86400, 7)),
        ("0", Rate(0, 1, 0)),
        ("false", Rate(0, 1, 0)),
    ],
)
def test_rates_are_read(tmp_path: Path, text: str, rate: Rate) -> None:
    assert load(config=written(tmp_path, f"[limits]\nchat = {text}"), environ={}).limits.chat == rate


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("postgres://u:p@h/n", "postgresql://u:p@h/n"),
        ("postgresql+psycopg://u@h:5433/n", "postgresql://u@h:5433/n"),
        ("sqlite:////var/games.db", "sqlite:////var/games.db"),
        ("/var/games.db", "sqlite:////var/games.db"),
    ],
)
def test_databases_are_named_in_the_ways_people_do(given: str, url: str) -> None:
    assert load({"database": given}, environ={}).database == url


def test_the_sqlite_file_is_known() -> None:
    assert Settings(database="sqlite:////var/games.db").sqlite_file == Path("/var/games.db")
    assert Settings(database="sqlite:///:memory:").sqlite_file is None
    assert Settings(database="postgresql://h/n").sqlite_file is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "unknown key 'prot': did you mean port?"),
        ("[limts]\nchat = 0", "unknown key 'limts': did you mean limits?"),
        ("[limits]\nchats = 0", "[limits]: unknown key 'chats': did you mean chat?"),
        ("port = 'x'", "port: 'x' is not allowed; it must be a whole number from 0 to 65535"),
        ("port = 70000", "port: 70000 is not allowed"),
        ("port = true", "port: True is not allowed"),
        ("log = 'json'", "log is a section: write [log] and its keys below it"),
        ("[log]\nlevel = 'loud'", "log.level: 'loud' is not allowed; it must be one of debug, info, warning, error"),
        ("[limits]\nchat = 'often'", "limits.chat: 'often' is not allowed; it must be a rate"),
        ("[limits]\nchat = '5/minute burst 0'", "limits.chat"),
        ("[bots]\ndelay = [2, 1]", "bots.delay: [2, 1] is not allowed; it must be two numbers"),
        ("lease_ttl = nan", "lease_ttl: nan is not allowed"),
        ("base_url = 'games.example.org'", "an address without a path"),
        ("base_url = 'https://games.example.org/ts'", "an address without a path"),
        ("trusted_proxies = ['proxy']", "a list of IP addresses or networks"),
        (
            "database = 'mysql://u:hush@h/n'",
            "database: this value is not allowed; it must be sqlite:///FILE, postgresql",
        ),
        ("[smtp]\nhost = 'mail'", "smtp.sender is not"),
        ("push = true", "push.subject is not set"),
        ("[presence]\ntimeout = 10", "presence.timeout = 10 is not allowed; it must be longer"),
        ("port = ", "this is not TOML"),
    ],
)
def test_a_bad_file_is_told_with_what_would_be_right(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(SettingsError) as error:
        load(config=written(tmp_path, text), environ={})
    assert said in str(error.value)
    assert "hush" not in str(error.value)


@pytest.mark.parametrize(
    ("environ", "said"),
    [
        ({"TOPSECRET_PROT": "1"}, "unknown variable 'TOPSECRET_PROT': did you mean TOPSECRET_PORT?"),
        ({"TOPSECRET_PORT": "x"}, "TOPSECRET_PORT: 'x' is not allowed"),
        (
            {"TOPSECRET_METRICS_TOKEN": "hush"},
            "TOPSECRET_METRICS_TOKEN: this value is not allowed; it must be at least 16",
        ),
        ({"TOPSECRET_HOST_FILE": "x"}, "unknown variable 'TOPSECRET_HOST_FILE'"),
    ],
)
def test_a_bad_variable_is_told_with_what_would_be_right(environ: dict[str, str], said: str) -> None:
    with pytest.raises(SettingsError) as error:
        load(environ=environ)
    assert said in str(error.value)
    assert "hush" not in str(error.value)


def test_variables_of_other_programs_are_left_alone() -> None:
    load(environ={"PORT": "x", "TOPSECRET_CACHE": "/x", "TOPSECRET_BOT_TOKEN": "x", "TOPSECRET_LANGUAGE": "de"})


def test_several_workers_need_postgresql() -> None:
    with pytest.raises(SettingsError, match="2 workers need PostgreSQL, because a SQLite file has one writer"):
        load({"workers": 2}, environ={})
    assert load({"workers": 2, "database": "postgresql://h/n"}, environ={}).workers == 2


def test_secrets_can_come_from_files_of_their_own(tmp_path: Path) -> None:
    held = tmp_path / "secret"
    held.write_text("hush\n")
    assert load(environ={"TOPSECRET_SMTP_PASSWORD_FILE": str(held)}).smtp.password == "hush"


def test_secrets_are_never_printed() -> None:
    found = load(
        environ={
            "TOPSECRET_DATABASE": "postgresql://u:hush@h/n?password=hush",
            "TOPSECRET_SMTP_PASSWORD": "hush",
            "TOPSECRET_METRICS_TOKEN": "hush" * 4,
        }
    )
    assert "hush" not in repr(found) + str(found) + found.shown_database
    assert found.shown_database == "postgresql://u:…@h/n?password=…"


def test_the_example_file_shows_every_setting_with_its_default() -> None:
    table = tomllib.loads(
        "\n".join(
            line.removeprefix("#") for line in EXAMPLE.read_text("utf-8").splitlines() if not line.startswith("# ")
        )
    )
    shown = {(f"{key}.{inner}" if isinstance(value, dict) else key): each
             for key, value in table.items()
             for inner, each in (value.items() if isinstance(value, dict) else [(None, value)])}  # fmt: skip
    assert sorted(shown) == sorted(s.KNOWN)
    read = {name: s.KNOWN[name].read(value) for name, value in shown.items()}
    assert s.made(read) == Settings()
    load(config=str(EXAMPLE), environ={})
