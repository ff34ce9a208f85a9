"""Article 7 of 53/2010: bets and prizes beyond the regulation, which the inspectorate may authorise."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from banca.games.craps.bets import BETS, HARD_WAYS, LINE, THROWS, Case
from banca.law import Names, Refusal, Refused, edition
from banca.money import Odds
from banca.play.bets import DRAWS, LOSES, STAYS, BetKind, Verdict, nothing_to_choose, wins
from banca.play.rule import Clause, Rule, Ruling
from banca.play.setting import Setting

AT = "art7.1"
TOTALS = tuple(sorted({sum(dice) for dice in THROWS}))
NOT_BY_TOTALS = frozenset(kind.slug for kind in (*LINE, *HARD_WAYS))  # by the number stood on too, or by each die


@dataclass(frozen=True)
class NewBet:
    """A precise description: what each total does to the bet. Totals that are not named lose."""

    slug: str
    names: Names
    wins: Mapping[int, Odds]
    draws: frozenset[int] = frozenset()
    stays: frozenset[int] = frozenset()  # a bet of many rolls waits through these

    def kind(self) -> BetKind[Case]:
        """Played by the same machinery as the bets of the regulation."""
        rule: Rule[Case, Verdict] = Rule(
            (
                *(Clause(AT, _comes(total), wins(odds)) for total, odds in self.wins.items()),
                Clause(AT, lambda case: case.total in self.draws, DRAWS),
                Clause(AT, lambda case: case.total in self.stays, STAYS),
            ),
            otherwise=Ruling(LOSES, (AT,)),
        )
        return BetKind(self.slug, AT, nothing_to_choose(), lambda *_: rule)

    def probability(self, *totals: int) -> Fraction:
        """That one of these totals decides the bet."""
        decides = [sum(dice) for dice in THROWS if sum(dice) not in self.stays]
        return Fraction(sum(total in totals for total in decides), len(decides))

    @property
    def edge(self) -> Fraction:
        """The casino's advantage, per unit staked on a bet left until it is decided."""
        won = self.probability(*self.wins)
        lost = 1 - won - self.probability(*self.draws)
        return lost - sum((self.probability(total) * odds.net for total, odds in self.wins.items()), Fraction(0))


def _comes(total: int) -> Callable[[Case], bool]:
    return lambda case: case.total == total


@dataclass(frozen=True)
class BetApplication:
    """What the house sends in. The list of article 7(2) is a minimum: attachments are welcome."""

    house: str
    description: NewBet | None = None
    probabilities: Mapping[int, Fraction] | None = None  # of each total that wins, as the applicant works them out
    prizes: Mapping[int, Odds] | None = None
    edge: Fraction | None = None
    changes_layout: bool = False
    layout: str | None = None
    attachments: tuple[str, ...] = ()

    @property
    def missing(self) -> tuple[str, ...]:
        """What article 7(2) asks for and the application does not have."""
        asked = {
            "description": self.description,
            "probabilities": self.probabilities,
            "prizes": self.prizes,
            "edge": self.edge,
            "layout": self.layout if self.changes_layout else "unchanged",
        }
        return tuple(name for name, value in asked.items() if value is None)

    @property
    def mismatches(self) -> tuple[str, ...]:
        """Where the stated figures are not those that the description comes to."""
        bet = self.description
        if bet is None or self.missing:
            return ()
        found = []
        if self.probabilities != {total: bet.probability(total) for total in bet.wins}:
            found.append("the probabilities are not those of the description")
        if self.prizes != dict(bet.wins):
            found.append("the prizes are not those of the description")
        if self.edge != bet.edge:
            found.append(f"the advantage is {bet.edge}, not {self.edge}")
        return tuple(found)


@dataclass(frozen=True)
class BetAuthorisation:
    """The inspectorate's decision for one house, perhaps with conditions (art7.3)."""

    house: str
    bet: NewBet
    conditions: frozenset[str] = field(default_factory=frozenset)

    def __post_init__(self) -> None:
        if says := inexact(self.bet):
            raise _refused(Refusal("description_must_be_exact", "art7.2", says))


def inexact(bet: NewBet) -> str | None:
    """What a description leaves open: no bet gives way to one that leaves out what decides it."""
    if bet.slug in NOT_BY_TOTALS:
        return f"{bet.slug} is not decided by totals alone: a description by totals is not an exact one"
    named = (*bet.wins, *bet.draws, *bet.stays)
    if not bet.wins or len(set(named)) < len(named) or not set(named) <= set(TOTALS):
        return f"{bet.slug} must win on some total from 2 to 12, and on each total only one of win, draw and stay"
    if any(min(odds.prize, odds.to) < 1 or odds != Odds(odds.prize, odds.to) for odds in bet.wins.values()):
        return f"the prizes of {bet.slug} must be so much to so much, as in 10:1"
    return None


def authorise(application: BetApplication, conditions: frozenset[str] = frozenset()) -> BetAuthorisation:
    """An application that is complete and whose figures hold may be granted; any other is turned down."""
    bet = application.description
    if bet is None or application.missing:
        says = f"the application lacks {', '.join(application.missing)}"
        raise _refused(Refusal("application_must_be_complete", "art7.2", says))
    granted = BetAuthorisation(application.house, bet, conditions)
    if application.mismatches:
        raise _refused(Refusal("application_must_be_right", "art7.2", "; ".join(application.mismatches)))
    return granted


def enable(
    house: str, bet: NewBet, held: tuple[BetAuthorisation, ...], met: frozenset[str] = frozenset()
) -> BetAuthorisation:
    """The authorisation under which this house may offer the bet, all its conditions being met at the table."""
    for authorisation in held:
        if (authorisation.house, authorisation.bet) == (house, bet):
            if unmet := sorted(authorisation.conditions - met):
                says = f"{bet.slug} is authorised on conditions that the table does not meet: {', '.join(unmet)}"
                raise _refused(Refusal("conditions_of_the_authorisation_must_be_met", "art7.3", says))
            return authorisation
    what = "prizes of" if bet.slug in {kind.slug for kind in BETS} else "new bet"
    says = f"{house} holds no authorisation for the {what} {bet.slug}"
    raise _refused(Refusal("bet_must_be_authorised", "art7.1", says))


def authorised_kinds(setting: Setting) -> tuple[BetKind[Case], ...]:
    """The bets beyond the regulation at this table; one that bears the name of a bet takes its place."""
    granted: tuple[BetAuthorisation, ...] = setting.authorised
    return tuple(authorisation.bet.kind() for authorisation in granted)


def refuse_authorised_twice(setting: Setting) -> Refusal | None:
    """Two descriptions of one bet leave open which of them is played."""
    slugs = [authorisation.bet.slug for authorisation in setting.authorised]
    if twice := [slug for slug in slugs if slugs.count(slug) > 1]:
        return Refusal("bet_must_be_authorised_once", AT, f"{twice[0]} is authorised twice: once is enough to offer it")
    return None


def _refused(refusal: Refusal) -> Refused:
    return Refused(refusal, edition("craps-53-2010").cite(refusal.clause or AT))
