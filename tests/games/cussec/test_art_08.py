"""Article 8 of 57/2004: authorisation of what 59/2004 does not leave open. The rest is in tests/games/shaker."""

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Any

import pytest

from banca.law import Application, OptionError, Refused, adopt, option_set
from banca.play.act import Bet
from tests.at_table import AtTable
from tests.games.shaker.at_shaker import CUSSEC, settled

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, CUSSEC)
NEW_VALUES: list[tuple[str, Any]] = [
    ("bets-offered", ("small", "big")),
    ("total-5-16-price", 30),
    ("total-6-15-price", 18),
]


def applied(option: str, value: Any, filed: date = date(2024, 7, 10), *, granted: bool = True) -> Application:
    return Application(option, value, filed, date(2024, 7, 15), granted)


@proves("art8")
def test_8_the_options_of_articles_1_2_5_and_6_need_authorisation() -> None:
    options = AtTable(CUSSEC).game.edition.options
    assert {name: option.needs_authorisation for name, option in options.items()} == {
        "shaker-drive": True,
        "layouts": True,
        "shake-method": True,
        "start-lamp": True,
        "start-announcement": True,
        "winning-lights": False,
        "bets-offered": True,
        "total-5-16-price": True,
        "total-6-15-price": True,
    }


@proves("art8")
@pytest.mark.parametrize(("option", "value"), NEW_VALUES)
def test_8_bets_and_prices_are_adopted_with_authorisation_only(option: str, value: Any) -> None:
    current = option_set(AtTable(CUSSEC).game.edition)
    before = dict(current.values)
    late = applied(option, value, date(2024, 7, 11))
    for application in (None, applied(option, value, granted=False), late):
        with pytest.raises(Refused) as refused:
            adopt(current, option, value, application)
        assert refused.value.refusal.clause == "art8"
        assert current.values == before
    assert adopt(current, option, value, applied(option, value)).values == {**before, option: value}


@proves("art8")
def test_8_an_authorisation_is_for_the_value_it_names() -> None:
    current = option_set(AtTable(CUSSEC).game.edition)
    with pytest.raises(Refused, match="option_must_be_authorised"):
        adopt(current, "total-5-16-price", 30, applied("total-5-16-price", 29))
    with pytest.raises(Refused, match="option_must_be_authorised"):
        adopt(current, "bets-offered", ["small"], applied("bets-offered", ["small", "big"]))
    with pytest.raises(OptionError, match="18 to 30"):
        adopt(current, "total-5-16-price", 31, applied("total-5-16-price", 31))


@proves("art8")
def test_8_a_table_plays_by_what_was_adopted() -> None:
    current = option_set(AtTable(CUSSEC).game.edition)
    priced = adopt(current, "total-5-16-price", 30, applied("total-5-16-price", 30))
    assert settled(CUSSEC, "total", 16, (4, 6, 6), priced.to_json()).prize == 3000_00
    fewer = adopt(priced, "bets-offered", ["small"], applied("bets-offered", ["small"]))
    table = AtTable(CUSSEC, fewer.to_json()).to("betting")
    assert table.accepts(Bet("ana", "small", 100_00))
    assert table.refusal(Bet("ana", "total", 100_00, 16)).clause == "art5"
