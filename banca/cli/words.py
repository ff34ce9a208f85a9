"""Words typed at a table: those of its language, and the English ones, which are understood everywhere.

They are in the catalogue. `play-word-go` is what is typed for `go` at any table, `blackjack-word-draw` for `draw` at
tables of one game; `…-also` has alternatives.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from banca.messages import Language, has_message, message, message_ids

WORD, ALSO = "-word-", "-also"
AMOUNT_AFTER_CHINESE = re.compile(r"(?<=[\u4e00-\u9fff])(?=[0-9])")  # where no space is needed
PLACE = re.compile(r"[0-9]{1,4}")
MARKS = str.maketrans("？，", "?,")


def word(lang: Language, game: str, english: str) -> str:
    """The word to type for an English word; the same word if the language has no other."""
    for name in (f"{game}-word-{english}", f"play-word-{english}"):
        if has_message(name):
            return message(lang, name)
    return english


def at_place(lang: Language, place: int) -> str:
    """A place as typed after a bet: `at 3`."""
    return message(lang, "play-typed-at", place=place)


def plain(text: str) -> str:
    """Lower case without accents, as people type in haste. The length does not change."""
    return "".join(unicodedata.normalize("NFD", each)[0].lower()[0] for each in text)


class TableWords:
    """The words of one game's tables in one language."""

    def __init__(self, lang: Language, game: str, within: Iterable[str] = ()) -> None:
        """`within` are the English words that may also stand inside a line."""
        meant = {**_words("en", game), **_words(lang, game)}
        self.first = sorted(meant.items(), key=lambda each: -len(each[0]))
        self.within = [(said, english) for said, english in self.first if english in within]
        before, after = (re.escape(plain(part)) for part in message(lang, "play-typed-at", place="\0").split("\0"))
        self.place = re.compile(rf"\s*(?<![a-z]){before}({PLACE.pattern}){after}$")

    def understood(self, line: str) -> str:
        """The line translated to the English words that the table knows; names of bets stay."""
        text = unicodedata.normalize("NFC", line.strip()).translate(MARKS)
        if at := self.place.search(plain(text)):
            text = f"{text[: at.start()]} at {at[1]}".strip()
        text = AMOUNT_AFTER_CHINESE.sub(" ", text)
        said = plain(text)
        for typed, english in self.first:
            if re.match(rf"{re.escape(typed)}(?![^\s?])", said):
                text = english + text[len(typed) :]
                break
        return text if text.startswith("do ") else self._within(text)

    def _within(self, text: str) -> str:
        for typed, english in self.within:
            if found := re.search(rf"(?<=\s){re.escape(typed)}(?!\S)", plain(text)):
                text = text[: found.start()] + english + text[found.end() :]
        return text


@cache
def _words(lang: Language, game: str) -> dict[str, str]:
    """Each word of the language, and its English word."""
    found: dict[str, str] = {}
    for name in (*message_ids(f"play{WORD}"), *message_ids(f"{game}{WORD}")):
        english = name.partition(WORD)[2].removesuffix(ALSO)
        text = message(lang, name)
        for said in re.split(", |、", text) if name.endswith(ALSO) else [text]:
            found[plain(said)] = english
    return found
