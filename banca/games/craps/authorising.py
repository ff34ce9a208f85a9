"""Article 7 of 53/2010: the application of a house, the decision of the inspectorate, and what may then be offered."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from fractions import Fraction

from banca.games.craps.automaton import Absorbed, starts, worth
from banca.games.craps.bets import Case
from banca.games.craps.new_bets import AT, EDITION, Description, DifferentPrizes, NewBet, first_inexact
from banca.law import OptionSet, Refusal, Refused, edition, option_set
from banca.money import Odds, Selection
from banca.play.bets import BetKind
from banca.play.setting import Setting

Chances = Mapping[Odds, Fraction]  # of each prize


def figures(bet: Description, options: OptionSet | None = None) -> dict[Selection, Absorbed]:
    """What becomes of the bet, for each number on which it may be made, or for None."""
    kind = bet.kind()
    chosen = options or option_set(edition(EDITION))
    return {start: worth(kind, chosen, start) for start in starts(kind)}


def chances(found: Absorbed) -> dict[Odds, Fraction]:
    """The probability of each prize, of a bet left until it is decided."""
    return {verdict.odds: chance for verdict, chance in found.verdicts.items() if verdict.odds}


@dataclass(frozen=True)
class BetApplication:
    """What the house sends in. The list of article 7(2) is a minimum: attachments are welcome.

    Figures are given for each number on which the bet may be made, or for None where there is no such choice.
    """

    house: str
    description: Description | None = None
    probabilities: Mapping[Selection, Chances] | None = None  # of each prize, as the applicant works them out
    prizes: frozenset[Odds] | None = None
    edge: Mapping[Selection, Fraction] | None = None
    changes_layout: bool = False
    layout: str | None = None
    attachments: tuple[str, ...] = ()
    options: OptionSet | None = None  # of the house, where they bear on the prizes that are not changed

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
        if self.description is None or self.missing:
            return ()
        found = figures(self.description, self.options)
        prizes = {start: chances(of_it) for start, of_it in found.items()}
        edges = {start: -of_it.mean() for start, of_it in found.items()}
        wrong = []
        if self.probabilities != prizes:
            wrong.append("the probabilities are not those of the description")
        if self.prizes != frozenset(odds for of_it in prizes.values() for odds in of_it):
            wrong.append("the prizes are not those of the description")
        if self.edge != edges:
            wrong.append(f"the advantage is {_said(edges)}, not {_said(self.edge or {})}")
        return tuple(wrong)


def _said(edges: Mapping[Selection, Fraction]) -> str:
    return ", ".join(str(edge) if start is None else f"{edge} on {start}" for start, edge in edges.items())


@dataclass(frozen=True)
class BetAuthorisation:
    """The inspectorate's decision for one house, perhaps with conditions (art7.3)."""

    house: str
    bet: Description
    conditions: frozenset[str] = field(default_factory=frozenset)
    reference: str | None = None  # the number of the decision
    day: date | None = None

    def __post_init__(self) -> None:
        if found := first_inexact(self.bet):
            raise _refused(Refusal("description_must_be_exact", "art7.2", found.says))


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
    house: str, bet: Description, held: tuple[BetAuthorisation, ...], met: frozenset[str] = frozenset()
) -> BetAuthorisation:
    """The authorisation under which this house may offer the bet, all its conditions being met at the table."""
    for authorisation in held:
        if (authorisation.house, authorisation.bet) == (house, bet):
            if unmet := sorted(authorisation.conditions - met):
                says = f"{bet.slug} is authorised on conditions that the table does not meet: {', '.join(unmet)}"
                raise _refused(Refusal("conditions_of_the_authorisation_must_be_met", "art7.3", says))
            return authorisation
    what = "prizes of" if isinstance(bet, DifferentPrizes) else "new bet"
    says = f"{house} holds no authorisation for the {what} {bet.slug}"
    raise _refused(Refusal("bet_must_be_authorised", "art7.1", says))


def authorised_kinds(setting: Setting) -> tuple[BetKind[Case], ...]:
    """The bets beyond the regulation at this table; one of the regulation at other prizes takes its place."""
    granted: tuple[BetAuthorisation, ...] = setting.authorised
    return tuple(authorisation.bet.kind() for authorisation in granted)


def new_bet(setting: Setting, slug: str) -> NewBet | None:
    """The new bet of this name that is authorised for the table."""
    granted: tuple[BetAuthorisation, ...] = setting.authorised
    return next((a.bet for a in granted if isinstance(a.bet, NewBet) and a.bet.slug == slug), None)


def refuse_authorisations(setting: Setting) -> Refusal | None:
    """Two descriptions of one bet leave open which of them is played, and a table is of one house."""
    granted: tuple[BetAuthorisation, ...] = setting.authorised
    slugs = [authorisation.bet.slug for authorisation in granted]
    if twice := [slug for slug in slugs if slugs.count(slug) > 1]:
        return Refusal("bet_must_be_authorised_once", AT, f"{twice[0]} is authorised twice: once is enough to offer it")
    houses = list(dict.fromkeys(authorisation.house for authorisation in granted))
    if len(houses) > 1:
        says = f"a table is of one house, and an authorisation serves its holder alone: here are {', '.join(houses)}"
        return Refusal("bet_must_be_authorised_for_the_house", AT, says)
    return None


def _refused(refusal: Refusal) -> Refused:
    return Refused(refusal, edition(EDITION).cite(refusal.clause or AT))
