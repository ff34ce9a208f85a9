"""Until when insurance and surrender are open, and what is said of a hand that is finished by rule (both editions)."""

from typing import Any

import pytest

from banca.games import settle
from banca.games.blackjack.law import EDITION_2000
from banca.games.blackjack.playing import Draw, Split, Stand
from banca.games.blackjack.window import NoSurrender, Surrender, leaves_a_choice
from banca.law import Edition
from banca.play.act import Bet
from tests.games.blackjack import both, in_2004
from tests.games.blackjack.at_blackjack import BOX, FACE_UP, FREE, NEW, SHOE, AtBlackjack

DEVICES = pytest.mark.parametrize("options", [SHOE, BOX])


def insuring(player: str = "ana", stake: int = 50) -> Bet:
    return Bet(player, "insurance", stake)


@both("art8.s1 art8.s2", "art12.1 art12.2.s1")
@DEVICES
def test_insurance_is_open_until_the_second_card_of_the_bank_where_nobody_draws(law: Edition, options: Any) -> None:
    table = AtBlackjack(law.slug, options[law.slug]).main("ana").deal("Th 9c", bank="As").play("stand")
    assert table.accepts(insuring())
    table.to("card")
    assert table.act(insuring()).play("Kd").nets() == {"ana": 0}
    late = AtBlackjack(law.slug, options[law.slug]).main("ana").deal("Th 9c", bank="As").play("stand 5d")
    clause = "art8.s1" if law is EDITION_2000 else "art12.1"
    assert late.refused(insuring()) == ("insurance_must_precede_additional_cards", clause)
    settling = late.play("6d")  # the bank has drawn, and stakes are due
    assert settling.refusal(insuring()) == late.refusal(insuring())


@both("art12.s2", "art18.2")
@DEVICES
def test_a_place_that_stands_does_not_close_surrender_for_another(law: Edition, options: Any) -> None:
    table = AtBlackjack(law.slug, options[law.slug]).main("ben", place=2).main("eva", place=6)
    table.deal("Th 9c", "Td 6d", bank="Ks").play("stand:ben")
    assert table.accepts(NoSurrender("eva"))
    refused = table.refusal_in_time(Surrender("ben"))
    assert "surrender-window" in law.readings_of(refused.clause or "")
    assert table.act(Surrender("eva")).play("8d").nets() == {"ben": 100, "eva": -50}


@in_2004("art18.2")
@pytest.mark.parametrize("said", [False, True])
def test_a_hand_of_21_may_be_given_up_after_the_others_unless_it_declared_its_decision(said: bool) -> None:
    table = AtBlackjack(NEW, FACE_UP).main("ana").main("bo", place=2).deal("Ah Kc", "Th 9c", bank="Ks").do("hear")
    if said:
        table.act(Stand("ana"))
        assert table.refused(Surrender("ana")) == ("surrender_must_precede_other_decisions", "art18.2")
    table.play("stand:bo")
    assert table.accepts(Surrender("ana")) is not said
    assert table.accepts(NoSurrender("ana")) is not said
    assert table.play("8d").refused(Surrender("ana")) == ("surrender_must_precede_additional_cards", "art18.2")


# The final decision, said where the rules leave none.


@both("art3.2.c art11", "art6.3 art6.4.2")
def test_after_the_card_of_a_double_the_final_decision_may_be_said_once(law: Edition) -> None:
    table = AtBlackjack(law.slug).main("ana").main("bo", place=2).deal("5h 6c", "Th 9c", bank="9s").play("double 8d")
    assert not table.accepts(Stand("bo", 1))
    table.act(Stand("ana"))
    assert table.refused(Stand("ana"))[0] == "final_decision_must_stand"
    assert table.play("stand:bo Td").nets() == {"ana": 0, "bo": 0}
    later = AtBlackjack(law.slug).main("ana").main("bo", place=2).deal("5h 6c", "Th 9c", bank="9s").play("double 8d")
    assert later.play("stand:bo").refused(Stand("ana"))[0] == "final_decision_must_stand"


@both("art3.2.c art14.s1", "art6.3 art20.1.1")
def test_only_the_decider_says_it(law: Edition) -> None:
    table = AtBlackjack(law.slug).main("ana").main("bo", 50, place=1).deal("5h 6c", bank="9s").play("double:ana 8d")
    assert table.refused(Stand("bo", 1))[0] == "place_must_be_decided_by_its_decider"
    assert table.accepts(Stand("ana", 1))


@both("art3.2.c art10.s3", "art6.3 art16.3")
def test_after_the_card_of_each_split_ace_too(law: Edition) -> None:
    table = AtBlackjack(law.slug).main("ana").deal("Ah Ac", bank="9s").play("split 5d").act(Stand("ana"))
    assert table.refused(Stand("ana"))[0] == "final_decision_must_stand"
    table.play("6d").act(Stand("ana"))
    assert table.state.play.spoken == ((1, 1), (1, 2))
    assert not table.play("Td").accepts(Stand("ana"))
    assert table.nets() == {"ana": -200}


@in_2004("art6.3", "art6.4.1")
def test_on_21_under_the_stop_rules_when_the_place_is_heard() -> None:
    table = AtBlackjack(NEW, FACE_UP).main("ana").main("bo", place=2).main("cy", place=3)
    table.deal("Th 9c", "Ah Kc", "7h 4c", bank="6s")
    assert table.refused(Stand("bo"))[0] == "final_decision_must_stand"  # place 1 comes before it
    table.play("stand:ana").act(Stand("bo"))
    table.play("draw:cy Td").act(Stand("cy"))
    assert table.play("Tc 2d").nets() == {"ana": 100, "bo": 150, "cy": 100}


@in_2004("art6.3")
def test_with_no_place_named_it_is_said_of_the_hand_in_play() -> None:
    table = AtBlackjack(NEW).main("ana", place=1).main("ana", place=2).deal("5h 6c", "Th 9c", bank="9s")
    table.play("double 8d").act(Stand("ana"))
    assert table.state.hands_of(2)[0].ended == "stand"
    assert table.accepts(Stand("ana", 1)) is False


@in_2004("art6.4.1", "art19.2")
def test_five_cards_that_make_21_stand_without_a_word() -> None:
    """The next place, or the bank's card, comes and the hand that was not paid for five cards stands."""
    acts: list[dict[str, Any]] = [
        {"act": "bet", "player": player, "place": place, "bet": "main", "stake": 100}
        for player, place in (("ana", 1), ("bo", 2))
    ]
    acts += [{"act": "card", "to": to, "card": card} for to, card in ((1, "2h"), (2, "Th"), ("bank", "9s"))]
    acts += [{"act": "card", "to": to, "card": card} for to, card in ((1, "3c"), (2, "9c"))]
    for card in ("2d", "4d", "Ts"):
        acts += [{"act": "draw", "player": "ana"}, {"act": "card", "to": 1, "card": card}]
    ending = [{"act": "stand", "player": "bo"}, {"act": "card", "to": "bank", "card": "8d"}]
    options = SHOE[NEW]
    replayed = settle({"banca": 1, "edition": NEW, "options": options, "acts": [*acts, *ending]})
    assert replayed.settlement.players == {"ana": 100, "bo": 100}
    assert [p.given for p in replayed.played if p.act == Stand("ana", 1)] == [None]
    alone = [act for act in acts if act.get("player") != "bo" and act.get("to") != 2]
    replayed = settle({"banca": 1, "edition": NEW, "options": options, "acts": [*alone, ending[1]]})
    assert replayed.settlement.players == {"ana": 100}


@in_2004("art6.2", "art10.3")
def test_nothing_is_doubled_by_one_who_has_been_paid() -> None:
    table = AtBlackjack(NEW, FREE).main("ana").main("bo", 50, place=1).deal("Ah Kc", bank="Ts").say("even-money", "ana")
    assert table.decider() == "ana"
    assert table.choices() == ["draw", "stand"]
    double = table.game.read_act({"act": "double", "player": "ana"})
    assert table.refused(double) == ("stake_must_lie_on_the_hand", "art10.3")
    assert not table.accepts(Split("ana"))
    assert table.accepts(Draw("ana"))


def test_a_hand_of_21_leaves_a_choice_only_where_five_cards_are_paid() -> None:
    def after(script: str) -> bool:
        table = (
            AtBlackjack(NEW, SHOE[NEW]).main("ana").main("bo", place=4).deal("Ah 5c", "Th 6c", bank="Ks").play(script)
        )
        assert table.decider() == "ana"
        return leaves_a_choice(table.turn)

    assert after("draw Ad")
    assert after("draw Ad draw 2c draw 2d")
    assert not after("draw 5d")
