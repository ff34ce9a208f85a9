"""The generated pages of the documentation, and the check of the built site."""

from pathlib import Path

import pytest

from banca.law import EDITIONS, LANGUAGES, concordance, edition
from docs.generator import check, every_page, proofs
from docs.generator.command import output_of
from docs.generator.law import clause_address

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    return dict(every_page())


@pytest.mark.parametrize("slug", EDITIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_is_on_the_page_of_its_edition(pages: dict[str, str], slug: str, lang: str) -> None:
    shown = [line for line in pages[f"law/{lang}/{slug}.md"].splitlines() if line.startswith("```{clause}")]
    assert shown == [f"```{{clause}} {slug} {clause} {lang}" for clause in edition(slug).clauses]


def test_every_proof_is_a_test_that_its_page_shows(pages: dict[str, str]) -> None:
    for law in map(edition, EDITIONS):
        for tests in concordance(law).proved.values():
            for test in tests:
                file = test.partition("::")[0]
                assert f"def {proofs.function(test)}(" in (ROOT / file).read_text(encoding="utf-8")
                assert proofs.address(test).partition(".html")[0] + ".md" in pages


def test_readings_of_every_edition_are_in_the_register(pages: dict[str, str]) -> None:
    register = pages["law/zh/readings.md"]
    for law in map(edition, EDITIONS):
        assert all(f"```{{reading}} {law.slug} {name} zh" in register for name in law.readings)


def test_the_address_of_a_clause_stays() -> None:
    assert clause_address(edition("cussec-57-2004"), "art6.6.2", "pt") == "law/pt/cussec-57-2004.html#art6.6.2"


def test_a_command_is_shown_as_it_prints(tmp_path: Path) -> None:
    code, printed = output_of(["law", "cussec", "--adopt", "2026-04-08"], tmp_path)
    assert (code, printed) == (
        0,
        "To adopt an option on 2026-04-08, apply by 2026-03-31: 3 working days before (57/2004\nart. 8).",
    )
    code, printed = output_of(["odds", "cussec", "--set", "total-5-16-price=31"], tmp_path)
    assert (code, printed) == (2, "banca odds: total-5-16-price=31 is not allowed: 18 to 30 (57/2004 art. 6(6)(2))")


def site_of(folder: Path, body: str) -> Path:
    (folder / "index.html").write_text(f'<html><body id="top">{body}</body></html>', encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("body", "faults"),
    [
        ('<a href="#top">x</a> <a href="index.html#top">x</a> <a href="https://example.org/">x</a>', 0),
        ('<a href="#nowhere">x</a>', 1),
        ('<a href="none.html">x</a>', 1),
        ('<a href="../outside.html">x</a>', 1),
    ],
)
def test_links_that_lead_nowhere_are_found(tmp_path: Path, body: str, faults: int) -> None:
    check.page.cache_clear()
    assert len(list(check.broken_links(site_of(tmp_path, body)))) == faults


def test_what_comes_from_elsewhere_is_found(tmp_path: Path) -> None:
    check.page.cache_clear()
    site_of(
        tmp_path, '<img src="a.png"><img src="data:image/png;base64,"><script src="https://cdn.example/x.js"></script>'
    )
    (tmp_path / "a.css").write_text(
        "a { background: url(b.png) } b { src: url('//fonts.example/f.woff') }", encoding="utf-8"
    )
    assert list(check.from_elsewhere(tmp_path)) == [
        "index.html loads https://cdn.example/x.js",
        "a.css loads //fonts.example/f.woff",
    ]


def test_clauses_without_an_address_are_found(tmp_path: Path) -> None:
    assert len(list(check.missing_clauses(tmp_path))) == len(LANGUAGES) * sum(len(edition(s).clauses) for s in EDITIONS)
