"""The page: the built files of `web/`, read once and sent as they are.

Only files that were there at the start can be asked for, by their names: there is no path to walk out of.
"""

import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from banca.messages import message
from banca.server.caching import Cached, accepted_encodings, cacheable
from banca.server.languages import language_of_error
from banca.server.routes import PREFIX

FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the better first
MEDIA = {  # whatever the system thinks
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
FOR_GOOD = "public, max-age=31536000, immutable"  # of files whose name has the digest of what is in them
ANEW = "no-cache"


@dataclass(slots=True)
class Asset:
    """A file of the page, and its compressed siblings by encoding."""

    content: Cached
    media_type: str
    cache: str
    compressed: dict[str, Cached] = field(default_factory=dict)


def read_page(folder: Path = FOLDER) -> dict[str, Asset]:
    """The files of the page by their path; nothing where the page was not built."""
    found: dict[str, Asset] = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        inside = path.resolve().is_relative_to(folder.resolve())  # no link leads out
        if not path.is_file() or not inside or path.suffix in ENCODINGS.values():
            continue
        name = path.relative_to(folder).as_posix()
        kind = MEDIA.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        siblings = {how: path.with_name(path.name + suffix) for how, suffix in ENCODINGS.items()}
        compressed = {how: Cached.of(sibling.read_bytes()) for how, sibling in siblings.items() if sibling.is_file()}
        found[name] = Asset(
            Cached.of(path.read_bytes()), kind, FOR_GOOD if name.startswith("assets/") else ANEW, compressed
        )
    return found


def with_page(default: ASGIApp, assets: Mapping[str, Asset]) -> ASGIApp:
    """What no route of the protocol answers: files of the page by name, and else the page, which knows its paths."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or f"{scope['path']}/".startswith(f"{PREFIX}/"):
            await default(scope, receive, send)
        else:
            await respond(Request(scope, receive), assets)(scope, receive, send)

    return answer


def respond(request: Request, assets: Mapping[str, Asset]) -> Response:
    lang, path = language_of_error(request), request.url.path.removeprefix("/")
    if request.method not in ("GET", "HEAD"):
        return PlainTextResponse(message(lang, "server-method-not-allowed"), 405, {"allow": "GET, HEAD"})
    if not assets:
        return PlainTextResponse(message(lang, "server-page-missing"), 503)
    if path not in assets and "." in path.rpartition("/")[2]:
        return PlainTextResponse(message(lang, "server-no-such-route"), 404)
    return _send(request, assets.get(path, assets[INDEX]))


def _send(request: Request, asset: Asset) -> Response:
    accepted = accepted_encodings(request)
    how = next((each for each in ENCODINGS if each in accepted and each in asset.compressed), None)
    content = asset.compressed[how] if how else asset.content
    answer = cacheable(request, content, asset.media_type, asset.cache)
    answer.headers["vary"] = "accept-encoding"
    if how:
        answer.headers["content-encoding"] = how
    return answer
