"""The other ends of a notice, really listening on loopback: a push service with a browser behind it, and an SMTP server.

Both speak TLS with a certificate made on the spot, and keep what they got.
"""

from __future__ import annotations

import base64
import datetime
import email
import ipaddress
import json
import os
import socket
import socketserver
import ssl
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import default
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

PEM = serialization.Encoding.PEM


@cache
def contexts() -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """TLS for a server called localhost and push.example.org, and for a client that trusts it and nobody else."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names = [
        x509.DNSName("localhost"),
        x509.DNSName("push.example.org"),
        x509.IPAddress(ipaddress.ip_address("127.0.0.1")),
    ]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = made.public_bytes(PEM)
    secret = key.private_bytes(PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "server.pem"
        path.write_bytes(pem + secret)
        server.load_cert_chain(path)
    return server, ssl.create_default_context(cadata=pem.decode())


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser that subscribed to web-push: it alone can read what is sent to it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str) -> dict[str, Any]:
        """As `PushSubscription.toJSON()` writes it."""
        form = serialization.PublicFormat.UncompressedPoint
        point = self.key.public_key().public_bytes(serialization.Encoding.X962, form)
        keys = {"p256dh": base64url(point), "auth": base64url(self.auth)}
        return {"endpoint": endpoint, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> bytes:
        plain: bytes = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return plain


@dataclass(frozen=True)
class Pushed:
    """One request that a push service got."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def claims(self) -> dict[str, Any]:
        """What the sender says about himself; the signature was checked."""
        header = self.headers["authorization"]
        assert Vapid02.verify(header)
        token = header.split("t=", 1)[1].split(",", 1)[0].split(".")[1]
        claims: dict[str, Any] = json.loads(base64.urlsafe_b64decode(token + "=" * (-len(token) % 4)))
        return claims

    @property
    def signed_by(self) -> str:
        """The public key of the sender."""
        return self.headers["authorization"].split("k=", 1)[1]


class PushService:
    """An https server that takes notices. `answers`: the status of the next ones (then 201); `hang`: it takes them and is silent."""

    def __init__(self, *, hang: bool = False) -> None:
        self.got: list[Pushed] = []
        self.answers: list[int] = []
        self.extra: dict[str, str] = {}
        self.arrived = threading.Semaphore(0)
        self._hang = hang
        self._ended = threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            timeout = 20

            def setup(self) -> None:
                self.request = contexts()[0].wrap_socket(self.request, server_side=True)
                super().setup()

            def finish(self) -> None:
                super().finish()
                self.request.close()

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.got.append(Pushed(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                service.arrived.release()
                if service._hang:
                    service._ended.wait(20)
                    return
                self.send_response(service.answers.pop(0) if service.answers else 201)
                for name, value in service.extra.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        class Server(ThreadingHTTPServer):
            def handle_error(self, *_: Any) -> None:
                """A client that does not trust us or went away is its own affair."""

        self._server = Server(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,))
        self._thread.start()

    @property
    def port(self) -> int:
        return int(self._server.server_address[1])

    def endpoint(self, path: str = "/device/1") -> str:
        return f"https://localhost:{self.port}{path}"

    def close(self) -> None:
        self._ended.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def __enter__(self) -> PushService:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@dataclass(frozen=True)
class Posted:
    """One letter as the SMTP server got it."""

    sender: str
    to: list[str]
    raw: bytes
    encrypted: bool
    user: str

    @property
    def letter(self) -> EmailMessage:
        return email.message_from_bytes(self.raw, policy=default)  # type: ignore[return-value]  # the policy makes it one

    @property
    def text(self) -> str:
        return str(self.letter.get_content())


class SmtpServer:
    """An SMTP server: `security` as in the settings; `refuse`: answers to the next RCPT commands, such as `550 no such user`.

    `password`: whoever does not log in with it is turned away.
    """

    def __init__(self, security: str = "none", password: str = "", refuse: Sequence[str] = ()) -> None:
        self.got: list[Posted] = []
        self.refuse = list(refuse)
        self.arrived = threading.Semaphore(0)
        self.conversations = 0
        office = self

        class Handler(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                office.conversations += 1
                self.request.settimeout(20)
                try:
                    with Conversation(office, self.request, security, password) as talk:
                        talk.hold()
                except OSError:
                    pass  # the client went away

        class Server(socketserver.ThreadingTCPServer):
            allow_reuse_address = True

        self._server = Server(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,))
        self._thread.start()

    @property
    def port(self) -> int:
        return int(self._server.server_address[1])

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def __enter__(self) -> SmtpServer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Conversation:
    """One client's conversation with the SMTP server (RFC 5321)."""

    def __init__(self, office: SmtpServer, line: socket.socket, security: str, password: str) -> None:
        self.office, self.line, self.security, self.password = office, line, security, password
        self.encrypted = False
        self.user = ""
        self.reader = line.makefile("rb")

    def __enter__(self) -> Conversation:
        return self

    def __exit__(self, *_: object) -> None:
        self.reader.close()
        self.line.close()

    def encrypt(self) -> None:
        self.reader.close()
        self.line = contexts()[0].wrap_socket(self.line, server_side=True)
        self.reader = self.line.makefile("rb")
        self.encrypted = True

    def say(self, *lines: str) -> None:
        for more, text in zip([*["-"] * (len(lines) - 1), " "], lines, strict=True):
            self.line.sendall(f"{text[:3]}{more}{text[4:]}\r\n".encode())

    def hold(self) -> None:
        if self.security == "tls":
            self.encrypt()
        self.say("220 localhost")
        sender, to = "", []
        while line := self.reader.readline(2000):
            word, _, rest = line.decode().strip().partition(" ")
            match word.upper():
                case "EHLO":
                    offers = ["250 localhost", "250 8BITMIME"]
                    if self.security == "starttls" and not self.encrypted:
                        offers.append("250 STARTTLS")
                    if self.password:
                        offers.append("250 AUTH PLAIN")
                    self.say(*offers)
                case "STARTTLS":
                    self.say("220 go ahead")
                    self.encrypt()
                case "AUTH":
                    _, user, password = base64.b64decode(rest.split()[1]).decode().split("\0")
                    self.user = user if password == self.password else ""
                    self.say("235 welcome" if self.user else "535 wrong password")
                case "MAIL":
                    sender, to = rest[5:].split(">")[0].strip("<"), []
                    self.say("250 ok" if self.user or not self.password else "530 log in first")
                case "RCPT":
                    refusal = self.office.refuse.pop(0) if self.office.refuse else ""
                    to.append(rest[3:].strip("<>"))
                    self.say(refusal or "250 ok")
                case "DATA":
                    self.say("354 end with a dot")
                    raw = b""
                    while (part := self.reader.readline(2000)) not in (b".\r\n", b""):
                        raw += part[1:] if part.startswith(b".") else part
                    self.office.got.append(Posted(sender, to, raw, self.encrypted, self.user))
                    self.say("250 taken")
                    self.office.arrived.release()
                case "RSET" | "NOOP":
                    self.say("250 ok")
                case "QUIT":
                    self.say("221 bye")
                    return
                case _:
                    self.say("502 unknown")
