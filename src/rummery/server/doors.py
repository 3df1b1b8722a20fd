"""The doors, before anything else looks at a request: which host, from where, how big, how often."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from rummery.server.clients import Buckets
from rummery.server.errors import STATUS, Refused
from rummery.server.settings import Settings
from rummery.server.speeches import language_among, speech_in
from rummery.words.messages import Language

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]
ASGIApp: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

BODY_BYTES: Final = 64 * 1024
"""The longest body of a request."""
_SAFE: Final = frozenset(["GET", "HEAD", "OPTIONS"])
HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
)
"""What every answer carries."""


class Doors:
    """Lets through what may come in."""

    def __init__(self, app: ASGIApp, settings: Settings, hosts: frozenset[str]) -> None:
        """*hosts* are the names that the server answers to, without ports."""
        self._app: Final = app
        self._hosts: Final = hosts
        self._buckets: Final = Buckets(settings.requests_burst, settings.requests_refill)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a handshake through, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        try:
            self._look_at(scope, headers)
        except Refused as refused:
            language = language_among(headers.get("accept-language")) or "en"
            if scope["type"] == "websocket":
                await refuse_handshake(scope, send, refused, language)
            else:
                await _answer(_with_headers(send), "http.response", refused, language)
            return
        await self._app(scope, receive, _with_headers(send) if scope["type"] == "http" else send)

    def _look_at(self, scope: Scope, headers: Mapping[str, str]) -> None:
        host = headers.get("host", "").lower()
        if _name(host) not in self._hosts:
            raise Refused("host-unknown")
        if "\0" in scope["path"]:
            raise Refused("page-unknown")  # no text of the store has a NUL in it, and PostgreSQL would not even look
        changes = scope["type"] == "websocket" or scope["method"] not in _SAFE
        origin = headers.get("origin")
        if changes and origin is not None and urlsplit(origin.lower()).netloc != host:
            raise Refused("origin-foreign")
        if scope["type"] == "websocket":
            return
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > BODY_BYTES or "transfer-encoding" in headers:
            raise Refused("too-big", most=BODY_BYTES)
        if changes and not self._buckets.take(address_of(scope)):
            raise Refused("too-fast")
        if changes and int(length) and not headers.get("content-type", "").lower().startswith("application/json"):
            raise Refused("malformed", detail="Content-Type")


def address_of(scope: Mapping[str, Any]) -> str:
    """Where a request comes from."""
    return str((scope.get("client") or ("",))[0])


def _name(host: str) -> str:
    """A host without its port."""
    return host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() and ":" in host else host


def _with_headers(send: Send) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = {name for name, _ in message["headers"]}
            more = [(name, value) for name, value in HEADERS if name not in given]
            message["headers"] = [*message["headers"], *more]
        await send(message)

    return with_headers


def error_body(refused: Refused, language: Language) -> dict[str, Any]:
    """An error as HTTP says it."""
    message = speech_in(language).text(f"server-{refused.code}", **refused.figures)
    return {"code": refused.code, "message": message, "rule": None, "where": None}


async def refuse_handshake(scope: Mapping[str, Any], send: Send, refused: Refused, language: Language) -> None:
    """Refuse a socket before it is one, with a status and the reason."""
    if "websocket.http.response" in (scope.get("extensions") or {}):
        await _answer(send, "websocket.http.response", refused, language)
    else:
        await send({"type": "websocket.close", "code": 4003, "reason": refused.code})


async def _answer(send: Any, kind: str, refused: Refused, language: Language) -> None:
    body = json.dumps(error_body(refused, language), ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": STATUS.get(refused.code, 400), "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
