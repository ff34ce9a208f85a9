"""The editions, loaded from their compiled data, and the question every user asks first: which one holds?"""

import copyreg
import json
from collections.abc import Mapping
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any

from banca.extensions import PACKAGES
from banca.law.errors import LawError, NotInForce
from banca.law.instrument import (
    Alternative,
    AuthorisationArticle,
    BetName,
    Bounds,
    Clause,
    DefaultAbove,
    Difference,
    Edition,
    Names,
    Option,
    Parameter,
    Reading,
)

_SOURCES = {
    file.name.removesuffix(".json"): file
    for package in PACKAGES
    for file in (files(f"{package}.law") / "editions").iterdir()
    if file.name.endswith(".json")
}
COMMON = "common"  # readings that hold for every edition alike
EDITIONS = tuple(sorted({*_SOURCES} - {COMMON}))


def edition(slug: str, on: date | None = None) -> Edition:
    """An edition; where a day is said, one that was in force on it."""
    if slug not in EDITIONS:
        raise LawError(f"no edition {slug!r}: there are {', '.join(EDITIONS)}")
    return _loaded(slug) if on is None else edition_named(slug, on)


def games() -> tuple[str, ...]:
    return tuple(dict.fromkeys(edition(slug).game for slug in EDITIONS))


def editions_of(game: str) -> tuple[Edition, ...]:
    """The editions of a game, earliest first."""
    if game not in games():
        raise LawError(f"no game {game!r}: there are {', '.join(games())}")
    found = [edition(slug) for slug in EDITIONS if edition(slug).game == game]
    return tuple(sorted(found, key=lambda e: e.answers_from))


def edition_on(game: str, day: date) -> Edition:
    """The edition in force on a day: each ends when the next begins; a day outside all of them is refused."""
    known = editions_of(game)
    in_force = [e for e in known if e.answers_from <= day]
    if not in_force:
        first = known[0]
        raise NotInForce(
            f"no edition of {game} known here was in force on {day}: the first, {first.slug}, answers from "
            f"{first.answers_from} ({first.cited_beginning})"
        )
    return in_force[-1]


def edition_named(name: str, day: date | None = None) -> Edition:
    """An edition by its slug, or the edition of a game on a day (the latest, where no day is given)."""
    if name in EDITIONS:
        found = edition(name)
        if day is not None and edition_on(found.game, day) is not found:
            held = edition_on(found.game, day)
            later = max(found, held, key=lambda e: e.answers_from)
            raise NotInForce(f"{name} was not in force on {day}: {held.slug} was ({later.cited_beginning})")
        return found
    if name not in games():
        raise LawError(f"no game or edition {name!r}: the games are {', '.join(games())}")
    return edition_on(name, day) if day else editions_of(name)[-1]


@cache
def common_readings() -> Mapping[str, Reading]:
    """The readings that hold for every edition alike."""
    return {r["id"]: _reading(r) for r in _data(COMMON)["readings"]}


def _data(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(_SOURCES[name].read_text(encoding="utf-8"))
    return loaded


@cache
def _loaded(slug: str) -> Edition:
    law = _data(slug)
    return Edition(
        slug=law["edition"],
        game=law["game"],
        number=law["number"],
        names=Names(**law["names"]),
        instrument=Names(**law["instrument"]),
        signed=date.fromisoformat(law["signed"]),
        published=_day(law["published"]),
        in_force_from=_day(law["in_force_from"]),
        in_force_by=law["in_force_by"],
        repeals=tuple(law["repeals"]),
        repealed_by=law["repealed_by"],
        complete=law["complete"],
        notes=tuple(law["notes"]),
        articles={number: Names(**names) for number, names in law["articles"].items()},
        clauses={c["id"]: Clause(**c) for c in law["clauses"]},
        options={o["name"]: _option(o) for o in law["options"]},
        parameters={p["name"]: _parameter(p) for p in law.get("parameters", ())},
        bets={b["slug"]: _bet(b) for b in law["bets"]},
        readings={r["id"]: _reading(r) for r in law["readings"]},
        acts={act: Names(**names) for act, names in law.get("acts", {}).items()},
        selections={name: Names(**names) for name, names in law.get("selections", {}).items()},
        authorisation=AuthorisationArticle(**law["authorisation"]) if "authorisation" in law else None,
        tables=law.get("tables", {}),
        differences=tuple(_difference(d) for d in law.get("differences_from_2000", ())),
    )


def _day(text: str | None) -> date | None:
    return date.fromisoformat(text) if text else None


def _option(o: dict[str, Any]) -> Option:
    return Option(
        name=o["name"],
        clause=o["clause"],
        names=Names(**o["names"]),
        default=o["default"],
        needs_authorisation=o["needs_authorisation"],
        number=Bounds(**o["number"]) if "number" in o else None,
        ratio=Bounds(**o["ratio"]) if "ratio" in o else None,
        alternatives=tuple(
            Alternative(slug, a["means"], Names(**a["names"])) for slug, a in o.get("alternatives", {}).items()
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


def _parameter(p: dict[str, Any]) -> Parameter:
    return Parameter(
        name=p["name"],
        clause=p["clause"],
        meaning=p["meaning"],
        names=Names(**p["names"]),
        form=p["form"],
        words=tuple(p.get("words", ())),
        example=p.get("example"),
        needs_authorisation=p.get("needs_authorisation", False),
    )


def _bet(b: dict[str, Any]) -> BetName:
    return BetName(b["slug"], Names(**b["names"]), b["when"], tuple(b["clauses"]), b.get("selections", "none"))


def _reading(r: dict[str, Any]) -> Reading:
    return Reading(r["id"], tuple(r.get("clauses", ())), r["question"], r["taken"])


def _difference(d: dict[str, Any]) -> Difference:
    return Difference(
        topic=d["topic"],
        effect=d["effect"],
        was=d["from"],
        now=d["to"],
        clauses_before=tuple(d["clauses_2000"]),
        clauses_now=tuple(d["clauses_2004"]),
    )


def _by_name(found: Edition) -> tuple[Any, tuple[str]]:
    """Pickle an edition as its slug: another process loads it there."""
    return edition, (found.slug,)


copyreg.pickle(Edition, _by_name)
