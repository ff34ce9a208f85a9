"""Articles 6 to 8 of 60/2004: the seventeen chances of roulette, each lawful place on the layout, and the prizes."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Any

from banca.law import BetWord, OptionError, OptionSet, Refusal, refuse
from banca.law.numbers import as_typed, shown
from banca.material.wheel import standard_wheel
from banca.messages.errors import Message
from banca.money import Odds
from banca.play.bets import LOSES, BetKind, Selections, Tokens, Verdict, nothing_to_choose, tokens_of, wins
from banca.play.rule import Clause, Rule, Ruling
from banca.play.setting import Setting

ZERO = 0
NUMBERS = range(37)  # art1.3
LAYOUT = range(1, 37)  # twelve rows of three (reading layout)
ROW = 3

Numbers = tuple[int, ...]
STREETS: tuple[Numbers, ...] = tuple(tuple(range(n, n + ROW)) for n in LAYOUT[::ROW])
LINES: tuple[Numbers, ...] = tuple(above + below for above, below in pairwise(STREETS))
SPLITS: tuple[Numbers, ...] = tuple(
    sorted(
        [(n, n + 1) for street in STREETS for n in street[:-1]] + [(n, n + ROW) for n in LAYOUT if n + ROW in LAYOUT]
    )
)
CORNERS: tuple[Numbers, ...] = tuple((n, n + 1, n + ROW, n + ROW + 1) for above in STREETS[:-1] for n in above[:-1])
COLUMNS: tuple[Numbers, ...] = tuple(tuple(LAYOUT[start::ROW]) for start in range(ROW))
SECTORS_OF_TWELVE: tuple[Numbers, ...] = (  # art6.7 prints them
    (1, 3, 5, 13, 15, 17, 20, 22, 24, 32, 34, 36),
    (2, 4, 6, 14, 16, 18, 19, 21, 23, 31, 33, 35),
)
NINE = 9
SECTORS_OF_NINE: tuple[Numbers, ...] = tuple(tuple(LAYOUT[n : n + NINE]) for n in range(0, len(LAYOUT), NINE))
WHEEL = standard_wheel()  # which numbers are red: reading colours

LOST: Ruling[Verdict] = Ruling(LOSES, ("art5.1",))  # losing stakes are collected


def rule_on(numbers: Iterable[int], priced_at: str, odds: Odds) -> Rule[int, Verdict]:
    """The chance wins on its numbers; when zero comes, only a straight bet on it wins (art8)."""
    chosen = frozenset(numbers)
    zero = wins(odds) if chosen == {ZERO} else LOSES
    return Rule(
        (
            Clause(priced_at, lambda number: number in chosen, wins(odds)),
            Clause("art8", lambda number: number == ZERO, zero),
        ),
        LOST,
    )


def chance(slug: str, allowed_at: str, places: Mapping[Any, Numbers], priced_at: str, odds: Odds) -> BetKind[int]:
    """A chance with several places on the layout. Runs of numbers may be written first-last."""
    spellings = {
        place: tuple(dict.fromkeys((tokens_of(place), numbers, *_run(numbers)))) for place, numbers in places.items()
    }

    def rule(place: Any, _: OptionSet) -> Rule[int, Verdict]:
        return rule_on(places[place], priced_at, odds)

    says = Message(f"roulette-selection-{slug}", places=len(places))
    return BetKind(slug, allowed_at, Selections(says, spellings), rule, _refuse_zero(slug))


def simple(slug: str, allowed_at: str, numbers: Iterable[int], priced_at: str, odds: Odds) -> BetKind[int]:
    """A chance that is one place on the layout."""
    rule = rule_on(numbers, priced_at, odds)
    return BetKind(slug, allowed_at, nothing_to_choose(), lambda *_: rule)


def _run(numbers: Numbers) -> tuple[Tokens, ...]:
    in_a_run = len(numbers) > 1 and numbers == tuple(range(numbers[0], numbers[-1] + 1))
    return ((numbers[0], numbers[-1]),) if in_a_run else ()


def _refuse_zero(slug: str) -> Any:
    def refusal(tokens: Tokens) -> Refusal | None:
        if ZERO not in tokens or len(tokens) == 1 or slug == "straight":
            return None
        return refuse("zero_must_not_be_combined", "art8", bet=BetWord(slug), straight=BetWord("straight"))

    return refusal


def _by_name(places: Iterable[Numbers]) -> dict[Any, Numbers]:
    return {place: place for place in places}


def _by_number(places: Iterable[Numbers]) -> dict[Any, Numbers]:
    return dict(enumerate(places, 1))


FIXED_CHANCES: tuple[BetKind[int], ...] = (
    chance("straight", "art6.1", {n: (n,) for n in NUMBERS}, "art7.1", Odds(35)),
    chance("split", "art6.2", _by_name(SPLITS), "art7.2", Odds(17)),
    chance("street", "art6.3", _by_name(STREETS), "art7.3", Odds(11)),
    chance("corner", "art6.4", _by_name(CORNERS), "art7.4", Odds(8)),
    chance("line", "art6.5", _by_name(LINES), "art7.5", Odds(5)),
    chance("sector-twelve", "art6.7", _by_number(SECTORS_OF_TWELVE), "art7.7", Odds(2)),
    chance("column", "art6.8", _by_number(COLUMNS), "art7.7", Odds(2)),
    simple("dozen-small", "art6.9", range(1, 13), "art7.7", Odds(2)),
    simple("dozen-middle", "art6.10", range(13, 25), "art7.7", Odds(2)),
    simple("dozen-large", "art6.11", range(25, 37), "art7.7", Odds(2)),
    simple("even", "art6.12", LAYOUT[1::2], "art7.8", Odds(1)),
    simple("odd", "art6.13", LAYOUT[::2], "art7.8", Odds(1)),
    simple("low", "art6.14", range(1, 19), "art7.8", Odds(1)),
    simple("high", "art6.15", range(19, 37), "art7.8", Odds(1)),
    simple("red", "art6.16", WHEEL.on("red"), "art7.8", Odds(1)),
    simple("black", "art6.17", WHEEL.on("black"), "art7.8", Odds(1)),
)
SECTORS = ("sector-nine", "sector-twelve")


def bets(setting: Setting) -> tuple[BetKind[int], ...]:
    """The seventeen chances in the article's order, with the sectors of nine that this house defines."""
    return _with_sectors(sectors_of_nine(setting))


@lru_cache
def _with_sectors(sectors: tuple[Numbers, ...]) -> tuple[BetKind[int], ...]:
    if not sectors:
        return FIXED_CHANCES
    nine = chance("sector-nine", "art6.6", _by_number(sectors), "art7.6", Odds(3))
    return (*FIXED_CHANCES[:5], nine, *FIXED_CHANCES[5:])


def sectors_of_nine(setting: Setting) -> tuple[Numbers, ...]:
    """The house's own sectors, or the four blocks of nine (reading nine-sector)."""
    if "nine-sectors" not in setting.parameters:
        return SECTORS_OF_NINE
    given = setting.parameters["nine-sectors"]
    for sector in given:
        if not _is_sector(sector):
            raise _no_sector(setting, sector)
    sectors = tuple(tuple(sorted(sector)) for sector in given)
    if len(set(sectors)) < len(sectors):
        raise OptionError("option-nine-sectors-twice", clause=setting.edition.citation("art6.6"))
    return sectors


def _is_sector(numbers: Iterable[Any]) -> bool:
    chosen = list(numbers)
    return all(type(n) is int and n in LAYOUT for n in chosen) and len(chosen) == len(set(chosen)) == NINE


def _no_sector(setting: Setting, raw: Iterable[Any]) -> OptionError:
    words = as_typed("-".join(map(shown, raw)))
    return OptionError("option-nine-sectors-no-sector", sector=words, clause=setting.edition.citation("art6.6"))


def offered_bets(options: OptionSet) -> frozenset[str] | None:
    """Article 6, with article 9: all the chances, all but the sectors, or those named in the authorisation."""
    if (named := options.chosen_bets("chances-offered")) is not None:
        return frozenset(named)
    if options["chances-offered"] == "without-sectors":
        return frozenset(options.edition.bets) - frozenset(SECTORS)
    return None
