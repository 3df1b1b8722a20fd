"""The client's files: what the web build has put into `static`, or a page that says it is not there."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from rummery.server.errors import Refused
from rummery.server.reception import language_of
from rummery.server.speeches import speech_in

FOLDER: Final = Path(__file__).parent / "static"
_INDEX: Final = "index.html"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_NEVER: Final = "no-cache"
_HASHED: Final = "assets"
"""The folder of files whose names change with what is in them."""
_PACKED: Final = ".gz"
"""Beside a file lies what is sent in its place to who takes gzip; nothing is packed while somebody waits."""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; for any other address its first page, which knows what to show there."""
    wanted = path.strip("/")
    if wanted.split("/")[0] in ("api", "ws", "schema"):
        raise Refused("page-unknown")
    file = (FOLDER / wanted).resolve()
    if wanted and file.suffix != _PACKED and file.is_file() and file.is_relative_to(FOLDER.resolve()):
        kept = _FOR_EVER if wanted.split("/")[0] == _HASHED else _NEVER
        return _file(request, file, kept)
    if wanted and "." in wanted.rpartition("/")[2]:
        raise Refused("page-unknown")
    index = FOLDER / _INDEX
    return _file(request, index, _NEVER) if index.is_file() else _no_client(request)


def _file(request: Request[Any, Any, Any], file: Path, kept: str) -> Response[bytes]:
    media_type = guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": kept}
    packed = file.with_name(file.name + _PACKED)
    if packed.is_file():
        headers["Vary"] = "Accept-Encoding"
        if takes_gzip(request.headers.get("accept-encoding", "")):
            headers["Content-Encoding"] = "gzip"
            file = packed
    return Response(file.read_bytes(), media_type=media_type, headers=headers)


def takes_gzip(accepted: str) -> bool:
    """Whether `Accept-Encoding` names gzip, and not only to refuse it."""
    for part in accepted.lower().split(","):
        coding, _, weight = part.partition(";")
        if coding.strip() == "gzip":
            return weight.replace(" ", "").removeprefix("q=").strip("0.") != "" or not weight.strip()
    return False


def _no_client(request: Request[Any, Any, Any]) -> Response[bytes]:
    language = language_of(request)
    speech = speech_in(language)
    title, text = speech.text("server-no-client-title"), speech.text("server-no-client")
    body = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f"<main><h1>{title}</h1><p>{text}</p></main></html>"
    )
    return Response(body.encode(), media_type="text/html; charset=utf-8", headers={"Cache-Control": _NEVER})
