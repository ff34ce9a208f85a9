"""Every sentence that a person reads, in English, Portuguese and Chinese as in Macau.

The sentences stand in Fluent files, `LANGUAGE/SUBJECT.ftl`, with the same ids in every language; those about an
edition of the law in `LANGUAGE/law/EDITION.ftl`. Installing compiles them to JSON. A package that brings games of its
own has a folder `messages` laid out alike.

>>> message("pt", "simulate-rounds-count", count=12000)
'12\\xa0000 jogadas'
"""

import json
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from typing import Any

from banca.extensions import PACKAGES
from banca.messages import formats
from banca.messages.bundle import Bundle, Pattern
from banca.messages.errors import BancaError, Listed, MessageError
from banca.messages.formats import Locale, Number, Numeric

__all__ = [
    "LANGUAGES",
    "BancaError",
    "Language",
    "MessageError",
    "catalogue",
    "day_text",
    "figures_text",
    "has_message",
    "joined",
    "language",
    "message",
    "message_ids",
    "money_text",
    "number_text",
    "odds_text",
    "percent_text",
]

COMPILED, SHARED, LAW = "compiled", "messages", "law"  # folders and files
_LOCALES = json.loads((files("banca.messages") / COMPILED / "locales.json").read_text(encoding="utf-8"))

Language = str  # "en", "pt", "zh": the first part of the tag that names the folder
FOLDERS: Mapping[Language, str] = {folder.partition("-")[0]: folder for folder in _LOCALES}
LANGUAGES: tuple[Language, ...] = tuple(FOLDERS)
TAGS: Mapping[str, Language] = {tag: each for each, folder in FOLDERS.items() for tag in (each, folder, f"{folder}-MO")}


def language(tag: str) -> Language:
    """The language of a tag.

    >>> from banca.law import language
    >>> language("zh-Hant-MO")
    'zh'
    """

    if tag not in TAGS:
        raise BancaError("language-unknown", name=repr(tag), languages=Listed(*LANGUAGES))
    return TAGS[tag]


def message(language: Language, name: str, /, **parameters: Any) -> str:
    """A message by its id, or its attribute as `id.attribute`.

    A text is filled in as it is, a Fraction as 1/36; an int, a float, a Decimal, a date or another message as the
    language says it.
    """
    said = {k: v.said_in(language) if hasattr(v, "said_in") else v for k, v in parameters.items()}
    return _bundle(language).format(name, said)


def has_message(name: str) -> bool:
    edition = _edition_of(name)
    return name in _load("en", SHARED) or (edition is not None and name in _load("en", f"{LAW}/{edition}"))


def message_ids(prefix: str = "") -> tuple[str, ...]:
    """The ids outside the law with this prefix."""
    return tuple(name for name in _load("en", SHARED) if name.startswith(prefix))


def catalogue(language: Language, edition: str | None = None) -> tuple[Mapping[str, Any], Mapping[str, Pattern]]:
    """The locale of a language, and its messages outside the law or of one edition, compiled: for another program."""
    return _LOCALES[FOLDERS[language]], _load(language, SHARED if edition is None else f"{LAW}/{edition}")


# The same outside of sentences, as in the cells of a table.


def number_text(language: Language, value: Numeric, digits: int | None = None, *, grouped: bool = True) -> str:
    """A number, with a fixed number of decimals if given."""
    number = Number(value, grouped=grouped) if digits is None else Number(value, digits, digits, grouped)
    return formats.write_number(_locale(language), number)


def percent_text(language: Language, share: Numeric, digits: int) -> str:
    return formats.write_number(_locale(language), Number(share, digits, digits, is_percent=True))


def money_text(language: Language, minor_units: int, currency: str | None = None) -> str:
    return formats.write_money(_locale(language), minor_units, currency)


def odds_text(language: Language, prize: Numeric, stake: Numeric = 1) -> str:
    return formats.write_odds(_locale(language), prize, stake)


def day_text(language: Language, day: date) -> str:
    return formats.write_day(_locale(language), day)


def figures_text(language: Language, text: str) -> str:
    """A text of figures in English notation, converted to the language; other texts stay."""
    return text if language == "en" else formats.write_figures(_locale(language), text)


def joined(language: Language, parts: Iterable[object], by: str = "list-items", last: str | None = None) -> str:
    """The parts joined into one text: neighbours by the message `by` (`a, b`), the last two by `last`."""
    texts = [str(each) for each in parts]
    text = message(language, by, first="\0", last="\0").strip("\0").join(texts[:-1] if last else texts)
    return message(language, last, first=text, last=texts[-1]) if last and len(texts) > 1 else text or "".join(texts)


# Loading.


@cache
def _bundle(language: Language) -> Bundle:
    def pattern(name: str) -> Pattern:
        for each in dict.fromkeys((language, "en")):  # a package may lack a language
            found = _load(each, SHARED).get(name)
            if found is None and (edition := _edition_of(name)):
                found = _load(each, f"{LAW}/{edition}").get(name)
            if found is not None:
                return found
        raise MessageError(f"there is no message {name}")

    return Bundle(_locale(language), pattern)


@cache
def _locale(language: Language) -> Locale:
    return Locale(**_LOCALES[FOLDERS[language]])


def _edition_of(name: str) -> str | None:
    """The edition of the law to which a message id belongs."""
    return next((each for each in _editions() if name.startswith(f"{each}-")), None)


@cache
def _editions() -> tuple[str, ...]:
    folders = (root / FOLDERS["en"] / LAW for package in PACKAGES if (root := _compiled_or_source(package)))
    return tuple(file.name.rpartition(".")[0] for folder in folders if folder.is_dir() for file in folder.iterdir())


@cache
def _load(language: Language, part: str) -> Mapping[str, Pattern]:
    """Load a part of the catalogue from all packages: the shared messages, or those of one edition."""
    found: dict[str, Pattern] = {}
    for package in PACKAGES:
        root = _compiled_or_source(package)
        if root is None:
            continue
        if root.name == COMPILED:
            file = root.joinpath(FOLDERS[language], *f"{part}.json".split("/"))
            found |= json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        else:
            found |= _compile_now(package, language).get(part, {})
    return found


def _compiled_or_source(package: str) -> Traversable | None:
    """The folder of a package's compiled messages, or of their sources; None if it has neither."""
    root = files(package) / "messages"
    if (root / COMPILED).is_dir():
        return root / COMPILED
    return root if root.is_dir() else None


@cache
def _compile_now(package: str, language: Language) -> Mapping[str, Mapping[str, Pattern]]:
    """Compile the messages of a package that was not compiled."""
    try:
        from banca.messages import compiler  # noqa: PLC0415 - wanted for such a package alone
    except ModuleNotFoundError:
        raise MessageError(f"compiling the messages of {package} needs fluent.syntax, which is not installed") from None
    with as_file(files(package) / "messages" / FOLDERS[language]) as folder:
        try:
            return compiler.compile_folder(folder)
        except compiler.FluentError as fault:
            raise MessageError(str(fault)) from fault
