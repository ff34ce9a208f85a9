"""The exact value of what a simulation plays, where it is known for that way to play."""

from dataclasses import asdict, dataclass, replace
from fractions import Fraction
from typing import Any, cast

from banca.cache import cached_counts, source_digest
from banca.cli.simulate.spec import Question
from banca.cli.simulate.strategy import ACE_KING, BASIC, BEST
from banca.law import OptionError
from banca.play.payoff import Place
from banca.play.setting import Setting


@dataclass(frozen=True, slots=True)
class ExactValue:
    """Per unit of what is staked at once."""

    mean: Fraction
    variance: Fraction | None  # none where only the means of the bets are known, not how they go together
    assumes: str | None = None
    of_packs: bool = False  # where a shoe is played
    later: bool = False  # staked in the course of a round: no part of what is staked at once

    @property
    def spread(self) -> Fraction | None:
        """The variance, where it is that of the very play."""
        return None if self.of_packs else self.variance


def beside(question: Question) -> ExactValue | None:
    found = _beside(question)
    return found and replace(found, of_packs=question.asked.dealing == "shoe")


def _beside(question: Question) -> ExactValue | None:
    game = question.game.edition.game
    if question.held and game not in ONE_BY_ONE:
        return _held(question)
    of = ONE_BY_ONE.get(game, _of_row)
    found = [(wager.amount, of(question, wager.place)) for wager in question.wagers]
    return found[0][1] if len(found) == 1 else _together(found)


def _together(found: list[tuple[int | Fraction, ExactValue | None]]) -> ExactValue | None:
    """Means can be added whatever the bets have to do with one another."""
    known = [(Fraction(amount), each) for amount, each in found if each is not None]
    if len(known) < len(found):
        return None
    staked = sum((amount for amount, each in known if not each.later), Fraction(0))
    said = dict.fromkeys(part for _, each in known for part in (each.assumes or "").split("; ") if part)
    mean = sum((amount * each.mean for amount, each in known), Fraction(0)) / staked
    return ExactValue(mean, None, "; ".join(said) or None)


def _held(question: Question) -> ExactValue:
    from banca.exact import combined_odds

    found = combined_odds(question.game, question.setting, question.wagers)
    return ExactValue(found.mean / found.at_once, found.variance / found.at_once**2, found.assumes)


def _of_row(question: Question, place: Place) -> ExactValue | None:
    from banca.exact import as_simulated

    return _worth(as_simulated(question.game, question.setting), place)


def _worth(rows: Any, place: Place) -> ExactValue | None:
    return next((ExactValue(-row.edge, row.variance, row.assumes) for row in rows if place in row.places), None)


# Where there is something to decide.

OF_A_DUEL = ("banca.exact.pai_kau", "banca.games.pai_kau")


def _blackjack(question: Question, place: Place) -> ExactValue | None:
    from banca.exact.blackjack import additional, main
    from banca.exact.blackjack import strategies as ways
    from banca.games.blackjack.bets import INSURANCE, MAIN, SEVENS

    setting, named = question.setting, {BEST: ways.BEST_PLAY, BASIC: ways.BASIC_STRATEGY}
    if place[0] in (SEVENS, INSURANCE) and len(question.wagers) > 1:
        return None  # sevens by themselves are always split, and insurance is of rounds in which it is offered
    if place[0] != MAIN and (place[1] is None or len(question.wagers) == 1):
        return _worth(additional.rows(setting), place)
    way = named.get(question.strategy.name or "") or ways.custom_strategy(setting, question.strategy.value)
    if way is None:
        return None
    if place[1] is not None:  # any pair on a part of a split, which is bet where the main bet beside it is split
        rows = additional.rows_of_parts(setting, main.splits(setting, way))
        of_round = (row.edge * row.besides["made"] for row in rows if place in row.places)
        return ExactValue(-next(of_round, Fraction(0)), None, later=True)
    return ExactValue(main.round_outcomes(setting, way).mean, main.variance(setting, way), way.assumes)


def _stud_poker(question: Question, place: Place) -> ExactValue | None:
    from banca.exact.stud_poker import odds, odds_raising_by_ranks, odds_when_raising
    from banca.simulate.stud_poker.strategies import RAISE, ByRanks

    game, way = cast("Any", question.game), question.strategy
    if way.name == BEST:
        return _worth(odds(game, question.setting), place)
    if isinstance(way.value, ByRanks):
        row = odds_raising_by_ranks(game, question.setting, place[0], way.value.raised)
    elif way.name is None:
        return None  # asked of every hand and card shown, one by one, it would take hours
    else:
        classes = None if way.name == ACE_KING else [hand for hand, said in way.value.items() if said == RAISE]
        row = odds_when_raising(game, question.setting, place[0], classes)
    return ExactValue(-row.edge, row.variance)


def _pai_kau(question: Question, place: Place) -> ExactValue | None:
    from banca.games.pai_kau.equipment import BANK, SEAT

    own = question.strategy.value
    if own is not None and place[0] not in (SEAT, BANK):
        raise OptionError(f"--strategy: who makes a {place[0]} arranges no tiles; {SEAT} and {BANK} do")
    return by_duel(question.setting, place[0], own)


def by_duel(setting: Setting, bet: str, own: Any) -> ExactValue:
    """A side that arranges in its own way, against the table's way on the other side."""
    from banca.exact.pai_kau import BY_WAY, ONE_SEAT, Tally, duel
    from banca.games.pai_kau.ways import WAYS, HouseWay, house_way
    from banca.strategy.pai_kau import GAINS, STAKE

    gains, way = GAINS[bet], house_way(setting)
    choice = way if own is None else WAYS[own] if isinstance(own, str) else own
    sides = (choice, way) if gains is STAKE else (way, choice)

    def count() -> dict[str, int]:
        return asdict(duel(*sides))

    if isinstance(choice, HouseWay):
        slugs = " against ".join(side.slug for side in sides)
        found = cached_counts(f"pai kau, {slugs}: {source_digest(*OF_A_DUEL)}", count)
    else:
        found = count()
    tally = Tally(**found) if gains is STAKE else Tally(**found).of_the_other_side
    mean = tally.mean(gains)
    square = sum((gains[result] ** 2 * n for result, n in tally.by_result), Fraction(0)) / tally.cases
    says = [BY_WAY[way.slug]] if choice is way else []
    return ExactValue(mean, square - mean**2, "; ".join([*says, *([] if gains is STAKE else [ONE_SEAT])]) or None)


ONE_BY_ONE = {"blackjack": _blackjack, "stud-poker": _stud_poker, "pai-kau": _pai_kau}
