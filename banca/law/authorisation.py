"""Adopting an option: what the articles on authorisation demand of the house."""

from dataclasses import dataclass
from datetime import date
from typing import Any

from banca.law.errors import OptionError, Refusal, Refused
from banca.law.instrument import Edition, Option
from banca.law.options import OptionSet, option_set, plain, read
from banca.law.working_days import MACAU, Calendar


@dataclass(frozen=True, slots=True)
class Application:
    """A request to the inspectorate (DICJ) to adopt a value of an option on a day."""

    option: str
    value: Any
    filed: date
    adopted: date
    granted: bool


def adopt(
    current: OptionSet,
    name: str,
    value: Any,
    application: Application | None = None,
    calendar: Calendar = MACAU,
) -> OptionSet:
    """The set with the option changed, or Refused with the previous setting left in force."""
    edition = current.edition
    if name not in edition.options:
        raise OptionError(f"{edition.slug} has no option {name!r}: it has {', '.join(edition.options)}")
    option = edition.options[name]
    wanted = read(edition, option, value)
    if refusal := refusal_of_adoption(edition, option, wanted, application, calendar):
        raise Refused(refusal, edition.cite(refusal.clause) if refusal.clause else None)
    kept = {other: v for other, v in current.values.items() if name not in edition.options[other].follows}
    return option_set(edition, kept | {name: wanted}, current.preset)


def refusal_of_adoption(
    edition: Edition, option: Option, value: Any, application: Application | None, calendar: Calendar = MACAU
) -> Refusal | None:
    if not option.needs_authorisation or edition.authorisation is None:
        return None
    article, days = edition.authorisation.clause, edition.authorisation.working_days
    shown = plain(value)
    if (
        application is None
        or application.option != option.name
        or read(edition, option, application.value) != value
        or not application.granted
    ):
        return Refusal(
            "option_must_be_authorised",
            article,
            f"{option.name}={shown} has no authorisation of the inspectorate: the previous setting stays in force",
        )
    if calendar.working_days(application.filed, application.adopted) < days:
        latest = calendar.latest_filing(application.adopted, days)
        return Refusal(
            "application_must_precede_adoption_by_working_days",
            article,
            f"{option.name}: filed on {application.filed} for {application.adopted}, which is late: "
            f"{days} working days are needed, so by {latest}",
        )
    return None
