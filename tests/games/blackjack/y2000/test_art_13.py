"""Article 13 of 141/2000: five cards."""

import pytest

from banca.games.blackjack.playing import Draw, Stand
from banca.games.blackjack.window import FiveCards
from tests.games.blackjack.at_blackjack import BOX, MACHINE, OLD, SHOE, AtBlackjack
from tests.games.blackjack.y2000 import RANKS, ana, proves

UP_TO_18 = "draw 2d draw 3d draw 8s"  # after 2-3


def five(bank: str, stake: int = 100, last: str = "8s", options: dict[str, object] | None = None) -> AtBlackjack:
    """Five cards of ana's: 2-3-2-3 and the last one."""
    return ana("2h 3c", bank, stake, options).play(f"draw 2d draw 3d draw {last}")


@proves("art13.s1")
@pytest.mark.parametrize("options", [SHOE[OLD], BOX[OLD], MACHINE[OLD]])
@pytest.mark.parametrize(("stake", "prize"), [(100, 50), (101, 50), (1, 0), (100_00, 50_00)])
def test_13_s1_five_cards_not_over_21_are_paid_half_the_stake(
    options: dict[str, object], stake: int, prize: int
) -> None:
    table = five("Tc", stake, options=options).play("five-cards")
    assert table.names()[0] == "pay"
    table.act(table.turn.prescribed)
    (line,) = table.state.lines
    assert (line.prize, line.returned, str(line.odds)) == (prize, stake, "1:2")
    assert "art13.s1" in line.clauses
    for act in (Draw("ana"), Stand("ana")):
        assert table.refused(act)[0] == "final_decision_must_stand"


@proves("art13.s1")
@pytest.mark.parametrize("rank", RANKS)
def test_13_s1_unless_the_bank_s_first_open_card_is_an_ace(rank: str) -> None:
    table = five(f"{rank}c")
    if rank == "A":
        assert table.refused(FiveCards("ana")) == ("five_cards_must_not_be_against_an_ace", "art13.s1")
        assert "five-cards" not in table.choices()
    else:
        assert "five-cards" in table.choices()
        assert table.accepts(FiveCards("ana"))


@proves("art13.s1")
@pytest.mark.parametrize("last", [f"{rank}h" for rank in RANKS])
def test_13_s1_whatever_they_total_up_to_21(last: str) -> None:
    assert five("Kc", last=last).play("five-cards 8d").nets() == {"ana": 50}  # 12 to 20, or 21 with an ace


@proves("art13.s1")
def test_13_s1_21_in_five_cards_may_be_paid_and_22_not() -> None:
    for last, total in (("9s", 21), ("Ts", 22)):
        table = ana("2h 3c", "Kc").play(f"draw 2d draw 5d draw {last}")
        assert table.accepts(FiveCards("ana")) is (total == 21)
    assert table.refused(FiveCards("ana")) == ("five_cards_must_be_claimed_in_turn", "art13.s1")


@proves("art13.s1")
def test_13_s1_four_or_six_cards_are_not_five() -> None:
    wrong = ("hand_must_be_of_five_cards", "art13.s1")
    table = ana("2h 3c", "Kc")
    assert table.refused(FiveCards("ana")) == wrong
    for script in ("hear", "draw 2d", "draw 3d"):
        assert table.play(script).refused(FiveCards("ana")) == wrong
    assert table.play("draw 2s").accepts(FiveCards("ana"))
    assert table.play("draw").refused(FiveCards("ana")) == wrong
    assert table.play("4d").refused(FiveCards("ana")) == wrong
    assert table.hand(1) == "2h 3c 2d 3d 2s 4d"


@proves("art13.s1")
@pytest.mark.parametrize("bank", ["Ad", "6d Kd", "Kd", "7d"])
def test_13_s1_nothing_changes_once_it_is_paid(bank: str) -> None:
    table = five("Kc").play("five-cards", bank)
    assert table.nets() == {"ana": 50}
    assert len(table.lines()) == 1


@proves("art13.s1")
@pytest.mark.parametrize("options", [SHOE[OLD], BOX[OLD]])
def test_13_s1_on_the_player_s_own_turn_and_before_the_bank_s_second_card(options: dict[str, object]) -> None:
    wrong = ("five_cards_must_be_claimed_in_turn", "art13.s1")
    table = AtBlackjack(OLD, options).main("ana").main("bo", place=2).deal("2h 3c", "Td 7s", bank="Kc")
    table.play("draw 2d draw 3d draw 8s stand:ana")
    assert table.refused(FiveCards("ana")) == wrong
    table.play("stand:bo 6d")
    assert table.refused(FiveCards("ana")) == wrong
    table.play("5h")
    assert not table.accepts(FiveCards("ana"))
    assert table.nets() == {"ana": -100, "bo": -100}


@proves("art13.s1", "art14.s1")
def test_13_s1_each_player_on_the_place_asks_for_himself() -> None:
    table = AtBlackjack(OLD).main("ana").main("bo", 60, place=1).deal("2h 3c", bank="Kc").play(UP_TO_18)
    assert table.refused(FiveCards("zoe")) == ("place_must_be_decided_by_its_bettors", "art14.s3")
    table.when(FiveCards("bo"))
    assert table.refused(FiveCards("bo")) == ("stake_must_lie_on_the_hand", "art13.s1")
    assert table.decider() == "ana"
    assert table.play("stand:ana 7d").nets() == {"ana": 100, "bo": 30}


@proves("art13.s1")
def test_13_s1_a_split_hand_of_five_cards_is_paid_on_its_own_stake() -> None:
    table = ana("2h 2c", "Kc").play("split 3d draw 2d draw 3s draw 8s five-cards 9s stand 7d")
    assert (table.line("main").net, table.line("split", 2).net) == (50, -100)


@proves("art13.s2")
@pytest.mark.parametrize(("bank", "net"), [("9d", 100), ("Td", 0), ("6d 5h", -100)])
def test_13_s2_without_a_request_the_hand_is_compared(bank: str, net: int) -> None:
    assert five("Kc", last="Th").play("stand", bank).nets() == {"ana": net}


@proves("art13.s2")
def test_13_s2_a_sixth_card_may_be_asked_for() -> None:
    table = five("Kc", last="5s").play("draw 6d")
    assert table.hand(1) == "2h 3c 2d 3d 5s 6d"
    assert table.play("stand Td").nets() == {"ana": 100}


@proves("art13.s2")
@pytest.mark.parametrize(("bank", "net"), [("5d 5h", -100), ("9d", 0), ("8d", 100)])
def test_13_s2_against_an_ace_it_takes_its_normal_course(bank: str, net: int) -> None:
    assert five("Ac", last="Th").play("stand", bank).nets() == {"ana": net}
