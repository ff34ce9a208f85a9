"""The program's own words in English, Portuguese and Chinese: a message a key, its fields by name.

What the law names (games, bets, acts, options, selections) is called as the edition calls it. What it says of itself,
its clauses and its refusals, stays as it was written. Words to type are commands, the same in every language.
"""

from collections.abc import Mapping
from typing import Any

from banca.cli.words.at_table import AT_TABLE
from banca.cli.words.blackjack import BLACKJACK
from banca.cli.words.commands import COMMANDS
from banca.cli.words.dossier import DOSSIER
from banca.cli.words.held import HELD
from banca.cli.words.named import NAMED
from banca.cli.words.pai_kau import PAI_KAU
from banca.cli.words.report import REPORT
from banca.cli.words.simulate import SIMULATE
from banca.cli.words.stud_poker import STUD_POKER
from banca.law import Language
from banca.law.instrument import LANGUAGES

MESSAGES: Mapping[str, tuple[str, str, str]] = {
    **COMMANDS,
    **AT_TABLE,
    **BLACKJACK,
    **PAI_KAU,
    **STUD_POKER,
    **HELD,
    **DOSSIER,
    **REPORT,
    **SIMULATE,
    **NAMED,
}


def word(lang: Language, key: str, **fields: Any) -> str:
    """A message, its fields filled in."""
    return MESSAGES[key][LANGUAGES.index(lang)].format(**fields)
