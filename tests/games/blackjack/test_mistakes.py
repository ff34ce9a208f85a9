"""Cards that go astray: article 2(1)(c) of 141/2000, article 5(1)(2) of 56/2004."""

import json
from typing import Any

import pytest

from banca.games import settle
from banca.games.blackjack.dealing import Cancel, Dealt
from banca.games.blackjack.irregular import Misdeal
from banca.games.blackjack.law import EDITION_2000
from banca.games.blackjack.playing import Draw, Stand
from banca.games.blackjack.preparation import Burn
from banca.law import Edition
from banca.play.act import Bet, Do
from banca.play.turn import Decision
from tests.games.blackjack import both, in_2004
from tests.games.blackjack.at_blackjack import BOX, MACHINE, NEW, SHOE, AtBlackjack, sealed

PUT_RIGHT = ("art2.1.c.s3", "art5.1.2.s1")


def astray(table: AtBlackjack, to: Any, card: str) -> AtBlackjack:
    return table.act(Misdeal(to), Dealt(to, card))


def clause(law: Edition) -> str:
    return PUT_RIGHT[law is not EDITION_2000]


@both(*PUT_RIGHT)
@pytest.mark.parametrize("to", [5, "bank", 2])
def test_a_first_card_laid_where_it_should_not_be_comes_where_it_should(law: Edition, to: Any) -> None:
    """On a place without a bet, before the bank, on another place; the bank's open card on a place."""
    table = astray(AtBlackjack(law.slug).main("ana").main("bo", place=2).to("card"), to, "Th")
    assert table.names()[0] == "correct"
    assert table.refusal(Dealt(1, "9h")).untimely
    assert table.game.clauses_for(table.state, Do("correct")) == (clause(law),)
    table.do("correct").card("8h")
    astray(table, 5, "Kc").do("correct").play("9c 7c")
    assert (table.hand(1), table.hand(2), table.state.bank) == ("Th 9c", "8h 7c", ("Kc",))


@both(*PUT_RIGHT)
def test_while_a_card_goes_astray_nothing_comes_before_it(law: Edition) -> None:
    table = AtBlackjack(law.slug).main("ana").deal("Th 5c", bank="Kc").play("hear").act(Misdeal(3))
    for act in (Draw("ana"), Stand("ana"), Do("hear")):
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.clause) == ("act_must_belong_to_the_phase", clause(law))
    assert table.accepts(Dealt(3, "5d"))


@both(*PUT_RIGHT)
@pytest.mark.parametrize("to", [2, 4, "bank"])
def test_an_additional_card_comes_to_the_hand_that_asked(law: Edition, to: Any) -> None:
    table = AtBlackjack(law.slug).main("ana").main("bo", place=2).deal("Th 5c", "9h 9c", bank="Kc").play("draw:ana")
    astray(table, to, "5d")
    assert table.game.seen_by(table.state)["astray"] == [[to, "5d"]]
    assert table.hand(1) == "Th 5c"
    assert table.refusal(Misdeal(3)).norm == "mistake_must_be_put_right_first"
    assert table.do("correct").hand(1) == "Th 5c 5d"


@both(*PUT_RIGHT)
def test_a_card_of_the_bank_laid_on_a_place_is_the_banks(law: Edition) -> None:
    table = AtBlackjack(law.slug).main("ana").deal("Th 9c", bank="Kc").play("stand")
    table.to("card")
    astray(table, 1, "6d").do("correct")
    assert (table.hand(1), table.state.bank) == ("Th 9c", ("Kc", "6d"))
    astray(table, 1, "2d").do("correct")
    assert table.state.bank == ("Kc", "6d", "2d")
    assert table.nets() == {"ana": 100}


@both(*PUT_RIGHT)
@pytest.mark.parametrize("heard", [False, True])
def test_the_second_card_of_the_bank_dealt_too_early_goes_to_whoever_asks_next(law: Edition, heard: bool) -> None:
    table = AtBlackjack(law.slug).main("ana").deal("Th 5c", bank="Kc")
    if heard:
        table.do("hear")
        assert table.refused(Dealt("bank", "5d"))[0] == "bank_must_wait_for_the_players"
    astray(table, "bank", "5d").do("correct")
    assert table.state.bank == ("Kc",)
    assert table.refused(Misdeal("bank")) == ("mistake_must_be_put_right_first", clause(law))
    table.play("draw:ana")
    assert table.refusal(Dealt(1, "2d")) == table.refusal(Dealt("bank", "5d"))
    assert table.refusal(Stand("ana")).untimely
    assert table.refused(Do("reshuffle"))[0] == "act_must_belong_to_the_phase"
    assert table.game.clauses_for(table.state, Dealt(1, "5d")) == (clause(law),)
    table.act(Dealt(1, "5d"))
    assert table.hand(1) == "Th 5c 5d"
    assert table.refused(Do("exposed"))[0] == "card_must_have_come_face_up"  # everybody has seen it before
    assert table.play("stand 9d").nets() == {"ana": 100}
    assert table.state.shoe.seen.count("5d") == 1


@both(*PUT_RIGHT)
def test_if_nobody_asks_it_is_the_next_to_be_burnt_or_dealt(law: Edition) -> None:
    table = AtBlackjack(law.slug).main("ana").deal("Th 9c", bank="Kc")
    astray(table, "bank", "5d").do("correct").play("stand")
    if law is EDITION_2000:  # a card is burnt before the second one of the bank
        assert table.refusal(Burn(1)).untimely
        before = table.state.shoe
        assert table.names()[0] == "card"
        table.act(Dealt("discard", "5d"))
        assert table.state.shoe == before
        assert table.play("8d").state.bank == ("Kc", "8d")
    else:
        assert table.play("8d").state.bank == ("Kc", "5d", "8d")


@both(*PUT_RIGHT)
def test_a_card_dealt_where_one_was_to_be_burnt_is_burnt(law: Edition) -> None:
    table = AtBlackjack(law.slug).main("ana").do("no-more-bets")
    astray(table, 1, "5d").do("correct")
    assert (table.state.stage, table.state.shoe.unseen) == ("dealing", 0)
    assert table.deal("Th 9c", bank="Kc").hand(1) == "Th 9c"


@both(*PUT_RIGHT)
def test_from_the_box_a_card_too_early_is_the_next_that_anybody_draws(law: Edition) -> None:
    table = AtBlackjack(law.slug, BOX[law.slug]).main("ana").deal("Th 9c", bank="Kc").to("hear")
    astray(table, "bank", "2d").do("correct").play("stand")
    assert table.refused(Misdeal(1))[0] == "mistake_must_be_in_dealing"  # the bank's second card lies there
    table.play("4d")
    assert table.names()[0] == "card"
    assert table.play("6d").state.bank == ("Kc", "4d", "2d", "6d")


@both(*PUT_RIGHT)
def test_a_mistake_is_one_where_a_card_is_dealt_and_to_a_place_of_the_table(law: Edition) -> None:
    table = AtBlackjack(law.slug).main("ana").to("card")
    for to, says in (("1", "'1' is neither a place nor the bank"), (7, "place 7 is none of the 6")):
        assert says in str(table.refusal(Misdeal(to)).says)
        assert table.refusal(Misdeal(to)).norm == "card_must_go_to_a_place"
    table.act(Misdeal(2))
    for act in (Misdeal(3), Do("correct"), Bet("ana", "insurance", 50), Draw("ana")):
        assert not table.accepts(act)
    assert table.accepts(Dealt(2, "5d"))
    assert not table.accepts(Dealt(1, "5d"))
    assert AtBlackjack(law.slug).main("ana").refusal(Misdeal(2)).untimely


@both("art2.1.c.s4", "art5.1.2.s2")
def test_what_cannot_be_put_right_cancels_the_round_at_once(law: Edition) -> None:
    table = astray(AtBlackjack(law.slug).main("ana").to("card"), 5, "Th").act(Cancel("misdeal"))
    assert table.nets() == {"ana": 0}
    early = astray(AtBlackjack(law.slug).main("ana").deal("Th 5c", bank="Kc"), "bank", "5d").do("correct")
    assert early.act(Cancel("misdeal")).nets() == {"ana": 0}
    why = "misdeal (a mistake in dealing cannot be put right) or cards-run-out (no card is left, nor any to shuffle)"
    again = AtBlackjack(law.slug).main("ana").deal("Th 5c", bank="Kc")
    assert str(again.refusal(Cancel()).says) == f"the cause is missing (why): there is {why}"
    assert str(again.refusal(Cancel("rain")).says) == f"'rain' is no cause: there is {why}"


@both(*PUT_RIGHT)
@pytest.mark.parametrize("devices", [SHOE, BOX, MACHINE])
@pytest.mark.parametrize("moment", ["card", "hear", "stand"])
def test_at_a_sealed_table_the_card_that_goes_astray_is_the_one_that_was_sealed(
    law: Edition, devices: Any, moment: str
) -> None:
    table = sealed(law.slug, 2, devices[law.slug])
    while table.state.stage != "betting":  # type: ignore[attr-defined]
        table.advance()
    table.do(Bet("ana", "main", 100))
    found = False
    while not table.is_over:
        turn = table.turn
        waits = isinstance(turn, Decision)
        comes = "stand" if waits else getattr(turn, "prescribed", None) or "card"
        if not found and moment == getattr(comes, "name", comes):
            table.do(Misdeal(4))
            found = True
        elif isinstance(turn, Decision):
            table.do(turn.choices[-1])
        else:
            table.advance()
    assert found
    assert Do("correct") in table.acts
    record = json.loads(json.dumps(table.records[0]))
    assert settle(record).settlement.to_json() == record["settlement"]


@in_2004("art5.1.2.s1")
def test_a_short_record_tells_where_the_card_went_and_the_rest_is_filled_in() -> None:
    acts = [
        {"act": "bet", "player": "ana", "place": 1, "bet": "main", "stake": 100},
        {"act": "card", "to": 1, "card": "Th"},
        {"act": "card", "to": "bank", "card": "9s"},
        {"act": "card", "to": 1, "card": "4c"},
        {"act": "misdeal", "to": "bank"},
        {"act": "card", "to": "bank", "card": "7d"},
        {"act": "draw", "player": "ana"},
        {"act": "stand", "player": "ana"},
        {"act": "card", "to": "bank", "card": "Kd"},
    ]
    replayed = settle({"banca": 1, "edition": NEW, "options": SHOE[NEW], "acts": acts})
    assert [p.act.to_json() for p in replayed.played if p.given is None and p.act.name in ("correct", "card")] == [
        {"act": "correct"},
        {"act": "card", "to": 1, "card": "7d"},
    ]
    assert replayed.settlement.players == {"ana": 100}
