"""Games described by rules for their acts: when each act may be done, what it does, and which clauses it rests on."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic

from banca.law import Refusal
from banca.play.act import Act, Do
from banca.play.game import Game, S


@dataclass(frozen=True)
class ActRule(Generic[S]):
    """What the law says of one kind of act."""

    kind: type[Act]
    refusal: Callable[[S, Any], Refusal | None]
    after: Callable[[S, Any], S]
    clauses_for: Callable[[S, Any], tuple[str, ...]]
    step: str | None = None  # the name of a step that needs no more words


def cites(*clauses: str) -> Callable[[Any, Any], tuple[str, ...]]:
    """For an act that always rests on the same clauses."""
    return lambda *_: clauses


class ActRuleGame(Game[S]):
    """A game that looks up each act in its `act_rules`."""

    @property
    @abstractmethod
    def act_rules(self) -> tuple[ActRule[S], ...]: ...

    def refusal(self, state: S, act: Act) -> Refusal | None:
        rule = self._by_name.get(act.name)
        if rule is None or type(act) is not rule.kind:
            says = f"{act.name} is no act of this game: there are {', '.join(sorted(self._by_name))}"
            return Refusal("act_must_belong_to_the_game", None, says)
        return rule.refusal(state, act)

    def apply(self, state: S, act: Act) -> S:
        return self._by_name[act.name].after(state, act)

    def clauses_for(self, state: S, act: Act) -> tuple[str, ...]:
        return self._by_name[act.name].clauses_for(state, act)

    @cached_property
    def _by_name(self) -> Mapping[str, ActRule[S]]:
        return {rule.step or rule.kind.word: rule for rule in self.act_rules}

    @cached_property
    def act_kinds(self) -> Mapping[str, type[Act]]:
        return {name: rule.kind for name, rule in sorted(self._by_name.items()) if rule.kind is not Do}

    @cached_property
    def steps(self) -> frozenset[str]:
        return frozenset(name for name, rule in self._by_name.items() if rule.kind is Do)


def untimely(act: Act, clause: str | None, says: str | None = None) -> Refusal:
    """Refuse an act that belongs to the game but not to this moment."""
    return Refusal("act_must_belong_to_the_phase", clause, says or f"{act.name} has no place now", untimely=True)
