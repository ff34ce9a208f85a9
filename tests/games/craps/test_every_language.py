"""What is refused in the same words each time is said in every language too."""

import pytest

from banca.games.craps.bets import ON_ITS_NUMBER
from banca.games.craps.round import Craps
from banca.games.craps.shooter import NOBODY_MAY_THROW
from banca.law import BetWord, edition
from banca.messages.errors import Message
from tests.games.craps.plays import BETS, EDITION
from tests.games.every_language import check_every_language


@pytest.mark.parametrize("said", [Craps.unsettled.says, NOBODY_MAY_THROW.says, ON_ITS_NUMBER.says])
def test_what_never_differs_is_said_in_every_language(said: Message) -> None:
    check_every_language(said, edition(EDITION))


@pytest.mark.parametrize("bet", BETS)
def test_a_bet_has_no_quotation_marks_inside_those_of_a_message(bet: str) -> None:
    word = BetWord(bet)
    assert word.said_in("en", edition(EDITION)) == bet
    assert not set("«»") & set(word.said_in("pt", edition(EDITION)))
    assert not set("「」《》«»") & set(word.said_in("zh", edition(EDITION)))


def test_marks_around_a_part_of_a_name_become_inner_ones() -> None:
    odds = BetWord("pass-odds")
    assert odds.said_in("pt", edition(EDITION)) == "Aposta adicional “Pass Line”"
    assert odds.said_in("zh", edition(EDITION)).startswith("『派司拉』")
