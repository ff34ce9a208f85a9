"""Blackjack, exactly: the main bet by best play, with all that is split and doubled; insurance; the additional bets."""

from dataclasses import replace
from typing import Any

from banca.exact.blackjack import additional, main
from banca.exact.value import BetOdds
from banca.play.game import Game
from banca.play.setting import Setting

NOT_COMBINED = "all stakes on a place hang on what its player does with the cards; see banca simulate blackjack"
ASSUMED = {**main.ASSUMED, **additional.ASSUMED, "basic": main.BASIC}


def odds(game: Game[Any], setting: Setting, *, every_selection: bool = False) -> tuple[BetOdds, ...]:
    del game  # the edition is the setting's
    rows = (main.row(setting), *additional.rows(setting))
    if not every_selection:
        return rows
    return tuple(replace(row, places=(place,)) for row in rows for place in row.places)


def edges(game: Game[Any], setting: Setting) -> tuple[BetOdds, ...]:
    """The edges alone: how far rounds of the main bet spread is not counted."""
    del game
    return (main.row(setting, with_variance=False), *additional.rows(setting))


def as_simulated(game: Game[Any], setting: Setting) -> tuple[BetOdds, ...]:
    """The main bet by the basic strategy, which is what simulation plays."""
    del game
    return (main.row(setting, "basic strategy"), *additional.rows(setting))
