"""Order 141/2000, article by article, at the table."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from banca.games.blackjack.shoe import Shoe
from banca.play.record import prescribed
from tests.games.blackjack.at_blackjack import OLD, AtBlackjack

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, OLD)

RANKS = "A23456789TJQK"
TEN_CARDS = "TJQK"


def ana(cards: str, bank: str, stake: int = 100, options: Any = None) -> AtBlackjack:
    """One player on one place, who has these two cards against this open card of the bank."""
    return AtBlackjack(OLD, options).main("ana", stake).deal(cards, bank=bank)


def new_table(options: Any = None) -> AtBlackjack:
    return AtBlackjack(OLD, options, shoe=None)


def coming(table: AtBlackjack) -> Any:
    """The act that is prescribed now."""
    return prescribed(table.turn)


def played(table: AtBlackjack) -> AtBlackjack:
    """One round, in which ana wins."""
    return table.main("ana").deal("Th 9c", bank="Kc").play("stand 8d").finish()


def marked(left: int) -> AtBlackjack:
    """Six decks in a shoe, of which so many cards are left, 30 of them behind the second white card."""
    return AtBlackjack(OLD, shoe=Shoe(packs=6, device="shoe", unseen=312 - left, rounds=20))
