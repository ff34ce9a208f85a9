"""Answers that whoever has them already need not be sent again: a strong ETag says which they are."""

import gzip
import hashlib
from dataclasses import dataclass
from typing import Self

from starlette.requests import Request
from starlette.responses import Response

CHECKED = "public, no-cache"  # may be kept, but is asked for again


@dataclass(frozen=True, slots=True)
class Cached:
    """A body and the tag of exactly these bytes."""

    body: bytes
    tag: str

    @classmethod
    def of(cls, body: bytes) -> Self:
        return cls(body, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


def cacheable(request: Request, found: Cached, media: str = "application/json", kept: str = CHECKED) -> Response:
    """The whole answer, or that it has not changed."""
    headers = {"etag": found.tag, "cache-control": kept}
    if has_it(request, found.tag):
        return Response(status_code=304, headers=headers)
    return Response(found.body, media_type=media, headers=headers)


@dataclass(frozen=True, slots=True)
class Compressed:
    """A body as it is and compressed, each with a tag of its own."""

    plain: Cached
    gzip: Cached

    @classmethod
    def of(cls, body: bytes) -> Self:
        return cls(Cached.of(body), Cached.of(gzip.compress(body, mtime=0)))  # without the time: the tag stays


def compressed(request: Request, found: Compressed) -> Response:
    """The answer, compressed for whoever accepts that, or that it has not changed."""
    how = "gzip" in accepted_encodings(request)
    answer = cacheable(request, found.gzip if how else found.plain)
    answer.headers["vary"] = "accept-encoding"
    if how:
        answer.headers["content-encoding"] = "gzip"
    return answer


def accepted_encodings(request: Request) -> set[str]:
    """Those that are accepted by name: `br;q=0` is not."""
    said = request.headers.get("accept-encoding", "")
    parts = (each.replace(" ", "").lower().partition(";q=") for each in said.split(","))
    return {name for name, _, quality in parts if not quality or quality.strip("0.")}


def has_it(request: Request, tag: str) -> bool:
    """Whether the request names this tag. Weak tags are compared alike (RFC 9110, 13.1.2)."""
    said = request.headers.get("if-none-match", "")
    known = [each.strip().removeprefix("W/") for each in said.split(",")]
    return tag in known or said.strip() == "*"
