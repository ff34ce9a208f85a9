"""The sources of the messages as tests read them: parsed by Fluent's own parser, filled in by its own resolver."""

from collections.abc import Iterator, Mapping
from datetime import date
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNumber

import banca
from banca.messages import FOLDERS, Language, _locale
from banca.messages.compiler import compile_folder, expressions, references
from banca.messages.formats import FUNCTIONS, Locale
from build_data import STYLE

SOURCES = Path(banca.__file__).parent / "messages"
BABEL: Mapping[Language, str] = {each: STYLE.get(folder, (folder, {}))[0] for each, folder in FOLDERS.items()}
DAY = date(2004, 5, 12)
NUMBERS = (0, 1, 2, 12345, 1000000)
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def locale_of(lang: Language) -> Locale:
    return _locale(lang)


@cache
def compiled(lang: Language, folder: Path = SOURCES) -> Mapping[str, Any]:
    """Every id of a language, with its compiled pattern."""
    parts = compile_folder(folder / FOLDERS[lang]).values()
    return {name: pattern for part in parts for name, pattern in part.items()}


def by_file(lang: Language, folder: Path = SOURCES) -> dict[str, str]:
    """The text of each file, by its path in the folder of the language."""
    root = folder / FOLDERS[lang]
    return {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in sorted(root.rglob("*.ftl"))}


def variables(messages: Mapping[str, Any], name: str) -> frozenset[str]:
    """What a message is told, also through the messages that it refers to."""
    found = {each[1] for each in expressions(messages[name]) if each[0] == "variable"}
    inner = [variables(messages, other) for other in references(messages[name]) if not other.startswith("-")]
    return frozenset(found.union(*inner))


# Samples, and what Fluent's own resolver makes of them.


def samples(messages: Mapping[str, Any], name: str) -> Iterator[dict[str, Any]]:
    """Values for the variables of a message: each branch of it is reached by some of them."""
    values = {variable: _values(messages, name, variable) for variable in sorted(variables(messages, name))}
    most = max(map(len, values.values()), default=1)
    for n in range(most):
        yield {variable: chosen[n % len(chosen)] for variable, chosen in values.items()}
    chosen = {variable: each for variable, each in values.items() if each[0] in (0, "en") or len(each) < len(NUMBERS)}
    for combination in product(*chosen.values()) if 1 < len(chosen) <= 3 else ():
        yield {variable: each[0] for variable, each in values.items()} | dict(zip(chosen, combination, strict=True))


def _values(messages: Mapping[str, Any], name: str, variable: str) -> tuple[Any, ...]:
    asked = ["variable", variable]
    for pattern in (messages[name], *(messages[other] for other in references(messages[name]))):
        for each in expressions(pattern):
            if each[0] == "function" and asked in each[2]:
                is_currency = each[1] == "MONEY" and each[2].index(asked) == 1
                return (DAY,) if each[1] in ("DATETIME", "ISO") else ("MOP",) if is_currency else NUMBERS
            if each[0] == "select" and each[1] == asked:
                keys = [key for key in each[2] if key not in PLURALS and not key.isdigit()]
                return (*keys, "something else") if keys else NUMBERS
    return ("«a text»", 12345)


@cache
def reference(lang: Language, folder: Path = SOURCES) -> FluentBundle:
    """Fluent's own bundle; numbers, plurals and selection are its own, what is ours stands in for the rest."""
    ours = {name: _function(lang, name) for name in FUNCTIONS if name != "NUMBER"}
    bundle = FluentBundle([BABEL[lang].replace("_", "-")], functions=ours, use_isolating=False)
    for text in by_file(lang, folder).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def _function(lang: Language, name: str) -> Any:
    def call(*values: Any, **options: Any) -> Any:
        plain = [int(str(each)) if isinstance(each, FluentNumber) else each for each in values]
        return FUNCTIONS[name](locale_of(lang), *plain, **options)

    return call


def by_reference(lang: Language, name: str, parameters: Mapping[str, Any], folder: Path = SOURCES) -> str:
    bundle = reference(lang, folder)
    head, _, attribute = name.partition(".")
    found = bundle.get_message(head)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, dict(parameters))
    assert not errors, (name, errors)
    return str(text)
