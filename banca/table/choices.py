"""What the house may choose at a table: each option and parameter with what stands there and what else is lawful.

Bounds and alternatives come from the law, so that a form which offers them has no rule of its own.
"""

from typing import Any

from banca.law import Edition, Language
from banca.law.instrument import Option, Parameter
from banca.law.options import allowed_bounds, most, to_json
from banca.law.parameters import plain_parameter
from banca.play.setting import Setting
from banca.table.layout import value_of_option, value_of_parameter


def choices_document(setting: Setting, lang: Language) -> list[dict[str, Any]]:
    """Every choice of the house under this setting, in one language."""
    law = setting.edition
    return [
        *(_option(setting, option, lang) for option in law.options.values()),
        *(
            parameter_document(law, parameter, setting.parameter(parameter.name), setting.currency, lang)
            for parameter in law.parameters.values()
        ),
    ]


def _option(setting: Setting, option: Option, lang: Language) -> dict[str, Any]:
    law, value = setting.edition, setting.options[option.name]
    bounds = option.number or option.ratio
    slugs = [each.slug for each in option.alternatives if each.slug != option.names_bets_as]
    return {
        **_head(law, option, lang),
        "parameter": False,
        "form": "several" if option.multiple else "one" if not bounds else "ratio" if option.ratio else "number",
        "value": to_json(value),
        "says": value_of_option(law, option.name, value, lang),
        "allowed": allowed_bounds(bounds).said_in(lang, law) if bounds else "",
        "applies": option.name not in setting.options.inapplicable,
        "follows": [law.options[leader].names.said_in(lang) for leader in option.follows],
        "alternatives": [{"value": slug, "says": value_of_option(law, option.name, slug, lang)} for slug in slugs],
        "bets": [
            {"value": slug, "says": bet.names.said_in(lang)} for slug, bet in law.bets.items() if option.names_bets_as
        ],
        "least": str(bounds.least) if bounds else None,
        "most": (str(most(option)) if option.number else str(bounds.most)) if bounds else None,
    }


def parameter_document(
    law: Edition, parameter: Parameter, value: Any, currency: str | None, lang: Language
) -> dict[str, Any]:
    """A parameter with a value, which may be none, and what else may stand there."""
    said = [(word, value_of_parameter(parameter, word, currency, lang)) for word in parameter.words]
    return {
        **_head(law, parameter, lang),
        "parameter": True,
        "form": "one" if parameter.words else parameter.form,
        "value": plain_parameter(value),
        "says": value_of_parameter(parameter, value, currency, lang),
        "allowed": parameter.text_in(lang),
        "applies": True,
        "follows": [],
        "alternatives": [{"value": word, "says": says} for word, says in said],
        "bets": [],
        "least": None,
        "most": None,
    }


def _head(law: Edition, choice: Option | Parameter, lang: Language) -> dict[str, Any]:
    return {
        "option": choice.name,
        "name": choice.names.said_in(lang),
        "clause": choice.clause,
        "cite": law.cite(choice.clause, lang),
        "needs_authorisation": choice.needs_authorisation,
    }


def choice_in_words(law: Edition, name: str, value: Any, lang: Language) -> tuple[str, str]:
    """The name of a choice, and a value of it as an application or the journal writes it; money without a currency."""
    if name in law.options:
        return law.options[name].names.said_in(lang), value_of_option(law, name, value, lang)
    parameter = law.parameters[name]
    return parameter.names.said_in(lang), value_of_parameter(parameter, value, None, lang)
