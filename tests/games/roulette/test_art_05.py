"""Article 5 of 60/2004: how bets are paid."""

from collections.abc import Callable
from functools import partial
from itertools import combinations, permutations
from typing import Any

import pytest

from banca.games.roulette.payment import Disarrange, Restore, Unsure
from banca.games.roulette.round import Number
from banca.law import OptionError
from banca.money import Selection
from banca.play.act import Act, Pay, Return, Take
from banca.play.turn import Croupier
from tests.at_table import AtTable

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "roulette-60-2004")

PER_PLAYER = {"payment-mode": "per-player"}

# Winning bets on 17, in the order of the article.
ORDER: tuple[tuple[tuple[str, Selection], ...], ...] = (
    (("column", 2), ("dozen-middle", None)),
    (("sector-nine", 2), ("sector-twelve", 1)),
    (("odd", None), ("low", None), ("black", None)),
    (("line", (13, 14, 15, 16, 17, 18)), ("line", (16, 17, 18, 19, 20, 21))),
    (("corner", (16, 17, 19, 20)), ("corner", (13, 14, 16, 17))),
    (("street", (16, 17, 18)),),
    (("split", (17, 20)), ("split", (16, 17))),
    (("straight", 17),),
)
RANKED = [(rank, *place) for rank, places in enumerate(ORDER) for place in places]


def paying(*bets: tuple[str, str, Selection], number: int = 17, options: dict[str, Any] | None = None) -> AtTable:
    """A table at which these bets (player, bet, selection) of 100.00 are about to be settled."""
    table = AtTable("roulette-60-2004", options)
    for player, bet, selection in bets:
        table.bet(player, bet, 100_00, selection)
    return table.show(Number(number)).do("announce", "mark")


@proves("art5.1")
def test_5_1_winning_bets_are_paid_in_the_order_of_the_article() -> None:
    players = ("ana", "eva", "rui")
    table = paying(*((player, bet, selection) for player in players for _, bet, selection in reversed(RANKED)))
    paid = [(p.bet, p.selection) for p in table.finish().state.paid]
    ranks = {(bet, selection): rank for rank, bet, selection in RANKED}
    assert [ranks[place] for place in paid] == sorted(ranks[place] for place in ranks for _ in players)


@proves("art5.1")
@pytest.mark.parametrize(("first", "second"), list(combinations(RANKED, 2)))
def test_5_1_no_kind_is_paid_before_an_earlier_one(
    first: tuple[int, str, Selection], second: tuple[int, str, Selection]
) -> None:
    table = paying(("ana", *second[1:]), ("eva", *first[1:]))
    assert table.accepts(Pay("eva", *first[1:]))
    if first[0] == second[0]:
        assert table.accepts(Pay("ana", *second[1:]))
    else:
        refusal = table.refusal(Pay("ana", *second[1:]))
        assert (refusal.norm, refusal.clause) == ("payment_must_keep_the_order", "art5.1")
        assert table.act(Pay("eva", *first[1:])).accepts(Pay("ana", *second[1:]))


@proves("art5.1")
@pytest.mark.parametrize(
    ("number", "bet", "rank"),
    [
        (5, "dozen-small", 0),
        (30, "dozen-large", 0),
        (30, "even", 2),
        (30, "high", 2),
        (30, "red", 2),
    ],
)
def test_5_1_all_dozens_and_all_even_chances_have_their_place(number: int, bet: str, rank: int) -> None:
    before_and_after = {0: ("column", number % 3 or 3), 1: ("sector-nine", (number + 8) // 9), 3: ("straight", number)}
    for other_rank, (other, selection) in before_and_after.items():
        table = paying(("ana", other, selection), ("eva", bet, None), number=number)
        assert table.accepts(Pay("eva", bet)) == (rank <= other_rank)
        assert table.accepts(Pay("ana", other, selection)) == (other_rank <= rank)


@proves("art5.1")
def test_5_1_losing_stakes_are_collected_first() -> None:
    table = paying(("ana", "odd", None), ("eva", "even", None), ("rui", "straight", 0))
    assert table.game.turn(table.state) == Croupier(Take("eva", "even"))
    for losing in (Take("rui", "straight", 0), Take("eva", "even")):
        refusal = table.refusal(Pay("ana", "odd"))
        assert (refusal.norm, refusal.clause) == ("losing_stakes_must_be_taken_first", "art5.1")
        table.act(losing)
    assert table.accepts(Pay("ana", "odd"))
    assert table.finish().settlement.players == {"ana": 100_00, "eva": -100_00, "rui": -100_00}


@proves("art5.1")
def test_5_1_a_kind_is_completed_before_the_next_starts() -> None:
    players = ("ana", "eva", "rui")
    table = paying(*((player, bet, None if bet == "odd" else 2) for player in players for bet in ("odd", "column")))
    for player in ("rui", "ana", "eva"):
        for waiting in players:
            assert table.refusal(Pay(waiting, "odd")).norm == "payment_must_keep_the_order"
        table.act(Pay(player, "column", 2))
    assert all(table.accepts(Pay(player, "odd")) for player in players)


@proves("art5.1")
@pytest.mark.parametrize(
    ("act", "norm"),
    [
        (Take("ana", "odd"), "payment_must_follow_the_result"),
        (Return("ana", "odd"), "payment_must_follow_the_result"),
        (Pay("ana", "even"), "payment_must_follow_the_result"),
        (Return("ana", "even"), "payment_must_follow_the_result"),
        (Pay("eva", "odd"), "payment_must_be_due"),
        (Pay("ana", "low"), "payment_must_be_due"),
        (Take("ana", "straight", 40), "payment_must_be_due"),
        (Take("ana", "basket"), "payment_must_be_due"),
    ],
)
def test_5_1_losing_stakes_are_taken_and_winning_ones_paid(act: Act, norm: str) -> None:
    table = paying(("ana", "odd", None), ("ana", "even", None))
    assert table.refusal(act).norm == norm
    table.act(Take("ana", "even"), Pay("ana", "odd"))
    assert table.refusal(Pay("ana", "odd")).norm == "payment_must_be_due"
    assert table.settlement.players == {"ana": 0}


@proves("art5.1")
def test_5_1_a_lost_bet_cites_the_article_that_collects_it() -> None:
    assert "art5.1" in paying(("ana", "even", None)).line("even").clauses


@proves("art5.2")
def test_5_2_by_kind_one_player_is_not_paid_at_once() -> None:
    assert AtTable("roulette-60-2004").setting.options["payment-mode"] == "by-kind"
    table = paying(("ana", "straight", 17), ("ana", "column", 2), ("eva", "odd", None)).act(Pay("ana", "column", 2))
    assert table.game.turn(table.state) == Croupier(Pay("eva", "odd"))
    assert table.refusal(Pay("ana", "straight", 17)).clause == "art5.1"
    with pytest.raises(OptionError, match=r"60/2004 art\. 5\(2\)"):
        AtTable("roulette-60-2004", {"payment-mode": "at-random"})


@proves("art5.2")
def test_5_2_per_player_all_of_one_players_bets_are_paid_together() -> None:
    bets = [("eva", "odd", None), ("ana", "straight", 17), ("ana", "split", (17, 20)), ("ana", "column", 2)]
    table = paying(*bets, options=PER_PLAYER)
    table.act(Pay("ana", "column", 2))
    assert table.game.turn(table.state) == Croupier(Pay("ana", "split", (17, 20)))
    for paid_next in (Pay("ana", "straight", 17), Pay("ana", "split", (17, 20)), Pay("eva", "odd")):
        assert table.accepts(paid_next)
    table.act(Pay("ana", "straight", 17), Pay("ana", "split", (17, 20)))
    assert table.game.turn(table.state) == Croupier(Pay("eva", "odd"))
    together = table.finish().settlement
    assert together == paying(*bets).finish().settlement
    assert together.players == {"ana": 3500_00 + 1700_00 + 200_00, "eva": 100_00}


@proves("art5.2")
def test_5_2_per_player_the_order_stays_for_whoever_is_paid_first() -> None:
    table = paying(("ana", "straight", 17), ("ana", "column", 2), ("eva", "odd", None), options=PER_PLAYER)
    assert table.refusal(Pay("eva", "odd")).clause == "art5.1"
    assert table.accepts(Pay("ana", "straight", 17))  # all of ana's at the place of her first
    assert table.game.turn(table.state) == Croupier(Pay("ana", "column", 2))


@proves("art5.2")
def test_5_2_per_player_another_players_later_bet_still_waits() -> None:
    table = paying(("ana", "column", 2), ("eva", "odd", None), ("rui", "straight", 17), options=PER_PLAYER)
    table.act(Pay("ana", "column", 2))
    assert table.refusal(Pay("rui", "straight", 17)).norm == "payment_must_keep_the_order"
    assert table.accepts(Pay("eva", "odd"))


@proves("art5.2")
def test_5_2_per_player_players_come_at_the_place_of_their_first_bet() -> None:
    bets = [
        ("rui", "straight", 17),
        ("eva", "straight", 17),
        ("ana", "straight", 17),
        ("eva", "odd", None),
        ("ana", "column", 2),
    ]
    table = paying(*bets, options=PER_PLAYER)
    assert [(p.player, p.bet) for p in table.finish().state.paid] == [
        ("ana", "column"),
        ("ana", "straight"),
        ("eva", "odd"),
        ("eva", "straight"),
        ("rui", "straight"),
    ]


@proves("art5.3")
def test_5_3_chips_are_put_back_by_a_supervisor_who_is_sure() -> None:
    table = paying(("ana", "straight", 17), ("eva", "even", None)).act(Disarrange("ana", "straight", 17))
    assert table.game.turn(table.state) == Croupier(Restore("ana", "straight", 17))
    table.act(Take("eva", "even"))
    refusal = table.refusal(Pay("ana", "straight", 17))
    assert (refusal.norm, refusal.clause) == ("chips_must_be_restored_before_payment", "art5.3")
    assert table.accepts(Restore("ana", "straight", 17, stake=100_00))
    table.act(Restore("ana", "straight", 17, by="supervisor"))
    assert table.game.turn(table.state) == Croupier(Pay("ana", "straight", 17))
    assert table.act(Pay("ana", "straight", 17)).settlement.players == {"ana": 3500_00, "eva": -100_00}


@proves("art5.3")
@pytest.mark.parametrize(("bet", "selection"), [("split", (17, 20)), ("column", 2), ("black", None)])
def test_5_3_chips_on_any_chance_are_put_back(bet: str, selection: Selection) -> None:
    table = paying(("ana", bet, selection)).act(Disarrange("ana", bet, selection))
    assert table.refusal(Pay("ana", bet, selection)).norm == "chips_must_be_restored_before_payment"
    assert table.act(Restore("ana", bet, selection)).accepts(Pay("ana", bet, selection))


@proves("art5.3")
@pytest.mark.parametrize("by", ["players", "recording"])
def test_5_3_players_or_the_recording_serve_where_he_is_not_sure(by: str) -> None:
    table = paying(("ana", "straight", 17)).act(Disarrange("ana", "straight", 17))
    refusal = table.refusal(Restore("ana", "straight", 17, by=by))
    assert (refusal.norm, refusal.clause) == ("supervisor_must_restore_if_he_is_sure", "art5.3")
    table.act(Unsure())
    assert table.refusal(Restore("ana", "straight", 17, by="supervisor")).norm == refusal.norm
    table.act(Restore("ana", "straight", 17, by=by))
    assert table.act(Pay("ana", "straight", 17)).settlement.players == {"ana": 3500_00}


@proves("art5.3")
def test_5_3_the_tables_own_record_is_the_recording() -> None:
    table = paying(("ana", "straight", 17)).act(Disarrange("ana", "straight", 17), Unsure())
    assert table.game.turn(table.state) == Croupier(Restore("ana", "straight", 17, by="recording"))
    assert table.line("straight", 17).stake == 100_00


@proves("art5.3")
def test_5_3_the_recording_prevails_over_the_players() -> None:
    table = paying(("ana", "straight", 17)).act(Disarrange("ana", "straight", 17), Unsure())
    for stake in (99_99, 100_01):
        refusal = table.refusal(Restore("ana", "straight", 17, by="players", stake=stake))
        assert (refusal.norm, refusal.clause) == ("recording_must_prevail", "art5.3")
    assert table.accepts(Restore("ana", "straight", 17, by="players", stake=100_00))


@proves("art5.3")
@pytest.mark.parametrize("unsure", [(), (Unsure(),)])
def test_5_3_nobody_else_restores_chips(unsure: tuple[Act, ...]) -> None:
    table = paying(("ana", "straight", 17)).act(Disarrange("ana", "straight", 17), *unsure)
    refusal = table.refusal(Restore("ana", "straight", 17, by="croupier"))
    assert (refusal.norm, refusal.clause) == ("chips_must_be_restored_by_whom_the_law_names", "art5.3")


@proves("art5.3")
@pytest.mark.parametrize(
    "act",
    [
        Disarrange("eva", "even"),
        Disarrange("ana", "split", (17, 20)),
        Disarrange("rui", "straight", 17),
        Disarrange("ana", "straight", 37),
        Disarrange("ana", "basket"),
        Disarrange("ana", "odd"),
    ],
)
def test_5_3_only_winning_chips_still_to_be_paid_are_meant(act: Act) -> None:
    table = paying(("ana", "straight", 17), ("ana", "odd", None), ("eva", "even", None))
    table.act(Take("eva", "even"), Pay("ana", "odd"))
    refusal = table.refusal(act)
    assert (refusal.norm, refusal.clause) == ("chips_must_be_winning_and_unpaid", "art5.3")
    assert table.accepts(Disarrange("ana", "straight", 17))


@proves("art5.3")
def test_5_3_no_chips_are_winning_before_the_result() -> None:
    table = AtTable("roulette-60-2004").bet("ana", "straight", 100_00, 17)
    refusal = table.refusal(Disarrange("ana", "straight", 17))
    assert (refusal.norm, refusal.clause) == ("chips_must_be_winning_and_unpaid", "art5.3")
    assert table.show(Number(17)).refusal(Disarrange("ana", "straight", 17)) == refusal
    assert table.do("announce", "mark").accepts(Disarrange("ana", "straight", 17))


@proves("art5.3")
@pytest.mark.parametrize(
    "act",
    [
        Restore("ana", "odd"),
        Restore("eva", "straight", 17),
        Restore("ana", "straight", 16),
        Restore("ana", "straight", 37),
        Restore("ana", "basket"),
        Restore("ana", "straight", 17, layout=2),
    ],
)
def test_5_3_only_chips_out_of_their_place_are_put_back(act: Act) -> None:
    table = paying(("ana", "straight", 17), ("ana", "odd", None))
    for lying in (Restore("ana", "straight", 17), Unsure()):
        refusal = table.refusal(lying)
        assert (refusal.norm, refusal.clause) == ("chips_must_be_disarranged", "art5.3")
    table.act(Disarrange("ana", "straight", 17))
    assert table.refusal(act).norm == "chips_must_be_disarranged"


@proves("art5.3")
@pytest.mark.parametrize("restored", list(permutations(["ana", "eva"])))
def test_5_3_all_chips_out_of_their_place_must_be_put_back(restored: tuple[str, str]) -> None:
    table = paying(("ana", "straight", 17), ("eva", "straight", 17))
    table.act(Disarrange("ana", "straight", 17), Disarrange("eva", "straight", 17))
    first, second = restored
    table.act(Restore(first, "straight", 17))
    assert table.refusal(Pay(second, "straight", 17)).clause == "art5.3"
    table.act(Restore(second, "straight", 17))
    assert table.finish().settlement.players == {"ana": 3500_00, "eva": 3500_00}


@proves("art5.3")
def test_5_3_the_supervisor_is_asked_anew_each_time() -> None:
    table = paying(("ana", "straight", 17), ("eva", "straight", 17))
    table.act(Disarrange("ana", "straight", 17), Unsure(), Restore("ana", "straight", 17, by="recording"))
    table.act(Pay("ana", "straight", 17), Disarrange("eva", "straight", 17))
    assert table.refusal(Restore("eva", "straight", 17, by="recording")).clause == "art5.3"
    assert table.accepts(Restore("eva", "straight", 17, by="supervisor"))


@proves("art5.3")
@pytest.mark.parametrize(
    ("act", "word"),
    [
        (Disarrange("ana", "straight", 17), "disarrange"),
        (Unsure(), "unsure"),
        (Restore("ana", "straight", 17, by="players", stake=1), "restore"),
    ],
)
def test_5_3_what_happens_to_the_chips_is_recorded(act: Act, word: str) -> None:
    table = paying(("ana", "straight", 17)).act(Disarrange("ana", "straight", 17))
    assert table.game.clauses_for(table.state, act) == ("art5.3",)
    assert act.to_json()["act"] == word
    assert AtTable("roulette-60-2004").game.read_act(act.to_json()) == act


@proves("art5.3")
def test_5_3_chips_already_out_of_their_place_are_not_disarranged_again() -> None:
    table = paying(("ana", "straight", 17)).act(Disarrange("ana", "straight", 17))
    assert table.refusal(Disarrange("ana", "straight", 17)).clause == "art5.3"
    assert table.act(Restore("ana", "straight", 17)).accepts(Disarrange("ana", "straight", 17))
