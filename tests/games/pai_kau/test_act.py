"""The order that approves the rules, 96/85/M."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games import game_of
from banca.play.record import write
from tests.games.pai_kau.at_pai_kau import SLUG, ready

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "paikau-96-85-M")


@proves("act.1")
def test_act_1_every_round_is_recorded_under_the_edition() -> None:
    table = ready()
    assert table.game is game_of("paikau-96-85-M")
    assert {"act.1", "art1.1", "art9", "table1", "table2"} <= set(table.game.edition.clauses)
    for hand in ("win", "lose", "push"):
        played = ready().played(seat2=hand)
        record = write(played.game, played.state, ())
        assert record["edition"] == SLUG == "paikau-96-85-M"
        assert played.state.setting.edition is table.game.edition
