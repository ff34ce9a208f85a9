"""Numbers, money, odds and days as the style guide writes them, and as CLDR does where the guide is silent."""

from datetime import date
from decimal import Decimal
from fractions import Fraction

import pytest
from babel import Locale
from babel.numbers import format_decimal

from banca.law import NAME_LANGUAGES
from banca.messages import (
    LANGUAGES,
    Language,
    MessageError,
    day_text,
    figures_text,
    money_text,
    number_text,
    odds_text,
    percent_text,
)
from banca.messages.formats import FUNCTIONS, Number, Numeric, plural_category, write, write_numeral
from tests.messages.sources import BABEL, locale_of


@pytest.mark.parametrize(
    ("value", "digits", "en", "pt", "zh"),
    [
        (0, None, "0", "0", "0"),
        (5000, None, "5,000", "5000", "5,000"),
        (10000, None, "10,000", "10\N{NO-BREAK SPACE}000", "10,000"),
        (-1234567, None, "-1,234,567", "-1\N{NO-BREAK SPACE}234\N{NO-BREAK SPACE}567", "-1,234,567"),
        (Decimal("1234567.5"), 2, "1,234,567.50", "1\N{NO-BREAK SPACE}234\N{NO-BREAK SPACE}567,50", "1,234,567.50"),
        (Fraction(1, 3), 4, "0.3333", "0,3333", "0.3333"),
        (Fraction(-1, 3), None, "-0.333", "-0,333", "-0.333"),
        (2.5, None, "2.5", "2,5", "2.5"),
        (2.5, 0, "2", "2", "2"),
        (3.5, 0, "4", "4", "4"),
        (-0.0001, 2, "0.00", "0,00", "0.00"),
    ],
)
def test_numbers(value: Numeric, digits: int | None, en: str, pt: str, zh: str) -> None:
    assert [number_text(lang, value, digits) for lang in NAME_LANGUAGES] == [en, pt, zh]


def test_numbers_without_grouping() -> None:
    assert [number_text(lang, 123456789, grouped=False) for lang in NAME_LANGUAGES] == ["123456789"] * 3


def test_percentages() -> None:
    assert [percent_text(lang, Fraction(975, 1000), 1) for lang in NAME_LANGUAGES] == ["97.5 %", "97,5%", "97.5%"]
    assert [percent_text(lang, Fraction(1, 36), 2) for lang in NAME_LANGUAGES] == ["2.78 %", "2,78%", "2.78%"]


@pytest.mark.parametrize(
    ("currency", "en", "pt", "zh"),
    [
        (None, "1,250.00", "1 250,00", "1,250.00"),
        ("MOP", "MOP 1,250.00", "MOP 1 250,00", "MOP 1,250.00"),
    ],
)
def test_money_is_always_grouped(currency: str | None, en: str, pt: str, zh: str) -> None:
    written = [money_text(lang, 125000, currency).replace("\N{NO-BREAK SPACE}", " ") for lang in NAME_LANGUAGES]
    assert written == [en, pt, zh]
    assert money_text("pt", -5) == "-0,05"


def test_odds() -> None:
    assert [odds_text(lang, 35) for lang in NAME_LANGUAGES] == ["35:1", "35:1", "1賠35"]
    assert [odds_text(lang, 3, 2) for lang in NAME_LANGUAGES] == ["3:2", "3:2", "2賠3"]
    assert [odds_text(lang, Fraction(19, 20)) for lang in NAME_LANGUAGES] == ["0.95:1", "0,95:1", "1賠0.95"]


@pytest.mark.parametrize(
    ("text", "pt", "zh"),
    [
        ("1,234.50", "1 234,50", "1,234.50"),
        ("5,000", "5000", "5,000"),
        ("12\u202f345", "12 345", "12,345"),
        ("-2.7778 %", "-2,7778%", "-2.7778%"),
        ("+0.5000 ± 0.0100", "+0,5000 ± 0,0100", "+0.5000 ± 0.0100"),
        ("97.30 %  (36/37)", "97,30%  (36/37)", "97.30%  (36/37)"),
        ("35:1 0.95:1", "35:1 0,95:1", "1賠35 1賠0.95"),
        ("1.3 × 10⁻¹⁰", "1,3 × 10⁻¹⁰", "1.3 × 10⁻¹⁰"),
        ("1-2", "1-2", "1-2"),
        ("2004-05-12", "2004-05-12", "2004-05-12"),
        ("art. 6(6)(2)", "art. 6(6)(2)", "art. 6(6)(2)"),
        ("main 100.50", "main 100.50", "main 100.50"),
        ("", "", ""),
    ],
)
def test_figures_of_a_table(text: str, pt: str, zh: str) -> None:
    written = [figures_text(lang, text).replace("\N{NO-BREAK SPACE}", " ") for lang in NAME_LANGUAGES]
    assert written == [text, pt, zh]


def test_days() -> None:
    day = date(2004, 5, 12)
    assert [day_text(lang, day) for lang in NAME_LANGUAGES] == ["12 May 2004", "12 de Maio de 2004", "2004年5月12日"]


@pytest.mark.parametrize(
    ("number", "zh"), [(0, "〇"), (6, "六"), (10, "十"), (17, "十七"), (20, "二十"), (99, "九十九"), (141, "141")]
)
def test_numerals_of_articles(number: int, zh: str) -> None:
    assert [write_numeral(locale_of(lang), number) for lang in NAME_LANGUAGES] == [str(number), str(number), zh]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, 12345, 1000000, 2000000, -1, 98765.4321, 0.5])
def test_cldr_writes_numbers_alike(lang: Language, value: float) -> None:
    assert number_text(lang, value) == format_decimal(value, locale=BABEL[lang])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cldr_tells_plurals_alike(lang: Language) -> None:
    rule = Locale.parse(BABEL[lang]).plural_form
    for value in [*range(200), 10**6, 10**6 + 1, 2 * 10**6, 10**9, Decimal("1.0"), Decimal("1.5"), Decimal("0.1")]:
        digits = -int(Decimal(value).as_tuple().exponent)
        assert plural_category(locale_of(lang), Number(value, digits, digits)) == rule(value), value


def test_what_functions_refuse() -> None:
    for name in ("NUMBER", "MONEY", "ODDS", "NUMERAL"):
        with pytest.raises(MessageError, match="'12' is no number"):
            FUNCTIONS[name](locale_of("en"), "12")
    with pytest.raises(MessageError, match="5 is no day"):
        FUNCTIONS["DATETIME"](locale_of("en"), 5)
    assert FUNCTIONS["DATETIME"](locale_of("en"), "—") == "—"
    assert FUNCTIONS["DATETIME"](locale_of("pt"), date(2004, 5, 12), dateStyle="short") == "2004-05-12"
    for value in (None, True, [1]):
        with pytest.raises(MessageError, match="is no number"):
            write(locale_of("en"), value)
