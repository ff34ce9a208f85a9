"""Article 11 of 61/2004: irregularities."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from banca.games import game_of, settle
from banca.games.stud_poker.conduct import Leave, seen_by
from banca.games.stud_poker.deal import Cut, DealCard, DealHand
from banca.games.stud_poker.decision import Raise
from banca.games.stud_poker.irregular import IS_VOID, DealtToEmpty, Expose, Fault, Malfunction, Misdeal
from banca.games.stud_poker.jackpot import opened
from banca.games.stud_poker.memory import Remembered
from banca.law import RecordError, Refused, option_set
from banca.money import Position
from banca.play.act import Act, Bet, Do, Return, Withdraw
from banca.play.record import prescribed
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Croupier, Decision, Over
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
    jackpot_bet,
    rest_at,
    with_jackpot,
)

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "stud-poker-61-2004")


def why(table: AtStud, act: Act) -> tuple[str, str | None]:
    refusal = table.refusal(act)
    return refusal.norm, refusal.clause


def two_boxes(options: dict[str, Any] | None = None) -> AtStud:
    """Ana at box 2 with a jackpot bet, bo at box 3; the bets are closed."""
    return with_jackpot(options=options).ante("ana", 2).jackpot("ana").ante("bo", 3).close()


def dealt(options: dict[str, Any] | None = None, croupier: str = CLOSED) -> AtStud:
    table = two_boxes(options)
    for seat, cards in ((2, HANDS["royal-flush"]), (3, HANDS["three-of-a-kind"].replace("Qs", "Qc"))):
        table.act(DealHand(seat, tuple(cards.split())))
    return table.act(DealHand("croupier", tuple(croupier.split())))


def next_round(table: AtStud) -> AtStud:
    """The next round at the same table."""
    return AtStud(
        dict(table.setting.options.values),
        parameters=table.setting.parameters,
        memory=table.game.remembered(table.finish().state),
    )


def assert_void(table: AtStud, cause: str, clause: str) -> None:
    """Antes and raises go back in full, no prize is paid, jackpot bets stay."""
    lines = table.lines()
    assert table.shown == {
        "void": cause,
        "jackpot": {
            "before": 1_000_000_00, "fed": 5_00, "paid": 0, "borne": 0, "restarted": 0, "after": 1_000_005_00,
        },
    }  # fmt: skip
    assert {bet for _, bet in lines} <= {"ante", "raise"}
    assert {player for player, bet in lines if bet == "ante"} == {"ana", "bo"}
    assert all((line.result, line.net, line.clauses) == ("push", 0, (clause,)) for line in lines.values())
    assert [(s.position, s.amount) for s in table.settlement.standing] == [
        (Position("ana", "progressive-jackpot", place=2), JACKPOT_BET)
    ]


@proves("art11")
def test_11_every_fault_is_void_or_not_by_one_clause() -> None:
    assert IS_VOID(Fault(why="wrong-count")).clauses == ("art11.1",)
    assert IS_VOID(Fault(exposed=2)).clauses == ("art11.1",)
    assert not IS_VOID(Fault(exposed=1)).value
    assert IS_VOID(Fault(exposed=1, croupiers=True)).clauses == ("art11.2.s2", "art11.2")
    assert IS_VOID(Fault(failed=True)).clauses == ("art11.4",)


@proves("art11")
def test_11_of_several_faults_one_that_voids_the_round_prevails() -> None:
    faults = [Expose(2, 1), DealtToEmpty(6)]
    assert_void(dealt().act(*faults, Misdeal("wrong-count")), "wrong-count", "art11.1")
    assert_void(dealt().act(*reversed(faults), Expose(3, 4)), "two-cards-exposed", "art11.1")


# 11(1): the round is void.


@proves("art11.1")
@pytest.mark.parametrize("why_", ["wrong-manner", "wrong-count"])
def test_11_1_a_wrong_manner_or_number_of_cards_voids_the_round(why_: str) -> None:
    assert_void(dealt().act(Misdeal(why_)), why_, "art11.1")
    assert_void(two_boxes().act(DealCard(2, "As"), Misdeal(why_)), why_, "art11.1")


@proves("art11.1")
def test_11_1_raises_go_back_too_and_antes_that_were_folded() -> None:
    table = dealt().fold("ana").raise_("bo").act(Misdeal("wrong-count"))
    assert [(line.position.player, line.position.bet) for line in table.finish().settlement.lines] == [
        ("ana", "ante"), ("bo", "ante"), ("bo", "raise"),
    ]  # fmt: skip
    assert_void(table, "wrong-count", "art11.1")


@proves("art11.1")
@pytest.mark.parametrize("paid", range(5))
def test_11_1_even_after_the_showdown_as_long_as_the_cards_lie(paid: int) -> None:
    """Reading misdeal-found-late; what was paid, the jackpot too, is undone."""
    table = dealt().raise_("ana", "bo").do("showdown")
    for _ in range(paid):
        table.act(table.game.turn(table.state).prescribed)
    assert_void(table.act(Misdeal("wrong-count")), "wrong-count", "art11.1")


@proves("art11.1")
def test_11_1_once_the_cards_are_cleared_it_is_for_the_house_to_review() -> None:
    table = dealt().raise_("ana", "bo").finish()
    assert why(table, Misdeal("wrong-count")) == ("misdeal_must_be_found_before_the_cards_are_cleared", "art11.1")


@proves("art11.1")
def test_11_1_a_misdeal_has_its_cause_and_its_time() -> None:
    table = with_jackpot().ante("ana", 2).close().act(DealCard(2, "As"))
    assert why(table, Misdeal("bad luck")) == ("void_must_have_its_cause", "art11.1")
    table.act(Misdeal("wrong-count"))
    assert why(table, Misdeal("wrong-count")) == ("round_must_not_be_void_already", "art11.1")
    assert why(table, Expose(2, 1)) == ("card_must_be_exposed_in_the_deal", "art11.2")
    assert why(table, Raise("ana")) == ("cards_must_be_looked_at_first", "art6.5")
    assert why(table, DealtToEmpty(6))[1] == "art7.1"
    assert why(dealt().act(Misdeal("wrong-count")), Raise("ana")) == ("decision_must_stand", "art6.8")


@proves("art11.1")
def test_11_1_nothing_is_dealt_wrongly_before_the_first_card() -> None:
    """It concerns the deal: no round is void before a card is out, a box without a bet having got it or not."""
    table = with_jackpot()
    refused = ("deal_must_have_begun", "art11.1")
    assert why(table, Misdeal("wrong-count")) == refused
    assert why(table.ante("ana", 2), Misdeal("wrong-count")) == refused
    table.close()
    assert why(table, Misdeal("wrong-manner")) == refused
    assert with_jackpot().close().refusal(Misdeal("wrong-count")).because.startswith("no card is out yet")
    assert table.accepts(DealtToEmpty(6, 1))
    assert table.act(DealtToEmpty(6, 1)).accepts(Misdeal("wrong-manner"))


@proves("art11.1")
@pytest.mark.parametrize("before", [[], [{"act": "bet", "player": "ana", "bet": "ante", "stake": ANTE}]])
def test_11_1_a_record_without_cards_has_no_misdeal(before: list[dict[str, Any]]) -> None:
    acts = [*before, {"act": "misdeal", "why": "wrong-count"}]
    with pytest.raises(RecordError, match=rf"act {len(acts)}, misdeal: no card is out yet: .*61/2004 art\. 11\(1\)"):
        settle({"banca": 1, "edition": SLUG, "acts": acts})


@proves("art11.1")
@pytest.mark.parametrize(
    "exposed",
    [
        [Expose(2, 1), Expose(3, 1)],
        [Expose(2, 1), Expose(2, 5)],
        [Expose(3, 2), Expose("croupier", 2)],
        [Expose("croupier", 2), Expose(3, 2)],
        [Expose("croupier", 2), Expose("croupier", 5)],
    ],
)
def test_11_1_two_cards_exposed_by_mistake_void_the_round(exposed: list[Expose]) -> None:
    table = dealt().act(*exposed[:1])
    assert table.game.rests_on(table.state, exposed[1]) == ("art11.1",)
    assert_void(table.act(exposed[1]), "two-cards-exposed", "art11.1")
    seen = seen_by(table.state, "ana")["face_up"]
    assert all(table.state.hand(act.to)[act.number - 1] in seen[str(act.to)] for act in exposed)


@proves("art11.1")
def test_11_1_in_the_next_round_the_jackpot_bet_lies_already_and_is_not_paid_again() -> None:
    table = next_round(dealt().act(Misdeal("wrong-count")))
    assert table.state.stake(2, "progressive-jackpot").amount == JACKPOT_BET
    assert table.state.boxes == {}
    table.ante("ana").ante("bo", 1)
    assert table.state.boxes == {1: "bo", 2: "ana"}
    assert table.state.display.shown == 1_000_005_00
    table.deal(CLOSED, box2=HANDS["flush"], box1=HANDS["two-pairs"]).raise_("bo", "ana")
    assert table.lines()["ana", "progressive-jackpot"].net == 500_00 - JACKPOT_BET
    assert table.shown["jackpot"]["fed"] == 0
    assert next_round(table).state.stakes == ()


@proves("art11.1")
def test_11_1_it_may_be_neither_taken_back_nor_doubled() -> None:
    """Reading carried-bet-stays; and its box is its bettor's."""
    table = next_round(dealt().act(Misdeal("wrong-count"))).ante("ana")
    assert why(table, Withdraw("ana", "progressive-jackpot")) == ("carried_jackpot_bet_must_stay", "art11.1")
    assert why(table, jackpot_bet("ana")) == ("jackpot_space_must_hold_one_bet", "art11.1")
    assert why(table, Bet("bo", "ante", ANTE, place=2)) == ("box_must_have_one_bettor", "art6.1")
    assert why(table, Bet("ana", "ante", ANTE, place=3)) == ("bettor_must_bet_on_one_box", "art6.1")
    assert table.accepts(Withdraw("ana", "ante"))


@proves("art11.1", "art10.1")
def test_11_1_without_an_ante_in_the_next_round_it_is_given_back() -> None:
    """Reading carried-bet-without-ante."""
    table = next_round(dealt().act(Misdeal("wrong-count"))).ante("bo", 1).to("no-more-bets").do("no-more-bets")
    assert table.game.turn(table.state) == Croupier(Return("ana", "progressive-jackpot", place=2))
    assert table.refusal(DealCard(1, "As")).untimely
    table.act(Return("ana", "progressive-jackpot"))
    assert isinstance(table.game.turn(table.state), Chance)
    table.act(DealCard(1, "As"), Misdeal("wrong-count")).finish()
    back = table.lines()["ana", "progressive-jackpot"]
    assert (back.result, back.returned, back.net) == ("push", JACKPOT_BET, 0)
    assert back.clauses == ("art5.2", "art10.1", "art11.1")
    assert "carried-bet-without-ante" in back.readings
    assert table.settlement.standing == ()
    assert table.shown["jackpot"] == {
        "before": 1_000_005_00, "fed": -5_00, "paid": 0, "borne": 0, "restarted": 0, "after": 1_000_000_00,
    }  # fmt: skip


@proves("art11.1", "art10.1")
def test_11_1_a_bettor_who_leaves_gets_it_back_and_his_box_is_free() -> None:
    table = next_round(dealt().act(Misdeal("wrong-count"))).ante("ana").act(Leave("ana"))
    assert table.game.turn(table.state) == Croupier(Return("ana", "progressive-jackpot", place=2))
    refusal = table.refusal(Bet("bo", "ante", ANTE, place=2))
    assert (refusal.clause, refusal.untimely) == ("art10.1", True)
    assert table.refusal(Do("no-more-bets")).untimely
    assert table.state.display.shown == 1_000_005_00
    table.act(Return("ana", "progressive-jackpot")).ante("bo", 2)
    assert table.state.display.shown == 1_000_000_00
    assert isinstance(table.game.turn(table.state), Betting)
    assert table.state.boxes == {2: "bo"}


@proves("art11.1")
def test_11_1_after_a_void_round_new_antes_are_asked_for_and_the_cards_are_shuffled_again() -> None:
    game = game_of(SLUG)
    table = Table(game, Setting(option_set(game.edition), parameters=POSTED))
    bets_at(table, JACKPOT_BET)
    table.do(Do("no-more-bets"))
    table.do(DealCard(1, "As"))
    table.do(Misdeal("wrong-manner"))
    while not table.is_over:
        table.advance()
    table.open_round()
    assert prescribed(table.turn) == Do("shuffle")
    with pytest.raises(Refused, match="cards_must_be_shuffled"):
        table.do(Bet("ana", "ante", ANTE))
    while not isinstance(table.turn, Betting):
        table.advance()
    table.do(Bet("ana", "ante", ANTE))
    result = rest_at(table, HANDS["flush"])
    assert (result["jackpot"]["before"], result["jackpot"]["fed"], result["jackpot"]["paid"]) == (200_005_00, 0, 500_00)


@proves("art11.1")
def test_11_1_a_bet_may_be_carried_over_twice() -> None:
    table = next_round(dealt().act(Misdeal("wrong-count"))).ante("ana").close()
    table.act(DealCard(2, "As"), Misdeal("wrong-count"))
    assert next_round(table).state.stake(2, "progressive-jackpot").held == JACKPOT_BET


@proves("art11.1", "art10.3")
def test_11_1_a_table_that_owes_jackpot_bets_keeps_its_jackpot() -> None:
    left = dealt().act(Misdeal("wrong-count")).finish()
    with pytest.raises(Refused, match="carried_bets_must_have_a_jackpot"):
        AtStud(memory=left.game.remembered(left.state))


@proves("art11.1", "art10.8")
@pytest.mark.parametrize("pool", [0, 4_99])
def test_11_1_a_bet_that_was_carried_over_has_fed_the_pool(pool: int) -> None:
    """Half of 10.00: a pool of less cannot be the one that it fed."""
    carried = next_round(dealt().act(Misdeal("wrong-count"))).setting.memory
    with pytest.raises(Refused, match=r"less than jackpot bets of 10\.00, .* have fed it .*art\. 10\(8\)"):
        AtStud(parameters=POSTED, memory=replace(carried, pool=opened(pool)))
    table = AtStud(parameters=POSTED, memory=replace(carried, pool=opened(5_00)))
    assert table.close().finish().state.display.amount == 0


# 11(2): one card exposed.


@proves("art11.2")
def test_11_2_one_card_exposed_stays_and_the_round_goes_on() -> None:
    table = two_boxes().act(DealCard(2, "As"), DealCard(3, "Kh"))
    assert table.game.rests_on(table.state, Expose(3, 1)) == ("art11.2",)
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
    assert two_boxes().act(DealCard(2, "As")).refusal(act).because == says


@proves("art11.2")
def test_11_2_where_no_box_has_an_ante_no_card_can_be_exposed() -> None:
    says = "box 2 has no ante and gets no cards: those with one are none"
    assert with_jackpot().close().refusal(Expose(2, 1)).because == says


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
        assert table.game.rests_on(table.state, Expose("croupier", 2)) == ("art11.2.s2", "art11.2")
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
    assert table.game.rests_on(table.state, DealtToEmpty(6)) == ("art11.3",)
    assert table.game.unseen(DealtToEmpty(6)) == 5
    assert table.game.unseen(Raise("ana")) == 0
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
    assert table.game.rests_on(table.state, Expose(1, 1)) == ("art11.2",)
    table.act(Expose(1, 1))
    assert table.state.void is None
    assert table.accepts(DealCard(2, "As"))


# 11(4): the shuffler fails.


@proves("art11.4")
@pytest.mark.parametrize("fallback", ["replace-shuffler", "use-shoe"])
def test_11_4_a_failing_shuffler_voids_the_round(fallback: str) -> None:
    options = {**SHUFFLER, "malfunction-fallback": fallback}
    table = two_boxes(options).act(DealHand(2, tuple(HANDS["royal-flush"].split())), DealCard(3, "2c"))
    assert table.game.rests_on(table.state, Malfunction()) == ("art11.4",)
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
        assert table.game.rests_on(table.state, Do("use-shoe")) == ("art11.4",)
        table.do("use-shoe")
        assert table.game.rests_on(table.state, Do("shuffle")) == ("art3.1",)
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
