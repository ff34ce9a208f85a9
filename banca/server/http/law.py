"""The law and the words, in three languages: what never changes while the process runs, so it is written once."""

from functools import lru_cache
from typing import Any

import msgspec
from starlette.responses import Response

from banca.house.errors import HouseError
from banca.law import EDITIONS, edition
from banca.law.document import law_document
from banca.law.numbers import shown
from banca.messages import LANGUAGES, catalogue, language
from banca.server.routes import PUBLIC, Call, route

KEPT = "public, max-age=3600"


class InLanguage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lang: str = "en"


class InEdition(msgspec.Struct, frozen=True):
    """An edition in one line. `names` has its name in each language."""

    edition: str
    game: str
    number: str
    names: dict[str, str]
    in_force_from: str | None
    repealed_by: str | None
    clauses: int


class Catalogue(msgspec.Struct, frozen=True):
    """Sentences by id: a text, or a list of texts and expressions. `locale` says how numbers and money are written."""

    language: str
    locale: dict[str, Any]
    messages: dict[str, Any]


@route("GET", "/law", who=PUBLIC, reply=list[InEdition])
async def list_editions(call: Call) -> Response:  # noqa: ARG001 - the law is the same for everybody
    """The editions of the law that this program knows."""
    return cacheable(_editions())


@route("GET", "/law/{edition}", who=PUBLIC, query=InLanguage, reply=dict[str, Any])
async def law_of_edition(call: Call) -> Response:
    """An edition: clauses, options, bets, readings, in the language of `lang`."""
    return cacheable(_law(known_edition(call.path["edition"]), language(call.query.lang)))


@route("GET", "/messages", who=PUBLIC, query=InLanguage, reply=Catalogue)
async def message_catalogue(call: Call) -> Response:
    """Every sentence outside the law, in one language, as a page fills it in."""
    return cacheable(_messages(language(call.query.lang), None))


@route("GET", "/messages/{edition}", who=PUBLIC, query=InLanguage, reply=Catalogue)
async def messages_of_edition(call: Call) -> Response:
    """Every sentence about one edition of the law, in one language."""
    return cacheable(_messages(language(call.query.lang), known_edition(call.path["edition"])))


def known_edition(slug: str) -> str:
    if slug not in EDITIONS:
        raise HouseError("server-edition-unknown", edition=shown(slug), known=", ".join(EDITIONS))
    return slug


def cacheable(body: bytes) -> Response:
    return Response(body, media_type="application/json", headers={"cache-control": KEPT})


@lru_cache(1)
def _editions() -> bytes:
    found = [
        InEdition(
            law.slug,
            law.game,
            law.number,
            law.names.to_json(),
            str(law.in_force_from) if law.in_force_from else None,
            law.repealed_by,
            len(law.clauses),
        )
        for law in map(edition, EDITIONS)
    ]
    return msgspec.json.encode(found)


@lru_cache(len(EDITIONS) * len(LANGUAGES))
def _law(slug: str, lang: str) -> bytes:
    return msgspec.json.encode(law_document(edition(slug), lang))


@lru_cache((1 + len(EDITIONS)) * len(LANGUAGES))
def _messages(lang: str, slug: str | None) -> bytes:
    locale, messages = catalogue(lang, slug)
    return msgspec.json.encode(Catalogue(lang, dict(locale), dict(messages)))
