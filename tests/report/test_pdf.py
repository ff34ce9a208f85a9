"""The PDF: its fonts are in it, its text can be read out, the same document gives the same bytes."""

import io
import re
from typing import Any

import pypdf
import pytest

from banca.law import EDITIONS, LANGUAGES, BancaError, edition
from banca.report import pdf
from banca.report.document import Document, Figure, Heading, Paragraph
from banca.report.identity import engine_digest
from banca.report.par import par_sheet
from banca.report.pdf import HAN, on_paper, to_pdf
from banca.report.svg import drawing, words
from tests.messages.sources import by_file
from tests.report.sheets import sheet_of
from tests.report.test_document import EVERY_PART

TYPED = re.compile(r"game-[a-z-]+-also = ")  # other names of games, which are understood and never printed


def read(pdf: bytes) -> tuple[str, dict[str, bool]]:
    """All its text, and each font by its name with whether it is in the file."""
    reader = pypdf.PdfReader(io.BytesIO(pdf))
    found: dict[str, bool] = {}
    for page in reader.pages:
        collect(page["/Resources"], found)
    return "\n".join(page.extract_text() for page in reader.pages), found


def collect(resources: Any, found: dict[str, bool]) -> None:
    """The fonts of a page, and of the drawings on it."""
    for font in resources.get("/Font", {}).values():
        inner = font.get_object()["/DescendantFonts"][0].get_object()
        name = str(inner["/BaseFont"]).partition("+")[2]
        found[name] = any(key.startswith("/FontFile") for key in inner["/FontDescriptor"].get_object())
    for each in resources.get("/XObject", {}).values():
        if "/Resources" in (form := each.get_object()):
            collect(form["/Resources"].get_object(), found)


def test_a_chinese_sheet_embeds_its_fonts_and_can_be_read_out() -> None:
    text, found = read(to_pdf(par_sheet(sheet_of("fantan"), "zh")))
    assert {"NotoSerifTC-Regular", "NotoSansTC-Regular"} <= {name.removesuffix("-Identity-H") for name in found}
    assert all(found.values())
    for said in ("番攤", "識別資料", "場方優勢", "58/2004"):
        assert said in text


def test_a_sheet_without_chinese_carries_no_chinese_font() -> None:
    text, found = read(to_pdf(Document("Título", "pt", (Heading("Ação"), Paragraph("prémios")))))
    assert {name.partition("-")[0] for name in found} == {"LibertinusSerif"}
    assert "Título" in text
    assert "Ação" in text


def test_every_part_can_be_set_and_the_bytes_are_the_same_each_time() -> None:
    document = Document("T # $ * _ @ <t>", "en", EVERY_PART, "sub", (("Edition", "57/2004"),), "foot # [")
    once = to_pdf(document)
    assert once == to_pdf(document)
    assert "T # $ * _ @ <t>" in read(once)[0]


def test_the_text_of_a_drawing_is_text() -> None:
    svg = drawing(300, 40, [words(5, 20, "breakeven")])
    assert "breakeven" in read(to_pdf(Document("T", "en", (Figure(svg, "c"),))))[0]
    assert "var(" not in on_paper(svg)


def test_all_the_chinese_of_the_reports_and_of_the_law_is_in_the_fonts() -> None:
    lines = (line for text in by_file("zh").values() for line in text.splitlines())
    said = {character for line in lines if not TYPED.match(line) for character in line}
    for slug in EDITIONS:
        said |= set(repr(edition(slug)))
    han = {character for character in said if HAN.match(character)}
    assert len(han) > 500
    pdf.refuse_missing(han)


def test_a_character_that_no_font_has_is_named() -> None:
    with pytest.raises(BancaError, match="the fonts of the PDF have no \ua000"):
        pdf.refuse_missing({"骰", "\ua000"})


def test_without_the_fonts_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf, "FONT_PACKAGE", "no_such_fonts")
    with pytest.raises(BancaError, match=r"pip install .banca\[pdf\]"):
        to_pdf(Document("骰寶", "zh", ()))
    assert to_pdf(Document("Cussec", "en", ())).startswith(b"%PDF")


def test_a_font_tells_its_characters() -> None:
    have = pdf.characters_of(pdf.font_folder() / pdf.FONT_FILES[0])
    assert {ord(c) for c in "骰寶攤A0"} <= have
    assert 0x10FFFF not in have


def test_a_digest_can_be_found_and_copied() -> None:
    digest = engine_digest()
    for lang in LANGUAGES:
        text, _ = read(to_pdf(par_sheet(sheet_of("fantan"), lang)))
        assert digest in text
        assert "\u200b" not in text


def test_a_number_too_long_for_a_line_is_broken_without_a_character_between() -> None:
    number = "1234567890" * 30
    text, _ = read(to_pdf(Document("T", "en", (Paragraph(number),))))
    assert number not in text  # it is longer than a line
    assert number in text.replace("\n", "")


def test_a_word_of_records_keeps_its_hyphens_in_portuguese() -> None:
    slug = "primeira-segunda-terceira-quarta"
    text, _ = read(to_pdf(Document("T", "pt", tuple(Paragraph("a " * n + f"{slug} " * 9) for n in range(30)))))
    assert re.search(r"-\n", text)  # some are broken at a hyphen
    assert not re.search(r"-\s*\n\s*-", text)
