"""Games told as a list of deeds: for each kind of act, when it may be done, what it does, and where the law has it."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic

from banca.law import Refusal
from banca.play.act import Act, Do
from banca.play.game import Game, S


@dataclass(frozen=True)
class Deed(Generic[S]):
    kind: type[Act]
    refusal: Callable[[S, Any], Refusal | None]
    after: Callable[[S, Any], S]
    rests_on: Callable[[S, Any], tuple[str, ...]]
    step: str | None = None  # the name of a step that needs no more words


def cites(*clauses: str) -> Callable[[Any, Any], tuple[str, ...]]:
    """A deed that always rests on the same clauses."""
    return lambda *_: clauses


class GameOfDeeds(Game[S]):
    """Whatever happens at the table is looked up in its deeds."""

    @property
    @abstractmethod
    def deeds(self) -> tuple[Deed[S], ...]: ...

    def refusal(self, state: S, act: Act) -> Refusal | None:
        deed = self._by_name.get(act.name)
        if deed is None or type(act) is not deed.kind:
            says = f"{act.name} is no act of this game: there are {', '.join(sorted(self._by_name))}"
            return Refusal("act_must_belong_to_the_game", None, says)
        return deed.refusal(state, act)

    def done(self, state: S, act: Act) -> S:
        return self._by_name[act.name].after(state, act)

    def rests_on(self, state: S, act: Act) -> tuple[str, ...]:
        return self._by_name[act.name].rests_on(state, act)

    @cached_property
    def _by_name(self) -> Mapping[str, Deed[S]]:
        return {deed.step or deed.kind.word: deed for deed in self.deeds}

    @cached_property
    def act_kinds(self) -> Mapping[str, type[Act]]:
        return {name: deed.kind for name, deed in sorted(self._by_name.items()) if deed.kind is not Do}

    @cached_property
    def steps(self) -> frozenset[str]:
        return frozenset(name for name, deed in self._by_name.items() if deed.kind is Do)


def untimely(act: Act, clause: str | None, says: str | None = None) -> Refusal:
    """The act is one of the game, but its moment is another."""
    return Refusal("act_must_belong_to_the_phase", clause, says or f"{act.name} has no place now", untimely=True)
