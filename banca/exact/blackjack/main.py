"""The main bet with all that is split and doubled after it, by best play: what it is worth, as fractions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import lcm

from banca.exact.blackjack.basic import by_basic_strategy
from banca.exact.blackjack.best import BestPlay, best_play
from banca.exact.blackjack.exactly import HAND, ROUND, End, ends
from banca.exact.blackjack.spread import mean_square
from banca.exact.worth import BetOdds, Outcome
from banca.games.blackjack.bets import MAIN
from banca.games.blackjack.terms import terms_of
from banca.kept import kept, written_in
from banca.law import OptionSet
from banca.play.setting import Setting

TOGETHER, PACKS = "main: with all that is split and doubled after it", "one place by itself, from packs just shuffled"
BEST = "best play by one's own cards and the bank's open card, each hand of a split by its own"
BASIC = f"{TOGETHER}; by the basic strategy; {PACKS}"
ASSUMED = {MAIN: f"{TOGETHER}; {BEST}; {PACKS}"}
# What play depends on, of all that the house may fix.
MATTERS = (
    "decks", "stops_at_21", "player_freedom", "doubled_loss", "insurance_limit", "special_prizes", "five_cards",
    "split_by", "resplit", "most_hands", "ace_hands", "double_on", "double_split_hands",
)  # fmt: skip
TOPICS = (
    "points", "blackjack-paid", "bank-collects", "bank-rule", "card-values", "over-21", "ties", "split", "double",
    "surrender", "even-money", "insurance",
)  # fmt: skip
OFFERED = {"special-prize": "special_prizes", "five-cards": "five_cards"}
SQUARE_BOUND = Fraction(1, 10**7)  # how far the mean square may be off: rare lots of cards are left out of it
COUNTED_BY = ("banca.exact.blackjack", "banca.games.blackjack")
FINE = 10**15  # the parts in which a figure is kept that is no fraction


@dataclass(frozen=True, slots=True)
class Worth:
    """The ends of rounds by best play."""

    ends: Mapping[End, Fraction]

    @property
    def mean(self) -> Fraction:
        """The player's, per unit of the first stake."""
        return sum((end.gain * chance for end, chance in self.ends.items()), Fraction(0))

    @property
    def staked(self) -> Fraction:
        """All that is staked on average, per unit of the first stake."""
        return sum((end.staked * chance for end, chance in self.ends.items()), Fraction(0))

    def of(self, what: str) -> Mapping[End, Fraction]:
        return {end: chance for end, chance in self.ends.items() if end.of == what}


PLAYS: Mapping[str, Callable[[Setting], BestPlay]] = {"best play": best_play, "basic strategy": by_basic_strategy}


def worth(setting: Setting, way: str = "best play") -> Worth:
    """Of rounds from full packs; kept on disk under all that it depends on."""
    return _read(kept(_question("ends", setting, way), lambda: _counted(_played(setting.options, way))))


def square(setting: Setting, way: str = "best play") -> Fraction:
    """Of what split rounds gain, times the chance of a split; counted in floats, and kept as well."""
    question = _question("square", setting, way)
    found = kept(question, lambda: {"square": round(mean_square(_played(setting.options, way)) * FINE)})
    return Fraction(found["square"], FINE)


def _question(what: str, setting: Setting, way: str) -> str:
    terms = terms_of(setting)
    facts = {name: str(getattr(terms, name)) for name in MATTERS}
    return f"blackjack, {what} by {way}: {terms.edition.slug} {facts} {written_in(*COUNTED_BY)}"


@lru_cache(maxsize=4)
def _played(options: OptionSet, way: str) -> BestPlay:
    return PLAYS[way](Setting(options))


def _counted(best: BestPlay) -> dict[str, int]:
    found = ends(best)
    over = lcm(*(chance.denominator for chance in found.values()))
    return {f"{end.of} {end.gain} {end.staked}": int(chance * over) for end, chance in found.items()} | {"over": over}


def _read(counts: Mapping[str, int]) -> Worth:
    names = {name: name.split() for name in counts if " " in name}
    found = {
        End(of, Fraction(gain), Fraction(staked)): Fraction(counts[name], counts["over"])
        for name, (of, gain, staked) in names.items()
    }
    return Worth(found)


def row(setting: Setting, way: str = "best play", *, spread: bool = True) -> BetOdds:
    """`spread`: whether how far split rounds spread is counted too, which takes longest and moves no edge."""
    terms, found = terms_of(setting), worth(setting, way)
    clauses = tuple(
        dict.fromkeys((*map(terms.at, TOPICS), *(terms.at(t) for t, o in OFFERED.items() if getattr(terms, o))))
    )
    rounds, split = found.of(ROUND), found.of(HAND)
    chance_of_split = 1 - sum(rounds.values(), Fraction(0))
    gained = sum((end.gain * chance for end, chance in split.items()), Fraction(0))
    by_gain: dict[Fraction, Fraction] = {}
    for end, chance in rounds.items():
        by_gain[end.gain] = by_gain.get(end.gain, Fraction(0)) + chance
    ways = lcm(chance_of_split.denominator, *(chance.denominator for chance in by_gain.values()))
    outcomes = [
        Outcome("win" if gain > 0 else "push" if gain == 0 else "lose", None, gain, int(chance * ways))
        for gain, chance in sorted(by_gain.items(), reverse=True)
    ]
    if chance_of_split:
        outcomes.append(Outcome("split", None, gained / chance_of_split, int(chance_of_split * ways)))
        within = square(setting, way) - gained**2 / chance_of_split if spread else Fraction(0)
    else:
        within = Fraction(0)
    return BetOdds(
        bet=MAIN,
        places=((MAIN, None),),
        outcomes=tuple(outcomes),
        clauses=clauses,
        readings=setting.edition.readings_of(*clauses),
        besides=_besides(found, chance_of_split),
        assumes=ASSUMED[MAIN] if way == "best play" else BASIC,
        within=within,
        within_bound=SQUARE_BOUND if chance_of_split and spread else None,
    )


def _besides(found: Worth, chance_of_split: Fraction) -> dict[str, Fraction]:
    """How much is staked in all, and how often stakes are doubled or split."""
    doubled = sum((chance for end, chance in found.of(ROUND).items() if end.staked > 1), Fraction(0))
    return {
        "average_stake": found.staked,
        "element_of_risk": -found.mean / found.staked,
        "doubled": doubled,
        "split": chance_of_split,
    }
