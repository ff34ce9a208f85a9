"""Strategies for --strategy: by name, or as a Python function in a file."""

import inspect
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from banca.files import read_text
from banca.law import BancaError, Language, Names, OptionError
from banca.messages import has_message, message
from banca.messages.errors import Listed, Message

BEST = "best"
PYTHON = ".py"
FILE_MOST = 4_000_000  # bytes


@dataclass(frozen=True, slots=True)
class Strategy:
    """A strategy as a kernel takes it, and its name."""

    value: Any = None  # None: the default of the game
    name: str | None = None  # None: the user's own, or nothing is decided
    json_name: str | None = None
    key: str | None = None  # id of the message that describes it
    fields: tuple[tuple[str, str | Names | Message], ...] = ()
    usual: bool = False  # the default: none was named

    @staticmethod
    def named(name: str, value: Any, text: str | None, key: str, **fields: str | Names | Message) -> "Strategy":
        return Strategy(value, name, name, key, tuple(fields.items()), usual=text is None)

    @staticmethod
    def custom(file: str, value: Any, key: str = "simulate-by-policy") -> "Strategy":
        return Strategy(value, None, file, key, (("file", file),))

    def text(self, lang: Language) -> str | None:
        if self.key is None:
            return None
        fields = {name: name_text(lang, value) for name, value in self.fields}
        says = message(lang, self.key, **fields)
        return message(lang, "simulate-usual", way=says) if self.usual else says


def name_text(lang: Language, value: str | Names | Message) -> str:
    """The name in the law or in the catalogue, or as it is."""
    if isinstance(value, Names | Message):
        return value.said_in(lang)
    name = next((f"{kind}-{value}" for kind in ("value", "hand") if has_message(f"{kind}-{value}")), None)
    return value if name is None else message(lang, name)


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
    """A function in a file. It carries the text of the file, so that it is the same on every machine."""

    file: str
    text: str
    function: str
    form: FunctionForm

    def __call__(self, *facts: Any, **more: Any) -> Any:
        try:
            return self.function_object(*facts, **{name: each for name, each in more.items() if name in self.takes})
        except (Exception, SystemExit) as error:
            asked, fault = Listed(*map(str, facts)), fault_text(error)
            raise BancaError(
                "strategy-function-failed", file=self.file, function=self.function, asked=asked, fault=fault
            ) from error

    @cached_property
    def function_object(self) -> Callable[..., Any]:
        names: dict[str, Any] = {"__name__": Path(self.file).stem, "__file__": self.file}
        try:
            exec(compile(self.text, self.file, "exec"), names)  # noqa: S102 - who names the file wants it played
        except (Exception, SystemExit) as error:
            raise BancaError("fault-in-file", file=self.file, fault=fault_text(error)) from error
        found = names.get(self.function)
        if not callable(found):
            function = f"{self.function}{self.form}"
            raise OptionError("strategy-function-missing", file=self.file, function=function)
        return found  # type: ignore[no-any-return]

    @cached_property
    def takes(self) -> tuple[str, ...]:
        """The keywords that it takes; refuses a function that cannot be called."""
        try:
            signature = inspect.signature(self.function_object)
        except ValueError:
            return self.form.more  # not written in Python, so its signature is unknown
        for more in (self.form.more, ()):
            with suppress(TypeError):
                signature.bind(*self.form.facts, **dict.fromkeys(more))
                return more
        given, asked = (f"{self.function}{form}" for form in (signature, self.form))
        raise OptionError("strategy-function-not-asked-so", file=self.file, given=given, asked=asked)

    def __reduce__(self) -> tuple[Any, ...]:
        return StrategyFunction, (self.file, self.text, self.function, self.form)


def fault_text(error: BaseException) -> str:
    """The error in the user's function, as Python reports it."""
    return f"{type(error).__name__}: {error}"


def function_in(text: str, form: FunctionForm) -> StrategyFunction:
    """FILE.py, if the function has its usual name, or FILE.py:FUNCTION."""
    file, _, function = text.partition(f"{PYTHON}:")
    name = file if file.endswith(PYTHON) else file + PYTHON
    found = StrategyFunction(name, read_text(name, FILE_MOST), function or form.name, form)
    _ = found.takes  # refuses a function with the wrong signature
    return found


def is_python(text: str) -> bool:
    return text.endswith(PYTHON) or f"{PYTHON}:" in text
