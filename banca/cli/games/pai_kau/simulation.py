"""Pai kau in simulations: ways of arranging tiles, and their exact values against the table's own."""

from dataclasses import asdict
from fractions import Fraction
from typing import Any

from banca.cache import cached_counts, source_digest
from banca.cli.simulate.request import SimulationRequest
from banca.cli.simulate.strategy import FunctionForm, Strategy, function_in, is_python
from banca.games.pai_kau.equipment import BANK, SEAT
from banca.games.pai_kau.ways import WAYS, HouseWay, house_way
from banca.law import OptionError
from banca.messages.errors import Listed
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.simulate.rounds import ExactValue

FORM = FunctionForm("arrange", ("tiles",))
SOURCES = ("banca.exact.pai_kau", "banca.games.pai_kau")  # modules that the count of a duel depends on


def read_strategy(text: str | None, setting: Setting) -> Strategy:
    if text is None:
        way = house_way(setting)
        return Strategy.named(way.slug, None, text, "pai-kau-by-way", way=way.names)
    if text in WAYS:
        return Strategy.named(text, text, text, "pai-kau-by-way", way=WAYS[text].names)
    if is_python(text):
        from banca.simulate.pai_kau.table import choice_of

        return Strategy.custom(text, choice_of(function_in(text, FORM), setting))
    raise OptionError("pai-kau-no-such-strategy", typed=text, ways=Listed(*WAYS))


def exact_value(request: SimulationRequest, place: Place) -> ExactValue:
    own = request.strategy.value
    if own is not None and place[0] not in (SEAT, BANK):
        raise OptionError("pai-kau-arranges-nothing", bet=place[0], seat=SEAT, bank=BANK)
    return value_by_duel(request.setting, place[0], own)


def value_by_duel(setting: Setting, bet: str, own: Any) -> ExactValue:
    """A side that arranges in its own way, against the table's way on the other side."""
    from banca.exact.pai_kau import PaiKauAssumption, Tally, duel
    from banca.strategy.pai_kau import GAINS, STAKE

    gains, way = GAINS[bet], house_way(setting)
    choice = way if own is None else WAYS[own] if isinstance(own, str) else own
    sides = (choice, way) if gains is STAKE else (way, choice)

    def count() -> dict[str, int]:
        return asdict(duel(*sides))

    if isinstance(choice, HouseWay):
        slugs = " against ".join(side.slug for side in sides)
        found = cached_counts(f"pai kau, {slugs}: {source_digest(*SOURCES)}", count)
    else:
        found = count()
    tally = Tally(**found) if gains is STAKE else Tally(**found).of_the_other_side
    mean = tally.mean(gains)
    square = sum((gains[result] ** 2 * n for result, n in tally.by_result), Fraction(0)) / tally.cases
    by_way = (PaiKauAssumption(way.slug),) if choice is way else ()
    return ExactValue(mean, square - mean**2, by_way + (() if gains is STAKE else (PaiKauAssumption.ONE_SEAT,)))
