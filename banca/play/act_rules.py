"""Games described by rules for their acts: when an act is allowed, what it does, and which clauses say so."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic

from banca.law import Refusal, refuse
from banca.law.words import ActWord
from banca.messages.errors import Listed, Message
from banca.play.act import Act, Do
from banca.play.game import Game, S, State
from banca.play.setting import Setting


@dataclass(frozen=True)
class ActRule(Generic[S]):
    """What the law says about one kind of act."""

    kind: type[Act]
    refusal: Callable[[S, Any], Refusal | None]
    after: Callable[[S, Any], S]
    clauses_for: Callable[[S, Any], tuple[str, ...]]
    step: str | None = None  # the name of a step that has no fields


class SameClauses:
    """The clauses of an act that has the same in every state of a table."""

    def __init__(self, of: Callable[[Setting], tuple[str, ...]]) -> None:
        self.of = of

    def __call__(self, state: State, act: Any) -> tuple[str, ...]:
        del act
        return self.of(state.setting)


def cites(*clauses: str) -> SameClauses:
    """The clauses function of an act that always has the same clauses."""
    return SameClauses(lambda _: clauses)


class ActRuleGame(Game[S]):
    """A game that looks up each act in its `act_rules`."""

    @property
    @abstractmethod
    def act_rules(self) -> tuple[ActRule[S], ...]: ...

    def refusal(self, state: S, act: Act) -> Refusal | None:
        rule = self._by_name.get(act.name)
        if rule is None or type(act) is not rule.kind:
            return refuse_foreign(act, self._by_name)
        return rule.refusal(state, act)

    def apply(self, state: S, act: Act) -> S:
        return self._by_name[act.name].after(state, act)

    def clauses_for(self, state: S, act: Act) -> tuple[str, ...]:
        return self._by_name[act.name].clauses_for(state, act)

    def clauses_of(self, setting: Setting, act: str) -> tuple[str, ...]:
        found = self._by_name[act].clauses_for
        return found.of(setting) if isinstance(found, SameClauses) else ()

    @cached_property
    def _by_name(self) -> Mapping[str, ActRule[S]]:
        return {rule.step or rule.kind.word: rule for rule in self.act_rules}

    @cached_property
    def act_kinds(self) -> Mapping[str, type[Act]]:
        return {name: rule.kind for name, rule in sorted(self._by_name.items()) if rule.kind is not Do}

    @cached_property
    def steps(self) -> frozenset[str]:
        return frozenset(name for name, rule in self._by_name.items() if rule.kind is Do)


def refuse_foreign(act: Act, known: Iterable[str]) -> Refusal:
    """Refuse an act that the game does not have."""
    acts = Listed(*map(ActWord, sorted(known)))
    return refuse("act_must_belong_to_the_game", None, act=ActWord(act.name), acts=acts)


def untimely(act: Act, clause: str | None, says: Message | str | None = None) -> Refusal:
    """Refuse an act that belongs to the game but not to this moment."""
    if says is None:
        return refuse("act_must_belong_to_the_phase", clause, untimely=True, act=ActWord(act.name))
    return Refusal("act_must_belong_to_the_phase", clause, says, untimely=True)
