"""What 56/2004 changed of 141/2000 before the players act: each case plays it under both editions."""

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from banca.games.blackjack.dealing import Dealt
from banca.games.blackjack.equipment import BlackjackEquipment
from banca.games.blackjack.preparation import Cut
from banca.games.blackjack.seats import Hold, Sit, StandBy
from banca.law import OptionError, Refused, adopt, edition, edition_on, option_set
from banca.material.cards import Cards
from banca.play.act import Bet
from tests.games.blackjack.at_blackjack import BOX, FACE_UP, MACHINE, NEW, OLD, SHOE, AtBlackjack

BOTH = (OLD, NEW)
CASES: dict[str, Callable[[], None]] = {}


def case(topic: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    def register(plays: Callable[[], None]) -> Callable[[], None]:
        CASES[topic] = plays
        return plays

    return register


def new(**chosen: Any) -> dict[str, Any]:
    """Six decks in a shoe under 56/2004, with what was chosen besides (`_` for the hyphen)."""
    return {**SHOE[NEW], **{name.replace("_", "-"): value for name, value in chosen.items()}}


def ana(slug: str, cards: str, bank: str, script: str = "", **chosen: Any) -> AtBlackjack:
    table = AtBlackjack(slug, new(**chosen) if slug == NEW else None)
    return table.main("ana").deal(cards, bank=bank).play(script)


def net(slug: str, cards: str, bank: str, script: str, **chosen: Any) -> int:
    return ana(slug, cards, bank, script, **chosen).nets()["ana"]


def seen(table: AtBlackjack, player: str | None = None) -> Any:
    return table.game.seen_by(table.state, player)


def set_up(slug: str, options: Any, equipment: BlackjackEquipment | None = None) -> str | None:
    """The clause by which no such table can be set up, if none can."""
    try:
        AtBlackjack(slug, options, equipment=equipment)
    except Refused as caught:
        return caught.refusal.clause
    return None


# Equipment, and the house.


@case("legal basis and scope")
def legal_basis() -> None:
    old, now = edition(OLD), edition(NEW)
    assert (old.in_force_from, now.in_force_from) == (None, date(2004, 5, 18))
    assert old.repealed_by == NEW
    assert (edition_on("blackjack", date(2004, 5, 17)), edition_on("blackjack", date(2004, 5, 18))) == (old, now)


@case("authorisation of house options")
def authorisation() -> None:
    assert adopt(option_set(edition(OLD)), "places", 7)["places"] == 7
    with pytest.raises(Refused, match=r"option_must_be_authorised, 56/2004 art\. 21"):
        adopt(option_set(edition(NEW)), "places", 7)


@case("number of places")
def number_of_places() -> None:
    for slug in BOTH:
        for places in (6, 7):
            assert AtBlackjack(slug, {**SHOE[slug], "places": places}).accepts(Bet("ana", "main", 100, place=places))
        with pytest.raises(OptionError):
            option_set(edition(slug), {"places": 5})
    with pytest.raises(OptionError):
        option_set(edition(OLD), {"places": 8})
    assert AtBlackjack(NEW, new(places=8)).accepts(Bet("ana", "main", 100, place=8))


@case("device for a single deck")
def device_for_a_single_deck() -> None:
    shoe = BlackjackEquipment(Cards.of_packs(1).weights, "shoe", 1, 6)
    assert set_up(OLD, {"decks": 1}, shoe) == "art1.b"
    assert set_up(NEW, {"decks": 1, "dealing-device": "shoe"}, shoe) is None
    box = BlackjackEquipment(Cards.of_packs(1).weights, "box", 1, 6)
    for slug in BOTH:
        assert set_up(slug, BOX[slug], box) is None


@case("shuffling machine")
def shuffling_machine() -> None:
    for slug, clause in ((OLD, "art2.1.b"), (NEW, "art2.1.2")):
        table = AtBlackjack(slug, MACHINE[slug], shoe=None)
        assert table.names() == ["load", "burn", "no-more-bets"]
        assert table.refused(Cut()) == ("act_must_belong_to_the_dealing_device", clause)


@case("opening burn")
def opening_burn() -> None:
    def burnt(slug: str, options: Any) -> int:
        number: int = AtBlackjack(slug, options, shoe=None).main("ana").state.shoe.unseen
        return number

    assert burnt(OLD, SHOE[OLD]) == burnt(NEW, new(opening_burn="one-per-deck")) == 6
    assert burnt(NEW, new(opening_burn="one-card")) == 1


@case("burn in later rounds")
def burn_in_later_rounds() -> None:
    def burnt(slug: str, options: Any) -> tuple[int, int]:
        """Before the deal, and after it, in a shoe under way."""
        table = AtBlackjack(slug, options).main("ana").deal("Th 9c", bank="Kc")
        before = table.state.shoe.unseen
        return before, table.play("stand 8d").state.shoe.unseen - before

    assert burnt(OLD, SHOE[OLD]) == burnt(NEW, new(round_burn="round-start-and-second-card")) == (1, 1)
    assert burnt(NEW, new(round_burn="round-start")) == (1, 0)
    assert burnt(NEW, new(round_burn="none")) == (0, 0)


# Places and people.


@case("betting on several places")
def betting_on_several_places() -> None:
    on_three = Bet("ana", "main", 100, place=3)
    for slug, options in ((OLD, None), (NEW, None), (NEW, new(places_per_player=1))):
        table = AtBlackjack(slug, options).act(Sit("cy", 3)).main("ana", place=1)
        if slug == OLD:
            assert table.refused(on_three) == ("occupant_must_be_betting", "art2.3.s2")
            assert table.main("cy", place=3).accepts(on_three)
        elif options is None:
            assert table.accepts(on_three)
        else:
            assert table.refused(on_three) == ("player_must_keep_to_the_number_of_places", "art3.2")


@case("standing players and places")
def standing_players() -> None:
    second = Bet("bo", "main", 100, place=2)
    for slug in BOTH:
        table = AtBlackjack(slug).main("ana", place=1).main("cy", place=2).act(StandBy("bo")).main("bo", place=1)
        if slug == OLD:
            assert table.refused(second) == ("standing_player_must_bet_on_one_place", "art2.3.s3")
        else:
            assert table.accepts(second)
    limited = AtBlackjack(NEW, new(places_per_player=1)).act(StandBy("bo")).main("bo", place=1)
    assert limited.refused(second)[1] == "art3.2"


@case("single deck and places")
def single_deck_and_places() -> None:
    second = Bet("ana", "main", 100, place=2)
    for slug in BOTH:
        table = AtBlackjack(slug, BOX[slug]).main("ana", place=1).main("bo", place=2)
        if slug == OLD:
            assert table.refused(second) == ("player_must_keep_to_the_number_of_places", "art2.3.s4")
        else:
            assert table.accepts(second)


@case("changing place, holding cards")
def changing_place() -> None:
    for act in (Sit("ana", 4), StandBy("ana")):
        assert ana(OLD, "Th 9c", "Kc").refused(act) == ("players_must_keep_their_places", "art2.3.s5")
        assert ana(NEW, "Th 9c", "Kc").accepts(act)


@case("cards where only standing players bet")
def cards_of_standing_players() -> None:
    bet = Bet("bo", "main", 100, place=2)
    assert AtBlackjack(OLD).act(StandBy("bo")).refused(bet) == ("occupant_must_be_betting", "art2.3.s3")
    shared = AtBlackjack(OLD).main("ana", place=2).act(StandBy("bo"), bet).deal("Th 9c", bank="Kc")
    assert shared.refused(Hold("bo", 2)) == ("cards_must_be_held_at_their_own_place", "art14.s1")
    assert shared.accepts(Hold("ana", 2))
    table = AtBlackjack(NEW).act(StandBy("bo"), bet).deal("Th 9c", bank="Kc")
    assert table.refused(Hold("bo", 2)) == ("cards_must_be_handled_by_the_bank", "art3.4")


# The deal.


@case("order of the deal")
def order_of_the_deal() -> None:
    for slug, clause in ((OLD, "art2.1.c.s1"), (NEW, "art5.1")):
        table = AtBlackjack(slug).main("bo", place=5).main("ana", place=2).to("card")
        assert table.refused(Dealt(5, "2h")) == ("cards_must_be_dealt_in_order", clause)
        table.play("2h 3h 4h 5h 6h")
        assert (table.hand(2), table.hand(5), table.state.bank) == ("2h 5h", "3h 6h", ("4h",))


@case("exposed cards")
def exposed_cards() -> None:
    def first_hand(slug: str, options: Any) -> str:
        table = AtBlackjack(slug, options, shoe=None).main("ana").card("Th").do("exposed")
        while not table.state.hands:
            table.card("9c")
        return table.hand(1)

    assert first_hand(OLD, SHOE[OLD]) == first_hand(NEW, new(exposed_first_card="void")) == "9c 9c"
    assert first_hand(NEW, new(exposed_first_card="valid")) == "Th 9c"


@case("players' cards face up or face down")
def face_up_or_face_down() -> None:
    def shown(slug: str, options: Any) -> Any:
        table = AtBlackjack(slug, options).main("ana").deal("Th 9c", bank="Kc")
        return seen(table, "bo")["places"]["1"]

    assert shown(OLD, SHOE[OLD]) == shown(NEW, SHOE[NEW]) == [["??", "??"]]
    assert shown(NEW, FACE_UP) == [["Th", "9c"]]
    assert set_up(NEW, {**BOX[NEW], "deal-procedure": "second"}) == "art5.2"
