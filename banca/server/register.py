"""The register in words: applications, what they are for, and what a table may run on a day."""

import json
from collections.abc import Mapping
from datetime import date
from typing import Any

from sqlalchemy import Connection

from banca.games import game_of
from banca.house.applications import application_of, calendar_of
from banca.house.authorisations import BET, Authorised, Filed, in_force, lacking, plain, same
from banca.house.checkpoints import is_signed
from banca.house.decisions import document
from banca.house.errors import HouseError
from banca.house.journal import canonical
from banca.law import (
    Edition,
    Language,
    NotInForce,
    edition,
    edition_on,
    read_parameter,
    subject_to_authorisation,
)
from banca.law.numbers import shown
from banca.law.options import read
from banca.messages import message
from banca.play.setting import CURRENCIES, Setting
from banca.protocol.oversight import (
    ApplicationDossier,
    Attached,
    ClauseText,
    Condition,
    InRegister,
    Requested,
    Running,
    SignedDecision,
    TableOnDay,
)
from banca.table.layout import value_of_option, value_of_parameter


def clause_text(law: Edition, clause: str, lang: Language) -> ClauseText:
    return ClauseText(clause, law.cite(clause, lang), law.clause(clause).text_in(lang))


def in_register(filed: Filed, day: date, lang: Language) -> InRegister:
    """An application as it stands on a day."""
    law, body, standing = edition(filed.body["edition"]), filed.body, filed.standing(day)
    decision = filed.decision or {}
    return InRegister(
        application=filed.number,
        edition=law.slug,
        number=law.number,
        game=law.names.said_in(lang),
        applicant=filed.applicant,
        filed=body["filed"],
        adopted=body["adopted"],
        tables=body["tables"],
        standing=standing,
        standing_means=message(lang, f"standing-{standing}"),
        from_=_text(filed.begins),
        until=_text(filed.ends),
        revoked=filed.revoked["from"] if filed.revoked else None,
        decided_by=decision.get("approver"),
        why=decision.get("why", ""),
        requested=[requested(law, ask, lang) for ask in body["asks"]],
        conditions=[Condition(each, each in filed.met) for each in sorted(filed.conditions)],
        attachments=[Attached(each["file"], each["sha256"]) for each in body["attachments"]],
    )


def requested(law: Edition, ask: Mapping[str, Any], lang: Language) -> Requested:
    """One thing that an application is for."""
    article, name = clause_text(law, ask["clause"], lang), ask["name"]
    if ask["kind"] == BET:
        title = bet_name(law, ask["value"], lang)
        return Requested("bet", name, title, title, article)
    if ask["kind"] == "option":
        option = law.options[name]
        says = value_of_option(law, name, read(law, option, ask["value"]), lang)
        return Requested(
            "option", name, option.names.said_in(lang), says, article, clause_text(law, option.clause, lang)
        )
    parameter = law.parameters[name]
    says = value_of_parameter(parameter, read_parameter(law, name, ask["value"]), CURRENCIES[0], lang)
    of = clause_text(law, parameter.clause, lang)
    return Requested("parameter", name, parameter.names.said_in(lang), says, article, of)


def bet_name(law: Edition, described: Mapping[str, Any], lang: Language) -> str:
    """A bet or a prize beyond the regulation, by the name that its description has."""
    rules = game_of(law.slug).authorised
    assert rules  # else nobody could have applied for it  # noqa: S101
    [granted] = rules.read([{"house": law.slug, **described}])
    return str(granted.bet.names.said_in(lang))


def dossier(connection: Connection, number: int, today: date, lang: Language) -> ApplicationDossier:
    """Everything that came with an application, and what was decided on it. HouseError: there is none."""
    filed = application_of(connection, number)
    law = edition(filed.body["edition"])
    article = law.authorisation
    return ApplicationDossier(
        application=in_register(filed, today, lang),
        digest=filed.digest,
        today=today.isoformat(),
        article=clause_text(law, article.clause, lang) if article else None,
        days_needed=article.working_days if article else 0,
        days_counted=calendar_of(connection).working_days(filed.filed, filed.adopted),
        decisions=[_decision(each) for each in document(connection, number)["decisions"]],
    )


def _decision(each: Mapping[str, Any]) -> SignedDecision:
    said, signature, key = each["decision"], each["signature"], each["public_key"]
    return SignedDecision(
        decision=said["decision"],
        approver=said["approver"],
        from_=said["from"],
        until=said["until"],
        conditions=said["conditions"],
        why=said["why"],
        signature=signature,
        public_key=key,
        verified=is_signed(canonical(said), signature, key),
    )


def table_on_day(
    connection: Connection, table: str, setting: Setting, money: str, day: date, lang: Language
) -> TableOnDay:
    """What a table may run on a day, of what it is set to run."""
    law = setting.edition
    held = in_force(connection, table, law.slug, day)
    refused = lacking(connection, table, setting, day) if money == "real" else {}
    by_number = {each.application.number: each.application for each in held}
    try:
        number = edition_on(law.game, day).number
    except NotInForce:
        number = ""
    return TableOnDay(
        table=table,
        day=day.isoformat(),
        money=money,
        edition=law.slug,
        number=law.number,
        game=law.names.said_in(lang),
        in_force=number,
        may_run=not refused,
        choices=[_running(setting, name, held, refused, lang) for name in law.options],
        refusals=[each.said_in(lang) for name, each in refused.items() if name not in law.options],
        register=[in_register(each, day, lang) for _, each in sorted(by_number.items())],
    )


def _running(
    setting: Setting, name: str, held: tuple[Authorised, ...], refused: Mapping[str, Any], lang: Language
) -> Running:
    law, value = setting.edition, setting.options[name]
    option = law.options[name]
    by = next(
        (
            each.application.number
            for each in held
            if each.ask["kind"] == "option" and each.ask["name"] == name and same(each.ask["value"], plain(value))
        ),
        None,
    )
    return Running(
        name=name,
        title=option.names.said_in(lang),
        says=value_of_option(law, name, value, lang),
        clause=clause_text(law, option.clause, lang),
        needs_leave=name in subject_to_authorisation(setting.options, setting.parameters),
        application=by,
        refusal=refused[name].said_in(lang) if name in refused else "",
    )


def _text(day: date | None) -> str | None:
    return day.isoformat() if day else None


def question_of_bet(filed: Filed, bet: str, lang: Language) -> dict[str, Any]:
    """What the mathematics of a bet are counted from: its description. HouseError: it is not applied for."""
    law = filed.body["edition"]
    for ask in filed.body["asks"]:
        if ask["kind"] == BET and ask["name"] == bet:
            text = ask.get("description") or json.dumps({"edition": law, **ask["value"]}, ensure_ascii=False)
            return {"edition": law, "text": text, "lang": lang}
    raise HouseError("server-bet-unknown", bet=shown(bet), application=filed.number)
