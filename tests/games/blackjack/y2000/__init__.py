"""Order 141/2000, article by article, at the table."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.games.blackjack.at_blackjack import OLD, AtBlackjack

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, OLD)

RANKS = "A23456789TJQK"
TEN_CARDS = "TJQK"


def ana(cards: str, bank: str, stake: int = 100, options: Any = None) -> AtBlackjack:
    """One player on one place, who has these two cards against this open card of the bank."""
    return AtBlackjack(OLD, options).main("ana", stake).deal(cards, bank=bank)
