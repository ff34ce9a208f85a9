"""Article 7 of 53/2010: complete descriptions of bets and prizes beyond the regulation.

A new bet is an automaton like those of articles 5 and 6: for its start and for each number on which it may stand, what
each throw does to it. A different prize changes only what a bet of the regulation wins.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, get_args

from banca.games.craps.automaton import On, automaton, starts
from banca.games.craps.bets import BETS, POINTS, THROWS, Case
from banca.law import NAME_LANGUAGES, Names, edition, option_set
from banca.messages.errors import Listed, Message
from banca.money import Odds
from banca.play.bets import DRAWS, LOSES, STAYS, BetKind, Selections, Verdict, nothing_to_choose, one_of, wins
from banca.play.rule import Clause, Rule

AT = "art7.1"
EDITION = "craps-53-2010"
START = "start"  # where a bet is made, unless the bettor chooses a number
TOTALS = tuple(sorted({sum(dice) for dice in THROWS}))
SLUG = r"[a-z][a-z0-9]*(-[a-z0-9]+)*"
SLUG_MOST = 40
PRIZE_MOST = 1_000_000  # per unit: no table could pay more
UNQUOTED = str.maketrans("", "", "«»「」『』《》“”")
LAWFUL = {kind.slug: kind for kind in BETS}

When = Literal["any-time", "come-out", "point"]  # between any throws, before a point is marked, while one is
WHEN: tuple[When, ...] = get_args(When)

Where = tuple[str | int | None, ...]  # a part of a description: ("states", 4), ("changes", 0), ("slug",)


@dataclass(frozen=True, slots=True)
class Inexact:
    """What is incomplete or contradictory in a description, and where."""

    where: Where
    says: Message


def moves_to(number: int) -> Verdict:
    return Verdict("stay", to=number)


@dataclass(frozen=True)
class NewBet:
    """What each throw does to the bet at its start (None) and on each number to which it moves.

    A bet without a start is made on a number that the bettor chooses, and stays there.
    """

    slug: str
    names: Names
    states: Mapping[On, tuple[Verdict, ...]]  # for each throw of THROWS, in that order
    when: When = "any-time"

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(sorted(on for on in self.states if on is not None))

    @property
    def is_chosen(self) -> bool:
        """Whether the bettor chooses the number."""
        return None not in self.states

    @property
    def travels(self) -> bool:
        """Whether a throw may move the bet to a number, where it stays until it is decided."""
        return not self.is_chosen and bool(self.numbers)

    @cached_property
    def selections(self) -> Selections:
        if self.is_chosen:
            return one_of(Message("craps-selection-chosen", numbers=Listed(*self.numbers)), self.numbers)
        if not self.travels:
            return nothing_to_choose()
        says = Message("craps-selection-next-throw")
        return Selections(says, {None: ((),), **{number: ((number,),) for number in self.numbers}})

    @cached_property
    def _kind(self) -> BetKind[Case]:
        clauses = [
            Clause(
                AT, _does(on, {dice: said for dice, said in zip(THROWS, row, strict=True) if said == verdict}), verdict
            )
            for on, row in self.states.items()
            for verdict in dict.fromkeys(row)
        ]
        rule: Rule[Case, Verdict] = Rule(tuple(clauses))
        return BetKind(self.slug, AT, self.selections, lambda *_: rule)

    def kind(self) -> BetKind[Case]:
        """The bet as the same kind of value as the bets of the regulation."""
        return self._kind

    def inexact(self) -> Iterator[Inexact]:
        if not re.fullmatch(SLUG, self.slug) or len(self.slug) > SLUG_MOST:
            yield Inexact(("slug",), Message("craps-bet-slug", slug=repr(self.slug), most=SLUG_MOST))
        if self.slug in LAWFUL:
            yield Inexact(("slug",), Message("craps-bet-not-new", slug=self.slug))
        for lang in NAME_LANGUAGES:
            name = self.names.said_in(lang)
            if _bare(name) in {_bare(bet.names.said_in(lang)) for bet in edition(EDITION).bets.values()}:
                yield Inexact(("names", lang), Message("craps-bet-name", name=name))
        yield from self._inexact_states()

    def _inexact_states(self) -> Iterator[Inexact]:
        for on, row in self.states.items():
            moves = {verdict.to for verdict in row if verdict.to is not None}
            if len(row) != len(THROWS):
                yield Inexact(("states", on), Message("craps-bet-throws", count=len(row), throws=len(THROWS)))
            if on is not None and on not in POINTS:
                yield Inexact(("states", on), Message("craps-bet-number", number=str(on), numbers=Listed(*POINTS)))
            if self.is_chosen and moves:
                yield Inexact(("states", on), Message("craps-bet-chosen-moves"))
            if unknown := sorted(moves - {*self.states}):
                yield Inexact(("states", on), Message("craps-bet-moves", number=str(unknown[0])))
            if all(verdict == STAYS for verdict in row):
                yield Inexact(("states", on), Message("craps-bet-stays"))
            for verdict in row:
                yield from (Inexact(("states", on), says) for says in _inexact_verdict(verdict))
        yield from self._inexact_paths()

    def _inexact_paths(self) -> Iterator[Inexact]:
        """Check the paths through the states: none is circular, none is missing."""
        ways = {on: {v.to for v in row if v.to is not None and v.to in self.states} for on, row in self.states.items()}
        for on in self.states:
            if on in _reachable(ways, ways[on]):
                yield Inexact(("states", on), Message("craps-bet-returns", number=str(on)))
        reached = {*self.states} if self.is_chosen else {None, *_reachable(ways, ways[None])}
        if idle := sorted(on for on in self.states if on is not None and on not in reached):
            yield Inexact(("states", idle[0]), Message("craps-bet-idle", number=str(idle[0])))
        yield from self._inexact_outcomes()

    def _inexact_outcomes(self) -> Iterator[Inexact]:
        """Check that the bet can win and can lose; if the bettor chooses the number, on each number."""
        begun: tuple[On, ...] = (self.is_chosen and self.numbers) or (None,)
        for on in begun:
            rows = self.states.values() if on is None else (self.states[on],)
            results = {verdict.result for row in rows for verdict in row}
            for result in ("win", "lose"):
                if result not in results:
                    yield Inexact(("states", on), Message("craps-bet-never", result=result, state=state_text(on)))


def _bare(name: str) -> str:
    """A name without the law's quotation marks."""
    return " ".join(name.translate(UNQUOTED).casefold().split())


def _does(on: On, these: Mapping[tuple[int, ...], Verdict]) -> Callable[[Case], bool]:
    return lambda case: case.on == on and case.dice in these


def _reachable(ways: Mapping[On, set[int]], begin: set[int]) -> set[int]:
    found: set[int] = set()
    ahead = [*begin]
    while ahead:
        number = ahead.pop()
        if number not in found:
            found.add(number)
            ahead += ways[number]
    return found


def _inexact_verdict(verdict: Verdict) -> Iterator[Message]:
    if verdict.result == "win":
        yield from _inexact_prize(verdict.odds)
    elif verdict not in (LOSES, DRAWS, STAYS) and (verdict.result, verdict.odds) != ("stay", None):
        yield Message("craps-bet-verdict", verdict=repr(verdict))


def _inexact_prize(odds: Odds | None) -> Iterator[Message]:
    plain = odds is not None and odds == Odds(odds.prize, odds.to)
    if odds is None or not plain or not all(1 <= part <= PRIZE_MOST for part in (odds.prize, odds.to)):
        yield Message("craps-bet-prize", most=PRIZE_MOST, prize=str(odds))


def state_text(on: On) -> str:
    """The start, or the number on which the bet stands, as a description names it."""
    return START if on is None else str(on)


@dataclass(frozen=True, slots=True)
class Change:
    """Another prize: for all winning throws, for these totals, or on these numbers."""

    odds: Odds
    totals: frozenset[int] = frozenset()
    numbers: frozenset[int] = frozenset()

    def covers(self, case: Case) -> bool:
        return (not self.totals or case.total in self.totals) and (not self.numbers or case.on in self.numbers)


@dataclass(frozen=True)
class DifferentPrizes:
    """A bet of the regulation with other prizes; wins that are not changed are paid as the law says."""

    slug: str
    changes: tuple[Change, ...]

    @property
    def names(self) -> Names:
        return edition(EDITION).bets[self.slug].names

    def kind(self) -> BetKind[Case]:
        law = LAWFUL[self.slug]
        return BetKind(
            law.slug, law.clause, law.selections, lambda selection, options: self._rule(law.rule(selection, options))
        )

    def _rule(self, law: Rule[Case, Verdict]) -> Rule[Case, Verdict]:
        """The law's clauses, with paying clauses split: changed ones by article 7, the rest as before."""
        clauses: list[Clause[Case, Verdict]] = []
        for clause in law.clauses:
            if clause.value.result != "win":
                clauses.append(clause)
                continue
            clauses += [Clause(AT, _both(clause.when, change.covers), wins(change.odds)) for change in self.changes]
            kept = _both(clause.when, self._keeps)
            clauses.append(Clause(clause.id, kept, clause.value, clause.prevails_over, clause.with_))
        return Rule(tuple(clauses), law.otherwise)

    def _keeps(self, case: Case) -> bool:
        return not any(change.covers(case) for change in self.changes)

    def inexact(self) -> Iterator[Inexact]:
        if self.slug in LAWFUL:
            yield from self._inexact_changes()
        else:
            yield Inexact(("slug",), Message("craps-prizes-bet", bet=repr(self.slug), known=Listed(*LAWFUL)))

    def _inexact_changes(self) -> Iterator[Inexact]:
        if not self.changes:
            yield Inexact(("changes",), Message("craps-prizes-none"))
        won = winning(self.slug)
        for n, change in enumerate(self.changes):
            covered = [case for case in won if change.covers(case)]
            if not covered:
                yield Inexact(("changes", n), _wins_elsewhere(self.slug, won))
            if any(other.covers(case) for other in self.changes[:n] for case in covered):
                yield Inexact(("changes", n), Message("craps-prizes-twice"))
            yield from (Inexact(("changes", n), says) for says in _inexact_prize(change.odds))
            if covered and all(
                change.odds.ratio in ratios for case in covered for ratios in [_odds_paid(self.slug, case)]
            ):
                yield Inexact(("changes", n), Message("craps-prizes-same", prize=str(change.odds), bet=self.slug))


def winning(slug: str) -> tuple[Case, ...]:
    """The numbers and throws at which a bet of the regulation wins; options change only the prizes."""
    kind, options = LAWFUL[slug], option_set(edition(EDITION))
    tables = [automaton(kind, options, start) for start in starts(kind)]
    return tuple(
        dict.fromkeys(
            Case(on, dice)
            for table in tables
            for on, row in table.items()
            for dice, ruling in zip(THROWS, row, strict=True)
            if ruling.value.result == "win"
        )
    )


def _odds_paid(slug: str, case: Case) -> set[object]:
    """What the regulation pays there, whatever the house has chosen."""
    law = edition(EDITION)
    chosen = [option_set(law, {"field-twelve": a.slug}) for a in law.options["field-twelve"].alternatives]
    found = [LAWFUL[slug].ruling(None, options, case).value.odds for options in chosen]
    return {odds.ratio for odds in found if odds}


def _wins_elsewhere(slug: str, won: tuple[Case, ...]) -> Message:
    sums = Listed(*sorted({case.total for case in won}))
    numbers = sorted({case.on for case in won if case.on is not None})
    if not numbers:
        return Message("craps-prizes-wins", bet=slug, sums=sums)
    return Message("craps-prizes-wins-standing", bet=slug, sums=sums, numbers=Listed(*numbers))


def _both(first: Callable[[Case], bool], second: Callable[[Case], bool]) -> Callable[[Case], bool]:
    return lambda case: first(case) and second(case)


Description = NewBet | DifferentPrizes


def first_inexact(bet: Description) -> Inexact | None:
    return next(bet.inexact(), None)
