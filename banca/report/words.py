"""The words of reports, in the three languages: English, Portuguese as in Macau, traditional Chinese."""

from collections.abc import Mapping

from banca.law import LANGUAGES, Language
from banca.report.words_back import BACK
from banca.report.words_figures import FIGURES
from banca.report.words_house import HOUSE
from banca.report.words_par import PAR
from banca.report.words_simulation import SIMULATION

WORDS: Mapping[str, tuple[str, str, str]] = {**PAR, **BACK, **FIGURES, **HOUSE, **SIMULATION}


def say(lang: Language, key: str, **facts: object) -> str:
    """The words for the key, with the facts in their places."""
    words = WORDS[key][LANGUAGES.index(lang)]
    return words.format(**facts) if facts else words
