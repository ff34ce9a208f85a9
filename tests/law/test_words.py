"""Names, and words of the law as parameters of messages: what one types in English, the law's name in others."""

import pytest

from banca.law import Names, OptionWord, edition
from banca.law.words import ActWord, GameWord, SelectionWord

CUSSEC = edition("cussec-57-2004")
FISH = edition("fish-prawn-crab-59-2004")


def test_names_are_values() -> None:
    name = Names(en="Fantan", zh="番攤")
    assert (name, hash(name)) == (Names(en="Fantan", zh="番攤"), hash(Names(en="Fantan", zh="番攤")))
    assert name != Names(en="Fantan")
    assert name.said_in("pt") == "Fantan"  # a language that has no name of its own
    assert repr(name) == "Names(en='Fantan', zh='番攤')"
    with pytest.raises(AttributeError):
        name.pt  # noqa: B018


def test_an_act_is_the_word_typed_or_the_name_in_the_law() -> None:
    bell = ActWord("bell")
    assert str(bell) == bell.said_in("en", CUSSEC) == bell.said_in("pt") == "bell"
    assert bell.said_in("zh", CUSSEC) == CUSSEC.acts["bell"].zh
    assert ActWord("dance").said_in("zh", CUSSEC) == "dance"


def test_an_option_and_its_values() -> None:
    layouts = OptionWord("layouts")
    assert str(layouts) == layouts.said_in("en", CUSSEC) == layouts.said_in("zh") == "layouts"
    assert layouts.said_in("pt", CUSSEC) == CUSSEC.options["layouts"].names.pt
    option = next(each for each in CUSSEC.options.values() if each.alternatives)
    first = option.alternatives[0]
    assert OptionWord(option.name, first.slug).said_in("zh", CUSSEC) == first.names.zh
    assert OptionWord(option.name, "other").said_in("zh", CUSSEC) == "other"
    assert OptionWord("none-such").said_in("zh", CUSSEC) == "none-such"


def test_a_selection() -> None:
    assert str(SelectionWord(("fish", 1))) == "fish 1"
    assert SelectionWord("fish").said_in("zh", FISH) == FISH.selections["fish"].zh


def test_a_game() -> None:
    assert str(GameWord(CUSSEC)) == "cussec"
    assert GameWord(CUSSEC).said_in("zh") == CUSSEC.names.zh
