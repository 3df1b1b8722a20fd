"""Guests and games over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, cast

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from rummery.bots import LEVELS
from rummery.games import GAMES
from rummery.rules.page import TABLE, entries, page, plain
from rummery.server.errors import Refused
from rummery.server.forgetting import forget_everything
from rummery.server.identity import COOKIE
from rummery.server.info import game_info
from rummery.server.people import SESSION_AGE, Guest
from rummery.server.reception import accounts_of, desk_of, guest_of, language_of, people_of, signer_of
from rummery.server.speeches import speech_in

AnyRequest = Request[Any, Any, Any]
Name = Annotated[str, Meta(max_length=200)]


class NewGuest(Struct, forbid_unknown_fields=True):
    """Who becomes a guest."""

    name: Name
    machine: bool = False


class NewName(Struct, forbid_unknown_fields=True):
    """Another name."""

    name: Name


class GuestShown(Struct):
    """A guest, to themselves."""

    id: str
    name: str
    account: str | None = None
    token: str | None = None


class RuleShown(Struct):
    """A rule."""

    number: str
    text: str


class RulesShown(Struct):
    """A rule page, whole and by number."""

    page: str
    rules: list[RuleShown]


def cookie_for(request: AnyRequest, session: str) -> Cookie:
    """What a browser keeps."""
    return Cookie(
        COOKIE,
        value=signer_of(request).sign(session, "cookie"),
        max_age=SESSION_AGE,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )


def no_cookie() -> Cookie:
    """What takes the cookie away again."""
    return Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax")


def welcome(
    request: AnyRequest, guest: Guest, session: str, machine: bool, account: str | None
) -> Response[GuestShown]:
    """A guest, with what they are known by: a cookie or, for a program, a token."""
    token = signer_of(request).sign(session, "token") if machine else None
    cookies = [] if machine else [cookie_for(request, session)]
    return Response(GuestShown(guest.id, guest.name, account, token), cookies=cookies)


@post("/api/guests")
async def become_guest(request: AnyRequest, data: JSONBody[NewGuest]) -> Response[GuestShown]:
    """Become a guest, by a cookie or, for a program, by a token."""
    guest, session = await people_of(request).new(data.name)
    return welcome(request, guest, session, data.machine, None)


@get("/api/me")
async def who_am_i(request: AnyRequest) -> GuestShown:
    """Who I am."""
    guest = await guest_of(request)
    return GuestShown(guest.id, guest.name, await accounts_of(request).name_of(guest))


@patch("/api/me")
async def rename(request: AnyRequest, data: JSONBody[NewName]) -> GuestShown:
    """Another name."""
    guest = await guest_of(request)
    await people_of(request).rename(guest, data.name)
    return GuestShown(guest.id, guest.name, await accounts_of(request).name_of(guest))


@delete("/api/me", status_code=204)
async def be_forgotten(request: AnyRequest) -> Response[None]:
    """Be forgotten."""
    guest = await guest_of(request)
    await forget_everything(desk_of(request), guest)
    await people_of(request).forget(guest)
    return Response(None, status_code=204, cookies=[no_cookie()])


@get("/api/games")
async def games(request: AnyRequest) -> list[dict[str, Any]]:
    """All games, their options, and the bots."""
    speech = speech_in(language_of(request))
    return [game_info(game, list(LEVELS), speech) for game in GAMES.values()]


@get("/api/games/{game:str}/rules")
async def rules(request: AnyRequest, game: FromPath[str]) -> RulesShown:
    """The rules of a game, or of every table."""
    if game not in GAMES and game != TABLE:
        raise Refused("page-unknown")
    text = page(cast("str", language_of(request)), game)
    return RulesShown(text, [RuleShown(number, plain(rule)) for number, rule in entries(text).items()])


PEOPLE = [become_guest, who_am_i, rename, be_forgotten, games, rules]
