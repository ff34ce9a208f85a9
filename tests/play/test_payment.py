"""Settlement lines of decided bets; a bet that stays has none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banca.law import edition
from banca.money import Odds, Position, Stake
from banca.play.act import Pay, Return, Take
from banca.play.bets import DRAWS, LOSES, STAYS, Verdict, wins
from banca.play.payment import due_of, line_of, losing_first, payment_of, refuse_out_of_order, refuse_payment
from banca.play.rule import Ruling

CRAPS = edition("craps-53-2010")
ANA, BO = Position("ana", "field"), Position("bo", "big")
WON, LOST, DRAWN = (Ruling(verdict, ("art5.3.8", "art6.12")) for verdict in (wins(Odds(2)), LOSES, DRAWS))


def test_a_decided_stake_has_a_line_with_its_clauses_and_readings() -> None:
    line = line_of(CRAPS, Stake(ANA, 100), WON)
    assert (line.net, line.clauses) == (200, ("art5.3.8", "art6.12"))
    assert "art5.3.8" in line.readings


def test_a_bet_that_stays_has_no_line() -> None:
    with pytest.raises(ValueError, match="a bet that stays has no line"):
        line_of(CRAPS, Stake(ANA, 100), Ruling(STAYS, ("art5.4.1",)))


def test_losing_stakes_come_first_and_the_rest_keep_their_order() -> None:
    due = {ANA: WON, BO: LOST, Position("ana", "small"): DRAWN}
    assert list(losing_first(due)) == [BO, ANA, Position("ana", "small")]
    assert [payment_of(ruling).word for ruling in due.values()] == ["pay", "take", "return"]


def test_where_the_order_is_fixed_the_first_of_its_kind_comes_first() -> None:
    due = due_of({ANA: LOST, BO: LOST})
    act = Take("bo", "big")
    assert refuse_payment(act, BO, due, "art6", None) is None
    refusal = refuse_out_of_order(act, BO, due, "art6")
    assert refusal is not None
    assert (refusal.norm, str(refusal.says)) == ("payment_must_keep_the_order", "ana on field comes before bo on big")
    assert refuse_out_of_order(Take("ana", "field"), ANA, due, "art6") is None


PLACES = [Position(player, bet) for player in ("ana", "bo", "cy") for bet in ("field", "big", "small", "horn")]
rulings = st.lists(st.sampled_from([WON, LOST, DRAWN]), min_size=len(PLACES), max_size=len(PLACES))


@given(rulings, st.permutations(PLACES), st.booleans())
def test_what_is_due_is_settled_in_any_order_and_the_first_is_known(
    decided: list[Ruling[Verdict]], order: list[Position], by_player: bool
) -> None:
    left = dict(zip(PLACES, decided, strict=True))
    due = due_of(left, by_player=by_player)
    for position in order:
        assert dict(due) == left
        assert list(due) == list(left)
        assert due.first == next(iter(left))
        for kind in (Take, Pay, Return):
            assert due.first_of(kind) == next((p for p, ruling in left.items() if payment_of(ruling) is kind), None)
        own = next((p for p in left if p.player == position.player), None)
        assert due.first_of(position.player) == (own if by_player else None)
        assert due.payment(position) is payment_of(left[position])
        due, before = due.without(position), due
        assert position in before
        assert position not in due
        with pytest.raises(KeyError):
            due[position]
        del left[position]
    assert not due
