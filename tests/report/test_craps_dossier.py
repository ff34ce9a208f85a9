"""The dossier of article 7: its figures, its words in three languages, its drawings."""

import re
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from banca.exact import decimal
from banca.games.craps.bets import BETS
from banca.law import LANGUAGES, NAME_LANGUAGES, Language, edition, option_set
from banca.messages import joined, message
from banca.report.craps.bet_file import read_file, read_text
from banca.report.craps.document import document, notice
from banca.report.craps.dossier import Dossier, OtherPrize, dossier, other_prizes, stops, to_json, true_odds
from banca.report.craps.drawings import BOXES, WIDTH, New, layout
from banca.report.craps.text import description
from banca.report.document import PALETTE, Document, Figure, Heading, Listing, Paragraph, Table
from banca.report.html import to_html
from banca.simulate.kernel import Outcome

EXAMPLES = Path(__file__).parents[2] / "examples" / "new-bets"
OPTIONS = option_set(edition("craps-53-2010"))
CHOSEN = """\
edition: craps-53-2010
bet:
  slug: my-number
  names: {en: My number, pt: O meu número, zh: 自選點數}
  when: point
  throws:
    4, 10:
      - {sum: number, then: wins 2:1}
      - {sum: 7, then: loses}
      - else: stays
    5:
      - {sum: number, then: wins 13:10}
      - {sum: 7, then: loses}
      - else: stays
"""


def made_of(name: str, rounds: int = 20_000) -> Dossier:
    return dossier(read_file(str(EXAMPLES / f"{name}.yaml")), OPTIONS, rounds=rounds)


@pytest.fixture(scope="module")
def moving() -> Dossier:
    return made_of("second-chance")


@pytest.fixture(scope="module")
def dearer() -> Dossier:
    return made_of("hard-eight-prize")


@pytest.fixture(scope="module")
def chosen() -> Dossier:
    return dossier(read_text(CHOSEN, "a.yaml"), OPTIONS, house="SJM", rounds=20_000)


def all_text(made: Document) -> str:
    """Whatever is said, the words in drawings too."""
    said = [made.title, made.subtitle, made.foot, *(text for pair in made.about for text in pair)]
    for part in made.parts:
        match part:
            case Heading() | Paragraph():
                said.append(part.text)
            case Table():
                cells = [cell for row in (part.columns, *part.rows, *part.foot) for cell in row]
                said += [cell if isinstance(cell, str) else cell.text for cell in cells]
            case Listing(items):
                said += [text for item in items for text in (item.term, item.text)]
            case Figure():
                said += [part.caption, *ET.fromstring(part.svg).itertext()]  # noqa: S314 - a drawing of ours
            case _:
                pass
    return "\n".join(said)


def test_the_figures_of_a_bet_that_moves(moving: Dossier) -> None:
    """By hand: 6 ways win at once, 4 lose, 2 draw; a number comes again before a seven, a double 4 or 10 pays 2."""
    [row] = moving.rows
    hard = Fraction(6, 36) * Fraction(1, 9)
    comes = Fraction(6, 36) * Fraction(3, 9) + Fraction(8, 36) * Fraction(4, 10) + Fraction(10, 36) * Fraction(5, 11)
    assert row.win == Fraction(6, 36) + comes
    assert row.push == Fraction(2, 36)
    assert row.edge == row.lose - row.win - hard
    assert [(stop.number, stop.chance, stop.then.mean()) for stop in stops(moving)] == [
        (4, Fraction(3, 36), Fraction(2 + 2 - 6, 9)), (5, Fraction(4, 36), Fraction(4 - 6, 10)),
        (6, Fraction(5, 36), Fraction(5 - 6, 11)), (8, Fraction(5, 36), Fraction(5 - 6, 11)),
        (9, Fraction(4, 36), Fraction(4 - 6, 10)), (10, Fraction(3, 36), Fraction(2 + 2 - 6, 9)),
    ]  # fmt: skip
    assert moving.holds


def test_numbers_that_are_come_to_by_two_ways_are_counted_by_both() -> None:
    text = CHOSEN.replace(
        "    4, 10:",
        "    start:\n      - {sum: 11, then: moves to 4}\n      - {sum: 3, then: moves to 5}\n"
        "      - else: loses\n    4:",
    ).replace("      - {sum: 7, then: loses}\n      - else: stays\n    5:", "      - else: moves to 5\n    5:")
    made = dossier(read_text(text, "a.yaml"), OPTIONS, rounds=0)
    assert [(s.number, s.chance) for s in stops(made)] == [
        (4, Fraction(2, 36)),
        (5, Fraction(2, 36) + Fraction(2, 36) * Fraction(33, 36)),
    ]
    assert (made.proof, made.holds) == ((), True)
    assert "proof" not in {heading.text.lower() for heading in document(made, "en").chapters}


def test_a_different_prize_is_shown_with_that_of_the_regulation(dearer: Dossier) -> None:
    [row], [law] = dearer.rows, dearer.before
    assert (row.edge, law.edge) == (Fraction(1, 22), Fraction(1, 11))
    text = all_text(document(dearer, "en"))
    for said in ("Before and after", "1/11 = 9.0909 %", "1/22 = 4.5455 %", "19 to 2 instead of 9 to 1", "was 9:1"):
        assert said in text
    assert to_json(dearer, "en")["bets"][0]["edge_by_the_regulation"] == "1/11"


def test_a_bet_on_a_number_of_choice_has_figures_for_each_class(chosen: Dossier) -> None:
    assert [(row.places, row.edge) for row in chosen.rows] == [
        ((("my-number", 4), ("my-number", 10)), Fraction(0)),
        ((("my-number", 5),), Fraction(6, 10) - Fraction(4, 10) * Fraction(13, 10)),
    ]
    text = all_text(document(chosen, "en"))
    assert "Made on 4 and 10" in text
    assert "Neither side has an advantage." in text
    assert "on a number of the bettor's choice: 4, 5 or 10" in text


def test_the_next_prizes_and_the_one_at_which_the_advantage_is_nil() -> None:
    [row] = made_of("lucky-doubles", rounds=0).rows
    eight, three = other_prizes(row)
    assert isinstance(eight, OtherPrize)
    assert eight.lower == (7, Fraction(1, 18) + Fraction(2, 36))
    assert eight.higher == (9, Fraction(0))
    assert eight.break_even == 9
    assert three.break_even == 3 + Fraction(1, 18) / Fraction(4, 36) == Fraction(7, 2)
    [hard] = made_of("hard-eight-prize", rounds=0).rows
    [between] = other_prizes(hard)
    assert (between.lower, between.higher) == ((9, Fraction(1, 11)), (10, Fraction(0)))
    even = next(
        other for other in other_prizes(made_of("second-chance", rounds=0).rows[0]) if str(other.outcome.pays) == "1:1"
    )
    assert even.lower is None


def test_no_prize_would_do_where_the_others_give_too_much() -> None:
    small_prize = "      - {pair: 1-1, then: wins 1:5}\n      - {sum: 7, then: loses}"
    text = CHOSEN.replace("wins 2:1", "wins 999:1").replace("      - {sum: 7, then: loses}", small_prize, 1)
    made = dossier(read_text(text, "a.yaml"), OPTIONS, rounds=0)
    small = next(o for row in made.rows for o in other_prizes(row) if str(o.outcome.pays) == "1:5")
    assert (small.lower, small.break_even) == (None, None)
    assert "The advantage is the bettor's" in all_text(document(made, "en"))
    assert any("the bettor gains" in line for line in notice(made, "en"))


def test_true_odds_leave_neither_side_a_gain() -> None:
    assert true_odds(Fraction(1, 36)) == "35:1"
    assert true_odds(Fraction(5, 11)) == "6:5"


@pytest.mark.parametrize("name", ["lucky-doubles", "second-chance", "hard-eight-prize"])
def test_the_sum_of_products_is_the_advantage_in_the_tables(name: str) -> None:
    made = made_of(name, rounds=0)
    text = all_text(document(made, "en"))
    for row in made.rows:
        assert f"{row.edge} of the stake, {decimal(row.edge * 100, 4)} %" in text
    products = [Fraction(o["product"]) for bet in to_json(made, "en")["bets"] for o in bet["outcomes"]]
    assert sum(products) == -made.rows[0].edge


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_document_speaks_its_language_alone_but_for_the_notices(
    lang: Language, moving: Dossier, chosen: Dossier
) -> None:
    for made in (moving, chosen):
        whole = document(made, lang)
        at = next(n for n, part in enumerate(whole.parts) if part == Heading(message(lang, "dossier-notice")))
        own = all_text(Document(whole.title, lang, whole.parts[:at], whole.subtitle, whole.about, whole.foot))
        assert not re.search(r"[{}]|\b(None|Fraction|Verdict)\b", own)
        if lang != "en":
            ours = own.replace(made.bet.slug, "").replace(made.bet.names.en, "")
            assert not re.search(r"\b(the|wins|loses|stays|throw|number|prize)\b", ours)
        if lang != "zh":
            names = made.bet.names.zh
            assert not re.search(r"[\u4e00-\u9fff]", own.replace(names, ""))
        notices = [part for part in whole.parts[at:] if isinstance(part, Heading) and part.level == 2]
        assert [heading.text for heading in notices] == [made.bet.names.said_in(each) for each in NAME_LANGUAGES]


def test_the_sentences_are_those_of_the_automaton(moving: Dossier) -> None:
    said = dict(description("en", moving.bet, OPTIONS))
    assert said["Where it is made"] == [
        "A sum of 7: the bet wins 1 to 1.",
        "A sum of 11: the bet is a draw.",
        "A sum of 2, 3 or 12: the bet loses.",
        "A sum of 4, 5, 6, 8, 9 or 10: the bet moves to the number thrown.",
    ]
    assert said["On 5, 6, 8 or 9"] == [
        "That number: the bet wins 1 to 1.",
        "A sum of 7: the bet loses.",
        "Any other throw: the bet stays where it is.",
    ]
    assert dict(description("zh", moving.bet, OPTIONS))["於4或10點"][1] == "該點數而兩骰相同：勝，1賠2。"
    assert joined("en", [2], last="list-or") == "2"


def test_throws_are_named_by_the_dice_where_sums_do_not_do() -> None:
    text = CHOSEN.replace("    4, 10:", "    start:\n      - {pair: [1-3, 2-6], then: moves to 4}\n"
                          "      - {sum: 2, then: moves to 5}\n      - else: wins 1:9\n    4:")  # fmt: skip
    said = dict(description("en", read_text(text, "a.yaml").bet, OPTIONS))
    assert said["Where it is made"][-2:] == [
        "4 by two different dice; or the dice 2-6: the bet moves to 4.",
        "A sum of 2: the bet moves to 5.",
    ]


def test_changes_on_some_sums_and_numbers_are_listed() -> None:
    text = "edition: craps-53-2010\nprizes:\n  bet: come\n  changes:\n    - {number: 4, sum: 4, pays: 2:1}\n"
    [(_, said)] = description("en", read_text(text, "a.yaml").bet, OPTIONS)
    assert said[1] == "Won on a sum of 4, standing on 4: 2 to 1 instead of 1 to 1."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_layout_has_a_box_for_every_bet_and_one_for_the_new(lang: Language) -> None:
    prizes = {kind.slug: "1:1" for kind in BETS}
    drawing = layout(lang, prizes, New("x", "A new bet", "3:1", (4, 5), moves=True))
    root = ET.fromstring(drawing)  # noqa: S314 - a drawing of ours
    drawn = [group.get("data-bet") for group in root.iter("{http://www.w3.org/2000/svg}g")]
    assert sorted(filter(None, drawn)) == sorted([*(kind.slug for kind in BETS), "x"])
    assert set(re.findall(r"var\(--([a-z-]+)\)", drawing)) <= set(PALETTE)
    assert 'data-bet="x"' not in layout(lang, prizes)


def test_no_two_boxes_of_the_layout_lie_on_one_another() -> None:
    for n, box in enumerate(BOXES):
        assert box.x + box.width <= WIDTH
        for other in BOXES[:n]:
            apart = (
                box.x >= other.x + other.width
                or other.x >= box.x + box.width
                or box.y >= other.y + other.height
                or other.y >= box.y + box.height
            )
            assert apart, (box, other)


def test_an_authorisation_is_shown_with_its_conditions() -> None:
    made = made_of("lucky-doubles", rounds=0)
    text = all_text(document(made, "en"))
    assert "Authorised for Example House, example 1, 2026-03-02." in text
    assert "the prizes are displayed at the table" in text
    assert made.house == "Example House"
    assert "No condition is set." in all_text(document(made_of("hard-eight-prize", rounds=0), "en"))


def test_names_are_text_on_the_page_and_in_the_drawing() -> None:
    text = CHOSEN.replace("en: My number", 'en: "<b>&\'x"')
    page = to_html(document(dossier(read_text(text, "a.yaml"), OPTIONS, rounds=0), "en"))
    assert "<b>&" not in page
    assert "&lt;b&gt;&amp;" in page


def test_a_proof_that_fails_is_reported() -> None:
    made = made_of("lucky-doubles", rounds=1000)
    [trial] = made.proof
    always = {Outcome("win", Fraction(1)): trial.found.rounds}
    broken = replace(made, proof=(replace(trial, found=replace(trial.found, outcomes=always)),))
    assert made.holds
    assert not broken.holds
    assert "A mean lies further than 4 standard errors" in all_text(document(broken, "en"))
    assert to_json(broken, "en")["proof"] == {"rounds": 1000, "seed": 1, "within": 4, "holds": False}


def test_what_is_in_another_language_says_so() -> None:
    page = to_html(document(made_of("lucky-doubles", rounds=0), "pt"))
    found: tuple[tuple[Language, str, str], ...] = (("en", "en", "Lucky Doubles"), ("zh", "zh-Hant", "幸運對子"))
    for lang, code, name in found:
        assert f'lang="{code}">{name}</h3>' in page
        assert f'<dd lang="{code}">{name}</dd>' in page
        assert page.count(f'<li lang="{code}">') == len(notice(made_of("lucky-doubles", rounds=0), lang))
    assert 'lang="pt">' not in page.split("<body>")[1]
