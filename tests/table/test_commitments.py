"""What a table fixes before the bets: announced before anybody can bet, shown in order, opened as needed."""

import json
from datetime import date
from typing import Any

import pytest

from banca.games import game_of, settle
from banca.games.pai_kau.dealing import DealTile, DealTiles, Expose
from banca.games.pai_kau.shaking import Cut, Shake
from banca.games.pai_kau.shaking import Void as VoidShake
from banca.games.roulette.round import Number
from banca.games.roulette.round import Void as VoidSpin
from banca.games.stud_poker.deal import DealCard, DealHand
from banca.law import Application, Refused, option_set
from banca.material.cards import PACK
from banca.material.chance import Entropy, Seeded, Source
from banca.material.tiles import SET
from banca.play.act import Bet, Do
from banca.play.game import CARDS, THROWS
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Decision
from banca.play.verifier import Announcements, Verifier
from banca.table import Table
from tests.fixed_order import opened, to_come


def at(slug: str, source: Source | None, **options: Any) -> Table:
    game = game_of(slug)
    return Table(game, Setting(option_set(game.edition, options)), source)


def to_betting(table: Table) -> Table:
    while not isinstance(table.turn, Betting):
        table.advance()
    return table


def until(table: Table, turn: type[Any], name: str | None = None) -> Table:
    while not isinstance(table.turn, turn) or (name and next(iter(table.turn.weights)).name != name):
        table.advance()
    return table


def played(table: Table) -> Table:
    while not table.is_over:
        turn = table.turn
        if isinstance(turn, Decision):
            table.do(turn.choices[-1])
        else:
            table.advance()
    return table


def verified(table: Table) -> None:
    """The records hold under all that was announced, and each by itself."""
    table.close()
    verifier = Verifier(announcements=Announcements(table.announcements))
    for record in map(json.loads, map(json.dumps, table.records)):
        settle(record)
        settle(record, verifier=verifier)
    verifier.finish()


def pai_kau(seed: int | None = None) -> Table:
    table = at("paikau-96-85-M", Entropy() if seed is None else Seeded(seed))
    table.do(Bet("bia", "bank", 1_000_00, place=1))
    table.do(Bet("ana", "seat", 100_00, place=2))
    return table


# Announced before the bets.


EDITIONS = (
    "baccarat-55-2004", "blackjack-141-2000", "blackjack-56-2004", "craps-53-2010", "cussec-57-2004", "fantan-58-2004",
    "fish-prawn-crab-59-2004", "paikau-96-85-M", "roulette-60-2004", "stud-poker-61-2004",
)  # fmt: skip


@pytest.mark.parametrize("slug", EDITIONS)
def test_the_order_is_announced_before_anybody_can_bet(slug: str) -> None:
    found: list[Any] = []
    game = game_of(slug)
    table = Table(game, Setting(option_set(game.edition)), Entropy(), publish=found.append)
    to_betting(table)
    assert table.commitment is not None
    assert found == table.announcements
    assert [each.to_json() for each in table.announced] == [
        {key: said[key] for key in ("of", "tree", "leaves", "root", "place", "after")} for said in found[1:]
    ]
    assert all(table.announced[n].commitment == run.tree.commitment for n, run in enumerate(table._order.runs.values()))


def test_a_table_that_cannot_publish_does_nothing() -> None:
    def fails(_: Any) -> None:
        raise OSError("no space left")

    table = at("baccarat-55-2004", Seeded(1))
    before = table.state
    table.publish = fails
    with pytest.raises(OSError, match="no space left"):
        table.advance()  # the shuffle
    assert (table.state, table.acts, table.announced) == (before, [], [])
    table.publish = lambda _: None
    verified(played(table))


def test_without_a_source_nothing_is_fixed_and_records_are_a_chain_all_the_same() -> None:
    table = at("roulette-60-2004", None)
    for number in (17, 3):
        until(table, Chance)
        with pytest.raises(Refused, match="the number must be typed in"):
            table.advance()
        table.do(Number(number))
        played(table).open_round()
    assert [record["round"] for record in table.records] == [1, 2]
    assert table.records[1]["previous"] == table.records[0]["digest"]
    assert all("draws" not in record for record in table.records)
    verified(table)


# Shown in its order, and nothing else.


def test_the_cards_come_in_the_order_that_was_fixed_and_only_they_are_opened() -> None:
    table = to_betting(at("stud-poker-61-2004", Seeded(1)))
    order = to_come(table)
    assert sorted(order) == sorted(PACK)
    table.do(Bet("ana", "ante", 100))
    played(table)
    dealt = [act["card"] for act in table.records[0]["acts"] if act["act"] == "card"]
    assert dealt == opened(table) == list(order[:10])
    verified(table)


def test_no_other_card_can_be_dealt_one_by_one_or_by_the_hand() -> None:
    table = to_betting(at("stud-poker-61-2004", Seeded(1)))
    table.do(Bet("ana", "ante", 100))
    until(table, Chance)
    sealed = to_come(table)[0]
    other = next(card for card in PACK if card != sealed)
    before = table.state
    for act in (DealCard(1, other), DealHand(1, tuple(PACK[:5]))):
        with pytest.raises(Refused, match="result_must_be_the_one_sealed"):
            table.do(act)
    assert table.state == before
    assert table.do(DealCard(1, sealed)).act == DealCard(1, sealed)


def test_no_other_throw_and_no_other_tile_can_be_shown() -> None:
    table = until(pai_kau(5), Chance, "shake")
    sealed = json.loads(to_come(table, THROWS)[0])["dice"]
    with pytest.raises(Refused, match="fixed and sealed before the bets"):
        table.do(Shake(tuple(7 - face for face in sealed)))
    until(table, Chance, "tile")
    turn = table.turn
    assert isinstance(turn, Chance)
    seat = next(act.to for act in turn.weights if isinstance(act, DealTile))
    with pytest.raises(Refused, match="fixed and sealed before the bets"):
        table.do(DealTile(seat, next(tile for tile in SET if tile != to_come(table)[0])))
    with pytest.raises(Refused, match="fixed and sealed before the bets"):
        table.do(DealTiles(2, ("6-6", "1-1", "4-5", "2-4")))


def test_each_round_of_a_pack_has_an_order_of_its_own_and_a_cut_changes_none() -> None:
    table, orders = pai_kau(3), []
    for _ in range(2):
        orders.append(to_come(table))
        table.do(Do("shuffle"))
        table.do(Cut("ana", 2))
        assert to_come(table) == orders[-1]
        played(table).open_round()
        if len(orders) < 2:
            table.do(Bet("bia", "bank", 2_000_00, place=1))
            table.do(Bet("ana", "seat", 100_00, place=2))
    assert sorted(orders[0]) == sorted(orders[1]) == sorted(SET)
    assert orders[0] != orders[1]
    verified(table)


# From round to round.


def test_a_shoe_goes_on_from_round_to_round_and_burnt_cards_stay_closed() -> None:
    table = played(at("baccarat-55-2004", Seeded(3)))
    for _ in range(5):
        table.open_round()
        played(table)
    trees = [record["commitments"][-1] for record in table.records]
    assert len({tree["root"] for tree in trees}) == 1
    for record, tree, following in zip(table.records, trees, trees[1:], strict=False):
        burnt = sum(act.get("cards", 1) for act in record["acts"] if act["act"] == "burn")
        shown = sum(act["act"] == "card" for act in record["acts"])
        assert sum(draw.get("unseen", 0) for draw in record["draws"]) == burnt > 0
        assert following["place"] - tree["place"] == burnt + shown
    verified(table)


def test_changing_the_seats_changes_no_card_of_the_shoe() -> None:
    table = played(at("baccarat-55-2004", Seeded(3)))
    before = to_come(table)
    table.open_round()
    table.change("seats", 8)
    assert to_come(table) == before
    verified(played(table))


def test_other_cards_are_fixed_anew_and_options_that_come_back_bring_the_shoe_back() -> None:
    table = played(at("baccarat-55-2004", Seeded(3)))
    before = to_come(table)
    table.open_round()
    table.change("dealing-device", "shuffler-dealer", _granted("shuffler-dealer"))
    assert len(to_come(table)) == 312
    table.change("dealing-device", "shoe", _granted("shoe"))
    assert to_come(table) == before
    table.change("dealing-device", "shuffler-dealer", _granted("shuffler-dealer"))
    verified(played(table))


def _granted(device: str) -> Application:
    return Application("dealing-device", device, date(2026, 3, 2), date(2026, 3, 9), granted=True)


def test_options_do_not_change_in_a_round_that_has_drawn_something() -> None:
    table = played(at("roulette-60-2004", Seeded(3)))
    table.open_round()
    until(table, Chance)
    table.do(VoidSpin())
    with pytest.raises(Refused, match="options_must_change_between_rounds"):
        table.change("layouts", 2, Application("layouts", 2, date(2026, 3, 2), date(2026, 3, 9), granted=True))
    verified(played(table))


def test_throws_are_fixed_many_at_a_time_and_a_new_order_begins_when_they_are_used_up() -> None:
    game = game_of("cussec-57-2004")
    table = Table(game, Setting(option_set(game.edition)), Seeded(1), throws_ahead=3)
    alone = Table(game, Setting(option_set(game.edition)), Seeded(1), throws_ahead=1)
    for _ in range(7):
        for each in (table, alone):
            played(each).open_round()
    assert [record["commitments"][0]["place"] for record in table.records] == [0, 1, 2, 0, 1, 2, 0]
    assert [r["settlement"] for r in table.records] == [r["settlement"] for r in alone.records]
    dice = [[act for act in r["acts"] if act["act"] == "dice"] for r in table.records]
    assert dice == [[act for act in r["acts"] if act["act"] == "dice"] for r in alone.records]
    verified(table)


# What is void.


def test_a_void_throw_takes_its_place_and_is_opened_too() -> None:
    table = until(pai_kau(7), Chance, "shake")
    first, second, *_ = to_come(table, THROWS)
    table.do(VoidShake("cocked"))
    assert opened(table) == [first]
    table.advance()
    assert opened(table) == [first, second]
    verified(played(table))


@pytest.mark.parametrize("counted", [False, True])
def test_a_throw_found_void_after_it_was_shown_has_taken_its_place_already(counted: bool) -> None:
    table = until(pai_kau(7), Chance, "shake")
    tiles, (first, second, *_) = to_come(table), to_come(table, THROWS)
    table.advance()
    if counted:
        table.advance()
    table.do(VoidShake("out-of-cup"))
    assert opened(table) == [first]
    assert to_come(table) == tiles
    table.advance()
    assert opened(table) == [first, second]
    verified(played(table))


def test_a_void_deal_is_followed_by_an_order_that_is_announced_before_a_tile_of_it_is_shown() -> None:
    table = until(pai_kau(11), Decision)
    table.do(Expose(1, number=1))
    table.do(Expose(1, number=2))
    first = table.commitment
    table.advance()
    assert table.acts[-1] == Do("void-deal")
    assert table.commitment != first
    assert table.commitment is not None
    assert (table.commitment.of, table.commitment.place, table.commitment.after) == (CARDS, 0, len(table.acts))
    verified(played(table))
