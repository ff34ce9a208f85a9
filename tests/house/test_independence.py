"""What chance shows does not depend on stakes, seats or what was played before: the same seeds, the same results."""

import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from banca.house import migrations, schema
from banca.house.cage import BuyChips
from banca.house.config import TableConfig
from banca.house.database import Database
from banca.house.house import House, initialise
from banca.house.roles import PROGRAM, Person, Role
from banca.house.sealing import HouseKey, Sealer
from banca.house.tables import Advance, OpenTable, PlaceAct
from banca.law import EDITIONS
from banca.play.turn import Betting

PIT = Person("pit", frozenset(Role))
ROUNDS = 4
ROOT = Path(__file__).parent.parent.parent
MINOR = 100_00


def seeds() -> Callable[[int], bytes]:
    """The same seeds in the same order."""
    drawn = iter(range(10**6))
    return lambda count: hashlib.shake_256(b"independence %d" % next(drawn)).digest(count)


class Played:
    """A house with one table, and all that chance showed at it."""

    def __init__(self, folder: Path, edition: str, players: tuple[str, ...], first_bet: int, stake: int) -> None:
        key = HouseKey(b"k" * 32)
        database = Database(str(folder / "house.db"))
        migrations.migrate(database)
        initialise(database, key, 0)
        self.staked = 0
        with House(database, key, random=seeds()) as house:
            house.do(PIT, OpenTable("t1", TableConfig({"edition": edition})))
            currency = house.tables["t1"].currency
            for player in players:
                house.do(PIT, BuyChips(player, currency, 10**9))
            for number in range(ROUNDS):
                self._play(house, players, first_bet + 3 * number, stake)
            with database.read() as connection:
                self.trees = self._trees(connection, key)
                records = connection.execute(select(schema.round_.c.record).order_by(schema.round_.c.round)).scalars()
                self.records = [json.loads(text) for text in records]
        database.close()

    def _play(self, house: House, players: tuple[str, ...], first_bet: int, stake: int) -> None:
        for _ in range(40):
            live = house.tables["t1"]
            betting = isinstance(live.table.turn, Betting)
            if betting:
                self._bet(house, players, first_bet, stake)
            reply = house.do(PIT, Advance("t1", close=betting, default=True))
            assert reply.accepted, reply.says
            if "round" in reply.body:
                return
        raise AssertionError(live.table.turn)

    def _bet(self, house: House, players: tuple[str, ...], first_bet: int, stake: int) -> None:
        """Each player bets on the first place from his own on that takes the bet."""
        live = house.tables["t1"]
        positions = live.game.positions(live.table.setting)
        for seat, player in enumerate(players):
            for n in range(len(positions)):
                bet, selection = positions[(first_bet + 5 * seat + n) % len(positions)]
                act: dict[str, Any] = {"act": "bet", "player": player, "bet": bet, "stake": stake}
                act |= {} if selection is None else {"selection": selection}
                taken = any(
                    house.do(PROGRAM, PlaceAct("t1", {**act, **place})).accepted for place in ({}, {"place": 1 + seat})
                )
                if taken:
                    self.staked += stake
                    break

    def _trees(self, connection: Any, key: HouseKey) -> dict[str, tuple[str, ...]]:
        sealer = Sealer(key, "t1")
        sealer.connection = connection
        found = {}
        for name in connection.execute(select(schema.seal.c.tree)).scalars():
            tree = sealer.tree(name)
            assert tree is not None
            found[name] = tuple(tree.drawn)
        return found

    @property
    def shown(self) -> dict[tuple[str, int], str]:
        """What was shown from which place of which tree."""
        return {
            (draw["tree"], draw["place"]): draw["drawn"]
            for record in self.records
            for draw in record.get("draws", ())
            if "drawn" in draw
        }


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seeds_give_the_same_results_whatever_is_staked(tmp_path: Path, edition: str) -> None:
    ways = (
        (("ana", "bo", "cai"), 0, MINOR),
        (("ben", "cy", "dai", "eva"), 7, 7 * MINOR),
        (("fan", "gil", "hugo"), 2, 30 * MINOR),
    )
    folders = [tmp_path / str(n) for n in range(len(ways))]
    for folder in folders:
        folder.mkdir()
    tables = [Played(folder, edition, *way) for folder, way in zip(folders, ways, strict=True)]
    assert all(each.staked for each in tables)
    assert len({each.staked for each in tables}) == len(tables)
    for one in tables:
        assert one.shown
        for other in tables:
            common = one.trees.keys() & other.trees.keys()
            assert common
            assert {name: one.trees[name] for name in common} == {name: other.trees[name] for name in common}
            places = one.shown.keys() & other.shown.keys()
            assert places
            assert {place: one.shown[place] for place in places} == {place: other.shown[place] for place in places}


ONLY_HOUSE = """
import pkgutil, sys
from importlib import import_module
from pathlib import Path
import banca.house
from tests.house.test_independence import Played

for each in pkgutil.walk_packages(banca.house.__path__, "banca.house."):
    if ".migrations." not in each.name:
        import_module(each.name)
for edition in ("roulette-60-2004", "baccarat-55-2004"):
    folder = Path(sys.argv[1]) / edition
    folder.mkdir()
    assert Played(folder, edition, ("ana",), 0, 100_00).shown
print(*sorted(name for name in sys.modules if name.startswith(("banca.simulate", "numpy", "numba"))))
"""


def test_a_house_at_play_never_loads_the_simulator_s_generator(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ONLY_HOUSE, str(tmp_path)], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr
