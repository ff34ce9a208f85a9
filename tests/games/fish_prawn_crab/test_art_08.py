"""Article 8 of 59/2004: articles 5 and 6 offer no option. The rest is in tests/games/shaker."""

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Any

import pytest

from banca.law import Application, OptionError, adopt, option_set
from tests.at_table import AtTable
from tests.games.shaker.at_shaker import FISH_PRAWN_CRAB

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, FISH_PRAWN_CRAB)


@proves("art8")
def test_8_the_options_of_articles_1_and_2_need_authorisation() -> None:
    options = AtTable(FISH_PRAWN_CRAB).game.edition.options
    assert {name: option.needs_authorisation for name, option in options.items()} == {
        "shaker-drive": True,
        "layouts": True,
        "shake-method": True,
        "start-lamp": True,
        "start-announcement": True,
        "winning-lights": False,
    }


@proves("art8")
@pytest.mark.parametrize(
    ("option", "value"), [("bets-offered", ["small"]), ("total-5-16-price", 30), ("total-6-15-price", 18)]
)
def test_8_another_menu_or_price_list_is_refused_even_if_authorised(option: str, value: Any) -> None:
    current = option_set(AtTable(FISH_PRAWN_CRAB).game.edition)
    application = Application(option, value, date(2024, 7, 1), date(2024, 7, 15), granted=True)
    with pytest.raises(OptionError, match="has no option"):
        adopt(current, option, value, application)
    with pytest.raises(OptionError, match="has no option"):
        option_set(current.edition, {option: value})
