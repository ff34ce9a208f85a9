"""Only the player who holds the cards of a side of baccarat sees them (55/2004, article 16)."""

from typing import Any

from rich.text import Text

from banca.cli.games.baccarat.table import board
from banca.games.baccarat.dealing import Dealt
from banca.games.baccarat.shoe import UNDER_WAY
from banca.games.baccarat.showing import HandOver, Show
from banca.law import option_set
from banca.play.act import Bet, Do
from banca.play.setting import Setting
from banca.table import Table
from tests.games.baccarat.at_baccarat import GAME, PLAYER_WINS


def seen(table: Table, viewer: str) -> list[str]:
    return [drawn.plain.strip() for drawn in board(table, viewer, "en") if isinstance(drawn, Text)]


def test_the_holder_sees_the_faces_and_nobody_else_before_they_are_turned() -> None:
    setting = Setting(option_set(GAME.edition, {"round-burn": "none"}), memory=UNDER_WAY)
    table: Any = Table(GAME, setting)
    table.do(Bet("ana", "player", 100, place=1))
    table.do(Do("no-more-bets"))
    for card in PLAYER_WINS.split():
        table.do(Dealt(card))
    assert seen(table, "ana") == []
    table.do(HandOver("player", "ana"))
    assert seen(table, "ana") == ["your hand: 9♥ K♦"]
    assert seen(table, "bo") == []
    table.do(Show("player"))
    assert seen(table, "ana") == []  # they lie open
