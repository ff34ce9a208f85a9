"""The bets that articles 5 to 7 of 57/2004 and of 59/2004 define alike."""

from collections.abc import Callable, Mapping

from banca.law import OptionSet, SelectionWord
from banca.messages.errors import Listed, Message
from banca.money import Odds
from banca.play.bets import LOSES, BetKind, Verdict, nothing_to_choose, one_of, wins
from banca.play.rule import Clause, Rule, Ruling

Throw = tuple[int, ...]  # the three numbers, lowest first: dice have no order
NUMBERS = range(1, 7)
SMALL, BIG, TOTALS = range(4, 11), range(11, 18), range(4, 18)
MIRROR = 21
LOST = Ruling(LOSES, ("art6",))  # a losing bet is taken


def alike(throw: Throw) -> bool:
    return len(set(throw)) == 1


def total_within(slug: str, allowed_at: str, totals: range, priced_at: str) -> BetKind[Throw]:
    """Small and big: even money, and article 7 prevails when the dice are alike."""
    rule = Rule(
        (
            Clause(priced_at, lambda throw: sum(throw) in totals, wins(Odds(1))),
            Clause("art7", alike, LOSES, prevails_over=(priced_at,)),
        ),
        LOST,
    )
    return BetKind(slug, allowed_at, nothing_to_choose(), lambda *_: rule)


def chosen_face(
    slug: str, allowed_at: str, faces: Mapping[int | str, int], priced_at: tuple[str, str, str]
) -> BetKind[Throw]:
    """Three armies: the stake for each die that shows the chosen face."""

    def rule(face: int | str, _: OptionSet) -> Rule[Throw, Verdict]:
        def on(dice: int) -> Callable[[Throw], bool]:
            return lambda throw: throw.count(faces[face]) == dice

        return Rule(tuple(Clause(c, on(n), wins(Odds(n))) for n, c in enumerate(priced_at, 1)), LOST)

    return BetKind(slug, allowed_at, one_of(_one_of(faces), faces), rule)


def triple(allowed_at: str, faces: Mapping[int | str, int], priced_at: str) -> BetKind[Throw]:
    def rule(face: int | str, _: OptionSet) -> Rule[Throw, Verdict]:
        return pays(priced_at, lambda throw: set(throw) == {faces[face]}, Odds(150))

    return BetKind("triple", allowed_at, one_of(_one_of(faces), faces), rule)


def any_triple(allowed_at: str, priced_at: str) -> BetKind[Throw]:
    rule = pays(priced_at, alike, Odds(24))
    return BetKind("any-triple", allowed_at, nothing_to_choose(), lambda *_: rule)


def total(allowed_at: str, price: Callable[[int, OptionSet], tuple[str, Odds]]) -> BetKind[Throw]:
    def rule(chosen: int, options: OptionSet) -> Rule[Throw, Verdict]:
        priced_at, odds = price(chosen, options)
        return pays(priced_at, lambda throw: sum(throw) == chosen, odds)

    says = Message("shaker-selection-total", least=TOTALS[0], most=TOTALS[-1])
    return BetKind("total", allowed_at, one_of(says, TOTALS), rule)


def price_of_total(chosen: int, at: tuple[str, ...], five: Odds, six: Odds) -> tuple[str, Odds]:
    """Totals that add up to 21 share a price; `at` has its clause, from 4 and 17 inwards."""
    prices = (Odds(50), five, six, Odds(12), Odds(8), Odds(6))
    inwards = min(chosen, MIRROR - chosen, TOTALS.start + len(prices) - 1) - TOTALS.start
    return at[inwards], prices[inwards]


def pays(priced_at: str, when: Callable[[Throw], bool], odds: Odds) -> Rule[Throw, Verdict]:
    return Rule((Clause(priced_at, when, wins(odds)),), LOST)


def _one_of(faces: Mapping[int | str, int]) -> Message:
    return Message("shaker-selection-face", faces=Listed(*map(SelectionWord, faces)))
