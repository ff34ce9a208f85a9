"""Article 2 of 56/2004: the preparation of the cards, and what happens at the end."""

from dataclasses import replace
from typing import Any

import pytest

from banca.games.blackjack.dealing import Dealt
from banca.games.blackjack.preparation import Burn, Cut, PlaceWhiteCard
from banca.games.blackjack.seats import Sit, StandBy
from banca.games.blackjack.shoe import UNDER_WAY, Shoe
from banca.games.blackjack.state import Settling
from banca.material.cards import PACK
from banca.play.act import Bet, Do
from banca.play.record import prescribed
from tests.games.blackjack.at_blackjack import MACHINE, NEW, AtBlackjack, sealed
from tests.games.blackjack.y2004 import at, new, not_allowed, options, proves

SHOE_OPENING = ["shuffle", "cut", "place-white-card", "load", "burn"]
BOX_OPENING = ["shuffle", "cut", "load", "burn"]


def step_on(table: AtBlackjack) -> None:
    """Does the one thing that is prescribed now."""
    step = prescribed(table.turn)
    assert step is not None
    table.act(step)


def played(table: AtBlackjack) -> AtBlackjack:
    """A round of one place, settled."""
    return table.main("ana").deal("Th 9c", bank="Kc").play("stand 8d").finish()


@proves("art2.1")
@pytest.mark.parametrize(
    ("device", "method", "must"),
    [
        ("metal-box", "by-machine", "by-bank"),
        ("shoe", "by-machine", "by-bank"),
        ("automatic-shuffler", "by-bank", "by-machine"),
    ],
)
def test_2_1_the_way_of_shuffling_goes_with_the_device(device: str, method: str, must: str) -> None:
    said = not_allowed(dealing_device=device, shuffle_method=method)
    assert said == (
        f"shuffle-method={method} does not go with dealing-device={device}: it must be {must} (56/2004 art. 2(1))"
    )
    assert AtBlackjack(NEW, {"dealing-device": device, "shuffle-method": must}).accepts(Bet("ana", "main", 100))


@proves("art2.1")
@pytest.mark.parametrize("device", ["box", "shoe"])
def test_2_1_sound_cards_serve_more_than_one_session(device: str) -> None:
    table = played(new(device).to("betting").with_shoe(marker_out=device == "shoe"))
    following = table.following()
    assert following.names()[0] == "shuffle"
    assert following.refused(Do("replace-cards"))[0] == "cards_must_be_replaced_between_sessions"
    assert played(following).nets() == {"ana": 100}


@proves("art2.1.1")
@pytest.mark.parametrize("by", ["ana", "bo", "cy"])
def test_2_1_1_any_player_who_wishes_cuts(by: str) -> None:
    table = new().act(Sit("ana", 1), StandBy("bo")).do("shuffle").act(Cut(by))
    assert table.names()[0] == "place-white-card"
    assert table.refused(Cut("bank"))[0] == "session_must_end_before_cards_are_prepared_anew"


@proves("art2.1.1")
def test_2_1_1_the_bank_cuts_if_no_player_wishes() -> None:
    assert prescribed(new().do("shuffle").turn) == Cut("bank")
    asked = new().act(Sit("ana", 1)).do("shuffle").turn
    assert (asked.player, asked.choices, asked.prescribed) == ("ana", (Cut("ana"), Cut("bank")), Cut("bank"))


@proves("art2.1.1")
def test_2_1_1_a_cut_leaves_every_card_in_the_pack_and_comes_once() -> None:
    table = new().do("shuffle")
    shuffled = dict(table.game.card_weights(table.state))
    table.act(Cut("ana"))
    assert table.game.card_weights(table.state) == shuffled == dict.fromkeys(PACK, 6)
    assert table.refused(Cut("ana")) == ("session_must_end_before_cards_are_prepared_anew", "art2.1.1")


@proves("art2.1.1")
def test_2_1_1_thirty_cards_or_more_behind_the_second_white_card() -> None:
    table = new().do("shuffle").act(Cut())
    assert table.refused(PlaceWhiteCard(29)) == ("white_card_must_be_deep_enough", "art2.1.1")
    assert table.accepts(PlaceWhiteCard(30))
    assert "second-white-card-depth=29 is not allowed: 30 or more" in not_allowed(second_white_card_depth=29)
    deep = new(second_white_card_depth=75).do("shuffle").act(Cut())
    assert deep.accepts(PlaceWhiteCard(75))
    assert deep.refused(PlaceWhiteCard(74)) == ("white_card_must_be_deep_enough", "art2.1.1")


@proves("art2.1.1")
@pytest.mark.parametrize(("out", "comes"), [(281, False), (282, True)])
def test_2_1_1_282_of_312_cards_stand_before_it(out: int, comes: bool) -> None:
    table = AtBlackjack(NEW, options(round_burn="none"), shoe=Shoe(packs=6, unseen=out)).main("ana").do("no-more-bets")
    assert ("white-card" in table.names()) is comes


@proves("art2.1.1")
@pytest.mark.parametrize("device", ["box", "shoe"])
def test_2_1_1_a_single_deck_has_no_second_white_card(device: str) -> None:
    table = new(device, decks=1).do("shuffle").act(Cut())
    assert table.refused(PlaceWhiteCard(30)) == ("single_deck_must_have_one_white_card", "art2.1.1")
    assert table.names()[0] == "load"


@proves("art2.1.1")
@pytest.mark.parametrize(("device", "steps"), [("shoe", SHOE_OPENING), ("box", BOX_OPENING)])
def test_2_1_1_nothing_is_dealt_before_all_is_done(device: str, steps: list[str]) -> None:
    table = new(device)
    assert table.names() == [*steps, "no-more-bets"]
    for step in steps:
        for act in (Dealt(1, "Th"), Bet("ana", "main", 100)):
            assert table.refusal(act).norm in ("cards_must_be_ready_before_the_deal", "cards_must_be_ready_before_bets")
            assert table.refusal(act).clause == ("art4.1" if step == "burn" else "art2.1.1")
        step_on(table)
    assert table.main("ana").do("no-more-bets").accepts(Dealt(1, "Th"))


@proves("art2.1.2")
def test_2_1_2_with_the_automatic_device_there_is_no_cut_and_no_white_card() -> None:
    table = new("machine")
    assert table.names() == ["load", "burn", "no-more-bets"]
    for act in (Do("shuffle"), Cut(), PlaceWhiteCard(30), Do("white-card")):
        assert table.refused(act) == ("act_must_belong_to_the_dealing_device", "art2.1.2")


@proves("art2.1.2")
def test_2_1_2_cards_are_drawn_from_the_device_in_an_order_of_its_own() -> None:
    table = new("machine").main("ana").to("card")
    assert {act.card: chance for act, chance in table.turn.weights.items()} == dict.fromkeys(PACK, 6)
    assert len({first_three(seed) for seed in range(4)}) == 4


def first_three(seed: int) -> tuple[str, ...]:
    """The first cards that come from a machine in play."""
    table = sealed(NEW, seed, MACHINE[NEW], memory=UNDER_WAY)
    table.do(Bet("ana", "main", 100))
    state: Any = table.state
    while len(state.came) < 3:
        table.advance()
        state = table.state
    cards: tuple[str, ...] = state.came
    return cards


@proves("art2.2")
@pytest.mark.parametrize(
    ("device", "decks", "ends", "following"),
    [
        ("shoe", 6, [], ["no-more-bets"]),
        ("shoe", 1, [], BOX_OPENING),
        ("box", 1, [], BOX_OPENING),
        ("machine", 6, ["return-cards"], ["no-more-bets"]),
    ],
)
def test_2_2_what_happens_at_the_end_depends_on_the_device(
    device: str, decks: int, ends: list[str], following: list[str]
) -> None:
    table = new(device, decks=decks).main("ana").deal("Th 9c", bank="Kc").play("stand 8d")
    assert table.names() == ["pay", *ends]
    assert table.following().names()[: len(following)] == following
    if not ends:
        assert table.game.refusal(replace(table.state, phase=Settling()), Do("return-cards")).clause == "art2.2.4"


LAST = Shoe(packs=6, device="shoe", unseen=280, rounds=20)


@proves("art2.2.1")
@pytest.mark.parametrize("comes_after", [1, 2, 3, 4])
def test_2_2_1_the_second_white_card_in_a_round_makes_it_the_last(comes_after: int) -> None:
    shoe = replace(LAST, unseen=282 - comes_after)
    table = AtBlackjack(NEW, options(round_burn="none"), shoe=shoe)
    played(table)
    assert table.nets() == {"ana": 100}
    assert table.state.shoe.marker_out == (comes_after < 4)
    assert table.following().names()[0] == ("shuffle" if comes_after < 4 else "no-more-bets")


@proves("art2.2.1")
@pytest.mark.parametrize("burn", ["round-start", "none"])
def test_2_2_1_the_round_before_which_it_appears_is_still_played(burn: str) -> None:
    table = AtBlackjack(NEW, options(round_burn=burn), shoe=replace(LAST, unseen=282)).main("ana").do("no-more-bets")
    assert table.names()[0] == "white-card"
    table.do("white-card").deal("Th 9c", bank="Kc").play("stand 8d")
    assert table.nets() == {"ana": 100}
    assert table.following().names()[:5] == SHOE_OPENING


@proves("art2.2.1")
def test_2_2_1_after_the_last_round_all_is_prepared_again() -> None:
    table = played(AtBlackjack(NEW, shoe=LAST)).following()
    for step in SHOE_OPENING:
        assert table.refusal(Bet("ana", "main", 100)).norm == "cards_must_be_ready_before_bets"
        assert table.names()[0] == step
        step_on(table)
    assert table.accepts(Bet("ana", "main", 100))
    assert table.state.shoe.left(6) == 306


@proves("art2.2.1")
def test_2_2_1_unfit_cards_are_replaced_by_as_many_new_ones() -> None:
    table = played(AtBlackjack(NEW, shoe=LAST).do("unfit")).following()
    assert table.names()[:3] == ["replace-cards", "shuffle", "cut"]
    assert table.refusal(Do("shuffle")).norm == "unfit_cards_must_be_replaced"
    table.do("replace-cards", "shuffle")
    assert (table.state.shoe.packs, table.state.shoe.left(6), table.state.shoe.unfit) == (6, 312, False)
    fit = played(AtBlackjack(NEW, shoe=LAST)).following()
    assert fit.refused(Do("replace-cards")) == ("cards_must_be_replaced_between_sessions", "art2.2.1")


@proves("art2.2.2")
def test_2_2_2_the_bank_shuffles_after_any_round() -> None:
    table = played(new(discretionary_shuffle="any-round")).following()
    assert not table.state.shoe.marker_out
    assert table.names()[0] == "no-more-bets"
    table.do("shuffle")
    assert table.names()[:4] == SHOE_OPENING[1:]
    assert table.main("ana").state.shoe.left(6) == 306


@proves("art2.2.2")
def test_2_2_2_not_in_a_round_nor_where_the_table_has_another_practice() -> None:
    table = at(discretionary_shuffle="any-round").main("ana")
    refused = ("cards_must_be_shuffled_between_rounds", "art2.2.2")
    assert table.refused(Do("shuffle")) == refused
    assert table.deal("Th 9c", bank="Kc").refused(Do("shuffle")) == refused
    assert table.play("stand 8d").refused(Do("shuffle")) == refused
    assert table.following().accepts(Do("shuffle"))
    marked = ("session_must_end_before_cards_are_prepared_anew", "art2.2.2")
    assert at(discretionary_shuffle="at-marker").refused(Do("shuffle")) == marked


@proves("art2.2.2")
@pytest.mark.parametrize("practice", ["at-marker", "any-round"])
def test_2_2_2_one_deck_in_a_shoe_is_shuffled_before_the_next_round(practice: str) -> None:
    table = played(new(decks=1, discretionary_shuffle=practice)).following()
    assert table.refusal(Bet("ana", "main", 100)).norm == "cards_must_be_ready_before_bets"
    assert table.names()[:4] == BOX_OPENING


@proves("art2.2.3")
def test_2_2_3_from_the_metal_box_a_session_is_one_round() -> None:
    table = played(new("box")).following()
    for step in BOX_OPENING:
        assert table.refusal(Bet("bo", "main", 100)).norm == "cards_must_be_ready_before_bets"
        assert table.refusal(Dealt(1, "Th")).norm == "cards_must_be_ready_before_the_deal"
        assert table.names()[0] == step
        step_on(table)
    assert table.state.shoe.left(1) == 51
    assert played(table).nets() == {"ana": 100}


@proves("art2.2.4")
def test_2_2_4_every_used_card_goes_back_into_the_machine() -> None:
    table = new("machine", round_burn="round-start-and-second-card").main("ana").main("bo", place=2)
    table.card("2h").do("exposed").deal("Th 9c", "8h 8c", bank="Kc").play("stand split 3d stand Td stand", "8d")
    assert table.state.shoe.left(6) == 312 - 6 - 1 - 5 - 2 - 1 - 1  # opening burn, void, deal, split, burn, second
    assert table.names()[-1] == "return-cards"
    assert table.refused(Bet("ana", "main", 100))[1] is not None
    following = table.following()
    assert following.state.shoe.left(6) == 312
    assert (following.state.shoe.seen, following.state.shoe.unseen) == ((), 0)
    following.main("ana").do("no-more-bets").act(Burn(1))
    assert {act.card: n for act, n in following.turn.weights.items()} == dict.fromkeys(PACK, 6)
