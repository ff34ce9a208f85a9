"""Article 8 of 55/2004: the card removed at the start of a round."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.baccarat.dealing import Dealt
from banca.games.baccarat.preparation import Burn
from banca.games.baccarat.shoe import Shoe
from banca.play.act import Do
from tests.fixed_order import opened, to_come
from tests.games.baccarat.at_baccarat import PLAYER_WINS, AtBaccarat, sealed

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")


@proves("art8")
@pytest.mark.parametrize(("burn", "first"), [("burn-one", 1), ("none", 0)])
def test_8_the_next_card_is_removed_unseen_or_is_the_players_first(burn: str, first: int) -> None:
    table = sealed(2, {"round-burn": burn}, memory=Shoe(6))
    order = to_come(table)
    while not table.state.player.cards:
        table.advance()
    assert table.state.player.cards == (order[first],)
    while not table.is_over:
        table.advance()
    assert opened(table) == list(table.state.shoe.seen)
    assert table.state.shoe.seen == order[first:][: len(table.state.shoe.seen)]


@proves("art8")
def test_8_one_card_in_every_round_after_the_bets_are_closed() -> None:
    table = AtBaccarat(shoe=Shoe(6))
    assert table.refused(Burn(1)) == ("burn_must_keep_its_time", "art8")
    table.do("no-more-bets")
    assert table.refused(Burn(2)) == ("burn_must_be_of_its_number", "art8")
    assert str(table.refusal(Burn(2)).says) == "the number of cards burnt now is 1, not 2"
    assert str(table.refusal(Dealt("9h")).says) == "no card is dealt yet: burn comes first"
    assert table.refused(Dealt("9h")) == ("card_must_wait_for_the_round", "art8")
    assert table.game.clauses_for(table.state, Burn(1)) == ("art8",)
    table.act(Burn(1))
    assert table.refused(Burn(1)) == ("burn_must_keep_its_time", "art8")
    assert table.state.shoe.remaining == 311
    second = table.deal(PLAYER_WINS).following().to("card")
    assert second.state.shoe.unseen == 2


@proves("art8")
def test_8_a_house_that_burns_none_burns_none() -> None:
    table = AtBaccarat({"round-burn": "none"}, Shoe(6)).do("no-more-bets")
    assert table.refused(Burn(1)) == ("burn_must_keep_its_time", "art8")
    assert table.accepts(Dealt("9h"))


@proves("art8")
def test_8_with_the_shuffler_dealer_the_option_means_nothing_and_no_card_is_burnt() -> None:
    table = AtBaccarat({"dealing-device": "shuffler-dealer", "round-burn": "burn-one"})
    assert "round-burn" in table.setting.options.inapplicable
    assert table.names() == ["no-more-bets"]
    table.do("no-more-bets")
    assert table.refused(Burn(1)) == ("burn_must_be_from_a_shoe", "art8")


@proves("art8")
def test_8_bets_close_before_the_burn() -> None:
    """Reading betting-closes."""
    table = AtBaccarat().to("no-more-bets").do("no-more-bets")
    assert table.refuses_bet("ana", "player", 100) == ("bets_must_be_made_before_the_round", "art13")
    assert table.refused(Do("no-more-bets")) == ("act_must_belong_to_the_phase", "art13")
