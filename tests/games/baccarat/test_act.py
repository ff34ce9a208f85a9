"""The dispatch that approves the regulation, 55/2004."""

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

import pytest

from banca.law import NotInForce, edition, edition_on, editions_of
from tests.games.baccarat.at_baccarat import PLAYER_WINS, AtBaccarat

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")


@proves("act.1")
def test_act_1_the_dispatch_and_its_regulation_are_one_instrument() -> None:
    law = edition("baccarat-55-2004")
    assert law.number == "55/2004"
    assert law.instrument.pt.endswith("n.º 55/2004")
    assert {"act.1", "art1", "art19"} <= set(law.clauses)
    assert law.cite("act.1") == "55/2004 dispatch, point 1"
    table = AtBaccarat().bet("ana", "player", 100).deal(PLAYER_WINS).finish()
    assert table.state.setting.edition is law


@proves("act.2")
def test_act_2_none_of_the_four_old_instruments_can_be_chosen_any_more() -> None:
    old = edition("baccarat-55-2004").listed_in("en", "repeals")
    assert [
        number in text for number, text in zip(("169/75/M", "48/86/M", "274/96/M", "70/2000"), old, strict=True)
    ] == [
        True,
    ] * 4
    assert [law.slug for law in editions_of("baccarat")] == ["baccarat-55-2004"]
    for day in (date(2004, 5, 18), date(2026, 1, 1)):
        assert edition_on("baccarat", day).slug == "baccarat-55-2004"


@proves("act.3")
def test_act_3_in_force_from_the_day_after_publication() -> None:
    law = edition("baccarat-55-2004")
    assert law.published == date(2004, 5, 17)
    assert law.in_force_from == law.published + timedelta(days=1)
    assert edition_on("baccarat", date(2004, 5, 18)) is law
    with pytest.raises(NotInForce):
        edition_on("baccarat", date(2004, 5, 17))
