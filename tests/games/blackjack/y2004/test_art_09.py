"""Article 9 of 56/2004: who wins."""

import pytest

from banca.games.blackjack.playing import Stand
from banca.games.blackjack.shoe import UNDER_WAY
from banca.law import Refused
from banca.money import Limits
from banca.play.act import Bet, Pay, Take, Withdraw
from tests.games.blackjack.at_blackjack import NEW, AtBlackjack, sealed
from tests.games.blackjack.y2004 import ana, at, net, options, proves


@proves("art9")
@pytest.mark.parametrize("bank", [17, 18, 19, 20])
@pytest.mark.parametrize("player", range(12, 21))
def test_9_more_points_win_and_fewer_lose(player: int, bank: int) -> None:
    cards = f"Th {'T' if player == 20 else player - 10}c"
    second = "T" if bank == 20 else str(bank - 10)
    won = net(cards, "Kc", f"stand {second}d")
    assert won == (player > bank) * 100 - (player < bank) * 100


@proves("art9")
def test_9_an_ordinary_win_is_even_money_and_the_stake_is_kept() -> None:
    line = ana("Th 9c", "Kc", "stand 8d", stake=100_00).line("main")
    assert (line.prize, line.returned, line.net) == (100_00, 100_00, 100_00)
    line = ana("Th 7c", "Kc", "stand 8d", stake=100_00).line("main")
    assert (line.prize, line.returned, line.net) == (0, 0, -100_00)


@proves("art9")
@pytest.mark.parametrize("cards", ["Th 2c", "2h 3c", "Th Tc", "Ah 3c"])
def test_9_every_hand_not_over_21_wins_when_the_bank_is(cards: str) -> None:
    assert net(cards, "Kc", "stand 6d 9h") == 100


@proves("art9")
def test_9_limits_are_the_tables_own_and_payment_goes_from_the_left() -> None:
    table = AtBlackjack(NEW, options(), limits=Limits(50, 500))
    assert table.refused(Bet("ana", "main", 49))[0] == "stake_must_reach_the_minimum"
    assert table.refused(Bet("ana", "main", 501))[0] == "stake_must_not_exceed_the_maximum"
    table.main("bo", 50, place=4).main("ana", 500, place=2).deal("Th 9c", "Td 7c", bank="Kc").play("stand stand 8d")
    assert table.refused(Take("bo", "main", place=4))[0] == "payment_must_keep_the_order"
    table.act(Pay("ana", "main", place=2), Take("bo", "main", place=4))
    assert table.nets() == {"ana": 500, "bo": -50}
    assert table.refused(Stand("ana"))[0] == "round_must_be_under_way"


@proves("art9")
def test_9_no_such_bet_place_or_selection() -> None:
    table = at()
    assert table.refused(Bet("ana", "banker", 100)) == ("bet_must_be_offered", "art13")
    assert table.refused(Bet("ana", "main", 100, place=7)) == ("place_must_exist", "art3.1")
    assert table.refused(Bet("ana", "main", 100, 3))[1] == "art9"
    assert table.refused(Bet("ana", "split", 100, 2)) == ("stake_must_follow_the_decision", "art16.1")
    assert table.refused(Bet("ana", "double", 100)) == ("stake_must_follow_the_decision", "art17")


@proves("art9")
def test_9_a_stake_may_be_raised_or_taken_back_before_the_deal_and_not_after() -> None:
    table = at().main("ana", 100).main("ana", 50).act(Withdraw("ana", "main", stake=30))
    assert table.refused(Withdraw("bo", "main"))[0] == "stake_must_lie_on_the_layout"
    table.deal("Th 9c", bank="Kc")
    for act in (Bet("ana", "main", 100), Withdraw("ana", "main")):
        assert table.refused(act) == ("bets_must_be_made_before_the_first_card", "art5.1")
    assert table.play("stand 8d").nets() == {"ana": 120}


@proves("art9")
def test_9_a_round_is_settled_before_the_next() -> None:
    table = sealed(NEW, 7, memory=UNDER_WAY)
    table.do(Bet("ana", "main", 100))
    with pytest.raises(Refused, match=r"round_must_be_settled_first, 56/2004 art\. 9\]"):
        table.open_round()
