"""Tiles are shuffled as soon as betting begins, so that players can cut before it ends."""

from pathlib import Path

from tests.server.practising import Network, made
from tests.server.test_bots import config, opened


def test_tiles_are_shuffled_when_the_betting_begins_so_that_players_can_cut(tmp_path: Path) -> None:
    with made(tmp_path)() as house, Network(house) as network:
        opened(house, "t1", config("paikau-96-85-M", timers={"betting": 20}, bots=[]))
        with network.at(network.guest(), "t1") as seat:
            me = next(message.person for message in seat.said if hasattr(message, "person"))
            cut = {"act": "cut", "player": me, "place": 3}
            assert seat.act("t1", **cut).norm == "tiles_must_be_shuffled_first"
            assert seat.act("t1", act="bet", player=me, bet="bank", place=1, stake=100_000).accepted
            seat.wait_for(lambda seat: seat.views["t1"]["turn"].get("act") != "shuffle")
            assert seat.views["t1"]["turn"]["kind"] == "betting"
            assert seat.act("t1", **{**cut, "place": 1}).accepted
            seat.wait_for(lambda seat: seat.views["t1"]["seen"]["cuts"] == [1])
