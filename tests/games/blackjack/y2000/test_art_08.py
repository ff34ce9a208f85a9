"""Article 8 of 141/2000: insurance."""

import pytest

from banca.games.blackjack.window import EvenMoney, FiveCards, Surrender
from banca.money import Limits
from banca.play.act import Bet
from tests.games.blackjack.at_blackjack import BOX, MACHINE, OLD, SHOE, AtBlackjack
from tests.games.blackjack.y2000 import RANKS, ana, proves

DEVICES = pytest.mark.parametrize("options", [SHOE[OLD], BOX[OLD], MACHINE[OLD]])


def insuring(stake: int, player: str = "ana") -> Bet:
    return Bet(player, "insurance", stake)


@proves("art8.s1")
@pytest.mark.parametrize(
    ("stake", "insured", "accepted"),
    [
        (100, 50, True),
        (100, 30, True),
        (100, 1, True),
        (100, 51, False),
        (100, 100, False),
        (101, 50, True),
        (101, 51, False),
        (1, 1, False),
        (100_00, 50_00, True),
        (100_00, 50_01, False),
    ],
)
def test_8_s1_insurance_is_not_above_half_the_stake(stake: int, insured: int, accepted: bool) -> None:
    table = ana("Th 6c", "Ac", stake).at_window()
    if accepted:
        table.act(insuring(insured)).play("stand Kd")
        assert table.nets() == {"ana": -stake + 2 * insured}
    else:
        assert table.refused(insuring(insured)) == ("insurance_must_not_exceed_its_limit", "art8.s1")


@proves("art8.s1")
@DEVICES
@pytest.mark.parametrize("rank", RANKS)
def test_8_s1_only_when_the_open_card_is_an_ace(options: dict[str, object], rank: str) -> None:
    table = ana("5h 4h", f"{rank}c", options=options).at_window()
    if rank == "A":
        assert table.accepts(insuring(50))
    else:
        assert table.refused(insuring(50)) == ("insurance_must_be_against_an_ace", "art8.s1")


@proves("art8.s1")
@pytest.mark.parametrize(("cards", "decision"), [("5h 6c", "double"), ("8h 8c", "split")])
def test_8_s1_the_limit_is_half_of_the_original_stake(cards: str, decision: str) -> None:
    table = ana(cards, "Ac").play(decision)
    assert table.refused(insuring(51)) == ("insurance_must_not_exceed_its_limit", "art8.s1")
    assert table.accepts(insuring(50))


@proves("art8.s1")
def test_8_s1_several_insurances_of_a_stake_are_limited_together() -> None:
    table = ana("Th 6c", "Ac").at_window().act(insuring(30))
    assert table.refused(insuring(21)) == ("insurance_must_not_exceed_its_limit", "art8.s1")
    table.act(insuring(20)).play("stand Kd")
    assert table.line("insurance").stake == 50


@proves("art8.s1")
@pytest.mark.parametrize(("second", "net"), [("Kd", 100), ("9d", 150 - 50)])
def test_8_s1_a_blackjack_may_be_insured(second: str, net: int) -> None:
    table = ana("Ah Kh", "Ac").at_window()
    assert table.accepts(insuring(50))
    assert table.act(insuring(50)).play("stand", second).nets() == {"ana": net}


@proves("art8.s1")
def test_8_s1_after_the_first_deal_and_before_any_additional_card_at_the_table() -> None:
    table = AtBlackjack(OLD).main("ana").main("bo", place=2)
    refusal = table.refusal(insuring(50))
    assert (refusal.norm, refusal.untimely) == ("insurance_must_follow_the_first_deal", True)
    table.deal("Th 6c", "Td 7s", bank="Ac")
    assert table.accepts(insuring(50, "bo"))
    assert table.play("hear").accepts(insuring(50, "bo"))
    assert table.play("draw:ana").accepts(insuring(50, "bo"))
    table.play("2d")
    for player in ("ana", "bo"):
        assert table.refused(insuring(50, player)) == ("insurance_must_precede_additional_cards", "art8.s1")
    quiet = AtBlackjack(OLD).main("ana").main("bo", place=2).deal("Th 6c", "Td 7s", bank="Ac").play("stand:ana")
    assert quiet.accepts(insuring(50, "bo"))
    assert quiet.play("stand:bo").accepts(insuring(50, "bo"))
    assert not quiet.play("7d").accepts(insuring(50, "bo"))


@proves("art8.s1")
def test_8_s1_only_one_s_own_stake_is_insured() -> None:
    table = AtBlackjack(OLD).main("ana").main("bo", place=2).deal("Th 6c", "Td 7s", bank="Ac").at_window()
    refused = table.refused(Bet("ana", "insurance", 50, place=2))
    assert refused == ("insurance_must_be_on_an_own_stake", "art8.s1")
    assert table.refused(insuring(50, "zoe")) == ("insurance_must_be_on_an_own_stake", "art8.s1")


@proves("art8.s1")
def test_8_s1_limits_of_main_stakes_do_not_bind_insurance_but_its_own_do() -> None:
    plain = AtBlackjack(OLD, limits=Limits(minimum=100)).main("ana").deal("Th 6c", bank="Ac").at_window()
    assert plain.accepts(insuring(50))
    own = Limits(minimum=100, of={"insurance": Limits(minimum=20)})
    table = AtBlackjack(OLD, limits=own).main("ana").deal("Th 6c", bank="Ac").at_window()
    assert not table.accepts(insuring(10))
    assert table.accepts(insuring(20))


@proves("art8.s2")
@DEVICES
def test_8_s2_insurance_wins_twice_its_amount_when_the_bank_makes_blackjack(options: dict[str, object]) -> None:
    table = ana("Th 6c", "Ac", options=options).play("insurance:ana:50 stand Kd")
    line = table.line("insurance")
    assert (line.prize, line.returned, str(line.odds)) == (100, 50, "2:1")
    assert line.clauses == ("art8.s1", "art8.s2")
    assert table.nets() == {"ana": 0}


@proves("art8.s2")
def test_8_s2_even_on_a_hand_that_went_over_21() -> None:
    table = ana("Th 6c", "Ac").play("insurance:ana:50 draw Td Kd")
    assert (table.line("insurance").net, table.line("main").net) == (100, -100)


@proves("art8.s2")
def test_8_s2_it_is_not_settled_while_players_act() -> None:
    table = AtBlackjack(OLD).main("ana").main("bo", place=2).deal("Th 6c", "Td 7s", bank="Ac")
    for script in ("insurance:ana:50 hear", "stand:ana", "draw:bo 2d", "stand:bo"):
        table.play(script)
        assert table.state.lines == ()
    table.card("Kd")
    assert [due.position.bet for due in table.state.due] == ["insurance", "main", "main"]


@proves("art8.s2")
@pytest.mark.parametrize("bank", ["5d 5h", "9d", "3d 7h"])
def test_8_s2_21_or_less_in_more_cards_is_no_blackjack(bank: str) -> None:
    table = ana("Th 6c", "Ac").play("insurance:ana:50 stand", bank)
    assert table.line("insurance").net == -50


@proves("art8.s3")
@pytest.mark.parametrize(
    ("cards", "script", "open_card", "second", "net"),
    [
        ("Th Jc", "stand", "Ac", "Kd", -100),
        ("5h 6c", "double 9d", "Ac", "Kd", -200),
        ("5h 6c", "double Td", "Ac", "Kd", -200),
        ("8h 8c", "split 3d stand 2d stand", "Ac", "Kd", -200),
        ("Ah As", "split Kh Ks", "Ac", "Kd", -200),
        ("Ah Kh", "stand", "Ac", "Kd", 0),
        ("Th Jc", "stand", "Kc", "Ad", -100),
        ("5h 6c", "double 9d", "Kc", "Ad", -200),
        ("8h 8c", "split 3d stand 2d stand", "Kc", "Ad", -200),
        ("Ah Kh", "stand", "Kc", "Ad", 0),
    ],
)
def test_8_s3_a_blackjack_of_the_bank_collects_from_all_without_one(
    cards: str, script: str, open_card: str, second: str, net: int
) -> None:
    table = ana(cards, open_card).play(script, second)
    assert table.nets() == {"ana": net}
    collected = [line for line in table.lines().values() if line.net < 0]
    assert all("art8.s3" in line.clauses for line in collected)


@proves("art8.s3", "art9", "art6.s3", "art12.s1", "art13.s1")
def test_8_s3_hands_that_were_closed_before_are_not_touched() -> None:
    table = AtBlackjack(OLD)
    for place, player in enumerate(("prize", "even", "five", "half", "left"), 1):
        table.main(player, place=place)
    table.deal("7h 7c", "Ah Qh", "2h 3c", "Th 6c", "Td 9s", bank="Kc").at_window()
    table.when(EvenMoney("even")).when(Surrender("half"))
    table.play("draw:prize 7d", "draw:five 2d draw:five 3d draw:five 8s").when(FiveCards("five"))
    table.play("stand:left Ad")
    assert table.nets() == {"prize": 300, "even": 100, "five": 50, "half": -50, "left": -100}


@proves("art8.s4")
@pytest.mark.parametrize(
    ("cards", "script", "bank", "main"),
    [("Th 9c", "stand", "7d", 100), ("Th 8c", "stand", "7d", 0), ("Th 7c", "stand", "7d", -100), ("Th 6c", "draw Td",
      "7d", -100), ("Ah Kh", "stand", "7d", 150), ("Th 9c", "stand", "5d Kh Kd", 100)],
)  # fmt: skip
def test_8_s4_without_a_blackjack_insurance_is_lost_whatever_becomes_of_the_stake(
    cards: str, script: str, bank: str, main: int
) -> None:
    table = ana(cards, "Ac").play("insurance:ana:50", script, bank)
    line = table.line("insurance")
    assert (line.result, line.net, line.clauses) == ("lose", -50, ("art8.s1", "art8.s4"))
    assert table.line("main").net == main


@proves("art8.s1")
@pytest.mark.parametrize("bet", ["any-pair", "sevens", "over-13", "under-13", "tie"])
def test_8_s1_insurance_is_the_one_additional_bet(bet: str) -> None:
    """Reading bets-of-the-edition: what 56/2004 lists in its article 13 is unknown here."""
    table = AtBlackjack(OLD).main("ana")
    assert table.refused(Bet("ana", bet, 10)) == ("bet_must_be_offered", "art8.s1")
    assert "bets-of-the-edition" in table.game.edition.readings_of("art8.s1")
