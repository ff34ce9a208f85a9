"""Adopting an option: what the articles on authorisation require of the house."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from banca.law.errors import OptionError, Refusal, Refused, refuse
from banca.law.instrument import Edition, Option, Parameter
from banca.law.numbers import shown
from banca.law.options import OptionSet, no_such_option, option_set, read, to_json
from banca.law.parameters import read_parameter
from banca.law.words import OptionWord
from banca.law.working_days import MACAU, Calendar
from banca.messages.errors import Listed


@dataclass(frozen=True, slots=True)
class Application:
    """A request to the inspectorate (DICJ) to adopt a value of an option, or to post a parameter, on a day.

    >>> from datetime import date
    >>> import banca
    >>> law = banca.edition("cussec-57-2004")
    >>> filed, adopted = date(2026, 3, 13), date(2026, 4, 8)
    >>> granted = banca.Application("total-5-16-price", 30, filed, adopted, granted=True)
    >>> banca.adopt(banca.option_set(law), "total-5-16-price", 30, granted)["total-5-16-price"]
    30
    """

    option: str
    value: Any
    filed: date
    adopted: date
    granted: bool


def subject_to_authorisation(options: OptionSet, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """What a table with these options and parameters adopts that needs authorisation, the first choice like any change.

    An option that another choice makes meaningless is not adopted; one that follows from another is adopted with it.

    >>> import banca
    >>> from banca.law import subject_to_authorisation
    >>> options = banca.option_set(banca.edition("fish-prawn-crab-59-2004"))
    >>> sorted(subject_to_authorisation(options, {}))
    ['layouts', 'shaker-drive', 'start-announcement', 'start-lamp']
    """
    edition, inapplicable = options.edition, options.inapplicable
    if edition.authorisation is None:
        return {}
    chosen = {
        option.name: options[option.name]
        for option in edition.options.values()
        if option.needs_authorisation and not option.follows and option.name not in inapplicable
    }
    posts = {name: value for name, value in parameters.items() if edition.parameters[name].needs_authorisation}
    return chosen | posts


def adopt(
    current: OptionSet,
    name: str,
    value: Any,
    application: Application | None = None,
    calendar: Calendar = MACAU,
    *,
    needs_leave: bool = True,
) -> OptionSet:
    """The option set with one option changed; raises Refused if that needs to be authorised and is not.

    >>> import banca
    >>> options = banca.option_set(banca.edition("cussec-57-2004"))
    >>> banca.adopt(options, "total-5-16-price", 30, needs_leave=False)["total-5-16-price"]
    30
    >>> try:
    ...     banca.adopt(options, "start-lamp", "none")
    ... except banca.Refused as error:
    ...     print(error.refusal.norm, error.refusal.clause)
    option_must_be_authorised art8
    """
    edition = current.edition
    if name not in edition.options:
        raise no_such_option(edition, name, tuple(edition.options))
    option = edition.options[name]
    wanted = read(edition, option, value)
    if needs_leave:
        _refuse_unauthorised(edition, option, wanted, application, calendar)
    kept = {other: v for other, v in current.values.items() if name not in edition.options[other].follows}
    return option_set(edition, kept | {name: wanted}, current.preset)


def posted(
    edition: Edition,
    name: str,
    value: Any,
    application: Application | None = None,
    calendar: Calendar = MACAU,
    *,
    needs_leave: bool = True,
) -> Any:
    """The value of a parameter that the house posts; raises Refused if that needs to be authorised and is not.

    >>> import banca
    >>> from banca.law import posted
    >>> law = banca.edition("stud-poker-61-2004")
    >>> posted(law, "jackpot-contribution", "7/10", needs_leave=False)
    Fraction(7, 10)
    """
    if name not in edition.parameters:
        clause = edition.cited_options
        if not edition.parameters:
            raise OptionError("parameter-none-posted", name=shown(name), clause=clause)
        raise OptionError("parameter-not-posted", name=shown(name), known=Listed(*edition.parameters), clause=clause)
    wanted = read_parameter(edition, name, value)
    if needs_leave:
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
        option, wanted = OptionWord(choice.name), OptionWord(choice.name, str(to_json(value)))
        return refuse("option_must_be_authorised", article, option=option, value=wanted)
    if calendar.working_days(application.filed, application.adopted) < days:
        return refuse(
            "application_must_precede_adoption_by_working_days",
            article,
            option=OptionWord(choice.name),
            filed=application.filed,
            adopted=application.adopted,
            days=days,
            latest=calendar.latest_filing(application.adopted, days),
        )
    return None


def _read(edition: Edition, choice: Option | Parameter, value: Any) -> Any:
    return read(edition, choice, value) if isinstance(choice, Option) else read_parameter(edition, choice.name, value)


def _refuse_unauthorised(
    edition: Edition, choice: Option | Parameter, value: Any, application: Application | None, calendar: Calendar
) -> None:
    if refusal := refusal_of_adoption(edition, choice, value, application, calendar):
        raise Refused(refusal, edition)
