"""How insurance goes with the hands beside which it is taken: both hang on what the bank comes to."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from banca.exact.blackjack.best import BestPlay
from banca.exact.blackjack.fractions import INSURED, Grown, HandOutcome, counted, gains_of_insurance, grown_from
from banca.games.blackjack.hands import ACE
from banca.strategy.blackjack.kinds import KIND_OF


def mean_product(best: BestPlay) -> Fraction:
    """Of what insurance gains and what the hands gain, over all rounds."""
    found = counted(best, tuple(_together(best)))
    return sum((end.gain * chance for end, chance in found.items()), Fraction(0))


def _together(best: BestPlay) -> Iterator[Grown]:
    """The hands that are insured, to each end of which insurance comes: none is decided before the bank plays."""
    gains = gains_of_insurance(best)
    products: dict[tuple[HandOutcome, ...], tuple[HandOutcome, ...]] = {}
    first = {(two, KIND_OF[ACE]): choices for two, choices in best.insures.items()}
    for grown in grown_from(replace(best, first=first, insures={})):
        for ends in {leaf.ends for leaf in grown.leaves} - products.keys():
            whatever = ends if len(ends) > 1 else ends * len(gains)
            pairs = zip(whatever, gains, strict=True)
            products[ends] = tuple(HandOutcome(INSURED, end.gain * gain, Fraction(0)) for end, gain in pairs)
        if grown.leaves:
            yield replace(grown, leaves=tuple(replace(leaf, ends=products[leaf.ends]) for leaf in grown.leaves))
