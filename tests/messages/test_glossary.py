"""A term of the glossary is always rendered by its word, and words that it rules out are not used.

The table of docs/GLOSSARY.md is compared with every message that is not of the law itself: a clause has the word of its
own regulation.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from banca.law import EDITIONS
from banca.messages import Language
from tests.messages.sources import compiled
from tests.messages.test_catalogue import texts

GLOSSARY = Path(__file__).parents[2] / "docs" / "GLOSSARY.md"
OF_THE_LAW = tuple(f"{edition}-" for edition in (*EDITIONS, "common"))
SHARED = [name for name in compiled("en") if not name.startswith(("-", *OF_THE_LAW))]
STEM = 4  # letters of a Portuguese word that stay, whatever its gender and number


class Term(NamedTuple):
    en: str
    pt: tuple[str, ...]
    zh: tuple[str, ...]


# Terms that mean something else in most sentences, or that are rendered by their context.
SAID_OTHERWISE = {"the casino", "no more bets", "four numbers", "new bets", "highest stake", "void round", "best play",
                  "mutual best play", "cut card", "minor unit", "cards left", "face up", "face down", "hit rate",
                  "come-out throw", "winning number", "additional card", "additional bets", "open card"}  # fmt: skip
VARIANTS = {"the bank": ("莊", "banqueiro"), "the house": ("選項",), "working day": ("dias úteis",)}
RULED_OUT: dict[Language, tuple[str, ...]] = {
    "pt": (r"\bpano\b", r"\bsapato", r"\bmostrador", r"\bvocê", r"\bcota\b", r"\bapostador", r"\boperador",
           r"(?<!só de )\bleitura",
           r"\bactividade de jogo", r"Ficha PAR", r"(?<![\d.])\d+\.\d+(?![.\d])", r"\bcêntimos", r"\b[Tt]u\b"),
    "zh": ("中出(?!現)", "機率", "您", "閣下", "遊戲", "棄牌(?!局)", "切牌", "標準誤(?!差)", "打和",
           "不蝕", "定局", "(?<!金額)投注者", "經營者", "莊家優勢", "解讀", "釋讀", "釋義", "台面", "卡牌", "証",
           "(?<=[一-鿿]) (?=[一-鿿])"),
}  # fmt: skip


def terms() -> Iterator[Term]:
    """The terms of more than one word; of one word alone, too many are common words too."""
    for line in GLOSSARY.read_text(encoding="utf-8").split("## Words of the law")[1].splitlines():
        cells = [re.sub(r"\s*\(.*?\)", "", cell).strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == 3 and cells[0] != "English" and not cells[0].startswith("---"):
            for en in (each.strip() for each in cells[0].split(",")):
                if " " in en and en not in SAID_OTHERWISE:
                    yield Term(en, _several(cells[1]), _several(cells[2]))


def _several(cell: str) -> tuple[str, ...]:
    return tuple(each.strip(" «»“”「」") for each in re.split(r"[,;、；]", cell))


def text_of(lang: Language, name: str) -> str:
    return "…".join(texts(compiled(lang)[name]))  # where something is filled in


def is_rendered(term: Term, pt: str, zh: str) -> bool:
    variants = VARIANTS.get(term.en, ())
    stems = [[word.casefold().strip("«»“”")[:STEM] for word in each.split() if len(word) >= STEM] for each in term.pt]
    in_portuguese = any(all(stem in pt.casefold() for stem in each) for each in (*stems, *([v] for v in variants)))
    return in_portuguese and any(each in zh for each in (*term.zh, *variants))


def test_terms_are_rendered_by_their_words() -> None:
    found = list(terms())
    assert len(found) > 150
    used, wrong = set(), []
    for term in found:
        for name in SHARED:
            if re.search(rf"\b{re.escape(term.en)}s?\b", text_of("en", name), re.IGNORECASE):
                used.add(term.en)
                if not is_rendered(term, text_of("pt", name), text_of("zh", name)):
                    wrong.append((term.en, name))
    assert len(used) > 40
    assert wrong == []


def test_another_word_is_found() -> None:
    [term] = [term for term in terms() if term.en == "white card"]
    assert is_rendered(term, "a carta branca saiu", "白咭出現")
    assert not is_rendered(term, "o cartão saiu", "白咭出現")
    assert not is_rendered(term, "a carta branca saiu", "白卡出現")


@pytest.mark.parametrize("lang", RULED_OUT)
def test_words_that_are_ruled_out_are_not_used(lang: Language) -> None:
    pattern = re.compile("|".join(RULED_OUT[lang]))
    names = (name for name in compiled(lang) if name in SHARED and not name.endswith("-typed"))  # as it is typed
    unquoted = {name: re.sub(r"“[^”]*”|「[^」]* [^」]*」", "", text_of(lang, name)) for name in names}
    assert {name: found[0] for name, text in unquoted.items() if (found := pattern.search(text))} == {}
