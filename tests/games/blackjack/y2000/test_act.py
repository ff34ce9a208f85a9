"""The order that republishes the regulation, 141/2000."""

from datetime import date

import pytest

from banca.games import game_of, settle
from banca.law import NotInForce, OptionError, edition, edition_on, option_set
from banca.play.act import Bet
from tests.games.blackjack.at_blackjack import NEW, OLD, AtBlackjack
from tests.games.blackjack.y2000 import ana, proves

OF_2004_ALONE = sorted(set(edition(NEW).options) - set(edition(OLD).options))


@proves("enact.unico")
def test_unico_only_the_clauses_of_the_annex_apply_to_a_round() -> None:
    table = ana("Ah Kc", "6c").play("stand Td 2d").finish()
    assert table.state.setting.edition is edition(OLD)
    law = table.game.edition
    assert "141/2000" in law.instrument.en
    assert [id_ for id_ in law.clauses if not id_.startswith("art")] == ["enact.unico"]
    assert {clause for line in table.settlement.lines for clause in line.clauses} <= set(law.clauses)
    bets = [("main", None), ("split", 2), ("double", None), ("insurance", None)]
    assert list(game_of(OLD).positions(table.setting)) == bets


@proves("enact.unico")
@pytest.mark.parametrize("option", OF_2004_ALONE)
def test_unico_no_option_of_2004_can_be_selected(option: str) -> None:
    value = edition(NEW).options[option].default
    with pytest.raises(OptionError, match=option):
        option_set(edition(OLD), {option: value})


@proves("enact.unico")
@pytest.mark.parametrize("bet", ["any-pair", "sevens", "over-13", "under-13"])
def test_unico_no_bet_of_2004_can_be_made(bet: str) -> None:
    assert AtBlackjack(OLD).main("ana").refused(Bet("ana", bet, 10))[0] == "bet_must_be_offered"


@proves("enact.unico")
def test_unico_the_annexed_text_is_that_of_the_order_from_its_date_until_56_2004() -> None:
    law = edition(OLD)
    assert (law.signed, law.published, law.in_force_from) == (date(2000, 7, 24), None, None)
    assert not law.listed_in("en", "repeals")
    assert law.repealed_by == NEW
    with pytest.raises(NotInForce):
        edition_on("blackjack", date(2000, 7, 23))
    last = edition(NEW).answers_from
    assert edition_on("blackjack", date(2000, 7, 24)) is law
    assert edition_on("blackjack", date.fromordinal(last.toordinal() - 1)) is law
    assert edition_on("blackjack", last) is edition(NEW)


@proves("enact.unico")
def test_unico_both_portuguese_names_and_the_chinese_one() -> None:
    names = edition(OLD).names
    assert "Black Jack" in names.pt
    assert "Vinte e Um" in names.pt
    assert names.zh == "二十一點"


@proves("enact.unico")
def test_unico_a_record_is_of_this_edition() -> None:
    acts = [
        {"act": "bet", "player": "ana", "bet": "main", "stake": 100_00},
        {"act": "card", "to": 1, "card": "Th"},
        {"act": "card", "to": "bank", "card": "Kc"},
        {"act": "card", "to": 1, "card": "9h"},
        {"act": "stand", "player": "ana"},
        {"act": "card", "to": "bank", "card": "8c"},
    ]
    found = settle({"banca": 1, "edition": OLD, "acts": acts})
    assert found.setting.edition is edition(OLD)
    assert found.settlement.players == {"ana": 100_00}
