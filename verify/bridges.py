"""What our figure becomes when a rule of ours is put aside for the one under which another figure is published."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import product

from banca.exact import BetOdds, odds
from banca.exact.baccarat import odds as of_baccarat
from banca.exact.blackjack.best import Evaluation, best_play
from banca.games import game_of
from banca.games.baccarat.round import Baccarat
from banca.games.craps.bets import THROWS
from banca.law import OptionSet, option_set
from banca.material.cards import Cards
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import SURRENDER
from banca.strategy.blackjack.kinds import WIDTH
from verify.equal_hands import lost_in_best_play, lost_on_ace_king

FACES = 6
THREE_DICE = FACES**3
FINE = 10**12  # the parts in which a value that is no fraction is read
THREE_FOUR_FIVE = {4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3}  # odds by point


def mean(row: BetOdds, net: Callable[[Fraction], Fraction]) -> Fraction:
    """The edge of a row whose outcomes gain otherwise."""
    return -sum((net(outcome.net) * outcome.ways for outcome in row.outcomes), Fraction(0)) / row.ways


def paid(more: Fraction) -> Callable[[Setting, BetOdds], Fraction]:
    """A prize so many units higher."""
    return lambda _, row: mean(row, lambda net: net + more if net > 0 else net)


def set_to(prize: Fraction) -> Callable[[Setting, BetOdds], Fraction]:
    return lambda _, row: mean(row, lambda net: prize if net > 0 else net)


# Baccarat.


def one_pack(setting: Setting, row: BetOdds) -> Fraction:
    game = game_of(setting.edition.slug)
    if not isinstance(game, Baccarat):
        raise TypeError(f"{game} is no baccarat")
    return next(each.edge for each in of_baccarat(game, setting, cards=Cards.of_packs(1)) if each.bet == row.bet)


# Dice and wheels.


def triples_lose(_: Setting, row: BetOdds) -> Fraction:
    """As many triples have an even total as an odd one: half of them are won otherwise."""
    lost = Fraction(FACES, 2 * THREE_DICE)
    return row.edge + lost * (max(outcome.net for outcome in row.outcomes) + 1)


def another_zero(_: Setting, row: BetOdds) -> Fraction:
    """One pocket more, on which every stake is lost but on itself."""
    pockets = row.ways + 1
    return (row.edge * row.ways + 1) / pockets


def half_on_zero(_: Setting, row: BetOdds) -> Fraction:
    return row.edge - Fraction(1, 2) / row.ways


def with_three_four_five(row: BetOdds) -> Fraction:
    """Three, four or five times the bet in odds, which have no edge: the edge per unit of all that is staked."""
    points = [THREE_FOUR_FIVE.get(sum(dice), 0) for dice in THROWS]
    return row.edge / (1 + Fraction(sum(points), len(points)))


# Stud poker.


def equal_hands_draw(setting: Setting, row: BetOdds) -> Fraction:
    return lost_on_ace_king(setting, row.figures["edge_ace_king"])


def equal_hands_draw_in_best_play(setting: Setting, row: BetOdds) -> Fraction:
    return lost_in_best_play(setting, row.figures["edge_ace_king"])


def royal_at_100(setting: Setting, _: BetOdds) -> Fraction:
    law = setting.edition
    return odds(game_of(law.slug), Setting(option_set(law, {"royal-raise-odds": 100})))[0].edge


# Blackjack. Best play is reckoned in floats, far finer than any figure that is published.


def best_of(options: OptionSet) -> Evaluation:
    return best_play(Setting(options))


def best_edge(setting: Setting) -> Fraction:
    return _fine(-best_of(setting.options).mean)


def six_for_eight(setting: Setting) -> Fraction:
    eight = option_set(setting.edition, {**setting.options.to_json(), "decks": 8})
    return best_edge(Setting(eight)) - best_edge(setting)


def surrender_against_ten(setting: Setting) -> Fraction:
    """What best play would lose if it could not surrender there."""
    found, lost, ten = best_of(setting.options), 0.0, WIDTH - 1
    for two, up in product({two for two, _ in found.first}, (ten,)):
        for choice in found.first.get((two, up), ()):
            if choice.act == SURRENDER:
                rest = max(value for act, value in choice.values.items() if act != SURRENDER)
                lost += float(found.chance(two, up) * choice.variant.chance) * (choice.value - rest)
    return _fine(lost)


def _fine(value: float) -> Fraction:
    return Fraction(round(value * FINE), FINE)


BRIDGES: Mapping[str, Callable[[Setting, BetOdds], Fraction]] = {
    "one pack": one_pack,
    "four per cent": set_to(Fraction(96, 100)),
    "one unit more": paid(Fraction(1)),
    "ten units more": paid(Fraction(10)),
    "even money": set_to(Fraction(1)),
    "triples lose": triples_lose,
    "another zero": another_zero,
    "half on zero": half_on_zero,
    "equal hands draw": equal_hands_draw,
    "equal hands draw, best play": equal_hands_draw_in_best_play,
    "royal flush at 100": royal_at_100,
}
