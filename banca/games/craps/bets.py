"""Articles 5 and 6 of 53/2010: the twenty-eight bets of craps, as automata over the throws.

A bet stands on a number or on none; a throw wins it, loses it, draws it, moves it to a number or leaves it. The live
table, the exact edges and the simulation all use these rules.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from banca.law import OptionSet
from banca.material.dice import throws
from banca.messages.errors import Listed, Message
from banca.money import Odds, Position
from banca.play.bets import DRAWS, LOSES, STAYS, BetKind, Selections, Verdict, nothing_to_choose, one_of, wins
from banca.play.rule import Clause, Rule, Ruling

NATURALS = (7, 11)
CRAPS = (2, 3, 12)
BAR = 12  # art5.2.3: neither won nor lost against the shooter
POINTS = (4, 5, 6, 8, 9, 10)
SEVEN = 7
DICE = 2  # art2.2

THROWS: tuple[tuple[int, ...], ...] = throws(DICE)


@dataclass(frozen=True, slots=True)
class Case:
    """A throw from the view of a bet: the number on which the bet stands, if any, and the two dice."""

    on: int | None
    dice: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.dice)


Automaton = Rule[Case, Verdict]
When = Callable[[Case], bool]

EVEN = wins(Odds(1))


def first(*totals: int) -> When:
    """Condition: the first throw for the bet, before it stands on a number."""
    return lambda case: case.on is None and case.total in totals


def again(case: Case) -> bool:
    """Condition: the number of the bet comes."""
    return case.on is not None and case.total == case.on


def seven(case: Case) -> bool:
    """Condition: a seven comes before the number of the bet."""
    return case.on is not None and case.total == SEVEN


def waits(case: Case) -> bool:
    return case.on is not None and case.total not in (case.on, SEVEN)


def to_its_number(clause: str) -> tuple[Clause[Case, Verdict], ...]:
    """The number thrown becomes the bet's: the point of the line, or the place to which the croupier moves the bet."""
    return tuple(Clause(clause, first(number), Verdict("stay", to=number)) for number in POINTS)


def with_the_shooter(at_first: str, then: str, paid: str) -> Automaton:
    """Pass line and come."""
    return Rule((
        Clause(at_first, first(*NATURALS), EVEN, with_=(paid,)),
        Clause(at_first, first(*CRAPS), LOSES),
        *to_its_number(then),
        Clause(then, again, EVEN, with_=(paid,)),
        Clause(then, seven, LOSES),
        Clause(then, waits, STAYS),
    ))  # fmt: skip


def against_the_shooter(at_first: str, then: str, paid: str) -> Automaton:
    """Don't pass and don't come: the number loses and the seven wins (readings at art5.2.3.p2 and art5.2.6.p2)."""
    return Rule((
        Clause(at_first, first(*(total for total in CRAPS if total != BAR)), EVEN, with_=(paid,)),
        Clause(at_first, first(*NATURALS), LOSES),
        Clause(at_first, first(BAR), DRAWS),
        *to_its_number(then),
        Clause(then, again, LOSES),
        Clause(then, seven, EVEN, with_=(paid,)),
        Clause(then, waits, STAYS),
    ))  # fmt: skip


ODDS_WITH = {4: ("art6.2.p2", Odds(2)), 5: ("art6.2.p3", Odds(3, 2)), 6: ("art6.2.p4", Odds(6, 5))}
ODDS_AGAINST = {4: ("art6.4.p2", Odds(1, 2)), 5: ("art6.4.p3", Odds(2, 3)), 6: ("art6.4.p4", Odds(5, 6))}


def standing_on_either(number: int, when: When) -> When:
    """4 and 10, 5 and 9, 6 and 8 are paid alike."""
    return lambda case: case.on in (number, 2 * SEVEN - number) and when(case)


def odds_with(clause: str) -> Automaton:
    """The further stake on a number that wins with it."""
    return Rule((
        *(
            Clause(paid, standing_on_either(number, again), wins(odds), with_=("art6.2",))
            for number, (paid, odds) in ODDS_WITH.items()
        ),
        Clause(clause, seven, LOSES),
        Clause(clause, waits, STAYS),
    ))  # fmt: skip


def odds_against(clause: str) -> Automaton:
    """The further stake on a number that wins with the seven."""
    return Rule((
        *(
            Clause(paid, standing_on_either(number, seven), wins(odds), with_=("art6.4",))
            for number, (paid, odds) in ODDS_AGAINST.items()
        ),
        Clause(clause, again, LOSES),
        Clause(clause, waits, STAYS),
    ))  # fmt: skip


def comes(*totals: int) -> When:
    return lambda case: case.total in totals


def one_roll(clause: str, *prizes: tuple[str, tuple[int, ...], Odds]) -> Automaton:
    """Won on the totals that have a prize, lost on all others."""
    return Rule(
        tuple(Clause(paid, comes(*totals), wins(odds)) for paid, totals, odds in prizes),
        otherwise=Ruling(LOSES, (clause,)),
    )


def field(_: Any, options: OptionSet) -> Automaton:
    """Article 6(12): on 12 twice or three times the stake, as the house chooses."""
    twelve = {"double": Odds(2), "triple": Odds(3)}[str(options["field-twelve"])]
    return one_roll(
        "art5.3.8",
        ("art6.12", (3, 4, 9, 10, 11), Odds(1)),
        ("art6.12", (2,), Odds(2)),
        ("art6.12.p2", (12,), twelve),
    )


def hard_way(total: int, odds: Odds) -> Automaton:
    """The total by two equal dice, before it comes otherwise or a seven comes."""
    hard = (total // 2, total // 2)
    return Rule((
        Clause("art6.14", lambda case: case.dice == hard, wins(odds)),
        Clause("art5.4.1", lambda case: case.total in (total, SEVEN) and case.dice != hard, LOSES),
        Clause("art5.4.1", lambda case: case.total not in (total, SEVEN), STAYS),
    ))  # fmt: skip


def before_seven(clause: str, total: int, odds: Odds) -> Automaton:
    """A total before the seven; any other total leaves the bet where it is."""
    return Rule((
        Clause("art6.15", comes(total), wins(odds)),
        Clause(clause, comes(SEVEN), LOSES),
        Clause(clause, lambda case: case.total not in (total, SEVEN), STAYS),
    ))  # fmt: skip


ON_NO_NUMBER_YET = Selections(
    Message("craps-selection-next-throw"),
    {None: ((),), **{number: ((number,),) for number in POINTS}},
)
ON_ITS_NUMBER = one_of(Message("craps-selection-its-number", numbers=Listed(*POINTS, last="list-or")), POINTS)


def bet(slug: str, clause: str, rule: Automaton, selections: Selections | None = None) -> BetKind[Case]:
    return BetKind(slug, clause, selections or nothing_to_choose(), lambda *_: rule)


PASS_LINE = with_the_shooter("art5.2.1", "art5.2.1.p2", "art6.1")

LINE: tuple[BetKind[Case], ...] = (
    bet("pass-line", "art5.2.1", PASS_LINE),
    bet("pass-odds", "art5.2.2", odds_with("art5.2.2")),
    bet("dont-pass", "art5.2.3", against_the_shooter("art5.2.3", "art5.2.3.p2", "art6.3")),
    bet("dont-pass-odds", "art5.2.4", odds_against("art5.2.4")),
    bet("come", "art5.2.5", with_the_shooter("art5.2.5", "art5.2.5.p2", "art6.1"), ON_NO_NUMBER_YET),
    bet("come-odds", "art5.2.5.p3", odds_with("art5.2.5.p3"), ON_ITS_NUMBER),
    bet("dont-come", "art5.2.6", against_the_shooter("art5.2.6", "art5.2.6.p2", "art6.3"), ON_NO_NUMBER_YET),
    bet("dont-come-odds", "art5.2.6.p3", odds_against("art5.2.6.p3"), ON_ITS_NUMBER),
)

ONE_ROLL: tuple[BetKind[Case], ...] = (
    bet("any-craps", "art5.3.1", one_roll("art5.3.1", ("art6.5", CRAPS, Odds(7)))),
    bet("any-seven", "art5.3.2", one_roll("art5.3.2", ("art6.6", (SEVEN,), Odds(4)))),
    bet("eleven", "art5.3.3", one_roll("art5.3.3", ("art6.7", (11,), Odds(15)))),
    bet("ace-deuce", "art5.3.4", one_roll("art5.3.4", ("art6.8", (3,), Odds(15)))),
    bet("aces", "art5.3.5", one_roll("art5.3.5", ("art6.9", (2,), Odds(30)))),
    bet("boxcars", "art5.3.6", one_roll("art5.3.6", ("art6.10", (12,), Odds(30)))),
    # Four bets at once: the ratios are on the whole stake, net of the three quarters that lose (reading at art6.11).
    bet("horn", "art5.3.7", one_roll("art5.3.7", ("art6.11", (2, 12), Odds(27, 4)), ("art6.11", (3, 11), Odds(3)))),
    BetKind("field", "art5.3.8", nothing_to_choose(), field),
    bet("big", "art5.3.9", one_roll("art5.3.9", ("art6.13", tuple(range(8, 13)), Odds(1)))),
    bet("small", "art5.3.9", one_roll("art5.3.9", ("art6.13", tuple(range(2, 7)), Odds(1)))),
)

HARD_WAYS: tuple[BetKind[Case], ...] = (
    bet("hard-4", "art5.4.1", hard_way(4, Odds(7))),
    bet("hard-6", "art5.4.1", hard_way(6, Odds(9))),
    bet("hard-8", "art5.4.1", hard_way(8, Odds(9))),
    bet("hard-10", "art5.4.1", hard_way(10, Odds(7))),
)

MULTI_ROLL: tuple[BetKind[Case], ...] = (
    *HARD_WAYS,
    bet("big-6", "art5.4.2", before_seven("art5.4.2", 6, Odds(7, 6))),
    bet("big-8", "art5.4.2", before_seven("art5.4.2", 8, Odds(7, 6))),
    bet("big-5", "art5.4.3", before_seven("art5.4.3", 5, Odds(7, 5))),
    bet("big-9", "art5.4.3", before_seven("art5.4.3", 9, Odds(7, 5))),
    bet("big-4", "art5.4.4", before_seven("art5.4.4", 4, Odds(9, 5))),
    bet("big-10", "art5.4.4", before_seven("art5.4.4", 10, Odds(9, 5))),
)

BETS: tuple[BetKind[Case], ...] = LINE + ONE_ROLL + MULTI_ROLL  # art5.1

HORN_PARTS = 4  # art5.3.7

ON_THE_LINE = ("pass-line", "dont-pass")  # made before the come-out throw, kept until decided
FROM_THE_NEXT_THROW = ("come", "dont-come")  # made while a point is marked, kept once on a number
ODDS_ON = {
    "pass-odds": "pass-line",
    "dont-pass-odds": "dont-pass",
    "come-odds": "come",
    "dont-come-odds": "dont-come",
}


def number_of(position: Position, point: int | None) -> int | None:
    """The number on which a bet stands: its own, or the point for the line and the odds behind it."""
    if position.bet in ON_THE_LINE or ODDS_ON.get(position.bet) in ON_THE_LINE:
        return point
    return position.selection if isinstance(position.selection, int) else None


def point_after(point: int | None, dice: tuple[int, ...]) -> int | None:
    """The point that is marked after a throw: that of the pass line (art5.2.1.p2)."""
    verdict = PASS_LINE(Case(point, dice)).value
    return (verdict.to or point) if verdict.result == "stay" else None
