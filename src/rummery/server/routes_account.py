"""Accounts over HTTP: made, logged in to and out of, closed."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, delete, patch, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from rummery.server.doors import address_of
from rummery.server.errors import Refused
from rummery.server.people import Guest
from rummery.server.reception import accounts_of, desk_of, guest_of, people_of, session_in
from rummery.server.routes_people import GuestShown, Name, no_cookie, welcome

AnyRequest = Request[Any, Any, Any]
LOGGED_OUT: Final = 4002
Password = Annotated[str, Meta(max_length=1000)]


class NameAndPassword(Struct, forbid_unknown_fields=True):
    """What an account is made of."""

    name: Name
    password: Password


class LogIn(Struct, forbid_unknown_fields=True):
    """Who logs in."""

    name: Name
    password: Password
    machine: bool = False


class NewPassword(Struct, forbid_unknown_fields=True):
    """Another password, and the one so far."""

    password: Password
    new: Password


class PasswordOnly(Struct, forbid_unknown_fields=True):
    """The password, again."""

    password: Password


async def _known(request: AnyRequest) -> tuple[Guest, str]:
    """Who asks, and by which session. Raises Refused."""
    return await guest_of(request), session_in(request) or ""


def _others_hang_up(request: AnyRequest, guest: Guest, session: str) -> None:
    """Close the sockets of a guest's ended sessions."""
    desk_of(request).hang_up(lambda one: one.guest.id == guest.id and one.session != session, LOGGED_OUT, "logged out")


@post("/api/account")
async def make_account(request: AnyRequest, data: JSONBody[NameAndPassword]) -> GuestShown:
    """Make an account of the guest that I am."""
    guest = await guest_of(request)
    name = await accounts_of(request).make(guest, data.name, data.password, address_of(request.scope))
    return GuestShown(guest.id, guest.name, name)


@patch("/api/account")
async def change_password(request: AnyRequest, data: JSONBody[NewPassword]) -> GuestShown:
    """Change the password, which logs all other devices out."""
    guest, session = await _known(request)
    accounts = accounts_of(request)
    name = await accounts.change(guest, session, data.password, data.new, address_of(request.scope))
    _others_hang_up(request, guest, session)
    return GuestShown(guest.id, guest.name, name)


@delete("/api/account", status_code=204)
async def close_account(request: AnyRequest, data: JSONBody[PasswordOnly]) -> None:
    """Be a guest again, on this device alone."""
    guest, session = await _known(request)
    await accounts_of(request).close(guest, session, data.password, address_of(request.scope))
    _others_hang_up(request, guest, session)


@post("/api/session")
async def log_in(request: AnyRequest, data: JSONBody[LogIn]) -> Response[GuestShown]:
    """Log in, by a cookie or, for a program, by a token."""
    guest, session, name = await accounts_of(request).log_in(data.name, data.password, address_of(request.scope))
    return welcome(request, guest, session, data.machine, name)


@delete("/api/session", status_code=204)
async def log_out(request: AnyRequest) -> Response[None]:
    """Log out on this device. A guest without an account could not come back, and is refused."""
    guest, session = await _known(request)
    if await accounts_of(request).name_of(guest) is None:
        raise Refused("account-none")
    await people_of(request).end(session)
    desk_of(request).hang_up(lambda one: one.session == session, LOGGED_OUT, "logged out")
    return Response(None, status_code=204, cookies=[no_cookie()])


ACCOUNT_ROUTES = [make_account, change_password, close_account, log_in, log_out]
