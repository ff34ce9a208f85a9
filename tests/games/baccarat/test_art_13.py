"""Article 13 of 55/2004: the bets."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.play.act import Bet, Do, Move, Withdraw
from tests.games.baccarat.at_baccarat import BANKER_WINS, PLAYER_WINS, TIE, AtBaccarat

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")


def pair_line(bet: str, cards: str, **parameters: str) -> tuple[str, int]:
    table = AtBaccarat(parameters={"pair-bets": "alone"} | parameters).bet("ana", bet, 100).deal_from(cards.split())
    line = table.line(bet)
    return line.result, line.net


@proves("art13")
@pytest.mark.parametrize("bet", ["dragon", "either-pair", "Player", "player pair", ""])
def test_13_no_other_bet_is_taken(bet: str) -> None:
    assert AtBaccarat().refuses_bet("ana", bet, 100) == ("bet_must_be_offered", "art13")


@proves("art13")
def test_13_five_bets_with_nothing_to_choose() -> None:
    table = AtBaccarat()
    assert table.game.positions(table.setting) == tuple(
        (bet, None) for bet in ("player", "banker", "tie", "banker-pair", "player-pair")
    )
    assert table.refused(Bet("ana", "player", 100, selection=3)) == ("selection_must_be_lawful", "art13.1")


@proves("art13")
def test_13_bets_are_made_changed_and_taken_back_until_the_round_begins() -> None:
    """Reading betting-closes."""
    table = AtBaccarat().bet("ana", "player", 100).bet("ana", "player", 50)
    table.act(Move("ana", "player", "banker", stake=60), Withdraw("ana", "player", stake=40))
    assert [(s.position.bet, s.amount) for s in table.state.stakes] == [("player", 50), ("banker", 60)]
    for nonsense in (Withdraw("ana", "tie"), Withdraw("ana", "dragon"), Move("ana", "dragon", "tie")):
        assert table.refused(nonsense)[0] == "stake_must_lie_on_the_layout"
    assert table.refused(Move("ana", "player", "dragon")) == ("bet_must_be_offered", "art13")
    assert table.refused(Move("ana", "player", "player")) == ("stake_must_move_to_another_bet", "art13")
    assert table.refused(Move("ana", "player", "tie", stake=51))[0] == "stake_must_lie_on_the_layout"
    table.do("no-more-bets")
    for act in (Bet("ana", "tie", 10), Withdraw("ana", "player"), Move("ana", "player", "tie")):
        assert table.refused(act) == ("bets_must_be_made_before_the_round", "art13")
    assert table.game.clauses_for(AtBaccarat().state, Do("no-more-bets")) == ("art13",)


@proves("art13")
def test_13_one_bettor_may_stake_on_both_sides() -> None:
    """Reading both-sides."""
    table = AtBaccarat().bet("ana", "player", 100).bet("ana", "banker", 100).deal(BANKER_WINS)
    assert (table.line("player").net, table.line("banker").net) == (-100, 95)


@proves("art13.1")
@pytest.mark.parametrize(("cards", "net", "returned"), [(PLAYER_WINS, 100, 100), (BANKER_WINS, -100, 0)])
def test_13_1_a_bet_on_the_player(cards: str, net: int, returned: int) -> None:
    line = AtBaccarat().bet("ana", "player", 100).deal(cards).line("player")
    assert (line.net, line.returned, line.clauses[0]) == (net, returned, "art13.1")


@proves("art13.2")
@pytest.mark.parametrize(("cards", "net", "returned"), [(BANKER_WINS, 95, 100), (PLAYER_WINS, -100, 0)])
def test_13_2_a_bet_on_the_banker(cards: str, net: int, returned: int) -> None:
    line = AtBaccarat().bet("ana", "banker", 100).deal(cards).line("banker")
    assert (line.net, line.returned, line.clauses[0]) == (net, returned, "art13.2")


@proves("art13.3")
@pytest.mark.parametrize(("cards", "net"), [(TIE, 800), (PLAYER_WINS, -100), (BANKER_WINS, -100)])
def test_13_3_a_bet_on_the_tie(cards: str, net: int) -> None:
    line = AtBaccarat().bet("ana", "tie", 100).deal(cards).line("tie")
    assert (line.net, line.clauses[0]) == (net, "art13.3")


@proves("art13.4")
@pytest.mark.parametrize(
    ("bet", "cards", "result", "net"),
    [
        ("player-pair", "Js 2h Jh 5c 3d 4d", "win", 1100),
        ("player-pair", "Js 2h Qs 5c 3d 4d", "lose", -100),
        ("player-pair", "Ts 2h Ks 5c 3d 4d", "lose", -100),
        ("player-pair", "7s 2h 7s 5c 3d 4d", "win", 1100),  # of two packs
        ("banker-pair", "Js 2h Jh 5c 3d 4d", "lose", -100),  # only the Player has a pair
        ("banker-pair", "Kh 2s Qd Kc 9h Ks", "lose", -100),  # its second and third cards are no pair
        ("banker-pair", "9h 4s Kd 4c", "win", 1100),  # although the Player wins, nine to eight
        ("player-pair", "Kh 9s Kd Kc", "win", 1100),  # although the Banker wins
        ("banker-pair", "Js 2h 2d 5c 3d 4d", "lose", -100),
    ],
)
def test_13_4_a_pair_is_the_first_two_cards_of_its_own_hand_of_one_rank(
    bet: str, cards: str, result: str, net: int
) -> None:
    assert pair_line(bet, cards) == (result, net)


@proves("art13.4")
def test_13_4_both_pairs_together() -> None:
    table = AtBaccarat().bet("ana", "tie", 10).bet("ana", "player-pair", 100).bet("ana", "banker-pair", 100)
    table.deal("4h 9s 4d 9c")  # eight against eight
    assert table.line("player-pair").net + table.line("banker-pair").net == 2200


@proves("art13.4")
@pytest.mark.parametrize("other", ["player", "banker", "tie"])
def test_13_4_a_pair_bet_is_made_in_addition_to_another(other: str) -> None:
    """Reading pair-bets-additional."""
    norm = ("pair_bet_must_be_additional", "art13.4")
    table = AtBaccarat()
    assert table.refuses_bet("ana", "player-pair", 100) == norm
    table.bet("bo", other, 100)
    assert table.refuses_bet("ana", "player-pair", 100) == norm  # the other bet is another's
    table.bet("ana", other, 100).bet("ana", "player-pair", 100)
    assert table.refused(Withdraw("ana", other)) == norm
    assert table.refused(Move("ana", other, "banker-pair")) == norm
    assert table.accepts(Withdraw("ana", other, stake=40))
    assert table.accepts(Withdraw("ana", "player-pair"))
    assert table.accepts(Withdraw("bo", other))


@proves("art13.4")
def test_13_4_a_house_may_let_it_be_made_alone() -> None:
    table = AtBaccarat(parameters={"pair-bets": "alone"}).bet("ana", "player-pair", 100).bet("ana", "player", 100)
    assert table.accepts(Withdraw("ana", "player"))
