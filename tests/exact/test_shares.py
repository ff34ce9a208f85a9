"""Every round has one outcome: the shares of a row add up to exactly one."""

from fractions import Fraction

import pytest

from banca.cli.rows import to_json
from banca.exact import as_simulated, edges, odds
from banca.exact import blackjack as exact_blackjack
from banca.exact.blackjack.fractions import HAND
from banca.games import game_of
from banca.law import EDITIONS, option_set
from banca.play.setting import Setting

WON_OR_LOST = ["win", "push", "lose"]


@pytest.mark.parametrize("slug", EDITIONS)
def test_the_shares_of_every_row_add_up_to_one(slug: str) -> None:
    game = game_of(slug)
    setting = Setting(option_set(game.edition))
    for rows in (odds(game, setting), odds(game, setting, every_selection=True), edges(game, setting)):
        for row in rows:
            assert sum(row.shares.values()) == 1
            said = to_json(row, "en")
            assert said["exact"] is True
            assert sum(Fraction(said[name]) for name in said["shares"]) == 1
            assert said["shares"] == [*WON_OR_LOST, *(["split"] if row.bet == "main" else [])]
            assert {outcome["result"] for outcome in said["outcomes"]} <= set(said["shares"])


@pytest.mark.parametrize("slug", ["blackjack-56-2004", "blackjack-141-2000"])
def test_of_rounds_that_are_split_every_hand_ends_in_one_way(slug: str) -> None:
    game = game_of(slug)
    setting = Setting(option_set(game.edition))
    for row, way in (
        (exact_blackjack.row(setting, with_variance=False), "best play"),
        (as_simulated(game, setting)[0], "basic strategy"),
    ):
        besides, hands = row.figures, exact_blackjack.round_outcomes(setting, way).of(HAND)
        assert sum(besides[f"split_hands_{result}"] for result in WON_OR_LOST) == 1
        assert besides["hands_per_split"] * besides["split"] == sum(hands.values())
        won = sum(count for end, count in hands.items() if end.gain > 0)
        assert besides["split_hands_win"] == won / sum(hands.values())
        assert besides["split"] == row.shares["split"] > 0
