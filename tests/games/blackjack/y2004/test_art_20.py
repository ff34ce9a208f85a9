"""Article 20 of 56/2004: several bets on one place."""

from typing import Any

import pytest

from banca.games.blackjack.playing import Double, Draw, Split, Stand
from banca.games.blackjack.seats import Hold, Sit, StandBy
from banca.games.blackjack.sharing import Match, Talk
from banca.games.blackjack.window import Surrender
from banca.law import OptionError, Refused
from banca.play.act import Bet
from tests.games.blackjack.at_blackjack import NEW, AtBlackjack, sealed
from tests.games.blackjack.y2004 import at, not_allowed, options, proves

SEATED, THREE, HIGHEST = "seated-decides", "at-most-three", "highest-stake-decides"
procedures = pytest.mark.parametrize("procedure", [SEATED, THREE, HIGHEST])
TOO_MANY = ("place_must_not_have_too_many_bettors", "art20.1.2.s1")


def shared(procedure: str, *stakes: int, seated: bool = True, first: str = "ana", **facts: Any) -> AtBlackjack:
    """Ana, seated or not, and others who stand have bet on place 2; Ana first, unless another did."""
    players = ["ana", "bo", "cy", "dee"][: len(stakes)]
    table = AtBlackjack(NEW, options(shared_place=procedure), **facts)
    table.act(Sit("ana", 2) if seated else StandBy("ana"), *(StandBy(player) for player in players[1:]))
    bets = dict(zip(players, stakes, strict=True))
    for player in sorted(players, key=lambda each: each != first):
        table.main(player, bets[player], place=2)
    return table


@proves("art20.1")
@procedures
def test_20_1_only_the_deciders_decisions_are_accepted(procedure: str) -> None:
    table = shared(procedure, 100, 300).deal("8h 8c", bank="Kc").play("hear")
    decides = "bo" if procedure == HIGHEST else "ana"
    other = "ana" if procedure == HIGHEST else "bo"
    assert table.decider() == decides
    for kind in (Draw, Stand, Double, Split, Surrender):
        assert table.accepts(kind(decides))
        assert table.refused(kind(other))[0] == "place_must_be_decided_by_its_decider"


@proves("art20.1")
@procedures
def test_20_1_each_is_paid_on_his_own_stake(procedure: str) -> None:
    table = shared(procedure, 100, 200, 301).deal("Th 9c", bank="Kc").play("stand 8d")
    assert table.nets() == {"ana": 100, "bo": 200, "cy": 301}
    blackjack = shared(procedure, 100, 200, 301).deal("Ah Kc", bank="9c").play("8d")
    assert blackjack.nets() == {"ana": 150, "bo": 300, "cy": 451}


@proves("art20.1")
def test_20_1_others_may_match_a_split_or_keep_their_stake_on_the_first_hand() -> None:
    table = shared(SEATED, 100, 50, 60).deal("8h 8c", bank="6c").play("split:ana match:bo Td stand 9d stand", "Tc 8s")
    assert {(who, bet, n): line.stake for (who, bet, n, _), line in table.lines().items()} == {
        ("ana", "main", None): 100, ("bo", "main", None): 50, ("cy", "main", None): 60,
        ("ana", "split", 2): 100, ("bo", "split", 2): 50,
    }  # fmt: skip


@proves("art20.1")
def test_20_1_or_a_double_and_whoever_declined_once_does_not_match_later() -> None:
    table = shared(SEATED, 100, 50, 60).deal("5h 6c", bank="Kc").play("double:ana match:cy 9d 9h")
    assert table.nets() == {"ana": 200, "bo": 50, "cy": 120}
    later = shared(SEATED, 100, 50, 60).deal("8h 8c", bank="Kc").play("split:ana match:cy 3d double:ana")
    assert later.refused(Match("bo"))[1] == "art20.1"
    assert later.accepts(Match("cy"))


@proves("art20.1")
@procedures
def test_20_1_surrender_binds_the_place_and_even_money_and_insurance_are_ones_own(procedure: str) -> None:
    assert shared(procedure, 100, 100).deal("Th 6c", bank="Kc").play("surrender:ana 9d").nets() == {
        "ana": -50,
        "bo": -50,
    }
    table = shared(procedure, 100, 100).deal("Ah Kc", bank="Ac").play("even-money:bo insurance:ana:50 Kd")
    assert table.nets() == {"ana": 100, "bo": 100}


@proves("art20.1.1")
@pytest.mark.parametrize("stakes", [(100, 300), (300, 100), (100, 100), (100, 300, 500)])
def test_20_1_1_the_seated_player_decides(stakes: tuple[int, ...]) -> None:
    for first in ("ana", "bo"):
        table = shared(SEATED, *stakes, first=first).deal("Th 6c", bank="Kc")
        assert table.decider() == "ana"
        assert table.refused(Draw("bo")) == ("place_must_be_decided_by_its_decider", "art20.1.1")


@proves("art20.1.1")
def test_20_1_1_where_nobody_is_seated_the_bet_nearest_the_bank() -> None:
    assert shared(SEATED, 100, 300, seated=False).deal("Th 6c", bank="Kc").decider() == "ana"
    assert shared(SEATED, 100, 300, seated=False, first="bo").deal("Th 6c", bank="Kc").decider() == "bo"


@proves("art20.1.2.s1")
def test_20_1_2_at_most_three_players_on_a_place() -> None:
    table = shared(THREE, 100, 100, 100)
    assert table.refused(Bet("dee", "main", 100, place=2)) == TOO_MANY
    assert table.accepts(Bet("cy", "main", 100, place=2))
    assert table.accepts(Bet("dee", "main", 100, place=3))


@proves("art20.1.2.s1")
@pytest.mark.parametrize("procedure", [SEATED, HIGHEST])
def test_20_1_2_the_limit_belongs_to_this_procedure_alone(procedure: str) -> None:
    table = shared(procedure, 100, 100, 100, 100)
    assert table.accepts(Bet("eve", "main", 100, place=2))
    assert len(table.state.mains(2)) == 4


@proves("art20.1.2.s1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_20_1_2_the_number_may_be_lower_and_not_higher(number: int) -> None:
    table = at(shared_place=THREE, bettors_per_place=number)
    for player in ("ana", "bo", "cy")[:number]:
        table.main(player, place=2)
    assert table.refused(Bet("dee", "main", 100, place=2)) == TOO_MANY
    assert "bettors-per-place=4 is not allowed: 1 to 3" in not_allowed(bettors_per_place=4)
    assert "bettors-per-place=0 is not allowed: 1 to 3" in not_allowed(bettors_per_place=0)


@proves("art20.1.2.s1")
def test_20_1_2_the_director_lowers_it_without_a_new_request() -> None:
    table = sealed(NEW, 1, options(shared_place=THREE))
    table.post("bettors-per-place-today", 2)
    today = shared(THREE, 100, 100, parameters=table.setting.parameters)
    assert today.refused(Bet("cy", "main", 100, place=2)) == TOO_MANY
    with pytest.raises(Refused, match="may lower the 3 that are adopted"):
        table.post("bettors-per-place-today", 4)
    with pytest.raises((Refused, OptionError)):
        table.post("bettors-per-place-today", 0)
    table.post("bettors-per-place-today", 3)
    with pytest.raises(Refused, match=r"option_must_be_authorised, 56/2004 art\. 21"):
        table.change("bettors-per-place", 2)


@proves("art20.1.2.s2")
@pytest.mark.parametrize("stakes", [(100, 300), (100, 300, 500)])
def test_20_1_2_then_the_seated_player_decides_or_the_bet_nearest_the_bank(stakes: tuple[int, ...]) -> None:
    for first in ("ana", "bo"):
        table = shared(THREE, *stakes, first=first).deal("Th 6c", bank="Kc")
        assert table.decider() == "ana"
        assert table.refused(Draw("bo")) == ("place_must_be_decided_by_its_decider", "art20.1.2.s2")
        standing = shared(THREE, *stakes, first=first, seated=False).deal("Th 6c", bank="Kc")
        assert standing.decider() == first
        other = "bo" if first == "ana" else "ana"
        assert standing.refused(Draw(other)) == ("place_must_be_decided_by_its_decider", "art20.1.2.s2")


@proves("art20.1.3.s1")
def test_20_1_3_the_highest_stake_decides_and_the_occupant_holds_the_cards() -> None:
    table = shared(HIGHEST, 100, 300, 200).deal("Th 6c", bank="Kc").play("hear")
    assert table.decider() == "bo"
    for player in ("ana", "cy"):
        assert table.refused(Draw(player)) == ("place_must_be_decided_by_its_decider", "art20.1.3.s1")
    assert table.refused(Hold("bo", 2)) == ("cards_must_be_held_by_the_occupant", "art20.1.3.s1")
    assert table.act(Hold("ana", 2)).state.people.holders == ((2, "ana"),)
    assert table.play("draw:bo 5d 9d").nets() == {"ana": 100, "bo": 300, "cy": 200}


@proves("art20.1.3.s2")
@pytest.mark.parametrize("stakes", [(100, 100), (100, 100, 100), (100, 300, 300), (300, 300, 100)])
def test_20_1_3_with_equal_stakes_the_occupant_decides(stakes: tuple[int, ...]) -> None:
    for first in ("ana", "bo"):
        table = shared(HIGHEST, *stakes, first=first).deal("Th 6c", bank="Kc")
        assert table.decider() == "ana"
        assert table.refused(Draw("bo")) == ("place_must_be_decided_by_its_decider", "art20.1.3.s2")


@proves("art20.1.3.s2")
def test_20_1_3_where_nobody_is_seated_the_nearest_of_equal_stakes() -> None:
    assert shared(HIGHEST, 100, 100, seated=False, first="bo").deal("Th 6c", bank="Kc").decider() == "bo"
    assert shared(HIGHEST, 100, 300, seated=False).deal("Th 6c", bank="Kc").decider() == "bo"


@proves("art20.2")
@procedures
def test_20_2_nobody_acts_for_a_place_where_he_has_no_stake(procedure: str) -> None:
    table = at(shared_place=procedure).main("ana", place=3).main("bo", place=5).deal("8h 8c", "Td 7c", bank="Kc")
    table.play("hear")
    for kind in (Draw, Stand, Double, Split, Surrender):
        for player in ("bo", "eve"):
            refused = ("place_must_be_decided_by_its_bettors", "art20.2")
            assert table.refused(kind(player, place=3)) == refused


@proves("art20.2")
@procedures
def test_20_2_nor_speaks_to_it_until_it_has_decided(procedure: str) -> None:
    table = at(shared_place=procedure).main("ana", place=3).main("cy", place=3).main("bo", place=5)
    influence = ("players_must_not_influence_other_places", "art20.2")
    table.deal("8h 8c", "Td 7c", bank="Kc")
    assert table.refused(Talk("bo", 3)) == influence
    table.play("hear")
    for script in ("draw 2d", "stand"):
        assert table.refused(Talk("bo", 3)) == influence
        assert table.accepts(Talk("cy", 3))
        assert table.refused(Talk("ana", 5)) == influence
        table.play(script)
    assert table.accepts(Talk("bo", 3))
    assert table.refused(Talk("ana", 5)) == influence
