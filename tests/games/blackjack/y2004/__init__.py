"""Blackjack under 56/2004, article by article: each test wears the number of the clause that it proves."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pytest

from banca.games.blackjack.shoe import UNDER_WAY, Shoe
from banca.law import OptionError, Refusal, Refused, edition, option_set
from tests.games.blackjack.at_blackjack import BOX, MACHINE, NEW, SHOE, AtBlackjack, say_in_every_language

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, NEW)

EVERY_BET = ["any-pair", "sevens", "over-under-13"]
DEVICES: Mapping[str, Any] = {"box": BOX[NEW], "shoe": SHOE[NEW], "machine": MACHINE[NEW]}


def options(device: str = "shoe", **chosen: Any) -> dict[str, Any]:
    """Six decks in a shoe or in the machine, or one in the box, with what was chosen besides (`_` for the hyphen)."""
    return {**DEVICES[device], **{name.replace("_", "-"): value for name, value in chosen.items()}}


def at(device: str = "shoe", **chosen: Any) -> AtBlackjack:
    """A table under way."""
    return AtBlackjack(NEW, options(device, **chosen))


def new(device: str = "shoe", **chosen: Any) -> AtBlackjack:
    """A table at which nothing has been prepared."""
    return AtBlackjack(NEW, options(device, **chosen), shoe=None)


def ana(cards: str, bank: str, script: str = "", stake: int = 100, **chosen: Any) -> AtBlackjack:
    """One player on one place: her first two cards, the bank's open one, and what is said and dealt then."""
    return at(**chosen).main("ana", stake).deal(cards, bank=bank).play(script)


def net(cards: str, bank: str, script: str, stake: int = 100, **chosen: Any) -> int:
    """What she has won or lost in the end."""
    return ana(cards, bank, script, stake, **chosen).nets()["ana"]


def set_up(chosen: Mapping[str, Any], shoe: Shoe | None = UNDER_WAY, **facts: Any) -> Refusal | None:
    """Why no table can be set up so, if it cannot."""
    try:
        AtBlackjack(NEW, chosen, shoe=shoe, **facts)
    except Refused as caught:
        say_in_every_language(caught)
        return caught.refusal
    return None


def not_allowed(**chosen: Any) -> str:
    """What is said of options that the law does not leave to the house."""
    with pytest.raises(OptionError) as caught:
        option_set(edition(NEW), {name.replace("_", "-"): value for name, value in chosen.items()})
    return str(caught.value)


def offering(*bets: str, **chosen: Any) -> AtBlackjack:
    return at(additional_bets=list(bets or EVERY_BET), **chosen)


def won(bet: str, cards: str, script: str = "stand Tc", bank: str = "Kc", **chosen: Any) -> int:
    """What 10 on an additional bet win or lose."""
    table = offering(**chosen).main("ana").stake("ana", bet, 10).deal(cards, bank=bank).play(script)
    return table.line(bet).net
