"""The language of whoever asks: `lang` in the address, or what the browser prefers."""

from starlette.requests import HTTPConnection

from banca.law import Language, language
from banca.messages import LANGUAGES

USUAL = "en"
PREFERENCES_MOST = 20  # that a browser may name


def asked_language(connection: HTTPConnection) -> Language:
    """BancaError: `lang` names a language that there is not."""
    said = connection.query_params.get("lang")
    return language(said) if said is not None else preferred(connection.headers.get("accept-language", ""))


def language_of_error(connection: HTTPConnection) -> Language:
    """The same, where what is wrong may be the language itself."""
    said = connection.query_params.get("lang", "").partition("-")[0]
    return said if said in LANGUAGES else preferred(connection.headers.get("accept-language", ""))


def preferred(said: str) -> Language:
    """By Accept-Language: `pt-PT, zh;q=0.8, *;q=0.1`."""
    found: list[tuple[float, Language]] = []
    for each in said.split(",")[:PREFERENCES_MOST]:
        tag, _, quality = each.partition(";")
        name = tag.strip().lower().partition("-")[0]
        if name in LANGUAGES and (weight := _weight(quality)) > 0:
            found.append((weight, name))
    return max(found, key=lambda each: each[0])[1] if found else USUAL


def _weight(said: str) -> float:
    text = said.strip().removeprefix("q=")
    if not text:
        return 1.0
    return float(text) if text.replace(".", "", 1).isdecimal() and text.isascii() else 0.0
