"""The setting of a round: the edition with its options, and the facts of the table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, TypeVar

from banca.law import Edition, OptionError, OptionSet, read_parameter
from banca.law.instrument import BetName
from banca.law.numbers import shown
from banca.messages.errors import Listed
from banca.money import Limits

T = TypeVar("T")
CURRENCIES = ("HKD", "MOP")


@dataclass(frozen=True)
class Setting:
    """An edition with its options, and the facts of one table.

    >>> import banca
    >>> law = banca.edition("cussec-57-2004")
    >>> setting = banca.Setting(banca.option_set(law), banca.Limits(minimum=1000, maximum=500000), currency="MOP")
    >>> setting.edition.slug, setting.limits.minimum, setting.currency
    ('cussec-57-2004', 1000, 'MOP')
    """

    options: OptionSet
    limits: Limits = field(default_factory=Limits)
    currency: str = "HKD"
    memory: Any = None  # what earlier rounds left at the table, if the game needs it
    parameters: Mapping[str, Any] = field(default_factory=dict)
    authorised: tuple[Any, ...] = ()  # bets beyond the regulation, if the inspectorate may allow them
    equipment: Any = None  # of this table; None means lawful equipment by the options

    def __post_init__(self) -> None:
        if self.currency not in CURRENCIES:
            known = Listed(*CURRENCIES, by="list-or")
            raise OptionError("currency-unknown", currency=shown(self.currency), currencies=known)
        for name, value in self.parameters.items():
            read_parameter(self.edition, name, value)

    @cached_property
    def _hash(self) -> int:
        return hash((self.options, self.limits, self.currency))

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def derived(self) -> dict[Any, Any]:
        """A cache of what games derive from this setting without its memory, by keys of their own."""
        return {}

    def derive(self, find: Callable[["Setting"], T]) -> T:
        """What a function finds of this setting, if it does not look at the memory: found once."""
        if find not in self.derived:
            self.derived[find] = find(self)
        found: T = self.derived[find]
        return found

    def with_memory(self, memory: Any) -> "Setting":
        """The same table when another round has left this. All that does not depend on it stays derived."""
        after = object.__new__(type(self))  # every round has a setting: what was checked is not checked again
        after.__dict__.update(self.__dict__, memory=memory, derived=self.derived)
        return after

    def __getstate__(self) -> dict[str, Any]:
        """Leave the cache out: another process derives its contents again."""
        return {f.name: getattr(self, f.name) for f in fields(self)}

    def parameter(self, name: str) -> Any:
        """What the house has set; by default the first of the words, or None."""
        words = self.edition.parameters[name].words
        return self.parameters.get(name, words[0] if words else None)

    @property
    def edition(self) -> Edition:
        return self.options.edition


def edition_of_table(setting: Setting) -> Edition:
    """The edition with the names of bets authorised beyond it."""
    edition = setting.edition
    more = {a.bet.slug: a.bet.names for a in setting.authorised if a.bet.slug not in edition.bets}
    named_ = {slug: BetName("authorised-when", slug, names, ()) for slug, names in more.items()}
    return replace(edition, bets={**edition.bets, **named_}) if named_ else edition
