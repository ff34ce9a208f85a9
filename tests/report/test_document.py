"""A document, and the page that it becomes."""

import re
from html.parser import HTMLParser

import pytest

from banca.report.document import (
    PALETTE,
    Blanks,
    Cell,
    Document,
    Figure,
    Heading,
    Item,
    Listing,
    PageBreak,
    Paragraph,
    Part,
    Table,
    anchor_of,
)
from banca.report.html import to_html
from banca.report.par import par_sheet
from banca.report.svg import box, drawing, words
from tests.report.sheets import sheet_of

EVERY_PART: tuple[Part, ...] = (
    Heading("One <first>"),
    Paragraph("Prizes & stakes", ("57/2004 art. 6",)),
    Table(("a", "b"), (("x", Cell("y", strong=True, tone="bad", to="two")),), "lr", "Caption", foot=(("sum", "1"),)),
    Figure(drawing(10, 10, [box(0, 0, 5, 5, "accent"), words(1, 2, "骰 <")]), "A drawing"),
    Heading("Two", anchor="two"),
    Listing((Item("value", "term", ("art. 1",)),), "figures"),
    Listing((Item("value", "term", (), "en"),), "steps"),
    Blanks(("Signature",)),
    PageBreak(),
)
VOID = {"meta", "rect", "line", "circle", "polygon"}


class Page(HTMLParser):
    """What a browser would make of it: the stack of elements, ids, links."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loads: list[str] = []
        self.text: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids += [value for name, value in attrs if name == "id" and value]
        self.links += [value for name, value in attrs if name == "href" and value]
        self.loads += [f"{tag} {name}" for name in found if name in {"src", "srcset", "data", "xlink:href"}]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.handle_starttag(tag, attrs)
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, f"</{tag}> closes another element"

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def page_of(document: Document) -> str:
    return to_html(document)


def test_every_part_is_written_and_every_element_closed() -> None:
    page = Page(page_of(Document("T & <t>", "en", EVERY_PART, "sub", (("Edition", "57/2004"),), "foot")))
    assert page.open == []
    read = " ".join(page.text)
    for words_ in ("T & <t>", "One <first>", "Prizes & stakes", "[57/2004 art. 6]", "Caption", "骰 <", "Signature"):
        assert words_ in read


def test_links_lead_to_headings_of_the_page() -> None:
    document = Document("T", "en", EVERY_PART)
    page = Page(page_of(document))
    assert page.links
    assert {link.removeprefix("#") for link in page.links} <= set(page.ids)
    assert len(page.ids) == len(set(page.ids))
    assert [anchor_of(document, chapter) for chapter in document.chapters] == ["part-1", "two"]


@pytest.mark.parametrize(("lang", "code"), [("en", "en"), ("pt", "pt"), ("zh", "zh-Hant")])
def test_the_page_says_its_language(lang: str, code: str) -> None:
    page = page_of(Document("T", lang, EVERY_PART))
    assert f'<html lang="{code}">' in page
    assert '<li lang="en">' in page  # what is quoted in another language says so


def test_the_page_needs_nothing_from_outside() -> None:
    page = page_of(par_sheet(sheet_of("cussec"), "en"))
    assert Page(page).loads == []
    assert "<script" not in page
    assert "@import" not in page
    assert "url(" not in page
    assert set(re.findall(r"https?://[^\s\"'<]+", page)) == {"http://www.w3.org/2000/svg"}  # a name, not an address
    assert "default-src 'none'" in page


def test_light_dark_and_paper_have_every_colour() -> None:
    page = page_of(Document("T", "en", EVERY_PART))
    named = set(re.findall(r"var\(--([a-z-]+)\)", page))
    assert named <= set(PALETTE)
    assert "prefers-color-scheme: dark" in page
    assert "@media print" in page
    assert "counter(page)" in page
    for light, dark in PALETTE.values():
        assert light in page
        assert dark in page


def test_the_foot_cannot_break_out_of_the_style() -> None:
    page = page_of(Document("T", "en", (), foot='a"; } </style><b>\\'))
    assert page.count("</style>") == 1


def test_a_row_has_as_many_cells_as_columns() -> None:
    with pytest.raises(ValueError, match="a row of 1 cells under 2 columns"):
        Table(("a", "b"), (("x",),))
    with pytest.raises(ValueError, match="does not align 2 columns"):
        Table(("a", "b"), (), "l")
