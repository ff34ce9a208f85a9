"""Article 17 of 55/2004: prizes, and the order in which they are paid."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.baccarat.drawing import Fact
from banca.play.act import Pay, Return, Take
from tests.games.baccarat.at_baccarat import BANKER_WINS, GAME, PLAYER_WINS, TIE, AtBaccarat

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")


@proves("art17.1")
@pytest.mark.parametrize(("bet", "cards"), [("player", PLAYER_WINS), ("banker", BANKER_WINS)])
def test_17_1_player_and_banker_are_paid_one_to_one(bet: str, cards: str) -> None:
    line = AtBaccarat().bet("ana", bet, 250).deal(cards).line(bet)
    assert (line.prize, line.returned, str(line.odds)) == (250, 250, "1:1")
    assert line.clauses[1:3] == ("art17.1", "art11")


@proves("art17.2")
def test_17_2_a_tie_is_paid_eight_to_one() -> None:
    line = AtBaccarat().bet("ana", "tie", 50).deal(TIE).line("tie")
    assert (line.prize, line.returned, line.commission, str(line.odds)) == (400, 50, 0, "8:1")
    assert "art17.2" in line.clauses


@proves("art17.3")
@pytest.mark.parametrize(("bet", "cards"), [("banker-pair", "9h Ks 2d Kc 3h 8h"), ("player-pair", "Kh 9s Kd 2c 3h 8h")])
def test_17_3_a_pair_is_paid_eleven_to_one(bet: str, cards: str) -> None:
    table = AtBaccarat().bet("ana", "tie", 10).bet("ana", bet, 50).deal_from(cards.split())
    line = table.line(bet)
    assert (line.prize, line.returned, line.commission, str(line.odds)) == (550, 50, 0, "11:1")
    assert line.clauses == ("art13.4", "art17.3")


@proves("art17.1")
def test_17_1_losing_stakes_are_taken_first_then_by_seat_then_whoever_stands() -> None:
    """Reading payment-order."""
    table = AtBaccarat().bet("dan", "player", 100).bet("ana", "player", 100, place=5).bet("bo", "player", 100, place=2)
    table.bet("bo", "tie", 10, place=2).bet("eva", "banker", 100).deal(PLAYER_WINS).to("take")
    order = []
    for act in (Pay("dan", "player"), Pay("bo", "player", place=2)):
        assert table.refused(act) == ("losing_stakes_must_be_taken_first", "art17.1")
    while not table.game.is_over(table.state):
        act = table.turn.prescribed
        order.append((act.name, act.player))
        if order[-1] == ("pay", "bo"):
            assert table.refused(Pay("ana", "player", place=5)) == ("payment_must_keep_the_order", "art17.1")
            assert table.refused(Pay("dan", "player")) == ("payment_must_keep_the_order", "art17.1")
        table.act(act)
    assert order == [("take", "bo"), ("take", "eva"), ("pay", "bo"), ("pay", "ana"), ("pay", "dan")]


@proves("art17.1")
def test_17_1_only_what_is_due_is_paid_and_in_the_way_it_is_due() -> None:
    table = AtBaccarat().bet("ana", "player", 100)
    assert table.refused(Pay("ana", "player")) == ("round_must_be_decided_before_payment", "art11")
    table.deal(PLAYER_WINS).to("pay")
    assert table.refused(Take("ana", "player")) == ("payment_must_follow_the_result", "art17.1")
    for nothing in (Pay("bo", "player"), Pay("ana", "dragon"), Return("ana", "tie")):
        assert table.refused(nothing) == ("payment_must_be_due", "art17.1")
    assert table.game.clauses_for(table.state, Pay("ana", "player")) == ("art13.1", "art17.1", "art11")
    machine = AtBaccarat({"dealing-device": "shuffler-dealer"}).deal(PLAYER_WINS)
    assert machine.refused(Pay("ana", "player")) == ("payment_must_be_due", "art17.1")


@proves("art17.1", "art17.2", "art17.3")
@pytest.mark.parametrize(
    ("bet", "fact", "result", "odds"),
    [
        ("player", Fact("player", player_pair=False, banker_pair=False), "win", "1:1"),
        ("banker", Fact("player", player_pair=True, banker_pair=True), "lose", "None"),
        ("tie", Fact("tie", player_pair=False, banker_pair=False), "win", "8:1"),
        ("player-pair", Fact("tie", player_pair=True, banker_pair=False), "win", "11:1"),
        ("banker-pair", Fact("banker", player_pair=True, banker_pair=False), "lose", "None"),
    ],
)
def test_17_analysis_asks_the_same_rulings(bet: str, fact: Fact, result: str, odds: str) -> None:
    verdict = GAME.ruling(AtBaccarat().setting, bet, None, fact).value
    assert (verdict.result, str(verdict.odds)) == (result, odds)
