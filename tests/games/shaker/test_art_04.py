"""Article 4 of 57/2004 and of 59/2004: the dome stays open until all winning bets are paid."""

from itertools import permutations

import pytest

from banca.games.shaker import Void
from banca.law import RecordError
from banca.play.act import Act, Bet, Do, Move, Pay, Return, Take, Withdraw
from banca.play.record import replay
from banca.play.turn import Betting, Croupier, Over
from tests.at_table import AtTable
from tests.games.shaker.at_shaker import both, dice, prescribed

NEXT_ROUND = (Do("cover"), Do("clasp"), Do("press-lever"))


def to_be_paid(edition: str) -> AtTable:
    """A winning small and total of ana, a winning small of rui, a losing big of each."""
    table = AtTable(edition).bet("ana", "small", 100_00).bet("ana", "big", 100_00).bet("rui", "small", 200_00)
    table.bet("ana", "total", 50_00, 10).bet("rui", "big", 30_00)
    return table.show(dice(edition, 1, 3, 6)).do("announce", "light-winners")


@both("art4")
def test_4_the_dome_is_not_covered_while_a_winning_bet_is_unpaid(edition: str) -> None:
    table = to_be_paid(edition).act(Take("ana", "big"), Take("rui", "big"))
    winners = [Pay("ana", "small"), Pay("rui", "small"), Pay("ana", "total", 10)]
    for winner in winners:
        for act in NEXT_ROUND:
            refusal = table.refusal(act)
            assert (refusal.norm, refusal.clause) == ("dome_must_stay_open_until_all_is_paid", "art4")
            assert refusal.untimely
        table.act(winner)
    assert table.game.turn(table.state) == Over()
    assert all(table.refusal(act).clause != "art4" for act in NEXT_ROUND)


@both("art4")
def test_4_the_dome_stays_open_while_the_result_waits_to_be_announced(edition: str) -> None:
    table = AtTable(edition).bet("ana", "small", 100_00).show(dice(edition, 1, 3, 6))
    for step in ("announce", "light-winners"):
        assert {table.refusal(act).clause for act in NEXT_ROUND} == {"art4"}
        table.do(step)
    assert table.refusal(Do("cover")).clause == "art4"


def only_losing(edition: str) -> AtTable:
    table = AtTable(edition).bet("ana", "big", 100_00).bet("rui", "big", 100_00)
    return table.show(dice(edition, 1, 3, 6))


@both("art4")
def test_4_the_dome_may_be_covered_while_only_losing_stakes_lie_there(edition: str) -> None:
    table = only_losing(edition)
    refusal = table.refusal(Do("cover"))
    assert (refusal.clause, refusal.untimely) == ("art3.2", True)
    table.do("announce", "light-winners")
    table.act(Take("ana", "big"))
    assert table.game.clauses_for(table.state, Do("cover")) == ("art4",)
    table.do("cover")
    for act in NEXT_ROUND:
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.clause) == ("losing_stakes_must_be_taken_first", "art4")
        assert "reading payment-order" in str(refusal.says)
    assert table.act(Take("rui", "big")).settlement.players == {"ana": -100_00, "rui": -100_00}


@both("art4")
def test_4_the_dome_does_not_wait_for_the_lights(edition: str) -> None:
    """Article 3(2) lets the winning positions be lit, and article 4 has the dome wait for winning bets alone."""
    table = only_losing(edition).do("announce")
    assert table.game.clauses_for(table.state, Do("cover")) == ("art4",)
    table.do("cover")
    assert prescribed(table) == "light-winners"
    assert table.refusal(Do("clasp")).norm == "winning_positions_must_be_lit_first"
    assert table.game.remembered(table.do("light-winners").finish().state) == "covered"
    winning = AtTable(edition).bet("ana", "small", 100_00).show(dice(edition, 1, 3, 6)).do("announce")
    assert winning.refusal(Do("cover")).norm == "dome_must_stay_open_until_all_is_paid"


@both("art4")
def test_4_a_dome_that_is_covered_is_not_covered_again(edition: str) -> None:
    table = only_losing(edition).do("announce", "light-winners", "cover").finish()
    dome = table.game.remembered(table.state)
    assert dome == "covered"
    following = AtTable(edition, memory=dome)
    assert prescribed(following) == "clasp"
    assert following.refusal(Do("cover")).norm == "act_must_belong_to_the_phase"
    following.bet("ana", "big", 100_00).to("dice").act(Void())
    assert prescribed(following) == "cover"
    assert following.show(dice(edition, 1, 3, 6)).finish().game.remembered(following.state) is None


@both("art4")
def test_4_the_dome_once_covered_stands_in_the_record_of_the_next_round(edition: str) -> None:
    game = AtTable(edition).game
    first = {"banca": 1, "edition": edition, "acts": [
        {"act": "bet", "player": "ana", "bet": "big", "stake": 10000},
        {"act": "dice", "dice": list(dice(edition, 1, 3, 6).dice)}, {"act": "cover"},
    ]}  # fmt: skip
    played = replay(game, first)
    assert [p.act.name for p in played.played][-3:] == ["cover", "light-winners", "take"]
    table = {"currency": "HKD", "dome": game.memory.write(game.remembered(played.state))}
    second = {"banca": 1, "edition": edition, "table": table, "acts": first["acts"][:2]}  # type: ignore[index]
    assert [p.act.name for p in replay(game, second).played][:2] == ["clasp", "press-lever"]
    with pytest.raises(RecordError, match='"dome" is "covered"'):
        replay(game, {**second, "table": {"dome": "open"}})


@both("art4")
def test_4_the_dome_is_not_covered_before_the_round_of_losing_stakes_is_announced(edition: str) -> None:
    table = AtTable(edition).show(dice(edition, 1, 3, 6))
    assert table.refusal(Do("cover")).norm == "act_must_belong_to_the_phase"
    assert table.finish().refusal(Do("cover")).norm == "act_must_belong_to_the_phase"


@both("art4")
@pytest.mark.parametrize("bets", [True, False])
def test_4_when_all_is_paid_the_next_round_starts(edition: str, bets: bool) -> None:
    table = AtTable(edition)
    if bets:
        table.bet("ana", "small", 100_00)
    table.show(dice(edition, 1, 3, 6)).finish()
    assert table.game.turn(table.state) == Over()
    following = table.game.opening(table.setting)
    assert table.game.turn(following) == Croupier(Do("cover"))
    assert following.stakes == ()
    table.state = table.game.after(following, Do("cover"))
    assert isinstance(table.game.turn(table.to("betting").state), Betting)


@both("art4")
@pytest.mark.parametrize("act", [Bet("ana", "small", 100_00), Withdraw("ana", "small"), Move("ana", "small", "big")])
def test_4_when_all_is_paid_article_4_forbids_nothing(edition: str, act: Act) -> None:
    table = AtTable(edition).bet("ana", "small", 100_00).show(dice(edition, 1, 3, 6)).finish()
    assert table.refusal(act).clause != "art4"


@both("art4")
def test_4_losing_stakes_are_taken_first(edition: str) -> None:
    table = to_be_paid(edition)
    for losing in (Take("ana", "big"), Take("rui", "big")):
        refusal = table.refusal(Pay("ana", "small"))
        assert (refusal.norm, refusal.clause) == ("losing_stakes_must_be_taken_first", "art4")
        table.act(losing)
    assert table.accepts(Pay("ana", "small"))


@both("art4")
def test_4_the_order_among_losers_and_among_winners_is_free(edition: str) -> None:
    winners = [Pay("ana", "small"), Pay("rui", "small"), Pay("ana", "total", 10)]
    for order in permutations(winners):
        table = to_be_paid(edition).act(Take("rui", "big"), Take("ana", "big"), *order)
        assert table.settlement.players == {"ana": 300_00, "rui": 170_00}
        assert table.settlement.house["net"] == -470_00


@both("art4")
def test_4_what_is_prescribed_keeps_the_order_of_the_bets(edition: str) -> None:
    table = to_be_paid(edition)
    order: list[Act] = []
    while prescribed(table) != "over":
        turn = table.game.turn(table.state)
        assert isinstance(turn, Croupier)
        order.append(turn.prescribed)
        table.act(turn.prescribed)
    assert order == [
        Take("ana", "big"),
        Take("rui", "big"),
        Pay("ana", "small"),
        Pay("rui", "small"),
        Pay("ana", "total", 10),
    ]


@both("art4")
def test_4_each_stake_is_taken_or_paid_as_the_dice_decided_and_once(edition: str) -> None:
    table = to_be_paid(edition)
    for wrong in (Take("ana", "small"), Return("ana", "small"), Pay("ana", "big"), Return("rui", "big")):
        refusal = table.refusal(wrong)
        clause = "art6.1" if wrong.bet == "small" else "art6"
        assert (refusal.norm, refusal.clause) == ("payment_must_follow_the_result", clause)
    for nothing in (Pay("rui", "total", 10), Take("ana", "total", 11), Take("eva", "big"), Pay("ana", "total", 3)):
        assert table.refusal(nothing).norm == "payment_must_be_due"
    table.act(Take("ana", "big"))
    assert table.refusal(Take("ana", "big")).norm == "payment_must_be_due"
