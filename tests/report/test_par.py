"""The PAR sheet as a document: complete, in three languages, the same numbers in each."""

import re
from fractions import Fraction

import pytest

from banca.cli.names import assumption
from banca.games import game_of
from banca.law import EDITIONS, LANGUAGES, Language, OptionError, edition
from banca.messages import message
from banca.report.all_games import Listed, all_games, by_edge
from banca.report.document import Cell, Document, Figure, Heading, Listing, Table
from banca.report.identity import all_cited, class_name, engine_digest, value_name
from banca.report.par import par_sheet
from banca.report.sheet import SheetRequest, compute
from tests.report.sheets import DAY, QUICK, setting_of, sheet_of, texts

ENGLISH = re.compile(r"\b(the|is|are|which|each|with|from|by|edge|bet|rounds)\b", re.IGNORECASE)


def document_of(game: str, lang: Language) -> Document:
    return par_sheet(sheet_of(game), lang, assumption)


def first(document: Document, kind: type, after: str) -> object:
    """The first part of this kind behind the heading."""
    parts = list(document.parts)
    start = next(n for n, part in enumerate(parts) if isinstance(part, Heading) and part.text == after)
    return next(part for part in parts[start:] if isinstance(part, kind))


@pytest.mark.parametrize("game", QUICK)
def test_a_sheet_has_all_its_chapters(game: str) -> None:
    chapters = [chapter.text for chapter in document_of(game, "en").chapters]
    asked = ["brief", "identity", "summary", "bets", "operator"]
    asked += ["sensitivity"] if game != "baccarat" else []
    asked += ["correlation"] if game != "craps" else []
    assert chapters == [message("en", f"par-{key}") for key in (*asked, "proof", "readings", "exact")]


@pytest.mark.parametrize("lang", ["pt", "zh"])
@pytest.mark.parametrize("game", QUICK)
def test_no_english_is_left_over(game: str, lang: Language) -> None:
    for text in texts(document_of(game, lang)):
        drawn = re.sub(r"<[^>]*>", " ", text)
        found = ENGLISH.search(re.sub(r"[«《“][^»》”]*[»》”]", " ", drawn))  # the law's own names of the bets of craps
        assert found is None or game == "craps", f"{found} in {drawn[:200]}"
        assert not re.search(r"\b[a-z]+\.[a-z_]+\b", drawn.replace("art.", "")), drawn[:200]  # no key of ours
        assert "{" not in drawn


@pytest.mark.parametrize("game", QUICK)
def test_numbers_are_the_same_in_every_language(game: str) -> None:
    def numbers(lang: Language) -> list[list[str]]:
        tables = [part for part in document_of(game, lang).parts if isinstance(part, Table)]
        cells = [[c.text if isinstance(c, Cell) else c for row in t.rows for c in row] for t in tables]
        return [[text for text in table if re.fullmatch(r"[−+]?[\d\u202f]+\.\d+( %)?", text)] for table in cells]

    assert numbers("en") == numbers("pt") == numbers("zh")


def test_the_outcomes_of_a_bet_stand_in_its_table() -> None:
    table = first(document_of("cussec", "en"), Table, "Single number 1–6")
    assert isinstance(table, Table)
    assert table.columns == (
        *("Result", "Pays, to one", "Combinations", "Probability", "Decimal", "Net, to one", "p × net", "Running sum"),
    )
    assert table.rows[0] == ("win", "3:1", "1", "1/216", "0.0046296296", "+3", "0.0138888889", "0.0138888889")
    assert table.rows[-1][2:4] == ("125", "125/216")
    assert table.foot == (("Sum", "", "216", "", "1", "", "", "−0.0787037037"),)


def test_bets_of_one_distribution_are_listed_once() -> None:
    headings = [part.text for part in document_of("craps", "en").parts if isinstance(part, Heading)]
    assert "Pass Line; Come" in headings
    assert "Hard Way 4; Hard Way 10" in headings
    sheet = sheet_of("craps")
    assert sum(map(len, sheet.groups)) == len(sheet.rows) == 36
    assert len(sheet.groups) < 25


def test_figures_of_the_field() -> None:
    listing = first(document_of("craps", "en"), Listing, "Field")
    assert isinstance(listing, Listing)
    noted = {item.term: item.text for item in listing.items}
    assert noted["House edge"] == "5.5556 %"
    assert noted["Return to player"] == "94.4444 %"
    assert noted["Hit frequency"] == "44.4444 %"
    assert noted["Rolls until decided"] == "1.0000"


def test_every_bet_has_its_plots_and_every_link_its_heading() -> None:
    document = document_of("roulette", "en")
    anchors = {part.anchor for part in document.parts if isinstance(part, Heading)}
    figures = [part for part in document.parts if isinstance(part, Figure)]
    assert len(figures) >= 2 * len(sheet_of("roulette").groups)
    cells = [cell for part in document.parts if isinstance(part, Table) for row in part.rows for cell in row]
    assert {cell.to for cell in cells if isinstance(cell, Cell) and cell.to} <= anchors


def test_what_departs_from_the_preset_is_marked() -> None:
    setting = setting_of("cussec", total_5_16_price=30)
    sheet = compute(game_of(setting.edition.slug), setting, SheetRequest(DAY, sensitivity=False, proof_rounds=0))
    document = par_sheet(sheet, "en")
    assert document.about[2] == ("Option set", "the first alternative of each article, but for 1")
    table = first(document, Table, "Identity")
    assert isinstance(table, Table)
    marked = [row for row in table.rows if "●" in row]
    assert len(marked) == 1
    assert marked[0][1] == Cell("30", strong=True)
    assert marked[0][3:] == ("57/2004 art. 6(6)(2)", "needed")


def test_player_and_banker_go_against_one_another() -> None:
    sheet = sheet_of("baccarat")
    pair = sheet.pairs[0]
    assert {sheet.rows[pair.one].bet, sheet.rows[pair.other].bet} == {"player", "banker"}
    assert -1 <= pair.value < Fraction(-99, 100)
    assert sheet_of("craps").pairs == ()


def test_every_reading_is_listed_with_its_clause() -> None:
    sheet = sheet_of("cussec")
    listing = first(document_of("cussec", "en"), Listing, "Readings")
    assert isinstance(listing, Listing)
    assert len(listing.items) == len({reading for row in sheet.rows for reading in row.readings})
    assert all(item.cites and item.text for item in listing.items)


def test_a_bet_that_has_no_row_is_refused_by_name() -> None:
    setting = setting_of("fantan")
    with pytest.raises(OptionError, match="no bet 'pass' with exact odds here: there are kuoc, fan, nim"):
        compute(game_of(setting.edition.slug), setting, SheetRequest(DAY, bet="pass"))


def test_the_engine_has_one_digest() -> None:
    assert re.fullmatch(r"[0-9a-f]{64}", engine_digest())
    assert engine_digest() in [value for _, value in document_of("fantan", "en").about]


def test_clauses_as_people_cite_them() -> None:
    law = edition("cussec-57-2004")
    assert law.cite("art6.6.2", "zh") == "57/2004 第六條（六）項第二行"
    assert law.cite("act.2", "pt") == "57/2004, n.º 2 do despacho"
    assert law.cite("act.2", "zh") == "第57/2004號批示第二款"
    assert all_cited(law, "en", ("art5.1", "art6.1")) == "57/2004 art. 5(1); art. 6(1)"
    assert all_cited(law, "pt", ("art5.1", "art6.1")) == "57/2004, art. 5.º, alínea 1); art. 6.º, alínea 1)"
    assert all_cited(law, "zh", ("art5.1", "art6.1"), numbered=False) == "第五條（一）項；第六條（一）項"
    clauses = [(edition(slug), clause) for slug in EDITIONS for clause in edition(slug).clauses]
    assert not [clause for law_, clause in clauses if re.search(r"[a-z]{5}", law_.cite(clause, "zh"))]


def test_classes_by_name() -> None:
    law = edition("cussec-57-2004")
    assert class_name(law, "en", (("total", 5), ("total", 16))) == "Total 5, 16"
    assert class_name(law, "zh", (("total", 5), ("total", 16))) == "點數 5、16"
    assert class_name(law, "en", tuple(("single", n) for n in range(1, 7))) == "Single number 1–6"
    assert class_name(law, "en", (("small", None),)) == "Small"
    pairs = tuple(("two-dice", (1, n)) for n in range(2, 10))
    assert class_name(law, "en", pairs) == "Two dice, any of 8 (1-2, 1-3, …)"
    crab = edition("fish-prawn-crab-59-2004")
    assert class_name(crab, "zh", (("triple", "crab"),)).endswith("蟹")


def test_values_by_name() -> None:
    assert value_name(edition("cussec-57-2004"), "pt", "shaker-drive", "lever") == "alavanca"
    assert value_name(edition("stud-poker-61-2004"), "en", "jackpot-minimum", 20000000) == "200,000.00"
    assert value_name(edition("paikau-96-85-M"), "zh", "house-way", "balanced") == "均衡組法"
    assert value_name(edition("roulette-60-2004"), "en", "nine-sectors", [[1, 2], [3, 4]]) == "1-2; 3-4"
    assert value_name(edition("blackjack-56-2004"), "en", "insurance-limit", "1/2") == "1/2"


# All games on one page.


def listed() -> tuple[Listed, ...]:
    return tuple(Listed(sheet_of(game).game, sheet_of(game).setting, sheet_of(game).rows) for game in QUICK)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_all_games(lang: Language) -> None:
    document = all_games(listed(), lang, "first-listed", DAY, assumption)
    table = first(document, Table, message(lang, "all-games-sorted"))
    assert isinstance(table, Table)
    assert len(table.rows) == sum(len(each.rows) for each in listed())
    if lang != "en":
        assert not [text for text in texts(document) if re.search(r"\b(the|which|each|rounds)\b", text)]


def test_bets_by_their_edge_and_the_best_and_worst_of_each_game() -> None:
    edges = [row.edge for _, row in by_edge(listed())]
    assert edges == sorted(edges)
    document = all_games(listed(), "en", "first-listed", DAY)
    table = first(document, Table, "Best and worst of each game")
    assert isinstance(table, Table)
    craps = next(row for row in table.rows if isinstance(row[0], Cell) and row[0].text == "Craps")
    assert craps[2:4] == ("Don't Pass", "1.3636 %")  # not the odds, which can only be added


def test_a_figure_that_is_not_exact_says_so() -> None:
    setting = setting_of("pai-kau")
    sheet = compute(game_of(setting.edition.slug), setting, SheetRequest(DAY, sensitivity=False, proof_rounds=0))
    said = texts(par_sheet(sheet, "en", assumption))
    assert message("en", "par-exact-mutual") in said
    assert message("en", "par-summary-other-side") in said
    assert message("en", "par-exact-mutual") not in texts(document_of("cussec", "en"))


@pytest.mark.parametrize(
    ("game", "says"),
    [
        ("craps", "Don't Pass; Don't Come: the house keeps 1.36 of every 100 staked"),
        ("roulette", "the house keeps 2.70 of every 100 staked"),
    ],
)
def test_the_first_page_says_what_the_house_keeps(game: str, says: str) -> None:
    assert any(says in text for text in texts(document_of(game, "en")))


def test_exact_cells_are_never_blank() -> None:
    tables = [part for part in document_of("baccarat", "en").parts if isinstance(part, Table)]
    [summary] = [table for table in tables if message("en", "par-edge-exact") in table.columns]
    column = summary.columns.index(message("en", "par-edge-exact"))
    assert all(row[column] for row in summary.rows)
