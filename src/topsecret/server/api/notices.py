"""Your turn, told elsewhere: subscribe, agree, unsubscribe.

The four pages are for people who follow the links in mails. Programs that scan mails follow them too, so that opening a page changes
nothing: its button does, and so does the one click of a mail program (RFC 8058).
"""

from __future__ import annotations

import asyncio
from html import escape
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED, HTTP_404_NOT_FOUND

from ...words import accepted, words
from ..look import note, sheet
from ..mail import masked
from ..push import BASE64URL, LONGEST_ENDPOINT, Device
from .access import AnyRequest, Rooms, Visitor

VARY = {"Vary": "Accept-Language"}
Key = Annotated[str, msgspec.Meta(max_length=200)]


class PushKey(msgspec.Struct):
    """What `pushManager.subscribe` needs as applicationServerKey."""

    key: str


class PushKeys(msgspec.Struct):
    p256dh: Key
    auth: Key


class PushSubscription(msgspec.Struct):
    """As the browser's `subscription.toJSON()` gives it; what else is in it is not needed."""

    endpoint: Annotated[str, msgspec.Meta(max_length=LONGEST_ENDPOINT)]
    keys: PushKeys


class MailAddress(msgspec.Struct, forbid_unknown_fields=True):
    address: Annotated[str, msgspec.Meta(max_length=254)]


class WantedAddress(msgspec.Struct):
    """`address` is not in full; `confirmed`: its owner agreed."""

    address: str
    confirmed: bool


class WantedNotices(msgspec.Struct):
    """Where you want to be told."""

    devices: int
    addresses: list[WantedAddress]


@get("/notices", tags=["notices"], summary="Where you are told that it is your turn")
async def wanted(services: Rooms, visitor: Visitor) -> WantedNotices:
    return await _wanted(services, visitor)


@get("/push/key", tags=["notices"], summary="The key with which a browser subscribes to push notices")
async def push_key(services: Rooms) -> PushKey:
    return PushKey(await services.notices.push_key())


@post("/push", tags=["notices"], summary="Be told on this device", status_code=HTTP_200_OK)
async def add_device(services: Rooms, visitor: Visitor, data: JSONBody[PushSubscription]) -> WantedNotices:
    await services.notices.add_device(visitor.id, Device(data.endpoint, data.keys.p256dh, data.keys.auth))
    return await _wanted(services, visitor)


@delete("/push", tags=["notices"], summary="Be told on no device any longer", status_code=HTTP_200_OK)
async def remove_devices(services: Rooms, visitor: Visitor) -> WantedNotices:
    await services.notices.remove(visitor.id, "push")
    return await _wanted(services, visitor)


@post("/mail", tags=["notices"], summary="Be told by mail, once the address agrees", status_code=HTTP_202_ACCEPTED)
async def add_address(
    request: AnyRequest, services: Rooms, visitor: Visitor, data: JSONBody[MailAddress]
) -> WantedNotices:
    """One mail goes to the address and asks; nothing else is sent there before its owner has pressed the button."""
    await services.notices.add_address(visitor.id, data.address, _language(request))
    return await _wanted(services, visitor)


@delete("/mail", tags=["notices"], summary="Be told at no address any longer", status_code=HTTP_200_OK)
async def remove_addresses(services: Rooms, visitor: Visitor) -> WantedNotices:
    await services.notices.remove(visitor.id, "mail")
    return await _wanted(services, visitor)


@get("/mail/confirm/{token:str}", include_in_schema=False)
async def confirm_page(request: AnyRequest, token: FromPath[str]) -> Response[str]:
    if not _complete(token):
        return await _page(request, "cut-off", HTTP_404_NOT_FOUND)
    return await _page(request, "confirm", button=True)


@post("/mail/confirm/{token:str}", include_in_schema=False, status_code=HTTP_200_OK, opt={"any_body": True})
async def confirm(request: AnyRequest, services: Rooms, token: FromPath[str]) -> Response[str]:
    if not _complete(token):
        return await _page(request, "cut-off", HTTP_404_NOT_FOUND)
    if await services.notices.confirm(token):
        return await _page(request, "confirmed")
    return await _page(request, "too-late", HTTP_404_NOT_FOUND)


@get("/unsubscribe/{token:str}", include_in_schema=False)
async def unsubscribe_page(request: AnyRequest, token: FromPath[str]) -> Response[str]:
    if not _complete(token):
        return await _page(request, "cut-off", HTTP_404_NOT_FOUND)
    return await _page(request, "stop", button=True)


@post("/unsubscribe/{token:str}", include_in_schema=False, status_code=HTTP_200_OK, opt={"any_body": True})
async def unsubscribe(request: AnyRequest, services: Rooms, token: FromPath[str]) -> Response[str]:
    """At once, and without a question: mail programs call it for their users. A second time is as good as the first."""
    if not _complete(token):
        return await _page(request, "cut-off", HTTP_404_NOT_FOUND)
    await services.notices.stop(token)
    return await _page(request, "stopped")


def _complete(token: str) -> bool:
    """Whether a token has its full length: links get cut off on the way."""
    return len(token) == 43 and BASE64URL.fullmatch(token) is not None


async def _wanted(services: Rooms, visitor: Visitor) -> WantedNotices:
    found = await services.notices.wanted(visitor.id)
    addresses = [WantedAddress(masked(each.address), each.confirmed) for each in found if each.kind == "mail"]
    return WantedNotices(sum(each.kind == "push" for each in found), addresses)


def _language(request: AnyRequest) -> str:
    """The language of ours that a browser asks for; English if none."""
    return accepted(request.headers.get("accept-language", "")) or "en"


async def _page(request: AnyRequest, id: str, status: int = HTTP_200_OK, *, button: bool = False) -> Response[str]:
    """A small page without a script, in its reader's language: the message `mails-ID` with its text and its button.

    Nothing on it tells whether its link is known here, and no other page learns the link.
    """
    # In a thread: reading the words for the first time takes a moment.
    return await asyncio.to_thread(_made, _language(request), id, status, button)


def _made(language: str, id: str, status: int, button: bool) -> Response[str]:
    say = words(language).text
    title, text = say(f"mails-{id}"), escape(say(f"mails-{id}.text"))
    press = escape(say(f"mails-{id}.button")) if button else ""
    form = f'<form method="post"><button type="submit">{press}</button></form>' if button else ""
    body = note(title, f"<p>{text}</p>{form}", language)
    headers = {"Referrer-Policy": "strict-origin", "X-Robots-Tag": "noindex", "Cache-Control": "no-store"}
    return Response(sheet(title=title, body=body), media_type="text/html", headers=headers | VARY, status_code=status)


def notice_routes() -> list[HTTPRouteHandler]:
    """All of it, to be put below /api."""
    return [
        wanted,
        push_key,
        add_device,
        remove_devices,
        add_address,
        remove_addresses,
        confirm_page,
        confirm,
        unsubscribe_page,
        unsubscribe,
    ]
