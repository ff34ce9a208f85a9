"""Article 3 of 61/2004: shuffling."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.stud_poker.deal import Cut, DealCard
from banca.law import OptionError
from banca.material.cards import PACK
from banca.play.act import Act, Bet, Do
from banca.play.turn import Croupier
from tests.games.stud_poker.at_stud import ANTE, SHUFFLER, AtStud

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "stud-poker-61-2004")


def prepared(table: AtStud) -> list[Act]:
    """What is done before bets may be made."""
    done = []
    while isinstance(turn := table.game.turn(table.state), Croupier):
        done.append(turn.prescribed)
        table.act(turn.prescribed)
    return done


@proves("art3")
def test_3_there_are_two_ways_of_shuffling_and_no_third() -> None:
    assert AtStud().setting.options["shuffle-method"] == "manual-shoe"
    assert AtStud(SHUFFLER).setting.options["shuffle-method"] == "shuffler"
    with pytest.raises(OptionError, match=r"61/2004 art\. 3"):
        AtStud({"shuffle-method": "by-a-child"})


@proves("art3")
@pytest.mark.parametrize("options", [{}, SHUFFLER])
def test_3_nothing_is_bet_or_dealt_before_the_cards_are_shuffled(options: dict[str, str]) -> None:
    table = AtStud(options)
    for act in (Bet("ana", "ante", ANTE), DealCard(1, "As"), Do("no-more-bets")):
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.clause, refusal.untimely) == ("cards_must_be_shuffled", "art3", True)


@proves("art3.1")
def test_3_1_by_hand_the_croupier_shuffles_cuts_lays_the_white_card_under_and_loads_the_shoe() -> None:
    table = AtStud()
    assert prepared(table) == [Do("shuffle"), Cut("croupier"), Do("white-card"), Do("load")]
    assert table.accepts(Bet("ana", "ante", ANTE))


@proves("art3.1")
@pytest.mark.parametrize(
    ("done", "norm"),
    [
        (["shuffle"], "cards_must_be_cut"),
        (["shuffle", "cut"], "white_card_must_go_to_the_bottom"),
        (["shuffle", "cut", "white-card"], "pack_must_go_into_the_shoe"),
    ],
)
def test_3_1_no_step_is_left_out(done: list[str], norm: str) -> None:
    table = AtStud()
    for word in done:
        table.act(Cut() if word == "cut" else Do(word))
    refusal = table.refusal(Bet("ana", "ante", ANTE))
    assert (refusal.norm, refusal.clause) == (norm, "art3.1")


@proves("art3.1")
def test_3_1_no_bettor_cuts() -> None:
    table = AtStud().do("shuffle")
    refusal = table.refusal(Cut("ana"))
    assert (refusal.norm, refusal.clause) == ("croupier_must_cut", "art3.1")
    assert table.game.clauses_for(table.state, Cut()) == ("art3.1",)


@proves("art3.1")
def test_3_1_all_52_cards_lie_above_the_white_card() -> None:
    """The white card is under them, and none of them."""
    table = AtStud().do("shuffle").act(Cut())
    assert table.game.card_weights(table.state) == dict.fromkeys(PACK, 1)
    table.to("no-more-bets").ante("ana", 1).close()
    assert table.game.turn(table.state).weights == {DealCard(1, card): 1 for card in PACK}
    refusal = table.refusal(Do("white-card"))  # it does not come out: there is one, and it is at the bottom
    assert (refusal.norm, refusal.clause) == ("act_must_belong_to_the_phase", "art3.1")


@proves("art3.2")
def test_3_2_by_machine_there_is_no_cut_and_no_white_card() -> None:
    table = AtStud(SHUFFLER)
    assert table.game.clauses_for(table.state, Do("shuffle")) == ("art3.2",)
    assert prepared(table) == [Do("shuffle")]
    for act in (Cut(), Do("white-card"), Do("load")):
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.clause) == ("act_must_belong_to_the_phase", "art3.2")


@proves("art3")
def test_3_the_whole_pack_is_shuffled_before_every_round_and_cut_where_it_is_cut() -> None:
    table = AtStud()
    assert table.game.traits.shuffles_every_round
    seen = []
    while isinstance(turn := table.game.turn(table.state), Croupier):
        seen.append((turn.prescribed.name, len(table.game.card_weights(table.state))))
        table.act(turn.prescribed)
    assert seen == [("shuffle", 52), ("cut", 52), ("white-card", 52), ("load", 52)]
    assert len(table.game.card_weights(table.state)) == 52
    table.ante("ana", 1).close().act(DealCard(1, "As"))
    assert "As" not in table.game.card_weights(table.state)
    assert table.game.clauses_for(AtStud().state, Do("shuffle")) == ("art3.1",)
