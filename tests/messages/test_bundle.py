"""Compiling and filling in: our own resolver does as Fluent's does, and what is wrong in a file is found."""

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from banca.messages import FOLDERS, LANGUAGES, Language, MessageError
from banca.messages.bundle import Bundle
from banca.messages.compiler import FluentError, compile_folder
from tests.messages.sources import by_reference, compiled, locale_of, samples

SOURCE = """\
### All that the catalogue may use.

plain = A text, and no more.
quoted = { "{" }braces{ "}" } and { "\\u6FB3" }, { 3 } and { 3.5 }
many =
    First line,
      indented,
    last line.
filled = { $who } has { $what }.
variable = { $variable }
plural = { $count ->
    [0] nothing
    [one] one thing
    [many] millions of things
   *[other] { $count } things
}
formatted = { NUMBER($count, minimumFractionDigits: 2) ->
    [1.00] exactly one
    [one] one
   *[other] { NUMBER($count, minimumFractionDigits: 2) }
}
ungrouped = seed { NUMBER($seed, useGrouping: 0) }
chosen = { $how ->
    [shoe] from a shoe
   *[packs] from packs
}
priced = { MONEY($amount, $currency) }, { MONEY($amount) }, { ODDS($prize, $stake) }, { ODDS($prize) }
dated = { DATETIME($day) }, article { NUMERAL($article) }
nested = { $count ->
    [one] { chosen }
   *[other] { $count } times { chosen }
}
refers = { plain } { attributed.title } { -house } { -house(case: "of") }
agrees = { -house.gender ->
    [f] she
   *[m] he
}
attributed = A message
    .title = with a title for { $who }
-house = { $case ->
    [of] of the house
   *[plain] the house
}
    .gender = f
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in FOLDERS.values():
        (tmp_path / name).mkdir()
        (tmp_path / name / "all.ftl").write_text(SOURCE, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_does_as_fluent_does(folder: Path, lang: Language) -> None:
    messages = compiled(lang, folder)
    bundle = Bundle(locale_of(lang), messages.__getitem__)
    tried = 0
    for name in (name for name in messages if not name.startswith("-")):
        for parameters in samples(messages, name):
            assert bundle.format(name, parameters) == by_reference(lang, name, parameters, folder), (name, parameters)
            tried += 1
    assert tried > 40


def test_what_it_makes_of_them(tmp_path: Path) -> None:
    (tmp_path / "all.ftl").write_text(SOURCE, encoding="utf-8")
    messages = compile_folder(tmp_path)["messages"]
    portuguese = Bundle(locale_of("pt"), messages.__getitem__)
    assert portuguese.format("plural", {"count": 1}) == "one thing"
    assert portuguese.format("plural", {"count": 0}) == "nothing"
    assert portuguese.format("plural", {"count": 2_000_000}) == "millions of things"
    assert portuguese.format("plural", {"count": 12000}) == "12\N{NO-BREAK SPACE}000 things"
    assert portuguese.format("formatted", {"count": 1}) == "exactly one"
    assert portuguese.format("refers", {"who": "Ana"}).endswith("with a title for Ana the house of the house")
    assert portuguese.format("agrees", {}) == "she"
    chinese = Bundle(locale_of("zh"), messages.__getitem__)
    given = {"amount": 125000, "currency": "MOP", "prize": 35, "stake": 1}
    assert chinese.format("priced", given) == "MOP\N{NO-BREAK SPACE}1,250.00, 1,250.00, 1賠35, 1賠35"
    assert chinese.format("dated", {"day": date(2004, 5, 12), "article": 17}) == "2004年5月12日, article 十七"
    assert chinese.format("filled", {"who": "A", "what": 5000}) == "A has 5,000."


def test_a_missing_parameter_is_named(tmp_path: Path) -> None:
    (tmp_path / "all.ftl").write_text(SOURCE, encoding="utf-8")
    bundle = Bundle(locale_of("en"), compile_folder(tmp_path)["messages"].__getitem__)
    with pytest.raises(MessageError, match="the message filled needs what"):
        bundle.format("filled", {"who": "Ana"})


@pytest.mark.parametrize(
    ("files", "says"),
    [
        ({"a.ftl": "good = yes\nno message at all\n"}, r"a\.ftl:2: "),
        ({"a.ftl": "half = { $x\n"}, r"a\.ftl:1: "),
        ({"a.ftl": "same = 1\n", "b.ftl": "same = 2\n"}, r"b\.ftl: same is in a\.ftl already"),
        ({"a.ftl": "same = 1\nsame = 2\n"}, r"a\.ftl: same is in a\.ftl already"),
        ({"a.ftl": "one = { other }\n"}, r"a\.ftl: one refers to other"),
        ({"a.ftl": "one = { -term }\n"}, r"a\.ftl: one refers to -term"),
        ({"a.ftl": "one = { two }\ntwo = { one }\n"}, r"a\.ftl: one refers to itself"),
        ({"a.ftl": "one = { $n ->\n    [one] a\n   *[other] { two }\n}\n"}, r"a\.ftl: one refers to two"),
    ],
)
def test_faults_in_a_file_are_found(tmp_path: Path, files: dict[str, str], says: str) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(FluentError, match=says):
        compile_folder(tmp_path)


def test_the_law_makes_files_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "law").mkdir()
    (tmp_path / "law" / "fantan-58-2004.ftl").write_text("fantan-58-2004-art1 = The table.\n", encoding="utf-8")
    (tmp_path / "play.ftl").write_text("won = You won.\n", encoding="utf-8")
    expected: dict[str, Any] = {
        "messages": {"won": "You won."},
        "law/fantan-58-2004": {"fantan-58-2004-art1": "The table."},
    }
    assert compile_folder(tmp_path) == expected
