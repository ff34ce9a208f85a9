"""The maximum per game of stud poker (61/2004, article 9(5)(7) to (9)), exactly, for a given ante."""

from fractions import Fraction
from typing import Any

import pytest

from banca.exact.stud_poker import odds, progressive
from banca.exact.stud_poker.raising import choice
from banca.games import game_of, settle
from banca.games.stud_poker.bets import Decided, Folded
from banca.law import OptionError, option_set
from banca.law.parameters import MONEY_MOST
from banca.play.setting import Setting
from banca.strategy.stud_poker import gains
from banca.strategy.stud_poker.best import cache_key
from banca.strategy.stud_poker.deals import AntePayoffs, count_deals
from tests.exact.test_stud_poker import DEALS, by_brute_force
from tests.games.stud_poker.at_stud import HANDS, OPENS, POSTED, SLUG
from tests.games.stud_poker.test_art_09 import ODDS

GAME: Any = game_of(SLUG)
LIMITED = ("four-of-a-kind", "straight-flush", "royal-flush")
ANTE, MAXIMUM = 33_333, 1_000_001  # minor units: no whole number of times


def setting(maximum: int = MAXIMUM, royal: int = 50, **others: Any) -> Setting:
    options = option_set(GAME.edition, {"royal-raise-odds": royal})
    return Setting(options, parameters={"max-per-game": maximum, **others})


@pytest.mark.parametrize("hand", list(HANDS))
@pytest.mark.parametrize(("ante", "maximum"), [(ANTE, MAXIMUM), (100, 4_001), (100, MAXIMUM), (1, 3)])
def test_a_settled_record_pays_what_the_analysis_reckons_with(hand: str, ante: int, maximum: int) -> None:
    record = {
        "banca": 1,
        "edition": SLUG,
        "table": {"max-per-game": maximum},
        "acts": [
            {"act": "bet", "player": "ana", "bet": "ante", "stake": ante},
            {"act": "hand", "to": 1, "cards": HANDS[hand].split()},
            {"act": "hand", "to": "croupier", "cards": OPENS.split()},
            {"act": "raise", "player": "ana"},
        ],
    }
    lines = {line.position.bet: line for line in settle(record).settlement.lines}
    fact = Decided(hand, opens=True, higher=True)
    at = setting(maximum)
    assert gains(GAME, at, "ante", ante=ante)[fact][1] == Fraction(lines["ante"].net + lines["raise"].net, ante)
    assert gains(GAME, at, "raise", ante=ante)[fact][1] == Fraction(lines["raise"].net, 2 * ante)


def test_the_edge_under_a_maximum_comes_from_deals_counted_by_brute_force() -> None:
    """Best play stays what it is: a hand of the three that is raised wins too often to be folded, whatever it wins."""
    most, deals = Fraction(MAXIMUM, 2 * ANTE), by_brute_force("stud-poker-best-play.txt")
    paid = {hand: min(Fraction(times), most) if hand in LIMITED else Fraction(times) for hand, times in ODDS.items()}
    assert most < 20 == ODDS["four-of-a-kind"]
    won = {hand: deals.get(Decided(hand, opens=True, higher=True), 0) for hand in paid}
    lost = sum(deals.get(Decided(hand, opens=True, higher=False), 0) for hand in paid)
    by_raise = sum((paid[hand] * n for hand, n in won.items()), Fraction(-lost))
    unlimited = sum(ODDS[hand] * n for hand, n in won.items()) - lost
    ante, raise_ = odds(GAME, setting(), ante=ANTE)
    assert ante.edge == (1043009339472 + 2 * (unlimited - by_raise)) / DEALS
    assert raise_.edge == -by_raise / (DEALS - deals[Folded()])
    for row in (ante, raise_):
        assert row.assumes[-1] == "maximum_kept"


def test_other_prizes_are_another_question() -> None:
    """So what is kept for one ante does not answer for another, unless both are paid alike."""
    asked = [
        cache_key("showdowns", AntePayoffs.of(gains(GAME, at, "ante", ante=ante)))
        for at, ante in ((setting(), None), (setting(), ANTE), (setting(), ANTE + 1), (setting(), 100))
    ]
    assert asked[0] == asked[3]
    assert len(set(asked)) == 3


def test_a_maximum_that_makes_100_to_1_into_50_to_1_is_a_table_that_pays_50() -> None:
    """50 times the raise is what the other two hands win at most: the maximum limits the royal flush alone."""
    limited = setting(2 * 500 * 50, royal=100, **POSTED)
    fifty = Setting(option_set(GAME.edition, {"royal-raise-odds": 50}), parameters=POSTED)
    for row, other in zip(odds(GAME, limited, ante=500), odds(GAME, fifty), strict=True):
        assert (row.edge, row.variance, row.figures) == (other.edge, other.variance, other.figures)
    assert progressive(GAME, limited, 500) == progressive(GAME, fifty)


def test_one_hand_under_a_maximum() -> None:
    """A croupier who does not open pays the ante alone; one who does pays 1 and what the raise is limited to."""
    royal, shown = HANDS["royal-flush"].split(), "5d"
    chosen = choice(gains(GAME, setting(), "ante", ante=ANTE), royal, shown)
    assert chosen.lower == 0
    paid = 1 + Fraction(MAXIMUM, ANTE)
    assert chosen.raised == (chosen.closed + chosen.higher * paid) / chosen.cases


@pytest.mark.parametrize(("ante", "says"), [
    (0, "an ante of 0.00: it is from 0.01 to 10,000,000,000,000.00 (61/2004 art. 5(1))"),
    (MONEY_MOST + 1, "an ante of 10,000,000,000,000.01: it is from 0.01"),
])  # fmt: skip
def test_an_ante_that_cannot_be_is_refused(ante: int, says: str) -> None:
    with pytest.raises(OptionError) as refused:
        odds(GAME, setting(), ante=ante)
    assert says in str(refused.value)


def test_where_no_maximum_is_posted_there_is_nothing_to_ask() -> None:
    with pytest.raises(OptionError, match=r"paid alike where no maximum is posted: .* \(61/2004 art\. 9\(5\)\(7\)\)"):
        odds(GAME, Setting(option_set(GAME.edition)), ante=100)


def test_sums_too_fine_to_compare_in_whole_numbers_are_refused_and_not_counted_wrongly() -> None:
    found = gains(GAME, setting(MONEY_MOST - 1), "ante", ante=MONEY_MOST - 3)
    with pytest.raises(OptionError, match="too fine a part of so great an ante"):
        count_deals(AntePayoffs.of(found))
