"""Article 11 of 61/2004, (2) to (4): one card exposed, a hand too many, the shuffler that fails."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games import game_of, settle
from banca.games.stud_poker.conduct import seen_by
from banca.games.stud_poker.deal import Cut, DealCard, DealHand
from banca.games.stud_poker.irregular import DealtToEmpty, Expose, Malfunction, Misdeal
from banca.games.stud_poker.memory import Remembered
from banca.games.stud_poker.showdown import Raise
from banca.law import option_set
from banca.play.act import Act, Bet, Do, Withdraw
from banca.play.setting import Setting
from banca.play.turn import Chance, Croupier, Decision, Over
from banca.table import Table
from tests.games.stud_poker.at_stud import (
    ANTE,
    CLOSED,
    HANDS,
    JACKPOT_BET,
    OPENS,
    POSTED,
    SHUFFLER,
    SLUG,
    AtStud,
    Stacked,
    bets_at,
    with_jackpot,
)
from tests.games.stud_poker.faults import assert_void, dealt, next_round, two_boxes, why

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "stud-poker-61-2004")


# 11(2): one card exposed.


@proves("art11.2")
def test_11_2_one_card_exposed_stays_and_the_round_goes_on() -> None:
    table = two_boxes().act(DealCard(2, "As"), DealCard(3, "Kh"))
    assert table.game.clauses_for(table.state, Expose(3, 1)) == ("art11.2",)
    table.act(Expose(3, 1))
    assert seen_by(table.state, "ana")["face_up"] == {"3": ["Kh"]}
    assert why(table, Withdraw("bo", "ante")) == ("stakes_must_stay_until_decided", "art11.2")
    assert why(table, Expose(3, 1)) == ("card_must_be_exposed_once", "art11.2")
    assert table.accepts(DealCard("croupier", "2c"))


@proves("art11.2")
def test_11_2_all_bets_stand() -> None:
    table = dealt(croupier=OPENS).act(Expose(3, 4))
    assert table.game.turn(table.state).player == "ana"
    assert table.raise_("ana", "bo").nets() == {
        "ana": 100_00 + 10_000_00 + 1_000_005_00 - JACKPOT_BET,
        "bo": 100_00 + 600_00,
    }


@proves("art11.2")
@pytest.mark.parametrize(
    ("act", "norm", "clause"),
    [
        (Expose(2, 2), "card_must_have_been_dealt", "art11.2"),
        (Expose(3, 1), "card_must_have_been_dealt", "art11.2"),
        (Expose(2, 0), "card_must_have_been_dealt", "art11.2"),
        (Expose(5, 1), "cards_must_go_to_boxes_with_a_bet", "art7.1"),
        (Expose(8, 1), "place_must_exist", "art2.1"),
    ],
)
def test_11_2_a_card_that_was_not_dealt_cannot_be_exposed(act: Expose, norm: str, clause: str) -> None:
    assert why(two_boxes().act(DealCard(2, "As")), act) == (norm, clause)


@proves("art11.2")
@pytest.mark.parametrize(
    ("act", "says"),
    [
        (Expose(2, 3), "box 2 has no card 3 to expose: 1 dealt so far"),
        (Expose(3, 1), "box 3 has no card 1 to expose: 0 dealt so far"),
        (Expose("croupier", 1), "the croupier has no card 1 to expose: 0 dealt so far"),
        (DealCard(2, "Kh"), "the next card goes to box 3, not to box 2; a whole hand is recorded by the act hand"),
    ],
)
def test_11_2_what_is_refused_names_the_box(act: Act, says: str) -> None:
    assert str(two_boxes().act(DealCard(2, "As")).refusal(act).says) == says


@proves("art11.2")
def test_11_2_where_no_box_has_an_ante_no_card_can_be_exposed() -> None:
    says = "box 2 has no ante and gets no cards: those with one are none"
    assert str(with_jackpot().close().refusal(Expose(2, 1)).says) == says


@proves("art11.2", "art11")
def test_11_2_what_a_bettor_shows_after_the_deal_is_no_exposure_in_it() -> None:
    """Reading cards-shown-by-bettors: article 11 concerns the deal."""
    table = dealt().raise_("ana")
    assert why(table, Expose(3, 1)) == ("card_must_be_exposed_in_the_deal", "art11.2")
    assert with_jackpot().ante("ana").refusal(Expose(1, 1)).untimely


@proves("art11.2.s2")
@pytest.mark.parametrize("late", [False, True])
def test_11_2_s2_the_croupiers_exposed_card_stays_up_and_his_fifth_lies_face_down(late: bool) -> None:
    table = AtStud(SHUFFLER).ante("ana", 1).close().act(DealHand(1, tuple(HANDS["flush"].split())))
    for card in CLOSED.split()[:2]:
        table.act(DealCard("croupier", card))
    if not late:
        assert table.game.clauses_for(table.state, Expose("croupier", 2)) == ("art11.2.s2", "art11.2")
        table.act(Expose("croupier", 2))
    for card in CLOSED.split()[2:]:
        table.act(DealCard("croupier", card))
    if late:
        table.act(Expose("croupier", 2))
    assert seen_by(table.state, "ana")["face_up"] == {"croupier": ["Jd"]}
    assert table.raise_("ana").finish().state.void is None


@proves("art11.2.s2")
def test_11_2_s2_the_fifth_card_face_up_as_prescribed_is_no_mistake() -> None:
    table = dealt()
    assert why(table, Expose("croupier", 5)) == ("prescribed_card_must_not_count_as_exposed", "art7.1")
    table.act(Expose(3, 1))
    assert why(table, Expose("croupier", 5)) == ("prescribed_card_must_not_count_as_exposed", "art7.1")
    assert table.state.void is None


# 11(3): cards to a box without a bet.


@proves("art11.3")
def test_11_3_cards_to_a_box_without_a_bet_are_a_void_hand_and_the_round_goes_on() -> None:
    table = dealt(croupier=OPENS)
    hands = table.state.hands
    assert table.game.clauses_for(table.state, DealtToEmpty(6)) == ("art11.3",)
    assert table.game.drawing(table.state, DealtToEmpty(6)).unseen == 5
    assert table.game.drawing(table.state, Raise("ana")).unseen == 0
    table.act(DealtToEmpty(6))
    assert table.state.hands == hands
    assert isinstance(table.game.turn(table.state), Decision)
    nets = table.raise_("ana", "bo").nets()
    assert set(nets) == {"ana", "bo"}
    assert nets["bo"] == 700_00


@proves("art11.3")
def test_11_3_a_royal_flush_in_the_void_hand_is_paid_nothing() -> None:
    """The first five cards of the pack go to box 2, which has no bet; nobody else can get them."""
    game, royal = game_of(SLUG), HANDS["royal-flush"].split()
    setting = Setting(option_set(game.edition, SHUFFLER), parameters=POSTED)
    table = Table(game, setting, Stacked(*royal, *HANDS["two-pairs"].replace("Ts", "Th").split(), *CLOSED.split()))
    bets_at(table, JACKPOT_BET)
    table.do(Do("no-more-bets"))
    table.do(DealtToEmpty(2))
    while isinstance(table.turn, Chance):
        table.advance()
    table.do(Raise("ana"))
    while not table.is_over:
        table.advance()
    assert not set(royal) & {act.card for act in table.acts if isinstance(act, DealCard)}
    assert {line.position.player: line.prize for line in game.settle(table.state).lines} == {"ana": 0}
    assert settle(table.records[0]).settlement.players == {"ana": 100_00 - JACKPOT_BET}


@proves("art11.3")
def test_11_3_one_by_one_and_no_more_than_a_hand() -> None:
    table = two_boxes().act(DealtToEmpty(6, 1), DealtToEmpty(6, 4))
    assert why(table, DealtToEmpty(6, 1)) == ("hands_must_have_five_cards", "art11.3")
    assert why(table, DealtToEmpty(5, 6)) == ("hands_must_have_five_cards", "art11.3")
    assert why(table, DealtToEmpty(2)) == ("box_must_have_no_bet", "art11.3")
    assert why(table, DealtToEmpty(8)) == ("place_must_exist", "art2.1")
    assert with_jackpot().ante("ana", 1).refusal(DealtToEmpty(6)).untimely
    assert why(dealt().raise_("ana"), DealtToEmpty(6)) == ("hands_must_have_five_cards", "art7.1")


@proves("art11.3", "art11.2", "art11.1")
def test_11_3_a_card_of_the_void_hand_that_is_exposed_counts_with_the_others() -> None:
    table = dealt().act(DealtToEmpty(6, 2))
    for number in (0, 3):
        assert why(table, Expose(6, number)) == ("card_must_have_been_dealt", "art11.2")
    assert why(table, Expose(5, 1)) == ("cards_must_go_to_boxes_with_a_bet", "art7.1")
    table.act(Expose(6, 2))
    assert why(table, Expose(6, 2)) == ("card_must_be_exposed_once", "art11.2")
    assert isinstance(table.game.turn(table.state), Decision)
    assert seen_by(table.state, "ana")["face_up"] == {"croupier": [CLOSED.split()[-1]]}
    for other in (Expose(6, 1), Expose(3, 1), Expose("croupier", 1)):
        again = dealt().act(DealtToEmpty(6, 2), Expose(6, 2))
        assert_void(again.act(other), "two-cards-exposed", "art11.1")


@proves("art11.3", "art11.2")
def test_11_3_one_card_of_the_void_hand_that_is_exposed_voids_nothing() -> None:
    table = two_boxes().act(DealtToEmpty(1, 1))
    assert table.game.clauses_for(table.state, Expose(1, 1)) == ("art11.2",)
    table.act(Expose(1, 1))
    assert table.state.void is None
    assert table.accepts(DealCard(2, "As"))


# 11(4): the shuffler fails.


@proves("art11.4")
@pytest.mark.parametrize("fallback", ["replace-shuffler", "use-shoe"])
def test_11_4_a_failing_shuffler_voids_the_round(fallback: str) -> None:
    options = {**SHUFFLER, "malfunction-fallback": fallback}
    table = two_boxes(options).act(DealHand(2, tuple(HANDS["royal-flush"].split())), DealCard(3, "2c"))
    assert table.game.clauses_for(table.state, Malfunction()) == ("art11.4",)
    table.act(Malfunction())
    assert_void(table, "shuffler-malfunction", "art11.4")
    assert table.game.remembered(table.state).shuffler_failed


@proves("art11.4")
def test_11_4_nothing_is_dealt_from_the_failed_machine_until_it_is_replaced() -> None:
    table = next_round(two_boxes(SHUFFLER).act(Malfunction()))
    assert table.game.turn(table.state) == Croupier(Do("replace-shuffler"))
    for act in (Do("shuffle"), DealCard(2, "As"), Bet("ana", "ante", ANTE)):
        assert why(table, act) == ("failed_shuffler_must_be_replaced", "art11.4")
    table.do("replace-shuffler")
    assert table.game.turn(table.state) == Croupier(Do("shuffle"))
    table.ante("ana").deal(CLOSED, box2=HANDS["flush"]).raise_("ana").finish()
    assert not table.game.remembered(table.state).shuffler_failed
    assert next_round(table).game.turn(next_round(table).state) == Croupier(Do("shuffle"))


@proves("art11.4")
def test_11_4_or_the_shoe_is_used_and_3_1_and_7_1_apply() -> None:
    options = {**SHUFFLER, "malfunction-fallback": "use-shoe"}
    table = next_round(two_boxes(options).act(Malfunction()))
    for _ in range(2):
        assert why(table, Bet("bo", "ante", ANTE)) == ("shoe_must_be_used_instead", "art11.4")
        assert table.game.clauses_for(table.state, Do("use-shoe")) == ("art11.4",)
        table.do("use-shoe")
        assert table.game.clauses_for(table.state, Do("shuffle")) == ("art3.1",)
        table.do("shuffle").act(Cut()).do("white-card", "load").ante("ana", 2).ante("bo", 5).close()
        for seat, card in ((2, "As"), (5, "Kd"), ("croupier", "2c"), (2, "Ah")):
            table.act(DealCard(seat, card))
        assert why(table, Malfunction()) == ("shuffler_must_be_in_use", "art11.4")
        table = next_round(table.act(Misdeal("wrong-count")))  # the machine is still not replaced


@proves("art11.4")
def test_11_4_a_table_with_a_shoe_has_no_machine_to_fail() -> None:
    assert why(two_boxes(), Malfunction()) == ("shuffler_must_be_in_use", "art11.4")
    assert next_round(dealt().act(Misdeal("wrong-count"))).accepts(Do("shuffle"))


@proves("art11.4")
def test_11_4_during_the_deal() -> None:
    assert with_jackpot(options=SHUFFLER).ante("ana").refusal(Malfunction()).untimely
    assert why(dealt(SHUFFLER), Malfunction()) == ("hands_must_have_five_cards", "art7.2")


@proves("art11.4")
def test_11_4_the_shoe_needs_no_replacement_of_the_machine() -> None:
    table = AtStud(memory=Remembered(shuffler_failed=True))
    assert table.game.turn(table.state) == Croupier(Do("shuffle"))
    assert why(table, Do("replace-shuffler")) == ("act_must_belong_to_the_phase", "art11.4")
    table.ante("ana").close().act(DealCard(1, "As"), Misdeal("wrong-count")).finish()
    assert table.game.turn(table.state) == Over()
    assert table.game.remembered(table.state) == Remembered(shuffler_failed=True)
