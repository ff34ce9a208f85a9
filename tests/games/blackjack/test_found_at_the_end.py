"""Errors of the bank that are found when no stake is left to settle (both editions)."""

from typing import Any

import pytest

from banca.games import settle
from banca.games.blackjack.law import EDITION_2000
from banca.games.blackjack.playing import Draw
from banca.games.blackjack.shoe import Shoe
from banca.law import Edition
from banca.play.act import Do
from tests.games.blackjack import both, in_2004
from tests.games.blackjack.at_blackjack import BOX, MACHINE, NEW, OLD, SHOE, AtBlackjack

EXPOSED, UNDUE = Do("exposed"), Do("undue-card")
DEVICES = pytest.mark.parametrize("options", [SHOE, BOX, MACHINE])


def over_21(slug: str, options: Any, bank: str = "7s", shoe: Any = None) -> AtBlackjack:
    """Ana is over 21 and her stake is taken; the bank has a king, and this."""
    found = {} if shoe is None else {"shoe": shoe}
    table = AtBlackjack(slug, options, **found).main("ana").deal("Th 6c", bank="Kc")
    return table.play("draw 9d", bank)


@both("art2.1.c.s2", "art5.1.1")
@pytest.mark.parametrize("options", [SHOE, MACHINE])
def test_a_last_card_of_the_bank_that_came_face_up_is_void_and_replaced(law: Edition, options: Any) -> None:
    table = over_21(law.slug, options[law.slug])
    assert not table.state.due
    clause = "art2.1.c.s2" if law is EDITION_2000 else "art5.1.1"
    assert table.game.clauses_for(table.state, EXPOSED) == (clause,)
    table.act(EXPOSED)
    assert not table.game.is_over(table.state)
    table.play("2h 9s").finish()
    assert table.state.bank == ("Kc", "2h", "9s")
    assert table.nets() == {"ana": -100}
    if options is SHOE:
        assert table.state.shoe.seen[-3:] == ("7s", "2h", "9s")


@both("art2.1.c.s2", "art5.1.1")
def test_once_and_right_after_the_card(law: Edition) -> None:
    table = over_21(law.slug, SHOE[law.slug]).act(UNDUE).play("4h")
    assert table.refused(EXPOSED)[0] == "card_must_have_come_face_up"  # the bank's card lies there since
    settled = AtBlackjack(law.slug).main("ana").deal("Th 6c", bank="Kc").play("stand 7s").finish()
    assert settled.refused(EXPOSED)[0] == "card_must_have_come_face_up"
    turned = over_21(law.slug, BOX[law.slug])
    assert turned.refused(EXPOSED)[0] == "card_must_have_come_face_up"  # it lay face down and was turned


@both("art3.2.a.s2", "art6.1.s2")
@DEVICES
def test_a_card_that_the_bank_drew_too_many_is_taken_out(law: Edition, options: Any) -> None:
    table = over_21(law.slug, options[law.slug])
    clause = "art3.2.a.s2" if law is EDITION_2000 else "art6.1.s2"
    assert table.game.clauses_for(table.state, UNDUE) == (clause,)
    left = sum(table.game.card_weights(table.state).values())
    table.act(UNDUE)
    assert not table.game.is_over(table.state)
    assert table.refused(Do("no-more-bets"))[0] == "act_must_belong_to_the_phase"
    table.play("4h")
    assert table.state.bank == ("Kc", "7s")
    assert sum(table.game.card_weights(table.state).values()) == left - 1
    assert table.finish().nets() == {"ana": -100}


@both("art3.2.a.s2", "art6.1.s2")
def test_also_when_the_last_stake_has_been_paid(law: Edition) -> None:
    table = AtBlackjack(law.slug).main("ana").deal("Th 9c", bank="Kc").play("stand 8d").finish()
    assert table.act(UNDUE).play("4h").nets() == {"ana": 100}
    assert table.state.shoe.rounds == 2


@both("art3.2.a.s2", "art6.1.s2")
def test_one_that_nobody_saw(law: Edition) -> None:
    table = over_21(law.slug, SHOE[law.slug])
    before = table.state.shoe
    table.do("undue-card-unseen")
    assert (table.game.is_over(table.state), table.state.shoe.unseen) == (True, before.unseen + 1)
    assert table.state.shoe.rounds == before.rounds


@in_2004("art6.1.s2")
def test_one_that_nobody_saw_may_keep_its_place() -> None:
    table = over_21(NEW, {**SHOE[NEW], "undue-bank-card-unseen": "valid"})
    before = table.state.shoe
    assert table.do("put-back").state.shoe == before
    assert table.game.is_over(table.state)


@both("art2.2.s1", "art2.2.1")
def test_the_white_card_may_come_before_it(law: Edition) -> None:
    """With four cards of the round and one burnt, or two, before it: the card drawn too many is the first behind it."""
    burns = 2 if law is EDITION_2000 else 1  # as the editions burn by default
    shoe = Shoe(packs=6, device="shoe", unseen=312 - 30 - 5 - burns, rounds=20)
    table = over_21(law.slug, SHOE[law.slug], shoe=shoe)
    assert not table.state.shoe.marker_out
    table.act(UNDUE)
    assert table.names()[0] == "white-card"
    table.play("4h")
    assert table.state.shoe.marker_out
    assert table.following().names()[0] == "shuffle"


@both("art2.1.c.s4", "art5.1.2.s2")
def test_no_error_is_found_in_a_round_that_was_cancelled_or_never_dealt(law: Edition) -> None:
    table = AtBlackjack(law.slug).main("ana").deal("Th 6c", bank="Kc")
    table.act(table.game.read_act({"act": "cancel", "why": "misdeal"}))
    clause = "art2.1.c.s4" if law is EDITION_2000 else "art5.1.2.s2"
    assert table.refused(Draw("ana")) == ("round_must_not_be_void", clause)
    assert table.finish().refused(UNDUE)[0] == "bank_must_have_finished_drawing"
    empty = AtBlackjack(law.slug).do("no-more-bets")
    assert empty.refused(UNDUE) == ("round_must_be_under_way", None)


@both("art2.2.s5", "art2.2.4")
def test_nor_once_the_cards_are_back_in_the_machine(law: Edition) -> None:
    table = over_21(law.slug, MACHINE[law.slug])
    assert table.accepts(UNDUE)
    assert table.finish().refused(UNDUE) == ("round_must_be_under_way", None)


@pytest.mark.parametrize("slug", [OLD, NEW])
def test_a_record_tells_them(slug: str) -> None:
    cards = [{"act": "card", "to": to, "card": card} for to, card in ((1, "Th"), ("bank", "Kc"), (1, "6c"))]
    acts = [
        {"act": "bet", "player": "ana", "bet": "main", "stake": 100, "place": 1},
        *cards,
        {"act": "draw", "player": "ana"},
        {"act": "card", "to": 1, "card": "9d"},
        {"act": "card", "to": "bank", "card": "7s"},
        {"act": "exposed"},
        {"act": "card", "to": "bank", "card": "8s"},
        {"act": "undue-card"},
        {"act": "card", "to": "discard", "card": "3h"},
    ]
    replayed = settle({"banca": 1, "edition": slug, "options": SHOE[slug], "acts": acts})
    assert replayed.settlement.players == {"ana": -100}
    assert [p.act.name for p in replayed.played][-4:] == ["exposed", "card", "undue-card", "card"]
