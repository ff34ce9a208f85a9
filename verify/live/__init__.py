"""Full rounds at a table in play: acts through refusal and settlement, stakes in minor units."""

from collections.abc import Callable, Mapping

from banca.exact import BetOdds
from banca.material.chance import Seeded
from banca.play.one_draw import OneDraw
from banca.table import Table
from verify.live import baccarat, blackjack, craps, one_draw, pai_kau, stud_poker
from verify.live.seen import Seen

Rows = tuple[BetOdds, ...]
Played = Callable[[Table, Rows, int], Seen]

BY_GAME: Mapping[str, Played] = {
    "baccarat": baccarat.played,
    "blackjack": blackjack.played,
    "craps": craps.played,
    "pai-kau": pai_kau.played,
    "stud-poker": stud_poker.played,
}


def played(table: Table, rows: Rows, rounds: int) -> Seen:
    """What each row's bet came to in so many rounds at this table; a row that no round bets on stays empty."""
    if not isinstance(table.source, Seeded):
        raise TypeError("rounds are played from a seed, so that they can be played again")
    game = table.game
    return (one_draw.played if isinstance(game, OneDraw) else BY_GAME[game.edition.game])(table, rows, rounds)
