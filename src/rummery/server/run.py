"""Running the server: uvicorn, set up as the protocol says, and stopped so that everybody can come back."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import signal
import socket
from collections.abc import Callable, Generator
from typing import Any, Final

import segno
import uvicorn
from sqlalchemy import create_engine, inspect
from sqlalchemy.exc import SQLAlchemyError

from rummery.play.problem import Problem
from rummery.server.app import application
from rummery.server.logs import LOG
from rummery.server.settings import PING_SECONDS, STOP_SECONDS, Settings

FRAME_BYTES: Final = 64 * 1024
"""A longer frame closes the socket (1009); between this and the longest message there is a refusal."""


class _Server(uvicorn.Server):
    """Ends with status 0 when it is asked to stop, and tells when it has begun."""

    def __init__(self, config: uvicorn.Config, app: Any, begun: Callable[[], None]) -> None:
        super().__init__(config)
        self._app: Final = app
        self._begun: Final = begun

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        loop = asyncio.get_running_loop()
        for one in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(one, self._stop)
        yield

    def _stop(self) -> None:
        desk = getattr(self._app.state, "desk", None)
        if desk is None:
            self.should_exit = True
        elif not desk.stopping:
            desk.stopping = True
            self._stopping = asyncio.ensure_future(desk.close())
            self._stopping.add_done_callback(lambda _: setattr(self, "should_exit", True))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._begun()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises Problem ``serve-port``."""
    try:
        return socket.create_server((host, port), backlog=2048)
    except OSError as error:
        raise Problem.of_system("serve-port", error, port=port) from None


def reach(settings: Settings) -> None:
    """Read the database once, before anything is served. Raises Problem ``serve-database`` or ``serve-folder``."""
    try:
        engine = create_engine(settings.url())
        with engine.connect() as connection:
            inspect(connection).get_table_names()
        engine.dispose()
    except OSError as error:
        raise Problem.of_system("serve-folder", error, file=str(error.filename)) from None
    except (SQLAlchemyError, ImportError) as error:
        told = str(getattr(error, "orig", None) or error).strip()
        raise Problem("serve-database", reason=told.splitlines()[0] if told else type(error).__name__) from None


def serve(settings: Settings, listener: socket.socket, hosts: frozenset[str], begun: Callable[[int], None]) -> int:
    """Serve until asked to stop; *begun* is told the port. The exit status."""
    outer, app = application(settings, hosts)
    bound: int = listener.getsockname()[1]
    config = uvicorn.Config(
        outer,
        ws="websockets-sansio",
        ws_max_size=FRAME_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    _collect_seldom()
    server = _Server(config, app, lambda: begun(bound))
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve([listener]))
    LOG.info("stopped")
    return 0 if server.started else 1


def _collect_seldom() -> None:
    """Matches are trees that grow: looking through all of them for cycles would make everybody wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 500)


def lan_address() -> str | None:
    """This machine's address on the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def qr_lines(address: str) -> list[str]:
    """An address as a QR code in text, for a telephone's camera."""
    out = io.StringIO()
    segno.make(address, error="l").terminal(out=out, compact=True)
    return out.getvalue().splitlines()
