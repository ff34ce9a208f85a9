"""Figures of a game and words of a house have names in three languages."""

import re

import pytest

from banca.exact import odds
from banca.games import game_of
from banca.law import EDITIONS, edition
from banca.messages import message_ids
from banca.report.par.bets import figure_name
from tests.report.sheets import QUICK, setting_of, sheet_of


def test_the_words_that_a_house_fixes_have_names() -> None:
    words = {word for slug in EDITIONS for fixed in edition(slug).parameters.values() for word in fixed.words}
    assert words
    assert {f"par-fixed-{word}" for word in words} == {*message_ids("par-fixed-")}


@pytest.mark.parametrize("game", [*QUICK, "pai-kau"])
def test_the_figures_of_a_game_have_names(game: str) -> None:
    if game == "pai-kau":
        setting = setting_of(game)
        rows = odds(game_of(setting.edition.slug), setting)
    else:
        rows = sheet_of(game).rows
    for name in {name for row in rows for name in row.figures}:
        assert figure_name("en", name) != name.replace("_", " "), name
        assert re.search(r"[一-鿿]", figure_name("zh", name))


def test_figures_by_another_way_of_play_and_of_the_jackpot() -> None:
    assert figure_name("en", "edge_with_odds_10") == "Edge with 10× odds"
    assert figure_name("pt", "raised_ace_king") == "Com aposta adicional, ás e rei ou melhor"
    assert figure_name("zh", "rounds_between_royal_flush") == "黃袍麒麟平均相隔局數"
    assert figure_name("en", "something_new") == "something new"
