"""Adopting an option: what the articles on authorisation require of the house."""

from dataclasses import dataclass
from datetime import date
from typing import Any

from banca.law.errors import OptionError, Refusal, Refused
from banca.law.instrument import Edition, Option, Parameter
from banca.law.options import OptionSet, no_such_option, option_set, read, to_json
from banca.law.parameters import read_parameter
from banca.law.working_days import MACAU, Calendar


@dataclass(frozen=True, slots=True)
class Application:
    """A request to the inspectorate (DICJ) to adopt a value of an option, or to post a parameter, on a day."""

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
    """The option set with one option changed; raises Refused if that is not authorised."""
    edition = current.edition
    if name not in edition.options:
        raise no_such_option(edition, name, tuple(edition.options))
    option = edition.options[name]
    wanted = read(edition, option, value)
    _refuse_unauthorised(edition, option, wanted, application, calendar)
    kept = {other: v for other, v in current.values.items() if name not in edition.options[other].follows}
    return option_set(edition, kept | {name: wanted}, current.preset)


def posted(
    edition: Edition, name: str, value: Any, application: Application | None = None, calendar: Calendar = MACAU
) -> Any:
    """The value of a parameter that the house posts; raises Refused if that is not authorised."""
    if name not in edition.parameters:
        known = ", ".join(edition.parameters) or "nothing is"
        raise OptionError(f"nothing called {name!r} is posted at this table: {known} ({edition.cited_options})")
    wanted = read_parameter(edition, name, value)
    _refuse_unauthorised(edition, edition.parameters[name], wanted, application, calendar)
    return wanted


def refusal_of_adoption(
    edition: Edition,
    choice: Option | Parameter,
    value: Any,
    application: Application | None,
    calendar: Calendar = MACAU,
) -> Refusal | None:
    """Why the house may not adopt this value: it is not authorised, or was filed too late."""
    if not choice.needs_authorisation or edition.authorisation is None:
        return None
    article, days = edition.authorisation.clause, edition.authorisation.working_days
    if (
        application is None
        or application.option != choice.name
        or _read(edition, choice, application.value) != value
        or not application.granted
    ):
        return Refusal(
            "option_must_be_authorised",
            article,
            f"{choice.name}={to_json(value)} has no authorisation of the inspectorate: "
            "the previous setting stays in force",
        )
    if calendar.working_days(application.filed, application.adopted) < days:
        latest = calendar.latest_filing(application.adopted, days)
        return Refusal(
            "application_must_precede_adoption_by_working_days",
            article,
            f"{choice.name}: filed on {application.filed} for {application.adopted}, which is late: "
            f"{days} working days are needed, so by {latest}",
        )
    return None


def _read(edition: Edition, choice: Option | Parameter, value: Any) -> Any:
    return read(edition, choice, value) if isinstance(choice, Option) else read_parameter(edition, choice.name, value)


def _refuse_unauthorised(
    edition: Edition, choice: Option | Parameter, value: Any, application: Application | None, calendar: Calendar
) -> None:
    if refusal := refusal_of_adoption(edition, choice, value, application, calendar):
        raise Refused(refusal, edition.cite(refusal.clause) if refusal.clause else None)
