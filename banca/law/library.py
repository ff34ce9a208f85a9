"""The editions, loaded from their compiled data, and the question every user asks first: which one holds?"""

import copyreg
import json
from collections.abc import Mapping
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any

from banca.extensions import PACKAGES
from banca.law.citation import read_style
from banca.law.errors import LawError, NotInForce
from banca.law.instrument import (
    Alternative,
    AuthorisationArticle,
    BetName,
    Bounds,
    Clause,
    Correspondence,
    DefaultAbove,
    Difference,
    Edition,
    Gazette,
    Names,
    Option,
    Parameter,
    Reading,
    message_id,
)
from banca.law.numbers import shown
from banca.messages.errors import Listed

_SOURCES = {
    file.name.removesuffix(".json"): file
    for package in PACKAGES
    for file in (files(f"{package}.law") / "editions").iterdir()
    if file.name.endswith(".json")
}
COMMON = "common"  # readings that hold for every edition alike
EDITIONS = tuple(sorted({*_SOURCES} - {COMMON}))


def edition(slug: str, on: date | None = None) -> Edition:
    """An edition; where a day is said, one that was in force on it.

    >>> import banca
    >>> banca.edition("roulette-60-2004").cite("art7.1")
    '60/2004 art. 7(1)'
    """
    if slug not in EDITIONS:
        raise LawError("edition-unknown", name=shown(slug), editions=Listed(*EDITIONS))
    return _load(slug) if on is None else edition_named(slug, on)


def games() -> tuple[str, ...]:
    """The games that have an edition.

    >>> from banca.law import games
    >>> games()[:3]
    ('baccarat', 'blackjack', 'craps')
    """

    return tuple(dict.fromkeys(edition(slug).game for slug in EDITIONS))


def editions_of(game: str) -> tuple[Edition, ...]:
    """The editions of a game, earliest first.

    >>> from banca.law import editions_of
    >>> [law.slug for law in editions_of("blackjack")]
    ['blackjack-141-2000', 'blackjack-56-2004']
    """
    if game not in games():
        raise LawError("game-unknown", name=shown(game), games=Listed(*games()))
    found = [edition(slug) for slug in EDITIONS if edition(slug).game == game]
    return tuple(sorted(found, key=lambda e: e.answers_from))


def edition_on(game: str, day: date) -> Edition:
    """The edition in force on a day: each ends when the next begins; a day outside all of them is refused.

    >>> from datetime import date
    >>> import banca
    >>> banca.edition_on("blackjack", date(2003, 6, 1)).slug
    'blackjack-141-2000'
    """
    known = editions_of(game)
    in_force = [e for e in known if e.answers_from <= day]
    if not in_force:
        first = known[0]
        begins, clause = first.answers_from, first.cited_beginning
        raise NotInForce("edition-none-yet", game=game, day=day, first=first.slug, begins=begins, clause=clause)
    return in_force[-1]


def edition_named(name: str, day: date | None = None) -> Edition:
    """An edition by its slug, or the edition of a game on a day (the latest, where no day is given).

    >>> from datetime import date
    >>> import banca
    >>> banca.edition_named("blackjack").slug, banca.edition_named("blackjack", date(2003, 6, 1)).slug
    ('blackjack-56-2004', 'blackjack-141-2000')
    """
    if name in EDITIONS:
        found = edition(name)
        if day is not None and edition_on(found.game, day) is not found:
            held = edition_on(found.game, day)
            later = max(found, held, key=lambda e: e.answers_from)
            clause = later.cited_beginning
            raise NotInForce("edition-not-in-force", edition=name, day=day, held=held.slug, clause=clause)
        return found
    if name not in games():
        raise LawError("game-or-edition-unknown", name=shown(name), games=Listed(*games()))
    return edition_on(name, day) if day else editions_of(name)[-1]


@cache
def common_readings() -> Mapping[str, Reading]:
    """The readings that hold for every edition alike.

    >>> from banca.law import common_readings
    >>> tuple(common_readings())
    ('rounding', 'options-fixed-while-bets-lie', 'inapplicable-options', 'half-holidays')
    """
    return {r["id"]: _reading(COMMON, r) for r in _data(COMMON)["readings"]}


def _data(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(_SOURCES[name].read_text(encoding="utf-8"))
    return loaded


@cache
def _load(slug: str) -> Edition:
    law = _data(slug)
    return Edition(
        slug=law["edition"],
        game=law["game"],
        number=law["number"],
        names=Names(**law["names"]),
        instrument=Names(**law["instrument"]),
        signed=date.fromisoformat(law["signed"]),
        published=_day(law["published"]),
        gazette=Gazette(**law["gazette"]) if "gazette" in law else None,
        in_force_from=_day(law["in_force_from"]),
        in_force_by=law["in_force_by"],
        repealed_by=law["repealed_by"],
        complete=law["complete"],
        citation_style=read_style(law.get("citation", {})),
        articles={number: Names(**names) for number, names in law["articles"].items()},
        clauses={c["id"]: Clause(message_id(slug, c["id"]), **c) for c in law["clauses"]},
        options={o["name"]: _option(slug, o) for o in law["options"]},
        parameters={p["name"]: _parameter(slug, p) for p in law.get("parameters", ())},
        bets={b["slug"]: _bet(slug, b) for b in law["bets"]},
        readings={r["id"]: _reading(slug, r) for r in law["readings"]},
        acts={act: Names(**names) for act, names in law.get("acts", {}).items()},
        selections={name: Names(**names) for name, names in law.get("selections", {}).items()},
        authorisation=AuthorisationArticle(**law["authorisation"]) if "authorisation" in law else None,
        tables=law.get("tables", {}),
        differences=tuple(_difference(slug, n, d) for n, d in enumerate(law.get("differences_from_2000", ()), 1)),
        unchanged=tuple(
            Correspondence(tuple(each["clauses_2000"]), tuple(each["clauses_2004"]))
            for each in law.get("unchanged_from_2000", ())
        ),
    )


def _day(text: str | None) -> date | None:
    return date.fromisoformat(text) if text else None


def _option(edition: str, o: dict[str, Any]) -> Option:
    return Option(
        name=o["name"],
        clause=o["clause"],
        names=Names(**o["names"]),
        default=o["default"],
        needs_authorisation=o["needs_authorisation"],
        number=Bounds(**o["number"]) if "number" in o else None,
        ratio=Bounds(**o["ratio"]) if "ratio" in o else None,
        alternatives=tuple(
            Alternative(message_id(edition, "option", o["name"], slug), slug, Names(**a["names"]))
            for slug, a in o.get("alternatives", {}).items()
        ),
        multiple=o.get("multiple", False),
        customary=o.get("customary"),
        follows=o.get("follows", {}),
        default_above=DefaultAbove(**o["default_above"]) if "default_above" in o else None,
        applies_when={other: tuple(values) for other, values in o.get("applies_when", {}).items()},
        names_bets_as=o.get("names_bets_as"),
        needs_one_of=tuple(tuple(group) for group in o.get("needs_one_of", ())),
        stands_alone=o.get("stands_alone"),
    )


def _parameter(edition: str, p: dict[str, Any]) -> Parameter:
    return Parameter(
        message_id(edition, "parameter", p["name"]),
        name=p["name"],
        clause=p["clause"],
        names=Names(**p["names"]),
        form=p["form"],
        words=tuple(p.get("words", ())),
        example=p.get("example"),
        needs_authorisation=p.get("needs_authorisation", False),
    )


def _bet(edition: str, b: dict[str, Any]) -> BetName:
    name = message_id(edition, "bet", b["slug"])
    return BetName(name, b["slug"], Names(**b["names"]), tuple(b["clauses"]), b.get("says", {}))


def _reading(edition: str, r: dict[str, Any]) -> Reading:
    return Reading(message_id(edition, "reading", r["id"]), r["id"], tuple(r.get("clauses", ())))


def _difference(edition: str, number: int, d: dict[str, Any]) -> Difference:
    return Difference(
        message_id(edition, "difference", str(number)),
        effect=d["effect"],
        clauses_before=tuple(d["clauses_2000"]),
        clauses_now=tuple(d["clauses_2004"]),
    )


def _by_name(found: Edition) -> tuple[Any, tuple[str]]:
    """Pickle an edition as its slug: another process loads it there."""
    return edition, (found.slug,)


copyreg.pickle(Edition, _by_name)
