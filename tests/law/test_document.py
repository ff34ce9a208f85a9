"""An edition as one document, in each language."""

import pytest

from banca.law import EDITIONS, LANGUAGES, LawError, edition
from banca.law.document import law_document


@pytest.mark.parametrize("slug", EDITIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_document_has_all_of_an_edition(slug: str, lang: str) -> None:
    law, said = edition(slug), law_document(edition(slug), lang)
    assert [each["id"] for each in said["clauses"]] == list(law.clauses)
    assert [each["option"] for each in said["options"]] == list(law.options)
    assert [each["bet"] for each in said["bets"]] == list(law.bets)
    assert [each["topic"] for each in said["differences"]] == [each.text_in(lang) for each in law.differences]
    assert set(law.readings) < {each["id"] for each in said["readings"]}


def test_one_article_can_be_asked_for() -> None:
    law = edition(EDITIONS[0])
    article = next(iter(law.clauses.values())).article
    assert {each["article"] for each in law_document(law, "en", article)["clauses"]} == {article}


def test_an_article_that_there_is_not_is_refused() -> None:
    with pytest.raises(LawError, match="no-such"):
        law_document(edition(EDITIONS[0]), "en", "no-such")
