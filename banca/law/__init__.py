"""The law as data: editions and their dates, clauses, options, bets, readings, working days, the concordance."""

from banca.law.authorisation import Application, adopt, posted
from banca.law.errors import (
    BancaError,
    LawError,
    NotInForce,
    Omitted,
    OptionError,
    RecordError,
    Refusal,
    Refused,
)
from banca.law.instrument import LANGUAGES, Clause, Difference, Edition, Language, Names, Option, Reading, language
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
from banca.law.working_days import MACAU, Calendar

__all__ = [
    "EDITIONS",
    "LANGUAGES",
    "MACAU",
    "PRESETS",
    "Application",
    "BancaError",
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
    "Preset",
    "Reading",
    "RecordError",
    "Refusal",
    "Refused",
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
    "to_json",
]
