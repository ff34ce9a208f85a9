"""Rounds of blackjack by the hundred thousand: one place played by the basic strategy against the bank.

Every round is dealt from full packs just shuffled, as from the metal box and the automatic device. From a shoe that is
dealt on to its marker the same cards come just as often in any one round, and the strategy looks at no others; only
that a shoe ends sooner where many cards are used is left out. Cards burnt unseen make no difference.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any

import numpy as np

from banca.games.blackjack.basic import ANSWERS, DOUBLE, DRAW, FIVE_CARDS, SPLIT, STAND, SURRENDER
from banca.games.blackjack.bets import INSURANCE, MAIN, SEVENS, FirstCards, insured_of, kinds_at, ruling, waits_for_split
from banca.games.blackjack.hands import TWENTY_ONE, is_ace
from banca.games.blackjack.outcomes import Closing
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import terms_of
from banca.law import BancaError
from banca.material.cards import PACK
from banca.money import Result
from banca.play.game import Game
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.simulate.blackjack_tables import CLOSINGS, FULL, MOST_CARDS, UNSPLIT, WITH_ROOM, Small, Tables, Whole, tables_of
from banca.simulate.tally import Done, Gain, Simulated, blocks, gain_of, tallied

CHUNK_ROUNDS = 1 << 14
RESULTS: tuple[Result, ...] = ("lose", "push", "win")


def simulate(game: Game[Any], setting: Setting, place: Place, rounds: int, seed: int, done: Done) -> Simulated:
    """The main bet with all that is split and doubled after it, per unit first staked; or a bet by itself."""
    del game
    bet, _ = place
    if bet == MAIN:
        return tallied(place, seed, gains_of_main(setting, rounds, seed, done))
    ...


class Packs:
    """The packs of each round, shuffled no further than cards are drawn from them."""
    ...
