"""The OpenAPI document: made by Litestar from the routes, and completed with what every operation can answer.

`python -m topsecret.server.document` prints it without starting a server.
"""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Litestar, Request, Router
from litestar.enums import OpenAPIMediaType
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Server, Tag
from litestar.routes import HTTPRoute

from .. import __version__
from .faults import CODES, SCHEMA
from .headers import COOKIE
from .packing import for_everybody
from .settings import Settings

PATH = "/api/openapi.json"
METHODS = ("get", "post", "put", "patch", "delete")
FAULT = {"$ref": "#/components/schemas/Fault"}
ALWAYS = {
    "421": "The server does not go by the name that was asked for",
    "429": "Too often; Retry-After says in how many seconds it is allowed again",
    "503": "The database cannot be reached: nothing is known to have happened, ask again",
}
WITH_BODY = {"413": "The body is too large", "415": "The body is not JSON"}
DONE = {"200": "Done", "201": "It was made", "204": "Done; there is nothing to say"}
CHANGES = {"403": "A cookie was sent by a page that is not of this server", "409": "Not as things are now"}
KNOWN = {"401": "Nobody has this token, or none was sent where one is needed"}
OF_A_TABLE = {"403": "Not yours to see or to do", "404": "There is no such table", "409": "Not as things are now"}
SCHEMES: list[dict[str, list[str]]] = [{"cookie": []}, {"bearer": []}]

ABOUT = """\
Tables, seats and moves of the two board games called Top Secret, for pages, terminals and bots.

A visitor is a random token: in a cookie for browsers, or as a Bearer token for programs. There is no sign-up. Everything that goes wrong
is answered with a code for programs and a message for people."""


class Document(OpenAPIRenderPlugin):
    """The finished document, made once when first asked for."""

    def __init__(self, tags: Mapping[str, str]) -> None:
        super().__init__(path=["/", "/openapi.json"], media_type=OpenAPIMediaType.OPENAPI_JSON)
        self.tags = tags
        self._schema: dict[str, Any] | None = None
        self._bytes = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        for_everybody(request.scope)
        if not self._bytes:
            self._bytes = msgspec.json.encode(self.schema(request.app))
        return self._bytes

    def schema(self, app: Litestar) -> dict[str, Any]:
        """The document as plain data."""
        if self._schema is None:
            made = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
            self._schema = completed(made, asked_of(app))
        return self._schema


def asked_of(app: Litestar) -> dict[tuple[str, str], set[str]]:
    """By path and method: what a handler wants to know of a request."""
    found: dict[tuple[str, str], set[str]] = {}
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                for method in handler.http_methods:
                    found[route.path_format, method.lower()] = set(handler.parsed_fn_signature.parameters)
    return found


def closed_shapes() -> set[str]:
    """The names of our shapes that take no other fields than their own, which Litestar does not tell."""
    found, todo = set(), list(msgspec.Struct.__subclasses__())
    while todo:
        shape = todo.pop()
        todo += shape.__subclasses__()
        if shape.__module__.startswith("topsecret.") and shape.__struct_config__.forbid_unknown_fields:
            found.add(shape.__name__)
    return found


def completed(schema: dict[str, Any], asked: Mapping[tuple[str, str], set[str]]) -> dict[str, Any]:
    """Litestar's document with our faults in place of its own, and with who must say who he is."""
    shapes = schema.setdefault("components", {}).setdefault("schemas", {})
    for name in closed_shapes() & shapes.keys():
        shapes[name]["additionalProperties"] = False
    shapes["Fault"] = SCHEMA
    for path, item in schema.get("paths", {}).items():
        for method in METHODS:
            if method in item:
                _complete(item[method], path, method, asked.get((path, method), set()))
    return schema


def _complete(operation: dict[str, Any], path: str, method: str, asked: set[str]) -> None:
    answers = operation.setdefault("responses", {})
    more = dict(ALWAYS)
    if "{" in path:
        more["404"] = "There is nothing at this address"
    if "requestBody" in operation:
        more |= WITH_BODY
    if method != "get":
        more |= CHANGES
    if "visitor" in asked or "asker" in asked:
        more |= KNOWN
        operation["security"] = SCHEMES if "visitor" in asked else [{}, *SCHEMES]
    if "notices" in operation.get("tags", ()):
        more["409"] = "This server sends no such notices"
    if "key" in asked:
        more |= OF_A_TABLE
    elif "visitor" in asked:
        more |= {"403": OF_A_TABLE["403"]}
    for status, words in more.items():
        answers.setdefault(status, {"description": words})
    for status, each in answers.items():
        if status in DONE and each.get("description") == HTTPStatus(int(status)).description:
            each["description"] = DONE[status]
        if status.isdigit() and int(status) >= 400:
            each["content"] = {"application/json": {"schema": FAULT}}
            if status == "400" and "description" in each:
                each["description"] = "The request does not fit; the message says which field and how"
            each.setdefault("description", CODES.get(int(status), "bad"))
    operation["responses"] = dict(sorted(answers.items()))


def only_the_document(request: Request[Any, Any, Any]) -> None:
    """Litestar would answer addresses below the document's with a page of its own."""
    if request.scope.get("path_template", "").rstrip("/") != PATH:
        raise NotFoundException


def openapi_config(settings: Settings, document: Document, tags: Mapping[str, str]) -> OpenAPIConfig:
    """The document at /api/openapi.json and nothing else: Litestar's pages load scripts from other servers."""
    return OpenAPIConfig(
        title="Top Secret",
        version=__version__,
        description=ABOUT,
        servers=[Server(url=settings.base_url or "/")],
        render_plugins=[document],
        openapi_router=Router(PATH, route_handlers=[], include_in_schema=False, before_request=only_the_document),
        tags=[Tag(name=name, description=words) for name, words in tags.items()],
        components=Components(
            security_schemes={
                "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                "bearer": SecurityScheme(type="http", scheme="bearer"),
            }
        ),
        use_handler_docstrings=True,
    )


def whole() -> dict[str, Any]:
    """The document of the whole server, which need not run."""
    from .services import build

    house = build(Settings())
    assert house.openapi_config is not None
    (document,) = (each for each in house.openapi_config.render_plugins if isinstance(each, Document))
    return document.schema(house)


if __name__ == "__main__":
    import sys

    from topsecret.server import document  # the module by its name: the server's shapes are of that one

    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document.whole())) + b"\n")
