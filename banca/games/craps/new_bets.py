"""Article 7 of 53/2010: bets and prizes beyond the regulation, each described so that nothing is left open.

A new bet is an automaton like those of articles 5 and 6: for each number on which it may stand, and for where it is
made, what each throw does to it. A different prize changes what a bet of the regulation wins, and nothing else of it.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, get_args

from banca.games.craps.automaton import On, automaton, starts
from banca.games.craps.bets import BETS, POINTS, THROWS, Case
from banca.law import LANGUAGES, Names, edition, option_set
from banca.money import Odds
from banca.play.bets import DRAWS, LOSES, STAYS, BetKind, Selections, Verdict, nothing_to_choose, one_of, wins
from banca.play.rule import Clause, Rule

AT = "art7.1"
EDITION = "craps-53-2010"
TOTALS = tuple(sorted({sum(dice) for dice in THROWS}))
SLUG = r"[a-z][a-z0-9]*(-[a-z0-9]+)*"
SLUG_MOST = 40
PRIZE_MOST = 1_000_000  # to one, or for so many: more is no prize that a table could pay
UNQUOTED = str.maketrans("", "", "«»《》“”")
LAWFUL = {kind.slug: kind for kind in BETS}

When = Literal["any-time", "come-out", "point"]  # between any throws, before a point is marked, while one is
WHEN: tuple[When, ...] = get_args(When)

Where = tuple[str | int | None, ...]  # which part of a description is meant: ("states", 4), ("changes", 0), ("slug",)


@dataclass(frozen=True, slots=True)
class Inexact:
    """What a description leaves open, and where."""

    where: Where
    says: str


def moves_to(number: int) -> Verdict:
    return Verdict("stay", to=number)


@dataclass(frozen=True)
class NewBet:
    """What each of the throws does to the bet where it is made (None) and on each number to which it moves.

    A bet that is not described where it is made is made on a number of the bettor's choice, and stays there.
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
        """Whether a throw may take the bet to a number, where it then stays until it is decided."""
        return not self.is_chosen and bool(self.numbers)

    @cached_property
    def selections(self) -> Selections:
        if self.is_chosen:
            return one_of(f"a number of the bettor's choice: {_listed(self.numbers)}", self.numbers)
        if not self.travels:
            return nothing_to_choose()
        says = "the next throw: a number comes of itself"
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
        """Played by the same machinery as the bets of the regulation."""
        return self._kind

    def inexact(self) -> Iterator[Inexact]:
        if not re.fullmatch(SLUG, self.slug) or len(self.slug) > SLUG_MOST:
            says = (
                f"{self.slug!r} is no word for a bet: small letters and digits with dashes between, at most {SLUG_MOST}"
            )
            yield Inexact(("slug",), says)
        if self.slug in LAWFUL:
            says = f"{self.slug} is a bet of the regulation: its prizes may be others, but it is no new bet"
            yield Inexact(("slug",), says)
        for lang in LANGUAGES:
            name = self.names.said_in(lang)
            if _bare(name) in {_bare(bet.names.said_in(lang)) for bet in edition(EDITION).bets.values()}:
                says = f"{name} is the name of a bet of the regulation: bettors would be misled"
                yield Inexact(("names", lang), says)
        yield from self._inexact_states()

    def _inexact_states(self) -> Iterator[Inexact]:
        for on, row in self.states.items():
            moves = {verdict.to for verdict in row if verdict.to is not None}
            if len(row) != len(THROWS):
                yield Inexact(("states", on), f"{len(row)} throws are described, not {len(THROWS)}")
            if on is not None and on not in POINTS:
                yield Inexact(("states", on), f"no bet stands on {on}: numbers are {_listed(POINTS)}")
            if self.is_chosen and moves:
                yield Inexact(("states", on), "a bet on a number of the bettor's choice stays there: it cannot move")
            if unknown := sorted(moves - {*self.states}):
                says = f"it moves to {unknown[0]}, of which nothing is said"
                yield Inexact(("states", on), says)
            if all(verdict == STAYS for verdict in row):
                yield Inexact(("states", on), "every throw leaves the bet there: it would never be decided")
            for verdict in row:
                yield from (Inexact(("states", on), says) for says in _inexact_verdict(verdict))
        yield from self._inexact_ways()

    def _inexact_ways(self) -> Iterator[Inexact]:
        """The ways through the states: none of them turns back, and none is missing."""
        ways = {on: {v.to for v in row if v.to is not None and v.to in self.states} for on, row in self.states.items()}
        for on in self.states:
            if on in _reached(ways, ways[on]):
                yield Inexact(("states", on), f"from {on} it comes back to {on}: numbers are moved through but once")
        reached = {*self.states} if self.is_chosen else {None, *_reached(ways, ways[None])}
        if idle := sorted(on for on in self.states if on is not None and on not in reached):
            yield Inexact(("states", idle[0]), f"no throw takes the bet to {idle[0]}: leave it out, or say which does")
        yield from self._inexact_ends()

    def _inexact_ends(self) -> Iterator[Inexact]:
        """A bet may be won and may be lost; on a number of the bettor's choice, on each of them."""
        begun: tuple[On, ...] = (self.is_chosen and self.numbers) or (None,)
        for on in begun:
            rows = self.states.values() if on is None else (self.states[on],)
            results = {verdict.result for row in rows for verdict in row}
            where = "" if on is None else f" on {on}"
            for result in ("win", "lose"):
                if result not in results:
                    yield Inexact(
                        ("states", on), f"no throw {result}s the bet{where}: a bet may be won and may be lost"
                    )


def _bare(name: str) -> str:
    """A name without the marks that the law puts around it."""
    return " ".join(name.translate(UNQUOTED).casefold().split())


def _does(on: On, these: Mapping[tuple[int, ...], Verdict]) -> Callable[[Case], bool]:
    return lambda case: case.on == on and case.dice in these


def _reached(ways: Mapping[On, set[int]], begin: set[int]) -> set[int]:
    found: set[int] = set()
    ahead = [*begin]
    while ahead:
        number = ahead.pop()
        if number not in found:
            found.add(number)
            ahead += ways[number]
    return found


def _inexact_verdict(verdict: Verdict) -> Iterator[str]:
    if verdict.result == "win":
        yield from _inexact_prize(verdict.odds)
    elif verdict not in (LOSES, DRAWS, STAYS) and (verdict.result, verdict.odds) != ("stay", None):
        yield f"a throw wins, draws, loses, leaves the bet or moves it: {verdict!r} is none of these"


def _inexact_prize(odds: Odds | None) -> Iterator[str]:
    plain = odds is not None and odds == Odds(odds.prize, odds.to)
    if odds is None or not plain or not all(1 <= part <= PRIZE_MOST for part in (odds.prize, odds.to)):
        yield f"a prize is so much to so much, as in 10:1, each from 1 to {PRIZE_MOST}, not {odds}"


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


@dataclass(frozen=True, slots=True)
class Change:
    """Another prize where the bet wins: on all throws that win it, or on these totals, or standing on these numbers."""

    odds: Odds
    totals: frozenset[int] = frozenset()
    numbers: frozenset[int] = frozenset()

    def covers(self, case: Case) -> bool:
        return (not self.totals or case.total in self.totals) and (not self.numbers or case.on in self.numbers)


@dataclass(frozen=True)
class DifferentPrizes:
    """A bet of the regulation at other prizes; whatever it wins that is not changed is paid as the law has it."""

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
        """The clauses of the law, those that pay divided: what is changed by article 7, the rest as it was."""
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
            yield Inexact(("slug",), f"the regulation has no bet {self.slug!r}: it has {', '.join(LAWFUL)}")

    def _inexact_changes(self) -> Iterator[Inexact]:
        if not self.changes:
            yield Inexact(("changes",), "no prize is changed")
        won = winning(self.slug)
        for n, change in enumerate(self.changes):
            covered = [case for case in won if change.covers(case)]
            if not covered:
                yield Inexact(("changes", n), f"{self.slug} wins nothing there: it wins {_wins_on(won)}")
            if any(other.covers(case) for other in self.changes[:n] for case in covered):
                yield Inexact(("changes", n), "two changes set a prize for the same throw")
            yield from (Inexact(("changes", n), says) for says in _inexact_prize(change.odds))
            if covered and all(change.odds.ratio in ratios for case in covered for ratios in [_paid(self.slug, case)]):
                says = f"{change.odds} is no different prize: the regulation has {self.slug} pay that already"
                yield Inexact(("changes", n), says)


def winning(slug: str) -> tuple[Case, ...]:
    """The numbers and throws at which a bet of the regulation wins; the options change prizes, not these."""
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


def _paid(slug: str, case: Case) -> set[object]:
    """What the regulation pays there, whatever the house has chosen."""
    law = edition(EDITION)
    chosen = [option_set(law, {"field-twelve": a.slug}) for a in law.options["field-twelve"].alternatives]
    found = [LAWFUL[slug].ruling(None, options, case).value.odds for options in chosen]
    return {odds.ratio for odds in found if odds}


def _wins_on(won: tuple[Case, ...]) -> str:
    totals = sorted({case.total for case in won})
    numbers = sorted({case.on for case in won if case.on is not None})
    on = f"on the sums {_listed(tuple(totals))}"
    return f"{on}, standing on {_listed(tuple(numbers))}" if numbers else on


def _both(first: Callable[[Case], bool], second: Callable[[Case], bool]) -> Callable[[Case], bool]:
    return lambda case: first(case) and second(case)


Description = NewBet | DifferentPrizes


def first_inexact(bet: Description) -> Inexact | None:
    return next(bet.inexact(), None)
