"""Article 9 of 96/85/M: another set of tiles."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.pai_kau.conduct import REPLACE_SET
from banca.games.pai_kau.dealing import Expose
from tests.games.pai_kau.at_pai_kau import AtPaiKau, ready

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "paikau-96-85-M")


@proves("art9")
def test_9_a_set_is_replaced_between_rounds_and_that_is_recorded() -> None:
    table = ready().act(REPLACE_SET)
    assert table.state.log == (REPLACE_SET,)
    assert table.game.clauses_for(table.state, REPLACE_SET) == ("art9",)
    assert table.played(seat2="lose").nets() == {"ana": -100_00, "bia": 96_00}


@proves("art9")
def test_9_a_round_in_progress_is_finished_with_the_set_it_was_dealt_from() -> None:
    void = ready().dealt(seat2="win").act(Expose(1), Expose(1)).do("void-deal")
    for table in (AtPaiKau().do("shuffle"), ready().dealt(seat2="win"), void):
        refusal = table.refusal(REPLACE_SET)
        assert (refusal.norm, refusal.clause) == ("set_must_be_replaced_between_rounds", "art9")
