"""Rounds to review: short records, and whole rounds that a player plays by a given rule."""

from collections.abc import Callable
from typing import Any

from banca.games import game_of
from banca.law import option_set
from banca.material.chance import Seeded
from banca.play.act import Act, Bet
from banca.play.setting import Setting
from banca.play.turn import Betting, Decision
from banca.table import Table

Choose = Callable[[Any, Decision], Act]


def blackjack(hand: str, bank: str, *acts: dict[str, Any], edition: str = "blackjack-56-2004", **more: Any) -> Any:
    """Ana's hand at place 1, the bank's open card, what she does and what comes."""
    first, second = hand.split()
    cards = ((1, first), ("bank", bank), (1, second))
    return {
        "banca": 1,
        "edition": edition,
        **more,
        "acts": [
            {"act": "bet", "player": "ana", "place": 1, "bet": "main", "stake": 10_000},
            *({"act": "card", "to": to, "card": card} for to, card in cards),
            *acts,
        ],
    }


def does(act: str, **more: Any) -> dict[str, Any]:
    return {"act": act, "player": "ana", "place": 1, **more}


def card(to: int | str, shown: str) -> dict[str, Any]:
    return {"act": "card", "to": to, "card": shown}


def play(
    edition: str, seed: int, bets: tuple[Bet, ...], choose: Choose, rounds: int, options: dict[str, Any] | None = None
) -> Table:
    """A table at which these bets are made every round, and every decision is the given function's."""
    game = game_of(edition)
    table = Table(game, Setting(option_set(game.edition, options)), Seeded(seed))
    while len(table.records) < rounds:
        if table.is_over:
            table.open_round()
        turn = table.turn
        if isinstance(turn, Betting) and not table.state.stakes:
            for bet in bets:
                table.do(bet)
        if isinstance(turn := table.turn, Decision) and turn.prescribed is None:
            table.do(choose(table.state, turn))
        else:
            table.advance()
    return table
