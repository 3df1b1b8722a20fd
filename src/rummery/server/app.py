"""The application: doors, routes, and what is opened and closed around them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar.config.app import AppConfig
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import insert, select

from rummery import __version__
from rummery.play.problem import Problem
from rummery.server import metrics
from rummery.server.accounts import Accounts
from rummery.server.desk import Desk
from rummery.server.doors import Doors, error_body
from rummery.server.errors import STATUS, Refused
from rummery.server.identity import Signer
from rummery.server.logs import trouble
from rummery.server.pages import page
from rummery.server.passwords import Passwords
from rummery.server.people import People
from rummery.server.reception import desk_of, language_of
from rummery.server.routes_account import ACCOUNT_ROUTES
from rummery.server.routes_matches import MATCH_ROUTES
from rummery.server.routes_people import PEOPLE
from rummery.server.routes_replays import REPLAY_ROUTES
from rummery.server.routes_sheets import SHEET_ROUTES
from rummery.server.routes_tables import TABLE_ROUTES
from rummery.server.schema import SECRETS
from rummery.server.settings import Settings
from rummery.server.socket import socket_schema, table_socket
from rummery.server.speeches import speech_in, warm
from rummery.server.store import Store

AnyRequest = Request[Any, Any, Any]
LOCAL: Final = frozenset(["localhost", "127.0.0.1", "[::1]"])


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, str]:
    """The process runs."""
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def readyz(request: AnyRequest) -> dict[str, str]:
    """It takes tables."""
    if desk_of(request).stopping:
        raise Refused("stopping")
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def shown_metrics() -> Response[bytes]:
    """What Prometheus reads."""
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


@get("/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest) -> dict[str, Any]:
    """The HTTP interface, described."""
    return request.app.openapi_schema.to_schema()


@get("/schema/socket.json", include_in_schema=False)
async def schema() -> dict[str, Any]:
    """The messages of the socket, described."""
    return socket_schema()


def _refused(request: AnyRequest, refused: Refused) -> Response[dict[str, Any]]:
    return Response(error_body(refused, language_of(request)), status_code=STATUS.get(refused.code, 400))


def _problem(request: AnyRequest, problem: Problem) -> Response[dict[str, Any]]:
    message = speech_in(language_of(request)).problem(problem)
    rule = problem.figures.get("rule")
    body = {"code": problem.key, "message": message, "rule": rule, "where": problem.where or None}
    return Response(body, status_code=400)


def _http(request: AnyRequest, error: HTTPException) -> Response[dict[str, Any]]:
    if error.status_code == 404:
        return _refused(request, Refused("page-unknown"))
    if error.status_code == 413:
        return _refused(request, Refused("too-big", most=0))
    details = [str(one.get("message", "")) for one in error.extra or () if isinstance(one, dict)]
    refused = Refused("malformed", detail="; ".join(details) or error.detail)
    status = 405 if error.status_code == 405 else 400
    return Response(error_body(refused, language_of(request)), status_code=status)


def _failed(request: AnyRequest, _error: Exception) -> Response[dict[str, Any]]:
    return _refused(request, Refused("failed", error=trouble("request", path=request.url.path)))


def application(settings: Settings, hosts: frozenset[str] = LOCAL) -> tuple[Any, Litestar]:
    """The application behind its doors, and without them; *hosts* are further names that it answers to."""

    @asynccontextmanager
    async def around(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.url())
        await store.open()
        people = People(store)
        await people.open()
        desk = Desk(store, people, settings)
        passwords = Passwords()
        app.state.desk, app.state.people = desk, people
        app.state.accounts = Accounts(store, people, passwords, settings)
        app.state.signer = Signer(await _key(store, settings))
        await desk.open()
        warming = asyncio.create_task(asyncio.to_thread(warm))
        try:
            yield
        finally:
            await warming
            await desk.close()
            passwords.close()
            await store.close()

    app = Litestar(
        [
            *PEOPLE,
            *ACCOUNT_ROUTES,
            *TABLE_ROUTES,
            *MATCH_ROUTES,
            *REPLAY_ROUTES,
            *SHEET_ROUTES,
            table_socket,
            healthz,
            readyz,
            shown_metrics,
            openapi,
            schema,
            page,
        ],
        lifespan=[around],
        openapi_config=OpenAPIConfig(
            "Rummery", __version__, path="/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        exception_handlers={Refused: _refused, Problem: _problem, HTTPException: _http, Exception: _failed},
        on_app_init=[_quiet],
        logging_config=None,
    )
    return Doors(app, settings, LOCAL | hosts | frozenset(settings.hosts)), app


def _quiet(config: AppConfig) -> AppConfig:
    config.debug = False
    return config


async def _key(store: Store, settings: Settings) -> bytes:
    """The key that signs: as it was chosen, or made once and kept."""
    if settings.secret:
        return settings.secret.encode()
    query = select(SECRETS.c.value).where(SECRETS.c.name == "signing")
    rows = await store.rows(query)
    if not rows:
        await store.do(insert(SECRETS).values(name="signing", value=settings.draw_seed()))
        rows = await store.rows(query)
    return bytes(rows[0].value)
