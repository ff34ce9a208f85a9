"""What goes wrong at a table of blackjack, and how it is put right, in both editions."""

import json
from typing import Any

import pytest

from banca.games import settle
from banca.games.blackjack.dealing import Cancel, Dealt
from banca.games.blackjack.hands import points
from banca.games.blackjack.irregular import Misdeal, came_before
from banca.games.blackjack.playing import Draw, Stand
from banca.games.blackjack.shoe import Shoe
from banca.games.blackjack.window import EvenMoney
from banca.material.cards import PACK
from banca.play.act import Bet, Do
from banca.play.turn import Decision
from tests.games.blackjack.at_blackjack import BOX, NEW, OLD, SHOE, AtBlackjack, both_editions, sealed


@both_editions
def test_a_card_that_comes_face_up_is_void_and_the_next_takes_its_place(slug: str) -> None:
    table = AtBlackjack(slug).main("ana").card("Th").do("exposed").deal("9h 9c", bank="Kc")
    assert table.hand(1) == "9h 9c"
    assert table.state.shoe.seen == ("Th", "9h", "Kc", "9c")


@both_editions
def test_a_void_card_that_went_over_21_takes_nothing(slug: str) -> None:
    table = AtBlackjack(slug).main("ana").deal("Th 6c", bank="Kc").play("draw Td exposed 5h")
    table.play(*(["stand"] if slug == OLD else []), "7d")
    assert table.nets() == {"ana": 100}


@both_editions
def test_only_the_card_that_came_last_can_be_said_to_have_come_face_up(slug: str) -> None:
    table = AtBlackjack(slug).main("ana").deal("Th 6c", bank="Kc").do("hear")
    assert table.refused(Do("exposed"))[0] == "card_must_have_come_face_up"


@pytest.mark.parametrize(("option", "cards"), [("valid", "Th 9c"), ("void", "9c 5d")])
def test_the_first_card_of_a_session_face_up(option: str, cards: str) -> None:
    options = {**SHOE[NEW], "exposed-first-card": option}
    table = AtBlackjack(NEW, options, shoe=None).main("ana").card("Th").do("exposed")
    table.play("9c Kc 5d" if option == "void" else "Kc 9c")
    assert table.hand(1) == cards


@both_editions
def test_a_face_up_card_instead_of_the_one_face_down(slug: str) -> None:
    table = AtBlackjack(slug, BOX[slug]).main("ana").deal("Th 9c", bank="Kc").do("face-down", "exposed").card("2d")
    assert not table.state.hidden
    assert table.at_window().state.hidden
    assert table.hand(1) == "Th 9c"
    assert "2d" in table.state.shoe.seen
    assert table.game.seen_by(table.state, "ana")["bank"] == ["Kc", "??"]


@both_editions
def test_cards_dealt_astray_come_to_lie_as_they_should(slug: str) -> None:
    table = AtBlackjack(slug).main("ana", place=3).main("bo", place=4).to("card").act(Misdeal(4))
    table.card("Th")  # to place 4, by mistake
    table.do("correct").play("9c 5d 6h Qs")
    assert (table.hand(3), table.state.bank, table.hand(4)) == ("Th 6h", ("5d",), "9c Qs")


@both_editions
def test_a_mistake_is_noticed_at_the_latest_when_a_card_is_missing(slug: str) -> None:
    table = AtBlackjack(slug).main("ana", place=3).main("bo", place=4).to("card")
    for to, card in ((4, "Th"), ("bank", "5d"), (3, "6h"), (4, "Qs"), ("bank", "2c")):
        table.act(Misdeal(to), Dealt(to, card))
    assert table.game.seen_by(table.state, "bo")["places"] == {"3": [["??"]], "4": [["Th", "Qs"]]}
    assert table.refusal(Misdeal(3)).norm == "mistake_must_be_put_right_first"
    assert table.names()[0] == "correct"
    table.do("correct")
    assert (table.hand(3), table.hand(4), table.state.bank) == ("Th Qs", "5d 2c", ("6h",))


@both_editions
def test_a_cancelled_round_gives_everything_back(slug: str) -> None:
    table = AtBlackjack(slug).main("ana").main("bo", place=2).deal("Ah Kc", "8h 8c", bank="Ac")
    table.play("insurance:bo:50").when(EvenMoney("ana")).play("hear")
    table.play(*(["stand"] if table.decider() == "ana" else []), "split:bo 3d")
    table.act(Cancel("misdeal"))
    assert table.nets() == {"ana": 0, "bo": 0}
    assert {(line.position.bet, line.result) for line in table.lines().values()} == {
        ("main", "push"),
        ("split", "push"),
        ("insurance", "push"),
    }


@both_editions
def test_a_round_is_not_cancelled_before_its_first_card(slug: str) -> None:
    assert AtBlackjack(slug).main("ana").refused(Cancel("misdeal"))[0] == "deal_must_have_begun"


@both_editions
def test_a_card_too_many_for_the_bank_is_null(slug: str) -> None:
    table = AtBlackjack(slug).main("ana").deal("Th 8c", bank="Kc").play("stand 7d").play("undue-card 4h")
    assert table.state.bank == ("Kc", "7d")
    assert table.nets() == {"ana": 100}


@pytest.mark.parametrize(("option", "step", "burnt"), [("void", "undue-card-unseen", 1), ("valid", "put-back", 0)])
def test_a_card_too_many_that_nobody_saw(option: str, step: str, burnt: int) -> None:
    options = {**SHOE[NEW], "undue-bank-card-unseen": option, "round-burn": "none"}
    table = AtBlackjack(NEW, options).main("ana").deal("Th 8c", bank="Kc").play("stand 7d").do(step)
    assert table.state.shoe.unseen == burnt
    other = {"undue-card-unseen": "put-back", "put-back": "undue-card-unseen"}[step]
    assert table.refused(Do(other))[1] == "art6.1.s2"


@both_editions
def test_when_cards_run_out_the_discards_are_shuffled(slug: str) -> None:
    left = {"Th", "8c", "Kc", "2d"}
    shoe = Shoe(packs=1, rounds=0, seen=tuple(card for card in PACK if card not in left))
    table = AtBlackjack(slug, BOX[slug], shoe=shoe).main("ana").deal("Th 8c", bank="Kc")
    table.play("draw")
    assert table.names() == ["reshuffle"]
    assert table.game.clauses_for(table.state, Do("reshuffle")) == ("art2.2.s4" if slug == OLD else "art2.2.3",)
    assert table.do("reshuffle").accepts(Dealt(1, "3h"))
    assert not table.state.shoe.marker_out  # a single deck has none
    assert not table.accepts(Dealt(1, "Th"))
    if slug == OLD:  # 21, on which nothing stops a player
        table.play("3h stand 2d 6s")
    else:
        table.play("3h 2d 6s")
    assert table.nets() == {"ana": 100}


@both_editions
def test_a_table_in_play_goes_on_with_the_discards(slug: str) -> None:
    left = {"2c", "3c", "4c", "5c"}
    shoe = Shoe(packs=1, rounds=0, seen=tuple(card for card in PACK if card not in left))
    table = sealed(slug, 1, BOX[slug], memory=shoe)
    table.do(Bet("ana", "main", 100))
    while not table.is_over:
        if isinstance(table.turn, Decision):
            state: Any = table.state
            more = points(state.current.cards).total < 17
            table.do(Draw("ana") if more else Stand("ana"))
        else:
            table.advance()
    assert Do("reshuffle") in table.acts
    assert settle(json.loads(json.dumps(table.records[0]))).settlement.to_json() == table.records[0]["settlement"]


def test_where_no_card_is_left_at_all_the_round_is_cancelled() -> None:
    table = AtBlackjack(NEW, {**BOX[NEW], "places": 30})
    for place in range(1, 31):
        table.main(f"p{place}", place=place)
    table.play(" ".join(PACK))
    assert table.refused(Do("reshuffle")) == ("discards_must_be_there", "art2.2.3")
    assert table.names()[0] == "cancel"
    assert set(table.nets().values()) == {0}


@both_editions
def test_before_the_deal_no_card_has_just_come(slug: str) -> None:
    with pytest.raises(ValueError, match="no card has just come"):
        came_before(AtBlackjack(slug).state)
