"""From the shuffle to the end of a session, in both editions."""

import pytest

from banca.games import game_of
from banca.games.blackjack.equipment import BlackjackEquipment
from banca.games.blackjack.preparation import Burn, Cut, PlaceWhiteCard
from banca.games.blackjack.shoe import UNDER_WAY, Shoe
from banca.law import Refused
from banca.material.cards import Cards
from banca.play.act import Bet, Do
from tests.games.blackjack.at_blackjack import BOX, MACHINE, NEW, OLD, SHOE, AtBlackjack, both_editions


@both_editions
def test_a_shoe_is_shuffled_cut_marked_loaded_and_burnt(slug: str) -> None:
    table = AtBlackjack(slug, shoe=None)
    assert table.names()[:6] == ["shuffle", "cut", "place-white-card", "load", "burn", "no-more-bets"]
    table.do("shuffle").act(Cut("dan"), PlaceWhiteCard()).do("load").act(Burn(6))
    assert table.state.shoe.left(6) == 306


@both_editions
def test_a_box_has_no_second_white_card_and_a_machine_none(slug: str) -> None:
    assert AtBlackjack(slug, BOX[slug], shoe=None).names()[:4] == ["shuffle", "cut", "load", "burn"]
    assert AtBlackjack(slug, MACHINE[slug], shoe=None).names()[:3] == ["load", "burn", "no-more-bets"]
    box = AtBlackjack(slug, BOX[slug], shoe=None).do("shuffle").act(Cut())
    assert box.refused(PlaceWhiteCard(30))[0] == "single_deck_must_have_one_white_card"
    machine = AtBlackjack(slug, MACHINE[slug], shoe=None)
    assert machine.refused(Cut())[0] == "act_must_belong_to_the_dealing_device"


@both_editions
@pytest.mark.parametrize("behind", [29, 312])
def test_the_second_white_card_lies_as_deep_as_adopted_or_deeper(slug: str, behind: int) -> None:
    assert AtBlackjack(slug, shoe=None).refused(PlaceWhiteCard(behind))[0] == "white_card_must_be_deep_enough"
    deep = AtBlackjack(slug, {**SHOE[slug], "second-white-card-depth": 75}, shoe=None).do("shuffle").act(Cut())
    assert not deep.accepts(PlaceWhiteCard(74))
    assert deep.accepts(PlaceWhiteCard(75))
    assert deep.accepts(PlaceWhiteCard(311))


@both_editions
def test_the_white_card_makes_the_round_the_last(slug: str) -> None:
    shoe = Shoe(packs=6, device="shoe", unseen=281, rounds=20)  # with the burn 282 have left it
    table = AtBlackjack(slug, shoe=shoe).main("ana").play("Th")
    assert table.state.shoe.marker_out
    table.play("Kc 9d stand Ks").finish()
    assert table.game.remembered(table.state).used_up
    following = table.following()
    assert following.refusal(Bet("ana", "main", 100)).norm == "cards_must_be_ready_before_bets"
    assert following.names()[:5] == ["shuffle", "cut", "place-white-card", "load", "burn"]


@both_editions
def test_the_bank_shuffles_after_any_round_where_that_is_its_practice(slug: str) -> None:
    assert AtBlackjack(slug).refused(Do("shuffle"))[0] == "session_must_end_before_cards_are_prepared_anew"
    table = AtBlackjack(slug, {**SHOE[slug], "discretionary-shuffle": "any-round"})
    assert table.accepts(Do("shuffle"))
    assert table.main("ana").refused(Do("shuffle"))[0] == "cards_must_be_shuffled_between_rounds"
    assert table.deal("Th 9c", bank="Kc").refused(Do("shuffle"))[0] == "cards_must_be_shuffled_between_rounds"


@both_editions
def test_unfit_cards_are_replaced_when_the_session_is_over(slug: str) -> None:
    table = AtBlackjack(slug, BOX[slug]).do("unfit").main("ana").deal("Th 9c", bank="Kc").play("stand Kd")
    assert table.following().names()[:2] == ["replace-cards", "shuffle"]


@both_editions
def test_a_machine_gets_its_cards_back_after_each_round(slug: str) -> None:
    table = AtBlackjack(slug, MACHINE[slug], shoe=None).main("ana").deal("Th 9c", bank="Kc").play("stand Kd")
    assert table.names()[-1] == "return-cards"
    following = table.following()
    assert following.state.shoe.left(6) == 312
    assert following.names()[0] == "no-more-bets"
    assert following.main("ana").names()[:2] == ["no-more-bets", "burn"]


@both_editions
def test_a_box_is_for_one_round(slug: str) -> None:
    table = AtBlackjack(slug, BOX[slug], shoe=None).main("ana").deal("Th 9c", bank="Kc").play("stand Kd")
    assert table.following().names()[:4] == ["shuffle", "cut", "load", "burn"]


def test_one_deck_in_a_shoe_is_shuffled_after_every_round() -> None:
    options = {"decks": 1, "dealing-device": "shoe"}
    table = AtBlackjack(NEW, options, shoe=None).main("ana").deal("Th 9c", bank="Kc").play("stand Kd")
    assert table.following().names()[:4] == ["shuffle", "cut", "load", "burn"]


@pytest.mark.parametrize(
    ("slug", "options", "said"),
    [
        (NEW, {"decks": 2, "dealing-device": "metal-box"}, "art. 1"),
        (NEW, {"deal-procedure": "second"}, "art. 5"),
        (NEW, {"decks": 2, "second-white-card-depth": 104}, "art. 2"),
        (OLD, {"decks": 2, "second-white-card-depth": 104}, "art. 2"),
    ],
)
def test_options_that_do_not_go_together(slug: str, options: dict[str, object], said: str) -> None:
    with pytest.raises(Refused, match=said):
        AtBlackjack(slug, options)


@both_editions
@pytest.mark.parametrize(
    "equipment",
    [
        BlackjackEquipment({}, "shoe", 2, 6),
        BlackjackEquipment(Cards.of_packs(5).weights, "shoe", 2, 6),
        BlackjackEquipment({**Cards.of_packs(6).weights, "joker": 1}, "shoe", 2, 6),
        BlackjackEquipment(Cards.of_packs(6).weights, "box", 2, 6),
        BlackjackEquipment(Cards.of_packs(6).weights, "shoe", 1, 6),
        BlackjackEquipment(Cards.of_packs(6).weights, "shoe", 2, 5),
        BlackjackEquipment(Cards.of_packs(6).weights, "shoe", 2, None),
        BlackjackEquipment(Cards.of_packs(6).weights, None, 2, 6),
    ],
)
def test_equipment_that_makes_no_table(slug: str, equipment: BlackjackEquipment) -> None:
    with pytest.raises(Refused):
        AtBlackjack(slug, shoe=UNDER_WAY, equipment=equipment)


@both_editions
def test_a_record_may_leave_out_the_steps_of_the_procedure_and_no_other_act(slug: str) -> None:
    game = game_of(slug)
    steps = {"shuffle", "load", "no-more-bets", "return-cards", "face-down", "hear", "deal-on", "correct"}
    assert {name for name in game.steps if game.is_step(Do(name))} == steps
