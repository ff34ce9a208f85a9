"""Strategies as --strategy names them: by a name of the game, or as a Python function in a file."""

import inspect
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from banca.cli.words import MESSAGES, word
from banca.files import read_text
from banca.law import BancaError, Language, Names, OptionError

BEST = "best"
PYTHON = ".py"
FILE_MOST = 4_000_000  # bytes


@dataclass(frozen=True, slots=True)
class Strategy:
    """A strategy as a kernel takes it, and what it is called."""

    value: Any = None  # None: the usual one of the game
    name: str | None = None  # None: somebody's own, or nothing is decided
    json_name: str | None = None
    key: str | None = None  # of the message that describes it
    fields: tuple[tuple[str, str | Names], ...] = ()
    usual: bool = False  # none was named

    @staticmethod
    def called(name: str, value: Any, text: str | None, key: str, **fields: str | Names) -> "Strategy":
        return Strategy(value, name, name, key, tuple(fields.items()), usual=text is None)

    @staticmethod
    def custom(file: str, value: Any, key: str = "simulate.by.policy") -> "Strategy":
        return Strategy(value, None, file, key, (("file", file),))

    def text(self, lang: Language) -> str | None:
        if self.key is None:
            return None
        fields = {name: name_text(lang, value) for name, value in self.fields}
        says = word(lang, self.key, **fields)
        return word(lang, "simulate.usual", way=says) if self.usual else says


def name_text(lang: Language, value: str | Names) -> str:
    """A name of the law, a word of ours, or as it is."""
    if isinstance(value, Names):
        return value.said_in(lang)
    key = next((f"{kind}.{value}" for kind in ("value", "raising") if f"{kind}.{value}" in MESSAGES), None)
    return value if key is None else word(lang, key)


# Functions in files.


@dataclass(frozen=True, slots=True)
class FunctionForm:
    """How a strategy function is called: its usual name, its arguments, and keywords that it may leave out."""

    name: str
    facts: tuple[str, ...]
    more: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"({', '.join((*self.facts, *(('*', *self.more) if self.more else ())))})"


@dataclass(frozen=True)
class StrategyFunction:
    """A function in a file: it carries the text of the file, so that it is the same on every machine it is sent to."""

    file: str
    text: str
    function: str
    form: FunctionForm

    def __call__(self, *facts: Any, **more: Any) -> Any:
        try:
            return self.made(*facts, **{name: each for name, each in more.items() if name in self.takes})
        except (Exception, SystemExit) as error:
            says = f"{self.function} failed on {', '.join(map(str, facts))}"
            raise BancaError(f"{self.file}: {says}: {type(error).__name__}: {error}") from error

    @cached_property
    def made(self) -> Callable[..., Any]:
        names: dict[str, Any] = {"__name__": Path(self.file).stem, "__file__": self.file}
        try:
            exec(compile(self.text, self.file, "exec"), names)  # noqa: S102 - who names the file wants it played
        except (Exception, SystemExit) as error:
            raise BancaError(f"{self.file}: {type(error).__name__}: {error}") from error
        found = names.get(self.function)
        if not callable(found):
            says = f"{self.file} has no function {self.function}{self.form}"
            raise OptionError(f"{says}: name the one that is meant, as in {self.file}:NAME")
        return found  # type: ignore[no-any-return]

    @cached_property
    def takes(self) -> tuple[str, ...]:
        """The keywords that it takes; a function that cannot be called is refused."""
        try:
            signature = inspect.signature(self.made)
        except ValueError:
            return self.form.more  # not written in Python: it says nothing of what it takes
        for more in (self.form.more, ()):
            with suppress(TypeError):
                signature.bind(*self.form.facts, **dict.fromkeys(more))
                return more
        raise OptionError(f"{self.file}: {self.function}{signature} cannot be asked as {self.function}{self.form}")

    def __reduce__(self) -> tuple[Any, ...]:
        return StrategyFunction, (self.file, self.text, self.function, self.form)


def function_in(text: str, form: FunctionForm) -> StrategyFunction:
    """FILE.py, if the function has its usual name, or FILE.py:FUNCTION."""
    file, _, function = text.partition(f"{PYTHON}:")
    name = file if file.endswith(PYTHON) else file + PYTHON
    found = StrategyFunction(name, read_text(name, FILE_MOST), function or form.name, form)
    _ = found.takes  # refuses a function that cannot be called so
    return found


def is_python(text: str) -> bool:
    return text.endswith(PYTHON) or f"{PYTHON}:" in text
