"""Tiles and dice under seal: the dice apart from the tiles, a void deal apart from the one that counts."""

import json
from typing import Any

import pytest

from banca.games import game_of, settle
from banca.games.pai_kau.dealing import DealTile, DealTiles, Expose
from banca.games.pai_kau.shaking import Shake, Void
from banca.law import RecordError, Refused, option_set
from banca.material.chance import Entropy, Seeded, chained
from banca.material.tiles import SET
from banca.play.act import Bet, Do
from banca.play.record import digest
from banca.play.setting import Setting
from banca.play.turn import Chance, Croupier, Decision
from banca.table import Table


def pai_kau(seed: int | None = None) -> Table:
    game = game_of("paikau-96-85-M")
    table = Table(game, Setting(option_set(game.edition)), Entropy() if seed is None else Seeded(seed))
    table.do(Bet("bia", "bank", 1_000_00, place=1))
    table.do(Bet("ana", "seat", 100_00, place=2))
    return table


def until(table: Table, turn: type[Any], name: str | None = None) -> Table:
    while not isinstance(table.turn, turn) or (name and not _awaits(table, name)):
        table.advance()
    return table


def _awaits(table: Table, name: str) -> bool:
    turn = table.turn
    return isinstance(turn, Chance) and next(iter(turn.weights)).name == name


def played(table: Table) -> dict[str, Any]:
    while not table.is_over:
        turn = table.turn
        if isinstance(turn, Decision):
            table.do(turn.choices[0])
        else:
            table.advance()
    return table.records[-1]


def test_the_tiles_are_bound_when_they_are_shuffled_and_the_dice_sealed_beside_them() -> None:
    table = pai_kau()
    assert not table.commitment
    table.do(Do("shuffle"))
    tiles = list(table._fixed)
    assert sorted(tile for tile, _ in tiles) == sorted(SET)
    assert table.commitment == chained([seal.digest for _, seal in tiles])
    (_, throw), *more = table._throw
    assert not more
    record = played(table)
    assert record["seals"][0] == {"digest": throw.digest, "nonce": throw.nonce, "result": throw.result, "apart": True}
    assert [act for act in record["acts"] if act["act"] == "shake"] == [json.loads(throw.result)]


def test_a_round_opens_the_tiles_of_those_who_play_and_no_others() -> None:
    record = played(pai_kau(3))
    bound = [seal for seal in record["seals"] if "apart" not in seal]
    assert len(bound) == len(SET)
    assert sum("result" in seal for seal in bound) == 8
    assert chained([seal["digest"] for seal in bound]) == record["chain"]["whole"]
    assert settle(record).settlement.plain() == record["settlement"]


def test_no_other_throw_and_no_other_tile_can_be_shown() -> None:
    table = until(pai_kau(5), Chance, "shake")
    sealed = json.loads(table._throw[0][1].result)
    other = Shake((1, 1, 1, 1)) if sealed["dice"] != [1, 1, 1, 1] else Shake((2, 2, 2, 2))
    with pytest.raises(Refused, match="fixed and sealed before the bets"):
        table.do(other)
    until(table, Chance, "tile")
    seat = next(act.to for act in table.turn.weights if isinstance(act, DealTile))  # type: ignore[union-attr]
    wrong = next(tile for tile in SET if tile != table._fixed[0][0])
    with pytest.raises(Refused, match="fixed and sealed before the bets"):
        table.do(DealTile(seat, wrong))


def test_a_whole_hand_cannot_be_typed_in_at_a_sealed_table_whoever_comes_next() -> None:
    for seed in range(4):
        table = until(pai_kau(seed), Chance, "shake")
        table.advance()
        table.advance()  # the dice are counted
        with pytest.raises(Refused, match="fixed and sealed before the bets"):
            table.do(DealTiles(2, ("6-6", "1-1", "4-5", "2-4")))
        assert isinstance(table.turn, Chance | Croupier)


def test_a_void_throw_opens_its_seal_and_another_is_sealed() -> None:
    table = until(pai_kau(7), Chance, "shake")
    first = table._throw[0][1]
    table.do(Void("cocked"))
    second = table._throw[0][1]
    assert table.seals == [first] != [second]
    record = played(table)
    assert [seal["digest"] for seal in record["seals"][:2]] == [first.digest, second.digest]
    assert all(seal["apart"] for seal in record["seals"][:2])
    assert settle(record).settlement.plain() == record["settlement"]


@pytest.mark.parametrize("counted", [False, True])
def test_a_throw_found_void_after_it_was_shown_is_followed_by_another_that_is_sealed(counted: bool) -> None:
    table = until(pai_kau(7), Chance, "shake")
    first = table._throw[0][1]
    tiles, bound = list(table._fixed), table.commitment
    table.advance()
    assert not table._throw
    if counted:
        table.advance()
    table.do(Void("out-of-cup"))
    (_, second), *more = table._throw
    assert (table.seals, more) == ([first], [])
    assert (list(table._fixed), table.commitment) == (tiles, bound)
    assert _awaits(table, "shake")
    sealed = json.loads(second.result)
    with pytest.raises(Refused, match="fixed and sealed before the bets"):
        table.do(Shake((1, 1, 1, 1)) if sealed["dice"] != [1, 1, 1, 1] else Shake((2, 2, 2, 2)))
    record = played(table)
    assert [seal["digest"] for seal in record["seals"][:2]] == [first.digest, second.digest]
    assert [act for act in record["acts"] if act["act"] == "shake"] == [json.loads(first.result), sealed]
    assert all(seal["apart"] for seal in record["seals"][:2])
    assert settle(record).settlement.plain() == record["settlement"]


def with_a_void_deal(seed: int) -> Table:
    table = until(pai_kau(seed), Decision)
    table.do(Expose(1, number=1))
    table.do(Expose(1, number=2))
    return table


def test_a_void_deal_is_sealed_anew_and_only_the_deal_that_counts_is_bound() -> None:
    table = with_a_void_deal(11)
    before = table.commitment
    table.advance()
    table.advance()  # the tiles are shuffled again
    assert table.commitment not in (None, before)
    record = played(table)
    apart = [seal for seal in record["seals"] if "apart" in seal]
    bound = [seal["digest"] for seal in record["seals"] if "apart" not in seal]
    assert len(apart) == 1 + len(SET) + 1  # dice, tiles, dice
    assert chained(bound) == record["chain"]["whole"] == table.commitment
    assert settle(record).settlement.plain() == record["settlement"]


def test_a_record_whose_tiles_were_set_apart_afterwards_is_not_believed() -> None:
    record = played(pai_kau(13))
    record["seals"][-1]["apart"] = True
    record["digest"] = digest(record)
    with pytest.raises(RecordError, match="not those of the cards as they were shuffled"):
        settle(record)
