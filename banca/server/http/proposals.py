"""What a table would run with other choices of the house: what is lawful, what needs leave, the edge of each bet."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from fractions import Fraction
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection
from starlette.responses import Response

from banca.exact import decimal
from banca.games import game_of
from banca.house.applications import calendar_of
from banca.house.authorisations import lacking
from banca.house.clock import day_of
from banca.house.config import setting_to_json
from banca.house.errors import HouseError
from banca.house.roles import Role
from banca.law import EDITIONS, Calendar, Language, adopt, edition, option_set, posted
from banca.law.numbers import shown
from banca.law.options import preset_named
from banca.messages import language
from banca.play.game import Game
from banca.play.payoff import Place
from banca.play.setting import Setting, edition_of_table
from banca.protocol.messages import Answer
from banca.report.identity import class_name
from banca.server.asking import answer
from banca.server.http.counted import COUNTING, counted
from banca.server.http.law import InLanguage
from banca.server.http.review import Exact
from banca.server.routes import Call, json_response, route
from banca.table.choices import choices_document

PIT = frozenset({Role.SUPERVISOR, Role.ADMINISTRATOR})
Form = Literal["one", "several", "number", "ratio", "money", "share", "sectors"]  # of a control that offers a choice


class Proposed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Choices for a table of the house; with an edition, for one that is not open yet."""

    table: str
    edition: str | None = None
    preset: str = "first-listed"
    money: Literal["real", "play"] = "play"
    options: dict[str, Any] = {}
    parameters: dict[str, Any] = {}


class Alternative(msgspec.Struct, frozen=True):
    value: Any
    says: str


class ProposedChoice(msgspec.Struct, frozen=True):
    """A choice of the house as it would be, what else is lawful, and why a table may not run it today."""

    option: str
    name: str
    parameter: bool
    form: Form
    value: Any
    says: str
    was: str | None  # in words, where it would change
    cite: str
    allowed: str
    needs_authorisation: bool
    applies: bool  # another choice may leave it without meaning
    follows: list[str]  # what decides it
    alternatives: list[Alternative]
    bets: list[Alternative]  # a list of some of them may be chosen
    least: str | None
    most: str | None
    refusal: Answer | None


class LeaveNeeded(msgspec.Struct, frozen=True):
    """What the edition says of authorisation, and the first day for which an application of today is in time."""

    cite: str
    says: str
    working_days: int
    today: str
    earliest: str


class Proposal(msgspec.Struct, frozen=True):
    table: str
    edition: str
    name: str
    setting: dict[str, Any]  # as a table is opened with it
    choices: list[ProposedChoice]
    leave: LeaveNeeded | None
    describes_bets: bool  # an application may describe bets and prizes beyond the regulation
    refusal: Answer | None  # why no table for real money may run this edition today


class EdgeOfBet(msgspec.Struct, frozen=True):
    """A bet, or several places of it, with the edge of the house as things are and as they would be."""

    bet: str
    name: str
    pays_before: list[str]
    pays_after: list[str]
    before: Exact | None  # None: the bet is not offered
    after: Exact | None
    change: Exact | None
    by_play: bool  # by best play


class ComparedEdges(msgspec.Struct, frozen=True, omit_defaults=True):
    """`done` is the share that is counted, while it is being counted."""

    counting: bool = False
    done: float = 0.0
    bets: list[EdgeOfBet] = []
    without: list[str] = []  # bets whose odds are not counted by themselves


@dataclass(frozen=True, slots=True)
class Compared:
    game: Game[Any]
    before: Setting
    after: Setting
    real: bool


@route("POST", "/proposals", who=PIT, query=InLanguage, body=Proposed, reply=Proposal)
async def propose(call: Call) -> Proposal:
    """What a table would run with these choices, and what of it may not be adopted today. Nothing changes."""
    lang, proposed = language(call.query.lang), call.body
    compared = await _compared(call, proposed)
    return await call.read(
        lambda connection: _proposal(connection, proposed.table, compared, day_of(call.service.house.clock.now()), lang)
    )


async def _compared(call: Call, proposed: Proposed) -> Compared:
    """BancaError: there is no such table or edition, or the choices are not lawful."""
    if proposed.edition is None:
        at = (await call.service.room(proposed.table)).at
        before = replace(at.state.setting, memory=None)  # what earlier rounds left there is no choice
        return Compared(at.game, before, _changed(at.game, before, proposed), at.config.money == "real")
    if proposed.edition not in EDITIONS:
        raise HouseError("server-edition-unknown", edition=shown(proposed.edition), known=", ".join(EDITIONS))
    before = Setting(option_set(edition(proposed.edition), preset=preset_named(proposed.preset)))
    game = game_of(proposed.edition)
    return Compared(game, before, _changed(game, before, proposed), proposed.money == "real")


def _changed(game: Game[Any], before: Setting, proposed: Proposed) -> Setting:
    """The setting after these choices, one after another, as a table adopts them."""
    options, parameters = before.options, dict(before.parameters)
    for name, value in proposed.options.items():
        options = adopt(options, name, value, needs_leave=False)
    for name, value in proposed.parameters.items():
        parameters[name] = posted(game.edition, name, value, needs_leave=False)
    after = replace(before, options=options, parameters=parameters)
    game.opening(after)  # refuse what no table could run
    return after


def _proposal(connection: Connection, table: str, of: Compared, today: date, lang: Language) -> Proposal:
    law = of.game.edition
    refused = lacking(connection, table, of.after, today) if of.real else {}
    before = {each["option"]: each["says"] for each in choices_document(of.before, lang)}
    choices = [
        ProposedChoice(
            option=each["option"],
            name=each["name"],
            parameter=each["parameter"],
            form=each["form"],
            value=each["value"],
            says=each["says"],
            was=before[each["option"]] if before[each["option"]] != each["says"] else None,
            cite=each["cite"],
            allowed=each["allowed"],
            needs_authorisation=each["needs_authorisation"],
            applies=each["applies"],
            follows=each["follows"],
            alternatives=[Alternative(**one) for one in each["alternatives"]],
            bets=[Alternative(**one) for one in each["bets"]],
            least=each["least"],
            most=each["most"],
            refusal=answer(refused.get(each["option"]), lang),
        )
        for each in choices_document(of.after, lang)
    ]
    return Proposal(
        table,
        law.slug,
        law.names.said_in(lang),
        setting_to_json(of.game, of.after),
        choices,
        _leave(of.game, calendar_of(connection), today, lang),
        of.game.authorised is not None,
        answer(refused.get(law.slug), lang),
    )


def _leave(game: Game[Any], calendar: Calendar, today: date, lang: Language) -> LeaveNeeded | None:
    law, article = game.edition, game.edition.authorisation
    if article is None:
        return None
    earliest = calendar.earliest_adoption(today, article.working_days)
    says = law.clause(article.clause).text_in(lang)
    return LeaveNeeded(
        law.cite(article.clause, lang), says, article.working_days, today.isoformat(), earliest.isoformat()
    )


@route("POST", "/proposals/edges", who=PIT, query=InLanguage, body=Proposed, reply=ComparedEdges, also=COUNTING)
async def edges_of_proposal(call: Call) -> Response:
    """The exact edge of every bet as things are and with these choices. 202: it is being counted, ask again."""
    lang, compared = language(call.query.lang), await _compared(call, call.body)
    rows, without = [], set[str]()
    for counted_before, setting in enumerate((compared.before, compared.after)):
        found = await counted(
            call,
            "odds",
            setting_to_json(compared.game, setting),
            _counting(counted_before),
        )
        if isinstance(found, Response):
            return found
        rows.append(found["bets"])
        without |= {*found["without"]}
    names = edition_of_table(compared.after).bets
    unknown = [names[bet].names.said_in(lang) for bet in sorted(without)]
    return json_response(ComparedEdges(bets=list(_compare(compared, rows[0], rows[1], lang)), without=unknown))


def _counting(before: int) -> Callable[[float], ComparedEdges]:
    """While one of the two counts is made; `before` says how many are."""
    return lambda done: ComparedEdges(counting=True, done=(before + done) / 2)


Row = Mapping[str, Any]  # as `row_document` writes it


def _compare(of: Compared, before: Sequence[Row], after: Sequence[Row], lang: Language) -> Iterator[EdgeOfBet]:
    """Places that stand together in both counts stand together here."""
    rows = [{place: row for row in found for place in _places(row)} for found in (before, after)]
    together: dict[tuple[int, int], list[Place]] = {}
    for place in dict.fromkeys([*rows[0], *rows[1]]):
        together.setdefault((id(rows[0].get(place)), id(rows[1].get(place))), []).append(place)
    law = edition_of_table(of.after)
    for places in together.values():
        was, now = rows[0].get(places[0]), rows[1].get(places[0])
        before_, after_ = _edge(was), _edge(now)
        yield EdgeOfBet(
            places[0][0],
            class_name(law, lang, tuple(places)),
            _pays(of.game, of.before, places[0], lang) if was else [],
            _pays(of.game, of.after, places[0], lang) if now else [],
            before_,
            after_,
            _exact(Fraction(after_.exact) - Fraction(before_.exact)) if before_ and after_ else None,
            any(row is not None and bool(row.get("assumes")) for row in (was, now)),
        )


def _places(row: Row) -> Iterator[Place]:
    for chosen in row["class"]:
        yield row["bet"], tuple(chosen) if isinstance(chosen, list) else chosen


def _edge(row: Row | None) -> Exact | None:
    return None if row is None else _exact(Fraction(row["edge"]))


def _exact(value: Fraction) -> Exact:
    return Exact(str(value), float(decimal(value)))


def _pays(game: Game[Any], setting: Setting, place: Place, lang: Language) -> list[str]:
    odds = (way.value.odds for way in game.ways_to_win(setting, *place))
    return list(dict.fromkeys(each.said_in(lang) for each in odds if each))
