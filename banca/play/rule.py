"""A rule is a list of cited clauses in the article's order. No clause, or two contrary ones, is an error."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from banca.law import BancaError
from banca.messages.errors import Listed

F = TypeVar("F")
V = TypeVar("V")


class Silence(BancaError):
    """No clause covers the case."""


class Conflict(BancaError):
    """Two contrary clauses cover the case, and neither prevails."""


@dataclass(frozen=True, slots=True)
class Clause(Generic[F, V]):
    id: str
    when: Callable[[F], bool]
    value: V
    prevails_over: tuple[str, ...] = ()
    with_: tuple[str, ...] = ()  # clauses to cite with it, such as the commission on a prize


@dataclass(frozen=True, slots=True)
class Ruling(Generic[V]):
    """The decision of a rule on a case, and its clauses."""

    value: V
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rule(Generic[F, V]):
    clauses: tuple[Clause[F, V], ...]
    otherwise: Ruling[V] | None = None  # the ruling of a clause that covers all other cases

    def __call__(self, fact: F) -> Ruling[V]:
        holding = [c for c in self.clauses if c.when(fact)]
        defeated = {loser for c in holding for loser in c.prevails_over}
        standing = [c for c in holding if c.id not in defeated]
        if not standing:
            if self.otherwise is None:
                raise Silence("rule-silent", fact=repr(fact), clauses=Listed(*(c.id for c in self.clauses)))
            return self.otherwise
        if any(c.value != standing[0].value for c in standing):
            contrary = Listed(*(c.id for c in standing), by="list-and")
            raise Conflict("rule-contradicts-itself", clauses=contrary, fact=repr(fact))
        cited = dict.fromkeys(id_ for c in standing for id_ in (c.id, *c.with_))
        return Ruling(standing[0].value, tuple(cited))


def tabulate(rule: Callable[[F], Ruling[V]], over: Iterable[F]) -> Mapping[F, Ruling[V]]:
    """Apply the rule to all its cases. Raises Silence or Conflict on the first that it does not decide."""
    return {fact: rule(fact) for fact in over}
