"""The process: start, address, second start, taken ports, bad settings, Ctrl-C, several workers. Real servers on loopback."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from topsecret.server import listening, run
from topsecret.server.claim import Claim, Note
from topsecret.server.settings import Settings

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
PATIENCE = 30.0
POSTGRES = ("--database", "postgresql://nobody:hush@127.0.0.1:1/none")
"""The small app asks no database; several workers need the name of one."""

CALLER = httpx.Client(timeout=10, trust_env=False, verify=False, limits=httpx.Limits(max_keepalive_connections=0))
"""A new connection for every request: with several workers, another one may answer."""


class Running:
    """A server process of a test; what it says goes to files, so that it is never held up."""

    def __init__(self, folder: Path, *arguments: str, module: str = "tests.server.small", **environ: str) -> None:
        self.out, self.err = folder / f"out-{time.monotonic_ns()}", folder / f"err-{time.monotonic_ns()}"
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("TOPSECRET_", "BROWSER", "CI"))
        }
        environment = {**kept, "TOPSECRET_DATA_DIR": str(folder / "data"), **environ}
        with self.out.open("w") as out, self.err.open("w") as err:
            self.process = subprocess.Popen(
                [sys.executable, "-m", module, *arguments],
                cwd=ROOT,
                env=environment,
                stdout=out,
                stderr=err,
                stdin=subprocess.DEVNULL,
            )

    @property
    def said(self) -> str:
        return self.out.read_text("utf-8")

    @property
    def logged(self) -> str:
        return self.err.read_text("utf-8")

    @property
    def address(self) -> str:
        """Where it answers, once it has told."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            found = ADDRESS.search(self.said)
            if found is not None and self.said.endswith("\n"):
                return found[0]
            assert self.process.poll() is None, self.said + self.logged
            time.sleep(0.02)
        raise AssertionError(f"no address was told: {self.said}{self.logged}")

    def get(self, path: str, **more: Any) -> httpx.Response:
        return CALLER.get(self.address + path, **more)

    def tell(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def ended(self) -> int:
        return self.process.wait(PATIENCE)


Start = Callable[..., Running]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers, and ends those that a test leaves."""
    begun: list[Running] = []

    def starting(*arguments: str, **environ: str) -> Running:
        begun.append(Running(tmp_path, *arguments, **environ))
        return begun[-1]

    yield starting
    for each in begun:
        if each.process.poll() is None:
            each.process.kill()
            each.process.wait()


def until(true: Callable[[], bool]) -> bool:
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        if true():
            return True
        time.sleep(0.05)
    return False


def test_the_bare_command_tells_its_address_and_answers_there(start: Start) -> None:
    server = start("--port", "0")
    assert server.get("/healthz").json() == {"status": "ok"}
    assert "Top Secret" in server.get("/").text
    assert "Ctrl-C stops the server." in server.said
    assert server.logged == ""


def test_the_whole_server_starts_is_ready_and_stops(start: Start, tmp_path: Path) -> None:
    server = start("--port", "0", module="topsecret")
    assert server.get("/readyz").json() == {"status": "ready"}
    assert server.get("/api/info").json()["games"] == ["kramer", "randolph"]
    assert server.get("/api/docs").status_code == 200
    server.tell(signal.SIGINT)
    assert server.ended() == 0
    assert server.logged == ""
    assert (tmp_path / "data" / "topsecret.db").exists()


def test_ctrl_c_stops_it_with_a_word_and_exit_code_0(start: Start, tmp_path: Path) -> None:
    server = start("--port", "0")
    server.get("/healthz")
    server.tell(signal.SIGINT)
    assert server.ended() == 0
    assert server.said.endswith("Stopped. The games are kept and go on at the next start.\n")
    assert server.logged == ""
    assert not (tmp_path / "data" / "topsecret.db.server").exists()


def test_sigterm_stops_it_too(start: Start) -> None:
    server = start("serve", "--port", "0")
    server.get("/healthz")
    server.tell(signal.SIGTERM)
    assert server.ended() == 0


def test_a_second_ctrl_c_stops_it_at_once(start: Start) -> None:
    server = start("--port", "0", SMALL="hook", TOPSECRET_STOP_TIMEOUT="120")
    server.get("/healthz")
    server.tell(signal.SIGINT)
    assert until(lambda: server.get("/readyz").status_code == 503)
    server.tell(signal.SIGINT)
    assert server.ended() == 130
    assert "Stopped at once." in server.logged


def test_a_goodbye_that_never_ends_does_not_hold_the_server(start: Start) -> None:
    server = start("serve", "--port", "0", SMALL="hook", TOPSECRET_STOP_TIMEOUT="2")
    server.get("/healthz")
    server.tell(signal.SIGTERM)
    assert server.ended() == 0
    assert "goodbyes took too long" in server.logged


def test_a_request_that_never_ends_does_not_hold_the_server(start: Start) -> None:
    server = start("serve", "--port", "0", TOPSECRET_STOP_TIMEOUT="2")
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as caller:
        caller.sendall(b"GET /slow HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        server.get("/healthz")
        server.tell(signal.SIGTERM)
        assert server.ended() == 0


def test_sockets_are_told_goodbye_before_they_are_closed(start: Start) -> None:
    server = start("serve", "--port", "0")
    with connect(server.address.replace("http", "ws") + "/api/socket") as caller:
        caller.send("hello")
        assert caller.recv(10) == "hello"
        server.tell(signal.SIGTERM)
        assert caller.recv(10) == '{"type":"bye"}'
        with pytest.raises(ConnectionClosed):
            caller.recv(10)
    assert server.ended() == 0


def test_a_frame_that_is_too_long_closes_the_socket(start: Start) -> None:
    server = start("serve", "--port", "0")
    with connect(server.address.replace("http", "ws") + "/api/socket", max_size=None) as caller:
        caller.send("a" * 65_536)
        assert len(caller.recv(10)) == 65_536
        caller.send("a" * 65_537)
        with pytest.raises(ConnectionClosed) as closed:
            caller.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_second_start_finds_the_first_and_opens_the_browser_there(start: Start, tmp_path: Path) -> None:
    first = start("--port", "0")
    seen = tmp_path / "seen"
    script = f"import sys; open({str(seen)!r}, 'a').write(sys.argv[1])"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{script}" "$1"\n')
    browser.chmod(0o755)
    address = first.address
    second = start("--port", "0", BROWSER=f"{browser} %s")
    assert second.ended() == 0
    assert second.said == f"Top Secret already runs at {address} (process {first.process.pid}).\n"
    assert until(lambda: seen.exists() and seen.read_text() == address)
    assert first.get("/healthz").status_code == 200
    third = start("--port", "0", "--no-browser", BROWSER=f"{browser} %s")
    assert third.ended() == 0
    assert seen.read_text() == address


def test_the_browser_is_opened_once_the_server_answers(start: Start, tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    script = (
        f"import sys, urllib.request as u; open({str(seen)!r}, 'wb').write(u.urlopen(sys.argv[1] + '/healthz').read())"
    )
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{script}" "$1"\n')
    browser.chmod(0o755)
    start("--port", "0", BROWSER=f"{browser} %s")
    assert until(lambda: seen.exists() and seen.read_bytes() == b'{"status":"ok"}')


def test_for_the_home_network_it_must_be_started_so_from_the_beginning(start: Start) -> None:
    assert start("--port", "0").address
    second = start("--lan")
    assert second.ended() == 1
    assert "It was started without --lan" in second.said


def test_a_host_is_told_who_already_serves_the_file(start: Start) -> None:
    first = start("--port", "0")
    address = first.address
    second = start("serve", "--port", "0")
    assert second.ended() == 2
    assert f"is already served at {address} (process {first.process.pid})" in second.logged


def test_after_a_server_was_killed_the_next_one_starts(start: Start) -> None:
    first = start("--port", "0")
    assert first.address
    first.process.kill()
    first.process.wait()
    assert start("--port", "0").get("/healthz").status_code == 200


def test_a_taken_port_is_told_with_the_way_out(start: Start) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        for arguments in (("--port", str(port)), ("serve", "--port", str(port))):
            server = start(*arguments)
            assert server.ended() == 2
            assert server.logged == (
                f"topsecret: port {port} is taken by another program: choose another with --port, or --port 0 for any free one\n"
            )


def test_without_a_wish_it_prefers_its_own_port_and_takes_another_when_that_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(listening, "PREFERRED", taken.getsockname()[1])
        with listening.listen_anyhow("127.0.0.1") as other:
            assert other.getsockname()[1] not in (0, listening.PREFERRED)
    with listening.listen_anyhow("127.0.0.1") as own:
        assert own.getsockname()[1] == listening.PREFERRED


@pytest.mark.parametrize(
    ("host", "said"),
    [
        ("192.0.2.77", "is not an address of this machine"),
        ("no.such.host.invalid", "unknown host 'no.such.host.invalid'"),
    ],
)
def test_a_host_that_is_not_ours_is_told(host: str, said: str) -> None:
    with pytest.raises(listening.ServeError, match=re.escape(said)):
        listening.listen(host, 0)


@pytest.mark.parametrize(
    ("arguments", "environ", "said"),
    [
        ((), {"TOPSECRET_PORT": "x"}, "TOPSECRET_PORT: 'x' is not allowed; it must be a whole number from 0 to 65535"),
        (("serve",), {"TOPSECRET_PROT": "1"}, "did you mean TOPSECRET_PORT?"),
        (("serve", "--workers", "2"), {}, "2 workers need PostgreSQL"),
        (("serve", "--log-level", "loud"), {}, "--log-level: 'loud' is not allowed; it must be one of debug"),
        (("serve", "--database", "mysql://u:hush@h/n"), {}, "--database: this value is not allowed"),
        (("serve", "--database", "/no/such/folder/x.db"), {}, "there is no folder /no/such/folder for the database"),
        (("serve", "--config", "/no/such/file"), {}, "/no/such/file: No such file"),
        (("serve", "--port", "99999"), {}, "'99999' is not allowed; it must be a whole number from 0 to 65535"),
        (("--lan", "serve"), {}, "--lan is for 'topsecret' without a command; before 'serve' it means nothing"),
    ],
)
def test_bad_settings_are_told_in_words(
    start: Start, arguments: tuple[str, ...], environ: dict[str, str], said: str
) -> None:
    server = start(*arguments, **environ)
    assert server.ended() == 2
    assert said in server.logged
    assert "hush" not in server.logged
    assert "Traceback" not in server.logged


@pytest.mark.parametrize("workers", [(), (*POSTGRES, "--workers", "2")])
def test_a_server_that_cannot_start_says_why(start: Start, workers: tuple[str, ...]) -> None:
    server = start("serve", "--port", "0", *workers, SMALL="start")
    assert server.ended() == 3
    told = {line for line in server.logged.splitlines() if "stopped" not in line}
    assert told == {"topsecret: the database cannot be reached: is PostgreSQL running?"}


def test_the_log_has_routes_and_never_addresses(start: Start) -> None:
    server = start("serve", "--port", "0", "--log-format", "json")
    server.get("/api/canary?token=canary", headers={"authorization": "Bearer canary", "user-agent": "canary"})
    server.get("/static/canary")
    with connect(server.address.replace("http", "ws") + "/api/socket?token=canary") as caller:
        caller.send("canary")
        caller.recv(10)
    server.tell(signal.SIGTERM)
    assert server.ended() == 0
    found = [json.loads(line) for line in server.logged.splitlines()]
    assert "canary" not in server.logged
    assert [(each["route"], each["status"]) for each in found if each["event"] == "request"] == [
        ("none", 404),
        ("/static/{name}", 404),
    ]
    assert {each["event"] for each in found} == {"serving", "request", "stopped"}


def test_the_database_is_shown_without_its_password(start: Start) -> None:
    server = start("serve", "--port", "0", *POSTGRES)
    assert server.address
    assert "postgresql://nobody:…@127.0.0.1:1/none" in server.logged
    assert "hush" not in server.logged + server.said


def test_a_trusted_proxy_is_believed_and_a_stranger_is_not(start: Start) -> None:
    believing = start("serve", "--port", "0")
    assert believing.get("/metrics").status_code == 200
    assert believing.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 403
    assert "https://raspi" in believing.get("/api/docs", headers={"host": "raspi", "x-forwarded-proto": "https"}).text
    believing.tell(signal.SIGTERM)
    believing.ended()
    doubting = start("serve", "--port", "0", TOPSECRET_TRUSTED_PROXIES="192.0.2.1")
    assert "http://raspi" in doubting.get("/api/docs", headers={"host": "raspi", "x-forwarded-proto": "https"}).text


def pids(server: Running) -> set[int]:
    """The processes that answer."""
    return {server.get("/api/pid").json()["pid"] for _ in range(20)}


def test_workers_share_one_port_and_one_that_dies_is_started_again(start: Start) -> None:
    server = start("serve", "--port", "0", "--workers", "2", *POSTGRES)
    assert server.address
    assert until(lambda: len(pids(server)) == 2)
    before = pids(server)
    assert server.process.pid not in before
    with pytest.raises(httpx.RemoteProtocolError):
        CALLER.post(server.address + "/api/die")
    assert until(lambda: len(pids(server)) == 2 and pids(server) != before)
    assert "a process died" in server.logged
    workers = pids(server)
    server.tell(signal.SIGTERM)
    assert server.ended() == 0
    assert not any(alive(each) for each in workers | before)


def test_workers_end_with_the_first_process_however_it_ends(start: Start) -> None:
    server = start("serve", "--port", "0", "--workers", "2", *POSTGRES)
    assert until(lambda: len(pids(server)) == 2)
    workers = pids(server)
    server.process.kill()
    server.process.wait()
    assert until(lambda: not any(alive(each) for each in workers))


def alive(pid: int) -> bool:
    """The process runs; one that has ended and waits to be seen does not."""
    try:
        return " Z " not in Path(f"/proc/{pid}/stat").read_text().partition(")")[2][:3]
    except OSError:
        return False


def test_the_home_network_is_told_with_a_code_to_photograph(capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(database="sqlite:////games/topsecret.db")
    run._greet(settings, "http://127.0.0.1:7007", ["http://192.168.1.20:7007", "http://10.0.0.3:7007"], lan=True)
    said = capsys.readouterr().out
    assert "on this machine   http://127.0.0.1:7007" in said
    assert "in your network   http://192.168.1.20:7007" in said
    assert "in your network   http://10.0.0.3:7007" in said
    square = [line.strip() for line in said.splitlines() if "█" in line]
    assert len({len(line) for line in square}) == 1
    assert square == listening.qr_code("http://192.168.1.20:7007").splitlines()[: len(square)]


def test_a_machine_without_a_network_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    run._greet(Settings(), "http://127.0.0.1:7007", [], lan=True)
    assert "no address was found" in capsys.readouterr().out


def test_addresses_in_the_network_are_none_of_this_machine_alone() -> None:
    assert not [each for each in listening.lan_addresses() if each.startswith(("127.", "0.", "169.254."))]


@pytest.mark.parametrize(
    ("environ", "opened"),
    [
        ({"CI": "true", "DISPLAY": ":0"}, False),
        ({"BROWSER": "firefox"}, True),
        ({"SSH_CONNECTION": "x", "DISPLAY": ":10"}, False),
    ],
)
def test_a_browser_is_opened_only_where_it_is_seen(environ: dict[str, str], opened: bool) -> None:
    assert listening.has_browser(environ) is opened


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_without_a_display_no_browser_is_opened() -> None:
    assert [listening.has_browser(each) for each in ({}, {"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "x"})] == [
        False,
        True,
        True,
    ]


def test_a_claim_is_held_by_one_and_free_again_afterwards(tmp_path: Path) -> None:
    one, other = Claim(tmp_path / "x.db"), Claim(tmp_path / "x.db")
    assert one.take()
    assert not other.take()
    one.write(Note(7, "http://127.0.0.1:1", lan=True))
    assert other.noted() == Note(7, "http://127.0.0.1:1", lan=True)
    assert other.holder(patience=0) is None
    one.release()
    assert other.take()
    assert other.noted() is None
    other.release()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"pid": 1}', '{"pid": 1, "address": "x", "more": 1}'])
def test_a_note_that_cannot_be_read_is_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "x.db.server").write_text(text)
    assert Claim(tmp_path / "x.db").noted() is None
