"""The dossier for a new bet or a different prize (53/2010, article 7): its figures, all exact, and their proof."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from banca import __version__
from banca.exact import BetOdds, decimal, odds
from banca.exact.value import Outcome
from banca.games import game_of
from banca.games.craps.authorised import BetAuthorisation
from banca.games.craps.automaton import Absorbed, On, absorb, automaton, starts
from banca.games.craps.described import write_description
from banca.games.craps.new_bets import EDITION, Description, DifferentPrizes
from banca.law import NAME_LANGUAGES, Edition, Language, OptionSet
from banca.money import Odds
from banca.play.bets import Verdict
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.report.craps.bet_file import BetFile
from banca.report.identity import engine_digest
from banca.report.sensitivity import OnProgress
from banca.simulate import Simulated, simulate

PROOF_ROUNDS = 1_000_000
PROOF_BOUND = 4  # standard errors; one mean in sixteen thousand is beyond
APPLICANT = "applicant"  # for a house that is not named yet

States = Mapping[On, tuple[Verdict, ...]]


@dataclass(frozen=True, slots=True)
class Trial:
    """A simulated bet, compared with its exact value."""

    row: BetOdds
    found: Simulated

    @property
    def z(self) -> float:
        return self.found.z(-self.row.edge, self.row.variance)


@dataclass(frozen=True, slots=True)
class OtherPrize:
    """The advantage with one prize at the next whole odds, and the prize at which it would be zero."""

    outcome: Outcome
    chance: Fraction
    edge: Fraction
    lower: tuple[int, Fraction] | None  # to one, and the advantage then
    higher: tuple[int, Fraction]
    break_even: Fraction | None  # None if there is no such prize


@dataclass(frozen=True, slots=True)
class Stop:
    """A number to which the bet may move: how often, and what happens from there."""

    number: int
    chance: Fraction
    then: Absorbed


@dataclass(frozen=True)
class Dossier:
    bet: Description
    options: OptionSet
    house: str | None
    granted: BetAuthorisation | None
    rows: tuple[BetOdds, ...]  # one for each class of places on which the bet may be made
    before: tuple[BetOdds, ...]  # the same under the regulation, for a bet whose prizes differ
    states: States
    prizes: Mapping[str, tuple[Odds, ...]]  # of every bet at the table
    proof: tuple[Trial, ...]
    seed: int
    rounds: int

    @property
    def edition(self) -> Edition:
        return self.options.edition

    @property
    def holds(self) -> bool:
        """Whether simulation agrees."""
        return all(abs(trial.z) <= PROOF_BOUND for trial in self.proof)


def dossier(
    file: BetFile,
    options: OptionSet,
    house: str | None = None,
    rounds: int = PROOF_ROUNDS,
    seed: int = 1,
    progress: OnProgress = lambda *_: None,
) -> Dossier:
    """Everything that article 7(2) asks for; each figure is proved by `rounds` simulated bets (0: no proof)."""
    file.refuse_house(house)
    file.check(options)
    game, bet = game_of(EDITION), file.bet
    plain_table = Setting(options)
    table = replace(plain_table, authorised=(BetAuthorisation(house or APPLICANT, bet),))
    all_rows = odds(game, table)
    rows = tuple(row for row in all_rows if row.bet == bet.slug)
    before = odds(game, plain_table, every_selection=True) if isinstance(bet, DifferentPrizes) else ()
    trials = []
    for n, row in enumerate(rows if rounds else ()):
        progress(bet.slug, n, len(rows))
        trials.append(Trial(row, simulate(game, table, row.places[0], rounds, seed)))
    prizes: dict[str, tuple[Odds, ...]] = {}
    for row in all_rows:
        prizes[row.bet] = tuple(dict.fromkeys((*prizes.get(row.bet, ()), *row.prizes)))
    return Dossier(
        bet,
        options,
        house or (file.authorisation.house if file.authorisation else None),
        file.authorisation,
        rows,
        tuple(row for row in before if row.bet == bet.slug),
        _states(bet, options),
        prizes,
        tuple(trials),
        seed,
        rounds,
    )


def _states(bet: Description, options: OptionSet) -> States:
    kind = bet.kind()
    found: dict[On, tuple[Verdict, ...]] = {}
    for start in starts(kind):
        for on, rulings in automaton(kind, options, start).items():
            found[on] = tuple(ruling.value for ruling in rulings)
    return dict(sorted(found.items(), key=lambda state: state[0] or 0))


def before_of(made: Dossier, place: Place) -> BetOdds:
    """The row of the same place under the regulation."""
    return next(row for row in made.before if place in row.places)


def stops(made: Dossier) -> tuple[Stop, ...]:
    """The numbers to which the bet moves, in the order in which it can."""
    if None not in made.states:
        return ()
    table = automaton(made.bet.kind(), made.options, None)
    chances: dict[On, Fraction] = {None: Fraction(1)}
    ahead: list[On] = [None]
    while ahead:
        on = next(each for each in ahead if not any(_leads(made.states, other, each) for other in ahead))
        ahead.remove(on)
        leaving = [verdict for verdict in made.states[on] if verdict.result != "stay" or verdict.to is not None]
        for to in [verdict.to for verdict in leaving if verdict.to is not None]:
            chances[to] = chances.get(to, Fraction(0)) + chances[on] / len(leaving)
            ahead += [] if to in ahead else [to]
    return tuple(Stop(to, chance, absorb(table, to)) for to, chance in sorted_numbers(chances))


def sorted_numbers(chances: Mapping[On, Fraction]) -> list[tuple[int, Fraction]]:
    return sorted((on, chance) for on, chance in chances.items() if on is not None)


def _leads(states: States, first: On, then: On) -> bool:
    """Whether the bet can still move from one to the other."""
    nexts = {verdict.to for verdict in states[first] if verdict.to is not None}
    return then in nexts or any(_leads(states, each, then) for each in nexts)


def other_prizes(row: BetOdds) -> tuple[OtherPrize, ...]:
    """For each prize: the next whole odds below and above it, and the prize at which the advantage is zero."""
    found = []
    for outcome in row.outcomes:
        if outcome.pays is None:
            continue
        chance, ratio = Fraction(outcome.ways, row.ways), outcome.pays.ratio
        least, most = -(-ratio // 1) - 1, ratio // 1 + 1
        even = ratio + row.edge / chance
        found.append(
            OtherPrize(
                outcome,
                chance,
                row.edge,
                (least, row.edge + chance * (ratio - least)) if least >= 1 else None,
                (most, row.edge + chance * (ratio - most)),
                even if even > 0 else None,
            )
        )
    return tuple(found)


def true_odds(chance: Fraction) -> str:
    """The fair prize to one for a result of this probability."""
    against = (1 - chance) / chance
    return f"{against.numerator}:{against.denominator}"


def to_json(made: Dossier, lang: Language) -> dict[str, Any]:
    """Everything as JSON: fractions as texts, each with its decimal."""
    return {
        "edition": made.edition.slug,
        "article": made.edition.cite("art7.2", lang),
        "house": made.house,
        "options": made.options.to_json(),
        "description": write_description(made.bet),
        "names": {lang: made.bet.names.said_in(lang) for lang in NAME_LANGUAGES},
        "authorised": made.granted is not None,
        "conditions": sorted(made.granted.conditions) if made.granted else [],
        "bets": [_plain_row(made, row) for row in made.rows],
        "numbers": [
            {
                "number": stop.number,
                "chance": str(stop.chance),
                "mean": str(stop.then.mean()),
                **{result: str(stop.then.chance_of(result)) for result in ("win", "push", "lose")},
            }
            for stop in stops(made)
        ],
        "proof": {
            "rounds": made.rounds,
            "seed": made.seed,
            "within": PROOF_BOUND,
            "holds": made.holds if made.proof else None,
        },
        "engine": {"version": __version__, "sha256": engine_digest()},
    }


def _plain_row(made: Dossier, row: BetOdds) -> dict[str, Any]:
    trial = next((trial for trial in made.proof if trial.row is row), None)
    before = before_of(made, row.places[0]) if made.before else None
    return {
        "selections": [place[1] for place in row.places],
        "pays": list(row.pays),
        "outcomes": [
            {
                "result": outcome.result,
                "pays": str(outcome.pays) if outcome.pays else None,
                "chance": str(Fraction(outcome.ways, row.ways)),
                "true_odds": true_odds(Fraction(outcome.ways, row.ways)),
                "net": str(outcome.net),
                "product": str(outcome.net * outcome.ways / row.ways),
            }
            for outcome in row.outcomes
        ],
        "edge": str(row.edge),
        "edge_decimal": str(decimal(row.edge)),
        "sd": str(row.sd),
        **{name: str(value) for name, value in row.figures.items()},
        **({"edge_by_the_regulation": str(before.edge), "pays_by_the_regulation": list(before.pays)} if before else {}),
        "other_prizes": [
            {
                "prize": str(other.outcome.pays),
                "lower": {"prize": f"{other.lower[0]}:1", "edge": str(other.lower[1])} if other.lower else None,
                "higher": {"prize": f"{other.higher[0]}:1", "edge": str(other.higher[1])},
                "break_even": str(other.break_even) if other.break_even else None,
            }
            for other in other_prizes(row)
        ],
        **(
            {"simulated": {"mean": float(trial.found.mean), "stderr": trial.found.stderr, "z": trial.z}}
            if trial
            else {}
        ),
    }
