"""Who a request or a handshake comes from, in which language, and for which table."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection, WebSocket

from rummery.server.accounts import Accounts
from rummery.server.desk import Desk
from rummery.server.errors import Refused
from rummery.server.identity import COOKIE, Signer
from rummery.server.people import Guest, People
from rummery.server.speeches import language_among
from rummery.words.messages import Language

Connection = ASGIConnection[Any, Any, Any, Any]

_BEARER = "bearer "


def desk_of(connection: Connection) -> Desk:
    """The desk."""
    desk: Desk = connection.app.state.desk
    return desk


def people_of(connection: Connection) -> People:
    """The guests."""
    people: People = connection.app.state.people
    return people


def accounts_of(connection: Connection) -> Accounts:
    """The accounts."""
    accounts: Accounts = connection.app.state.accounts
    return accounts


def signer_of(connection: Connection) -> Signer:
    """What signs."""
    signer: Signer = connection.app.state.signer
    return signer


def language_of(connection: Connection) -> Language:
    """The language that a request asks for, in its query or its headers."""
    asked = language_among(connection.query_params.get("lang"))
    return asked or language_among(connection.headers.get("accept-language")) or "en"


def session_in(connection: Connection) -> str | None:
    """The session that is named and signed; whether it goes on is not looked at.

    A cookie does not count in a handshake without `Origin`.
    """
    header = connection.headers.get("authorization")
    if header is not None:
        if not header.lower().startswith(_BEARER):
            return None
        return signer_of(connection).session_in(header[len(_BEARER) :].strip(), "token")
    if isinstance(connection, WebSocket) and "origin" not in connection.headers:
        return None
    return signer_of(connection).session_in(connection.cookies.get(COOKIE, ""), "cookie")


async def known_guest(connection: Connection) -> Guest | None:
    """Who it comes from; None where nobody is known."""
    session = session_in(connection)
    return None if session is None else await people_of(connection).find(session)


async def guest_of(connection: Connection) -> Guest:
    """Who it comes from. Raises Refused."""
    guest = await known_guest(connection)
    if guest is None:
        raise Refused("guest-unknown")
    return guest
