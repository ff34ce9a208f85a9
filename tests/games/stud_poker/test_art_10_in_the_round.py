"""Article 10 of 61/2004 in the round: what is accepted, posted, shown and paid."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any

import pytest

from banca.games import game_of
from banca.games.stud_poker.conduct import seen_by
from banca.games.stud_poker.jackpot import posted_jackpot
from banca.law import Refused, edition_named, option_set, read_parameter
from banca.play.act import Pay
from banca.play.setting import Setting
from banca.play.turn import Croupier
from banca.strategy.stud_poker import gains
from banca.table import Table
from tests.games.stud_poker.at_stud import (
    ANTE,
    BEATS,
    CLOSED,
    HANDS,
    JACKPOT_BET,
    OPENS,
    SLUG,
    AtStud,
    bets_at,
    jackpot_bet,
    rest_at,
    with_jackpot,
)
from tests.games.stud_poker.at_stud import POSTED as PARAMETERS
from tests.games.stud_poker.prizes import FLUSH, FOUR, FULL, POSTED, ROYAL, STRAIGHT

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "stud-poker-61-2004")


def played(hand: str, croupier: str, pool: int = 1_000_000_00) -> AtStud:
    """Ana at box 1 with a jackpot bet, who raises."""
    table = with_jackpot(pool).ante("ana", 1).jackpot("ana")
    return table.deal(croupier, box1=HANDS[hand]).raise_("ana")


@proves("art10")
@pytest.mark.parametrize("croupier", [CLOSED, BEATS, OPENS])
def test_10_the_prize_is_paid_whatever_the_croupier_has(croupier: str) -> None:
    won = played(FLUSH, croupier).lines()["ana", "progressive-jackpot"]
    assert (won.result, won.prize, won.returned, won.net) == ("win", 500_00, 0, 490_00)
    assert won.clauses == ("art5.2", "art10.2.5", "art10.2", "art10.8")
    assert "jackpot-stake-spent" in won.readings


@proves("art10")
def test_10_a_hand_that_wins_a_prize_is_shown_where_the_croupier_does_not_open() -> None:
    """Reading prize-hands-shown."""
    table = with_jackpot().ante("ana", 1).jackpot("ana").ante("bo", 2)
    table.deal(CLOSED, box1=HANDS[FLUSH], box2=HANDS["two-pairs"]).raise_("ana", "bo").finish()
    assert seen_by(table.state, "bo")["face_up"] == {"croupier": CLOSED.split(), "1": HANDS[FLUSH].split()}


@proves("art10.1")
def test_10_1_the_bettor_is_shown_what_was_accepted() -> None:
    table = with_jackpot().ante("ana", 1)
    assert seen_by(table.state, "ana")["accepted"] == {"ante": ANTE}
    table.jackpot("ana")
    assert seen_by(table.state, "ana")["accepted"] == {"ante": ANTE, "progressive-jackpot": JACKPOT_BET}
    assert seen_by(table.state, "bo")["accepted"] == {}


@proves("art10.1")
def test_10_1_a_bet_that_was_not_accepted_wins_nothing() -> None:
    table = with_jackpot().ante("ana", 1)
    with pytest.raises(Refused, match="jackpot_stake_must_be_the_posted_one"):
        table.act(jackpot_bet("ana", stake=JACKPOT_BET + 1))
    assert "progressive-jackpot" not in seen_by(table.state, "ana")["accepted"]
    table.deal(CLOSED, box1=HANDS[FLUSH]).raise_("ana")
    assert set(table.lines()) == {("ana", "ante"), ("ana", "raise")}


@proves("art10.1")
def test_10_1_one_bet_of_the_posted_amount_and_only_with_an_ante() -> None:
    table = with_jackpot().to("betting")
    assert table.refusal(jackpot_bet("ana")).norm == "ante_must_come_first"
    table.ante("ana", 1)
    for stake in (1, JACKPOT_BET - 1, 2 * JACKPOT_BET):
        refusal = table.refusal(jackpot_bet("ana", stake=stake))
        assert (refusal.norm, refusal.clause) == ("jackpot_stake_must_be_the_posted_one", "art10.1")
    refusal = table.jackpot("ana").refusal(jackpot_bet("ana"))
    assert (refusal.norm, refusal.clause) == ("jackpot_space_must_hold_one_bet", "art10.1")


@proves("art10.2")
@pytest.mark.parametrize("hand", ["straight", "three-of-a-kind", "two-pairs", "one-pair", "five-odd-cards"])
def test_10_2_a_lower_hand_loses_the_jackpot_bet_and_the_pool_keeps_its_part(hand: str) -> None:
    table = played(hand, OPENS)
    lost = table.lines()["ana", "progressive-jackpot"]
    assert (lost.result, lost.net, lost.clauses) == ("lose", -JACKPOT_BET, ("art5.2", "art10.2"))
    assert table.shown["jackpot"] == {
        "before": 1_000_000_00, "fed": 5_00, "paid": 0, "borne": 0, "restarted": 0, "after": 1_000_005_00,
    }  # fmt: skip


@proves("art10.2", "art10.8")
@pytest.mark.parametrize(
    ("hand", "prize", "after"),
    [
        (ROYAL, 1_000_005_00, 200_000_00),
        (STRAIGHT, 100_000_50, 900_004_50),
        (FOUR, 5_000_00, 995_005_00),
        (FULL, 1_000_00, 999_005_00),
        (FLUSH, 500_00, 999_505_00),
    ],
)
def test_10_2_one_prize_a_hand_out_of_the_pool_that_this_rounds_bets_have_fed(
    hand: str, prize: int, after: int
) -> None:
    table = played(hand, CLOSED)
    assert table.lines()["ana", "progressive-jackpot"].prize == prize
    assert table.shown["jackpot"] == {
        "before": 1_000_000_00,
        "fed": 5_00,
        "paid": prize,
        "borne": 0,
        "restarted": 200_000_00 if hand == ROYAL else 0,
        "after": after,
    }
    assert table.game.remembered(table.state).pool.shown == after


@proves("art10.3")
@pytest.mark.parametrize("missing", PARAMETERS)
def test_10_3_a_table_opens_with_all_that_is_posted_or_without_a_jackpot(missing: str) -> None:
    some = {name: value for name, value in PARAMETERS.items() if name != missing}
    with pytest.raises(Refused, match=rf"without {missing} it is not opened .*61/2004 art\. 10\(3\)"):
        AtStud(parameters=some)
    with pytest.raises(Refused, match="jackpot_sums_must_be_posted"):
        AtStud(parameters={missing: PARAMETERS[missing]})


@proves("art10.3")
def test_10_3_where_nothing_is_posted_there_is_no_jackpot_to_bet_on() -> None:
    table = AtStud(parameters={"max-per-game": 1_000_00}).ante("ana", 1)
    refusal = table.refusal(jackpot_bet("ana"))
    assert (refusal.norm, refusal.clause) == ("jackpot_must_be_posted", "art10.3")


@proves("art10.3")
def test_10_3_where_nothing_is_posted_a_jackpot_bet_has_no_value() -> None:
    table = AtStud()
    with pytest.raises(Refused, match="jackpot_must_be_posted"):
        gains(table.game, table.setting, "progressive-jackpot")


@proves("art10.3")
def test_10_3_a_sum_that_is_changed_during_a_round_waits_for_the_next() -> None:
    game = game_of(SLUG)
    table = Table(game, Setting(option_set(game.edition), parameters=PARAMETERS))
    for flush in (500_00, 800_00):
        bets_at(table, JACKPOT_BET)
        table.setting = replace(table.setting, parameters={**PARAMETERS, "jackpot-fixed-flush": 800_00})
        assert rest_at(table, HANDS[FLUSH])["jackpot"]["paid"] == flush


@proves("art10.4")
@pytest.mark.parametrize(
    ("boxes", "due", "early"),
    [
        ({1: HANDS[STRAIGHT], 2: HANDS[ROYAL]}, 1, 2),
        ({1: HANDS[ROYAL], 3: "Qd 9d 7d 5d 2d", 5: "Ah Kh Qh Jh Th"}, 5, 3),
    ],
    ids=["a straight flush in its turn", "royal flushes together"],
)
def test_10_4_prizes_paid_out_of_turn_break_the_order_of_boxes(boxes: dict[int, str], due: int, early: int) -> None:
    table = with_jackpot()
    for box in boxes:
        table.ante(f"b{box}", box).jackpot(f"b{box}")
    table.deal(CLOSED, **{f"box{box}": hand for box, hand in boxes.items()})
    table.raise_(*(f"b{box}" for box in boxes)).do("showdown")
    while table.game.turn(table.state) != Croupier(Pay(f"b{due}", "progressive-jackpot", place=due)):
        turn = table.game.turn(table.state)
        assert isinstance(turn, Croupier)
        table.act(turn.prescribed)
    refusal = table.refusal(Pay(f"b{early}", "progressive-jackpot"))
    assert (refusal.norm, refusal.clause) == ("payment_must_keep_the_order", "art10.4")


@proves("art10.4", "art10.7")
def test_10_4_and_7_prizes_come_after_antes_and_raises_in_their_own_order() -> None:
    table = with_jackpot()
    for player, box in (("ana", 1), ("bo", 3), ("chan", 5)):
        table.ante(player, box).jackpot(player)
    table.deal(CLOSED, box1=HANDS[ROYAL], box3="Th Tc 6h 6c 5s", box5=HANDS[STRAIGHT])
    table.raise_("ana", "bo", "chan").do("showdown")
    order = []
    while isinstance(turn := table.game.turn(table.state), Croupier):
        said = turn.prescribed.to_json()
        order.append((said["act"], said["bet"], said["place"]))
        if order[-1] == ("pay", "progressive-jackpot", 5):
            refusal = table.refusal(Pay("ana", "progressive-jackpot"))
            assert (refusal.norm, refusal.clause) == ("payment_must_keep_the_order", "art10.7")
        table.act(turn.prescribed)
    assert order[-3:] == [
        ("take", "progressive-jackpot", 3),
        ("pay", "progressive-jackpot", 5),
        ("pay", "progressive-jackpot", 1),
    ]
    assert [bet for _, bet, _ in order[:-3]] == ["ante", "raise"] * 3
    prizes_paid = {player: line.prize for (player, bet), line in table.lines().items() if bet == "progressive-jackpot"}
    assert prizes_paid == {"ana": 900_013_50, "bo": 0, "chan": 100_001_50}


@proves("art10.5")
def test_10_5_of_two_royal_flushes_the_one_with_a_jackpot_bet_takes_the_whole() -> None:
    table = with_jackpot(900_000_00).ante("ana", 1).ante("bo", 2).jackpot("bo")
    table.deal(CLOSED, box1=HANDS[ROYAL], box2="Ad Kd Qd Td 9d").raise_("ana", "bo")
    assert ("ana", "progressive-jackpot") not in table.lines()
    assert table.lines()["bo", "progressive-jackpot"].prize == 500_00
    table = with_jackpot(900_000_00).ante("ana", 1).ante("bo", 2).jackpot("bo")
    table.deal(CLOSED, box1=HANDS[ROYAL], box2="Ah Kh Qh Jh Th").raise_("ana", "bo")
    assert ("ana", "progressive-jackpot") not in table.lines()
    assert table.lines()["bo", "progressive-jackpot"].prize == 900_005_00


@proves("art10.5")
def test_10_5_three_royal_flushes_share_to_the_minor_unit() -> None:
    """What is left over stays on top of the minimum (reading royal-remainder)."""
    table = with_jackpot(1_000_000_00, contribution=Fraction(0))
    for player, box in (("ana", 1), ("bo", 2), ("chan", 3)):
        table.ante(player, box).jackpot(player)
    table.deal("Kc Jc 9c 4c 3h", box1=HANDS[ROYAL], box2="Ah Kh Qh Jh Th", box3="Ad Kd Qd Jd Td").raise_(
        "ana", "bo", "chan"
    )
    shares = [line for (_, bet), line in table.lines().items() if bet == "progressive-jackpot"]
    assert [(line.prize, line.due) for line in shares] == [(333_333_33, Fraction(100_000_000, 3))] * 3
    assert all("rounding" in line.readings for line in shares)
    assert table.shown["jackpot"]["after"] == 200_000_01


@proves("art10.8")
def test_10_8_a_prize_beyond_the_pool_is_borne_by_the_house() -> None:
    table = played(ROYAL, CLOSED, pool=299_995_00)
    assert table.lines()["ana", "progressive-jackpot"].prize == 500_000_00
    assert table.shown["jackpot"] == {
        "before": 299_995_00,
        "fed": 5_00,
        "paid": 500_000_00,
        "borne": 200_000_00,
        "restarted": 200_000_00,
        "after": 200_000_00,
    }


@proves("art10.8")
@pytest.mark.parametrize(
    ("hand", "said", "borne", "after"),
    [
        (FLUSH, {}, 0, 999_505_00),
        (FLUSH, {"fixed_sums": "from-the-pool"}, 0, 999_505_00),
        (FLUSH, {"fixed_sums": "from-the-house"}, 500_00, 1_000_005_00),
        (FULL, {"fixed_sums": "from-the-house"}, 1_000_00, 1_000_005_00),
        (FOUR, {"fixed_sums": "from-the-house"}, 5_000_00, 1_000_005_00),
        (STRAIGHT, {"fixed_sums": "from-the-house"}, 0, 900_004_50),
    ],
)
def test_10_8_the_table_says_whether_the_fixed_sums_come_from_the_pool_or_from_the_house(
    hand: str, said: dict[str, Any], borne: int, after: int
) -> None:
    table = with_jackpot(**said).ante("ana", 1).jackpot("ana").deal(CLOSED, box1=HANDS[hand]).raise_("ana")
    won = table.lines()["ana", "progressive-jackpot"]
    assert ("fixed-sums-reduce-the-pool" in won.readings) == (hand != STRAIGHT)
    assert (table.shown["jackpot"]["borne"], table.shown["jackpot"]["after"]) == (borne, after)


@proves("art10.8", "art10.3")
def test_10_8_where_the_fixed_sums_come_from_is_none_of_the_sums_that_are_posted() -> None:
    setting = AtStud(parameters={"jackpot-fixed-sums": "from-the-house"}).setting
    assert posted_jackpot(setting) is None


@proves("art10.3")
def test_10_3_the_sums_that_the_edition_gives_as_examples_make_a_jackpot() -> None:
    law = edition_named(SLUG)
    examples = {name: p.example for name, p in law.parameters.items() if p.example is not None}
    assert set(examples) == {*PARAMETERS, "max-per-game"}
    parameters = {name: read_parameter(law, name, example) for name, example in examples.items()}
    assert posted_jackpot(Setting(option_set(law), parameters=parameters)) == replace(
        POSTED, contribution=Fraction(7, 10)
    )
    assert parameters["max-per-game"] == 100_000_00


@proves("art10.8", "art10.8.s2")
def test_10_8_the_pool_goes_from_round_to_round_and_begins_at_its_minimum() -> None:
    game = game_of(SLUG)
    parameters = {**PARAMETERS, "jackpot-stake": 1, "jackpot-contribution": Fraction(1, 3)}
    table = Table(game, Setting(option_set(game.edition), parameters=parameters))
    shown = []
    for hand in (FLUSH, "two-pairs", STRAIGHT, "one-pair"):
        bets_at(table, 1)
        shown.append(rest_at(table, HANDS[hand])["jackpot"]["after"])
    # 200,000.00 less 500.00, less the fixed 50,000.00; a third of a minor unit comes in each round.
    assert shown == ["59850001/3", "59850002/3", 149_500_01, "44850004/3"]
    assert table.setting.memory.pool.shown == 149_500_01
