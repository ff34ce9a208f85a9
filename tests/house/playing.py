"""Houses full of random play, for tests of what lasts."""

import json
from collections.abc import Sequence
from typing import Any

from banca.games import game_of
from banca.house.cage import BuyChips, GiveChips, RedeemChips
from banca.house.config import TableConfig, setting_to_json
from banca.house.house import House
from banca.house.live_table import LiveTable
from banca.house.replies import Reply
from banca.house.roles import PROGRAM, Person, Role
from banca.house.tables import Advance, OpenTable, PlaceAct
from banca.law import RecordError, Refused
from tests.battery.test_any_table import PLAYERS, Whim, any_bet, any_setting, next_act

CHIPS, FLOAT = 10_000_000, 5_000


def buy_chips(house: House, *currencies: str) -> None:
    for player in PLAYERS:
        for currency in currencies or ("play-HKD",):
            assert house.do(PROGRAM, BuyChips(player, currency, CHIPS)).accepted


def open_table(house: House, table_id: str, slug: str, whim: Whim | None = None, **config: Any) -> None:
    game = game_of(slug)
    setting = {"edition": slug} if whim is None else setting_to_json(game, any_setting(whim, game))
    reply = house.do(PROGRAM, OpenTable(table_id, TableConfig(setting, float=FLOAT, **config)))
    assert reply.accepted, reply.says


def live_table(house: House, table_id: str) -> LiveTable:
    if table_id in house.tables:
        return house.tables[table_id]
    with house.database.read() as connection:
        return LiveTable.load(house, connection, table_id)


def say_anything(house: House, whim: Whim, table_id: str, command_id: str | None = None) -> Reply | None:
    """Something that goes on at a table, or anything else; None where it is no act at all."""
    live = live_table(house, table_id)
    if live.config.dealer == "program" and whim.one_in(2):
        return house.do(PROGRAM, Advance(table_id, close=whim.one_in(4), default=whim.one_in(2)), command_id)
    try:
        act = next_act(whim, live.table)
    except (Refused, RecordError):
        return None
    return house.do(PROGRAM, PlaceAct(table_id, act.to_json()), command_id)


def play_rounds(house: House, whim: Whim, table_id: str, rounds: int) -> int:
    """Whole rounds of a table that deals by itself, with some bets; gives how many were ended."""
    ended = 0
    for _ in range(rounds):
        house.do(PROGRAM, Advance(table_id))
        for _ in range(3):
            live = live_table(house, table_id)
            house.do(PROGRAM, PlaceAct(table_id, any_bet(whim, live.game, live.table.setting).to_json()))
        reply = house.do(PROGRAM, Advance(table_id, close=True, default=True), f"{table_id}-{whim.random()}")
        ended += "settlement" in reply.body
    return ended


def play_everything(house: House, slugs: Sequence[str], said: int = 60, seed: str = "") -> None:
    """Two tables of every edition, sealed and typed in, with anything said at them; and what happens at the cage."""
    whim = Whim(f"{seed}{json.dumps(slugs)}")
    buy_chips(house, "play-HKD", "HKD")
    house.do(PROGRAM, RedeemChips(PLAYERS[0], "HKD", 500), "redeem")
    ana, bo = PLAYERS[:2]
    house.do(Person(ana, frozenset({Role.PLAYER})), GiveChips(ana, "HKD", 700, bo), "gift")
    tables = []
    for n, slug in enumerate(slugs):
        for dealer in ("program", "croupier"):
            tables.append(f"t{n}-{dealer}")
            open_table(house, tables[-1], slug, whim, dealer=dealer)
    for n in range(said):
        for table_id in tables:
            say_anything(house, whim, table_id, f"{table_id}-{n}" if whim.one_in(3) else None)
