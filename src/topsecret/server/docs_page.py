"""GET /api/docs: the OpenAPI document as a page to read, and the socket's protocol. No scripts, nothing from other servers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from .document import METHODS, Document
from .look import address, sheet
from .packing import EVERYBODY

SERVER = "\x00server\x00"
"""Stands in the page, which is made once, for the address that the reader uses."""

SOCKET = Path(__file__).with_name("static") / "socket.html"
Schema = dict[str, Any]


def route(document: Document) -> HTTPRouteHandler:
    """The page's route."""
    made: list[str] = []

    @get("/api/docs", opt=EVERYBODY, include_in_schema=False, media_type="text/html", sync_to_thread=False)
    def docs(request: Request[Any, Any, Any]) -> Response[str]:
        if not made:
            made.append(Docs(document.schema(request.app)).page())
        return Response(made[0].replace(SERVER, escape(address(request))), media_type="text/html")

    return docs


class Docs:
    """The page of one document."""

    def __init__(self, document: Schema) -> None:
        self.document = document
        self.schemas: dict[str, Schema] = document.get("components", {}).get("schemas", {})
        self.groups: dict[str, list[tuple[str, str, Schema]]] = {}
        for path, item in document.get("paths", {}).items():
            for method in METHODS:
                if method in item:
                    tag = (item[method].get("tags") or ["Other"])[0]
                    self.groups.setdefault(tag, []).append((method, path, item[method]))

    def page(self) -> str:
        """All of it."""
        info = self.document["info"]
        words = {tag["name"]: tag.get("description", "") for tag in self.document.get("tags") or []}
        tags = [*(name for name in words if name in self.groups), *(name for name in self.groups if name not in words)]
        main = [
            f'<header class="intro"><h1>The API</h1><p>Version {escape(info["version"])}</p></header>',
            f'<section class="paper lead">{_paragraphs(info.get("description", ""))}{_FIRST}</section>',
            *(self.group(tag, words.get(tag, "")) for tag in tags),
            SOCKET.read_text("utf-8"),
            self.shapes(),
        ]
        return sheet(
            title="Top Secret: API",
            styles=("docs.css",),
            body=f'<div class="docs"><nav class="index" aria-label="Contents">{self.index(tags)}</nav><main>{"".join(main)}</main></div>',
        )

    def index(self, tags: list[str]) -> str:
        """The contents."""
        parts = []
        for tag in tags:
            rows = "".join(
                f'<li><a href="#{_anchor(method, path)}"><span class="verb {method}">{method.upper()}</span> '
                f"<span>{_breaks(path)}</span></a></li>"
                for method, path, _ in self.groups[tag]
            )
            parts.append(f'<li><a class="tag" href="#{_anchor(tag)}">{escape(_title(tag))}</a><ul>{rows}</ul></li>')
        return f'<ul>{"".join(parts)}<li><a class="tag" href="#socket">The socket</a></li><li><a class="tag" href="#shapes">Shapes</a></li></ul>'

    def group(self, tag: str, words: str) -> str:
        """A group of operations."""
        inner = "".join(self.operation(*each) for each in self.groups[tag])
        return f'<section><h2 id="{_anchor(tag)}">{escape(_title(tag))}</h2>{_paragraphs(words)}{inner}</section>'

    def operation(self, method: str, path: str, operation: Schema) -> str:
        """One operation: what it does, what it takes, what it answers, how to try it."""
        summary, words = operation.get("summary") or "", operation.get("description") or ""
        parts = [
            f'<h3><span class="verb {method}">{method.upper()}</span> <code>{_breaks(path)}</code></h3>',
            _paragraphs(summary if summary != words else "") + _paragraphs(words),
            self.parameters(operation.get("parameters") or []),
        ]
        body = _content(operation.get("requestBody"))
        if body:
            parts.append(f"<h4>Body</h4>{self.shape(self.resolved(body))}")
        parts.append(f"<h4>Answers</h4>{self.answers(operation.get('responses') or {})}")
        parts.append(f'<h4>Try it</h4><pre class="code">{escape(self.curl(method, path, operation, body))}</pre>')
        return f'<article class="paper" id="{_anchor(method, path)}">{"".join(parts)}</article>'

    def parameters(self, given: list[Schema]) -> str:
        """The parameters as a table."""
        rows = "".join(
            _row(
                each["name"],
                self.kind(each.get("schema") or {}),
                each.get("required", False),
                each.get("schema") or {},
                each,
            )
            for each in given
        )
        return f"<h4>Parameters</h4><table>{_HEAD}{rows}</table>" if rows else ""

    def answers(self, given: dict[str, Schema]) -> str:
        """The answers by status: what each means and what it holds; faults are all alike, so they stand closer."""
        good, bad = [], []
        for status, each in given.items():
            body, words = _content(each), escape(each.get("description") or "")
            if status < "400":
                mark = f'<span class="status good">{escape(status)}</span>'
                good.append(
                    f"<tr><td>{mark}</td><td>{words}</td><td>{self.kind(body) if body else 'nothing'}</td></tr>"
                )
            else:
                bad.append(f'<li><span class="status bad">{escape(status)}</span> {words}</li>')
        head = "<thead><tr><th>Status</th><th>Meaning</th><th>Holds</th></tr></thead>"
        faults = f'<ul class="faults">{"".join(bad)}</ul>' if bad else ""
        return f'<table class="answers">{head}{"".join(good)}</table>{faults}'

    def resolved(self, schema: Schema) -> Schema:
        """A named schema itself."""
        return self.schemas.get(schema["$ref"].rpartition("/")[2], schema) if "$ref" in schema else schema

    def shape(self, schema: Schema) -> str:
        """A schema: a table of its fields, or the kind of what it is."""
        fields = schema.get("properties")
        if not fields:
            return f"<p>{self.kind(schema)}</p>"
        needed = schema.get("required") or []
        rows = "".join(_row(name, self.kind(each), name in needed, each, each) for name, each in fields.items())
        return f"{_paragraphs(schema.get('description') or '')}<table>{_HEAD}{rows}</table>"

    def shapes(self) -> str:
        """Every named schema."""
        inner = "".join(
            f'<article class="paper" id="shape-{escape(name)}"><h3><code>{escape(name)}</code></h3>{self.shape(schema)}</article>'
            for name, schema in sorted(self.schemas.items())
        )
        return f'<section><h2 id="shapes">Shapes</h2><p>What bodies and answers are made of.</p>{inner}</section>'

    def kind(self, schema: Schema) -> str:
        """What a schema holds, in a few words with links."""
        if "$ref" in schema:
            name = escape(schema["$ref"].rpartition("/")[2])
            return f'<a href="#shape-{name}">{name}</a>'
        for key in ("oneOf", "anyOf"):
            if key in schema:
                return " or ".join(dict.fromkeys(self.kind(each) for each in schema[key]))
        if "const" in schema:
            return f"<code>{_json(schema['const'])}</code>"
        if "enum" in schema:
            return " or ".join(f"<code>{_json(each)}</code>" for each in schema["enum"])
        type_ = schema.get("type")
        if isinstance(type_, list):
            return " or ".join(self.kind({**schema, "type": each}) for each in type_)
        if type_ == "array":
            if "prefixItems" in schema:
                return f"list of {', '.join(self.kind(each) for each in schema['prefixItems'])}"
            return f"list of {self.kind(schema.get('items') or {})}"
        if type_ == "object":
            inner = schema.get("additionalProperties")
            return f"object of {self.kind(inner)}" if isinstance(inner, dict) and inner else "object"
        return {
            "string": "text",
            "integer": "whole number",
            "number": "number",
            "boolean": "true or false",
            "null": "null",
        }.get(str(type_), "anything")

    def example(self, schema: Schema, depth: int = 0) -> Any:
        """A value that fits a schema: its own example or default, else a plain one."""
        if "$ref" in schema:
            found = self.schemas.get(schema["$ref"].rpartition("/")[2], {})
            return self.example(found, depth + 1) if depth < 5 else {}
        for key in ("examples", "enum"):
            if schema.get(key):
                values = schema[key]
                return next(iter(values.values()))["value"] if isinstance(values, dict) else values[0]
        for key in ("const", "default"):
            if key in schema:
                return schema[key]
        for key in ("oneOf", "anyOf"):
            if schema.get(key):
                return self.example(next((each for each in schema[key] if each.get("type") != "null"), {}), depth + 1)
        type_ = schema.get("type")
        if isinstance(type_, list):
            type_ = type_[0]
        if type_ == "object":
            needed = schema.get("required") or ()
            return {
                name: self.example(each, depth + 1)
                for name, each in (schema.get("properties") or {}).items()
                if name in needed
            }
        if type_ == "array":
            return [self.example(schema["items"], depth + 1)] if schema.get("items") and depth < 4 else []
        return {"string": "…", "integer": int(schema.get("minimum") or 0), "number": 0, "boolean": True}.get(str(type_))

    def curl(self, method: str, path: str, operation: Schema, body: Schema | None) -> str:
        """The operation as a command."""
        asked = [
            each for each in operation.get("parameters") or [] if each.get("in") == "query" and each.get("required")
        ]
        query = "&".join(f"{each['name']}={self.example(each.get('schema') or {})}" for each in asked)
        place = re.sub(r"\{(\w+)[^}]*\}", lambda found: found[1].upper(), path) + (f"?{query}" if query else "")
        verb = f"-X {method.upper()} " if method not in ("get", "post") or (method == "post" and not body) else ""
        words = [f"curl {verb}'{SERVER}{place}'"]
        words.append("-H 'Authorization: Bearer TOKEN'")
        if body:
            value = msgspec.json.encode(self.example(body)).decode().replace("'", "’")
            words += ["-H 'Content-Type: application/json'", f"-d '{value}'"]
        return " \\\n  ".join(words)


_HEAD = "<thead><tr><th>Name</th><th>Kind</th><th>Notes</th></tr></thead>"
_FIRST = f"""\
<p>Get a token once and keep it. It is all that makes you you.</p>
<pre class="code">curl {SERVER}/api/visitors -H 'Content-Type: application/json' -d '{{"name": "Anna", "language": "en"}}'</pre>
<p>The same as a file for programs: <a href="/api/openapi.json">openapi.json</a>. Errors are always
<code>{{"code", "message"}}</code>. Too many requests are answered with 429 and <code>Retry-After</code>.</p>"""


def _row(name: str, kind: str, needed: bool, schema: Schema, words: Schema) -> str:
    notes = [escape(words.get("description") or "")]
    notes += list(_bounds(schema))
    shown = "; ".join(note for note in notes if note)
    mark = '<span class="needed">needed</span>' if needed else ""
    return f"<tr><td><code>{escape(name)}</code> {mark}</td><td>{kind}</td><td>{shown}</td></tr>"


def _bounds(schema: Schema) -> Iterator[str]:
    if "default" in schema:
        yield f"default <code>{_json(schema['default'])}</code>"
    for low, high, unit in (
        ("minimum", "maximum", ""),
        ("minLength", "maxLength", " characters"),
        ("minItems", "maxItems", " items"),
    ):
        if low in schema and high in schema:
            yield f"{schema[low]:g} to {schema[high]:g}{unit}"
        elif low in schema:
            yield f"at least {schema[low]:g}{unit}"
        elif high in schema:
            yield f"at most {schema[high]:g}{unit}"


def _content(body: Schema | None) -> Schema | None:
    for each in ((body or {}).get("content") or {}).values():
        found: Schema | None = each.get("schema")
        return found
    return None


def _anchor(*words: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", " ".join(words).lower()).strip("-")


def _title(tag: str) -> str:
    return tag[:1].upper() + tag[1:]


def _breaks(path: str) -> str:
    """A path that may be broken after its slashes."""
    return escape(path).replace("/", "/<wbr>")


def _json(value: Any) -> str:
    return escape(msgspec.json.encode(value).decode())


def _paragraphs(text: str) -> str:
    parts = (part.strip() for part in re.split(r"\n\s*\n", text))
    return "".join(f"<p>{_marked(part)}</p>" for part in parts if part)


def _marked(text: str) -> str:
    return re.sub("`([^`]+)`", r"<code>\1</code>", escape(text))
