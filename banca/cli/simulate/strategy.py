"""Ways to play, as they are named to the command: by name, from a table in a file, or as a Python function says."""

import inspect
from argparse import Namespace
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import Any

from banca.cache import cached_arrays, source_digest
from banca.cli.words import MESSAGES, word
from banca.files import read_text
from banca.law import BancaError, Language, Names, OptionError
from banca.play.game import Game
from banca.play.setting import Setting

BASIC, BEST, ACE_KING = "basic", "best", "ace-king"
TABLES = (".yaml", ".yml", ".csv")
PYTHON = ".py"
POLICY_MOST, TABLE_MOST = 4_000_000, 250_000  # bytes of a file


@dataclass(frozen=True, slots=True)
class Strategy:
    """A way to play as a kernel takes it, and what it is called."""

    value: Any = None  # none: as is usual for the game
    name: str | None = None  # none: somebody's own, or nothing is decided
    said: str | None = None  # as it stands in the JSON
    key: str | None = None  # of the words that tell it
    fields: tuple[tuple[str, str | Names], ...] = ()
    usual: bool = False  # nothing was asked for

    @staticmethod
    def called(name: str, value: Any, said: str | None, key: str, **fields: str | Names) -> "Strategy":
        return Strategy(value, name, name, key, tuple(fields.items()), usual=said is None)

    @staticmethod
    def own(said: str, value: Any, key: str = "simulate.by.policy") -> "Strategy":
        return Strategy(value, None, said, key, (("file", said),))

    def told(self, lang: Language) -> str | None:
        if self.key is None:
            return None
        fields = {name: said_in(lang, value) for name, value in self.fields}
        says = word(lang, self.key, **fields)
        return word(lang, "simulate.usual", way=says) if self.usual else says


def said_in(lang: Language, value: str | Names) -> str:
    """A name of the law, a word of ours, or as it is."""
    if isinstance(value, Names):
        return value.said_in(lang)
    key = next((f"{kind}.{value}" for kind in ("value", "raising") if f"{kind}.{value}" in MESSAGES), None)
    return value if key is None else word(lang, key)


def strategy_of(given: Namespace, game: Game[Any], setting: Setting) -> Strategy:
    if of := OF_GAMES.get(game.edition.game):
        return of(given.strategy, setting)
    if given.strategy is not None:
        says = f"in {game.edition.game} nothing is decided once the bets are made"
        raise OptionError(f"--strategy {given.strategy}: {says}; {', '.join(OF_GAMES)} have strategies")
    return Strategy()


# Functions of one's own.


@dataclass(frozen=True, slots=True)
class Form:
    """How a function of one's own is asked: its usual name, what it is told, and what it need not take."""

    name: str
    facts: tuple[str, ...]
    more: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"({', '.join((*self.facts, *(('*', *self.more) if self.more else ())))})"


PLAYS_BLACKJACK = Form("play", ("hand", "up", "lawful"), ("split",))
PLAYS_STUD_POKER = Form("play", ("hand", "up"))
ARRANGES = Form("arrange", ("tiles",))


@dataclass(frozen=True)
class Policy:
    """Somebody's own function: its file as it was read, so that it is the same wherever it is sent."""

    file: str
    text: str
    function: str
    form: Form

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
        """What it takes besides the facts; one that cannot be asked is refused."""
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
        return Policy, (self.file, self.text, self.function, self.form)


def policy_in(said: str, form: Form) -> Policy:
    """FILE.py, where the function has its usual name, or FILE.py:FUNCTION."""
    file, _, function = said.partition(f"{PYTHON}:")
    name = file if file.endswith(PYTHON) else file + PYTHON
    policy = Policy(name, read_text(name, POLICY_MOST), function or form.name, form)
    _ = policy.takes
    return policy


def is_python(said: str) -> bool:
    return said.endswith(PYTHON) or f"{PYTHON}:" in said


# Of each game.


def _blackjack(said: str | None, setting: Setting) -> Strategy:
    if said in (None, BASIC):
        return Strategy.called(BASIC, None, said, "simulate.by.basic")
    if said == BEST:
        return Strategy.called(BEST, best_chart(setting), said, "simulate.by.best")
    if said.endswith(TABLES):
        return Strategy.own(said, table_chart(said, setting), "simulate.by.table")
    if is_python(said):
        from banca.strategy.blackjack.chart import chart_from_policy

        return Strategy.own(said, chart_from_policy(setting, policy_in(said, PLAYS_BLACKJACK)))
    raise OptionError(f"--strategy {said}: of blackjack there are basic, best, a table (.yaml, .csv) and FILE.py")


def table_chart(file: str, setting: Setting) -> Any:
    from banca.strategy.blackjack.chart_table import chart_from_table

    text = read_text(file, TABLE_MOST)
    try:
        return chart_from_table(setting, text)
    except OptionError as error:
        raise OptionError(f"{file}: {error}") from error


def best_chart(setting: Setting) -> Any:
    """What is done in best play with every hand; reckoned once."""
    from banca.strategy.blackjack.chart import Chart

    def make() -> dict[str, Any]:
        from banca.exact.blackjack.advice import chart_of
        from banca.exact.blackjack.best import best_play

        made = chart_of(best_play(setting))
        return {each.name: getattr(made, each.name) for each in fields(Chart)}

    written = source_digest("banca.exact.blackjack", "banca.games.blackjack")
    options = f"{setting.edition.slug} {setting.options.to_json()}"
    return Chart(**cached_arrays(f"blackjack, a chart of best play: {options} {written}", make))


def _stud_poker(said: str | None, setting: Setting) -> Strategy:
    del setting
    from banca.games.stud_poker.bets import CLASSES

    if said in (None, BEST):
        return Strategy.called(BEST, None, said, "simulate.by.best")
    from banca.simulate.stud_poker.strategies import FOLD, RAISE, ByRanks, RaisesFrom

    if is_python(said):
        policy = policy_in(said, PLAYS_STUD_POKER)
        by_ranks = getattr(policy.made, "by_ranks", False)
        return Strategy.own(said, ByRanks(policy) if by_ranks else policy)
    if said == ACE_KING:
        return Strategy.called(ACE_KING, RaisesFrom(), said, "simulate.by.raises", hand=said)
    if said in CLASSES:
        highest = CLASSES[: CLASSES.index(said) + 1]
        raised = {name: RAISE if name in highest else FOLD for name in CLASSES}
        return Strategy.called(said, raised, said, "simulate.by.raises", hand=said)
    known = ", ".join((BEST, ACE_KING, *CLASSES))
    raise OptionError(f"--strategy {said}: of stud-poker there are {known} (the least hand to raise on), and FILE.py")


def _pai_kau(said: str | None, setting: Setting) -> Strategy:
    from banca.games.pai_kau.ways import WAYS, house_way

    if said is None:
        way = house_way(setting)
        return Strategy.called(way.slug, None, said, "simulate.by.way", way=way.names)
    if said in WAYS:
        return Strategy.called(said, said, said, "simulate.by.way", way=WAYS[said].names)
    if is_python(said):
        from banca.simulate.pai_kau.tiles import choice_of

        return Strategy.own(said, choice_of(policy_in(said, ARRANGES), setting))
    raise OptionError(f"--strategy {said}: of pai-kau there are {', '.join(WAYS)}, and FILE.py")


OF_GAMES: dict[str, Callable[[str | None, Setting], Strategy]] = {
    "blackjack": _blackjack,
    "stud-poker": _stud_poker,
    "pai-kau": _pai_kau,
}
