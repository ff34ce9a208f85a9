"""What a house fixes at its table."""

from fractions import Fraction
from typing import Any

import pytest

from banca.law import OptionError, edition, option_set, parameter_schema, plain_parameter, posted, read_parameter
from banca.play.setting import Setting

STUD = edition("stud-poker-61-2004")
CRAPS = edition("craps-53-2010")


@pytest.mark.parametrize(("law", "name", "said", "read"), [
    (STUD, "jackpot-stake", 1000, 1000),
    (STUD, "jackpot-contribution", "7/10", Fraction(7, 10)),
    (STUD, "jackpot-contribution", "0.72", Fraction(18, 25)),
    (STUD, "jackpot-contribution", 1, Fraction(1)),
    (STUD, "jackpot-contribution", Fraction(7, 10), Fraction(7, 10)),
    (CRAPS, "odds-maximum", 0, 0),
    (CRAPS, "shooter-change", "losing-come-out", "losing-come-out"),
])  # fmt: skip
def test_a_parameter_is_read_in_its_form(law: Any, name: str, said: Any, read: Any) -> None:
    assert read_parameter(law, name, said) == read


@pytest.mark.parametrize(("law", "name", "said", "says"), [
    (STUD, "jackpot-stake", 0, "whole minor units, from 1 to 10^15, not 0"),
    (STUD, "jackpot-stake", 10.5, "whole minor units, from 1 to 10^15, not 10.5"),
    (STUD, "jackpot-stake", True, "not True"),
    (STUD, "jackpot-contribution", "3/2", "a share from 0 to 1, as 7/10, not '3/2'"),
    (STUD, "jackpot-contribution", "1/0", "not '1/0'"),
    (STUD, "jackpot-contribution", "much", "not 'much'"),
    (STUD, "jackpot-contribution", "1e-999999999", "not '1e-999999999'"),
    (STUD, "jackpot-contribution", -1, "not -1"),
    (STUD, "jackpot-contribution", True, "not True"),
    (STUD, "jackpot-contribution", 0.7, "not 0.7"),
    (CRAPS, "odds-maximum", -1, "a whole number from 0 to a million, not -1"),
    (CRAPS, "odds-maximum", 10**6 + 1, "a whole number from 0 to a million, not 1000001"),
    pytest.param(CRAPS, "odds-maximum", 10**5000, "from 0 to a million, not a number of 16610 bits", id="long"),
    (STUD, "jackpot-stake", 10**15 + 1, "from 1 to 10^15, not 1000000000000001"),
    (STUD, "jackpot-contribution", f"1/{10**9 + 1}", "a share from 0 to 1"),
    (STUD, "jackpot-contribution", Fraction(1, 10**5000), "a share from 0 to 1, as 7/10, not a Fraction"),
    (edition("roulette-60-2004"), "nine-sectors", [[], 5], "at most 37 lists of at most 37 numbers, not [[], 5]"),
    (edition("roulette-60-2004"), "nine-sectors", [[1] * 38], "at most 37 lists of at most 37 numbers"),
    (edition("roulette-60-2004"), "nine-sectors", [[1]] * 38, "at most 37 lists of at most 37 numbers"),
    (CRAPS, "shooter-change", "never", "seven-out or losing-come-out, not 'never'"),
    (edition("roulette-60-2004"), "nine-sectors", 5, "at most 37 lists of at most 37 numbers, not 5"),
])  # fmt: skip
def test_a_wrong_value_gets_a_line_with_what_is_allowed_and_the_clause(
    law: Any, name: str, said: Any, says: str
) -> None:
    with pytest.raises(OptionError) as error:
        read_parameter(law, name, said)
    assert says in str(error.value)
    assert f"({law.cite(law.parameters[name].clause)})" in str(error.value)


def test_where_nothing_is_said_the_first_word_holds_and_sums_are_not_fixed() -> None:
    setting = Setting(option_set(CRAPS))
    assert setting.parameter("shooter-change") == "seven-out"
    assert setting.parameter("odds-maximum") is None
    assert Setting(option_set(CRAPS), parameters={"odds-maximum": 3}).parameter("odds-maximum") == 3


def test_what_is_posted_is_checked_wherever_a_setting_is_made() -> None:
    with pytest.raises(OptionError, match=r"odds-maximum is a whole number from 0 to a million, not a number of"):
        Setting(option_set(CRAPS), parameters={"odds-maximum": 10**5000})
    with pytest.raises(OptionError, match="nothing called 'jackpot-stake' is posted at a table of craps-53-2010"):
        Setting(option_set(CRAPS), parameters={"jackpot-stake": 1000})
    with pytest.raises(OptionError, match=r"is posted at a table of cussec-57-2004: nothing is$"):
        Setting(option_set(edition("cussec-57-2004")), parameters={"jackpot-stake": 1000})


def test_nothing_is_posted_where_the_edition_has_no_such_thing() -> None:
    with pytest.raises(
        OptionError, match=r"nothing called 'tip' is posted at this table: nothing is \(57/2004 art\. 8\)$"
    ):
        posted(edition("cussec-57-2004"), "tip", 1)
    with pytest.raises(OptionError, match="nothing called 'tip' is posted at this table: shooter-change, "):
        posted(CRAPS, "tip", 1)


def test_a_share_is_written_as_a_fraction() -> None:
    assert plain_parameter(Fraction(7, 10)) == "7/10"
    assert plain_parameter(1000) == 1000


def test_every_parameter_of_the_law_has_a_schema_and_a_clause() -> None:
    for law in (STUD, CRAPS, edition("baccarat-55-2004"), edition("roulette-60-2004")):
        assert law.parameters
        for parameter in law.parameters.values():
            law.clause(parameter.clause)
            assert parameter_schema(parameter)["description"] == parameter.meaning
            assert bool(parameter.words) == (parameter.form == "word")
