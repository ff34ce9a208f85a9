"""Bots at live tables: they bet and decide like people, for play money, while somebody watches."""

from pathlib import Path
from typing import Any

import pytest

from banca.games import game_of
from banca.house.config import Bot, TableConfig, setting_to_json
from banca.house.house import House
from banca.house.ledger import balance_of, purse
from banca.house.roles import PROGRAM
from banca.house.tables import OpenTable, PauseTable
from banca.law import EDITIONS, option_set
from banca.money import Limits
from banca.play.setting import Setting
from tests.server.practising import Network, Seat, made, until

QUICK = {"betting": 1, "decision": 20, "bots": 0}
NAMES = ("ada", "bao", "cid")
WAYS = ("basic", "random", "careful")


def config(slug: str = "cussec-57-2004", **more: Any) -> TableConfig:
    game = game_of(slug)
    setting = setting_to_json(game, Setting(option_set(game.edition), Limits(1_000, None, 500)))
    bots = [Bot(name, way) for name, way in zip(NAMES, WAYS, strict=True)]
    return TableConfig(setting, **{"timers": QUICK, "bots": bots, **more})


def opened(house: House, table: str, what: TableConfig) -> None:
    reply = house.do(PROGRAM, OpenTable(table, what))
    assert reply.accepted, reply.says


def rounds(seat: Seat, table: str) -> int:
    return int(seat.views[table].get("last", {}).get("round", 0))


@pytest.mark.parametrize("slug", EDITIONS)
def test_bots_play_rounds_of_every_game_while_somebody_watches(slug: str, tmp_path: Path) -> None:
    with made(tmp_path)() as house, Network(house) as network:
        opened(house, "t1", config(slug))
        with network.at(network.guest(), "t1") as seat:
            assert seat.views["t1"]["bots"] == [*NAMES]
            seat.wait_for(lambda seat: rounds(seat, "t1") >= 2)
            staked = seat.views["t1"]["last"]["settlement"]
            assert staked["players"].keys() <= {*NAMES}


def test_nobody_plays_in_an_empty_house(tmp_path: Path) -> None:
    with made(tmp_path)() as house, Network(house) as network:
        opened(house, "t1", config())
        guest = network.guest()
        with network.at(guest) as seat:  # who looks at no table
            seat.drain(1.5)
        assert not house.tables["t1"].in_play
        with network.at(guest, "t1") as seat:
            seat.wait_for(lambda seat: any(seat.views["t1"]["stakes"]))
        until(lambda: house.tables["t1"].is_clear)
        with network.at(guest) as seat:
            seat.drain(1.5)
        assert house.tables["t1"].is_clear


def test_a_purse_is_filled_again_and_holds_play_money_alone(tmp_path: Path) -> None:
    with made(tmp_path)() as house, Network(house) as network:
        opened(house, "t1", config())
        with house.database.read() as connection:
            assert balance_of(connection, purse("ada", "HKD")) == 0
            before = balance_of(connection, purse("ada", "play-HKD"))
        large = setting_to_json(
            game_of("cussec-57-2004"), Setting(option_set(game_of("cussec-57-2004").edition), Limits(before * 2))
        )
        opened(house, "t2", TableConfig(large, timers=QUICK, bots=[Bot("eva")]))
        with network.at(network.guest(), "t2") as seat:
            seat.wait_for(lambda seat: any(seat.views["t2"]["stakes"]))


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    open_house = made(tmp_path)
    with open_house() as house, Network(house) as network:
        opened(house, "t1", config("blackjack-56-2004"))
        with network.at(network.guest(), "t1") as seat:
            seat.wait_for(lambda seat: rounds(seat, "t1") >= 1)
            seen = rounds(seat, "t1")
    with open_house() as house, Network(house) as network, network.at(network.guest(), "t1") as seat:
        assert seat.views["t1"]["bots"] == [*NAMES]
        seat.wait_for(lambda seat: rounds(seat, "t1") > seen)


def test_a_bot_decides_at_once_and_a_person_plays_beside_it(tmp_path: Path) -> None:
    with made(tmp_path)() as house, Network(house) as network:
        opened(house, "t1", config("stud-poker-61-2004", timers={"betting": 1, "decision": 600, "bots": 0}))
        guest = network.guest()
        with network.at(guest, "t1") as seat:
            me = seat.said[0].person  # type: ignore[union-attr]
            seat.wait_for(lambda seat: seat.views["t1"]["turn"]["kind"] == "betting")
            free = next(box for box in range(1, 8) if box not in _boxes(seat))
            assert seat.act("t1", act="bet", player=me, bet="ante", stake=1_000, place=free).accepted
            seat.wait_for(lambda seat: "choices" in seat.views["t1"]["you"])
            assert seat.act("t1", **seat.views["t1"]["you"]["choices"][-1]).accepted
            seat.wait_for(lambda seat: me in seat.views["t1"].get("last", {}).get("settlement", {}).get("players", {}))


def _boxes(seat: Seat) -> set[int]:
    return {stake["place"] for stake in seat.views["t1"]["stakes"].values()}


def test_a_paused_table_is_left_alone(tmp_path: Path) -> None:
    with made(tmp_path)() as house, Network(house) as network:
        opened(house, "t1", config(lively=True))
        assert house.do(PROGRAM, PauseTable("t1")).accepted
        with network.at(network.guest(), "t1") as seat:
            before = seat.views["t1"]["stakes"]  # they may have been faster than the pause
            seat.drain(1.0)
            assert seat.views["t1"]["stakes"] == before
            assert seat.views["t1"]["status"] == "paused"


def test_bots_are_refused_where_there_is_real_money_and_where_they_are_not_right(tmp_path: Path) -> None:
    with made(tmp_path)() as house:
        assert house.do(PROGRAM, OpenTable("t1", config(money="real"))).norm == "bots_must_play_for_play_money"
        opened(house, "t2", config())
        assert house.do(PROGRAM, OpenTable("t3", config())).norm == "name_must_be_new"
        assert house.do(PROGRAM, OpenTable("t3", config(bots=[Bot("fay", "boldly")]))).message == "way-unknown"
        many = [Bot(f"bot-{n}") for n in range(21)]
        assert house.do(PROGRAM, OpenTable("t3", config(bots=many))).message == "house-bots-most"
        opened(house, "t3", config(bots=[Bot("fay", "same total 7")]))  # nothing was half done before


def test_the_lobby_counts_them(tmp_path: Path) -> None:
    with made(tmp_path)() as house, Network(house) as network:
        opened(house, "t1", config())
        until(lambda: network.get(network.guest(), "/tables")[1] != [])
        status, (table,) = network.get(network.guest(), "/tables")
        assert (status, table["bots"]) == (200, 3)
