"""The law as data: editions and their dates, clauses, options, bets, readings, working days, the concordance.

>>> from banca.law import EDITIONS, LANGUAGES, MACAU, NAME_LANGUAGES, PRESETS, Language, Preset
>>> len(EDITIONS), EDITIONS[0]
(10, 'baccarat-55-2004')
>>> LANGUAGES, NAME_LANGUAGES
(('en', 'pt', 'zh'), ('en', 'pt', 'zh'))
>>> PRESETS
('first-listed', 'customary')
>>> from datetime import date
>>> MACAU.is_working_day(date(2026, 12, 20))
False
>>> def option_line(language: Language, preset: Preset) -> str:
...     return f"{language}: {preset}"
>>> option_line("en", "customary")
'en: customary'
"""

from banca.law.authorisation import Application, adopt, posted, subject_to_authorisation
from banca.law.errors import (
    LawError,
    NotInForce,
    Omitted,
    OptionError,
    RecordError,
    Refusal,
    Refused,
    refuse,
)
from banca.law.instrument import NAME_LANGUAGES, Clause, Difference, Edition, Names, Option, Reading
from banca.law.library import (
    EDITIONS,
    common_readings,
    edition,
    edition_named,
    edition_on,
    editions_of,
    games,
)
from banca.law.options import (
    PRESETS,
    OptionSet,
    Preset,
    allowed,
    no_such_option,
    option_set,
    preset_named,
    to_json,
)
from banca.law.parameters import parameter_schema, plain_parameter, read_parameter
from banca.law.proofs import Concordance, concordance
from banca.law.words import ActWord, BetWord, OptionWord, SelectionWord
from banca.law.working_days import MACAU, Calendar
from banca.messages import LANGUAGES, BancaError, Language, language

__all__ = [
    "EDITIONS",
    "LANGUAGES",
    "MACAU",
    "NAME_LANGUAGES",
    "PRESETS",
    "ActWord",
    "Application",
    "BancaError",
    "BetWord",
    "Calendar",
    "Clause",
    "Concordance",
    "Difference",
    "Edition",
    "Language",
    "LawError",
    "Names",
    "NotInForce",
    "Omitted",
    "Option",
    "OptionError",
    "OptionSet",
    "OptionWord",
    "Preset",
    "Reading",
    "RecordError",
    "Refusal",
    "Refused",
    "SelectionWord",
    "adopt",
    "allowed",
    "common_readings",
    "concordance",
    "edition",
    "edition_named",
    "edition_on",
    "editions_of",
    "games",
    "language",
    "no_such_option",
    "option_set",
    "parameter_schema",
    "plain_parameter",
    "posted",
    "preset_named",
    "read_parameter",
    "refuse",
    "subject_to_authorisation",
    "to_json",
]
