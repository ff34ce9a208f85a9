"""The words of reports, in the three languages: English, Portuguese as in Macau, traditional Chinese."""

from collections.abc import Mapping

from banca.law import LANGUAGES, Language
from banca.report.words.back import BACK
from banca.report.words.figures import FIGURES
from banca.report.words.house import HOUSE
from banca.report.words.par import PAR
from banca.report.words.simulation import SIMULATION

WORDS: Mapping[str, tuple[str, str, str]] = {**PAR, **BACK, **FIGURES, **HOUSE, **SIMULATION}


def say(lang: Language, key: str, **facts: object) -> str:
    """The words for the key, with the facts in their places."""
    words = WORDS[key][LANGUAGES.index(lang)]
    return words.format(**facts) if facts else words
